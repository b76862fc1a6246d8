"""Small studies for tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ethnos.research.studies.study import Study

SET_OF_SIX = ["centaur", "elf", "giant", "merfolk", "orc", "wizard"]
SET_OF_FIVE = ["centaur", "elf", "giant", "merfolk", "orc"]


def series(**changes: Any) -> dict[str, Any]:
    """A series of quick games."""
    return {"name": "quick", "players": [2], "games": 6, "bots": ["random"], "block": 2} | changes


def values(*parts: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The parameters of a study as they are in a file."""
    return {"name": "small", "seed": 7, "series": list(parts or [series()])} | changes


def study(*parts: dict[str, Any], **changes: Any) -> Study:
    """A small study."""
    return Study.from_dict(values(*parts, **changes))


@contextmanager
def no_room(size: int) -> Iterator[None]:
    """Writing fails beyond this many bytes of a file, as on a full disk."""
    import resource  # not on Windows

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
