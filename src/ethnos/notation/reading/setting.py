"""The setting and the current state of a position: players, rules, tribes, tokens, Age and phase."""

from collections import Counter

from ethnos.engine import play as engine
from ethnos.engine import state as phases
from ethnos.engine.components import (
    AGES_IN_PLAY,
    DRAGONS,
    GLORY_TOKENS,
    KINGDOM_NAMES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SMALL_GAME,
    SMALL_GAME_TOKENS,
    TRIBE_NAMES,
)
from ethnos.engine.ruleset import PRESETS, options_as_kept, preset
from ethnos.engine.state import NOBODY, PHASE_NAMES, SPECTATOR, WHOLE
from ethnos.notation.position_lines import KINGDOM_KEY
from ethnos.notation.reading.draft import Draft
from ethnos.notation.terms import NOTHING, parts_of, read_name, read_number, read_options, read_tribes


def read_setting(draft: Draft) -> None:
    """The number of players, the viewer, the rules, the tribes and the tokens."""
    table = draft.table
    players = table.players = draft.number("players", MIN_PLAYERS, MAX_PLAYERS)
    table.ages = AGES_IN_PLAY[players]
    draft.lines.check(players, table.ages)
    view = draft.lines.get("view")
    table.viewer = WHOLE if view is None else draft.read_line(view, lambda value: _viewer(draft, value))
    draft.read_line(draft.lines.need("rules"), lambda value: _read_rules(draft, value))
    tribes = draft.read_line(draft.lines.need("tribes"), lambda value: read_tribes(value, players))
    table.tribe_count = len(tribes)
    table.tribes[:] = NOBODY
    draft.tribes = sorted(TRIBE_NAMES.index(tribe) for tribe in tribes)
    table.tribes[: len(tribes)] = draft.tribes
    _read_tokens(draft)


def _viewer(draft: Draft, value: str) -> int:
    return SPECTATOR if value == "spectator" else read_number(value, 0, draft.players - 1)


def _read_rules(draft: Draft, value: str) -> None:
    first, *rest = parts_of(value) or [NOTHING]
    name, changes = (first, rest) if "=" not in first else ("english", [first, *rest])
    options = options_as_kept(dict(read_options(changes)))
    ruleset = preset(read_name("unknown-preset", name, PRESETS)).changed(**options)
    engine.set_options(draft.table, ruleset)


def _read_tokens(draft: Draft) -> None:
    """R3, R48, D1: only printed tokens, the highest on the last Age."""
    printed = SMALL_GAME_TOKENS if draft.players <= SMALL_GAME else GLORY_TOKENS
    left = Counter(printed)
    for kingdom, name in enumerate(KINGDOM_NAMES):
        line = draft.lines.need(f"{KINGDOM_KEY} {name}")
        values = draft.row(line, draft.table.ages, max(printed))
        if values != sorted(values):
            draft.refuse("tokens-order", line)
        for value in values:
            left[value] -= 1
            if left[value] < 0:
                draft.refuse("tokens-count", line, value=value, printed=printed.count(value))
        draft.table.tokens[kingdom][: len(values)] = values


def read_moment(draft: Draft) -> None:
    """The Age, the phase, the seat that decides, and the Dragons drawn."""
    table = draft.table
    table.age = draft.number("age", 1, table.ages)
    table.first = draft.number("first", 0, draft.players - 1)
    phase = draft.read_line(draft.lines.need("phase"), lambda value: read_name("unknown-phase", value, PHASE_NAMES))
    table.phase = PHASE_NAMES.index(phase)
    line = draft.lines.need("seat")
    if (line.value == NOTHING) != (draft.phase == phases.OVER):
        draft.refuse("seat-over", line)
    table.seat = NOBODY if line.value == NOTHING else draft.number("seat", 0, draft.players - 1)
    table.dragons = draft.number("dragons", 0, DRAGONS)
    table.dragon_seat = NOBODY
    if table.dragons == DRAGONS:
        table.dragon_seat = draft.number("dragon seat", 0, draft.players - 1)
    else:
        draft.forbid("dragon seat", "dragon-seat-early")
    _check_age_end(draft)


def _check_age_end(draft: Draft) -> None:
    """R22: only the third Dragon or ten Skeletons end the Age."""
    ended = draft.phase in (phases.PILLAGE, phases.OVER)
    by_skeletons = draft.lines.get("skeleton winner") is not None
    if (draft.table.dragons == DRAGONS) != (ended and not by_skeletons):
        draft.refuse("dragons-phase", draft.lines.need("dragons"), dragons=draft.table.dragons)
    last = draft.table.age == draft.table.ages
    if (draft.phase == phases.PILLAGE and last) or (draft.phase == phases.OVER and not (last or by_skeletons)):
        draft.refuse("phase-age", draft.lines.need("phase"))
