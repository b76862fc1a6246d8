"""Halflings: a Band that they lead places no marker (R-T5, D37, O11)."""

import pytest

from ethnos.engine import play as engine
from ethnos.engine.actions import card_name
from ethnos.engine.components import CARD_KINDS
from tests.scenario import booked, end_age, legal, markers, phase, play_band, pool, scenario

SIX = "4 halfling.red, 2 halfling.blue"


def test_dv12_six_cards_led_by_a_halfling_place_no_marker_and_score_fifteen() -> None:
    table = scenario(hands={0: SIX})
    play_band(table, SIX)
    assert not any(table.markers[0])
    assert table.supply[0] == 25
    end_age(table)
    assert booked(table, 1, 0, "bands") == 15


@pytest.mark.parametrize("leader", ["halfling.red", "elf.red", "dwarf.red"])
def test_d37_halflings_can_lead_a_mixed_band_like_anybody(leader: str) -> None:
    table = scenario(hands={0: "halfling.red, elf.red, dwarf.red"})
    assert {f"lead-tribe {leader}", f"lead-colour {leader}"} <= legal(table)


def test_d37_a_mixed_band_led_by_a_halfling_places_no_marker_and_scores() -> None:
    table = scenario(hands={0: "halfling.red, elf.red, dwarf.red, orc.blue"})
    play_band(table, "halfling.red, elf.red, dwarf.red")
    assert markers(table, 0, "rhea") == 0
    assert pool(table) == {"orc.blue": 1}
    end_age(table)
    assert booked(table, 1, 0, "bands") == 3


@pytest.mark.parametrize("placement", ["must", "may"])
def test_o11_the_restriction_asks_nothing(placement: str) -> None:
    table = play_band(scenario(hands={0: SIX}, placement=placement), SIX)
    assert (phase(table), int(table.seat)) == ("turn", 1)
    assert not any(table.markers[0])


def test_r26_a_halfling_who_does_not_lead_hinders_nobody() -> None:
    table = scenario(hands={0: "minotaur.red, 2 halfling.red"}, markers={0: {"rhea": 3}})
    play_band(table, "minotaur.red, 2 halfling.red")
    assert markers(table, 0, "rhea") == 4


def test_r_t5_there_are_24_halflings_four_of_each_colour() -> None:
    table = engine.new_table(4, "english", ["halfling", "dwarf", "elf", "orc", "giant", "troll"], 1)
    drawn = [int(kind) for kind in table.deck[: table.deck_left] if kind < CARD_KINDS]
    counts = {
        card_name(kind): drawn.count(kind) + int(table.pool[kind]) + sum(table.hands.column(kind))
        for kind in range(CARD_KINDS)
    }
    halflings = {card: count for card, count in counts.items() if card.startswith("halfling.")}
    assert list(halflings.values()) == [4] * 6
    assert sum(counts.values()) == 24 + 5 * 12
