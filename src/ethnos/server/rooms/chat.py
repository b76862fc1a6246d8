"""Chat commands. Each checks a request and returns the line to append to the log."""

from collections.abc import Sequence
from typing import Final

from ethnos.server.rooms.entries import SPECTATOR_SEAT, Hid, Reacted, Said
from ethnos.server.rooms.names import NAME_LENGTH, clean
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import LINES_A_MINUTE, Room

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
