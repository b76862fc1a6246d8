"""Every moment of the game in every language on every size of window: texts are whole, nothing lies over anything else.

What counts as a fault is in ``faults.js``, what may be otherwise in ``faults.py``, and the moments are in
``moments.py``. To add a page or a state, add a moment.

A moment is prepared once for each kind of window; then the language is changed and the window resized in that page.
"""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser

from ethnos.i18n import languages
from harness.live import ServerProcess
from harness.person import Wishes
from tests.others_long import others_long
from tests.web.conftest import NEVER_IDLE, NO_ENDLESS_MOTION, Browsers, People
from tests.web.faults import find_faults
from tests.web.moments import MOMENTS, PAGE_CONTROLS, Moment, show
from tests.web.stages import NAMES
from tests.web.test_layout import settle

Sizes = Sequence[tuple[int, int]]
MOUSE: Sizes = ((1366, 768), (1024, 768), (1920, 1080), (683, 384))
"""The last is the first at a zoom of 200 %."""
TOUCH: Sizes = ((360, 640), (390, 844), (844, 390))
USUAL = [moment for moment in MOMENTS if moment.name in {"start", "hint", "names-undo"}]
"""Where the most has to fit."""

SPEAK = """async (language) => {
  const settings = { ...JSON.parse(localStorage['ethnos.settings']), language };
  localStorage['ethnos.settings'] = JSON.stringify(settings);
  dispatchEvent(new StorageEvent('storage', { key: 'ethnos.settings' }));
  while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
}"""
"""Changes the language as another window of the same browser does."""


@pytest.fixture(scope="module")
def browsers(chromium: Browser) -> Browsers:
    """Browsers whose pages can be stopped in a passing moment."""
    return Browsers(chromium, NEVER_IDLE + NO_ENDLESS_MOTION + PAGE_CONTROLS)


@pytest.mark.parametrize("sizes", [pytest.param(MOUSE, id="mouse"), pytest.param(TOUCH, id="touch")])
@pytest.mark.parametrize("moment", others_long(MOMENTS, *USUAL), ids=lambda moment: moment.name)
def test_every_moment_in_every_language_on_every_window(
    people: People, server: ServerProcess, moment: Moment, sizes: Sizes
) -> None:
    settings = {"pace": moment.pace, "name": NAMES[0]}
    person = people.person(Wishes(sizes[0], touch=sizes is TOUCH, settings=settings), exact=True)
    show(person, server, moment)
    found: list[str] = []
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        for language in languages():
            person.page.evaluate(SPEAK, language)
            settle(person)
            found += [f"{language} {width}x{height}: {fault}" for fault in find_faults(person.page)]
    assert not found, "\n".join(found)
