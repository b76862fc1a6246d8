"""From decisions to moves: all that are legal, and the one that some decisions make up."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ethnos.engine import actions as act
from ethnos.engine import state as phases
from ethnos.engine.actions import card_name
from ethnos.engine.cards import band_cards
from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.moves.kinds import Move, Pillage, PlayBand, Recruit, ShowSkeletons, chained, is_turn_over
from ethnos.engine.play import apply_action, legal_actions, snapshots
from ethnos.engine.state import Table, copied


def legal_moves(table: Table) -> Iterator[Move]:
    """Every whole move that is possible now, generated one by one: a large hand has very many. In the middle of a turn
    there is none (R24): single decisions finish it.
    """
    if table.phase not in (phases.TURN, phases.PILLAGE):
        return
    for action in legal_actions(table):
        simple = _simple_move(action)
        if simple is not None:
            yield simple
        else:
            for bands in _continuations(table, [action], ()):
                yield chained(bands)


def move_of(table: Table, actions: Sequence[int]) -> Move:
    """The whole move that these decisions make up."""
    simple = _simple_move(actions[0])
    if simple is not None:
        return simple
    bands: tuple[PlayBand, ...] = ()
    work = copied(table)
    for action in actions:
        before, work = work, snapshots(work, action)[-1]
        bands = _with_decision(before, work, action, bands)
    return chained(bands)


def _simple_move(action: int) -> Move | None:
    """The move of a single decision."""
    if action == act.DRAW:
        return Recruit()
    if action < act.LEAD_TRIBE:
        return Recruit(card_name(action - act.TAKE))
    if action == act.SHOW:
        return ShowSkeletons()
    if action >= act.PILLAGE:
        return Pillage(empty=action == act.PILLAGE)
    return None


def _continuations(table: Table, choices: list[int], bands: tuple[PlayBand, ...]) -> Iterator[tuple[PlayBand, ...]]:
    """All ways to finish a turn that continues with one of these choices. No card is drawn for a Wizard."""
    for action in choices:
        if action in (act.WIZARD_DRAW, act.WIZARD_NONE):
            yield (*bands[:-1], replace(bands[-1], draw=action == act.WIZARD_DRAW))
            continue
        after = copied(table)
        apply_action(after, action)
        extended = _with_decision(table, after, action, bands)
        if is_turn_over(after):
            yield extended
        else:
            yield from _continuations(after, legal_actions(after), extended)


def _with_decision(before: Table, after: Table, action: int, bands: tuple[PlayBand, ...]) -> tuple[PlayBand, ...]:
    """The Bands of a turn after one more decision."""
    if before.phase in (phases.TURN, phases.ANOTHER, phases.BAND):
        if action != act.STOP and after.bands > before.bands:
            names = [card_name(kind) for kind in band_cards(after, before.bands)]
            return (*bands, PlayBand(names[0], tuple(names)))
        return bands
    band = bands[-1]
    if act.PLACE <= action < act.PLACE_NONE:
        kingdom = KINGDOM_NAMES[action - act.PLACE]
        if before.phase == phases.EXTRA:
            band = replace(band, extra=(*band.extra, kingdom))
        else:
            band = replace(band, kingdom=kingdom)
    elif act.TOKEN <= action < act.TOKEN_NONE:
        band = replace(band, token=action - act.TOKEN + 1)
    elif action == act.HORDE:
        band = replace(band, horde=True)
    elif act.KEEP <= action < act.KEEP_DONE:
        band = replace(band, keep=(*band.keep, card_name(action - act.KEEP)))
    elif action == act.WIZARD_DRAW:
        band = replace(band, draw=True)
    return (*bands[:-1], band)
