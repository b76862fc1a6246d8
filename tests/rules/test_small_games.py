"""Two and three players (R47 to R56, D17, D18, D20, O8, O10, O22, O31; section 8 of the rules)."""

import pytest

from ethnos.engine import play as engine
from tests.scenario import act, end_age, glory, kingdom_glory, legal, markers, merfolk_glory, phase, play_band, scenario

DWARVES = ["dwarf.red", "dwarf.blue", "dwarf.green", "dwarf.grey", "dwarf.purple"]


def places_a_marker(band: str, own: int, rival: int, players: int = 2) -> bool:
    """Whether a Band with a red Leader places its marker in Rhea."""
    table = scenario(players=players, hands={0: band}, markers={0: {"rhea": own}, 1: {"rhea": rival}})
    play_band(table, band)
    assert markers(table, 1, "rhea") == rival
    return markers(table, 0, "rhea") == own + 1


# --- Two and three players ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_r47_the_game_is_over_after_two_ages(players: int) -> None:
    table = end_age(engine.new_table(players, tribes="dwarf,elf,minotaur,wingfolk,wizard", seed=1))
    assert (int(table.age), phase(table)) == (2, "turn")
    assert phase(end_age(table)) == "over"


@pytest.mark.parametrize("players", [2, 3])
def test_r48_two_tokens_a_kingdom(players: int) -> None:
    table = engine.new_table(players, seed=1)
    assert sorted(value for row in table.tokens for value in row[:2]) == [0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10]
    assert not any(table.tokens.column(2))


@pytest.mark.parametrize("players", [2, 3])
def test_r49_five_tribes(players: int) -> None:
    assert int(engine.new_table(players, seed=1).tribe_count) == 5


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("age", "points"), [(1, 2), (2, 5)])
def test_r50_the_giant_token_shows_its_side_for_2_and_3_players(players: int, age: int, points: int) -> None:
    assert glory(end_age(scenario(players=players, age=age, giant=(1, 4))))[1] == points


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("age", "points"), [(1, 1), (2, 3)])
def test_r50_the_merfolk_board_shows_its_side_for_2_and_3_players(players: int, age: int, points: int) -> None:
    assert merfolk_glory(age, [4, 0, 0][:players])[0] == points


def test_d20_four_players_play_the_full_game() -> None:
    """A table of three opponents is not one of three players."""
    table = engine.new_table(4, seed=1)
    assert (int(table.ages), int(table.tribe_count)) == (3, 6)
    assert glory(end_age(scenario(players=4, age=2, giant=(1, 4))))[1] == 4
    assert merfolk_glory(2, [4, 0, 0, 0])[0] == 2


# --- Three players (R51, D18) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("age", "counts", "points"),
    [
        (1, [3, 2, 1], [2, 0, 0]),
        (2, [3, 2, 1], [6, 2, 0]),
        (2, [2, 2, 1], [4, 4, 0]),
        (2, [3, 1, 1], [6, 1, 1]),
        (2, [1, 1, 1], [2, 2, 2]),
    ],
)
def test_r51_three_players_score_as_usual(age: int, counts: list[int], points: list[int]) -> None:
    assert kingdom_glory(age, [2, 6], counts) == points


def test_d18_with_three_players_the_second_place_of_age_2_scores_even_if_the_third_is_absent() -> None:
    assert kingdom_glory(2, [2, 6], [2, 1, 0]) == [6, 2, 0]


def test_d18_o22_with_three_players_a_sole_owner_gets_only_the_higher_token() -> None:
    assert kingdom_glory(2, [2, 6], [0, 2, 0]) == [0, 6, 0]


@pytest.mark.parametrize("rival", [0, 3, 9])
def test_r51_with_three_players_only_the_own_markers_count_for_placing(rival: int) -> None:
    assert places_a_marker("2 dwarf.red", own=1, rival=rival, players=3)
    assert not places_a_marker("2 dwarf.red", own=2, rival=rival, players=3)


def test_r51_merfolk_with_three_players_score_two_places_in_age_2() -> None:
    assert merfolk_glory(2, [5, 9, 2]) == [1, 3, 0]


# --- Two players: Kingdoms (R52 to R55, D17) ------------------------------------------------------------------


@pytest.mark.parametrize(("counts", "points"), [([2, 1], [3, 0]), ([1, 4], [0, 3]), ([1, 0], [3, 0]), ([0, 0], [0, 0])])
def test_r52_in_age_1_most_markers_get_the_lower_token(counts: list[int], points: list[int]) -> None:
    assert kingdom_glory(1, [3, 8], counts) == points


def test_dv8_r54_a_sole_owner_gets_both_tokens() -> None:
    assert kingdom_glory(2, [2, 6], [1, 0]) == [8, 0]


def test_dv9_r53_second_place_gets_nothing() -> None:
    assert kingdom_glory(2, [2, 6], [2, 1]) == [6, 0]


def test_dv10_r55_d17_a_tie_in_age_2_divides_only_the_higher_token() -> None:
    assert kingdom_glory(2, [2, 6], [2, 2]) == [3, 3]


def test_r55_d17_the_half_of_the_higher_token_is_rounded_down() -> None:
    assert kingdom_glory(2, [8, 7], [1, 1]) == [3, 3]


def test_dv11_r33_a_tie_in_age_1_divides_the_lower_token_rounded_down() -> None:
    assert kingdom_glory(1, [3, 8], [1, 1]) == [1, 1]


def test_r54_a_sole_owner_in_age_1_gets_only_the_lower_token() -> None:
    assert kingdom_glory(1, [2, 6], [5, 0]) == [2, 0]


def test_r54_alone_means_alone_in_that_kingdom() -> None:
    standing = {0: {"rhea": 1}, 1: {"duris": 2}}
    table = end_age(scenario(players=2, age=2, tokens={"rhea": [2, 6], "duris": [4, 10]}, markers=standing))
    assert glory(table) == [8, 14]


def test_r55_a_troll_still_breaks_the_tie_of_two_players() -> None:
    standing = {0: {"rhea": 2}, 1: {"rhea": 2}}
    table = end_age(scenario(players=2, age=2, tokens={"rhea": [2, 6]}, markers=standing, trolls={1: 1}))
    assert glory(table) == [0, 6], "the loser takes the second place, which is worth nothing"


# --- Two players: Merfolk (O10) -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("age", "spaces", "points"),
    [
        (1, (5, 2), [1, 0]),
        (1, (5, 5), [0, 0]),  # 1 / 2
        (2, (5, 2), [3, 0]),
        (2, (2, 5), [0, 3]),
        (2, (5, 5), [1, 1]),  # 3 / 2: only II is divided
        (2, (5, 0), [3, 0]),  # nothing more for being the only one who has moved
    ],
)
def test_o10_merfolk_with_two_players(age: int, spaces: tuple[int, int], points: list[int]) -> None:
    assert merfolk_glory(age, spaces) == points


# --- Two players: placement (R56, O31) ------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "placed"), [(3, False), (4, True)])
def test_tv11_two_of_the_mover_and_one_of_the_rival(size: int, placed: bool) -> None:
    assert places_a_marker(", ".join(DWARVES[:size]), own=2, rival=1) == placed


@pytest.mark.parametrize(("size", "placed"), [(3, False), (4, True)])
def test_tv12_one_of_the_mover_and_two_of_the_rival(size: int, placed: bool) -> None:
    assert places_a_marker(", ".join(DWARVES[:size]), own=1, rival=2) == placed


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("own", "rival"), [(0, 0), (0, 1), (1, 0), (0, 3), (3, 0), (2, 2), (0, 5)])
def test_r56_more_cards_than_markers_of_both(own: int, rival: int, size: int) -> None:
    assert places_a_marker(", ".join(DWARVES[:size]), own, rival) == (size > own + rival)


def test_o31_only_markers_in_that_kingdom_count() -> None:
    table = scenario(
        players=2,
        hands={0: "dwarf.red"},
        markers={0: {"duris": 2}, 1: {"duris": 3}},
        merfolk={0: 5, 1: 9},
        horde={0: ["red"], 1: ["red"]},
    )
    play_band(table, "dwarf.red")
    assert markers(table, 0, "rhea") == 1


@pytest.mark.parametrize(("own", "rival", "placed"), [(1, 2, True), (3, 0, True), (2, 2, False)])
def test_o31_dv17_a_minotaur_needs_one_card_less_than_the_total(own: int, rival: int, placed: bool) -> None:
    assert places_a_marker("minotaur.red, minotaur.blue, minotaur.grey", own, rival) == placed


def test_o31_a_wingfolk_band_is_measured_in_the_kingdom_it_chooses() -> None:
    standing = {0: {"duris": 1, "rhea": 1}, 1: {"duris": 1, "straton": 1, "althea": 2}}
    table = scenario(players=2, hands={0: "wingfolk.red, wingfolk.blue"}, markers=standing)
    play_band(table, "wingfolk.red, wingfolk.blue")
    assert legal(table) == {"place rhea", "place straton", "place ithys", "place pelagon"}


def test_o8_the_merfolk_extra_marker_ignores_the_two_player_total() -> None:
    table = scenario(players=2, hands={0: "merfolk.red"}, merfolk={0: 2}, markers={1: {"duris": 9, "rhea": 1}})
    play_band(table, "merfolk.red")
    assert markers(table, 0, "rhea") == 0
    act(table, "place duris")
    assert markers(table, 0, "duris") == 1
