"""Commands about seats: join, invite, start, seat a bot, leave, come back. Each returns the lines for the log."""

import secrets
from typing import NamedTuple

from ethnos.bots.registry import LEVELS
from ethnos.engine.rng import SEED_BITS
from ethnos.notation import commitment
from ethnos.server.rooms import consent
from ethnos.server.rooms.chairs import MOST_WAITING, digest_of, held_colours, new_secret
from ethnos.server.rooms.checks import NAME_LENGTH, RETURNS, NotNow, clean
from ethnos.server.rooms.entries import (
    BotSeated,
    Coloured,
    Invited,
    Joined,
    Left,
    Line,
    Removed,
    Replaced,
    Requested,
    Returned,
    Settled,
    Started,
)
from ethnos.server.rooms.room import SUBSTITUTE, Room


def join(room: Room, name: str, seat: int | None = None) -> tuple[Joined, str]:
    """A seat for a person; only they are sent the secret."""
    if room.table is not None:
        raise NotNow("already-started")
    seat, secret = _free_seat(room, seat), new_secret()
    return Joined(seat, clean(name, NAME_LENGTH), digest_of(secret)), secret


def _free_seat(room: Room, seat: int | None = None) -> int:
    free = room.free_seats()
    if not free:
        raise NotNow("table-full")
    if seat is not None and seat not in free:
        raise NotNow("seat-taken")
    return free[0] if seat is None else seat


class Newcomer(NamedTuple):
    """What is known of a person who wants to sit down, as digests of the secrets of seats at this table."""

    seats: frozenset[str] = frozenset()
    """Seats that they had before, by their key."""
    network: frozenset[str] = frozenset()
    """Seats that somebody had from the same network."""
    blocked: frozenset[str] = frozenset()
    """Seats of people who have blocked them, or whom they have blocked."""


def enter(
    room: Room, name: str, seat: int | None, newcomer: Newcomer, invitation: str = "", *, admitted: bool = False
) -> tuple[list[Line], str]:
    """A seat for a person, if the table admits them, or a request for one. An invitation admits also whom the host has
    sent away.
    """
    joined, secret = join(room, name, seat)
    entrance, people = room.entrance, {chair.secret for chair in room.chairs}
    if newcomer.blocked & people:
        raise NotNow("blocked")
    if invitation:
        number = entrance.invitations.get(digest_of(invitation))
        if number is None:
            raise NotNow("invitation-used")
        return [joined, Settled(number)], secret
    # A network that somebody at the table shares, as in a household, says nothing about who comes.
    known = newcomer.seats | (frozenset() if newcomer.network & people else newcomer.network)
    if known & entrance.removed:
        raise NotNow("sent-away")
    if admitted or room.host is None or room.settings.admission == "anyone":
        return [joined], secret
    if room.settings.admission == "invited":
        raise NotNow("invited-only")
    if len(entrance.requests) >= MOST_WAITING:
        raise NotNow("too-many-wait")
    return [Requested(joined.name, joined.secret)], secret


def invite(room: Room, host: int, code: str) -> Invited:
    """The host makes an invitation, which lets one person sit down."""
    _check_host(room, host)
    if room.table is not None:
        raise NotNow("already-started")
    if len(room.entrance.invitations) >= MOST_WAITING:
        raise NotNow("too-many-wait")
    return Invited(host, digest_of(code))


def admit(room: Room, host: int, number: int, yes: bool) -> Line:
    """The host lets the person of a request sit down, or declines it, or withdraws an invitation."""
    _check_host(room, host)
    requests = {seq: (name, digest) for digest, (seq, name) in room.entrance.requests.items()}
    if not yes and number in [*requests, *room.entrance.invitations.values()]:
        return Settled(number)
    if number not in requests:
        raise NotNow("nothing-asked")
    return Joined(_free_seat(room), *requests[number])


def replace_link(room: Room, secret: str, new: str) -> list[Line]:
    """A new secret for the owner of a seat. After a lost answer they ask again, and it is done already."""
    seat, new_seat = room.seat_of(secret), room.seat_of(new)
    if (seat is None) == (new_seat is None):
        raise NotNow("wrong-secret")
    return [] if seat is None else [Replaced(seat, digest_of(new))]


def start(room: Room, seat: int) -> Started:
    """The host deals once every seat is taken."""
    if room.table is not None:
        raise NotNow("already-started")
    _check_host(room, seat)
    if room.free_seats():
        raise NotNow("seats-empty")
    seed = secrets.randbits(SEED_BITS)
    return Started(str(seed), commitment(seed))


def seat_bot(room: Room, asker: int, seat: int, level: str, now: float) -> list[Line]:
    """The host seats a bot where nobody sits, or for a person who has left or whose time has run out. For a person
    whose connection was lost long ago, at a table without a clock, anybody may ask all others.
    """
    _check_seat(room, seat)
    if level not in LEVELS:
        raise NotNow("no-such-level")
    if room.table is not None and LEVELS.index(level) < LEVELS.index(SUBSTITUTE):
        raise NotNow("weak-bot")
    if room.absent_from(seat) is not None and asker in room.people():
        return consent.bot_for_absent(room, asker, seat, now)
    _check_host(room, asker)
    problem = room.why_no_bot(seat)
    if problem is not None:
        raise problem
    return [BotSeated(seat, level)]


def remove(room: Room, host: int, seat: int) -> Removed:
    """Before the game the host frees a seat: its bot goes, or its person, who may still watch."""
    _check_host(room, host)
    _check_seat(room, seat)
    if room.table is not None:
        raise NotNow("already-started")
    if seat in room.free_seats():
        raise NotNow("seat-empty")
    return Removed(seat, room.chairs[seat].name)


def choose_colour(room: Room, seat: int, colour: int) -> list[Line]:
    """Before the game a person chooses a colour that no other person has (R4). Bots take what is left."""
    if room.table is not None:
        raise NotNow("already-started")
    if room.chairs[seat].colour == colour:
        return []
    if colour in held_colours(room.chairs):
        raise NotNow("colour-taken")
    return [Coloured(seat, colour)]


def _check_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.chairs):
        raise NotNow("no-such-seat")


def _check_host(room: Room, seat: int) -> None:
    if seat not in room.hosts():
        raise NotNow("host-only")


def leave(room: Room, seat: int) -> list[Line]:
    """A person leaves their seat."""
    if room.status == "over" or room.chairs[seat].away:
        raise NotNow("not-here")
    return [Left(seat), *consent.settle_without(room, seat)]


def lose(room: Room, seat: int) -> list[Line]:
    """A person's connection has been lost for a while. Before the game their seat stays reserved."""
    if room.status != "running" or room.chairs[seat].away:
        return []
    return [Left(seat, lost=True)]


def come_back(room: Room, seat: int) -> list[Line]:
    """A person who opens their seat again is back, and a bot that played for them stops."""
    chair = room.chairs[seat]
    is_new = room.counts[Returned.kind, seat] < RETURNS
    return [Returned(seat)] if is_new and (chair.away or chair.substitute) else []
