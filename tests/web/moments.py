"""Every page and state of the client: where it is, and what is done before it is looked at."""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from ethnos.engine.moves import PlayBand
from ethnos.server.rooms.entries import Asked, BotSeated, Left, Line, Paused, Said, Undone
from harness.live import ServerProcess, join, open_table
from harness.person import PATIENCE_MS, Person
from harness.positions import PreparedTable, cards_of
from tests.web.stages import (
    LONG_NAMES,
    NAMES,
    Stage,
    at_the_end,
    at_the_start,
    before_a_band,
    before_the_third_dragon,
    full,
    in_the_middle,
    large_band,
    late,
    make_coming_move,
    played,
    prepare_stage,
    send_as,
)


@dataclass(frozen=True)
class Visit:
    """A person who has opened a page, and the table that it is about."""

    person: Person
    server: ServerProcess
    stage: Stage | None = None
    table: PreparedTable | None = None


Act = Callable[[Visit], None]


@dataclass(frozen=True)
class Moment:
    """What is looked at: where, at which stage of which game, and what is done before."""

    name: str
    act: Act = lambda _visit: None
    stage: Stage | None = None
    path: str = ""
    """The page; without one, the table of the stage."""
    passing: bool = False
    """The state does not last: it has a table of its own each time."""
    pace: str = "instant"
    whole: bool = False
    """More of a long page than a window shows."""
    expected: tuple[str, ...] = ()
    """Parts of console errors that belong to it."""


# --- What is done before ----------------------------------------------------------------------------------------------


def _wait_until_loaded(person: Person) -> None:
    """Wait until no requests are pending; some seconds at most, for a page that keeps making them."""
    with contextlib.suppress(PlaywrightTimeout):
        person.page.wait_for_load_state("networkidle", timeout=5_000)


def key(*keys: str) -> Act:
    """Press keys, one after the other."""

    def act(visit: Visit) -> None:
        for name in keys:
            visit.person.page.keyboard.press(name)

    return act


def press(*keys: str) -> Act:
    """Press buttons by the keys of their texts, one after the other."""

    def act(visit: Visit) -> None:
        for text in keys:
            visit.person.press(text)

    return act


def build(tribe: str) -> Act:
    """Put a Band of all cards of a tribe together."""

    def act(visit: Visit) -> None:
        assert visit.stage is not None
        cards = tuple(card for card in cards_of(played(visit.stage).game) if card.startswith(tribe))
        visit.person.build(PlayBand(cards[0], cards))

    return act


def another_players_band(visit: Visit) -> None:
    """A Band of another player, while the page shows it."""
    freeze_at(visit, ".move-sheet")
    move_of_another_player(visit)
    visit.person.page.locator(".move-sheet").wait_for()
    visit.person.page.wait_for_timeout(900)


def third_dragon(visit: Visit) -> None:
    """The third Dragon has appeared, and the person has done nothing yet."""
    freeze_at(visit, "[role=alertdialog]")
    move_of_another_player(visit)
    visit.person.page.locator("[role=alertdialog] .picture").wait_for()
    visit.person.page.wait_for_timeout(2500)


def counting(visit: Visit) -> None:
    """The third kingdom of an Age that has just ended."""
    move_of_another_player(visit)
    page = visit.person.page
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").wait_for(state="detached")
    page.locator("[data-ceremony] .controls").wait_for()
    page.keyboard.press("Home")
    key("ArrowRight", "ArrowRight")(visit)
    page.wait_for_timeout(2500)
    freeze_at(visit, "[data-ceremony]")


def counted(visit: Visit) -> None:
    """Everything about an Age that has just ended, and who begins the next one."""
    counting(visit)
    key("End")(visit)


def freeze_at(visit: Visit, selector: str) -> None:
    """Stop the timers of the page as soon as an element is there."""
    visit.person.page.evaluate("selector => window.freezeAt(selector)", selector)


def hint(visit: Visit) -> None:
    """What the champion would play."""
    press("web-hint")(visit)
    visit.person.button("web-hint-play").wait_for(timeout=PATIENCE_MS)


def move_of_another_player(visit: Visit) -> None:
    """Make the move that the stage has come to."""
    assert visit.stage is not None
    assert visit.table is not None
    make_coming_move(visit.server, visit.stage, visit.table)


def last_age(visit: Visit) -> None:
    """Everything about the end of the last Age."""
    press("web-menu", "web-last-age")(visit)
    visit.person.page.locator("[data-ceremony] .controls").wait_for()


def player_window(visit: Visit) -> None:
    """The window about the player with the longest name."""
    person = visit.person
    person.activate(person.page.get_by_title(person.texts("web-player-more", name=NAMES[3])))


def kingdom_window(visit: Visit) -> None:
    """The window about a kingdom."""
    visit.person.activate(visit.person.kingdom("rhea"))


def board(name: str) -> Act:
    """A board of the tribes, opened."""

    def act(visit: Visit) -> None:
        open_board(visit.person, name)

    return act


def open_board(person: Person, name: str) -> None:
    """Open a board of the tribes from the keyboard, among those that are in play."""
    person.page.keyboard.press("b")
    person.page.locator("dialog [data-board]").wait_for()
    person.page.locator(f"dialog label:has(input[value={name}])").click()
    person.page.locator(f"dialog [data-board={name}]").wait_for()


def lose_connection(visit: Visit) -> None:
    """The sockets break, and none can be opened again."""
    visit.person.page.evaluate("window.cutOff()")
    visit.person.page.locator(".banner.lost").wait_for()


def hand_over(visit: Visit) -> None:
    """Two people at one screen: the first has drawn, and the other is to take over."""
    assert visit.table is not None
    person = visit.person
    person.sit(visit.table.id, visit.table.secrets[1])
    person.activate(person.deck)
    person.page.locator(".cover").wait_for()


def long_absent(visit: Visit) -> None:
    """The menu, long after another person lost the connection."""
    visit.person.page.evaluate("const now = Date.now; Date.now = () => now() + 400_000")
    press("web-menu")(visit)


def removed(visit: Visit) -> None:
    """The host frees the seat of this person."""
    host = open_table(visit.server, ["person", "open", "adept", "open"], NAMES[1])
    seat = join(visit.server, host.table, NAMES[0])
    visit.person.open(f"/table/{host.table}#{seat.secret}")
    visit.person.page.locator("#chat").wait_for()
    freeze_at(visit, ".banner")
    send_as(visit.server, host, {"type": "remove", "at": seat.seat})
    visit.person.page.locator(".banner").wait_for()


def in_the_lesson(scene: str) -> Act:
    """A scene of the tutorial."""

    def act(visit: Visit) -> None:
        page = visit.person.page
        page.evaluate("scene => localStorage['ethnos.lesson'] = JSON.stringify({at: scene, taken: []})", scene)
        page.goto(visit.server.url + "/learn/lesson")
        page.locator("[data-anchor=map]").first.wait_for()
        page.wait_for_timeout(600)

    return act


def later(visit: Visit) -> None:
    """A replay, well into the game."""
    visit.person.page.locator("footer input[type=range]").first.evaluate(
        "node => { node.value = Math.round(node.max * 0.7); node.dispatchEvent(new Event('input', {bubbles: true})) }"
    )


def judged(visit: Visit) -> None:
    """A replay with the chances to win beside it, at the turn that gave away the most."""
    person = visit.person
    person.press("insight-title")
    graph = person.page.get_by_role("slider").and_(person.page.locator(".graph"))
    graph.wait_for(timeout=PATIENCE_MS)
    answer = person.page.request.get(person.page.url.replace("/replay/", "/api/replays/") + "/analysis")
    turns = answer.json()["turns"]
    worst = max(
        turns, key=lambda turn: max((choice["lost"] for choice in turn["decisions"] if "mark" in choice), default=0)
    )
    graph.press("Home")
    for _ in range(worst["number"]):
        graph.press("ArrowRight")


def judged_figures(visit: Visit) -> None:
    """The same as a table."""
    judged(visit)
    visit.person.press("scores-chart-figures")


def sit_and_go(path: str) -> Act:
    """Another page, for a person who has a seat at the table."""

    def act(visit: Visit) -> None:
        visit.person.open(path)
        _wait_until_loaded(visit.person)

    return act


def waiting(*, seated: bool) -> Act:
    """A table at which one seat is taken and others are free, seen from inside or outside."""

    def act(visit: Visit) -> None:
        host = open_table(visit.server, ["person", "open", "adept", "open"], NAMES[0], hints=True, listed=True)
        join(visit.server, host.table, NAMES[1])
        visit.person.open(f"/table/{host.table}#{host.secret}" if seated else "/lobby")
        _wait_until_loaded(visit.person)

    return act


def set_up(step: str, players: int = 4, names: Sequence[str] = NAMES) -> Act:
    """A step of the set-up of a new game."""

    def act(visit: Visit) -> None:
        host = open_table(visit.server, ["person"] + ["open"] * (players - 1), names[0])
        for name in names[1:players]:
            join(visit.server, host.table, name)
        page = visit.person.page
        visit.person.open(f"/table/{host.table}#{host.secret}")
        freeze_at(visit, f"[data-opening={step}]")
        visit.person.press("pages-start-game")
        page.locator(f"[data-opening={step}]").wait_for()
        page.wait_for_timeout(2500)

    return act


def pick(person: Person, key: str, **values: str) -> None:
    """Choose a radio button by its text."""
    person.page.get_by_role("radio", name=person.texts(key, **values), exact=True).check(force=True)


def new_by_character(visit: Visit) -> None:
    """A set of balanced games."""
    pick(visit.person, "pages-tribes-character")
    pick(visit.person, "set-character", character="balanced")
    visit.person.page.locator(".facts").wait_for()


def new_chosen(visit: Visit) -> None:
    """Tribes chosen one by one, as many as are needed."""
    pick(visit.person, "pages-tribes-chosen")
    for index in range(6):
        visit.person.page.locator(".tribes input").nth(index).check(force=True)
    visit.person.page.locator(".facts").wait_for()


@cache
def own_tables(server: ServerProcess) -> tuple[tuple[str, str], ...]:
    """Games of one person: to move, paused, finished, and one that waits for others."""
    stages = (FOUR, several(Paused(1)), OVER, *(Stage(players, at_the_end) for players in (2, 3, 5, 6)))
    tables = [prepare_stage(server, stage) for stage in stages]
    free = open_table(server, ["person", "open", "adept", "open"], NAMES[0])
    return (*((table.id, table.secrets[0]) for table in tables), (free.table, free.secret))


def own_games(*buttons: str) -> Act:
    """The list of the person's games, after these buttons are pressed."""

    def act(visit: Visit) -> None:
        seats = [
            {"table": table, "seat": 0, "secret": secret, "name": NAMES[0], "seen": number}
            for number, (table, secret) in enumerate(own_tables(visit.server))
        ]
        visit.person.page.evaluate("seats => localStorage['ethnos.seats'] = JSON.stringify(seats)", seats)
        sit_and_go("/games")(visit)
        for button in buttons:
            visit.person.press(button)
            visit.person.button("people-carry").wait_for()
            _wait_until_loaded(visit.person)

    return act


def statistics(visit: Visit) -> None:
    """The results of the person's games."""
    with visit.person.page.expect_response("**/api/people/seats"):
        own_games("people-together-start")(visit)
    sit_and_go("/statistics")(visit)


def several(*after: Line) -> Stage:
    """Three people and a bot, and what the people did in the room."""
    return Stage(4, in_the_middle, own=2, after=after)


@cache
def lasting_table(server: ServerProcess, stage: Stage) -> PreparedTable:
    """The table of a stage that nothing changes."""
    return prepare_stage(server, stage, listed=True)


def show(person: Person, server: ServerProcess, moment: Moment) -> None:
    """Open the page of a moment, and do what belongs to it. The person's browser has run PAGE_CONTROLS."""
    table = None
    if moment.stage:
        table = prepare_stage(server, moment.stage) if moment.passing else lasting_table(server, moment.stage)
    if not moment.passing:
        person.page.emulate_media(reduced_motion="reduce")
    if table:
        person.sit(table.id, table.secrets[0])
    if moment.path:
        person.open(moment.path.format(table=table.id if table else ""))
    person.page.locator("h1").first.wait_for(state="attached")
    _wait_until_loaded(person)
    moment.act(Visit(person, server, moment.stage, table))
    person.page.mouse.move(0, 0)
    person.wait_for_fonts()


FOUR = Stage(4, in_the_middle)
OVER = Stage(4, at_the_end)
BAND = Stage(4, before_a_band)
DRAGON = Stage(4, before_the_third_dragon)
UNASKED = replace(DRAGON, tribes=("dwarf", "troll", "merfolk", "giant", "elf", "wingfolk"))
"""Without Orcs nobody is asked anything at the end of an Age."""
ABSENT = Left(1, lost=True)
NAMED = Stage(6, in_the_middle, own=6, names=LONG_NAMES)
"""Six people with the longest names that there can be."""
SAID = ("Good luck!", "Donaudampfschifffahrtsgesellschaftskapitän", "A word, and then another. " * 6)
CHAT = tuple(Said(seat, LONG_NAMES[seat], text) for seat, text in enumerate(SAID))
SET_UP = ("tribes", "tokens", "deal")
CENTAURS = ("centaur", "wizard", "skeleton", "dwarf", "orc", "halfling")
MOMENTS = (
    # What the mock-ups show.
    Moment("your-turn", stage=FOUR),
    Moment("played-band", another_players_band, BAND, passing=True, pace="calm"),
    Moment("building", build("wingfolk"), Stage(4, large_band("wingfolk", 3))),
    Moment("counting", counting, DRAGON, passing=True, pace="calm"),
    Moment("counted", counted, UNASKED, passing=True, pace="calm"),
    Moment("dragon", third_dragon, DRAGON, passing=True, pace="calm"),
    Moment("podium", key("g"), OVER),
    *(Moment(f"set-up-{step}", set_up(step), path="/", passing=True, pace="calm") for step in SET_UP),
    # The pages around the table.
    Moment("start", path="/"),
    Moment("start-own", sit_and_go("/"), FOUR),
    Moment("new", path="/new", whole=True),
    Moment("new-character", new_by_character, path="/new", whole=True),
    Moment("new-chosen", new_chosen, path="/new", whole=True),
    Moment("waiting", waiting(seated=True), path="/", whole=True),
    Moment("lobby", waiting(seated=False), path="/", whole=True),
    Moment("learn", path="/learn", whole=True),
    Moment("lesson", in_the_lesson("band"), path="/learn"),
    Moment("rules", path="/rules", whole=True),
    Moment("summary", path="/summary", whole=True),
    Moment("all-tribes", path="/tribes", whole=True),
    Moment("tribe", path="/tribes/merfolk", whole=True),
    Moment("tribe-skeleton", path="/tribes/skeleton", whole=True),
    Moment("settings", press("pages-settings"), path="/"),
    Moment("games-none", path="/games"),
    Moment("games", own_games(), path="/", whole=True),
    Moment("games-kept", own_games("people-together-start", "people-carry"), path="/", whole=True),
    Moment("statistics", statistics, path="/", whole=True),
    Moment("statistics-none", path="/statistics"),
    Moment("arriving", path="/me/carry#aaaaaaaaaaaaaaaaaaaaaaaaaaa", expected=("409",)),
    Moment("privacy", path="/privacy", whole=True),
    Moment("not-found", path="/nowhere/at/all"),
    Moment("replays", sit_and_go("/replays"), OVER, whole=True),
    Moment("replay", later, OVER, "/replay/{table}"),
    Moment("judged", judged, OVER, "/replay/{table}"),
    Moment("judged-figures", judged_figures, OVER, "/replay/{table}"),
    # The table with fewer and more players.
    Moment("first-turn", stage=Stage(4, at_the_start)),
    Moment("table-2", stage=Stage(2, in_the_middle)),
    Moment("table-5", stage=Stage(5, in_the_middle)),
    Moment("table-6", stage=Stage(6, in_the_middle)),
    Moment("table-6-late", stage=Stage(6, late)),
    Moment("full", stage=Stage(4, full)),
    Moment("over", stage=OVER),
    Moment("undone", stage=several(Undone(3, 1))),
    Moment("hint", hint, FOUR),
    Moment("hint-6", hint, Stage(6, late)),
    Moment("hint-band", hint, Stage(4, full)),
    Moment("played-band-6", another_players_band, Stage(6, before_a_band), passing=True, pace="calm"),
    # With the longest names.
    Moment("names", stage=NAMED),
    Moment("names-tip", stage=replace(NAMED, stops=late)),
    Moment("names-undo", stage=replace(NAMED, after=(Asked(3, "undo"),))),
    Moment("names-bot", stage=replace(NAMED, after=(ABSENT, Asked(3, "bot", 1)))),
    Moment("names-chat", key("o"), replace(NAMED, after=CHAT)),
    Moment("names-menu", press("web-menu"), NAMED),
    Moment("names-scores", key("g"), NAMED),
    Moment("names-played-band", another_players_band, replace(NAMED, stops=before_a_band), passing=True, pace="calm"),
    Moment("names-counting", counting, replace(NAMED, stops=before_the_third_dragon), passing=True, pace="calm"),
    Moment("names-counted", counted, replace(UNASKED, players=6, own=6, names=LONG_NAMES), passing=True, pace="calm"),
    *(
        Moment(f"names-set-up-{step}", set_up(step, 6, LONG_NAMES), path="/", passing=True, pace="calm")
        for step in SET_UP[1:]
    ),
    Moment("names-podium", key("g"), replace(NAMED, stops=at_the_end)),
    Moment("names-over", stage=replace(NAMED, stops=at_the_end)),
    Moment("names-replay", later, replace(NAMED, stops=at_the_end), "/replay/{table}"),
    Moment("names-judged", judged, replace(NAMED, stops=at_the_end), "/replay/{table}"),
    # Its windows.
    Moment("log", key("o"), FOUR),
    Moment("menu", press("web-menu"), FOUR),
    Moment("scores", key("g"), FOUR),
    Moment("text", press("web-menu", "web-text-view"), FOUR),
    Moment("table-settings", press("web-menu", "web-settings"), FOUR),
    Moment("tribes", key("t"), FOUR),
    Moment("keys", key("?"), FOUR),
    Moment("kingdom", kingdom_window, FOUR),
    Moment("player", player_window, FOUR),
    Moment("merfolk-board", board("merfolk"), FOUR),
    Moment("giant-token", board("giant"), FOUR),
    Moment("hordes", board("hordes"), FOUR),
    Moment("troll-tokens", board("trolls"), FOUR),
    Moment("last-age", last_age, FOUR),
    Moment("lost", lose_connection, FOUR),
    Moment("cover", hand_over, Stage(2, at_the_start, own=2), passing=True, pace="instant"),
    # What several people decide together.
    Moment("asked-undo", stage=several(Asked(3, "undo"))),
    Moment("asked-pause", stage=several(Asked(1, "pause"))),
    Moment("asked-bot", stage=several(ABSENT, Asked(3, "bot", 1))),
    Moment("asking", stage=several(Asked(0, "pause"))),
    Moment("paused", stage=several(Paused(1))),
    Moment("absent", press("web-menu"), several(ABSENT)),
    Moment("long-absent", long_absent, several(ABSENT)),
    Moment("substitute", stage=several(Left(1), BotSeated(1, "adept"))),
    Moment("removed", removed, path="/", whole=True),
    # Leaders that ask something.
    Moment("building-troll", build("troll"), Stage(4, large_band("troll", 3))),
    Moment("building-elf", build("elf"), Stage(4, large_band("elf", 3))),
    Moment("building-merfolk", build("merfolk"), Stage(4, large_band("merfolk", 3))),
    Moment("building-centaur", build("centaur"), Stage(5, large_band("centaur", 3), CENTAURS)),
)

PAGE_CONTROLS = """
  const later = window.setTimeout;
  let frozen = false;
  window.setTimeout = (call, after, ...values) => later(() => frozen || call(...values), after);
  window.freezeAt = (selector) => {
    const look = () => { frozen ||= !!document.querySelector(selector); };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
  };
  const Real = window.WebSocket;
  const sockets = [];
  window.WebSocket = class extends Real { constructor(...all) { super(...all); sockets.push(this); } };
  window.cutOff = () => {
    window.WebSocket = class extends EventTarget {
      readyState = 3;
      constructor() { super(); setTimeout(() => { this.onclose?.({}); this.dispatchEvent(new Event('close')); }); }
      close() {}
      send() {}
    };
    for (const socket of sockets) socket.close();
  };
"""
