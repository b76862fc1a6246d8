"""Whole games as text: files that prove an honest shuffle, and links (docs/notation.md)."""

from ethnos.gamefiles.gamefile import (
    GameFile,
    Header,
    Verification,
    read_game,
    read_game_file,
    read_header,
    verify,
    write_game,
)
from ethnos.gamefiles.link import from_link, game_from_link, game_to_link, to_link

__all__ = [
    "GameFile",
    "Header",
    "Verification",
    "from_link",
    "game_from_link",
    "game_to_link",
    "read_game",
    "read_game_file",
    "read_header",
    "to_link",
    "verify",
    "write_game",
]
