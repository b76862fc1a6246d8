"""The boards of the tribes at the table: small and opened, with the engine's values, by mouse and by keyboard."""

import pytest
from playwright.sync_api import expect

from ethnos.engine.components import COLOUR_NAMES, TRIBES_IN_PLAY
from ethnos.game.boards import boards_of
from ethnos.game.game import Game
from ethnos.game.views import TableView, view_of
from harness.live import ServerProcess
from harness.person import Person, Wishes, tab_to, texts
from harness.positions import prepare_table
from tests.web.conftest import People
from tests.web.moments import open_board
from tests.web.stages import NAMES, TRIBES, Stage, late, played, prepare_stage

LATE = Stage(4, late)
NOTHING = "\u2013"
"""Stands where there is no number."""


@pytest.fixture
def person(people: People) -> Person:
    return people.person(Wishes(settings={"pace": "instant", "name": NAMES[0]}))


@pytest.fixture
def view(person: Person, server: ServerProcess) -> TableView:
    """A table in the third Age that bots have played; somebody has something of every board."""
    table = prepare_stage(server, LATE)
    person.sit(table.id, table.secrets[0])
    expect(person.map).to_be_visible()
    return view_of(played(LATE).game.table, 0)


def test_the_gauge_has_every_piece_and_opens_the_merfolk_board(person: Person, view: TableView) -> None:
    """R-T6, D8, O9: spaces, symbols, the end, what each Age pays, and who gains what now."""
    board = view.boards.merfolk
    assert board is not None
    pieces = person.map.locator(".gauge [data-seat]")
    spaces = [seat.merfolk for seat in view.seats]
    assert [int(piece.get_attribute("data-space") or -1) for piece in pieces.all()] == spaces
    tab_to(person, person.map.locator("button.gauge"))
    person.page.keyboard.press("Enter")
    drawing = person.dialog.locator("[data-board=merfolk]")
    expect(drawing.locator("[data-space]")).to_have_count(board.last + 1)
    marked = [int(space.get_attribute("data-space") or -1) for space in drawing.locator(".space.marked").all()]
    assert marked == board.symbols
    assert drawing.locator(".sea [data-seat]").count() == view.players
    for row, values in zip(drawing.locator(".glory tbody tr").all(), board.glory, strict=True):
        assert row.locator("td .unseen").all_text_contents() == list(map(str, values))
    gains = view.projected.get("merfolk", [0] * view.players)
    for row in drawing.locator(".ranking tbody tr").all():
        seat = int(row.get_attribute("data-seat") or -1)
        expect(row.locator("td").first).to_have_text(str(spaces[seat]))
        expect(row.locator("td").last).to_have_text(f"+{gains[seat]}" if gains[seat] else NOTHING)
        expect(row.locator(".place")).to_have_text(str(board.places[seat] or NOTHING))
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)
    expect(person.map.locator("button.gauge")).to_be_focused()


def test_the_giant_token_says_what_it_takes_and_gives(person: Person, view: TableView) -> None:
    """R-T4, R36, R50."""
    token = view.boards.giant
    assert token is not None
    open_board(person, "giant")
    board = person.dialog.locator("[data-board=giant]")
    for side, drawing in zip(token.sides, board.locator("figure").all(), strict=True):
        assert [int(value) for value in drawing.locator(".value").all_text_contents()] == side.glory
        assert ("used" in (drawing.get_attribute("class") or "")) is side.used
    expect(board).to_contain_text(texts("board-giant-takes", size=token.needed))
    holder = next((seat for seat in view.seats if seat.giant), None)
    held = texts("board-giant-size", size=holder.giant) if holder else texts("board-giant-free")
    expect(board.locator(".holder")).to_contain_text(held)
    expect(board).to_contain_text(texts("board-giant-holder", age=view.age))


def test_all_hordes_are_side_by_side_with_what_emptying_gives(person: Person, view: TableView) -> None:
    """R37."""
    hordes = view.boards.hordes
    assert hordes is not None
    open_board(person, "hordes")
    for seat, drawing in enumerate(person.dialog.locator("[data-board=hordes] li").all()):
        horde = view.seats[seat].horde or []
        assert [int(value) for value in drawing.locator(".tooth text").all_text_contents()] == hordes.scale
        assert drawing.locator(".carved").count() == len(COLOUR_NAMES) - len(horde)
        assert drawing.locator(".tooth.now").count() == (1 if horde else 0)
        if horde:
            expect(drawing.locator(".tooth.now text")).to_have_text(str(hordes.worth[seat]))
        spoken = texts("board-horde-now", filled=len(horde), spaces=len(COLOUR_NAMES), glory=hordes.worth[seat])
        expect(drawing).to_contain_text(spoken)


def test_free_troll_tokens_lie_on_the_sea_and_the_bridge_says_who_wins_a_tie(person: Person, view: TableView) -> None:
    """R34, R-T10."""
    trolls = view.boards.trolls
    assert trolls is not None
    free = person.map.locator("[data-shelf=trolls] [data-free]")
    assert [int(token.get_attribute("data-free") or 0) for token in free.all()] == trolls.free
    person.activate(person.map.locator("[data-shelf=trolls]"))
    board = person.dialog.locator("[data-board=trolls]")
    expect(board).to_be_visible()
    for seat, shown in enumerate(view.seats):
        held = board.locator(f".bridge [data-holder='{seat}']")
        assert [int(token.get_attribute("data-value") or 0) for token in held.all()] == (shown.trolls or [])
    ranked = sorted(range(view.players), key=lambda seat: trolls.places[seat])
    for row, seat in zip(board.locator("tbody tr").all(), ranked, strict=True):
        expect(row.locator(".who b")).to_have_text(str(trolls.places[seat]))
        expect(row.locator("td").last).to_have_text(str(trolls.sums[seat]))


@pytest.mark.parametrize("players", range(2, 7))
def test_every_number_of_players_has_its_side(person: Person, server: ServerProcess, players: int) -> None:
    """R50: opened from a player's window on a phone, where panels are small."""
    game = Game.new(players, "german", TRIBES[: TRIBES_IN_PLAY[players]], seed=1)
    table = prepare_table(server.database, game)
    person.sit(table.id, table.secrets[0])
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.page.locator("[data-anchor='seat:0'] .who").click()
    person.dialog.get_by_text(texts("web-merfolk-space", space=0)).click()
    board = person.page.locator("dialog [data-board=merfolk]")
    expect(board.locator(".sea [data-seat]")).to_have_count(players)
    boards = boards_of(game.table)
    assert boards.merfolk is not None
    expect(board.locator(".glory tbody tr")).to_have_count(len(boards.merfolk.glory))
    expect(board.locator(".glory thead th")).to_have_count(1)  # the German edition pays the leader only


def test_only_boards_of_tribes_in_play_are_there(person: Person, server: ServerProcess) -> None:
    for tribes in (("troll",), ()):
        others = ("elf", "dwarf", "wizard", "wingfolk", "minotaur", "halfling")
        game = Game.new(4, "english", (*tribes, *others)[:6], seed=1)
        table = prepare_table(server.database, game)
        person.sit(table.id, table.secrets[0])
        expect(person.map).to_be_visible()
        expect(person.map.locator(".gauge, [data-shelf=giant]")).to_have_count(0)
        expect(person.map.locator("[data-shelf=trolls]")).to_have_count(len(tribes))
        person.page.keyboard.press("b")
        expect(person.page.locator("dialog")).to_have_count(len(tribes))
        if tribes:
            expect(person.dialog.locator("fieldset")).to_have_count(0)
            person.page.keyboard.press("Escape")
