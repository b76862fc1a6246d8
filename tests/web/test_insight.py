"""A finished game looked at again beside its replay: chances to win, marked turns, and what would have been better."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from harness.live import ServerProcess
from harness.person import PHONE, Person, Wishes, texts
from harness.positions import NAMES, finished, lay
from tests.web.conftest import People

SLOWLY_MS = 90_000
"""The champion may think for a while on a busy machine."""
PLAYERS = 2
ANALYSIS = "**/api/replays/*/analysis"


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> str:
    """A finished game."""
    return lay(server.database, *finished(players=PLAYERS, seed=4)).table


def graph(person: Person) -> Locator:
    """The chances to win, turn by turn."""
    return person.page.get_by_role("slider", name=texts("insight-axis"), exact=True)


def look_at(person: Person, table: str) -> dict[str, Any]:
    """Open a replay and the chances beside it. Gives back what the server has told."""
    person.open(f"/replay/{table}")
    with person.page.expect_response(ANALYSIS, timeout=SLOWLY_MS) as answer:
        person.press("insight-title")
    expect(graph(person)).to_be_visible(timeout=SLOWLY_MS)
    told: dict[str, Any] = answer.value.json()
    return told


def at(person: Person, turn: int, count: int) -> None:
    """The graph and the replay are at this turn."""
    expect(graph(person)).to_have_attribute("aria-valuenow", str(turn))
    expect(person.page.get_by_text(texts("scores-replay-move", number=turn, count=count))).to_be_visible()


def click_at(person: Person, share: float) -> int:
    """Click the graph so far along its width, or touch it. Gives back the turn."""
    box = graph(person).bounding_box()
    assert box is not None
    place = person.page.touchscreen.tap if person.wishes.touch else person.page.mouse.click
    place(box["x"] + share * box["width"], box["y"] + box["height"] / 2)
    return int(graph(person).get_attribute("aria-valuenow") or "0")


def percent(thousandths: int) -> int:
    """As the page rounds it."""
    return (thousandths + 5) // 10


@pytest.mark.parametrize(
    "wishes",
    [pytest.param(Wishes(), marks=pytest.mark.long), Wishes(size=PHONE, touch=True)],
    ids=["desktop", "phone"],
)
def test_graph_leads_to_every_turn(people: People, table: str, wishes: Wishes) -> None:
    person = people.person(wishes)
    told = look_at(person, table)
    count = len(told["turns"])
    at(person, 0, count)
    expect(graph(person)).to_have_attribute("aria-valuemax", str(count))
    expect(person.page.get_by_text(texts("insight-own-eyes"))).to_be_visible()
    assert person.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")

    graph(person).scroll_into_view_if_needed()
    first = click_at(person, 0.3)
    assert 0 < first < count
    at(person, first, count)
    later = click_at(person, 0.6)
    assert first < later < count
    at(person, later, count)

    for key, turn in (("ArrowRight", later + 1), ("ArrowLeft", later), ("End", count), ("Home", 0)):
        graph(person).press(key)
        at(person, turn, count)
    expect(graph(person)).to_have_attribute("aria-valuetext", before_the_first_turn(told))


def before_the_first_turn(told: dict[str, Any]) -> str:
    """What is spoken there."""
    chances = [
        texts("insight-now", player=name, chance=percent(chance))
        for name, chance in zip(NAMES, told["turns"][0]["before"], strict=False)
    ]
    together = texts("event-list-last", item=chances[0], rest=chances[1])
    return texts("insight-now-all", turn=texts("insight-turn", turn=0, count=0), chances=together)


@pytest.mark.parametrize(
    "wishes",
    [Wishes(), pytest.param(Wishes(size=PHONE, touch=True), marks=pytest.mark.long)],
    ids=["desktop", "phone"],
)
def test_deciding_turn_shows_what_would_have_been_better(people: People, table: str, wishes: Wishes) -> None:
    person = people.person(wishes)
    told = look_at(person, table)
    turns = {turn["number"]: turn for turn in told["turns"]}
    number = next(one["turn"] for one in told["moments"] if turns[one["turn"]].get("mark") == "mistake")
    worst = max((one for one in turns[number]["decisions"] if "mark" in one), key=lambda one: one["lost"])

    panel = person.page.get_by_role("complementary", name=texts("insight-title"))
    expect(panel.get_by_text(texts("insight-champion"))).to_have_count(0)
    person.press("insight-jump", turn=number)
    at(person, number, len(turns))
    expect(panel.get_by_text(texts("insight-champion"))).to_be_visible()
    given = texts("insight-lost", mark=worst["mark"], lost=percent(worst["lost"]))
    expect(panel.get_by_text(given, exact=True).first).to_be_visible()
    assert worst["better"]["reasons"]
    for reason in worst["better"]["reasons"]:
        line = panel.get_by_role("listitem").filter(has_text=texts("insight-reason", **reason))
        expect(line.first).to_be_visible()
    for before, after in zip(turns[number]["before"], turns[number]["after"], strict=True):
        change = texts("insight-chance", before=percent(before), after=percent(after))
        expect(panel.get_by_text(change).first).to_be_visible()

    person.press("scores-chart-figures")
    rows = person.dialog.get_by_role("row")
    expect(rows).to_have_count(1 + len(turns))
    expect(rows.nth(number)).to_contain_text(texts("insight-mark", mark="mistake"))
    person.page.keyboard.press("End")
    person.page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    at(person, number, len(turns))


def test_asks_again_while_the_champion_thinks(people: People, table: str) -> None:
    """And says what went wrong, with a way to try again. What it was like the last time, it is the next time."""
    person = people.person(Wishes(expected=("409", "429", "503")))
    answers = [(503, "server-no-database"), (409, "server-analysis-thinking"), (429, "server-too-many-analyses")]
    told = [code for _, code in answers]

    def answer(route: Route) -> None:
        if not answers:
            route.fallback()
            return
        status, code = answers.pop(0)
        route.fulfill(status=status, content_type="application/json", body=json.dumps({"code": code, "values": {}}))

    person.page.route(ANALYSIS, answer)
    person.open(f"/replay/{table}")
    expect(person.map).to_be_visible()
    person.press("insight-title")
    expect(person.page.get_by_role("alert")).to_have_text(texts(told[0]))
    person.press("scores-replay-again")
    expect(person.page.get_by_text(texts("insight-thinking"))).to_be_visible()
    for code in told[1:]:
        expect(person.page.get_by_text(texts(code))).to_be_visible()
    expect(graph(person)).to_be_visible(timeout=SLOWLY_MS)

    person.page.reload()
    expect(graph(person)).to_be_visible(timeout=SLOWLY_MS)
    person.press("insight-title")
    expect(graph(person)).to_have_count(0)


def test_all_cards_can_be_opened_and_that_is_said(person: Person, table: str) -> None:
    """Decisions are judged by what their seats knew: beside chances of open cards there is nothing of that."""
    own, open_cards = (
        person.page.get_by_text(texts("insight-own-eyes")),
        person.page.get_by_text(texts("insight-oracle")),
    )

    def answer(route: Route) -> None:
        """The oracle would think for a minute: tests/server asks the real one."""
        report = route.fetch(url=route.request.url.partition("?")[0]).json()
        for turn in report["turns"]:
            turn["decisions"] = []
            turn.pop("mark", None)
            turn.pop("luck", None)
        route.fulfill(json=report | {"oracle": True, "moments": []})

    person.page.route(re.compile(r"/analysis\?oracle=true$"), answer)
    look_at(person, table)
    expect(own).to_be_visible()
    flags = graph(person).locator(".moment")
    expect(flags.first).to_be_attached()
    graph(person).press("ArrowRight")
    person.page.get_by_label(texts("insight-open")).check()
    expect(open_cards).to_be_visible()
    expect(own).to_have_count(0)
    for judged in ("insight-moments", "insight-decisions", "insight-decisive", "insight-champion-same"):
        expect(person.page.get_by_text(texts(judged))).to_have_count(0)
    expect(flags).to_have_count(0)
    person.page.get_by_label(texts("insight-open")).uncheck()
    expect(own).to_be_visible()
    expect(open_cards).to_have_count(0)
    expect(flags.first).to_be_attached()
