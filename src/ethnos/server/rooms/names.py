"""Cleans names and chat before they are stored."""

from typing import Final

from ethnos.server.rooms.not_now import NotNow

NAME_LENGTH: Final = 24


def clean(text: str, length: int) -> str:
    """Make a text printable, on one line, and not longer than ``length``."""
    cleaned = "".join(letter if letter.isprintable() else " " for letter in text)
    cleaned = " ".join(cleaned.split())[:length].rstrip()
    if not cleaned:
        raise NotNow("empty-text")
    return cleaned
