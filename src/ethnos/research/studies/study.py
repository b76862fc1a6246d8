"""A study: a TOML file that says which games are played and what is recorded of them.

A study has several series. A series is every combination of its numbers of players, rules, tribe sets and handicaps,
each played on the same number of deals. Its games are numbered, and a game's number is all that is needed to play it:
``Study.plans`` computes what to deal from it.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, asdict, dataclass, fields
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, Final, Literal, Self, TypeAlias, get_type_hints

import numpy as np
import numpy.typing as npt

from ethnos.base.arguments import fits
from ethnos.base.refusals import EthnosError
from ethnos.bots import check
from ethnos.engine.compile import in_python
from ethnos.engine.components import (
    AGES_IN_PLAY,
    MAX_AGES,
    SKELETON,
    TRIBE_NAMES,
    TRIBES,
    TRIBES_IN_PLAY,
)
from ethnos.engine.play import ALL_TRIBES, numbered_seed, tribe_pool
from ethnos.engine.rng import two_words
from ethnos.engine.ruleset import Ruleset, options_as_kept, preset
from ethnos.engine.state import NOBODY
from ethnos.game.game import Setup
from ethnos.research.studies import watch

Integers: TypeAlias = npt.NDArray[np.int64]
Group = Literal["sources", "bands"]
GROUPS: Final[tuple[Group, ...]] = ("sources", "bands")
"""What can be recorded of a game besides its result."""
LARGEST_BLOCK: Final = 1 << 16
MOST_GAMES: Final = 1 << 32  # of a combination: the number of a deal is a word of the seed
MOST_SERIES: Final = 1 << 12
_PLAYERS_BITS: Final = 12  # in a word of the seed: the tribes, the players, the series
_SERIES_BITS: Final = 16
_WHOLE: Final = 1 << 32
STUDY_ITSELF: Final = "none"  # instead of the name of a series, in refusals


class WrongStudy(EthnosError):
    """A file that is not a valid study. The code says why."""

    family = "study-"


@dataclass(frozen=True)
class Series:
    """Games of one kind. ``docs/studies.md`` explains every field."""

    name: str
    players: tuple[int, ...]
    games: int
    """Deals for each combination."""
    bots: tuple[str, ...] = ("champion",)
    """One for all seats, or one for each."""
    rules: tuple[str, ...] = ("english",)
    """Editions, each with the options that differ: ``english placement=may``."""
    tribes: str | tuple[tuple[str, ...], ...] = "random"
    """``all`` sets, ``random``, ``first_game``, or chosen sets."""
    slips: tuple[float, ...] = ()
    """The share of decisions that are random: one for all seats, or one for each."""
    rotate: bool = False
    """Whether each deal is played with every rotation of the seats."""
    no_lead: tuple[str, ...] = ()
    """Tribes that seat 0 may not lead, each in games of its own."""
    no_lead_ages: tuple[int, ...] = (0,)
    """The Ages in which they may not, each in games of its own; 0 for all."""
    record: tuple[Group, ...] = GROUPS
    block: int = 2048
    """Games in a block, at most: what is played, stored and counted together."""

    def line_up(self, players: int) -> tuple[str, ...]:
        """The bots of a table before they are rotated."""
        return self.bots * players if len(self.bots) == 1 else self.bots

    def shares(self, players: int) -> tuple[float, ...]:
        """Each seat's share of random decisions, before they are rotated."""
        slips = self.slips or (0.0,)
        return slips * players if len(slips) == 1 else slips

    @property
    def on_card(self) -> bool:
        """Whether a graphics card can play it: the champion at every seat."""
        return set(self.bots) == {"champion"}

    def rulesets(self) -> list[Ruleset]:
        """The rules of each variant."""
        return [ruleset_from(text) for text in self.rules]

    def check(self) -> None:
        """Raise an error for a series that cannot be played."""
        for condition, field in (
            (self.name and self.name.replace("-", "").isalnum(), "name"),
            (self.players, "players"),
            (1 <= self.games < MOST_GAMES, "games"),
            (1 <= self.block <= LARGEST_BLOCK, "block"),
            (self.bots, "bots"),
            (self.rules, "rules"),
            (all(0 <= share <= 1 for share in self.slips), "slips"),
            (all(group in GROUPS for group in self.record), "record"),
            (all(0 <= age <= MAX_AGES for age in self.no_lead_ages) and self.no_lead_ages, "no_lead_ages"),
            (all(name in TRIBE_NAMES[:SKELETON] for name in self.no_lead), "no_lead"),
            (isinstance(self.tribes, tuple) or self.tribes in ("all", "random", "first_game"), "tribes"),
        ):
            if not condition:
                raise WrongStudy("wrong-value", series=self.name, field=field, value=str(getattr(self, field)))
        for spec in self.bots:
            check(spec)
        self.rulesets()
        for players in self.players:
            tribe_pool("random", players)
            for values, field in ((self.bots, "bots"), (self.slips, "slips")):
                if len(values) not in (0, 1, players):
                    raise WrongStudy("wrong-seats", series=self.name, field=field, count=len(values), players=players)
            if not len(self.combinations(players)):
                raise WrongStudy("no-games", series=self.name, players=players)

    def masks(self, players: int) -> list[int]:
        """The tribes to draw from, for each tribe set: a bit for each tribe."""
        if self.tribes == "all":
            return [sum(1 << tribe for tribe in members) for members in _all_sets(TRIBES_IN_PLAY[players])]
        if isinstance(self.tribes, str):
            return [tribe_pool(self.tribes, players)]
        return [tribe_pool(members, players) for members in self.tribes]

    def combinations(self, players: int) -> Integers:
        """Variant of the rules, tribe set, tribe not led and its Age, for everything that each deal is played with."""
        ages = [age for age in self.no_lead_ages if age <= AGES_IN_PLAY[players]]
        bans = [(TRIBE_NAMES.index(name), age) for name in self.no_lead for age in ages]
        rows = [
            (variant, mask, tribe, age)
            for mask in self.masks(players)
            for tribe, age in (bans if self.no_lead else [(NOBODY, 0)])
            if tribe == NOBODY or mask >> tribe & 1
            for variant in range(len(self.rules))
        ]
        return np.array(rows, np.int64).reshape(-1, 4)


def _all_sets(size: int) -> Iterator[tuple[int, ...]]:
    return combinations(range(TRIBES), size)


def ruleset_from(text: str) -> Ruleset:
    """``english placement=may`` as a ruleset."""
    edition, options = split_rules(text)
    return preset(edition).changed(**options_as_kept(dict(options)))


def split_rules(text: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """``english placement=may`` as an edition and options."""
    edition, *options = text.split()
    pairs = [option.partition("=") for option in options]
    return edition, tuple((name, value) for name, _, value in pairs)


@dataclass(frozen=True)
class Segment:
    """The games of a series with the same number of players."""

    series: int
    players: int
    first: int
    """The number of its first game."""
    combinations: Integers
    rotations: int
    deals: int

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.combinations) * self.rotations * self.deals


@dataclass(frozen=True)
class Block:
    """Consecutive games of a segment, which are played, stored and counted together."""

    number: int
    series: int
    first: int
    games: int


@dataclass(frozen=True)
class Plans:
    """What to deal in some games, one item of each array for each game."""

    number: Integers
    series: int
    players: int
    deal: Integers
    rotation: Integers
    variant: Integers
    mask: Integers
    no_lead: Integers
    no_lead_age: Integers

    def __len__(self) -> int:
        return len(self.number)


@dataclass(frozen=True)
class Study:
    """All parameters of a study."""

    name: str
    seed: int
    series: tuple[Series, ...]

    # --- Reading ----------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, path: Path) -> Self:
        """The study in a file."""
        try:
            values = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as problem:
            raise WrongStudy("unreadable", path=path, problem=problem.strerror) from problem
        except ValueError as problem:
            raise WrongStudy("unreadable", path=path, problem=problem) from problem
        return cls.from_dict(values)

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """The study with the parameters of a file, checked."""
        parameters = dict(values)
        series = parameters.pop("series", [])
        if not isinstance(series, list) or not series or not all(isinstance(each, dict) for each in series):
            raise WrongStudy("no-series")
        study: Self = _build(cls, parameters | {"series": tuple(_build(Series, each) for each in series)})
        study.check()
        return study

    def check(self) -> None:
        """Raise an error for a study that cannot be played."""
        for condition, field in (
            (self.name, "name"),
            (0 <= self.seed < 1 << 64, "seed"),
        ):
            if not condition:
                raise WrongStudy("wrong-value", series=STUDY_ITSELF, field=field, value=str(getattr(self, field)))
        names = [each.name for each in self.series]
        if len(set(names)) < len(names) or len(names) > MOST_SERIES:
            raise WrongStudy("same-name", names=names)
        for each in self.series:
            each.check()

    def as_dict(self) -> dict[str, Any]:
        """The parameters, as JSON."""
        plain: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return plain

    def digest(self) -> str:
        """A short hash of everything that decides about the games."""
        return hashlib.sha256(json.dumps(self.as_dict(), sort_keys=True).encode()).hexdigest()[:16]

    # --- Games ------------------------------------------------------------------------------------------------

    @cached_property
    def segments(self) -> tuple[Segment, ...]:
        """All games in order."""
        segments, first = [], 0
        for number, series in enumerate(self.series):
            for players in series.players:
                rotations = players if series.rotate else 1
                segments.append(Segment(number, players, first, series.combinations(players), rotations, series.games))
                first += segments[-1].games
        return tuple(segments)

    @property
    def games(self) -> int:
        """The number of games."""
        return self.segments[-1].first + self.segments[-1].games

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """All blocks in order."""
        blocks: list[Block] = []
        for segment in self.segments:
            size = self.series[segment.series].block
            for start in range(0, segment.games, size):
                count = min(size, segment.games - start)
                blocks.append(Block(len(blocks), segment.series, segment.first + start, count))
        return tuple(blocks)

    def plans(self, block: Block) -> Plans:
        """What to deal in the games of a block."""
        segment = max((each for each in self.segments if each.first <= block.first), key=lambda each: each.first)
        number = np.arange(block.first, block.first + block.games, dtype=np.int64)
        rest, rotation = np.divmod(number - segment.first, segment.rotations)
        deal, place = np.divmod(rest, len(segment.combinations))
        variant, mask, tribe, age = segment.combinations[place].T
        return Plans(number, segment.series, segment.players, deal, rotation, variant, mask, tribe, age)

    def plan_rows(self, plans: Plans) -> Integers:
        """The plans as rows for the rules (``watch.PLAN``)."""
        rows = np.zeros((len(plans), watch.PLAN), np.int64)
        rows[:, watch.PLAYERS] = plans.players
        rows[:, watch.POOL] = plans.mask
        rows[:, watch.SEED], rows[:, watch.SEED + 1] = in_python(two_words)(self.seed)
        rows[:, watch.SEED + 2] = self._words(plans)
        rows[:, watch.SEED + 3] = plans.deal
        rows[:, watch.NO_LEAD] = plans.no_lead
        rows[:, watch.NO_LEAD_AGE] = plans.no_lead_age
        shares = np.array(self.series[plans.series].shares(plans.players))
        for seat in range(plans.players):
            rows[:, watch.SLIPS + seat] = np.rint(shares[(seat + plans.rotation) % plans.players] * _WHOLE)
        return rows

    def _words(self, plans: Plans) -> Integers:
        return plans.mask | plans.players << _PLAYERS_BITS | plans.series << _SERIES_BITS

    def seeds(self, plans: Plans) -> list[int]:
        """The seed of each game, as ``ethnos.engine.play.new_table`` takes it."""
        words = self._words(plans)
        return [numbered_seed(self.seed, int(word), int(deal)) for word, deal in zip(words, plans.deal, strict=True)]

    def setup(self, plans: Plans, place: int) -> Setup:
        """The setup of one of these games."""
        edition, options = split_rules(self.series[plans.series].rules[int(plans.variant[place])])
        mask = int(plans.mask[place])
        tribes = tuple(name for tribe, name in enumerate(TRIBE_NAMES) if mask >> tribe & 1)
        pool = "random" if mask == ALL_TRIBES else "first_game" if self._is_first_game(plans) else tribes
        return Setup(plans.players, edition, pool, self.seeds(plans)[place], options)

    def _is_first_game(self, plans: Plans) -> bool:
        return self.series[plans.series].tribes == "first_game"

    def line_up(self, plans: Plans, place: int) -> tuple[str, ...]:
        """The bot of each seat."""
        bots, turn = self.series[plans.series].line_up(plans.players), int(plans.rotation[place])
        return bots[turn:] + bots[:turn]

    def block_of(self, game: int) -> Block:
        """The block of a game; raises an error for a number that no game has."""
        if not 0 <= game < self.games:
            raise WrongStudy("no-such-game", game=game, games=self.games)
        return max((block for block in self.blocks if block.first <= game), key=lambda block: block.first)


def option_codes(rulesets: Sequence[Ruleset]) -> npt.NDArray[np.int8]:
    """The options of each of these rulesets, as records store them."""
    return np.array([ruleset.codes() for ruleset in rulesets], np.int8)


def _build(kind: Any, values: Mapping[str, Any]) -> Any:
    """A dataclass from the values of a file."""
    known = {field.name: field for field in fields(kind)}
    where = (kind is Series and str(values.get("name", ""))) or STUDY_ITSELF
    if unknown := sorted(set(values) - set(known)):
        raise WrongStudy("unknown-field", series=where, field=unknown[0], known=list(known))
    needed = {name for name, field in known.items() if field.default is MISSING}
    if missing := sorted(needed - set(values)):
        raise WrongStudy("missing-field", series=where, field=missing[0])
    converted = {name: _as_tuple(value) for name, value in values.items()}
    for name, expected in get_type_hints(kind).items():
        if name in converted and not fits(converted[name], expected):
            raise WrongStudy("wrong-value", series=where, field=name, value=str(converted[name]))
    return kind(**converted)


def _as_tuple(value: Any) -> Any:
    """Lists as tuples."""
    return tuple(_as_tuple(item) for item in value) if isinstance(value, list | tuple) else value
