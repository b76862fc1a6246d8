"""Sharing on the local network: read and switched by the page on the server's own computer."""

from typing import Protocol

from fastapi import APIRouter, Request, Response

from ethnos.server.http.routes import read_request, respond
from ethnos.server.protocol.requests import SharingIn, SharingOut
from ethnos.server.rooms.not_now import Forbidden


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
