"""The end of an Age (R31 to R41, D7, D10, D11, D19, D36, O20, O21, O22, O23; section 6 of the rules)."""

import random

import pytest

from ethnos.engine import play as engine
from ethnos.engine.state import NOBODY, SOURCE_NAMES, Table
from tests.scenario import act, booked, end_age, glory, hand, kingdom_glory, legal, phase, play_band, pool, scenario

KINGDOMS = SOURCE_NAMES[:6]
COLOURS = ["purple", "red", "blue", "green", "orange", "grey"]


def band_score(band: str) -> int:
    """What a Band gives at the end of Age I."""
    return booked(end_age(scenario(bands=[(0, band)])), 1, 0, "bands")


def elf_band(size: int) -> str:
    """A Band of this many Elves."""
    return ", ".join(f"elf.{COLOURS[place % 6]}" for place in range(size))


def with_every_source(age: int = 1) -> Table:
    """Every source gives somebody Glory: Kingdoms, Merfolk, Giant, Orcs, Bands."""
    return scenario(
        age=age,
        hands={0: "elf.blue", 2: "2 elf.grey", 3: "skeleton"},
        tokens={"duris": [4, 6, 8], "rhea": [2, 2, 2]},
        markers={0: {"duris": 1}, 3: {"rhea": 1}},
        merfolk={1: 4},
        giant=(2, 3),
        horde={0: ["red", "blue"], 2: ["grey"]},
        bands=[(3, "2 elf.red, 3 skeleton"), (1, "elf.green")],
    )


# --- E1: hands ------------------------------------------------------------------------------------------------


def test_r31_d36_hands_are_discarded_before_anything_is_scored() -> None:
    """The Orcs are asked with all hands already in the pool."""
    table = end_age(with_every_source())
    assert phase(table) == "pillage"
    assert table.hand_size.tolist() == [0] * 6
    assert pool(table) == {"elf.blue": 1, "elf.grey": 2, "skeleton": 1}


def test_r31_at_the_end_of_the_game_hands_are_discarded_too() -> None:
    table = end_age(scenario(age=3, hands={0: "elf.red", 3: "2 orc.blue"}, pool="skeleton"))
    assert not any(hand(table, seat) for seat in range(4))
    assert pool(table) == {"elf.red": 1, "orc.blue": 2, "skeleton": 1}


def test_r31_cards_in_hand_score_nothing() -> None:
    table = end_age(scenario(age=3, hands={1: elf_band(10)}))
    assert glory(table) == [0, 0, 0, 0]


# --- E2: Kingdoms ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("age", "points"), [(1, [2, 0, 0, 0]), (2, [6, 2, 0, 0]), (3, [10, 6, 2, 0])])
def test_r32_places_and_awards_of_each_age(age: int, points: list[int]) -> None:
    assert kingdom_glory(age, [2, 6, 10], [4, 3, 2, 1]) == points


def test_r32_places_go_by_markers_not_by_seat() -> None:
    assert kingdom_glory(3, [2, 6, 10], [1, 4, 2, 3]) == [0, 10, 2, 6]


def test_r32_each_kingdom_is_scored_on_its_own() -> None:
    tokens: dict[str, list[int]] = {kingdom: [place, 10 + place, 20 + place] for place, kingdom in enumerate(KINGDOMS)}
    markers: dict[int, dict[str, int]] = {seat: {KINGDOMS[seat]: 3, KINGDOMS[seat + 1]: 1} for seat in range(4)}
    table = end_age(scenario(age=2, tokens=tokens, markers=markers))
    assert [[booked(table, 2, seat, kingdom) for kingdom in KINGDOMS] for seat in range(4)] == [
        [10, 1, 0, 0, 0, 0],
        [0, 11, 2, 0, 0, 0],
        [0, 0, 12, 3, 0, 0],
        [0, 0, 0, 13, 14, 0],
    ]


def test_tv7_d19_second_place_in_age_2_gets_the_lower_token() -> None:
    assert kingdom_glory(2, [2, 4, 8], [3, 2, 1, 0]) == [4, 2, 0, 0]


def test_tv8_a_tie_for_first_shares_both_awards() -> None:
    assert kingdom_glory(2, [2, 4, 8], [3, 3, 1, 0]) == [3, 3, 0, 0]


def test_dv1_r33_a_share_is_rounded_down() -> None:
    assert kingdom_glory(1, [5, 8, 8], [2, 2, 0, 0]) == [2, 2, 0, 0]


def test_dv2_d7_o23_a_tie_for_second_is_divided_too() -> None:
    assert kingdom_glory(2, [2, 4, 8], [3, 2, 2, 0]) == [4, 1, 1, 0]


def test_dv3_o23_three_tied_for_first_share_all_awards_of_the_age() -> None:
    assert kingdom_glory(2, [2, 4, 8], [2, 2, 2, 0]) == [2, 2, 2, 0]


def test_dv4_r33_three_tied_in_age_3() -> None:
    assert kingdom_glory(3, [2, 6, 8], [2, 2, 2, 0]) == [5, 5, 5, 0]


def test_dv5_r34_a_troll_takes_the_first_place_and_the_others_share_the_rest() -> None:
    assert kingdom_glory(3, [2, 6, 8], [2, 2, 2, 0], trolls={5: 0}) == [8, 4, 4, 0]


def test_dv6_o23_after_two_tied_for_first_comes_the_third_place() -> None:
    assert kingdom_glory(3, [2, 6, 8], [3, 3, 1, 0]) == [7, 7, 2, 0]


def test_dv7_o22_a_sole_owner_gets_only_the_award_of_first_place() -> None:
    assert kingdom_glory(3, [2, 6, 8], [3, 0, 0, 0]) == [8, 0, 0, 0]


def test_o22_without_a_marker_nobody_is_ranked() -> None:
    assert kingdom_glory(3, [2, 6, 8], [0, 0, 0, 0]) == [0, 0, 0, 0]
    assert kingdom_glory(2, [2, 6, 8], [1, 0, 0, 0]) == [6, 0, 0, 0], "the second award is lost"


def test_o22_a_troll_without_a_marker_is_not_ranked_either() -> None:
    assert kingdom_glory(2, [2, 6, 8], [1, 0, 0, 0], trolls={6: 1}) == [6, 0, 0, 0]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 2, 1], [8, 4, 4, 0]),  # 6 + 2 for the two seconds, nothing for the fourth
        ([3, 2, 1, 1], [8, 6, 1, 1]),  # 2 + 0 for the two thirds
        ([3, 1, 1, 1], [8, 2, 2, 2]),  # 6 + 2 + 0
        ([1, 1, 1, 1], [4, 4, 4, 4]),  # 16 / 4
        ([2, 2, 1, 1], [7, 7, 1, 1]),
    ],
)
def test_d7_o23_ties_at_every_place_of_age_3(counts: list[int], points: list[int]) -> None:
    assert kingdom_glory(3, [2, 6, 8], counts) == points


@pytest.mark.parametrize(("token", "tied", "share"), [(10, 3, 3), (8, 3, 2), (2, 3, 0), (6, 4, 1), (10, 6, 1)])
def test_r33_o23_a_tie_in_age_1_divides_the_lowest_token(token: int, tied: int, share: int) -> None:
    counts = [1] * tied + [0] * (6 - tied)
    assert kingdom_glory(1, [token, 10, 10], counts) == [share] * tied + [0] * (6 - tied)


def test_r34_d10_in_age_1_the_loser_of_a_troll_tie_gets_nothing() -> None:
    assert kingdom_glory(1, [6, 8, 8], [2, 2, 0, 0], trolls={1: 1}) == [0, 6, 0, 0]


# --- E3 to E7: the order of O20 -------------------------------------------------------------------------------


def test_o20_kingdoms_merfolk_and_giant_are_scored_before_the_orcs_decide_and_bands_after() -> None:
    table = end_age(with_every_source())
    assert phase(table) == "pillage"
    assert glory(table) == [4, 1, 2, 2]
    assert booked(table, 1, 0, "duris") == 4
    assert booked(table, 1, 1, "merfolk") == 1
    assert booked(table, 1, 2, "giant_end") == 2
    act(table, "pillage", "pillage none")
    assert booked(table, 1, 0, "orcs") == 3
    assert booked(table, 1, 3, "bands") == 1
    assert glory(table) == [7, 1, 2, 3]


def test_o20_r40_troll_and_giant_tokens_are_still_out_while_the_orcs_decide() -> None:
    table = end_age(scenario(horde={1: ["red"]}, trolls={4: 3}, giant=(2, 1), bands=[(0, "elf.red")]))
    assert phase(table) == "pillage"
    assert int(table.trolls[3]) == 3
    assert int(table.giant_seat) == 2
    assert int(table.bands) == 1
    act(table, "pillage")
    assert int(table.trolls[3]) == NOBODY == int(table.giant_seat)
    assert int(table.bands) == 0


def test_r37_o21_orcs_decide_in_turn_order_from_the_first_player_of_the_age() -> None:
    table = end_age(scenario(first=2, seat=1, horde={0: ["red"], 1: ["red"], 3: ["red"]}))
    asked = []
    for _ in range(3):
        assert legal(table) == {"pillage", "pillage none"}
        asked.append(int(table.seat))
        act(table, "pillage none")
    assert asked == [3, 0, 1]
    assert phase(table) == "turn"


def test_r37_a_kept_horde_gives_nothing_now() -> None:
    table = act(end_age(scenario(horde={0: ["red", "blue", "green"]})), "pillage none")
    assert glory(table) == [0, 0, 0, 0]
    assert sum(table.horde[0]) == 3


def test_r37_o21_in_the_last_age_hordes_empty_themselves() -> None:
    table = end_age(scenario(age=3, horde={0: ["red", "blue", "green"], 2: ["grey"]}))
    assert phase(table) == "over"
    assert glory(table) == [6, 0, 1, 0]
    assert not any(table.horde.items)


def test_r35_r36_every_age_scores_merfolk_and_giant_again() -> None:
    table = scenario(merfolk={1: 4})
    points = []
    for age in (1, 2, 3):
        table.giant_seat = 3
        end_age(table)
        points.append((booked(table, age, 1, "merfolk"), booked(table, age, 3, "giant_end")))
    assert points == [(1, 2), (2, 4), (4, 6)]


# --- E6, E7: Bands --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "points"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (8, 15), (9, 15), (10, 15)]
)
def test_tv9_r39_glory_for_bands(size: int, points: int) -> None:
    assert band_score(elf_band(size)) == points


@pytest.mark.parametrize(
    ("band", "points"),
    [
        ("elf.red, skeleton", 0),
        ("2 elf.red, 2 skeleton", 1),
        ("2 elf.red, elf.blue, 2 skeleton", 3),
        ("elf.red, 9 skeleton", 0),
    ],
)
def test_r38_skeletons_leave_before_bands_are_scored(band: str, points: int) -> None:
    assert band_score(band) == points


def test_r39_each_band_is_scored_on_its_own_and_for_its_owner() -> None:
    table = end_age(scenario(bands=[(0, "2 troll.red"), (2, elf_band(6)), (0, "2 orc.red, orc.blue"), (1, "orc.grey")]))
    assert glory(table) == [1 + 3, 0, 15, 0]


def test_r39_a_band_played_this_age_is_scored_at_its_end() -> None:
    table = scenario(hands={0: "2 orc.red, 2 orc.blue"})
    play_band(table, "2 orc.red, 2 orc.blue")
    act(table, "horde none")
    assert glory(table) == [0, 0, 0, 0]
    assert glory(end_age(table)) == [6, 0, 0, 0]


# --- The score sheet ------------------------------------------------------------------------------------------


def test_r32_to_r39_the_sheet_books_each_source_in_its_own_column() -> None:
    table = with_every_source(age=2)
    end_age(table)
    act(table, "pillage", "pillage")
    expected = {
        (0, "duris"): 6,
        (0, "orcs"): 3,
        (1, "merfolk"): 2,
        (2, "giant_end"): 4,
        (2, "orcs"): 1,
        (3, "rhea"): 2,
        (3, "bands"): 1,
    }
    sheet = {(seat, source): booked(table, 2, seat, source) for seat in range(4) for source in SOURCE_NAMES}
    assert {entry: points for entry, points in sheet.items() if points} == expected
    assert glory(table) == [9, 2, 5, 3]
    assert sum(table.sheet.items) == sum(expected.values()), "nothing under another Age"


def test_r36_the_giants_two_at_once_have_a_column_of_their_own() -> None:
    table = scenario(hands={0: "giant.red"})
    play_band(table, "giant.red")
    end_age(table)
    assert (booked(table, 1, 0, "giant_now"), booked(table, 1, 0, "giant_end")) == (2, 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_r32_to_r39_glory_is_always_the_sum_of_the_sheet(players: int) -> None:
    chance = random.Random(players)
    for seed in range(3):
        table = engine.new_table(players, tribes=_with_boards(players), seed=seed)
        before = glory(table)
        while phase(table) != "over":
            engine.apply_action(table, chance.choice(engine.legal_actions(table)))
            now = glory(table)
            assert now == [sum(sum(rows[seat]) for rows in table.sheet) for seat in range(players)]
            assert all(new >= old for new, old in zip(now, before, strict=True)), "Glory is never lost"
            before = now
        assert sum(before) > 0


def _with_boards(players: int) -> list[str]:
    return ["merfolk", "giant", "orc", "dwarf", "skeleton", "troll"][: 5 if players <= 3 else 6]
