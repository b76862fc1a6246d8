"""Create bots by name: built-in ones, those of installed packages, and classes in the user's own files.

make("greedy", seed=1)
make("search@0.5s/2", seed=1)         # half a second per move on two threads
make("search@1000", seed=1)           # a thousand iterations per decision
make("champion@1", seed=1)            # the first champion
make("my_bots.py:Hoarder", seed=1)
"""

import hashlib
import importlib
import importlib.util
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, TypeAlias, get_args

from ethnos.base.arguments import checked
from ethnos.base.refusals import EthnosError
from ethnos.bots.interface import Bot, View, check_decision
from ethnos.engine.play import legal_actions

GROUP: Final = "ethnos.bots"
"""The entry point group in which packages register bots: a name, and a class that takes a seed."""

Level: TypeAlias = Literal["novice", "adept", "expert", "master", "grandmaster"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The bots that people choose between, from the weakest to the strongest."""

BUDGET: Final = re.compile(r"(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+))(?:/(?P<threads>\d+))?")

MOST_SECONDS: Final = 3600
MOST_ITERATIONS: Final = 100_000_000
MOST_THREADS: Final = 64  # each has a tree of its own, of some 20 MB


class UnknownBot(EthnosError):
    """No bot has this name."""


class UnusableBot(EthnosError):
    """A custom bot that cannot be created. The code says why."""


class WrongBudget(EthnosError):
    """A budget that cannot be parsed, or one for a bot that takes none."""


class BotFailed(EthnosError):
    """A custom bot that raised an exception during a game."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds per move, or iterations per decision; None means the bot's default."""

    seconds: float | None = None
    iterations: int | None = None
    threads: int = 1


@dataclass(frozen=True)
class _BuiltIn:
    """Where a built-in bot is defined. Its module is imported only when the bot is created."""

    module: str
    maker: str
    takes_budget: bool = False


BUILT_IN: Final = {
    "random": _BuiltIn("ethnos.bots.random", "RandomBot"),
    "simple": _BuiltIn("ethnos.bots.simple", "SimpleBot"),
    "greedy": _BuiltIn("ethnos.bots.greedy", "GreedyBot"),
    "search": _BuiltIn("ethnos.bots.search", "SearchBot", takes_budget=True),
    "champion": _BuiltIn("ethnos.bots.champion", "ChampionBot"),
    "novice": _BuiltIn("ethnos.bots.levels", "NoviceBot"),
    "adept": _BuiltIn("ethnos.bots.greedy", "GreedyBot"),
    "expert": _BuiltIn("ethnos.bots.levels", "ExpertBot"),
    "master": _BuiltIn("ethnos.bots.levels", "MasterBot"),
    "grandmaster": _BuiltIn("ethnos.bots.grandmaster", "GrandmasterBot", takes_budget=True),
}

EARLIER: Final = {"champion@1": _BuiltIn("ethnos.bots.champion", "make_first")}
"""Earlier versions of built-in bots, by their whole name."""
_BUNDLED: Final = BUILT_IN | EARLIER


def names() -> list[str]:
    """The names of the built-in bots, weaker ones first, then those of installed packages."""
    return [*BUILT_IN, *sorted(_installed())]


@checked
def make(spec: str, seed: int) -> Bot:
    """A bot, ready to play."""
    name, budget = _split(spec)
    if name in _BUNDLED:
        return _make_built_in(name, budget, seed)
    return Guarded(spec, _make_custom(spec, seed))


@checked
def check(spec: str) -> None:
    """Raise an error for a bot that cannot be created, before a game starts."""
    name, _ = _split(spec)
    if name not in _BUNDLED:
        _make_custom(spec, 0)


@checked
def compiled_modules(spec: str) -> tuple[str, ...]:
    """The modules that must be compiled before this bot plays (``engine.compile.compile_module``)."""
    name, _ = _split(spec)
    if name not in _BUNDLED:
        return ()
    return tuple(getattr(importlib.import_module(_BUNDLED[name].module), "COMPILED_MODULES", ()))


def budget(spec: str) -> Budget:
    """The budget in this bot's name; an empty one if it names none."""
    return _split(spec)[1] or Budget()


def own_file(spec: str) -> Path | None:
    """The file of a custom bot; None for other bots."""
    path, colon, _ = spec.rpartition(":")
    return Path(path) if colon and path.endswith(".py") else None


def title(spec: str) -> str:
    """The default display name of a bot: its name without file and budget."""
    return spec.rpartition(":")[2] if own_file(spec) else spec.partition("@")[0]


class Guarded:
    """Wraps a custom bot so that its errors are reported under its name."""

    def __init__(self, spec: str, bot: Bot) -> None:
        self.spec, self.bot = spec, bot

    def decide(self, view: View) -> int:
        """The bot's decision, checked to be legal."""
        try:
            decision = self.bot.decide(view)
        except EthnosError:
            raise
        except Exception as problem:
            raise BotFailed(bot=self.spec, problem=_describe(problem)) from problem
        check_decision(self.spec, decision, legal_actions(view))
        return decision


# --- Names ----------------------------------------------------------------------------------------------------


def _split(spec: str) -> tuple[str, Budget | None]:
    """Split a spec into a known bot's name and its budget; the spec of a custom bot stays whole."""
    if own_file(spec) or spec in EARLIER:
        return spec, None
    name, at, text = spec.partition("@")
    if name not in BUILT_IN and name not in _installed():
        raise UnknownBot(bot=name, known=names())
    if not at:
        return name, None
    if name not in BUILT_IN or not BUILT_IN[name].takes_budget:
        raise WrongBudget("bot-takes-no-budget", bot=name, budget=text)
    return name, _budget(name, text)


def _budget(name: str, text: str) -> Budget:
    match = BUDGET.fullmatch(text)
    if match is None:
        raise WrongBudget("bot-wrong-budget", bot=name, budget=text)
    seconds, iterations, threads = match["seconds"], match["iterations"], int(match["threads"] or 1)
    if float(seconds or iterations) <= 0 or threads < 1:
        raise WrongBudget("bot-wrong-budget", bot=name, budget=text)
    if float(seconds or 0) > MOST_SECONDS or int(iterations or 0) > MOST_ITERATIONS or threads > MOST_THREADS:
        raise WrongBudget(
            "bot-too-large-budget",
            bot=name,
            budget=text,
            seconds=MOST_SECONDS,
            iterations=MOST_ITERATIONS,
            threads=MOST_THREADS,
        )
    return Budget(float(seconds) if seconds else None, int(iterations) if iterations else None, threads)


def _installed() -> dict[str, EntryPoint]:
    """Bots of installed packages by name. Built-in names take precedence."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in BUILT_IN}


# --- Creating -------------------------------------------------------------------------------------------------


def _make_built_in(name: str, budget: Budget | None, seed: int) -> Bot:
    entry = _BUNDLED[name]
    maker: Callable[..., Bot] = getattr(importlib.import_module(entry.module), entry.maker)
    limits = {field: value for field, value in vars(budget or Budget()).items() if value is not None}
    return maker(seed, **limits) if budget else maker(seed)


def _make_custom(spec: str, seed: int) -> Bot:
    maker = _custom_class(spec)
    try:
        bot: Bot = maker(seed=seed)
    except Exception as problem:
        raise UnusableBot("bot-cannot-be-made", bot=spec, problem=_describe(problem)) from problem
    if not callable(getattr(bot, "decide", None)):
        raise UnusableBot("bot-no-decide", bot=spec)
    return bot


def _custom_class(spec: str) -> Any:
    path, name = own_file(spec), title(spec)
    try:
        module = None if path is None else _module(path)
        bot_class = _installed()[name].load() if module is None else getattr(module, name, None)
    except FileNotFoundError as missing:
        raise UnusableBot("bot-no-file", bot=spec, problem=path) from missing
    except Exception as problem:
        raise UnusableBot("bot-does-not-load", bot=spec, problem=_describe(problem)) from problem
    if not callable(bot_class):
        raise UnusableBot("bot-no-class", bot=spec, problem=name)
    return bot_class


def _module(path: Path) -> ModuleType:
    """The module of a file, loaded again only if the file has changed."""
    source = path.read_bytes()
    name = f"_ethnos_own_bot_{hashlib.sha256(bytes(path.absolute()) + source).hexdigest()[:16]}"
    if name not in sys.modules:
        module_spec = importlib.util.spec_from_file_location(name, path)
        assert module_spec is not None
        assert module_spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(module_spec)
        if (folder := str(path.absolute().parent)) not in sys.path:
            sys.path.append(folder)  # so it can import modules beside it, as any script can
        try:
            module_spec.loader.exec_module(sys.modules[name])
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def _describe(problem: Exception) -> str:
    """An exception with its file and line number, on one line."""
    if isinstance(problem, SyntaxError):  # it names file and line itself
        return f"{type(problem).__name__}: {problem}"
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" ({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})"
    return f"{type(problem).__name__}: {problem}{where}"
