"""Rows for learning programs: everything a seat may know, nothing else, and the view can be read back from them."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.play import apply_action, legal_actions, new_table, sample, view
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import OVER, SPECTATOR, Table, as_bytes
from ethnos.game.observation import FIELDS, SIZE, USUAL, NotASeatsView, encode, mask, part, write_row
from tests.observation_reader import decode

COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)

GAMES = [
    pytest.param(players, preset, marks=() if preset == "english" or players == 4 else pytest.mark.long)
    for players in COUNTS
    for preset in ("english", "german", "polish")
]


def moments(players: int, preset: str, seed: int) -> Iterator[Table]:
    """The table before each decision and at the end of a game at random, which mostly recruits so that Bands grow."""
    rng = random.Random(seed)
    table = new_table(players, preset, seed=seed)
    while table.phase != OVER:
        yield table
        legal = legal_actions(table)
        apply_action(table, rng.choice(legal[:6] if rng.random() < 0.8 else legal))
    yield table


@pytest.mark.parametrize(("players", "preset"), GAMES)
def test_the_view_is_read_back_byte_for_byte(players: int, preset: str) -> None:
    for table in moments(players, preset, players):
        for seat in range(players):
            own_view = view(table, seat)
            assert as_bytes(decode(encode(own_view))) == as_bytes(own_view)


@pytest.mark.parametrize("players", COUNTS)
def test_tables_that_a_seat_cannot_tell_apart_give_it_equal_rows(players: int) -> None:
    for number, table in enumerate(moments(players, "english", 7)):
        if table.phase == OVER or number % 5:
            continue
        for seat in range(players):
            own_view = view(table, seat)
            other = view(sample(own_view, number), seat)
            assert np.array_equal(encode(own_view), encode(other))


@pytest.mark.parametrize("players", COUNTS)
def test_the_whole_table_gives_the_seat_to_decide_the_same_row_as_its_view(players: int) -> None:
    """Batches of tables are encoded without views."""
    for table in moments(players, "english", 3):
        if table.phase != OVER:
            row = np.zeros(SIZE, np.uint8)
            write_row(table, int(table.seat), row)
            assert np.array_equal(row, encode(view(table, int(table.seat))))


def test_seats_are_counted_from_the_viewer() -> None:
    table = new_table(3, seed=1)
    table.markers[2, 4] = 3
    for seat, place in [(0, 2), (1, 1), (2, 0)]:
        markers = part(encode(view(table, seat)), "markers")
        assert markers[place, 4] == 3
        assert markers.sum() == 3


def test_tribes_are_encoded_by_tribe() -> None:
    few, many = new_table(2, seed=1, tribes="elf,giant,orc,troll,skeleton"), new_table(4, seed=1)
    assert list(np.flatnonzero(part(encode(view(few, 0)), "tribes"))) == [2, 3, 7, 8, 11]
    assert list(np.flatnonzero(part(encode(view(many, 0)), "tribes"))) == list(many.tribes)


def test_cards_in_bands_are_counted_by_kind_and_by_size() -> None:
    for table in moments(4, "english", 11):
        row = encode(view(table, 0))
        cards = int(table.band_end[table.bands - 1]) if table.bands else 0
        assert part(row, "laid_kinds").sum() == cards
        assert (part(row, "bands").sum(0) * np.arange(1, 11)).sum() == cards


def test_the_mask_has_the_legal_decisions() -> None:
    table = new_table(4, seed=5)
    assert list(np.flatnonzero(mask(view(table, int(table.seat))))) == legal_actions(table)
    assert mask(view(table, int(table.seat))).shape == (ACTIONS,)
    assert not mask(view(table, (int(table.seat) + 1) % 4)).any()


def test_fields_cover_the_row() -> None:
    assert sum(field.size for field in FIELDS) == SIZE == len(USUAL)
    assert len({field.name for field in FIELDS}) == len(FIELDS)


@pytest.mark.parametrize("seat", [None, SPECTATOR])
def test_only_a_seat_observes(seat: int | None) -> None:
    table = new_table(4, seed=1)
    with pytest.raises(NotASeatsView):
        encode(table if seat is None else view(table, seat))


def test_editions_with_different_rules_have_different_rows() -> None:
    rows = {tuple(part(encode(view(new_table(4, name, seed=1), 0)), "options")) for name in PRESETS}
    assert len(rows) == 3  # English, Portuguese and Russian have the same rules
