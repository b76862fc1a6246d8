"""Play the ladder: all built-in bots against each other for every number of players, and single matches on top.

    python -m ethnos.lab.ladder FOLDER                # the ladder
    python -m ethnos.lab.ladder FOLDER --matches      # the matches

Every game is saved in FOLDER as soon as it ends; the same command resumes an interrupted run. ``ladder_page.py``
writes the page from these files, on this machine or another: playing needs only the engine.
"""

import argparse
import re
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ethnos.bots.registry import BUILT_IN
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.lab.tournament import Ledger, Plan, play_plan

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


@dataclass(frozen=True)
class Task:
    """A part of the ladder: a plan, how many of its games to play, and the file to save them in."""

    path: Path
    plan: Plan
    games: int

    @property
    def total(self) -> int:
        """The number of games, rounded up to whole deals and rounds."""
        return self.plan.deals(self.games) * self.plan.players


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


def play_tasks(
    tasks: Iterable[Task],
    cores: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[Task, int], None] = lambda _task, _done: None,
    cluster: str = "",
) -> bool:
    """Play the games that are not saved yet. Returns whether all have been played."""
    complete = True
    for task in tasks:
        task.path.parent.mkdir(parents=True, exist_ok=True)

        def done(games: int, task: Task = task) -> None:
            progress(task, games)

        ledger = Ledger.open(task.path, task.plan)
        records = play_plan(task.plan, task.games, ledger, cores, stopped, done, cluster)
        complete = complete and len(records) == task.total
    return complete


class Clock:
    """Prints progress to standard error every few seconds, and tells when the time is up."""

    def __init__(self, minutes: float) -> None:
        self.end = time.monotonic() + minutes * 60
        self.done: dict[Task, int] = {}
        self.last_report = 0.0

    def is_over(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() > self.end

    def hear(self, task: Task, games: int) -> None:
        """Count finished games and print progress."""
        self.done[task] = self.done.get(task, 0) + games
        if time.monotonic() > self.last_report + 5 or self.done[task] == task.total:
            self.last_report = time.monotonic()
            sys.stderr.write(f"{task.path.stem}: {self.done[task]} / {task.total}\n")
            sys.stderr.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Play. Returns 0 if all games have been played, 3 if the time was up earlier."""
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.lab.ladder", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", action="store_true")
    parser.add_argument("--only", default="", metavar="WORD", help="files whose name contains this")
    parser.add_argument("--games", type=int, metavar="N")
    parser.add_argument("--bots", default=",".join(LADDER), metavar="A,B,...")
    parser.add_argument("--cores", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="N", help="stop after these")
    requested = parser.parse_args(arguments)
    if requested.matches:
        tasks = match_tasks(requested.folder, games=requested.games, seed=requested.seed)
    else:
        tasks = ladder_tasks(
            requested.folder, requested.games or GAMES, bots=requested.bots.split(","), seed=requested.seed
        )
    tasks = [task for task in tasks if requested.only in task.path.stem]
    for task in tasks:
        task.plan.check()
    clock = Clock(requested.minutes)
    return 0 if play_tasks(tasks, requested.cores, clock.is_over, clock.hear) else 3


if __name__ == "__main__":
    sys.exit(main())
