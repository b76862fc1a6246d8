"""Finding and opening Chromium."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

BROWSER_VARIABLE = "ETHNOS_CHROMIUM"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first takes a quarter less work for a page: it is the same browser without a user interface."""
DISABLED_FEATURES = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxAimPopup",
    # Playwright's own list, which this one replaces:
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Features turned off in the full browser. The first three would load two pages of its own for every window: a fifth of
the processor time that a game's page takes."""
FLAGS = (
    f"--disable-features={','.join(DISABLED_FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--renderer-process-limit=1",
)
"""The last: the pages of all people in a test share a process, which saves a seventh of the work."""


class NoBrowser(Exception):
    """There is no Chromium here."""

    def __str__(self) -> str:
        return f"no browser: install chromium-headless-shell or chromium, or name a program in {BROWSER_VARIABLE}"


def browser_program() -> str | None:
    """The path of Chromium; None if there is none."""
    program = os.environ.get(BROWSER_VARIABLE)
    return program or next(filter(None, map(shutil.which, BROWSERS)), None)


@contextmanager
def open_chromium() -> Iterator[Browser]:
    """A browser; raises NoBrowser if there is none."""
    program = browser_program()
    if program is None:
        raise NoBrowser
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()
