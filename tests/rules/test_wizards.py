"""Wizards: X cards from the deck after the discard (R-T12, D39, O11, O14, O16, O17, O29)."""

import pytest

from ethnos.engine.components import NO_CARD
from tests.scenario import act, booked, glory, hand, legal, markers, phase, phase_and_seat, play_band, pool, scenario

TWO = "wizard.red, wizard.blue"
THREE = "wizard.red, wizard.blue, wizard.green"


def test_tv30_two_wizards_discard_two_cards_and_then_draw_two() -> None:
    table = scenario(hands={0: f"{TWO}, elf.green, orc.grey"}, pool="giant.red", deck="troll.red, troll.blue, elf.red")
    play_band(table, TWO)
    assert not hand(table, 0)
    assert pool(table) == {"giant.red": 1, "elf.green": 1, "orc.grey": 1}
    act(table, "wizard draw")
    assert hand(table, 0) == {"troll.red": 1, "troll.blue": 1}
    assert pool(table) == {"giant.red": 1, "elf.green": 1, "orc.grey": 1}
    assert phase_and_seat(table) == ("turn", 1)


def test_d39_o11_drawing_is_a_choice() -> None:
    table = scenario(hands={0: f"{TWO}, elf.green"})
    before = int(table.deck_left)
    act(play_band(table, TWO), "wizard none")
    assert not hand(table, 0)
    assert table.deck_left == before
    assert phase_and_seat(table) == ("turn", 1)


def test_o16_the_one_choice_is_all_x_cards_or_none() -> None:
    table = play_band(scenario(hands={0: THREE}), THREE)
    assert legal(table) == {"wizard draw", "wizard none"}
    act(table, "wizard draw")
    assert hand(table, 0).total() == 3
    assert phase_and_seat(table) == ("turn", 1)


def test_r29_skeletons_in_the_band_count_for_the_draw() -> None:
    table = act(play_band(scenario(hands={0: "wizard.red, 9 skeleton"}), "wizard.red, 9 skeleton"), "wizard draw")
    assert hand(table, 0).total() == 10


def test_o14_a_band_too_small_for_a_marker_draws() -> None:
    table = scenario(hands={0: TWO}, markers={0: {"rhea": 2}}, deck="elf.red, orc.red")
    act(play_band(table, TWO), "wizard draw")
    assert markers(table, 0, "rhea") == 2
    assert hand(table, 0) == {"elf.red": 1, "orc.red": 1}


def test_r26_a_wizard_who_does_not_lead_draws_nothing() -> None:
    table = play_band(scenario(hands={0: "dwarf.red, wizard.red"}), "dwarf.red, wizard.red")
    assert not hand(table, 0)
    assert phase_and_seat(table) == ("turn", 1)


def test_o16_a_dragon_on_the_way_is_replaced() -> None:
    table = scenario(hands={0: TWO}, deck="elf.red, dragon, orc.red, giant.red")
    act(play_band(table, TWO), "wizard draw")
    assert hand(table, 0) == {"elf.red": 1, "orc.red": 1}
    assert table.dragons == 1
    assert phase_and_seat(table) == ("turn", 1)


def test_o17_two_dragons_in_a_row_are_both_replaced_from_the_deck() -> None:
    table = scenario(hands={0: TWO}, pool="giant.blue", deck="dragon, dragon, elf.red, orc.red, giant.red")
    act(play_band(table, TWO), "wizard draw")
    assert hand(table, 0) == {"elf.red": 1, "orc.red": 1}
    assert pool(table) == {"giant.blue": 1}
    assert (int(table.dragons), int(table.age)) == (2, 1)


def test_o17_the_replacement_of_a_dragon_can_be_the_third() -> None:
    table = scenario(hands={0: TWO}, dragons=1, deck="elf.red, dragon, dragon, orc.red")
    act(play_band(table, TWO), "wizard draw")
    assert table.age == 2
    assert hand(table, 0).total() == 1


def test_o16_trap_the_third_dragon_ends_the_age_and_band_and_marker_score() -> None:
    table = scenario(
        hands={0: f"{THREE}, elf.green"},
        dragons=2,
        deck="orc.red, dragon, orc.blue",
        tokens={"rhea": [4, 6, 8]},
        markers={0: {"rhea": 1}, 1: {"rhea": 1}},
    )
    act(play_band(table, THREE), "wizard draw")
    assert table.age == 2
    assert markers(table, 0, "rhea") == 2
    assert booked(table, 1, 0, "rhea") == 4
    assert booked(table, 1, 0, "bands") == 3
    assert glory(table) == [7, 0, 0, 0]


def test_o16_trap_cards_drawn_before_the_third_dragon_go_with_the_hands() -> None:
    table = scenario(
        hands={0: f"{THREE}, elf.green", 1: "elf.red"},
        dragons=2,
        deck="orc.red, dragon, orc.blue",
        horde={2: ["red"]},
    )
    act(play_band(table, THREE), "wizard draw")
    assert phase_and_seat(table) == ("pillage", 2)
    assert not hand(table, 0)
    assert pool(table) == {"elf.green": 1, "orc.red": 1, "elf.red": 1}
    assert table.dragon_seat == 0


@pytest.mark.parametrize(
    "deck", ["dragon, orc.red, orc.blue", "orc.red, dragon, orc.blue", "orc.red, orc.blue, dragon"]
)
def test_o16_the_third_dragon_ends_the_age_whichever_card_it_is(deck: str) -> None:
    table = act(play_band(scenario(hands={0: THREE}, dragons=2, deck=deck), THREE), "wizard draw")
    assert (phase(table), int(table.age)) == ("turn", 2)
    assert [hand(table, seat).total() for seat in range(4)] == [1, 1, 1, 1]


def test_o29_every_band_of_a_turn_is_complete_when_the_age_ends() -> None:
    table = scenario(
        hands={0: f"2 centaur.grey, centaur.red, {TWO}"},
        dragons=2,
        deck="dragon",
        tokens={"pelagon": [2, 4, 6], "rhea": [4, 6, 8]},
        horde={3: ["blue"]},
    )
    play_band(table, "2 centaur.grey, centaur.red")
    act(play_band(table, TWO), "wizard draw")
    assert phase_and_seat(table) == ("pillage", 3)
    assert (int(table.bands), int(table.chain), int(table.leader)) == (2, 0, NO_CARD)
    act(table, "pillage none")
    assert booked(table, 1, 0, "pelagon") == 2
    assert booked(table, 1, 0, "rhea") == 4
    assert booked(table, 1, 0, "bands") == 3 + 1


def test_o29_declining_the_draw_leaves_the_third_dragon_in_the_deck() -> None:
    table = act(play_band(scenario(hands={0: TWO}, dragons=2, deck="dragon"), TWO), "wizard none")
    assert (int(table.age), int(table.dragons)) == (1, 2)
    assert phase_and_seat(table) == ("turn", 1)
