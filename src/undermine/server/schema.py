"""Print the JSON schema of every message, from which the client's types are generated."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from undermine.server import protocol, protocol_people, shapes


def plain(part: Any) -> Any:
    """Return a part of a schema in which a reference says nothing else beside it."""
    if isinstance(part, dict):
        return {"$ref": part["$ref"]} if "$ref" in part else {key: plain(value) for key, value in part.items()}
    return [plain(item) for item in part] if isinstance(part, list) else part


def schema() -> dict[str, Any]:
    """Return one JSON schema whose definitions are all messages; `FromClient` and `FromServer` are the two unions."""
    roots = (protocol.FromClient, protocol.FromServer, *protocol.HTTP, *protocol_people.HTTP)
    messages, definitions = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    for shape in definitions.values():
        if not shape.get("additionalProperties", True):
            continue  # what a browser sends: fields with a default may be left out, others are refused
        shape["additionalProperties"] = False
        shape["required"] = list(shape["properties"])  # what the server sends is always complete
    definitions |= shapes.definitions()
    # A story is told without a server too, and knows nothing of this schema: what a state is, the borders say.
    definitions["Turn"]["properties"]["state"] = {"$ref": "#/$defs/GameState"}
    definitions["FromClient"] = {"title": "FromClient", **messages[0]}
    definitions["FromServer"] = {"title": "FromServer", **messages[1]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "Every message between browser and server",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(definitions)},
        "$defs": plain(dict(sorted(definitions.items()))),
        "x-befalls": shapes.befalling(),
        "x-dealt": shapes.dealing(),
        "x-verbs": shapes.verbs(),
        "x-vocabularies": shapes.vocabularies(),
        "x-saboteurs": shapes.saboteurs(),
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
