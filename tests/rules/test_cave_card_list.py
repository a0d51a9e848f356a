"""A corrected card list needs no code: another list, put in place of ours, plays by the same rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.house.repo import PACKAGE, ROOT

CORRECTIONS = {
    # shapes, specials and their fields, levels of actions, wooden axes, goals: everything the pictures would have told us
    '"I:NE+ladder"         = 1': '"I:NSW+ladder"        = 1',
    '"II:NE+lair-E"        = 1': '"II:NEW+lair-N"       = 1',
    '"II:EW+ladder-E"      = 1': '"II:NS+ladder-S"      = 1',
    '"I:NS.EW+bridge-EW"   = 1': '"I:NS.EW+bridge-NS"   = 1',
    '"III:NEW+vein"        = 1': '"III:E.W+vein-W"      = 1',
    '"III:N.E.S.W"         = 1': '"III:N.ESW"           = 1',
    '"II:N.S"              = 1': '"II:NS.E"             = 1',
    '"III:NE.SW+tunnel"    = 1': '"III:NW.ES+tunnel"    = 1',
    '"I:rat"        = 2': '"I:rat"        = 1',
    '"II:rat"       = 1': '"II:rat"       = 2',
    '"I:boots"      = 2': '"I:boots"      = 3',
    '"II:boots"     = 1\n': "",
    '"III:NESW+exit"  = 1': '"III:NSW+exit"   = 1',
    '"III:NE+ladder"  = 1': '"III:NES+ladder" = 1',
    '"III:NW+lair"    = 1': '"III:ES+lair"    = 1',
}
GAMES = """
from tests.rules.cave_model import legal, monster_in
from undermine.testing import Walk
seen = set()
for players, seed in ((2, 1), (5, 3), (8, 4)):
    walk = Walk("cave", players, seed)
    for game in walk.steps():
        seen.add(game.phase)
        if game.phase != "orient":
            state = dict(game.view()) | {"moving": monster_in(game.moves)}
            assert set(game.legal()) == legal(state), game.record()
        assert state["bank"] + sum(state["nuggets"]) + sum(state["veins"].values()) == 46
print("played", sorted(seen), {code for code in walk.game.rules.box.codes if "E.W+vein-W" in code})
"""


def test_another_card_list_plays_by_the_same_rules(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "undermine", ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))
    shutil.copytree(
        ROOT / "tests" / "rules", tmp_path / "tests" / "rules", ignore=shutil.ignore_patterns("__pycache__")
    )
    cards = tmp_path / "undermine" / "games" / "cave" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    for ours, theirs in CORRECTIONS.items():
        assert text.count(ours) == 1, ours
        text = text.replace(ours, theirs)
    assert tomllib.loads(text)["paths"]["III:E.W+vein-W"] == 1
    cards.write_text(text, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", GAMES],
        cwd=tmp_path,
        env={**os.environ, "UNDERMINE_PURE": "1", "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout.startswith("played")
    assert "{'III:E.W+vein-W'}" in run.stdout
