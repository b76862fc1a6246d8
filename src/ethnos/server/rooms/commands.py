"""Commands of the game and of talk: each checks a request and returns the lines for the log."""

from collections.abc import Sequence
from typing import Final

from ethnos.engine.moves import Move, expand
from ethnos.server.rooms.checks import NAME_LENGTH, NotNow, clean
from ethnos.server.rooms.entries import SPECTATOR_SEAT, Hid, Moved, Reacted, Said, Who
from ethnos.server.rooms.room import LINES_A_MINUTE, Room


def move(room: Room, seat: int, move: Move, move_id: str) -> Moved | None:
    """A person's move; None if it was played already."""
    if (seat, move_id) in room.undone_ids:
        raise NotNow("move-undone")
    if (seat, move_id) in room.move_ids:
        return None
    _check_turn(room, seat)
    return Moved(seat, list(expand(room.running_table(), move).actions), "person", move_id)


def decisions(room: Room, seat: int, actions: Sequence[int], by: Who) -> Moved:
    """A bot's move. Like every line, an illegal one is refused before it is stored."""
    if room.seat_to_move != seat:
        raise NotNow("not-your-turn")
    return Moved(seat, [int(action) for action in actions], by)


def check_hint(room: Room, seat: int) -> None:
    """Refuse a hint unless the seat is to decide and the table allows hints."""
    if not room.settings.hints:
        raise NotNow("no-hints")
    _check_turn(room, seat)


def _check_turn(room: Room, seat: int) -> None:
    room.check_running()
    if room.paused:
        raise NotNow("paused")
    if room.seat_to_move != seat:
        raise NotNow("not-your-turn")
    if room.chairs[seat].bot:
        raise NotNow("bot-plays")


TEXT_LENGTH: Final = 400
REACTIONS: Final = ("hello", "well_played", "thanks", "thinking", "oops", "ouch", "wow", "good_game")


def say(room: Room, seat: int, name: str, text: str, now: float) -> Said:
    """A line of chat."""
    _check_talk(room, seat, now)
    return Said(seat, clean(name, NAME_LENGTH), clean(text, TEXT_LENGTH))


def react(room: Room, seat: int, reaction: str, now: float) -> Reacted:
    """A short reaction."""
    _check_talk(room, seat, now)
    if reaction not in REACTIONS:
        raise NotNow("no-such-reaction")
    return Reacted(seat, reaction)


def hide(room: Room, seat: int, other: int, *, block: bool, yes: bool) -> Hid:
    """Hide another's chat, or that of all spectators, or block a person; or stop it."""
    spectators = other == SPECTATOR_SEAT and not block
    if not spectators and not any(number == other and chair.is_person for number, chair in enumerate(room.chairs)):
        raise NotNow("seat-empty")
    return Hid(seat, other, block, yes)


def unseen(room: Room, seats: Sequence[int]) -> set[int]:
    """Whose chat these seats do not see: those whom they have hidden, and those who have blocked them."""
    hidden = {other for seat, other, _ in room.hidden if seat in seats}
    return (hidden | {seat for seat, other, blocked in room.hidden if blocked and other in seats}) - set(seats)


def _check_talk(room: Room, seat: int, now: float) -> None:
    times = room.chat_times.get(seat)
    if times is not None and len(times) == LINES_A_MINUTE and now - times[0] < 60.0:
        raise NotNow("too-much-talk")
