"""Updates as JSON text: ``dumps(update_of(...))``, but what several clients get is serialised once.

All clients get the same, except for the cards in their own hand and for the seat that decides. What has not changed
since the last update is not serialised again either.
"""

from dataclasses import dataclass, fields
from typing import Any, Final

from ethnos.base.plain import dumps, field_texts, list_text, object_text
from ethnos.engine.state import SPECTATOR, Table
from ethnos.game.events import CardDrawn, Event, HandDealt, cut, seen_by
from ethnos.game.offers import decides, offers_in, offers_of
from ethnos.game.views import SeatView, TableView, Views
from ethnos.server.protocol.messages import ChatOut, LineOut, Scene, Update
from ethnos.server.protocol.state import ChairOut, ClockOut, State
from ethnos.server.rooms import commands, consent
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.chairs import colours_of
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Change

_LINE_FIELDS: Final = frozenset(field.name for field in fields(LineOut))


def state_of(room: Room) -> State:
    """What everyone may know about a table."""
    settings, clock = room.settings, room.clock
    over = room.status == "over" and room.setup is not None
    return State(
        table=room.table_id,
        seq=room.seq,
        status=room.status,
        players=settings.players,
        preset=settings.preset,
        options=settings.options,
        tribes=settings.tribes,
        memory_aid=settings.memory_aid,
        hints=settings.hints,
        rated=settings.rated,
        listed=settings.listed,
        admission=settings.admission,
        invitations=[*room.entrance.invitations.values()] or None,
        requests=dict(room.entrance.requests.values()) or None,
        host=room.host,
        hosts=room.hosts(),
        chairs=[
            ChairOut(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                away=chair.away,
                substitute=chair.substitute,
                colour=colour,
                absent_from=room.absent_from(seat),
            )
            for seat, (chair, colour) in enumerate(zip(room.chairs, colours_of(room.chairs), strict=True))
        ],
        free=room.free_seats(),
        bot_seats=room.bot_seats(),
        clock=ClockOut(
            kind=clock.kind,
            seconds=clock.seconds,
            increment=clock.increment,
            left=dict(clock.left),  # the clock goes on, and this message stays
            deadline=room.deadline,
        ),
        turn=room.seat_to_move,
        paused=room.paused,
        question=room.question.question if room.question else None,
        asked_by=room.question.seat if room.question else None,
        asked_for=room.question.at if room.question else None,
        asked=consent.asked_seats(room),
        asked_moves=consent.asked_moves(room),
        commitment=room.commitment,
        seed=str(room.setup.seed) if over and room.setup else None,
        rematch=room.rematch,
        early=room.early or None,
    )


def scenes_of(room: Room, seats: list[int], views: Views | None = None) -> list[Scene]:
    """The game as each of these seats sees it; without a seat, as everybody does."""
    table = room.table
    if table is None:
        return []
    views = views or views_of(room, table)
    plays = room.seat_to_move is not None
    return [
        Scene(seat=seat, view=views.of(seat), offers=offers_of(table, seat) if plays else None)
        for seat in seats or [SPECTATOR]
    ]


def views_of(room: Room, table: Table, before: Views | None = None) -> Views:
    """A room's table as everyone may see it; ``before``: the views of an earlier moment, to save time."""
    return Views(table, memory_aid=room.settings.memory_aid, before=before)


def update_of(room: Room, change: Change, seats: list[int], *, whole: bool) -> Update:
    """A change as these seats may see it; ``whole`` adds the state and views after it."""
    table, change = room.table, seen_change(room, change, seats)
    shows_game = whole and table is not None and changes_game(change.line)
    views = change.once("views", lambda: views_of(room, table)) if shows_game and table is not None else None
    seen = {viewer: seen_by(viewer, change.events) for viewer in seats or [SPECTATOR]} if change.events else {}
    return Update(
        seq=change.seq,
        at=change.at,
        line=change.once("line", lambda: line_of(room, change)),
        happenings=seen,
        state=change.once("state", lambda: state_of(room)) if whole else None,
        scenes=scenes_of(room, seats, views) if views is not None else [],
    )


def seen_change(room: Room, change: Change, seats: list[int]) -> Change:
    """A change as these seats may see it: what others hide, and what they have hidden, looks like removed chat."""
    line = change.line
    is_hidden = isinstance(line, log.Said | log.Reacted) and line.seat in commands.unseen(room, seats)
    if is_hidden or (isinstance(line, log.Hid) and line.seat not in seats):
        return Change(change.seq, change.at, log.Erased(), [])
    return change


def chat_of(room: Room, seats: list[int]) -> list[ChatOut]:
    """The last lines of chat that these seats may see."""
    unseen = commands.unseen(room, seats)
    lines = ((seq, line) for seq, line in room.chat if line.seat not in unseen)
    return [ChatOut(seq=seq, seat=line.seat, name=line.name, text=line.text) for seq, line in lines]


def line_of(room: Room, change: Change) -> LineOut:
    """An entry without secrets: no digest, no seed, and no decisions, which could reveal kept cards."""
    line = change.line
    values: dict[str, Any] = {name: value for name, value in line.data().items() if name in _LINE_FIELDS}
    return LineOut(kind=line.kind, taken_back=room.taken_back.get(change.seq), **values)


def changes_game(line: log.Line) -> bool:
    """Whether an entry changes the game itself."""
    return isinstance(line, log.Started | log.Moved | log.Undone | log.Finished)


_VIEWS: Final = "views"
_STATE: Final = "state"


def update_text(room: Room, change: Change, seats: list[int]) -> str:
    """A change as these seats may see it, with the state and views after it."""
    viewers, change = seats or [SPECTATOR], seen_change(room, change, seats)
    seen = {str(viewer): _events_text(change, viewer) for viewer in viewers} if change.events else {}
    scenes: list[str] = []
    if room.table is not None and changes_game(change.line):
        scenes = [_scene_text(room, room.table, change, viewer) for viewer in viewers]
    head = change.once("head", lambda: f'"type":"update","seq":{change.seq},"at":{dumps(change.at)}')
    line = change.once("line", lambda: dumps(line_of(room, change)))
    state = change.once("state", lambda: _state_text(room, change))
    return f'{{{head},"line":{line},"happenings":{object_text(seen)},"state":{state},"scenes":{list_text(scenes)}}}'


def _state_text(room: Room, change: Change) -> str:
    """The state around the game, with the texts of what has not changed since the last update."""
    state = state_of(room)
    texts = field_texts(state, *change.table_cache.get(_STATE, ()))
    change.table_cache[_STATE] = state, texts
    return object_text(texts)


# --- Events ---------------------------------------------------------------------------------------------------


def _events_text(change: Change, viewer: int) -> str:
    """The events as a viewer may see them."""
    public, own = change.once("events", lambda: _event_texts(change.events))
    return own.get(viewer, public)


def _event_texts(events: list[Event]) -> tuple[str, dict[int, str]]:
    """The events as everybody sees them, and as each seat that sees more does."""
    full = [dumps(event) for event in events]
    seen = [cut(event, SPECTATOR) for event in events]
    public = [text if part is event else dumps(part) for event, part, text in zip(events, seen, full, strict=True)]
    insiders = {event.seat for event in events if isinstance(event, CardDrawn | HandDealt)}
    own = {
        seat: list_text(
            text if cut(event, seat) is event else public_text
            for event, text, public_text in zip(events, full, public, strict=True)
        )
        for seat in insiders
    }
    return list_text(public), own


# --- Scenes ---------------------------------------------------------------------------------------------------


def _scene_text(room: Room, table: Table, change: Change, viewer: int) -> str:
    return change.once(("scene", viewer), lambda: _new_scene_text(room, table, change, viewer))


def _new_scene_text(room: Room, table: Table, change: Change, viewer: int) -> str:
    views = change.once(_VIEWS, lambda: _next_views(room, table, change))
    texts = {"seat": str(viewer), "view": views.text_for(viewer)}
    if room.seat_to_move is not None and decides(table, viewer):
        texts["offers"] = dumps(offers_in(views.views.deciding))
    return object_text(texts)


def _next_views(room: Room, table: Table, change: Change) -> "_ViewTexts":
    """The views after a change, built on those after the last one; they are stored for the next."""
    before: _ViewTexts | None = change.table_cache.get(_VIEWS)
    views = views_of(room, table, before.views if before else None)
    texts = change.table_cache[_VIEWS] = _ViewTexts.of(views, before)
    return texts


@dataclass(frozen=True, slots=True)
class _ViewTexts:
    """A public view in pieces: the text of each field, and of each field of each seat."""

    views: Views
    public: TableView
    fields: dict[str, str]
    seat_fields: list[dict[str, str]]
    seats: list[str]
    around: tuple[str, str, str]
    """The fields before ``phase``, between it and ``seats``, and after these: the same for all viewers."""

    @classmethod
    def of(cls, views: Views, before: "_ViewTexts | None") -> "_ViewTexts":
        public = views.of(SPECTATOR)
        texts_before = before.seat_fields if before else [{}] * public.players
        seats_before: list[SeatView | None] = [*before.public.seats] if before else [None] * public.players
        seat_fields = [
            texts if seat is old else field_texts(seat, old, texts)
            for seat, old, texts in zip(public.seats, seats_before, texts_before, strict=True)
        ]
        seats = [object_text(texts) for texts in seat_fields]
        done = {"seats": list_text(seats)}
        fields = field_texts(public, before.public, before.fields, done) if before else field_texts(public, done=done)
        names = list(fields)
        phase, place = names.index("phase"), names.index("seats")
        parts = names[:phase], names[phase + 1 : place], names[place + 1 :]
        first, middle, last = (",".join([f'"{name}":{fields[name]}' for name in part]) for part in parts)
        return cls(views, public, fields, seat_fields, seats, (first, middle, last))

    def text_for(self, viewer: int) -> str:
        """The view of a seat or of a SPECTATOR; fields in the order of the dataclasses."""
        if viewer == SPECTATOR:
            return object_text(self.fields)
        first, middle, last = self.around
        size = f'{{"hand_size":{self.seat_fields[viewer]["hand_size"]}'
        own = f'{size},"hand":{dumps(self.views.hand_of(viewer))}{self.seats[viewer][len(size) :]}'
        seats = list_text([*self.seats[:viewer], own, *self.seats[viewer + 1 :]])
        phase = dumps(self.views.phase_for(viewer))
        return f'{{"viewer":{viewer},{first},"phase":{phase},{middle},"seats":{seats},{last}}}'
