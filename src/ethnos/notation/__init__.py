"""The game as text: moves, positions, commitments to a seed (docs/notation.md)."""

from ethnos.notation.commitment import commitment
from ethnos.notation.movetext import read_move, write_move
from ethnos.notation.position import read_position, read_whole_position, write_position
from ethnos.notation.text_errors import BadGameFile, BadLink, BadMove, BadPosition, NotationError

__all__ = [
    "BadGameFile",
    "BadLink",
    "BadMove",
    "BadPosition",
    "NotationError",
    "commitment",
    "read_move",
    "read_position",
    "read_whole_position",
    "write_move",
    "write_position",
]
