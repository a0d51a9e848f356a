"""Print the sizes and checksums of all layouts: python -m tests.envs.layouts > tests/envs/layouts.toml."""

from __future__ import annotations

from tests.playable import playable
from undermine.catalogue import games
from undermine.envs.views import VERSION, layout_checksum, observer_of


def main() -> None:
    print("# By version, game and players: places of an observation, actions, checksum. See test_layout.py.")
    for game in playable():
        print(f"\n[v{VERSION}.{game}]")
        for players in range(games()[game].seats[0], games()[game].seats[1] + 1):
            observer = observer_of(game, players)
            print(f'{players} = [{observer.size}, {observer.numbering.size}, "{layout_checksum(game, players)}"]')


if __name__ == "__main__":
    main()
