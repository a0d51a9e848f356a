"""Agreement: one player proposes that nobody gets out any more, the others agree or decline in turn (C-END-3, C-END-R3)."""

from __future__ import annotations

from undermine.games.cave.border import Agree, Decline, Propose
from undermine.games.cave.position import ALL_AGREE, PLAY, VOTE, Position
from undermine.games.cave.scoring import end_game
from undermine.kernel.events import Log


def may_propose(position: Position) -> bool:
    """Say whether the active player may still propose in this turn: where the table offers it, and once."""
    return position.by_agreement and not position.proposed  # C-END-R3


def agreed_seats(position: Position) -> list[int]:
    """List who has agreed to the proposal that is being voted on."""
    return [int((position.active + 1 + place) % position.seats) for place in range(position.agreed)]


def propose(position: Position, log: Log | None) -> None:
    """Ask everybody else, beginning with the left neighbour; the turn stays with the one who asks."""
    position.proposed = True
    position.phase = VOTE
    position.turn = position.next_seat(position.active)
    if log is not None:
        log.tell(Propose(type="propose", seat=int(position.active)))


def agree(position: Position, log: Log | None) -> None:
    """Agree; with the last one the game is over, and gold that is still inside is lost (C-END-3)."""
    if log is not None:
        log.tell(Agree(type="agree", seat=int(position.turn)))
    position.agreed += 1
    position.turn = position.next_seat(position.turn)
    if position.agreed == position.seats - 1:
        end_game(position, ALL_AGREE, log)


def decline(position: Position, log: Log | None) -> None:
    """Decline; the others are not asked any more, and the one who proposed plays on."""
    if log is not None:
        log.tell(Decline(type="decline", seat=int(position.turn)))
    position.agreed = 0
    position.phase = PLAY
    position.turn = position.active
