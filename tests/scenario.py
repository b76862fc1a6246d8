"""Lay out any position, play on it by the names of decisions, and read the result in the game's words.

    t = scenario(players=4, hands={0: "3 dwarf.purple, elf.red"}, markers={0: {"duris": 2}})
    play_band(t, "2 dwarf.purple")
    assert markers(t, 0, "duris") == 2

Cards are written ``[count] tribe.colour`` or ``[count] skeleton``, separated by commas. Every card that is not laid
out somewhere lies in the deck, so that a scenario is a real table: the named deck cards on top, the first of them
uppermost, then the rest, and the Dragons still to come at the bottom unless the deck names them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ethnos.engine import play as engine
from ethnos.engine.actions import ACTION_IDS, ACTION_NAMES, card_name
from ethnos.engine.components import (
    CARD_KINDS,
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    DRAGON,
    DRAGONS,
    KINGDOM_NAMES,
    NO_CARD,
    SKELETON_CARD,
    TRIBE_NAMES,
    TRIBES_IN_PLAY,
)
from ethnos.engine.state import BAND_SOURCE, KINDS_A_WORD, NOBODY, PHASE_NAMES, SOURCE_NAMES, TURN, Table

KINDS = {card_name(kind): kind for kind in range(CARD_KINDS)} | {"dragon": DRAGON}

Cards = str


def cards(text: Cards) -> list[int]:
    """``"2 elf.red, skeleton"`` as kinds, in the order of the text."""
    kinds: list[int] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        count, _, name = part.rpartition(" ")
        kinds += [KINDS[name]] * (int(count) if count else 1)
    return kinds


def scenario(
    *,
    players: int = 4,
    age: int = 1,
    seat: int = 0,
    first: int = 0,
    hands: Mapping[int, Cards] | None = None,
    known: Mapping[int, Cards] | None = None,
    pool: Cards = "",
    deck: Cards = "",
    dragons: int = 0,
    tribes: Sequence[str] = (),
    bands: Sequence[tuple[int, Cards]] = (),
    markers: Mapping[int, Mapping[str, int]] | None = None,
    supply: Mapping[int, int] | None = None,
    glory: Mapping[int, int] | None = None,
    tokens: Mapping[str, Sequence[int]] | None = None,
    merfolk: Mapping[int, int] | None = None,
    horde: Mapping[int, Sequence[str]] | None = None,
    trolls: Mapping[int, int] | None = None,
    giant: tuple[int, int] | None = None,
    preset: str = "english",
    **options: object,
) -> Table:
    """A table on which ``seat`` has its turn.

    - ``known``: cards in hand that everyone saw taken; ``dragons``: seen already this Age
    - ``tribes``: in play even if no card names them; the rest is filled up
    - ``bands``: (seat, cards with the Leader first)
    - ``markers``: seat -> kingdom -> count; ``supply``: overrides what the markers leave
    - ``glory``: on the score sheet under Bands of Age I
    - ``tokens``: kingdom -> Glory of I, II, (III); all other kingdoms' tokens are 0
    - ``horde``: seat -> colours; ``trolls``: token value -> seat; ``giant``: (seat, Band size)
    """
    hands = hands or {}
    placed_cards = cards(",".join([*hands.values(), pool, deck, *(text for _, text in bands)]))
    in_play = _tribes(players, tribes, placed_cards, merfolk, horde, trolls, giant)
    table = engine.new_table(players, preset, in_play, 1, **options)
    table.age, table.first, table.seat, table.phase = age, first, seat, TURN
    _lay_hands(table, hands, known or {})
    _lay_pool(table, pool)
    _lay_bands(table, bands)
    _stack_deck(table, cards(deck), Counter(placed_cards), dragons)
    _lay_markers(table, markers or {}, horde or {}, supply or {})
    _lay_glory(table, glory or {}, tokens or {})
    for owner, space in (merfolk or {}).items():
        table.merfolk[owner] = space
    for value, owner in (trolls or {}).items():
        table.trolls[value - 1] = owner
    table.giant_seat, table.giant_size = giant or (NOBODY, 0)
    engine.relist(table)
    return table


def act(table: Table, *names: str) -> Table:
    """Take decisions by name; the engine checks each."""
    for name in names:
        engine.apply_action(table, ACTION_IDS[name])
    return table


def play_band(table: Table, text: Cards) -> Table:
    """Lead and lay down exactly these cards, the Leader first; the decisions that follow are left to the test."""
    band = cards(text)
    leader = band[0]
    plain = [kind for kind in band if kind != SKELETON_CARD]
    by_tribe = all(kind // COLOURS == leader // COLOURS for kind in plain)
    seat, number = int(table.seat), int(table.bands)
    act(table, f"{'lead-tribe' if by_tribe else 'lead-colour'} {card_name(leader)}")
    if int(table.bands) == number:
        for kind in range(CARD_KINDS):
            for _ in range(int(table.chosen[kind]) - band.count(kind)):
                if PHASE_NAMES[table.phase] == "band" and int(table.bands) == number:
                    act(table, f"leave {card_name(kind)}")
    if PHASE_NAMES[table.phase] == "band" and int(table.bands) == number:
        act(table, "play")
    start = int(table.band_end[number - 1]) if number else 0
    assert int(table.band_owner[number]) == seat
    assert sorted(table.laid[start : table.band_end[number]]) == sorted(band), "that is not the Band that was laid"
    return table


def end_age(table: Table) -> Table:
    """The seat to move draws the third Dragon: the Age ends now."""
    top = int(table.deck_left) - 1
    dragons = [place for place in range(top + 1) if table.deck[place] == DRAGON]
    for step, place in enumerate(reversed(dragons)):
        table.deck[place], table.deck[top - step] = table.deck[top - step], table.deck[place]
    table.lower_half = top + 1
    return act(table, "draw")


# --- Reading the table ----------------------------------------------------------------------------------------


def legal(table: Table) -> set[str]:
    """The names of the legal decisions."""
    return {ACTION_NAMES[action] for action in engine.legal_actions(table)}


def phase(table: Table) -> str:
    """What kind of decision is asked for."""
    return PHASE_NAMES[table.phase]


def phase_and_seat(table: Table) -> tuple[str, int]:
    """The phase, and the seat to decide."""
    return phase(table), int(table.seat)


def hand(table: Table, seat: int) -> Counter[str]:
    """A hand, as names of cards."""
    return _by_name(table.hands[seat])


def pool(table: Table) -> Counter[str]:
    """The face-up cards, as names."""
    return _by_name(table.pool)


def markers(table: Table, seat: int, kingdom: str) -> int:
    """A seat's markers in a kingdom."""
    return int(table.markers[seat, KINGDOM_NAMES.index(kingdom)])


def on_horde(table: Table, seat: int) -> set[str]:
    """Colours with a marker on a seat's Orc board."""
    return {colour for index, colour in enumerate(COLOUR_NAMES) if table.horde[seat, index]}


def booked(table: Table, age: int, seat: int, source: str) -> int:
    """Points on the score sheet: ``source`` is a kingdom, merfolk, giant_now, giant_end, orcs or bands."""
    return int(table.sheet[age - 1, seat, SOURCE_NAMES.index(source)])


def glory(table: Table) -> list[int]:
    """The Glory of every seat."""
    return [int(points) for points in table.glory[: table.players]]


def places(table: Table) -> list[int]:
    """The final place of every seat."""
    return [int(place) for place in table.places[: table.players]]


# --- What the end of an Age gives -----------------------------------------------------------------------------


def kingdom_glory(age: int, tokens: Sequence[int], counts: Sequence[int], **position: Any) -> list[int]:
    """What each seat gets for Rhea with these numbers of markers; ``position`` is what else ``scenario`` takes."""
    markers = {seat: {"rhea": count} for seat, count in enumerate(counts)}
    table = end_age(scenario(players=len(counts), age=age, tokens={"rhea": tokens}, markers=markers, **position))
    return [booked(table, age, seat, "rhea") for seat in range(len(counts))]


def merfolk_glory(age: int, spaces: Sequence[int], **position: Any) -> list[int]:
    """What each seat gets for its space on the Merfolk board."""
    table = end_age(scenario(players=len(spaces), age=age, merfolk=dict(enumerate(spaces)), **position))
    return [booked(table, age, seat, "merfolk") for seat in range(len(spaces))]


def bands_glory(*bands: Cards) -> int:
    """What seat 0 gets for Bands at the end of Age I."""
    return booked(end_age(scenario(bands=[(0, band) for band in bands])), 1, 0, "bands")


# --- Laying out -----------------------------------------------------------------------------------------------


def _tribes(players: int, tribes: Sequence[str], placed_cards: list[int], *boards: object) -> list[str]:
    in_play = list(dict.fromkeys([*tribes, *(TRIBE_NAMES[kind // COLOURS] for kind in placed_cards if kind != DRAGON)]))
    for tribe, board in zip(("merfolk", "orc", "troll", "giant"), boards, strict=True):
        if board and tribe not in in_play:
            in_play.append(tribe)
    needed = int(TRIBES_IN_PLAY[players])
    boardless = ("dwarf", "minotaur", "wingfolk", "elf", "wizard", "centaur")
    return (in_play + [tribe for tribe in boardless if tribe not in in_play])[: max(needed, len(in_play))]


def _lay_hands(table: Table, hands: Mapping[int, Cards], known: Mapping[int, Cards]) -> None:
    table.hands[:], table.hand_kinds[:], table.hand_size[:], table.known[:] = 0, 0, 0, 0
    for seat, text in hands.items():
        for kind in cards(text):
            table.hands[seat, kind] += 1
            table.hand_size[seat] += 1
            table.hand_kinds[seat, kind // KINDS_A_WORD] |= 1 << kind % KINDS_A_WORD
    for seat, text in known.items():
        for kind in cards(text):
            table.known[seat, kind] += 1
            assert table.known[seat, kind] <= table.hands[seat, kind], "a known card has to be in that hand"


def _lay_pool(table: Table, pool: Cards) -> None:
    table.pool[:], table.pool_kinds[:] = 0, 0
    for kind in cards(pool):
        table.pool[kind] += 1
        table.pool_kinds[kind // KINDS_A_WORD] |= 1 << kind % KINDS_A_WORD


def _lay_bands(table: Table, bands: Sequence[tuple[int, Cards]]) -> None:
    end = 0
    for number, (seat, text) in enumerate(bands):
        for kind in cards(text):
            table.laid[end] = kind
            end += 1
        table.band_owner[number], table.band_end[number] = seat, end
    table.bands = len(bands)


def _lay_markers(
    table: Table,
    markers: Mapping[int, Mapping[str, int]],
    horde: Mapping[int, Sequence[str]],
    supply: Mapping[int, int],
) -> None:
    for seat, counts in markers.items():
        for kingdom, count in counts.items():
            table.markers[seat, KINGDOM_NAMES.index(kingdom)] = count
            table.supply[seat] -= count
    for seat, colours in horde.items():
        for colour in colours:
            table.horde[seat, COLOUR_NAMES.index(colour)] = 1
            table.supply[seat] -= 1
    for seat, count in supply.items():
        table.supply[seat] = count


def _lay_glory(table: Table, glory: Mapping[int, int], tokens: Mapping[str, Sequence[int]]) -> None:
    for seat, points in glory.items():
        table.glory[seat] = table.sheet[0, seat, BAND_SOURCE] = points
    table.tokens[:] = 0
    for kingdom, values in tokens.items():
        table.tokens[KINGDOM_NAMES.index(kingdom)][: len(values)] = values


def _stack_deck(table: Table, top: list[int], placed_cards: Counter[int], dragons: int) -> None:
    rest = []
    for tribe in table.tribes[: table.tribe_count]:
        for kind in range(int(tribe) * COLOURS, _kinds_end(int(tribe))):
            spare = int(COPIES[kind]) - placed_cards[kind]
            assert spare >= 0, f"there are only {COPIES[kind]} {card_name(kind)}"
            rest += [kind] * spare
    to_come = DRAGONS - dragons
    below = [DRAGON] * (to_come - top.count(DRAGON))
    order = [*below, *rest, *reversed(top)]
    table.deck[:] = NO_CARD
    table.deck[: len(order)] = order
    table.deck_left, table.dragons = len(order), dragons
    table.lower_half = len(order)


def _kinds_end(tribe: int) -> int:
    return CARD_KINDS if tribe * COLOURS == SKELETON_CARD else (tribe + 1) * COLOURS


def _by_name(counts: Any) -> Counter[str]:
    return Counter({card_name(kind): int(count) for kind, count in enumerate(counts) if count})
