"""The built page and its files, served from memory, compressed where the browser takes it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

HASHED = "assets/"
"""Files below it carry a hash in their name and never change."""

COMPRESSED = {".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".ftl", ".txt", ".map"}
NOT_BUILT = "The page has not been built yet: run `make page`, then start the server again.\n"


@dataclass(frozen=True, slots=True)
class File:
    """One file, ready to be sent."""

    body: bytes
    zipped: bytes | None
    kind: str
    tag: str


def read_files(folder: Path) -> dict[str, File]:
    """Read the built page; nothing outside the folder can ever be asked for."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if not path.is_file() or path.name.startswith("."):
            continue
        body = path.read_bytes()
        kind = "application/manifest+json" if path.suffix == ".webmanifest" else mimetypes.guess_type(path.name)[0]
        zipped = gzip.compress(body, 9, mtime=0) if path.suffix in COMPRESSED else None
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        if kind is not None and kind.endswith("xml"):  # of texts Starlette says it
            kind += "; charset=utf-8"
        found[path.relative_to(folder).as_posix()] = File(body, zipped, kind or "application/octet-stream", tag)
    return found


class Pages:
    """Serves the files, and the one page at every address that is a place in it."""

    def __init__(self, folder: Path) -> None:
        self._files = read_files(folder)

    async def serve(self, request: Request) -> Response:
        """Answer with a file, or with the page."""
        path = request.path_params.get("path", "")
        file = self._files.get(path)
        if file is None:
            if "." in path.rsplit("/", 1)[-1] or path.startswith(HASHED):
                return PlainTextResponse("There is no such file.\n", 404)
            path, file = "index.html", self._files.get("index.html")
        if file is None:
            return PlainTextResponse(NOT_BUILT, 503)
        cache = "public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache"
        headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.zipped
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=file.kind, headers=headers)
