"""A turn (R16 to R22, D25, D26, D33, D34, O2, O17, the option empty_pool_draw; section 3 of the rules)."""

import random

import pytest

from ethnos.engine import play as engine
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.components import CARD_KINDS, COPIES, DRAGON
from ethnos.engine.engine_errors import IllegalDecision
from ethnos.engine.state import SPECTATOR, Table
from tests.scenario import act, glory, hand, legal, phase, play_band, pool, scenario

NINE = "2 elf.red, 2 elf.blue, 2 elf.green, 2 elf.grey, elf.purple"
TEN = f"{NINE}, elf.orange"


# --- Whose turn, and what it holds ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_r16_turns_pass_clockwise_from_the_first_player(players: int) -> None:
    table = engine.new_table(players, seed=4)
    seats = []
    for _ in range(2 * players):
        seats.append(int(table.seat))
        act(table, "draw")
    assert seats == [(int(table.first) + turn) % players for turn in range(2 * players)]


@pytest.mark.parametrize("decision", ["draw", "take elf.red", "lead-tribe dwarf.blue"])
def test_r17_d34_one_action_and_the_turn_is_over(decision: str) -> None:
    table = scenario(hands={0: "dwarf.blue"}, pool="2 elf.red")
    act(table, decision)
    assert (int(table.seat), phase(table)) == (1, "turn")


def test_r17_a_turn_offers_recruiting_and_leading_and_nothing_else() -> None:
    table = scenario(hands={0: "dwarf.blue, elf.blue"}, pool="2 elf.red, skeleton")
    assert legal(table) == {
        "draw",
        "take elf.red",
        "take skeleton",
        "lead-tribe dwarf.blue",
        "lead-tribe elf.blue",
        "lead-colour dwarf.blue",
        "lead-colour elf.blue",
    }


def test_d33_whoever_can_only_draw_is_asked_and_may_not_pass() -> None:
    table = scenario()
    for seat in (0, 1, 2):
        assert legal(table) == {"draw"}
        assert (int(table.seat), phase(table)) == (seat, "turn"), "the turn's own decision never takes itself"
        act(table, "draw")


def test_d33_no_turn_can_be_passed() -> None:
    """Each turn adds one card to the hand or lays down a Band, in games played at random."""
    chance = random.Random(1)
    for seed in range(3):
        table = engine.new_table(4, seed=seed)
        while phase(table) != "over":
            choices = {ACTION_NAMES[action].split()[0] for action in engine.legal_actions(table)}
            if phase(table) == "turn":
                assert choices <= {"draw", "take", "lead-tribe", "lead-colour", "show"}
            engine.apply_action(table, chance.choice(engine.legal_actions(table)))


# --- Recruiting -----------------------------------------------------------------------------------------------


def test_tv1_r18_r19_a_card_from_the_pool_is_not_replaced() -> None:
    table = scenario(hands={0: "dwarf.red, dwarf.blue"}, pool="dwarf.purple, elf.red")
    left = int(table.deck_left)
    act(table, "take dwarf.purple")
    assert hand(table, 0) == {"dwarf.red": 1, "dwarf.blue": 1, "dwarf.purple": 1}
    assert pool(table) == {"elf.red": 1}
    assert int(table.deck_left) == left


def test_r18_of_two_equal_cards_only_one_is_taken() -> None:
    table = act(scenario(pool="2 elf.red"), "take elf.red")
    assert hand(table, 0) == {"elf.red": 1}
    assert pool(table) == {"elf.red": 1}


def test_r18_any_card_of_the_pool_and_no_other_can_be_taken() -> None:
    table = scenario(hands={0: "orc.red"}, pool="2 elf.red, skeleton, dwarf.grey")
    takes = {name for name in legal(table) if name.startswith("take")}
    assert takes == {"take elf.red", "take skeleton", "take dwarf.grey"}


def test_r18_the_top_card_of_the_deck_is_drawn() -> None:
    table = act(scenario(deck="orc.red, elf.blue"), "draw", "draw")
    assert hand(table, 0) == {"orc.red": 1}
    assert hand(table, 1) == {"elf.blue": 1}


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_tv2_a_card_from_the_deck_is_unknown_to_others(viewer: int) -> None:
    table = scenario(seat=1, hands={1: "elf.red"}, pool="dwarf.purple", deck="orc.grey")
    act(table, "draw")
    assert hand(table, 1) == {"elf.red": 1, "orc.grey": 1}
    assert pool(table) == {"dwarf.purple": 1}
    seen = engine.view(table, viewer)
    assert int(seen.hand_size[1]) == 2
    assert not hand(seen, 1)


def test_tv1_a_card_from_the_pool_is_known_to_all() -> None:
    table = act(scenario(seat=1, hands={1: "elf.red"}, pool="dwarf.purple"), "take dwarf.purple")
    assert hand(engine.view(table, 0), 1) == {"dwarf.purple": 1}


# --- The hand limit -------------------------------------------------------------------------------------------


def test_r20_with_ten_cards_a_band_has_to_be_played() -> None:
    table = scenario(hands={0: TEN}, pool="dwarf.red")
    assert {name.split()[0] for name in legal(table)} == {"lead-tribe"}
    for recruit in ("draw", "take dwarf.red"):
        with pytest.raises(IllegalDecision):
            act(table, recruit)


@pytest.mark.parametrize("recruit", ["draw", "take dwarf.red"])
def test_r20_with_nine_cards_the_tenth_can_be_recruited(recruit: str) -> None:
    table = act(scenario(hands={0: NINE}, pool="dwarf.red"), recruit)
    assert hand(table, 0).total() == 10


def test_d25_a_wizard_who_led_ten_cards_draws_ten() -> None:
    ten = "2 wizard.purple, 2 wizard.red, 2 wizard.blue, 2 wizard.green, 2 wizard.grey"
    table = scenario(hands={0: ten})
    play_band(table, ten)
    act(table, "wizard draw")
    assert hand(table, 0).total() == 10


# --- Discarded cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("taker", [0, 1, 2, 3])
def test_d26_anybody_may_take_a_discarded_card_even_who_discarded_it(taker: int) -> None:
    table = scenario(hands={0: "elf.red, orc.blue"})
    play_band(table, "elf.red")
    act(table, "keep done")
    for _ in range((taker - 1) % 4):
        act(table, "draw")
    assert int(table.seat) == taker
    act(table, "take orc.blue")
    assert hand(table, taker)["orc.blue"] == 1


# --- Dragons --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dragons", [0, 1])
def test_r21_r22_one_of_the_first_two_dragons_is_replaced_and_nothing_more(dragons: int) -> None:
    table = scenario(dragons=dragons, pool="elf.blue", deck="dragon, elf.red")
    act(table, "draw")
    assert int(table.dragons) == dragons + 1
    assert hand(table, 0) == {"elf.red": 1}
    assert pool(table) == {"elf.blue": 1}
    assert (int(table.age), int(table.seat), phase(table)) == (1, 1, "turn")


def test_o17_dragons_in_a_row_are_replaced_from_the_deck_never_from_the_pool() -> None:
    table = scenario(pool="elf.blue", deck="dragon, dragon, elf.red, elf.green")
    left = int(table.deck_left)
    act(table, "draw")
    assert int(table.dragons) == 2
    assert hand(table, 0) == {"elf.red": 1}
    assert pool(table) == {"elf.blue": 1}
    assert int(table.deck_left) == left - 3


def test_o17_a_replacement_can_itself_be_the_third_dragon() -> None:
    table = act(scenario(dragons=1, deck="dragon, dragon, elf.red"), "draw")
    assert int(table.age) == 2


def test_r22_the_third_dragon_ends_the_age_at_once_without_a_replacement() -> None:
    """In the last Age, after which nothing is dealt again."""
    table = scenario(age=3, dragons=2, hands={0: "orc.red"}, deck="dragon, elf.red")
    left = int(table.deck_left)
    act(table, "draw")
    assert phase(table) == "over"
    assert pool(table) == {"orc.red": 1}, "the hand, and no card more"
    assert int(table.deck_left) == left - 1


def test_r22_nobody_has_another_turn_after_the_third_dragon() -> None:
    table = scenario(seat=2, dragons=2, deck="dragon", hands={3: "6 skeleton, elf.red"}, bands=[(0, "2 elf.blue")])
    act(table, "draw")
    assert glory(table) == [1, 0, 0, 0]
    assert int(table.age) == 2


def test_r22_the_third_dragon_stays_with_its_drawer() -> None:
    """It shows in who begins the next Age when all are tied."""
    for seat in range(4):
        assert int(act(scenario(seat=seat, dragons=2, deck="dragon"), "draw").first) == seat


# --- The deck never runs out (O2) -----------------------------------------------------------------------------


def test_o2_the_last_card_of_the_deck_is_the_third_dragon_and_can_be_drawn() -> None:
    tribes = ["dwarf", "elf", "minotaur", "orc", "wizard", "centaur"]
    colours = ["purple", "red", "blue", "green", "orange", "grey"]
    everything = ", ".join(f"2 {tribe}.{colour}" for tribe in tribes for colour in colours)
    table = scenario(pool=everything, dragons=2, seat=3)
    assert table.deck[: table.deck_left] == [DRAGON]
    assert "draw" in legal(table)
    act(table, "draw")
    assert (int(table.age), int(table.first)) == (2, 3)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_o2_the_deck_is_never_empty_and_everybody_with_room_can_draw(players: int) -> None:
    chance = random.Random(players)
    table = engine.new_table(players, seed=players)
    while phase(table) != "over":
        if phase(table) == "turn":
            dragons = table.deck[: table.deck_left].count(DRAGON)
            assert dragons == 3 - int(table.dragons) > 0
            assert ("draw" in legal(table)) == (int(table.hand_size[table.seat]) < 10)
        engine.apply_action(table, chance.choice(engine.legal_actions(table)))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_o2_play_ends_even_if_nobody_draws_who_does_not_have_to(players: int) -> None:
    chance = random.Random(players)
    table = engine.new_table(players, seed=players)
    for _ in range(5000):
        possible = engine.legal_actions(table)
        without_the_deck = [action for action in possible if ACTION_NAMES[action] not in ("draw", "wizard draw")]
        engine.apply_action(table, chance.choice(without_the_deck or possible))
        if phase(table) == "over":
            return
    pytest.fail("the game does not come to its end")


# --- Drawing while the pool is empty (option empty_pool_draw) -------------------------------------------------


def cards_drawn(table: Table) -> int:
    """How many cards seat 0 gets by recruiting from the deck."""
    before = hand(table, 0).total()
    act(table, "draw")
    return hand(table, 0).total() - before


@pytest.mark.parametrize(("option", "cards"), [("1", 1), ("2", 2)])
def test_empty_pool_draw_gives_so_many_cards_while_no_card_is_face_up(option: str, cards: int) -> None:
    assert cards_drawn(scenario(hands={0: "elf.red"}, empty_pool_draw=option)) == cards


@pytest.mark.parametrize("option", ["1", "2"])
def test_empty_pool_draw_gives_one_card_while_a_card_is_face_up(option: str) -> None:
    assert cards_drawn(scenario(pool="skeleton", empty_pool_draw=option)) == 1


@pytest.mark.parametrize(("held", "cards"), [(NINE, 1), (NINE.removesuffix(", elf.purple"), 2)])
def test_empty_pool_draw_2_stops_at_ten_cards(held: str, cards: int) -> None:
    assert cards_drawn(scenario(hands={0: held}, empty_pool_draw="2")) == cards


def test_empty_pool_draw_2_replaces_a_dragon() -> None:
    table = act(scenario(deck="elf.red, dragon, orc.blue, elf.grey", empty_pool_draw="2"), "draw")
    assert hand(table, 0) == {"elf.red": 1, "orc.blue": 1}
    assert int(table.dragons) == 1


@pytest.mark.parametrize(("deck", "discarded"), [("dragon, elf.red", set()), ("elf.red, dragon", {"elf.red"})])
def test_empty_pool_draw_2_the_third_dragon_ends_the_age_at_once(deck: str, discarded: set[str]) -> None:
    table = act(scenario(age=3, dragons=2, deck=deck, empty_pool_draw="2"), "draw")
    assert phase(table) == "over"
    assert set(pool(table)) == discarded, "what was drawn before goes with the hands"


def test_empty_pool_draw_2_after_a_card_is_discarded_the_pool_is_not_empty() -> None:
    table = scenario(hands={0: "dwarf.red, elf.blue"}, empty_pool_draw="2")
    play_band(table, "dwarf.red")
    act(table, "draw")
    assert hand(table, 1).total() == 1


def test_r18_every_card_is_always_somewhere() -> None:
    """No recruit, Band or discard makes or loses a card."""
    chance = random.Random(8)
    table = engine.new_table(4, seed=8)
    tribes = table.tribes[: table.tribe_count]
    total = sum(int(COPIES[kind]) for kind in range(CARD_KINDS) if kind // 6 in tribes)
    while phase(table) != "over":
        laid = int(table.band_end[table.bands - 1]) if table.bands else 0
        deck = int(table.deck_left) - (3 - int(table.dragons))
        assert sum(table.hands.items) + sum(table.pool) + laid + deck == total
        assert [sum(hand) for hand in table.hands] == table.hand_size.tolist()
        engine.apply_action(table, chance.choice(engine.legal_actions(table)))
