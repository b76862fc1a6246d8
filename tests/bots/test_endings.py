"""The search in small endings with a proven best move; each test says why.

Most of them are won or lost in one turn: the deck is only the third Dragon, so a rival who is ahead ends the game by
drawing it (R22). There ``endings.winning`` proves which decisions keep a forced victory, and the search has to stay on
such a path to the end of its turn. "Rhea 0/2/8 stands 2:1" means that Rhea's tokens give 0, 2 and 8 Glory, and that the
player to move has two markers there and a rival one.
"""

import pytest

from ethnos.bots import ask
from ethnos.bots.search import SearchBot
from ethnos.engine import play as engine
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.components import COLOUR_NAMES, KINGDOM_NAMES
from ethnos.engine.state import Table, copied
from tests.bots.endings import ending, sure_share, winning
from tests.scenario import act, end_age, hand, legal, phase, play_band, scenario

SEEDS = (1, 2)
ITERATIONS = 800


def search(table: Table, seed: int, iterations: int = ITERATIONS) -> str:
    """What the search decides."""
    return ACTION_NAMES[ask(SearchBot(seed, iterations=iterations), table)]


def assert_finds(table: Table, *best: str, iterations: int = ITERATIONS) -> None:
    """The search chooses one of these decisions."""
    assert set(best) < legal(table)
    for seed in SEEDS:
        assert search(table, seed, iterations) in best, f"seed {seed}"


def assert_wins(table: Table, *first: str) -> None:
    """Exactly these first decisions keep a forced victory, and the search keeps it in all decisions of its turn."""
    assert winning(table) == set(first)
    assert set(first) < legal(table)
    for seed in SEEDS:
        finish_turn(table, seed)


def finish_turn(table: Table, seed: int) -> Table:
    """The table after the search's whole turn, each decision of which has to keep the forced victory."""
    table, bot, seat = copied(table), SearchBot(seed, iterations=ITERATIONS), int(table.seat)
    turn = int(table.age), seat
    while (int(table.age), int(table.seat)) == turn:
        decision = ask(bot, table)
        engine.apply_action(table, decision)
        assert sure_share(table, seat) == 1.0, f"seed {seed}: {ACTION_NAMES[decision]}"
        if phase(table) == "turn":
            break
    return table


# --- Markers --------------------------------------------------------------------------------------------------


def test_the_marker_that_flips_a_kingdom_beats_the_larger_band() -> None:
    """Rhea 0/2/8 stands 2:2. Three reds: 3 for the Band, 8 for Rhea, 11 against 7 + 2. Four Halflings: 6 for the Band
    and half of Rhea, (8 + 2) / 2, 11 against 7 + 5.
    """
    table = ending(
        players=4,
        hands={0: "minotaur.red, wizard.red, centaur.red, 2 halfling.blue, 2 halfling.green"},
        markers={0: {"rhea": 2}, 1: {"rhea": 2}},
        tokens={"rhea": (0, 2, 8)},
        glory={1: 7},
    )
    assert_wins(table, "lead-colour minotaur.red", "lead-colour wizard.red", "lead-colour centaur.red")


def test_of_two_kingdoms_the_one_worth_more() -> None:
    """Both stand 1:1. The Band of two brings 1. Straton 0/10: 1 + 10 + 3 = 14 against 8 + 0 + 3 = 11. Rhea 0/6:
    1 + 6 + 5 = 12 against 8 + 0 + 5 = 13.
    """
    table = ending(
        players=3,
        hands={0: "minotaur.red, minotaur.blue"},
        markers={0: {"rhea": 1, "straton": 1}, 1: {"rhea": 1, "straton": 1}},
        tokens={"rhea": (0, 6), "straton": (0, 10)},
        glory={1: 8},
    )
    assert_wins(table, "lead-tribe minotaur.blue")


def test_wingfolk_fly_to_the_kingdom_that_decides() -> None:
    """R-T11, a Band of two: 1. Duris 8 and Ithys 6 stand 1:1, Rhea 10 stands 1:3 and is lost. To Duris: 2 + 1 + 8 + 3
    = 14 against 10 + 3. To Ithys: 2 + 1 + 4 + 6 = 13 against 10 + 4. To Rhea it is only 2:3.
    """
    table = ending(
        players=4,
        hands={0: "wingfolk.green, wingfolk.grey"},
        markers={0: {"duris": 1, "rhea": 1, "ithys": 1}, 1: {"duris": 1, "rhea": 3, "ithys": 1}},
        tokens={"duris": (0, 0, 8), "rhea": (0, 0, 10), "ithys": (0, 0, 6)},
        glory={0: 2},
    )
    assert_wins(table, "lead-tribe wingfolk.green", "lead-tribe wingfolk.grey")


def test_a_minotaur_leads_where_a_card_is_missing() -> None:
    """R-T7: Rhea 0/8 stands 2:2 and asks for three cards. Led by the Minotaur two are enough: 1 + 8 = 9 against 5. Led
    by the Centaur no marker goes there: 1 + 4 against 5 + 4.
    """
    table = ending(
        players=3,
        hands={0: "minotaur.red, centaur.red"},
        markers={0: {"rhea": 2}, 1: {"rhea": 2}},
        tokens={"rhea": (0, 8)},
        glory={1: 5},
    )
    assert_wins(table, "lead-colour minotaur.red")


def test_a_marker_in_a_worthless_kingdom_breaks_the_tie_of_the_game() -> None:
    """Either pair makes it 10:10. R43: only the Minotaurs place a marker, 3:2 on the map; with the Halflings (R-T5) it
    stays 2:2 there, and the rival's Band of three is the larger one (R44).
    """
    table = ending(
        players=4,
        hands={0: "2 halfling.red, minotaur.blue, minotaur.green"},
        bands=[(1, "wizard.red, wizard.blue, wizard.green")],
        markers={0: {"duris": 2}, 1: {"pelagon": 2}},
        glory={0: 9, 1: 7},
    )
    assert_wins(table, "lead-tribe minotaur.blue", "lead-tribe minotaur.green")


# --- Bands and powers -----------------------------------------------------------------------------------------


def test_a_large_band_without_a_marker_beats_a_small_one_with_it() -> None:
    """R-T5, R39: five Halflings bring 10 against 7; two Elves bring 1, and Ithys 0/4 for a marker."""
    table = ending(
        players=2,
        hands={0: "2 halfling.red, 2 halfling.blue, halfling.green, elf.orange, elf.grey"},
        tokens={"ithys": (0, 4)},
        glory={1: 7},
    )
    assert_wins(table, "lead-tribe halfling.red", "lead-tribe halfling.blue", "lead-tribe halfling.green")


def test_a_dwarf_leads_the_same_band_for_more() -> None:
    """R-T2: three cards count four with the Dwarf on top, 6 against 5; with any other Leader 3. Both players have 15
    from Dwarves already.
    """
    table = ending(
        players=2,
        tribes=("dwarf", "elf", "halfling", "minotaur", "wingfolk"),
        hands={0: "dwarf.red, elf.red, minotaur.red"},
        bands=[
            (0, "2 dwarf.purple, 2 dwarf.blue, dwarf.green"),
            (1, "dwarf.red, dwarf.green, 2 dwarf.orange, 2 dwarf.grey"),
        ],
        glory={1: 5},
    )
    assert_wins(table, "lead-colour dwarf.red")


def test_one_giant_more_takes_the_token() -> None:
    """R-T4: the rival's Giant Band has three cards. Four Giants: 6 + 2 at once + 6 for the token = 14 against 13. Five
    Halflings: 10 against 13 + 6. One Giant left out, and the token stays where it is.
    """
    table = ending(
        players=6,
        tribes=("centaur", "elf", "giant", "halfling", "minotaur", "wizard"),
        hands={0: "giant.purple, giant.red, giant.blue, giant.green, 3 halfling.orange, 2 halfling.grey"},
        giant=(1, 3),
        glory={1: 13},
    )
    assert_wins(table, *(f"lead-tribe giant.{colour}" for colour in ("purple", "red", "blue", "green")))


def test_the_troll_token_that_breaks_two_ties() -> None:
    """R-T10: Rhea and Straton, 0/6 each, stand 2:2, and the rival holds token 2. With token 3 both fall to you:
    3 + 6 + 6 against 5. Token 1 is too small: 3 against 5 + 6 + 6, and so are four Halflings with 6.
    """
    table = ending(
        players=3,
        tribes=("centaur", "elf", "halfling", "minotaur", "troll"),
        hands={0: "troll.green, troll.orange, troll.grey, 2 halfling.purple, 2 halfling.red"},
        markers={0: {"rhea": 2, "straton": 2}, 1: {"rhea": 2, "straton": 2}},
        tokens={"rhea": (0, 6), "straton": (0, 6)},
        trolls={2: 1},
        glory={1: 5},
    )
    assert_wins(table, "lead-tribe troll.green", "lead-tribe troll.orange", "lead-tribe troll.grey")
    play_band(table, "troll.green, troll.orange, troll.grey")
    assert_wins(table, "token 3")


def test_the_extra_marker_of_the_merfolk_goes_where_no_band_could_place_it() -> None:
    """R-T6: one Merfolk card reaches the symbol on 3. The extra marker takes Althea 10, which stands 3:3: 10, and 4 for
    the board, against 9. Anywhere else, or with three Halflings: at most 3 + 5 + 4 against 9 + 5.
    """
    table = ending(
        players=5,
        tribes=("centaur", "elf", "halfling", "merfolk", "minotaur", "wizard"),
        hands={0: "merfolk.red, 3 halfling.blue"},
        markers={0: {"althea": 3}, 1: {"althea": 3}},
        merfolk={0: 2},
        tokens={"althea": (0, 0, 10)},
        glory={1: 9},
    )
    assert_wins(table, "lead-tribe merfolk.red")
    play_band(table, "merfolk.red")
    assert_wins(table, "place althea")


def test_two_steps_of_the_merfolk_pass_a_rival() -> None:
    """R-T6, D8: from 4 to 6, past the rival on 5: 1 + 4 = 5 against 2 + 2. Three Halflings: 3 + 2 against 2 + 4."""
    table = ending(
        players=4,
        tribes=("centaur", "elf", "halfling", "merfolk", "minotaur", "wizard"),
        hands={0: "merfolk.red, merfolk.blue, 3 halfling.grey"},
        merfolk={0: 4, 1: 5},
        glory={1: 2},
    )
    assert_wins(table, "lead-tribe merfolk.red", "lead-tribe merfolk.blue")


# --- More than one Band ---------------------------------------------------------------------------------------


def test_a_centaur_band_first_and_the_elves_behind_it() -> None:
    """R-T1: Rhea and Straton, 0/6 each, stand 1:1. Both Bands of two: 1 + 1 + 6 + 6 = 14 against 10. Only one of them:
    1 + 6 + 3 against 10 + 3, and Elves who keep the Centaurs for later (R-T3) see the rival end the game before that.
    """
    table = ending(
        players=3,
        hands={0: "2 centaur.red, elf.blue, elf.green"},
        markers={0: {"rhea": 1, "straton": 1}, 1: {"rhea": 1, "straton": 1}},
        tokens={"rhea": (0, 6), "straton": (0, 6)},
        glory={1: 10},
    )
    assert_wins(table, "lead-tribe centaur.red")


def test_a_centaur_is_left_out_to_lead_a_band_of_its_own() -> None:
    """R-T1: one after the other they take two empty kingdoms, 6 + 6 against 9; as one Band 1 + 6."""
    table = ending(
        players=4,
        hands={0: "centaur.red, centaur.blue"},
        tokens={"rhea": (0, 0, 6), "straton": (0, 0, 6)},
        glory={1: 9},
    )
    assert_wins(table, "lead-tribe centaur.red", "lead-tribe centaur.blue")
    assert_wins(act(table, "lead-tribe centaur.red"), "leave centaur.blue")


def test_an_elf_keeps_the_two_cards_that_flip_a_kingdom_next_turn() -> None:
    """R-T3: two of four can be kept. The blue pair places a second marker in Straton 0/8, which stands 1:1: 1 + 1 + 8
    against 3 instead of 1 + 4 against 3 + 4. The others make a Band of two at best. The Dragon is one of nine cards.
    """
    table = ending(
        players=3,
        hands={0: "2 elf.red, centaur.blue, halfling.blue, halfling.green, minotaur.grey"},
        deck="4 halfling.grey, 4 halfling.orange, dragon",
        markers={0: {"straton": 1}, 1: {"straton": 1}},
        tokens={"straton": (0, 8)},
        glory={1: 3},
    )
    play_band(table, "2 elf.red")
    assert_finds(table, "keep centaur.blue")
    assert_finds(act(table, "keep centaur.blue"), "keep halfling.blue")
    assert hand(act(table, "keep halfling.blue"), 0) == {"centaur.blue": 1, "halfling.blue": 1}


# --- The end of the Age ---------------------------------------------------------------------------------------


def test_play_now_because_the_third_dragon_is_next() -> None:
    """Three Elves bring 3 against 2. A fourth, face up, would bring 6: but the rival, ahead, would end the game."""
    table = ending(players=2, hands={0: "elf.red, elf.blue, elf.green"}, pool="elf.orange", glory={1: 2})
    assert_wins(table, "lead-tribe elf.red", "lead-tribe elf.blue", "lead-tribe elf.green")


def test_draw_because_nothing_is_lost_by_it() -> None:
    """Three Halflings bring 3 against 5, four bring 6, and four of five cards are Halflings. To lose with the Dragon is
    no worse than to lose with a Band of three.
    """
    table = ending(
        players=2,
        hands={0: "3 halfling.red"},
        deck="4 halfling.grey, dragon",
        glory={1: 5},
    )
    assert_finds(table, "draw")


def test_end_the_age_while_ahead() -> None:
    """5 against 4, and the rival's Elves, seen by all, are worth 3. Now it ends 5:4; after a Band of two 6:7."""
    elves = "elf.red, elf.blue, elf.green"
    table = ending(
        players=3,
        hands={0: "2 halfling.red", 1: elves},
        known={1: elves},
        pool="halfling.red",
        glory={0: 5, 1: 4},
    )
    assert_wins(table, "draw")


def test_a_wizard_draws_to_end_the_age() -> None:
    """R-T12, O16: three Wizards make it 4 + 3 against 5, and their draw ends the game before the Elves make it 8."""
    elves = "elf.red, elf.blue, elf.green"
    table = ending(
        players=2,
        tribes=("centaur", "elf", "halfling", "minotaur", "wizard"),
        hands={0: "wizard.red, wizard.blue, wizard.green", 1: elves},
        known={1: elves},
        glory={0: 4, 1: 5},
    )
    assert_wins(table, "lead-tribe wizard.red", "lead-tribe wizard.blue", "lead-tribe wizard.green")
    play_band(table, "wizard.red, wizard.blue, wizard.green")
    assert_wins(table, "wizard draw")


# --- Giving nothing away --------------------------------------------------------------------------------------


def test_the_card_that_the_next_player_needs_is_not_discarded() -> None:
    """Rhea 0/8 stands 1:1, where two players need three cards (R56); the rival holds two reds, seen by all. Three blues
    or three Halflings bring 3, which is enough: 2 + 3 + 4 against 3 + 4, and 1 for two reds. But the blues leave the
    red Halfling to the rival: 3 + 3 + 8 against 2 + 3.
    """
    reds = "halfling.red, centaur.red"
    table = ending(
        players=2,
        hands={0: "halfling.red, halfling.blue, halfling.green, 2 minotaur.blue", 1: reds},
        known={1: reds},
        deck="2 elf.grey, dragon",
        markers={0: {"rhea": 1}, 1: {"rhea": 1}},
        tokens={"rhea": (0, 8)},
        glory={0: 2, 1: 3},
    )
    assert_finds(table, "lead-tribe halfling.red", "lead-tribe halfling.blue", "lead-tribe halfling.green")


def test_the_card_that_the_next_player_needs_is_taken() -> None:
    """As before, ahead by 2 and with nothing to play; the third red lies face up. Taken, it leaves the rival with 1 for
    two reds. Left there, it is worth Rhea and 3 to the rival, unless the Dragon, one of three cards, comes first.
    """
    reds = "halfling.red, centaur.red"
    table = ending(
        players=2,
        hands={0: "elf.blue", 1: reds},
        known={1: reds},
        pool="minotaur.red",
        deck="2 elf.grey, dragon",
        markers={0: {"rhea": 1}, 1: {"rhea": 1}},
        tokens={"rhea": (0, 8)},
        glory={0: 5, 1: 3},
    )
    assert_finds(table, "take minotaur.red")


# --- Hordes, before the last Age ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_a_horde_of_three_is_kept_to_grow(players: int) -> None:
    """R37: three markers are worth 6 now and no less at the end. Two more of them make it 15, but 6 + 3 for a horde
    that was emptied.
    """
    table = end_age(scenario(players=players, horde={0: ("red", "blue", "green")}))
    assert_finds(table, "pillage none")


def test_a_full_horde_is_emptied() -> None:
    """R37: nothing can be added to it, but an empty one can be filled again; 20 are scored either way, and
    everybody else has as much already.
    """
    table = end_age(
        scenario(
            players=4,
            age=2,
            horde={0: COLOUR_NAMES},
            tokens=dict.fromkeys(KINGDOM_NAMES, (2, 4, 8)),
            glory={1: 20, 2: 20, 3: 20},
        )
    )
    assert_finds(table, "pillage")
