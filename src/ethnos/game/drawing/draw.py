"""Draws the table as one seat sees it: roomy on a large screen, compact on a small one."""

from collections.abc import Sequence

from rich.console import Console, RenderableType

from ethnos.base.i18n import Texts
from ethnos.engine.state import Table
from ethnos.game.drawing.compact import draw_compact
from ethnos.game.drawing.read_table import seen_by
from ethnos.game.drawing.roomy import draw_roomy
from ethnos.game.drawing.seen_table import SeenTable
from ethnos.game.game import Game

ROOMY_WIDTH = 120
ROOMY_HEIGHT = 34


def draw_table(
    game: Game | Table, seat: int | None, names: Sequence[str], texts: Texts, width: int, height: int
) -> RenderableType:
    """The table for a screen of this size, as a seat or SPECTATOR sees it, or with all hands for None."""
    seen = SeenTable(seen_by(game, seat), seat, tuple(names), texts)
    if width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT:
        for airy in (True, False):
            drawing = draw_roomy(seen, width, airy)
            if lines_of(drawing, width) <= height:
                return drawing
    return draw_compact(seen, width, height)


def lines_of(drawing: RenderableType, width: int) -> int:
    """How many lines a drawing takes."""
    console = Console(width=width, height=1000, color_system=None, force_terminal=False)
    return len(console.render_lines(drawing, console.options.update(width=width)))
