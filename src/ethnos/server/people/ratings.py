"""Ratings of people with OpenSkill, for each number of players, from finished games in the order they ended.

A game counts if its table is rated and every person there had asked for a rating before it began. Bots are left out:
only the order among the people counts. The levels of bots are not calibrated against people, and beating weak bots
would be an easy way to a high rating. Leaving does not help: a game that a bot finishes for a person counts for
them.

The rating after each game is stored, so a new game costs one computation. When a person or a table is deleted, the
ratings are computed anew from the first game that is lost. The same games always give the same ratings.
"""

import asyncio
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

from ethnos.server.protocol.people import PlayersStatistics, RatingOut, Statistics, TribeBands
from ethnos.server.storage.rating_store import Places, RatedGame, Rating, RatingStore

MIN_PEOPLE: Final = 2
"""The fewest people in a game that counts."""
LOOK_SECONDS: Final = 10.0


class Ratings:
    """The ratings of everybody."""

    def __init__(self, store: RatingStore) -> None:
        self.store = store
        self._lock = asyncio.Lock()

    async def run(self) -> None:
        """Keep the ratings up to date until the server stops."""
        while True:
            while await self.update():
                pass
            await asyncio.sleep(LOOK_SECONDS)

    async def of(self, person_id: str, players: int) -> Rating | None:
        """A person's rating in games of this many players; None if no game counted. It includes the game that has
        just ended, unless many others are being computed.
        """
        if not self._lock.locked():
            await self.update()
        return await self.store.of(person_id, players)

    async def update(self) -> bool:
        """Count new games, and compute the next ratings; returns whether more are left."""
        async with self._lock:
            while ended := await self.store.to_rate():
                await self._count(ended)
                await self.store.looked_at(ended)
            for players in await self.store.repairs():
                if lost := await self.store.repair(players, _rate):
                    await self._count(lost)  # somebody else may own the seat of a person who is gone
            return bool(await self.store.repairs())

    async def _count(self, table_ids: Sequence[str]) -> None:
        for game in await self.store.agreed(table_ids):
            if len(game.places) >= MIN_PEOPLE:
                await self.store.add(game)


async def _rate(games: Sequence[RatedGame], before: dict[str, Rating]) -> list[dict[str, Rating]]:
    return await asyncio.to_thread(rate, games, before)


def rate(games: Iterable[RatedGame], before: dict[str, Rating]) -> list[dict[str, Rating]]:
    """The ratings of the people of each game after it. All games have one number of players."""
    from openskill.models import PlackettLuce

    model, ratings, after = PlackettLuce(), dict(before), []
    for game in games:
        people = sorted(game.places)
        old = [ratings.get(person, Rating(model.mu, model.sigma)) for person, _ in people]
        teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in old]
        new = model.rate(teams, ranks=[float(place) for _, place in people])
        after.append(
            {
                person: Rating(float(rating.mu), float(rating.sigma), earlier.games + 1)
                for (person, _), earlier, (rating,) in zip(people, old, new, strict=True)
            }
        )
        ratings |= after[-1]
    return after


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
