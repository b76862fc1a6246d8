"""Statistics of a tournament: win shares with confidence intervals, means, and a rating.

**The interval.** The games of one deal are not independent: they use the same cards. So a deal, played in all
rotations, is one observation, and the variance of the deals' means gives the standard error. From it follows an
effective number of independent games, and Wilson's 95 % interval for that number, which stays within 0 and 1. With
fewer than 30 deals, or if all deals ended alike, the variance is unreliable, and each deal counts as one game: the
interval is then too wide rather than too narrow.

**The rating.** OpenSkill's Plackett-Luce model rates whole orders of finish, for any number of players. It learns from
game to game, so the last games weigh most. As bots do not change (tau = 0), that is noise: the games are rated in many
random orders with a fixed seed, and the ratings are averaged. A bot with several seats gets the mean of their ratings.
The result is the ordinal, mu - 3 sigma: a lower bound of the skill that a bot very probably has.
"""

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from ethnos.engine.scoring import shares_of_victory
from ethnos.research.lab.tournament import Record

NORMAL_95: Final = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""
ENOUGH_DEALS: Final = 30
"""From this number on, the variance between deals is used."""
ORDERS: Final = 50
FEWEST_ORDERS: Final = 5
RATED_GAMES: Final = 20_000
"""Ratings to compute in total, about two seconds: with more games, fewer orders are used."""


@dataclass(frozen=True)
class Result:
    """A bot's result in a tournament."""

    bot: str
    games: int
    fair_share: float
    """The share that it would win if all bots were equally strong."""
    win_share: float
    """Its share of the victories in its games; a shared victory is divided, and several seats count together."""
    interval: tuple[float, float]
    mean_glory: float
    mean_place: float
    ms_per_decision: float
    rating: float

    def as_json(self) -> dict[str, Any]:
        """The fields that ``--json`` prints."""
        fields = asdict(self)
        return {name: fields[name] for name in fields if name not in ("games", "fair_share")}


def whole_deals(records: Iterable[Record]) -> list[Record]:
    """The games of deals that were played in all rotations; incomplete deals would favour a seat."""
    by_deal: dict[int, list[Record]] = {}
    for record in records:
        by_deal.setdefault(record.deal, []).append(record)
    return [record for deal in sorted(by_deal) for record in _in_order(by_deal[deal])]


def summarise(records: Iterable[Record], bots: Iterable[str]) -> list[Result]:
    """The result of each bot, in the order given, from whole deals."""
    games = whole_deals(records)
    rating_by_bot = ratings(games)
    return [_result(bot, games, rating_by_bot.get(bot, 0.0)) for bot in dict.fromkeys(bots)]


def win_share(record: Record, bot: str) -> float:
    """A bot's share of a game's victory."""
    shares = shares_of_victory(record.places)
    return sum(share for share, seat in zip(shares, record.seats, strict=True) if seat == bot)


@dataclass(frozen=True)
class Strength:
    """How the bot that is first in the line-up did among the others."""

    games: int
    wins: float
    """Its share of the wins; in a match against itself, that of one seat."""
    interval: tuple[float, float]
    fair: float
    glory: float
    """Mean Glory above the others' mean."""
    ms: float
    """Thinking time per decision."""


def strength(records: Iterable[Record]) -> Strength:
    """The result of the first bot in whole deals. Each rotation moves it one seat back."""
    by_deal: dict[int, list[float]] = {}
    games, lead, seconds, decisions = whole_deals(records), 0.0, 0.0, 0
    players = len(games[0].seats)
    for record in games:
        seat = -record.rotation % players
        by_deal.setdefault(record.deal, []).append(shares_of_victory(record.places)[seat])
        lead += record.glory[seat] - _mean([glory for other, glory in enumerate(record.glory) if other != seat])
        seconds, decisions = seconds + record.seconds[seat], decisions + record.decisions[seat]
    means = [_mean(shares) for shares in by_deal.values()]
    low, high = interval(means)
    return Strength(
        games=len(games),
        wins=round(_mean(means), 4),
        interval=(round(low, 4), round(high, 4)),
        fair=round(1 / players, 4),
        glory=round(lead / len(games), 2),
        ms=round(1000 * seconds / max(decisions, 1), 3),
    )


def interval(by_deal: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a share, from its mean in each deal."""
    deals = len(by_deal)
    if deals == 0:
        return 0.0, 1.0
    share = sum(by_deal) / deals
    return wilson(share, _independent_games(by_deal, share))


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % score interval."""
    square = NORMAL_95**2 / games
    middle = (share + square / 2) / (1 + square)
    half = NORMAL_95 / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(records: Iterable[Record]) -> dict[str, float]:
    """OpenSkill's ordinal of each bot after these games, averaged over many orders of them."""
    games, chance = sorted(records, key=lambda record: record.number), random.Random(0)
    orders = max(FEWEST_ORDERS, min(ORDERS, RATED_GAMES // max(len(games), 1)))
    by_bot: dict[str, list[float]] = {}
    for _ in range(orders):
        chance.shuffle(games)
        for bot, ordinal in _ordinals(games).items():
            by_bot.setdefault(bot, []).append(ordinal)
    return {bot: round(_mean(ordinals), 2) for bot, ordinals in by_bot.items()}


def _ordinals(games: Iterable[Record]) -> dict[str, float]:
    """The ordinals after these games in this order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    skills: dict[str, tuple[float, float]] = {}
    for game in games:
        teams = [[model.create_rating(list(skills.get(bot, (model.mu, model.sigma))))] for bot in game.seats]
        new_skills: dict[str, list[tuple[float, float]]] = {}
        for bot, (seat,) in zip(
            game.seats, model.rate(teams, ranks=[float(place) for place in game.places]), strict=True
        ):
            new_skills.setdefault(bot, []).append((float(seat.mu), float(seat.sigma)))
        for bot, own in new_skills.items():
            skills[bot] = _mean([mu for mu, _ in own]), _mean([sigma for _, sigma in own])
    return {bot: mu - 3 * sigma for bot, (mu, sigma) in skills.items()}


def _in_order(games: list[Record]) -> list[Record]:
    whole = len(games) == len(games[0].seats)
    return sorted(games, key=lambda record: record.rotation) if whole else []


def _result(bot: str, records: list[Record], rating: float) -> Result:
    own = [record for record in records if bot in record.seats]
    seats = [(record, seat) for record in own for seat, name in enumerate(record.seats) if name == bot]
    by_deal: dict[int, list[float]] = {}
    for record in own:
        by_deal.setdefault(record.deal, []).append(win_share(record, bot))
    means = [_mean(shares) for shares in by_deal.values()]
    low, high = interval(means)
    decisions = sum(record.decisions[seat] for record, seat in seats)
    return Result(
        bot=bot,
        games=len(own),
        fair_share=round(_mean([record.seats.count(bot) / len(record.seats) for record in own]), 4),
        win_share=round(_mean(means), 4),
        interval=(round(low, 4), round(high, 4)),
        mean_glory=round(_mean([record.glory[seat] for record, seat in seats]), 2),
        mean_place=round(_mean([record.places[seat] for record, seat in seats]), 3),
        ms_per_decision=round(1000 * sum(record.seconds[seat] for record, seat in seats) / max(decisions, 1), 3),
        rating=rating,
    )


def _independent_games(by_deal: Sequence[float], share: float) -> float:
    """The number of independent games that would give the share the same standard error."""
    deals = len(by_deal)
    spread = sum((mean - share) ** 2 for mean in by_deal) / max(deals - 1, 1)
    if deals < ENOUGH_DEALS or spread == 0:
        return deals
    return share * (1 - share) / (spread / deals)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
