"""What the README shows happens as it says."""

from __future__ import annotations

import doctest
import re

from tests.house.repo import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0, "the README shows no Python example"
    assert result.failed == 0


def test_every_make_command_it_names_exists() -> None:
    targets = set(re.findall(r"(?m)^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    named = set(re.findall(r"\bmake ([a-z]+)\b(?=[`\n])", README))
    assert {"run", "test"} <= named
    assert named <= targets


def test_every_file_it_links_to_exists() -> None:
    links = re.findall(r"\]\((?!\w+:|#)([^)#]+)", README)
    assert [link for link in links if not (ROOT / link).exists()] == []
