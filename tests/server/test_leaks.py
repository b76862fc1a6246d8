"""Nobody is sent what they may not know: a scan of all messages to all clients of a game.

``test_live.py`` plays the games. This module has the scan, and tests that it finds leaks.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from ethnos.base.plain import dumps, to_json
from ethnos.engine.components import CARD_NAMES
from ethnos.engine.play import legal_actions, sample, view
from ethnos.engine.state import SPECTATOR, Table
from ethnos.game.offers import offers_of
from ethnos.game.views import view_of
from ethnos.server.protocol.build_messages import scenes_of, state_of, update_of
from ethnos.server.rooms import entries as log
from ethnos.server.rooms import seating, turns
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Change
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


# --- The scan itself ------------------------------------------------------------------------------------------


def small_game() -> tuple[list[Entry], Room, list[str]]:
    """Forty decisions between two people, without a server."""
    room, entries, secrets, chance = Room("t"), list[Entry](), list[str](), random.Random(5)

    def take(line: log.Line) -> None:
        entries.append(Entry(room.seq + 1, 1000.0 + room.seq, line.kind, json.loads(json.dumps(line.data()))))
        room.apply(room.seq + 1, 1000.0 + room.seq, line)

    seats: list[log.SeatSetting] = [{"kind": "person"}, {"kind": "person"}]
    take(log.Created(2, "english", "first_game", {}, seats, {"kind": "none"}, listed=False))
    for name in ("Ada", "Ben"):
        joined, secret = seating.join(room, name)
        secrets.append(secret)
        take(joined)
    take(seating.start(room, 0))
    for _ in range(40):
        assert room.table is not None
        assert room.seat_to_move is not None
        take(turns.decisions(room, room.seat_to_move, [chance.choice(legal_actions(room.table))], "person"))
    return entries, room, secrets


def messages_to(entries: Sequence[Entry], seats: list[int]) -> list[str]:
    """The messages to a client with these seats."""
    room, texts = Room("t"), []
    for entry in entries:
        line = log.read_line(entry.kind, entry.data)
        change = Change(entry.seq, entry.at, line, room.apply(entry.seq, entry.at, line))
        texts.append(dumps(update_of(room, change, seats, whole=True)))
    return texts


def test_an_honest_server_passes_the_scan() -> None:
    entries, _, secrets = small_game()
    clients = [Client(seats, messages_to(entries, seats)) for seats in ([0], [1], [0, 1], [])]
    assert scan(Recording("t", secrets, clients), entries) == 4 * len(entries)


def of_another_seat(_room: Room, message: dict[str, Any]) -> None:
    message["scenes"][0]["seat"] = 1


def a_hand(room: Room, message: dict[str, Any]) -> None:
    message["scenes"][0]["view"]["seats"][1]["hand"] = to_json(view_of(room.table, 1))["seats"][1]["hand"]  # type: ignore[arg-type]


def what_the_memory_aid_would_show(room: Room, message: dict[str, Any]) -> None:
    message["scenes"][0]["view"] = to_json(view_of(room.table, 0, memory_aid=True))  # type: ignore[arg-type]


def offers_of_another(room: Room, message: dict[str, Any]) -> None:
    message["scenes"] = [scene | {"seat": 0} for scene in map(to_json, scenes_of(room, [room.seat_to_move or 0]))]
    message["scenes"][0]["view"]["viewer"] = 0


def the_seed(room: Room, message: dict[str, Any]) -> None:
    message["line"]["text"] = f"{room.setup.seed:x}"  # type: ignore[union-attr]


def half_a_seed(room: Room, message: dict[str, Any]) -> None:
    message["at"] = room.setup.seed >> 64  # type: ignore[union-attr]


def the_seed_in_the_state(room: Room, message: dict[str, Any]) -> None:
    message["state"] = to_json(state_of(room)) | {"seed": "1"}


def decisions(room: Room, message: dict[str, Any]) -> None:
    message["line"]["actions"] = room.actions[-1:]


def a_card_drawn(_room: Room, message: dict[str, Any]) -> None:
    message["happenings"] = {"0": [{"kind": "card_drawn", "seat": 1, "card": "elf.red"}]}


def happenings_of_another(_room: Room, message: dict[str, Any]) -> None:
    message["happenings"] = {"1": []}


LEAKS: list[Callable[[Room, dict[str, Any]], None]] = [
    of_another_seat,
    a_hand,
    what_the_memory_aid_would_show,
    offers_of_another,
    the_seed,
    half_a_seed,
    the_seed_in_the_state,
    decisions,
    a_card_drawn,
    happenings_of_another,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_the_scan_finds_a_leak(leak: Callable[[Room, dict[str, Any]], None]) -> None:
    entries, room, secrets = small_game()
    while room.seat_to_move != 1:  # the other seat has to have something to hide
        entries, room, secrets = small_game()
    texts = messages_to(entries, [0])
    message = json.loads(texts[-1])
    leak(room, message)
    with pytest.raises(AssertionError):
        scan(Recording("t", secrets, [Client([0], [*texts[:-1], json.dumps(message)])]), entries)


@pytest.mark.parametrize("form", [str, digest_of])
def test_the_scan_finds_secrets_in_any_message(form: Callable[[str], str]) -> None:
    entries, _, secrets = small_game()
    message = json.dumps({"type": "refused", "id": "", "code": form(secrets[1])})
    with pytest.raises(AssertionError):
        scan(Recording("t", secrets, [Client([1], [message])]), entries)
    with pytest.raises(AssertionError):
        scan(Recording("t", secrets, public=[message]), entries)


def recording_of(seats: Sequence[Seat], database: str) -> Recording:
    """A recording of a game of these people; the path of the database is secret as well."""
    return Recording(seats[0].table, [*(seat.secret for seat in seats), database.removeprefix("sqlite:///")])
