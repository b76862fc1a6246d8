"""Pictures of every page and state, through the real server and Chromium: ``make screenshots``.

    python -m tests.web.screenshots FOLDER [--only NAME ...] [--size 1366x768 ...] [--theme dark] [--language de ...]
    python -m tests.web.screenshots --list

Every picture is taken at six sizes in both themes, and at two of the sizes in every other language. ``sheets`` in the
folder has one page of all pictures of each state, to look through. Faults of the layout are printed as they are found.
"""

import argparse
import contextlib
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from ethnos.base.i18n import DEFAULT, languages
from harness.chromium import FLAGS, browser_program
from harness.live import ServerProcess, database_in
from harness.person import Person, Wishes
from tests.web.faults import find_faults
from tests.web.moments import MOMENTS, PAGE_CONTROLS, Moment, show
from tests.web.stages import NAMES
from tests.web.stranger_moments import STRANGERS

ALL: tuple[Moment, ...] = (*MOMENTS, *STRANGERS)
Size = tuple[int, int]
Theme = Literal["light", "dark"]
DESKTOPS: tuple[Size, ...] = ((1366, 768), (1920, 1080), (2560, 1440))
TOUCH_SCREENS: tuple[Size, ...] = ((390, 844), (844, 390), (768, 1024))
TRANSLATED: tuple[Size, ...] = ((1366, 768), (390, 844))
"""The sizes of pictures in every language."""
THEMES: tuple[Theme, ...] = ("light", "dark")
MAX_HEIGHT = 3000
"""Pixels of a long page that a picture shows."""
PATIENCE_MS = 120_000
"""Enough for the champion's analysis of a whole game, and for large pictures on a busy machine."""
README_SIZE = (1280, 1280)
README = {
    "table": ("your-turn", "1366x768", "light"),
    "band": ("played-band", "1366x768", "light"),
    "builder": ("building", "1366x768", "dark"),
    "phone": ("your-turn", "390x844", "light"),
    "counting": ("counting", "1366x768", "light"),
    "dragon": ("dragon", "1366x768", "light"),
}


# --- Taking the pictures ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Variants:
    """The sizes, themes and languages of the pictures."""

    sizes: Sequence[Size]
    themes: Sequence[Theme]
    languages: Sequence[str]

    def openings(self) -> Iterator[tuple[str, Size]]:
        """Language and size of each page that has to be opened."""
        for language in self.languages:
            yield from ((language, size) for size in self.sizes if language == DEFAULT or size in TRANSLATED)

    def names(self, language: str) -> Iterator[tuple[Theme, str]]:
        """The themes in a language, each with the last part of the picture's name."""
        if language == DEFAULT:
            yield from ((theme, theme) for theme in self.themes)
        else:
            yield self.themes[0], language


class Photographer:
    """Takes pictures of one server's pages into one folder."""

    def __init__(self, browser: Browser, server: ServerProcess, folder: Path, variants: Variants) -> None:
        self.browser, self.server, self.folder, self.variants = browser, server, folder, variants

    def take(self, moment: Moment) -> list[Path]:
        """All pictures of a state."""
        pictures: list[Path] = []
        for language, size in self.variants.openings():
            settings = {"pace": moment.pace, "name": NAMES[0]}
            wishes = Wishes(size, size in TOUCH_SCREENS, language, settings=settings, expected=moment.expected)
            person = Person(self.browser, self.server.url, wishes)
            person.context.add_init_script(PAGE_CONTROLS)
            show(person, self.server, moment)
            pictures += self._in_all_themes(person, moment)
            for problem in (*find_faults(person.page), *person.troubles):
                say(f"    {pictures[-1].stem}: {problem}")
            person.context.close()
        return pictures

    @staticmethod
    def _finish_cards(person: Person) -> None:
        """Wait until the faces of all cards are drawn."""
        expect(person.page.locator(".card .waiting")).to_have_count(0)

    def _in_all_themes(self, person: Person, moment: Moment) -> Iterator[Path]:
        page, (width, height) = person.page, person.wishes.size
        if moment.whole:
            longer = min(MAX_HEIGHT, page.evaluate("document.scrollingElement.scrollHeight"))
            page.set_viewport_size({"width": width, "height": max(height, longer)})
        for theme, ending in self.variants.names(person.wishes.language):
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(80 if moment.passing else 250)
            self._finish_cards(person)
            path = self.folder / f"{moment.name}-{width}x{height}-{ending}.jpg"
            self._shoot(person, path)
            yield path

    @staticmethod
    def _shoot(person: Person, path: Path) -> None:
        """Chromium without a graphics card sometimes waits for a frame that never comes; the next attempt has one."""
        for timeout in (10_000, 10_000, PATIENCE_MS):
            with contextlib.suppress(PlaywrightTimeout):
                person.page.screenshot(path=path, type="jpeg", quality=90, animations="disabled", timeout=timeout)
                return
        raise TimeoutError(path.name)


def contact_sheet(pictures: Sequence[Path], path: Path, width: int = 1800) -> None:
    """All pictures of a state on one page, in as many rows as necessary."""
    across = 4
    cell = width // across
    rows = [pictures[start : start + across] for start in range(0, len(pictures), across)]
    strips = [[_thumbnail(picture, cell) for picture in row] for row in rows]
    heights = [max(image.height for image in strip) for strip in strips]
    sheet = Image.new("RGB", (width, sum(heights)), "#222")
    for number, strip in enumerate(strips):
        for column, image in enumerate(strip):
            sheet.paste(image, (column * cell, sum(heights[:number])))
    path.parent.mkdir(exist_ok=True)
    sheet.save(path, quality=85)


def _thumbnail(path: Path, cell: int) -> Image.Image:
    with Image.open(path) as picture:
        picture.thumbnail((cell - 6, cell))
        framed = Image.new("RGB", (cell, picture.height + 20), "#222")
        framed.paste(picture, (3, 16))
    ImageDraw.Draw(framed).text((4, 2), path.stem, fill="#fff")
    return framed


def save_readme_pictures(folder: Path, readme: Path) -> None:
    """Save smaller copies of the pictures for the README."""
    readme.mkdir(parents=True, exist_ok=True)
    for name, parts in README.items():
        with Image.open(folder / f"{'-'.join(parts)}.jpg") as picture:
            picture.thumbnail(README_SIZE, Image.Resampling.LANCZOS)
            picture.save(readme / f"{name}.webp", quality=82, method=6)


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)  # noqa: T201


def take_all(folder: Path, moments: Sequence[Moment], variants: Variants) -> None:
    """Pictures of all these states, and a sheet of each."""
    program = browser_program()
    if program is None:
        raise SystemExit("Chromium was not found: install Debian's package chromium")
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=30_000)
    began = time.monotonic()
    scratch = tempfile.TemporaryDirectory()
    with scratch, ServerProcess(database_in(Path(scratch.name))) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        photographer = Photographer(browser, server, folder, variants)
        for number, moment in enumerate(moments, 1):
            say(f"{number:3}/{len(moments)} {time.monotonic() - began:4.0f} s  {moment.name}")
            contact_sheet(photographer.take(moment), folder / "sheets" / f"{moment.name}.jpg")
        browser.close()


def size_of(text: str) -> Size:
    """``1366x768``."""
    width, height = map(int, text.split("x"))
    return width, height


def main() -> None:
    """Take the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description="pictures of every page and state")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("docs/images/all"))
    parser.add_argument("--only", nargs="+", choices=[moment.name for moment in ALL], help="only these states")
    parser.add_argument(
        "--size", nargs="+", type=size_of, default=[*DESKTOPS, *TOUCH_SCREENS], help="only at these sizes"
    )
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=THEMES, help="only in these themes")
    parser.add_argument(
        "--language", nargs="+", choices=languages(), default=languages(), help="only in these languages"
    )
    parser.add_argument("--readme", type=Path, help="where the README's pictures go")
    parser.add_argument("--list", action="store_true", help="print the names of the states")
    arguments = parser.parse_args()
    if arguments.list:
        return say("\n".join(moment.name for moment in ALL))
    moments = [moment for moment in ALL if not arguments.only or moment.name in arguments.only]
    take_all(arguments.folder, moments, Variants(arguments.size, arguments.theme, arguments.language))
    if arguments.readme:
        save_readme_pictures(arguments.folder, arguments.readme)
    return None


if __name__ == "__main__":
    main()
