"""Dwarves: the Band counts as one card more at the end of the Age (R-T2)."""

import pytest

from tests.scenario import bands_glory


def test_tv14_four_cards_led_by_a_dwarf_score_as_five() -> None:
    assert bands_glory("dwarf.purple, dwarf.red, dwarf.blue, dwarf.green") == 10


def test_tv10_a_dwarf_leader_lifts_only_its_own_band() -> None:
    two, three, four = "2 elf.green", "dwarf.purple, dwarf.red, dwarf.blue", "2 elf.red, dwarf.red, orc.red"
    assert bands_glory(two, three, four) == 1 + 6 + 6


def test_dv14_o30_skeletons_leave_before_the_dwarf_counts() -> None:
    assert bands_glory("dwarf.purple, 2 skeleton") == 1


@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15)])
def test_o30_every_size_counts_as_one_more(size: int, points: int) -> None:
    colours = ["purple", "red", "blue", "green", "orange", "grey"]
    assert bands_glory(", ".join(f"dwarf.{colour}" for colour in colours[:size])) == points


def test_r26_a_dwarf_who_does_not_lead_adds_nothing() -> None:
    assert bands_glory("elf.red, dwarf.red") == 1
