"""What is renamed in a game's declaration fails the types of everybody who reads it, in Python and on the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from tests.house.repo import ROOT
from undermine.border import BORDERS
from undermine.kernel.border import Border
from undermine.server import shapes
from undermine.texts import LANGUAGES, has_text

RENAMED = (  # the declaration, from where on, the old name and the new one: fields, a reason, a kind of event
    ("kernel", "class Break(", "    target:", "    victim:"),
    ("games/saboteur", "class Open(", "    tools:", "    wrecks:"),
    ("games/saboteur", "Reason = Literal[", '"most nuggets', '"the most nuggets'),
    ("games/cave", "class Endure(", '"endure"', '"suffer"'),
)
READERS = {
    "src/undermine/cli/telling.py": '"target"',
    "src/undermine/bots/saboteur/story.py": '"target"',
    "src/undermine/cli/screen.py": '"tools"',
    "src/undermine/games/saboteur/gold.py": '"reason"',
    "src/undermine/games/cave/attacks.py": "'endure'",
}
PAGE_READERS = {
    "src/game/particulars.ts": "'target'",
    "src/game/Players.svelte": "'tools'",
    "src/game/result.ts": "the most nuggets",
    "src/game/Play.svelte": "endure",
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Copy what the types are checked of, rename what is RENAMED, and write the page's types anew."""
    compiled = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=compiled)
    shutil.copytree(ROOT / "client", tmp_path / "client", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for room, where, old, new in RENAMED:
        border = tmp_path / "src" / "undermine" / room / "border.py"
        before, found, after = border.read_text(encoding="utf-8").partition(where)
        assert old in after, f"{border} has no {old.strip()} after {where}"
        border.write_text(before + found + after.replace(old, new, 1), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "UNDERMINE_PURE": "1"}
    schema = run([sys.executable, "-m", "undermine.server.schema"], tmp_path, environment)
    assert schema.returncode == 0, schema.stderr
    types = subprocess.run(
        ["node", "scripts/types.mjs"], cwd=tmp_path / "client", input=schema.stdout, text=True, capture_output=True
    )
    assert types.returncode == 0, types.stderr
    return tmp_path


def run(
    command: list[str], folder: Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end and keep what it says."""
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.soak  # two type checkers over everything: about a minute of processor time
def test_renaming_fails_mypy_and_svelte_check(copy: Path) -> None:
    mypy = run([sys.executable, "-m", "mypy", "--no-error-summary", "src"], copy)
    assert mypy.returncode == 1, mypy.stdout + mypy.stderr
    page = run(["node", "node_modules/svelte-check/bin/svelte-check", "--output", "machine"], copy / "client")
    assert page.returncode == 1, page.stdout + page.stderr
    assert unnamed(READERS, mypy.stdout) == []
    assert unnamed(PAGE_READERS, page.stdout) == []


def unnamed(readers: dict[str, str], told: str) -> list[str]:
    """List the readers that no complaint about their field names."""
    return [path for path, name in readers.items() if not re.search(rf"{path}\b.*{name}", told)]


def test_the_states_of_the_pages_tests_are_those_of_the_declarations() -> None:
    schema = run([sys.executable, "-W", "ignore", "-m", "undermine.server.schema"], ROOT)
    states = subprocess.run(
        ["node", "scripts/types.mjs", "--print-states"],
        cwd=ROOT / "client",
        input=schema.stdout,
        text=True,
        capture_output=True,
        check=True,
    )
    assert states.stdout == (ROOT / "client/tests/states.ts").read_text(encoding="utf-8"), "run `make border`"


def test_the_shuffle_is_held_against_what_chance_dealt() -> None:
    """A kind that shows its seat cards out of the deck is declared as dealt in every game, and read from the declaration."""
    for game, kinds in shapes.dealing().items():
        assert kinds == ["deal", "draw"], game
    for reader in ("src/undermine/server/verify.py", "client/src/net/shuffle.ts"):
        assert not re.search(r"""["'](?:deal|draw)["']""", (ROOT / reader).read_text(encoding="utf-8")), reader


@pytest.mark.parametrize("border", BORDERS, ids=lambda border: border.sheet)
def test_the_contract_names_every_key_of_a_state(border: Border) -> None:
    """In its section 5, or in section 4 where a setup has the same."""
    contract = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")
    sections = re.split(r"(?m)^## \d+\. ", contract)[4:6]
    keys = get_type_hints(border.state)
    assert len(keys) > 15
    assert [key for key in keys if not any(f"`{key}`" in section for section in sections)] == []


@pytest.mark.parametrize("border", BORDERS, ids=lambda border: border.sheet)
def test_every_reason_has_a_text_in_every_language(border: Border) -> None:
    (result,) = (shape for shape in get_args(get_type_hints(border.open)["result"]) if shape is not type(None))
    reasons = get_args(get_type_hints(result)["reason"])
    assert reasons
    for language in LANGUAGES:
        missing = [reason for reason in reasons if not has_text(f"reason-{reason.replace(' ', '-')}", language)]
        assert missing == [], language
