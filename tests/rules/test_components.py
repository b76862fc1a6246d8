"""The parts of the game and the numbers printed on them (R2, R48, R50, O0, O33; sections 1 and 12 of the rules)."""

from collections import Counter

import pytest

from ethnos.engine import components
from ethnos.engine import play as engine
from ethnos.engine.actions import ACTION_IDS, card_name
from tests.scenario import act, booked, end_age, glory, legal, markers, play_band, scenario

COLOUR_OF = {
    "duris": "purple",
    "rhea": "red",
    "straton": "blue",
    "althea": "green",
    "ithys": "orange",
    "pelagon": "grey",
}
CARDS_OF = {
    "centaur": 12,
    "dwarf": 12,
    "elf": 12,
    "giant": 12,
    "halfling": 24,
    "merfolk": 12,
    "minotaur": 12,
    "orc": 12,
    "skeleton": 12,
    "troll": 12,
    "wingfolk": 12,
    "wizard": 12,
}
COLOURED_TRIBES = [tribe for tribe in CARDS_OF if tribe != "skeleton"]

COPIES = Counter({card_name(kind): int(components.COPIES[kind]) for kind in range(components.CARD_KINDS)})
"""How often each card is in the box, by its name."""


# --- Kingdoms, tribes, cards ----------------------------------------------------------------------------------


def test_r2_o0_six_kingdoms_and_six_colours() -> None:
    assert dict(zip(components.KINGDOM_NAMES, components.COLOUR_NAMES, strict=True)) == COLOUR_OF
    assert (components.KINGDOMS, components.COLOURS) == (6, 6)


@pytest.mark.parametrize(("kingdom", "colour"), COLOUR_OF.items())
def test_o0_a_leader_sends_its_marker_to_the_kingdom_of_its_colour(kingdom: str, colour: str) -> None:
    table = scenario(hands={0: f"dwarf.{colour}"})
    play_band(table, f"dwarf.{colour}")
    assert {name: markers(table, 0, name) for name in COLOUR_OF} == {name: int(name == kingdom) for name in COLOUR_OF}


def test_r2_twelve_tribes() -> None:
    assert sorted(components.TRIBE_NAMES) == sorted(CARDS_OF)
    assert components.TRIBES == 12


@pytest.mark.parametrize(("tribe", "cards"), CARDS_OF.items())
def test_r2_cards_of_a_tribe(tribe: str, cards: int) -> None:
    assert sum(count for card, count in COPIES.items() if card.split(".")[0] == tribe) == cards


@pytest.mark.parametrize("colour", COLOUR_OF.values())
@pytest.mark.parametrize("tribe", COLOURED_TRIBES)
def test_o0_two_cards_of_each_colour_and_four_of_halflings(tribe: str, colour: str) -> None:
    assert COPIES[f"{tribe}.{colour}"] == (4 if tribe == "halfling" else 2)


@pytest.mark.parametrize(
    ("players", "tribes", "cards"),
    [
        (4, "dwarf,elf,minotaur,wingfolk,wizard,centaur", 72),
        (4, "dwarf,elf,minotaur,wingfolk,wizard,halfling", 84),
        (4, "dwarf,elf,minotaur,wingfolk,wizard,skeleton", 72),
        (2, "dwarf,elf,minotaur,wingfolk,wizard", 60),
        (2, "dwarf,elf,minotaur,wingfolk,halfling", 72),
    ],
)
def test_r2_o0_cards_on_the_table(players: int, tribes: str, cards: int) -> None:
    table = engine.new_table(players, tribes=tribes, seed=1)
    dealt = sum(table.hand_size) + sum(table.pool)
    assert dealt + int(table.deck_left) == cards + 3


def test_r2_three_dragons() -> None:
    table = engine.new_table(4, seed=1)
    assert components.DRAGONS == 3
    assert list(table.deck).count(components.DRAGON) == 3


def test_o33_the_twelve_skeletons_are_one_kind_without_a_colour() -> None:
    assert components.CARD_KINDS == 67 == 11 * 6 + 1
    assert [card for card in COPIES if card.startswith("skeleton")] == ["skeleton"]
    assert COPIES["skeleton"] == 12


def test_o33_skeletons_come_last_and_no_decision_lets_one_lead() -> None:
    assert card_name(components.CARD_KINDS - 1) == "skeleton"
    leading = [name for name in ACTION_IDS if name.startswith("lead")]
    assert len(leading) == 2 * 66
    assert not any("skeleton" in name for name in leading)


# --- Glory tokens ---------------------------------------------------------------------------------------------


def test_r2_o0_eighteen_glory_tokens() -> None:
    assert Counter(components.GLORY_TOKENS) == {0: 2, 2: 2, 4: 4, 6: 5, 8: 3, 10: 2}


def test_r48_o0_twelve_glory_tokens_without_those_marked_4_plus() -> None:
    assert sorted(components.SMALL_GAME_TOKENS) == [0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10]


def test_r48_o0_the_six_tokens_marked_4_plus() -> None:
    marked = Counter(components.GLORY_TOKENS) - Counter(components.SMALL_GAME_TOKENS)
    assert marked == {0: 1, 4: 2, 6: 2, 10: 1}


# --- Glory ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "points"),
    [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (8, 15), (9, 15), (10, 15), (11, 15)],
)
def test_o0_glory_for_a_band(size: int, points: int) -> None:
    assert int(components.BAND_GLORY[size]) == points


def test_o0_taking_the_giant_token_gives_two_at_once() -> None:
    table = scenario(hands={0: "giant.red"})
    play_band(table, "giant.red")
    assert components.GIANT_AT_ONCE == 2
    assert glory(table) == [2, 0, 0, 0]


@pytest.mark.parametrize(
    ("players", "age", "points"),
    [(2, 1, 2), (2, 2, 5), (3, 1, 2), (3, 2, 5)]
    + [(players, age, points) for players in (4, 5, 6) for age, points in ((1, 2), (2, 4), (3, 6))],
)
def test_o0_r50_giant_token_at_the_end_of_an_age(players: int, age: int, points: int) -> None:
    table = end_age(scenario(players=players, age=age, giant=(1, 3)))
    assert booked(table, age, 1, "giant_end") == points


def test_o0_merfolk_board_has_spaces_0_to_18_and_four_symbols() -> None:
    assert components.MERFOLK_END == 18
    assert components.MERFOLK_SYMBOLS == (3, 7, 12, 18)


@pytest.mark.parametrize("space", range(18))
def test_o0_only_the_symbols_give_an_extra_marker(space: int) -> None:
    table = scenario(hands={0: "merfolk.red"}, merfolk={0: space})
    play_band(table, "merfolk.red")
    assert int(table.merfolk[0]) == space + 1
    assert ("place none" in legal(table)) == (space + 1 in {3, 7, 12, 18})


MERFOLK_AWARDS = {  # (players, Age): first, second, third, fourth
    (3, 1): [1, 0, 0],
    (3, 2): [3, 1, 0],
    (4, 1): [1, 0, 0, 0],
    (4, 2): [2, 1, 0, 0],
    (4, 3): [4, 2, 1, 0],
    (6, 1): [1, 0, 0, 0, 0, 0],
    (6, 2): [2, 1, 0, 0, 0, 0],
    (6, 3): [4, 2, 1, 0, 0, 0],
}


@pytest.mark.parametrize(("players", "age"), MERFOLK_AWARDS)
def test_o0_r50_merfolk_awards(players: int, age: int) -> None:
    table = end_age(scenario(players=players, age=age, merfolk={seat: 9 - seat for seat in range(players)}))
    assert [booked(table, age, seat, "merfolk") for seat in range(players)] == MERFOLK_AWARDS[players, age]


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_o0_glory_for_an_orc_horde(count: int, points: int) -> None:
    table = end_age(scenario(age=3, horde={0: list(COLOUR_OF.values())[:count]}))
    assert booked(table, 3, 0, "orcs") == points


# --- Boards, tokens, markers ----------------------------------------------------------------------------------


def test_r2_o0_six_troll_tokens_of_1_to_6() -> None:
    table = scenario(hands={0: "2 troll.red, 2 troll.blue, 2 troll.green, troll.grey"})
    play_band(table, "2 troll.red, 2 troll.blue, 2 troll.green, troll.grey")
    assert legal(table) == {"token 1", "token 2", "token 3", "token 4", "token 5", "token 6", "token none"}


def test_r2_o0_markers() -> None:
    assert components.MARKERS == 26
    assert components.MARKERS * components.MAX_PLAYERS == 156


def test_o0_the_hand_limit_is_ten() -> None:
    assert components.HAND_LIMIT == 10
    nine = "2 elf.red, 2 elf.blue, 2 elf.green, 2 elf.grey, elf.purple"
    assert "draw" in legal(scenario(hands={0: nine}))
    assert "draw" not in legal(scenario(hands={0: f"{nine}, elf.orange"}))


def test_r2_o0_the_orc_board_has_a_space_for_each_colour() -> None:
    table = scenario(hands={0: "orc.purple"}, horde={0: ["red", "blue", "green", "orange", "grey"]})
    play_band(table, "orc.purple")
    act(table, "horde")
    assert table.horde[0].tolist() == [1, 1, 1, 1, 1, 1]
