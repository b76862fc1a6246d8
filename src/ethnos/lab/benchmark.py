"""A fixed benchmark for agents: the same opponents, numbers of players, deals and seeds for everyone.

An agent plays each match of the suite: itself at one seat, one kind of opponent at all others, each deal in all
rotations of the seats. Its score is the mean over the matches of its win share divided by the fair share, so that 1 is
as good as the opponents. Every game is saved as soon as it ends; the same command resumes an interrupted run.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ethnos.engine.compile import compile_module, cores
from ethnos.engine.scoring import shares_of_victory
from ethnos.lab.runner import Where, is_stopped, run_all
from ethnos.lab.statistics import interval, whole_deals
from ethnos.lab.tournament import Fixture, Ledger, Plan, Record, play_fixture

SEED: Final = 20261117
OPPONENTS: Final = ("simple", "greedy", "champion@1")
GAMES: Final = {2: 200, 4: 200, 6: 120}
"""Games of a match, by number of players."""


@dataclass(frozen=True)
class Match:
    """One agent among opponents of one kind."""

    agent: str
    opponent: str
    players: int

    @property
    def name(self) -> str:
        """The name of its file."""
        return re.sub(r"[^\w.@-]+", "-", f"{self.agent} {self.players} {self.opponent}")

    @property
    def plan(self) -> Plan:
        """The line-up, with the agent first."""
        return Plan((self.agent, *[self.opponent] * (self.players - 1)), self.players, seed=SEED + self.players)

    @property
    def games(self) -> int:
        """The number of games."""
        return GAMES[self.players]


@dataclass(frozen=True)
class Score:
    """The result of a match."""

    agent: str
    opponent: str
    players: int
    games: int
    wins: float
    """The agent's share of the wins; in a match against itself, that of one seat."""
    interval: tuple[float, float]
    fair: float
    glory: float
    """Mean Glory above the opponents' mean."""
    ms: float
    """Thinking time per decision."""


@dataclass(frozen=True)
class Task:
    """A game of a match."""

    match: Match
    fixture: Fixture


def suite(agent: str) -> tuple[Match, ...]:
    """All matches of an agent."""
    return tuple(Match(agent, opponent, players) for players in GAMES for opponent in OPPONENTS)


def checked_suite(agent: str) -> tuple[Match, ...]:
    """All matches of an agent; raises an error for one that cannot play."""
    matches = suite(agent)
    for match in matches:
        match.plan.check()
    return matches


def play(
    agents: Sequence[str],
    folder: Path,
    where: Where | None = None,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[int], None] = lambda _games: None,
) -> bool:
    """Play the missing games; ``progress`` gets numbers of games done. Returns whether all games have been played."""
    matches = [match for agent in agents for match in checked_suite(agent)]
    for match in matches:
        for module in match.plan.prepare():
            compile_module(module)
    folder.mkdir(parents=True, exist_ok=True)
    ledgers = {match: Ledger.open(file_of(folder, match), match.plan) for match in matches}
    tasks = [
        Task(match, fixture)
        for match, ledger in ledgers.items()
        for fixture in match.plan.fixtures(match.games)
        if (fixture.deal, fixture.rotation) not in ledger.records
    ]
    progress(sum(len(ledger.records) for ledger in ledgers.values()))
    for match in dict.fromkeys(task.match for task in tasks):
        ledgers[match].begin(cores=cores())
    done = 0
    for task, record in run_all(_play, tasks, where, stopped):
        ledgers[task.match].add(record)
        done += 1
        progress(1)
    return done == len(tasks)


def _play(task: Task) -> Record:
    return play_fixture(task.fixture, is_stopped)


def file_of(folder: Path, match: Match) -> Path:
    """The file with the games of a match."""
    return folder / f"{match.name}.jsonl"


def scores(folder: Path, agents: Sequence[str]) -> Iterator[Score]:
    """The results of the matches that have been played."""
    for match in (match for agent in agents for match in suite(agent)):
        if file_of(folder, match).exists():
            records = whole_deals(Ledger.read(file_of(folder, match)).records.values())
            if records:
                yield _score(match, records)


def _score(match: Match, records: Sequence[Record]) -> Score:
    """The score of a match. The agent is first in the line-up; each rotation moves it one seat back."""
    by_deal: dict[int, list[float]] = {}
    glory_lead, seconds, decisions = 0.0, 0.0, 0
    for record in records:
        seat = -record.rotation % match.players
        by_deal.setdefault(record.deal, []).append(shares_of_victory(record.places)[seat])
        others = [glory for other, glory in enumerate(record.glory) if other != seat]
        glory_lead += record.glory[seat] - sum(others) / len(others)
        seconds, decisions = seconds + record.seconds[seat], decisions + record.decisions[seat]
    means = [sum(shares) / len(shares) for shares in by_deal.values()]
    low, high = interval(means)
    return Score(
        agent=match.agent,
        opponent=match.opponent,
        players=match.players,
        games=len(records),
        wins=round(sum(means) / len(means), 4),
        interval=(round(low, 4), round(high, 4)),
        fair=round(1 / match.players, 4),
        glory=round(glory_lead / len(records), 2),
        ms=round(1000 * seconds / max(decisions, 1), 3),
    )


def total(match_scores: Sequence[Score]) -> float:
    """The score of an agent: 1 is as good as the opponents."""
    return round(sum(score.wins / score.fair for score in match_scores) / len(match_scores), 3)
