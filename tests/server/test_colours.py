"""R4: every person picks a colour before the game, and bots take what is left."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from typing import cast

import pytest

from ethnos.server.api.tables import settings_of
from ethnos.server.protocol.requests import SeatIn, TableIn
from ethnos.server.protocol.update_text import state_of
from ethnos.server.rooms import seating
from ethnos.server.rooms.checks import NotNow
from ethnos.server.rooms.entries import Coloured, Joined, Line, Removed, read_line
from ethnos.server.rooms.room import Room
from harness.live import ServerProcess, database_in, join, open_table, seated


def colours(room: Room) -> list[int]:
    return [chair.colour for chair in state_of(room).chairs]


def room_of(*seats: SeatIn) -> Room:
    room = Room("t")
    room.apply(1, 0.0, settings_of(TableIn(name="Ada", seats=list(seats))))
    return room


def take(room: Room, *lines: Line) -> None:
    for line in lines:
        room.apply(room.seq + 1, 0.0, read_line(line.kind, json.loads(json.dumps(line.data()))))


def sit(room: Room, *seats: int) -> None:
    for seat in seats:
        take(room, seating.join(room, f"Person {seat}", seat)[0])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(database_in(tmp_path_factory.mktemp("data"))) as running:
        yield running


PERSON, BOT = SeatIn(kind="open"), SeatIn(kind="bot", level="novice")


def test_r4_without_a_choice_the_colours_are_those_of_the_seats() -> None:
    room = room_of(PERSON, BOT, PERSON, PERSON, BOT, PERSON)
    assert colours(room) == [0, 1, 2, 3, 4, 5]
    sit(room, 3, 0, 5, 2)
    assert colours(room) == [0, 1, 2, 3, 4, 5]


def test_r4_bots_and_empty_seats_take_what_is_left() -> None:
    room = room_of(PERSON, BOT, PERSON)
    sit(room, 0)
    take(room, *seating.choose_colour(room, 0, 1))
    assert colours(room) == [1, 0, 2]
    take(room, *seating.choose_colour(room, 0, 2))
    assert colours(room) == [2, 1, 0]
    sit(room, 2)
    take(room, *seating.choose_colour(room, 0, 5))
    assert colours(room) == [5, 1, 0]  # whoever has sat down keeps their colour


def test_a_colour_that_another_person_has_is_refused_and_changes_nothing() -> None:
    room = room_of(PERSON, PERSON)
    sit(room, 0, 1)
    for colour in (1, 3):
        take(room, *seating.choose_colour(room, 1, colour))
        with pytest.raises(NotNow) as refusal:
            seating.choose_colour(room, 0, colour)
        assert refusal.value.code == "server-colour-taken"
    assert colours(room) == [0, 3]
    assert seating.choose_colour(room, 1, 3) == []


def test_whoever_leaves_gives_the_colour_back() -> None:
    room = room_of(PERSON, PERSON)
    sit(room, 0, 1)
    take(room, Coloured(1, 4), Removed(1))
    assert colours(room) == [0, 1]
    assert seating.choose_colour(room, 0, 4) == [Coloured(0, 4)]


def test_after_the_start_no_colour_is_chosen() -> None:
    room = room_of(PERSON, BOT)
    sit(room, 0)
    take(room, Coloured(0, 3), seating.start(room, 0))
    with pytest.raises(NotNow, match="already begun"):
        seating.choose_colour(room, 0, 4)
    assert colours(room) == [3, 1]


def test_a_new_table_keeps_colours_for_its_people() -> None:
    room = room_of(SeatIn(kind="person", colour=2), SeatIn(kind="open", colour=0), PERSON)
    sit(room, 2, 0, 1)
    assert colours(room) == [2, 0, 1]
    with pytest.raises(NotNow) as refusal:
        room_of(SeatIn(kind="person", colour=2), SeatIn(kind="open", colour=2))
    assert refusal.value.code == "server-colour-taken"


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0)])
def test_a_log_from_before_colours_gives_the_colours_of_the_seats(order: Sequence[int]) -> None:
    room = room_of(PERSON, PERSON, PERSON)
    assert all("colour" not in seat for seat in room.settings.data()["seats"])
    take(room, *(Joined(seat, "Ada", str(seat)) for seat in order))
    assert colours(room) == [0, 1, 2]


def test_people_choose_over_sockets_and_keep_their_colours(server: ServerProcess) -> None:
    async def story() -> None:
        ada = open_table(server, ["person", "open", "novice"])
        ben = join(server, ada.table, "Ben")
        async with seated(server, ada) as first, seated(server, ben) as second:
            await first.send(type="colour", seat=0, colour=2)
            update = await second.until_line("coloured")
            assert update["line"] == {"kind": "coloured", "seat": 0, "colour": 2}
            assert [chair["colour"] for chair in update["state"]["chairs"]] == [2, 1, 0]
            seq = update["seq"]
            assert (await second.ask(type="colour", seat=1, colour=2))["code"] == "server-colour-taken"
            assert (await second.ask(type="colour", seat=0, colour=4))["code"] == "server-not-your-seat"
            assert (await second.ask(type="colour", seat=1, colour=6))["code"] == "server-bad-message"
            await second.send(type="colour", seat=1, colour=0)
            await first.until_line("coloured")
            assert (await first.until_line("coloured"))["seq"] == seq + 1  # refusals are no entries
            await first.send(type="start", seat=0)
            await first.until_line("started")
            assert (await first.ask(type="colour", seat=0, colour=5))["code"] == "server-already-started"
        async with seated(server, ada) as again:
            state = again.messages[0]["state"]
            assert [chair["colour"] for chair in cast("list[dict[str, int]]", state["chairs"])] == [2, 0, 1]

    asyncio.run(story())
