"""HTTP requests that wait long enough for a busy machine."""

from functools import partial

import httpx

from harness.patience import PATIENCE_SECONDS

# No request uses TLS, and reading all certificates would take ten times as long as a request.
get = partial(httpx.get, timeout=PATIENCE_SECONDS, verify=False)
post = partial(httpx.post, timeout=PATIENCE_SECONDS, verify=False)
request = partial(httpx.request, timeout=PATIENCE_SECONDS, verify=False)
