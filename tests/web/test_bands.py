"""The band builder for each tribe's power, on prepared positions: what is offered, predicted and done."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from ethnos.engine.components import COLOUR_NAMES, KINGDOM_NAMES, Kingdom
from ethnos.engine.moves import PlayBand
from ethnos.engine.state import as_bytes
from ethnos.game.game import Game
from harness.live import ServerProcess
from harness.person import Person, expect_soon, texts
from harness.positions import Position, PreparedTable, cards_of, find, prepare_table, stored
from tests.web.conftest import Browsers, People

OTHERS = ("dwarf", "giant", "minotaur", "wizard", "troll")


def with_tribe(tribe: str) -> list[str]:
    """Five tribes, as three people play with."""
    return [tribe, *(other for other in OTHERS if other != tribe)][:5]


def of_tribe(game: Game, tribe: str) -> tuple[str, ...]:
    """The cards of a tribe in hand."""
    return tuple(card for card in cards_of(game) if card.startswith(tribe))


def home(card: str) -> Kingdom:
    """The kingdom of a card."""
    return KINGDOM_NAMES[COLOUR_NAMES.index(card.split(".")[1])]


def led_by(tribe: str, least: int) -> Callable[[Game], PlayBand | None]:
    """A Band of at least this many cards of a tribe, with others left over."""

    def plan(game: Game) -> PlayBand | None:
        cards = of_tribe(game, tribe)
        return PlayBand(cards[0], cards) if len(cards) >= least and len(cards_of(game)) > len(cards) + 1 else None

    return plan


def position_of(tribe: str, least: int) -> Position:
    """A position in which the person has at least this many cards of a tribe."""
    return find(with_tribe(tribe), lambda card: card.startswith(tribe), led_by(tribe, least))


@pytest.fixture(scope="module")
def guest(browsers: Browsers, server: ServerProcess) -> Iterator[Person]:
    """One person for all tests, who goes from table to table."""
    people = People(browsers, server)
    yield people.person()
    people.leave()


@pytest.fixture
def person(guest: Person) -> Iterator[Person]:
    """The same person in all tests; an error fails the test in which it occurs."""
    guest.troubles.clear()
    yield guest
    assert not guest.troubles, "\n".join(guest.troubles)


@pytest.fixture
def seat(server: ServerProcess, person: Person) -> Callable[[Position], PreparedTable]:
    """Seats the person at a position."""

    def at(position: Position) -> PreparedTable:
        table = prepare_table(server.database, position.game, position.turns)
        person.sit(table.id, table.secrets[0])
        expect(person.actions).to_contain_text(texts("web-status-turn"))
        return table

    return at


def joined(items: Iterable[str]) -> str:
    """A list in words, of one or more items."""
    *earlier, text = items
    for index, item in enumerate(reversed(earlier)):
        text = texts("event-list-more" if index else "event-list-last", item=item, rest=text)
    return text


def cards_text(cards: Iterable[str]) -> str:
    """Cards as a list, equal ones together."""
    return joined(texts("event-cards", card=card, count=count) for card, count in Counter(cards).items())


def to_pool_text(cards: Sequence[str]) -> str:
    """Up to three cards by their names, more by their number."""
    if len(cards) > 3:
        return texts("web-will-pool-many", count=len(cards))
    return texts("web-will-pool", cards=cards_text(cards)) if cards else texts("web-will-pool-none")


def missing_text(key: str, game: Game, kingdom: str, needed: int, size: int) -> str:
    """How many cards a kingdom needs; with two players the text says that the markers of both count (R56)."""
    return texts(key, kingdom=kingdom, needed=needed, size=size, both="yes" if game.players == 2 else "no")


def predicted_lines(game: Game, move: PlayBand) -> list[str]:
    """The lines that the table has to show before a move is confirmed."""
    preview = game.preview(move)
    last = move
    while last.then:
        last = last.then
    lines = [
        preview.markers and texts("web-will-marker", kingdoms=joined(map(texts.kingdom, preview.markers))),
        *(missing_text("web-will-missing", game, short.kingdom, short.needed, short.size) for short in preview.missing),
        preview.glory and texts("web-will-glory", count=preview.glory),
        texts("web-will-worth", count=sum(preview.worth)),
        preview.merfolk and texts("web-will-merfolk", space=preview.merfolk),
        last.token and texts("web-will-token", value=last.token),
        last.horde and texts("web-will-horde"),
        preview.draws and texts("web-will-draw", count=preview.draws),
        preview.kept and texts("web-will-keep", cards=cards_text(preview.kept)),
        to_pool_text(preview.to_pool),
    ]
    return [line for line in lines if isinstance(line, str)]


def expect_prediction(person: Person, game: Game, move: PlayBand) -> None:
    """The table shows what the move will do, in words and on the map."""
    expect_soon(
        lambda: person.lines() == predicted_lines(game, move), lambda: f"{person.lines()} {predicted_lines(game, move)}"
    )
    assert set(person.ghosts()) == set(game.preview(move).markers)
    expect(person.confirm).to_be_enabled()


def play_and_check(
    person: Person, server: ServerProcess, table: PreparedTable, position: Position, move: PlayBand
) -> Game:
    """Confirm the move: the server plays it and no other, and the page shows it. Returns the game after it."""
    expect_prediction(person, position.game, move)
    person.activate(person.confirm)
    expect(person.builder).to_have_count(0)
    after = position.game.copy()
    after.play(move)
    expect_soon(lambda: stored(server.database, table.id).actions[len(position.game.actions) :] != [])
    room = stored(server.database, table.id)
    assert room.table is not None
    assert as_bytes(room.table) == as_bytes(after.table)
    expect_soon(lambda: person.cards() == Counter(cards_of(after)), lambda: f"{person.cards()} {cards_of(after)}")
    for index, kingdom in enumerate(KINGDOM_NAMES):
        if count := int(after.table.markers[0, index]):
            mark = texts("web-kingdom-markers", name="Ada", count=count)
            expect(person.kingdom(kingdom)).to_have_accessible_name(contains(mark))
    return after


def contains(text: str) -> re.Pattern[str]:
    """A pattern for names that contain this text as a word of its own."""
    return re.compile(rf"\b{re.escape(text)}\b")


Seat = Callable[[Position], PreparedTable]


def test_centaur_lets_another_band_follow(seat: Seat, server: ServerProcess, person: Person) -> None:
    def plan(game: Game) -> PlayBand | None:
        centaurs, wizards = of_tribe(game, "centaur"), of_tribe(game, "wizard")
        if not centaurs or len(wizards) < 2 or len(cards_of(game)) == len(centaurs) + len(wizards):
            return None
        return PlayBand(centaurs[0], centaurs, then=PlayBand(wizards[0], wizards, draw=True))

    position = find(with_tribe("centaur"), lambda card: card.startswith(("centaur", "wizard")), plan)
    table, move = seat(position), position.move
    assert move.then is not None
    person.build(replace(move, then=None))
    expect_prediction(person, position.game, replace(move, then=None))
    expect(person.button("web-follow")).to_be_visible()
    person.press("web-cancel")
    person.build(move)
    first = texts("web-earlier-band", size=len(move.cards), leader=texts.card(move.leader))
    expect(person.builder).to_contain_text(first)
    after = play_and_check(person, server, table, position, move)
    assert sum(after.table.markers[0]) == 2


def test_dwarf_counts_one_more(seat: Seat, server: ServerProcess, person: Person) -> None:
    position = position_of("dwarf", 2)
    table, move = seat(position), position.move
    person.build(move)
    worth = {2: 3, 3: 6, 4: 10}[len(move.cards)]  # as for one card more
    assert texts("web-will-worth", count=worth) in predicted_lines(position.game, move)
    play_and_check(person, server, table, position, move)


def test_elf_keeps_what_is_chosen(seat: Seat, server: ServerProcess, person: Person) -> None:
    def plan(game: Game) -> PlayBand | None:
        elves = of_tribe(game, "elf")
        rest = sorted(set(cards_of(game)) - set(elves))
        if len(elves) != 1 or len(rest) < 3:
            return None
        return PlayBand(elves[0], elves, keep=(rest[-1],))

    position = find(with_tribe("elf"), lambda card: card.startswith("elf"), plan)
    table, move = seat(position), position.move
    person.activate(person.card(move.leader))
    person.build_only(move.cards)
    expect(person.builder).to_contain_text(texts("web-ask-keep", count=1, kept=1))
    kept = person.kept()
    person.keep(kept[0], False)
    expect(person.builder).to_contain_text(texts("web-ask-keep", count=1, kept=0))
    expect_prediction(person, position.game, replace(move, keep=()))
    person.keep(move.keep[0], True)
    assert person.kept() == list(move.keep)
    after = play_and_check(person, server, table, position, move)
    assert cards_of(after) == list(move.keep)


def test_giant_takes_the_token_at_once(seat: Seat, server: ServerProcess, person: Person) -> None:
    position = position_of("giant", 2)
    table, move = seat(position), position.move
    person.build(move)
    assert texts("web-will-glory", count=2) in predicted_lines(position.game, move)
    after = play_and_check(person, server, table, position, move)
    assert int(after.table.giant_seat) == 0
    expect(person.page.get_by_role("button", name=texts("web-giant-holds", size=len(move.cards)))).to_be_visible()


def test_halfling_places_no_marker_and_says_why(seat: Seat, server: ServerProcess, person: Person) -> None:
    position = position_of("halfling", 2)
    table, move = seat(position), position.move
    person.build(move)
    expect(person.kingdom(home(move.leader))).to_contain_text(texts("refusal-halfling-marker"))
    assert not person.ghosts()
    after = play_and_check(person, server, table, position, move)
    assert sum(after.table.markers[0]) == 0


def test_merfolk_place_an_extra_marker_in_a_chosen_kingdom(seat: Seat, server: ServerProcess, person: Person) -> None:
    position = position_of("merfolk", 3)
    table = seat(position)
    other = next(kingdom for kingdom in KINGDOM_NAMES if kingdom != home(position.move.leader))
    move = replace(position.move, extra=(other,))
    person.build(replace(move, extra=()))
    expect_prediction(person, position.game, replace(move, extra=()))
    expect(person.builder).to_contain_text(texts("web-ask-extra", count=1, left=1))
    person.activate(person.kingdom(other))
    expect(person.builder).to_contain_text(texts("web-ask-extra", count=1, left=0))
    after = play_and_check(person, server, table, position, move)
    assert int(after.table.merfolk[0]) == len(move.cards)


def one_card(game: Game) -> PlayBand | None:
    """A Band of one: the first marker in a kingdom."""
    cards = [card for card in cards_of(game) if not card.startswith(("skeleton", "halfling", "minotaur"))]
    return PlayBand(cards[0], (cards[0],)) if cards else None


def second_in(game: Game, suits: Callable[[str], bool]) -> str | None:
    """A suitable card of a kingdom where the person has exactly one marker."""
    return next(
        (
            card
            for card in cards_of(game)
            if suits(card) and int(game.table.markers[0, KINGDOM_NAMES.index(home(card))]) == 1
        ),
        None,
    )


def test_minotaur_needs_one_card_fewer(seat: Seat, server: ServerProcess, person: Person) -> None:
    def plan(game: Game) -> PlayBand | None:
        card = second_in(game, lambda card: card.startswith("minotaur"))
        return PlayBand(card, (card,)) if card else None

    position = find(with_tribe("minotaur"), lambda card: card.startswith("minotaur"), plan, [one_card])
    table, move = seat(position), position.move
    person.build(move)
    after = play_and_check(person, server, table, position, move)
    assert int(after.table.markers[0, KINGDOM_NAMES.index(home(move.leader))]) == 2


def test_band_too_small_says_what_is_missing(seat: Seat, server: ServerProcess, person: Person) -> None:
    def plan(game: Game) -> PlayBand | None:
        card = second_in(game, lambda card: card.startswith("dwarf"))
        return PlayBand(card, (card,)) if card else None

    position = find(with_tribe("dwarf"), lambda card: card.startswith("dwarf"), plan, [one_card])
    table, move = seat(position), position.move
    person.build(move)
    kingdom = home(move.leader)
    wanted = missing_text("web-will-missing", position.game, kingdom, 2, 1)
    assert wanted in predicted_lines(position.game, move)
    expect(person.kingdom(kingdom)).to_contain_text(missing_text("web-kingdom-needs", position.game, kingdom, 2, 1))
    after = play_and_check(person, server, table, position, move)
    assert sum(after.table.markers[0]) == 1


def test_orc_may_go_to_the_horde(seat: Seat, server: ServerProcess, person: Person) -> None:
    position = position_of("orc", 1)
    table = seat(position)
    with_horde = replace(position.move, horde=True)
    person.build(with_horde)
    expect_prediction(person, position.game, with_horde)
    person.page.get_by_label(texts("web-ask-horde")).uncheck()
    expect_prediction(person, position.game, position.move)
    person.page.get_by_label(texts("web-ask-horde")).check()
    after = play_and_check(person, server, table, position, with_horde)
    assert sum(after.table.horde[0]) == 1
    colour = texts("colour", colour=position.move.leader.split(".")[1])
    worth = texts("board-horde-now", filled=1, spaces=6, glory=1)
    horde = person.page.get_by_role("button", name=f"{texts('web-horde')}: {colour}. {worth}", exact=True)
    expect(horde).to_be_visible()


def test_orc_may_stay_away_from_the_horde(seat: Seat, server: ServerProcess, person: Person) -> None:
    position = position_of("orc", 1)
    table = seat(position)
    person.build(position.move)
    after = play_and_check(person, server, table, position, position.move)
    assert sum(after.table.horde[0]) == 0


def test_troll_chooses_a_token(seat: Seat, server: ServerProcess, person: Person) -> None:
    position = position_of("troll", 3)
    table = seat(position)
    size = len(position.move.cards)
    person.build(position.move)
    highest = replace(position.move, token=size)  # unless another one is chosen
    expect_prediction(person, position.game, highest)
    move = replace(position.move, token=2)
    person.press("web-troll-token", value=2)
    after = play_and_check(person, server, table, position, move)
    assert int(after.table.trolls[1]) == 0
    expect(person.page.get_by_role("button", name=texts("web-troll-token", value=2), exact=True)).to_be_visible()


def test_wingfolk_choose_their_kingdom_on_the_map(seat: Seat, server: ServerProcess, person: Person) -> None:
    def plan(game: Game) -> PlayBand | None:
        move = led_by("wingfolk", 2)(game)
        return replace(move, kingdom="ithys") if move else None

    position = find(with_tribe("wingfolk"), lambda card: card.startswith("wingfolk"), plan)
    table = seat(position)
    person.build(replace(position.move, kingdom=None))
    expect(person.actions).to_contain_text(texts("web-choose-kingdom"))
    expect(person.confirm).to_be_disabled()
    kingdoms: tuple[Kingdom, ...] = (home(position.move.leader), "pelagon", "ithys")
    for kingdom in kingdoms:
        person.activate(person.kingdom(kingdom))
        expect_prediction(person, position.game, replace(position.move, kingdom=kingdom))
    play_and_check(person, server, table, position, position.move)


@pytest.mark.parametrize("draw", [True, False])
def test_wizard_may_draw(seat: Seat, server: ServerProcess, person: Person, draw: bool) -> None:
    position = position_of("wizard", 2)
    table, move = seat(position), replace(position.move, draw=draw)
    person.build(move)
    after = play_and_check(person, server, table, position, move)
    assert len(cards_of(after)) == (len(move.cards) if draw else 0)


def test_skeletons_join_and_never_lead(seat: Seat, server: ServerProcess, person: Person) -> None:
    def plan(game: Game) -> PlayBand | None:
        skeletons, dwarves = of_tribe(game, "skeleton"), of_tribe(game, "dwarf")
        return PlayBand(dwarves[0], (*dwarves, *skeletons)) if len(dwarves) > 1 and skeletons else None

    position = find(with_tribe("skeleton"), lambda card: card.startswith(("skeleton", "dwarf")), plan)
    table, move = seat(position), position.move
    person.activate(person.card("skeleton"))
    expect(person.page.get_by_role("status").filter(has_text=texts("refusal-skeleton-leads"))).to_be_visible()
    expect(person.builder).to_have_count(0)
    person.build(move)
    item = person.page.get_by_role("listitem").filter(has=person.card("skeleton"))
    expect(item.get_by_role("button", name=texts("web-make-leader"))).to_have_count(0)
    play_and_check(person, server, table, position, move)


def test_leader_and_cards_can_be_chosen(seat: Seat, server: ServerProcess, person: Person) -> None:
    """Every card that goes with the first one lights up; cards are left out, and another one leads."""

    def plan(game: Game) -> PlayBand | None:
        dwarves = of_tribe(game, "dwarf")
        return PlayBand(dwarves[-1], dwarves[1:]) if len(set(dwarves)) == len(dwarves) == 3 else None

    position = find(with_tribe("dwarf"), lambda card: card.startswith("dwarf"), plan)
    table, move = seat(position), position.move
    dwarves = of_tribe(position.game, "dwarf")
    person.activate(person.card(dwarves[1]))
    person.build_only(dwarves)
    expect_prediction(person, position.game, PlayBand(dwarves[1], dwarves))
    apart = [card for card in cards_of(position.game) if card not in dwarves]
    assert apart
    for card in apart:
        expect(person.card(card)).to_have_accessible_name(texts("web-hand-card", card=card, role="apart", kept="no"))
    person.activate(person.card(dwarves[0]))
    item = person.page.get_by_role("listitem").filter(has=person.card(move.leader))
    person.activate(item.get_by_role("button", name=texts("web-make-leader")))
    play_and_check(person, server, table, position, move)


def test_full_hand_says_why_recruiting_is_refused(server: ServerProcess, person: Person) -> None:
    def plan(game: Game) -> PlayBand | None:
        return one_card(game) if len(cards_of(game)) == 10 else None

    position = find(OTHERS, lambda _card: False, plan)
    table = prepare_table(server.database, position.game, position.turns)
    person.sit(table.id, table.secrets[0])
    expect(person.actions).to_contain_text(texts("web-status-full"))
    for source in (person.deck, person.pool.first):
        if source.count():
            expect(source).to_have_attribute("aria-disabled", "true")
    person.deck.click(force=True)
    expect(person.page.get_by_role("status").filter(has_text=texts("refusal-hand-full", limit=10))).to_be_visible()
    assert stored(server.database, table.id).actions == list(position.game.actions)
    person.build(position.move)
    play_and_check(person, server, table, position, position.move)
