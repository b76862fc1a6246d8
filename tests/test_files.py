"""Files of JSON lines, cut and damaged; files that are written whole or not at all."""

import os
import stat
from pathlib import Path
from typing import Any

import pytest

from ethnos.base.files import DamagedLine, JsonLines, whole_file, write_whole

LINES: list[dict[str, Any]] = [{"game": 0, "of": "Łódź"}, {"game": 1, "parts": [1, {"a": "}\n{"}]}, {"game": 2}]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The whole file."""
    path = tmp_path / "lines.jsonl"
    for line in LINES:
        JsonLines(path).append(line)
    return path


def test_a_file_that_is_cut_anywhere_continues(path: Path) -> None:
    whole = path.read_bytes()
    for cut in range(len(whole) + 1):
        path.write_bytes(whole[:cut])
        kept = JsonLines(path).read(dict)
        assert kept == LINES[: len(kept)]
        assert len(kept) >= whole[:cut].count(b"\n")
        for line in LINES[len(kept) :]:
            JsonLines(path).append(line)
        assert path.read_bytes().rstrip(b"\n") == whole.rstrip(b"\n")
        assert JsonLines(path).read(dict) == LINES


def test_a_long_remainder_and_one_of_zeros_are_removed(path: Path) -> None:
    whole = path.read_bytes()
    for remainder in (b'{"long": "' + b"x" * 10_000, b"\0" * 10_000, b'{"g' + b"\0" * 5_000):
        path.write_bytes(whole + remainder)
        assert JsonLines(path).read(dict) == LINES
        JsonLines(path).append({"game": 3})
        assert JsonLines(path).read(dict) == [*LINES, {"game": 3}]


@pytest.mark.parametrize("damage", [b'{"game": {"game": 1}\n', b"[]\n", b"\n", b"\xff\xfe\n", b'{"other": 1}\n'])
def test_a_damaged_line_is_reported_with_its_file_and_number(path: Path, damage: bytes) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], damage, *lines[2:]]))
    with pytest.raises(DamagedLine) as refusal:
        JsonLines(path).read(lambda line: line["game"])
    assert refusal.value.values == {"path": str(path), "line": 2}


@pytest.mark.parametrize("content", [b"import this", b"[1, 2]", b"PK\3\4"])
def test_the_file_of_something_else_is_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    for use in (lambda: JsonLines(path).append({}), lambda: JsonLines(path).read(dict)):
        with pytest.raises(DamagedLine):
            use()
        assert path.read_bytes() == content


def test_a_file_that_does_not_exist_has_no_lines(tmp_path: Path) -> None:
    assert JsonLines(tmp_path / "none.jsonl").read(dict) == []


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("old", encoding="utf-8")
    new_file = whole_file(path)
    new = new_file.__enter__()
    new.write_text("ne", encoding="utf-8")
    new.with_name(f"{new.name}-journal").touch()
    assert not new_file.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]
    write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
def test_a_private_file_is_its_owners_and_others_have_the_usual_permissions(tmp_path: Path) -> None:
    for name, private in (("secret", True), ("open", False)):
        write_whole(tmp_path / name, "text", private=private)
    (tmp_path / "usual").touch()
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes["secret"] == 0o600
    assert modes["open"] == modes["usual"]
