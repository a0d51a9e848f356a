"""The command line: the commands by name, each imported when it is asked for (contract, section 5)."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from undermine.arguments import refuse


class Command(NamedTuple):
    """Where a command lives, and what its line in the help says."""

    module: str
    function: str
    usage: str
    about: str
    extra: str = "server"
    """What of the program's extras it needs, where something is missing at all."""


COMMANDS: Final = {
    "serve": Command("undermine.server.main", "serve", "[--host --port --database URL]", "the web application"),
    "play": Command("undermine.cli.play", "main", "GAME [--players N --bots LEVEL --lang L]", "play in the terminal"),
    "newbot": Command("undermine.cli.newbot", "main", "NAME", "write a small project with a bot of your own"),
    "sit": Command(
        "undermine.cli.sit", "main", "LINK --bot NAME [--name N --token T]", "a bot at a table of people", "client"
    ),
    "replay": Command("undermine.cli.replay", "main", "FILE [--seat N] [--legal]", "apply a record, print JSON"),
    "story": Command(
        "undermine.cli.story",
        "main",
        "FILE [--seat N] [--json | --html OUT]",
        "who looked guilty when, and when it turned",
    ),
    "rules": Command("undermine.cli.rules", "main", "[CLAUSE] [--lang L] [--where]", "a clause of the rules, or all"),
    "simulate": Command("undermine.lab.simulate", "main", "GAME ...", "many games by bots, and a report"),
    "tournament": Command("undermine.lab.tournament", "main", "...", "bots against each other, and a report"),
    "benchmark": Command("undermine.lab.benchmark", "main", "ENTRANTS", "a bot on the fixed benchmark deals"),
    "exploit": Command(
        "undermine.lab.exploit", "main", "LEVEL [--role R]", "train against a level, and say what it gains"
    ),
    "bench": Command("undermine.cli.bench", "main", "[--json]", "the speed figures of this machine"),
    "think": Command("undermine.server.think", "think", "--database URL [--workers N]", "think for a server's bots"),
    "backup": Command("undermine.server.backup", "backup", "OUT [--database URL]", "all tables as one file"),
    "restore": Command(
        "undermine.server.backup", "restore", "FILE [--database URL]", "put a backup into a new database"
    ),
    "admin": Command(
        "undermine.server.admin", "admin", "COMMAND [--database URL]", "tables, people and reports of a server"
    ),
    "verify": Command("undermine.server.verify", "verify", "FILE", "check the shuffle of a finished table"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; never a traceback for what a user typed."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        status = run(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # nobody reads on: that is the reader's good right
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except OSError as error:
        return refuse(str(error))
    return status


def run(words: list[str]) -> int:
    """Find the command and hand it its words."""
    if not words:
        return serve_and_open()
    word, *rest = words
    if word in ("-h", "--help", "help"):
        print(help_text())
        return 0
    if word in ("-V", "--version"):
        print(version_text())
        return 0
    command = COMMANDS.get(word)
    if command is None:
        return refuse(f"there is no command {word!r}; the commands are {', '.join(COMMANDS)}")
    try:
        start: Callable[[list[str]], int] = getattr(import_module(command.module), command.function)
    except ModuleNotFoundError as missing:
        return refuse_without(word, missing)
    return start(rest)


def version_text() -> str:
    """Tell the version, which engine runs, and if it is not the compiled one, why."""
    import undermine
    from undermine._engine import why_interpreted

    why = why_interpreted(Path(undermine.__file__).parent)
    engine = f"PURE PYTHON engine, about a hundred times slower: {why}" if why else "compiled engine"
    return f"undermine {undermine.__version__} ({engine})"


def refuse_without(word: str, missing: ModuleNotFoundError) -> int:
    """Say what a command lacks, and how to get it."""
    if (missing.name or "").split(".")[0] == "undermine":  # not a part that could be installed: a fault of ours
        raise missing
    extra = COMMANDS[word].extra
    return refuse(f"this installation cannot {word}: {missing.name} is not installed; pip install 'undermine[{extra}]'")


def help_text() -> str:
    """List the commands."""
    width = max(len(f"{name} {command.usage}") for name, command in COMMANDS.items())
    lines = [f"  undermine {f'{name} {command.usage}':{width}}  {command.about}" for name, command in COMMANDS.items()]
    first = f"  undermine {'':{width}}  serve, and open the page where a desktop is there"
    more = "`undermine COMMAND --help` tells more about a command."
    return "\n".join(["Saboteur, The Duel and The Dark Cave.", "", first, *lines, "", more])


def serve_and_open() -> int:
    """Serve with the defaults, and open the page where a desktop is there."""
    try:
        from undermine.server.main import serve
    except ModuleNotFoundError as missing:
        return refuse_without("serve", missing)
    return serve([], ready=open_page if has_desktop() else None)


def has_desktop() -> bool:
    """Tell whether somebody sits before a screen with windows."""
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> None:
    """Open the page beside the running server."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
