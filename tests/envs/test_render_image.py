"""The picture of a table has the same size at every moment, and shows nothing that a view hides."""

import random

import numpy as np
import pytest

pytest.importorskip("PIL")

from ethnos.engine.components import HAND_LIMIT, MAX_CARDS, MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.play import apply_action, legal_actions, new_table, sample, view
from ethnos.engine.state import OVER, SPECTATOR, Table, as_bytes, copied
from ethnos.envs.render_image import HEIGHT, WIDTH, draw

COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)

MOMENTS = [
    pytest.param(players, decisions, marks=() if decisions == usual else pytest.mark.long)
    for players, usual in zip(COUNTS, (0, 60, 60, 60, 5000), strict=True)
    for decisions in (0, 60, 5000)
]
"""The beginning, the middle and the end; each of them for some number of players, and in the long tests for all."""


def after(players: int, decisions: int, seed: int = 2) -> Table:
    """A table after this many random decisions, or at the end of its game."""
    rng, table = random.Random(seed), new_table(players, seed=seed)
    while decisions and table.phase != OVER:
        apply_action(table, rng.choice(legal_actions(table)))
        decisions -= 1
    return table


@pytest.mark.parametrize(("players", "decisions"), MOMENTS)
def test_every_moment_has_a_picture_of_one_size(players: int, decisions: int) -> None:
    table = after(players, decisions)
    before = as_bytes(table)
    picture = draw(table)
    assert picture.shape == (HEIGHT, WIDTH, 3)
    assert picture.dtype == np.uint8
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100
    assert as_bytes(table) == before


def test_the_same_table_gives_the_same_picture_and_every_decision_another() -> None:
    table = after(4, 30)
    assert np.array_equal(draw(table), draw(copied(table)))
    for decision in legal_actions(table)[:3]:
        later = copied(table)
        apply_action(later, decision)
        assert not np.array_equal(draw(table), draw(later))


@pytest.mark.parametrize("seat", [0, 3, SPECTATOR])
def test_no_picture_shows_what_a_view_hides(seat: int) -> None:
    table = after(4, 50)
    seen = view(table, seat)
    other = sample(seen, 1)
    assert np.array_equal(draw(seen), draw(view(other, seat)))
    assert not np.array_equal(draw(table), draw(other))


@pytest.mark.parametrize("players", COUNTS)
def test_full_hands_a_full_pool_and_many_bands_fit(players: int) -> None:
    """Anything drawn outside its box would change pixels at the edge of the picture."""
    table = after(players, 0)
    empty = draw(table)
    for seat in range(players):
        table.hands[seat][:] = 0
        table.hands[seat, 6 : 6 + HAND_LIMIT] = 1
        table.hand_size[seat] = HAND_LIMIT
    table.pool[:36] = 2
    table.bands = MAX_CARDS - 12
    table.band_end[: table.bands] = range(1, table.bands + 1)
    table.band_owner[: table.bands] = [number % players for number in range(table.bands)]
    table.laid[: table.bands] = [number % 60 for number in range(table.bands)]
    full = draw(table)
    assert not np.array_equal(full, empty)
    for edge in (np.s_[:, -8:], np.s_[:, :8], np.s_[-8:, :]):
        assert np.array_equal(full[edge], empty[edge])
    table.bands -= 1
    assert not np.array_equal(draw(table), full)  # Bands that do not fit are counted


def test_the_seat_to_move_stands_out() -> None:
    table = new_table(4, seed=1)
    other = copied(table)
    other.seat = (int(table.seat) + 1) % 4
    changed = (draw(table) != draw(other)).any(axis=2)
    assert changed[310:].any()
    assert changed[:36].any()
