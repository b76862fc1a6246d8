"""A finished game, move by move: by buttons, by itself, by keyboard, and from any seat."""

import re

from playwright.sync_api import expect

from ethnos.engine.actions import card_names
from harness.live import ServerProcess
from harness.person import Person, expect_soon, texts
from harness.positions import NAMES, finished, prepare_table, stored


def test_replay(person: Person, server: ServerProcess) -> None:
    game, turns = finished(players=2, seed=4)
    table = prepare_table(server.database, game, turns, listed=True).id
    person.open("/replays")
    card = person.page.get_by_role("article").filter(has=person.page.locator(f"[href='/replay/{table}']"))
    expect(card).to_contain_text(texts("pages-status-over"))
    person.activate(card.get_by_role("link", name=texts("pages-watch-replay")))
    expect(person.map).to_be_visible()
    count, keys = len(turns), person.page.keyboard

    def at(number: int) -> None:
        expect(person.page.get_by_text(texts("scores-replay-move", number=number, count=count))).to_be_visible()

    at(0)
    expect(person.hand).to_have_count(0)
    person.press("scores-replay-on-one")
    person.press("scores-replay-on-one")
    at(2)
    person.press("scores-replay-back-one")
    at(1)

    person.page.get_by_label(texts("scores-replay-speed")).select_option(texts("scores-replay-speed-fast"))
    person.press("scores-replay-play")
    expect_soon(lambda: person.page.get_by_text(re.compile(f"^.*Move ([5-9]|\\d\\d) of {count}")).count() > 0)
    person.press("scores-replay-pause")

    keys.press("End")
    at(count)
    expect(person.page.get_by_text(texts("web-age", age=2)).first).to_be_visible()
    keys.press("ArrowLeft")
    at(count - 1)
    keys.press("Home")
    at(0)
    keys.press("PageDown")
    expect(person.page.get_by_text(re.compile(f"^{texts('web-age', age=2)} ·"))).to_be_visible()
    keys.press("PageUp")
    at(0)

    eyes = person.page.get_by_label(texts("scores-replay-eyes"))
    assert game.setup is not None
    hands = game.setup.table().hands
    for seat in range(2):
        eyes.select_option(NAMES[seat])
        for name in card_names(hands[seat]):
            expect(person.card(name)).to_be_visible()
        assert sorted(person.cards().elements()) == sorted(card_names(hands[seat]))
    eyes.select_option(texts("scores-replay-everybody"))
    expect(person.hand).to_have_count(0)
    person.press("scores-replay-standings")
    expect(person.page.get_by_role("list", name=texts("scores-standings"))).to_be_visible()


def test_bots_have_the_same_names_and_faces_at_the_table_and_in_the_replay(
    person: Person, server: ServerProcess
) -> None:
    game, turns = finished(players=3, seed=4)
    table = prepare_table(server.database, game, turns, kinds=["person", "adept", "adept"])
    person.sit(table.id, table.secrets[0])
    bots = {
        texts("bot-name-adept"): r"/adept-1[-.]",
        texts("bot-name-adept-2"): r"/adept-2[-.]",
    }
    for path in (None, f"/replay/{table.id}"):
        if path:
            person.go(path)
        for name, picture in bots.items():
            panel = person.page.locator(".player").filter(has_text=name)
            expect(panel.locator(".medallion img")).to_have_attribute("src", re.compile(picture))


def test_a_game_is_played_on_from_a_move_of_its_replay(person: Person, server: ServerProcess) -> None:
    game, turns = finished(players=3, seed=4)
    table = prepare_table(server.database, game, turns, kinds=["person", "adept", "novice"])
    person.sit(table.id, table.secrets[0])
    person.activate(person.button("scores-standings"))
    analyse = person.dialog.get_by_role("link", name=texts("web-analyse"))
    expect(analyse).to_have_attribute("href", f"/replay/{table.id}?analysis")
    person.activate(person.dialog.get_by_role("link", name=texts("web-play-on")))
    expect(person.dialog).to_contain_text(texts("scores-play-on-note"))
    person.activate(person.button("web-close", within=person.dialog))
    person.page.keyboard.press("Home")
    first = next(number for number, turn in enumerate(turns) if turn.seat == 0)
    for _ in range(first):
        person.page.keyboard.press("ArrowRight")
    person.press("scores-play-on")
    person.press("scores-play-on-start")
    expect(person.page).to_have_url(re.compile(r"/table/(?!.*" + table.id + ")"))
    expect(person.deck).to_have_attribute("aria-disabled", "false")
    room = stored(server.database, person.table)
    assert [move.actions for move in room.moves] == [turn.actions for turn in turns[:first]]
    assert [chair.level for chair in room.chairs] == ["", "adept", "novice"]
    person.activate(person.deck)
    expect_soon(lambda: len(stored(server.database, person.table).moves) > first + 1)
