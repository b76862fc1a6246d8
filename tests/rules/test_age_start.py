"""The start of an Age (R11 to R15, R40, R41, D6, D27, D28, D35, D36, O1, O25; section 2 of the rules)."""

from collections import Counter

import pytest

from ethnos.engine import play as engine
from ethnos.engine.actions import card_name
from ethnos.engine.components import CARD_KINDS, COPIES, DRAGON, TRIBE_NAMES
from ethnos.engine.state import NOBODY, Table
from tests.scenario import act, end_age, glory, hand, markers, on_horde, phase, play_band, pool, scenario

PLAIN = ["centaur", "dwarf", "elf", "minotaur", "wingfolk", "wizard"]
ALL_COUNTS = [2, 3, 4, 5, 6]


def new_game(players: int, seed: int, *, halflings: bool = False) -> Table:
    """A new game with or without the Halflings' 24 cards."""
    tribes = PLAIN[:4] if players <= 3 else PLAIN[:5]
    return engine.new_table(players, tribes=[*tribes, "halfling" if halflings else "wizard"], seed=seed)


def dragon_places(table: Table) -> list[int]:
    """Where in the deck the Dragons are, 0 for the bottom."""
    return [place for place in range(table.deck_left) if table.deck[place] == DRAGON]


def cards_in_deck(table: Table) -> Counter[str]:
    """The Ally cards of the deck."""
    return Counter(card_name(int(kind)) for kind in table.deck[: table.deck_left] if kind != DRAGON)


def all_cards(table: Table) -> Counter[str]:
    """All cards of the tribes in play."""
    tribes = {TRIBE_NAMES[tribe] for tribe in table.tribes[: table.tribe_count]}
    names = {card_name(kind): int(COPIES[kind]) for kind in range(CARD_KINDS)}
    return Counter({card: count for card, count in names.items() if card.split(".")[0] in tribes})


# --- How many Ages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "ages"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_r11_r47_number_of_ages(players: int, ages: int) -> None:
    table = scenario(players=players)
    for age in range(1, ages + 1):
        assert (int(table.age), phase(table)) == (age, "turn")
        end_age(table)
    assert phase(table) == "over"


# --- The deal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "face_up"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_tv3_r12_r13_one_card_each_and_twice_as_many_face_up_as_players(players: int, face_up: int) -> None:
    for seed in range(10):
        table = engine.new_table(players, seed=seed)
        for _ in range(int(table.ages)):
            assert pool(table).total() == face_up
            assert [hand(table, seat).total() for seat in range(players)] == [1] * players
            assert table.hand_size.tolist() == [1] * players + [0] * (6 - players)
            end_age(table)


def test_r12_no_dragon_is_drawn_in_the_deal() -> None:
    for seed in range(100):
        table = engine.new_table(6, seed=seed)
        assert int(table.dragons) == 0
        assert len(dragon_places(table)) == 3


def test_r12_d28_the_first_player_is_fixed_before_the_deal_and_draws_first() -> None:
    """The shuffle is the same; only the first player differs, and with it who gets which card."""

    def second_age_begun_by(first: int) -> Table:
        return end_age(scenario(glory={seat: 0 if seat == first else 5 for seat in range(4)}))

    begun_by_1, begun_by_3 = second_age_begun_by(1), second_age_begun_by(3)
    assert (int(begun_by_1.first), int(begun_by_3.first)) == (1, 3)
    assert pool(begun_by_1) == pool(begun_by_3)
    assert [hand(begun_by_1, seat) for seat in (1, 2, 3, 0)] == [hand(begun_by_3, seat) for seat in (3, 0, 1, 2)]
    assert len({str(hand(begun_by_1, seat)) for seat in range(4)}) > 1, "the cards are not all alike"


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_r12_r13_nobody_has_seen_the_dealt_hands(players: int) -> None:
    assert not any(engine.new_table(players, seed=1).known.items)


# --- The Dragons ----------------------------------------------------------------------------------------------


def test_dv16_o1_the_odd_card_goes_to_the_upper_half() -> None:
    for seed in range(50):
        table = new_game(5, seed)
        assert int(table.deck_left) == 57 + 3
        assert int(table.lower_half) == 28 + 3
        assert len(dragon_places(table)) == 3
        assert max(dragon_places(table)) < 31, "the upper 29 cards hold no Dragon"


def test_dv16_r14_the_dragons_can_lie_anywhere_in_the_lower_half_and_nowhere_else() -> None:
    places = {place for seed in range(200) for place in dragon_places(new_game(5, seed))}
    assert places == set(range(31))


@pytest.mark.parametrize("halflings", [False, True])
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_r14_d27_o1_upper_and_lower_half(players: int, halflings: bool) -> None:
    cards = (60 if players <= 3 else 72) + (12 if halflings else 0) - 3 * players
    lower = cards // 2
    highest = 0
    for seed in range(80):
        table = new_game(players, seed, halflings=halflings)
        assert int(table.deck_left) == cards + 3
        assert int(table.lower_half) == lower + 3
        highest = max(highest, *dragon_places(table))
    assert highest == lower + 2, "the Dragons reach the top of their half and no further"


def test_r14_every_age_has_its_three_dragons_in_the_lower_half() -> None:
    table = scenario(players=5)
    for age in (2, 3):
        end_age(table)
        assert int(table.age) == age
        assert int(table.dragons) == 0
        assert len(dragon_places(table)) == 3
        assert max(dragon_places(table)) < int(table.lower_half) == 31


# --- The first player -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_r15_the_first_player_of_age_1_is_random(players: int) -> None:
    firsts = Counter(int(engine.new_table(players, seed=seed).first) for seed in range(120))
    assert sorted(firsts) == list(range(players))
    assert min(firsts.values()) > 120 / players / 3


def test_r15_the_first_player_has_the_first_turn() -> None:
    for seed in range(20):
        table = engine.new_table(4, seed=seed)
        assert int(table.seat) == int(table.first)


@pytest.mark.parametrize("least", range(4))
@pytest.mark.parametrize("drawer", range(4))
def test_r15_later_the_player_with_the_least_glory_begins_whoever_drew_the_dragon(least: int, drawer: int) -> None:
    table = end_age(scenario(seat=drawer, glory={seat: 3 if seat == least else 4 + seat for seat in range(4)}))
    assert int(table.first) == least == int(table.seat)


def test_dv18_d6_a_drawer_who_is_not_tied_does_not_begin() -> None:
    table = end_age(scenario(seat=2, glory={0: 5, 1: 1, 2: 5, 3: 1}))
    assert int(table.first) == 3


def test_dv19_d6_a_drawer_who_is_tied_begins() -> None:
    table = end_age(scenario(seat=2, glory={0: 5, 1: 1, 2: 1, 3: 5}))
    assert int(table.first) == 2


@pytest.mark.parametrize(
    ("drawer", "tied", "first"),
    [(0, {1, 2}, 1), (0, {2, 3}, 2), (3, {0, 2}, 0), (3, {1, 2}, 1), (1, {0, 3}, 3), (2, {0, 1, 2, 3}, 2), (1, {0}, 0)],
)
def test_d6_o25_the_search_goes_clockwise_from_the_drawer(drawer: int, tied: set[int], first: int) -> None:
    table = end_age(scenario(seat=drawer, glory={seat: 1 if seat in tied else 9 for seat in range(4)}))
    assert int(table.first) == first


def test_o25_least_glory_counts_after_all_scoring_of_the_age() -> None:
    """Seat 1 is last when the Dragon comes, and gets 15 for a Band afterwards."""
    six = "2 elf.red, 2 elf.blue, 2 elf.green"
    table = end_age(scenario(glory={0: 8, 1: 0, 2: 3, 3: 9}, bands=[(1, six)]))
    assert glory(table) == [8, 15, 3, 9]
    assert int(table.first) == 2


def test_o25_the_orcs_decide_before_least_glory_counts() -> None:
    table = end_age(scenario(glory={0: 8, 1: 0, 2: 3, 3: 9}, horde={1: ["red", "blue", "green"]}))
    act(table, "pillage")
    assert glory(table) == [8, 6, 3, 9]
    assert int(table.first) == 2


def test_d6_the_drawer_counts_even_when_somebody_else_decides_about_a_horde_afterwards() -> None:
    table = end_age(scenario(seat=2, horde={0: ["red"], 1: ["red"]}))
    act(table, "pillage none", "pillage none")
    assert int(table.first) == 2


def test_r15_d6_whoever_ends_the_age_with_a_wizard_is_the_drawer() -> None:
    table = scenario(hands={2: "2 wizard.red"}, seat=2, dragons=2, deck="elf.blue, dragon", glory={0: 1, 1: 1, 3: 1})
    play_band(table, "2 wizard.red")
    act(table, "wizard draw")
    assert int(table.age) == 2
    assert glory(table) == [1, 1, 1, 1], "the Band of two has made up for it"
    assert int(table.first) == 2


# --- From one Age to the next ---------------------------------------------------------------------------------


def test_r41_d36_all_cards_are_shuffled_together_again_the_pool_too() -> None:
    table = scenario(
        hands={0: "2 elf.red", 1: "orc.blue", 3: "skeleton"},
        pool="2 dwarf.red, troll.grey, skeleton",
        bands=[(0, "2 elf.blue, 3 skeleton"), (2, "2 orc.grey")],
    )
    end_age(table)
    on_the_table = cards_in_deck(table) + pool(table)
    for seat in range(4):
        on_the_table += hand(table, seat)
    assert on_the_table == all_cards(table)
    assert on_the_table.total() == 72
    assert pool(table).total() == 8, "nothing of the old pool stays"


def test_r40_bands_are_gone_in_the_next_age() -> None:
    table = end_age(scenario(bands=[(0, "2 elf.blue"), (2, "2 orc.grey")]))
    assert int(table.bands) == 0
    end_age(table)
    assert glory(table) == [1, 0, 1, 0], "they score only once"


def test_r40_troll_and_giant_tokens_go_back() -> None:
    table = end_age(scenario(trolls={1: 0, 6: 3}, giant=(2, 5)))
    assert table.trolls.tolist() == [NOBODY] * 6
    assert int(table.giant_seat) == NOBODY
    assert int(table.giant_size) == 0


def test_r40_markers_stay_on_the_main_board_and_on_the_merfolk_board() -> None:
    table = end_age(scenario(markers={0: {"duris": 3, "ithys": 1}, 2: {"rhea": 4}}, merfolk={0: 5, 3: 18}))
    assert markers(table, 0, "duris") == 3
    assert markers(table, 0, "ithys") == 1
    assert markers(table, 2, "rhea") == 4
    assert table.merfolk.tolist()[:4] == [5, 0, 0, 18]
    assert table.supply.tolist()[:4] == [20, 24, 20, 24]


def test_r40_an_orc_horde_that_is_kept_stays() -> None:
    table = end_age(scenario(horde={1: ["red", "grey"]}))
    act(table, "pillage none")
    assert int(table.age) == 2
    assert on_horde(table, 1) == {"red", "grey"}
    assert int(table.supply[1]) == 23


def test_d35_a_new_age_is_not_a_new_game() -> None:
    """Glory, markers, tokens and tribes are as they were."""
    table = scenario(glory={0: 7, 1: 8, 2: 9, 3: 10}, markers={0: {"duris": 2}}, tokens={"rhea": [2, 4, 6]})
    tribes, tokens = table.tribes.tolist(), table.tokens.tolist()
    end_age(table)
    assert (int(table.age), int(table.ages)) == (2, 3)
    assert glory(table) == [7, 8, 9, 10]
    assert markers(table, 0, "duris") == 2
    assert table.tribes.tolist() == tribes
    assert table.tokens.tolist() == tokens


def test_r41_the_shuffle_of_each_age_is_another() -> None:
    table = engine.new_table(4, tribes=PLAIN, seed=1)
    decks = [table.deck.tolist()]
    for _ in range(2):
        end_age(table)
        decks.append(table.deck.tolist())
    assert decks[0] != decks[1] != decks[2]
