"""The game as text: moves, positions, whole games, proofs of honest shuffles, links (docs/notation.md)."""

from ethnos.notation.commitment import commitment
from ethnos.notation.errors import BadGameFile, BadLink, BadMove, BadPosition, NotationError
from ethnos.notation.gamefile import (
    GameFile,
    Header,
    Verification,
    read_game,
    read_game_file,
    read_header,
    verify,
    write_game,
)
from ethnos.notation.link import from_link, game_from_link, game_to_link, to_link
from ethnos.notation.movetext import read_move, write_move
from ethnos.notation.position import read_position, read_whole_position, write_position

__all__ = [
    "BadGameFile",
    "BadLink",
    "BadMove",
    "BadPosition",
    "GameFile",
    "Header",
    "NotationError",
    "Verification",
    "commitment",
    "from_link",
    "game_from_link",
    "game_to_link",
    "read_game",
    "read_game_file",
    "read_header",
    "read_move",
    "read_position",
    "read_whole_position",
    "to_link",
    "verify",
    "write_game",
    "write_move",
    "write_position",
]
