"""The health check."""

from fastapi import APIRouter, Response

from ethnos.server.http.routes import described, respond
from ethnos.server.protocol.requests import Health
from ethnos.server.storage.database_store import DatabaseStore


def health_routes(store: DatabaseStore) -> APIRouter:
    """The address that a host's monitoring asks."""
    router = APIRouter()

    @router.get("/health", response_model=None, responses=described(Health, 200, 503))
    async def health() -> Response:
        """Whether the server is well."""
        well = await store.is_well()
        return respond(Health(ok=well, database=well), 200 if well else 503)

    return router
