"""Statistics of a person's games."""

from itertools import groupby
from operator import attrgetter

from ethnos.server.people.ratings import Ratings
from ethnos.server.protocol.people import PlayersStatistics, RatingOut, Statistics, TribeBands
from ethnos.server.storage.rating_store import Places, Rating


async def statistics_of(person_id: str, ratings: Ratings) -> Statistics:
    """The results of a person's seats."""
    results = await ratings.store.results(person_id)
    groups = [(players, list(group)) for players, group in groupby(results, attrgetter("players"))]
    return Statistics(
        unfinished=await ratings.store.unfinished(person_id),
        finished=sum(row.games for row in results),
        by_players=[_line(players, group, await ratings.of(person_id, players)) for players, group in groups],
        tribes=[TribeBands(tribe=tribe, bands=bands) for tribe, bands in await ratings.store.leaders(person_id)],
    )


def _line(players: int, results: list[Places], rating: Rating | None) -> PlayersStatistics:
    games = {row.place: row.games for row in results}
    return PlayersStatistics(
        players=players,
        games=sum(games.values()),
        wins=games.get(1, 0),
        places=[games.get(place, 0) for place in range(1, players + 1)],
        mean_glory=round(sum(row.glory for row in results) / sum(games.values()), 1),
        best_glory=max(row.best for row in results),
        rating=None if rating is None else _rounded(rating),
    )


def _rounded(rating: Rating) -> RatingOut:
    return RatingOut(mu=round(rating.mu, 2), sigma=round(rating.sigma, 2), games=rating.games)
