"""What pyproject.toml asks for and what requirements/ pins are the same things."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.house.repo import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]


def names(lines: list[str]) -> set[str]:
    """Return the packages that these requirements name, in canonical spelling."""
    found = (re.match(r"[A-Za-z0-9._-]+", line.strip()) for line in lines)
    return {re.sub(r"[-_.]+", "-", match.group()).lower() for match in found if match and match.group()[0] != "-"}


def wanted(name: str) -> set[str]:
    return names((ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines())


def pins(name: str) -> dict[str, str]:
    content = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^([a-z0-9-]+)==([^ ;\\]+)", content))


@pytest.mark.parametrize(
    ("asked", "file"),
    [
        (PROJECT["project"]["dependencies"] + EXTRAS["server"], "run"),
        (EXTRAS["bench"], "bench"),
        (EXTRAS["ray"], "ray"),
    ],
    ids=["run", "bench", "ray"],
)
def test_each_part_asks_for_what_its_file_names(asked: list[str], file: str) -> None:
    assert names(asked) == wanted(file)


def test_the_tests_have_what_their_extra_asks_for() -> None:
    assert names(EXTRAS["test"]) - {"undermine"} | names(EXTRAS["envs"]) <= wanted("test")


def test_a_wheel_is_built_with_the_pinned_compiler() -> None:
    for requirement in PROJECT["build-system"]["requires"]:
        name, _, version = requirement.partition("==")
        assert version in ("", pins("build").get(name))


@pytest.mark.parametrize("name", ["uv", "build", "run", "test", "bench", "ray", "docs"])
def test_every_wish_is_pinned(name: str) -> None:
    assert wanted(name) - set(pins(name)) == set(), "run `make lock`"


def test_one_package_has_one_version_everywhere() -> None:
    everywhere: dict[str, set[str]] = {}
    for file in ("uv", "build", "run", "test", "bench", "ray", "docs"):
        for package, version in pins(file).items():
            everywhere.setdefault(package, set()).add(version)
    assert {package: versions for package, versions in everywhere.items() if len(versions) > 1} == {}
