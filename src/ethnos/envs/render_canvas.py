"""The parts of a table's image: boxes, text, cards, markers and tokens, in the colours of the browser client.

Everything with a colour also has a letter, a number or a shape. The image is drawn at a larger scale and reduced at the
end, which makes the edges smooth.
"""

from functools import cache
from math import cos, pi, sin
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ethnos.base.refusals import MissingExtra

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as problem:
    raise MissingExtra(package="Pillow", extra="research") from problem

from ethnos.base.i18n import Texts
from ethnos.engine.components import COLOURS, KINGDOM_NAMES, SKELETON_CARD, TRIBE_NAMES

SCALE: Final = 2
ENGLISH: Final = Texts("en")
"""Pillow's default font has no Cyrillic letters, so images are in English."""

# The colours are those of web/src/art/palette.css.
PAPER: Final = "#f6edd8"
TABLE: Final = "#d8c6a0"
CARD: Final = "#fdf8ea"
RAISED: Final = "#fdf7e8"
LINE: Final = "#cbb88f"
INK: Final = "#2b2118"
FAINT: Final = "#6c593e"
ACCENT: Final = "#233f5c"
ACCENT_INK: Final = "#fbf5e4"
GOLD: Final = "#856009"
GOLD_BRIGHT: Final = "#e3b537"
BONE: Final = "#f3ead2"
BONE_DEEP: Final = "#b8a67f"
EMBER: Final = "#b3261e"

KINGDOMS: Final = ("#562a5e", "#a31d24", "#2860b9", "#4f9c6c", "#f29d2e", "#9aa1aa")
ON_KINGDOMS: Final = ("#fdf4ff", "#fff6ee", "#ffffff", "#08190f", "#2b1a04", "#171a1d")
TINTS: Final = ("#e2d2e8", "#f5d0c4", "#cfe0f2", "#d3e8cd", "#fbe2b8", "#e0e0dc")
PLAYERS: Final = ("#f5f4ec", "#212526", "#ffde4b", "#48c8d4", "#ea6d9a", "#7f5c49")

LETTERS: Final = tuple(name[0].upper() for name in KINGDOM_NAMES)
WILD: Final = "*"
CORNERS: Final = {1: (4, 45, 1.25), 2: (3, -90, 1.25), 3: (4, -90, 1.2), 4: (6, -90, 1.12)}
"""By seat: number of corners, angle of the first one, and size; seat 0 is a circle, seat 5 a star."""


@cache
def _font(size: float) -> Any:
    return ImageFont.load_default(size * SCALE)


class Brush:
    """Draws on an image of this size."""

    def __init__(self, width: int, height: int) -> None:
        self._size = (width, height)
        self._sheet = Image.new("RGB", (width * SCALE, height * SCALE), TABLE)
        self._draw = ImageDraw.Draw(self._sheet)

    def pixels(self) -> npt.NDArray[np.uint8]:
        """The image as an array of height x width x 3."""
        return np.array(self._sheet.resize(self._size, Image.Resampling.LANCZOS), np.uint8)

    # --- Boxes and words --------------------------------------------------------------------------------------

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        line: str = LINE,
        thick: float = 1,
        round_: float = 6,
    ) -> None:
        """A box with rounded corners."""
        edges = [x * SCALE, y * SCALE, (x + width) * SCALE, (y + height) * SCALE]
        self._draw.rounded_rectangle(edges, round_ * SCALE, fill, line, round(thick * SCALE))

    def disc(self, x: float, y: float, radius: float, fill: str, line: str, thick: float = 1) -> None:
        """A disc around a point."""
        edges = [(x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE]
        self._draw.ellipse(edges, fill, line, round(thick * SCALE))

    def words(
        self, x: float, y: float, text: str, size: float, ink: str = INK, at: str = "lm", bold: bool = False
    ) -> float:
        """Draw a line of text and return its width; ``at`` is Pillow's anchor.

        Bold is only for numbers and capitals: the dot of an i would merge with its stem.
        """
        stroke = 0.014 * SCALE * size if bold else 0.0
        self._draw.text((x * SCALE, y * SCALE), text, ink, _font(size), at, stroke_width=stroke, stroke_fill=ink)
        return float(_font(size).getlength(text)) / SCALE

    # --- Pieces -----------------------------------------------------------------------------------------------

    def marker(self, seat: int, x: float, y: float, radius: float) -> None:
        """A player's shape in the player's colour."""
        if seat == 0:
            self.disc(x, y, radius, PLAYERS[seat], INK, 1.4)
            return
        corners = _star(radius * 1.3) if seat == 5 else _polygon(radius, *CORNERS[seat])
        lift = radius * 0.15 if seat == 2 else 0.0
        points = [((x + dx) * SCALE, (y + dy + lift) * SCALE) for dx, dy in corners]
        self._draw.polygon(points, PLAYERS[seat])
        self._draw.line([*points, points[0], points[1]], INK, round(1.4 * SCALE), "curve")

    def card(self, kind: int, x: float, y: float, width: float, height: float) -> None:
        """A card: the colour's letter above, the tribe below."""
        wild = kind == SKELETON_CARD
        colour = kind % COLOURS
        ground, ink = (BONE_DEEP, INK) if wild else (KINGDOMS[colour], ON_KINGDOMS[colour])
        self.box(x, y, width, height, BONE if wild else TINTS[colour], INK, 0.8, 3)
        self.box(x, y, width, height * 0.52, ground, INK, 0.8, 3)
        self.words(x + width / 2, y + height * 0.27, WILD if wild else LETTERS[colour], height * 0.4, ink, "mm", True)
        short = ENGLISH("terminal-tribe-short", tribe=TRIBE_NAMES[kind // COLOURS])
        self.words(x + width / 2, y + height * 0.77, short, width * 0.34, INK, "mm")

    def count(self, count: int, x: float, y: float) -> None:
        """The number of cards in a stack."""
        self.disc(x, y, 7, CARD, INK)
        self.words(x, y, str(count), 10, INK, "mm", True)

    def band(self, leader: int, size: int, x: float, y: float, width: float, height: float) -> None:
        """A Band: the letter of its Leader's colour, the Leader's tribe, and how many cards it has."""
        colour, middle = leader % COLOURS, y + height / 2
        self.box(x, y, width, height, TINTS[colour], KINGDOMS[colour], 1.2, height / 4)
        self.disc(x + height / 2, middle, height * 0.37, KINGDOMS[colour], KINGDOMS[colour])
        self.words(x + height / 2, middle, LETTERS[colour], height * 0.5, ON_KINGDOMS[colour], "mm", True)
        short = ENGLISH("terminal-tribe-short", tribe=TRIBE_NAMES[leader // COLOURS])
        self.words(x + height * 0.96, middle, short, height * 0.45)
        self.words(x + width - height * 0.2, middle, str(size), height * 0.66, INK, "rm", True)

    def back(self, x: float, y: float, width: float, height: float) -> None:
        """A card face down."""
        self.box(x, y, width, height, ACCENT, INK, 0.8, 3)
        self.box(x + 3, y + 3, width - 6, height - 6, ACCENT, ACCENT_INK, 0.8, 2)

    def token(self, x: float, y: float, radius: float, glory: int, now: bool, past: bool) -> None:
        """A Glory token; the one of this Age is golden and larger, past ones are pale."""
        fill, line, ink = (GOLD_BRIGHT, GOLD, INK) if now else (PAPER, LINE, FAINT)
        self.disc(x, y, radius, TABLE if past else fill, line, 2 if now else 1)
        self.words(x, y, str(glory), radius * 0.95, ink, "mm", now)

    def dragon(self, x: float, y: float, radius: float, seen: bool) -> None:
        """A Dragon: a red disc with a D once it has been seen, an empty ring before."""
        self.disc(x, y, radius, EMBER if seen else PAPER, EMBER if seen else BONE_DEEP, 1.4)
        if seen:
            self.words(x, y, ENGLISH("terminal-dragons")[0], radius * 1.2, ACCENT_INK, "mm", True)


def _polygon(radius: float, corners: int, start: float, size: float) -> list[tuple[float, float]]:
    turns = [start * pi / 180 + 2 * pi * corner / corners for corner in range(corners)]
    return [(radius * size * cos(turn), radius * size * sin(turn)) for turn in turns]


def _star(radius: float) -> list[tuple[float, float]]:
    rays = [(radius if ray % 2 == 0 else radius * 0.48, pi * ray / 5 - pi / 2) for ray in range(10)]
    return [(length * cos(turn), length * sin(turn)) for length, turn in rays]
