"""The figures of a study: everything that its report says, from the sums of its games, as JSON.

``figures.json`` beside this module has those of the published study (``studies/balance.toml``). An estimate is a list:
the mean, and the ends of its 95 % interval. Lists called ``sure`` say which estimates of a table evidently differ from
zero after the correction for many comparisons.
"""

import json
import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

import numpy as np

from ethnos.engine.components import AGES_IN_PLAY, MIN_PLAYERS, SKELETON, TRIBE_NAMES, TRIBES
from ethnos.refusals import EthnosError
from ethnos.studies.estimates import Estimate, Sums, shrunk, survivors
from ethnos.studies.folder import Folder
from ethnos.studies.rows import SOURCES_SHOWN
from ethnos.studies.tally import METRICS, SET_METRICS, Luck, NoLead, Plain, Rules, Skill, Tally, all_sets, tally

Figures: TypeAlias = dict[str, Any]
PUBLISHED: Final = "figures.json"
GROUPS: Final = {"small": (2, 3), "large": (4, 5, 6)}
"""Numbers of players with the same numbers of tribes and Ages."""
TRIBE_EFFECTS: Final = ("rounds", "changes", "margin", "winner", "glory", "first")
RULE_EFFECTS: Final = ("rounds", "changes", "margin", "winner", "first")
LENGTHS: Final = (0.05, 0.5, 0.95)
SET_DIGITS: Final = 100
"""Figures of sets are whole numbers: the values times this."""


class TooFewGames(EthnosError):
    """A folder without the games that a report is about."""

    code = "study-too-few"


@cache
def published() -> Figures:
    """The figures of the published study."""
    values: Figures = json.loads((files("ethnos.studies") / PUBLISHED).read_text(encoding="utf-8"))
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
            name: _tribes({count: plain[main][count] for count in counts}, bans, skill)
            for name, counts in GROUPS.items()
            if set(counts) <= set(plain[main])
        },
        "partners": _partners(plain[main], bans),
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


def _average(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates, each counted equally."""
    count = len(estimates)
    error = math.sqrt(sum(each.error**2 for each in estimates)) / count
    return Estimate(sum(each.mean for each in estimates) / count, error)


def _rounded(values: Any, digits: int = 3) -> Any:
    return np.round(values, digits).tolist()


# --- Games of one bot -----------------------------------------------------------------------------------------


def _by_players(parts: dict[int, Plain]) -> Figures:
    """Each number of players; the seats of all of them are one table."""
    seats = {(count, place): part.seats.at(place) for count, part in sorted(parts.items()) for place in range(count)}
    differences = [Estimate(seat.mean - 1, seat.error) for seat in seats.values()]
    sure = dict(zip(seats, survivors(differences), strict=True))
    return {
        str(count): _part(part) | {"sure": [sure[count, place] for place in range(count)]}
        for count, part in sorted(parts.items())
    }


def _part(part: Plain) -> Figures:
    return {
        "games": int(_games(part)),
        "metrics": {name: part.metrics.at(place).as_json() for place, name in enumerate(METRICS)},
        "ages": _rounded(part.ages.means),
        "lengths": [_quantile(part.lengths, share) for share in LENGTHS],
        "seats": [part.seats.at(place).as_json() for place in range(part.players)],
        "sources": _rounded(part.sources.means),
        "sizes": _rounded(part.sizes.means),
    }


def _quantile(histogram: Any, share: float) -> int:
    return int(np.searchsorted(np.cumsum(histogram), share * histogram.sum()))


# --- Tribes ---------------------------------------------------------------------------------------------------


def _tribes(plain: dict[int, Plain], bans: dict[int, NoLead], skill: dict[int, Skill]) -> Figures:
    effects = [
        [_average([_effect(part, name, tribe) for part in plain.values()]) for name in TRIBE_EFFECTS]
        for tribe in range(TRIBES)
    ]
    more = [_average([part.led_more.at(tribe) for part in plain.values()]) for tribe in range(SKELETON)]
    sure_effects = iter(survivors([each for row in effects for each in row]))
    sure_more = survivors(more)
    worth, most, sources, luck = _worth(plain, bans), _most(plain), _source_effects(plain), _skill_effects(plain, skill)
    return {
        TRIBE_NAMES[tribe]: {
            "effects": [each.as_json() for each in effects[tribe]],
            "sure": [next(sure_effects) for _ in TRIBE_EFFECTS],
        }
        | (_leading(plain, tribe) if tribe < SKELETON else {})
        | ({"more": more[tribe].as_json(), "more_sure": sure_more[tribe]} if tribe < SKELETON else {})
        | ({"worth": worth[tribe]} if tribe in worth else {})
        | ({"most": most[tribe]} if tribe in most else {})
        | ({"sources": sources[tribe]} if sources else {})
        | ({"skill": luck[tribe]} if luck else {})
        for tribe in range(TRIBES)
    }


def _most(plain: dict[int, Plain]) -> dict[int, list[Figures]]:
    """Who alone leads the most Bands with a tribe: wins as a multiple of the fair share, and lead; all Ages first."""
    ages = AGES_IN_PLAY[max(plain)]
    estimates = {
        (tribe, age): [_average([part.most.at(m, age, tribe) for part in plain.values()]) for m in range(2)]
        for tribe in range(SKELETON)
        for age in range(ages + 1)
        if all(part.most.count[0, age, tribe] for part in plain.values())
    }
    sure = iter(
        survivors([each for wins, lead in estimates.values() for each in (Estimate(wins.mean - 1, wins.error), lead)])
    )
    rows: dict[int, list[Figures]] = {}
    for (tribe, _), (wins, lead) in estimates.items():
        rows.setdefault(tribe, []).append(
            {"wins": wins.as_json(), "glory": lead.as_json(), "sure": [next(sure), next(sure)]}
        )
    return {tribe: row for tribe, row in rows.items() if len(row) == ages + 1}


def _source_effects(plain: dict[int, Plain]) -> list[list[Figures]]:
    """For each tribe, by how much its presence changes the mean Glory of each source."""
    if not all(part.sources_all.count.all() for part in plain.values()):
        return []
    effects = [
        [
            _average([_source_effect(part, source, tribe) for part in plain.values()])
            for source in range(len(SOURCES_SHOWN))
        ]
        for tribe in range(TRIBES)
    ]
    sure = iter(survivors([each for row in effects for each in row]))
    return [[{"glory": each.as_json(), "sure": next(sure)} for each in row] for row in effects]


def _source_effect(part: Plain, source: int, tribe: int) -> Estimate:
    with_it = _place(part.sources_with, source, tribe)
    return with_it.at() - (_place(part.sources_all, source) - with_it).at()


def _skill_effects(plain: dict[int, Plain], skill: dict[int, Skill]) -> list[Figures]:
    """For each tribe, by how much its presence changes a better player's wins, as a multiple of the fair share."""
    parts = [part for players, part in skill.items() if players in plain]
    if not parts:
        return []
    with_it = [[_place(part.with_tribe, tribe) for part in parts] for tribe in range(TRIBES)]
    effects = [
        _average([own.at() - (part.whole - own).at() for own, part in zip(row, parts, strict=True)]) for row in with_it
    ]
    return [{"wins": each.as_json(), "sure": sure} for each, sure in zip(effects, survivors(effects), strict=True)]


def _effect(part: Plain, metric: str, tribe: int) -> Estimate:
    """A metric in games with a tribe, less that in games without it."""
    place = METRICS.index(metric)
    with_it = _place(part.with_tribe, place, tribe)
    return with_it.at() - (_place(part.metrics, place) - with_it).at()


def _place(sums: Sums, *place: int) -> Sums:
    """The sums at one place."""
    item = Sums()
    for name in ("count", "total", "squares"):
        setattr(item, name, np.array(getattr(sums, name)[place]))
    return item


def _leading(plain: dict[int, Plain], tribe: int) -> Figures:
    """How a tribe is led: Bands by Age of winners and others, and the cards and markers of a Band."""
    led = np.mean([part.led.means[:, :, tribe] for part in plain.values()], 0)
    bands, cards, markers = np.sum([part.totals[:, tribe] for part in plain.values()], 0)
    return {
        "led": _rounded(led),
        "cards": round(cards / max(bands, 1), 3),
        "markers": round(markers / max(bands, 1), 3),
        "larger": _average([part.larger.at(tribe) for part in plain.values()]).as_json(),
    }


def _worth(plain: dict[int, Plain], bans: dict[int, NoLead]) -> dict[int, list[Figures]]:
    """What a seat loses if it may not lead a tribe: wins as a multiple of the fair share, and Glory; all Ages first."""
    if not set(plain) <= set(bans):
        return {}
    ages = AGES_IN_PLAY[max(plain)]
    losses = {
        (tribe, age): [
            _average([plain[n].pairs.at(m, tribe, tribe) - bans[n].own.at(m, age, tribe, tribe) for n in plain])
            for m in range(2)
        ]
        for tribe in range(SKELETON)
        for age in range(ages + 1)
        if all(bans[n].own.count[0, age, tribe, tribe] for n in plain)
    }
    sure = iter(survivors([loss for both in losses.values() for loss in both]))
    rows: dict[int, list[Figures]] = {}
    for (tribe, _), (wins, glory) in losses.items():
        rows.setdefault(tribe, []).append(
            {"wins": wins.as_json(4), "glory": glory.as_json(), "sure": [next(sure), next(sure)]}
        )
    return rows


def _partners(plain: dict[int, Plain], bans: dict[int, NoLead]) -> list[Figures]:
    """How much more Glory a tribe's lead is worth if another tribe is in play than if it is not; the most first."""
    counts = [n for n in plain if n in bans]
    if not counts:
        return []
    pairs = [
        (tribe, other)
        for tribe in range(SKELETON)
        for other in range(TRIBES)
        if tribe != other and all(bans[n].own.count[1, 0, tribe, other] for n in counts)
    ]
    gains = [_average([_gain(plain[n].pairs, bans[n].own, tribe, other) for n in counts]) for tribe, other in pairs]
    rows = [
        {"tribe": TRIBE_NAMES[tribe], "partner": TRIBE_NAMES[other], "glory": gain.as_json(), "sure": sure}
        for (tribe, other), gain, sure in zip(pairs, gains, survivors(gains), strict=True)
    ]
    return sorted(rows, key=lambda row: -row["glory"][0])


def _gain(free: Sums, banned: Sums, tribe: int, other: int) -> Estimate:
    """The worth of a tribe with another one, less that without it."""
    worth = []
    for has_other in (True, False):
        pair = _place(free, 1, tribe, other), _place(banned, 1, 0, tribe, other)
        if not has_other:
            whole = _place(free, 1, tribe, tribe), _place(banned, 1, 0, tribe, tribe)
            pair = whole[0] - pair[0], whole[1] - pair[1]
        worth.append(pair[0].at() - pair[1].at())
    return worth[0] - worth[1]


# --- Sets -----------------------------------------------------------------------------------------------------


def _sets(plain: dict[int, Plain], skill: dict[int, Skill]) -> Figures:
    """For all sets of five and of six tribes: rounds, changes of the lead, margins, and a better player's wins."""
    result: Figures = {}
    for counts in GROUPS.values():
        parts = [plain[n] for n in counts if n in plain]
        if not parts or any(not part.sets.count.all() for part in parts):
            continue
        size = int(all_sets_of(parts[0]).sum(1)[0])
        columns = {name: _sum([_place(part.sets, place) for part in parts]) for place, name in enumerate(SET_METRICS)}
        most = dict[str, float]()
        for players, part in skill.items():
            if players in counts and part.wins.count.all():
                columns["skill"], most["skill"] = part.wins, players
        members = all_sets_of(parts[0])
        result[str(size)] = {name: _column(sums, members, most.get(name)) for name, sums in columns.items()}
    return result


def all_sets_of(part: Plain) -> Any:
    """The sets that a part has figures of."""
    return next(sets for size in (5, 6) if len(sets := all_sets(size)) == part.sets.count.shape[1])


def _sum(parts: Iterable[Sums]) -> Sums:
    total, *others = parts
    for other in others:
        total = total + other
    return total


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
    averages = [[_average(each) for each in row] for row in effects[1:]]
    sure = iter(survivors([each for row in averages for each in row]))
    return [
        {
            "rules": names[variant],
            "against": names[0],
            "same": round(sum(same[variant]) / len(parts), 4),
            "effects": [each.as_json() for each in averages[variant - 1]],
            "sure": [next(sure) for _ in RULE_EFFECTS],
        }
        for variant in range(1, len(names))
    ]


# --- Comparison of bots ---------------------------------------------------------------------------------------


def _tastes(plain: dict[str, dict[int, Plain]], main: str) -> Figures:
    """For each bot: Bands by Leader's tribe in games with it, and how alike their order is to the main bot's."""
    led = {
        bot: np.mean([part.led.means.mean(0).sum(0)[:SKELETON] for part in parts.values()], 0)
        for bot, parts in plain.items()
    }
    return {
        bot: {"led": _rounded(values), "like": round(_rank_correlation(values, led[main]), 3)}
        for bot, values in led.items()
    }


def _rank_correlation(first: Any, second: Any) -> float:
    ranks = [np.argsort(np.argsort(values)) for values in (first, second)]
    if np.ptp(first) == 0 or np.ptp(second) == 0:
        return 0.0
    return float(np.corrcoef(ranks[0], ranks[1])[0, 1])
