"""``python -m bench.budget``: check that ``search`` keeps its time budget, for all numbers of players and presets."""

import argparse
import json
import time
from dataclasses import asdict, dataclass, field

from rich.console import Console

from ethnos.bots import Bot, make
from ethnos.engine.play import apply_action, legal_actions, new_table, view
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import OVER, TURN, Table

TOLERANCE = 1.2
SETUPS = [(players, preset) for preset in PRESETS for players in range(2, 7)]


@dataclass
class Report:
    """How long decisions and moves took. The budget is for a whole move: all decisions of a turn together."""

    seconds: float
    first_decision: float  # includes loading or compiling the code; not counted below
    decisions: int = 0
    moves: int = 0
    illegal: int = 0
    late_decisions: int = 0
    late_moves: int = 0
    longest_decision: float = 0.0
    longest_move: float = 0.0
    mean_move: float = 0.0
    late_by_processor: int = 0  # moves that were late in CPU time too: not the fault of other processes
    _total: float = field(default=0.0, repr=False)

    def add_decision(self, taken: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.late_decisions += taken > TOLERANCE * self.seconds
        self.longest_decision = max(self.longest_decision, taken)

    def add_move(self, taken: float, by_processor: float) -> None:
        """Count a move."""
        self.moves += 1
        self._total += taken
        self.mean_move = self._total / self.moves
        self.late_moves += taken > TOLERANCE * self.seconds
        self.late_by_processor += by_processor > TOLERANCE * self.seconds
        self.longest_move = max(self.longest_move, taken)


def play(report: Report, table: Table, bots: list[Bot], decisions: int) -> None:
    """Play a game, at most until the report has this many decisions."""
    taken, by_processor = 0.0, 0.0
    while table.phase != OVER and report.decisions < decisions:
        if table.phase == TURN and taken > 0:
            report.add_move(taken, by_processor)
            taken, by_processor = 0.0, 0.0
        seen = view(table, int(table.seat))
        clock, processor = time.perf_counter(), time.process_time()
        decision = bots[int(table.seat)].decide(seen)
        elapsed = time.perf_counter() - clock
        by_processor += time.process_time() - processor
        taken += elapsed
        report.add_decision(elapsed)
        legal = legal_actions(table)
        if decision not in legal:
            report.illegal += 1
            decision = legal[0]
        apply_action(table, decision)
    if taken > 0:
        report.add_move(taken, by_processor)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.budget", description=__doc__)
    parser.add_argument("--decisions", type=int, default=10_000, help="how many to measure (default 10000)")
    parser.add_argument("--seconds", type=float, default=0.02, help="the budget of a move (default 0.02)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    requested = parser.parse_args()
    table = new_table(2, seed=0)
    started = time.perf_counter()
    make(f"search@{requested.seconds}s", 0).decide(view(table, int(table.seat)))
    report = Report(requested.seconds, first_decision=time.perf_counter() - started)
    share = -(-requested.decisions // len(SETUPS))
    with Console(stderr=True).status("") as status:
        for seed in range(requested.decisions):  # an upper bound: a game has many decisions
            if report.decisions >= requested.decisions:
                break
            players, preset = SETUPS[seed % len(SETUPS)]
            status.update(f"{players} players, {preset}: {report.decisions:,} of {requested.decisions:,} decisions")
            bots = [make(f"search@{requested.seconds}s", seed * 10 + seat) for seat in range(players)]
            play(
                report, new_table(players, preset, seed=seed), bots, min(report.decisions + share, requested.decisions)
            )

    if requested.json:
        print(json.dumps({name: value for name, value in asdict(report).items() if not name.startswith("_")}))
        return
    print(f"the first decision, including what it loads: {report.first_decision * 1000:.0f} ms")
    print(f"then, with a budget of {report.seconds * 1000:g} ms a move, where late is more than 20 % over it:")
    for kind, count, late, longest in (
        ("decisions", report.decisions, report.late_decisions, report.longest_decision),
        ("moves", report.moves, report.late_moves, report.longest_move),
    ):
        print(f"{count:,} {kind}: {late} late, longest {longest * 1000:.1f} ms")
    print(f"mean move {report.mean_move * 1000:.1f} ms; {report.illegal} illegal decisions")
    print(f"{report.late_by_processor} moves late by the processor's own time")


if __name__ == "__main__":
    main()
