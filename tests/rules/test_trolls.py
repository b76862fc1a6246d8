"""Trolls: tokens that break ties at the end of the Age (R-T10, R34, D9, D10, D11, O11, O14, O24)."""

import pytest

from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.state import NOBODY, Table
from ethnos.game.scores import leaders_in
from tests.scenario import (
    act,
    booked,
    end_age,
    kingdom_glory,
    legal,
    markers,
    merfolk_glory,
    phase,
    places,
    play_band,
    scenario,
)

FOUR = "troll.red, troll.blue, troll.green, troll.grey"


def held_by(table: Table, seat: int) -> set[int]:
    """The values of a seat's Troll tokens."""
    return {value for value, holder in enumerate(table.trolls, 1) if holder == seat}


def duel(first: set[int], second: set[int]) -> list[int]:
    """Seats 1 and 2 are tied in Rhea in Age I for 8 Glory and hold these tokens."""
    trolls = dict.fromkeys(first, 1) | dict.fromkeys(second, 2)
    return kingdom_glory(1, [8, 8, 8], [0, 2, 2, 0], trolls=trolls)[1:3]


# --- Taking a token -------------------------------------------------------------------------------------------


def test_r34_trolls_decide_who_is_first_in_a_kingdom() -> None:
    tied = scenario(markers={0: {"duris": 2}, 1: {"duris": 2}, 2: {"duris": 1}})
    assert leaders_in(tied, KINGDOM_NAMES.index("duris")) == [0, 1]
    decided = scenario(markers={0: {"duris": 2}, 1: {"duris": 2}, 2: {"duris": 1}}, tribes=["troll"], trolls={3: 1})
    assert leaders_in(decided, KINGDOM_NAMES.index("duris")) == [1]
    assert leaders_in(decided, KINGDOM_NAMES.index("rhea")) == []


def test_tv26_a_band_of_four_may_take_any_free_token_up_to_four() -> None:
    table = play_band(scenario(hands={0: FOUR}), FOUR)
    assert legal(table) == {"token 1", "token 2", "token 3", "token 4", "token none"}
    act(table, "token 4")
    assert held_by(table, 0) == {4}
    assert (phase(table), int(table.seat)) == ("turn", 1)


def test_tv26_trap_the_lower_token_can_be_chosen() -> None:
    table = act(play_band(scenario(hands={0: FOUR}), FOUR), "token 2")
    assert held_by(table, 0) == {2}
    assert held_by(table, NOBODY) == {1, 3, 4, 5, 6}


def test_r_t10_ten_cards_may_take_any_token() -> None:
    band = "troll.red, 9 skeleton"
    table = play_band(scenario(hands={0: band}), band)
    assert legal(table) == {*(f"token {value}" for value in range(1, 7)), "token none"}


def test_r_t10_a_token_that_somebody_holds_cannot_be_taken() -> None:
    table = play_band(scenario(hands={0: FOUR}, trolls={4: 1, 2: 0}), FOUR)
    assert legal(table) == {"token 1", "token 3", "token none"}


def test_r_t10_with_no_token_free_up_to_x_nothing_is_asked() -> None:
    table = play_band(scenario(hands={0: "2 troll.red"}, trolls={1: 1, 2: 2}), "2 troll.red")
    assert held_by(table, 0) == set()
    assert (phase(table), int(table.seat)) == ("turn", 1)


def test_r_t10_one_seat_can_gather_several_tokens() -> None:
    table = act(play_band(scenario(hands={0: FOUR}, trolls={6: 0}), FOUR), "token 3")
    assert held_by(table, 0) == {3, 6}


def test_o11_the_token_can_be_declined() -> None:
    table = act(play_band(scenario(hands={0: FOUR}), FOUR), "token none")
    assert held_by(table, 0) == set()
    assert (phase(table), int(table.seat)) == ("turn", 1)


def test_o14_a_band_too_small_for_a_marker_takes_a_token() -> None:
    table = scenario(hands={0: "2 troll.red"}, markers={0: {"rhea": 2}})
    act(play_band(table, "2 troll.red"), "token 2")
    assert markers(table, 0, "rhea") == 2
    assert held_by(table, 0) == {2}


def test_r26_a_troll_who_does_not_lead_takes_nothing() -> None:
    table = play_band(scenario(hands={0: "dwarf.red, troll.red"}), "dwarf.red, troll.red")
    assert held_by(table, 0) == set()
    assert table.seat == 1


# --- Breaking ties --------------------------------------------------------------------------------------------


def test_tv27_d10_the_higher_token_wins_the_tie_and_the_loser_gets_nothing_in_age_one() -> None:
    assert duel({4}, {2}) == [8, 0]
    assert duel({2}, {4}) == [0, 8]


def test_tv28_equal_sums_are_decided_by_the_best_single_token() -> None:
    assert duel({1, 3}, {4}) == [0, 8]
    assert duel({4}, {1, 3}) == [8, 0]


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ({5, 4, 1}, {6, 3}),  # 10 v 9: as text and by the highest token the other way round
        ({6, 4}, {5, 3}),  # 10 v 8
        ({5, 4, 3}, {6, 2, 1}),  # 12 v 9
        ({1, 2, 3, 4}, {6}),  # 10 v 6
        ({5, 4, 3, 2, 1}, {6}),  # 15 v 6
    ],
)
def test_r_t10_trap_sums_of_ten_and_more_are_numbers(stronger: set[int], weaker: set[int]) -> None:
    assert duel(stronger, weaker) == [8, 0]
    assert duel(weaker, stronger) == [0, 8]


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ({6, 4}, {5, 3, 2}),  # 10 v 10
        ({6, 1}, {5, 2}),  # 7 v 7
        ({6}, {1, 2, 3}),  # 6 v 6
        ({5, 1}, {4, 2}),  # 6 v 6
    ],
)
def test_r_t10_trap_the_second_tie_break_is_the_best_single_token(stronger: set[int], weaker: set[int]) -> None:
    assert duel(stronger, weaker) == [8, 0]
    assert duel(weaker, stronger) == [0, 8]


def test_r34_tokens_decide_nothing_where_nobody_is_tied() -> None:
    assert kingdom_glory(1, [8, 8, 8], [3, 2, 0, 0], trolls={6: 1}) == [8, 0, 0, 0]


def test_o22_tokens_do_not_rank_a_seat_without_markers() -> None:
    assert kingdom_glory(3, [2, 6, 8], [1, 0, 0, 0], trolls={6: 1}) == [8, 0, 0, 0]


def test_d10_the_loser_of_a_tie_takes_the_next_place() -> None:
    assert kingdom_glory(2, [2, 4, 8], [3, 3, 1, 0], trolls={2: 1}) == [2, 4, 0, 0]


def test_d10_with_two_players_the_loser_of_a_tie_gets_nothing_in_age_two_either() -> None:
    layout = {seat: {"rhea": 2} for seat in (0, 1)}
    table = end_age(scenario(players=2, age=2, tokens={"rhea": [2, 6]}, markers=layout, trolls={1: 1}))
    assert [booked(table, 2, seat, "rhea") for seat in (0, 1)] == [0, 6]


def test_d9_tokens_break_ties_for_second_place_too() -> None:
    assert kingdom_glory(2, [2, 4, 8], [3, 2, 2, 0], trolls={1: 2}) == [4, 0, 2, 0]


def test_d9_tokens_break_ties_for_third_place_too() -> None:
    assert kingdom_glory(3, [2, 6, 8], [4, 3, 2, 2], trolls={1: 3}) == [8, 6, 0, 2]


def test_dv5_one_of_three_with_a_token_comes_first_and_the_others_share() -> None:
    assert kingdom_glory(3, [2, 6, 8], [2, 2, 2, 0], trolls={5: 0}) == [8, 4, 4, 0]


@pytest.mark.parametrize(
    ("standing", "trolls", "points"),
    [
        ([2, 2, 2, 0], {2: 0, 3: 1}, [6, 8, 2, 0]),
        ([2, 2, 2, 0], {1: 2, 3: 2, 4: 0}, [8, 2, 6, 0]),
        ([2, 2, 2, 2], {2: 0, 3: 1, 4: 3}, [2, 6, 0, 8]),
        ([2, 2, 2, 2], {2: 2, 3: 1}, [1, 8, 6, 1]),
        ([2, 2, 2, 2], {5: 1}, [2, 8, 2, 2]),
    ],
)
def test_o24_three_or_more_are_sorted_by_tokens_and_equals_share_the_rest(
    standing: list[int], trolls: dict[int, int], points: list[int]
) -> None:
    assert kingdom_glory(3, [2, 6, 8], standing, trolls=trolls) == points


# --- Where they count -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scope", "points"), [("kingdoms_and_merfolk", [2, 4, 0, 0]), ("kingdoms_only", [3, 3, 0, 0])])
def test_d9_tokens_break_ties_on_the_merfolk_board_unless_the_option_says_no(scope: str, points: list[int]) -> None:
    assert merfolk_glory(3, [6, 6, 0, 0], trolls={1: 1}, troll_scope=scope) == points


@pytest.mark.parametrize(("scope", "points"), [("kingdoms_and_merfolk", [0, 2, 0, 0]), ("kingdoms_only", [1, 1, 0, 0])])
def test_d9_d8_tokens_and_a_board_on_which_only_the_leader_scores(scope: str, points: list[int]) -> None:
    options = {"troll_scope": scope, "merfolk_scoring": "leader_only"}
    assert merfolk_glory(2, [6, 6, 0, 0], trolls={1: 1}, **options) == points


@pytest.mark.parametrize("scope", ["kingdoms_and_merfolk", "kingdoms_only"])
def test_d9_tokens_break_ties_in_kingdoms_with_either_option(scope: str) -> None:
    layout = {seat: {"rhea": 2} for seat in (0, 1)}
    table = scenario(tokens={"rhea": [4, 6, 8]}, markers=layout, trolls={3: 1}, troll_scope=scope)
    end_age(table)
    assert [booked(table, 1, seat, "rhea") for seat in (0, 1)] == [0, 4]


@pytest.mark.parametrize(("preset", "points"), [("english", [0, 1]), ("polish", [0, 1]), ("german", [0, 0])])
def test_d9_the_german_edition_divides_merfolk_ties(preset: str, points: list[int]) -> None:
    table = end_age(scenario(merfolk={0: 6, 1: 6}, trolls={1: 1}, preset=preset))
    assert [booked(table, 1, seat, "merfolk") for seat in (0, 1)] == points


def test_d9_o9_tokens_do_not_rank_those_on_space_0_of_the_merfolk_board() -> None:
    assert merfolk_glory(3, [0, 0, 5, 0], trolls={6: 0}) == [0, 0, 4, 0]


def test_d9_tokens_do_not_break_the_tie_at_the_end_of_the_game() -> None:
    table = end_age(scenario(age=3, trolls={6: 1}))
    assert phase(table) == "over"
    assert places(table) == [1, 1, 1, 1]


def test_d11_the_same_token_serves_for_the_kingdoms_and_then_for_the_merfolk_board() -> None:
    table = scenario(
        tokens={"rhea": [4, 6, 8]},
        markers={seat: {"rhea": 2} for seat in (0, 1)},
        merfolk={0: 6, 1: 6},
        trolls={1: 1},
    )
    end_age(table)
    assert [booked(table, 1, seat, "rhea") for seat in (0, 1)] == [0, 4]
    assert [booked(table, 1, seat, "merfolk") for seat in (0, 1)] == [0, 1]


def test_d11_tokens_are_still_held_when_the_orcs_decide_and_back_in_the_next_age() -> None:
    table = end_age(scenario(trolls={1: 1, 6: 2}, horde={0: ["red"]}))
    assert phase(table) == "pillage"
    assert (held_by(table, 1), held_by(table, 2)) == ({1}, {6})
    act(table, "pillage")
    assert table.age == 2
    assert held_by(table, NOBODY) == {1, 2, 3, 4, 5, 6}
