"""Words at a table: stored, shown to everybody, refused with a sentence, limited; and what each notes for themselves alone."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import undermine
from tests.server.people import Person, play_on
from tests.server.running import Server
from undermine.server import decisions
from undermine.server.connection import Connection
from undermine.server.entries import (
    BotSat,
    Entry,
    Made,
    Marked,
    Moved,
    Muted,
    Sat,
    Started,
    Talked,
    Undone,
    encode_entries,
)
from undermine.server.forget import rewrite
from undermine.server.gate import WORDS_A_MINUTE
from undermine.server.live import LiveTable
from undermine.server.protocol import Settings, encode
from undermine.server.refusal import Refusal
from undermine.server.shows import show_talk
from undermine.server.table import TableState

Newcomer = Callable[[Server], Awaitable[Person]]


async def begin(server: Server, people: Newcomer, **settings: Any) -> tuple[Person, Person, str]:
    """Deal to Ana at seat 0, a mole at seat 1 and Ben at seat 2."""
    ana, ben = await people(server), await people(server)
    table = (await ana.make(["Ana"], ["Digby"], seats=3, **settings))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben")
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await ben.until(lambda: 2 in ben.positions)
    return ana, ben, table


async def test_a_word_is_shown_to_everybody_at_the_table_and_who_looks_on(server: Server, people: Newcomer) -> None:
    ana, ben, table = await begin(server, people)
    stranger, television = await people(server), await people(server)
    await stranger.open(table)
    television.http.cookies = ana.http.cookies
    await television.open(table, "?watch=public")
    answer = await ana.ask("say", seat=0, word="claim 8,2 gold")
    told = {key: answer[key] for key in ("type", "seat", "name", "word", "phrase", "moves", "round", "true")}
    assert list(told.values()) == ["said", 0, "Ana", "claim 8,2 gold", None, 0, 1, None]
    for other in (ben, stranger, television):
        await other.until(partial(getattr, other, "said"))
        assert {**other.said[0], "reply": None} == {**answer, "reply": None}
    assert (await television.ask("say", seat=0, word="deny"))["key"] == "watching-only"
    assert (await stranger.ask("say", seat=0, word="deny"))["key"] == "not-your-seat"
    late = await people(server)
    await late.open(table)
    await late.ask("ping")
    assert [line["word"] for line in late.said] == ["claim 8,2 gold"]
    position = ana.positions[0]
    assert position["number"] == 0, "a word is no move"


BAD = {
    "hello": "word-unknown",
    "claim 8,2 silver": "word-unknown",
    "claim 4,4 exit": "word-other-game",
    "claim 2 loyal": "word-other-game",
    "accuse 3": "word-seat",
    "accuse 0": "word-self",
    "trust 0": "word-self",
    "claim 1,0 gold": "word-goal",
    "ask dig 99,0": "word-far",
    "unsay accuse 1": "word-unsaid",
    "x" * 61: "malformed",
    "": "malformed",
}


async def test_what_cannot_be_said_is_refused_in_a_sentence_and_nothing_is_stored(
    server: Server, people: Newcomer
) -> None:
    ana, ben, _ = await begin(server, people)
    for text, key in BAD.items():
        answer = await ana.ask("say", seat=0, word=text)
        while answer["key"] == "too-fast":
            answer = await ana.ask("say", seat=0, word=text)
        assert (answer["type"], answer["key"]) == ("refused", key), text
        assert answer["message"].endswith(".")
        assert "\n" not in answer["message"]
    for wrong in ({}, {"phrase": "hello", "word": "deny"}, {"word": "deny", "to": 1}, {"word": 7}):
        answer = await ben.ask("say", seat=2, **wrong)
        assert answer["key"] == "malformed"
    await ben.ask("ping")
    assert ben.said == ana.said == []


async def ask_patiently(person: Person, kind: str, **fields: Any) -> dict[str, Any]:
    """Ask until the socket's own limit lets it through: a whole game may have been played within a second."""
    while (answer := await person.ask(kind, **fields)).get("key") == "too-fast":
        await asyncio.sleep(0.1)
    return answer


async def test_words_need_a_round_that_runs(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    table = (await ana.make(["Ana"], ["Digby", "Rocky"], seats=3))["table"]
    await ana.open(table)
    assert (await ana.ask("say", seat=0, word="deny"))["key"] == "table-not-started"
    assert (await ana.ask("mark", seat=0, about=1, mark="trust"))["key"] == "table-not-started"
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await ana.ask("say", seat=0, word="accuse 1")
    await ana.ask("mark", seat=0, about=2, mark="trust")
    chance = random.Random(3)
    await play_on(ana, lambda position: chance.choice(position["legal"]), [0])
    assert (await ask_patiently(ana, "say", seat=0, word="deny"))["key"] == "word-round"
    assert (await ask_patiently(ana, "mark", seat=0, about=2, mark="suspect"))["key"] == "word-round"
    record = (await ana.http.get(f"/api/tables/{table}/record")).json()
    assert record["words"] == [[0, 0, "accuse 1"]]
    assert undermine.load(record).words == [(0, 0, "accuse 1")]
    told = [line for line in ana.said if line["word"]]
    assert told[0]["true"] is None
    assert told[-1]["true"] is undermine.load(record).said()[0].true, "told once the round is over"
    assert len(told) == 2
    outline = (await ana.http.get(f"/api/tables/{table}/replay")).json()
    assert outline["words"] == [{"moves": 0, "seat": 0, "word": "accuse 1", "round": 1, "true": told[-1]["true"]}]
    proof = (await ana.http.get(f"/api/tables/{table}/proof")).json()
    assert proof["record"] == record
    again = await people(server)
    again.http.cookies = ana.http.cookies
    await again.open(table)
    await again.ask("ping")
    assert [line["true"] for line in again.said if line["word"]] == [told[-1]["true"]]
    assert again.table["marks"] == [{"seat": 0, "about": 2, "round": 1, "mark": "trust"}]


async def test_while_a_round_runs_nobody_is_told_what_is_true(server: Server, people: Newcomer) -> None:
    ana, ben, _ = await begin(server, people)
    for person, seat, words in (
        (ana, 0, ["claim 8,2 gold", "claim 8,2 stone", "accuse 1", "trust 2", "deny"]),
        (ben, 2, ["claim 8,0 gold", "accuse 0", "deny"]),
    ):
        for word in words:
            assert (await person.ask("say", seat=seat, word=word))["type"] == "said"
    await ana.play(0)
    await ben.until(lambda: ben.positions[2]["moves"] >= 2)
    lines = [json.loads(frame) for frame in [*ana.frames, *ben.frames] if '"said"' in frame]
    assert len(lines) == 16
    assert {line["true"] for line in lines} == {None}


@pytest.mark.parametrize(
    ("words", "claim", "accuse"), [("no-claims", "claims-off", ""), ("none", "words-off", "words-off")]
)
async def test_a_table_chooses_what_is_said(
    server: Server, people: Newcomer, words: str, claim: str, accuse: str
) -> None:
    ana, _, _ = await begin(server, people, words=words)
    assert ana.table["settings"]["words"] == words
    assert (await ana.ask("say", seat=0, word="claim 8,2 gold"))["key"] == claim
    assert (await ana.ask("say", seat=0, phrase="gold-there"))["key"] == "claims-off"
    assert (await ana.ask("say", seat=0, word="accuse 1")).get("key", "") == accuse
    assert (await ana.ask("say", seat=0, phrase="hello"))["type"] == "said"


async def test_in_the_duel_there_are_no_words(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    table = (await ana.make(["Ana"], ["Digby"], game="duel", seats=2))["table"]
    await ana.open(table)
    await ana.start()
    assert (await ana.ask("say", seat=0, word="deny"))["key"] == "word-none"
    assert (await ana.ask("mark", seat=0, about=1, mark="trust"))["key"] == "word-none"


async def test_so_many_words_in_a_minute_and_no_more(server: Server, people: Newcomer) -> None:
    ana, _, _ = await begin(server, people)
    said, answer = 0, {"key": "too-fast"}
    while answer.get("key", "too-fast") == "too-fast":
        answer = await ana.ask("say", seat=0, word="deny")
        said += answer["type"] == "said"
        assert said <= 2 * WORDS_A_MINUTE
    assert (answer["kind"], answer["key"]) == ("limit", "words-enough")
    assert said >= WORDS_A_MINUTE
    assert len(ana.said) == said


async def test_a_phrase_can_name_somebody(server: Server, people: Newcomer) -> None:
    ana, ben, _ = await begin(server, people)
    assert (await ana.ask("say", seat=0, phrase="need-repair", to=2))["to"] == 2
    await ben.until(lambda: ben.said)
    assert (ben.said[0]["phrase"], ben.said[0]["to"]) == ("need-repair", 2)
    assert (await ana.ask("say", seat=0, phrase="hello", to=0))["key"] == "word-self"
    assert (await ana.ask("say", seat=0, phrase="hello", to=7))["key"] == "seat-unknown"


async def test_the_words_of_the_muted_are_shown_and_their_talk_is_not(server: Server, people: Newcomer) -> None:
    ana, ben, _ = await begin(server, people)
    await ben.ask("mute", seat=0, muted=True)
    await ana.ask("say", seat=0, phrase="hello")
    await ana.ask("say", seat=0, word="deny")
    await ben.until(lambda: ben.said)
    assert [line["word"] for line in ben.said] == ["deny"]


async def test_what_is_noted_is_for_oneself_on_all_devices_and_nobody_notices(server: Server, people: Newcomer) -> None:
    ana, ben, table = await begin(server, people)
    phone = await people(server)
    phone.http.cookies = ana.http.cookies
    await phone.open(table)
    television = await people(server)
    television.http.cookies = ana.http.cookies
    await television.open(table, "?watch=public")
    await ana.until(lambda: ana.table["watchers"] == 1 and ana.table["seats"][2]["online"])
    for person in (ana, ben, television):
        await person.ask("ping")
    before = len(ben.frames), len(television.frames)
    own = [{"seat": 0, "about": 1, "round": 1, "mark": "suspect"}]
    assert (await ana.ask("mark", seat=0, about=1, mark="suspect"))["marks"] == own
    await phone.until(lambda: phone.table["marks"] == own)
    await ben.ask("ping")  # whatever was sent because of it would have come before
    await television.ask("ping")
    assert (len(ben.frames) - 1, len(television.frames) - 1) == before
    await ben.ask("rename", seat=2, name="Bo")  # refused, and the table is sent to nobody
    assert (await ben.ask("mark", seat=2, about=0, mark="trust"))["marks"] == [
        {"seat": 2, "about": 0, "round": 1, "mark": "trust"}
    ]
    assert (await ben.ask("mark", seat=0, about=2, mark="trust"))["key"] == "not-your-seat"
    assert (await ana.ask("mark", seat=0, about=0, mark="trust"))["key"] == "word-self"
    assert (await ana.ask("mark", seat=0, about=5, mark="trust"))["key"] == "word-seat"
    assert (await ana.ask("mark", seat=0, about=1, mark="love"))["key"] == "malformed"
    assert (await ana.ask("mark", seat=0, about=1, mark=None))["marks"] == []
    shown = "".join(ben.frames + television.frames)
    assert "suspect" not in shown


async def test_a_killed_server_loses_no_word_that_was_shown(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path)
    ana = await Person(server).arrive()
    table = (await ana.make(["Ana"], ["Digby", "Rocky"], seats=3))["table"]
    await ana.open(table)
    await ana.start()
    said = []
    for word in ("claim 8,2 gold", "accuse 1", "unsay accuse 1", "trust 2"):
        assert (await ana.ask("say", seat=0, word=word))["type"] == "said"
        said.append(word)
        server.kill()
        server.start()
        await ana.open(table)
        await ana.ask("ping")
        assert sorted({line["number"] for line in ana.said}) == list(range(len(said)))
        assert [line["word"] for line in ana.said[-len(said) :]] == said
    await ana.ask("mark", seat=0, about=1, mark="suspect")
    server.kill()
    server.start()
    await ana.open(table)
    assert [mark["mark"] for mark in ana.table["marks"]] == ["suspect"]
    await ana.leave()
    assert server.stop() == 0


async def test_what_is_kept_about_a_person_holds_their_words_and_marks(server: Server, people: Newcomer) -> None:
    ana, ben, table = await begin(server, people)
    await ana.ask("say", seat=0, word="accuse 1")
    await ana.ask("mark", seat=0, about=2, mark="suspect")
    await ben.ask("mark", seat=2, about=0, mark="trust")
    (game,) = [each for each in (await ana.http.get("/api/me/export")).json()["games"] if each["table"] == table]
    assert [line["said"] for line in game["talk"]] == ["accuse 1"]
    assert game["marks"] == [{"seat": 0, "about": 2, "round": 1, "mark": "suspect"}]


# -- the log alone


def dealt(game: str = "saboteur", seats: int = 3) -> TableState:
    """Return a table at its deal."""
    made = Made(Settings(game=game, seats=seats), "guest 0", "Ana", "CODE22", 1000, secret="1" * 64)  # type: ignore[arg-type]
    state = TableState.first("a" * 26, made)
    for seat in range(seats):
        state.apply(Sat(seat, f"guest {seat}", f"Name {seat}"))
    state.apply(Started(2000))
    return state


def test_whoever_mutes_a_bot_hears_its_words_and_not_why() -> None:
    state = dealt()
    state.apply(Talked(1, "Pip", 3000, word="accuse 2", remark="why-dead-ends-any-1", to=2, count=3))
    state.apply(Talked(1, "Pip", 3000, to=2, remark="accused-any-1", count=1))
    state.apply(Muted("guest 0", 1, True))
    shown: dict[str, list[Any]] = {}
    for guest in ("guest 0", "guest 2"):
        table, connection = (
            cast(LiveTable, SimpleNamespace(state=state)),
            cast(Connection, SimpleNamespace(guest=guest)),
        )
        heard = [LiveTable._heard(table, connection, number, encode(show_talk(state, number))) for number in (0, 1)]
        shown[guest] = [line and json.loads(line) for line in heard]
    assert [(line["word"], line["remark"]) for line in shown["guest 2"]] == [
        ("accuse 2", "why-dead-ends-any-1"),
        (None, "accused-any-1"),
    ]
    word, remark = shown["guest 0"]
    assert remark is None
    assert word == {**shown["guest 2"][0], "remark": None, "to": None, "count": None}


def test_marks_begin_anew_with_every_round_and_go_with_the_person() -> None:
    state, chance = dealt(), random.Random(2)
    state.apply(Marked(0, 1, "suspect"))
    state.apply(Marked(0, 2, "unsure"))
    state.apply(Marked(0, 2, None))
    assert state.marks == {(1, 0, 1): "suspect"}
    while state.game is not None and state.game.round == 1:
        state.apply(Moved(chance.choice(state.game.legal()), "person", 3000))
    assert (2, 0, 1) not in state.marks
    state.apply(Marked(0, 1, "trust"))
    state.apply(Marked(2, 1, "trust"))
    assert state.marks == {(1, 0, 1): "suspect", (2, 0, 1): "trust", (2, 2, 1): "trust"}
    state.apply(BotSat(0, "mole", "Ana"))
    assert state.marks == {(2, 2, 1): "trust"}, "nobody else ever sees them"


def cave_log(pairs: int) -> tuple[TableState, list[Entry]]:
    """Return a table of the cave at its deal, and a log of moves and words in which moves are taken back."""
    state, log, chance = dealt("cave", 4), list[Entry](), random.Random(5)
    played = state.copy()
    texts = [
        "deny",
        "accuse 1",
        "trust 2",
        "ask dig 0,1",
        "claim 4,4 exit",
        "claim 3,3 exit",
        "unsay accuse 1",
        "claim 2 loyal",
    ]
    while sum(isinstance(entry, Undone) for entry in log) < pairs:
        assert played.game is not None
        assert played.turn is not None
        seat = played.turn
        log.append(Moved(chance.choice(played.game.legal()), "person", 3000 + len(log)))
        played.apply(log[-1])
        try:
            speaker = chance.randrange(4)
            decision = decisions.word(played, speaker, f"Name {speaker}", chance.choice(texts), 3000)
            log += decision.entries
            played.apply(log[-1], decision.game)
        except Refusal:
            pass
        while decisions.why_no_undo(played, seat) is None and chance.random() < 0.7:
            log.append(Undone(3000 + len(log)))
            played.apply(log[-1])
    return state, log


def test_words_stay_when_a_move_is_taken_back_and_the_record_can_be_loaded() -> None:
    begun, log = cave_log(40)
    live, read = begun.copy(), begun.copy()
    for entry in log:
        live.apply(entry)
    for _ in read.read(log):
        pass
    assert live.game is not None
    assert read.game is not None
    record = live.game.record()
    assert read.game.record() == record
    assert read.whens == live.whens
    said = [entry.word for entry in log if isinstance(entry, Talked)]
    assert len(said) > 10
    assert [text for _, _, text in undermine.load(record).words] == said
    assert [when.moves for when in live.whens] == [before for before, _, _ in undermine.load(record).words]


def test_forgetting_a_person_leaves_the_words_of_the_game_and_no_mark() -> None:
    made = Made(Settings(game="saboteur", seats=3), "guest 0", "Ana", "CODE22", 1000, secret="1" * 64)
    entries: list[Entry] = [made, *(Sat(seat, f"guest {seat}", f"Name {seat}") for seat in range(3)), Started(2000)]
    entries += [Talked(0, "Name 0", 3000, word="accuse 1"), Marked(0, 1, "suspect"), Marked(1, 0, "trust")]
    rewritten = rewrite("a" * 26, [(0, encode_entries(entries))], "guest 0").bodies[0]
    assert b"accuse 1" in rewritten
    assert b"suspect" not in rewritten
    assert b"trust" in rewritten
