"""The view that a row of an observation was made from, byte for byte: the row has to say all of it."""

import numpy as np

from ethnos.engine import play as engine
from ethnos.engine.cards import collect_kinds
from ethnos.engine.components import COLOURS, FULL_GAME_TRIBES, MIN_PLAYERS, NO_CARD
from ethnos.engine.state import NOBODY, OVER, Table, blank
from ethnos.game.observation import FIELDS, Row, part


def decode(row: Row) -> Table:
    """The view that a row was made from."""
    return _Reader(row).view()


class _Reader:
    """Fills a view from a row."""

    def __init__(self, row: Row) -> None:
        self.parts = {field.name: part(row, field.name) for field in FIELDS}
        self.table = blank()
        self.record = self.table.array[0]
        self.seat = int(self.parts["me"].argmax())
        self.players = int(self.parts["players"].argmax()) + MIN_PLAYERS

    def view(self) -> Table:
        """The whole view."""
        self.fill_setting()
        self.fill_moment()
        self.fill_seats()
        self.fill_bands()
        self.fill_kind_sets()
        if self.table.seat == self.seat and self.table.phase != OVER:
            engine.relist(self.table)
        return self.table

    def clockwise(self) -> list[int]:
        """The seat numbers clockwise, starting with the observing seat."""
        return [(self.seat + place) % self.players for place in range(self.players)]

    def one_hot_seat(self, name: str) -> int:
        """The seat of a one-hot field, or NOBODY."""
        flags = self.parts[name]
        return self.clockwise()[int(flags.argmax())] if flags.any() else NOBODY

    def fill_setting(self) -> None:
        table, parts = self.record, self.parts
        table.viewer, table.players, table.ages = self.seat, self.players, int(parts["ages"])
        table.options[:] = [*parts["options"], *parts["more_options"]]
        tribes = np.flatnonzero(parts["tribes"])
        table.tribe_count = len(tribes)
        table.tribes[:] = NOBODY
        table.tribes[: len(tribes)] = tribes
        assert len(tribes) <= FULL_GAME_TRIBES
        table.tokens[:] = parts["tokens"]

    def fill_moment(self) -> None:
        table, parts = self.record, self.parts
        table.age = int(parts["age"].argmax()) + 1
        table.phase = int(parts["phase"].argmax())
        table.dragons = int(parts["dragons"].argmax())
        table.seat, table.first = self.one_hot_seat("turn"), self.one_hot_seat("first")
        table.dragon_seat, table.giant_seat = self.one_hot_seat("dragon_seat"), self.one_hot_seat("giant")
        table.skeleton_winner = self.one_hot_seat("skeleton_winner")
        leader = parts["leader_tribe"].argmax() * COLOURS + parts["leader_colour"].argmax()
        table.leader = leader if parts["leader_tribe"].any() else NO_CARD
        for name in ("deck_left", "lower_half", "giant_size", "by_colour", "band_size", "cursor", "extra", "chain"):
            setattr(table, name, int(parts[name]))
        table.chosen[:] = parts["chosen"]
        table.pool[:] = parts["pool"]
        table.deck[:] = NO_CARD

    def fill_seats(self) -> None:
        table, parts = self.record, self.parts
        table.trolls[:] = NOBODY
        for place, seat in enumerate(self.clockwise()):
            for name in ("hand_size", "known", "markers", "horde", "supply", "merfolk", "places"):
                table[name][seat] = parts[name][place]
            table.hands[seat] = parts["hand"] if seat == self.seat else parts["known"][place]
            table.sheet[:, seat] = parts["sheet"][:, place]
            table.glory[seat] = parts["sheet"][:, place].sum(dtype=np.int64)
            table.trolls[parts["trolls"][place] == 1] = seat

    def fill_bands(self) -> None:
        table, parts = self.record, self.parts
        cards = int(np.count_nonzero(parts["laid"]))
        starts = np.flatnonzero(parts["leads"])
        seats = self.clockwise()
        table.laid[:cards] = parts["laid"][:cards].astype(np.int8) - 1
        table.bands = len(starts)
        table.band_owner[: len(starts)] = [seats[owner - 1] for owner in parts["leads"][starts]]
        table.band_end[: len(starts)] = [*starts[1:], cards]

    def fill_kind_sets(self) -> None:
        table = self.record
        for kinds, counts in [(table.pool_kinds, table.pool), *zip(table.hand_kinds, table.hands, strict=True)]:
            collect_kinds(kinds, counts)
