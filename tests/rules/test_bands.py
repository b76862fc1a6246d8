"""Playing a Band (R23 to R30, D3, D38, O4, the option placement, the paths of section 14; section 4 of the rules)."""

import random
from collections import Counter
from itertools import product

import pytest

from ethnos.engine import play as engine
from ethnos.engine.actions import ACTION_NAMES, card_name
from ethnos.engine.engine_errors import IllegalDecision
from ethnos.engine.state import NOBODY, Table, copied
from tests.scenario import act, hand, legal, markers, phase, play_band, pool, scenario

Band = tuple[str, tuple[str, ...]]  # the Leader, and all cards in order of their names
KINGDOMS = ["duris", "rhea", "straton", "althea", "ithys", "pelagon"]


def laid(table: Table, number: int) -> list[str]:
    """The cards of a Band on the table, as they lie, the Leader first."""
    start = int(table.band_end[number - 1]) if number else 0
    return [card_name(int(kind)) for kind in table.laid[start : table.band_end[number]]]


def bands_by_play(table: Table) -> list[Band]:
    """The Band at the end of every path of decisions."""
    before = int(table.bands)
    bands: list[Band] = []
    unfinished = [table]
    while unfinished:
        step = unfinished.pop()
        if int(step.bands) > before:
            cards = laid(step, before)
            bands.append((cards[0], tuple(sorted(cards))))
            continue
        for action in engine.legal_actions(step):
            if ACTION_NAMES[action].split()[0] not in ("draw", "take"):
                after = copied(step)
                engine.apply_action(after, action)
                unfinished.append(after)
    return bands


def bands_by_rule(cards: Counter[str]) -> set[Band]:
    """R23, R-T9, O4, word for word: every subset of the hand that is a Band, with each of its possible Leaders."""
    bands: set[Band] = set()
    for counts in product(*(range(count + 1) for count in cards.values())):
        band = Counter(dict(zip(cards, counts, strict=True)))
        plain = [card for card in band.elements() if card != "skeleton"]
        one_tribe = len({card.split(".")[0] for card in plain}) == 1
        one_colour = len({card.split(".")[1] for card in plain}) == 1
        if one_tribe or one_colour:
            bands |= {(leader, tuple(sorted(band.elements()))) for leader in plain}
    return bands


# --- What a Band is (R23, O4) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cards",
    [
        "elf.red",
        "2 elf.red",
        "elf.red, dwarf.blue",
        "elf.red, dwarf.red",
        "elf.red, elf.blue, dwarf.red",
        "2 elf.red, 2 dwarf.red, elf.blue",
        "4 halfling.red, 2 halfling.blue, elf.red",
        "elf.red, skeleton",
        "elf.red, dwarf.blue, 3 skeleton",
        "elf.red, orc.red, skeleton, 2 elf.grey",
        "2 elf.red, 2 orc.red, 2 troll.red, 2 dwarf.red, 2 wizard.red",
        "2 elf.red, 2 elf.blue, dwarf.red, orc.red, 2 skeleton, dwarf.grey, wizard.purple",
        "9 skeleton, giant.green",
        "6 skeleton",
    ],
)
def test_r23_o4_each_band_of_a_hand_is_reached_by_exactly_one_path(cards: str) -> None:
    table = scenario(hands={0: cards})
    bands = bands_by_play(table)
    assert len(bands) == len(set(bands)), "no Band twice"
    assert set(bands) == bands_by_rule(hand(table, 0))


@pytest.mark.parametrize("seed", range(25))
def test_r23_o4_each_band_of_a_random_hand_is_reached_by_exactly_one_path(seed: int) -> None:
    chance = random.Random(seed)
    tribes = chance.sample(["centaur", "dwarf", "elf", "giant", "halfling", "merfolk", "orc", "troll"], 5)
    colours = ["purple", "red", "blue", "green", "orange", "grey"]
    deck = [f"{tribe}.{colour}" for tribe in tribes for colour in colours for _ in range(2)] + ["skeleton"] * 12
    cards = ", ".join(chance.sample(deck, chance.randint(1, 10)))
    table = scenario(hands={0: cards}, tribes=[*tribes, "skeleton"])
    bands = bands_by_play(table)
    assert len(bands) == len(set(bands))
    assert set(bands) == bands_by_rule(hand(table, 0))


def test_r23_ten_cards_of_one_tribe() -> None:
    ten = "2 elf.red, 2 elf.blue, 2 elf.green, 2 elf.grey, 2 elf.purple"
    table = scenario(hands={0: ten})
    play_band(table, ten)
    assert len(laid(table, 0)) == 10


def test_r23_ten_cards_of_one_colour() -> None:
    ten = "2 dwarf.red, 2 elf.red, 2 orc.red, 2 troll.red, 2 giant.red"
    table = scenario(hands={0: ten})
    play_band(table, ten)
    assert len(laid(table, 0)) == 10


def test_r23_a_card_of_another_tribe_and_colour_cannot_join() -> None:
    table = act(scenario(hands={0: "dwarf.red, elf.red, elf.blue, orc.grey"}), "lead-colour dwarf.red")
    assert Counter(laid(table, 0)) == {"dwarf.red": 1, "elf.red": 1}


def test_o4_skeletons_alone_are_no_band() -> None:
    table = scenario(hands={0: "9 skeleton"}, pool="elf.red")
    assert legal(table) == {"draw", "take elf.red"}


def test_o4_one_other_card_with_any_number_of_skeletons() -> None:
    table = scenario(hands={0: "9 skeleton, giant.green"})
    assert {len(cards) for _, cards in bands_by_play(table)} == set(range(1, 11))


def test_o4_skeletons_do_not_join_two_cards_that_do_not_fit() -> None:
    bands = bands_by_play(scenario(hands={0: "elf.red, dwarf.blue, skeleton"}))
    assert not any({"elf.red", "dwarf.blue"} <= set(cards) for _, cards in bands)


# --- The path to a Band (section 14) --------------------------------------------------------------------------


def test_r23_a_single_card_cannot_be_laid_twice() -> None:
    table = act(scenario(hands={0: "elf.red, elf.blue"}), "lead-tribe elf.red", "leave elf.blue")
    assert laid(table, 0) == ["elf.red"]
    assert markers(table, 0, "rhea") == 1
    assert hand(table, 0) == {"elf.blue": 1}


def test_r23_the_same_card_can_only_be_left_out_as_often_as_it_is_held() -> None:
    table = act(scenario(hands={0: "elf.red, elf.blue, 2 elf.green"}), "lead-tribe elf.red", "leave elf.blue")
    with pytest.raises(IllegalDecision):
        act(table, "leave elf.blue")
    assert legal(table) == {"leave elf.green", "play"}


def test_r24_the_leader_cannot_be_left_out() -> None:
    table = act(scenario(hands={0: "elf.red, elf.blue"}), "lead-tribe elf.red")
    assert legal(table) == {"leave elf.blue", "play"}
    with pytest.raises(IllegalDecision):
        act(table, "leave elf.red")


def test_r24_of_two_copies_of_the_leader_one_can_be_left_out_and_the_other_not() -> None:
    table = act(scenario(hands={0: "2 elf.red, elf.blue"}), "lead-tribe elf.red")
    assert legal(table) == {"leave elf.red", "leave elf.blue", "play"}
    act(table, "leave elf.red")
    assert legal(table) == {"leave elf.blue", "play"}


def test_r23_cards_are_left_out_in_ascending_order() -> None:
    table = act(scenario(hands={0: "elf.red, elf.blue, elf.green, skeleton"}), "lead-tribe elf.red", "leave elf.green")
    assert legal(table) == {"leave skeleton", "play"}


def test_r23_a_band_of_one_tribe_and_one_colour_is_led_by_tribe() -> None:
    assert legal(scenario(hands={0: "2 elf.red"})) == {"draw", "lead-tribe elf.red"}
    table = act(scenario(hands={0: "2 elf.red, dwarf.red, skeleton"}), "lead-colour elf.red")
    assert legal(table) == {"leave elf.red", "leave skeleton", "play"}, "the Dwarf makes it a Band of one colour"


# --- The five steps (R24) -------------------------------------------------------------------------------------


def test_r24_the_cards_are_laid_down_before_the_marker_is_placed() -> None:
    table = scenario(hands={0: "2 wingfolk.red, elf.blue"})
    play_band(table, "2 wingfolk.red")
    assert phase(table) == "kingdom"
    assert laid(table, 0) == ["wingfolk.red", "wingfolk.red"]
    assert hand(table, 0) == {"elf.blue": 1}


def test_r24_the_marker_comes_before_the_ability() -> None:
    """The last marker of the supply goes to the Kingdom, so none is left for the Orc board."""
    table = scenario(hands={0: "orc.red"}, supply={0: 1})
    play_band(table, "orc.red")
    assert markers(table, 0, "rhea") == 1
    assert (int(table.seat), phase(table)) == (1, "turn"), "the Orc board is not even asked for"
    assert not any(table.horde.items)


def test_r24_the_ability_comes_before_the_discard() -> None:
    table = scenario(hands={0: "orc.red, elf.blue"})
    play_band(table, "orc.red")
    assert phase(table) == "horde"
    assert hand(table, 0) == {"elf.blue": 1}
    act(table, "horde none")
    assert pool(table) == {"elf.blue": 1}


# --- Placing a marker (R25, R30, D3, D38) ---------------------------------------------------------------------


@pytest.mark.parametrize(("own", "band"), [(0, "dwarf.red"), (1, "2 dwarf.red")])
def test_tv4_r25_a_band_larger_than_the_own_markers_places_one(own: int, band: str) -> None:
    table = scenario(hands={0: band}, markers={0: {"rhea": own}})
    play_band(table, band)
    assert markers(table, 0, "rhea") == own + 1


def test_tv5_three_dwarves_in_duris_and_the_rest_to_the_pool() -> None:
    table = scenario(hands={0: "dwarf.purple, dwarf.red, dwarf.blue, elf.red, orc.green"}, markers={0: {"duris": 2}})
    play_band(table, "dwarf.purple, dwarf.red, dwarf.blue")
    assert markers(table, 0, "duris") == 3
    assert sum(table.markers.items) == 3
    assert pool(table) == {"elf.red": 1, "orc.green": 1}
    assert not hand(table, 0)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize("own", [0, 1, 2, 3, 4])
def test_r25_fewer_own_markers_than_cards(own: int, size: int) -> None:
    cards = ", ".join(["dwarf.red", "dwarf.blue", "dwarf.green", "dwarf.grey"][:size])
    table = scenario(hands={0: cards}, markers={0: {"rhea": own}})
    play_band(table, cards)
    assert markers(table, 0, "rhea") - own == int(own < size)
    assert int(table.supply[0]) == 25 - own - int(own < size)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_r25_markers_of_rivals_do_not_count(players: int) -> None:
    table = scenario(players=players, hands={0: "dwarf.red"}, markers={1: {"rhea": 4}, 2: {"rhea": 2}})
    play_band(table, "dwarf.red")
    assert markers(table, 0, "rhea") == 1


def test_r25_markers_in_other_kingdoms_do_not_count() -> None:
    table = scenario(hands={0: "dwarf.red"}, markers={0: {kingdom: 3 for kingdom in KINGDOMS if kingdom != "rhea"}})
    play_band(table, "dwarf.red")
    assert markers(table, 0, "rhea") == 1


@pytest.mark.parametrize("leader", ["elf.red", "dwarf.red", "orc.red"])
def test_r25_the_leader_decides_the_kingdom_and_the_power(leader: str) -> None:
    others = sorted({"elf.red", "dwarf.red", "orc.red", "elf.blue"} - {leader, "elf.blue"})
    table = scenario(hands={0: "elf.red, dwarf.red, orc.red, elf.blue"})
    play_band(table, ", ".join([leader, *others]))
    assert markers(table, 0, "rhea") == 1
    assert phase(table) == {"elf.red": "keep", "dwarf.red": "turn", "orc.red": "horde"}[leader]


@pytest.mark.parametrize(("leader", "kingdom"), [("dwarf.red", "rhea"), ("dwarf.blue", "straton")])
def test_r25_with_one_tribe_any_of_its_colours_can_lead(leader: str, kingdom: str) -> None:
    cards = ["dwarf.red", "dwarf.blue", "dwarf.grey"]
    table = scenario(hands={0: ", ".join(cards)})
    play_band(table, ", ".join([leader, *(card for card in cards if card != leader)]))
    assert markers(table, 0, kingdom) == sum(table.markers.items) == 1


def test_r25_only_one_marker_is_placed_however_large_the_band() -> None:
    table = scenario(hands={0: "2 dwarf.red, 2 dwarf.blue, 2 dwarf.grey"})
    play_band(table, "2 dwarf.red, 2 dwarf.blue, 2 dwarf.grey")
    assert sum(table.markers.items) == 1


def test_r30_d38_a_band_too_small_to_place_can_be_played() -> None:
    table = scenario(hands={0: "dwarf.red, elf.blue"}, markers={0: {"rhea": 1}})
    play_band(table, "dwarf.red")
    assert markers(table, 0, "rhea") == 1
    assert laid(table, 0) == ["dwarf.red"]
    assert pool(table) == {"elf.blue": 1}
    assert (int(table.seat), phase(table)) == (1, "turn")


def test_d3_a_legal_placement_has_to_be_made() -> None:
    table = scenario(hands={0: "dwarf.red"}, placement="must")
    play_band(table, "dwarf.red")
    assert markers(table, 0, "rhea") == 1, "it is not even asked"
    assert (int(table.seat), phase(table)) == (1, "turn")


@pytest.mark.parametrize(("answer", "placed"), [("place rhea", 1), ("place none", 0)])
def test_d3_placement_may_lets_a_player_decline(answer: str, placed: int) -> None:
    table = scenario(hands={0: "dwarf.red, elf.blue"}, placement="may")
    play_band(table, "dwarf.red")
    assert legal(table) == {"place rhea", "place none"}
    act(table, answer)
    assert markers(table, 0, "rhea") == placed
    assert int(table.supply[0]) == 25 - placed
    assert pool(table) == {"elf.blue": 1}


def test_d3_placement_may_asks_nothing_where_the_band_is_too_small() -> None:
    table = scenario(hands={0: "dwarf.red"}, markers={0: {"rhea": 1}}, placement="may")
    play_band(table, "dwarf.red")
    assert markers(table, 0, "rhea") == 1
    assert (int(table.seat), phase(table)) == (1, "turn")


# --- Abilities (R26, R29) -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tribe", ["centaur", "elf", "giant", "halfling", "merfolk", "orc", "troll", "wingfolk", "wizard"]
)
def test_r26_the_ability_of_a_card_that_does_not_lead_does_nothing(tribe: str) -> None:
    table = scenario(hands={0: f"dwarf.red, {tribe}.red, dwarf.blue"}, deck="dwarf.grey")
    supply = int(table.supply[0])
    play_band(table, f"dwarf.red, {tribe}.red")
    assert (int(table.seat), phase(table)) == (1, "turn"), "nothing is asked"
    assert markers(table, 0, "rhea") == sum(table.markers.items) == 1
    assert int(table.supply[0]) == supply - 1
    assert pool(table) == {"dwarf.blue": 1}
    assert not hand(table, 0)
    assert not any(table.merfolk)
    assert not any(table.horde.items)
    assert not any(table.glory)
    assert set(table.trolls) == {NOBODY}


def test_r26_a_minotaur_who_does_not_lead_does_not_help_to_place() -> None:
    table = scenario(hands={0: "dwarf.red, minotaur.red"}, markers={0: {"rhea": 2}})
    play_band(table, "dwarf.red, minotaur.red")
    assert markers(table, 0, "rhea") == 2


def test_r26_an_ability_may_be_declined() -> None:
    table = scenario(hands={0: "troll.red"})
    play_band(table, "troll.red")
    act(table, "token none")
    assert set(table.trolls) == {NOBODY}
    assert int(table.seat) == 1


@pytest.mark.parametrize(
    ("band", "x"),
    [("troll.red", 1), ("troll.red, dwarf.red", 2), ("2 troll.red, skeleton", 3), ("troll.red, 3 skeleton", 4)],
)
def test_r29_x_counts_all_cards_of_the_band_and_the_leader(band: str, x: int) -> None:
    table = scenario(hands={0: f"{band}, dwarf.blue"})
    play_band(table, band)
    assert legal(table) == {*(f"token {value}" for value in range(1, x + 1)), "token none"}


# --- Afterwards (R27, R28) ------------------------------------------------------------------------------------


def test_r27_the_rest_of_the_hand_goes_face_up_and_can_be_taken_from_now_on() -> None:
    table = scenario(hands={0: "dwarf.red, 2 halfling.blue, skeleton"}, pool="halfling.blue")
    play_band(table, "dwarf.red")
    assert pool(table) == {"halfling.blue": 3, "skeleton": 1}
    assert int(table.hand_size[0]) == 0
    assert {"take halfling.blue", "take skeleton"} <= legal(table)


def test_r27_only_the_hand_of_who_played_is_discarded() -> None:
    table = scenario(hands={0: "dwarf.red, elf.blue", 1: "orc.red, orc.blue", 2: "skeleton"})
    play_band(table, "dwarf.red")
    assert hand(table, 1) == {"orc.red": 1, "orc.blue": 1}
    assert hand(table, 2) == {"skeleton": 1}


def test_r27_after_a_recruit_nothing_is_discarded() -> None:
    table = act(scenario(hands={0: "dwarf.red, elf.blue"}, deck="orc.red"), "draw")
    assert hand(table, 0).total() == 3
    assert not pool(table)


def test_r28_bands_lie_in_the_order_they_were_played_with_the_leader_on_top() -> None:
    table = scenario(hands={0: "dwarf.red, dwarf.grey, dwarf.blue", 1: "orc.red", 2: "dwarf.purple, skeleton"})
    play_band(table, "dwarf.grey, dwarf.red, dwarf.blue")
    play_band(table, "orc.red")
    act(table, "horde none")
    play_band(table, "dwarf.purple, skeleton")
    act(table, "draw", "draw")
    assert int(table.bands) == 3
    assert table.band_owner[:3] == [0, 1, 2]
    assert laid(table, 0)[0] == "dwarf.grey"
    assert sorted(laid(table, 0)) == ["dwarf.blue", "dwarf.grey", "dwarf.red"]
    assert laid(table, 1) == ["orc.red"]
    assert laid(table, 2) == ["dwarf.purple", "skeleton"]


def test_r28_a_band_is_seen_by_all_with_its_size() -> None:
    table = scenario(hands={0: "dwarf.grey, dwarf.red"})
    play_band(table, "dwarf.grey, dwarf.red")
    assert laid(engine.view(table, 2), 0) == ["dwarf.grey", "dwarf.red"]
