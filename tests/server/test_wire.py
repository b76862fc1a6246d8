"""Messages: nobody is sent what they may not know, offers are the legal moves, bad input causes only refusals."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from ethnos import Game, Pillage, PlayBand, Recruit, Refused, ShowSkeletons
from ethnos.base.plain import dumps, from_json, to_json
from ethnos.bots import ask, make
from ethnos.engine import components, state
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.components import CARD_KINDS, DRAGON
from ethnos.engine.moves import Move, expand, is_turn_over, legal_moves, move_of, why_not
from ethnos.engine.play import apply_action, legal_actions, new_table, sample, view
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import OVER, PILLAGE, SPECTATOR, TURN, Table, copied
from ethnos.game import views
from ethnos.game.events import events_of, opening_events, seen_by
from ethnos.game.events.kinds import Event
from ethnos.game.game import Standing
from ethnos.game.offers import NoMarkerThere, Offers, PillageOffer, Power, Prospects, Recruits, WhyNot, offers_of
from ethnos.game.preview import Missing, Preview, preview
from ethnos.game.views import TableView, Tie, view_of
from ethnos.server.protocol.refusals import BadMessage
from ethnos.server.protocol.tagged import AnyMove, GameEvent
from ethnos.server.protocol.validation import adapter, read_message
from harness.offer_player import Browser, fits
from tests.others_long import others_long
from tests.scenario import act, end_age, scenario

SEED = 0xE7A05_C0FFEE_BADCAB_1E5EED
"""Long enough that none of its words occurs anywhere by chance."""
NAMES = ("Ada", "Ben", "Cid", "Dee", "Eve", "Fay")
EVENT = adapter(GameEvent)
MOVE = adapter(AnyMove)


def viewers(table: Table) -> list[int]:
    return [*range(int(table.players)), SPECTATOR]


@pytest.mark.parametrize("players", others_long((2, 3, 4, 5, 6), 2, 5))
def test_the_views_of_all_seats_share_their_public_part(players: int) -> None:
    """A seat's view adds its hand to the public part; a view built from its own record alone is always the same."""
    chance, table = random.Random(players), new_table(players, seed=players)
    while table.phase != OVER:
        all_views = views.Views(table, memory_aid=True)
        for viewer in range(players):
            alone = views._public(view(table, viewer), True, views._Parts())
            shown = all_views.of(viewer)
            assert (shown.viewer, shown.phase) == (viewer, alone.phase)
            assert shown.seats[viewer].hand == components.counted(table.hands[viewer])
            public_seats = [replace(seat, hand=None) for seat in shown.seats]
            assert replace(shown, viewer=None, seats=public_seats) == alone
        apply_action(table, chance.choice(legal_actions(table)))


# --- Whole games: every message to everyone --------------------------------------------------------------------

GAMES = [
    pytest.param(
        players,
        list(PRESETS)[(players + shift) % 5],
        by,
        marks=() if (players + shift) % 2 == 0 else pytest.mark.long,
    )
    for players in range(2, 7)
    for shift, by in enumerate(("chance", "bots"))
]
"""Each number of players and each edition; only the long tests play all of them in both ways."""
each_game = pytest.mark.parametrize(("players", "edition", "by"), GAMES)


@cache
def decisions(players: int, edition: str, by: str) -> tuple[int, ...]:
    """The decisions of a random game that often recruits, so that hands grow, or of a game among bots."""
    options = {"placement": "may", "empty_pool_draw": "2"} if by == "chance" else {}
    game = Game(None, new_table(players, edition, seed=SEED + players, **options))
    rng, bot = random.Random(players), make("simple", seed=players)
    while not game.is_over:
        choices = game.legal_actions()
        if game.table.phase == TURN and rng.random() > game.table.hand_size[game.table.seat] / 9:
            choices = [action for action in choices if action <= CARD_KINDS] or choices
        game.apply(rng.choice(choices) if by == "chance" else ask(bot, game.table))
    return game.actions


def replayed(players: int, edition: str, by: str) -> Iterator[Table]:
    """The table at every decision, and at the end."""
    options = {"placement": "may", "empty_pool_draw": "2"} if by == "chance" else {}
    table = new_table(players, edition, seed=SEED + players, **options)
    yield table
    for action in decisions(players, edition, by):
        apply_action(table, action)
        yield table


def secrets_of(table: Table) -> list[str]:
    """The seed in all forms in which it could be written, whole or in words."""
    parts = [int(word) for word in table.seed] + [int(word) for word in table.block]
    whole = sum(word << 32 * place for place, word in enumerate(parts[:4]))
    return [text for number in (whole, *parts) if number > 9999 for text in (str(number), f"{number:x}")]


def everything_sent(table: Table, viewer: int) -> str:
    """All that a viewer is ever sent about the table."""
    return dumps(view_of(table, viewer, memory_aid=True)) + dumps(offers_of(table, viewer))


@each_game
@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.long), 3])
def test_nobody_is_sent_what_they_may_not_know(players: int, edition: str, by: str, every: int) -> None:
    """Tables that differ only in what a viewer cannot know give the same bytes."""
    hidden = 0
    for number, table in enumerate(islice(replayed(players, edition, by), 0, None, every)):
        secrets = secrets_of(table)
        for viewer in viewers(table):
            twin = sample(view(table, viewer), number)
            hidden += twin.hands.tolist() != table.hands.tolist()
            message = everything_sent(table, viewer)
            assert message == everything_sent(twin, viewer)
            assert not [secret for secret in secrets if secret in message]
    assert hidden > 100 // every


@each_game
def test_only_the_seat_to_move_gets_offers(players: int, edition: str, by: str) -> None:
    for table in replayed(players, edition, by):
        seats = [viewer for viewer in viewers(table) if offers_of(table, viewer) is not None]
        assert seats == ([] if table.phase == OVER else [table.seat])


@each_game
def test_every_message_fits_its_schema(players: int, edition: str, by: str) -> None:
    schemas = {kind: adapter(kind).json_schema() for kind in (TableView, Offers)}
    for table in islice(replayed(players, edition, by), 0, None, 11):
        for viewer in viewers(table):
            for message in (view_of(table, viewer), offers_of(table, viewer)):
                if message is not None:
                    assert fits(schemas[type(message)], json.loads(dumps(message)))
                    assert json.loads(dumps(message)) == to_json(message)
                    assert from_json(type(message), to_json(message)) == message


@each_game
def test_an_event_is_sent_as_it_is(players: int, edition: str, by: str) -> None:
    schema = EVENT.json_schema()
    for viewer in (0, SPECTATOR):
        for event in seen_by(viewer, stream(players, edition, by)):
            assert json.loads(dumps(event)) == to_json(event)
            assert fits(schema, to_json(event))
            assert EVENT.validate_json(dumps(event)) == event == from_json(Event, to_json(event))


def stream(players: int, edition: str, by: str) -> Iterator[Event]:
    """All events of a game."""
    tables = replayed(players, edition, by)
    yield from opening_events(next(tables))
    tables = replayed(players, edition, by)
    for action, table in zip(decisions(players, edition, by), tables, strict=False):
        yield from events_of(table, action)


def reshuffled(table: Table, rng: random.Random) -> Table:
    """The same table with the cards of the deck in another order, except for the Dragons."""
    other = copied(table)
    places = [place for place in range(int(other.deck_left)) if other.deck[place] != DRAGON]
    cards = [int(other.deck[place]) for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        other.deck[place] = card
    return other


@each_game
def test_a_drawn_card_is_shown_only_to_its_holder(players: int, edition: str, by: str) -> None:
    rng, checked = random.Random(5), 0
    for action, table in zip(decisions(players, edition, by), replayed(players, edition, by), strict=False):
        if "draw" not in ACTION_NAMES[action]:
            continue
        events, twin = events_of(table, action), events_of(reshuffled(table, rng), action)
        if any(event.kind == "age_ended" for event in events):
            continue  # all hands are shown
        for viewer in set(viewers(table)) - {int(table.seat)}:
            assert seen_by(viewer, events) == seen_by(viewer, twin)
        checked += 1
    assert checked > 20


# --- What a view shows -----------------------------------------------------------------------------------------


def test_a_view_shows_its_own_hand_and_the_size_of_the_others() -> None:
    shown = view_of(scenario(hands={0: "2 elf.red, skeleton", 1: "orc.blue"}), 0)
    assert shown.seats[0].hand == {"elf.red": 2, "skeleton": 1}
    assert [seat.hand_size for seat in shown.seats] == [3, 1, 0, 0]
    assert [seat.hand for seat in shown.seats[1:]] == [None] * 3
    assert "orc.blue" not in dumps(shown)


def test_o27_cards_that_were_seen_taken_are_shown_with_the_memory_aid_only() -> None:
    table = scenario(pool="orc.blue, elf.red")
    act(table, "take orc.blue")
    assert "orc.blue" not in dumps(view_of(table, SPECTATOR))
    assert view_of(table, SPECTATOR, memory_aid=True).seats[0].known == {"orc.blue": 1}


def test_a_view_shows_who_leads_in_a_kingdom_with_trolls() -> None:
    markers = {0: {"duris": 2}, 1: {"duris": 2, "rhea": 1}, 2: {"duris": 1, "rhea": 1}}
    table = scenario(markers=markers, trolls={3: 1}, tokens={"duris": [5], "rhea": [4]})
    shown = view_of(table, SPECTATOR)
    duris, rhea, straton = shown.kingdoms[:3]
    assert (duris.leaders, rhea.leaders, straton.leaders) == ([1], [1], [])
    assert duris.markers == [2, 2, 1, 0]
    assert shown.projected == {"duris": [0, 5, 0, 0], "rhea": [0, 4, 0, 0]}
    assert shown.seats[1].trolls == [3]


def test_a_view_shows_bands_boards_and_tokens() -> None:
    table = scenario(
        bands=[(1, "giant.red, 2 skeleton"), (1, "orc.red, orc.blue"), (2, "merfolk.red")],
        merfolk={2: 4},
        horde={1: ["red", "grey"]},
        giant=(1, 3),
    )
    shown = view_of(table, 0)
    giants, orcs = shown.seats[1].bands
    assert (giants.leader, giants.size, giants.worth) == ("giant.red", 3, 0)
    assert (orcs.cards, orcs.worth) == (["orc.red", "orc.blue"], 1)
    assert shown.seats[1].horde == ["red", "grey"]
    assert (shown.seats[1].giant, shown.seats[2].giant) == (3, None)
    assert (shown.seats[2].merfolk, shown.seats[0].trolls) == (4, None)


@each_game
def test_a_view_agrees_with_the_table(players: int, edition: str, by: str) -> None:
    for table in islice(replayed(players, edition, by), 0, None, 7):
        shown, game = view_of(table, SPECTATOR), Game(None, table)
        sheet = [
            [[row.get(name, [0] * players)[seat] for name in state.SOURCE_NAMES] for seat in range(players)]
            for row in shown.sheet
        ]
        assert sheet == [[list(seat.values()) for seat in age] for age in game.score_sheet()]
        assert [seat.glory for seat in shown.seats] == table.glory[:players]
        assert [seat.supply for seat in shown.seats] == table.supply[:players]
        assert sum(shown.pool.values()) == sum(table.pool)
        assert shown.deck.left == table.deck_left
        assert sum(len(seat.bands) for seat in shown.seats) == table.bands
        assert shown.over == game.is_over == (shown.seat is None) == (shown.next is None)
        assert [seat.place for seat in shown.seats] == [row.place for row in sorted(game.standings(), key=by_seat)]


def by_seat(row: Standing) -> int:
    return row.seat


def test_r16_the_seat_to_the_left_is_next() -> None:
    assert [view_of(scenario(players=3, seat=seat), 0).next for seat in range(3)] == [1, 2, 0]


@pytest.mark.parametrize(
    ("players", "pays"),
    [(2, [[1, 0], [0, 1]]), (3, [[1, 0], [2, 1]]), (4, [[1, 0, 0], [2, 1, 0], [3, 2, 1]])],
)
def test_r32_r53_the_places_that_tokens_pay_in_every_age(players: int, pays: list[list[int]]) -> None:
    table = scenario(players=players, age=2)
    assert view_of(table, 0).pays == pays
    assert table.age == 2


def test_r14_dragons_are_near_once_the_lower_half_is_reached() -> None:
    table = scenario()
    for left, near in ((31, False), (30, True), (29, True)):
        table.deck_left, table.lower_half = left, 30
        assert view_of(table, 0).deck.dragons_near is near


def test_r22_the_third_dragon_lies_with_its_drawer_until_the_next_age() -> None:
    table = scenario(seat=2, deck="dragon", dragons=2, age=2, players=3)
    assert view_of(table, 0).deck.drawer is None
    assert view_of(end_age(table), 0).deck.drawer == 2
    table = scenario(seat=2, deck="dragon", dragons=2)
    assert view_of(end_age(table), 0).deck.drawer is None


def test_r43_a_broken_tie_is_shown_with_the_markers_in_all_kingdoms() -> None:
    table = scenario(age=2, players=3, glory={0: 5, 1: 5}, markers={1: {"rhea": 1, "duris": 2}})
    assert all(seat.tie is None for seat in view_of(table, 0).seats)
    shown = view_of(end_age(table), 0)
    assert [seat.place for seat in shown.seats] == [2, 1, 3]
    assert [seat.tie for seat in shown.seats] == [Tie(by="markers", markers=0), Tie(by="markers", markers=3), None]


# --- What is offered -------------------------------------------------------------------------------------------


def positions() -> Iterator[tuple[Table, random.Random]]:
    """Tables between two moves from games with hands of all sizes."""
    rng = random.Random(8)
    for number in range(40):
        options = {"placement": "may"} if number % 4 == 0 else {}
        table = new_table(2 + number % 5, list(PRESETS)[number % 5], seed=number, **options)
        table.supply[:] = rng.choice((1, 2, 3, 9, 24, 24))
        hand_size = rng.randint(3, 12)
        while table.phase != OVER:
            if is_turn_over(table) and rng.random() < 0.1:
                yield table, rng
            choices = legal_actions(table)
            if table.phase == TURN and rng.random() > table.hand_size[table.seat] / hand_size:
                choices = [action for action in choices if action <= CARD_KINDS] or choices
            apply_action(table, rng.choice(choices))


def offered(table: Table) -> Offers:
    offers = offers_of(table, int(table.seat))
    assert offers is not None
    return offers


FULL_HAND = "2 elf.red, 2 elf.blue, 2 elf.green, 2 elf.grey, 2 elf.orange"


def test_r20_a_full_hand_recruits_nothing_and_the_offers_say_why() -> None:
    table = scenario(hands={0: FULL_HAND}, pool="orc.red")
    offers = offered(table)
    assert offers.recruit is None
    assert offers.no_recruit == WhyNot(code="refusal-hand-full", values={"limit": 10}, rules=["R20"])
    assert view_of(table, 0).hand_limit == 10
    nine = offered(scenario(hands={0: FULL_HAND.removeprefix("2 elf.red,") + ", elf.red"}))
    assert (nine.recruit is None, nine.no_recruit, nine.no_leaders) == (False, None, None)


def test_r_t9_a_skeleton_cannot_lead_and_the_offers_say_why() -> None:
    offers = offered(scenario(hands={0: "elf.red, 2 skeleton"}))
    assert offers.no_leaders == {"skeleton": WhyNot(code="refusal-skeleton-leads", values={}, rules=["R-T9"])}


def test_o3_ten_skeletons_can_only_be_shown() -> None:
    offers = offered(scenario(hands={0: "10 skeleton"}))
    assert offers.no_recruit == WhyNot(code="refusal-only-show", values={}, rules=["O3"])


def test_r37_pillage_is_decided_before_anything_else() -> None:
    table = end_age(scenario(seat=0, horde={0: ["red"]}))
    assert table.phase == PILLAGE
    offers = offered(table)
    assert offers.no_recruit == WhyNot(code="refusal-pillage-first", values={}, rules=["R37"])


def test_r24_in_the_middle_of_a_turn_nothing_else_begins() -> None:
    offers = offered(act(scenario(hands={0: "2 elf.red, orc.blue"}), "lead-tribe elf.red"))
    why = WhyNot(code="refusal-mid-turn", values={}, rules=["R24"])
    assert (offers.no_recruit, offers.no_leaders) == (why, {"elf.red": why, "orc.blue": why})


def test_everything_is_either_offered_or_refused() -> None:
    checked = 0
    for table, _ in positions():
        offers = offered(table)
        assert (offers.recruit is None) == (offers.no_recruit is not None)
        leaders = {offer.leader for offer in offers.leaders}
        assert leaders.isdisjoint(offers.no_leaders or ())
        assert leaders | set(offers.no_leaders or ()) == set(offers.hand)
        checked += 1
    assert checked > 100


def test_the_offers_are_exactly_the_legal_moves() -> None:
    checked: Counter[str] = Counter()
    for table, _ in positions():
        if table.hand_size[table.seat] <= 5:
            moves = set(legal_moves(table))
            assert set(Browser(offered(table)).moves()) == moves
            checked.update(type(move).__name__ for move in moves)
            checked["chains"] += any(isinstance(move, PlayBand) and move.then is not None for move in moves)
    assert checked["PlayBand"] > 3000
    assert checked["Pillage"] > 4
    assert checked["chains"] > 20


CHAINS = [
    {"hands": {0: "2 centaur.red, centaur.blue, 2 orc.red"}},
    {"hands": {0: "2 centaur.red, wingfolk.red, wingfolk.blue, skeleton"}, "markers": {0: {"rhea": 1, "straton": 1}}},
    {"hands": {0: "2 centaur.red, minotaur.red, merfolk.red, elf.blue"}, "merfolk": {0: 2}, "supply": {0: 2}},
    {"hands": {0: "centaur.red, orc.red, merfolk.red, halfling.red"}, "merfolk": {0: 2}, "supply": {0: 1}},
    {"hands": {0: "centaur.red, orc.red, wingfolk.red"}, "placement": "may", "supply": {0: 1}},
    {"hands": {0: "2 centaur.red, centaur.blue, orc.red"}, "placement": "may", "centaur_trigger": "able"},
    {"hands": {0: "2 centaur.red, centaur.blue, orc.red"}, "placement": "may", "centaur_trigger": "placed"},
    {"hands": {0: "2 centaur.red, 2 centaur.blue, skeleton"}, "players": 2, "markers": {1: {"rhea": 1}}},
    {"hands": {0: "centaur.red, skeleton"}},
    {"hands": {0: "centaur.red, giant.red, troll.red, wizard.red"}, "giant": (1, 1), "trolls": {1: 2}},
]


@pytest.mark.parametrize("position", CHAINS)
def test_a_chain_of_bands_is_offered_in_full(position: dict[str, Any]) -> None:
    table = scenario(**position)
    assert set(Browser(offered(table)).moves()) == set(legal_moves(table))


def random_move(table: Table, rng: random.Random) -> Move:
    """Random decisions to the end of the turn, leading a Band if possible."""
    work = copied(table)
    actions: list[int] = []
    while not actions or not is_turn_over(work):
        choices = legal_actions(work)
        if not actions:
            choices = [action for action in choices if action > CARD_KINDS] or choices
        actions.append(rng.choice(choices))
        apply_action(work, actions[-1])
    return move_of(table, actions)


def random_band(browser: Browser, rng: random.Random, stage: int = 0) -> PlayBand | None:
    """A random Band of those offered, and random Bands that follow it."""
    hand, bands = browser.hand, []
    while True:
        numbers = [number for number, offer in enumerate(browser.offers.leaders) if hand[offer.leader]]
        if not numbers:
            break
        number = rng.choice(numbers)
        offer = browser.offers.leaders[number]
        cards = rng.choice(sorted(browser.compositions(offer, hand)))
        band, goes_on = rng.choice(list(islice(browser.answers(stage, number, cards, hand), 500)))
        bands.append(band)
        if not goes_on or rng.random() < 0.2:
            break
        hand, stage = hand - Counter(cards), browser.next_stage(stage, band)
    chain: PlayBand | None = None
    for band in reversed(bands):
        chain = replace(band, then=chain)
    return chain


def test_with_large_hands_sampled_moves_agree_both_ways() -> None:
    checked = 0
    for table, rng in positions():
        if table.phase == TURN and table.hand_size[table.seat] > 5:
            browser = Browser(offered(table))
            for _ in range(6):
                move = random_move(table, rng)
                assert not isinstance(move, PlayBand) or browser.allows(move)
                band = random_band(browser, rng)
                assert band is None or why_not(table, band) is None
                checked += 1
    assert checked > 500


def test_the_offers_of_a_band_agree_with_its_preview() -> None:
    checked = 0
    for table, rng in positions():
        if table.phase != TURN:
            continue
        offers = offered(table)
        for _ in range(4):
            band = random_band(Browser(offers), rng)
            if band is not None:
                check_band(table, offers, replace(band, then=None))
                checked += 1
    assert checked > 500


def check_band(table: Table, offers: Offers, band: PlayBand) -> None:
    """Compare the offers for a Band, without following Bands, with the preview and refusals of the engine."""
    shown, size = preview(table, band), len(band.cards)
    number = [offer.leader for offer in offers.leaders].index(band.leader)
    prospects = offers.prospects[offers.stages[0].prospects[number]]
    offer = offers.bands[prospects.sizes[size - 1]]
    power = (offer.declined if offer.kingdoms and band.kingdom is None else offer.power) or Power()
    placed = (band.kingdom or offer.marker,) if band.kingdom or offer.marker else ()
    assert Counter(shown.markers) == Counter((*band.extra, *placed))
    assert shown.merfolk in (power.space, None)
    assert shown.glory == (power.giant or 0)
    for kingdom, needed in prospects.needed.items():
        refused = why_not(table, PlayBand(band.leader, band.cards, kingdom))
        assert (refused is None) == (kingdom == offer.marker or kingdom in (offer.kingdoms or []))
        if refused is not None:
            code: Any = refused.code.removeprefix("refusal-")
            assert prospects.why_not == NoMarkerThere(code=code, rules=list(refused.rules))
            if refused.code == "refusal-too-small":
                assert refused.values["needed"] == needed


def prospects_of(table: Table, leader: str) -> tuple[Prospects, list[Any]]:
    """The prospects of a Leader, and its Bands by size."""
    offers = offered(table)
    number = [offer.leader for offer in offers.leaders].index(leader)
    prospects = offers.prospects[offers.stages[0].prospects[number]]
    return prospects, [offers.bands[band] for band in prospects.sizes]


def test_r25_a_band_too_small_says_why_and_a_larger_one_where_its_marker_goes() -> None:
    table = scenario(hands={0: "2 skeleton, dwarf.red"}, markers={0: {"rhea": 2}})
    prospects, sizes = prospects_of(table, "dwarf.red")
    assert prospects.needed == {"rhea": 3}
    assert prospects.why_not == NoMarkerThere(code="too-small", rules=["R25"])
    assert [band.marker for band in sizes] == [None, None, "rhea"]


def test_r_t11_wingfolk_choose_among_the_kingdoms_that_their_size_allows() -> None:
    table = scenario(hands={0: "2 wingfolk.red"}, markers={0: {"rhea": 1, "duris": 2}})
    prospects, (one, two) = prospects_of(table, "wingfolk.red")
    assert prospects.needed == {"duris": 3, "rhea": 2, "straton": 1, "althea": 1, "ithys": 1, "pelagon": 1}
    assert (one.kingdoms, one.decline) == (["straton", "althea", "ithys", "pelagon"], True)
    assert (two.kingdoms, two.decline) == (["rhea", "straton", "althea", "ithys", "pelagon"], None)


POWERS: list[tuple[str, dict[str, Any], Power | None]] = [
    ("merfolk.red", {"merfolk": {0: 2}}, Power(space=4, extra=1)),
    ("troll.red", {"trolls": {1: 3}}, Power(tokens=[2])),
    ("orc.red", {}, Power(horde=True)),
    ("orc.red", {"horde": {0: ["red"]}}, None),
    ("elf.red", {}, Power(keep=2)),
    ("wizard.red", {}, Power(draw=2)),
    ("giant.red", {"giant": (1, 1)}, Power(giant=2)),
    ("giant.red", {"giant": (1, 2)}, None),
    ("centaur.red", {}, Power(another=True)),
    ("centaur.red", {"markers": {0: {"rhea": 2}}}, None),
    ("dwarf.red", {}, None),
]


@pytest.mark.parametrize(("leader", "position", "power"), POWERS)
def test_the_power_of_a_band_of_two(leader: str, position: dict[str, Any], power: Power | None) -> None:
    table = scenario(hands={0: f"2 {leader}"}, **position)
    assert prospects_of(table, leader)[1][1].power == power


def test_a_declined_marker_leaves_the_supply_for_the_horde() -> None:
    table = scenario(hands={0: "orc.red"}, supply={0: 1}, placement="may")
    (one,) = prospects_of(table, "orc.red")[1]
    assert (one.kingdoms, one.decline, one.power, one.declined) == (["rhea"], True, None, Power(horde=True))


def test_recruiting_pillage_and_ten_skeletons_are_offered() -> None:
    assert offered(scenario(pool="2 elf.red, orc.blue")).recruit == Recruits(draw=1, take=["elf.red", "orc.blue"])
    assert offered(scenario(empty_pool_draw="2")).recruit == Recruits(draw=2, take=[])
    full = offered(scenario(hands={0: "10 skeleton"}, pool="elf.red"))
    assert (full.recruit, full.show_skeletons, full.leaders) == (None, True, [])
    table = end_age(scenario(horde={0: ["red", "blue", "grey"]}))
    assert table.phase == PILLAGE
    assert offered(table).pillage == PillageOffer(empty=6, keep=0)


def test_in_the_middle_of_a_turn_single_decisions_are_offered() -> None:
    table = act(scenario(hands={0: "elf.red, elf.blue, orc.red"}), "lead-tribe elf.red")
    assert offered(table).decisions == ["leave elf.blue", "play"]
    assert (offered(table).leaders, offered(table).recruit) == ([], None)
    assert offers_of(table, 1) is None


def test_the_offers_of_a_full_hand_are_small() -> None:
    hand = (
        "elf.red, elf.blue, troll.red, troll.grey, wizard.red, wizard.orange, merfolk.green, wingfolk.grey, giant.red"
    )
    table = scenario(hands={0: hand + ", wizard.blue"}, markers={0: {"rhea": 2, "straton": 1}}, pool="elf.green")
    assert len(dumps(offered(table))) < 5000


# --- Moves ----------------------------------------------------------------------------------------------------


def test_every_legal_move_is_sent_and_read_unchanged() -> None:
    schema, checked = MOVE.json_schema(), 0
    for table, _ in islice(positions(), 150):
        for move in islice(legal_moves(table), 40):
            assert fits(schema, to_json(move))
            assert MOVE.validate_json(dumps(move)) == MOVE.validate_json(json.dumps(to_json(move))) == move
            checked += 1
    assert checked > 1000


BAND = {"kind": "play_band", "leader": "elf.red", "cards": ["elf.red"]}
BAD: list[tuple[object, str]] = [
    ({"kind": "recruit", "card": "goblin.red"}, "'elf.red'"),
    ({"kind": "recruit", "card": 3}, "'elf.red'"),
    ({"kind": "recruit", "seed": 1}, "Unexpected keyword argument"),
    ({"kind": "resign"}, "does not match any of the expected tags"),
    ({}, "Unable to extract tag"),
    ([], "input_type=list"),
    ({**BAND, "cards": []}, "too_short"),
    ({**BAND, "cards": ["elf.red"] * 11}, "too_many_cards"),
    ({**BAND, "kingdom": "oz"}, "'duris'"),
    ({**BAND, "token": "3"}, "valid integer"),
    ({**BAND, "horde": 1}, "valid boolean"),
    ({**BAND, "keep": ["elf.red"] * 11}, "too_many_cards"),
    ({**BAND, "then": {"kind": "recruit"}}, "'play_band'"),
    ({**BAND, "then": {**BAND, "cards": ["elf.red"] * 10}}, "too_many_cards"),
]


@pytest.mark.parametrize(("message", "words"), BAD)
def test_malformed_moves_are_refused_with_a_reason(message: object, words: str) -> None:
    with pytest.raises(ValidationError) as refusal:
        MOVE.validate_json(json.dumps(message))
    assert words in str(refusal.value)


def test_endless_chains_are_refused() -> None:
    chain: dict[str, Any] = dict(BAND)
    for _ in range(50):
        chain = {**BAND, "then": chain}
    with pytest.raises(ValidationError):
        MOVE.validate_json(json.dumps(chain))
    opened = json.dumps(BAND)[:-1] + ', "then": '
    with pytest.raises(ValidationError):
        MOVE.validate_json(opened * 20_000 + json.dumps(BAND) + "}" * 20_000)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
SOME_CARDS = st.lists(st.sampled_from(["elf.red", "elf.blue", "troll.red", "skeleton", "orc.pink"]), max_size=12)
NEARLY_A_BAND = st.fixed_dictionaries(
    {
        "kind": st.just("play_band"),
        "leader": st.sampled_from(["elf.red", "troll.red", "skeleton"]),
        "cards": SOME_CARDS,
    },
    optional={
        "kingdom": st.sampled_from([*components.KINGDOM_NAMES, "oz", None]),
        "extra": st.lists(st.sampled_from(components.KINGDOM_NAMES), max_size=5),
        "token": st.integers(-1, 8) | st.none(),
        "horde": st.booleans(),
        "keep": SOME_CARDS,
        "draw": st.booleans(),
        "then": ANYTHING | st.just(BAND),
    },
)
NEARLY_A_MOVE = NEARLY_A_BAND | st.fixed_dictionaries(
    {"kind": st.sampled_from(["recruit", "show_skeletons", "pillage"])},
    optional={"card": st.sampled_from(["elf.red", "skeleton", "", None]), "empty": st.booleans() | st.none()},
)


@settings(max_examples=300, deadline=None)
@given(message=ANYTHING | NEARLY_A_MOVE)
def test_hostile_input_raises_nothing_but_refusals(message: object) -> None:
    table = scenario(hands={0: "2 elf.red, elf.blue, troll.red, skeleton"}, pool="elf.green", horde={1: ["red"]})
    with suppress(ValidationError, Refused):
        expand(table, MOVE.validate_json(json.dumps(message)))


@settings(max_examples=200, deadline=None)
@given(raw=st.text(max_size=60) | st.binary(max_size=60))
def test_hostile_text_is_always_refused(raw: str | bytes) -> None:
    with pytest.raises(ValidationError):
        MOVE.validate_json(raw)


# --- Previews -------------------------------------------------------------------------------------------------


def test_a_preview_of_a_view_is_that_of_the_table() -> None:
    checked = 0
    for table, _ in islice(positions(), 150):
        own_view = view(table, int(table.seat))
        for move in islice(legal_moves(table), 0, 60, 3):
            shown = preview(table, move)
            assert shown == preview(own_view, move)
            assert fits(adapter(Preview).json_schema(), to_json(shown))
            checked += 1
    assert checked > 300


def test_a_preview_says_what_will_happen() -> None:
    table = scenario(hands={0: "elf.purple, orc.red"}, markers={0: {"duris": 2}})
    shown = preview(table, PlayBand("elf.purple", ("elf.purple",), keep=("orc.red",)))
    assert shown.missing == (Missing("duris", 3, 1),)
    assert (shown.markers, shown.kept, shown.to_pool, shown.worth) == ((), ("orc.red",), (), (0,))
    with pytest.raises(Refused):
        preview(table, Pillage())
    assert preview(table, Recruit()).draws == 1
    assert preview(scenario(hands={0: "10 skeleton"}), ShowSkeletons()).to_pool == ("skeleton",) * 10


def test_a_preview_names_its_rules() -> None:
    rules_by_leader = {}
    moves: list[tuple[str, dict[str, Any]]] = [
        ("minotaur.red, dwarf.red", {}),
        ("dwarf.red, minotaur.red, skeleton", {}),
        ("merfolk.blue", {"extra": ("rhea",)}),
        ("orc.blue", {"horde": True}),
        ("troll.grey", {"token": 1}),
        ("wizard.green", {"draw": True}),
        ("giant.orange", {}),
    ]
    for cards, choices in moves:
        table = scenario(hands={0: cards}, markers={0: {"rhea": 3}}, merfolk={0: 2})
        band = cards.split(", ")
        rules_by_leader[band[0]] = to_json(preview(table, PlayBand(band[0], tuple(band), **choices)).rules)
    common = {"worth": ["R39"], "to_pool": ["R27"]}
    assert rules_by_leader == {
        "minotaur.red": common | {"missing": ["R25", "R-T7"]},
        "dwarf.red": common | {"missing": ["R25"], "worth": ["R39", "R38", "R-T2"]},
        "merfolk.blue": common | {"markers": ["R25", "R-T6"], "merfolk": ["R-T6"]},
        "orc.blue": common | {"markers": ["R25"], "horde": ["R-T8"]},
        "troll.grey": common | {"markers": ["R25"], "token": ["R-T10"]},
        "wizard.green": common | {"markers": ["R25"], "draws": ["R-T12"]},
        "giant.orange": common | {"markers": ["R25"], "glory": ["R-T4"]},
    }
    two = scenario(players=2, hands={0: "elf.red, elf.blue"}, markers={1: {"rhea": 1}})
    rules = preview(two, PlayBand("elf.red", ("elf.red",), keep=("elf.blue",))).rules
    assert to_json(rules) == common | {"missing": ["R56"], "kept": ["R-T3"]}
    assert preview(two, Recruit()).rules == {"draws": ("R18",)}
    assert preview(scenario(hands={0: "10 skeleton"}), ShowSkeletons()).rules == {"to_pool": ("O3",)}


@pytest.mark.parametrize(
    ("text", "problem"), [("nonsense", "json_invalid"), ('{"type": "undo", "seat": 9}', "undo.seat: less_than")]
)
def test_a_bad_message_is_answered_with_what_is_wrong_and_where(text: str, problem: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_message(text)
    assert refused.value.values == {"problem": problem}
