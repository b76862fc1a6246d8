"""Ratings of people with OpenSkill, for each number of players, from finished games in the order they ended.

A game counts if its table is rated and every person there had asked for a rating before it began. Bots are left out:
only the order among the people counts. The levels of bots are not calibrated against people, and beating weak bots
would be an easy way to a high rating. Leaving does not help: a game that a bot finishes for a person counts for
them.

The rating after each game is stored, so a new game costs one computation. When a person or a table is deleted, the
ratings are computed anew from the first game that is lost. The same games always give the same ratings.
"""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Final

from ethnos.server.rooms.summary import owner_of, read_about
from ethnos.server.storage import Summary
from ethnos.server.storage.people_store import PeopleStore, TiedSeat
from ethnos.server.storage.rating_store import RatedGame, Rating, RatingStore

MIN_PEOPLE: Final = 2
"""The fewest people in a game that counts."""
LOOK_SECONDS: Final = 10.0
OVERLAP_SECONDS: Final = 60.0
"""Clocks of several machines differ: each look includes the changes of this long before the last one."""


class Ratings:
    """The ratings of everybody."""

    def __init__(self, people: PeopleStore, store: RatingStore) -> None:
        self._people, self._store = people, store
        self._looked_until: float | None = None
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
        return await self._store.of(person_id, players)

    async def update(self) -> bool:
        """Count new games, and compute the next ratings; returns whether more are left."""
        async with self._lock:
            await self._count_new()
            for players in await self._store.repairs():
                if lost := await self._store.repair(players, _rate):
                    await self._count(lost)  # somebody else may own the seat of a person who is gone
            return bool(await self._store.repairs())

    async def _count_new(self) -> None:
        """Count the games that have ended since the last look."""
        now = time.time()
        looked_until = await self._store.last_end() if self._looked_until is None else self._looked_until
        after = (looked_until - OVERLAP_SECONDS, "")
        while found := await self._store.finished(after):
            await self._count([table_id for _, table_id in found])
            after = found[-1]
        self._looked_until = now

    async def _count(self, table_ids: Sequence[str]) -> None:
        rows = await self._people.rated_seats(table_ids)
        for row in sorted(rows, key=_changed):  # whatever stops this, no game before the last one counted is left out
            if game := counted(*row):
                await self._store.add(game)


def counted(summary: Summary, seats: Iterable[TiedSeat]) -> RatedGame | None:
    """A finished game, if it counts."""
    about = read_about(summary.about)
    try:
        people = [seat for seat, chair in enumerate(about["seats"]) if chair["kind"] == "person"]
        owners = {(tied.seat, owner_of(tied.digest)): tied.person_id for tied in sorted(seats, key=_person_id)}
        rated = [owners.get((seat, about["owners"][seat])) for seat in people]
        places = {seat: place for seat, place, _ in about["standings"]}
        ended = about["result"]["ended"] if about["result"] else None
    except (KeyError, IndexError, TypeError, ValueError):  # a summary of another version
        return None
    if ended is None or not about.get("rated"):
        return None
    known = [person for person in rated if person is not None]
    if len(known) < len(people) or len(set(known)) < len(people) or len(people) < MIN_PEOPLE:
        return None
    person_places = tuple((person, places[seat]) for person, seat in zip(known, people, strict=True))
    return RatedGame(ended, summary.table_id, about["players"], person_places)


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


def _changed(row: tuple[Summary, Sequence[TiedSeat]]) -> float:
    return row[0].updated


def _person_id(seat: TiedSeat) -> str:
    return seat.person_id
