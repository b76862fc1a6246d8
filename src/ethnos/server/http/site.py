"""The built files of the browser client. They are read once at the start, so no request ever opens a file.

Files under ``assets/`` have a digest in their name and never change. Every other address that is neither a file nor
the server's own gets ``index.html``: the client routes it.
"""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol

from fastapi import APIRouter, HTTPException, Request, Response

from ethnos.base.i18n import default_texts
from ethnos.base.refusals import EthnosError
from ethnos.server.http.routes import read_request, respond
from ethnos.server.protocol.requests import SharingIn, SharingOut, TabOut
from ethnos.server.rooms.checks import Forbidden

BUILT: Final = Path(__file__).parents[2] / "web"
"""Where the client is in an installed package."""
FIRST_PAGE: Final = "/index.html"
NEVER_CHANGES: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
SERVER_PATHS: Final = ("api", "socket", "health", "metrics", "docs", "openapi.json", "tab")
"""The first parts of addresses that are the server's own."""
MIN_GZIP_BYTES: Final = 1000
"""Shorter files are not compressed."""
GZIP_LEVEL: Final = 6
"""The gzip level of files: a higher one takes twice as long and saves a hundredth."""
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""Media types by suffix. Some systems report scripts as plain text, which browsers refuse to run."""
COMPRESSED_KINDS: Final = ("image/png", "image/jpeg", "image/webp", "image/avif", "font/", "audio/", "video/")


@dataclass(frozen=True)
class Page:
    """A file, ready to be sent."""

    body: bytes
    kind: str
    caching: str
    tag: str

    @cached_property
    def compressed(self) -> bytes:
        """The file compressed with gzip at the first request; empty if that would not help."""
        helps = len(self.body) >= MIN_GZIP_BYTES and not self.kind.startswith(COMPRESSED_KINDS)
        return gzip.compress(self.body, GZIP_LEVEL) if helps else b""

    def answer(self, request: Request) -> Response:
        """The file, compressed if the browser accepts it; 304 if it has not changed."""
        headers = {"Cache-Control": self.caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", "") and self.compressed:
            return Response(self.compressed, media_type=self.kind, headers=headers | {"Content-Encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=headers)


class Site:
    """All pages, by their address."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._pages = read_pages(folder)

    def answer(self, request: Request) -> Response | None:
        """The response for an address; None if there is nothing."""
        path = request.url.path
        if request.method not in ("GET", "HEAD") or path.split("/")[1] in SERVER_PATHS:
            return None
        if FIRST_PAGE not in self._pages:
            return Response(default_texts()("server-no-pages"), 404, media_type="text/plain") if path == "/" else None
        if path.startswith("/assets/"):
            return self._pages[path].answer(request) if path in self._pages else None
        return self._pages.get(path, self._pages[FIRST_PAGE]).answer(request)


def read_pages(folder: Path) -> dict[str, Page]:
    """All files of a folder, by their address."""
    files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    return {f"/{path.relative_to(folder).as_posix()}": _read(folder, path) for path in files}


def _read(folder: Path, path: Path) -> Page:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix.lower(), "application/octet-stream")
    return Page(
        body=body,
        kind=kind,
        caching=NEVER_CHANGES if path.is_relative_to(folder / "assets") else REVALIDATE,
        tag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
    )


PATH: Final = "/tab/"
LIST: Final = "files.json"
"""The file that a complete site has (``tools/site.py``)."""
CHECKOUT: Final = Path(__file__).parents[4]


class NoSite(EthnosError):
    """The given folder is not a site."""


def find_site(given: str = "") -> Path | None:
    """The folder of the site: the given one, or the one that was built in this checkout."""
    if given:
        if not (Path(given) / LIST).is_file():
            raise NoSite(folder=given)
        return Path(given)
    built = CHECKOUT / "dist" / "site"
    return built if (CHECKOUT / "pyproject.toml").is_file() and (built / LIST).is_file() else None


def tab_routes(folder: Path | None) -> APIRouter:
    """Whether this server has the site, and its files. They are not part of the protocol."""
    router = APIRouter(include_in_schema=False)

    @router.get("/api/tab")
    def get_tab() -> Response:
        return respond(TabOut(offered=folder is not None))

    if folder is not None:
        router.add_api_route(PATH + "{path:path}", _Files(folder).answer, methods=["GET", "HEAD"])
    return router


class _Files:
    """The files of the site. They are read and compressed at the first request, so that a server starts fast.

    ``answer`` is not asynchronous, so that it runs in another thread: compressing takes a second.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @cached_property
    def _pages(self) -> dict[str, Page]:
        return read_pages(self._folder)

    def answer(self, path: str, request: Request) -> Response:
        page = self._pages.get(f"/{path or 'index.html'}")
        if page is None:
            raise HTTPException(404)
        return page.answer(request)


class Sharing(Protocol):
    """A server that can listen on the local network as well (``local.py``)."""

    def permits(self, request: Request) -> bool:
        """Whether a request comes from a page or a program on the server's own computer."""

    async def state(self) -> SharingOut:
        """Whether it listens on the local network now."""

    async def switch(self, on: bool) -> SharingOut:
        """Begin or stop listening there."""


def sharing_routes(sharing: Sharing | None) -> APIRouter:
    """Routes for the page on the server's own computer only; they are not part of the public protocol."""
    router = APIRouter(include_in_schema=False)

    @router.get("/api/sharing")
    async def get_sharing(request: Request) -> Response:
        return respond(await sharing.state() if sharing and sharing.permits(request) else SharingOut())

    @router.post("/api/sharing")
    async def switch_sharing(request: Request) -> Response:
        body: SharingIn = await read_request(SharingIn, request)
        if sharing is None or not sharing.permits(request):
            raise Forbidden("not-from-here")
        return respond(await sharing.switch(body.on))

    return router
