"""What a study records of a game while it is played, as rules: the same on the processor and on a card.

A game is described by its *plan*, a row of whole numbers: what to deal, which tribe the first seat may not lead, and
how often each seat decides at random. What happens is counted in its *notes*. Everything else in a study's rows is
read off the finished table.
"""

from dataclasses import dataclass
from itertools import accumulate
from math import prod
from typing import Any, Final

import numpy as np

from ethnos.bots.features import FEATURES, write_features
from ethnos.engine import actions
from ethnos.engine.actions import ACTIONS, is_lead, leader_of
from ethnos.engine.bands import leader_tribe
from ethnos.engine.cards import tribe_of
from ethnos.engine.compile import entry_point, rule
from ethnos.engine.components import MAX_AGES, MAX_PLAYERS, TRIBES
from ethnos.engine.each_table import each_table
from ethnos.engine.records import TABLE
from ethnos.engine.rng import philox
from ethnos.engine.scoring import score_now
from ethnos.engine.state import ANOTHER, BAND, EXTRA, KINGDOM, NOBODY, OVER, TURN, Table
from ethnos.engine.turn import NOTHING, new_game, proceed, step
from ethnos.game.observation_row import show_choices

# --- The plan of a game ---------------------------------------------------------------------------------------

PLAYERS: Final = 0
POOL: Final = 1  # a bit for each tribe to draw from
SEED: Final = 2  # four words
NO_LEAD: Final = 6  # the tribe that the first seat may not lead, or NOBODY
NO_LEAD_AGE: Final = 7  # in this Age; 0 for all
SLIPS: Final = 8  # for each seat, the share of random decisions, times 2 ** 32
PLAN: Final = SLIPS + MAX_PLAYERS

# --- The notes of a game --------------------------------------------------------------------------------------

LARGEST: Final = 8  # Bands of this size or more are counted together


@dataclass(frozen=True)
class Column:
    """What is stored of a game: a name, a type, the axes after that of the games, and a meaning."""

    name: str
    dtype: type[np.generic]
    shape: tuple[int, ...]
    group: str
    """Stored always (``result``), if the series asks for it (``sources``, ``bands``), or never (``inner``)."""
    meaning: str


COUNTERS: Final = (
    Column("first", np.int8, (), "result", "the seat that began the first Age"),
    Column("decisions", np.int16, (), "result", "decisions taken"),
    Column("turns", np.int16, (MAX_AGES,), "result", "turns in each Age"),
    Column(
        *("changes", np.int16, (), "result"),
        "how often another seat took the lead (who would be first if the Age ended now)",
    ),
    Column("last_change", np.int16, (), "result", "the turn in which that happened last, counted from 1; 0 for never"),
    Column("leader", np.int8, (), "inner", "who would win if the Age ended now, or NOBODY before anybody was ahead"),
    Column("led", np.uint8, (MAX_PLAYERS, MAX_AGES, TRIBES), "bands", "Bands by seat, Age and Leader's tribe"),
    Column("cards", np.uint8, (MAX_PLAYERS, TRIBES), "bands", "cards in Bands, by seat and Leader's tribe"),
    Column(
        "markers", np.uint8, (MAX_PLAYERS, TRIBES), "bands", "markers that Bands placed, by seat and Leader's tribe"
    ),
    Column("sizes", np.uint8, (MAX_PLAYERS, LARGEST), "bands", "Bands by seat and size: 1 to 7, and 8 or more"),
)
"""The notes, one after another."""
NOTE_STARTS: Final = tuple(accumulate((prod(column.shape) for column in COUNTERS), initial=0))
FIRST, DECISIONS, TURNS, CHANGES, LAST_CHANGE, LEADER, LED, CARDS, MARKERS, SIZES, NOTES = NOTE_STARTS
"""Where each of them begins, and how many numbers they are."""

_RANDOM: Final = 0x736C6970  # sets these random numbers apart from those of the deck
_WORDS: Final = TABLE.itemsize // 8
_PLANS, _NOTES, _NUMBERS = [np.int64], [np.int16], [np.int64]


# --- At one table ---------------------------------------------------------------------------------------------


@each_table([TABLE], _PLANS, _NOTES)
def begin(tables: Any, i: int, plans: Any, notes: Any) -> None:
    """Deal a game by its plan. The options are already set, and the notes are zero."""
    plan = i * PLAN
    words = plan + SEED
    new_game(
        tables[i],
        plans[words],
        plans[words + 1],
        plans[words + 2],
        plans[words + 3],
        plans[plan + PLAYERS],
        plans[plan + POOL],
    )
    notes[i * NOTES + LEADER] = NOBODY
    notes[i * NOTES + FIRST] = tables[i].first
    forbid(tables[i], plans, plan)


@each_table([TABLE], _NUMBERS, [TABLE], _NUMBERS, _PLANS, _NOTES, _NUMBERS, _NUMBERS)
def take(
    tables: Any,
    i: int,
    words: Any,
    scratch: Any,
    scratch_words: Any,
    plans: Any,
    notes: Any,
    active: Any,
    chosen: Any,
) -> None:
    """Take a decision at an active table, unless its game is over."""
    if int(tables[active[i]].phase) != OVER:
        _take(tables, words, scratch, scratch_words, active[i], plans, notes, chosen[i])


@rule
def _take(
    tables: Any, words: Any, scratch: Any, scratch_words: Any, i: int, plans: Any, notes: Any, action: int
) -> None:
    """Take a decision, or a random one instead of it, and note what happens.

    ``words`` and ``scratch_words`` are the same memory as ``tables`` and ``scratch``; scratch is overwritten.
    """
    table, note = tables[i], i * NOTES
    chance = random_decision(table, plans, i * PLAN, int(notes[note + DECISIONS]))
    if chance != NOTHING:
        action = chance
    if int(table.phase) == TURN:
        for word in range(i * _WORDS, (i + 1) * _WORDS):
            scratch_words[word] = words[word]
        score_now(scratch[i])
        _note_lead(scratch[i], notes, note)
        notes[note + TURNS + int(table.age) - 1] += 1
    notes[note + DECISIONS] += 1
    while action != NOTHING:
        _note_step(table, notes, note, action)
        step(table, action)
        action = proceed(table)
    forbid(table, plans, i * PLAN)


@rule
def random_decision(table: Table, plans: Any, plan: int, decision: int) -> int:
    """A random choice where the plan has this seat decide at random, otherwise NOTHING."""
    share = int(plans[plan + SLIPS + int(table.seat)])
    if share == 0:
        return NOTHING
    words = plan + SEED
    whether, which, _, _ = philox(
        decision, _RANDOM, int(plans[words + 2]), int(plans[words + 3]), int(plans[words]), int(plans[words + 1])
    )
    if whether >= share:
        return NOTHING
    return int(table.choices[which * int(table.choice_count) >> 32])


@rule
def forbid(table: Table, plans: Any, plan: int) -> None:
    """Take what the plan forbids off the list of choices, unless nothing would be left."""
    tribe = int(plans[plan + NO_LEAD])
    age = int(plans[plan + NO_LEAD_AGE])
    if tribe == NOBODY or int(table.seat) != 0 or (age != 0 and age != int(table.age)):
        return
    if int(table.phase) != TURN and int(table.phase) != ANOTHER:
        return
    count, left = int(table.choice_count), 0
    for place in range(count):
        if _led_tribe(int(table.choices[place])) != tribe:
            left += 1
    if left == 0 or left == count:
        return
    end = 0
    for place in range(count):
        action = int(table.choices[place])
        if _led_tribe(action) != tribe:
            table.choices[end] = action
            end += 1
    for place in range(end, count):
        table.choices[place] = 0
    table.choice_count = left


@rule
def _led_tribe(action: int) -> int:
    """The tribe of the Leader that a decision names, or NOBODY."""
    return tribe_of(leader_of(action)) if is_lead(action) else NOBODY


@rule
def _note_lead(scored: Table, notes: Any, note: int) -> None:
    """Note who would be alone in front if the Age ended now."""
    best, ahead, tied = -1, NOBODY, False
    for seat in range(int(scored.players)):
        glory = int(scored.glory[seat])
        if glory > best:
            best, ahead, tied = glory, seat, False
        elif glory == best:
            tied = True
    if tied or ahead == int(notes[note + LEADER]):
        return
    if int(notes[note + LEADER]) != NOBODY:
        notes[note + CHANGES] += 1
        turn = 1
        for age in range(MAX_AGES):
            turn += int(notes[note + TURNS + age])
        notes[note + LAST_CHANGE] = turn
    notes[note + LEADER] = ahead


@rule
def _note_step(table: Table, notes: Any, note: int, action: int) -> None:
    """Note Bands and markers, before the step is taken."""
    phase, seat = int(table.phase), int(table.seat)
    if phase == BAND and action == actions.PLAY:
        tribe, size = leader_tribe(table), int(table.band_size)
        notes[note + LED + (seat * MAX_AGES + int(table.age) - 1) * TRIBES + tribe] += 1
        notes[note + CARDS + seat * TRIBES + tribe] += size
        notes[note + SIZES + seat * LARGEST + min(size, LARGEST) - 1] += 1
    elif KINGDOM <= phase <= EXTRA and action != actions.PLACE_NONE:
        notes[note + MARKERS + seat * TRIBES + leader_tribe(table)] += 1


@each_table([TABLE], _NUMBERS, [np.uint8], [np.int8], [np.uint8])
def show(tables: Any, i: int, active: Any, rows: Any, masks: Any, over: Any) -> None:
    """Write what the seat to move sees and may do at an active table, where all is zero, or that its game is over."""
    table = tables[active[i]]
    if int(table.phase) == OVER:
        over[i] = 1
    else:
        write_features(table, int(table.seat), rows, i * FEATURES)
        show_choices(table, masks, i * ACTIONS)


@entry_point([TABLE], _PLANS, _NOTES, np.int64)
def random_decision_at(tables: Any, plans: Any, notes: Any, i: int) -> int:
    """The random decision that the plan asks for at a table, or NOTHING."""
    return random_decision(tables[i], plans, i * PLAN, int(notes[i * NOTES + DECISIONS]))
