"""Requests that wait for an answer however busy the machine is."""

from functools import partial
from typing import Final

import httpx

PATIENCE_SECONDS: Final = 120.0

get = partial(httpx.get, timeout=PATIENCE_SECONDS)
post = partial(httpx.post, timeout=PATIENCE_SECONDS)
request = partial(httpx.request, timeout=PATIENCE_SECONDS)
