"""The flow of the game: what a decision does, and what is asked next."""

from typing import Final

from ethnos.engine import actions, tribes
from ethnos.engine import state as phases
from ethnos.engine.bands import clear_band, lay_band, lead_band, leader_tribe, leave_out, place_marker
from ethnos.engine.cards import discard_hand, draw_to_hand, pool_is_empty, take_face_up
from ethnos.engine.choices import list_choices
from ethnos.engine.compile import rule
from ethnos.engine.components import CENTAUR, ELF, GIANT, HAND_LIMIT, MERFOLK, ORC, TROLL, WIZARD
from ethnos.engine.options import choice, plays_with
from ethnos.engine.rng import seed_table
from ethnos.engine.scoring import (
    award_places,
    horde_size,
    next_first_player,
    pillage,
    score_after_hordes,
    score_before_hordes,
)
from ethnos.engine.setup import lay_out, start_age
from ethnos.engine.state import NOBODY, Table

NOTHING: Final = -1  # no step is left before the next decision
GO_ON: Final = -2  # the next step is not a decision

_TEN_SKELETONS_WIN: Final = choice("ten_skeletons", "win")
_EMPTY_POOL_DRAWS_TWO: Final = choice("empty_pool_draw", "2")


@rule
def new_game(table: Table, w0: int, w1: int, w2: int, w3: int, players: int, tribe_pool: int) -> None:
    """Start a new game from a seed of four words, up to its first decision. The options are already set."""
    seed_table(table, w0, w1, w2, w3)
    lay_out(table, players, tribe_pool)
    table.choices[:] = 0
    table.choice_count = 0
    list_choices(table)


@rule
def new_numbered_game(table: Table, low: int, high: int, number: int, game: int, players: int, tribe_pool: int) -> None:
    """Start one of the many games of a seed: two words of the seed, the number of the table, and of its game."""
    new_game(table, low, high, number, game, players, tribe_pool)


@rule
def decide(table: Table, action: int) -> None:
    """Take a legal decision, and continue to the next decision that a seat has to take."""
    while action != NOTHING:
        step(table, action)
        action = proceed(table)


@rule
def proceed(table: Table) -> int:
    """What happens automatically: a step that is not a decision, or a decision with a single choice.

    Returns the next argument for ``step``, or NOTHING if a seat has to decide.
    """
    if int(table.phase) >= phases.DISCARD:
        return GO_ON
    list_choices(table)
    if int(table.choice_count) != 1 or int(table.phase) == phases.TURN:
        return NOTHING
    return int(table.choices[0])


@rule
def step(table: Table, action: int) -> None:
    """One step of the game: the immediate effect of a decision, or a step without one (GO_ON)."""
    phase = int(table.phase)
    if phase == phases.TURN:
        _take_turn(table, action)
    elif phase == phases.BAND:
        _compose(table, action)
    elif phase == phases.KINGDOM:
        finish_band(table, action)
    elif phase == phases.EXTRA:
        _place_extra(table, action)
    elif phase == phases.TOKEN:
        if action != actions.TOKEN_NONE:
            tribes.troll_takes_token(table, action - actions.TOKEN + 1)
        table.phase = phases.DISCARD
    elif phase == phases.HORDE:
        if action == actions.HORDE:
            tribes.orc_joins_horde(table)
        table.phase = phases.DISCARD
    elif phase == phases.ANOTHER:
        if action == actions.STOP:
            table.phase = phases.DISCARD
        else:
            _lead(table, action)
    elif phase == phases.KEEP:
        _keep(table, action)
    elif phase == phases.WIZARD:
        _draw(table, int(table.band_size) if action == actions.WIZARD_DRAW else 0)  # R-T12, O16
    elif phase == phases.PILLAGE:
        _pillage(table, action)
    else:
        _go_on(table)


@rule
def _go_on(table: Table) -> None:
    phase = int(table.phase)
    if phase == phases.DISCARD:
        discard(table)
    elif phase == phases.AGE_END:
        _score_age(table)
    else:
        _finish_age(table)


# --- A turn (R16, R17) ----------------------------------------------------------------------------------------


@rule
def _take_turn(table: Table, action: int) -> None:
    if action == actions.DRAW:
        _draw(table, cards_to_recruit(table))
    elif action < actions.LEAD_TRIBE:
        take_face_up(table, action - actions.TAKE)
        _end_turn(table)
    elif action != actions.SHOW:
        _lead(table, action)
    elif plays_with(table, _TEN_SKELETONS_WIN):
        table.skeleton_winner = table.seat  # D2, O34
        _end_game(table)
    else:
        table.phase = phases.DISCARD  # O3


@rule
def cards_to_recruit(table: Table) -> int:
    """One card (R18); with the option, two if no card is face up and the hand has room for both."""
    if not plays_with(table, _EMPTY_POOL_DRAWS_TWO) or not pool_is_empty(table):
        return 1
    return min(2, HAND_LIMIT - int(table.hand_size[table.seat]))


@rule
def _draw(table: Table, cards: int) -> None:
    """Draw cards one by one, then end the turn; the third Dragon ends the Age immediately (R22, O29)."""
    for _ in range(cards):
        if not draw_to_hand(table):
            table.phase = phases.AGE_END
            return
    _end_turn(table)


@rule
def _end_turn(table: Table) -> None:
    """R16: the turn passes clockwise."""
    following = int(table.seat) + 1
    table.seat = following if following < int(table.players) else 0
    table.phase = phases.TURN
    clear_band(table)
    table.chain = 0


# --- A Band (R24) ---------------------------------------------------------------------------------------------


@rule
def _lead(table: Table, action: int) -> None:
    if action < actions.LEAD_COLOUR:
        lead_band(table, action - actions.LEAD_TRIBE, 0)
    else:
        lead_band(table, action - actions.LEAD_COLOUR, 1)


@rule
def _compose(table: Table, action: int) -> None:
    if action == actions.PLAY:
        lay_band(table)
        table.phase = phases.KINGDOM
    else:
        leave_out(table, action - actions.LEAVE)


@rule
def finish_band(table: Table, action: int) -> None:
    """R24 steps 3 and 4: the marker, then the Leader's power (R26)."""
    placed = action != actions.PLACE_NONE
    if placed:
        place_marker(table, action - actions.PLACE)
    tribe = leader_tribe(table)
    table.phase = phases.DISCARD
    if tribe == CENTAUR and (placed or tribes.centaur_was_able(table)):  # R-T1, D4, O14
        clear_band(table)
        table.phase = phases.ANOTHER
    elif tribe == ELF:
        table.phase = phases.KEEP
    elif tribe == GIANT:
        tribes.giant_takes_token(table)
    elif tribe == MERFOLK:
        tribes.merfolk_swims(table)
        table.phase = phases.EXTRA
    elif tribe == ORC:
        table.phase = phases.HORDE
    elif tribe == TROLL:
        table.phase = phases.TOKEN


@rule
def _place_extra(table: Table, action: int) -> None:
    if action == actions.PLACE_NONE:
        table.phase = phases.DISCARD
    else:
        tribes.merfolk_places(table, action - actions.PLACE)


@rule
def _keep(table: Table, action: int) -> None:
    if action == actions.KEEP_DONE:
        tribes.elf_discards(table)
        _end_turn(table)
    else:
        tribes.elf_keeps(table, action - actions.KEEP)


@rule
def discard(table: Table) -> None:
    """R24 step 5 (R27), once, after the last Band of the turn (O18); then a Wizard may draw (R-T12)."""
    discard_hand(table, int(table.seat))
    if leader_tribe(table) == WIZARD:
        table.phase = phases.WIZARD
    else:
        _end_turn(table)


# --- The end of an Age (R31-R41), in the order of O20 ---------------------------------------------------------


@rule
def _score_age(table: Table) -> None:
    """E1 to E4, then the Orcs."""
    clear_band(table)
    table.chain = 0
    for seat in range(int(table.players)):
        discard_hand(table, seat)  # E1 (R31)
    score_before_hordes(table)
    _ask_hordes(table, 0)


@rule
def _ask_hordes(table: Table, done: int) -> None:
    """E5 (R37, O21): in turn order from the first player; in the last Age every horde is emptied."""
    players, first = int(table.players), int(table.first)
    for i in range(done, players):
        seat = (first + i) % players
        if horde_size(table, seat) == 0:
            continue
        if int(table.age) < int(table.ages):
            table.seat = seat
            table.phase = phases.PILLAGE
            return
        pillage(table, seat)
    table.phase = phases.HORDES_DONE


@rule
def _pillage(table: Table, action: int) -> None:
    if action == actions.PILLAGE:
        pillage(table, int(table.seat))
    _ask_hordes(table, (int(table.seat) - int(table.first)) % int(table.players) + 1)


@rule
def _finish_age(table: Table) -> None:
    """E6 to E9: Glory for Bands, then the next Age or the end of the game."""
    score_after_hordes(table)
    if int(table.age) == int(table.ages):
        _end_game(table)
    else:
        table.first = next_first_player(table)
        table.age = int(table.age) + 1
        start_age(table)


@rule
def _end_game(table: Table) -> None:
    """R42-R46. The Bands of the last Age stay on the table: they break ties (R44)."""
    award_places(table)
    table.seat = NOBODY
    table.phase = phases.OVER
