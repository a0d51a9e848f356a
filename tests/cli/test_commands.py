"""The table of commands: what it hands on to server and bots, and what plain `undermine` does."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import undermine
from undermine import _engine, cli


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_is_where_the_table_says(name: str) -> None:
    command = cli.COMMANDS[name]
    pytest.importorskip(command.module)
    assert callable(getattr(import_module(command.module), command.function))


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_tells_its_usage(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip(cli.COMMANDS[name].module)
    with pytest.raises(SystemExit) as left:
        cli.main([name, "--help"])
    assert left.value.code == 0
    assert f"usage: undermine {name}" in capsys.readouterr().out


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_refuses_what_it_cannot_read_in_one_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip(cli.COMMANDS[name].module)
    with pytest.raises(SystemExit) as left:
        cli.main([name, "--no-such-thing"])
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("undermine: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("display", "opens"), [(":0", True), ("", False)])
def test_plain_undermine_serves_and_opens_the_page_where_a_desktop_is(
    display: str, opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def serve(argv: list[str], ready: Callable[[str], None] | None = None) -> int:
        asked.append((argv, ready))
        return 0

    monkeypatch.setattr("undermine.server.main.serve", serve)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert cli.main([]) == 0
    assert asked == [([], cli.open_page if opens else None)]


def test_a_part_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(cli.COMMANDS, "verify", cli.COMMANDS["verify"]._replace(module="nowhere.at_all"))
    assert cli.main(["verify", "x"]) == 2
    said = "undermine: this installation cannot verify: nowhere is not installed; pip install 'undermine[server]'\n"
    assert capsys.readouterr().err == said


def test_a_module_of_ours_that_is_missing_is_no_part_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cli.COMMANDS, "verify", cli.COMMANDS["verify"]._replace(module="undermine.nowhere"))
    with pytest.raises(ModuleNotFoundError, match=r"undermine\.nowhere"):
        cli.main(["verify", "x"])


def test_the_version_tells_which_engine_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNDERMINE_PURE", "1")
    assert cli.main(["--version"]) == 0
    slow = "(PURE PYTHON engine, about a hundred times slower: UNDERMINE_PURE=1 asks for it)"
    assert capsys.readouterr().out == f"undermine {undermine.__version__} {slow}\n"
    monkeypatch.delenv("UNDERMINE_PURE")
    assert cli.main(["--version"]) == 0
    assert ("compiled engine)" in capsys.readouterr().out) == _engine.has_library(Path(undermine.__file__).parent)
