"""The scan of all messages of a game (``harness/leaks.py``) finds leaks. ``test_live.py`` plays the games."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ethnos.base.plain import dumps, to_json
from ethnos.engine.play import legal_actions
from ethnos.game.views import view_of
from ethnos.server.protocol.update_text import scenes_of, state_of, update_of
from ethnos.server.rooms import commands, seating
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Change
from ethnos.server.storage import Entry
from harness.leaks import Client, Recording, scan

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
        take(commands.decisions(room, room.seat_to_move, [chance.choice(legal_actions(room.table))], "person"))
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
