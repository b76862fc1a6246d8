"""Plays the games of a study with bots, in this process."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from ethnos.bots import Bot, ask, compiled_modules, make
from ethnos.engine import play as engine
from ethnos.engine.compile import compile_module, load_module
from ethnos.engine.each_table import loop_of
from ethnos.engine.records import blank_tables, table_in
from ethnos.engine.state import OVER
from ethnos.engine.turn import NOTHING
from ethnos.research.lab.tournament import derived
from ethnos.research.studies import watch
from ethnos.research.studies.rows import Columns, read_off
from ethnos.research.studies.study import Block, Plans, Study, option_codes


class Batch:
    """The tables of some games of a series, with their plans and notes."""

    def __init__(self, study: Study, plans: Plans) -> None:
        self.study, self.plans = study, plans
        self.records = blank_tables(len(plans))
        self.records["options"] = option_codes(study.series[plans.series].rulesets())[plans.variant]
        self.plan_rows = np.ascontiguousarray(study.plan_rows(plans).reshape(-1))
        self.notes = np.zeros(len(plans) * watch.NOTES, np.int16)

    def decisions(self, place: int, bots: Sequence[Bot]) -> Iterator[int]:
        """Play one game to its end. Yields each decision after it was taken."""
        table, scratch = table_in(self.records, place), self.records[:1].copy()
        record, notes = self.records[place : place + 1], self.notes[place * watch.NOTES : (place + 1) * watch.NOTES]
        plan = self.plan_rows[place * watch.PLAN : (place + 1) * watch.PLAN]
        words, scratch_words, chosen = record.view(np.int64), scratch.view(np.int64), np.zeros(1, np.int64)
        only = np.zeros(1, np.int64)
        while table.phase != OVER:
            action = watch.random_decision_at(record, plan, notes, 0)
            if action == NOTHING:
                action = ask(bots[table.seat], table)
            chosen[0] = action
            loop_of(watch.take)(record, words, scratch, scratch_words, plan, notes, only, chosen, 0, 1)
            yield action

    def columns(self) -> Columns:
        """The rows, once all games are over."""
        return read_off(self.records, self.notes, self.study.series[self.plans.series].record)


def modules_of(study: Study) -> tuple[str, ...]:
    """The modules that must be compiled first."""
    of_bots = (module for series in study.series for bot in series.bots for module in compiled_modules(bot))
    return tuple(dict.fromkeys([engine.__name__, watch.__name__, *of_bots]))


def play_again(study: Study, game: int) -> Columns:
    """Play one game of a study from nothing but its number. Returns its row."""
    block = study.block_of(game)
    return play_games(study, Block(block.number, block.series, game, 1))


def play_games(study: Study, block: Block, before_each: Callable[[], None] = lambda: None) -> Columns:
    """Play the games of a block one after another, calling ``before_each`` before each. Returns their rows."""
    for module in modules_of(study):
        compile_module(module)
    load_module(watch.__name__)
    batch = Batch(study, study.plans(block))
    loop_of(watch.begin)(batch.records, batch.plan_rows, batch.notes, 0, len(batch.records))
    for place, seed in enumerate(study.seeds(batch.plans)):
        before_each()
        line_up, rotation = study.line_up(batch.plans, place), int(batch.plans.rotation[place])
        bots = [make(spec, derived(seed, rotation, seat)) for seat, spec in enumerate(line_up)]
        for _ in batch.decisions(place, bots):
            pass
    return batch.columns()
