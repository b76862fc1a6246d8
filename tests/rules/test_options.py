"""The options and the five edition presets (D2 to D4, D8, D9, D12, DV21, TV31, O3, O10, O34; rules, section 9)."""

from typing import Any

import pytest

from ethnos.engine import play as engine
from ethnos.engine.ruleset import PRESETS, VALUES, Ruleset, preset
from ethnos.engine.state import Table
from tests.scenario import act, booked, end_age, glory, hand, legal, markers, phase, places, play_band, pool, scenario

DEFAULTS = {
    "ten_skeletons": "discard",
    "merfolk_scoring": "as_kingdom",
    "troll_scope": "kingdoms_and_merfolk",
    "band_tiebreak": "ladder",
    "placement": "must",
    "empty_pool_draw": "1",
    "centaur_trigger": "able",
    "merfolk_sole": "first",
}
EDITIONS = {
    "english": DEFAULTS,
    "portuguese": DEFAULTS,
    "russian": DEFAULTS,
    "polish": DEFAULTS | {"ten_skeletons": "win", "merfolk_scoring": "leader_only", "band_tiebreak": "largest_only"},
    "german": DEFAULTS
    | {"merfolk_scoring": "leader_only", "troll_scope": "kingdoms_only", "centaur_trigger": "placed"},
}
BOTH_VALUES = [
    ("ten_skeletons", "discard"),
    ("ten_skeletons", "win"),
    ("merfolk_scoring", "as_kingdom"),
    ("merfolk_scoring", "leader_only"),
    ("troll_scope", "kingdoms_and_merfolk"),
    ("troll_scope", "kingdoms_only"),
    ("band_tiebreak", "ladder"),
    ("band_tiebreak", "largest_only"),
    ("placement", "must"),
    ("placement", "may"),
    ("empty_pool_draw", "1"),
    ("empty_pool_draw", "2"),
    ("centaur_trigger", "able"),
    ("centaur_trigger", "placed"),
    ("merfolk_sole", "first"),
    ("merfolk_sole", "both"),
]


def options_of(table: Table) -> dict[str, str]:
    """The options that a table is played with."""
    return engine.ruleset_of(table).values()


# --- Presets --------------------------------------------------------------------------------------------------


def test_there_are_eight_options_of_two_values_each() -> None:
    assert [(name, value) for name, values in VALUES.items() for value in values] == BOTH_VALUES


def test_there_are_five_presets_and_english_is_the_default() -> None:
    assert sorted(PRESETS) == sorted(EDITIONS)
    assert Ruleset().values() == DEFAULTS
    assert options_of(engine.new_table(4, seed=1)) == DEFAULTS


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_preset_has_exactly_its_editions_values(edition: str) -> None:
    assert preset(edition).values() == EDITIONS[edition]
    assert options_of(engine.new_table(4, edition, seed=1)) == EDITIONS[edition]


@pytest.mark.parametrize(("option", "value"), BOTH_VALUES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_option_can_be_changed_on_top_of_a_preset(edition: str, option: str, value: str) -> None:
    table = engine.new_table(4, edition, seed=1, **{option: value})
    assert options_of(table) == EDITIONS[edition] | {option: value}


def test_several_options_can_be_changed_and_the_preset_itself_stays_as_it_is() -> None:
    changes: dict[str, Any] = {"placement": "may", "troll_scope": "kingdoms_and_merfolk", "empty_pool_draw": "2"}
    table = engine.new_table(2, "german", seed=1, **changes)
    assert options_of(table) == EDITIONS["german"] | changes
    assert preset("german").values() == EDITIONS["german"]


@pytest.mark.parametrize("number", [1, 2])
def test_empty_pool_draw_can_be_given_as_a_number(number: int) -> None:
    assert options_of(engine.new_table(4, seed=1, empty_pool_draw=number))["empty_pool_draw"] == str(number)


def test_options_change_nothing_in_the_deal() -> None:
    """The same seed lays out the same table, whatever the edition."""
    decks = [engine.new_table(4, edition, seed=9).deck.tolist() for edition in EDITIONS]
    assert all(deck == decks[0] for deck in decks)


# --- What each value does -------------------------------------------------------------------------------------


def test_d2_o3_ten_skeletons_discard() -> None:
    table = scenario(hands={0: "10 skeleton"}, pool="elf.red", ten_skeletons="discard")
    assert legal(table) == {"show"}
    act(table, "show")
    assert pool(table) == {"skeleton": 10, "elf.red": 1}
    assert not hand(table, 0)
    assert int(table.bands) == 0
    assert (int(table.seat), phase(table)) == (1, "turn")


def test_tv31_d2_o34_ten_skeletons_win() -> None:
    ahead = {1: 40, 2: 50, 3: 40}
    table = scenario(hands={0: "10 skeleton"}, glory=ahead, markers={3: {"duris": 1}}, ten_skeletons="win")
    act(table, "show")
    assert phase(table) == "over"
    assert places(table) == [1, 4, 2, 3]
    assert glory(table) == [0, 40, 50, 40], "nothing more is scored"


@pytest.mark.parametrize(("value", "points"), [("as_kingdom", [2, 1, 0, 0]), ("leader_only", [2, 0, 0, 0])])
def test_dv21_d8_merfolk_scoring(value: str, points: list[int]) -> None:
    table = end_age(scenario(age=2, merfolk={0: 5, 1: 3}, merfolk_scoring=value))
    assert [booked(table, 2, seat, "merfolk") for seat in range(4)] == points


@pytest.mark.parametrize(("value", "points"), [("as_kingdom", [3, 3, 1, 0]), ("leader_only", [2, 2, 0, 0])])
def test_d8_merfolk_scoring_of_a_tie_in_front(value: str, points: list[int]) -> None:
    """As in a Kingdom the two share 4 + 2; where only the front scores they share 4."""
    table = end_age(scenario(age=3, merfolk={0: 5, 1: 5, 2: 3}, merfolk_scoring=value))
    assert [booked(table, 3, seat, "merfolk") for seat in range(4)] == points


@pytest.mark.parametrize(("value", "points"), [("kingdoms_and_merfolk", [1, 2]), ("kingdoms_only", [1, 1])])
def test_d9_troll_scope(value: str, points: list[int]) -> None:
    table = end_age(scenario(age=2, merfolk={0: 5, 1: 5}, trolls={3: 1}, troll_scope=value))
    assert [booked(table, 2, seat, "merfolk") for seat in range(2)] == points


@pytest.mark.parametrize("value", ["kingdoms_and_merfolk", "kingdoms_only"])
def test_d9_trolls_break_ties_in_kingdoms_either_way(value: str) -> None:
    standing = {0: {"duris": 2}, 1: {"duris": 2}}
    table = end_age(scenario(age=2, tokens={"duris": [2, 6, 8]}, markers=standing, trolls={3: 1}, troll_scope=value))
    assert [booked(table, 2, seat, "duris") for seat in range(2)] == [2, 6]


@pytest.mark.parametrize(("value", "expected"), [("ladder", [2, 1, 3]), ("largest_only", [1, 1, 3])])
def test_d12_band_tiebreak(value: str, expected: list[int]) -> None:
    bands = [(0, "2 elf.red"), (1, "2 orc.red"), (1, "orc.blue")]
    table = end_age(scenario(players=3, age=2, bands=bands, band_tiebreak=value))
    assert glory(table) == [1, 1, 0]
    assert places(table) == expected


def test_d3_placement_must() -> None:
    table = play_band(scenario(hands={0: "dwarf.red"}, placement="must"), "dwarf.red")
    assert phase(table) == "turn"
    assert markers(table, 0, "rhea") == 1


def test_d3_placement_may() -> None:
    table = play_band(scenario(hands={0: "dwarf.red"}, placement="may"), "dwarf.red")
    assert legal(table) == {"place rhea", "place none"}
    act(table, "place none")
    assert markers(table, 0, "rhea") == 0


@pytest.mark.parametrize(("value", "expected"), [("able", "another"), ("placed", "turn")])
def test_d4_centaur_trigger(value: str, expected: str) -> None:
    table = scenario(hands={0: "centaur.red, elf.blue"}, placement="may", centaur_trigger=value)
    act(play_band(table, "centaur.red"), "place none")
    assert phase(table) == expected


@pytest.mark.parametrize(("value", "points"), [("first", 3), ("both", 4)])
def test_o10_merfolk_sole(value: str, points: int) -> None:
    table = end_age(scenario(players=2, age=2, merfolk={0: 5}, merfolk_sole=value))
    assert booked(table, 2, 0, "merfolk") == points


@pytest.mark.parametrize(("value", "cards"), [("1", 1), ("2", 2)])
def test_empty_pool_draw(value: str, cards: int) -> None:
    assert hand(act(scenario(empty_pool_draw=value), "draw"), 0).total() == cards
    assert hand(act(scenario(empty_pool_draw=value, pool="elf.red"), "draw"), 0).total() == 1


@pytest.mark.parametrize(
    ("edition", "points"),
    [
        ("english", [3, 1, 0]),
        ("portuguese", [3, 1, 0]),
        ("russian", [3, 1, 0]),
        ("polish", [3, 0, 0]),
        ("german", [1, 1, 0]),
    ],
)
def test_d8_d9_the_same_merfolk_board_in_five_editions(edition: str, points: list[int]) -> None:
    """Three players at the end of Age 2: seats 0 and 1 are tied in front, seat 0 holds a Troll."""
    table = end_age(scenario(players=3, age=2, preset=edition, merfolk={0: 4, 1: 4}, trolls={2: 0}))
    assert [booked(table, 2, seat, "merfolk") for seat in range(3)] == points
