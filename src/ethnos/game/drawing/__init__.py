"""Tables and score sheets drawn with rich: for the terminal, and for what environments render."""

from ethnos.game.drawing.draw import draw_table
from ethnos.game.drawing.sheet import draw_result, draw_sheet

__all__ = ["draw_result", "draw_sheet", "draw_table"]
