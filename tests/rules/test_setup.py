"""A new game (R1, R3 to R10, R48, R49, D1, D30, O5, O32; section 1 of the rules)."""

from collections import Counter
from functools import cache

import pytest

from ethnos.engine import play as engine
from ethnos.engine.actions import card_name
from ethnos.engine.components import CARD_KINDS, COPIES, DRAGON, TRIBE_NAMES
from ethnos.engine.state import NOBODY, Table, as_bytes
from tests.scenario import glory, hand, phase, pool

ALL_COUNTS = [2, 3, 4, 5, 6]
QUIET = "centaur,dwarf,elf,minotaur,wingfolk"
FIRST_GAME = {"wingfolk", "halfling", "minotaur", "giant", "wizard", "centaur"}
FULL_BAG = [0, 0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 10, 10]
SMALL_BAG = [0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10]


def tribes_of(table: Table) -> set[str]:
    """The tribes in play."""
    return {TRIBE_NAMES[tribe] for tribe in table.tribes[: table.tribe_count]}


def allies_of(table: Table) -> Counter[str]:
    """Every Ally card on the table: hands, pool and deck."""
    cards = pool(table)
    for seat in range(table.players):
        cards += hand(table, seat)
    return cards + Counter(card_name(int(kind)) for kind in table.deck[: table.deck_left] if kind != DRAGON)


def with_board(tribe: str, players: int) -> Table:
    """A new game in which that tribe is in play, and none of the others that have a board or tokens."""
    quiet = QUIET if players > 3 else QUIET.removeprefix("centaur,")
    return engine.new_table(players, tribes=f"{quiet},{tribe}", seed=5)


# --- Players and tokens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_r1_a_game_for_two_to_six(players: int) -> None:
    table = engine.new_table(players, seed=1)
    assert int(table.players) == players
    assert phase(table) == "turn"
    assert [len(hand(table, seat)) for seat in range(6)] == [1] * players + [0] * (6 - players)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_r3_d1_tokens_lie_in_rising_order_with_the_highest_last(players: int) -> None:
    places = 2 if players <= 3 else 3
    for seed in range(20):
        table = engine.new_table(players, seed=seed)
        for kingdom in table.tokens.tolist():
            assert kingdom[:places] == sorted(kingdom[:places])


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_r3_r48_every_token_of_the_bag_is_dealt_once(players: int) -> None:
    places, bag = (2, SMALL_BAG) if players <= 3 else (3, FULL_BAG)
    for seed in range(20):
        table = engine.new_table(players, seed=seed)
        assert sorted(value for row in table.tokens for value in row[:places]) == bag
        assert not any(value for row in table.tokens for value in row[places:])


def test_r3_tokens_are_mixed_so_that_any_kingdom_can_get_any_token() -> None:
    tables = [engine.new_table(4, seed=seed) for seed in range(100)]
    for kingdom in range(6):
        assert {int(value) for table in tables for value in table.tokens[kingdom]} == {0, 2, 4, 6, 8, 10}


# --- Tribes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_r5_r49_so_many_tribes_are_in_play(players: int, needed: int) -> None:
    for seed in range(20):
        table = engine.new_table(players, seed=seed)
        assert int(table.tribe_count) == needed == len(tribes_of(table))


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_r5_the_allies_deck_is_made_of_the_whole_decks_of_these_tribes(players: int) -> None:
    for seed in range(20):
        table = engine.new_table(players, seed=seed)
        tribes = tribes_of(table)
        copies = {card_name(kind): int(COPIES[kind]) for kind in range(CARD_KINDS)}
        assert allies_of(table) == {card: count for card, count in copies.items() if card.split(".")[0] in tribes}


@cache
def random_sets(players: int) -> list[set[str]]:
    """The tribes of many games."""
    return [tribes_of(engine.new_table(players, seed=seed)) for seed in range(250)]


@pytest.mark.parametrize("players", [2, 4])
def test_r5_r49_at_random_every_tribe_is_in_some_games_and_out_of_others(players: int) -> None:
    sets = random_sets(players)
    share = (5 if players == 2 else 6) / 12
    for tribe in TRIBE_NAMES:
        frequency = sum(tribe in tribes for tribes in sets) / len(sets)
        assert share - 0.15 < frequency < share + 0.15, f"{tribe}: in {frequency:.0%} of the games"


def test_r5_tribes_are_drawn_independently_of_each_other() -> None:
    assert len({frozenset(tribes) for tribes in random_sets(4)}) > 125, "924 sets are possible"


def test_r5_the_deck_is_shuffled() -> None:
    tops = {
        card_name(int(table.deck[table.deck_left - 1]))
        for table in (engine.new_table(4, tribes="first_game", seed=seed) for seed in range(150))
    }
    assert {card.split(".")[0] for card in tops} == FIRST_GAME
    assert {card.split(".")[1] for card in tops} == {"purple", "red", "blue", "green", "orange", "grey"}


def test_r10_first_game() -> None:
    assert tribes_of(engine.new_table(4, tribes="first_game", seed=3)) == FIRST_GAME


@pytest.mark.parametrize("players", [2, 3])
def test_r10_d30_a_small_first_game_leaves_out_one_tribe_and_it_can_be_any(players: int) -> None:
    left_out = Counter[str]()
    for seed in range(120):
        tribes = tribes_of(engine.new_table(players, tribes="first_game", seed=seed))
        assert len(tribes) == 5
        assert tribes < FIRST_GAME
        left_out.update(FIRST_GAME - tribes)
    assert set(left_out) == FIRST_GAME


@pytest.mark.parametrize("tribes", [QUIET + ",troll", ["troll", "wingfolk", "elf", "dwarf", "centaur", "minotaur"]])
def test_d30_a_chosen_list_is_taken_as_it_is(tribes: str | list[str]) -> None:
    for seed in range(5):
        table = engine.new_table(4, tribes=tribes, seed=seed)
        assert tribes_of(table) == {"centaur", "dwarf", "elf", "minotaur", "wingfolk", "troll"}


# --- Markers and boards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_r4_one_of_26_markers_keeps_the_score_on_space_0(players: int) -> None:
    table = with_board("wizard", players)
    assert table.supply.tolist() == [25] * players + [0] * (6 - players)
    assert glory(table) == [0] * players
    assert not any(table.markers.items)
    assert not any(table.sheet.items)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_r6_o5_a_second_marker_stands_on_space_0_of_the_merfolk_board(players: int) -> None:
    table = with_board("merfolk", players)
    assert table.supply.tolist() == [24] * players + [0] * (6 - players)
    assert not any(table.merfolk)


def test_r7_all_troll_tokens_are_free() -> None:
    assert with_board("troll", 4).trolls.tolist() == [NOBODY] * 6


def test_r8_nobody_holds_the_giant_token() -> None:
    table = with_board("giant", 4)
    assert int(table.giant_seat) == NOBODY
    assert int(table.giant_size) == 0


def test_r9_each_player_has_an_empty_orc_board() -> None:
    table = with_board("orc", 4)
    assert not any(table.horde.items)
    assert table.supply.tolist()[:4] == [25] * 4


# --- Chance (O32) ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_o32_the_same_seed_gives_the_same_table(players: int) -> None:
    for seed in (0, 7, 2**128 - 1):
        assert as_bytes(engine.new_table(players, seed=seed)) == as_bytes(engine.new_table(players, seed=seed))


def test_o32_different_seeds_give_different_tables() -> None:
    seeds = [*range(50), *(1 << bit for bit in range(6, 128))]
    tables = {tuple(engine.new_table(4, seed=seed).deck.tolist()) for seed in seeds}
    assert len(tables) == len(seeds)


def test_o32_without_a_seed_each_game_is_another() -> None:
    assert as_bytes(engine.new_table(4)) != as_bytes(engine.new_table(4))
