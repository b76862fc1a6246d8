"""The network's file is read without NumPy; other and damaged files are refused with a reason."""

import json
import zipfile
from ctypes import c_float, c_uint16, c_uint32
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ethnos.bots.layouts import FIRST, LAYOUTS
from ethnos.bots.network import KINDS, Network, WrongNetwork, chosen_file, read, widen, write

HALVES = 1 << 16  # all values of 16 bits
SIZE = max(sum(map(prod, kind.shapes(LAYOUTS[FIRST]))) for kind in KINDS.values())


def test_every_half_is_widened_as_numpy_does_it() -> None:
    singles = (c_float * HALVES)()
    widen((c_uint16 * HALVES)(*range(HALVES)), (c_uint32 * HALVES).from_buffer(singles))
    widened = np.ctypeslib.as_array(singles)
    with np.errstate(invalid="ignore"):
        expected = np.arange(HALVES).astype(np.uint16).view(np.float16).astype(np.float32)
    is_number = ~np.isnan(expected)
    assert is_number.sum() == HALVES - 2 * 1023
    assert np.isnan(widened[~is_number]).all()
    np.testing.assert_array_equal(widened[is_number].view(np.uint32), expected[is_number].view(np.uint32))


def test_the_bundled_file_is_read_as_numpy_reads_it() -> None:
    weights, story = read(chosen_file())
    assert story.pop("layout") == FIRST
    with np.load(chosen_file()) as file:
        np.testing.assert_array_equal(np.frombuffer(weights, np.float32), file["numbers"].astype(np.float32))
        assert story == json.loads(str(file["story"]))


# --- Files that are not networks ------------------------------------------------------------------------------


def save_npz(path: Path, numbers: npt.NDArray[Any], story: str = "{}") -> Path:
    np.savez_compressed(path, numbers=numbers, story=np.array(story))
    return path


def save_zip(path: Path, numbers: bytes) -> Path:
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("numbers.npy", numbers)
    return path


def test_a_network_can_be_written_and_read(tmp_path: Path) -> None:
    numbers = np.linspace(-2, 2, SIZE, dtype=np.float32)
    write(tmp_path / "one.npz", numbers, FIRST, {"made": "ż"})
    weights, story = read(tmp_path / "one.npz")
    assert story == Network(tmp_path / "one.npz").story == {"made": "ż", "layout": FIRST}
    np.testing.assert_array_equal(np.frombuffer(weights, np.float32), numbers.astype(np.float16))


def test_a_layout_that_is_not_known_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "newer.npz", np.zeros(SIZE, np.float32), 99, {})
    with pytest.raises(WrongNetwork, match="layout 99 != 1, 2"):
        Network(tmp_path / "newer.npz")


def test_other_arrays_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.npz"
    halves = np.zeros(SIZE, np.float16)
    for numbers in (halves[1:], halves.astype(np.float32), halves.astype(">f2"), halves[None], np.array({}, object)):
        with pytest.raises(WrongNetwork, match="!= <f2"):
            read(save_npz(path, numbers))
    with pytest.raises(WrongNetwork):
        read(save_npz(path, halves, "no story"))


HEADER = f"{{'descr': '<f2', 'fortran_order': False, 'shape': ({SIZE},), }}".encode()


@pytest.mark.parametrize(
    "numbers",
    [
        b"",
        b"\x93NUMPY\x02\x00" + bytes(200),
        b"\x93NUMPY\x01\x00" + bytes(200),
        b"\x93NUMPY\x01\x00\x03\x00[1]",
        b"\x93NUMPY\x01\x00\x02\x00{}",
        b"\x93NUMPY\x01\x00" + len(HEADER).to_bytes(2, "little") + HEADER + bytes(100),
    ],
    ids=["empty", "another version", "no header", "a list", "nothing in it", "too short"],
)
def test_damaged_arrays_are_refused(tmp_path: Path, numbers: bytes) -> None:
    with pytest.raises(WrongNetwork):
        read(save_zip(tmp_path / "damaged.npz", numbers))


@pytest.mark.parametrize("length", [0, 100, 100_000, -1])
def test_a_file_that_was_cut_off_is_refused(tmp_path: Path, length: int) -> None:
    path = tmp_path / "cut.npz"
    path.write_bytes(chosen_file().read_bytes()[:length])
    with pytest.raises(WrongNetwork):
        read(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongNetwork):
        read(tmp_path / "missing.npz")
