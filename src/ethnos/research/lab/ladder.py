"""The ladder: all built-in bots against each other for every number of players, and single matches on top.

Every game is saved in a folder as soon as it ends, and an interrupted run is resumed.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ethnos.bots.registry import BUILT_IN
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.research.lab.statistics import Result, summarise, whole_deals
from ethnos.research.lab.tournament import Ledger, Plan, Task

PLAYER_COUNTS: Final = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
LADDER: Final = tuple(bot for bot in BUILT_IN if bot != "grandmaster")
"""The bots on the ladder. A game with the grandmaster takes a minute, so matches measure it."""
GAMES: Final = 160
"""Per number of players, rounded up to whole rounds: hours, not days, on a machine with a few cores."""


@dataclass(frozen=True)
class Match:
    """One bot against others: the bot of the first seat is the one measured."""

    seats: tuple[str, ...]
    games: int

    @property
    def name(self) -> str:
        """The name of its file, without prefix and extension."""
        rivals = dict.fromkeys(self.seats[1:])
        words = f"{len(self.seats)} {self.seats[0]} {' '.join(rivals)}"
        return re.sub(r"[^\w.]+", "-", words.replace("/", "x"))


def _against(bot: str, rival: str, players: int, games: int) -> Match:
    return Match((bot, *[rival] * (players - 1)), games)


MATCHES: Final = (
    _against("greedy", "random", 2, 1000),
    _against("greedy", "simple", 2, 1000),
    _against("search@0.1s", "greedy", 2, 400),
    _against("search@1s/2", "greedy", 2, 40),
    _against("greedy", "simple", 4, 1000),
    _against("search@0.1s", "greedy", 4, 400),
    _against("search@1s/2", "greedy", 4, 40),
    *(_against("champion", "greedy", players, 400) for players in PLAYER_COUNTS),
    _against("champion", "search@0.1s", 2, 200),
    _against("champion", "search@0.1s", 4, 100),
    _against("grandmaster@1s/2", "champion", 2, 100),
    _against("adept", "novice", 2, 1000),
    _against("expert", "adept", 2, 400),
    _against("master", "expert", 2, 400),
    _against("adept", "novice", 4, 1000),
    _against("expert", "adept", 4, 400),
    _against("master", "expert", 4, 400),
)
"""The matches that compare each bot, and each level, with the one below it."""


def ladder_tasks(
    folder: Path,
    games: int = GAMES,
    counts: Iterable[int] = PLAYER_COUNTS,
    bots: Sequence[str] = LADDER,
    preset: str = "english",
    seed: int = 0,
) -> list[Task]:
    """All bots against each other, for each number of players up to the number of bots."""
    plans = [Plan(tuple(bots), count, preset, seed=seed) for count in counts if count <= len(bots)]
    return [Task(folder / f"ladder-{plan.players}.jsonl", plan, games) for plan in plans]


def match_tasks(
    folder: Path,
    matches: Iterable[Match] = MATCHES,
    games: int | None = None,
    preset: str = "english",
    seed: int = 0,
) -> list[Task]:
    """The matches, with at most ``games`` games each."""
    return [
        Task(
            folder / f"match-{match.name}.jsonl",
            Plan(match.seats, len(match.seats), preset, seed=seed),
            min(match.games, games or match.games),
        )
        for match in matches
    ]


def results(tasks: Iterable[Task]) -> Iterator[tuple[Task, int, list[Result]]]:
    """For each task of which whole deals have been played: the number of their games, and the result of each bot."""
    for task in tasks:
        games = whole_deals(Ledger.open(task.path, task.plan).records.values()) if task.path.exists() else []
        if games:
            yield task, len(games), summarise(games, task.plan.bots)
