"""What a seat knows (O27), and tables sampled from it."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from ethnos.engine.components import CARD_KINDS, DRAGON, NO_CARD
from ethnos.engine.play import apply_action, legal_actions, new_table, sample, view
from ethnos.engine.records import TABLE
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import KINDS_A_WORD, OVER, SPECTATOR, Table, as_bytes, copied
from tests.scenario import KINDS, act, cards, hand, legal, play_band, scenario

HIDDEN_FIELDS = {"seed", "block", "words_used", "deck", "hands", "hand_kinds", "viewer"}
UNFINISHED_FIELDS = {"choices", "choice_count", "chosen", "cursor", "leader", "by_colour", "band_size", "phase"}


def positions(games: int, every: int) -> Iterator[tuple[Table, int]]:
    """Tables from random games of all player counts and presets, each with a seat or a spectator as its viewer."""
    rng = random.Random(20)
    for game in range(games):
        table = new_table(2 + game % 5, list(PRESETS)[game % 5], seed=game)
        step = 0
        while table.phase != OVER:
            choices = legal_actions(table)
            recruits = [action for action in choices if action <= CARD_KINDS]
            hoards = game % 3 and recruits and rng.random() < 0.9
            apply_action(table, rng.choice(recruits if hoards else choices))
            step += 1
            if step % every == 0:
                yield table, rng.choice([*range(int(table.players)), SPECTATOR])


# --- Views ----------------------------------------------------------------------------------------------------


def test_o27_a_view_shows_all_that_is_public() -> None:
    for table, viewer in positions(games=20, every=7):
        seen = view(table, viewer)
        for name in set(TABLE.names or ()) - HIDDEN_FIELDS - UNFINISHED_FIELDS:
            assert (seen.array[name] == table.array[name]).all(), name


def test_o27_own_hand_is_shown_and_others_only_as_far_as_known() -> None:
    for table, viewer in positions(games=20, every=7):
        seen = view(table, viewer)
        for seat in range(int(table.players)):
            expected = table.hands[seat] if seat == viewer else table.known[seat]
            assert seen.hands[seat].tolist() == expected.tolist()


def test_a_view_has_no_deck_and_no_generator() -> None:
    for table, viewer in positions(games=10, every=11):
        seen = view(table, viewer)
        assert set(seen.deck) == {NO_CARD}
        assert not any(seen.seed)
        assert not any(seen.block)
        assert seen.words_used == 0


def test_only_the_seat_to_move_sees_the_choices() -> None:
    for table, _ in positions(games=10, every=11):
        if table.phase == OVER:
            continue
        for viewer in [*range(int(table.players)), SPECTATOR]:
            seen = view(table, viewer)
            assert legal_actions(seen) == (legal_actions(table) if viewer == table.seat else [])


def swap_hidden(table: Table, viewer: int, rng: random.Random) -> Table:
    """The same table, but a hidden card of each other hand is swapped with one in the deck, and the deck shuffled."""
    other = copied(table)
    dragons = [place for place in range(int(other.deck_left)) if other.deck[place] == DRAGON]
    places = [place for place in range(int(other.deck_left)) if place not in dragons]
    for seat in range(int(table.players)):
        hidden_kinds = [k for k in range(CARD_KINDS) if table.hands[seat, k] > table.known[seat, k]]
        if seat == viewer or not hidden_kinds or not places:
            continue
        from_hand, place = rng.choice(hidden_kinds), rng.choice(places)
        from_deck = int(other.deck[place])
        other.deck[place] = from_hand
        other.hands[seat, from_hand] -= 1
        other.hands[seat, from_deck] += 1
        other.hand_kinds[seat] = 0
        for kind in range(CARD_KINDS):
            if other.hands[seat, kind]:
                other.hand_kinds[seat, kind // KINDS_A_WORD] |= 1 << kind % KINDS_A_WORD
    deck = [int(other.deck[place]) for place in places]
    rng.shuffle(deck)
    for place, kind in zip(places, deck, strict=True):
        other.deck[place] = kind
    other.seed[:] = [rng.getrandbits(32) for _ in range(4)]
    return other


def test_tables_that_differ_only_in_what_is_hidden_give_the_same_view() -> None:
    rng = random.Random(3)
    differing = 0
    for table, viewer in positions(games=30, every=5):
        other = swap_hidden(table, viewer, rng)
        differing += as_bytes(other) != as_bytes(table)
        assert as_bytes(view(other, viewer)) == as_bytes(view(table, viewer))
    assert differing > 500


def test_a_band_is_hidden_while_it_is_composed() -> None:
    table = scenario(hands={0: "elf.red, elf.blue, orc.red"})
    before = as_bytes(view(table, 1))
    act(table, "lead-tribe elf.red")
    assert as_bytes(view(table, 1)) == before
    act(table, "leave elf.blue")
    assert hand(view(table, 0), 0) == hand(table, 0)
    assert table.bands == 1, "a single card plays itself"


def test_a_second_band_is_hidden_while_it_is_composed() -> None:
    table = scenario(hands={0: "centaur.red, elf.red, elf.blue, orc.red"})
    play_band(table, "centaur.red")
    before = as_bytes(view(table, SPECTATOR))
    act(table, "lead-tribe elf.red")
    assert as_bytes(view(table, SPECTATOR)) == before


def test_what_an_elf_keeps_is_hidden() -> None:
    table = scenario(hands={0: "2 elf.red, orc.blue, orc.green, troll.red"})
    play_band(table, "2 elf.red")
    before = as_bytes(view(table, 1))
    act(table, "keep orc.blue")
    assert as_bytes(view(table, 1)) == before


# --- Memory of what everyone saw ------------------------------------------------------------------------------


def known(table: Table, seat: int) -> Counter[str]:
    """What a spectator knows of a hand."""
    return hand(view(table, SPECTATOR), seat)


def test_a_card_taken_face_up_is_known_and_a_drawn_one_is_not() -> None:
    table = scenario(pool="elf.red", deck="orc.blue")
    act(table, "take elf.red")
    assert known(table, 0) == Counter({"elf.red": 1})
    act(table, "draw")
    assert known(table, 1) == Counter()


def test_a_known_card_is_forgotten_once_one_like_it_is_played() -> None:
    table = scenario(hands={0: "2 elf.red, orc.red"}, known={0: "elf.red"})
    play_band(table, "elf.red")
    act(table, "keep elf.red")
    assert hand(table, 0) == Counter({"elf.red": 1})
    assert known(table, 0) == Counter(), "the one played may have been the one that all saw"


def test_a_known_card_that_an_elf_keeps_stays_known() -> None:
    table = scenario(hands={0: "2 elf.red, orc.blue, orc.green, troll.red"}, known={0: "orc.blue"})
    play_band(table, "2 elf.red")
    act(table, "keep orc.blue", "keep done")
    assert known(table, 0) == Counter({"orc.blue": 1})


def test_a_discarded_hand_is_no_longer_known() -> None:
    table = scenario(hands={0: "dwarf.red, orc.blue"}, known={0: "orc.blue"})
    play_band(table, "dwarf.red")
    assert known(table, 0) == Counter()


# --- Sampling -------------------------------------------------------------------------------------------------


def test_a_sampled_table_agrees_with_everything_the_seat_knows() -> None:
    checked = 0
    for table, viewer in positions(games=60, every=4):
        seen = view(table, viewer)
        imagined = sample(seen, seed=checked)
        assert as_bytes(view(imagined, viewer)) == as_bytes(seen)
        assert bool(imagined.choice_count) == (table.phase != OVER)
        checked += 1
    assert checked > 3000


def test_a_sample_has_a_generator_of_its_own() -> None:
    seen = view(new_table(4, seed=1), 0)
    assert as_bytes(sample(seen, 5)) == as_bytes(sample(seen, 5))
    assert as_bytes(sample(seen, 5)) != as_bytes(sample(seen, 6))
    assert list(sample(seen, 5).seed) == [5, 0, 0, 0]


def face_up_but(*hidden: str) -> str:
    """A pool: all cards of five tribes but these."""
    left = Counter({name: 2 for name in KINDS if name.split(".")[0] in ("elf", "dwarf", "orc", "troll", "giant")})
    left.subtract(Counter(hidden))
    return ", ".join(f"{count} {name}" for name, count in left.items() if count)


def chi_square(counts: Counter[str], shares: dict[str, Fraction]) -> float:
    total = sum(counts.values())
    assert set(counts) <= set(shares)
    assert sum(shares.values()) == 1
    return sum((counts[key] - float(total * share)) ** 2 / float(total * share) for key, share in shares.items())


def deck_of(table: Table) -> list[int]:
    return [int(kind) for kind in table.deck[: table.deck_left]]


def sampled(table: Table, viewer: int, seat: int, times: int) -> Counter[str]:
    """How often each hand of ``seat`` and deck came up."""
    seen = view(table, viewer)
    counts: Counter[str] = Counter()
    for seed in range(times):
        world = sample(seen, seed)
        held = [kind for kind in range(CARD_KINDS) for _ in range(world.hands[seat, kind])]
        counts[f"{held} {deck_of(world)}"] += 1
    return counts


def test_samples_are_uniform_over_hands_deck_and_dragons() -> None:
    """One hidden card in hand; two cards and two Dragons in the lower half, one card above it."""
    hidden = ["elf.red", "dwarf.blue", "orc.green", "troll.grey"]
    table = scenario(players=2, hands={1: hidden[0]}, pool=face_up_but(*hidden), dragons=1)
    table.lower_half = 4
    shares: Counter[str] = Counter()
    for order in permutations([KINDS[name] for name in hidden]):
        for lower in set(permutations([order[1], order[2], DRAGON, DRAGON])):
            if [kind for kind in lower if kind != DRAGON] == [order[1], order[2]]:
                shares[f"{[order[0]]} {[*lower, order[3]]}"] += 1
    assert len(shares) == 24 * 6
    exact = {key: Fraction(count, shares.total()) for key, count in shares.items()}
    assert chi_square(sampled(table, 0, 1, 14_400), exact) < 213.3  # 99.99 % for 143 degrees of freedom


def test_samples_weigh_equal_cards_by_how_many_there_are() -> None:
    """Of two red Elves and one blue Dwarf the hidden card is a red Elf twice as often."""
    table = scenario(players=2, hands={1: "elf.red"}, pool=face_up_but("elf.red", "elf.red", "dwarf.blue"), dragons=1)
    counts: Counter[str] = Counter()
    for seed in range(3000):
        counts.update(hand(sample(view(table, 0), seed), 1))
    assert chi_square(counts, {"elf.red": Fraction(2, 3), "dwarf.blue": Fraction(1, 3)}) < 15.1


def test_a_known_card_stays_in_the_hand_in_every_sample() -> None:
    table = scenario(players=3, hands={1: "elf.red, orc.blue, orc.red"}, known={1: "orc.blue"})
    for seed in range(200):
        assert hand(sample(view(table, 0), seed), 1)["orc.blue"] >= 1


def test_o18_who_is_asked_for_a_further_band_holds_a_card_that_can_lead() -> None:
    """After a Centaur with one hidden card left: it is no Skeleton, otherwise nothing would be asked."""
    everything = ("skeleton",) * 9 + ("elf.red", "dwarf.blue")
    left = Counter({n: 2 for n in KINDS if n.split(".")[0] in ("elf", "dwarf", "orc", "centaur")})
    left.subtract({"elf.red": 1, "dwarf.blue": 1, "centaur.red": 1})
    pool = ", ".join(f"{count} {name}" for name, count in left.items() if count) + ", 3 skeleton"
    table = scenario(players=2, hands={1: "centaur.red, elf.red"}, pool=pool, dragons=2, seat=1)
    assert len(cards(", ".join(everything))) == 11
    play_band(table, "centaur.red")
    assert "stop" in legal(table)
    counts: Counter[str] = Counter()
    for seed in range(2000):
        counts.update(hand(sample(view(table, 0), seed), 1))
    assert chi_square(counts, {"elf.red": Fraction(1, 2), "dwarf.blue": Fraction(1, 2)}) < 15.1


@pytest.mark.parametrize("left_of_upper", [0, 1, 5])
def test_o1_dragons_to_come_lie_in_what_is_left_of_the_lower_half(left_of_upper: int) -> None:
    table = new_table(4, seed=9)
    while table.deck_left > table.lower_half + left_of_upper:
        if "draw" in legal(table):
            act(table, "draw")
        else:
            apply_action(table, legal_actions(table)[0])
    places: Counter[int] = Counter()
    for seed in range(300):
        world = sample(view(table, 0), seed)
        places.update(place for place, kind in enumerate(deck_of(world)) if kind == DRAGON)
    assert places.total() == 3 * 300 - 300 * int(table.dragons)
    assert max(places) < int(table.lower_half)
    assert len(places) > int(table.lower_half) * 0.9
