"""A table's log and what may be added to it, without storage and sockets."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest

from ethnos.engine import play as engine
from ethnos.engine.state import as_bytes
from ethnos.moves import Recruit, Refused, legal_moves
from ethnos.server.protocol.build_messages import line_of, state_of
from ethnos.server.rooms import chat, consent, seating, turns
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.clock import DAY
from ethnos.server.rooms.entries import (
    Asked,
    ClockKind,
    Created,
    Left,
    Line,
    Moved,
    Paused,
    Said,
    SeatKind,
    SeatSetting,
    Undone,
    read_line,
)
from ethnos.server.rooms.names import clean
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import ABSENT_SECONDS, CHAT_KEPT, LINES_A_MINUTE, Room
from ethnos.server.rooms.tables import Change


class Desk:
    """A room whose lines are taken in as if they had been stored."""

    def __init__(
        self, seats: Sequence[str] = ("person", "person"), clock: ClockKind = "none", seconds: float = 0
    ) -> None:
        self.room, self.lines, self.now = Room("t"), list[tuple[float, Line]](), 1000.0
        bots = ("novice", "adept")
        made = [
            SeatSetting(kind="bot", level=seat) if seat in bots else SeatSetting(kind=cast(SeatKind, seat))
            for seat in seats
        ]
        self.take(
            Created(
                players=len(seats),
                preset="english",
                tribes="random",
                options={},
                seats=made,
                clock={"kind": clock, "seconds": seconds, "increment": 2},
                listed=False,
            )
        )

    def take(self, *lines: Line) -> None:
        """Store lines and take them in."""
        for line in lines:
            self.lines.append((self.now, line))
            self.room.apply(self.room.seq + 1, self.now, line)

    def sit(self, *names: str) -> list[str]:
        """People sit down; their secrets."""
        secrets = []
        for name in names:
            joined, secret = seating.join(self.room, name)
            self.take(joined)
            secrets.append(secret)
        return secrets

    def start(self) -> None:
        """The host deals."""
        self.take(seating.start(self.room, self.room.host or 0))

    def on_turn(self) -> int:
        """Who decides; somebody does."""
        assert self.room.seat_to_move is not None
        return self.room.seat_to_move

    def recruit(self, move_id: str = "", card: str | None = None) -> Moved:
        """Whoever is on turn recruits."""
        moved = turns.move(self.room, self.on_turn(), Recruit(card), move_id or f"m{self.room.seq}")
        assert moved is not None
        self.take(moved)
        return moved

    def again(self) -> Room:
        """The same log, folded once more, through JSON."""
        room = Room("t")
        for seq, (at, line) in enumerate(self.lines, 1):
            room.apply(seq, at, read_line(line.kind, line.data()))
        return room


def started(*seats: str, clock: ClockKind = "none", seconds: float = 0) -> Desk:
    desk = Desk(seats or ("person", "person"), clock, seconds)
    desk.sit(*(f"P{number}" for number, seat in enumerate(seats or ("person", "person")) if seat in ("person", "open")))
    desk.start()
    return desk


def refused(code: str) -> "pytest.RaisesExc[NotNow]":
    return pytest.raises(NotNow, check=lambda refusal: refusal.code == f"server-{code}")


# --- Before the game ------------------------------------------------------------------------------------------


def test_the_first_to_sit_down_is_the_host_and_deals_when_all_seats_are_taken() -> None:
    desk = Desk(("person", "open", "novice"))
    desk.sit("Ada")
    assert desk.room.host == 0
    with refused("seats-empty"):
        seating.start(desk.room, 0)
    desk.sit("Ben")
    with refused("host-only"):
        seating.start(desk.room, 1)
    desk.start()
    assert desk.room.status == "running"
    with refused("already-started"):
        seating.join(desk.room, "Cem")


def test_a_full_table_and_a_taken_seat() -> None:
    desk = Desk()
    desk.sit("Ada")
    with refused("seat-taken"):
        seating.join(desk.room, "Ben", 0)
    desk.sit("Ben")
    with refused("table-full"):
        seating.join(desk.room, "Cem")


def test_whoever_leaves_before_the_game_frees_the_seat_and_the_next_is_host() -> None:
    desk = Desk()
    desk.sit("Ada", "Ben")
    desk.take(*seating.leave(desk.room, 0))
    assert desk.room.host == 1
    assert seating.join(desk.room, "Cem")[0].seat == 0


def test_a_secret_opens_its_seat_and_only_that_and_is_stored_as_a_digest() -> None:
    desk = Desk()
    first, second = desk.sit("Ada", "Ben")
    assert desk.room.seat_of(first) == 0
    assert desk.room.seat_of(second) == 1
    assert desk.room.seat_of(first[:-1]) is None
    assert desk.room.seat_of("") is None
    stored = str([line.data() for _, line in desk.lines])
    assert first not in stored
    assert digest_of(first) in stored
    assert len(first) * 6 >= 128


def test_names_are_data() -> None:
    assert clean("  Ada \n\t<b>\u202e ", 24) == "Ada <b>"
    assert len(clean("x" * 100, 24)) == 24
    assert clean("Ada Lovelace", 4) == "Ada"
    with refused("empty-text"):
        clean(" \n ", 24)


# --- Moves ----------------------------------------------------------------------------------------------------


def test_a_move_sent_twice_is_played_once() -> None:
    desk = started()
    seat = desk.on_turn()
    desk.recruit("one")
    before = as_bytes(desk.again().table)  # type: ignore[arg-type]
    assert turns.move(desk.room, seat, Recruit(None), "one") is None
    assert as_bytes(desk.room.table) == before  # type: ignore[arg-type]
    assert desk.room.move_ids[seat, "one"] == desk.room.seq


def test_only_the_seat_on_turn_moves_and_refused_moves_change_nothing() -> None:
    desk = started()
    before, other = as_bytes(desk.room.table), 1 - desk.on_turn()  # type: ignore[arg-type]
    with refused("not-your-turn"):
        turns.move(desk.room, other, Recruit(None), "x")
    with pytest.raises(Refused):
        turns.move(desk.room, desk.on_turn(), Recruit("elf.nowhere"), "y")
    assert as_bytes(desk.room.table) == before  # type: ignore[arg-type]


def test_a_log_gives_the_same_table_again() -> None:
    desk = started("person", "novice", "open")
    for _ in range(40):
        if desk.room.seat_to_move is None:
            break
        table = desk.room.table
        assert table is not None
        desk.take(turns.decisions(desk.room, desk.on_turn(), engine.legal_actions(table)[:1], "bot"))
    again = desk.again()
    assert as_bytes(again.table) == as_bytes(desk.room.table)  # type: ignore[arg-type]
    assert again.actions == desk.room.actions
    assert again.clock == desk.room.clock


def test_an_entry_out_of_order_is_refused() -> None:
    desk = started()
    with refused("gap"):
        desk.room.apply(desk.room.seq + 2, desk.now, Undone(0, 1))


def test_a_copy_is_another_room() -> None:
    desk = started()
    twin = desk.room.copy()
    desk.recruit()
    assert len(twin.actions) == 0
    assert twin.seq == desk.room.seq - 1
    assert as_bytes(twin.table) != as_bytes(desk.room.table)  # type: ignore[arg-type]


# --- Taking back ----------------------------------------------------------------------------------------------


def face_up(desk: Desk) -> str:
    table = desk.room.table
    assert table is not None
    return next(move.card for move in legal_moves(table) if isinstance(move, Recruit) and move.card is not None)


def until_pool(desk: Desk) -> None:
    """Play until a card lies face up: bands are played at random."""
    for _ in range(400):
        table = desk.room.table
        assert table is not None
        if any(table.pool):
            return
        moves = [move for move in legal_moves(table) if not isinstance(move, Recruit)]
        move = moves[0] if moves and table.hand_size[table.seat] > 1 else Recruit(None)
        moved = turns.move(desk.room, desk.on_turn(), move, f"m{desk.room.seq}")
        assert moved is not None
        desk.take(moved)
    pytest.fail("no card came face up")


def test_a_move_that_showed_nothing_is_taken_back_at_once() -> None:
    desk = started()
    until_pool(desk)
    seat, before = desk.on_turn(), as_bytes(desk.room.table)  # type: ignore[arg-type]
    desk.recruit(card=face_up(desk))
    assert as_bytes(desk.room.table) != before  # type: ignore[arg-type]
    lines = consent.undo(desk.room, seat)
    assert [type(line) for line in lines] == [Undone]
    desk.take(*lines)
    assert as_bytes(desk.room.table) == before  # type: ignore[arg-type]


def take_face_up(desk: Desk, times: int) -> int:
    """So many people take a card that everyone sees, one after another. Who began."""
    until_pools(desk, times)
    first = desk.on_turn()
    for _ in range(times):
        desk.recruit(card=face_up(desk))
    return first


def until_pools(desk: Desk, cards: int) -> None:
    """Play until so many cards lie face up."""
    for _ in range(400):
        until_pool(desk)
        table = desk.room.table
        assert table is not None
        if sum(table.pool) >= cards:
            return
        desk.recruit()
    pytest.fail("too few cards came face up")


def test_among_people_nothing_that_has_shown_a_card_is_taken_back() -> None:
    """Whoever is asked or away: with consent one could still look into the deck again and again."""
    for away in (None, seating.leave, seating.lose):
        desk = started("person", "person")
        seat = desk.on_turn()
        desk.recruit()
        if away is not None:
            desk.take(*away(desk.room, 1 - seat))
        with refused("card-shown"):
            consent.undo(desk.room, seat)


def test_what_others_have_played_since_is_taken_back_with_everyones_consent_only() -> None:
    desk = started("person", "person", "person")
    until_pools(desk, 2)
    before, seat = as_bytes(desk.room.table), desk.on_turn()  # type: ignore[arg-type]
    assert take_face_up(desk, 2) == seat
    desk.take(*consent.undo(desk.room, seat))
    assert desk.room.question is not None
    others = [other for other in range(3) if other != seat]
    assert desk.room.asked_seats() == state_of(desk.room).asked == others
    with refused("nothing-asked"):
        consent.answer(desk.room, seat, True)
    desk.take(*consent.answer(desk.room, others[0], True))
    assert desk.room.asked_seats() == others[1:]
    assert as_bytes(desk.room.table) != before  # type: ignore[arg-type]
    with refused("nothing-asked"):
        consent.answer(desk.room, others[0], True)
    desk.take(*consent.answer(desk.room, others[1], True))
    assert as_bytes(desk.room.table) == before  # type: ignore[arg-type]
    assert desk.room.question is None


def test_somebody_without_a_connection_has_not_agreed() -> None:
    """The question waits for them, also while the one who asked is away."""
    desk = started("person", "person", clock="days", seconds=3)
    seat = take_face_up(desk, 2)
    desk.take(*seating.lose(desk.room, 1 - seat))
    desk.take(*consent.undo(desk.room, seat))
    desk.take(*seating.lose(desk.room, seat))
    assert desk.room.asked_seats() == [1 - seat]
    actions = len(desk.room.actions)
    desk.take(*seating.come_back(desk.room, 1 - seat))
    desk.take(*consent.answer(desk.room, 1 - seat, True))
    assert len(desk.room.actions) < actions


def test_an_entry_that_takes_back_names_the_entries_of_the_moves() -> None:
    desk = started("person", "person")
    until_pools(desk, 2)
    seat = desk.on_turn()
    desk.recruit(card=face_up(desk))
    own = desk.room.seq
    desk.take(Said(1, "Ben", "hm"))
    desk.recruit(card=face_up(desk))
    desk.take(*consent.undo(desk.room, seat))
    desk.take(*consent.answer(desk.room, 1 - seat, True))
    last = Change(desk.room.seq, *desk.lines[-1], [])
    assert desk.room.taken_back == {last.seq: [own, own + 2]}
    assert line_of(desk.room, last).taken_back == [own, own + 2]
    assert desk.again().taken_back == desk.room.copy().taken_back == desk.room.taken_back
    desk.recruit()
    assert line_of(desk.room, Change(desk.room.seq, *desk.lines[-1], [])).taken_back is None
    assert desk.room.move_seqs[-1] == desk.room.seq


def test_the_id_of_a_move_that_was_taken_back_is_answered_truthfully() -> None:
    desk = started()
    until_pool(desk)
    seat, card = desk.on_turn(), face_up(desk)
    desk.recruit("mine", card)
    desk.take(*consent.undo(desk.room, seat))
    for room in (desk.room, desk.again(), desk.room.copy()):
        with refused("move-undone"):
            turns.move(room, seat, Recruit(card), "mine")
    desk.recruit("another", card)


def test_one_no_settles_it() -> None:
    desk = started("person", "person", "person")
    seat = take_face_up(desk, 2)
    desk.take(*consent.undo(desk.room, seat))
    actions = list(desk.room.actions)
    desk.take(*consent.answer(desk.room, next(other for other in range(3) if other != seat), False))
    assert desk.room.question is None
    assert desk.room.actions == actions


def test_alone_with_bots_consent_is_given_at_once() -> None:
    desk = started("person", "novice")
    while desk.on_turn() != 0:
        table = desk.room.table
        assert table is not None
        desk.take(turns.decisions(desk.room, 1, engine.legal_actions(table)[:1], "bot"))
    before = as_bytes(desk.room.table)  # type: ignore[arg-type]
    desk.recruit()
    desk.take(*consent.undo(desk.room, 0))
    assert as_bytes(desk.room.table) == before  # type: ignore[arg-type]


def test_nobody_takes_back_what_others_did() -> None:
    desk = started()
    with refused("nothing-to-undo"):
        consent.undo(desk.room, 0)


# --- Clocks and pauses ----------------------------------------------------------------------------------------


def test_a_bank_runs_down_and_grows_by_the_increment() -> None:
    desk = started(clock="bank", seconds=60)
    first = desk.on_turn()
    assert desk.room.deadline == desk.now + 60
    desk.now += 10
    desk.recruit()
    assert desk.room.clock.left[first] == pytest.approx(52)
    assert desk.room.deadline == desk.now + 60


def moved_after_five_seconds() -> tuple[Desk, int, dict[int, float]]:
    """A table with banks; who has just taken a face-up card there, and what everybody had left before."""
    desk = started("person", "person", clock="bank", seconds=60)
    until_pool(desk)
    seat, left = desk.on_turn(), dict(desk.room.clock.left)
    desk.now += 5
    desk.recruit(card=face_up(desk))
    return desk, seat, left


def test_taking_back_gains_nobody_time() -> None:
    desk, seat, left = moved_after_five_seconds()
    desk.now += 7
    desk.take(*consent.undo(desk.room, seat))
    assert desk.room.clock.left[seat] == pytest.approx(left[seat] - 5)
    assert desk.room.clock.left[1 - seat] == pytest.approx(left[1 - seat] - 7)
    assert desk.room.deadline == pytest.approx(desk.now + desk.room.clock.left[seat])


def test_moving_and_taking_back_again_and_again_fills_no_bank() -> None:
    desk = started("person", "person", clock="bank", seconds=60)
    until_pool(desk)
    seat, before = desk.on_turn(), dict(desk.room.clock.left)
    for _ in range(4):
        desk.now += 1
        desk.recruit(card=face_up(desk))
        desk.take(*consent.undo(desk.room, seat))
    assert desk.room.clock.left == pytest.approx(before | {seat: before[seat] - 4})
    assert desk.again().clock == desk.room.clock


def test_all_increments_of_moves_that_are_taken_back_together_are_gone() -> None:
    desk = started("person", "person", clock="bank", seconds=60)
    until_pools(desk, 2)
    first, left = desk.on_turn(), dict(desk.room.clock.left)
    for _ in range(2):
        desk.now += 10
        desk.recruit(card=face_up(desk))
    desk.now += 5
    desk.take(*consent.undo(desk.room, first))
    desk.take(*consent.answer(desk.room, 1 - first, True))
    assert desk.room.clock.left == pytest.approx({first: left[first] - 15, 1 - first: left[1 - first] - 10})


def test_taking_back_during_a_pause_gains_nobody_time() -> None:
    desk, seat, left = moved_after_five_seconds()
    desk.take(*consent.pause(desk.room, seat))
    desk.take(*consent.answer(desk.room, 1 - seat, True))
    desk.now += 1000
    desk.take(*consent.undo(desk.room, seat))
    assert desk.room.deadline is None
    desk.take(*consent.resume(desk.room, seat))
    assert desk.room.deadline == pytest.approx(desk.now + left[seat] - 5)


def test_a_move_of_the_clock_is_not_taken_back_at_once() -> None:
    desk = started("person", "person", clock="bank", seconds=60)
    until_pools(desk, 3)
    seat = take_face_up(desk, 2)
    desk.now += 600
    by_hand = turns.move(desk.room, seat, Recruit(face_up(desk)), "x")
    assert by_hand is not None
    desk.take(turns.decisions(desk.room, seat, by_hand.actions, "clock"))
    assert [type(line) for line in consent.undo(desk.room, seat)] == [Asked]


def test_taking_back_does_not_begin_the_days_of_a_move_anew() -> None:
    desk = started(clock="days", seconds=2)
    until_pool(desk)
    seat = desk.on_turn()
    for more, spent in ((1.5, 1.5), (0.25, 1.75)):
        desk.now += more * DAY
        desk.recruit(card=face_up(desk))
        assert desk.room.deadline == pytest.approx(desk.now + 2 * DAY)
        desk.now += DAY  # which the next one spends
        desk.take(*consent.undo(desk.room, seat))
        assert desk.room.deadline == pytest.approx(desk.now + (2 - spent) * DAY)
    assert desk.again().clock == desk.room.clock


def test_a_pause_does_not_begin_the_days_of_a_move_anew() -> None:
    desk = started("person", "person", clock="days", seconds=2)
    desk.now += DAY
    desk.take(*consent.pause(desk.room, 0))
    desk.take(*consent.answer(desk.room, 1, True))
    desk.now += 10 * DAY
    desk.take(*consent.resume(desk.room, 0))
    assert desk.room.deadline == pytest.approx(desk.now + DAY)


def test_days_a_move_begin_anew_with_every_move() -> None:
    desk = started(clock="days", seconds=2)
    desk.now += 3 * 3600
    desk.recruit()
    assert desk.room.deadline == pytest.approx(desk.now + 2 * DAY)


def test_bots_have_no_deadline() -> None:
    desk = started("person", "novice", clock="bank", seconds=60)
    for _ in range(2):
        assert (desk.room.deadline is None) == (desk.on_turn() == 1)
        table = desk.room.table
        assert table is not None
        desk.take(turns.decisions(desk.room, desk.on_turn(), [0], "bot"))


def test_a_pause_stops_the_clock() -> None:
    desk = started("person", "novice", clock="bank", seconds=60)
    while desk.on_turn() != 0:
        desk.take(turns.decisions(desk.room, 1, [0], "bot"))
    desk.now += 20
    desk.take(*consent.pause(desk.room, 0))
    assert desk.room.deadline is None
    with refused("paused"):
        turns.move(desk.room, 0, Recruit(None), "x")
    desk.now += 1000
    desk.take(*consent.resume(desk.room, 0))
    assert desk.room.deadline == pytest.approx(desk.now + 40)


# --- Leaving and coming back ----------------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_who_left_until_they_are_back() -> None:
    desk = started("person", "person")
    with refused("seat-taken"):
        seating.seat_bot(desk.room, 0, 1, "adept", desk.now)
    desk.take(*seating.leave(desk.room, 1))
    with refused("host-only"):
        seating.seat_bot(desk.room, 1, 1, "adept", desk.now)
    desk.take(*seating.seat_bot(desk.room, 0, 1, "adept", desk.now))
    while desk.on_turn() != 1:
        desk.recruit()
    assert desk.room.bot_to_move == "adept"
    with refused("bot-plays"):
        turns.move(desk.room, 1, Recruit(None), "x")
    desk.take(*seating.come_back(desk.room, 1))
    assert desk.room.bot_to_move == ""
    assert seating.come_back(desk.room, 1) == []
    desk.recruit()


def test_with_a_clock_a_bot_plays_for_somebody_absent_once_their_time_has_run_out() -> None:
    desk = started("person", "person", clock="days", seconds=3)
    desk.take(*seating.lose(desk.room, 1))
    desk.now += 10 * ABSENT_SECONDS
    with refused("clock-runs"):
        seating.seat_bot(desk.room, 0, 1, "adept", desk.now)
    while desk.on_turn() != 1:
        desk.recruit()
    desk.now += 3 * DAY
    desk.take(turns.decisions(desk.room, 1, [0], "clock"))
    with refused("weak-bot"):
        seating.seat_bot(desk.room, 0, 1, "novice", desk.now)
    assert desk.room.bot_seats() == desk.again().bot_seats() == [1]
    desk.take(*seating.seat_bot(desk.room, 0, 1, "adept", desk.now))
    desk.take(*seating.come_back(desk.room, 1))
    desk.take(*seating.lose(desk.room, 1))
    with refused("clock-runs"):
        seating.seat_bot(desk.room, 0, 1, "adept", desk.now)


def test_without_a_clock_all_others_agree_on_a_bot_for_somebody_absent_for_long() -> None:
    desk = started("person", "person", "person", "person")
    desk.take(*seating.lose(desk.room, 3))
    since = desk.now + ABSENT_SECONDS
    assert [chair.absent_from for chair in state_of(desk.room).chairs] == [None, None, None, since]
    desk.now += 10
    with refused("not-absent-long"):
        seating.seat_bot(desk.room, 1, 3, "adept", desk.now)
    desk.take(*seating.lose(desk.room, 2))
    desk.now = since
    desk.take(*seating.seat_bot(desk.room, 1, 3, "adept", desk.now))
    assert (state_of(desk.room).question, state_of(desk.room).asked_for) == ("bot", 3)
    assert desk.room.asked_seats() == [0, 2], "who is absent for a short time is asked as well"
    desk.take(*consent.answer(desk.room, 0, False))
    assert desk.room.question is None
    desk.now += 10
    desk.take(*seating.seat_bot(desk.room, 1, 3, "master", desk.now))
    assert desk.room.asked_seats() == [0], "who is absent as long is not"
    desk.take(*consent.answer(desk.room, 0, True))
    assert desk.room.chairs[3].bot == desk.again().chairs[3].bot == "adept"
    assert state_of(desk.room).chairs[3].absent_from is None
    desk.take(*seating.come_back(desk.room, 3))
    assert desk.room.chairs[3].bot == ""


def test_whoever_is_alone_with_somebody_absent_need_not_ask() -> None:
    desk = started("person", "person")
    desk.take(*seating.lose(desk.room, 0))
    desk.now += ABSENT_SECONDS
    desk.take(*seating.seat_bot(desk.room, 1, 0, "adept", desk.now))
    assert desk.room.chairs[0].bot == "adept"
    assert desk.room.question is None


def test_the_host_frees_seats_before_the_game() -> None:
    desk = Desk(("person", "open", "novice"))
    _, secret = desk.sit("Ada", "Ben")
    with refused("host-only"):
        seating.remove(desk.room, 1, 0)
    for seat in (1, 2):
        desk.take(seating.remove(desk.room, 0, seat))
    assert desk.room.free_seats() == [1, 2]
    assert desk.room.seat_of(secret) is None
    with refused("seat-empty"):
        seating.remove(desk.room, 0, 1)
    with refused("no-such-seat"):
        seating.remove(desk.room, 0, 5)
    desk.sit("Cem", "Dora")
    desk.start()
    with refused("already-started"):
        seating.remove(desk.room, 0, 1)


def test_while_the_host_is_away_everybody_is_host() -> None:
    desk = started("person", "person", "person", "novice")
    assert desk.room.hosts() == [0]
    desk.take(*seating.leave(desk.room, 2))
    desk.take(*seating.leave(desk.room, 0))
    assert desk.room.hosts() == [0, 1]
    with refused("host-only"):
        seating.seat_bot(desk.room, 2, 0, "adept", desk.now)
    desk.take(*seating.seat_bot(desk.room, 1, 0, "adept", desk.now))
    assert desk.room.chairs[0].bot == "adept"
    desk.take(*seating.come_back(desk.room, 0))
    assert desk.room.hosts() == [0]


def test_before_anybody_sits_there_is_no_host() -> None:
    assert Desk().room.hosts() == []


def test_bots_can_be_seated_where_nobody_sits_and_later_for_those_who_have_left() -> None:
    desk = Desk(("person", "open", "novice"))
    desk.sit("Ada")
    assert (desk.room.free_seats(), desk.room.bot_seats()) == ([1], [1, 2])
    desk.sit("Ben")
    assert (desk.room.free_seats(), desk.room.bot_seats()) == ([], [2])
    desk.start()
    assert desk.room.bot_seats() == []
    desk.take(*seating.leave(desk.room, 1))
    assert desk.room.bot_seats() == [1]
    desk.take(*seating.seat_bot(desk.room, 0, 1, "adept", desk.now))
    assert desk.room.bot_seats() == []


def test_somebody_lost_during_a_game_is_away_and_before_it_keeps_the_seat() -> None:
    desk = Desk()
    desk.sit("Ada", "Ben")
    assert seating.lose(desk.room, 1) == []
    desk.start()
    desk.take(*seating.lose(desk.room, 1))
    assert desk.room.chairs[1].away
    assert seating.lose(desk.room, 1) == []


def test_a_question_is_granted_when_the_last_who_has_not_answered_leaves_on_their_own() -> None:
    desk = started("person", "person", "person")
    desk.take(*consent.pause(desk.room, 0))
    desk.take(*consent.answer(desk.room, 1, True))
    assert [type(line) for line in seating.lose(desk.room, 2)] == [Left]
    lines = seating.leave(desk.room, 2)
    assert [type(line) for line in lines] == [Left, Paused]
    desk.take(*lines)
    assert desk.room.paused
    assert desk.room.question is None
    assert desk.again().paused


def test_a_question_goes_on_while_somebody_else_has_not_answered() -> None:
    desk = started("person", "person", "person")
    desk.take(*consent.pause(desk.room, 0))
    desk.take(*seating.leave(desk.room, 2))
    assert desk.room.question is not None
    desk.take(*consent.answer(desk.room, 1, True))
    assert desk.room.paused


def test_a_question_is_gone_with_whoever_asked() -> None:
    desk = started("person", "person")
    desk.take(*consent.pause(desk.room, 0))
    desk.take(*seating.leave(desk.room, 0))
    assert desk.room.question is None
    assert not desk.room.paused
    desk.take(*consent.pause(desk.room, 1))
    assert desk.room.paused  # the others are asked no more


def test_a_bot_is_changed_before_the_game_and_not_during_it() -> None:
    desk = Desk(("person", "novice", "open"))
    desk.sit("Ada", "Ben")
    desk.take(*seating.seat_bot(desk.room, 0, 1, "adept", desk.now))
    desk.start()
    assert desk.room.chairs[1].level == "adept"
    with refused("bot-seated"):
        seating.seat_bot(desk.room, 0, 1, "master", desk.now)
    desk.take(*seating.leave(desk.room, 2))
    desk.take(*seating.seat_bot(desk.room, 0, 2, "adept", desk.now))
    with refused("bot-seated"):
        seating.seat_bot(desk.room, 0, 2, "master", desk.now)


def test_hints_are_for_whoever_decides_where_the_table_allows_them() -> None:
    desk = started()
    with refused("no-hints"):
        turns.check_hint(desk.room, desk.on_turn())
    desk.room.created = replace(desk.room.settings, hints=True)
    turns.check_hint(desk.room, desk.on_turn())
    with refused("not-your-turn"):
        turns.check_hint(desk.room, 1 - desk.on_turn())


def test_nobody_talks_without_end() -> None:
    desk = started()
    for number in range(LINES_A_MINUTE):
        line = (
            chat.react(desk.room, 0, "wow", desk.now)
            if number % 2
            else chat.say(desk.room, 0, "Ada", "hello", desk.now)
        )
        desk.take(line)
        desk.now += 1
    for room in (desk.room, desk.again(), desk.room.copy()):
        with refused("too-much-talk"):
            chat.say(room, 0, "Ada", "hello", desk.now)
        with refused("too-much-talk"):
            chat.react(room, 0, "wow", desk.now)
        chat.say(room, 1, "Ben", "hello", desk.now)
    desk.now += 61 - LINES_A_MINUTE
    desk.take(chat.say(desk.room, 0, "Ada", "hello", desk.now))
    for _ in range(2 * CHAT_KEPT):
        desk.now += 60
        desk.take(chat.say(desk.room, 1, "Ben", f"at {desk.now}", desk.now))
    assert len(desk.room.chat) == CHAT_KEPT
    assert desk.room.chat[-1].text == f"at {desk.now}"


def test_talk() -> None:
    desk = started()
    desk.take(chat.say(desk.room, 0, "Ada", "hello\nthere", desk.now), chat.react(desk.room, 1, "wow", desk.now))
    assert desk.room.chat[-1].text == "hello there"
    with refused("no-such-reaction"):
        chat.react(desk.room, 0, "<script>", desk.now)
