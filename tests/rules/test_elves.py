"""Elves: up to X cards stay in hand (R-T3, D39, O11, O14, O15)."""

import pytest

from ethnos.engine.state import Table
from tests.scenario import act, hand, legal, markers, phase_and_seat, play_band, pool, scenario

BAND = "elf.red, elf.blue, elf.green"
FOUR = ["orc.purple", "orc.red", "orc.blue", "orc.green"]


def elf_band_of_three(rest: str) -> Table:
    """Seat 0 has played a Band of three Elves and is asked what to keep of the rest."""
    return play_band(scenario(hands={0: f"{BAND}, {rest}"}), BAND)


def test_tv15_three_elves_keep_three_of_four_cards_and_discard_one() -> None:
    table = elf_band_of_three(", ".join(FOUR))
    act(table, "keep orc.purple", "keep orc.red", "keep orc.blue")
    assert hand(table, 0) == {"orc.purple": 1, "orc.red": 1, "orc.blue": 1}
    assert pool(table) == {"orc.green": 1}
    assert phase_and_seat(table) == ("turn", 1)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_o15_trap_an_elf_may_keep_fewer_cards_than_x(count: int) -> None:
    table = elf_band_of_three(", ".join(FOUR))
    act(table, *(f"keep {card}" for card in FOUR[:count]), "keep done")
    assert hand(table, 0) == dict.fromkeys(FOUR[:count], 1)
    assert pool(table) == dict.fromkeys(FOUR[count:], 1)
    assert phase_and_seat(table) == ("turn", 1)


def test_o15_with_fewer_cards_than_x_all_of_them_can_be_kept() -> None:
    table = act(elf_band_of_three("orc.red, orc.blue"), "keep orc.red", "keep orc.blue")
    assert hand(table, 0) == {"orc.red": 1, "orc.blue": 1}
    assert not pool(table)
    assert phase_and_seat(table) == ("turn", 1)


def test_o15_one_of_two_equal_cards_can_be_kept() -> None:
    table = act(elf_band_of_three("2 orc.red"), "keep orc.red", "keep done")
    assert hand(table, 0) == {"orc.red": 1}
    assert pool(table) == {"orc.red": 1}


def test_o15_cards_to_keep_are_picked_in_ascending_order() -> None:
    table = act(elf_band_of_three(", ".join(FOUR)), "keep orc.blue")
    assert legal(table) == {"keep orc.green", "keep done"}


@pytest.mark.parametrize("rest", ["orc.red", "2 skeleton", ", ".join(FOUR)])
def test_d39_o11_keeping_is_a_choice(rest: str) -> None:
    table = act(elf_band_of_three(rest), "keep done")
    assert not hand(table, 0)
    assert pool(table).total() > 0
    assert phase_and_seat(table) == ("turn", 1)


def test_r_t3_an_elf_with_nothing_left_is_not_asked() -> None:
    table = play_band(scenario(hands={0: "elf.red"}), "elf.red")
    assert phase_and_seat(table) == ("turn", 1)


def test_o14_a_band_too_small_for_a_marker_keeps_cards() -> None:
    table = scenario(hands={0: "elf.red, orc.blue, orc.green"}, markers={0: {"rhea": 1}})
    act(play_band(table, "elf.red"), "keep orc.green")
    assert markers(table, 0, "rhea") == 1
    assert hand(table, 0) == {"orc.green": 1}
    assert pool(table) == {"orc.blue": 1}


def test_r29_skeletons_in_the_band_count_for_x() -> None:
    table = scenario(hands={0: "elf.red, 2 skeleton, orc.purple, orc.red, orc.blue, orc.green"})
    act(play_band(table, "elf.red, 2 skeleton"), "keep orc.purple", "keep orc.red", "keep orc.blue")
    assert hand(table, 0).total() == 3
    assert pool(table) == {"orc.green": 1}


def test_r_t3_a_skeleton_can_be_kept() -> None:
    table = scenario(hands={0: "elf.red, skeleton, orc.blue"})
    act(play_band(table, "elf.red"), "keep skeleton")
    assert hand(table, 0) == {"skeleton": 1}
    assert pool(table) == {"orc.blue": 1}


def test_r26_an_elf_who_does_not_lead_keeps_nothing() -> None:
    table = play_band(scenario(hands={0: "giant.red, elf.red, orc.blue"}), "giant.red, elf.red")
    assert not hand(table, 0)
    assert pool(table) == {"orc.blue": 1}
    assert phase_and_seat(table) == ("turn", 1)
