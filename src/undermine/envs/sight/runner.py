"""Runner and Fleet: games driven by the numbers of actions, observations and masks written into bytes that NumPy looks at."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.envs.sight.history import SHOWS_SEAT, History
from undermine.envs.sight.numbering import ELSEWHERE, NO_ACTION
from undermine.envs.sight.observer import Observer
from undermine.envs.sight.sheet import Sheet, blank_bytes
from undermine.kernel.events import Log
from undermine.kernel.game import NOBODY, Position
from undermine.kernel.hands import MOST_SEATS, CardPosition
from undermine.kernel.moves import MOST_MOVES, Moves, verb_of
from undermine.kernel.rng import SEED_BYTES

# What is rewarded.
BY_GAME: Final = 0  # at its end: 1 for the winners, -1 for everybody else, the score of a solo player
BY_ROUND: Final = 1  # at the end of every round, as the observer says
BY_GOLD: Final = 2  # every nugget when it is gained or lost
REWARDS: Final = {"game": BY_GAME, "round": BY_ROUND, "gold": BY_GOLD}

REFUSED: Final = -1  # the place of an action that is not legal


class Runner:
    """One game after another; what the seat to decide may do is on its mask, by the numbers of the actions."""

    def __init__(self, observer: Observer, sheet: Sheet, mask: Sheet, reward: i64, one_round: bool) -> None:
        self.observer = observer
        self.sheet = sheet
        self.mask = mask
        self.reward: i64 = reward
        self.one_round = one_round
        self.history = History()
        self.moves = Moves()
        self.actions: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_MOVES)])  # legal move -> its action
        self.rewards: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_SEATS)])  # of the last move, by seat
        self.before: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_SEATS)])  # nuggets at the beginning of the round
        self.position: Position = Position()
        self.over = True
        self.turn: i64 = NOBODY
        self.last: i64 = 0  # the packed move that was played last

    def begin(self, position: Position) -> None:
        """Go on from another position."""
        self.position = position
        self.over = position.turn == NOBODY
        self.history.clear()
        for seat in range(self.observer.seats):
            self.before[seat] = self.observer.gold(cast(CardPosition, position), seat)
            self.rewards[seat] = 0
        self.list_moves()

    def list_moves(self) -> None:
        """List the legal moves and mark their actions."""
        moves = self.moves
        moves.count = 0
        self.mask.wipe()
        self.turn = self.position.turn
        if self.over:
            self.turn = NOBODY
            return
        self.position.legal(moves)
        numbering = self.observer.numbering
        some = False
        for number in range(moves.count):
            action: i64 = numbering.number(moves.list[number], self.turn)
            self.actions[number] = action
            if action != NO_ACTION:
                self.mask.mark(action)
                some = True
        if not some:
            self.actions[0] = ELSEWHERE
            self.mask.mark(ELSEWHERE)

    def place_of(self, action: i64) -> i64:
        """Return where a legal move of this action stands in the list, or REFUSED."""
        actions = self.actions
        for number in range(self.moves.count):
            if actions[number] == action:
                return number
        return REFUSED

    def act(self, action: i64) -> bool:
        """Play an action of the seat to decide, and say whether it was legal; an illegal one changes nothing."""
        place: i64 = self.place_of(action)
        if place == REFUSED:
            return False
        self.play(self.moves.list[place])
        return True

    def play(self, move: i64) -> None:
        """Play a legal move, count the rewards and list what may follow."""
        self.play_telling(move, None)

    def play_telling(self, move: i64, log: Log | None) -> None:
        """Do what `play` does and tell a log of it, for whoever listens."""
        position = self.position
        now: i64 = position.round
        self.history.note(move, position.turn, self.observer.shown[verb_of(move)] & SHOWS_SEAT != 0)
        self.last = move
        if self.reward == BY_GOLD:
            self.count_gold()
        position.apply(move, log)
        ended = position.turn == NOBODY
        self.over = ended or (self.one_round and position.round != now)
        if self.reward == BY_GOLD:
            self.pay_gold()
        elif self.reward == BY_ROUND:
            self.pay_round(ended or position.round != now)
        else:
            self.pay_game(ended)
        if position.round != now:
            self.history.clear()
        self.list_moves()

    def cards(self) -> CardPosition:
        """Return the position as one with cards, which all positions are."""
        return cast(CardPosition, self.position)

    # --- rewards ---------------------------------------------------------------------------------

    def count_gold(self) -> None:
        """Note how many nuggets everybody has."""
        for seat in range(self.observer.seats):
            self.before[seat] = self.observer.gold(self.cards(), seat)

    def pay_gold(self) -> None:
        """Reward the nuggets gained or lost with the last move."""
        for seat in range(self.observer.seats):
            self.rewards[seat] = self.observer.gold(self.cards(), seat) - self.before[seat]

    def pay_round(self, ended: bool) -> None:
        """Reward the round that has just ended."""
        seats: i64 = self.observer.seats
        for seat in range(seats):
            self.rewards[seat] = 0
        if not ended:
            return
        for seat in range(seats):
            best: i64 = 0
            for other in range(seats):
                if other != seat:
                    best = max(best, self.observer.gold(self.cards(), other) - self.before[other])
            self.rewards[seat] = self.observer.won_round(
                self.observer.gold(self.cards(), seat) - self.before[seat], best
            )
        self.count_gold()

    def pay_game(self, ended: bool) -> None:
        """Reward the game that has just ended."""
        seats: i64 = self.observer.seats
        for seat in range(seats):
            self.rewards[seat] = 0
        outcome = self.position.outcome() if ended else None
        if outcome is None:
            return
        winners = outcome["winners"]
        scores = outcome["scores"]
        for seat in range(seats):
            self.rewards[seat] = 1 if int(seat) in winners else i64(-1)
        if seats == 1:
            self.rewards[0] = scores[0]

    # --- what is seen ----------------------------------------------------------------------------

    def observe(self, seat: i64) -> None:
        """Write what a seat may know on to the sheet."""
        self.observer.write(self.cards(), seat, self.sheet, self.history)


def single(observer: Observer, reward: str, one_round: bool) -> Runner:
    """Return a runner with bytes of its own."""
    seen = Sheet(blank_bytes(int(observer.size)), 0, observer.size)
    mask = Sheet(blank_bytes(int(observer.numbering.size)), 0, observer.numbering.size)
    return Runner(observer, seen, mask, REWARDS[reward], one_round)


class Fleet:
    """Many games side by side, stepped in one call; a game that is over is followed by the next deal of its own row of seeds."""

    def __init__(self, observer: Observer, count: int, options: dict[str, str], reward: str, one_round: bool) -> None:
        self.observer = observer
        self.options = options
        self.count: i64 = count
        seats = int(observer.seats)
        size: i64 = observer.size
        actions: i64 = observer.numbering.size
        self.seen: vec[u8] = blank_bytes(int(size) * count)
        self.masks: vec[u8] = blank_bytes(int(actions) * count)
        self.runners: list[Runner] = []
        for number in range(count):
            sheet = Sheet(self.seen, number * size, size)
            mask = Sheet(self.masks, number * actions, actions)
            self.runners.append(Runner(observer, sheet, mask, REWARDS[reward], one_round))
        self.rewards: vec[i64] = vec[i64]([i64(0) for _ in range(seats * count)])  # game, seat -> of the last step
        self.movers: vec[i64] = vec[i64]([i64(0) for _ in range(count)])  # who moved in the last step
        self.turns: vec[i64] = vec[i64]([i64(0) for _ in range(count)])  # who is to decide
        self.ended: vec[u8] = blank_bytes(count)  # 1: the last step ended a game, and another was dealt
        self.refused: vec[u8] = blank_bytes(count)  # 1: the last action was not legal, and nothing has changed
        self.seeds: list[int] = [0] * count  # of the next deals
        self.finals: list[bytes] = [b""] * count  # what the mover last saw of a game that has ended

    def deal(self, number: i64) -> None:
        """Deal the next game of a row and show its first position."""
        runner = self.runners[number]
        seed = self.seeds[number]
        self.seeds[number] = seed + int(self.count)
        rules = self.observer.rules
        runner.begin(rules.new(int(self.observer.seats), seed.to_bytes(SEED_BYTES, "big"), self.options, None))
        self.show(number)

    def show(self, number: i64) -> None:
        """Write what the seat to decide may know."""
        runner = self.runners[number]
        self.turns[number] = runner.turn
        runner.observe(runner.turn)

    def reset(self, seeds: list[int]) -> None:
        """Deal a game for each row; the next ones of a row follow at a distance of as many seeds as there are rows."""
        self.seeds = seeds
        for number in range(self.count):
            self.deal(number)

    def step(self, actions: list[int]) -> None:
        """Play an action in every game."""
        seats: i64 = self.observer.seats
        for number in range(self.count):
            runner = self.runners[number]
            self.movers[number] = runner.turn
            self.ended[number] = 0
            legal = runner.act(actions[number])
            self.refused[number] = u8(0) if legal else u8(1)
            at: i64 = number * seats
            if not legal:
                for seat in range(seats):
                    self.rewards[at + seat] = 0
                continue
            for seat in range(seats):
                self.rewards[at + seat] = runner.rewards[seat]
            if runner.over:
                self.ended[number] = 1
                runner.observe(self.movers[number])
                self.finals[number] = bytes(self.seen[runner.sheet.first : runner.sheet.first + self.observer.size])
                self.deal(number)
            else:
                self.show(number)
