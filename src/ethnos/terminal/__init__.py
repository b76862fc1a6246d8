"""The game in a terminal: the table drawn with rich, a game played by typing lines, and replay."""

from ethnos.terminal.draw import draw_table
from ethnos.terminal.play import Bots, play
from ethnos.terminal.replay import replay
from ethnos.terminal.sheet import draw_result, draw_sheet

__all__ = ["Bots", "draw_result", "draw_sheet", "draw_table", "play", "replay"]
