"""The rules engine. It does no I/O, and imports nothing from other parts of the package but the refusals."""

from ethnos.engine.play import apply_action, legal_actions, new_table, sample, view
from ethnos.engine.state import OVER, SPECTATOR, Table

__all__ = ["OVER", "SPECTATOR", "Table", "apply_action", "legal_actions", "new_table", "sample", "view"]
