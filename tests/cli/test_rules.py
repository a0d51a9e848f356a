"""`undermine rules`, the help, the version, and commands that do not exist."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import undermine
from tests.house.repo import ROOT
from undermine import citations, rulebook
from undermine.catalogue import names
from undermine.cli import main
from undermine.cli.bench import COLUMNS, Goal, report
from undermine.cli.rules import SHEETS, find


def test_a_clause_is_printed_as_it_stands_in_the_rules() -> None:
    done = undermine("rules", "S-PLACE-3")
    assert done.returncode == 0
    assert done.stdout.decode().strip() == rulebook.clauses("saboteur")["S-PLACE-3"]


def test_every_clause_is_found_by_its_id_in_either_case() -> None:
    for sheet in SHEETS:
        for clause, written in rulebook.clauses(sheet).items():
            assert find(clause) == find(clause.lower()) == {clause: written}


def test_every_id_that_the_sheets_define_in_bold_is_a_clause() -> None:
    for sheet in SHEETS:
        bold = set(re.findall(r"\*\*((?:S|DS?|C)(?:-[A-Z]+)*-R?\d+)\b", rulebook.sheet(sheet)))
        assert bold == set(rulebook.clauses(sheet))


def test_a_chapter_and_all_rules() -> None:
    assert list(find("S-TOOL")) == [clause for clause in rulebook.clauses("saboteur") if clause.startswith("S-TOOL-")]
    printed = undermine("rules").stdout.decode()
    assert all(rulebook.sheet(sheet).strip() in printed for sheet in SHEETS)


def test_another_language_leads_with_its_own_sentence() -> None:
    printed = undermine("rules", "S-PLACE-6", "--lang", "cs").stdout.decode()
    assert printed.startswith("S-PLACE-6: ")
    assert printed.strip().endswith(rulebook.clauses("saboteur")["S-PLACE-6"])
    assert "uninterrupted" not in printed.splitlines()[0]


def line_of(place: str) -> str:
    file, _, number = place.rpartition(":")
    return (ROOT / file).read_text(encoding="utf-8").splitlines()[int(number) - 1]


def test_where_prints_the_deciding_line_first_and_the_tests_last() -> None:
    done = undermine("rules", "s-place-3", "--where")
    assert (done.returncode, done.stderr) == (0, b"")
    places = done.stdout.decode().splitlines()
    assert "return S_PLACE_3" in line_of(places[0])
    assert places[0].startswith("src/undermine/games/saboteur/checks.py:")
    tests = [place for place in places if place.startswith("tests/")]
    assert tests
    assert places[-len(tests) :] == tests
    assert line_of(tests[0]).startswith("def test_S_PLACE_3_")


@pytest.mark.parametrize(
    ("clause", "file", "function"),
    [
        ("S-SETUP-6", "saboteur/deal.py", "deal_hands"),
        ("D-COMP-1", "duel/deal.py", "whole_deck"),
        ("D-END-1", "duel/turns.py", "go_on"),
        ("D-END-3", "duel/pay.py", "end_round"),
        ("D-INFO-2", "duel/turns.py", "look"),
        ("DS-11", "duel/deal.py", "next_card"),
        ("C-END-1", "cave/scoring.py", "end_if_no_cards"),
        ("C-END-2", "cave/clans.py", "clan_out"),
        ("C-END-R1", "cave/turns.py", "end_walk"),
        ("C-END-R2", "cave/scoring.py", "end_if_no_cards"),
        ("C-END-R3", "cave/agreement.py", "may_propose"),
        ("C-CLAN-2", "cave/clans.py", "clan_cards"),
        ("C-DRAW-1", "cave/turns.py", "play_move"),
        ("C-SWAP-2", "cave/turns.py", "act_at_once"),
        ("C-FIELD-4", "cave/steps.py", "across"),
        ("C-PLACE-9", "cave/webs.py", "edge_at"),
        ("S-ACT-2", "saboteur/checks.py", "check_move"),
        ("S-GOLD-2", "saboteur/gold.py", "draw_gold"),
        ("S-INFO-1", "saboteur/view.py", "SaboteurView"),
        ("S-INFO-2", "saboteur/view.py", "SaboteurView"),
        ("S-INFO-3", "saboteur/view.py", "SaboteurView"),
        # the refusal only asks the function that decides
        ("C-GOAL-R3", "cave/goals.py", "lies"),
        ("D-GOAL-3", "duel/goals.py", "orientations"),
        ("D-PAY-4", "duel/pay.py", "payments"),
        # it asks no more than where things are, and decides by itself
        ("C-ROCK-1", "cave/checks.py", "check_rockfall"),
    ],
)
def test_where_leads_to_the_function_that_decides(clause: str, file: str, function: str) -> None:
    first = citations.engine()[clause][0]
    tree = ast.parse(first.file.read_text(encoding="utf-8"))
    around = [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.lineno <= first.line <= (node.end_lineno or 0)
    ]
    assert (f"{first.file.parent.name}/{first.file.name}", around) == (file, [function])


def test_every_place_names_its_clause() -> None:
    for clause, places in [*citations.engine().items(), *citations.tests().items()]:
        for place in places:
            line = place.file.read_text(encoding="utf-8").splitlines()[place.line - 1]
            assert clause in line or clause.replace("-", "_") in line, (clause, place)


def test_where_says_why_there_is_no_line() -> None:
    done = undermine("rules", "S-AMB-25", "--where")
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr.decode().splitlines() == [
        f"undermine: S-AMB-25 is {how}: says of itself that it cannot matter: there is one play in a turn"
        for how in ("uncited", "untested")
    ]


def test_where_without_tests_prints_the_code_and_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(citations, "HOUSE", tmp_path / "house")
    citations.tests.cache_clear()
    try:
        assert main(("rules", "S-PLACE-3", "--where")) == 0
    finally:
        citations.tests.cache_clear()
    out, err = capsys.readouterr()
    assert out.count("\n") == len(citations.engine()["S-PLACE-3"])
    assert (err.count("\n"), "no tests" in err) == (1, True)


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "S-PLACE", "--where"),
        ("rules", "--where"),
        ("rules", "S-PLACE-99"),
        ("rules", "\u017eluť"),
        ("rules", "S-PLACE-3", "--lang", "la"),
        ("rules", "S-PLACE-3", "--la", "cs"),
        ("digging",),
        ("replay",),
        ("replay", "a", "b"),
        ("play", "chess"),
        ("play", "saboteur", "--players", "2"),
        ("play", "saboteur", "--people", "9"),
        ("play", "saboteur", "--bots", "genius"),
        ("play", "saboteur", "--seed", "xyz"),
        ("play", "saboteur", "--option", "edition=1999"),
        ("play", "saboteur", "--option", "speed"),
        ("play", "saboteur", "--resume", "missing.json"),
    ],
)
def test_what_does_not_exist_is_refused_in_one_line(words: tuple[str, ...], capfd: pytest.CaptureFixture[str]) -> None:
    try:
        status: object = main(words)
    except SystemExit as left:
        status = left.code
    out, err = capfd.readouterr()
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("undermine: ")


def test_help_and_version() -> None:
    printed = undermine("--help").stdout.decode()
    for command in ("serve", "play", "replay", "rules", "simulate", "tournament", "bench", "verify"):
        assert f"undermine {command} " in printed
    assert re.fullmatch(
        r"undermine \d+\.\d+\.\d+ \((compiled|interpreted|PURE PYTHON) engine[^)\n]*\)\n",
        undermine("--version").stdout.decode(),
    )


def test_replay_imports_neither_server_nor_bots_nor_drawing() -> None:
    code = "import sys, undermine.cli.replay; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout.split()
    slow = [name for name in loaded if name.split(".")[0] in ("rich", "fluent", "starlette", "numpy", "asyncio")]
    assert slow == []
    assert [name for name in loaded if name.startswith(("undermine.server", "undermine.bots"))] == []


@pytest.mark.parametrize(
    ("goal", "value", "told"),
    [
        (Goal(0.70, 0.90), 0.75, " (floor 0.70 held, aim 0.90 missed)"),
        (Goal(0.70, 0.90), 0.69, " (floor 0.70 MISSED, aim 0.90 missed)"),
        (Goal(0.40, 0.25), 0.25, " (floor 0.40 held, aim 0.25 reached)"),
        (Goal(3.0, 1.2), 3.1, " (floor 3.00 MISSED, aim 1.20 missed)"),
        (Goal(60_000, 120_000), 120_000, " (floor 60,000 held, aim 120,000 reached)"),
    ],
)
def test_bench_says_whether_a_floor_and_an_aim_hold(goal: Goal, value: float, told: str) -> None:
    assert goal.beside(value) == told


def test_bench_measures_both_engines_and_names_what_is_missing() -> None:
    done = undermine("bench", "--json", "--quick", "--alone")
    assert (done.returncode, done.stderr) == (0, b"")
    answer = json.loads(done.stdout)
    assert answer["yardsticks"] == {}
    for engine in ("compiled", "interpreted"):
        if engine == "compiled" and answer[engine] is None:
            continue
        assert sorted(answer[engine]) == sorted(names())
        for counts in answer[engine].values():
            for figures in counts.values():
                assert set(figures) == set(COLUMNS)
                assert all(figure > 0 for figure in figures.values())
    told = "\n".join(report(answer))
    assert ("(floor 3.00 " in told) == (answer["compiled"] is not None)
    without = {**answer, "compiled": None, "yardsticks": {"OpenSpiel": None, "RLCard": {"uno": 1.0}}}
    assert "  not installed" in report(without)
