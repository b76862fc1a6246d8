"""Faults of a page's layout: texts that are cut off, texts and controls that overlap, controls out of reach."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SCRIPT: Final = (Path(__file__).parent / "faults.js").read_text()
CUT: Final = {
    "[data-anchor^='seat:'] .name": "a long name is whole in the button's label and in the window behind it",
    ".ticker": "the newest move is first; a touch opens all of them",
    "[data-ceremony] .name": "a long name has its player's sign beside it, and is whole in the score sheet",
    "#hand.brief .name": "beside a long name on a phone are its face and sign; the standings have it whole",
    "#hand .tag": "without room for the word its sign is left, and the word is its name",
    ".tip.line": "a touch opens the whole tip",
    ".skip": "it is above the window until the keyboard's focus is on it",
}
"""What may be cut off, and why. A number in it may not."""
OVER: Final = {
    ".move-sheet": "a move is staged over the pool and the story, and leaves by itself",
    ".board > aside": "the log lies over the table until it is closed",
    ".banners": "a question waits for an answer, a notice for a click",
}
"""What may lie over other things, and why."""
UNDER: Final = {
    "button.band": "Bands without room lie over each other; the window about their player has them all",
    ".since h2 button": "the whole sheet is its area",
    ".skip": "it is above the window until the keyboard's focus is on it",
    ".card": "cards lie over each other; what has to stay visible of each is measured in test_layout.py",
    "[data-anchor^='hand:'], [data-anchor^='pool:'], [data-anchor=deck]": "the same",
}
"""What other things may lie over, and why."""


def find_faults(page: Page) -> list[str]:
    """The faults of the page as it is now, in all of what scrolls."""
    exceptions = {name: ", ".join(which) for name, which in {"cut": CUT, "over": OVER, "under": UNDER}.items()}
    found: list[str] = page.evaluate(SCRIPT, exceptions)
    return found
