"""Merfolk: X spaces on their board, an extra marker for each symbol, Glory for the front (R-T6, R35, D8, O5 to O11)."""

import pytest

from ethnos.engine.state import Table
from tests.scenario import act, end_age, legal, markers, merfolk_glory, phase, play_band, pool, scenario

ANYWHERE = {f"place {kingdom}" for kingdom in ("duris", "rhea", "straton", "althea", "ithys", "pelagon")}
THREE = "merfolk.green, merfolk.red, merfolk.blue"
TEN = [f"merfolk.{colour}" for colour in ("green", "red", "blue", "orange", "grey") for _ in range(2)]


def swim(start: int, size: int, supply: int = 24) -> Table:
    """Seat 0, on a space of the Merfolk board, has played a Band of this size led by a green Merfolk."""
    band = ", ".join(TEN[:size])
    return play_band(scenario(hands={0: band}, merfolk={0: start}, supply={0: supply}), band)


def space(table: Table, seat: int = 0) -> int:
    """Where a seat stands on the Merfolk board."""
    return int(table.merfolk[seat])


# --- The move -------------------------------------------------------------------------------------------------


def test_tv20_three_green_merfolk_place_move_and_earn_an_extra_marker_anywhere() -> None:
    table = scenario(hands={0: f"{THREE}, elf.red"}, merfolk={0: 0}, markers={0: {"althea": 2, "duris": 3}})
    play_band(table, THREE)
    assert markers(table, 0, "althea") == 3
    assert space(table) == 3
    assert legal(table) == ANYWHERE | {"place none"}
    act(table, "place duris")
    assert markers(table, 0, "duris") == 4
    assert pool(table) == {"elf.red": 1}
    assert table.seat == 1


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_d23_the_marker_moves_exactly_x_spaces(size: int) -> None:
    assert space(swim(0, size)) == size


def test_o11_the_move_is_automatic() -> None:
    table = swim(0, 2)
    assert (phase(table), int(table.seat), space(table)) == ("turn", 1, 2)


def test_r29_skeletons_count_for_the_move() -> None:
    band = "merfolk.green, 3 skeleton"
    assert space(play_band(scenario(hands={0: band}), band)) == 4


def test_o14_a_band_too_small_for_a_marker_moves_and_earns_the_extra_one() -> None:
    table = scenario(hands={0: "merfolk.green"}, merfolk={0: 2}, markers={0: {"althea": 1}})
    play_band(table, "merfolk.green")
    assert markers(table, 0, "althea") == 1
    assert space(table) == 3
    assert phase(table) == "extra"


def test_r26_merfolk_who_do_not_lead_move_nothing() -> None:
    band = "dwarf.green, 2 merfolk.green"
    table = play_band(scenario(hands={0: band}, merfolk={0: 2}), band)
    assert space(table) == 2
    assert table.seat == 1


# --- Symbols and extra markers --------------------------------------------------------------------------------


def test_dv15_o6_two_symbols_in_one_move_earn_two_extra_markers() -> None:
    table = swim(2, 6)
    assert space(table) == 8
    act(table, "place duris", "place pelagon")
    assert (markers(table, 0, "duris"), markers(table, 0, "pelagon"), markers(table, 0, "althea")) == (1, 1, 1)
    assert table.seat == 1


def test_o6_trap_three_symbols_in_one_move_earn_three_extra_markers() -> None:
    table = swim(2, 10)
    assert space(table) == 12
    act(table, "place duris", "place rhea", "place rhea")
    assert (markers(table, 0, "duris"), markers(table, 0, "rhea"), markers(table, 0, "althea")) == (1, 2, 1)
    assert table.supply[0] == 24 - 4
    assert table.seat == 1


@pytest.mark.parametrize(
    ("start", "size", "extra"),
    [(0, 2, 0), (0, 3, 1), (0, 4, 1), (3, 3, 0), (3, 4, 1), (7, 4, 0), (7, 5, 1), (12, 5, 0), (12, 6, 1), (2, 5, 2)],
)
def test_r_t6_symbols_stand_on_3_7_12_and_18(start: int, size: int, extra: int) -> None:
    assert swim(start, size).extra == extra


def test_o7_trap_steps_beyond_the_last_space_are_lost() -> None:
    table = swim(16, 6)
    assert space(table) == 18
    assert table.extra == 1
    act(table, "place duris")
    assert table.seat == 1


def test_o7_trap_passing_a_symbol_and_reaching_the_end_earns_two_extra_markers() -> None:
    table = swim(11, 10)
    assert space(table) == 18
    assert table.extra == 2


def test_o7_trap_on_the_last_space_nothing_moves_and_nothing_is_earned() -> None:
    table = swim(18, 6)
    assert space(table) == 18
    assert table.supply[0] == 24 - 1
    assert (phase(table), int(table.seat)) == ("turn", 1)


def test_o7_those_on_the_last_space_are_tied() -> None:
    assert merfolk_glory(3, [18, 17, 18, 0]) == [3, 1, 3, 0]


def test_o8_trap_declining_an_extra_marker_forfeits_it() -> None:
    table = act(swim(0, 3), "place none")
    assert table.supply[0] == 24 - 1
    assert (phase(table), int(table.seat), int(table.extra)) == ("turn", 1, 0)


def test_o8_trap_declining_the_first_of_two_extra_markers_forfeits_both() -> None:
    table = act(swim(2, 6), "place none")
    assert table.supply[0] == 24 - 1
    assert (phase(table), int(table.seat)) == ("turn", 1)


def test_o11_o8_the_second_extra_marker_can_be_declined() -> None:
    table = act(swim(2, 6), "place ithys", "place none")
    assert markers(table, 0, "ithys") == 1
    assert table.supply[0] == 24 - 2
    assert table.seat == 1


def test_o8_extra_markers_of_one_move_are_placed_in_ascending_order() -> None:
    table = act(swim(2, 6), "place ithys")
    assert legal(table) == {"place ithys", "place pelagon", "place none"}


def test_o8_the_extra_marker_comes_after_the_normal_one_and_may_go_to_the_same_kingdom() -> None:
    table = scenario(hands={0: THREE}, merfolk={0: 0}, markers={0: {"althea": 2}})
    act(play_band(table, THREE), "place althea")
    assert markers(table, 0, "althea") == 4


def test_o8_the_extra_marker_ignores_the_two_player_total() -> None:
    crowded = {0: {"duris": 2, "althea": 1}, 1: {"duris": 3, "althea": 2}}
    table = scenario(players=2, hands={0: THREE}, merfolk={0: 0}, markers=crowded)
    play_band(table, THREE)
    assert markers(table, 0, "althea") == 1
    assert legal(table) == ANYWHERE | {"place none"}
    act(table, "place duris")
    assert markers(table, 0, "duris") == 3


# --- Supply ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tribes", "supply"), [(["merfolk"], 24), (["orc"], 25)])
def test_o5_one_marker_scores_and_one_stands_on_the_merfolk_board_if_it_is_in_play(
    tribes: list[str], supply: int
) -> None:
    table = scenario(tribes=tribes)
    assert [int(count) for count in table.supply[:4]] == [supply] * 4


def test_o5_trap_with_an_empty_supply_the_move_earns_no_extra_marker() -> None:
    table = swim(0, 3, supply=0)
    assert space(table) == 3
    assert not any(table.markers[0])
    assert (phase(table), int(table.seat)) == ("turn", 1)


def test_o5_trap_the_normal_placement_takes_the_last_marker_before_the_extra_one() -> None:
    table = swim(0, 3, supply=1)
    assert markers(table, 0, "althea") == 1
    assert table.supply[0] == 0
    assert table.seat == 1


def test_o5_trap_the_supply_runs_out_between_two_extra_markers() -> None:
    table = act(swim(2, 6, supply=2), "place duris")
    assert markers(table, 0, "duris") == 1
    assert table.supply[0] == 0
    assert table.seat == 1


# --- Scoring --------------------------------------------------------------------------------------------------


def test_tv21_alone_in_front_at_the_end_of_age_one_gains_one() -> None:
    assert merfolk_glory(1, [4, 3, 0, 0]) == [1, 0, 0, 0]


@pytest.mark.parametrize(("scoring", "points"), [("as_kingdom", [2, 1, 0, 0]), ("leader_only", [2, 0, 0, 0])])
def test_dv21_d8_second_place_counts_unless_only_the_leader_scores(scoring: str, points: list[int]) -> None:
    assert merfolk_glory(2, [5, 3, 0, 0], merfolk_scoring=scoring) == points


@pytest.mark.parametrize(
    ("players", "age", "as_kingdom", "leader_only"),
    [
        (4, 1, [1, 0, 0, 0], [1, 0, 0, 0]),
        (4, 2, [2, 1, 0, 0], [2, 0, 0, 0]),
        (4, 3, [4, 2, 1, 0], [4, 0, 0, 0]),
        (6, 3, [4, 2, 1, 0, 0, 0], [4, 0, 0, 0, 0, 0]),
        (3, 1, [1, 0, 0], [1, 0, 0]),
        (3, 2, [3, 1, 0], [3, 0, 0]),
    ],
)
def test_d8_the_awards_of_every_age(players: int, age: int, as_kingdom: list[int], leader_only: list[int]) -> None:
    spaces = [9, 8, 7, 6, 5, 4][:players]
    assert merfolk_glory(age, spaces) == as_kingdom
    assert merfolk_glory(age, spaces, merfolk_scoring="leader_only") == leader_only


@pytest.mark.parametrize(("scoring", "points"), [("as_kingdom", [3, 3, 1, 0]), ("leader_only", [2, 2, 0, 0])])
def test_d8_those_tied_in_front_share(scoring: str, points: list[int]) -> None:
    assert merfolk_glory(3, [8, 8, 5, 0], merfolk_scoring=scoring) == points


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("scoring", ["as_kingdom", "leader_only"])
def test_o9_trap_while_everybody_is_on_space_0_nobody_gains(age: int, scoring: str) -> None:
    assert merfolk_glory(age, [0, 0, 0, 0], merfolk_scoring=scoring) == [0, 0, 0, 0]


def test_o9_whoever_is_still_on_space_0_takes_no_place() -> None:
    assert merfolk_glory(3, [5, 0, 0, 0]) == [4, 0, 0, 0]
    assert merfolk_glory(2, [0, 1, 0]) == [0, 3, 0]


@pytest.mark.parametrize(
    ("age", "spaces", "points"),
    [(1, [4, 2], [1, 0]), (1, [4, 4], [0, 0]), (2, [4, 2], [3, 0]), (2, [4, 4], [1, 1]), (2, [4, 0], [3, 0])],
)
def test_o10_with_two_players_only_the_first_gains_and_a_tie_divides(
    age: int, spaces: list[int], points: list[int]
) -> None:
    assert merfolk_glory(age, spaces) == points


@pytest.mark.parametrize("scoring", ["as_kingdom", "leader_only"])
@pytest.mark.parametrize(
    ("age", "spaces", "first", "both"),
    [
        (1, [4, 0], [1, 0], [1, 0]),
        (2, [4, 0], [3, 0], [4, 0]),
        (2, [0, 1], [0, 3], [0, 4]),
        (2, [4, 1], [3, 0], [3, 0]),
        (2, [4, 4], [1, 1], [1, 1]),
        (2, [0, 0], [0, 0], [0, 0]),
    ],
)
def test_o10_r54_alone_beyond_space_0_two_players_differ_by_the_option(
    age: int, spaces: list[int], first: list[int], both: list[int], scoring: str
) -> None:
    assert merfolk_glory(age, spaces, merfolk_sole="first", merfolk_scoring=scoring) == first
    assert merfolk_glory(age, spaces, merfolk_sole="both", merfolk_scoring=scoring) == both


@pytest.mark.parametrize("spaces", [[4, 0, 0], [4, 0, 0, 0], [4, 0, 0, 0, 0, 0]])
def test_o10_r54_trap_with_more_than_two_players_being_alone_gives_nothing_more(spaces: list[int]) -> None:
    assert merfolk_glory(2, spaces, merfolk_sole="both") == merfolk_glory(2, spaces)


def test_r40_markers_on_the_merfolk_board_stay_for_the_next_age() -> None:
    table = end_age(scenario(merfolk={0: 5, 2: 18}))
    assert table.age == 2
    assert [space(table, seat) for seat in range(4)] == [5, 0, 18, 0]
