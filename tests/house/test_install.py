"""From the source distribution to a running server: installed where nothing lies but what it says it needs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.house.packing import Packed, packed
from tests.house.repo import PACKAGE
from undermine import __version__

BASE = "http:" + "//127.0.0.1"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    return packed(tmp_path_factory.getbasetemp())


def needed(made: Packed, extra: str) -> list[Distribution]:
    """List what the wheel's own metadata asks for, and what that asks for, as it lies in the tests' environment."""
    with zipfile.ZipFile(made.wheel) as wheel:
        (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = wheel.read(name).decode("utf-8")
    asked = [(Requirement(line), extra) for line in re.findall(r"(?m)^Requires-Dist: (.+)$", metadata)]
    found: dict[str, Distribution] = {}
    while asked:
        requirement, wish = asked.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": wish}):
            continue
        name = re.sub(r"[-_.]+", "-", requirement.name).lower()
        if name == "undermine":
            continue
        known = name in found
        found[name] = distribution(requirement.name)
        wishes = {*requirement.extras} if known else {"", *requirement.extras}
        asked += [(Requirement(line), wish) for line in found[name].requires or [] for wish in wishes]
    return list(found.values())


def install(made: Packed, folder: Path, extra: str) -> Path:
    """Make an environment of its own, put the wheel into it, and link what it asks for; nothing is fetched."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    uv = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--quiet", "--offline", "--no-deps"]
    subprocess.run([*uv, "--no-cache", "--python", python, made.wheel], check=True, capture_output=True)
    (site,) = folder.glob("lib/python*/site-packages")
    for one in needed(made, extra):
        files = [Path(str(file)) for file in one.files or [] if ".." not in file.parts]
        packages = {file.parts[0] for file in files if len(file.parts) == 2 and file.name == "__init__.py"}
        for file in {Path(file.parts[0]) if file.parts[0] in packages else file for file in files}:
            link = site / file
            link.parent.mkdir(parents=True, exist_ok=True)
            if not link.exists():
                link.symlink_to(Path(str(one.locate_file(str(file)))))
    return folder / "bin" / "undermine"


@pytest.fixture(scope="module")
def server(made: Packed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install `undermine[server]`."""
    return install(made, tmp_path_factory.mktemp("server"), "server")


@pytest.fixture(scope="module")
def plain(made: Packed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install `undermine` without extras."""
    return install(made, tmp_path_factory.mktemp("plain"), "")


def run(command: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run an installed command far from the sources, as somebody does who never heard of UNDERMINE_PURE."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("UNDERMINE_", "PYTHON"))}
    return subprocess.run(
        [command, *words], cwd=command.parent, env=kept, capture_output=True, text=True, timeout=120, check=False
    )


def test_plain_it_plays_and_says_once_that_it_is_slow(plain: Path) -> None:
    told = run(plain, "--version")
    assert told.returncode == 0
    assert told.stdout.startswith(f"undermine {__version__} (PURE PYTHON engine, about a hundred times slower: ")
    assert told.stderr.count("undermine runs as pure Python") == 1
    assert "S-PLACE-3" in run(plain, "rules", "S-PLACE-3").stdout
    played = run(plain, "simulate", "duel", "--games", "1", "--level", "mole", "--workers", "1")
    assert (played.returncode, "%" in played.stdout) == (0, True)


@pytest.mark.parametrize("words", [("serve",), ("verify", "x"), ("think",), ()])
def test_plain_it_names_the_extra_that_a_command_needs(plain: Path, words: tuple[str, ...]) -> None:
    told = run(plain, *words)
    assert told.returncode == 2
    assert told.stderr.splitlines()[-1].endswith("is not installed; pip install 'undermine[server]'")


def test_plain_it_names_the_extra_that_a_bot_at_a_table_needs(plain: Path) -> None:
    told = run(plain, "sit", "https://mine.example/t/x")
    assert (told.returncode, told.stderr.splitlines()[-1].endswith("pip install 'undermine[client]'")) == (2, True)
    told = run(plain.with_name("python"), "-c", "import undermine.client")
    assert told.stderr.splitlines()[-1].endswith("bots at a table need websockets: pip install 'undermine[client]'")


EXTRAS = {
    "client": "import undermine.cli.sit, undermine.client; print('sits')",
    "envs": "from undermine import envs; print(len(envs.env('solo', 1).possible_agents))",
    "openspiel": "import pyspiel, undermine.envs.openspiel; print(pyspiel.load_game('python_undermine_duel').num_players())",
    "simulate": "from pathlib import Path; from undermine.lab.records import check_records as c; print(c(Path('.')))",
}


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_brings_all_that_its_part_needs(extra: str, made: Packed, tmp_path: Path) -> None:
    """Everybody works with all extras installed, so that one that lacks something is not noticed."""
    command = install(made, tmp_path / extra, extra)
    told = run(command.with_name("python"), "-c", EXTRAS[extra])
    assert (told.returncode, told.stdout.strip()) == (
        0,
        {"openspiel": "2", "envs": "1", "client": "sits"}.get(extra, "None"),
    )


def test_plain_it_names_the_extra_that_environments_and_parquet_need(plain: Path) -> None:
    python = plain.with_name("python")
    told = run(python, "-c", "from undermine import envs; envs.env('solo', players=1)")
    assert told.stderr.splitlines()[-1].endswith("environments need numpy: pip install 'undermine[envs]'")
    told = run(plain, "simulate", "solo", "--games", "1", "--out", "games.parquet")
    assert told.stderr.splitlines()[-1].endswith("pip install 'undermine[simulate]', or write .jsonl")


@pytest.fixture
def address(server: Path, tmp_path: Path) -> Iterator[str]:
    """Serve, and stop when the test is over."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("UNDERMINE_", "PYTHON"))}
    command = [str(server), "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    process = subprocess.Popen(
        command, cwd=tmp_path, env=kept, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        found = re.search(BASE + r":\d+", first)
        assert found, first
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=60)


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        assert answer.status == 200
        return str(answer.read().decode("utf-8"))


def test_it_serves_the_page_the_books_and_the_games(address: str) -> None:
    page = get(address + "/")
    assert page == (PACKAGE / "server" / "static" / "index.html").read_text(encoding="utf-8")
    for script in re.findall(r'src="/?(assets/[\w.-]+\.js)"', page):
        assert len(get(f"{address}/{script}")) > 1000
    books = [path.name for path in (PACKAGE / "server" / "static" / "assets").glob("saboteur-*.js")]
    assert len(books) >= 5
    for book in books:
        assert len(get(f"{address}/assets/{book}")) > 1000
    told = json.loads(get(f"{address}/api/catalogue"))
    assert told["version"] == __version__
    assert get(f"{address}/healthz") == "ok\n"


def test_it_plays_after_an_import_alone(server: Path) -> None:
    script = "import undermine; game = undermine.new('duel', players=2, seed=7); print(len(game.legal()) > 3)"
    assert run(server.with_name("python"), "-c", script).stdout == "True\n"
