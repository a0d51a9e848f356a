"""A slow witness: the maze of the base game as plain dicts, written from docs/rules/saboteur.md and nothing else.

It shares no code with the engine. A board is {(x, y): code as it lies}, `?` for a face-down goal.
"""

from __future__ import annotations

from itertools import product

Cell = tuple[int, int]
Board = dict[Cell, str]
Node = tuple[Cell, str]  # a cell and a group of joined sides
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
START: Cell = (0, 0)
GOALS: list[Cell] = [(8, 2), (8, 0), (8, -2)]
DOWN = "?"
TOOLS = ("pickaxe", "lantern", "cart")


def groups(code: str) -> list[str]:
    """List the groups of joined sides (S-CARD-1)."""
    return code.split("+")[0].split(".")


def group_of(code: str, side: str) -> str | None:
    """Return the group that a side belongs to, None where it is closed."""
    return next((group for group in groups(code) if side in group), None)


def turned(code: str) -> str:
    """Give a card half a turn, and write it in the order of the codes (S-CARD-2)."""
    shape, plus, mark = code.partition("+")
    halves = ["".join(sorted((OPPOSITE[side] for side in group), key="NESW".index)) for group in shape.split(".")]
    return ".".join(sorted(halves, key=lambda group: "NESW".index(group[0]))) + plus + mark


def beside(cell: Cell, side: str) -> Cell:
    """Return the neighbour on a side (S-GEO-1)."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def face_up(board: Board, cell: Cell) -> str | None:
    """Return the card that lies face up on a cell."""
    code = board.get(cell)
    return None if code == DOWN else code


def reach(board: Board) -> set[Node]:
    """Flood from the start over (cell, group), two groups being linked where both touching sides are open (S-NET-1/2)."""
    found: set[Node] = set()
    wave: list[Node] = [(START, group) for group in groups(board[START])]
    while wave:
        node = wave.pop()
        if node in found:
            continue
        found.add(node)
        for side in node[1]:
            other = beside(node[0], side)
            code = face_up(board, other)
            group = group_of(code, OPPOSITE[side]) if code else None
            if group:
                wave.append((other, group))
    return found


def matches(board: Board, code: str, cell: Cell) -> bool:
    """Say whether every side that touches a face-up card agrees with it (S-PLACE-3/4)."""
    for side in "NESW":
        other = face_up(board, beside(cell, side))
        if other and (group_of(code, side) is None) != (group_of(other, OPPOSITE[side]) is None):
            return False
    return True


def arrivals(board: Board, cell: Cell, reached: set[Node] | None) -> list[str]:
    """List the sides from which an open side of a face-up card looks into a cell; only reached ones where a reach is given."""
    found = []
    for side in "NESW":
        other = beside(cell, side)
        code = face_up(board, other)
        group = group_of(code, OPPOSITE[side]) if code else None
        if group and (reached is None or (other, group) in reached):
            found.append(side)
    return found


def may_lie(board: Board, code: str, cell: Cell, connect: str, reached: set[Node]) -> bool:
    """Say whether a card may be laid (S-PLACE-1..8)."""
    if cell in board or not matches(board, code, cell):
        return False
    ways = arrivals(board, cell, reached if connect == "start" else None)
    return any(group_of(code, side) for side in ways)


def placements(board: Board, hand: list[str], connect: str) -> set[str]:
    """List every placement of a hand, both ways round, anywhere near the maze."""
    reached = reach(board)
    xs, ys = [x for x, _ in board], [y for _, y in board]
    cells = product(range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2))
    paths = {way for card in hand if set(card) <= set("NESW.") for way in (card, turned(card))}
    return {
        f"place {code} {x},{y}"
        for (x, y), code in product(cells, sorted(paths))
        if may_lie(board, code, (x, y), connect, reached)
    }


def settle(board: Board, goals: dict[Cell, str], laid: Cell) -> Board:
    """Turn every goal the path leads to, in waves, until the treasure is found or nothing changes (S-GOAL-1..9)."""
    board = dict(board)
    while True:
        reached = reach(board)
        wave = {goal: arrivals(board, goal, reached) for goal in GOALS if board[goal] == DOWN}
        wave = {goal: sides for goal, sides in wave.items() if sides}
        for goal, sides in wave.items():
            board[goal] = as_it_lies(goals[goal], goal, sides, laid)
        if not wave or any("treasure" in board[goal] for goal in wave):
            return board


def as_it_lies(code: str, goal: Cell, sides: list[str], laid: Cell) -> str:
    """Turn a goal towards the card just laid, else the least (x, y) of those that reach it (S-GOAL-4/5)."""
    arriving = min(sides, key=lambda side: (beside(goal, side) != laid, beside(goal, side)))
    return code if group_of(code, arriving) else turned(code)


def actions(board: Board, hand: list[str], tools: list[list[str]]) -> set[str]:
    """List what the action cards of a hand may do (S-TOOL, S-REP, S-ROCK, S-MAP)."""
    seats = range(len(tools))
    moves = set()
    for card in hand:
        kind, *shown = card.split("-")
        if kind == "break":
            moves |= {f"break {shown[0]} {seat}" for seat in seats if shown[0] not in tools[seat]}
        elif kind == "fix":
            moves |= {f"repair {tool} {seat} {card}" for tool in shown for seat in seats if tool in tools[seat]}
        elif kind == "rockfall":
            moves |= {f"rockfall {x},{y}" for x, y in board if (x, y) not in [START, *GOALS]}
        elif kind == "map":
            moves |= {f"map {x},{y}" for x, y in GOALS if board[(x, y)] == DOWN}
    return moves


def legal(board: Board, hand: list[str], tools: list[list[str]], seat: int, connect: str) -> list[str]:
    """List every legal move of a seat, sorted."""
    moves = {f"discard {card}" for card in hand} | actions(board, hand, tools)
    if not tools[seat]:
        moves |= placements(board, hand, connect)
    return sorted(moves)


def turned_path(card: str) -> str:
    """Turn a hand card if it is a path; an action has no other side."""
    return turned(card) if set(card) <= set("NESW.") else card
