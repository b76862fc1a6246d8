"""The game without a server, below ``/tab/``: people play against bots in their own browser (docs/site.md)."""

from functools import cached_property
from pathlib import Path
from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response

from ethnos.base.refusals import EthnosError
from ethnos.server.http.routes import respond
from ethnos.server.http.site import Page, read_pages
from ethnos.server.protocol.requests import TabOut

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
