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

from ethnos.research.lab.runner import Where
from ethnos.research.lab.statistics import Strength, strength, whole_deals
from ethnos.research.lab.tournament import Ledger, Plan, Task, play_tasks

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
class Score(Strength):
    """The result of a match."""

    agent: str
    opponent: str
    players: int


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
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [Task(file_of(folder, match), match.plan, match.games) for match in matches]
    where = where or Where()
    return play_tasks(tasks, where.workers, stopped, lambda _task, games: progress(games), where.cluster)


def file_of(folder: Path, match: Match) -> Path:
    """The file with the games of a match."""
    return folder / f"{match.name}.jsonl"


def scores(folder: Path, agents: Sequence[str]) -> Iterator[Score]:
    """The results of the matches of which whole deals have been played."""
    for match in (match for agent in agents for match in suite(agent)):
        path = file_of(folder, match)
        records = whole_deals(Ledger.read(path).records.values()) if path.exists() else []
        if records:
            result = vars(strength(records))
            yield Score(agent=match.agent, opponent=match.opponent, players=match.players, **result)


def total(match_scores: Sequence[Score]) -> float:
    """The score of an agent: 1 is as good as the opponents."""
    return round(sum(score.wins / score.fair for score in match_scores) / len(match_scores), 3)
