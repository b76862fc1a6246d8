"""Ratings that are stored and mended equal those computed from all games, whatever is played and deleted."""

import asyncio
import random
import time
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest
from sqlalchemy import select

from ethnos.server.people.ratings import Ratings, rate
from ethnos.server.storage import SeatFacts, TableFacts
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.people_store import PeopleStore, TiedSeat
from ethnos.server.storage.rating_store import RatedGame, Rating, RatingStore
from ethnos.server.storage.relations import PERSONS, TABLES

NUMBERS = count(1)


class World:
    """People and finished games in a database, and two servers that keep their ratings."""

    def __init__(self, store: DatabaseStore) -> None:
        self.store, self.people, self.admin = store, PeopleStore(store), Administration(store)
        self.ratings = [Ratings(RatingStore(store)) for _ in range(2)]

    async def born(self) -> str:
        """A new person."""
        digest = f"key {next(NUMBERS)}"
        await self.people.create(digest, "en")
        person = await self.people.find(digest)
        assert person
        return person.person_id

    async def play(self, people: Sequence[str], places: Sequence[int], ended: float, agreed: bool = True) -> str:
        """A finished game of these people and a bot."""
        table_id, digests = f"t{next(NUMBERS)}", [f"{next(NUMBERS):032x}" for _ in people]
        results = zip(digests, places, strict=True)
        seats = [
            SeatFacts(seat, "person", "x", "", digest, place=place) for seat, (digest, place) in enumerate(results)
        ]
        bot = SeatFacts(len(people), "bot", level="novice", place=len(people) + 1)
        facts = TableFacts(status="over", players=len(people) + 1, rated=True, finished=ended, seats=(*seats, bot))
        await self.store.create(table_id, True, facts, [(time.time(), "erased", {})])
        for seat, (person, digest) in enumerate(zip(people, digests, strict=True)):
            rated = agreed or seat > 0
            await self.people.tie(TiedSeat(person, table_id, digest, seat, "", rated))
        return table_id

    async def settle(self) -> None:
        """Let one of the servers do all its work."""
        ratings = random.choice(self.ratings)
        while await ratings.update():
            pass

    async def games(self) -> list[RatedGame]:
        """All games that count, from the beginning."""
        tables = [row.table_id for row in await self.store.read(select(TABLES.c.table_id))]
        games = await self.ratings[0].store.agreed(tables)
        return sorted(games, key=lambda game: (game.ended, game.table_id))

    async def from_scratch(self) -> dict[tuple[str, int], Rating]:
        """The ratings that all games give, computed at once."""
        games, ratings = await self.games(), dict[tuple[str, int], Rating]()
        for players in {game.players for game in games}:
            for after in rate([game for game in games if game.players == players], {}):
                ratings |= {(person, players): rating for person, rating in after.items()}
        return ratings

    async def stored(self) -> dict[tuple[str, int], Rating]:
        """The ratings that people are shown."""
        people = [row.person_id for row in await self.store.read(select(PERSONS.c.person_id))]
        found = {
            (person, players): await self.ratings[0].of(person, players) for person in people for players in (3, 4)
        }
        return {key: rating for key, rating in found.items() if rating}


def run(database: str, story: Any) -> None:
    async def told() -> None:
        store = await DatabaseStore.open(database)
        try:
            await story(World(store))
        finally:
            await store.close()

    asyncio.run(told())


@pytest.mark.parametrize("seed", range(2))
def test_stored_ratings_equal_those_from_scratch(database: str, seed: int) -> None:
    chance = random.Random(seed)

    async def story(world: World) -> None:
        people = [await world.born() for _ in range(6)]
        tables = list[str]()
        for _ in range(40):
            match chance.choice(["play"] * 7 + ["forget", "delete", "untie"]):
                case "play":
                    there = chance.sample(people, chance.choice([2, 3]))
                    places = [chance.randint(1, 3) for _ in there]
                    ended = chance.choice([chance.uniform(1, 100), 50.0])  # also before others, and at the same moment
                    tables.append(await world.play(there, places, ended, agreed=chance.random() < 0.9))
                case "forget":
                    gone = people.pop(chance.randrange(len(people)))
                    await world.people.forget([gone])
                    people.append(await world.born())
                case "delete" if tables:
                    await world.admin.delete([tables.pop(chance.randrange(len(tables)))])
                case "untie" if tables:
                    await world.people.untie(chance.choice(people), chance.choice(tables))
            if chance.random() < 0.5:
                await world.settle()
                assert await world.stored() == await world.from_scratch()
        await world.settle()
        assert await world.stored() == await world.from_scratch() != {}

    run(database, story)


def test_a_crash_in_the_middle_of_counting_leaves_no_game_out(database: str) -> None:
    class Crashes(RatingStore):
        """Fails after its first game."""

        async def add(self, game: RatedGame) -> None:
            if await self.repairs():
                raise RuntimeError
            await super().add(game)

    async def story(world: World) -> None:
        people = [await world.born() for _ in range(2)]
        for ended in (2000.0, 1000.0):
            await world.play(people, [1, 2], ended)
        with pytest.raises(RuntimeError):
            await Ratings(Crashes(world.store)).update()
        await world.settle()
        assert await world.stored() == await world.from_scratch()

    run(database, story)


def test_the_rating_of_a_person_is_right_after_another_one_is_deleted(database: str) -> None:
    async def story(world: World) -> None:
        ada, ben, eve = [await world.born() for _ in range(3)]
        await world.play([ada, eve], [1, 2], 1.0)
        await world.play([ada, ben], [1, 2], 2.0)
        await world.settle()
        before = await world.ratings[0].of(ada, 3)
        assert before
        assert before.games == 2
        await world.people.forget([eve])
        after = await world.ratings[0].of(ada, 3)
        assert after
        assert (after.games, after.mu < before.mu) == (1, True)

    run(database, story)


def test_a_seat_of_two_people_counts_for_the_one_who_is_left(database: str) -> None:
    async def story(world: World) -> None:
        other, *owners = [await world.born() for _ in range(3)]
        table = await world.play([other, owners[0]], [1, 2], 1.0)
        (shared,) = await world.people.seats(owners[0])
        await world.people.tie(TiedSeat(owners[1], table, shared.digest, shared.seat, "", True))
        await world.settle()
        (counts,) = {person for person, _ in await world.stored()} - {other}
        await world.people.forget([counts])
        await world.settle()
        assert {person for person, _ in await world.stored()} == {other, *owners} - {counts}
        assert await world.stored() == await world.from_scratch()

    run(database, story)


def test_a_new_game_costs_the_same_after_many_games(database: str) -> None:
    """Only the new game is rated, and only its table is read."""

    async def story(world: World) -> None:
        ada, ben = [await world.born() for _ in range(2)]
        for number in range(120):
            await world.play([ada, ben], [1, 2], float(number))
        await world.settle()
        rated, store = list[int](), RatingStore(world.store)

        async def rate_few(games: Sequence[RatedGame], before: dict[str, Rating]) -> list[dict[str, Rating]]:
            rated.append(len(games))
            return rate(games, before)

        table = await world.play([ada, ben], [2, 1], 200.0)
        await store.add(RatedGame(200.0, table, 3, ((ada, 2), (ben, 1))))
        await store.repair(3, rate_few)
        assert rated == [1]
        assert await store.repairs() == []

    run(database, story)
