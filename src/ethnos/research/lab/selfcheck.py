"""Invariants of the game, checked in compiled code after every decision of random games."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ethnos.engine.compile import compile_module, entry_point, rule
from ethnos.engine.components import (
    MAX_PLAYERS,
    MIN_PLAYERS,
)
from ethnos.engine.invariants import COUNTED, INVARIANTS, first_broken
from ethnos.engine.knowledge import determinize, hide
from ethnos.engine.play import set_options, tribe_pool
from ethnos.engine.random_play import POLICIES, choose, scramble
from ethnos.engine.records import TABLE, blank_tables
from ethnos.engine.rng import seed_table, two_words
from ethnos.engine.ruleset import PRESETS, preset
from ethnos.engine.state import NOBODY, OVER, SPECTATOR
from ethnos.engine.turn import decide, new_numbered_game
from ethnos.research.lab.runner import Where, run_all

ENDLESS: Final = len(INVARIANTS)
VIEWS: Final = ENDLESS + 1
VIOLATIONS: Final = (*INVARIANTS, "endless", "views")
"""Names of violations, indexed by number; the catalogue has a sentence for each."""

LONGEST_GAME: Final = 20_000  # decisions; random games have a few hundred
GAMES_A_BATCH: Final = 100


@dataclass
class Tally:
    """Counts of games checked and violations."""

    games: int = 0
    decisions: int = 0
    violations: int = 0

    def add(self, other: "Tally") -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.violations += other.violations


@dataclass(frozen=True)
class Violation:
    """The first violation in a batch of games, with what is needed to reproduce it."""

    what: str
    players: int
    preset: str
    seed: int
    game: int
    decision: int


@dataclass
class Report(Tally):
    """The whole check."""

    by_players: dict[int, Tally] = field(default_factory=dict)
    first_violations: list[Violation] = field(default_factory=list)
    """Of each batch of games that has any, its first."""


@dataclass(frozen=True)
class Batch:
    """Random games of one setting."""

    players: int
    preset: str
    seed: int
    first: int
    games: int


def selfcheck(
    games: int,
    players: int | None = None,
    preset_name: str | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    stopped: Callable[[], bool] = lambda: False,
    where: Where | None = None,
) -> Report:
    """Play and check random games until ``stopped``, by default for all player counts and presets.

    ``progress`` gets games done. The report is the same wherever the games are played.
    """
    counts = range(MIN_PLAYERS, MAX_PLAYERS + 1) if players is None else [players]
    names = list(PRESETS) if preset_name is None else [preset_name]
    settings = [(count, name) for name in names for count in counts]
    for count, name in settings:
        tribe_pool("random", count)
        preset(name)
    compile_module(__name__)
    report = Report(by_players={count: Tally() for count in counts})
    for batch, (tally, batch_violations) in run_all(check_batch, _batches(games, settings, seed), where, stopped):
        report.add(tally)
        report.by_players[batch.players].add(tally)
        report.first_violations.extend(batch_violations)
        if progress is not None:
            progress(batch.games)
    report.first_violations.sort(
        key=lambda violation: (names.index(violation.preset), violation.players, violation.game)
    )
    return report


def _batches(games: int, settings: list[tuple[int, str]], seed: int) -> Iterator[Batch]:
    """Divide the games among the settings, in batches."""
    for place, (players, name) in enumerate(settings):
        share = games // len(settings) + (place < games % len(settings))
        for first in range(0, share, GAMES_A_BATCH):
            yield Batch(players, name, seed, first, min(GAMES_A_BATCH, share - first))


def check_batch(batch: Batch) -> tuple[Tally, list[Violation]]:
    """Play and check the games of a batch."""
    compile_module(__name__)
    tables = blank_tables(3)  # the table, a view of it, and the view of a table sampled from that
    set_options(tables[0], preset(batch.preset))
    raw = tables.view(np.uint8)
    counts = np.zeros(COUNTED, np.int64)
    result = np.zeros(5, np.int64)
    pool = tribe_pool("random", batch.players)
    _check_games(tables, raw, batch.players, pool, batch.seed, batch.first, batch.games, counts, result)
    decisions, violations, what, game, decision = (int(number) for number in result)
    first_violations = []
    if violations:
        first_violations = [Violation(VIOLATIONS[what], batch.players, batch.preset, batch.seed, game, decision)]
    return Tally(batch.games, decisions, violations), first_violations


# --- Compiled -------------------------------------------------------------------------------------------------


@entry_point([TABLE], [np.uint8], np.int64, np.int64, np.int64, np.int64, np.int64, [np.int64], [np.int64])
def _check_games(
    tables: npt.NDArray[Any],
    raw: npt.NDArray[np.uint8],
    players: int,
    pool: int,
    seed: int,
    first: int,
    games: int,
    counts: npt.NDArray[np.int64],
    result: npt.NDArray[np.int64],
) -> None:
    """Play and check games at the first table. ``result``: decisions, violations, and where the first one was."""
    for game in range(first, first + games):
        table = tables[0]
        new_numbered_game(table, *two_words(seed), players, game, players, pool)
        decision = 0
        while True:
            broken = first_broken(table, counts)
            if broken == NOBODY and decision > LONGEST_GAME:
                broken = ENDLESS
            if broken == NOBODY and not _views_hide(tables, raw, counts, decision):
                broken = VIEWS
            if broken != NOBODY:
                result[1] += 1
                if result[1] == 1:
                    result[2], result[3], result[4] = broken, game, decision
                break
            if int(table.phase) == OVER:
                break
            number = scramble(scramble(seed + game) ^ decision)
            decide(table, choose(table, game % POLICIES, number))
            decision += 1
        result[0] += decision


@rule
def _views_hide(
    tables: npt.NDArray[Any], raw: npt.NDArray[np.uint8], counts: npt.NDArray[np.int64], decision: int
) -> bool:
    """Check that a table sampled from a view gives the same view: then the view contains nothing that the sample has
    shuffled again. Checks one viewer per decision, each seat and a spectator in turn.
    """
    players = int(tables[0].players)
    viewer = decision % (players + 1)
    if viewer == players:
        viewer = SPECTATOR
    tables[1] = tables[0]
    hide(tables[1], viewer)
    tables[2] = tables[1]
    seed_table(tables[2], decision, viewer, 0, 1)
    determinize(tables[2])
    if first_broken(tables[2], counts) != NOBODY:
        return False
    hide(tables[2], viewer)
    size = len(raw) // 3
    for i in range(size, 2 * size):
        if raw[i] != raw[i + size]:
            return False
    return True
