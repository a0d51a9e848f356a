"""A program for the line protocol that goes wrong in the way it is asked to, or plays well and writes down what it is told."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path


def main() -> None:
    """Answer lines until `quit`."""
    how = sys.argv[1]
    if how == "dies-at-once":
        sys.exit(3)
    if how == "silent":
        time.sleep(600)
    heard = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(os.devnull)
    legal: list[str] = []
    asked = 0
    for line in sys.stdin:
        with heard.open("a", encoding="utf-8") as notes:
            notes.write(line)
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "undermine-bot":
            print("a line that is nobody's business\nready", how, flush=True)
        elif word == "legal":
            legal = rest.split("\t")
        elif word == "go":
            asked += 1
            answer(how if asked > 2 or how == "well" else "well", legal)
        elif word == "quit":
            break
    while how == "stubborn":
        time.sleep(600)


def answer(how: str, legal: list[str]) -> None:
    """Answer one question."""
    match how:
        case "well" | "stubborn":
            print("info thinking\nmove", legal[0], flush=True)
        case "dies":
            sys.exit(7)
        case "hangs":
            time.sleep(600)
        case "nonsense":
            print("move dig deeper", flush=True)
        case "babbles":
            while True:
                print("info", "and so on " * 100)
        case "one-endless-line":
            while True:
                print("so on and", end=" ")


if __name__ == "__main__":
    main()
