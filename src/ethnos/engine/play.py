"""The engine for Python: creates, plays and inspects tables. Every argument is checked before anything changes."""

import secrets
from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Literal, TypeAlias, get_args

from ethnos.base.arguments import is_whole_number, need_in
from ethnos.base.refusals import EthnosError
from ethnos.engine import engine_errors as errors
from ethnos.engine import setup
from ethnos.engine.actions import ACTION_NAMES, ACTIONS, DRAW, PLACE, PLACE_NONE, WIZARD_DRAW
from ethnos.engine.bands import FAMILY, cards_needed, family_kind, leads_to, never_places
from ethnos.engine.choices import list_choices
from ethnos.engine.compile import compile_module, entry_point, in_python
from ethnos.engine.components import (
    CARD_KINDS,
    COLOURS,
    FIRST_GAME_TRIBES,
    HAND_LIMIT,
    KINGDOMS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_CARD,
    TRIBE_NAMES,
    TRIBES,
    TRIBES_IN_PLAY,
    Tribe,
)
from ethnos.engine.each_table import at_table
from ethnos.engine.fields import gains
from ethnos.engine.knowledge import determinize, hide
from ethnos.engine.prospects import COLUMNS, lead_on, write_bands
from ethnos.engine.rng import SEED_BITS, seed_table, two_words
from ethnos.engine.ruleset import VALUES, Ruleset, preset
from ethnos.engine.scoring import TIE_BITS, band_worth, score_now, standing
from ethnos.engine.state import (
    MERFOLK_SOURCE,
    OVER,
    PHASE_NAMES,
    SPECTATOR,
    TURN,
    WHOLE,
    Table,
    blank,
    copied,
    listed_choices,
)
from ethnos.engine.turn import NOTHING, cards_to_recruit, decide, new_game, proceed, step

Rows: TypeAlias = list[list[int]]
NoMarkerReason = Literal["small", "halfling", "supply"]
"""R25, R-T5 or O5: the Band is too small, a Halfling leads it, or no marker is left; the last two as ``never_places``
numbers them."""

ALL_TRIBES: Final = (1 << TRIBES) - 1
SHARED_SEED_BITS: Final = SEED_BITS // 2
"""The lower half of a seed, which many games can share: the upper half has their numbers."""


def new_table(
    players: int = 4,
    preset_name: str = "english",
    tribes: str | Sequence[str] = "random",
    seed: int | None = None,
    **options: object,
) -> Table:
    """A new game, up to its first decision."""
    pool = tribe_pool(tribes, players)
    ruleset = preset(preset_name).changed(**options)
    words = seed_words(secrets.randbits(SEED_BITS) if seed is None else seed)
    compile_module(__name__)
    table = blank()
    set_options(table, ruleset)
    _deal(table, *words, players, pool)
    return table


def legal_actions(table: Table) -> list[int]:
    """The decisions that are possible now, ascending."""
    return listed_choices(table)


def apply_action(table: Table, action: int) -> None:
    """Take a decision, or refuse it and leave the record as it was."""
    if table.viewer != WHOLE or not is_whole_number(action) or action not in listed_choices(table):
        raise _why_refused(table, action)
    _decide(table, action)


def _why_refused(table: Table, action: int) -> EthnosError:
    return errors.NotATable() if table.viewer != WHOLE else _why_illegal(table, action)


def _why_illegal(table: Table, action: int) -> EthnosError:
    if table.phase == OVER:
        return errors.GameOver()
    if not is_whole_number(action) or not 0 <= action < ACTIONS:
        return errors.UnknownDecision(action=action)
    return refusal(table, action)


def refusal(table: Table, action: int) -> errors.IllegalDecision:
    """The error for a decision that exists, but is not legal now."""
    possible = [ACTION_NAMES[legal] for legal in legal_actions(table)]
    return errors.IllegalDecision(action=ACTION_NAMES[action], phase=PHASE_NAMES[table.phase], legal=possible)


def view(table: Table, seat: int) -> Table:
    """What a seat, or a SPECTATOR, may know of a table."""
    if table.viewer != WHOLE:
        raise errors.NotATable
    if not is_whole_number(seat) or not (seat == SPECTATOR or 0 <= seat < table.players):
        raise errors.WrongSeat(seat=seat, players=table.players)
    result = copied(table)
    _hide(result, seat)
    return result


def sample(view: Table, seed: int) -> Table:
    """A complete table that agrees with a view, each one equally likely."""
    if view.viewer == WHOLE:
        raise errors.NotAView
    words = seed_words(seed)
    table = copied(view)
    _determinize(table, *words)
    return table


def foresee(view: Table, action: int) -> Table | None:
    """The view after a decision of the viewer; None if the decision reveals cards or passes the turn to others."""
    need_mover(view)
    _need_legal(view, action)
    if action in (DRAW, WIZARD_DRAW):
        return None
    after = copied(view)
    _decide(after, action)
    return after if after.seat == view.seat and after.age == view.age and after.phase != TURN else None


def need_mover(view: Table) -> None:
    """Raise ``NotToDecide`` for anything but the view of the seat that decides: bots decide from no other."""
    if not isinstance(view, Table) or view.viewer != view.seat or view.viewer == WHOLE:
        raise errors.NotToDecide


def _need_legal(table: Table, action: int) -> None:
    """Raise the error for a decision that is not possible now, on a table or a view."""
    if not is_whole_number(action) or action not in listed_choices(table):
        raise _why_illegal(table, action)


def relist(table: Table) -> None:
    """List the legal decisions again, for a table whose fields were set directly."""
    _list_choices(table)


def set_options(table: Table, ruleset: Ruleset) -> None:
    """Write a ruleset into a record."""
    table.options[:] = ruleset.codes()


def ruleset_of(table: Table) -> Ruleset:
    """The options that a record is played with."""
    return _ruleset(tuple(table.options))


@cache
def _ruleset(codes: tuple[int, ...]) -> Ruleset:
    return Ruleset().changed(**{name: values[code] for (name, values), code in zip(VALUES.items(), codes, strict=True)})


def seed_words(seed: int) -> tuple[int, int, int, int]:
    """A seed as the four words of the generator."""
    if not is_whole_number(seed) or not 0 <= seed < 1 << SEED_BITS:
        raise errors.WrongSeed(seed=str(seed))
    words = in_python(two_words)
    return *words(int(seed)), *words(int(seed) >> SHARED_SEED_BITS)


def numbered_seed(seed: int, number: int, game: int) -> int:
    """The seed of one of the many games that share a seed, from the number of its table and of its game there.

    Vector environments, training, playouts and the self-check use such games; ``new_table`` repeats one with this seed.
    """
    return seed | number << SHARED_SEED_BITS | game << SHARED_SEED_BITS + 32


def tribe_pool(tribes: str | Sequence[str], players: int) -> int:
    """The tribes to draw from, a bit each: ``random``, ``first_game`` (D30), or exactly as many as the game needs."""
    if not is_whole_number(players) or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise errors.WrongPlayerCount(players=players)
    if tribes == "random":
        return ALL_TRIBES
    if tribes == "first_game":
        return sum(1 << tribe for tribe in FIRST_GAME_TRIBES)
    needed = TRIBES_IN_PLAY[players]
    if not isinstance(tribes, Sequence):
        raise errors.WrongTribes(tribes=tribes, unknown="none", players=players, needed=needed)
    names = tribes.split(",") if isinstance(tribes, str) else list(tribes)
    for name in names:
        if name not in TRIBE_NAMES:
            raise errors.WrongTribes(tribes=tribes, unknown=name, players=players, needed=needed)
    if len(names) != needed or len(set(names)) != needed:
        raise errors.WrongTribes(tribes=tribes, unknown="none", players=players, needed=needed)
    return sum(1 << TRIBE_NAMES.index(name) for name in names)


def snapshots(table: Table, action: int) -> list[Table]:
    """The table after each step of a legal decision; at the last one the next decision is due."""
    _need_legal(table, action)
    table = copied(table)
    steps = []
    while action != NOTHING:
        _step(table, action)
        action = _proceed(table)
        steps.append(copied(table))
    return steps


def marker_cards(table: Table, kingdom: int) -> int:
    """How many cards the Band in work needs to place a marker in a kingdom (R25)."""
    return _cards_needed(table, kingdom)


def no_marker_reason(table: Table) -> NoMarkerReason:
    """Why the Band in work cannot place a marker in a kingdom of its Leader, provided that it cannot."""
    reasons: tuple[NoMarkerReason, ...] = get_args(NoMarkerReason)
    return reasons[in_python(never_places)(table.leader // COLOURS, table.supply[table.seat])]


def is_leaders_kingdom(table: Table, kingdom: int) -> bool:
    """Whether the Leader of the Band in work leads to a kingdom (R25, R-T11)."""
    need_in(_KINGDOMS, kingdom, "kingdom")
    return in_python(leads_to)(*divmod(table.leader, COLOURS), kingdom)


def can_place_marker(table: Table) -> bool:
    """Whether the decision to make can put a marker into a kingdom."""
    return any(PLACE <= action < PLACE_NONE for action in legal_actions(table))


def band_kinds(table: Table) -> list[int]:
    """The kinds of cards that the Band in work can hold (R23, O4)."""
    return [kind for i in range(FAMILY) if (kind := _family_kind(table, i)) != NO_CARD]


def recruits(table: Table) -> int:
    """How many cards recruiting from the deck draws now (R18, or the option)."""
    return _cards_to_recruit(table)


def standing_in(table: Table, seat: int, source: int) -> tuple[int, int]:
    """What ranks a seat in a kingdom or on the Merfolk board: strength, and what Troll tokens add (R34)."""
    number = _standing(table, seat, source)
    return number >> TIE_BITS, number & ((1 << TIE_BITS) - 1)


def place_in(table: Table, seat: int, source: int) -> int:
    """A seat's place in a kingdom or on the Merfolk board, from 1; tied seats share it (R33, R34)."""
    own = standing_in(table, seat, source)
    return 1 + sum(standing_in(table, rival, source) > own for rival in range(table.players))


def in_play(table: Table, tribe: int) -> bool:
    """Whether a tribe is in this game."""
    need_in(range(TRIBES), tribe, "tribe")
    return in_python(setup.in_play)(table, tribe)


def tribe_names(table: Table) -> tuple[Tribe, ...]:
    """The tribes in this game."""
    return tuple(TRIBE_NAMES[tribe] for tribe in table.tribes[: table.tribe_count])


def worth(table: Table, band: int) -> int:
    """What a Band on the table gives at the end of the Age (R39)."""
    need_in(range(table.bands), band, "band")
    return _band_worth(table, band)


def projected(table: Table) -> list[list[int]]:
    """What the end of the Age would give now, by seat and source; hordes only where they cannot be kept."""
    after = copied(table)
    _score_now(after)
    age = int(table.age) - 1
    return [gains(table.sheet[age][seat], after.sheet[age][seat]) for seat in range(table.players)]


def eligible(table: Table, lead: int) -> list[int]:
    """How many cards of each kind can be in a Band that starts with this decision (R23)."""
    _need_legal(table, lead)
    after = copied(table)
    _step(after, lead)
    return after.chosen.tolist()


def prospects(table: Table, leader: int, most: int) -> Rows:
    """What Bands of 1 to ``most`` cards under a Leader would do: the columns of ``prospects.py`` for each size."""
    need_in(_BAND_SIZES, most, "most")
    numbers = array("q", bytes(8 * most * COLUMNS))
    _write_bands(table, copied(table), leader, numbers)
    return [numbers[start : start + COLUMNS].tolist() for start in range(0, len(numbers), COLUMNS)]


def led_on(table: Table, leader: int, size: int) -> Table:
    """The table after a Centaur's Band of this size has placed its marker; its cards are not removed from the hand."""
    after = copied(table)
    _lead_on(after, leader, size)
    return after


# --- Entry points: compiled code gets a table as an array of one record ------------------------------------

_WORDS: Final = (int,) * 4
_SEATS: Final = range(MAX_PLAYERS)
_KINGDOMS: Final = range(KINGDOMS)
_KINDS: Final = range(CARD_KINDS)
_BAND_SIZES: Final = range(1, HAND_LIMIT + 1)
_Tables: TypeAlias = Any

_deal = at_table(__name__, new_game, *_WORDS, int, int)
_decide = at_table(__name__, decide, int)
_step = at_table(__name__, step, int)
_proceed = at_table(__name__, proceed)
_hide = at_table(__name__, hide, int)
_cards_needed = at_table(__name__, cards_needed, _KINGDOMS)
_family_kind = at_table(__name__, family_kind, range(FAMILY))
_cards_to_recruit = at_table(__name__, cards_to_recruit)
_standing = at_table(__name__, standing, _SEATS, range(MERFOLK_SOURCE + 1))
_band_worth = at_table(__name__, band_worth, int)
_score_now = at_table(__name__, score_now)
_lead_on = at_table(__name__, lead_on, _KINDS, _BAND_SIZES)
_list_choices = at_table(__name__, list_choices)


@entry_point(Table, *_WORDS)
def _determinize(tables: _Tables, w0: int, w1: int, w2: int, w3: int) -> None:
    seed_table(tables[0], w0, w1, w2, w3)
    determinize(tables[0])


@entry_point(Table, Table, _KINDS, [int])
def _write_bands(tables: _Tables, scratch: _Tables, leader: int, rows: _Tables) -> None:
    write_bands(tables, scratch, leader, rows)
