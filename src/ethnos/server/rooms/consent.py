"""Commands that need everybody's consent: undo, pause, and a bot for a person who is absent.

A person without a connection has not agreed: they are asked when they come back. Each command returns the lines to
append to the log.
"""

from dataclasses import replace

from ethnos.engine.state import copied
from ethnos.game import Game
from ethnos.server.rooms.bounds import check_undo
from ethnos.server.rooms.entries import Answered, Asked, BotSeated, Line, Paused, Resumed, Undone
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import ABSENT_SECONDS, SUBSTITUTE, Room


def undo(room: Room, seat: int) -> list[Line]:
    """Take back a seat's last move: at once if nobody has moved since, otherwise with everybody's consent. A move that
    the clock made for a person does not count as theirs: it is undone only together with their last own move.

    Among people, nothing that has shown a card is undone, even if all agree. Alone with bots everything may be.
    """
    room.check_running()
    turn = room.own_move(seat)
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
    if seat not in room.asked_seats() and not withdraws:
        raise NotNow("nothing-asked")
    lines: list[Line] = [Answered(seat, yes)]
    if room.question is not None and yes and set(room.voters()) <= room.consents | {seat}:
        lines.append(_granted(room, room.question))
    return lines


def _ask(room: Room, asked: Asked, now: float = 0.0) -> list[Line]:
    if room.question is not None:
        raise NotNow("already-asked")
    alone = replace(room, question=asked, asked_at=now).voters() == [asked.seat]
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
    asked, others = room.question, set(room.voters()) - {seat}
    if asked is None or asked.seat not in others or not others <= room.consents:
        return []
    return [_granted(room, asked)]


def _granted(room: Room, asked: Asked) -> Line:
    match asked:
        case Asked(seat, "pause"):
            return Paused(seat)
        case Asked(_, "bot", int(absent)):
            return BotSeated(absent, SUBSTITUTE)
        case _:
            return Undone(asked.seat, _decisions_back(room, asked.seat))


def _decisions_back(room: Room, seat: int) -> int:
    """How many decisions there were since a person began their last move."""
    return sum(len(move.actions) for move in room.moves[room.own_move(seat) :])
