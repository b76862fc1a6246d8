"""Ratings of people with OpenSkill, for each number of players, from finished games in the order they ended.

A game counts if its table is rated and every person there had asked for a rating before it began. Bots are left out:
only the order among the people counts. The levels of bots are not calibrated against people, and beating weak bots
would be an easy way to a high rating. Leaving does not help: a game that a bot finishes for a person counts for
them. Nothing is stored; the same games always give the same ratings.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ethnos.server.rooms.summary import owner_of, read_about
from ethnos.server.storage import Summary
from ethnos.server.storage.people_store import PeopleStore, TiedSeat

MIN_PEOPLE: Final = 2
"""The fewest people in a game that counts."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated skill of a person in games of one number of players."""

    mu: float
    sigma: float
    """The skill is between mu - 2 sigma and mu + 2 sigma in 19 of 20 cases."""
    games: int = 0


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game that counts."""

    ended: float
    table_id: str
    players: int
    places: tuple[tuple[str, int], ...]
    """People with their places."""


class Ratings:
    """The ratings of everybody, computed when they are first needed after a game has ended."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._state: tuple[int, float] | None = None
        self._ratings: dict[tuple[str, int], Rating] = {}
        self._lock = asyncio.Lock()

    async def of(self, person_id: str, players: int) -> Rating | None:
        """A person's rating in games of this many players; None if no game counted."""
        async with self._lock:
            state = await self._store.rated_state()
            if state != self._state:
                games = [game for row in await self._store.rated_games() if (game := counted(*row))]
                self._ratings = await asyncio.to_thread(rate, games)
                self._state = state
        return self._ratings.get((person_id, players))


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


def rate(games: Iterable[RatedGame]) -> dict[tuple[str, int], Rating]:
    """The ratings after these games, by person and number of players."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[tuple[str, int], Rating] = {}
    for game in sorted(games, key=lambda game: (game.ended, game.table_id)):
        keys = [(person, game.players) for person, _ in game.places]
        before = [ratings.get(key, Rating(model.mu, model.sigma)) for key in keys]
        teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
        after = model.rate(teams, ranks=[float(place) for _, place in game.places])
        for key, old, (new,) in zip(keys, before, after, strict=True):
            ratings[key] = Rating(float(new.mu), float(new.sigma), old.games + 1)
    return ratings


def _person_id(seat: TiedSeat) -> str:
    return seat.person_id
