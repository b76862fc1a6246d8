"""Commands that need everybody's consent: undo and pause. Each returns the lines to append to the log."""

from ethnos.server.rooms.entries import Answered, Asked, Line, Paused, Question, Resumed, Undone
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import Room


def undo(room: Room, seat: int) -> list[Line]:
    """Take back one's last move: at once if it has revealed nothing, otherwise with everybody's consent. A move that
    the clock made for a person does not count as theirs: it is undone only together with their last own move.
    """
    room.check_running()
    if all(move.seat != seat or move.by != "person" for move in room.moves):
        raise NotNow("nothing-to-undo")
    last = room.moves[-1]
    if last.seat == seat and last.by == "person" and _shows_nothing(room, len(last.actions)):
        return [Undone(seat, len(last.actions))]
    return _ask(room, seat, "undo")


def pause(room: Room, seat: int) -> list[Line]:
    """Stop the clocks, with everybody's consent."""
    room.check_running()
    if room.paused:
        raise NotNow("paused")
    return _ask(room, seat, "pause")


def resume(room: Room, seat: int) -> list[Line]:
    """Anybody may resume the game."""
    if not room.paused:
        raise NotNow("not-paused")
    return [Resumed(seat)]


def answer(room: Room, seat: int, yes: bool) -> list[Line]:
    """A person's answer; with the last Yes the request is carried out."""
    if room.question is None or seat not in room.asked_seats():
        raise NotNow("nothing-asked")
    lines: list[Line] = [Answered(seat, yes)]
    if yes and set(room.people()) <= room.consents | {seat}:
        lines.append(_granted(room, room.question))
    return lines


def _ask(room: Room, seat: int, question: Question) -> list[Line]:
    if room.question is not None:
        raise NotNow("already-asked")
    asked = Asked(seat, question)
    return [asked, _granted(room, asked)] if room.people() == [seat] else [asked]


def _shows_nothing(room: Room, actions: int) -> bool:
    """Whether the last decisions can be taken back by the rules of ``Game.undo``."""
    game = room.replayed()
    for _ in range(actions):
        if game.why_not_undo() is not None:
            return False
        game.undo()
    return True


def settled_without(room: Room, seat: int) -> list[Line]:
    """Stop waiting for a person who leaves: the open question is granted if all others have agreed."""
    asked, others = room.question, set(room.people()) - {seat}
    if asked is None or asked.seat not in others or not others <= room.consents:
        return []
    return [_granted(room, asked)]


def _granted(room: Room, asked: Asked) -> Line:
    if asked.question == "pause":
        return Paused(asked.seat)
    back = 0
    for move in reversed(room.moves):
        back += len(move.actions)
        if move.seat == asked.seat and move.by == "person":
            break
    return Undone(asked.seat, back)
