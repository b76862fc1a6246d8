"""The game with explicit chance: nothing is shuffled, and each tribe, token and card is a chance outcome when needed.

The table of a ``Moment`` contains only what is decided: its deck is sorted, with the highest kind and so the Dragons at
the bottom, and its random generator is in its initial state. No rule is written here. To see whether a decision
needs a card, the engine takes it on a copy of the table, with the cards that chance has chosen so far on top of the
deck. If it draws more than those, chance chooses the next one: the cards drawn so far cannot depend on those below.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.base.refusals import EthnosError
from ethnos.engine import play
from ethnos.engine.actions import ACTION_NAMES, card_name
from ethnos.engine.choices import list_choices
from ethnos.engine.compile import compile_module, entry_point, rule
from ethnos.engine.components import DRAGON, DRAGONS, NO_CARD, TRIBE_NAMES, TRIBES
from ethnos.engine.each_table import at_table
from ethnos.engine.engine_errors import IllegalDecision
from ethnos.engine.knowledge import hide
from ethnos.engine.records import TABLE
from ethnos.engine.rng import seed_table
from ethnos.engine.ruleset import preset
from ethnos.engine.setup import deal, gather_allies, gather_glory_tokens, lay_glory_tokens, lay_out
from ethnos.engine.state import NOBODY, OVER, PHASE_NAMES, Table, as_bytes, blank, from_bytes
from ethnos.engine.turn import NOTHING, proceed, step

# --- What comes next ------------------------------------------------------------------------------------------

DECISION: Final = 0  # of a player, no chance
TRIBE: Final = 1  # the next tribe in play (R5, R49)
TOKEN: Final = 2  # the next Glory token, kingdom by kingdom (R3, R48)
FIRST: Final = 3  # the first player of Age 1 (R15)
DEALT: Final = 4  # the next card of an Age's deal (R12, R13)
CARD: Final = 5  # the next card that a decision draws (R18, R21, R-T12)
END: Final = 6  # nothing: the game is over

Outcomes: TypeAlias = list[tuple[int, float]]


class ImpossibleOutcome(EthnosError):
    """An outcome that is not possible now, or any outcome outside of a chance node."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The state of a game as an immutable value."""

    record: bytes
    """The table. While chance chooses cards, the table before the decision or before the deal."""
    asks: int
    seat: int = NOBODY
    """The seat to move."""
    bag: tuple[int, ...] = ()
    """The pieces that chance chooses from, all equally likely."""
    drawn: tuple[int, ...] = ()
    """The pieces chosen since the table in ``record``."""
    needed: int = 0
    """The least number of pieces to choose."""
    action: int = NOTHING
    """The decision that waits for cards."""

    @property
    def table(self) -> Table:
        """A copy of the table."""
        return from_bytes(self.record)

    @property
    def asks_chance(self) -> bool:
        """Whether this is a chance node."""
        return TRIBE <= self.asks <= CARD

    def with_outcome(self, piece: int) -> "Moment":
        """The moment after chance chose one piece of the bag."""
        index = self.bag.index(piece)
        bag = self.bag[:index] + self.bag[index + 1 :]
        return Moment(self.record, self.asks, self.seat, bag, (*self.drawn, piece), self.needed, self.action)

    def __deepcopy__(self, _memo: object) -> Self:
        """Immutable, so no copy is needed."""
        return self


def begin(players: int, preset_name: str, tribes: str | Sequence[str]) -> Moment:
    """A new game, of which only these arguments are decided."""
    pool = play.tribe_pool(tribes, players)
    ruleset = preset(preset_name)
    compile_module(__name__)
    table = blank()
    play.set_options(table, ruleset)
    _lay_out(table.array, players, pool)
    needed = int(table.tribe_count)
    offered = tuple(tribe for tribe in range(TRIBES) if pool >> tribe & 1)
    if len(offered) == needed:
        return _ask_for_tokens(table)
    _gather_no_tribe(table)
    return Moment(as_bytes(table), TRIBE, bag=offered, needed=needed)


def outcomes(moment: Moment) -> Outcomes:
    """The possible outcomes, ascending, with their probabilities."""
    bag = _possible(moment)
    return [(piece, count / len(bag)) for piece, count in sorted(Counter(bag).items())]


def _possible(moment: Moment) -> tuple[int, ...]:
    """R14: the upper half of the deck has no Dragon; in the lower half it can be anywhere."""
    bag = moment.bag
    if moment.asks == CARD and len(bag) > moment.table.lower_half:
        return tuple(card for card in bag if card != DRAGON)
    return bag


def happen(moment: Moment, outcome: int) -> Moment:
    """The moment after a chance outcome."""
    possible = _possible(moment)
    if outcome not in possible:
        if not possible:
            raise ImpossibleOutcome("outcome-no-chance", outcome=outcome)
        raise ImpossibleOutcome("outcome-impossible", outcome=outcome, possible=sorted(set(possible)))
    moment = moment.with_outcome(outcome)
    return moment if len(moment.drawn) < moment.needed else _SETTLE[moment.asks](moment)


def decide(moment: Moment, action: int) -> Moment:
    """The moment after a player's decision."""
    table = moment.table
    legal = play.legal_actions(table) if moment.asks == DECISION else []
    if action not in legal:
        action_text = ACTION_NAMES[action] if 0 <= action < len(ACTION_NAMES) else str(action)
        possible = [ACTION_NAMES[choice] for choice in legal]
        raise IllegalDecision(action=action_text, phase=PHASE_NAMES[table.phase], legal=possible)
    return _carry_out(moment.record, action)


def at(table: Table) -> Moment:
    """The moment of a complete table; the order of its deck is discarded."""
    _put_in_order(table)
    return _rest(table)


def imagined(moment: Moment, viewer: int, seed: int) -> Moment:
    """A random game that agrees with all that a seat sees; a series of chance outcomes in progress starts again."""
    if TRIBE <= moment.asks <= DEALT:  # no hands yet: only the outcomes in progress could be hidden
        return Moment(moment.record, moment.asks, bag=moment.bag + moment.drawn, needed=moment.needed)
    imagined = at(play.sample(play.view(moment.table, viewer), seed))
    return _carry_out(imagined.record, moment.action) if moment.asks == CARD else imagined


def outcome_name(moment: Moment, outcome: int) -> str:
    """A chance outcome in words."""
    if moment.asks == TRIBE:
        return f"tribe {TRIBE_NAMES[outcome]}"
    if moment.asks == TOKEN:
        return f"token {outcome}"
    if moment.asks == FIRST:
        return f"first {outcome}"
    return "dragon" if outcome == DRAGON else card_name(outcome)


# --- Step by step ---------------------------------------------------------------------------------------------


def _settle_tribes(moment: Moment) -> Moment:
    table = moment.table
    _lay_out(table.array, int(table.players), sum(1 << tribe for tribe in moment.drawn))
    return _ask_for_tokens(table)


def _ask_for_tokens(table: Table) -> Moment:
    """The engine gathers the tokens in the deck array; the record is taken before that."""
    record = as_bytes(table)
    count = _gather_tokens(table)
    return Moment(record, TOKEN, bag=tuple(table.deck[:count]), needed=count)


def _settle_tokens(moment: Moment) -> Moment:
    table = moment.table
    _lay_tokens(table.array, _cards(moment.drawn))
    players = int(table.players)
    return Moment(as_bytes(table), FIRST, bag=tuple(range(players)), needed=1)


def _settle_first(moment: Moment) -> Moment:
    table = moment.table
    table.first = moment.drawn[0]
    return _ask_for_deal(table)


def _ask_for_deal(table: Table) -> Moment:
    """The table is cleared for an Age; a trial deal by the engine shows how many cards it needs."""
    record = as_bytes(table)
    bag = tuple(table.deck[: table.deck_left])
    return Moment(record, DEALT, bag=bag, needed=_deal(table.array, _cards(())))


def _settle_deal(moment: Moment) -> Moment:
    table = moment.table
    _deal(table.array, _cards(moment.drawn))
    return _rest(table)


def _settle_card(moment: Moment) -> Moment:
    return _carry_out(moment.record, moment.action, moment.drawn, moment.bag)


def _carry_out(record: bytes, action: int, drawn: tuple[int, ...] = (), bag: tuple[int, ...] = ()) -> Moment:
    """Take a decision with the cards chosen so far, or ask for one more."""
    table = from_bytes(record)
    age = int(table.age)
    if _decide(table.array, action, _cards(drawn)) > len(drawn):
        before = from_bytes(record)
        bag = bag if drawn else tuple(before.deck[: before.deck_left])
        return Moment(record, CARD, NOBODY, bag, drawn, len(drawn) + 1, action)
    if int(table.age) == age:
        return _rest(table)
    _clear_for_age(table)
    return _ask_for_deal(table)


def _rest(table: Table) -> Moment:
    """The moment of a table that waits for a player's decision, or is over."""
    return Moment(as_bytes(table), END if table.phase == OVER else DECISION, int(table.seat))


_SETTLE: Final[dict[int, Callable[[Moment], Moment]]] = {
    TRIBE: _settle_tribes,
    TOKEN: _settle_tokens,
    FIRST: _settle_first,
    DEALT: _settle_deal,
    CARD: _settle_card,
}


def _cards(kinds: Sequence[int]) -> npt.NDArray[np.int64]:
    return np.array(kinds, np.int64)


def _gather_no_tribe(table: Table) -> None:
    """Until the tribes are known there are no cards, and the number of markers in the supply is unknown (R6)."""
    table.tribes[:] = NOBODY
    table.tribe_count = 0
    table.supply[:] = 0
    table.deck[:] = NO_CARD
    table.deck_left = 0


# --- The record -----------------------------------------------------------------------------------------------


@rule
def forget_generator(table: Table) -> None:
    """Reset the random generator, which must not reveal anything."""
    seed_table(table, 0, 0, 0, 0)


@rule
def put_in_order(table: Table) -> None:
    """Sort the deck by kind, with the highest at the bottom, where Dragons are always possible (R14)."""
    for i in range(1, int(table.deck_left)):
        card = int(table.deck[i])
        place = i
        while place > 0 and int(table.deck[place - 1]) < card:
            table.deck[place] = table.deck[place - 1]
            place -= 1
        table.deck[place] = card
    forget_generator(table)


@rule
def put_on_top(table: Table, cards: npt.NDArray[np.int64]) -> None:
    """Move these cards to the top of the deck, the first one uppermost; the others stay sorted below."""
    top = int(table.deck_left) - 1
    for i in range(len(cards)):
        place = top
        while int(table.deck[place]) != cards[i]:
            place -= 1
        while place < top:
            table.deck[place] = table.deck[place + 1]
            place += 1
        table.deck[top] = cards[i]
        top -= 1


@rule
def clear_for_age(table: Table) -> None:
    """The table before the deal (R12): all Ally cards are in the deck, and no seat is to move."""
    gather_allies(table)
    put_in_order(table)
    table.seat = NOBODY
    table.choices[:] = 0
    table.choice_count = 0


_Array: TypeAlias = npt.NDArray[Any]

_gather_tokens = at_table(__name__, gather_glory_tokens)
_clear_for_age = at_table(__name__, clear_for_age)
_put_in_order = at_table(__name__, put_in_order)


@entry_point([TABLE], np.int64, np.int64)
def _lay_out(tables: _Array, players: int, pool: int) -> None:
    """Set up a game with these tribes, but without tokens, first player and deal."""
    table = tables[0]
    forget_generator(table)
    lay_out(table, players, pool)
    table.tokens[:, :] = 0
    table.first = NOBODY
    clear_for_age(table)


@entry_point([TABLE], [np.int64])
def _lay_tokens(tables: _Array, tokens: npt.NDArray[np.int64]) -> None:
    """R3: place these tokens, in this order, in the kingdoms."""
    table = tables[0]
    for i in range(len(tokens)):
        table.deck[i] = tokens[i]
    lay_glory_tokens(table)
    clear_for_age(table)


@entry_point([TABLE], [np.int64])
def _deal(tables: _Array, cards: npt.NDArray[np.int64]) -> int:
    """R12-R14 with these cards. Returns how many the deal has used."""
    table = tables[0]
    before = int(table.deck_left)
    put_on_top(table, cards)
    deal(table)
    put_in_order(table)
    list_choices(table)
    return before + DRAGONS - int(table.deck_left)


@entry_point([TABLE], np.int64, [np.int64])
def _decide(tables: _Array, action: int, cards: npt.NDArray[np.int64]) -> int:
    """Take a decision with these cards on top of the deck. Returns how many it has drawn."""
    table = tables[0]
    put_on_top(table, cards)
    age, drawn = int(table.age), 0
    while action != NOTHING:
        left = int(table.deck_left)
        step(table, action)
        if int(table.age) == age:  # the deal of a new Age does not count as drawn by the decision
            drawn += left - int(table.deck_left)
        action = proceed(table)
    return drawn


@entry_point([TABLE], [TABLE])
def write_views(tables: _Array, views: _Array) -> None:
    """Write each seat's view of a table."""
    for seat in range(len(views)):
        views[seat] = tables[0]
        hide(views[seat], seat)
