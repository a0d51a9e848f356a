"""The terminal's texts and the refusals: the same keys and the same variables in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from undermine.texts import LANGUAGES, LOCALE, tied

FILES = ("cli.ftl", "rules.ftl")
CODE = Path(__file__).parents[2] / "src" / "undermine" / "cli"


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Return the variables of every message by its key."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in (LOCALE / language / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        begins = re.match(r"([A-Za-z][\w-]*) =", line)
        if begins:
            key = begins[1]
            assert key not in found, f"{language}/{file} has {key} twice"
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$(\w+)|\{ (cli-\w+) \}", line))
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


def test_every_text_of_the_terminal_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in CODE.glob("*.py"))
    families = ("cli-move-", "cli-event-", "cli-role-", "cli-game-", "cli-end-", "cli-colour-")
    texts = (LOCALE / "en" / "cli.ftl").read_text(encoding="utf-8")
    for key in messages("en", "cli.ftl"):
        used = f'"{key.removeprefix("cli-")}"' in code.replace("'", '"') or f"{{ {key} }}" in texts
        assert used or key.startswith(families), key


def test_every_refusal_of_the_rules_has_a_sentence_for_a_clause_that_exists() -> None:
    from undermine.cli.rules import find

    for clause in messages("en", "rules.ftl"):
        assert list(find(clause)) == [clause]


def test_small_words_and_numbers_stay_with_what_they_belong_to() -> None:
    """The page is held to the same examples, in `client/tests/spaces.test.ts`."""
    examples = json.loads((CODE.parents[2] / "client" / "tests" / "spaces.json").read_text(encoding="utf-8"))
    for language, plain, written in examples:
        assert tied(plain, language) == written.replace("~", "\N{NO-BREAK SPACE}")
