"""The render modes of PettingZoo and Gymnasium: as text, on the terminal, as an image of the same text."""

from functools import cache
from io import StringIO
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.console import Console

from ethnos.base.i18n import Texts, default_texts
from ethnos.base.refusals import EthnosError, MissingExtra
from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.state import WHOLE, Table
from ethnos.game.drawing.compact import draw_compact
from ethnos.game.drawing.draw import draw_table
from ethnos.game.drawing.read_table import seen_by
from ethnos.game.drawing.seen_table import SeenTable
from ethnos.game.drawing.signs import DRAGON_SEEN, DRAGON_TO_COME, KINGDOM_SIGNS, LEAD_SIGN, SHAPES, TIMES, TURN_SIGN

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 120
HEIGHT: Final = 60  # lines: enough for the whole table

IMAGE_WIDTH: Final = 110  # letters
IMAGE_HEIGHT: Final = 30  # lines
CELL: Final = (9, 19)  # the pixels of a letter
FONT_SIZE: Final = 15
GROUND: Final = (24, 26, 27)
INK: Final = (230, 226, 214)
FAINT: Final = (140, 138, 130)
WITH_LATIN_LETTERS: Final = str.maketrans(
    "".join((*KINGDOM_SIGNS, *SHAPES, DRAGON_SEEN, DRAGON_TO_COME, TURN_SIGN, LEAD_SIGN, TIMES, "✓")),
    "".join(name[0].upper() for name in KINGDOM_NAMES) + "012345" + "Do>+x ",
)
"""Pillow's font has no other signs: kingdoms get their first letter, and seats their number."""


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
        return as_image(table)
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
    console.print(draw_table(table, _viewer(table), _names(table), default_texts(), console.width, HEIGHT))


def _viewer(table: Table) -> int | None:
    return None if table.viewer == WHOLE else int(table.viewer)


def _names(table: Table) -> tuple[str, ...]:
    return tuple(f"player_{number}" for number in range(int(table.players)))


# --- As an image ----------------------------------------------------------------------------------------------


def as_image(table: Table) -> npt.NDArray[np.uint8]:
    """The table as pixels, height x width x 3, in English: Pillow's font has no Cyrillic letters."""
    image, draw = _page()
    seen = SeenTable(seen_by(table, _viewer(table)), _viewer(table), _names(table), Texts("en"))
    console = Console(file=StringIO(), width=IMAGE_WIDTH, height=IMAGE_HEIGHT, color_system="truecolor")
    across, down = CELL
    for row, line in enumerate(console.render_lines(draw_compact(seen, IMAGE_WIDTH, IMAGE_HEIGHT))):
        column = 0
        for words, style, _ in line:
            colour = style.color if style else None
            ink = INK if colour is None or colour.is_default else tuple(colour.get_truecolor())
            ink = FAINT if style and style.dim else ink
            for letter in words.translate(WITH_LATIN_LETTERS):
                at = (column + 0.5) * across + across, (row + 0.5) * down + down / 2
                draw.text(at, letter, ink, _font(), "mm", stroke_width=0.4 if style and style.bold else 0)
                column += 1
    return np.array(image, np.uint8)


def _page() -> tuple[Any, Any]:
    try:
        from PIL import Image, ImageDraw
    except ModuleNotFoundError as problem:
        raise MissingExtra(package="Pillow", extra="research") from problem
    size = (IMAGE_WIDTH + 2) * CELL[0], (IMAGE_HEIGHT + 1) * CELL[1]
    image = Image.new("RGB", size, GROUND)
    return image, ImageDraw.Draw(image)


@cache
def _font() -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(FONT_SIZE)
