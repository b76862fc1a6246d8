"""Orcs: a horde of markers, emptied for Glory at the end of an Age (R-T8, R37, D21, D22, O5, O11, O14, O21)."""

import pytest

from ethnos.engine.components import COLOUR_NAMES
from tests.scenario import (
    act,
    booked,
    end_age,
    glory,
    legal,
    markers,
    on_horde,
    phase,
    phase_and_seat,
    places,
    play_band,
    pool,
    scenario,
)

THREE = ["red", "blue", "grey"]


# --- Filling the board ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_tv23_o14_the_orange_space_is_filled_whether_or_not_ithys_gets_a_marker(before: int, after: int) -> None:
    table = scenario(hands={0: "orc.orange, elf.orange, giant.red"}, markers={0: {"ithys": before}})
    act(play_band(table, "orc.orange, elf.orange"), "horde")
    assert markers(table, 0, "ithys") == after
    assert on_horde(table, 0) == {"orange"}
    assert table.supply[0] == 25 - after - 1
    assert pool(table) == {"giant.red": 1}


def test_tv23_a_red_orc_goes_to_the_red_space() -> None:
    table = act(play_band(scenario(hands={0: "orc.red"}), "orc.red"), "horde")
    assert markers(table, 0, "rhea") == 1
    assert on_horde(table, 0) == {"red"}


def test_o11_the_marker_for_the_horde_can_be_declined() -> None:
    table = play_band(scenario(hands={0: "orc.orange"}), "orc.orange")
    assert legal(table) == {"horde", "horde none"}
    act(table, "horde none")
    assert not on_horde(table, 0)
    assert table.supply[0] == 25 - 1
    assert phase_and_seat(table) == ("turn", 1)


def test_d22_a_space_that_is_taken_gets_no_second_marker() -> None:
    table = scenario(hands={0: "2 orc.red"}, horde={0: ["red"]})
    play_band(table, "2 orc.red")
    assert markers(table, 0, "rhea") == 1
    assert table.supply[0] == 25 - 2
    assert phase_and_seat(table) == ("turn", 1)


def test_d22_a_rivals_horde_does_not_take_the_space() -> None:
    table = scenario(hands={0: "orc.red"}, horde={1: ["red"]})
    act(play_band(table, "orc.red"), "horde")
    assert on_horde(table, 0) == {"red"}


def test_r26_an_orc_who_does_not_lead_joins_no_horde() -> None:
    table = play_band(scenario(hands={0: "dwarf.red, orc.red"}), "dwarf.red, orc.red")
    assert not on_horde(table, 0)
    assert phase_and_seat(table) == ("turn", 1)


def test_o5_trap_with_an_empty_supply_nobody_joins_the_horde() -> None:
    table = play_band(scenario(hands={0: "orc.red"}, supply={0: 0}), "orc.red")
    assert markers(table, 0, "rhea") == 0
    assert not on_horde(table, 0)
    assert phase_and_seat(table) == ("turn", 1)


def test_o5_trap_the_kingdom_takes_the_last_marker_before_the_horde() -> None:
    table = play_band(scenario(hands={0: "orc.red"}, supply={0: 1}), "orc.red")
    assert markers(table, 0, "rhea") == 1
    assert not on_horde(table, 0)
    assert phase_and_seat(table) == ("turn", 1)


def test_o5_the_last_marker_goes_to_the_horde_when_the_band_is_too_small() -> None:
    table = scenario(hands={0: "orc.red"}, markers={0: {"rhea": 1}}, supply={0: 1})
    act(play_band(table, "orc.red"), "horde")
    assert on_horde(table, 0) == {"red"}
    assert table.supply[0] == 0


# --- Emptying it ----------------------------------------------------------------------------------------------


def test_tv24_o5_three_orcs_are_worth_six_and_return_to_the_supply() -> None:
    table = end_age(scenario(horde={0: THREE}))
    act(table, "pillage")
    assert booked(table, 1, 0, "orcs") == 6
    assert glory(table) == [6, 0, 0, 0]
    assert not on_horde(table, 0)
    assert table.supply[0] == 25


@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_r37_the_worth_of_a_horde(size: int, points: int) -> None:
    table = act(end_age(scenario(horde={0: COLOUR_NAMES[:size]})), "pillage")
    assert booked(table, 1, 0, "orcs") == points
    assert table.supply[0] == 25


@pytest.mark.parametrize("size", [1, 2, 6])
def test_d21_trap_a_horde_is_emptied_whole_or_not_at_all(size: int) -> None:
    table = end_age(scenario(horde={0: COLOUR_NAMES[:size]}))
    assert legal(table) == {"pillage", "pillage none"}
    act(table, "pillage")
    assert not on_horde(table, 0)
    assert (phase(table), int(table.age)) == ("turn", 2)


def test_d21_o11_a_horde_that_is_kept_stays_whole_for_the_next_age() -> None:
    table = act(end_age(scenario(horde={0: THREE})), "pillage none")
    assert table.age == 2
    assert on_horde(table, 0) == set(THREE)
    assert booked(table, 1, 0, "orcs") == 0
    assert table.supply[0] == 25 - 3


def test_r37_without_a_horde_nobody_is_asked() -> None:
    table = end_age(scenario(tribes=["orc"]))
    assert (phase(table), int(table.age)) == ("turn", 2)
    assert glory(table) == [0, 0, 0, 0]


def test_o21_hordes_decide_in_turn_order_from_the_first_player_of_the_age() -> None:
    table = scenario(first=2, seat=1, horde={0: ["red"], 1: ["red", "blue"], 3: THREE})
    end_age(table)
    order = []
    for decision in ("pillage", "pillage none", "pillage"):
        assert phase(table) == "pillage"
        order.append(int(table.seat))
        act(table, decision)
    assert order == [3, 0, 1]
    assert [booked(table, 1, seat, "orcs") for seat in range(4)] == [0, 3, 0, 6]


def test_o21_each_decision_is_open_to_the_next() -> None:
    table = act(end_age(scenario(first=1, horde={0: ["red"], 1: THREE})), "pillage")
    assert phase_and_seat(table) == ("pillage", 0)
    assert glory(table)[1] == 6
    assert not on_horde(table, 1)


def test_o21_hordes_decide_after_the_giant_and_before_the_bands() -> None:
    table = scenario(
        tokens={"duris": [4, 6, 8]},
        markers={0: {"duris": 1}},
        merfolk={0: 3},
        giant=(0, 2),
        horde={0: THREE},
        bands=[(0, "2 giant.red")],
    )
    end_age(table)
    assert phase_and_seat(table) == ("pillage", 0)
    assert glory(table)[0] == 4 + 1 + 2
    act(table, "pillage none")
    assert glory(table)[0] == 4 + 1 + 2 + 1


@pytest.mark.parametrize(("players", "age"), [(4, 3), (6, 3), (3, 2), (2, 2)])
def test_o21_in_the_last_age_every_horde_empties_itself(players: int, age: int) -> None:
    table = end_age(scenario(players=players, age=age, horde={0: ["red"], 1: THREE}))
    assert phase(table) == "over"
    assert glory(table)[:2] == [1, 6]
    assert not on_horde(table, 0)
    assert not on_horde(table, 1)
    assert places(table)[:2] == [2, 1]


def test_o21_in_the_middle_age_hordes_are_still_asked() -> None:
    assert phase_and_seat(end_age(scenario(age=2, horde={1: THREE}))) == ("pillage", 1)
