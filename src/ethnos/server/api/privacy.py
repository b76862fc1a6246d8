"""What a server keeps about people, for the page that tells them."""

from ethnos.server.api.endpoint import Endpoint
from ethnos.server.protocol.requests import PrivacyOut


def privacy_endpoints(kept: PrivacyOut) -> list[Endpoint]:
    """The address of that."""

    async def privacy() -> PrivacyOut:
        """What this server keeps, for how long, and how to reach its host."""
        return kept

    return [Endpoint("GET", "/api/privacy", privacy, PrivacyOut)]
