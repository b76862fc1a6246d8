"""Whole games as text: files that prove an honest shuffle, and links (docs/notation.md)."""

from ethnos.game.gamefiles.file_lines import Header
from ethnos.game.gamefiles.link import from_link, game_from_link, game_to_link, to_link
from ethnos.game.gamefiles.reading import read_game, read_game_file, read_header, verify
from ethnos.game.gamefiles.replay import GameFile, Verification
from ethnos.game.gamefiles.writing import write_game

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
