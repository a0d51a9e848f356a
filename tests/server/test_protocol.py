"""One schema for all messages, complete and exhaustive."""

from __future__ import annotations

import typing

import msgspec

from undermine.server import protocol
from undermine.server.schema import schema


def members(union: object) -> set[str]:
    return {kind.__name__ for kind in typing.get_args(union)}


def test_every_message_of_the_module_is_in_the_schema() -> None:
    definitions = schema()["$defs"]
    for name, value in vars(protocol).items():
        if (
            isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and not name.startswith("_")
            and name != "Struct"
        ):
            assert name in definitions


def test_unions_list_every_tagged_message() -> None:
    definitions = schema()["$defs"]
    for union in ("FromClient", "FromServer"):
        listed = {option["$ref"].rsplit("/", 1)[1] for option in definitions[union]["anyOf"]}
        assert listed == members(getattr(protocol, union))


def test_what_browsers_send_may_hold_nothing_unknown() -> None:
    for kind in typing.get_args(protocol.FromClient):
        assert kind.__struct_config__.forbid_unknown_fields, kind


def test_phrases_are_listed_once() -> None:
    assert len(set(protocol.PHRASES)) == len(protocol.PHRASES)
