"""Events: each kind by itself, then whole games: rebuilt from events, cut, booked, described and sent as JSON."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, NamedTuple

import pytest

from ethnos.base.i18n import Texts
from ethnos.base.plain import from_json, to_json
from ethnos.engine import play as engine
from ethnos.engine.actions import ACTION_IDS, DRAW, LEAD_TRIBE, TAKE, card_name
from ethnos.engine.components import CARD_KINDS, CENTAUR, COLOURS, DRAGON, KINGDOM_NAMES, MERFOLK_GLORY, SKELETON_CARD
from ethnos.engine.engine_errors import GameOver, IllegalDecision, NotATable, UnknownDecision
from ethnos.engine.records import TABLE
from ethnos.engine.ruleset import PRESETS, Ruleset
from ethnos.engine.state import (
    EXTRA,
    HORDE,
    KINGDOM,
    OVER,
    SOURCE_NAMES,
    SPECTATOR,
    TOKEN,
    TURN,
    WHOLE,
    WIZARD,
    Table,
    as_bytes,
    copied,
)
from ethnos.game.events import (
    KINDS,
    AgeEnded,
    AgeStarted,
    BandPlayed,
    CardDrawn,
    CardsDiscarded,
    CardsKept,
    CardTaken,
    Dragon,
    Event,
    GameEnded,
    GameStarted,
    GiantTaken,
    Glory,
    HandDealt,
    HordeAsked,
    HordeEmptied,
    HordeJoined,
    HordeKept,
    MarkerDeclined,
    MarkerPlaced,
    NoMarker,
    SkeletonsShown,
    TokenTaken,
    TrackMoved,
    TurnPassed,
    cut,
    describe,
    events_of,
    opening_events,
)
from tests import scenario as laid_out
from tests.public_table import PublicTable
from tests.scenario import act, scenario

NAMES = ("Ada", "Ben", "Cid", "Dee", "Eve", "Fay")


def happens(table: Table, *names: str) -> list[Event]:
    """Take decisions by name, and return everything that happens."""
    events: list[Event] = []
    for name in names:
        events += events_of(table, ACTION_IDS[name])
        act(table, name)
    return events


def of_kind(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


# --- Recruiting -----------------------------------------------------------------------------------------------


def test_r18_a_face_up_card_is_taken() -> None:
    table = scenario(pool="elf.red, orc.blue")
    assert happens(table, "take elf.red") == [CardTaken(0, "elf.red"), TurnPassed(1)]


def test_r18_a_card_is_drawn() -> None:
    assert happens(scenario(deck="elf.red"), "draw") == [CardDrawn(0, "elf.red"), TurnPassed(1)]


def test_r16_the_turn_passes_from_the_last_seat_to_the_first() -> None:
    assert happens(scenario(seat=3, deck="elf.red"), "draw")[-1] == TurnPassed(0)


def test_r21_dragons_come_before_the_card_that_replaces_them() -> None:
    table = scenario(deck="dragon, dragon, elf.red")
    assert happens(table, "draw") == [Dragon(0, 1), Dragon(0, 2), CardDrawn(0, "elf.red"), TurnPassed(1)]


def test_two_cards_are_drawn_from_the_deck_while_the_pool_is_empty() -> None:
    table = scenario(deck="elf.red, orc.blue", empty_pool_draw="2")
    assert happens(table, "draw") == [CardDrawn(0, "elf.red"), CardDrawn(0, "orc.blue"), TurnPassed(1)]


def test_o3_ten_skeletons_are_shown_and_discarded() -> None:
    table = scenario(hands={0: "10 skeleton"})
    ten = ("skeleton",) * 10
    assert happens(table, "show") == [SkeletonsShown(0, 10), CardsDiscarded(0, ten, "skeletons"), TurnPassed(1)]


def test_o34_ten_skeletons_win() -> None:
    table = scenario(hands={1: "10 skeleton"}, seat=1, glory={0: 5, 2: 3}, preset="polish")
    assert happens(table, "show") == [SkeletonsShown(1, 10), GameEnded((2, 1, 3, 4), (5, 0, 3, 0), 1)]


# --- Bands ----------------------------------------------------------------------------------------------------


def test_r24_a_band_its_marker_and_the_discard() -> None:
    table = scenario(hands={0: "2 dwarf.purple, dwarf.red, elf.red"}, markers={0: {"duris": 2}})
    assert happens(table, "lead-tribe dwarf.purple") == []
    assert happens(table, "play") == [
        BandPlayed(0, 0, "dwarf.purple", ("dwarf.purple", "dwarf.purple", "dwarf.red"), 3),
        MarkerPlaced(0, "duris", "band", 3),
        CardsDiscarded(0, ("elf.red",), "turn"),
        TurnPassed(1),
    ]


def test_nothing_is_seen_of_a_band_until_it_is_laid() -> None:
    table = scenario(hands={0: "dwarf.purple, dwarf.red, dwarf.blue, elf.red, elf.blue"})
    assert happens(table, "lead-tribe dwarf.purple", "leave dwarf.red") == []
    assert happens(table, "leave dwarf.blue")[0] == BandPlayed(0, 0, "dwarf.purple", ("dwarf.purple",), 1)


def test_a_band_has_the_next_number_of_its_age() -> None:
    table = scenario(hands={0: "dwarf.red"}, bands=[(1, "elf.red"), (2, "2 orc.red")])
    assert happens(table, "lead-tribe dwarf.red")[0] == BandPlayed(0, 2, "dwarf.red", ("dwarf.red",), 1)


def test_r30_a_band_too_small_for_a_marker() -> None:
    table = scenario(hands={0: "dwarf.red"}, markers={0: {"rhea": 3}})
    assert NoMarker(0, "rhea", "small", 1, 4) in happens(table, "lead-tribe dwarf.red")


def test_r_t5_a_halfling_places_no_marker() -> None:
    table = scenario(hands={0: "halfling.red"})
    assert NoMarker(0, "rhea", "halfling", 1, 1) in happens(table, "lead-tribe halfling.red")


def test_o5_without_a_supply_there_is_no_marker() -> None:
    table = scenario(hands={0: "dwarf.red"}, supply={0: 0})
    assert NoMarker(0, "rhea", "supply", 1, 1) in happens(table, "lead-tribe dwarf.red")


def test_d3_a_marker_can_be_declined() -> None:
    table = scenario(hands={0: "dwarf.red"}, placement="may")
    events = happens(table, "lead-tribe dwarf.red", "place none")
    assert events == [BandPlayed(0, 0, "dwarf.red", ("dwarf.red",), 1), MarkerDeclined(0, "band"), TurnPassed(1)]


def test_r_t11_wingfolk_place_in_another_kingdom() -> None:
    table = scenario(hands={0: "wingfolk.red"})
    assert MarkerPlaced(0, "ithys", "band", 1) in happens(table, "lead-tribe wingfolk.red", "place ithys")


# --- Leaders --------------------------------------------------------------------------------------------------


def test_r_t1_a_centaur_is_followed_by_a_band_before_one_discard() -> None:
    table = scenario(hands={0: "centaur.blue, orc.red, elf.green"})
    assert happens(table, "lead-tribe centaur.blue") == [
        BandPlayed(0, 0, "centaur.blue", ("centaur.blue",), 1),
        MarkerPlaced(0, "straton", "band", 1),
    ]
    assert happens(table, "lead-tribe orc.red", "horde") == [
        BandPlayed(0, 1, "orc.red", ("orc.red",), 1),
        MarkerPlaced(0, "rhea", "band", 1),
        HordeJoined(0, "red"),
        CardsDiscarded(0, ("elf.green",), "turn"),
        TurnPassed(1),
    ]


def test_o18_stopping_after_a_centaur_discards_the_hand_of_a_turn() -> None:
    table = scenario(hands={0: "centaur.blue, orc.red"})
    happens(table, "lead-tribe centaur.blue")
    assert happens(table, "stop") == [CardsDiscarded(0, ("orc.red",), "turn"), TurnPassed(1)]


def test_r_t3_an_elf_shows_only_what_it_does_not_keep() -> None:
    table = scenario(hands={0: "elf.red, elf.blue, orc.red, orc.blue, orc.green"})
    happens(table, "lead-tribe elf.red", "play")
    assert happens(table, "keep orc.red") == []
    expected = [CardsDiscarded(0, ("orc.green",), "elf"), CardsKept(0, 2), TurnPassed(1)]
    assert happens(table, "keep orc.blue") == expected


def test_o15_an_elf_that_keeps_fewer_than_it_may() -> None:
    table = scenario(hands={0: "elf.red, elf.blue, orc.red, orc.blue, orc.green"})
    happens(table, "lead-tribe elf.red", "play")
    expected = [CardsDiscarded(0, ("orc.red", "orc.green"), "elf"), CardsKept(0, 1), TurnPassed(1)]
    assert happens(table, "keep orc.blue", "keep done") == expected


def test_o19_a_larger_giant_band_of_the_same_holder() -> None:
    events = happens(scenario(hands={0: "2 giant.red"}, giant=(0, 1)), "lead-tribe giant.red", "play")
    assert events[2:4] == [GiantTaken(0, 2, 0), Glory(0, 1, "giant_now", 2, size=2)]


def test_o15_an_elf_that_keeps_nothing() -> None:
    table = scenario(hands={0: "elf.red, orc.red"})
    happens(table, "lead-tribe elf.red")
    assert happens(table, "keep done") == [CardsDiscarded(0, ("orc.red",), "elf"), TurnPassed(1)]


def test_r_t4_the_giant_token_and_its_glory() -> None:
    table = scenario(hands={0: "2 giant.red"}, giant=(2, 1))
    events = happens(table, "lead-tribe giant.red", "play")
    assert events[2:4] == [GiantTaken(0, 2, 2), Glory(0, 1, "giant_now", 2, size=2)]


def test_r_t4_the_first_giant_has_no_holder_before_it() -> None:
    assert GiantTaken(0, 1, None) in happens(scenario(hands={0: "giant.red"}), "lead-tribe giant.red")


def test_o19_a_giant_band_of_equal_size_changes_nothing() -> None:
    events = happens(scenario(hands={0: "giant.red"}, giant=(2, 1)), "lead-tribe giant.red")
    assert not of_kind(events, GiantTaken)
    assert not of_kind(events, Glory)


def test_r_t6_merfolk_move_and_place_extra_markers() -> None:
    table = scenario(hands={0: ", ".join(f"merfolk.{c}" for c in ("purple", "red", "blue", "green"))}, merfolk={0: 3})
    table.merfolk[0] = 6
    events = happens(table, "lead-tribe merfolk.green", "play", "place ithys")
    assert events[1:] == [
        MarkerPlaced(0, "althea", "band", 1),
        TrackMoved(0, 6, 10),
        MarkerPlaced(0, "ithys", "extra", 1),
        TurnPassed(1),
    ]


def test_o6_two_symbols_give_two_extra_markers_and_declining_forfeits_the_rest() -> None:
    table = scenario(hands={0: "6 skeleton, merfolk.red"}, merfolk={0: 1})
    events = happens(table, "lead-tribe merfolk.red", "play", "place rhea", "place none")
    assert events[2:] == [
        TrackMoved(0, 1, 8),
        MarkerPlaced(0, "rhea", "extra", 2),
        MarkerDeclined(0, "extra"),
        TurnPassed(1),
    ]


def test_o7_at_the_end_of_the_track_nothing_moves() -> None:
    events = happens(scenario(hands={0: "merfolk.red"}, merfolk={0: 18}), "lead-tribe merfolk.red")
    assert not of_kind(events, TrackMoved)
    assert not of_kind(events, MarkerDeclined)


def test_r_t8_a_horde_that_nobody_joins_is_no_event() -> None:
    table = scenario(hands={0: "orc.red"})
    happens(table, "lead-tribe orc.red")
    assert happens(table, "horde none") == [TurnPassed(1)]


def test_r_t10_a_troll_takes_a_token() -> None:
    table = scenario(hands={0: "2 troll.red"}, trolls={1: 3})
    assert TokenTaken(0, 2) in happens(table, "lead-tribe troll.red", "play", "token 2")


def test_r_t12_a_wizard_draws_after_the_discard() -> None:
    table = scenario(hands={0: "2 wizard.red, elf.red"}, deck="orc.red, dragon, orc.blue")
    events = happens(table, "lead-tribe wizard.red", "play", "wizard draw")
    assert events[2:] == [
        CardsDiscarded(0, ("elf.red",), "turn"),
        CardDrawn(0, "orc.red"),
        Dragon(0, 1),
        CardDrawn(0, "orc.blue"),
        TurnPassed(1),
    ]


def test_o16_the_third_dragon_stops_a_wizard() -> None:
    table = scenario(hands={0: "2 wizard.red"}, deck="orc.red, dragon", dragons=2)
    events = happens(table, "lead-tribe wizard.red", "play", "wizard draw")
    expected = [CardDrawn(0, "orc.red"), Dragon(0, 3), AgeEnded(1, 0), CardsDiscarded(0, ("orc.red",), "age")]
    assert events[2:6] == expected


# --- The end of an Age ----------------------------------------------------------------------------------------


def end_of_age(**position: Any) -> list[Event]:
    """All events from the third Dragon on."""
    return happens(scenario(deck="dragon", dragons=2, **position), "draw")


def test_r31_all_hands_are_discarded_at_the_end_of_an_age() -> None:
    events = end_of_age(hands={0: "elf.red", 2: "2 orc.red"})
    assert events[:4] == [
        Dragon(0, 3),
        AgeEnded(1, 0),
        CardsDiscarded(0, ("elf.red",), "age"),
        CardsDiscarded(2, ("orc.red", "orc.red"), "age"),
    ]


def kingdom_glory(**position: Any) -> list[Event]:
    return [e for e in end_of_age(**position) if isinstance(e, Glory) and e.source in KINGDOM_NAMES]


def test_tv7_places_in_a_kingdom() -> None:
    markers = {0: {"duris": 3}, 1: {"duris": 2}, 2: {"duris": 1}}
    assert kingdom_glory(age=2, markers=markers, tokens={"duris": (2, 4, 8)}) == [
        Glory(0, 2, "duris", 4, place=1, tied=(), trolls=False, markers=3),
        Glory(1, 2, "duris", 2, place=2, tied=(), trolls=False, markers=2),
    ]


def test_dv5_a_tie_that_trolls_break_for_one() -> None:
    markers = {seat: {"duris": 2} for seat in range(3)}
    assert kingdom_glory(age=3, markers=markers, tokens={"duris": (2, 6, 8)}, trolls={5: 0}) == [
        Glory(0, 3, "duris", 8, place=1, tied=(), trolls=True, markers=2),
        Glory(1, 3, "duris", 4, place=2, tied=(2,), trolls=True, markers=2),
        Glory(2, 3, "duris", 4, place=2, tied=(1,), trolls=True, markers=2),
    ]


def test_a_token_without_glory_is_no_event() -> None:
    assert kingdom_glory(markers={0: {"duris": 2}}, tokens={"duris": (0, 4, 8)}) == []


def merfolk_glory(**position: Any) -> list[Event]:
    events = end_of_age(merfolk={0: 5, 1: 5, 2: 3}, trolls={1: 0}, age=2, **position)
    return [event for event in events if isinstance(event, Glory) and event.source == "merfolk"]


def test_r35_places_on_the_merfolk_board() -> None:
    assert merfolk_glory() == [
        Glory(0, 2, "merfolk", 2, place=1, tied=(), trolls=True, space=5),
        Glory(1, 2, "merfolk", 1, place=2, tied=(), trolls=True, space=5),
    ]


def test_d9_where_trolls_count_only_in_kingdoms_merfolk_share() -> None:
    assert merfolk_glory(troll_scope="kingdoms_only") == [
        Glory(0, 2, "merfolk", 1, place=1, tied=(1,), trolls=False, space=5),
        Glory(1, 2, "merfolk", 1, place=1, tied=(0,), trolls=False, space=5),
    ]


def test_r36_the_giant_at_the_end_of_the_age() -> None:
    assert Glory(2, 1, "giant_end", 2, size=3) in end_of_age(giant=(2, 3))


def test_r37_orcs_are_asked_one_after_another() -> None:
    table = scenario(deck="dragon", dragons=2, first=2, horde={0: ["red", "blue"], 3: ["grey"]})
    assert happens(table, "draw")[-1] == HordeAsked(3)
    assert happens(table, "pillage none") == [HordeKept(3, ("grey",)), HordeAsked(0)]
    emptied = happens(table, "pillage")
    assert emptied[:2] == [HordeEmptied(0, ("red", "blue")), Glory(0, 1, "orcs", 3, markers=2)]
    assert isinstance(emptied[2], AgeStarted)


def test_o21_in_the_last_age_hordes_empty_themselves_from_the_first_player_on() -> None:
    events = end_of_age(age=3, first=2, horde={0: ["red"], 3: ["grey", "red", "blue"]})
    assert events[2:6] == [
        HordeEmptied(3, ("red", "blue", "grey")),
        Glory(3, 3, "orcs", 6, markers=3),
        HordeEmptied(0, ("red",)),
        Glory(0, 3, "orcs", 1, markers=1),
    ]
    assert not of_kind(events, HordeAsked)


def test_r39_every_band_is_booked_by_itself() -> None:
    events = end_of_age(bands=[(1, "elf.red"), (0, "2 dwarf.red, skeleton"), (1, "elf.blue, 2 elf.green")])
    assert of_kind(events, Glory) == [
        Glory(1, 1, "bands", 0, band=0, size=1, skeletons=0, leader="elf.red"),
        Glory(0, 1, "bands", 3, band=1, size=3, skeletons=1, leader="dwarf.red"),
        Glory(1, 1, "bands", 3, band=2, size=3, skeletons=0, leader="elf.blue"),
    ]


def test_r41_a_new_age_is_dealt_from_its_first_player_on() -> None:
    table = scenario(deck="dragon", dragons=2, glory={0: 3, 1: 4, 2: 1, 3: 4})
    age, *dealt = happens(table, "draw")[-5:]
    pool = tuple(sorted(laid_out.pool(table).elements(), key=laid_out.KINDS.__getitem__))
    assert age == AgeStarted(2, 2, "least", pool, int(table.deck_left), (1, 1, 1, 1), 1)
    assert dealt == [HandDealt(seat, 1, tuple(laid_out.hand(table, seat))) for seat in (2, 3, 0, 1)]


@pytest.mark.parametrize(
    ("drawer", "first", "tied"), [(2, 3, (1,)), (1, 1, (3,)), (0, 1, (3,))], ids=["DV18", "DV19", "clockwise"]
)
def test_d6_in_a_tie_the_age_names_the_tied_and_who_drew_the_third_dragon(
    drawer: int, first: int, tied: tuple[int, ...]
) -> None:
    table = scenario(seat=drawer, deck="dragon", dragons=2, glory={0: 5, 1: 1, 2: 5, 3: 1})
    age = next(event for event in happens(table, "draw") if isinstance(event, AgeStarted))
    assert (age.first, age.why, age.glory, age.tied, age.drawer) == (first, "tie", 1, tied, drawer)


def test_o25_the_least_glory_is_named_as_it_is_after_all_scoring() -> None:
    six = "2 elf.red, 2 elf.blue, 2 elf.green"
    table = scenario(deck="dragon", dragons=2, glory={0: 8, 1: 0, 2: 3, 3: 9}, bands=[(1, six)])
    age = next(event for event in happens(table, "draw") if isinstance(event, AgeStarted))
    assert (age.first, age.why, age.glory, age.tied, age.drawer) == (2, "least", 3, None, None)


def test_r42_the_end_of_the_game() -> None:
    events = end_of_age(age=3, glory={0: 5, 1: 9, 2: 5})
    assert events[-1] == GameEnded((2, 1, 2, 4), (5, 9, 5, 0), None)


# --- The beginning --------------------------------------------------------------------------------------------


def test_the_opening_tells_the_setup_the_age_and_the_hands() -> None:
    table = engine.new_table(3, "polish", ["elf", "orc", "merfolk", "giant", "troll"], 5, placement="may")
    game, age, *hands = opening_events(table)
    assert isinstance(game, GameStarted)
    assert isinstance(age, AgeStarted)
    assert (game.players, game.ages, game.supply) == (3, 2, (24, 24, 24))
    assert game.tribes == ("elf", "giant", "merfolk", "orc", "troll")
    assert game.tokens == tuple(tuple(row[:2]) for row in table.tokens.tolist())
    assert game.options == PRESETS["polish"].changed(placement="may")
    assert (age.age, age.first, age.hand_sizes, len(age.pool)) == (1, table.first, (1, 1, 1), 6)
    assert [hand.seat for hand in hands if isinstance(hand, HandDealt)] == [(age.first + i) % 3 for i in range(3)]


# --- Refusals -------------------------------------------------------------------------------------------------


def test_a_decision_that_is_not_legal_is_refused() -> None:
    table = scenario(pool="elf.red")
    with pytest.raises(IllegalDecision):
        events_of(table, ACTION_IDS["take orc.red"])
    with pytest.raises(UnknownDecision):
        events_of(table, -1)


def test_events_come_from_a_whole_table_only() -> None:
    view = engine.view(scenario(), 0)
    with pytest.raises(NotATable):
        events_of(view, DRAW)
    with pytest.raises(NotATable):
        opening_events(view)


def test_after_the_end_nothing_happens() -> None:
    table = scenario(deck="dragon", dragons=2, age=3)
    act(table, "draw")
    with pytest.raises(GameOver):
        events_of(table, DRAW)


def test_the_table_stays_as_it_is() -> None:
    table = scenario(hands={0: "dwarf.red"})
    before = as_bytes(table)
    events_of(table, ACTION_IDS["lead-tribe dwarf.red"])
    assert as_bytes(table) == before


# --- Whole games ----------------------------------------------------------------------------------------------


class Setting(NamedTuple):
    """A game to play."""

    players: int
    preset: str
    tribes: str
    options: tuple[tuple[str, str], ...] = ()
    nine_skeletons: bool = False
    """Seat 0 begins with nine Skeletons and sees the tenth."""


@dataclass
class Step:
    """A decision of a game, the table before and after it, and what happened."""

    before: Table
    action: int
    after: Table
    events: list[Event]


@dataclass
class Played:
    """A whole game."""

    start: Table
    table: Table
    opening: list[Event]
    steps: list[Step]

    def events(self) -> Iterator[Event]:
        """From the opening to the end."""
        yield from self.opening
        for step in self.steps:
            yield from step.events


EVERYTHING = "centaur,elf,wizard,merfolk,orc,skeleton"
BOARDS = "merfolk,orc,troll,giant,skeleton"
SETTINGS = [Setting(players, preset, "random") for players in range(2, 7) for preset in PRESETS] + [
    Setting(4, "english", EVERYTHING),
    Setting(6, "german", EVERYTHING, (("placement", "may"), ("empty_pool_draw", "2"))),
    Setting(2, "english", BOARDS, (("placement", "may"),)),
    Setting(3, "german", BOARDS),
    Setting(2, "polish", "skeleton,elf,dwarf,centaur,wingfolk"),
    Setting(2, "english", "skeleton,elf,halfling,wizard,minotaur"),
    Setting(2, "english", "skeleton,elf,giant,wizard,orc", nine_skeletons=True),
    Setting(4, "polish", "skeleton,elf,giant,wizard,orc,troll", nine_skeletons=True),
]


@cache
def played(setting: Setting) -> Played:
    number = SETTINGS.index(setting)
    rng = random.Random(number)
    table = laid_table(setting, number)
    game = Played(table, table, [] if setting.nine_skeletons else opening_events(table), [])
    while table.phase != OVER:
        action = pick(table, rng, collects_skeletons=setting.nine_skeletons or number % 3 == 2)
        after = copied(table)
        engine.apply_action(after, action)
        game.steps.append(Step(table, action, after, events_of(table, action)))
        game.table = table = after
    return game


def laid_table(setting: Setting, seed: int) -> Table:
    if not setting.nine_skeletons:
        return engine.new_table(setting.players, setting.preset, setting.tribes, seed, **dict(setting.options))
    return scenario(
        players=setting.players,
        preset=setting.preset,
        tribes=setting.tribes.split(","),
        hands={0: "9 skeleton"},
        pool="skeleton",
        deck="giant.red, orc.red, giant.blue",
    )


def pick(table: Table, rng: random.Random, collects_skeletons: bool) -> int:
    """Pick mostly recruits, so that hands grow large; in some games every face-up Skeleton."""
    choices = engine.legal_actions(table)
    if table.phase == TURN:
        if collects_skeletons and TAKE + SKELETON_CARD in choices:
            return TAKE + SKELETON_CARD
        recruits = [action for action in choices if action < LEAD_TRIBE]
        if recruits and rng.random() < 0.88:
            return rng.choice(recruits)
    return rng.choice(choices)


def is_usual(setting: Setting) -> bool:
    """Whether it is not a long test: each number of players and each edition once, and games with certain tribes."""
    return setting.tribes != "random" or (setting.players + list(PRESETS).index(setting.preset)) % len(PRESETS) == 0


each_game = pytest.mark.parametrize(
    "setting",
    [pytest.param(setting, marks=() if is_usual(setting) else pytest.mark.long) for setting in SETTINGS],
    ids=lambda s: f"{s.players}-{s.preset}-{s.tribes}{s.nine_skeletons * '-skeletons'}",
)


@each_game
def test_a_spectators_stream_rebuilds_everything_public_after_every_decision(setting: Setting) -> None:
    game = played(setting)
    public = PublicTable.of(game.start)
    for step in game.steps:
        public.apply_all(cut(event, SPECTATOR) for event in step.events)
        assert public == PublicTable.of(engine.view(step.after, SPECTATOR))


@each_game
def test_the_opening_rebuilds_everything_public_of_a_new_game(setting: Setting) -> None:
    game = played(setting)
    if not setting.nine_skeletons:
        public = PublicTable().apply_all(cut(event, SPECTATOR) for event in game.opening)
        assert public == PublicTable.of(engine.view(game.start, SPECTATOR))


REBUILT = {
    "glory", "sheet", "players", "ages", "tribes", "tribe_count", "tokens", "age", "first", "seat", "hand_size",
    "known", "pool", "deck_left", "dragons", "dragon_seat", "markers", "supply", "bands", "band_owner", "band_end",
    "laid", "merfolk", "horde", "trolls", "giant_seat", "giant_size", "skeleton_winner", "places", "options",
}  # fmt: skip
HIDDEN = {"seed", "block", "words_used", "deck", "hands", "viewer", "choices", "choice_count", "chosen", "cursor"}
FOLLOWS = {"pool_kinds", "hand_kinds", "lower_half", "filler"}  # from rebuilt fields
UNDER_WAY = {"phase", "leader", "by_colour", "band_size", "extra", "chain"}  # the current turn, which only views have


def test_every_field_of_the_record_is_rebuilt_or_named_here() -> None:
    assert set(TABLE.names or ()) == REBUILT | HIDDEN | FOLLOWS | UNDER_WAY


def test_what_is_public_of_a_table_is_read_from_its_fields() -> None:
    table = scenario(
        hands={0: "elf.red, orc.red"}, known={0: "elf.red"}, pool="2 orc.blue", bands=[(1, "elf.blue, skeleton")],
        markers={1: {"rhea": 2}}, merfolk={2: 4}, horde={3: ["red", "grey"]}, trolls={4: 2}, giant=(1, 3), dragons=1,
        glory={0: 7}, age=2, first=3, tokens={"ithys": (2, 4, 6)},
    )  # fmt: skip
    public = PublicTable.of(table)
    assert (public.age, public.first, public.seat, public.dragons) == (2, 3, 0, 1)
    assert (public.pool, public.bands) == ({"orc.blue": 2}, [(1, ("elf.blue", "skeleton"))])
    assert (public.hand_sizes, public.known[0]) == ([2, 0, 0, 0], {"elf.red": 1})
    assert (public.markers[1], public.supply) == ([0, 2, 0, 0, 0, 0], [24, 22, 24, 22])
    assert (public.merfolk, public.hordes[3]) == ([0, 0, 4, 0], ["red", "grey"])
    assert (public.trolls, public.giant, public.glory) == ({4: 2}, (1, 3), [7, 0, 0, 0])
    assert (public.sheet[0][0][-1], public.tokens[4], public.places) == (7, (2, 4, 6), ())


@each_game
def test_a_seats_own_stream_rebuilds_its_hand_and_everything_public(setting: Setting) -> None:
    game = played(setting)
    seat = len(game.steps) % setting.players
    hand: Counter[str] = laid_out.hand(game.start, seat) if setting.nine_skeletons else Counter()
    public = PublicTable.of(game.start) if setting.nine_skeletons else PublicTable()
    follow(game.opening, seat, public, hand)
    for step in game.steps:
        follow(step.events, seat, public, hand)
        view = engine.view(step.after, seat)
        assert hand == laid_out.hand(view, seat)
        assert public == PublicTable.of(view)


def follow(events: list[Event], seat: int, public: PublicTable, hand: Counter[str]) -> None:
    """Update the public table and a hand with what the seat sees of events."""
    for event in (cut(event, seat) for event in events):
        public.apply(event)
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, HandDealt):
            assert event.cards is not None
            hand.clear()
            hand.update(event.cards)
        elif isinstance(event, CardDrawn | CardTaken):
            assert event.card is not None
            hand[event.card] += 1
        elif isinstance(event, CardsDiscarded | BandPlayed):
            hand.subtract(event.cards)


# --- Who sees what (O27) --------------------------------------------------------------------------------------


def test_o27_a_drawn_card_is_named_to_its_drawer_alone() -> None:
    event = CardDrawn(2, "elf.red")
    assert cut(event, 2) == event
    for viewer in (0, 1, 3, 4, 5, SPECTATOR, WHOLE):
        assert cut(event, viewer) == CardDrawn(2, None)


def test_o27_a_dealt_hand_is_named_to_its_holder_alone() -> None:
    event = HandDealt(1, 1, ("elf.red",))
    assert cut(event, 1) == event
    assert cut(event, 0) == cut(event, SPECTATOR) == HandDealt(1, 1, None)


CARDS = {card_name(kind) for kind in range(CARD_KINDS)}


def cards_named(value: Any) -> set[str]:
    """Every card that an event names, at any depth."""
    if isinstance(value, str):
        return {value} & CARDS
    if isinstance(value, dict):
        return cards_named([part for name, part in value.items() if name != "tribes"])
    return {card for part in value for card in cards_named(part)} if isinstance(value, list) else set()


def cards_shown(view: Table) -> set[str]:
    """Every card that a view shows."""
    public = PublicTable.of(view)
    laid = {card for _, cards in public.bands for card in cards}
    held = {card for seat in range(public.players) for card in laid_out.hand(view, seat)}
    return laid | held | set(public.pool)


@each_game
def test_o27_no_stream_names_a_card_that_its_reader_may_not_know(setting: Setting) -> None:
    viewers = [*range(setting.players), SPECTATOR]
    checked = 0
    for number, step in enumerate(played(setting).steps):
        viewer = viewers[number % len(viewers)]
        shown = set().union(*(cards_named(to_json(cut(event, viewer))) for event in step.events))
        if shown:
            moments = [step.before, *engine.snapshots(step.before, step.action)]
            assert shown <= set().union(*(cards_shown(engine.view(moment, viewer)) for moment in moments))
            checked += 1
    assert checked > 30 or setting.nine_skeletons


@each_game
def test_o27_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_events(setting: Setting) -> None:
    compared = 0
    for number, step in enumerate(played(setting).steps):
        others = [seat for seat in (*range(setting.players), SPECTATOR) if seat != step.before.seat]
        viewer = others[number % len(others)]
        view = engine.view(step.before, viewer)
        worlds = [engine.sample(view, 2 * number), engine.sample(view, 2 * number + 1)]
        if step.before.phase != view.phase or not all(is_public_in(world, step.action) for world in worlds):
            continue
        first, second = ([cut(event, viewer) for event in without_discards(world, step.action)] for world in worlds)
        assert first == second
        compared += 1
    assert compared > 20 or setting.nine_skeletons


OPEN_PHASES = (KINGDOM, EXTRA, TOKEN, HORDE, WIZARD)


def is_public_in(world: Table, action: int) -> bool:
    """Whether a decision is legal in this world, depends on no hidden card and shows no Dragon.

    After a Centaur all see whether a hand can lead another Band: a seat that is not asked has only Skeletons.
    """
    top = world.deck[max(0, int(world.deck_left) - 10) : int(world.deck_left)]
    if action not in engine.legal_actions(world) or DRAGON in top or world.leader // COLOURS == CENTAUR:
        return False
    return action < LEAD_TRIBE if world.phase == TURN else world.phase in OPEN_PHASES


def without_discards(world: Table, action: int) -> list[Event]:
    """What happens, except for discards, which show hidden cards."""
    return [event for event in events_of(world, action) if not isinstance(event, CardsDiscarded)]


# --- Glory ----------------------------------------------------------------------------------------------------


def bookings(game: Played) -> list[Glory]:
    return [event for event in game.events() if isinstance(event, Glory)]


@each_game
def test_every_point_of_glory_is_booked_once(setting: Setting) -> None:
    game = played(setting)
    booked: Counter[tuple[int, int, int]] = Counter()
    for glory in bookings(game):
        booked[glory.age - 1, glory.seat, SOURCE_NAMES.index(glory.source)] += glory.points
    sheet = game.table.sheet
    cells = [(a, s, c) for a in range(sheet.shape[0]) for s in range(sheet.shape[1]) for c in range(sheet.shape[2])]
    assert {cell: booked[cell] for cell in cells} == {cell: int(sheet[cell]) for cell in cells}
    once = Counter((g.age, g.seat, g.source, g.band) for g in bookings(game) if g.source != "giant_now")
    assert set(once.values()) <= {1}
    assert all(glory.points > 0 for glory in bookings(game) if glory.source != "bands")


@each_game
def test_every_band_that_is_played_is_booked(setting: Setting) -> None:
    game = played(setting)
    if game.table.skeleton_winner >= 0:
        return
    played_bands = [event for event in game.events() if isinstance(event, BandPlayed)]
    bands = [glory for glory in bookings(game) if glory.source == "bands"]
    assert [(band.seat, band.band, band.size, band.leader) for band in played_bands] == [
        (glory.seat, glory.band, glory.size, glory.leader) for glory in bands
    ]
    for band, glory in zip(played_bands, bands, strict=True):
        assert glory.skeletons == band.cards.count("skeleton")


@each_game
def test_the_reason_of_a_place_explains_its_points(setting: Setting) -> None:
    """R32, R33: the awards of the shared places are divided."""
    table = played(setting).table
    for glory in bookings(played(setting)):
        if glory.place is None or glory.tied is None:
            continue
        awards = awards_of(table, glory)
        places = range(glory.place - 1, glory.place + len(glory.tied))
        shared = sum(awards[place] for place in places if place < len(awards)) // (1 + len(glory.tied))
        alone = setting.players == 2 and glory.source in KINGDOM_NAMES and glory.age == 2  # R54
        lower = int(table.tokens[SOURCE_NAMES.index(glory.source), 0]) if alone else 0
        assert glory.points in (shared, shared + lower)


def awards_of(table: Table, glory: Glory) -> list[int]:
    """What the places are worth, from the first."""
    if glory.source == "merfolk":
        row = list(MERFOLK_GLORY[int(table.players > 3)])
        leader_only = engine.ruleset_of(table).merfolk_scoring == "leader_only"
    else:
        row, leader_only = table.tokens[SOURCE_NAMES.index(glory.source)].tolist(), False
    awards = [row[age] for age in range(glory.age - 1, -1, -1)]
    return awards[:1] if leader_only or table.players == 2 else awards


# --- Descriptions and JSON ------------------------------------------------------------------------------------


def test_the_games_show_every_kind_of_event() -> None:
    seen = {event.kind for setting in SETTINGS for event in played(setting).events()}
    assert seen == set(KINDS)


def test_the_games_show_every_reason() -> None:
    reasons: Counter[tuple[str, str]] = Counter()
    for setting in SETTINGS:
        reasons.update((event.kind, getattr(event, "why", "")) for event in played(setting).events())
    assert {why for kind, why in reasons if kind == "cards_discarded"} == {"turn", "elf", "age", "skeletons"}
    assert {why for kind, why in reasons if kind == "marker_placed"} == {"band", "extra"}
    assert {why for kind, why in reasons if kind == "marker_declined"} == {"band", "extra"}
    assert {why for kind, why in reasons if kind == "no_marker"} >= {"small", "halfling"}
    assert {glory.source for setting in SETTINGS for glory in bookings(played(setting))} == set(SOURCE_NAMES)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_line(kind: str) -> None:
    assert Texts("en").has("event-" + kind.replace("_", "-"))


@each_game
def test_every_event_of_a_game_has_a_description(setting: Setting) -> None:
    texts = Texts("en")
    for event in played(setting).events():
        for viewer in (0, SPECTATOR):
            line = describe(cut(event, viewer), texts, NAMES)
            assert line
            assert not set(line) & set("{}$_\n"), line
            assert "none" not in line, line


@each_game
def test_every_event_survives_json(setting: Setting) -> None:
    for event in played(setting).events():
        for seen in (event, cut(event, SPECTATOR)):
            sent = json.loads(json.dumps(to_json(seen)))
            assert sent["kind"] == seen.kind
            assert from_json(Event, sent) == seen
            assert hash(from_json(Event, sent)) == hash(seen)


def test_events_hold_plain_values_only() -> None:
    for setting in SETTINGS[:5]:
        for event in played(setting).events():
            assert {type(value) for field in fields(event) for value in flat(getattr(event, field.name))} <= {
                int, str, bool, type(None), Ruleset,
            }  # fmt: skip


def flat(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for part in value:
            yield from flat(part)
    else:
        yield value


LINES: list[tuple[Event, str]] = [
    (CardTaken(0, "elf.red"), "Ada takes the red Elf"),
    (CardTaken(0, "skeleton"), "Ada takes the Skeleton"),
    (CardDrawn(1, None), "Ben draws a card"),
    (CardDrawn(1, "orc.grey"), "Ben draws the grey Orc"),
    (HandDealt(1, 1, None), "Ben is dealt a card"),
    (HandDealt(1, 2, None), "Ben is dealt 2 cards"),
    (HandDealt(1, 1, ("orc.grey",)), "Ben is dealt the grey Orc"),
    (Dragon(1, 2), "The second Dragon appears"),
    (Dragon(1, 3), "The third Dragon appears"),
    (BandPlayed(0, 0, "elf.red", ("elf.red",), 1), "Ada plays a Band of one: the red Elf"),
    (
        BandPlayed(0, 0, "elf.red", ("elf.red", "orc.red", "orc.red", "skeleton"), 4),
        "Ada plays a Band of 4 led by the red Elf: red Elf, "
        "2\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}red Orc and Skeleton",
    ),
    (MarkerPlaced(0, "duris", "band", 3), "Ada places a marker in Duris (3)"),
    (MarkerPlaced(0, "duris", "extra", 1), "Ada places an extra marker in Duris (1)"),
    (MarkerDeclined(0, "band"), "Ada chooses to place no marker"),
    (NoMarker(0, "duris", "small", 1, 3), "The Band is too small for a marker in Duris: 3 cards are needed"),
    (NoMarker(0, "duris", "halfling", 1, 1), "A Band led by a Halfling places no marker"),
    (NoMarker(0, "duris", "supply", 1, 1), "Ada has no marker left to place"),
    (TrackMoved(2, 3, 7), "Cid moves from 3 to 7 on the Merfolk board"),
    (TokenTaken(2, 4), "Cid takes Troll token 4"),
    (HordeJoined(2, "grey"), "Cid puts a marker on the grey space of the Orc Horde"),
    (GiantTaken(2, 3, None), "Cid takes the Giant token with a Band of 3"),
    (CardsDiscarded(0, ("elf.red",), "turn"), "Ada discards the red Elf"),
    (
        CardsDiscarded(0, ("elf.red", "elf.red"), "turn"),
        "Ada discards 2 cards: 2\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}red Elf",
    ),
    (CardsKept(0, 1), "Ada keeps a card"),
    (CardsKept(0, 2), "Ada keeps 2 cards"),
    (SkeletonsShown(0, 10), "Ada shows a hand of 10 Skeletons"),
    (AgeEnded(2, 0), "Age 2 ends: Ada drew the third Dragon"),
    (HordeEmptied(0, ("red",)), "Ada empties the Orc Horde of its marker"),
    (HordeKept(0, ("red", "blue")), "Ada keeps the 2 markers on the Orc Horde"),
    (Glory(2, 1, "rhea", 6, 1, (), False, 4), "Cid scores 6 Glory for Rhea (1st)"),
    (
        Glory(2, 2, "rhea", 3, 2, (0, 1), True, 4),
        "Cid scores 3 Glory for Rhea (2nd by Trolls, shared with Ada and Ben)",
    ),
    (Glory(2, 3, "merfolk", 1, 3, (), False, space=4), "Cid scores 1 Glory for the Merfolk board (3rd)"),
    (Glory(2, 1, "giant_now", 2, size=3), "Cid scores 2 Glory for taking the Giant token"),
    (Glory(2, 1, "giant_end", 2, size=3), "Cid scores 2 Glory for holding the Giant token"),
    (Glory(2, 1, "orcs", 6, markers=3), "Cid scores 6 Glory for an Orc Horde of 3"),
    (
        Glory(2, 1, "bands", 0, band=0, size=1, skeletons=0, leader="elf.red"),
        "Cid scores 0 Glory for a Band of one",
    ),
    (
        Glory(2, 1, "bands", 3, band=0, size=4, skeletons=2, leader="dwarf.red"),
        "Cid scores 3 Glory for a Band of 4 led by a Dwarf, less 2 Skeletons",
    ),
    (GameEnded((1, 2, 3), (9, 8, 7), None), "The game is over: Ada wins"),
    (GameEnded((1, 1, 1), (9, 9, 9), None), "The game is over: Ada, Ben and Cid share the victory"),
    (GameEnded((2, 1, 3), (9, 8, 7), 1), "The game is over: Ben wins with a hand of Skeletons"),
]


@pytest.mark.parametrize(("event", "line"), LINES, ids=lambda part: part if isinstance(part, str) else part.kind)
def test_a_line_of_the_log(event: Event, line: str) -> None:
    assert describe(event, Texts("en"), NAMES[:3]) == line
