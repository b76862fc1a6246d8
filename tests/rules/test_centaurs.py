"""Centaurs: a Band that can place its marker may be followed by another (R-T1, D4, D5, O5, O11, O14, O18)."""

import pytest

from tests.scenario import (
    act,
    booked,
    glory,
    hand,
    legal,
    markers,
    on_horde,
    phase_and_seat,
    play_band,
    pool,
    scenario,
)


def test_tv13_a_blue_centaur_band_is_followed_by_a_red_orc_band() -> None:
    table = scenario(hands={0: "2 centaur.blue, orc.red, elf.green"}, markers={0: {"straton": 1}})
    play_band(table, "2 centaur.blue")
    assert markers(table, 0, "straton") == 2
    assert not pool(table)
    act(play_band(table, "orc.red"), "horde")
    assert markers(table, 0, "rhea") == 1
    assert on_horde(table, 0) == {"red"}
    assert pool(table) == {"elf.green": 1}
    assert phase_and_seat(table) == ("turn", 1)


@pytest.mark.parametrize("placement", ["must", "may"])
@pytest.mark.parametrize("trigger", ["able", "placed"])
def test_dv20_o5_trap_an_empty_supply_sets_off_no_second_band(trigger: str, placement: str) -> None:
    cards = "2 centaur.blue, elf.green"
    table = scenario(hands={0: cards}, supply={0: 0}, centaur_trigger=trigger, placement=placement)
    play_band(table, "2 centaur.blue")
    assert markers(table, 0, "straton") == 0
    assert pool(table) == {"elf.green": 1}
    assert phase_and_seat(table) == ("turn", 1)


def test_o5_the_last_marker_sets_off_a_second_band_that_places_nothing() -> None:
    table = scenario(hands={0: "centaur.blue, giant.red"}, supply={0: 1})
    play_band(play_band(table, "centaur.blue"), "giant.red")
    assert markers(table, 0, "straton") == 1
    assert markers(table, 0, "rhea") == 0
    assert table.supply[0] == 0
    assert table.bands == 2


def test_d4_where_it_has_to_be_placed_a_marker_that_was_declined_sets_off_nothing() -> None:
    table = scenario(hands={0: "2 centaur.blue, elf.green"}, placement="may", centaur_trigger="placed")
    act(play_band(table, "2 centaur.blue"), "place none")
    assert pool(table) == {"elf.green": 1}
    assert phase_and_seat(table) == ("turn", 1)


def test_d4_where_being_able_is_enough_a_declined_marker_sets_off_a_second_band() -> None:
    table = scenario(hands={0: "2 centaur.blue, elf.green"}, placement="may", centaur_trigger="able")
    act(play_band(table, "2 centaur.blue"), "place none")
    assert markers(table, 0, "straton") == 0
    assert legal(table) == {"lead-tribe elf.green", "stop"}
    act(play_band(table, "elf.green"), "place althea")
    assert markers(table, 0, "althea") == 1
    assert phase_and_seat(table) == ("turn", 1)


@pytest.mark.parametrize("trigger", ["able", "placed"])
def test_d4_a_marker_placed_by_choice_sets_off_a_second_band(trigger: str) -> None:
    table = scenario(hands={0: "2 centaur.blue, elf.green"}, placement="may", centaur_trigger=trigger)
    act(play_band(table, "2 centaur.blue"), "place straton")
    assert legal(table) == {"lead-tribe elf.green", "stop"}


def test_d4_declined_markers_set_off_one_band_after_another() -> None:
    table = scenario(hands={0: "2 centaur.blue, giant.red"}, placement="may", centaur_trigger="able")
    for _ in range(2):
        act(play_band(table, "centaur.blue"), "place none")
    act(play_band(table, "giant.red"), "place none")
    assert table.bands == 3
    assert not any(table.markers[0])
    assert phase_and_seat(table) == ("turn", 1)


@pytest.mark.parametrize("edition", ["english", "portuguese", "russian", "polish", "german"])
def test_d4_where_a_marker_must_be_placed_all_editions_play_alike(edition: str) -> None:
    table = scenario(hands={0: "2 centaur.blue, elf.green"}, preset=edition)
    play_band(table, "2 centaur.blue")
    assert markers(table, 0, "straton") == 1
    assert legal(table) == {"lead-tribe elf.green", "stop"}


def test_d4_with_two_players_being_able_is_counted_with_the_markers_of_both() -> None:
    crowd = {0: {"straton": 1}, 1: {"straton": 1}}
    cards = "2 centaur.blue, elf.green"
    table = scenario(players=2, hands={0: cards}, markers=crowd, placement="may", centaur_trigger="able")
    play_band(table, "2 centaur.blue")
    assert phase_and_seat(table) == ("turn", 1)
    cards = "2 centaur.blue, centaur.red, elf.green"
    table = scenario(players=2, hands={0: cards}, markers=crowd, placement="may", centaur_trigger="able")
    act(play_band(table, "2 centaur.blue, centaur.red"), "place none")
    assert legal(table) == {"lead-tribe elf.green", "stop"}


@pytest.mark.parametrize("placement", ["must", "may"])
@pytest.mark.parametrize("trigger", ["able", "placed"])
def test_o14_d4_a_band_too_small_for_a_marker_sets_off_nothing(trigger: str, placement: str) -> None:
    crowd = {0: {"straton": 1}}
    cards = "centaur.blue, elf.green"
    table = scenario(hands={0: cards}, markers=crowd, centaur_trigger=trigger, placement=placement)
    play_band(table, "centaur.blue")
    assert markers(table, 0, "straton") == 1
    assert pool(table) == {"elf.green": 1}
    assert phase_and_seat(table) == ("turn", 1)


def test_d5_centaur_follows_centaur_without_limit() -> None:
    colours = ["purple", "red", "blue", "green", "orange"]
    table = scenario(hands={0: ", ".join(f"centaur.{colour}" for colour in colours) + ", giant.grey"})
    for colour in colours:
        play_band(table, f"centaur.{colour}")
    play_band(table, "giant.grey")
    assert table.bands == 6
    assert [int(count) for count in table.markers[0]] == [1] * 6
    assert phase_and_seat(table) == ("turn", 1)


def test_r_t1_only_a_centaur_lets_another_band_follow() -> None:
    table = scenario(hands={0: "centaur.blue, giant.red, elf.green"})
    play_band(play_band(table, "centaur.blue"), "giant.red")
    assert pool(table) == {"elf.green": 1}
    assert phase_and_seat(table) == ("turn", 1)


def test_r26_a_centaur_who_does_not_lead_lets_nothing_follow() -> None:
    table = scenario(hands={0: "giant.blue, centaur.blue, elf.green"})
    play_band(table, "giant.blue, centaur.blue")
    assert markers(table, 0, "straton") == 1
    assert pool(table) == {"elf.green": 1}
    assert phase_and_seat(table) == ("turn", 1)


def test_o11_the_second_band_can_be_declined() -> None:
    table = scenario(hands={0: "2 centaur.blue, elf.green"})
    act(play_band(table, "2 centaur.blue"), "stop")
    assert table.bands == 1
    assert pool(table) == {"elf.green": 1}
    assert phase_and_seat(table) == ("turn", 1)


def test_o18_after_a_centaur_one_can_lead_or_stop_but_not_recruit() -> None:
    table = scenario(hands={0: "centaur.blue, elf.green, troll.green"}, pool="giant.red")
    play_band(table, "centaur.blue")
    tribe_leads = {"lead-tribe elf.green", "lead-tribe troll.green"}
    colour_leads = {"lead-colour elf.green", "lead-colour troll.green"}
    assert legal(table) == tribe_leads | colour_leads | {"stop"}


def test_o18_the_hand_is_discarded_once_after_the_last_band() -> None:
    table = scenario(hands={0: "centaur.blue, centaur.red, giant.green, elf.grey"})
    for band in ("centaur.blue", "centaur.red"):
        play_band(table, band)
        assert not pool(table)
        assert hand(table, 0)["elf.grey"] == 1
    play_band(table, "giant.green")
    assert pool(table) == {"elf.grey": 1}
    assert not hand(table, 0)


def test_o18_each_band_uses_its_power_in_full() -> None:
    table = scenario(hands={0: "centaur.blue, 2 giant.red"}, markers={0: {"rhea": 1}})
    play_band(play_band(table, "centaur.blue"), "2 giant.red")
    assert markers(table, 0, "rhea") == 2
    assert booked(table, 1, 0, "giant_now") == 2
    assert glory(table)[0] == 2


def test_o18_an_elf_at_the_end_keeps_x_of_its_own_band() -> None:
    table = scenario(hands={0: "2 centaur.blue, centaur.red, elf.red, orc.green, orc.grey"})
    play_band(play_band(table, "2 centaur.blue, centaur.red"), "elf.red")
    act(table, "keep orc.green")
    assert hand(table, 0) == {"orc.green": 1}
    assert pool(table) == {"orc.grey": 1}
    assert phase_and_seat(table) == ("turn", 1)


def test_o18_a_wizard_at_the_end_draws_x_of_its_own_band_after_the_discard() -> None:
    table = scenario(hands={0: "2 centaur.blue, centaur.red, wizard.red, orc.green"}, deck="troll.red, troll.blue")
    play_band(play_band(table, "2 centaur.blue, centaur.red"), "wizard.red")
    assert pool(table) == {"orc.green": 1}
    act(table, "wizard draw")
    assert hand(table, 0) == {"troll.red": 1}
    assert phase_and_seat(table) == ("turn", 1)


def test_o18_the_chain_ends_with_the_last_card() -> None:
    table = scenario(hands={0: "2 centaur.blue"})
    play_band(table, "2 centaur.blue")
    assert table.bands == 1
    assert phase_and_seat(table) == ("turn", 1)


@pytest.mark.parametrize("skeletons", [1, 8])
def test_o18_trap_only_skeletons_left_end_the_chain(skeletons: int) -> None:
    table = scenario(hands={0: f"2 centaur.blue, {skeletons} skeleton"})
    play_band(table, "2 centaur.blue")
    assert markers(table, 0, "straton") == 1
    assert table.bands == 1
    assert pool(table) == {"skeleton": skeletons}
    assert phase_and_seat(table) == ("turn", 1)


def test_o18_the_size_of_the_first_band_does_not_help_the_second() -> None:
    table = scenario(hands={0: "2 centaur.blue, centaur.green, giant.red"}, markers={0: {"rhea": 1}})
    play_band(play_band(table, "2 centaur.blue, centaur.green"), "giant.red")
    assert markers(table, 0, "rhea") == 1
