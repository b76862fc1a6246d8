"""The figures of a study: everything that its report says, from the sums of its games, as JSON.

An estimate is a list: the mean, and the ends of its 95 % interval. Lists called ``sure`` say which estimates of a table
evidently differ from zero after the correction for many comparisons.
"""

import json
from collections.abc import Callable, Sequence
from functools import reduce
from operator import add
from pathlib import Path
from typing import Any, Final

import numpy as np

from ethnos.base.refusals import EthnosError
from ethnos.engine.components import MIN_PLAYERS, SKELETON, TRIBES_IN_PLAY
from ethnos.research.studies.estimates import Estimate, Sums, average, evident, rounded, shrunk
from ethnos.research.studies.folder import Folder
from ethnos.research.studies.tally import (
    METRICS,
    SET_METRICS,
    Luck,
    NoLead,
    Plain,
    Rules,
    Skill,
    Tally,
    all_sets,
    tally,
)
from ethnos.research.studies.tribes import Figures, partner_figures, tribe_figures

GROUPS: Final = {"small": (2, 3), "large": (4, 5, 6)}
"""Numbers of players with the same numbers of tribes and Ages."""
RULE_EFFECTS: Final = ("rounds", "changes", "margin", "winner", "first")
LENGTHS: Final = (0.05, 0.5, 0.95)
SET_DIGITS: Final = 100
"""Figures of sets are whole numbers: the values times this."""


class TooFewGames(EthnosError):
    """A folder without the games that a report is about."""


class NoFigures(EthnosError):
    """A file that has no figures of a study."""


def stored(path: Path) -> Figures:
    """The figures in a file, as ``ethnos study report --json`` prints them."""
    try:
        values: Figures = json.loads(path.read_text(encoding="utf-8"))
        values["study"]["name"]
    except (ValueError, LookupError, TypeError) as problem:
        raise NoFigures(path=path) from problem
    return values


def figures(folder: Folder, progress: Callable[[int], None] = lambda _games: None) -> Figures:
    """The figures of the games in a folder; a part whose games are missing is left out."""
    return figures_of(tally(folder, progress), folder)


def figures_of(sums: Tally, folder: Folder) -> Figures:
    """The figures from the sums of a study."""
    bots = list(dict.fromkeys(series.bots[0] for series in sums.study.series))
    plain = {bot: {part.players: part for _, part in sums.of(Plain, bot)} for bot in bots}
    main = max(bots, key=lambda bot: sum(_games(part) for part in plain[bot].values()))
    if not plain[main]:
        raise TooFewGames(path=folder.path, needed='tribes = "all"')
    bans = {part.players: part for _, part in sums.of(NoLead, main)}
    skill = {part.players: part for _, part in sums.of(Skill, main)}
    return {
        "study": _study(sums, folder, main),
        "players": _by_players(plain[main]),
        "tribes": {
            name: tribe_figures({count: plain[main][count] for count in counts}, bans, skill)
            for name, counts in GROUPS.items()
            if set(counts) <= set(plain[main])
        },
        "partners": partner_figures(plain[main], bans),
        "sets": _sets(plain[main], skill),
        "skill": {str(part.players): _skill(series.slips, part) for series, part in sums.of(Skill, main)},
        "luck": {str(part.players): _luck(series.slips, part) for series, part in sums.of(Luck, main)},
        "rules": _rules([(series.rules, part) for series, part in sums.of(Rules, main)]),
        "bots": {bot: _by_players(plain[bot]) for bot in bots if bot != main and plain[bot]},
        "tastes": _tastes({bot: parts for bot, parts in plain.items() if parts}, main),
    }


def _study(sums: Tally, folder: Folder, main: str) -> Figures:
    study = sums.study
    alone = {number for number, series in enumerate(study.series) if set(series.bots) == {main}}
    missing = {block.number for block in folder.missing()}
    own = sum(block.games for block in study.blocks if block.series in alone and block.number not in missing)
    return {
        "name": study.name,
        "seed": study.seed,
        "digest": study.digest(),
        "games": sums.games,
        "bot": main,
        "games_of_bot": own,
        "runs": folder.runs(),
        "compared": folder.compared(),
    }


def _games(part: Plain) -> float:
    return float(part.metrics.count[0])


# --- Games of one bot -----------------------------------------------------------------------------------------


def _by_players(parts: dict[int, Plain]) -> Figures:
    """Each number of players; the seats of all of them are one table."""
    seats = {count: [part.seats.at(place) for place in range(count)] for count, part in sorted(parts.items())}
    sure = evident({count: [Estimate(seat.mean - 1, seat.error) for seat in row] for count, row in seats.items()})
    return {str(count): _part(parts[count]) | {"sure": sure[count]} for count in seats}


def _part(part: Plain) -> Figures:
    return {
        "games": int(_games(part)),
        "metrics": {name: part.metrics.at(place).as_json() for place, name in enumerate(METRICS)},
        "ages": rounded(part.ages.means),
        "lengths": [_quantile(part.lengths, share) for share in LENGTHS],
        "seats": [part.seats.at(place).as_json() for place in range(part.players)],
        "sources": rounded(part.sources.means),
        "sizes": rounded(part.sizes.means),
    }


def _quantile(histogram: Any, share: float) -> int:
    return int(np.searchsorted(np.cumsum(histogram), share * histogram.sum()))


# --- Sets -----------------------------------------------------------------------------------------------------


def _sets(plain: dict[int, Plain], skill: dict[int, Skill]) -> Figures:
    """For all sets of five and of six tribes: rounds, changes of the lead, margins, and a better player's wins."""
    result: Figures = {}
    for counts in GROUPS.values():
        parts = [plain[n] for n in counts if n in plain]
        if not parts or any(not part.sets.count.all() for part in parts):
            continue
        size = TRIBES_IN_PLAY[counts[0]]
        columns = {
            name: reduce(add, [part.sets.part(place) for part in parts]) for place, name in enumerate(SET_METRICS)
        }
        most = dict[str, float]()
        for players, part in skill.items():
            if players in counts and part.wins.count.all():
                columns["skill"], most["skill"] = part.wins, players
        result[str(size)] = {name: _column(sums, all_sets(size), most.get(name)) for name, sums in columns.items()}
    return result


def _column(sums: Sums, members: Any, most: float | None) -> Figures:
    values, error = shrunk(sums, members)
    values = np.minimum(values, most) if most else values
    return {"values": np.rint(values * SET_DIGITS).astype(int).tolist(), "error": round(error, 3)}


# --- Luck and rules -------------------------------------------------------------------------------------------


def _skill(slips: Sequence[float], part: Skill) -> Figures:
    """Wins of one player among others who take some decisions at random, over all sets."""
    return {"slips": list(slips), "wins": part.whole.at().as_json(), "games": int(part.whole.count)}


def _luck(slips: Sequence[float], part: Luck) -> Figures:
    """Wins of each strength, and where the differences in Glory between the seats of a game come from."""
    n = part.players
    rows = np.concatenate(part.rows)
    rows = rows[np.lexsort((rows[:, 1], rows[:, 0]))]
    deals = len(rows) // n
    cells = rows[: deals * n].reshape(deals, n, -1)
    rotation, seat = np.meshgrid(np.arange(n), np.arange(n), indexing="ij")
    player = (seat + rotation) % n
    glory, wins = cells[:, :, 2 : 2 + n], cells[:, :, 2 + n :]
    shares = Sums(n)
    shares.add(np.stack([wins[:, player == who].mean(1) for who in range(n)], 1))
    return {
        "deals": deals,
        "slips": list(slips),
        "wins": [shares.at(who).as_json() for who in range(n)],
        "variance": _components(glory, player),
    }


def _components(glory: Any, player: Any) -> dict[str, float]:
    """Shares of the variance: strength, how much a deal rewards it, the seat in a deal, and the rest.

    The games of a deal are a Latin square of players, seats and rotations. With two players nothing would be left to
    tell the seat from the rest, and there are no shares.
    """
    n = len(player)
    if n == MIN_PLAYERS:
        return {}
    above = glory - glory.mean(2, keepdims=True)
    by_player = np.stack([above[:, player == who].mean(1) for who in range(n)], 1)
    by_seat = above.mean(1)
    strength = by_player.mean(0)
    rest = above - by_player[:, player] - by_seat[:, None, :]
    chance = float((rest**2).sum()) / (len(above) * (n - 1) * (n - 2))
    inside = float(((by_player - strength) ** 2).sum()) / (len(above) * (n - 1))
    seats = float((by_seat**2).sum()) / (len(above) * (n - 1))
    parts = {
        "strength": float((strength**2).sum()) / (n - 1),
        "reward": max(inside - chance / n, 0.0),
        "deal": max(seats - chance / n, 0.0),
        "rest": chance,
    }
    return {name: round(value / sum(parts.values()), 4) for name, value in parts.items()}


def _rules(parts: Sequence[tuple[Sequence[str], Rules]]) -> list[Figures]:
    """What each variant of the rules changes against the first one, on the same deals; players counted equally."""
    if not parts:
        return []
    names = parts[0][0]
    same: list[list[float]] = [[] for _ in names]
    effects: list[list[list[Estimate]]] = [[[] for _ in RULE_EFFECTS] for _ in names]
    for _, part in parts:
        rows = np.concatenate(part.rows)
        rows = rows[np.lexsort((rows[:, 1], rows[:, 0]))]
        cells = rows[: len(rows) // len(names) * len(names)].reshape(-1, len(names), rows.shape[1])[:, :, 2:]
        for variant in range(1, len(names)):
            difference = cells[:, variant] - cells[:, 0]
            sums = Sums(len(METRICS))
            sums.add(difference[:, : len(METRICS)])
            same[variant].append(float((difference == 0).all(1).mean()))
            for place, name in enumerate(RULE_EFFECTS):
                effects[variant][place].append(sums.at(METRICS.index(name)))
    averages = {variant: [average(each) for each in effects[variant]] for variant in range(1, len(names))}
    sure = evident(averages)
    return [
        {
            "rules": names[variant],
            "against": names[0],
            "same": round(sum(same[variant]) / len(parts), 4),
            "effects": [each.as_json() for each in row],
            "sure": sure[variant],
        }
        for variant, row in averages.items()
    ]


# --- Comparison of bots ---------------------------------------------------------------------------------------


def _tastes(plain: dict[str, dict[int, Plain]], main: str) -> Figures:
    """For each bot: Bands by Leader's tribe in games with it, and how alike their order is to the main bot's."""
    led = {
        bot: np.mean([part.led.means.mean(0).sum(0)[:SKELETON] for part in parts.values()], 0)
        for bot, parts in plain.items()
    }
    return {
        bot: {"led": rounded(values), "like": round(_rank_correlation(values, led[main]), 3)}
        for bot, values in led.items()
    }


def _rank_correlation(first: Any, second: Any) -> float:
    ranks = [np.argsort(np.argsort(values)) for values in (first, second)]
    if np.ptp(first) == 0 or np.ptp(second) == 0:
        return 0.0
    return float(np.corrcoef(ranks[0], ranks[1])[0, 1])
