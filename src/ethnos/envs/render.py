"""The render modes of PettingZoo and Gymnasium: as text, on the terminal, as an image."""

from io import StringIO
from typing import Any, Final

from rich.console import Console

from ethnos.base.i18n import default_texts
from ethnos.base.refusals import EthnosError
from ethnos.engine.state import WHOLE, Table
from ethnos.game.drawing.draw import draw_table

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 120
HEIGHT: Final = 60  # lines: enough for the whole table


class UnknownRenderMode(EthnosError):
    """No render mode has this name."""


class NoRenderMode(EthnosError):
    """``render`` was called on an environment without a render mode."""


def check_render_mode(mode: str | None) -> None:
    """Raise an error for an unknown render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise UnknownRenderMode(mode=mode, known=RENDER_MODES)


def show(table: Table, mode: str | None) -> Any:
    """Render a table: printed, as text, or as an array of pixels. A view shows only what its viewer knows."""
    if mode is None:
        raise NoRenderMode(known=RENDER_MODES)
    if mode == "rgb_array":
        from ethnos.envs.render_image import draw

        return draw(table)
    if mode == "ansi":
        return as_text(table)
    _print(Console(), table)
    return None


def as_text(table: Table) -> str:
    """The table as the terminal draws it, without colours; each colour also has a letter or sign."""
    page = StringIO()
    _print(Console(file=page, width=WIDTH, height=HEIGHT, color_system=None, force_terminal=False), table)
    return page.getvalue()


def _print(console: Console, table: Table) -> None:
    seat = None if table.viewer == WHOLE else int(table.viewer)
    names = [f"player_{number}" for number in range(int(table.players))]
    console.print(draw_table(table, seat, names, default_texts(), console.width, HEIGHT))
