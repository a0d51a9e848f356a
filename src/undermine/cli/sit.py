"""`undermine sit`: a bot by its name sits down at a table of people."""

from __future__ import annotations

import os
from typing import Final

import msgspec

from undermine.arguments import Arguments, refuse
from undermine.bots import BotError, find
from undermine.client import ClientError, Message, Seen, Table
from undermine.client import sit as sit_down
from undermine.kernel.rng import Rng
from undermine.server.parcel import Parcel, unpack

TOKEN: Final = "UNDERMINE_TOKEN"  # of the environment: whoever lists the processes of a machine need not see it


def main(argv: list[str]) -> int:
    """Sit down, play, and tell how it ended."""
    asked = arguments().parse_args(argv)
    token = asked.token or os.environ.get(TOKEN, "")
    if not token:
        return refuse(f"a bot needs a token: --token, or {TOKEN}; the server's page makes one: Settings, Your bots")
    try:
        result = sit(asked.link, asked.bot, asked.name, token)
    except (ClientError, BotError) as failed:
        return refuse(str(failed))
    print(
        f"The game is over. Winners: {', '.join(map(str, result['winners'])) or 'nobody'}; scores: {result['scores']}"
    )
    return 0


def arguments() -> Arguments:
    """Say what can be asked for."""
    parser = Arguments("undermine sit", "Let a bot sit down at a table of people, on this server or any other.")
    parser.add_argument(
        "link", metavar="LINK", help="the table's address, or a server's address and a table's code in one text"
    )
    parser.add_argument(
        "--bot", metavar="NAME", default="miner", help="who plays: a level, MODULE:FUNCTION, run:COMMAND (miner)"
    )
    parser.add_argument("--name", metavar="NAME", default="Bot", help="under which name it sits there (Bot)")
    parser.add_argument("--token", metavar="TOKEN", help=f"its token; better in the environment, as {TOKEN}")
    return parser


def sit(link: str, bot: str, name: str, token: str) -> Message:
    """Play a bot of any kind at a table; it is shown its seat's view whole, as in the arena."""
    choose = find(bot)
    at: list[Table] = []

    def told(table: Table) -> None:
        at.append(table)
        print(f"{name} sits at {table.link.server}/t/{table.link.table}", flush=True)

    def answer(seen: Seen, rng: Rng) -> str:
        whole = unpack(msgspec.convert(at[0].parcel(seen.seat), Parcel))
        whole.notes, whole.words = seen.notes, seen.words
        return whole.text(choose(whole, rng).move)

    return sit_down(link, name, answer, token=token, told=told)
