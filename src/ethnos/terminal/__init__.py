"""The game in a terminal: a game played by typing lines, and replay."""

from ethnos.terminal.play import Bots, play
from ethnos.terminal.replay import replay

__all__ = ["Bots", "play", "replay"]
