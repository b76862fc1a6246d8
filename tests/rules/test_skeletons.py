"""Skeletons: in every Band, never its Leader, gone before Bands are scored (R-T9, D2, D29, O3, O4, O33, O34)."""

from collections import Counter

import pytest

from ethnos.engine.actions import ACTION_NAMES, card_name
from ethnos.engine.components import CARD_KINDS, SKELETON_CARD
from ethnos.engine.state import Table
from tests.scenario import (
    act,
    bands_glory,
    booked,
    end_age,
    glory,
    hand,
    legal,
    markers,
    phase,
    places,
    play_band,
    pool,
    scenario,
)


def laid_by(table: Table, seat: int) -> list[Counter[str]]:
    """The Bands in front of a seat."""
    bands, start = [], 0
    for owner, end in zip(table.band_owner[: table.bands], table.band_end[: table.bands], strict=True):
        if owner == seat:
            bands.append(Counter(card_name(int(kind)) for kind in table.laid[start:end]))
        start = int(end)
    return bands


# --- In a Band ------------------------------------------------------------------------------------------------


def test_d29_skeletons_join_a_band_of_one_tribe() -> None:
    band = "elf.red, elf.blue, 2 skeleton"
    table = play_band(scenario(hands={0: band}), band)
    assert laid_by(table, 0) == [{"elf.red": 1, "elf.blue": 1, "skeleton": 2}]


def test_d29_skeletons_join_a_band_of_one_colour() -> None:
    band = "giant.red, dwarf.red, 2 skeleton"
    table = play_band(scenario(hands={0: band}), band)
    assert laid_by(table, 0) == [{"giant.red": 1, "dwarf.red": 1, "skeleton": 2}]


@pytest.mark.parametrize("band", ["giant.red, giant.blue, 2 skeleton", "giant.red, dwarf.red, 2 skeleton"])
def test_d29_trap_the_same_skeletons_join_by_tribe_and_by_colour(band: str) -> None:
    table = scenario(hands={0: "giant.red, giant.blue, dwarf.red, 2 skeleton"}, markers={0: {"rhea": 3}})
    play_band(table, band)
    assert laid_by(table, 0)[0]["skeleton"] == 2
    assert markers(table, 0, "rhea") == 4
    assert pool(table).total() == 1


def test_o4_skeletons_do_not_join_cards_that_share_neither_tribe_nor_colour() -> None:
    table = scenario(hands={0: "giant.red, dwarf.blue, 3 skeleton"})
    assert {name for name in legal(table) if name.startswith("lead")} == {
        "lead-tribe giant.red",
        "lead-tribe dwarf.blue",
    }
    act(table, "lead-tribe giant.red", "play")
    assert laid_by(table, 0) == [{"giant.red": 1, "skeleton": 3}]


def test_o4_a_single_card_with_nine_skeletons_is_a_band() -> None:
    table = scenario(hands={0: "giant.red, 9 skeleton"}, markers={0: {"rhea": 9}})
    assert legal(table) == {"lead-tribe giant.red"}
    play_band(table, "giant.red, 9 skeleton")
    assert markers(table, 0, "rhea") == 10


def test_o4_the_leader_is_always_one_of_the_other_cards() -> None:
    table = act(scenario(hands={0: "giant.red, 2 skeleton"}), "lead-tribe giant.red")
    assert legal(table) == {"leave skeleton", "play"}


def test_r_t9_no_decision_leads_with_a_skeleton() -> None:
    assert not [name for name in ACTION_NAMES if name.startswith("lead") and "skeleton" in name]


def test_r_t9_skeletons_can_be_left_out_one_by_one() -> None:
    table = play_band(scenario(hands={0: "giant.red, 3 skeleton"}), "giant.red, skeleton")
    assert laid_by(table, 0) == [{"giant.red": 1, "skeleton": 1}]
    assert pool(table) == {"skeleton": 2}


@pytest.mark.parametrize(("skeletons", "placed"), [(1, 0), (2, 1)])
def test_r_t9_skeletons_count_for_the_placement(skeletons: int, placed: int) -> None:
    band = f"giant.red, {skeletons} skeleton"
    table = play_band(scenario(hands={0: band}, markers={0: {"rhea": 2}}), band)
    assert markers(table, 0, "rhea") == 2 + placed


def test_r_t9_skeletons_count_for_x() -> None:
    table = play_band(scenario(hands={0: "troll.red, 2 skeleton"}), "troll.red, 2 skeleton")
    assert legal(table) == {"token 1", "token 2", "token 3", "token none"}


def test_o33_all_skeletons_are_one_kind_of_card() -> None:
    assert CARD_KINDS == 67
    assert card_name(SKELETON_CARD) == "skeleton"
    table = scenario(pool="2 skeleton, elf.red, elf.blue")
    assert legal(table) == {"draw", "take skeleton", "take elf.red", "take elf.blue"}


# --- At the end of the Age ------------------------------------------------------------------------------------


def test_tv25_a_band_of_five_with_two_skeletons_scores_as_three() -> None:
    assert bands_glory("elf.red, elf.blue, elf.green, 2 skeleton") == 3


def test_r38_a_single_card_with_nine_skeletons_scores_nothing() -> None:
    assert bands_glory("elf.red, 9 skeleton") == 0


def test_r38_skeletons_leave_every_band_of_everybody() -> None:
    table = scenario(bands=[(0, "2 elf.red, skeleton"), (1, "2 giant.red, 3 skeleton"), (0, "2 orc.blue, 2 skeleton")])
    end_age(table)
    assert [booked(table, 1, seat, "bands") for seat in range(2)] == [2, 1]


def test_o11_skeletons_leave_without_a_question() -> None:
    table = end_age(scenario(bands=[(0, "2 elf.red, 4 skeleton")]))
    assert (phase(table), int(table.age)) == ("turn", 2)
    assert glory(table) == [1, 0, 0, 0]


def test_d29_in_the_next_age_all_twelve_are_there_again() -> None:
    table = end_age(scenario(hands={1: "3 skeleton"}, pool="skeleton", bands=[(0, "elf.red, 4 skeleton")]))
    in_deck = [int(kind) for kind in table.deck[: table.deck_left]].count(SKELETON_CARD)
    in_hands = sum(hand(table, seat)["skeleton"] for seat in range(4))
    assert table.age == 2
    assert in_deck + in_hands + pool(table)["skeleton"] == 12


# --- Hands of nothing but Skeletons ---------------------------------------------------------------------------


@pytest.mark.parametrize("skeletons", [1, 5, 9])
@pytest.mark.parametrize("option", ["discard", "win"])
def test_o3_one_to_nine_skeletons_have_to_recruit(skeletons: int, option: str) -> None:
    table = scenario(hands={0: f"{skeletons} skeleton"}, pool="elf.red", ten_skeletons=option)
    assert legal(table) == {"draw", "take elf.red"}


def test_o3_trap_ten_skeletons_are_shown_and_discarded() -> None:
    table = scenario(hands={0: "10 skeleton"}, pool="elf.red")
    assert legal(table) == {"show"}
    act(table, "show")
    assert pool(table) == {"elf.red": 1, "skeleton": 10}
    assert not hand(table, 0)
    assert table.bands == 0
    assert table.supply[0] == 25
    assert (phase(table), int(table.seat)) == ("turn", 1)


@pytest.mark.parametrize("preset", ["english", "portuguese", "russian", "german"])
def test_d2_ten_skeletons_do_not_win_outside_the_polish_edition(preset: str) -> None:
    table = act(scenario(hands={0: "10 skeleton"}, preset=preset), "show")
    assert phase(table) == "turn"
    assert places(table) == [0, 0, 0, 0]


def test_tv31_d2_trap_with_the_option_ten_skeletons_win_at_once() -> None:
    table = act(scenario(hands={2: "10 skeleton"}, seat=2, ten_skeletons="win"), "show")
    assert phase(table) == "over"
    assert places(table)[2] == 1
    assert not legal(table)


def test_tv31_the_polish_edition_lets_ten_skeletons_win() -> None:
    table = act(scenario(hands={0: "10 skeleton"}, preset="polish"), "show")
    assert phase(table) == "over"
    assert places(table)[0] == 1


def test_o34_the_winner_is_first_and_glory_orders_the_rest() -> None:
    table = scenario(
        hands={0: "10 skeleton"}, glory={0: 1, 1: 5, 2: 20, 3: 5}, markers={3: {"rhea": 1}}, ten_skeletons="win"
    )
    act(table, "show")
    assert places(table) == [1, 4, 2, 3]


def test_o34_the_winner_stands_alone_even_if_another_has_as_much_glory() -> None:
    table = act(scenario(hands={0: "10 skeleton"}, ten_skeletons="win"), "show")
    assert places(table) == [1, 2, 2, 2]


def test_o34_nothing_more_is_scored() -> None:
    table = scenario(
        hands={0: "10 skeleton"},
        tokens={"rhea": [4, 6, 8]},
        markers={1: {"rhea": 2}},
        giant=(1, 3),
        horde={2: ["red", "blue"]},
        bands=[(3, "2 elf.red, elf.blue")],
        ten_skeletons="win",
    )
    act(table, "show")
    assert glory(table) == [0, 0, 0, 0]


def test_r20_nine_skeletons_and_another_card_have_to_be_played() -> None:
    table = scenario(hands={0: "elf.red, 9 skeleton"}, pool="giant.red", ten_skeletons="win")
    assert legal(table) == {"lead-tribe elf.red"}
