"""Box: the cards of one box, numbered in card-list order, and what the grid looks up in them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.kernel.bits import HASHES, WORD, hashed
from undermine.kernel.cards import ALL_SIDES, Card, read_action, read_path

FACE_DOWN: Final = 255  # the face of a card that lies face down
KEYS: Final = 256  # an edge key: low four bits which sides matter, high four which must be open
OPENINGS: Final = 4  # an edge key shifted by these bits: the sides that must be open
TURNS: Final = 1  # a face shifted by this bit is its piece, whichever way it lies


def piece_of(face: i64) -> i64:
    """Return the piece that lies as this face: of a path, its card number too."""
    return face >> TURNS


def fits_edges(open_sides: int, key: int) -> bool:
    """Say whether open sides agree with an edge key."""
    return open_sides & key & ALL_SIDES == key >> OPENINGS


class Box:
    """Hand cards are numbered paths first, then actions; pieces are paths, goals, starts.

    A *face* is a piece as it lies: `2 * piece + turned`, so a path's printed face is twice its card number.
    """

    def __init__(self, text: str) -> None:
        data = tomllib.loads(text)
        self.data: dict[str, object] = data
        paths = [(read_path(code), count) for code, count in data["paths"].items()]
        actions = [(read_action(code), count) for code, count in data["actions"].items()]
        goals = [read_path(code) for code, n in data["goals"].items() for _ in range(n)]
        starts = [read_path(code) for code, n in data["start"].items() for _ in range(n)]
        self.cards: list[Card] = [card for card, _ in paths + actions]
        self.counts: list[int] = [count for _, count in paths + actions]
        self.pieces: list[Card] = [card for card, _ in paths] + goals + starts
        self.paths: i64 = len(paths)
        self.goals: i64 = len(goals)
        self.first_start: i64 = len(paths) + len(goals)
        self.codes: list[str] = [card.code for card in self.cards]
        self.card_of: dict[str, int] = {code: i for i, code in enumerate(self.codes)}
        self.faces: list[Card] = []
        for piece in self.pieces:
            self.faces += [piece, piece.turned()]
        self.face_codes: list[str] = [face.code for face in self.faces]
        self.face_of: dict[str, int] = {}  # a piece that a half turn leaves unchanged has one face
        for face, code in enumerate(self.face_codes[: 2 * len(paths)]):
            self.face_of.setdefault(code, face)
        self.two_ways: vec[u8] = vec[u8]([u8(1 if self.differs(2 * piece) else 0) for piece in range(len(self.pieces))])
        self.open: vec[u8] = vec[u8]([u8(face.open) for face in self.faces])
        self.join: vec[u8] = vec[u8]([u8(face.joined(side)) for face in self.faces for side in range(4)])
        self.ways: list[int] = sorted(self.face_of.values())  # every path as it may lie, once
        self.words: i64 = (len(self.ways) + WORD - 1) // WORD
        self.fit: vec[i64] = vec[i64]([i64(bits) for bits in self.fit_lookup()])
        self.ways_by_card: vec[i64] = vec[i64]([i64(bits) for bits in self.way_lookup()])
        self.hashed_faces: vec[i64] = vec[i64]([i64(face) for face in self.hashed_face_lookup()])
        self.deck: vec[u8] = vec[u8]([u8(card) for card in range(len(self.cards)) for _ in range(self.counts[card])])

    def differs(self, face: int) -> bool:
        """Say whether a half turn changes this face."""
        return self.face_codes[face] != self.face_codes[face ^ 1]

    def fit_lookup(self) -> list[int]:
        """List, word by word, for every edge key the ways that fit, as bits."""
        lookup = [0] * (int(self.words) * KEYS)
        for way, face in enumerate(self.ways):
            for key in range(KEYS):
                if fits_edges(self.faces[face].open, key):
                    lookup[way // WORD * KEYS + key] |= 1 << way % WORD
        return lookup

    def way_lookup(self) -> list[int]:
        """List, word by word, for every path card the ways it gives: one, or two where a half turn changes it."""
        lookup = [0] * (int(self.words) * int(self.paths))
        for way, face in enumerate(self.ways):
            lookup[way // WORD * int(self.paths) + face // 2] |= 1 << way % WORD
        return lookup

    def hashed_face_lookup(self) -> list[int]:
        """List for every way, word by word where `hashed` finds it, the face it lies as."""
        lookup = [0] * (int(self.words) * WORD)
        for way, face in enumerate(self.ways):
            lookup[way // WORD * WORD + HASHES[way % WORD]] = face
        return lookup

    def ways_of(self, word: i64, card: i64) -> i64:
        """Return the ways that a path card gives, as bits of a word."""
        return self.ways_by_card[word * self.paths + card]

    def fitting(self, word: i64, key: i64) -> i64:
        """Return the ways that fit an edge key, as bits of a word."""
        return self.fit[word * KEYS + key]

    def lowest_face(self, word: i64, ways: i64) -> i64:
        """Return how the lowest of a set of ways lies, which is not empty."""
        return self.hashed_faces[word * WORD + hashed(ways)]

    def goal_face(self, goal: i64) -> i64:
        """Return the printed face of a goal, by its number in the card list."""
        return 2 * (self.paths + goal)

    def start_face(self, start: i64) -> i64:
        """Return the printed face of a start card, by its number in the card list."""
        return 2 * (self.first_start + start)


def read_box(package: str) -> Box:
    """Read the card list that lies beside a game's rules."""
    return Box(files(package).joinpath("cards.toml").read_text(encoding="utf-8"))
