"""Bots against each other: every deal in all rotations of the seats, on all cores, each game saved when it ends.

records = play_plan(Plan(("greedy", "simple"), players=2), games=1000, path=Path("games.jsonl"))

Playing needs no packages beyond those of the engine; ``statistics.py`` summarises the games.
"""

import hashlib
import json
import platform
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from ethnos.base.files import CannotWrite, DamagedLine, JsonLines, Line
from ethnos.base.installed import installed_version
from ethnos.base.refusals import EthnosError
from ethnos.bots import ask, check, compiled_modules, make
from ethnos.bots.registry import budget, own_file
from ethnos.engine import play as engine
from ethnos.engine.compile import compile_module
from ethnos.engine.compile import cores as all_cores
from ethnos.engine.ruleset import preset
from ethnos.engine.state import OVER
from ethnos.game.game import Setup
from ethnos.research.lab.runner import Abandoned, Where, is_stopped, run_all


class OtherTournament(EthnosError):
    """A file with the games of another tournament, or with something else."""


# --- One game -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """How a game between bots ended, by seat."""

    places: tuple[int, ...]
    glory: tuple[int, ...]
    decisions: tuple[int, ...]
    """The number of decisions of each seat."""
    seconds: tuple[float, ...]
    """The total thinking time of each seat."""


def play_match(
    setup: Setup, specs: Sequence[str], bot_seed: int, stopped: Callable[[], bool] = lambda: False
) -> Outcome:
    """Play one game between new bots; raises ``Abandoned`` if stopped."""
    table = setup.table()
    bots = [make(spec, derived(bot_seed, seat)) for seat, spec in enumerate(specs)]
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    while table.phase != OVER:
        if stopped():
            raise Abandoned
        seat = int(table.seat)
        started = time.perf_counter()
        action = ask(bots[seat], table)
        seconds[seat] += time.perf_counter() - started
        decisions[seat] += 1
        engine.apply_action(table, action)
    return Outcome(
        places=tuple(table.places[: setup.players]),
        glory=tuple(table.glory[: setup.players]),
        decisions=tuple(decisions),
        seconds=tuple(round(spent, 6) for spent in seconds),
    )


def derived(*numbers: int) -> int:
    """A seed of 64 bits derived from numbers by a hash: neighbouring games and seats get unrelated seeds."""
    digest = hashlib.sha256(" ".join(str(number) for number in numbers).encode()).digest()
    return int.from_bytes(digest[:8], "big")


# --- Many games -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fixture:
    """A game to be played."""

    deal: int
    rotation: int
    seats: tuple[str, ...]
    setup: Setup
    bot_seed: int


@dataclass(frozen=True)
class Record:
    """A game that was played, as it is saved."""

    deal: int
    rotation: int
    seed: int
    seats: tuple[str, ...]
    places: tuple[int, ...]
    glory: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    @property
    def number(self) -> tuple[int, int]:
        """Which game of its plan this is."""
        return self.deal, self.rotation


@dataclass(frozen=True)
class Plan:
    """Who plays whom, on which deals.

    If there are as many bots as players, they sit in the order listed. More bots meet in rounds: in each round every
    bot plays equally often, in random line-ups.
    """

    bots: tuple[str, ...]
    players: int
    preset: str = "english"
    tribes: str = "random"
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0

    def check(self) -> None:
        """Raise an error for a plan that cannot be played, before any game starts."""
        engine.tribe_pool(self.tribes, self.players)
        preset(self.preset).changed(**dict(self.options))
        for spec in self.bots:
            check(spec)

    def prepare(self) -> tuple[str, ...]:
        """The modules that must be compiled first."""
        of_bots = (module for spec in self.bots for module in compiled_modules(spec))
        return tuple(dict.fromkeys([engine.__name__, *of_bots]))

    @property
    def threads(self) -> int:
        """Threads that a game needs: one bot thinks at a time."""
        return max(budget(spec).threads for spec in self.bots)

    def identity(self) -> dict[str, Any]:
        """The data that identifies this tournament: everything but the number of games."""
        files = {spec: path for spec in self.bots if (path := own_file(spec))}
        file_digests = {spec: hashlib.sha256(path.read_bytes()).hexdigest() for spec, path in files.items()}
        identity: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return identity | ({"own": file_digests} if file_digests else {})

    def digest(self) -> str:
        """A short hash of the identity, for a file name."""
        return hashlib.sha256(json.dumps(self.identity()).encode()).hexdigest()[:16]

    def deals(self, games: int) -> int:
        """How many deals are needed for this many games, rounded up to whole deals and whole rounds of line-ups."""
        round_size = len(self._line_ups(0))
        return -(-games // (self.players * round_size)) * round_size

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """The games in order."""
        for deal in range(self.deals(games)):
            line_up, setup = self._line_up(deal), self._setup(deal)
            for rotation in range(self.players):
                seats = line_up[rotation:] + line_up[:rotation]
                yield Fixture(deal, rotation, seats, setup, derived(self.seed, deal, rotation))

    def _setup(self, deal: int) -> Setup:
        return Setup(self.players, self.preset, self.tribes, derived(self.seed, deal), self.options)

    def _line_up(self, deal: int) -> tuple[str, ...]:
        round_size = len(self._line_ups(0))
        return self._line_ups(deal // round_size)[deal % round_size]

    def _line_ups(self, number: int) -> list[tuple[str, ...]]:
        return _round(self.bots, self.players, self.seed, number)


@lru_cache(maxsize=4)
def _round(bots: tuple[str, ...], players: int, seed: int, number: int) -> list[tuple[str, ...]]:
    """A line-up for each bot: the bot and those after it in a circle, which is shuffled for every round."""
    if len(bots) == players:
        return [bots]
    chance = random.Random(f"{seed} {number}")
    circle = chance.sample(bots, len(bots))
    line_ups = [(circle[start:] + circle[:start])[:players] for start in range(len(circle))]
    return [tuple(chance.sample(line_up, players)) for line_up in line_ups]


@dataclass(frozen=True)
class Task:
    """A plan, how many of its games to play, and the file to save them in."""

    path: Path
    plan: Plan
    games: int

    @property
    def total(self) -> int:
        """The number of games, rounded up to whole deals and rounds."""
        return self.plan.deals(self.games) * self.plan.players


def play_tasks(
    tasks: Sequence[Task],
    cores: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[Task, int], None] = lambda _task, _done: None,
    cluster: str = "",
) -> bool:
    """Play the games that are not saved yet, until ``stopped``. Returns whether all have been played.

    ``progress`` gets numbers of games done, including those played before. ``cluster`` is the address of a Ray cluster
    to play on instead of this machine's cores. Games that need equally many threads are played at the same time.
    """
    missing: dict[int, list[tuple[Task, Fixture]]] = {}
    ledgers = {}
    for task in tasks:
        for module in task.plan.prepare():
            compile_module(module)
        ledgers[task] = ledger = Ledger.open(task.path, task.plan)
        fixtures = list(task.plan.fixtures(task.games))
        rest = [(task, fixture) for fixture in fixtures if (fixture.deal, fixture.rotation) not in ledger.records]
        missing.setdefault(task.plan.threads, []).extend(rest)
        progress(task, len(fixtures) - len(rest))
    played = 0
    for threads, games in missing.items():
        if not games or stopped():
            continue
        at_once = max(1, (cores or all_cores()) // threads)
        for task in dict.fromkeys(task for task, _ in games):
            ledgers[task].begin(cores=at_once * threads)
        for (task, _), record in run_all(_play, games, Where(min(at_once, len(games)), cluster), stopped):
            ledgers[task].add(record)
            played += 1
            progress(task, 1)
    return played == sum(map(len, missing.values()))


def play_plan(
    plan: Plan,
    games: int,
    path: Path,
    cores: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[int], None] = lambda _done: None,
    cluster: str = "",
) -> list[Record]:
    """Play a single plan, as ``play_tasks``. Returns its played games in order."""
    play_tasks([Task(path, plan, games)], cores, stopped, lambda _task, done: progress(done), cluster)
    saved = Ledger.open(path, plan).records
    records = (saved.get((fixture.deal, fixture.rotation)) for fixture in plan.fixtures(games))
    return [record for record in records if record is not None]


def play_fixture(fixture: Fixture, stopped: Callable[[], bool]) -> Record:
    """Play one game of a plan."""
    outcome = play_match(fixture.setup, fixture.seats, fixture.bot_seed, stopped)
    return Record(
        deal=fixture.deal, rotation=fixture.rotation, seed=fixture.setup.seed, seats=fixture.seats, **vars(outcome)
    )


def _play(game: tuple[Task, Fixture]) -> Record:
    return play_fixture(game[1], is_stopped)


# --- Saved games ----------------------------------------------------------------------------------------------


@dataclass
class Ledger:
    """The games of a tournament in a file, one per line, so a run can be stopped and resumed.

    The first line is the plan; each sitting (one run of the program) starts with a line about its machine.
    """

    path: Path
    plan: dict[str, Any]
    records: dict[tuple[int, int], Record] = field(default_factory=dict)
    sittings: list[dict[str, Any]] = field(default_factory=list)
    is_new: bool = True
    """Whether the file has no line yet."""

    @classmethod
    def open(cls, path: Path, plan: Plan) -> "Ledger":
        """The ledger of a plan, with the games already in the file; raises ``OtherTournament`` for another plan."""
        if not path.absolute().parent.is_dir():
            raise CannotWrite("simulate-no-folder", path=path)
        entries = _entries(path)
        if not entries:
            return cls(path, plan.identity())
        ledger = cls._of(path, entries)
        if ledger.plan != plan.identity():
            raise OtherTournament(path=path)
        return ledger

    @classmethod
    def read(cls, path: Path) -> "Ledger":
        """The ledger in a file, of any plan."""
        return cls._of(path, _entries(path))

    @classmethod
    def _of(cls, path: Path, entries: Sequence[Record | Line]) -> "Ledger":
        records = {entry.number: entry for entry in entries if isinstance(entry, Record)}
        others = [entry for entry in entries if isinstance(entry, dict)]
        if not others or "plan" not in others[0]:
            raise OtherTournament(path=path)
        return cls(path, others[0]["plan"], records, others[1:], is_new=False)

    def begin(self, cores: int) -> None:
        """Start a new sitting, on this machine."""
        file = JsonLines(self.path)
        if self.is_new:
            file.append({"plan": self.plan})
            self.is_new = False
        self.sittings.append({"machine": machine(), "cores": cores, "version": installed_version()})
        file.append(self.sittings[-1])

    def add(self, record: Record) -> None:
        """Save a game."""
        self.records[record.number] = record
        JsonLines(self.path).append(asdict(record))


def _entries(path: Path) -> list[Record | Line]:
    """The lines of a ledger: the plan, sittings and games."""
    try:
        return JsonLines(path).read(_entry)
    except DamagedLine as damaged:
        if damaged.values["line"] == 1:
            raise OtherTournament(path=path) from damaged
        raise


def _entry(line: Line) -> Record | Line:
    if "plan" in line or "machine" in line:
        return line
    values: Line = {name: tuple(value) if isinstance(value, list) else value for name, value in line.items()}
    return Record(**values)


def machine() -> str:
    """The name of the processor, from the operating system."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
