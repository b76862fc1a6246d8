"""Giants: the largest Giant-led Band holds the token (R-T4, R36, D24, D32, O11, O14, O19)."""

import pytest

from ethnos.engine.state import NOBODY, Table
from tests.scenario import booked, end_age, glory, markers, phase, play_band, scenario

THREE = "giant.red, giant.blue, giant.green"
THREE_OTHERS = "giant.purple, giant.orange, giant.grey"
FOUR = "2 giant.purple, 2 giant.orange"


def holder(table: Table) -> int:
    """Who has the Giant token."""
    return int(table.giant_seat)


def giants_in_turn(*bands: str) -> Table:
    """Seats 0, 1 and so on each play one Giant-led Band."""
    table = scenario(hands=dict(enumerate(bands)))
    for band in bands:
        play_band(table, band)
    return table


def test_tv16_the_first_giant_band_takes_the_token_and_two_glory() -> None:
    table = giants_in_turn(THREE)
    assert holder(table) == 0
    assert glory(table) == [2, 0, 0, 0]
    assert booked(table, 1, 0, "giant_now") == 2


def test_tv17_a_larger_giant_band_takes_the_token_over() -> None:
    table = giants_in_turn(THREE, FOUR)
    assert holder(table) == 1
    assert glory(table) == [2, 2, 0, 0]
    assert booked(table, 1, 1, "giant_now") == 2


def test_tv18_the_holder_gains_two_at_the_end_of_age_one() -> None:
    table = end_age(scenario(giant=(1, 4)))
    assert booked(table, 1, 1, "giant_end") == 2
    assert glory(table) == [0, 2, 0, 0]
    assert holder(table) == NOBODY


def test_tv19_the_holder_gains_four_at_the_end_of_age_two() -> None:
    table = end_age(scenario(age=2, giant=(1, 4)))
    assert booked(table, 2, 1, "giant_end") == 4
    assert glory(table) == [0, 4, 0, 0]
    assert holder(table) == NOBODY


@pytest.mark.parametrize(
    ("players", "age", "points"),
    [(2, 1, 2), (2, 2, 5), (3, 1, 2), (3, 2, 5), (4, 3, 6), (5, 1, 2), (5, 2, 4), (6, 3, 6)],
)
def test_r36_the_token_shows_the_side_for_the_number_of_players(players: int, age: int, points: int) -> None:
    table = end_age(scenario(players=players, age=age, giant=(1, 1)))
    assert booked(table, age, 1, "giant_end") == points


def test_r36_nobody_gains_while_the_token_lies_beside_the_board() -> None:
    table = end_age(scenario(tribes=["giant"]))
    assert glory(table) == [0, 0, 0, 0]


def test_dv13_d24_o19_a_band_of_the_same_size_changes_nothing() -> None:
    table = giants_in_turn("2 giant.red, 2 giant.blue", FOUR)
    assert holder(table) == 0
    assert glory(table) == [2, 0, 0, 0]


def test_dv13_an_equal_band_of_the_holders_own_gains_nothing() -> None:
    table = play_band(scenario(hands={0: THREE}, giant=(0, 3)), THREE)
    assert holder(table) == 0
    assert glory(table)[0] == 0


def test_d32_an_earlier_giant_band_still_counts_against_a_smaller_one() -> None:
    table = giants_in_turn(THREE, "2 giant.grey")
    assert holder(table) == 0
    assert glory(table) == [2, 0, 0, 0]


def test_r_t4_a_larger_band_of_the_holders_own_gains_two_again() -> None:
    table = play_band(scenario(hands={0: FOUR}, giant=(0, 3)), FOUR)
    assert holder(table) == 0
    assert booked(table, 1, 0, "giant_now") == 2


def test_o19_the_first_giant_band_takes_the_token_even_with_one_card() -> None:
    table = giants_in_turn("giant.red")
    assert holder(table) == 0
    assert glory(table)[0] == 2


def test_o19_skeletons_count_for_the_size_of_a_giant_band() -> None:
    table = giants_in_turn("giant.red, 3 skeleton", THREE_OTHERS)
    assert holder(table) == 0
    assert glory(table) == [2, 0, 0, 0]


def test_o19_the_token_stays_when_the_skeletons_leave_at_the_end_of_the_age() -> None:
    table = end_age(giants_in_turn("giant.red, 3 skeleton", THREE_OTHERS))
    assert [booked(table, 1, seat, "giant_end") for seat in range(2)] == [2, 0]
    assert [booked(table, 1, seat, "bands") for seat in range(2)] == [0, 3]


def test_o19_every_age_has_its_own_first_giant_band() -> None:
    table = end_age(giants_in_turn(FOUR))
    assert (holder(table), int(table.giant_size)) == (NOBODY, 0)


def test_o11_taking_the_token_is_automatic() -> None:
    table = scenario(hands={0: f"{THREE}, elf.red"})
    play_band(table, THREE)
    assert (phase(table), int(table.seat), holder(table)) == ("turn", 1, 0)


def test_o14_a_band_too_small_for_a_marker_takes_the_token() -> None:
    table = play_band(scenario(hands={0: "giant.red"}, markers={0: {"rhea": 1}}), "giant.red")
    assert markers(table, 0, "rhea") == 1
    assert holder(table) == 0
    assert booked(table, 1, 0, "giant_now") == 2


def test_r_t4_a_mixed_band_led_by_a_giant_counts_in_full() -> None:
    table = giants_in_turn("giant.red, elf.red, orc.red", "2 giant.grey")
    assert holder(table) == 0


def test_r26_a_giant_who_does_not_lead_takes_nothing() -> None:
    table = play_band(scenario(hands={0: "dwarf.red, giant.red"}), "dwarf.red, giant.red")
    assert holder(table) == NOBODY
    assert glory(table)[0] == 0
