"""Glory and the end of a game in a position, its generator, and the choices that follow."""

from typing import Final

from ethnos.engine import invariants
from ethnos.engine import play as engine
from ethnos.engine import state as phases
from ethnos.engine.compile import compile_module, in_python
from ethnos.engine.components import MAX_AGES
from ethnos.engine.rng import SEED_BITS, philox
from ethnos.engine.state import NOBODY, PHASE_NAMES, SOURCE_NAMES, WHOLE
from ethnos.notation.position_lines import Line
from ethnos.notation.reading.draft import Draft
from ethnos.notation.terms import parts_of, read_sources
from ethnos.notation.text_errors import BadPosition, on_line

MOST_POINTS: Final = 255  # a byte of the score sheet
MOST_WORDS: Final = (1 << 34) - 1  # a block has four words, and its number is one 32-bit word


def read_glory(draft: Draft) -> None:
    """Glory, which must be the sum of the score sheet."""
    table = draft.table
    for age in range(1, table.ages + 1):
        line = draft.lines.get(f"scores {age}")
        if line is not None:
            _read_scores(draft, age, line)
    line = draft.lines.need("glory")
    table.glory[: draft.players] = draft.row(line, draft.players, MOST_POINTS * MAX_AGES)
    for seat in draft.seats:
        booked = invariants.count_booked(table, seat)
        if booked != table.glory[seat]:
            draft.refuse("glory-sheet", line, seat=seat, glory=table.glory[seat], booked=booked)


def _read_scores(draft: Draft, age: int, line: Line) -> None:
    if age > draft.table.age:
        draft.refuse("scores-early", line, age=age)
    parts = draft.read_line(line, parts_of)
    with on_line(line.number, BadPosition):
        sheet = read_sources(parts, SOURCE_NAMES, draft.players, MOST_POINTS)
    for name, points in sheet.items():
        for seat, seat_points in enumerate(points):
            draft.table.sheet[age - 1, seat, SOURCE_NAMES.index(name)] = seat_points


def read_end(draft: Draft) -> None:
    """Places, and a victory by Skeletons."""
    table = draft.table
    table.skeleton_winner = draft.number_or("skeleton winner", 0, draft.players - 1, NOBODY)
    if table.skeleton_winner != NOBODY:
        if draft.phase != phases.OVER or engine.ruleset_of(table).ten_skeletons != "win":
            draft.forbid("skeleton winner", "skeleton-winner")
    if draft.phase != phases.OVER:
        draft.forbid("places", "places-early")
        return
    line = draft.lines.need("places")
    table.places[: draft.players] = draft.row(line, draft.players, draft.players)
    _check_places(draft, line)


def _check_places(draft: Draft, line: Line) -> None:
    """Refuse places that contradict the Glory (R42, O34)."""
    if not invariants.has_first(draft.table):
        draft.refuse("places-first", line)
    for seat in draft.seats:
        if (rival := invariants.find_overtaken(draft.table, seat)) != NOBODY:
            draft.refuse("places-glory", line, seat=seat, rival=rival)


def read_generator(draft: Draft) -> None:
    """The last block of random words follows from the seed and the number of words used."""
    if draft.table.viewer != WHOLE:
        draft.forbid("seed", "view-seed")
        draft.forbid("words used", "view-seed")
        return
    draft.table.seed[:] = engine.seed_words(draft.number("seed", 0, (1 << SEED_BITS) - 1))
    used = draft.table.words_used = draft.number("words used", 0, MOST_WORDS)
    if used:
        s0, s1, s2, s3 = (int(word) for word in draft.table.seed)
        draft.table.block[:] = in_python(philox)((used - 1) >> 2, 0, s2, s3, s0, s1)


def list_choices(draft: Draft) -> None:
    """List the choices of the seat that decides; there must be two, since the engine takes a single one itself."""
    if draft.table.seat == NOBODY or draft.is_hidden(draft.table.seat):
        return
    compile_module(engine.__name__)
    engine.relist(draft.table)
    if draft.table.choice_count < 2 and draft.phase != phases.TURN:
        draft.refuse("no-choice", draft.lines.need("phase"), phase=PHASE_NAMES[draft.phase])
