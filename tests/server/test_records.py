"""Records, replays, proofs of fair shuffles, games continued from a moment, the daily challenge."""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undermine
from tests.server.people import Person, play_on
from tests.server.running import Server
from undermine.catalogue import names
from undermine.server import shuffle
from undermine.server.protocol import Contribution, Proof, Shuffle
from undermine.server.verify import Seen, Unproved, check, verify

pytestmark = pytest.mark.any_deal

Newcomer = Callable[[Server], Awaitable[Person]]


async def finished(server: Server, people: Newcomer) -> tuple[Person, str]:
    """Ana and two bots, played to the end."""
    ana = await people(server)
    table = (await ana.make(["Ana"], ["Digby", "Rocky"], seats=3))["table"]
    await ana.open(table)
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    for path in ("record", "proof", "replay", "replay/all", "replay/0"):
        answer = await ana.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["key"]) == (409, "table-unfinished")
    await play_on(ana, lambda position: position["legal"][0], [0])
    return ana, table


async def test_a_finished_game_is_a_record_that_replays_to_the_same_end(server: Server, people: Newcomer) -> None:
    ana, table = await finished(server, people)
    answer = await ana.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    game = undermine.load(answer.json())
    assert game.result == ana.positions[0]["state"]["result"]
    assert game.view(0) == ana.positions[0]["state"]
    assert game.players == ["Ana", "Digby", "Rocky"]


async def test_replays_show_any_eyes(server: Server, people: Newcomer) -> None:
    ana, table = await finished(server, people)
    game = undermine.load((await ana.http.get(f"/api/tables/{table}/record")).json())
    outline = (await ana.http.get(f"/api/tables/{table}/replay")).json()
    assert [move["move"] for move in outline["moves"]] == game.moves
    assert [move["round"] for move in outline["moves"]] == sorted(move["round"] for move in outline["moves"])
    stranger = await people(server)
    for eyes, watcher in (("all", None), ("public", undermine.PUBLIC), ("0", 0), ("2", 2)):
        steps = await all_steps(stranger, table, eyes)
        assert [step["moves"] for step in steps] == list(range(len(game.moves) + 1))
        assert steps[-1]["state"] == json.loads(json.dumps(game.view(watcher)))
    hands = (await all_steps(stranger, table, "2"))[0]["state"]["hands"]
    assert "?" not in hands[2]
    assert set(hands[0]) == {"?"}
    for eyes in ("3", "-1", "x", "00000"):
        assert (await stranger.http.get(f"/api/tables/{table}/replay/{eyes}")).status_code == 400
    assert (await stranger.http.get(f"/api/tables/{table}/replay/all?from=x")).json()["key"] == "malformed"


async def all_steps(person: Person, table: str, eyes: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = []
    while True:
        path = f"/api/tables/{table}/replay/{eyes}?from={len(steps)}&count=50"
        more = (await person.http.get(path)).json()["steps"]
        if not more:
            return steps
        steps += more


async def test_the_shuffle_is_proved_and_every_forgery_fails(server: Server, people: Newcomer, tmp_path: Path) -> None:
    ana, table = await finished(server, people)
    before = ana.table["commitment"]
    proof = (await ana.http.get(f"/api/tables/{table}/proof")).json()
    assert proof["shuffle"]["commitment"] == before
    good = tmp_path / "good.json"
    good.write_text(json.dumps(proof))
    assert verify([str(good), "--commitment", before]) == 0
    assert verify([str(good), "--commitment", "0" * 64]) == 1
    for part, value in (("secret", secrets.token_hex(32)), ("commitment", "0" * 64), ("contributions", [])):
        forged = json.loads(json.dumps(proof))
        forged["shuffle"][part] = value
        with pytest.raises(Unproved):
            check(msgspec.convert(forged, Proof))
    forged = json.loads(json.dumps(proof))
    forged["record"]["moves"] = forged["record"]["moves"][:-1]
    with pytest.raises(Unproved, match="not over"):
        check(msgspec.convert(forged, Proof))
    assert verify([str(tmp_path / "none.json")]) == 2
    good.write_text("[" * 5000)
    assert verify([str(good)]) == 2


SECRET, TABLE = "5" * 64, "a" * 26


def proved(people: list[int], added: dict[int, str]) -> Proof:
    """The proof of a game that its first player's moles have played to the end, with what was added to its shuffle."""
    seed = shuffle.seed(TABLE, SECRET, added)
    game = undermine.new("saboteur", players=["Ana", "Ben", "Digby"], seed=seed)
    while game.turn is not None:
        game.apply(game.legal()[0])
    contributions = [Contribution(seat, random) for seat, random in added.items()]
    published = Shuffle(shuffle.SCHEME, TABLE, shuffle.commitment(TABLE, SECRET), SECRET, contributions, people=people)
    return Proof("undermine-proof/1", game.record(), published)


def seen_by(seat: int, proof: Proof) -> Seen:
    """What the browser of a seat has noted of it."""
    assert proof.shuffle is not None
    game = undermine.load(proof.record)
    cards = [event for event in game.events(seat) if event["type"] in ("deal", "draw") and event["seat"] == seat]
    noted = {"format": "undermine-seen/1", "table": TABLE, "commitment": proof.shuffle.commitment, "people": [0, 1]}
    return msgspec.convert({**noted, "randoms": ["1" * 64], "mine": [seat], "seen": {seat: cards}}, Seen)


def test_a_seed_ground_through_a_bots_seat_proves_nothing() -> None:
    added = {0: "1" * 64, 1: "2" * 64}
    assert check(proved([0, 1], added))
    ground = {**added, 2: "3" * 64}
    with pytest.raises(Unproved, match="no bot does: it is otherwise at seat 2"):
        check(proved([0, 1], ground))
    lie = proved([0, 1, 2], ground)
    assert check(lie), "the server calls the bot a person: only who saw the table knows better"
    with pytest.raises(Unproved, match="no person at seat 2"):
        check(lie, seen=seen_by(0, lie))
    assert lie.shuffle is not None
    silent = msgspec.structs.replace(lie, shuffle=msgspec.structs.replace(lie.shuffle, people=None))
    with pytest.raises(Unproved, match="does not say who"):
        check(silent)


def test_a_proof_is_held_against_what_a_browser_saw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proof = proved([0, 1], {0: "1" * 64, 1: "2" * 64})
    seen = seen_by(0, proof)
    assert len(seen.seen[0]) > 10
    files = tmp_path / "proof.json", tmp_path / "seen.json"
    for file, what in zip(files, (proof, seen), strict=True):
        file.write_bytes(msgspec.json.encode(what))
    assert verify([str(files[0]), "--seen", str(files[1])]) == 0
    assert f"the {len(seen.seen[0])} deals and draws that the browser saw" in capsys.readouterr().out
    assert verify([str(files[0])]) == 0
    assert "not checked: what your browser saw" in capsys.readouterr().out
    other = {**seen.seen[0][0], "hand": ["NS"] * 6}
    for change, wrong in (
        ({"seen": {0: [other]}}, "the record deals otherwise"),
        ({"seen": {0: [*seen.seen[0], seen.seen[0][-1]]}}, "the record deals otherwise"),
        ({"seen": {7: []}}, "seat 7, which does not exist"),
        ({"table": "b" * 26}, "another table"),
        ({"commitment": "0" * 64}, "another commitment"),
        ({"randoms": ["3" * 64]}, "added at seat 0 is not in the proof"),
        ({"contradicted": True}, "later others"),
    ):
        with pytest.raises(Unproved, match=wrong):
            check(proof, seen=msgspec.structs.replace(seen, **change))
    with pytest.raises(Unproved, match="the proof has none"):
        check(msgspec.structs.replace(proof, shuffle=None), seen=seen)


@pytest.mark.parametrize("part", ["table", "commitment", "secret"])
def test_a_line_break_is_no_part_of_a_hash(part: str) -> None:
    proof = msgspec.to_builtins(proved([0], {0: "1" * 64}))
    proof["shuffle"][part] += "\n"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(proof, Proof)


def test_verify_reads_standard_input_and_never_shows_a_traceback() -> None:
    for text in ("", "{}", '{"format":"undermine-proof/1","record":{},"shuffle":null}', "\x00"):
        command = [
            sys.executable,
            "-W",
            "ignore",
            "-c",
            "import sys; from undermine.server.verify import verify; sys.exit(verify(['-']))",
        ]
        done = subprocess.run(command, input=text, capture_output=True, text=True)
        assert done.returncode == 2
        assert done.stderr.startswith("undermine verify: this is no proof of a table")
        assert done.stderr.count("\n") == 1


def test_verify_names_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify([str(tmp_path / "proof.json")]) == 2
    assert (
        capsys.readouterr().err == f"undermine verify: cannot read {tmp_path}/proof.json: No such file or directory\n"
    )


def test_the_scheme_never_changes() -> None:
    """Test vectors: whoever checks an old game must get the same."""
    table, secret = "a" * 26, "00" * 32
    assert shuffle.commitment(table, secret) == "be6c17d3f543e092e19f411534effe14b51bf36ec052aa97083e8b1ad30751f6"
    assert (
        shuffle.seed(table, secret, {2: "11" * 32, 0: "22" * 32})
        == "8e48da3982e528d0332dbc50bb8a05e170d7af87726a3a834c75feeee625bcdc"
    )


async def test_a_finished_game_goes_on_from_any_moment_against_bots(server: Server, people: Newcomer) -> None:
    ana, table = await finished(server, people)
    ben = await people(server)
    moves = (await ana.http.get(f"/api/tables/{table}/replay")).json()["moves"]
    wish = {"moment": {"table": table, "moves": 7}, "seat": 1, "name": "Ben", "level": "mole"}
    made = (await ben.http.post("/api/continue", json=wish)).json()
    await ben.open(made["table"])
    await ben.until(lambda: 1 in ben.positions)
    assert ben.table["source"] == {"table": table, "moves": 7}
    assert ben.table["commitment"] is None
    assert [seat["name"] for seat in ben.table["seats"]] == ["Ana", "Ben", "Rocky"]
    await play_on(ben, lambda position: position["legal"][-1], [1])
    record = (await ben.http.get(f"/api/tables/{made['table']}/record")).json()
    assert record["moves"][:7] == [move["move"] for move in moves[:7]]
    assert (await ben.http.get(f"/api/tables/{made['table']}/proof")).json()["shuffle"] is None
    for change, key in (
        ({"moment": {"table": table, "moves": len(moves)}}, "moment-unknown"),
        ({"moment": {"table": "a" * 26, "moves": 1}}, "table-unknown"),
        ({"seat": 3}, "seat-unknown"),
        ({"name": "Rocky"}, "name-taken"),
    ):
        assert (await ben.http.post("/api/continue", json={**wish, **change})).json()["key"] == key
    running = (await ben.make(["Ben"], ["Digby", "Rocky"], seats=3))["table"]
    wish["moment"] = {"table": running, "moves": 0}
    assert (await ben.http.post("/api/continue", json=wish)).json()["key"] == "table-unfinished"


async def test_my_games_tell_what_a_finished_game_came_to(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    await ana.open((await ana.http.post("/api/daily", json={"name": "Solo"})).json()["table"])
    await ana.until(lambda: 0 in ana.positions)
    (line,) = (await ana.http.get("/api/mine")).json()["tables"]
    assert (line["game"], line["winners"], line["scores"]) == ("solo", [], [])
    await play_on(ana, lambda position: position["legal"][0], [0])
    (line,) = (await ana.http.get("/api/mine")).json()["tables"]
    result = ana.positions[0]["state"]["result"]
    assert (line["winners"], line["scores"]) == (result["winners"], result["scores"])
    assert len(line["scores"]) == 1


async def test_the_daily_challenge_is_one_deal_for_everybody(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    answers = await asyncio.gather(*(p.http.post("/api/daily", json={"name": "Solo"}) for p in (ana, ben)))
    if "solo" not in names():
        assert {answer.json()["key"] for answer in answers} == {"option-unknown"}
        return
    again = await ana.http.post("/api/daily", json={"name": "Solo"})
    assert again.status_code == 200
    assert again.json() == answers[0].json()
    for person, answer in zip((ana, ben), answers, strict=True):
        assert answer.status_code == 201
        await person.open(answer.json()["table"])
        await person.until(lambda: 0 in person.positions)  # noqa: B023  awaited at once
    assert ana.table["table"] != ben.table["table"]
    assert ana.positions[0]["state"] == ben.positions[0]["state"]
    assert ana.table["daily"]
