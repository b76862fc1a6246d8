"""Requests that wait for an answer however busy the machine is."""

from functools import partial
from typing import Final

import httpx

PATIENCE_SECONDS: Final = 120.0

# Nothing here is asked over TLS, and reading all certificates takes ten times as long as the request.
get = partial(httpx.get, timeout=PATIENCE_SECONDS, verify=False)
post = partial(httpx.post, timeout=PATIENCE_SECONDS, verify=False)
request = partial(httpx.request, timeout=PATIENCE_SECONDS, verify=False)
