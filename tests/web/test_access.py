"""axe-core finds nothing serious on any page, and enough contrast in both themes."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from ethnos.engine.moves import PlayBand
from ethnos.game.game import Game
from harness.live import ServerProcess, analysis, open_table
from harness.person import Person, Wishes, expect_soon, texts
from harness.positions import cards_of, find, finished, prepare_table
from tests.web.conftest import People
from tests.web.moments import open_board

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
TRIBES = ("troll", "giant", "minotaur", "wizard", "merfolk")
PAGES = ("/", "/new", "/lobby", "/replays", "/rules", "/summary", "/tribes", "/tribes/merfolk", "/learn", "/nowhere")
RUN = """async (rules) => (await axe.run(document, {resultTypes: ['violations'], ...rules})).violations.map((found) =>
    ({...found, nodes: found.nodes.map((node) => node.html.slice(0, 120)).slice(0, 4)}))"""
LIGHTS = [pytest.param(False, id="light"), pytest.param(True, id="dark", marks=pytest.mark.long)]
"""Whether the page is dark."""
FINISH_ANIMATIONS = """() => document.getAnimations().forEach((motion) => {
    if (motion.effect?.getTiming().iterations !== Infinity) motion.finish();
})"""


@pytest.fixture(params=LIGHTS)
def person(people: People, request: pytest.FixtureRequest) -> Person:
    """A person whose pages accept the script of axe-core."""
    if not AXE.is_file():
        pytest.skip("NOT TESTED FOR ACCESS: axe-core is missing; `npm ci` in web/ installs it")
    return people.person(Wishes(bypass_csp=True, dark=request.param))


NEXT_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A dialog learns in its first frame whether it scrolls."""


def audit(person: Person, name: str) -> list[str]:
    """Serious violations on the page as it is."""
    load_axe(person)
    person.page.evaluate(NEXT_FRAMES)
    person.page.evaluate(FINISH_ANIMATIONS)
    person.page.evaluate(NEXT_FRAMES)
    # Only the colours differ in the dark theme.
    rules = {"runOnly": ["color-contrast"]} if person.wishes.dark else {}
    return [
        f"{name}: {violation['impact']} {violation['id']}: {violation['help']}\n    "
        + "\n    ".join(violation["nodes"])
        for violation in person.page.evaluate(RUN, rules)
        if violation["impact"] in SERIOUS
    ]


def load_axe(person: Person) -> None:
    """Load axe-core into the page if it is not there yet."""
    if not person.page.evaluate("'axe' in window"):
        person.page.add_script_tag(path=AXE)


def test_pages(person: Person, server: ServerProcess) -> None:
    """Everything around the table, with tables to show."""
    game, turns = finished(players=2, seed=4)
    prepare_table(server.database, game, turns, listed=True)
    seat = open_table(server, ["person", "open", "novice"], listed=True)
    pending: set[Request] = set()
    person.page.on("request", lambda request: pending.add(request))
    person.page.on("requestfinished", lambda request: pending.discard(request))
    person.page.on("requestfailed", lambda request: pending.discard(request))

    def loaded() -> bool:
        person.page.evaluate(NEXT_FRAMES)  # a page requests its data after it has appeared
        return not pending

    violations: list[str] = []
    for path in (*PAGES, f"/table/{seat.table}"):
        person.go(path)
        expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
        expect_soon(loaded, lambda: f"the page is loaded: {pending}")
        violations += audit(person, path)
    person.open(f"/table/{seat.table}#{seat.secret}")
    expect(person.button("pages-start-game")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    violations += audit(person, "the host's waiting page")
    assert not violations, "\n".join(violations)


def test_table(person: Person, server: ServerProcess) -> None:
    """The table, a Band in the making, and every window of it."""

    def plan(game: Game) -> PlayBand | None:
        trolls = tuple(card for card in cards_of(game) if card.startswith("troll"))
        return PlayBand(trolls[0], trolls, token=1) if len(trolls) >= 2 and len(cards_of(game)) > 3 else None

    position = find(TRIBES, lambda card: card.startswith("troll"), plan)
    table = prepare_table(server.database, position.game, position.turns, hints=True, memory_aid=True)
    person.sit(table.id, table.secrets[0])
    violations = audit(person, "the table")
    windows: dict[str, Callable[[], None]] = {
        "the score sheet": lambda: person.press("web-scores"),
        "the menu": lambda: person.press("web-menu"),
        "the tribes": lambda: person.press("web-tribes"),
        "a kingdom": lambda: person.activate(person.kingdom("duris")),
        "a player": lambda: person.activate(person.page.get_by_title(texts("web-player-more", name="Ben"))),
    }
    for board in ("merfolk", "giant", "trolls"):
        windows[f"the board {board}"] = partial(open_board, person, board)
    for name, open_window in windows.items():
        open_window()
        expect(person.dialog).to_be_visible()
        violations += audit(person, name)
        person.page.keyboard.press("Escape")
        expect(person.dialog).to_have_count(0)
    person.press("web-menu")
    person.press("web-text-view")
    expect(person.dialog).to_be_visible()
    violations += audit(person, "the table as text")
    person.page.keyboard.press("Escape")
    person.activate(person.page.get_by_role("button", name=texts("web-log"), exact=True))
    violations += audit(person, "the log")
    person.press("web-close")
    person.build(position.move)
    expect(person.confirm).to_be_enabled()
    violations += audit(person, "a Band in the making")
    assert not violations, "\n".join(violations)


@pytest.mark.long
def test_ends(person: Person, server: ServerProcess) -> None:
    """The end of an Age, the end of the game, and the replay."""
    game, turns = finished(players=2, seed=4)
    table = prepare_table(server.database, game, turns, listed=True)
    assert analysis(server, table.id).status_code == 200  # the browser reports an error while it is being made
    person.sit(table.id, table.secrets[0])
    person.press("web-scores")
    expect(person.page.get_by_role("list", name=texts("scores-standings"))).to_be_visible()
    violations = audit(person, "the end of the game")
    person.press("scores-show-age", age=1)
    ceremony = person.page.get_by_role("region", name=texts("scores-ceremony", age=1), exact=True)
    expect(ceremony).to_be_visible()
    violations += audit(person, "the end of an Age")
    person.press("scores-ceremony-back")
    violations += audit(person, "a step of the end of an Age")
    person.open(f"/replay/{table.id}")
    expect(person.map).to_be_visible()
    person.press("scores-replay-on-one")
    violations += audit(person, "the replay")
    person.press("scores-replay-chart")
    violations += audit(person, "the chart")
    person.page.keyboard.press("Escape")
    person.press("insight-title")
    graph = person.page.get_by_role("slider", name=texts("insight-axis"), exact=True)
    expect(graph).to_be_visible()
    violations += audit(person, "the chances to win")
    person.page.get_by_role("button", name=texts("insight-jump", turn="").strip()).last.click()
    violations += audit(person, "a turn that decided the game")
    person.press("scores-chart-figures")
    violations += audit(person, "the chances to win as figures")
    assert not violations, "\n".join(violations)
