"""The end of the game (R42 to R46, D9, D12 to D16, O26, O28, the option band_tiebreak; section 7 of the rules)."""

from typing import Any

import pytest

from ethnos.engine.state import NOBODY, Table
from tests.scenario import act, end_age, glory, legal, phase, places, scenario


def final(**position: Any) -> Table:
    """The table after the last Age."""
    position = {"players": 4, **position}
    table = end_age(scenario(age=2 if position["players"] <= 3 else 3, **position))
    assert phase(table) == "over"
    return table


# --- Most Glory (R42) -----------------------------------------------------------------------------------------


def test_r42_the_most_glory_wins() -> None:
    assert places(final(glory={0: 10, 1: 30, 2: 20, 3: 5})) == [3, 1, 2, 4]


def test_r42_points_of_the_last_age_count() -> None:
    table = final(glory={0: 9}, bands=[(1, "2 elf.red, 2 elf.blue, elf.green")])
    assert glory(table) == [9, 10, 0, 0]
    assert places(table)[:2] == [2, 1]


def test_r42_glory_goes_before_markers_and_bands() -> None:
    table = final(glory={0: 20}, markers={1: {"duris": 5}}, bands=[(1, "2 elf.red, 2 elf.blue")])
    assert places(table)[:2] == [1, 2]


def test_r42_the_game_is_over_and_asks_nobody() -> None:
    table = final(glory={0: 1})
    assert legal(table) == set()
    assert int(table.seat) == NOBODY


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([10, 10, 50], [2, 2, 1]),
        ([50, 10, 10], [1, 2, 2]),
        ([10, 50, 10], [2, 1, 2]),
        ([10, 50, 50], [3, 1, 1]),
    ],
)
def test_r42_r46_a_tie_below_does_not_hide_the_winner(points: list[int], expected: list[int]) -> None:
    assert places(final(players=3, glory=dict(enumerate(points)))) == expected


def test_r43_d15_the_tie_break_orders_those_below_the_winner() -> None:
    table = final(players=3, glory={0: 10, 1: 10, 2: 50}, markers={1: {"rhea": 1}})
    assert places(table) == [3, 2, 1]


# --- Markers (R43, D14) ---------------------------------------------------------------------------------------


def test_r43_first_tie_break_is_markers_on_the_main_board() -> None:
    table = final(glory={0: 5, 1: 5, 2: 5, 3: 5}, markers={0: {"duris": 2}, 1: {"rhea": 1, "ithys": 3}, 3: {"rhea": 3}})
    assert places(table) == [3, 1, 4, 2]


def test_r43_goes_before_the_bands() -> None:
    table = final(glory={1: 15}, markers={1: {"duris": 1}}, bands=[(0, "2 elf.red, 2 elf.blue, 2 elf.grey")])
    assert glory(table)[:2] == [15, 15]
    assert places(table)[:2] == [2, 1]


def test_d14_spaces_on_the_merfolk_board_do_not_count() -> None:
    """Seat 1 is far ahead there and gets its 4 Glory for it; then both have 4 and one marker there."""
    table = final(glory={0: 4}, merfolk={1: 18})
    assert glory(table)[:2] == [4, 4]
    assert places(table)[:2] == [1, 1]


def test_d14_markers_on_an_orc_board_do_not_count() -> None:
    """Ten Skeletons end this game before hordes are emptied."""
    table = scenario(hands={3: "10 skeleton"}, seat=3, horde={1: ["red", "blue"]}, ten_skeletons="win")
    act(table, "show")
    assert sum(table.horde[1]) == 2
    assert places(table) == [2, 2, 2, 1]


def test_d14_a_larger_supply_does_not_count() -> None:
    assert places(final(players=3, supply={0: 25, 1: 2, 2: 10})) == [1, 1, 1]


def test_d9_trolls_do_not_break_the_tie_at_the_end_of_the_game() -> None:
    assert places(final(trolls={6: 2, 5: 2})) == [1, 1, 1, 1]


# --- Bands (R44, R45, D12, D13, D16, O26) ---------------------------------------------------------------------


def test_r44_second_tie_break_is_the_largest_band() -> None:
    """A Band of three gives as much as three Bands of two."""
    table = final(players=3, bands=[(0, "2 elf.red"), (0, "2 elf.blue"), (0, "2 elf.grey"), (1, "2 orc.red, orc.blue")])
    assert glory(table) == [3, 3, 0]
    assert places(table) == [2, 1, 3]


@pytest.mark.parametrize(("tiebreak", "expected"), [("ladder", [1, 2, 3]), ("largest_only", [1, 1, 3])])
def test_d12_then_the_second_largest_band_or_the_tie_stands(tiebreak: str, expected: list[int]) -> None:
    bands = [(0, "2 elf.red, elf.blue"), (0, "2 elf.grey"), (1, "2 orc.red, orc.blue"), (1, "orc.grey")]
    table = final(players=3, glory={1: 1}, bands=bands, band_tiebreak=tiebreak)
    assert glory(table) == [4, 4, 0]
    assert places(table) == expected


@pytest.mark.parametrize(("tiebreak", "expected"), [("ladder", [2, 1, 3]), ("largest_only", [1, 1, 3])])
def test_d12_o26_a_missing_band_counts_nothing(tiebreak: str, expected: list[int]) -> None:
    bands = [(0, "2 elf.red, elf.blue"), (1, "2 orc.red, orc.blue"), (1, "orc.grey")]
    table = final(players=3, bands=bands, band_tiebreak=tiebreak)
    assert glory(table) == [3, 3, 0]
    assert places(table) == expected


@pytest.mark.parametrize("tiebreak", ["ladder", "largest_only"])
def test_d12_both_ways_the_larger_of_the_largest_bands_wins(tiebreak: str) -> None:
    bands = [(0, "2 elf.red"), (0, "2 elf.blue"), (0, "2 elf.grey"), (1, "2 orc.red, orc.blue")]
    assert places(final(players=3, bands=bands, band_tiebreak=tiebreak)) == [2, 1, 3]


@pytest.mark.parametrize(("tiebreak", "expected"), [("ladder", [2, 1, 3, 4]), ("largest_only", [1, 1, 3, 4])])
def test_d12_the_second_rung_counts_only_for_those_tied_on_the_first(tiebreak: str, expected: list[int]) -> None:
    """4 and 1, 4 and 2, 3 and 3: the second Band of three does not lift seat 2."""
    four_one = [(0, "2 elf.red, 2 elf.blue"), (0, "elf.grey")]
    four_two = [(1, "2 orc.red, 2 orc.blue"), (1, "2 orc.grey")]
    three_three = [(2, "2 troll.red, troll.blue"), (2, "2 troll.grey, troll.blue")]
    table = final(glory={0: 1, 2: 1}, bands=four_one + four_two + three_three, band_tiebreak=tiebreak)
    assert glory(table) == [7, 7, 7, 0]
    assert places(table) == expected


def test_d12_lists_are_compared_from_the_largest_whatever_the_order_of_play() -> None:
    rising, falling = ["elf.red", "2 elf.blue", "2 elf.grey, elf.red"], ["2 orc.red, orc.blue", "2 orc.grey"]
    table = final(players=3, bands=[(0, band) for band in rising] + [(1, band) for band in falling])
    assert glory(table) == [4, 4, 0]
    assert places(table) == [1, 2, 3]


def test_r45_d13_the_dwarfs_extra_card_does_not_count() -> None:
    """Three Dwarves and four Elves both give 6; the Elves are more cards."""
    table = final(players=3, bands=[(0, "2 dwarf.red, dwarf.blue"), (1, "2 elf.red, 2 elf.blue")])
    assert glory(table) == [6, 6, 0]
    assert places(table) == [2, 1, 3]


def test_o26_bands_count_as_they_were_played_with_their_skeletons() -> None:
    table = final(players=3, glory={0: 2}, bands=[(0, "2 elf.red, 2 skeleton"), (1, "2 orc.red, orc.blue")])
    assert glory(table) == [3, 3, 0]
    assert places(table) == [1, 2, 3]


def test_d16_with_two_players_the_last_age_is_the_second() -> None:
    table = final(players=2, glory={0: 2}, bands=[(0, "2 elf.red"), (1, "2 orc.red, orc.blue")])
    assert glory(table) == [3, 3]
    assert places(table) == [2, 1]


def test_r44_d16_bands_of_earlier_ages_do_not_count() -> None:
    """Four Elves against three Dwarves, but in Age 1."""
    table = scenario(players=2, bands=[(0, "2 elf.red, 2 elf.blue"), (1, "2 dwarf.red, dwarf.blue")])
    end_age(end_age(table))
    assert phase(table) == "over"
    assert glory(table) == [6, 6]
    assert places(table) == [1, 1]


# --- Shared places (R46, D15) ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_r46_d15_players_who_are_equal_in_everything_share_the_victory(players: int) -> None:
    assert places(final(players=players)) == [1] * players


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([9, 9, 5, 0], [1, 1, 3, 4]),
        ([9, 5, 5, 0], [1, 2, 2, 4]),
        ([9, 5, 5, 5], [1, 2, 2, 2]),
        ([0, 9, 9, 9], [4, 1, 1, 1]),
        ([5, 9, 5, 9], [3, 1, 3, 1]),
    ],
)
def test_r46_after_a_shared_place_as_many_places_are_passed_over(points: list[int], expected: list[int]) -> None:
    assert places(final(glory=dict(enumerate(points)))) == expected


def test_d15_the_tie_breaks_order_every_place() -> None:
    """Seats 2 and 3 are tied for third; seat 3 has a marker more."""
    table = final(glory={0: 20, 1: 20, 2: 10, 3: 10}, markers={2: {"rhea": 1}, 3: {"rhea": 1, "duris": 1}})
    assert places(table) == [1, 1, 4, 3]


def test_d15_the_band_tie_break_orders_lower_places_too() -> None:
    three, twos = [(1, "2 elf.red, elf.blue")], [(2, "2 orc.red"), (2, "2 orc.grey"), (2, "2 orc.blue")]
    table = final(glory={0: 50, 3: 3}, bands=three + twos)
    assert glory(table) == [50, 3, 3, 3]
    assert places(table) == [1, 2, 3, 4]


# --- Large numbers (O28) --------------------------------------------------------------------------------------


def test_o28_glory_is_a_plain_number_without_an_upper_end() -> None:
    everything = ["purple", "red", "blue", "green", "orange", "grey"]
    bands = [(0, "2 elf.red, 2 elf.blue, 2 elf.grey"), (0, "2 elf.green, 2 elf.orange, 2 elf.purple")]
    table = final(glory={0: 250, 1: 255}, horde={0: everything}, bands=bands)
    assert glory(table) == [250 + 20 + 30, 255, 0, 0]
    assert places(table) == [1, 2, 3, 3]
