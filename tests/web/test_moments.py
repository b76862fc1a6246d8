"""Every moment of the game in every language on every size of window: texts are whole, nothing lies over anything else.

What counts as a fault is in ``faults.js``, what may be otherwise in ``faults.py``, and the moments are in
``moments.py``. To add a page or a state, add a moment.

A moment is prepared once for each kind of window; then the language is changed and the window resized in that page.
"""

import pytest
from playwright.sync_api import Browser

from ethnos.base.i18n import languages
from harness.live import ServerProcess
from harness.person import Wishes
from tests.web.conftest import NEVER_IDLE, NO_ENDLESS_MOTION, Browsers, People
from tests.web.faults import find_faults
from tests.web.moments import MOMENTS, PAGE_CONTROLS, Moment, show
from tests.web.stages import NAMES
from tests.web.stranger_moments import STRANGERS
from tests.web.test_layout import settle

Sizes = tuple[tuple[int, int], ...]
MOUSE: Sizes = ((1366, 768), (1024, 768), (1920, 1080), (683, 384))
"""The last is the first at a zoom of 200 %."""
TOUCH: Sizes = ((360, 640), (390, 844), (844, 390))
USUAL = {("start", MOUSE), ("hint", MOUSE), ("names-undo", TOUCH)}
"""Where the most has to fit; in the long tests, everything."""
CASES = [
    pytest.param(
        moment,
        sizes,
        id=f"{moment.name}-{'touch' if sizes is TOUCH else 'mouse'}",
        marks=() if (moment.name, sizes) in USUAL else pytest.mark.long,
    )
    for moment in (*MOMENTS, *STRANGERS)
    for sizes in (MOUSE, TOUCH)
]

SPEAK = """async (language) => {
  const settings = { ...JSON.parse(localStorage['ethnos.settings']), language };
  localStorage['ethnos.settings'] = JSON.stringify(settings);
  dispatchEvent(new StorageEvent('storage', { key: 'ethnos.settings' }));
  while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
}"""
"""Changes the language as another window of the same browser does."""

BROKEN = {
    ".choice p { width: 120px; overflow: hidden; white-space: nowrap }": ' px off "',
    ".choice p { position: absolute }": '"Lead a Band" in p > b overlap',
    ".buttons { translate: 170px }": "is cut off by",
    ".buttons .button + .button { margin-left: -60px }": 'button.button "Hint" overlap',
    ".forecast { display: block; width: 16px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }": (
        "span.forecast cuts"
    ),
}
"""Styles that break the table, and what has to be found then: a text cut off, two texts in one place, a control outside
its box, one under another, and a number lost to an ellipsis."""


@pytest.fixture(scope="module")
def browsers(chromium: Browser) -> Browsers:
    """Browsers whose pages can be stopped in a passing moment."""
    return Browsers(chromium, NEVER_IDLE + NO_ENDLESS_MOTION + PAGE_CONTROLS)


@pytest.mark.parametrize(("moment", "sizes"), CASES)
def test_every_moment_in_every_language_on_every_window(
    people: People, server: ServerProcess, moment: Moment, sizes: Sizes
) -> None:
    settings = {"pace": moment.pace, "name": NAMES[0]}
    wishes = Wishes(sizes[0], touch=sizes is TOUCH, settings=settings, expected=moment.expected)
    person = people.person(wishes, exact=True)
    show(person, server, moment)
    found: list[str] = []
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        for language in languages():
            person.page.evaluate(SPEAK, language)
            settle(person)
            found += [f"{language} {width}x{height}: {fault}" for fault in find_faults(person.page)]
    assert not found, "\n".join(found)


def test_every_kind_of_fault_is_found(people: People, server: ServerProcess) -> None:
    person = people.person(Wishes(MOUSE[0], settings={"pace": "instant", "name": NAMES[0]}), exact=True)
    show(person, server, MOMENTS[0])
    settle(person)
    assert find_faults(person.page) == []
    for style, sign in BROKEN.items():
        broken = person.page.add_style_tag(content=style)
        settle(person)
        found = find_faults(person.page)
        assert any(sign in fault for fault in found), f"{style}: {found}"
        broken.evaluate("node => node.remove()")
