"""Reading what the page sends, within the same limits as a server's."""

import json
from typing import Any

from ethnos.base.plain import from_json
from ethnos.server.protocol.refusals import BadMessage


def read_json(kind: Any, text: str) -> Any:
    """A value of this type; ``BadMessage`` if the text is not one."""
    try:
        return from_json(kind, json.loads(text))
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadMessage(problem="unreadable") from None
