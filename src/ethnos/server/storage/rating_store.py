"""The results of people, their places in games that count, and their ratings after each of these games.

A change of what is stored here is noted as a repair in the same transaction: from that game on, the ratings for its
number of players are computed anew (``people/ratings.py``).
"""

import math
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, TypeAlias

from sqlalchemy import ColumnElement, Select, and_, bindparam, delete, func, insert, select, update
from sqlalchemy import text as sql
from sqlalchemy.exc import IntegrityError

from ethnos.engine.components import Tribe
from ethnos.server.storage.database import Transaction
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.relations import (
    GAMES_TO_RATE,
    LEADERS,
    OWNED,
    PERSON_SEATS,
    RATED_PLACES,
    RATING_REPAIRS,
    SEATS,
    TABLES,
    dialect_insert,
)

GAMES_AT_ONCE: Final = 50
"""Games whose ratings are computed in one transaction. Moves wait for it."""
TABLES_AT_ONCE: Final = 200
_FINISHED: Final = TABLES.c.finished.is_not(None)

_PLACE: Final = RATED_PLACES.c
_IS_GAME: Final = and_(_PLACE.table_id == bindparam("of_table"), _PLACE.person_id == bindparam("of_person"))
_LOCK: Final = sql("LOCK TABLE rating_repairs IN EXCLUSIVE MODE")


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated skill of a person in games of one number of players."""

    mu: float
    sigma: float
    """The skill is between mu - 2 sigma and mu + 2 sigma in 19 of 20 cases."""
    games: int = 0


@dataclass(frozen=True, slots=True)
class Places:
    """How often a person has come to a place in games of one number of players."""

    players: int
    place: int
    games: int
    glory: int
    """In all of these games together."""
    best: int
    """The most Glory in one of them."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game that counts."""

    ended: float
    table_id: str
    players: int
    places: tuple[tuple[str, int], ...]
    """People with their places."""


Rate: TypeAlias = Callable[[Sequence[RatedGame], dict[str, Rating]], Awaitable[list[dict[str, Rating]]]]
"""The ratings of the people of each game after it, from their ratings before the first one."""


class RatingStore:
    """Ratings in the database of a store."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store

    async def of(self, person_id: str, players: int) -> Rating | None:
        """A person's rating in games of this many players; None if no game counted."""
        rows = await self._store.read(_last(person_id, players).where(_PLACE.games > 0))
        return Rating(rows[0].mu, rows[0].sigma, rows[0].games) if rows else None

    async def results(self, person_id: str) -> list[Places]:
        """A person's places in finished games, by the number of players."""
        place, glory = (TABLES.c.players, SEATS.c.place), SEATS.c.glory
        query = _of_person(person_id, *place, func.count(), func.sum(glory), func.max(glory)).where(_FINISHED)
        return [Places(*tuple(row)) for row in await self._store.read(query.group_by(*place).order_by(*place))]

    async def leaders(self, person_id: str) -> list[tuple[Tribe, int]]:
        """How many of a person's Bands each tribe has led in finished games, the favourite first."""
        of_seat = and_(LEADERS.c.table_id == SEATS.c.table_id, LEADERS.c.seat == SEATS.c.seat)
        query = _of_person(person_id, LEADERS.c.tribe, func.sum(LEADERS.c.bands).label("led")).join(LEADERS, of_seat)
        rows = [(row.tribe, row.led) for row in await self._store.read(query.group_by(LEADERS.c.tribe))]
        return sorted(rows, key=lambda row: (-row[1], row[0]))

    async def unfinished(self, person_id: str) -> int:
        """How many of a person's games were not played to their end."""
        query = _of_person(person_id, func.count()).where(TABLES.c.status != "over")
        return int((await self._store.read(query))[0][0])

    async def to_rate(self) -> list[str]:
        """Rated tables whose game has ended, as far as nobody has looked at them."""
        return [row.table_id for row in await self._store.read(select(GAMES_TO_RATE).limit(TABLES_AT_ONCE))]

    async def looked_at(self, table_ids: Sequence[str]) -> None:
        """These games count, or never will."""
        async with self._store.write() as connection:
            await connection.execute(delete(GAMES_TO_RATE).where(GAMES_TO_RATE.c.table_id.in_(table_ids)))

    async def agreed(self, table_ids: Sequence[str]) -> list[RatedGame]:
        """Finished games at rated tables, as far as everybody there had asked for a rating."""
        game = (TABLES.c.table_id, TABLES.c.players, TABLES.c.finished)
        owner = func.max(PERSON_SEATS.c.person_id).label("owner")  # of two owners of a seat the last one
        query = (
            select(*game, SEATS.c.place, owner)
            .join(SEATS, SEATS.c.table_id == TABLES.c.table_id)
            .outerjoin(PERSON_SEATS, and_(OWNED, PERSON_SEATS.c.rated.is_(True)))
            .where(_FINISHED, TABLES.c.rated.is_(True), SEATS.c.kind == "person")
            .group_by(*game, SEATS.c.seat, SEATS.c.place)
        )
        rows = await self._store.read_of(query, TABLES.c.table_id, table_ids)
        games = list[RatedGame]()
        for table_id, group in groupby(sorted(rows, key=attrgetter("table_id")), attrgetter("table_id")):
            seats = list(group)
            places = {seat.owner: seat.place for seat in seats if seat.owner is not None}
            if len(places) == len(seats):  # each of them, and nobody twice
                games.append(RatedGame(seats[0].finished, table_id, seats[0].players, tuple(places.items())))
        return games

    async def add(self, game: RatedGame) -> None:
        """Store a game, and note that ratings have to be computed from it on."""
        rows = [
            {
                "table_id": game.table_id,
                "person_id": person_id,
                "players": game.players,
                "ended": game.ended,
                "people": len(game.places),
                "place": place,
                "mu": 0.0,
                "sigma": 0.0,
                "games": 0,
            }
            for person_id, place in game.places
        ]
        try:
            async with self._store.write() as connection:
                await _note_repairs(connection, [(game.players, game.ended)])
                await connection.execute(insert(RATED_PLACES), rows)
        except IntegrityError:  # another process has added it, or somebody was deleted meanwhile
            return

    async def repairs(self) -> list[int]:
        """The numbers of players for which ratings have to be computed."""
        return [row.players for row in await self._store.read(select(RATING_REPAIRS.c.players))]

    async def repair(self, players: int, rate: Rate) -> list[str]:
        """Compute the ratings of the next games; returns the tables that no longer count."""
        async with self._store.write() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(_LOCK)
            of_players = RATING_REPAIRS.c.players == players
            since = (await connection.execute(select(RATING_REPAIRS.c.since).where(of_players))).scalar()
            if since is None:
                return []
            games, lost, until = await _games(connection, players, since)
            if lost:
                await connection.execute(delete(RATED_PLACES).where(_PLACE.table_id.in_(lost)))
            before = {}
            for person_id in {person_id for game in games for person_id, _ in game.places}:
                row = (await connection.execute(_last(person_id, players).where(_PLACE.ended < since))).first()
                if row is not None:
                    before[person_id] = Rating(row.mu, row.sigma, row.games)
            await _store_ratings(connection, games, await rate(games, before))
            if until is None:
                await connection.execute(delete(RATING_REPAIRS).where(of_players))
            else:
                rest = math.nextafter(until, math.inf)
                await connection.execute(update(RATING_REPAIRS).where(of_players).values(since=rest))
        return lost


async def forget_places(connection: Transaction, condition: ColumnElement[bool]) -> None:
    """Delete places, in the transaction that deletes their people or tables, before it does so."""
    first = select(_PLACE.players, func.min(_PLACE.ended)).where(condition).group_by(_PLACE.players)
    await _note_repairs(connection, [(row[0], row[1]) for row in await connection.execute(first)])
    await connection.execute(delete(RATED_PLACES).where(condition))


async def _games(
    connection: Transaction, players: int, since: float
) -> tuple[list[RatedGame], list[str], float | None]:
    """The next games in the order they ended, the tables that have lost a person, and the end of the last game; None
    if no more follow.
    """
    later = and_(_PLACE.players == players, _PLACE.ended >= since)
    query = select(_PLACE.ended).distinct().where(later).order_by(_PLACE.ended).limit(GAMES_AT_ONCE)
    ends = (await connection.execute(query)).scalars().all()
    if not ends:
        return [], [], None
    rows = select(RATED_PLACES).where(later, _PLACE.ended <= ends[-1])
    by_table: dict[str, list[Any]] = {}
    for row in await connection.execute(rows.order_by(_PLACE.ended, _PLACE.table_id, _PLACE.person_id)):
        by_table.setdefault(row.table_id, []).append(row)
    games = [
        RatedGame(rows[0].ended, table_id, players, tuple((row.person_id, row.place) for row in rows))
        for table_id, rows in by_table.items()
        if len(rows) == rows[0].people
    ]
    lost = sorted(by_table.keys() - {game.table_id for game in games})
    return games, lost, ends[-1] if len(ends) == GAMES_AT_ONCE else None


async def _store_ratings(
    connection: Transaction, games: Sequence[RatedGame], after: Sequence[dict[str, Rating]]
) -> None:
    rows = [
        {"of_table": game.table_id, "of_person": person_id, "mu": new.mu, "sigma": new.sigma, "games": new.games}
        for game, ratings in zip(games, after, strict=True)
        for person_id, new in ratings.items()
    ]
    if rows:
        values: dict[str, Any] = {name: bindparam(name) for name in ("mu", "sigma", "games")}
        await connection.execute(update(RATED_PLACES).where(_IS_GAME).values(values), rows)


async def _note_repairs(connection: Transaction, since: Collection[tuple[int, float]]) -> None:
    if not since:
        return
    into = dialect_insert(connection.dialect.name, RATING_REPAIRS)
    earlier = into.on_conflict_do_update(
        index_elements=[RATING_REPAIRS.c.players],
        set_={"since": into.excluded.since},
        where=into.excluded.since < RATING_REPAIRS.c.since,
    )
    await connection.execute(earlier, [{"players": players, "since": ended} for players, ended in sorted(since)])


def _of_person(person_id: str, *columns: Any) -> Select[Any]:
    """Columns of a person's seats and their tables."""
    tables = PERSON_SEATS.join(SEATS, OWNED).join(TABLES, TABLES.c.table_id == SEATS.c.table_id)
    return select(*columns).select_from(tables).where(PERSON_SEATS.c.person_id == person_id)


def _last(person_id: str, players: int) -> Select[tuple[float, float, int]]:
    """A person's last rating."""
    query = select(_PLACE.mu, _PLACE.sigma, _PLACE.games)
    of_person = query.where(_PLACE.person_id == person_id, _PLACE.players == players)
    return of_person.order_by(_PLACE.ended.desc(), _PLACE.table_id.desc()).limit(1)
