"""Prepared positions: tables whose log is written by the server's own code, for the real server to read.

Every position comes from a real game. The person recruits cards that the test likes, and the search tries deals until
one leads to the position that the test needs.
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from ethnos.engine import actions as act
from ethnos.engine.components import HAND_LIMIT
from ethnos.engine.moves import Move, PlayBand, Recruit, expand
from ethnos.engine.state import TURN
from ethnos.game.game import Game
from ethnos.notation import commitment
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.entries import Created, Joined, Line, Moved, SeatSetting, Started, tribe_choice
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage.database_store import DatabaseStore

SEEDS: Final = 3000
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")

T = TypeVar("T")
Plan = Callable[[Game], Move | None]
"""What the person plays on their turn; None while they keep recruiting."""


@dataclass(frozen=True)
class Position:
    """A game in which seat 0 is to move."""

    game: Game
    turns: list[Moved]
    """The moves so far."""
    move: PlayBand
    """What the person is about to play."""


def cards_of(game: Game, seat: int = 0) -> list[str]:
    """A hand, card by card."""
    return list(act.card_names(game.table.hands[seat]))


def find(
    tribes: Sequence[str], likes: Callable[[str], bool], plan: Plan, first: Sequence[Plan] = (), players: int = 3
) -> Position:
    """The first deal in which seat 0 can play a move of the plan, after one move of each of the ``first`` plans."""
    for seed in range(SEEDS):
        position = _try(Game.new(players, tribes=tribes, seed=seed), likes, plan, list(first))
        if position is not None:
            return position
    raise LookupError("no deal leads to this position")


def _try(game: Game, likes: Callable[[str], bool], plan: Plan, first: list[Plan]) -> Position | None:
    turns: list[Moved] = []
    while game.age == 1 and not game.is_over:
        seat = int(game.table.seat)
        move: Move | None = None
        if seat == 0:
            goal = first[0] if first else plan
            move = goal(game)
            if move is not None and game.why_not(move) is not None:
                move = None
            if move is not None and not first:
                assert isinstance(move, PlayBand)
                return Position(game, turns, move)
            if move is not None:
                first.pop(0)
            elif len(cards_of(game)) == HAND_LIMIT:
                return None
        actions = _turn(game, move or _recruit(game, likes if seat == 0 else lambda _card: False))
        turns.append(Moved(seat, actions, "person"))
    return None


def _recruit(game: Game, likes: Callable[[str], bool]) -> Move | None:
    """A card that is liked, or one from the deck; None with a full hand."""
    if len(cards_of(game, int(game.table.seat))) == HAND_LIMIT:
        return None
    return Recruit(next((card for card in act.card_names(game.table.pool) if likes(card)), None))


def _turn(game: Game, move: Move | None) -> list[int]:
    """Play a move; without one, the first legal decisions until the turn ends."""
    if move is not None:
        actions = list(expand(game.table, move).actions)
        for action in actions:
            game.apply(action)
        return actions
    seat, actions = game.seat, list[int]()
    while not actions or (game.seat == seat and game.table.phase != TURN):
        actions.append(game.legal_actions()[0])
        game.apply(actions[-1])
    return actions


@dataclass(frozen=True)
class PreparedTable:
    """A table of the server: its id, and the secret of each seat."""

    id: str
    secrets: list[str]


def prepare_table(database: str, game: Game, turns: Sequence[Line] = (), **settings: Any) -> PreparedTable:
    """Write a game into the server's database as if people had played it there."""
    assert game.setup is not None
    setup, players = game.setup, game.players
    secrets = [f"the-secret-of-{NAMES[seat]}" for seat in range(players)]
    names: Sequence[str] = settings.pop("names", NAMES)
    kinds: list[str] = settings.pop("kinds", ["person"] * players)
    seats: list[SeatSetting] = [
        {"kind": "person"} if kind == "person" else {"kind": "bot", "level": kind} for kind in kinds
    ]
    tribes = tribe_choice(setup.tribes)
    listed = settings.pop("listed", False)
    table_id = settings.pop("table_id", "")
    created = Created(players, setup.preset, tribes, {}, seats, {"kind": "none"}, listed, **settings)
    joined = [
        Joined(seat, names[seat], digest_of(secrets[seat])) for seat, kind in enumerate(kinds) if kind == "person"
    ]
    dealt = Started(str(setup.seed), commitment(setup.seed))

    async def write(store: DatabaseStore) -> str:
        tables = Tables(store)
        room = await tables.create(created, lambda _room: joined, table_id)
        await tables.change(room.table_id, lambda _room: [dealt, *turns])
        return room.table_id

    return PreparedTable(_with_store(database, write), secrets)


def stored(database: str, table: str) -> Room:
    """A room, read from its log."""

    async def read(store: DatabaseStore) -> Room:
        return (await Tables(store).past(table, 0))[0]

    return _with_store(database, read)


def moves_of(database: str, table: str) -> list[tuple[int, int]]:
    """The moves in a table's log: the number of each entry, and its seat."""

    async def read(store: DatabaseStore) -> list[tuple[int, int]]:
        entries = await store.entries(table)
        return [(entry.seq, entry.data["seat"]) for entry in entries if entry.kind == Moved.kind]

    return _with_store(database, read)


def _with_store(database: str, use: Callable[[DatabaseStore], Coroutine[Any, Any, T]]) -> T:
    """Run in another thread: the browser's event loop runs in this one."""

    async def opened() -> T:
        store = await DatabaseStore.open(database)
        try:
            return await use(store)
        finally:
            await store.close()

    results: list[T] = []
    thread = threading.Thread(target=lambda: results.append(asyncio.run(opened())))
    thread.start()
    thread.join()
    return results[0]


def before_the_end_of_an_age(players: int = 2, *, others_begin: bool = False) -> tuple[Game, list[Moved]]:
    """Seat 0 is to move, and the third Dragon is on top of the deck; ``others_begin``: another seat begins Age II."""
    for seed in range(SEEDS):
        game, turns = Game.new(players, seed=seed), list[Moved]()
        while game.age == 1:
            seat = int(game.table.seat)
            can_draw = act.DRAW in game.legal_actions()
            if seat == 0 and can_draw and _ends_the_age(game, others_begin):
                return game, turns
            turns.append(Moved(seat, _turn(game, Recruit() if can_draw else None), "person"))
    raise LookupError("no deal leads to this position")


def _ends_the_age(game: Game, others_begin: bool) -> bool:
    trial = game.copy()
    trial.apply(act.DRAW)
    return trial.age == 2 and (trial.seat != 0 or not others_begin)


def with_cards_face_up(cards: int) -> tuple[Game, list[Moved]]:
    """Seat 0 is to move with a small hand, and at least this many cards lie face up."""
    for seed in range(SEEDS):
        game, turns = Game.new(2, seed=seed), list[Moved]()
        while game.age == 1:
            seat, hand = int(game.table.seat), cards_of(game, int(game.table.seat))
            if seat == 0 and sum(game.table.pool) >= cards and len(hand) < HAND_LIMIT:
                return game, turns
            turns.append(Moved(seat, _turn(game, Recruit() if len(hand) < 3 else None), "person"))
    raise LookupError("no deal leads to this position")


def before_the_end(players: int, seed: int, turns: int) -> tuple[Game, list[Moved]]:
    """The game of ``finished``, this many turns before its end."""
    _, moves = finished(players, seed)
    game = Game.new(players, seed=seed)
    for turn in moves[:-turns]:
        for action in turn.actions:
            game.apply(action)
    return game, moves[:-turns]


def finished(players: int, seed: int) -> tuple[Game, list[Moved]]:
    """A whole game in which everybody draws, and plays a Band only when they must."""
    game, turns = Game.new(players, seed=seed), list[Moved]()
    while not game.is_over:
        seat = int(game.table.seat)
        can_draw = act.DRAW in game.legal_actions()
        turns.append(Moved(seat, _turn(game, Recruit() if can_draw else None), "person"))
    return game, turns
