"""The results of a study as one web page in English that needs no other file. Every number comes from the figures."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from itertools import combinations
from string import Template
from typing import Any, Final, TypeAlias

from ethnos.base.i18n import Texts
from ethnos.base.svg import number
from ethnos.engine.components import AGES_IN_PLAY, MAX_AGES, TRIBE_NAMES, TRIBES_IN_PLAY
from ethnos.research.studies.figures import GROUPS, LENGTHS, RULE_EFFECTS, SET_DIGITS
from ethnos.research.studies.plots import Interval, Panel, draw
from ethnos.research.studies.rows import SOURCES_SHOWN
from ethnos.research.studies.tribes import TRIBE_EFFECTS, Figures
from ethnos.research.studies.watch import LARGEST

Parts: TypeAlias = Iterator[str]
Cells: TypeAlias = Iterable[str]
Groups: TypeAlias = Mapping[str, Mapping[str, Any]]
"""For each group of players, the figures of its tribes."""

SURE: Final = "●"
PAIRS_SHOWN: Final = 12
SETS_SHOWN: Final = 3
TEMPLATE: Final = "report.html"
"""Each part is a section whose ``id`` names what fills it (``PARTS``)."""
GROUP_NAMES: Final = {"small": "2 or 3 players", "large": "4 to 6 players"}
METRIC_NAMES: Final = {
    "turns": "Turns",
    "rounds": "Turns per player",
    "changes": "Changes of the lead",
    "none": "No change, % of games",
    "late": "Late change, % of games",
    "margin": "Winner’s margin, Glory",
    "winner": "Winner’s Glory",
    "glory": "Mean Glory",
    "first": "First player’s wins (1 is fair)",
    "skill": "A better player’s wins, %",
}
SOURCE_NAMES: Final = dict(
    zip(
        SOURCES_SHOWN,
        ("Kingdoms", "Merfolk board", "Giant token, at once", "Giant token, end of Age", "Orc Hordes", "Bands"),
        strict=True,
    )
)
WINS: Final = "Wins, % of a fair share"
LOST: Final = "Wins lost, % of a fair share"


def page(figures: Figures) -> str:
    """The whole report. A part whose games are missing is left out."""

    def section(part: re.Match[str]) -> str:
        content = "\n".join(PARTS[part[1]](figures))
        return f"{part[2]}\n{content}" if content else ""

    study = figures["study"]
    words = {name: escape(study[name]) for name in ("name", "bot")}
    numbers = {name: f"{study[name]:,}" for name in ("games", "games_of_bot")}
    template = (files("ethnos.research.studies") / TEMPLATE).read_text(encoding="utf-8")
    whole = Template(template).substitute(words | numbers)
    return re.sub(r'<section id="([a-z-]+)">(.*?)</section>', section, whole, flags=re.DOTALL)


# --- Tables and numbers ---------------------------------------------------------------------------------------


def _table(heads: Cells, rows: Iterable[Cells]) -> str:
    """A table; the first column names the rows."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    lines = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table>\n<tr>{head}</tr>\n{lines}\n</table></div>'


def _plot(panels: Mapping[str, Mapping[str, Sequence[float]]], title: str, axis: str, times: float = 1) -> str:
    drawn = [
        Panel(panel, {name: Interval(*(times * value for value in values)) for name, values in rows.items()})
        for panel, rows in panels.items()
    ]
    return f"<figure>{draw(drawn, title, axis)}</figure>"


def _number(value: float, digits: int = 1) -> str:
    return number(value + 0.0, digits)


def _estimate(values: Sequence[float], digits: int = 1, times: float = 1, sure: bool = False) -> str:
    mean, low, high = (_number(value * times, digits) for value in values)
    return f"{mean} [{low}; {high}]{f' {SURE}' if sure else ''}".replace(" ", "\N{NO-BREAK SPACE}")


def _estimates(rows: Iterable[Sequence[float]], sure: Iterable[bool], digits: int = 2) -> list[str]:
    return [_estimate(values, digits, 1, mark) for values, mark in zip(rows, sure, strict=True)]


def _of_two(digits: int, winners: Iterable[float], others: Iterable[float]) -> list[str]:
    """Figures of winners, each with that of the other players."""
    return [f"{_number(won, digits)} / {_number(lost, digits)}" for won, lost in zip(winners, others, strict=True)]


def _ages(count: int) -> list[str]:
    return [f"Age {age}" for age in range(1, count + 1)]


@cache
def _tribe(name: str) -> str:
    return Texts("en").tribe(name)


def _groups_with(figures: Figures, part: str) -> Groups:
    """The tribes of each group of players that have figures of this part."""
    groups = {
        group: {tribe: row for tribe, row in tribes.items() if part in row}
        for group, tribes in figures["tribes"].items()
    }
    return {group: tribes for group, tribes in groups.items() if tribes}


def _by_tribe(
    groups: Groups, cells: Callable[[Any], Cells], heads: Cells, ages: bool = False, more: Cells = ()
) -> Parts:
    """For each group of players a table with a row for each tribe."""
    for group, tribes in groups.items():
        columns = _ages(AGES_IN_PLAY[max(GROUPS[group])]) if ages else []
        yield f"<h3>{GROUP_NAMES[group]}</h3>"
        yield _table(["Tribe", *heads, *columns, *more], [[_tribe(name), *cells(row)] for name, row in tribes.items()])


def _by_players(figures: Figures, cells: Callable[[Any], Cells], heads: Cells) -> str:
    """A table with a row for each number of players."""
    return _table(["Players", *heads], [[players, *cells(part)] for players, part in figures["players"].items()])


def _tribe_plot(
    groups: Groups, value: Callable[[Any], Sequence[float]], title: str, axis: str, times: float = 1
) -> str:
    panels = {
        GROUP_NAMES[group]: {_tribe(name): value(row) for name, row in tribes.items()}
        for group, tribes in groups.items()
    }
    return _plot(panels, title, axis, times)


# --- Tribes ---------------------------------------------------------------------------------------------------


def _worth(figures: Figures) -> Parts:
    if groups := _groups_with(figures, "worth"):
        yield _tribe_plot(
            groups, lambda row: row["worth"][0]["wins"], "What it is worth to lead with a tribe", LOST, 100
        )
        yield from _wins_by_age(groups, "worth", [LOST, "Glory lost"])


def _most(figures: Figures) -> Parts:
    return _wins_by_age(_groups_with(figures, "most"), "most", [WINS, "Glory above the others"])


def _wins_by_age(groups: Groups, part: str, heads: Cells) -> Parts:
    """Wins and Glory over all Ages, and wins in each Age; the tribe with the most wins first."""

    def cells(row: Any) -> Cells:
        whole, *by_age = (_estimate(each["wins"], 0, 100, each["sure"][0]) for each in row[part])
        return [whole, _estimate(row[part][0]["glory"], 1, 1, row[part][0]["sure"][1]), *by_age]

    in_order = {
        group: dict(sorted(tribes.items(), key=lambda item: -item[1][part][0]["wins"][0]))
        for group, tribes in groups.items()
    }
    return _by_tribe(in_order, cells, heads, ages=True)


def _leading(figures: Figures) -> Parts:
    for group, tribes in _groups_with(figures, "led").items():
        rows = {}
        for name, row in tribes.items():
            means = [_number((winner + other) / 2, 2) for winner, other in zip(*row["led"], strict=True)]
            more = _estimate(row["more"], 2, 1, row["more_sure"])
            shown = means[: AGES_IN_PLAY[max(GROUPS[group])]]
            rows[name] = [*shown, more, _number(row["cards"], 2), _number(row["markers"], 2)]
        after = ["Winners lead more", "Cards per Band", "Markers per Band"]
        yield from _by_tribe({group: rows}, list, [], ages=True, more=after)


def _effects(figures: Figures) -> Parts:
    groups = figures["tribes"]
    if groups:
        title, axis = "What a tribe in play changes", METRIC_NAMES[TRIBE_EFFECTS[0]]
        yield _tribe_plot(groups, lambda row: row["effects"][0], title, axis)
    heads = [METRIC_NAMES[name] for name in TRIBE_EFFECTS]
    yield from _by_tribe(groups, lambda row: _estimates(row["effects"], row["sure"]), heads)


def _tribe_sources(figures: Figures) -> Parts:
    def cells(row: Any) -> Cells:
        return [_estimate(each["glory"], 1, 1, each["sure"]) for each in row["sources"]]

    return _by_tribe(_groups_with(figures, "sources"), cells, SOURCE_NAMES.values())


def _tribe_skill(figures: Figures) -> Parts:
    if groups := _groups_with(figures, "skill"):
        rows = []
        for tribe in TRIBE_NAMES:
            cells = [tribes[tribe]["skill"] for tribes in groups.values()]
            rows.append([_tribe(tribe), *(_estimate(each["wins"], 1, 100, each["sure"]) for each in cells)])
        measured = [next(each for each in figures["skill"] if int(each) in GROUPS[group]) for group in groups]
        yield _table(["Tribe", *(f"With {players} players" for players in measured)], rows)


def _partners(figures: Figures) -> Parts:
    pairs = figures["partners"]
    sure = [pair for pair in pairs if pair["sure"]]
    listed = sure if len(sure) <= 2 * PAIRS_SHOWN else [*sure[:PAIRS_SHOWN], *sure[-PAIRS_SHOWN:]]
    if pairs:
        yield f"<p>Of {len(pairs)} pairs, {len(sure)} differ evidently; the strongest in both directions:</p>"
        rows = [
            [_tribe(pair["tribe"]), _tribe(pair["partner"]), _estimate(pair["glory"], sure=True)] for pair in listed
        ]
        yield _table(["Tribe", "Partner", "Glory more"], rows)


# --- Games ----------------------------------------------------------------------------------------------------


def _sources(figures: Figures) -> Parts:
    def cells(part: Any) -> Cells:
        return _of_two(1, *([sum(source) for source in zip(*side, strict=True)] for side in part["sources"]))

    yield _by_players(figures, cells, SOURCE_NAMES.values())


def _sizes(figures: Figures) -> Parts:
    heads = [*map(str, range(1, LARGEST)), f"{LARGEST}+"]
    yield _by_players(figures, lambda part: _of_two(2, *part["sizes"]), heads)


def _length(figures: Figures) -> Parts:
    def cells(part: Any) -> Cells:
        yield from (_estimate(part["metrics"][name]) for name in ("turns", "rounds"))
        yield from (_number(age) if age else "" for age in part["ages"])
        yield from map(str, part["lengths"])

    shorter = [f"{100 * share:.0f}% of games are shorter" for share in LENGTHS]
    yield _by_players(figures, cells, [METRIC_NAMES["turns"], METRIC_NAMES["rounds"], *_ages(MAX_AGES), *shorter])


def _lead(figures: Figures) -> Parts:
    columns = {"changes": (2, 1), "none": (1, 100), "late": (1, 100), "margin": (1, 1)}

    def cells(part: Any) -> Cells:
        return [_estimate(part["metrics"][name], *shown) for name, shown in columns.items()]

    yield _by_players(figures, cells, [METRIC_NAMES[name] for name in columns])


def _seats(figures: Figures) -> Parts:
    parts = figures["players"]
    heads = [f"Seat {seat}" for seat in range(1, max(map(int, parts)) + 1)]
    panels = {f"{count} players": dict(zip(heads, part["seats"], strict=False)) for count, part in parts.items()}
    yield _plot(panels, "The first player’s advantage", WINS, 100)
    yield _by_players(figures, lambda part: _estimates(part["seats"], part["sure"]), heads)


def _luck(figures: Figures) -> Parts:
    rows = [
        [players, _number(100 * slips, 0), _estimate(wins, 1, 100 / int(players))]
        for players, luck in figures["luck"].items()
        for slips, wins in zip(luck["slips"], luck["wins"], strict=True)
    ]
    if rows:
        yield _table(["Players", "Random decisions, %", "Wins, %"], rows)
    shares = {players: luck["variance"] for players, luck in figures["luck"].items() if luck["variance"]}
    if shares:
        yield "<p>Where differences in Glory between players of these strengths come from, in percent:</p>"
        heads = ["Strength", "How much a deal rewards it", "The seat in a deal", "The course of the game"]
        yield _table(
            ["Players", *heads],
            [[players, *(_number(100 * share) for share in parts.values())] for players, parts in shares.items()],
        )


def _sets(figures: Figures) -> Parts:
    for size, columns in figures["sets"].items():
        group = next(name for name, counts in GROUPS.items() if TRIBES_IN_PLAY[counts[0]] == int(size))
        yield f"<h3>{GROUP_NAMES[group]}</h3>"
        rows: list[list[str]] = []
        for name, column in columns.items():
            times = 100 / GROUPS[group][0] if name == "skill" else 100 if name == "late" else 1
            rows += _extremes(list(combinations(TRIBE_NAMES, int(size))), METRIC_NAMES[name], column, times)
        yield _table(["What", "Set", "Value"], rows)


def _extremes(sets: Sequence[Sequence[str]], what: str, column: Figures, times: float) -> Iterator[list[str]]:
    """The sets with the highest and the lowest values."""
    values, error = column["values"], _number(2 * times * column["error"])
    for word in ("most", "least"):
        for place in sorted(range(len(sets)), key=lambda place: values[place], reverse=word == "most")[:SETS_SHOWN]:
            value = _number(values[place] / SET_DIGITS * times)
            yield [f"{word}: {what}", ", ".join(map(_tribe, sets[place])), f"{value} ± {error}"]


def _rules(figures: Figures) -> Parts:
    rows = [
        [row["rules"], _number(100 * row["same"]), *_estimates(row["effects"], row["sure"])] for row in figures["rules"]
    ]
    if rows:
        yield _table(["Rules", "Same game, %", *(METRIC_NAMES[name] for name in RULE_EFFECTS)], rows)


def _bots(figures: Figures) -> Parts:
    if not figures["bots"]:
        return
    bots, tastes = {figures["study"]["bot"]: figures["players"]} | figures["bots"], figures["tastes"]
    columns, players = ("turns", "changes", "margin", "winner", "first"), list(figures["players"])
    middle = players[len(players) // 2]
    rows = [
        [bot, *(_estimate(parts[middle]["metrics"][name], 2) for name in columns), _number(tastes[bot]["like"], 2)]
        for bot, parts in bots.items()
        if middle in parts
    ]
    yield f"<h3>With {middle} players</h3>"
    yield _table(["Bot", *(METRIC_NAMES[name] for name in columns), "Choice of Leaders alike, at most 1"], rows)
    yield "<p>Bands that a player leads with each tribe in a game, where it is in play:</p>"
    led = zip(TRIBE_NAMES, *(tastes[bot]["led"] for bot in bots), strict=False)
    yield _table(["Tribe", *bots], [[_tribe(name), *(_number(each, 2) for each in row)] for name, *row in led])


def _provenance(figures: Figures) -> Parts:
    study = figures["study"]
    rows = [[name.capitalize(), str(study[name])] for name in ("name", "seed", "digest")]
    rows.append(["Games", f"{study['games']:,}"])
    for run in study["runs"]:
        place = filter(None, [run["machine"], str(run["cores"]), run["card"].get("name", "")])
        rows += [["Machine, cores, card", ", ".join(place)], ["Seconds", _number(run["seconds"], 0)]]
    if compared := study["compared"]:
        again = f"{compared['games']:,} / {len(compared['different'])}"
        rows.append(["Card’s games played again by the bot / different", again])
    yield _table(["What", "Value"], rows)


PARTS: Final[dict[str, Callable[[Figures], Parts]]] = {
    "worth": _worth,
    "leading": _leading,
    "most": _most,
    "effects": _effects,
    "tribe-sources": _tribe_sources,
    "partners": _partners,
    "sources": _sources,
    "sizes": _sizes,
    "length": _length,
    "lead": _lead,
    "seats": _seats,
    "luck": _luck,
    "tribe-skill": _tribe_skill,
    "sets": _sets,
    "rules": _rules,
    "bots": _bots,
    "made": _provenance,
}
