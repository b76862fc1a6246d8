"""The game: no I/O, and no imports from outside this folder."""

from ethnos.engine.play import apply_action, legal_actions, new_table, sample, view
from ethnos.engine.state import OVER, SPECTATOR, Table

__all__ = ["OVER", "SPECTATOR", "Table", "apply_action", "legal_actions", "new_table", "sample", "view"]
