"""Minotaurs: one card fewer is needed for the marker (R-T7, O5, O11, O12, O13, O31)."""

import pytest

from ethnos.engine.state import Table
from tests.scenario import booked, end_age, legal, markers, on_horde, phase, play_band, scenario

THREE = "minotaur.red, minotaur.blue, minotaur.green"


def minotaurs(size: int) -> str:
    """A Band of Minotaurs with a red Leader."""
    colours = ["red", "blue", "green", "orange"]
    return ", ".join(f"minotaur.{colour}" for colour in colours[:size])


def play_against(size: int, own: int, rival: int, players: int = 2) -> Table:
    """Seat 0 plays a Band led by a red Minotaur; these numbers of markers are in Rhea already."""
    band = minotaurs(size)
    standing = {0: {"rhea": own}, 1: {"rhea": rival}}
    return play_band(scenario(players=players, hands={0: band}, markers=standing), band)


def test_tv22_three_minotaurs_place_a_fourth_marker() -> None:
    assert markers(play_against(3, own=3, rival=0, players=4), 0, "rhea") == 4


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_o13_o12_one_card_fewer_is_enough_and_two_fewer_are_not(size: int) -> None:
    assert markers(play_against(size, own=size, rival=0, players=4), 0, "rhea") == size + 1
    assert markers(play_against(size, own=size + 1, rival=0, players=4), 0, "rhea") == size + 1


def test_r25_with_four_players_the_rivals_markers_do_not_count() -> None:
    assert markers(play_against(2, own=2, rival=5, players=4), 0, "rhea") == 3


@pytest.mark.parametrize(("own", "rival"), [(2, 1), (1, 2), (0, 3), (3, 0)])
def test_dv17_o31_trap_with_two_players_three_minotaurs_beat_a_total_of_three(own: int, rival: int) -> None:
    assert markers(play_against(3, own, rival), 0, "rhea") == own + 1


@pytest.mark.parametrize(("own", "rival"), [(2, 2), (0, 4), (4, 0), (1, 3)])
def test_o31_trap_with_two_players_three_minotaurs_do_not_beat_a_total_of_four(own: int, rival: int) -> None:
    assert markers(play_against(3, own, rival), 0, "rhea") == own


def test_o31_markers_on_other_boards_are_not_in_the_total() -> None:
    table = scenario(
        players=2,
        hands={0: THREE},
        markers={0: {"rhea": 2, "duris": 4}, 1: {"rhea": 1, "duris": 4}},
        horde={0: ["red"], 1: ["red", "blue"]},
        merfolk={0: 5, 1: 5},
    )
    play_band(table, THREE)
    assert markers(table, 0, "rhea") == 3
    assert on_horde(table, 1) == {"red", "blue"}


def test_o13_the_card_saved_never_counts_for_glory() -> None:
    table = end_age(scenario(bands=[(0, THREE)]))
    assert booked(table, 1, 0, "bands") == 3


def test_o11_the_marker_is_placed_without_a_question() -> None:
    table = play_against(3, own=3, rival=0, players=4)
    assert (phase(table), int(table.seat)) == ("turn", 1)


def test_d3_with_the_option_a_minotaurs_marker_can_be_declined() -> None:
    table = scenario(hands={0: THREE}, markers={0: {"rhea": 3}}, placement="may")
    play_band(table, THREE)
    assert legal(table) == {"place rhea", "place none"}


def test_r26_a_minotaur_who_does_not_lead_saves_no_card() -> None:
    table = scenario(hands={0: "dwarf.red, minotaur.red"}, markers={0: {"rhea": 2}})
    play_band(table, "dwarf.red, minotaur.red")
    assert markers(table, 0, "rhea") == 2


def test_r_t7_a_mixed_band_led_by_a_minotaur_saves_a_card() -> None:
    table = scenario(hands={0: "dwarf.red, minotaur.red"}, markers={0: {"rhea": 2}})
    play_band(table, "minotaur.red, dwarf.red")
    assert markers(table, 0, "rhea") == 3


def test_o5_trap_with_an_empty_supply_nothing_is_placed_or_moved() -> None:
    table = scenario(hands={0: THREE}, markers={0: {"duris": 3}}, supply={0: 0})
    play_band(table, THREE)
    assert markers(table, 0, "rhea") == 0
    assert markers(table, 0, "duris") == 3
    assert table.supply[0] == 0
    assert (phase(table), int(table.seat), int(table.bands)) == ("turn", 1, 1)
