"""One pass over the games of a study: everything that the report needs, as sums.

Series are told apart by what they are, not by their names: the same bot at all seats without handicaps (``Plain``), a
tribe that seat 0 may not lead (``NoLead``), one better player (``Skill``), several strengths in all rotations
(``Luck``), several rules on the same deals (``Rules``).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.engine.components import MAX_AGES, MIN_PLAYERS, TRIBES, TRIBES_IN_PLAY
from ethnos.research.studies.estimates import Sums
from ethnos.research.studies.folder import Folder
from ethnos.research.studies.rows import SOURCES_SHOWN, Columns
from ethnos.research.studies.study import Plans, Series, Study
from ethnos.research.studies.watch import LARGEST

Array: TypeAlias = npt.NDArray[Any]

METRICS: Final = ("turns", "rounds", "changes", "none", "late", "margin", "winner", "glory", "first", "tied")
"""Of a game: turns; turns per player; changes of the lead; whether there were none; whether the last one came in the
last tenth of the turns; Glory of the winner above the second; Glory of the winner; mean Glory; the first player's
wins as a multiple of the fair share; whether the victory was shared."""
LATE: Final = 0.9
LONGEST: Final = 1000  # turns; longer games count as this long
SET_METRICS: Final = ("rounds", "changes", "late", "margin")


class Games:
    """The games of a block, with values that are often needed."""

    def __init__(self, plans: Plans, columns: Columns) -> None:
        self.plans, self.columns, self.players = plans, columns, plans.players
        self.glory = columns["glory"][:, : self.players].astype(np.float64)
        won = columns["places"][:, : self.players] == 1
        self.shares = won / won.sum(1, keepdims=True)
        self.wins = self.shares * self.players
        """Wins as a multiple of the fair share, by seat."""
        self.turns = columns["turns"].sum(1)
        self.has = (columns["tribes"][:, None] >> np.arange(TRIBES) & 1).astype(bool)
        """Which tribes are in play."""

    @property
    def leads(self) -> Array:
        """Glory of each seat above the mean of the others."""
        others = (self.glory.sum(1, keepdims=True) - self.glory) / (self.players - 1)
        ahead: Array = self.glory - others
        return ahead

    def lead(self, seat: int) -> Array:
        """Glory of a seat above the mean of the others."""
        ahead: Array = self.leads[:, seat]
        return ahead

    def metrics(self) -> Array:
        """The metrics of each game."""
        ordered = np.sort(self.glory, 1)
        changes, last, first = (self.columns[name] for name in ("changes", "last_change", "first"))
        values = {
            "turns": self.turns,
            "rounds": self.turns / self.players,
            "changes": changes,
            "none": changes == 0,
            "late": last > LATE * self.turns,
            "margin": ordered[:, -1] - ordered[:, -2],
            "winner": ordered[:, -1],
            "glory": self.glory.mean(1),
            "first": np.take_along_axis(self.wins, first[:, None].astype(np.int64), 1)[:, 0],
            "tied": self.shares.max(1) < 1,
        }
        return np.stack([values[name].astype(np.float64) for name in METRICS], 1)

    def contrast(self, values: Array) -> Array:
        """The means of winners and of others, by game. The second axis of ``values`` is that of the seats."""
        extra = (1,) * (values.ndim - 2)
        shares = self.shares.reshape(*self.shares.shape, *extra)
        winners = (values * shares).sum(1)
        others = (values * (1 - shares)).sum(1) / (self.players - 1)
        return np.stack([winners, others], 1)


def all_sets(size: int) -> Array:
    """Every set of this many tribes, in order: which tribes it has."""
    return np.array([[tribe in members for tribe in range(TRIBES)] for members in combinations(range(TRIBES), size)])


def _places_of_sets(size: int) -> dict[int, int]:
    bits = 1 << np.arange(TRIBES)
    return {int(mask): place for place, mask in enumerate(all_sets(size) @ bits)}


_PLACES: Final = {size: _places_of_sets(size) for size in set(TRIBES_IN_PLAY[MIN_PLAYERS:])}


def places_of(games: Games) -> Array:
    """For each game, the place of its tribe set among all sets."""
    places = _PLACES[TRIBES_IN_PLAY[games.players]]
    return np.array([places[int(mask)] for mask in games.columns["tribes"]])


@dataclass
class Plain:
    """The same bot at all seats."""

    players: int
    metrics: Sums = field(default_factory=lambda: Sums(len(METRICS)))
    seats: Sums = field(init=False)
    """Wins as a multiple of the fair share, by place in the order of play."""
    ages: Sums = field(default_factory=lambda: Sums(MAX_AGES))
    lengths: Array = field(default_factory=lambda: np.zeros(LONGEST))
    with_tribe: Sums = field(default_factory=lambda: Sums(len(METRICS), TRIBES))
    pairs: Sums = field(default_factory=lambda: Sums(2, TRIBES, TRIBES))
    """Seat 0's wins and lead, by two tribes in play."""
    sources: Sums = field(default_factory=lambda: Sums(2, MAX_AGES, len(SOURCES_SHOWN)))
    """Glory of winners and others."""
    sources_with: Sums = field(default_factory=lambda: Sums(len(SOURCES_SHOWN), TRIBES))
    """Mean Glory by source, in games with the tribe."""
    sources_all: Sums = field(default_factory=lambda: Sums(len(SOURCES_SHOWN)))
    """Mean Glory by source, in all games."""
    led: Sums = field(default_factory=lambda: Sums(2, MAX_AGES, TRIBES))
    """Bands of winners and others, in games with the tribe."""
    led_more: Sums = field(default_factory=lambda: Sums(TRIBES))
    """Bands of winners above those of others, in all Ages."""
    most: Sums = field(default_factory=lambda: Sums(2, MAX_AGES + 1, TRIBES))
    """Wins and lead of the one player who leads the most Bands with the tribe; all Ages first."""
    larger: Sums = field(default_factory=lambda: Sums(TRIBES))
    """Cards in a winner's Band with the tribe above those in another player's."""
    totals: Array = field(default_factory=lambda: np.zeros((3, TRIBES)))
    """Bands, their cards and their markers, by Leader's tribe."""
    sizes: Sums = field(default_factory=lambda: Sums(2, LARGEST))
    sets: Sums = field(init=False)

    def __post_init__(self) -> None:
        self.seats = Sums(self.players)
        self.sets = Sums(len(SET_METRICS), len(_PLACES[TRIBES_IN_PLAY[self.players]]))

    def add(self, games: Games) -> None:
        """Add the games of a block."""
        metrics = games.metrics()
        self.metrics.add(metrics)
        self.with_tribe.add(metrics[:, :, None], games.has[:, None, :])
        order = (games.columns["first"][:, None] + np.arange(self.players)) % self.players
        self.seats.add(np.take_along_axis(games.wins, order.astype(np.int64), 1))
        self.ages.add(games.columns["turns"])
        np.add.at(self.lengths, np.minimum(games.turns, LONGEST - 1), 1)
        own = np.stack([games.wins[:, 0], games.lead(0)], 1)
        self.pairs.add(own[:, :, None, None], (games.has[:, :, None] & games.has[:, None, :])[:, None])
        groups = places_of(games)
        for place, name in enumerate(SET_METRICS):
            sums = Sums(self.sets.count.shape[1])
            sums.add_groups(groups, metrics[:, METRICS.index(name)])
            self.sets.add_at(place, sums)
        if "sources" in games.columns:
            by_seat = np.moveaxis(games.columns["sources"][:, :, : self.players].astype(np.float64), 2, 1)
            self.sources.add(games.contrast(by_seat))
            means = by_seat.sum(2).mean(1)
            self.sources_all.add(means)
            self.sources_with.add(means[:, :, None], games.has[:, None, :])
        if "led" in games.columns:
            self._add_bands(games)

    def _add_bands(self, games: Games) -> None:
        led = games.contrast(games.columns["led"][:, : self.players].astype(np.float64))
        self.led.add(led, games.has[:, None, None, :])
        whole = led.sum(2)
        self.led_more.add(whole[:, 0] - whole[:, 1], games.has)
        self._add_most(games)
        cards = games.contrast(games.columns["cards"][:, : self.players].astype(np.float64))
        per_band = cards / np.maximum(whole, 1e-9)
        self.larger.add(per_band[:, 0] - per_band[:, 1], (whole > 0).all(1))
        for place, name in enumerate(("led", "cards", "markers")):
            axes = (0, 1, 2) if name == "led" else (0, 1)
            self.totals[place] += games.columns[name].sum(axes, dtype=np.float64)
        self.sizes.add(games.contrast(games.columns["sizes"][:, : self.players].astype(np.float64)))

    def _add_most(self, games: Games) -> None:
        """Add the player who alone leads the most Bands with a tribe, in all Ages and in each."""
        by_age = games.columns["led"][:, : self.players].astype(np.int64)
        led = np.concatenate([by_age.sum(2, keepdims=True), by_age], 2)
        is_most = led == led.max(1, keepdims=True)
        alone = is_most.sum(1) == 1
        own = np.stack([games.wins, games.leads], 1)
        self.most.add(np.einsum("gms,gsat->gmat", own, is_most * alone[:, None]), alone[:, None])


@dataclass
class NoLead:
    """A tribe that seat 0 may not lead: its wins and lead, by Age (0 for all), tribe, and another tribe in play."""

    players: int
    own: Sums = field(default_factory=lambda: Sums(2, MAX_AGES + 1, TRIBES, TRIBES))

    def add(self, games: Games) -> None:
        """Add the games of a block."""
        values = np.stack([games.wins[:, 0], games.lead(0)], 1)
        plans = games.plans
        for tribe, age in {(int(t), int(a)) for t, a in zip(plans.no_lead, plans.no_lead_age, strict=True)}:
            is_banned = (plans.no_lead == tribe) & (plans.no_lead_age == age)
            part = Sums(2, TRIBES)
            part.add(values[is_banned][:, :, None], games.has[is_banned][:, None, :])
            self.own.add_at((slice(None), age, tribe), part)


@dataclass
class Skill:
    """One player better than the others: its wins by tribe set, by tribe in play, and in all games."""

    players: int
    wins: Sums = field(init=False)
    with_tribe: Sums = field(default_factory=lambda: Sums(TRIBES))
    whole: Sums = field(default_factory=Sums)

    def __post_init__(self) -> None:
        self.wins = Sums(len(_PLACES[TRIBES_IN_PLAY[self.players]]))

    def add(self, games: Games) -> None:
        """Add the games of a block."""
        own = games.wins[:, 0]
        self.wins.add_groups(places_of(games), own)
        self.with_tribe.add(own[:, None], games.has)
        self.whole.add(own)


@dataclass
class Luck:
    """Players of several strengths in all rotations of each deal."""

    players: int
    rows: list[Array] = field(default_factory=list)

    def add(self, games: Games) -> None:
        """Add the games of a block: deal, rotation, Glory and wins of each seat."""
        marks = np.stack([games.plans.deal, games.plans.rotation], 1)
        self.rows.append(np.concatenate([marks, games.glory, games.wins], 1))


@dataclass
class Rules:
    """Several rules on the same deals."""

    players: int
    rows: list[Array] = field(default_factory=list)

    def add(self, games: Games) -> None:
        """Add the games of a block: deal, variant, metrics, Glory of each seat."""
        marks = np.stack([games.plans.deal, games.plans.variant], 1)
        self.rows.append(np.concatenate([marks, games.metrics(), games.glory], 1))


Part: TypeAlias = Plain | NoLead | Skill | Luck | Rules


def kind_of(series: Series) -> type[Part] | None:
    """The part of a report that a series is for, if any."""
    if len(set(series.bots)) > 1:
        return None
    if series.no_lead:
        return None if series.slips else NoLead
    if len(set(series.slips)) > 1:
        return Luck if series.rotate else Skill
    if len(series.rules) > 1:
        return Rules
    return None if series.slips else Plain


@dataclass
class Tally:
    """All parts of a study, by series and number of players."""

    study: Study
    games: int = 0
    parts: dict[tuple[str, int], Part] = field(default_factory=dict)

    def of(self, kind: type[Any], bot: str = "champion") -> Iterator[tuple[Series, Any]]:
        """The parts of a kind that a bot has played."""
        series = {each.name: each for each in self.study.series}
        for (name, _), part in self.parts.items():
            if isinstance(part, kind) and series[name].bots[0] == bot:
                yield series[name], part


def tally(folder: Folder, progress: Callable[[int], None] = lambda _games: None) -> Tally:
    """Read all games of a folder."""
    sums = Tally(folder.study)
    for block, columns in folder.blocks():
        series = folder.study.series[block.series]
        plans = folder.study.plans(block)
        if kind := kind_of(series):
            key = series.name, plans.players
            sums.parts.setdefault(key, kind(plans.players)).add(Games(plans, columns))
        sums.games += block.games
        progress(block.games)
    return sums
