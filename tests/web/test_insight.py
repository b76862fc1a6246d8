"""The analysis beside the replay of a finished game: chances to win, marked turns, and what would have been better."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from harness.live import ServerProcess, analysis
from harness.person import PHONE, Person, Wishes, texts
from harness.positions import NAMES, finished, prepare_table
from tests.web.conftest import People

PLAYERS = 2
ANALYSIS = "**/api/replays/*/analysis"


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> str:
    """A finished game that is analysed: the browser reports an error when the server says that it is at work."""
    table = prepare_table(server.database, *finished(players=PLAYERS, seed=4)).id
    assert analysis(server, table).status_code == 200
    return table


def graph(person: Person) -> Locator:
    """The chances to win, turn by turn."""
    return person.page.get_by_role("slider", name=texts("insight-axis"), exact=True)


def look_at(person: Person, table: str) -> dict[str, Any]:
    """Open a replay and the chances beside it. Returns the analysis from the server."""
    person.open(f"/replay/{table}")
    with person.page.expect_response(ANALYSIS) as answer:
        person.press("insight-title")
    expect(graph(person)).to_be_visible()
    report: dict[str, Any] = answer.value.json()
    return report


def expect_turn(person: Person, turn: int, count: int) -> None:
    """The graph and the replay are at this turn."""
    expect(graph(person)).to_have_attribute("aria-valuenow", str(turn))
    expect(person.page.get_by_text(texts("scores-replay-move", number=turn, count=count))).to_be_visible()


def click_at(person: Person, share: float) -> int:
    """Click or touch the graph at this share of its width. Returns the turn."""
    box = graph(person).bounding_box()
    assert box is not None
    click = person.page.touchscreen.tap if person.wishes.touch else person.page.mouse.click
    click(box["x"] + share * box["width"], box["y"] + box["height"] / 2)
    return int(graph(person).get_attribute("aria-valuenow") or "0")


def percent(thousandths: int) -> int:
    """A chance in percent, rounded as on the page."""
    return (thousandths + 5) // 10


@pytest.mark.parametrize(
    "wishes",
    [pytest.param(Wishes(), marks=pytest.mark.long), Wishes(size=PHONE, touch=True)],
    ids=["desktop", "phone"],
)
def test_graph_leads_to_every_turn(people: People, table: str, wishes: Wishes) -> None:
    person = people.person(wishes)
    report = look_at(person, table)
    count = len(report["turns"])
    expect_turn(person, 0, count)
    expect(graph(person)).to_have_attribute("aria-valuemax", str(count))
    expect(person.page.get_by_text(texts("insight-own-eyes"))).to_be_visible()
    assert person.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")

    graph(person).scroll_into_view_if_needed()
    first = click_at(person, 0.3)
    assert 0 < first < count
    expect_turn(person, first, count)
    later = click_at(person, 0.6)
    assert first < later < count
    expect_turn(person, later, count)

    for key, turn in (("ArrowRight", later + 1), ("ArrowLeft", later), ("End", count), ("Home", 0)):
        graph(person).press(key)
        expect_turn(person, turn, count)
    expect(graph(person)).to_have_attribute("aria-valuetext", before_the_first_turn(report))


def before_the_first_turn(report: dict[str, Any]) -> str:
    """What a screen reader says there."""
    chances = [
        texts("insight-now", player=name, chance=percent(chance))
        for name, chance in zip(NAMES, report["turns"][0]["before"], strict=False)
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
    report = look_at(person, table)
    turns = {turn["number"]: turn for turn in report["turns"]}
    number = next(moment["turn"] for moment in report["moments"] if turns[moment["turn"]].get("mark") == "mistake")
    marked = [decision for decision in turns[number]["decisions"] if "mark" in decision]
    worst = max(marked, key=lambda decision: decision["lost"])

    panel = person.page.get_by_role("complementary", name=texts("insight-title"))
    expect(panel.get_by_text(texts("insight-champion"))).to_have_count(0)
    person.press("insight-jump", turn=number)
    expect_turn(person, number, len(turns))
    expect(panel.get_by_text(texts("insight-champion"))).to_be_visible()
    loss = texts("insight-lost", mark=worst["mark"], lost=percent(worst["lost"]))
    expect(panel.get_by_text(loss, exact=True).first).to_be_visible()
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
    expect_turn(person, number, len(turns))


def test_asks_again_while_the_champion_thinks(people: People, table: str) -> None:
    """An error is shown with a way to try again. After a reload, the panel is open or closed as before."""
    person = people.person(Wishes(expected=("409", "429", "503")))
    answers = [(503, "server-no-database"), (409, "server-analysis-thinking"), (429, "server-too-many-analyses")]
    codes = [code for _, code in answers]

    def answer(route: Route) -> None:
        if not answers:
            route.fallback()
            return
        status, code = answers[0]
        route.fulfill(status=status, content_type="application/json", body=json.dumps({"code": code, "values": {}}))

    person.page.route(ANALYSIS, answer)
    person.open(f"/replay/{table}")
    expect(person.map).to_be_visible()
    person.press("insight-title")
    expect(person.page.get_by_role("alert")).to_have_text(texts(codes[0]))
    del answers[0]
    person.press("scores-replay-again")
    for code in codes[1:]:
        expect(person.page.get_by_text(texts("insight-thinking"))).to_be_visible()
        expect(person.page.get_by_text(texts(code))).to_be_visible()
        del answers[0]
    expect(graph(person)).to_be_visible()

    person.page.reload()
    expect(graph(person)).to_be_visible()
    person.press("insight-title")
    expect(graph(person)).to_have_count(0)


@pytest.mark.long
def test_the_chances_of_open_cards_are_shown_as_such(person: Person, table: str) -> None:
    """Decisions are judged by what their seats knew: beside chances of open cards, they are not judged."""
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
    for key in ("insight-moments", "insight-decisions", "insight-decisive", "insight-champion-same"):
        expect(person.page.get_by_text(texts(key))).to_have_count(0)
    expect(flags).to_have_count(0)
    person.page.get_by_label(texts("insight-open")).uncheck()
    expect(own).to_be_visible()
    expect(open_cards).to_have_count(0)
    expect(flags.first).to_be_attached()
