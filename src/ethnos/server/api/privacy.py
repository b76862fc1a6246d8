"""What a server stores about people, for its page about privacy."""

from ethnos.server.api.endpoint import Endpoint
from ethnos.server.protocol.requests import PrivacyOut


def privacy_endpoints(policy: PrivacyOut) -> list[Endpoint]:
    """The address of the privacy policy."""

    async def privacy() -> PrivacyOut:
        """What this server stores, for how long, and how to reach its host."""
        return policy

    return [Endpoint("GET", "/api/privacy", privacy, PrivacyOut)]
