"""Commands of the game: moves of people and bots, and hints. Each returns the lines for the log."""

from collections.abc import Sequence

from ethnos.engine.moves import Move, expand
from ethnos.server.rooms.entries import Moved, Who
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import Room


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
