"""Layouts: what a published network reads never changes, and the newest one is right about markers."""

from hashlib import sha256
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ethnos.bots import network_colours, network_first
from ethnos.bots.features import FEATURES, FIELDS, STARTS, write_features
from ethnos.bots.layouts import LAYOUTS, ROW, padded, positions
from ethnos.bots.network import Network, parts, write
from ethnos.engine.play import new_table, view
from ethnos.engine.state import Table
from tests.scenario import scenario

PUBLISHED = {1: "9a3d", 2: "d4c7"}
"""The first digits of a digest of each published layout. A line is added for a new layout, and none is ever changed."""


@pytest.mark.parametrize("number", PUBLISHED)
def test_a_published_layout_never_changes(number: int) -> None:
    assert sha256(repr(list(LAYOUTS[number].items())).encode()).hexdigest()[:4] == PUBLISHED[number]
    assert LAYOUTS.keys() == PUBLISHED.keys()


@pytest.mark.parametrize("number", LAYOUTS)
def test_every_field_of_a_layout_is_in_the_row(number: int) -> None:
    found = positions(LAYOUTS[number])
    assert len(set(found)) == len(found) == sum(LAYOUTS[number].values())
    assert all(size <= ROW[name] for name, size in LAYOUTS[number].items())
    assert len(padded(LAYOUTS[number])) % 8 == 0


def features(table: Table, name: str) -> list[int]:
    """A field of the row of features of the seat to move."""
    row = np.zeros(FEATURES, np.uint8)
    write_features(view(table, 0), 0, row, 0)
    assert not row[sum(field.size for field in FIELDS) :].any()
    return [int(value) for value in row[STARTS[name] : STARTS[name] + ROW[name]]]


@pytest.mark.parametrize(
    ("position", "larger", "placeable"),
    [
        ({"players": 4, "hands": {0: "3 halfling.red"}}, [1], []),
        ({"players": 2, "hands": {0: "2 elf.red"}, "markers": {0: {"rhea": 1}, 1: {"rhea": 1}}}, [1], []),
        ({"players": 4, "hands": {0: "2 minotaur.red"}, "markers": {0: {"rhea": 2}}}, [], [1]),
        ({"players": 4, "hands": {0: "wingfolk.blue"}}, [2], [0, 1, 2, 3, 4, 5]),
        ({"players": 4, "hands": {0: "2 elf.red"}, "markers": {0: {"rhea": 1}}}, [1], [1]),
    ],
    ids=["Halflings", "two players", "Minotaurs", "Wingfolk", "others"],
)
def test_layout_2_knows_where_a_marker_could_be_placed(
    position: dict[str, Any], larger: list[int], placeable: list[int]
) -> None:
    """R25, R56, R-T5, R-T7, R-T11; layout 1 reads what it has learned from, which is wrong about these tribes."""
    table = scenario(**position)
    assert np.flatnonzero(features(table, "larger_band")).tolist() == larger
    assert np.flatnonzero(features(table, "placeable")).tolist() == placeable
    assert "placeable" not in LAYOUTS[1]
    assert "larger_band" not in LAYOUTS[2]


def test_a_network_does_not_notice_features_that_it_does_not_read(tmp_path: Path) -> None:
    """The same parameters with zeros for every feature of the row are the same network."""
    chance, table = np.random.default_rng(1), new_table(4, seed=2)
    for kind in (network_first, network_colours):
        weights = chance.normal(0, 0.05, sum(map(prod, kind.shapes(LAYOUTS[1])))).astype(np.float32)
        write(tmp_path / f"{len(weights)}.npz", weights, 1, {})
        network = Network(tmp_path / f"{len(weights)}.npz")
        first, *_ = parts(weights.astype(np.float16).astype(np.float32), 1)
        placed = np.frombuffer(network.weights, np.float32)[: kind.SHAPES[0][0] * kind.WIDTH].reshape(kind.SHAPES[0])
        places = [place for place in kind.input_places(LAYOUTS[1])[0] if place < FEATURES - 1]  # without padding
        np.testing.assert_array_equal(placed[places], first[: len(places)])
        unread = np.delete(placed[: FEATURES - 1], places, 0)
        assert not unread.any()
        assert len(unread)
        assert sum(network.evaluate(view(table, 0)).wins) == pytest.approx(1.0, abs=1e-4)
