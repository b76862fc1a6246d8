"""Every moment of the game on every size of window: all texts are whole, and nothing lies over anything else.

What counts as a fault is in ``faults.js``, what may be otherwise in ``faults.py``, and the moments are in
``moments.py``. To add a page or a state, add a moment.
"""

import pytest
from playwright.sync_api import Browser

from ethnos.i18n import languages
from harness.live import ServerProcess
from harness.person import Wishes
from tests.web.conftest import NEVER_IDLE, NO_ENDLESS_MOTION, Browsers, People
from tests.web.faults import find_faults
from tests.web.moments import MOMENTS, PAGE_CONTROLS, Moment, show
from tests.web.stages import NAMES
from tests.web.test_layout import settle

Sizes = tuple[tuple[int, int], ...]
MOUSE: Sizes = ((1366, 768), (1024, 768), (1920, 1080), (683, 384))
"""The last is the first at a zoom of 200 %."""
TOUCH: Sizes = ((360, 640), (390, 844), (844, 390))
USUAL = {
    ("start", "de", 683, 384),
    ("hint-6", "de", 1366, 768),
    ("names", "de", 1366, 768),
    ("undone", "en", 360, 640),
    ("names-undo", "de", 390, 844),
}
"""Moment, language and size of what every run looks at: where the most has to fit."""
TOO_SMALL = {("lesson", (683, 384))}
"""The lesson's page has no layout of its own for this window yet."""


@pytest.fixture(scope="module")
def browsers(chromium: Browser) -> Browsers:
    """Browsers whose pages can be stopped in a passing moment."""
    return Browsers(chromium, NEVER_IDLE + NO_ENDLESS_MOTION + PAGE_CONTROLS)


def faults_at(people: People, server: ServerProcess, moment: Moment, language: str, sizes: Sizes) -> list[str]:
    """The faults of a moment at sizes of one kind of window."""
    touch = sizes[0] in TOUCH
    settings = {"pace": moment.pace, "name": NAMES[0]}
    person = people.person(Wishes(TOUCH[0] if touch else MOUSE[0], touch, language, settings=settings), exact=True)
    show(person, server, moment)
    found: list[str] = []
    for width, height in (size for size in sizes if (moment.name, size) not in TOO_SMALL):
        person.page.set_viewport_size({"width": width, "height": height})
        settle(person)
        found += [f"{width}x{height}: {fault}" for fault in find_faults(person.page)]
    return found


@pytest.mark.parametrize(("name", "language", "width", "height"), sorted(USUAL))
def test_where_the_most_has_to_fit(
    people: People, server: ServerProcess, name: str, language: str, width: int, height: int
) -> None:
    moment = next(moment for moment in MOMENTS if moment.name == name)
    found = faults_at(people, server, moment, language, ((width, height),))
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
@pytest.mark.parametrize("language", languages())
def test_every_moment_on_every_window(people: People, server: ServerProcess, moment: Moment, language: str) -> None:
    found = [fault for sizes in (MOUSE, TOUCH) for fault in faults_at(people, server, moment, language, sizes)]
    assert not found, "\n".join(found)
