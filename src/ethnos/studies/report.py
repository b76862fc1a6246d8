"""The results of a study, as a document in the reader's language: headings, paragraphs, tables and plots.

``render.py`` turns a document into a web page or into Markdown. Every number comes from the figures.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, TypeAlias

from ethnos.engine.components import AGES_IN_PLAY, MAX_AGES, SKELETON, TRIBE_NAMES
from ethnos.i18n import Texts, facts_of
from ethnos.studies.figures import GROUPS, LENGTHS, RULE_EFFECTS, SET_DIGITS, TRIBE_EFFECTS, Figures
from ethnos.studies.plots import Interval, Panel, draw
from ethnos.studies.rows import SOURCES_SHOWN
from ethnos.svg import number

SURE: Final = "●"
PAIRS_SHOWN: Final = 12
SETS_SHOWN: Final = 3
NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Heading:
    """A title of the document (level 1), a part (2) or a table (3)."""

    text: str
    level: int = 2


@dataclass(frozen=True)
class Paragraph:
    """Some sentences."""

    text: str


@dataclass(frozen=True)
class Grid:
    """A table; the first column names the rows."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Plot:
    """A plot as SVG, with the name of its file."""

    name: str
    title: str
    svg: str


Item: TypeAlias = Heading | Paragraph | Grid | Plot


def document(figures: Figures, texts: Texts) -> list[Item]:
    """The whole report."""
    return list(_Report(figures, texts).items())


class _Report:
    def __init__(self, figures: Figures, texts: Texts) -> None:
        self.figures, self.texts = figures, texts

    def items(self) -> Iterator[Item]:
        study = self.figures["study"]
        yield Heading(self.texts("balance-title"), 1)
        yield Paragraph(
            self.texts(
                "balance-intro",
                games=study["games"],
                name=study["name"],
                own=study["games_of_bot"],
                bot=study["bot"],
            )
        )
        yield Paragraph(self.texts("balance-reading"))
        yield Paragraph(self.texts("balance-evidence"))
        for part in (
            self._worth,
            self._leading,
            self._most,
            self._effects,
            self._tribe_sources,
            self._partners,
            self._sources,
            self._sizes,
            self._length,
            self._lead,
            self._seats,
            self._luck,
            self._tribe_skill,
            self._sets,
            self._rules,
            self._bots,
            self._provenance,
        ):
            yield from part()

    # --- Words and numbers ------------------------------------------------------------------------------------

    def _start(self, section: str) -> Iterator[Item]:
        yield Heading(self.texts("balance-section", section=section))
        yield Paragraph(self.texts("balance-text", section=section))

    def _heads(self, *columns: str) -> list[str]:
        return [self.texts("balance-column", column=column, bot=self.figures["study"]["bot"]) for column in columns]

    def _age(self, age: int) -> str:
        return self.texts("balance-age", age=age)

    def _group(self, group: str) -> Heading:
        return Heading(self.texts("balance-group", group=group), 3)

    def _number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        plain = number(value + 0.0, digits)
        return plain.replace(".", facts_of(self.texts.language).decimal)

    def _whole(self, value: int) -> str:
        """A whole number in groups of three digits."""
        return f"{value:,}" if self.texts.language == "en" else f"{value:,}".replace(",", NO_BREAK_SPACE)

    def _estimate(self, values: Sequence[float], digits: int = 1, times: float = 1, sure: bool = False) -> str:
        mean, low, high = (self._number(value * times, digits) for value in values)
        interval = f"{mean}{NO_BREAK_SPACE}[{low};{NO_BREAK_SPACE}{high}]"
        return f"{interval}{NO_BREAK_SPACE}{SURE}" if sure else interval

    # --- Tribes -----------------------------------------------------------------------------------------------

    def _worth(self) -> Iterator[Item]:
        if not (groups := self._tribes_with("worth")):
            return
        yield from self._start("worth")
        title = self.texts("balance-section", section="worth")
        panels = [
            Panel(
                self.texts("balance-group", group=name),
                {
                    self.texts.tribe(tribe): Interval(*(100 * value for value in row["worth"][0]["wins"]))
                    for tribe, row in tribes.items()
                },
            )
            for name, tribes in groups.items()
        ]
        yield Plot("worth", title, draw(panels, title, self._heads("wins-lost")[0]))
        for name, tribes in groups.items():
            yield self._group(name)
            ages = range(1, len(next(iter(tribes.values()))["worth"]))
            heads = [*self._heads("tribe", "wins-lost", "glory-lost"), *(self._age(age) for age in ages)]
            rows = []
            for tribe, row in sorted(tribes.items(), key=lambda item: -item[1]["worth"][0]["wins"][0]):
                whole, *by_age = row["worth"]
                rows.append(
                    [
                        self.texts.tribe(tribe),
                        self._estimate(whole["wins"], 0, 100, whole["sure"][0]),
                        self._estimate(whole["glory"], 1, 1, whole["sure"][1]),
                        *(self._estimate(estimate["wins"], 0, 100, estimate["sure"][0]) for estimate in by_age),
                    ]
                )
            yield Grid(heads, rows)

    def _leading(self) -> Iterator[Item]:
        yield from self._start("leading")
        for name, tribes in self.figures["tribes"].items():
            yield self._group(name)
            ages = AGES_IN_PLAY[max(GROUPS[name])]
            heads = [*self._heads("tribe"), *(self._age(age) for age in range(1, ages + 1))]
            rows = []
            for tribe in TRIBE_NAMES[:SKELETON]:
                row = tribes[tribe]
                winners, others = row["led"]
                means = [(winner + other) / 2 for winner, other in zip(winners, others, strict=True)]
                rows.append(
                    [
                        self.texts.tribe(tribe),
                        *(self._number(mean, 2) for mean in means[:ages]),
                        self._estimate(row["more"], 2, 1, row["more_sure"]),
                        self._number(row["cards"], 2),
                        self._number(row["markers"], 2),
                    ]
                )
            yield Grid([*heads, *self._heads("more", "cards", "markers")], rows)

    def _tribes_with(self, part: str) -> dict[str, dict[str, Any]]:
        """The tribes of each group that have figures of this part."""
        groups = {
            group: {tribe: figures for tribe, figures in tribes.items() if part in figures}
            for group, tribes in self.figures["tribes"].items()
        }
        return {group: tribes for group, tribes in groups.items() if tribes}

    def _most(self) -> Iterator[Item]:
        if not (groups := self._tribes_with("most")):
            return
        yield from self._start("most")
        for group, tribes in groups.items():
            yield self._group(group)
            ages = range(1, len(next(iter(tribes.values()))["most"]))
            heads = [*self._heads("tribe", "share", "ahead"), *(self._age(age) for age in ages)]
            rows = []
            for tribe, row in tribes.items():
                whole, *by_age = row["most"]
                rows.append(
                    [
                        self.texts.tribe(tribe),
                        self._estimate(whole["wins"], 0, 100, whole["sure"][0]),
                        self._estimate(whole["glory"], 1, 1, whole["sure"][1]),
                        *(self._estimate(estimate["wins"], 0, 100, estimate["sure"][0]) for estimate in by_age),
                    ]
                )
            yield Grid(heads, rows)

    def _tribe_sources(self) -> Iterator[Item]:
        if not (groups := self._tribes_with("sources")):
            return
        yield from self._start("tribe-sources")
        for group, tribes in groups.items():
            yield self._group(group)
            heads = [*self._heads("tribe"), *(self.texts("balance-source", source=name) for name in SOURCES_SHOWN)]
            rows = [
                [
                    self.texts.tribe(tribe),
                    *(self._estimate(estimate["glory"], 1, 1, estimate["sure"]) for estimate in row["sources"]),
                ]
                for tribe, row in tribes.items()
            ]
            yield Grid(heads, rows)

    def _tribe_skill(self) -> Iterator[Item]:
        if not (groups := self._tribes_with("skill")):
            return
        yield from self._start("tribe-skill")
        measured = [int(players) for players in self.figures["skill"]]
        players = [next(number for number in measured if number in GROUPS[group]) for group in groups]
        heads = [*self._heads("tribe"), *(self.texts("balance-for", players=number) for number in players)]
        rows = [
            [
                self.texts.tribe(tribe),
                *(
                    self._estimate(tribes[tribe]["skill"]["wins"], 1, 100, tribes[tribe]["skill"]["sure"])
                    for tribes in groups.values()
                ),
            ]
            for tribe in TRIBE_NAMES
        ]
        yield Grid(heads, rows)

    def _effects(self) -> Iterator[Item]:
        yield from self._start("effects")
        title = self.texts("balance-section", section="effects")
        panels = [
            Panel(
                self.texts("balance-group", group=name),
                {self.texts.tribe(tribe): Interval(*row["effects"][0]) for tribe, row in tribes.items()},
            )
            for name, tribes in self.figures["tribes"].items()
        ]
        if panels:
            yield Plot("effects", title, draw(panels, title, self._heads(TRIBE_EFFECTS[0])[0]))
        for name, tribes in self.figures["tribes"].items():
            yield self._group(name)
            rows = [
                [
                    self.texts.tribe(tribe),
                    *(
                        self._estimate(values, 2, 1, sure)
                        for values, sure in zip(row["effects"], row["sure"], strict=True)
                    ),
                ]
                for tribe, row in tribes.items()
            ]
            yield Grid(self._heads("tribe", *TRIBE_EFFECTS), rows)

    def _partners(self) -> Iterator[Item]:
        pairs = self.figures["partners"]
        if not pairs:
            return
        yield from self._start("partners")
        sure = [pair for pair in pairs if pair["sure"]]
        yield Paragraph(self.texts("balance-pairs", sure=len(sure), pairs=len(pairs)))
        listed = sure if len(sure) <= 2 * PAIRS_SHOWN else [*sure[:PAIRS_SHOWN], *sure[-PAIRS_SHOWN:]]
        rows = [
            [
                self.texts.tribe(pair["tribe"]),
                self.texts.tribe(pair["partner"]),
                self._estimate(pair["glory"], 1, 1, pair["sure"]),
            ]
            for pair in listed
        ]
        yield Grid(self._heads("tribe", "partner", "gain"), rows)

    # --- Games ------------------------------------------------------------------------------------------------

    def _by_players(self, *, bot: str = "") -> list[tuple[str, Any]]:
        parts = self.figures["bots"][bot] if bot else self.figures["players"]
        return list(parts.items())

    def _sources(self) -> Iterator[Item]:
        yield from self._start("sources")
        heads = [*self._heads("players"), *(self.texts("balance-source", source=name) for name in SOURCES_SHOWN)]
        rows = []
        for players, part in self._by_players():
            winners, others = (
                [sum(age[place] for age in side) for place in range(len(SOURCES_SHOWN))] for side in part["sources"]
            )
            pairs = zip(winners, others, strict=True)
            rows.append([players, *(f"{self._number(won)} / {self._number(lost)}" for won, lost in pairs)])
        yield Grid(heads, rows)

    def _sizes(self) -> Iterator[Item]:
        yield from self._start("sizes")
        sizes = len(next(iter(self.figures["players"].values()))["sizes"][0])
        heads = [*self._heads("players"), *map(str, range(1, sizes)), f"{sizes}+"]
        rows = []
        for players, part in self._by_players():
            pairs = zip(*part["sizes"], strict=True)
            rows.append([players, *(f"{self._number(won, 2)} / {self._number(lost, 2)}" for won, lost in pairs)])
        yield Grid(heads, rows)

    def _length(self) -> Iterator[Item]:
        yield from self._start("length")
        ages = [self._age(age) for age in range(1, MAX_AGES + 1)]
        quantiles = [self.texts("balance-quantile", percent=round(100 * share)) for share in LENGTHS]
        rows = [
            [
                players,
                self._estimate(part["metrics"]["turns"]),
                self._estimate(part["metrics"]["rounds"]),
                *(self._number(age) if age else "" for age in part["ages"]),
                *map(str, part["lengths"]),
            ]
            for players, part in self._by_players()
        ]
        yield Grid([*self._heads("players", "turns", "rounds"), *ages, *quantiles], rows)

    def _lead(self) -> Iterator[Item]:
        yield from self._start("lead")
        rows = [
            [
                players,
                self._estimate(part["metrics"]["changes"], 2),
                self._estimate(part["metrics"]["none"], 1, 100),
                self._estimate(part["metrics"]["late"], 1, 100),
                self._estimate(part["metrics"]["margin"], 1),
            ]
            for players, part in self._by_players()
        ]
        yield Grid(self._heads("players", "changes", "none", "late", "margin"), rows)

    def _seats(self) -> Iterator[Item]:
        yield from self._start("seats")
        parts = self._by_players()
        most = max(len(part["seats"]) for _, part in parts)
        title = self.texts("balance-section", section="seats")
        panels = [
            Panel(
                self.texts("balance-for", players=int(players)),
                {
                    self.texts("balance-seat", seat=seat): Interval(*(100 * value for value in values))
                    for seat, values in enumerate(part["seats"], 1)
                },
            )
            for players, part in parts
        ]
        yield Plot("seats", title, draw(panels, title, self._heads("share")[0]))
        rows = []
        for players, part in parts:
            cells = [
                self._estimate(values, 2, 1, sure) for values, sure in zip(part["seats"], part["sure"], strict=True)
            ]
            rows.append([players, *cells, *[""] * (most - len(cells))])
        heads = [*self._heads("players"), *(self.texts("balance-seat", seat=seat) for seat in range(1, most + 1))]
        yield Grid(heads, rows)

    def _luck(self) -> Iterator[Item]:
        if not self.figures["luck"]:
            return
        yield from self._start("luck")
        rows = []
        for players, luck in self.figures["luck"].items():
            for slips, wins in zip(luck["slips"], luck["wins"], strict=True):
                rows.append([players, self._number(100 * slips, 0), self._estimate(wins, 1, 100 / int(players))])
        yield Grid(self._heads("players", "random", "wins"), rows)
        for luck in self.figures["luck"].values():
            if shares := luck["variance"]:
                percent = {name: self._number(100 * share) for name, share in shares.items()}
                yield Paragraph(self.texts("balance-variance", **percent))

    def _sets(self) -> Iterator[Item]:
        if not self.figures["sets"]:
            return
        yield from self._start("sets")
        if skill := self.figures["skill"]:
            slips = max(share for row in skill.values() for share in row["slips"])
            yield Paragraph(self.texts("balance-better", percent=self._number(100 * slips, 0)))
        for size, columns in self.figures["sets"].items():
            yield self._group("small" if size == "5" else "large")
            rows: list[list[str]] = []
            for name, column in columns.items():
                times = 100 / (2 if size == "5" else 4) if name == "skill" else 100 if name == "late" else 1
                for most in (True, False):
                    rows += self._extremes(int(size), name, column, most, times)
            yield Grid(self._heads("what", "set", "value"), rows)

    def _extremes(self, size: int, name: str, column: Figures, most: bool, times: float) -> Iterator[list[str]]:
        """The sets with the highest or the lowest values."""
        values, error = column["values"], column["error"] * times
        order = sorted(range(len(values)), key=lambda place: values[place], reverse=most)
        every = list(combinations(TRIBE_NAMES, size))
        for place in order[:SETS_SHOWN]:
            tribes = ", ".join(self.texts.tribe(tribe) for tribe in every[place])
            what = self.texts("balance-extreme", most="yes" if most else "no", what=self._heads(name)[0])
            value = values[place] / SET_DIGITS * times
            yield [what, tribes, f"{self._number(value)}{NO_BREAK_SPACE}±{NO_BREAK_SPACE}{self._number(2 * error)}"]

    def _rules(self) -> Iterator[Item]:
        if not self.figures["rules"]:
            return
        yield from self._start("rules")
        rows = [
            [
                row["rules"],
                self._number(100 * row["same"]),
                *(self._estimate(values, 2, 1, sure) for values, sure in zip(row["effects"], row["sure"], strict=True)),
            ]
            for row in self.figures["rules"]
        ]
        yield Grid(self._heads("rules", "same", *RULE_EFFECTS), rows)

    def _bots(self) -> Iterator[Item]:
        if not self.figures["bots"]:
            return
        yield from self._start("bots")
        names = [self.figures["study"]["bot"], *self.figures["bots"]]
        columns = ("turns", "changes", "margin", "winner", "first")
        players = list(self.figures["players"])[len(self.figures["players"]) // 2]
        rows = []
        for bot in names:
            part = dict(self._by_players(bot="" if bot == names[0] else bot)).get(players)
            if part:
                cells = [self._estimate(part["metrics"][name], 2) for name in columns]
                rows.append([bot, *cells, self._number(self.figures["tastes"][bot]["like"], 2)])
        yield Heading(self.texts("balance-for", players=int(players)), 3)
        yield Grid(self._heads("bot", *columns, "like"), rows)
        rows = [
            [self.texts.tribe(tribe), *(self._number(self.figures["tastes"][bot]["led"][place], 2) for bot in names)]
            for place, tribe in enumerate(TRIBE_NAMES[:SKELETON])
        ]
        yield Paragraph(self.texts("balance-tastes"))
        yield Grid([*self._heads("tribe"), *names], rows)

    # --- How it was made --------------------------------------------------------------------------------------

    def _provenance(self) -> Iterator[Item]:
        yield from self._start("made")
        study = self.figures["study"]
        rows = [
            [*self._heads("study"), study["name"]],
            [*self._heads("seed"), str(study["seed"])],
            [*self._heads("digest"), study["digest"]],
            [*self._heads("games"), self._whole(study["games"])],
        ]
        for run in study["runs"]:
            card = run["card"].get("name", "")
            place = f"{run['machine']}, {run['cores']}" + (f", {card}" if card else "")
            rows.append([*self._heads("machine"), place])
            rows.append([*self._heads("seconds"), self._number(run["seconds"], 0)])
        if compared := study["compared"]:
            again = f"{self._whole(compared['games'])} / {len(compared['different'])}"
            rows.append([*self._heads("again"), again])
        yield Grid(self._heads("what", "value"), rows)
