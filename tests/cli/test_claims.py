"""Who fell for a claim: by what was said after it and the paths that were laid; not by what came too late or was known better."""

from __future__ import annotations

import pytest

from undermine.bots.crossings import CARD
from undermine.bots.saboteur.story import DISCARDED, PLACED, Deed, goal_at, read_cell
from undermine.story.claims import claims_of
from undermine.words import Said, read

LIAR, EVA, TOM = range(3)
MIDDLE = int(goal_at(read_cell("8,0")))


OTHER = (MIDDLE + 1) % 3
ALL = (0, 1, 2)
Words = list[tuple[int, int, str]]


def deed(seat: int, toward: tuple[int, ...] = (), knew: tuple[int, ...] = ()) -> Deed:
    """Return a turn: a path that brings goals a card nearer, or something else."""
    done = Deed(PLACED if toward else DISCARDED, seat)
    done.knew = sum(1 << goal for goal in knew)
    for goal in range(3):
        done.before[goal] = 5 * CARD
        done.after[goal] = (4 if goal in toward else 5) * CARD
    return done


def believed(words: Words, deeds: list[Deed | None], what: str = "gold") -> list[int]:
    """Return who fell for what the liar says of the middle goal after three moves of a round that began with the tenth."""
    told = [(3, LIAR, f"claim 8,0 {what}"), *words]
    said = [Said(10 + before, seat, read(text), 1, False) for before, seat, text in told]
    claims, _ = claims_of(said, 10, deeds)
    return claims[0]["believed"]


def lap(*, eva: Deed | None = None, tom: Deed | None = None) -> list[Deed | None]:
    """Return a turn of each: without a path unless one is given."""
    return [deed(LIAR), eva or deed(EVA), tom or deed(TOM)]


IDLE = [*lap(), *lap(), *lap(), *lap()]


def test_whoever_trusts_the_liar_in_public_fell_for_it_though_the_path_favours_no_goal() -> None:
    straight = [*lap(), *lap(eva=deed(EVA, ALL)), *lap(), *lap()]
    assert believed([], straight) == []
    assert believed([(3, EVA, "trust 0")], straight) == [EVA]
    assert believed([(3, EVA, "trust 2")], straight) == [], "trust in somebody else"


def test_whoever_says_the_same_fell_for_it() -> None:
    assert believed([(4, TOM, "claim 8,0 gold")], IDLE) == [TOM]
    assert believed([(4, TOM, "claim 8,0 stone")], IDLE) == []
    assert believed([(4, TOM, "claim 8,2 gold")], IDLE) == []


@pytest.mark.parametrize(("which", "fell"), [(0, False), (1, True), (2, True), (3, False)])
def test_a_path_towards_the_goal_counts_in_the_next_two_turns(which: int, fell: bool) -> None:
    laps = [lap(eva=deed(EVA, (MIDDLE,))) if each == which else lap() for each in range(4)]
    assert believed([], [one for each in laps for one in each]) == ([EVA] if fell else [])


def test_after_a_claim_of_stone_a_path_elsewhere_counts() -> None:
    deeds = [*lap(), *lap(eva=deed(EVA, (OTHER,)), tom=deed(TOM, (MIDDLE,))), *lap()]
    assert believed([], deeds, "stone") == [EVA]
    assert believed([], deeds) == [TOM]


def test_words_count_until_the_second_turn_and_until_the_claim_is_taken_back_or_contradicted() -> None:
    trust = "trust 0"
    assert believed([(7, EVA, trust)], IDLE) == [EVA]
    assert believed([(8, EVA, trust)], IDLE) == [], "her second turn is over"
    for away in ("unsay claim 8,0", "claim 8,0 stone"):
        assert believed([(4, LIAR, away), (4, EVA, trust)], IDLE) == []
        path = [*lap(), *lap(eva=deed(EVA, (MIDDLE,)), tom=deed(TOM, (MIDDLE,))), *lap()]
        assert believed([(5, LIAR, away)], path) == [EVA], "Tom laid his afterwards"


def test_whoever_had_looked_there_fell_for_nothing() -> None:
    knew = (MIDDLE,)
    deeds = [*lap(), *lap(eva=deed(EVA, (MIDDLE,), knew), tom=deed(TOM, (MIDDLE,), (OTHER,)))]
    assert believed([(3, EVA, "trust 0"), (3, EVA, "claim 8,0 gold")], deeds) == [TOM]
