"""The log of a table and the entries that may be added to it, without storage and sockets."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast, get_args

import pytest

from ethnos.engine import play as engine
from ethnos.engine.moves import Recruit, Refused, legal_moves
from ethnos.engine.state import Table, as_bytes
from ethnos.game.events import Event, play_with_events
from ethnos.game.game import Game
from ethnos.server import rooms
from ethnos.server.api.tables import settings_of
from ethnos.server.protocol.requests import SeatIn, TableIn
from ethnos.server.protocol.update_text import line_of, state_of
from ethnos.server.rooms import commands, consent, seating
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.checks import NotNow, clean
from ethnos.server.rooms.clock import DAY
from ethnos.server.rooms.entries import (
    Asked,
    ClockKind,
    Created,
    Left,
    Line,
    LineKind,
    Moved,
    Paused,
    Said,
    SeatKind,
    SeatSetting,
    Undone,
    read_line,
)
from ethnos.server.rooms.room import ABSENT_SECONDS, CHAT_KEPT, LINES_A_MINUTE, Room
from ethnos.server.rooms.tables import Change, Tables
from ethnos.server.storage.database_store import DatabaseStore
from harness.live import database_in


class Case:
    """A room to which entries are applied without being stored."""

    def __init__(
        self, seats: Sequence[str] = ("person", "person"), clock: ClockKind = "none", seconds: float = 0
    ) -> None:
        self.room, self.lines, self.now = Room("t"), list[tuple[float, Line]](), 1000.0
        bots = ("novice", "adept")
        settings = [
            SeatSetting(kind="bot", level=seat) if seat in bots else SeatSetting(kind=cast(SeatKind, seat))
            for seat in seats
        ]
        self.take(
            Created(
                players=len(seats),
                preset="english",
                tribes="random",
                options={},
                seats=settings,
                clock={"kind": clock, "seconds": seconds, "increment": 2},
                listed=False,
            )
        )

    def take(self, *lines: Line) -> None:
        """Remember entries and apply them."""
        for line in lines:
            self.lines.append((self.now, line))
            self.room.apply(self.room.seq + 1, self.now, line)

    def sit(self, *names: str) -> list[str]:
        """Let people sit down; returns their secrets."""
        secrets = []
        for name in names:
            joined, secret = seating.join(self.room, name)
            self.take(joined)
            secrets.append(secret)
        return secrets

    def start(self) -> None:
        """Let the host start the game."""
        self.take(seating.start(self.room, self.room.host or 0))

    def to_move(self) -> int:
        """The seat that is to move."""
        assert self.room.seat_to_move is not None
        return self.room.seat_to_move

    def recruit(self, move_id: str = "", card: str | None = None) -> Moved:
        """Let the seat to move recruit."""
        moved = commands.move(self.room, self.to_move(), Recruit(card), move_id or f"m{self.room.seq}")
        assert moved is not None
        self.take(moved)
        return moved

    def again(self, *, with_events: bool = True) -> Room:
        """Another room from the same log, by way of JSON."""
        room = Room("t")
        for seq, (at, line) in enumerate(self.lines, 1):
            room.apply(seq, at, read_line(line.kind, line.data()), with_events=with_events)
        return room


def started(*seats: str, clock: ClockKind = "none", seconds: float = 0) -> Case:
    case = Case(seats or ("person", "person"), clock, seconds)
    case.sit(*(f"P{number}" for number, seat in enumerate(seats or ("person", "person")) if seat in ("person", "open")))
    case.start()
    return case


def refused(code: str) -> "pytest.RaisesExc[NotNow]":
    return pytest.raises(NotNow, check=lambda refusal: refusal.code == f"server-{code}")


# --- Before the game ------------------------------------------------------------------------------------------


def test_the_first_to_sit_down_is_the_host_and_deals_when_all_seats_are_taken() -> None:
    case = Case(("person", "open", "novice"))
    case.sit("Ada")
    assert case.room.host == 0
    with refused("seats-empty"):
        seating.start(case.room, 0)
    case.sit("Ben")
    with refused("host-only"):
        seating.start(case.room, 1)
    case.start()
    assert case.room.status == "running"
    with refused("already-started"):
        seating.join(case.room, "Cem")


def test_a_full_table_and_a_taken_seat() -> None:
    case = Case()
    case.sit("Ada")
    with refused("seat-taken"):
        seating.join(case.room, "Ben", 0)
    case.sit("Ben")
    with refused("table-full"):
        seating.join(case.room, "Cem")


def test_leaving_before_the_game_frees_the_seat_and_the_next_person_is_host() -> None:
    case = Case()
    case.sit("Ada", "Ben")
    case.take(*seating.leave(case.room, 0))
    assert case.room.host == 1
    assert seating.join(case.room, "Cem")[0].seat == 0


def test_a_secret_opens_only_its_seat_and_is_stored_as_a_digest() -> None:
    case = Case()
    first, second = case.sit("Ada", "Ben")
    assert case.room.seat_of(first) == 0
    assert case.room.seat_of(second) == 1
    assert case.room.seat_of(first[:-1]) is None
    assert case.room.seat_of("") is None
    stored = str([line.data() for _, line in case.lines])
    assert first not in stored
    assert digest_of(first) in stored
    assert len(first) * 6 >= 128


def test_names_are_cleaned_and_shortened() -> None:
    assert clean("  Ada \n\t<b>\u202e ", 24) == "Ada <b>"
    assert len(clean("x" * 100, 24)) == 24
    assert clean("Ada Lovelace", 4) == "Ada"
    with refused("empty-text"):
        clean(" \n ", 24)


# --- Moves ----------------------------------------------------------------------------------------------------


def test_a_move_sent_twice_is_played_once() -> None:
    case = started()
    seat = case.to_move()
    case.recruit("one")
    before = as_bytes(case.again().table)  # type: ignore[arg-type]
    assert commands.move(case.room, seat, Recruit(None), "one") is None
    assert as_bytes(case.room.table) == before  # type: ignore[arg-type]
    assert case.room.move_ids[seat, "one"] == case.room.seq


def test_only_the_seat_to_move_moves_and_refused_moves_change_nothing() -> None:
    case = started()
    before, other = as_bytes(case.room.table), 1 - case.to_move()  # type: ignore[arg-type]
    with refused("not-your-turn"):
        commands.move(case.room, other, Recruit(None), "x")
    with pytest.raises(Refused):
        commands.move(case.room, case.to_move(), Recruit("elf.nowhere"), "y")
    assert as_bytes(case.room.table) == before  # type: ignore[arg-type]


def test_a_log_gives_the_same_table_again() -> None:
    case = started("person", "novice", "open")
    for _ in range(40):
        if case.room.seat_to_move is None:
            break
        table = case.room.table
        assert table is not None
        case.take(commands.decisions(case.room, case.to_move(), engine.legal_actions(table)[:1], "bot"))
    again = case.again()
    assert as_bytes(again.table) == as_bytes(case.room.table)  # type: ignore[arg-type]
    assert again.actions == case.room.actions
    assert again.clock == case.room.clock


def test_every_entry_has_a_kind_of_its_own() -> None:
    assert tuple(line.kind for line in get_args(Line)) == get_args(LineKind)


def test_an_entry_out_of_order_is_refused() -> None:
    case = started()
    with refused("gap"):
        case.room.apply(case.room.seq + 2, case.now, Undone(0, 1))


def test_a_copy_is_another_room() -> None:
    case = started()
    twin = case.room.copy()
    case.recruit()
    assert len(twin.actions) == 0
    assert twin.seq == case.room.seq - 1
    assert as_bytes(twin.table) != as_bytes(case.room.table)  # type: ignore[arg-type]


# --- Undo -----------------------------------------------------------------------------------------------------


def face_up(case: Case) -> str:
    table = case.room.table
    assert table is not None
    return next(move.card for move in legal_moves(table) if isinstance(move, Recruit) and move.card is not None)


def until_pool(case: Case) -> None:
    """Play until a card lies face up."""
    for _ in range(400):
        table = case.room.table
        assert table is not None
        if any(table.pool):
            return
        moves = [move for move in legal_moves(table) if not isinstance(move, Recruit)]
        move = moves[0] if moves and table.hand_size[table.seat] > 1 else Recruit(None)
        moved = commands.move(case.room, case.to_move(), move, f"m{case.room.seq}")
        assert moved is not None
        case.take(moved)
    pytest.fail("no card came face up")


def test_a_move_that_revealed_nothing_is_undone_at_once() -> None:
    case = started()
    until_pool(case)
    seat, before = case.to_move(), as_bytes(case.room.table)  # type: ignore[arg-type]
    case.recruit(card=face_up(case))
    assert as_bytes(case.room.table) != before  # type: ignore[arg-type]
    lines = consent.undo(case.room, seat)
    assert [type(line) for line in lines] == [Undone]
    case.take(*lines)
    assert as_bytes(case.room.table) == before  # type: ignore[arg-type]


def take_face_up(case: Case, times: int) -> int:
    """This many people take a face-up card, one after another; returns the first seat."""
    until_pool_has(case, times)
    first = case.to_move()
    for _ in range(times):
        case.recruit(card=face_up(case))
    return first


def until_pool_has(case: Case, cards: int) -> None:
    """Play until this many cards lie face up."""
    for _ in range(400):
        until_pool(case)
        table = case.room.table
        assert table is not None
        if sum(table.pool) >= cards:
            return
        case.recruit()
    pytest.fail("too few cards came face up")


def test_among_people_a_move_that_revealed_a_card_is_never_undone() -> None:
    """Not even with consent or while others are away: players could look into the deck again and again."""
    for away in (None, seating.leave, seating.lose):
        case = started("person", "person")
        seat = case.to_move()
        case.recruit()
        if away is not None:
            case.take(*away(case.room, 1 - seat))
        with refused("card-shown"):
            consent.undo(case.room, seat)


def test_later_moves_of_others_are_undone_only_with_the_consent_of_all() -> None:
    case = started("person", "person", "person")
    until_pool_has(case, 2)
    before, seat = as_bytes(case.room.table), case.to_move()  # type: ignore[arg-type]
    assert take_face_up(case, 2) == seat
    case.take(*consent.undo(case.room, seat))
    assert case.room.question is not None
    others = [other for other in range(3) if other != seat]
    assert consent.asked_seats(case.room) == state_of(case.room).asked == others
    with refused("nothing-asked"):
        consent.answer(case.room, seat, True)
    case.take(*consent.answer(case.room, others[0], True))
    assert consent.asked_seats(case.room) == others[1:]
    assert as_bytes(case.room.table) != before  # type: ignore[arg-type]
    with refused("nothing-asked"):
        consent.answer(case.room, others[0], True)
    case.take(*consent.answer(case.room, others[1], True))
    assert as_bytes(case.room.table) == before  # type: ignore[arg-type]
    assert case.room.question is None


def test_a_person_without_a_connection_has_not_agreed() -> None:
    """The question waits for them, even while the person who asked is away."""
    case = started("person", "person", clock="days", seconds=3)
    seat = take_face_up(case, 2)
    case.take(*seating.lose(case.room, 1 - seat))
    case.take(*consent.undo(case.room, seat))
    case.take(*seating.lose(case.room, seat))
    assert consent.asked_seats(case.room) == [1 - seat]
    actions = len(case.room.actions)
    case.take(*seating.come_back(case.room, 1 - seat))
    case.take(*consent.answer(case.room, 1 - seat, True))
    assert len(case.room.actions) < actions


def test_the_person_who_asked_may_withdraw_the_question() -> None:
    case = started("person", "person", "person")
    until_pool_has(case, 2)
    before, seat = as_bytes(case.room.table), take_face_up(case, 2)  # type: ignore[arg-type]
    taken = as_bytes(case.room.table)  # type: ignore[arg-type]
    case.take(*consent.undo(case.room, seat))
    case.take(*consent.answer(case.room, next(other for other in range(3) if other != seat), True))
    case.take(*consent.answer(case.room, seat, False))
    assert (case.room.question, as_bytes(case.room.table)) == (None, taken)  # type: ignore[arg-type]
    assert before != taken
    with refused("nothing-asked"):
        consent.answer(case.room, seat, False)
    case.take(*consent.pause(case.room, seat))
    case.take(*consent.answer(case.room, seat, False))
    assert not case.room.paused


def test_a_request_to_undo_names_the_entries_of_the_moves() -> None:
    case = started("person", "person")
    until_pool_has(case, 2)
    seat = take_face_up(case, 2)
    assert state_of(case.room).asked_moves is None
    case.take(*consent.undo(case.room, seat))
    assert state_of(case.room).asked_moves == case.room.move_seqs[-2:]
    case.take(*consent.answer(case.room, seat, False))
    case.take(*consent.pause(case.room, seat))
    assert state_of(case.room).asked_moves is None


def explored(entries: int) -> Case:
    """A person alone with a bot who takes back one move or many, again and again, until the log is so long: longer than
    the bounds of today allow.
    """
    case, chance = started("person", "novice"), random.Random(5)
    while len(case.lines) < entries:
        own = sum(move.by == "person" for move in case.room.moves)
        most = chance.choice([0, 0, 1, 1, 2, 20]) if len(case.room.actions) < 40 else 20  # the game goes on
        for _ in range(min(own, most)):
            case.take(Undone(0, sum(len(move.actions) for move in case.room.moves[consent.own_move(case.room, 0) :])))
        for _ in range(chance.choice([1, 2, 3, 20])):
            seat, action = case.to_move(), chance.choice(engine.legal_actions(case.room.running_table()))
            case.take(commands.decisions(case.room, seat, [action], "bot" if seat else "person"))
            case.room.thin_out()
    return case


@pytest.mark.parametrize("with_events", [True, False])
def test_reading_a_log_plays_every_decision_in_it_once(monkeypatch: pytest.MonkeyPatch, with_events: bool) -> None:
    case = explored(2000)
    played = list[int]()

    def counted_play(table: Table, actions: Sequence[int]) -> tuple[list[Event], Table]:
        played.extend(actions)
        return play_with_events(table, actions)

    def counted_apply(table: Table, action: int) -> None:
        played.append(action)
        engine.apply_action(table, action)

    monkeypatch.setattr(rooms.room, "play_with_events", counted_play)
    monkeypatch.setattr(rooms.room, "apply_action", counted_apply)
    monkeypatch.setattr(Game, "apply", lambda game, action: counted_apply(game.table, action))
    again = case.again(with_events=with_events)
    assert len(played) == sum(len(line.actions) for _, line in case.lines if isinstance(line, Moved))
    assert sum(isinstance(line, Undone) for _, line in case.lines) > 500
    assert as_bytes(again.running_table()) == as_bytes(case.room.running_table())
    assert as_bytes(again.running_table()) == as_bytes(again.replayed().table)
    assert (again.moves, again.actions, again.taken_back) == (case.room.moves, case.room.actions, case.room.taken_back)


def test_a_new_table_with_a_game_in_it_derives_no_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = explored(200)
    monkeypatch.setattr(rooms.room, "play_with_events", None)

    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        try:
            settings, *lines = [line for _, line in case.lines]
            assert isinstance(settings, Created)
            room = await Tables(store).create(settings, lambda _room: lines)
            assert room.actions == case.room.actions != []
        finally:
            await store.close()

    asyncio.run(story())


def test_a_table_in_memory_undoes_without_playing_its_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms.room, "SPACING", 8)
    case = explored(1000)
    played = list[int]()
    monkeypatch.setattr(rooms.room, "apply_action", lambda _table, action: played.append(action))
    for back in range(1, len(case.room.actions) + 1):
        played.clear()
        case.room.table_before(back)
        assert len(played) < 8
    assert len(case.room.earlier) <= 1 + len(case.room.actions) / 8


def test_an_undo_names_the_entries_of_the_moves() -> None:
    case = started("person", "person")
    until_pool_has(case, 2)
    seat = case.to_move()
    case.recruit(card=face_up(case))
    own = case.room.seq
    case.take(Said(1, "Ben", "hm"))
    case.recruit(card=face_up(case))
    case.take(*consent.undo(case.room, seat))
    case.take(*consent.answer(case.room, 1 - seat, True))
    last = Change(case.room.seq, *case.lines[-1], [])
    assert case.room.taken_back == {last.seq: [own, own + 2]}
    assert line_of(case.room, last).taken_back == [own, own + 2]
    assert case.again().taken_back == case.room.copy().taken_back == case.room.taken_back
    case.recruit()
    assert line_of(case.room, Change(case.room.seq, *case.lines[-1], [])).taken_back is None
    assert case.room.move_seqs[-1] == case.room.seq


def test_the_id_of_an_undone_move_is_refused_as_undone() -> None:
    case = started()
    until_pool(case)
    seat, card = case.to_move(), face_up(case)
    case.recruit("mine", card)
    case.take(*consent.undo(case.room, seat))
    for room in (case.room, case.again(), case.room.copy()):
        with refused("move-undone"):
            commands.move(room, seat, Recruit(card), "mine")
    case.recruit("another", card)


def test_a_single_no_ends_the_question() -> None:
    case = started("person", "person", "person")
    seat = take_face_up(case, 2)
    case.take(*consent.undo(case.room, seat))
    actions = list(case.room.actions)
    case.take(*consent.answer(case.room, next(other for other in range(3) if other != seat), False))
    assert case.room.question is None
    assert case.room.actions == actions


def test_alone_with_bots_consent_is_given_at_once() -> None:
    case = started("person", "novice")
    while case.to_move() != 0:
        table = case.room.table
        assert table is not None
        case.take(commands.decisions(case.room, 1, engine.legal_actions(table)[:1], "bot"))
    before = as_bytes(case.room.table)  # type: ignore[arg-type]
    case.recruit()
    case.take(*consent.undo(case.room, 0))
    assert as_bytes(case.room.table) == before  # type: ignore[arg-type]


def test_nobody_undoes_the_moves_of_others() -> None:
    case = started()
    with refused("nothing-to-undo"):
        consent.undo(case.room, 0)


# --- Clocks and pauses ----------------------------------------------------------------------------------------


def test_a_bank_runs_down_and_grows_by_the_increment() -> None:
    case = started(clock="bank", seconds=60)
    first = case.to_move()
    assert case.room.deadline == case.now + 60
    case.now += 10
    case.recruit()
    assert case.room.clock.left[first] == pytest.approx(52)
    assert case.room.deadline == case.now + 60


def moved_after_five_seconds() -> tuple[Case, int, dict[int, float]]:
    """A table with banks, the seat that has just taken a face-up card after 5 s, and the banks before that."""
    case = started("person", "person", clock="bank", seconds=60)
    until_pool(case)
    seat, left = case.to_move(), dict(case.room.clock.left)
    case.now += 5
    case.recruit(card=face_up(case))
    return case, seat, left


def test_an_undo_gains_no_time() -> None:
    case, seat, left = moved_after_five_seconds()
    case.now += 7
    case.take(*consent.undo(case.room, seat))
    assert case.room.clock.left[seat] == pytest.approx(left[seat] - 5)
    assert case.room.clock.left[1 - seat] == pytest.approx(left[1 - seat] - 7)
    assert case.room.deadline == pytest.approx(case.now + case.room.clock.left[seat])


def test_repeated_moves_and_undos_do_not_fill_a_bank() -> None:
    case = started("person", "person", clock="bank", seconds=60)
    until_pool(case)
    seat, before = case.to_move(), dict(case.room.clock.left)
    for _ in range(4):
        case.now += 1
        case.recruit(card=face_up(case))
        case.take(*consent.undo(case.room, seat))
    assert case.room.clock.left == pytest.approx(before | {seat: before[seat] - 4})
    assert case.again().clock == case.room.clock


def test_an_undo_of_several_moves_removes_all_their_increments() -> None:
    case = started("person", "person", clock="bank", seconds=60)
    until_pool_has(case, 2)
    first, left = case.to_move(), dict(case.room.clock.left)
    for _ in range(2):
        case.now += 10
        case.recruit(card=face_up(case))
    case.now += 5
    case.take(*consent.undo(case.room, first))
    case.take(*consent.answer(case.room, 1 - first, True))
    assert case.room.clock.left == pytest.approx({first: left[first] - 15, 1 - first: left[1 - first] - 10})


def test_an_undo_during_a_pause_gains_no_time() -> None:
    case, seat, left = moved_after_five_seconds()
    case.take(*consent.pause(case.room, seat))
    case.take(*consent.answer(case.room, 1 - seat, True))
    case.now += 1000
    case.take(*consent.undo(case.room, seat))
    assert case.room.deadline is None
    case.take(*consent.resume(case.room, seat))
    assert case.room.deadline == pytest.approx(case.now + left[seat] - 5)


def test_a_move_by_the_clock_is_not_undone_at_once() -> None:
    case = started("person", "person", clock="bank", seconds=60)
    until_pool_has(case, 3)
    seat = take_face_up(case, 2)
    case.now += 600
    by_hand = commands.move(case.room, seat, Recruit(face_up(case)), "x")
    assert by_hand is not None
    case.take(commands.decisions(case.room, seat, by_hand.actions, "clock"))
    assert [type(line) for line in consent.undo(case.room, seat)] == [Asked]


def test_an_undo_does_not_restart_the_days_for_a_move() -> None:
    case = started(clock="days", seconds=2)
    until_pool(case)
    seat = case.to_move()
    for more, spent in ((1.5, 1.5), (0.25, 1.75)):
        case.now += more * DAY
        case.recruit(card=face_up(case))
        assert case.room.deadline == pytest.approx(case.now + 2 * DAY)
        case.now += DAY  # which the next player spends
        case.take(*consent.undo(case.room, seat))
        assert case.room.deadline == pytest.approx(case.now + (2 - spent) * DAY)
    assert case.again().clock == case.room.clock


def test_a_pause_does_not_restart_the_days_for_a_move() -> None:
    case = started("person", "person", clock="days", seconds=2)
    case.now += DAY
    case.take(*consent.pause(case.room, 0))
    case.take(*consent.answer(case.room, 1, True))
    case.now += 10 * DAY
    case.take(*consent.resume(case.room, 0))
    assert case.room.deadline == pytest.approx(case.now + DAY)


def test_every_move_restarts_the_days_for_a_move() -> None:
    case = started(clock="days", seconds=2)
    case.now += 3 * 3600
    case.recruit()
    assert case.room.deadline == pytest.approx(case.now + 2 * DAY)


def test_bots_have_no_deadline() -> None:
    case = started("person", "novice", clock="bank", seconds=60)
    for _ in range(2):
        assert (case.room.deadline is None) == (case.to_move() == 1)
        table = case.room.table
        assert table is not None
        case.take(commands.decisions(case.room, case.to_move(), [0], "bot"))


def test_a_pause_stops_the_clock() -> None:
    case = started("person", "novice", clock="bank", seconds=60)
    while case.to_move() != 0:
        case.take(commands.decisions(case.room, 1, [0], "bot"))
    case.now += 20
    case.take(*consent.pause(case.room, 0))
    assert case.room.deadline is None
    with refused("paused"):
        commands.move(case.room, 0, Recruit(None), "x")
    case.now += 1000
    case.take(*consent.resume(case.room, 0))
    assert case.room.deadline == pytest.approx(case.now + 40)


# --- Leaving and coming back ----------------------------------------------------------------------------------


def test_a_bot_plays_for_a_person_who_left_until_they_return() -> None:
    case = started("person", "person")
    with refused("seat-taken"):
        seating.seat_bot(case.room, 0, 1, "adept", case.now)
    case.take(*seating.leave(case.room, 1))
    with refused("host-only"):
        seating.seat_bot(case.room, 1, 1, "adept", case.now)
    case.take(*seating.seat_bot(case.room, 0, 1, "adept", case.now))
    while case.to_move() != 1:
        case.recruit()
    assert case.room.bot_to_move == "adept"
    with refused("bot-plays"):
        commands.move(case.room, 1, Recruit(None), "x")
    case.take(*seating.come_back(case.room, 1))
    assert case.room.bot_to_move == ""
    assert seating.come_back(case.room, 1) == []
    case.recruit()


def test_with_a_clock_a_bot_plays_for_an_absent_person_once_their_time_has_run_out() -> None:
    case = started("person", "person", clock="days", seconds=3)
    case.take(*seating.lose(case.room, 1))
    case.now += 10 * ABSENT_SECONDS
    with refused("clock-runs"):
        seating.seat_bot(case.room, 0, 1, "adept", case.now)
    while case.to_move() != 1:
        case.recruit()
    case.now += 3 * DAY
    case.take(commands.decisions(case.room, 1, [0], "clock"))
    with refused("weak-bot"):
        seating.seat_bot(case.room, 0, 1, "novice", case.now)
    assert case.room.bot_seats() == case.again().bot_seats() == [1]
    case.take(*seating.seat_bot(case.room, 0, 1, "adept", case.now))
    case.take(*seating.come_back(case.room, 1))
    case.take(*seating.lose(case.room, 1))
    with refused("clock-runs"):
        seating.seat_bot(case.room, 0, 1, "adept", case.now)


def test_without_a_clock_all_others_must_agree_to_a_bot_for_a_long_absent_person() -> None:
    case = started("person", "person", "person", "person")
    case.take(*seating.lose(case.room, 3))
    since = case.now + ABSENT_SECONDS
    assert [chair.absent_from for chair in state_of(case.room).chairs] == [None, None, None, since]
    case.now += 10
    with refused("not-absent-long"):
        seating.seat_bot(case.room, 1, 3, "adept", case.now)
    case.take(*seating.lose(case.room, 2))
    case.now = since
    case.take(*seating.seat_bot(case.room, 1, 3, "adept", case.now))
    assert (state_of(case.room).question, state_of(case.room).asked_for) == ("bot", 3)
    assert consent.asked_seats(case.room) == [0, 2], "a person who is absent for a short time is asked as well"
    case.take(*consent.answer(case.room, 0, False))
    assert case.room.question is None
    case.now += 10
    case.take(*seating.seat_bot(case.room, 1, 3, "master", case.now))
    assert consent.asked_seats(case.room) == [0], "a person who is absent for as long is not"
    case.take(*consent.answer(case.room, 0, True))
    assert case.room.chairs[3].bot == case.again().chairs[3].bot == "adept"
    assert state_of(case.room).chairs[3].absent_from is None
    case.take(*seating.come_back(case.room, 3))
    assert case.room.chairs[3].bot == ""


def test_the_only_person_present_need_not_ask_for_a_bot() -> None:
    case = started("person", "person")
    case.take(*seating.lose(case.room, 0))
    case.now += ABSENT_SECONDS
    case.take(*seating.seat_bot(case.room, 1, 0, "adept", case.now))
    assert case.room.chairs[0].bot == "adept"
    assert case.room.question is None


def test_the_host_frees_seats_before_the_game() -> None:
    case = Case(("person", "open", "novice"))
    _, secret = case.sit("Ada", "Ben")
    with refused("host-only"):
        seating.remove(case.room, 1, 0)
    for seat in (1, 2):
        case.take(seating.remove(case.room, 0, seat))
    assert case.room.free_seats() == [1, 2]
    assert case.room.seat_of(secret) is None
    with refused("seat-empty"):
        seating.remove(case.room, 0, 1)
    with refused("no-such-seat"):
        seating.remove(case.room, 0, 5)
    case.sit("Cem", "Dora")
    case.start()
    with refused("already-started"):
        seating.remove(case.room, 0, 1)


def test_while_the_host_is_away_everybody_present_is_host() -> None:
    case = started("person", "person", "person", "novice")
    assert case.room.hosts() == [0]
    case.take(*seating.leave(case.room, 2))
    case.take(*seating.leave(case.room, 0))
    assert case.room.hosts() == [0, 1]
    with refused("host-only"):
        seating.seat_bot(case.room, 2, 0, "adept", case.now)
    case.take(*seating.seat_bot(case.room, 1, 0, "adept", case.now))
    assert case.room.chairs[0].bot == "adept"
    case.take(*seating.come_back(case.room, 0))
    assert case.room.hosts() == [0]


def test_an_empty_table_has_no_host() -> None:
    assert Case().room.hosts() == []


def test_bots_can_be_seated_on_free_seats_and_later_for_people_who_left() -> None:
    case = Case(("person", "open", "novice"))
    case.sit("Ada")
    assert (case.room.free_seats(), case.room.bot_seats()) == ([1], [1, 2])
    case.sit("Ben")
    assert (case.room.free_seats(), case.room.bot_seats()) == ([], [2])
    case.start()
    assert case.room.bot_seats() == []
    case.take(*seating.leave(case.room, 1))
    assert case.room.bot_seats() == [1]
    case.take(*seating.seat_bot(case.room, 0, 1, "adept", case.now))
    assert case.room.bot_seats() == []


def test_a_lost_connection_keeps_the_seat_before_the_game_and_means_away_during_it() -> None:
    case = Case()
    case.sit("Ada", "Ben")
    assert seating.lose(case.room, 1) == []
    case.start()
    case.take(*seating.lose(case.room, 1))
    assert case.room.chairs[1].away
    assert seating.lose(case.room, 1) == []


def test_a_question_is_granted_when_the_last_person_who_has_to_answer_leaves() -> None:
    case = started("person", "person", "person")
    case.take(*consent.pause(case.room, 0))
    case.take(*consent.answer(case.room, 1, True))
    assert [type(line) for line in seating.lose(case.room, 2)] == [Left]
    lines = seating.leave(case.room, 2)
    assert [type(line) for line in lines] == [Left, Paused]
    case.take(*lines)
    assert case.room.paused
    assert case.room.question is None
    assert case.again().paused


def test_a_question_stays_while_another_person_has_not_answered() -> None:
    case = started("person", "person", "person")
    case.take(*consent.pause(case.room, 0))
    case.take(*seating.leave(case.room, 2))
    assert case.room.question is not None
    case.take(*consent.answer(case.room, 1, True))
    assert case.room.paused


def test_a_question_ends_when_the_person_who_asked_leaves() -> None:
    case = started("person", "person")
    case.take(*consent.pause(case.room, 0))
    case.take(*seating.leave(case.room, 0))
    assert case.room.question is None
    assert not case.room.paused
    case.take(*consent.pause(case.room, 1))
    assert case.room.paused  # there is nobody left to ask


def test_a_bot_can_be_replaced_before_the_game_and_not_during_it() -> None:
    case = Case(("person", "novice", "open"))
    case.sit("Ada", "Ben")
    case.take(*seating.seat_bot(case.room, 0, 1, "adept", case.now))
    case.start()
    assert case.room.chairs[1].level == "adept"
    with refused("bot-seated"):
        seating.seat_bot(case.room, 0, 1, "master", case.now)
    case.take(*seating.leave(case.room, 2))
    case.take(*seating.seat_bot(case.room, 0, 2, "adept", case.now))
    with refused("bot-seated"):
        seating.seat_bot(case.room, 0, 2, "master", case.now)


def test_hints_are_for_the_seat_to_move_if_the_table_allows_them() -> None:
    case = started()
    with refused("no-hints"):
        commands.check_hint(case.room, case.to_move())
    case.room.created = replace(case.room.settings, hints=True)
    commands.check_hint(case.room, case.to_move())
    with refused("not-your-turn"):
        commands.check_hint(case.room, 1 - case.to_move())


def test_chat_is_limited_in_rate_and_length() -> None:
    case = started()
    for number in range(LINES_A_MINUTE):
        line = (
            commands.react(case.room, 0, "wow", case.now)
            if number % 2
            else commands.say(case.room, 0, "Ada", "hello", case.now)
        )
        case.take(line)
        case.now += 1
    for room in (case.room, case.again(), case.room.copy()):
        with refused("too-much-talk"):
            commands.say(room, 0, "Ada", "hello", case.now)
        with refused("too-much-talk"):
            commands.react(room, 0, "wow", case.now)
        commands.say(room, 1, "Ben", "hello", case.now)
    case.now += 61 - LINES_A_MINUTE
    case.take(commands.say(case.room, 0, "Ada", "hello", case.now))
    for _ in range(2 * CHAT_KEPT):
        case.now += 60
        case.take(commands.say(case.room, 1, "Ben", f"at {case.now}", case.now))
    assert len(case.room.chat) == CHAT_KEPT
    assert case.room.chat[-1][1].text == f"at {case.now}"


def test_chat_is_cleaned_and_unknown_reactions_are_refused() -> None:
    case = started()
    said = commands.say(case.room, 0, "Ada", "hello\nthere", case.now)
    case.take(said, commands.react(case.room, 1, "wow", case.now))
    assert case.room.chat[-1][1].text == "hello there"
    with refused("no-such-reaction"):
        commands.react(case.room, 0, "<script>", case.now)


# --- Options that are younger than a log ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stored", "played"),
    [
        ({"placement": "may"}, {"placement": "may", "centaur_trigger": "placed"}),
        ({"placement": "may", "centaur_trigger": "able"}, {"placement": "may", "centaur_trigger": "able"}),
        ({"empty_pool_draw": "2"}, {"empty_pool_draw": "2"}),
    ],
)
def test_d4_a_log_from_before_an_option_is_played_as_it_was(stored: dict[str, str], played: dict[str, str]) -> None:
    """Where a marker could be declined, a Centaur needed one that was placed; new tables say what it needs."""
    settings = Case().room.settings.data() | {"options": stored}
    room = Room("t")
    room.apply(1, 0.0, Created.read(settings))
    assert room.settings.options == played


def test_d4_a_new_table_says_what_a_centaur_needs_where_a_marker_can_be_declined() -> None:
    seats = [SeatIn(kind="person"), SeatIn(kind="open")]
    for edition, needed in (("english", "able"), ("german", "placed")):
        body = TableIn(name="Ada", seats=seats, preset=edition, options={"placement": "may"})
        assert settings_of(body).options == {"placement": "may", "centaur_trigger": needed}
        assert settings_of(replace(body, options={})).options == {}
