"""Writes ``docs/ladder.md`` and its plot from saved games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ethnos.i18n import Texts, default_texts
from ethnos.lab.ladder import MATCHES, PLAYER_COUNTS, Match, ladder_tasks, match_tasks
from ethnos.lab.ladder_plot import Chart, draw
from ethnos.lab.statistics import Result, summarise, whole_deals
from ethnos.lab.tournament import Ledger
from ethnos.refusals import EthnosError

PAGE: Final = "ladder.md"
PLOT: Final = "ladder.svg"
COLUMNS: Final = ("bot", "games", "share", "interval", "glory", "place", "time", "rating")
MATCH_COLUMNS: Final = ("match", "players", "games", "share", "fair", "interval", "time")


class NothingPlayed(EthnosError):
    """A folder without games of a ladder."""


@dataclass(frozen=True)
class Rung:
    """The ladder for one number of players."""

    players: int
    games: int
    results: list[Result]
    """Strongest bot first."""


@dataclass(frozen=True)
class Measured:
    """A match that was played, and the result of the bot that it measures."""

    match: Match
    games: int
    result: Result


@dataclass(frozen=True)
class Facts:
    """Everything that the page is written from."""

    rungs: list[Rung]
    measured: list[Measured]
    plans: list[dict[str, Any]]
    sittings: list[dict[str, Any]]
    """The machines on which the games were played, without duplicates."""

    @property
    def games(self) -> int:
        """The number of games of whole deals."""
        return sum(rung.games for rung in self.rungs) + sum(match.games for match in self.measured)


def write_page(folder: Path, out: Path, matches: Sequence[Match] = MATCHES, texts: Texts | None = None) -> list[Path]:
    """Write the page and the plot into ``out``, from the games in ``folder``. Returns the files written."""
    facts, texts = read_facts(folder, matches), texts or default_texts()
    if not facts.games:
        raise NothingPlayed(path=folder)
    page, plot = out / PAGE, out / PLOT
    page.write_text(render(facts, texts), encoding="utf-8")
    if not facts.rungs:
        return [page]
    charts = [Chart(texts("ladder-players", players=rung.players), _ratings(rung)) for rung in facts.rungs]
    plot.write_text(draw(charts, texts("ladder-plot-title"), texts("ladder-plot-axis")), encoding="utf-8")
    return [page, plot]


def read_facts(folder: Path, matches: Sequence[Match] = MATCHES) -> Facts:
    """Read all saved games of a folder."""
    tasks = [*ladder_tasks(folder), *match_tasks(folder, matches)]
    ledgers = [Ledger.read(task.path) for task in tasks if task.path.exists()]
    sittings: list[dict[str, Any]] = []
    for ledger in ledgers:
        sittings += [sitting for sitting in ledger.sittings if sitting not in sittings]
    plans = [ledger.plan for ledger in ledgers]
    return Facts(read_rungs(folder), read_matches(folder, matches), plans, sittings)


def read_rungs(folder: Path) -> list[Rung]:
    """The results of the ladder, for each number of players."""
    rungs = []
    for task in ladder_tasks(folder, counts=PLAYER_COUNTS):
        if task.path.exists():
            ledger = Ledger.read(task.path)
            games = whole_deals(ledger.records.values())
            results = summarise(games, ledger.plan["bots"])
            rungs.append(Rung(task.plan.players, len(games), sorted(results, key=lambda result: -result.rating)))
    return [rung for rung in rungs if rung.games]


def read_matches(folder: Path, matches: Iterable[Match] = MATCHES) -> list[Measured]:
    """The results of the matches."""
    measured_matches = []
    for match, task in [(match, match_tasks(folder, [match])[0]) for match in matches]:
        if task.path.exists():
            games = whole_deals(Ledger.read(task.path).records.values())
            measured_matches.append(Measured(match, len(games), summarise(games, match.seats)[0]))
    return [measured for measured in measured_matches if measured.games]


def render(facts: Facts, texts: Texts) -> str:
    """The page."""
    parts = [f"# {texts('ladder-title')}", texts("ladder-intro")]
    if facts.rungs:
        parts += [f"![{texts('ladder-plot-title')}]({PLOT})"]
    for rung in facts.rungs:
        parts += [f"## {texts('ladder-players', players=rung.players)}", _rung_table(rung, texts)]
    if facts.measured:
        parts += [f"## {texts('ladder-matches')}", texts("ladder-matches-intro"), _match_table(facts.measured, texts)]
    return "\n\n".join([*parts, f"## {texts('ladder-run')}", *_run_details(facts, texts)]) + "\n"


def _rung_table(rung: Rung, texts: Texts) -> str:
    fair = f"{1 / rung.players:.1%}"
    rows = [
        (
            f"`{result.bot}`",
            f"{result.games:,}",
            f"{result.win_share:.1%}",
            _interval(result),
            f"{result.mean_glory:.1f}",
            f"{result.mean_place:.2f}",
            f"{result.ms_per_decision:,.2f}",
            f"{result.rating:.2f}",
        )
        for result in rung.results
    ]
    return _table([texts("ladder-column", column=column, fair=fair) for column in COLUMNS], rows)


def _match_table(measured: Sequence[Measured], texts: Texts) -> str:
    rows = [
        (
            _match(row.match, texts),
            str(len(row.match.seats)),
            f"{row.games:,}",
            f"**{row.result.win_share:.1%}**",
            f"{row.result.fair_share:.1%}",
            _interval(row.result),
            f"{row.result.ms_per_decision:,.2f}",
        )
        for row in measured
    ]
    return _table([texts("ladder-match-column", column=column) for column in MATCH_COLUMNS], rows)


def _match(match: Match, texts: Texts) -> str:
    rivals = {rival: match.seats[1:].count(rival) for rival in match.seats[1:]}
    rival_names = ", ".join(texts("ladder-rival", bot=f"`{rival}`", count=count) for rival, count in rivals.items())
    return texts("ladder-match", bot=f"`{match.seats[0]}`", rivals=rival_names)


def _run_details(facts: Facts, texts: Texts) -> list[str]:
    presets = ", ".join(dict.fromkeys(plan["preset"] for plan in facts.plans))
    seeds = ", ".join(dict.fromkeys(str(plan["seed"]) for plan in facts.plans))
    machines = [
        texts("ladder-machine", machine=run["machine"], cores=run["cores"], version=run["version"] or "none")
        for run in facts.sittings
    ]
    lines = dict.fromkeys([texts("ladder-games", games=facts.games), *machines])
    return [texts("ladder-run-how", preset=presets, seed=seeds), "\n".join(f"- {line}" for line in lines)]


def _interval(result: Result) -> str:
    low, high = result.interval
    return f"{low:.1%} – {high:.1%}"  # noqa: RUF001


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    rule = ["---", *["---:"] * (len(header) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (header, rule, *rows))


def _ratings(rung: Rung) -> dict[str, float]:
    return {result.bot: result.rating for result in rung.results}
