"""Positions as text: a table, or what a seat sees of it, in lines ``key: value`` that can be edited by hand.

Only what does not follow from the rest is written. The Band in work, for example, is the last Band on the table in
every phase except the one that composes it.
"""

from collections.abc import Iterator
from typing import Final

from ethnos.base.arguments import checked
from ethnos.engine.actions import card_name, card_names
from ethnos.engine.cards import band_cards
from ethnos.engine.components import COLOUR_NAMES, KINGDOM_NAMES, MERFOLK
from ethnos.engine.play import in_play, ruleset_of, tribe_names
from ethnos.engine.rng import MASK
from ethnos.engine.ruleset import PRESETS, Ruleset, options_to_keep
from ethnos.engine.state import BAND, EXTRA, KEEP, NOBODY, OVER, PHASE_NAMES, SPECTATOR, WHOLE, Table
from ethnos.notation.commitment import deck_names
from ethnos.notation.position_lines import TITLE
from ethnos.notation.position_reader import read_position, read_whole_position
from ethnos.notation.terms import HIDDEN, NOTHING, write_cards, write_options, write_row, write_sources


@checked
def write_position(table: Table) -> str:
    """A table or a view as text; what a view hides is written ``?``."""
    return "\n".join([TITLE, *_setting(table), *_moment(table), *_cards(table), *_boards(table), *_end(table)]) + "\n"


def _setting(table: Table) -> Iterator[str]:
    yield f"players: {table.players}"
    if table.viewer != WHOLE:
        yield f"view: {'spectator' if table.viewer == SPECTATOR else table.viewer}"
    yield f"rules: {_rules(table)}"
    yield f"tribes: {', '.join(tribe_names(table))}"
    for kingdom, name in enumerate(KINGDOM_NAMES):
        yield f"tokens {name}: {write_row(table.tokens[kingdom][: table.ages])}"


def _rules(table: Table) -> str:
    """The name of an edition, or the options that differ from the English one."""
    preset, changes = rules_of(table)
    return write_options(changes) if changes else preset


def rules_of(table: Table) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The edition that a table plays, or the English one and the options that differ from it."""
    table_rules = ruleset_of(table)
    for name, ruleset in PRESETS.items():
        if ruleset == table_rules:
            return name, ()
    defaults = Ruleset().values()
    changes = {name: value for name, value in table_rules.values().items() if value != defaults[name]}
    return "english", tuple(options_to_keep("english", changes).items())


def _moment(table: Table) -> Iterator[str]:
    yield f"age: {table.age}"
    yield f"first: {table.first}"
    yield f"seat: {_seat(table.seat)}"
    yield f"phase: {PHASE_NAMES[table.phase]}"
    if table.chain:
        yield f"bands this turn: {table.chain}"
    chosen = list(card_names(table.chosen))
    if table.phase == BAND:
        leader = card_name(table.leader)
        chosen.remove(leader)
        yield f"band in work: {write_cards([leader, *chosen])}"
    elif table.phase == KEEP and chosen:
        yield f"kept: {write_cards(chosen)}"
    elif table.phase == EXTRA:
        yield f"extra: {table.extra} from {KINGDOM_NAMES[table.cursor]}"


def _cards(table: Table) -> Iterator[str]:
    for seat in range(table.players):
        hidden = table.hand_size[seat] - sum(table.hands[seat])
        yield f"hand {seat}: {write_cards([*card_names(table.hands[seat]), *[HIDDEN] * hidden])}"
        if any(table.known[seat]) and table.viewer in (WHOLE, seat):
            yield f"known {seat}: {write_cards(card_names(table.known[seat]))}"
    yield f"pool: {write_cards(card_names(table.pool))}"
    for band in range(table.bands):
        yield f"band {table.band_owner[band]}: {write_cards(card_name(kind) for kind in band_cards(table, band))}"
    deck = deck_names(table) if table.viewer == WHOLE else [HIDDEN] * table.deck_left
    yield f"deck: {write_cards(deck)}"
    yield f"lower half: {table.lower_half}"
    yield f"dragons: {table.dragons}"
    if table.dragon_seat != NOBODY:
        yield f"dragon seat: {table.dragon_seat}"


def _boards(table: Table) -> Iterator[str]:
    players = table.players
    for seat in range(players):
        markers = [f"{name} {count}" for name, count in zip(KINGDOM_NAMES, table.markers[seat], strict=True) if count]
        yield f"markers {seat}: {', '.join(markers) or NOTHING}"
        if any(table.horde[seat]):
            colours = zip(COLOUR_NAMES, table.horde[seat], strict=True)
            yield f"horde {seat}: {', '.join(colour for colour, has_marker in colours if has_marker)}"
    yield f"supply: {write_row(table.supply[:players])}"
    if in_play(table, MERFOLK):
        yield f"merfolk: {write_row(table.merfolk[:players])}"
    tokens = [f"{value} = {seat}" for value, seat in enumerate(table.trolls, 1) if seat != NOBODY]
    if tokens:
        yield f"trolls: {', '.join(tokens)}"
    if table.giant_seat != NOBODY:
        yield f"giant: {table.giant_size} = {table.giant_seat}"
    for age in range(1, table.ages + 1):
        if sources := write_sources(table, age):
            yield f"scores {age}: {', '.join(sources)}"
    yield f"glory: {write_row(table.glory[:players])}"


def _end(table: Table) -> Iterator[str]:
    if table.phase == OVER:
        yield f"places: {write_row(table.places[: table.players])}"
    if table.skeleton_winner != NOBODY:
        yield f"skeleton winner: {table.skeleton_winner}"
    if table.viewer == WHOLE:
        yield f"seed: {sum((int(word) & MASK) << 32 * place for place, word in enumerate(table.seed))}"
        yield f"words used: {table.words_used}"


def _seat(seat: int) -> str:
    return NOTHING if seat == NOBODY else str(seat)


__all__: Final = ["read_position", "read_whole_position", "write_position"]
