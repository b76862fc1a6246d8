"""Pictures of the static site's pages, where no server answers: ``python -m tests.web.site_screenshots FOLDER``.

The site has to be built (``make site``). Sizes and themes are chosen as for ``tests.web.screenshots``.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from harness.chromium import FLAGS, browser_program
from harness.person import Wishes
from tests.web.faults import find_faults
from tests.web.screenshots import DESKTOPS, THEMES, TOUCH_SCREENS, Size, Theme, contact_sheet, say, size_of
from tests.web.visits import LOADED_MS, Visitor, visiting

PAGES = ("", "new", "games", "replays", "learn", "rules", "privacy")
GAME = "table"
"""A picture of a game that has just begun; the pages after it list that game."""


def pictures(visitor: Visitor, folder: Path, theme: Theme) -> Iterator[Path]:
    """Every page of the site in one size and theme, a game among them."""
    visitor.open("/")
    yield picture(visitor, folder, theme, "start")
    visitor.play()
    yield picture(visitor, folder, theme, GAME)
    for page in PAGES:
        visitor.open(f"/{page}")
        expect(visitor.page.locator("progress")).to_have_count(0, timeout=LOADED_MS)
        yield picture(visitor, folder, theme, page or "start-own")


def picture(visitor: Visitor, folder: Path, theme: Theme, name: str) -> Path:
    """Take a picture of the page as it is, and print its faults."""
    visitor.page.locator("h1").first.wait_for(state="attached")
    visitor.page.wait_for_timeout(1500)
    width, height = visitor.wishes.size
    path = folder / f"site-{name}-{width}x{height}-{theme}.jpg"
    visitor.page.screenshot(path=path, type="jpeg", quality=90, animations="disabled")
    for problem in find_faults(visitor.page):
        say(f"    {path.stem}: {problem}")
    return path


def take(browser: Browser, folder: Path, size: Size, theme: Theme) -> list[Path]:
    """All pictures in one size and theme."""
    wishes = Wishes(size=size, touch=size in TOUCH_SCREENS, dark=theme == "dark")
    with visiting(browser, wishes=wishes) as visitor:
        return list(pictures(visitor, folder, theme))


def main() -> None:
    """Take the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description="pictures of the static site's pages")
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--size", nargs="+", type=size_of, default=[*DESKTOPS, *TOUCH_SCREENS], help="only at these sizes"
    )
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=THEMES, help="only in these themes")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=list(FLAGS))
        for size in arguments.size:
            for theme in arguments.theme:
                say(f"{size[0]}x{size[1]} {theme}")
                sheet = take(browser, arguments.folder, size, theme)
                contact_sheet(sheet, arguments.folder / "sheets" / f"site-{size[0]}x{size[1]}-{theme}.jpg")
        browser.close()


if __name__ == "__main__":
    main()
