"""Updates that are spliced from texts equal those built as a whole, for every client and every entry."""

import random
from collections.abc import Iterator, Sequence

import pytest

from ethnos.base.plain import dumps
from ethnos.engine.play import legal_actions
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import Table
from ethnos.game.views import Views
from ethnos.server.protocol.messages import Update
from ethnos.server.protocol.update_text import update_of, update_text
from ethnos.server.protocol.validation import adapter
from ethnos.server.rooms import commands, seating
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Change
from tests.others_long import others_long

UPDATE = adapter(Update)
EDITIONS = sorted({tuple(ruleset.codes()): name for name, ruleset in PRESETS.items()}.values())
"""Editions with different rules."""


def seat_people(room: Room, players: int, edition: str, *, memory_aid: bool) -> Iterator[log.Line]:
    """The entries before the first move."""
    seats: list[log.SeatSetting] = [{"kind": "person"} for _ in range(players)]
    clock: log.ClockSetting = {"kind": "bank", "seconds": 600, "increment": 5}
    yield log.Created(players, edition, "random", {}, seats, clock, listed=True, memory_aid=memory_aid, hints=True)
    for number in range(players):
        yield seating.join(room, f'Guest "{number}" é')[0]
    yield seating.start(room, 0)


def play(room: Room, chance: random.Random) -> Iterator[log.Line]:
    """A whole game of random decisions, with occasional undos, commands, and people who leave and return."""
    while room.status == "running":
        seat = room.seat_to_move
        assert seat is not None
        if room.moves and chance.random() < 0.03:
            yield log.Undone(seat, len(room.moves[-1].actions))
        if chance.random() < 0.02:
            yield commands.say(room, seat, "Ada", "Hello\u2028", room.seq * 60.0)
        if chance.random() < 0.01:
            yield log.Left(seat, lost=True)
            yield log.Returned(seat)
        table = room.running_table()
        if room.seat_to_move is not None:
            yield commands.decisions(room, room.seat_to_move, [decision(table, chance)], "person")


def decision(table: Table, chance: random.Random) -> int:
    return chance.choice(legal_actions(table))


def changes(room: Room, lines: Iterator[log.Line]) -> Iterator[Change]:
    """Every change as a live table passes it on, with the cache that its changes share."""
    cache: dict[object, object] = {}
    for line in lines:
        seq, at = room.seq + 1, 1e9 + room.seq / 7
        yield Change(seq, at, line, room.apply(seq, at, line), cache)


@pytest.mark.parametrize("players", others_long((2, 3, 4, 5, 6), 2))
def test_a_spliced_update_is_the_update_built_as_a_whole(players: int) -> None:
    chance = random.Random(players)
    edition = sorted(PRESETS)[players % len(PRESETS)]
    room = Room("t")
    clients: Sequence[list[int]] = [*([seat] for seat in range(players)), [0, players - 1], []]
    compared = 0
    for lines in (seat_people(room, players, edition, memory_aid=players % 2 == 0), play(room, chance)):
        for change in changes(room, lines):
            for seats in clients:
                text = update_text(room, change, seats)
                assert text == dumps(
                    update_of(room, Change(change.seq, change.at, change.line, change.events), seats, whole=True)
                )
                compared += 1
            UPDATE.validate_json(text)
    assert room.status == "over"
    assert compared > 100 * len(clients)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", others_long((2, 3, 4, 5, 6), 2, 5))
def test_views_built_on_earlier_ones_are_the_same(players: int, edition: str) -> None:
    room, chance = Room("t"), random.Random(players)
    views: Views | None = None
    compared = 0
    for lines in (seat_people(room, players, edition, memory_aid=True), play(room, chance)):
        for _ in changes(room, lines):
            if room.table is not None:
                views = Views(room.table, memory_aid=True, before=views)
                fresh = Views(room.table, memory_aid=True)
                assert [views.of(seat) for seat in range(players)] == [fresh.of(seat) for seat in range(players)]
                compared += 1
    assert compared > 50
