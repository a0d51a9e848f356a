"""Words in the heads of bots: what they hear, what they say and remark, and that all of it follows from what their seat knows."""

from __future__ import annotations

import pytest

from undermine import border
from undermine.bots import LEVELS, characters, decide
from undermine.bots.cave import speaking as cave_speaking
from undermine.bots.crossings import CARD
from undermine.bots.grounds import why
from undermine.bots.occasions import Gathering, Uttered
from undermine.bots.remarks import Remark, numbers
from undermine.bots.remarks import answer as remark
from undermine.bots.saboteur import hearing, player, speaking
from undermine.bots.saboteur.beliefs import weigh
from undermine.bots.saboteur.hearing import Heard
from undermine.bots.seen import Choice, Seen, Word, look
from undermine.game import load, new
from undermine.kernel.events import PUBLIC, Event
from undermine.kernel.game import Position
from undermine.kernel.rng import Rng
from undermine.lab import arena, talk, talkers
from undermine.lab.contest import PLAYERS

NAMES = [one.name for one in characters()][:10]
TEMPERS = ["", *(one.temper for one in characters())]
WORLDS = 2
SEATS = {"saboteur": (3, 5, 7, 10), "cave": (4, 5, 8, 3)}
REMARKED = {"saboteur": ("ask", "broken", "mended", "struck", "found"), "cave": ("gift", "hurt", "trusted")}
SPEAK = {"saboteur": speaking.speak, "cave": cave_speaking.speak}


def answer(seen: Seen, words: list[Word], played: int, number: int) -> tuple[int, str, Remark | None]:
    """Let a seat choose and speak, and say why, with nothing noted before."""
    temper = TEMPERS[number % len(TEMPERS)]
    fresh = Seen(seen.rules, seen.view, seen.window, seen.seat, seen.moves, seen.events, {}, temper)
    fresh.words, fresh.played = list(words), played
    word = SPEAK[seen.game](fresh, Rng(number))
    return LEVELS["miner"].choose(fresh, Rng(number)).move, word, why(fresh, word, NAMES, [], Rng(number))


class Talk:
    """What was done and said in a game, and what its bots remark on it, through any eyes."""

    def __init__(self, game: str, seats: int) -> None:
        self._game = game
        self.acts: list[list[Event]] = []
        self.words: list[Word] = []
        self.uttered: list[Uttered] = []
        self._seats = seats
        self._since = (0, 0)

    def remarks(self, number: int) -> tuple[list[Remark], bool]:
        """Return what is remarked on what has come, and whether all eyes, the all-knowing too, make it the same."""
        said = [self._seen_by(eyes, number) for eyes in (PUBLIC, None, *range(self._seats))]
        self._since = (len(self.acts) - 1, len(self.words))
        self.uttered += [(len(self.acts) - 1, one.seat, one.key) for one in said[0]]
        return said[0], all(one == said[0] for one in said)

    def _seen_by(self, eyes: int | None, number: int) -> list[Remark]:
        acts = [[border.seen(event, eyes) for event in act] for act in self.acts]
        bots = frozenset(range(self._seats))
        players = NAMES[: self._seats]
        gathering = Gathering(self._game, players, bots, acts, self.words, self.uttered, self._since)
        return remark(gathering, Rng(number))


def differences(game: str, positions: int, first: int) -> tuple[int, set[str], list[str]]:
    """Play games of talking Miners; at each position let the seat choose and speak in imagined worlds too.

    What bots remark on the last move is asked of everybody, each with their own sight of what has happened.
    """
    tried, deal = 0, first
    kinds: set[str] = set()
    wrong: list[str] = []
    match, told = arena.begin(game, 3, first), Talk(game, 3)

    def compare(_state: Position, seen: Seen, _choice: Choice) -> None:
        nonlocal tried
        tried += 1
        told.acts.append(match.fresh if told.acts else list(match.events))
        remarks, alike = told.remarks(tried)
        if not alike:
            wrong.append(f"{game} deal {deal} position {tried}: remarks")
        kinds.update(one.key.rsplit("-", 2)[0] for one in remarks)
        said = answer(seen, told.words, match.moves, tried)
        for world in range(WORLDS):
            imagined = seen.rules.resample(seen.view, Rng(tried * 10 + world))
            if answer(look(seen.rules, imagined, seen.seat, seen.events, {}), told.words, match.moves, tried) != said:
                wrong.append(f"{game} deal {deal} position {tried}")
        if said[1]:
            told.words.append((match.moves, seen.seat, said[1]))
            kinds.add(said[1].split()[0])
        if said[2]:
            kinds.add("why")

    while tried < positions:
        seats = SEATS[game][deal % len(SEATS[game])]
        match, told = arena.begin(game, seats, deal), Talk(game, seats)
        arena.play(match, [PLAYERS["miner"]] * seats, arena.streams(deal, seats), lambda _: tried >= positions, compare)
        deal += 1
    return tried, kinds, wrong


@pytest.mark.parametrize("game", SEATS)
def test_what_a_bot_says_follows_from_its_own_knowledge_alone(game: str) -> None:
    tried, kinds, wrong = differences(game, 400, first=50)
    assert (tried, wrong) == (400, [])
    assert kinds >= {"claim", "accuse", "why", "accused", *REMARKED[game]}
    assert kinds <= {"claim", "accuse", "trust", "ask", "deny", "why", *numbers()["occasions"]}


@pytest.mark.soak
@pytest.mark.parametrize("game", SEATS)
def test_ten_thousand_positions_without_a_difference(game: str) -> None:
    tried, _, wrong = differences(game, 10_000, first=2000)
    assert (tried, wrong) == (10_000, [])


@pytest.mark.parametrize("style", talkers.STYLES)
def test_hearing_makes_no_belief_worse(style: str) -> None:
    """The means over some deals, with a little room: the figures of many are in docs/bots.md."""
    measured = talk.Measured()
    for deal in range(24):
        talk.measure([style], talk.TUNING + deal, {style: measured})
    count = len(measured.without)
    assert count > 50
    assert sum(measured.with_words) <= sum(measured.without) + 0.008 * count  # a few beliefs: one lucky liar may weigh
    if style == "silent":
        assert measured.gold_with == measured.gold_without
    elif style != "all-random":  # a table where diggers chatter too is no liar's style: docs/bots.md
        assert sum(measured.gold_with) < sum(measured.gold_without) - 0.03 * count


def test_whoever_claims_what_it_cannot_know_is_not_heard() -> None:
    game = new("saboteur", players=5, seed=7)
    seen = look(game.rules, game.position, 0, game.events(0), {})
    silent = player.think(seen, player.rates()).gold
    seen.words = [(0, 1, "claim 8,2 gold"), (0, 2, "claim 8,2 gold"), (0, 1, "claim 8,0 gold")]
    assert player.think(seen, player.rates()).gold == silent
    evidence = (
        hearing.table_noise([Heard(1, 0, gold=True, knew=False)]),
        hearing.table_noise([Heard(1, 0, gold=True, knew=True)]),
    )
    assert evidence[0] > 0.5 > evidence[1]


def test_a_claim_of_somebody_who_looked_is_believed_and_can_be_taken_back() -> None:
    setup = {"hands": [["NS", "EW"], ["map", "NS"], ["rockfall"], ["rockfall"], ["rockfall"]], "turn": 1}
    record = {
        "format": "undermine/1",
        "game": "saboteur",
        "players": list("abcde"),
        "setup": setup,
        "moves": ["map 8,2"],
    }
    game = load({**record, "moves": ["map 8,2", *["discard rockfall"] * 3]})
    seen = look(game.rules, game.position, 0, game.events(0), {})
    seen.played = 4
    before = player.think(seen, player.rates()).gold[:]
    goal = list(game.view()["goals"]).index("8,2")
    seen.words = [(1, 1, "claim 8,2 gold")]
    assert player.think(seen, player.rates()).gold[goal] > before[goal] + 0.05
    seen.words = [(0, 1, "claim 8,2 gold")]  # said before looking
    assert player.think(seen, player.rates()).gold == before
    seen.words = [(1, 1, "claim 8,2 gold"), (2, 1, "unsay claim 8,2")]
    assert player.think(seen, player.rates()).gold == before
    seen.words = [(1, 1, "claim 8,2 gold"), (3, 1, "claim 8,2 stone")]
    assert player.think(seen, player.rates()).gold[goal] < before[goal]


def looks_at_stone(words: list[Word], then: list[str]) -> Seen:
    """Let seat 1 look at a goal, speak, and others go on; return what seat 0 knows."""
    hands = [["NS", "EW"], ["map", "NS"], ["rockfall"], ["rockfall"], ["rockfall"]]
    setup = {"hands": hands, "turn": 1}
    names = list("abcde")
    record = {"format": "undermine/1", "game": "saboteur", "players": names, "setup": setup, "moves": then}
    game = load(record)
    seen = look(game.rules, game.position, 0, game.events(0), {})
    seen.words, seen.played = words, len(then)
    return seen


def test_whoever_was_caught_lying_is_suspected() -> None:
    """A claim about a goal that has been turned up since speaks of its speaker: a false one against it."""
    seen = looks_at_stone([], ["map 8,2", *["discard rockfall"] * 3])
    story = player.story_of(seen)
    story.shown |= 1  # the upper goal is turned up, and it is stone
    goals = [1, -1, -1]
    believed = [
        hearing.weigh_words(story, 0, 0, goals, player.rates(), [claim], []).saboteur[1]
        for claim in (Heard(1, 0, gold=False, knew=True), Heard(1, 0, gold=True, knew=True))
    ]
    unsaid = weigh(story, 0, 0, goals, player.rates()).saboteur[1]
    assert believed[0] < unsaid - 0.03
    assert believed[1] > unsaid + 0.1


def test_a_digger_who_was_told_digs_for_all_goals_alike_until_one_is_near() -> None:
    words = [(1, 1, "claim 8,2 gold")]
    seen = looks_at_stone(words, ["map 8,2", *["discard rockfall"] * 3])
    assert player.think(seen, player.rates()).aims == [1 / 3] * 3
    seen.words = []
    assert player.think(seen, player.rates()).aims == []
    story = player.story_of(seen)
    for goal in range(3):
        story.dist[goal] = 2 * CARD
    assert hearing.aims_of(story) == []


def test_decide_says_a_word_that_may_be_said() -> None:
    said = set()
    for seed in range(12):
        record = new("saboteur", players=["Digby", "Rocky", "Mira", "Orin"], seed=seed).record()
        game = load(record)
        for step in range(24):
            assert game.turn is not None
            told = decide(game.record(), game.turn, "miner", seed * 100 + step)
            if told["word"]:
                game.say(game.turn, told["word"])
                said.add(str(told["word"]).split()[0])
            assert decide(game.record(), game.turn, "mole", 1)["word"] == ""
            game.apply(told["move"])
    assert {"claim", "ask"} <= said


def test_decide_says_a_word_of_the_cave() -> None:
    said = set()
    for seed in range(6):
        game = new("cave", players=["Digby", "Rocky", "Mira", "Orin", "Hazel"], seed=seed)
        for step in range(60):
            if game.turn is None:
                break
            told = decide(game.record(), game.turn, "miner", seed * 100 + step)
            if told["word"]:
                game.say(game.turn, str(told["word"]))
                said.add(str(told["word"]).split()[0])
            game.apply(str(told["move"]))
    assert "claim" in said
