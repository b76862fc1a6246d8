"""``simple``: a few plain rules, held to the letter."""

import pytest

from ethnos.bots import ask, make
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.state import Table
from tests.scenario import play_band, scenario


def decision(table: Table) -> str:
    return ACTION_NAMES[ask(make("simple", seed=1), table)]


# --- Recruiting -----------------------------------------------------------------------------------------------


def test_it_takes_the_card_that_matches_most() -> None:
    """Two Elves in hand, and one blue card."""
    table = scenario(hands={0: "elf.red, elf.green"}, pool="orc.red, elf.grey, troll.blue")
    assert decision(table) == "take elf.grey"


def test_a_colour_matches_as_well_as_a_tribe() -> None:
    table = scenario(hands={0: "elf.red, orc.red"}, pool="elf.blue, troll.red, orc.grey")
    assert decision(table) == "take troll.red"


def test_it_draws_where_nothing_matches() -> None:
    assert decision(scenario(hands={0: "elf.red"}, pool="orc.blue, troll.grey")) == "draw"
    assert decision(scenario(hands={0: "elf.red"})) == "draw"


def test_a_skeleton_matches_nothing() -> None:
    assert decision(scenario(hands={0: "elf.red"}, pool="3 skeleton, orc.red")) == "take orc.red"


# --- Playing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "dragons", "plays"),
    [
        ("elf.red, elf.blue", 0, False),
        ("elf.red, elf.blue", 1, False),
        ("elf.red, elf.blue", 2, True),
        ("elf.red, elf.blue, orc.grey", 0, True),
    ],
)
def test_it_plays_with_three_cards_or_once_the_second_dragon_is_out(cards: str, dragons: int, plays: bool) -> None:
    table = scenario(hands={0: cards}, pool="elf.green", dragons=dragons)
    assert decision(table) == ("lead-tribe elf.red" if plays else "take elf.green")


def test_it_plays_the_largest_band_that_places_a_marker() -> None:
    """Three reds would not place a fourth marker in Rhea (R25); two Elves, led by the blue one, place the first in
    Straton.
    """
    table = scenario(hands={0: "orc.red, troll.red, elf.red, elf.blue"}, markers={0: {"rhea": 3}})
    assert decision(table) == "lead-tribe elf.blue"
    table = scenario(hands={0: "orc.red, troll.red, elf.red, elf.blue"}, markers={0: {"rhea": 2}})
    assert decision(table).startswith("lead-colour ")


def test_wingfolk_place_wherever_there_is_room() -> None:
    """R-T11: not in Rhea, but elsewhere."""
    table = scenario(hands={0: "2 wingfolk.red, orc.grey"}, markers={0: {"rhea": 3, "pelagon": 1}})
    assert decision(table) == "lead-tribe wingfolk.red"


def test_it_goes_on_recruiting_while_no_band_places_a_marker() -> None:
    table = scenario(hands={0: "elf.red, orc.red, troll.red"}, pool="giant.red", markers={0: {"rhea": 3}})
    assert decision(table) == "take giant.red"


def test_with_ten_cards_it_plays_the_largest_band_marker_or_not() -> None:
    """R20."""
    everywhere = dict.fromkeys(("duris", "rhea", "straton", "althea", "ithys", "pelagon"), 9)
    hand = "2 elf.red, 2 elf.blue, elf.green, orc.grey, 2 troll.purple, giant.orange, giant.grey"
    assert decision(scenario(hands={0: hand}, markers={0: everywhere})).startswith("lead-tribe elf.")
    assert decision(scenario(hands={0: "10 skeleton"})) == "show"


def test_after_a_centaur_it_plays_on_while_a_marker_is_placed() -> None:
    """R-T1."""
    table = scenario(hands={0: "centaur.red, elf.blue, orc.grey"}, markers={0: {"pelagon": 1}})
    play_band(table, "centaur.red")
    assert decision(table) == "lead-tribe elf.blue"
    table = scenario(hands={0: "centaur.red, elf.blue, orc.grey"}, markers={0: {"pelagon": 1, "straton": 1}})
    play_band(table, "centaur.red")
    assert decision(table) == "stop"
