"""How long a test waits for something that has to happen: enough for a busy machine, so that only a fault ends it."""

from typing import Final

PATIENCE_SECONDS: Final = 300.0
