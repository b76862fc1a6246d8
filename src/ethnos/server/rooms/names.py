"""Names and chat are data: cleaned before they are stored."""

from typing import Final

from ethnos.server.rooms.not_now import NotNow

NAME_LENGTH: Final = 24


def clean(text: str, length: int) -> str:
    """Names and chat are data: printable, on one line, not too long."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text)
    kept = " ".join(kept.split())[:length].rstrip()
    if not kept:
        raise NotNow("empty-text")
    return kept
