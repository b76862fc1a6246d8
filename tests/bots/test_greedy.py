"""``greedy``: the move with the largest immediate gain, everything counted."""

import pytest

from ethnos.bots import ask, make
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.play import apply_action
from ethnos.engine.state import Table
from tests.bots.endings import ending
from tests.scenario import hand, markers, phase, play_band, pool, scenario


def decision(table: Table) -> str:
    return ACTION_NAMES[ask(make("greedy", seed=1), table)]


def whole_turn(table: Table) -> Table:
    """The table after all decisions of the turn."""
    bot, seat = make("greedy", seed=1), int(table.seat)
    while table.seat == seat:
        apply_action(table, ask(bot, table))
        if phase(table) == "turn":
            break
    return table


def test_of_two_kingdoms_it_flips_the_one_worth_more() -> None:
    """R25: either marker makes a tie a lead."""
    both = {"rhea": 1, "straton": 1}
    hands = {0: "minotaur.red, minotaur.blue"}
    for rhea, straton, leader in ((4, 10, "blue"), (10, 4, "red")):
        tokens = {"rhea": (0, 0, rhea), "straton": (0, 0, straton)}
        table = ending(players=4, hands=hands, markers={0: both, 1: both}, tokens=tokens)
        assert decision(table) == f"lead-tribe minotaur.{leader}"


def test_a_flip_beats_a_kingdom_that_is_safe_or_lost() -> None:
    """Wingfolk may go anywhere (R-T11): Duris is out of reach, Rhea needs no help, Straton hangs in the balance."""
    table = ending(
        players=4,
        hands={0: "2 wingfolk.grey, wingfolk.green, wingfolk.orange"},
        markers={0: {"duris": 0, "rhea": 3, "straton": 1}, 1: {"duris": 4, "straton": 1}},
        tokens={"duris": (0, 0, 8), "rhea": (0, 0, 8), "straton": (0, 0, 8)},
    )
    assert markers(whole_turn(table), 0, "straton") == 2


@pytest.mark.parametrize("others", ["", "2 halfling.grey, "])
def test_it_plays_before_the_age_ends(others: str) -> None:
    """The third Dragon takes the hand away (R22): three Elves in time are worth more than four too late."""
    table = ending(players=4, hands={0: "elf.red, elf.blue, elf.green"}, pool="elf.orange", deck=f"{others}dragon")
    assert decision(table).startswith("lead-tribe elf.")


def test_it_collects_while_the_age_is_young() -> None:
    table = scenario(hands={0: "elf.red, elf.blue"}, pool="elf.green, dwarf.grey")
    assert decision(table) == "take elf.green"


def test_it_values_large_bands() -> None:
    """R39: five Halflings are worth 10, two Elves 1 and a marker in a kingdom worth 4."""
    table = ending(
        players=4,
        hands={0: "2 halfling.red, 2 halfling.blue, halfling.green, elf.orange, elf.grey"},
        tokens={"ithys": (0, 0, 4)},
    )
    assert decision(table).startswith("lead-tribe halfling.")


def test_it_leads_a_band_with_the_card_that_makes_most_of_it() -> None:
    """R-T4: the first Giant of the Age takes the token, 2 at once and 6 at the end."""
    table = ending(
        players=4,
        tribes=("centaur", "elf", "giant", "halfling", "minotaur", "wizard"),
        hands={0: "giant.red, elf.red, wizard.red"},
        tokens={"rhea": (0, 0, 6)},
    )
    assert decision(table) == "lead-colour giant.red"


@pytest.mark.parametrize(("halflings", "minotaurs"), [("red", "blue"), ("blue", "red")])
def test_it_discards_nothing_that_the_next_player_needs(halflings: str, minotaurs: str) -> None:
    """Both pairs bring 1, and one of them is discarded: not the red one, to a next player who holds three reds."""
    reds = "elf.red, centaur.red, wizard.red"
    own = f"halfling.{halflings}, halfling.green, minotaur.{minotaurs}, minotaur.orange"
    table = whole_turn(ending(players=4, hands={0: own, 1: reds}, known={1: reds}))
    assert pool(table).keys() & {"halfling.red", "minotaur.red"} == set()
    assert len(pool(table)) == 2


def test_an_elf_keeps_what_belongs_together() -> None:
    """R-T3: two of four, and two of them are Wizards."""
    table = scenario(hands={0: "elf.red, elf.green, wizard.purple, wizard.blue, minotaur.orange, centaur.grey"})
    play_band(table, "elf.red, elf.green")
    assert hand(whole_turn(table), 0) == {"wizard.purple": 1, "wizard.blue": 1}
