"""Tools: the broken ones in front of every seat, and the goals that it has looked at, where digging needs tools."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undermine.kernel.box import Box
from undermine.kernel.clauses import RecordError
from undermine.kernel.grid import Grid
from undermine.kernel.hands import MOST_SEATS, OWN, CardPosition
from undermine.kernel.moves import TOOLS
from undermine.kernel.setups import Cell, Setup, short

TOOL_KINDS: Final[i64] = 3
TOOL_BITS: Final = 10  # room for the seats of one tool in `broken`; compiled, `1 << n` has but 31 bits
SEATS_OF_TOOL: Final = (1 << TOOL_BITS) - 1
SECOND_TOOL: Final = TOOL_BITS  # where the seats of the second and of the third tool begin
THIRD_TOOL: Final = 2 * TOOL_BITS
ANY_TOOL: Final = 1 | 1 << SECOND_TOOL | 1 << THIRD_TOOL  # all three tools of seat 0

# Stretches of `zones` after those that every game has.
KNOWS: Final = OWN  # seat -> goals looked at, as bits
AFTER_TOOLS: Final = KNOWS + MOST_SEATS


@mypyc_attr(acyclic=True)
class ToolPosition(CardPosition):
    """A position with tools in front of the seats. A broken one is a card that lies there."""

    def __init__(self, grid: Grid, zones: vec[u8]) -> None:
        super().__init__(grid, zones)
        self.broken: i64 = 0  # broken tools in front of the seats: bit TOOL_BITS * tool + seat

    def copy_tools(self, copy: ToolPosition) -> None:
        """Copy what games with tools hold, grid and bytes apart, on to a new position."""
        self.copy_cards(copy)
        copy.broken = self.broken

    def is_broken(self, seat: i64, tool: i64) -> bool:
        """Say whether this tool of a seat is broken."""
        return self.broken >> TOOL_BITS * tool + seat & 1 != 0

    def can_dig(self, seat: i64) -> bool:
        """Say whether all tools of a seat are whole."""
        return self.broken & ANY_TOOL << seat == 0

    def seats_broken(self, tool: i64) -> i64:
        """Return the seats whose tool is broken, as bits."""
        return self.broken >> TOOL_BITS * tool & SEATS_OF_TOOL

    def break_tool(self, seat: i64, tool: i64) -> None:
        """Break a seat's tool."""
        self.broken |= 1 << TOOL_BITS * tool + seat

    def mend_tool(self, seat: i64, tool: i64) -> None:
        """Make a seat's tool whole."""
        self.broken &= ~(1 << TOOL_BITS * tool + seat)

    def broken_tools(self, seat: i64) -> i64:
        """Return a seat's broken tools, as bits."""
        tools: i64 = self.broken >> seat
        return tools & 1 | (tools >> SECOND_TOOL & 1) << 1 | (tools >> THIRD_TOOL & 1) << 2

    def looked_at(self, seat: i64) -> i64:
        """Return the goals that a seat has looked at in this round, as bits."""
        return i64(self.zones[KNOWS + seat])

    def note_look(self, seat: i64, goals: i64) -> None:
        """Note that a seat has looked at these goals too."""
        self.zones[KNOWS + seat] = u8(self.looked_at(seat) | goals)

    def forget_looks(self, seat: i64) -> None:
        """Forget what a seat has looked at."""
        self.zones[KNOWS + seat] = 0


def first_break(box: Box) -> int:
    """Return the card that breaks the first tool; those of the others follow it in the card list."""
    return box.card_of[f"break-{TOOLS[0]}"]


def tools_fixed(box: Box) -> vec[i64]:
    """List for every card the tools it repairs, as bits."""
    fixes = [code.split("-")[1:] if code.startswith("fix-") else [] for code in box.codes]
    return vec[i64]([i64(sum(1 << number for number in range(3) if TOOLS[number] in tools)) for tools in fixes])


# --- setups ------------------------------------------------------------------------------------------


def read_tools(position: ToolPosition, setup: Setup, doubled: str) -> None:
    """Read the broken tools; `doubled` says what cannot lie twice in front of a seat, and by which clause."""
    for seat, entry in enumerate(setup.per_seat("tools", [])):
        for name in setup.items(entry, "tools"):
            tool = TOOLS.index(setup.choice(name, TOOLS, "tools"))
            if position.is_broken(seat, tool):
                raise RecordError(f"tools: seat {seat} has two {doubled}")
            position.break_tool(seat, tool)
            setup.use(first_break(setup.box) + tool, "tools")


def read_looks(position: ToolPosition, setup: Setup, cells: list[Cell]) -> None:
    """Read which goals each seat has looked at."""
    for seat, entry in enumerate(setup.per_seat("knows", [])):
        for text in setup.items(entry, "knows"):
            cell = setup.cell(text, "knows")
            if cell not in cells:
                raise RecordError(f"knows: {short(text)} is no goal cell of the layout")
            position.note_look(seat, 1 << cells.index(cell))
