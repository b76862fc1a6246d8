"""Chat commands. Each checks a request and returns the line to append to the log."""

from typing import Final

from ethnos.server.rooms.entries import Reacted, Said
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


def _check_talk(room: Room, seat: int, now: float) -> None:
    times = room.chat_times.get(seat)
    if times is not None and len(times) == LINES_A_MINUTE and now - times[0] < 60.0:
        raise NotNow("too-much-talk")
