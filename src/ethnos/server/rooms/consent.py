"""What needs everybody's consent: undo, pause, the end of a game, and a bot for a person who is absent.

A person without a connection has not agreed: they are asked when they come back. Each command returns the lines to
append to the log.
"""

from dataclasses import replace

from ethnos.engine.state import copied
from ethnos.game.game import Game
from ethnos.server.rooms.checks import NotNow, check_undo
from ethnos.server.rooms.entries import Answered, Asked, BotSeated, Finished, Line, Paused, Resumed, Undone
from ethnos.server.rooms.room import ABSENT_SECONDS, SUBSTITUTE, Room


def asked_seats(room: Room) -> list[int]:
    """The people whose answer to the open question is still missing."""
    return [seat for seat in voters(room) if seat not in room.consents] if room.question is not None else []


def voters(room: Room) -> list[int]:
    """Whose consent the open question needs, including people without a connection. Only for a bot in place of an
    absent person, others who are absent are not asked.
    """
    seats = [seat for seat in room.owners() if not room.chairs[seat].has_left]
    if room.question is None or room.question.question != "bot":
        return seats
    return [seat for seat in seats if seat != room.question.at and not room.is_absent(seat, room.asked_at)]


def own_move(room: Room, seat: int) -> int | None:
    """The place in ``moves`` of the last move that a person made themselves; None if there is none."""
    places = range(len(room.moves) - 1, -1, -1)
    return next((i for i in places if room.moves[i].seat == seat and room.moves[i].by == "person"), None)


def asked_moves(room: Room) -> list[int] | None:
    """The entries of the moves that the open question would take back; None unless it is for an undo."""
    if room.question is None or room.question.question != "undo":
        return None
    return room.move_seqs[own_move(room, room.question.seat) :]


def undo(room: Room, seat: int) -> list[Line]:
    """Take back a seat's last move: at once if nobody has moved since, otherwise with everybody's consent. A move that
    the clock made for a person does not count as theirs: it is undone only together with their last own move.

    Among people, nothing that has shown a card is undone, even if all agree. Alone with bots everything may be.
    """
    room.check_running()
    turn = own_move(room, seat)
    if turn is None:
        raise NotNow("nothing-to-undo")
    check_undo(room.seq, room.undos[turn])
    if len(_person_seats(room)) > 1 and not _shows_nothing(room, _decisions_back(room, seat)):
        raise NotNow("card-shown")
    last = room.moves[-1]
    if last.seat == seat and last.by == "person":
        return [Undone(seat, len(last.actions))]
    return _ask(room, Asked(seat, "undo"))


def pause(room: Room, seat: int) -> list[Line]:
    """Stop the clocks, with everybody's consent."""
    room.check_running()
    if room.paused:
        raise NotNow("paused")
    return _ask(room, Asked(seat, "pause"))


def end(room: Room, seat: int) -> list[Line]:
    """End the game as it stands, with everybody's consent."""
    room.check_running()
    return _ask(room, Asked(seat, "end"))


def bot_for_absent(room: Room, seat: int, absent: int, now: float) -> list[Line]:
    """Without a clock: a bot for a person whose connection was lost long ago, if all others agree."""
    since = room.absent_from(absent)
    if since is None:
        raise NotNow("seat-taken")
    if now < since:
        raise NotNow("not-absent-long", minutes=round(ABSENT_SECONDS / 60))
    return _ask(room, Asked(seat, "bot", absent), now)


def resume(room: Room, seat: int) -> list[Line]:
    """Anybody may resume the game."""
    if not room.paused:
        raise NotNow("not-paused")
    return [Resumed(seat)]


def answer(room: Room, seat: int, yes: bool) -> list[Line]:
    """A person's answer; with the last Yes the request is carried out. A No of the person who asked withdraws it."""
    withdraws = room.question is not None and room.question.seat == seat and not yes
    if seat not in asked_seats(room) and not withdraws:
        raise NotNow("nothing-asked")
    lines: list[Line] = [Answered(seat, yes)]
    if room.question is not None and yes and set(voters(room)) <= room.consents | {seat}:
        lines.append(_granted(room, room.question))
    return lines


def _ask(room: Room, asked: Asked, now: float = 0.0) -> list[Line]:
    if room.question is not None:
        raise NotNow("already-asked")
    alone = voters(replace(room, question=asked, asked_at=now)) == [asked.seat]
    return [asked, _granted(room, asked)] if alone else [asked]


def _person_seats(room: Room) -> list[int]:
    """Seats with a person, connected or not."""
    return [seat for seat, chair in enumerate(room.chairs) if chair.is_person]


def _shows_nothing(room: Room, actions: int) -> bool:
    """Whether the last decisions can be taken back by the rules of ``Game.undo``."""
    game = Game(room.setup, copied(room.table_before(actions)))
    for action in room.actions[len(room.actions) - actions :]:
        game.apply(action)
    for _ in range(actions):
        if game.why_not_undo() is not None:
            return False
        game.undo()
    return True


def settle_without(room: Room, seat: int) -> list[Line]:
    """Stop waiting for a person who leaves: the open question is granted if all others have agreed."""
    asked, others = room.question, set(voters(room)) - {seat}
    if asked is None or asked.seat not in others or not others <= room.consents:
        return []
    return [_granted(room, asked)]


def _granted(room: Room, asked: Asked) -> Line:
    match asked:
        case Asked(seat, "pause"):
            return Paused(seat)
        case Asked(seat, "end"):
            return Finished(seat)
        case Asked(_, "bot", int(absent)):
            return BotSeated(absent, SUBSTITUTE)
        case _:
            return Undone(asked.seat, _decisions_back(room, asked.seat))


def _decisions_back(room: Room, seat: int) -> int:
    """How many decisions there were since a person began their last move."""
    return sum(len(move.actions) for move in room.moves[own_move(room, seat) :])
