"""Commands of the game: moves of people and bots, and hints. Each checks, and answers with lines for the log."""

from collections.abc import Sequence

from ethnos.moves import Move, expand
from ethnos.server.rooms.entries import Moved, Who
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import Room


def move(room: Room, seat: int, move: Move, move_id: str) -> Moved | None:
    """A person's move; None for one that was played already."""
    if (seat, move_id) in room.move_ids:
        return None
    _check_turn(room, seat)
    return Moved(seat, list(expand(room.running_table(), move).actions), "person", move_id)


def decisions(room: Room, seat: int, actions: Sequence[int], by: Who) -> Moved:
    """A bot's move; what is not legal is refused before it is stored, as every line is."""
    if room.seat_on_turn != seat:
        raise NotNow("not-your-turn")
    return Moved(seat, [int(action) for action in actions], by)


def check_hint(room: Room, seat: int) -> None:
    """A hint is for whoever decides, at a table that allows it."""
    if not room.settings.hints:
        raise NotNow("no-hints")
    _check_turn(room, seat)


def _check_turn(room: Room, seat: int) -> None:
    room.check_running()
    if room.paused:
        raise NotNow("paused")
    if room.seat_on_turn != seat:
        raise NotNow("not-your-turn")
    if room.chairs[seat].bot:
        raise NotNow("bot-plays")
