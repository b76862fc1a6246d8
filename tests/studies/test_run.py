"""Running a study: blocks that are complete or absent, resumption, equal rows, games from their numbers."""

import json
import os
import re
import sys
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from ethnos.base.refusals import EthnosError
from ethnos.engine import play as engine
from ethnos.engine.components import TRIBE_NAMES
from ethnos.engine.state import OVER
from ethnos.research.lab.runner import Where
from ethnos.research.studies import folder as folders
from ethnos.research.studies.folder import BLOCKS, RUNS, CannotStore, Folder, schema
from ethnos.research.studies.play import play_again
from ethnos.research.studies.run import compare, run
from tests.studies.small import SET_OF_SIX, no_room, series, study
from tests.test_cli import ethnos

ONE = Where(1)


def play_study(path: Path) -> Folder:
    folder = Folder.create(path, study())
    assert run(folder, where=ONE)
    return folder


def test_a_stopped_study_is_continued_with_equal_rows(tmp_path: Path) -> None:
    whole, halted = play_study(tmp_path / "whole"), Folder.create(tmp_path / "halted", study())
    progress: list[int] = []
    assert not run(halted, where=ONE, stopped=lambda: sum(progress) >= 2, listener=progress.append)
    before = len(halted.missing())
    assert 0 < before < len(study().blocks)
    assert run(Folder.create(halted.path, study()), where=ONE)
    assert [entry["games"] for entry in halted.runs()] == [6 - 2 * before, 2 * before]
    for (block, ours), (_, theirs) in zip(whole.blocks(), halted.blocks(), strict=True):
        assert all(np.array_equal(ours[name], theirs[name]) for name in ours), block


def test_a_list_of_runs_that_is_cut_anywhere_is_continued(tmp_path: Path) -> None:
    whole, halted = play_study(tmp_path / "whole"), play_study(tmp_path / "halted")
    path = halted.path / RUNS
    content = path.read_bytes()
    for cut in range(0, len(content), 17):
        path.write_bytes(content[:cut])
        next((halted.path / BLOCKS).iterdir()).unlink()
        assert run(Folder.create(halted.path, study()), where=ONE)
        assert [entry["games"] for entry in halted.runs()] == [2]
        for (block, ours), (_, theirs) in zip(whole.blocks(), halted.blocks(), strict=True):
            assert all(np.array_equal(ours[name], theirs[name]) for name in ours), block


def test_a_folder_whose_process_ended_before_the_study_was_written_is_used(tmp_path: Path) -> None:
    path = tmp_path / "games"
    (path / BLOCKS).mkdir(parents=True)
    (path / ".study.json.0123abcd").write_text('{"na', encoding="utf-8")
    assert run(Folder.create(path, study()), where=ONE)


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    folder = play_study(tmp_path / "games")
    assert run(folder, where=ONE)
    assert len(folder.runs()) == 1


def test_every_game_follows_from_its_row(tmp_path: Path) -> None:
    """The seed and the setup of a row deal the table of the game, and its number gives the same row again."""
    folder = play_study(tmp_path / "games")
    rows = [row for path in sorted((folder.path / BLOCKS).iterdir()) for row in parquet.read_table(path).to_pylist()]
    assert [row["game"] for row in rows] == list(range(6))
    assert list(rows[0]) == [name for name, _ in schema()]
    for row in rows:
        again = {name: column[0].tolist() for name, column in play_again(folder.study, row["game"]).items()}
        assert again == {name: row[name] for name in again}
        assert again == folder.row(row["game"])
        table = engine.new_table(row["players"], row["edition"], "random", int(row["seed"]))
        assert table.first == row["first"]
        assert table.phase != OVER


def test_stored_games_are_compared_with_those_played_again(tmp_path: Path) -> None:
    folder = play_study(tmp_path / "games")
    assert compare(folder, 64, ONE).different == ()
    block = folder.study.blocks[1]
    columns = folder.read(block)
    columns["glory"][1, 0] += 1
    folder.add(block, columns)
    assert compare(folder, 64, ONE).different == (3,)


def test_games_that_differ_when_they_are_played_again_end_the_command_with_1(tmp_path: Path) -> None:
    small = tmp_path / "small.toml"
    small.write_text(
        'name = "small"\nseed = 7\n[[series]]\nname = "champions"\nplayers = [2]\n'
        'games = 2\nbots = ["champion"]\nblock = 2\n',
        encoding="utf-8",
    )
    command = ("study", "run", str(small), "--out", str(tmp_path / "games"), "--workers", "1", "--compare", "16")
    assert ethnos(*command, "--minutes", "0").returncode == 3
    assert ethnos(*command).returncode == 0
    folder = Folder.open(tmp_path / "games")
    block = folder.study.blocks[0]
    columns = folder.read(block)
    columns["glory"][1, 0] += 1
    folder.add(block, columns)
    result = ethnos(*command)
    assert result.returncode == 1
    assert "different: 1" in result.stdout
    assert folder.compared() == {"games": 2, "different": [1]}
    shown = ethnos("study", "show", str(folder.path), "--game", "1", "--json", "--quiet")
    assert (shown.returncode, json.loads(shown.stdout)["equal"]) == (1, False)
    assert ethnos("study", "show", str(folder.path), "--game", "0", "--json", "--quiet").returncode == 0


def test_a_folder_of_another_study_is_left_alone(tmp_path: Path) -> None:
    folder = play_study(tmp_path / "games")
    before = sorted((path, path.stat().st_mtime_ns) for path in folder.path.rglob("*"))
    with pytest.raises(EthnosError, match="games of another study"):
        Folder.create(folder.path, study(seed=8))
    assert sorted((path, path.stat().st_mtime_ns) for path in folder.path.rglob("*")) == before


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("mine", encoding="utf-8")
    with pytest.raises(EthnosError, match="something other than a study"):
        Folder.create(tmp_path, study())
    with pytest.raises(EthnosError, match="is a file, not a folder"):
        Folder.create(note, study())
    with pytest.raises(EthnosError, match="There is no study"):
        Folder.open(tmp_path / "nothing")
    assert note.read_text(encoding="utf-8") == "mine"


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of a file's size")
def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    folder = Folder.create(tmp_path / "games", study())
    with no_room(1000), pytest.raises(CannotStore, match="File too large"):
        run(folder, where=ONE)
    assert [block.number for block, _ in folder.blocks()] == []
    assert list((folder.path / BLOCKS).iterdir()) == []
    assert run(folder, where=ONE)
    assert folder.missing() == []


def test_a_damaged_block_is_named(tmp_path: Path) -> None:
    folder = play_study(tmp_path / "games")
    path = folder.path / BLOCKS / "000001.parquet"
    os.truncate(path, path.stat().st_size // 2)
    with pytest.raises(EthnosError, match=r"000001\.parquet is damaged"):
        list(folder.blocks())


def test_without_pyarrow_the_same_columns_are_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_study(tmp_path / "whole")
    monkeypatch.setattr(folders, "_has_pyarrow", lambda: False)
    plain = play_study(tmp_path / "plain")
    assert {path.suffix for path in (plain.path / BLOCKS).iterdir()} == {".npz"}
    for (block, ours), (same, theirs) in zip(whole.blocks(), plain.blocks(), strict=True):
        assert block == same
        assert ours.keys() == theirs.keys()
        assert all(np.array_equal(ours[name], theirs[name]) for name in ours)


def test_a_number_that_no_game_has() -> None:
    with pytest.raises(EthnosError, match="There is no game 6"):
        play_again(study(), 6)


def test_seat_0_never_leads_what_it_may_not_lead() -> None:
    """In the Age of the ban; in the others, and at the other seats, the tribe is led."""
    elf = TRIBE_NAMES.index("elf")
    banned = study(
        series(name="banned", players=[4], games=4, tribes=[SET_OF_SIX], no_lead=["elf"], no_lead_ages=[0, 2])
    )
    led = np.stack([play_again(banned, game)["led"][0, :, :, elf] for game in range(banned.games)])
    everywhere, in_one = led[0::2], led[1::2]
    assert not everywhere[:, 0].any()
    assert not in_one[:, 0, 1].any()
    assert in_one[:, 0, 0].any()
    assert everywhere[:, 1:].any()


def test_slips_are_random_decisions_of_their_seat() -> None:
    """A seat that always decides at random does far worse than the one that never does."""
    slipping = study(series(bots=["greedy"], slips=[0.0, 1.0], games=3))
    for game in range(slipping.games):
        glory = play_again(slipping, game)["glory"][0]
        assert glory[0] > glory[1]


def test_the_documentation_has_every_column_with_its_meaning() -> None:
    text = (Path(__file__).parents[2] / "docs" / "studies.md").read_text(encoding="utf-8")
    for name, meaning in schema():
        assert re.search(rf"^\| `{name}` \| [\d×]* ?\| {re.escape(meaning)} \|$", text, re.MULTILINE), name
