"""Wingfolk: the marker flies to any Kingdom where the Band is large enough (R-T11, O5, O11, O12, O31)."""

import pytest

from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.state import Table
from tests.scenario import act, legal, markers, phase_and_seat, play_band, pool, scenario

TWO = "wingfolk.purple, elf.purple"
THREE = "wingfolk.purple, wingfolk.red, wingfolk.blue"


def targets(table: Table) -> set[str]:
    """The Kingdoms that the marker can go to."""
    return {name.removeprefix("place ") for name in legal(table)} - {"none"}


def test_tv6_a_purple_band_of_two_goes_to_rhea_when_duris_is_too_full() -> None:
    table = scenario(hands={0: f"{TWO}, orc.green"}, markers={0: {"duris": 2, "rhea": 1}})
    play_band(table, TWO)
    assert "place duris" not in legal(table)
    act(table, "place rhea")
    assert (markers(table, 0, "duris"), markers(table, 0, "rhea")) == (2, 2)
    assert pool(table) == {"orc.green": 1}
    assert phase_and_seat(table) == ("turn", 1)


def test_tv29_a_band_of_three_goes_to_any_kingdom_with_two_or_fewer_own_markers() -> None:
    standing = {0: {"duris": 0, "rhea": 1, "straton": 2, "althea": 3, "ithys": 4}, 1: {"pelagon": 5}}
    table = play_band(scenario(hands={0: THREE}, markers=standing), THREE)
    assert targets(table) == {"duris", "rhea", "straton", "pelagon"}


@pytest.mark.parametrize("kingdom", KINGDOM_NAMES)
def test_o11_the_kingdom_is_a_choice_whatever_the_leaders_colour(kingdom: str) -> None:
    table = act(play_band(scenario(hands={0: THREE}), THREE), f"place {kingdom}")
    assert markers(table, 0, kingdom) == 1
    assert sum(table.markers[0]) == 1
    assert table.supply[0] == 25 - 1


def test_o12_a_marker_must_be_placed_if_the_leaders_own_kingdom_is_legal() -> None:
    table = play_band(scenario(hands={0: TWO}, markers={0: {"duris": 1}}), TWO)
    assert legal(table) == {f"place {kingdom}" for kingdom in KINGDOM_NAMES}


def test_o12_a_marker_can_be_declined_if_the_leaders_own_kingdom_is_not_legal() -> None:
    table = play_band(scenario(hands={0: TWO}, markers={0: {"duris": 2}}), TWO)
    assert legal(table) == {f"place {kingdom}" for kingdom in KINGDOM_NAMES[1:]} | {"place none"}
    act(table, "place none")
    assert sum(table.markers[0]) == 2
    assert phase_and_seat(table) == ("turn", 1)


def test_o12_with_the_option_a_legal_placement_can_be_declined_too() -> None:
    table = play_band(scenario(hands={0: TWO}, placement="may"), TWO)
    assert legal(table) == {f"place {kingdom}" for kingdom in KINGDOM_NAMES} | {"place none"}


def test_o12_the_only_legal_kingdom_takes_the_marker_without_a_question() -> None:
    others: dict[str, int] = dict.fromkeys(KINGDOM_NAMES[1:], 2)
    table = play_band(scenario(hands={0: TWO}, markers={0: others}), TWO)
    assert markers(table, 0, "duris") == 1
    assert phase_and_seat(table) == ("turn", 1)


def test_r_t11_a_band_too_small_everywhere_places_nothing() -> None:
    table = play_band(scenario(hands={0: TWO}, markers={0: dict.fromkeys(KINGDOM_NAMES, 2)}), TWO)
    assert sum(table.markers[0]) == 12
    assert phase_and_seat(table) == ("turn", 1)


def test_o31_trap_with_two_players_the_total_in_the_chosen_kingdom_counts() -> None:
    standing = {
        0: {"duris": 3, "rhea": 1, "straton": 2, "althea": 0, "ithys": 1},
        1: {"duris": 0, "rhea": 1, "straton": 1, "althea": 3, "ithys": 4},
    }
    table = play_band(scenario(players=2, hands={0: THREE}, markers=standing), THREE)
    assert targets(table) == {"rhea", "pelagon"}
    act(table, "place rhea")
    assert markers(table, 0, "rhea") == 2


def test_o31_o12_trap_with_two_players_the_rival_can_make_the_own_kingdom_illegal() -> None:
    table = play_band(scenario(players=2, hands={0: TWO}, markers={1: {"duris": 2}}), TWO)
    assert "place duris" not in legal(table)
    assert "place none" in legal(table)


def test_o31_markers_on_other_boards_are_not_in_the_total() -> None:
    table = scenario(players=2, hands={0: TWO}, markers={0: {"rhea": 1}}, horde={0: ["red"], 1: ["red"]})
    play_band(table, TWO)
    assert "rhea" in targets(table)


def test_o5_trap_with_an_empty_supply_no_kingdom_is_offered() -> None:
    table = play_band(scenario(hands={0: THREE}, supply={0: 0}), THREE)
    assert not any(table.markers[0])
    assert phase_and_seat(table) == ("turn", 1)


def test_r26_wingfolk_who_do_not_lead_choose_nothing() -> None:
    table = play_band(scenario(hands={0: "dwarf.purple, wingfolk.purple"}), "dwarf.purple, wingfolk.purple")
    assert markers(table, 0, "duris") == 1
    assert phase_and_seat(table) == ("turn", 1)
