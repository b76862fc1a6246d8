"""A finished game, move by move: by buttons, by itself, by keyboard, and from any seat."""

import re

from playwright.sync_api import expect

from ethnos.engine.actions import card_names
from harness.live import ServerProcess
from harness.person import Person, expect_soon, texts
from harness.positions import NAMES, finished, prepare_table


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
