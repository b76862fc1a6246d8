"""Nobody is sent what they may not know: a scan of all messages to all clients of a game.

Every view and every offer is compared with what another table gives that the viewer cannot tell from the real one.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ethnos.base.plain import to_json
from ethnos.engine.components import CARD_NAMES
from ethnos.engine.play import sample, view
from ethnos.engine.state import SPECTATOR, Table
from ethnos.game.offers import offers_of
from ethnos.game.views import view_of
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.room import Room
from ethnos.server.storage import Entry
from harness.live import Seat

LINES = {
    "created": set[str](),
    "joined": {"seat", "name"},
    "left": {"seat"},
    "returned": {"seat"},
    "bot_seated": {"seat", "level"},
    "started": set[str](),
    "moved": {"seat", "by", "move_id"},
    "undone": {"seat"},
    "asked": {"seat", "question"},
    "answered": {"seat", "yes"},
    "paused": {"seat"},
    "resumed": {"seat"},
    "said": {"seat", "name", "text"},
    "reacted": {"seat", "reaction"},
    "rematch": {"table_id"},
}
"""The fields of every kind of entry that are sent; not the decisions, which name the cards that an Elf keeps."""
OWN = {"hand_dealt": "cards", "card_drawn": "card"}
"""Fields of events that only the seat itself is sent."""


@dataclass
class Client:
    """A client: its seats, and every message to it."""

    seats: list[int]
    texts: list[str]


@dataclass
class Recording:
    """A game, and everything that was sent."""

    table: str
    secrets: list[str]
    """The secrets of all seats, and other texts that may never be sent."""
    clients: list[Client] = field(default_factory=list)
    public: list[str] = field(default_factory=list)
    """Answers over HTTP while the game was running."""


def recording_of(seats: Sequence[Seat], database: str) -> Recording:
    """A recording of a game of these people; the path of the database is secret as well."""
    return Recording(seats[0].table, [*(seat.secret for seat in seats), database.removeprefix("sqlite:///")])


def scan(recording: Recording, entries: Sequence[Entry]) -> int:
    """Compare everything with what the viewers may know; returns the number of messages."""
    past = list(_rooms(recording.table, entries))
    seed = next(int(entry.data["seed"]) for entry in entries if entry.kind == "started")
    never = [*recording.secrets, *map(digest_of, recording.secrets)]
    halves = (seed, seed >> 64, seed & (1 << 64) - 1)
    seeds = [text for number in halves for text in (str(number), f"{number:x}")]
    for text in recording.public:
        _assert_without(text, [*never, *seeds])
    expected = _Expected(past)
    for client in recording.clients:
        for text in client.texts:
            message = json.loads(text)
            over = message.get("state", {}).get("status") == "over"
            _assert_without(text, never if over else [*never, *seeds])
            _check(message, client.seats or [SPECTATOR], expected)
    return sum(len(client.texts) for client in recording.clients)


def _rooms(table_id: str, entries: Sequence[Entry]) -> Iterator[Room]:
    """The room before the first entry, and after every entry."""
    room = Room(table_id)
    yield room.copy()
    for entry in entries:
        room.apply(entry.seq, entry.at, log.read_line(entry.kind, entry.data))
        yield room.copy()


class _Expected:
    """What a viewer may be shown after an entry, from another table that the viewer cannot tell from the real one."""

    def __init__(self, past: list[Room]) -> None:
        self.past = past
        self._scenes: dict[tuple[int, int], dict[str, Any]] = {}

    def scene(self, seq: int, viewer: int) -> dict[str, Any]:
        if (seq, viewer) not in self._scenes:
            room = self.past[seq]
            assert room.table is not None
            self._scenes[seq, viewer] = _scene(twin_of(room.table, viewer, seq), viewer, room.settings.memory_aid)
        return self._scenes[seq, viewer]


def twin_of(table: Table, viewer: int, number: int) -> Table:
    """A table with other hands, another deck and another seed, which the viewer cannot tell from this one."""
    return sample(view(table, viewer), number)


def _scene(table: Table, viewer: int, memory_aid: bool) -> dict[str, Any]:
    offers = offers_of(table, viewer)
    shown: dict[str, Any] = {"seat": viewer, "view": to_json(view_of(table, viewer, memory_aid=memory_aid))}
    return shown if offers is None else shown | {"offers": to_json(offers)}


def _assert_without(text: str, secrets: Sequence[str]) -> None:
    assert [secret for secret in secrets if secret in text] == []


def _check(message: dict[str, Any], viewers: list[int], expected: _Expected) -> None:
    seq = message["state"]["seq"] if "state" in message else 0
    for scene in message.get("scenes", ()):
        assert scene["seat"] in viewers
        assert scene == expected.scene(seq, scene["seat"])
    if "state" in message:
        _check_state(message["state"], expected.past[seq])
    for update in (message, *message.get("missed", ())):
        if update["type"] == "update":
            _check_update(update, viewers)


def _check_state(state: dict[str, Any], room: Room) -> None:
    """Check that the state names no card, and has the seed only at the end."""
    assert not [card for card in CARD_NAMES if f'"{card}"' in json.dumps(state)]
    assert state["status"] == room.status
    assert ("seed" in state) == (room.status == "over")


def _check_update(update: dict[str, Any], viewers: list[int]) -> None:
    line = update["line"]
    assert set(line) - {"kind"} <= LINES[line["kind"]]
    assert set(update) <= {"type", "seq", "at", "line", "happenings", "state", "scenes"}
    assert {int(viewer) for viewer in update["happenings"]} <= set(viewers)
    for viewer, happenings in update["happenings"].items():
        for happening in happenings:
            field_name = OWN.get(happening["kind"])
            if field_name is not None:
                assert (field_name in happening) == (happening["seat"] == int(viewer))
