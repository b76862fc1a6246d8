"""What a client asks of its table, apart from moves and talk, as lines for the log."""

import json
import re
from typing import TypeAlias

from ethnos.server.protocol.messages import (
    ID_FORM,
    DoAdmit,
    DoAnswer,
    DoColour,
    DoHide,
    DoReact,
    DoRemove,
    DoSeatBot,
    DoSimple,
)
from ethnos.server.rooms import commands, consent, seating
from ethnos.server.rooms.entries import Line
from ethnos.server.rooms.room import Room

Request: TypeAlias = DoSimple | DoAnswer | DoSeatBot | DoRemove | DoColour | DoAdmit | DoHide | DoReact


def lines_for(room: Room, message: Request, now: float) -> list[Line]:
    """The lines for what the owner of a seat asks."""
    seat = message.seat
    match message:
        case DoAnswer():
            return consent.answer(room, seat, message.yes)
        case DoSeatBot():
            return seating.seat_bot(room, seat, message.at, message.level, now)
        case DoRemove():
            return [seating.remove(room, seat, message.at)]
        case DoColour():
            return seating.choose_colour(room, seat, message.colour)
        case DoAdmit():
            return [seating.admit(room, seat, message.number, message.yes)]
        case DoHide():
            return [commands.hide(room, seat, message.at, block=message.type == "block", yes=message.yes)]
        case DoReact():
            return [commands.react(room, seat, message.reaction, now)]
        case DoSimple(type="start"):
            return [seating.start(room, seat)]
        case DoSimple(type="undo"):
            return consent.undo(room, seat)
        case DoSimple(type="pause"):
            return consent.pause(room, seat)
        case DoSimple(type="end"):
            return consent.end(room, seat)
        case DoSimple(type="resume"):
            return consent.resume(room, seat)
        case _:
            return seating.leave(room, seat)


def id_in(text: str) -> str:
    """The id of a refused message, if it has a valid one."""
    try:
        message_id = json.loads(text)["id"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""
    return message_id if isinstance(message_id, str) and re.fullmatch(ID_FORM, message_id) else ""
