"""A study on a real Ray cluster on this machine: equal rows, and a killed worker loses and repeats nothing."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ethnos.research.lab.runner import Where
from ethnos.research.studies.folder import Folder
from ethnos.research.studies.run import compare, run
from ethnos.research.studies.study import Study
from tests.studies.small import series, study

pytest.importorskip("ray", reason="NOT TESTED: Ray is missing; pip install 'ethnos[cluster]'")
pytestmark = pytest.mark.long

PRIVATE = {"RAY_USAGE_STATS_ENABLED": "0"}
SERIES = (series(bots=["greedy"], games=24, players=[2, 4]), series(name="champions", bots=["champion"], games=6))

ON_RAY = """
import json, os, signal, sys
from pathlib import Path
import ray
from ethnos.research.lab.runner import Where
from ethnos.research.studies.folder import Folder
from ethnos.research.studies.run import run
from ethnos.research.studies.study import Study

ray.init(address="local", num_cpus=3, log_to_driver=False, include_dashboard=False)
folder = Folder.create(Path(sys.argv[1]), Study.from_dict(json.loads(sys.argv[2])))
killed, played = [], []

def workers():
    pids = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                command = (entry / "cmdline").read_bytes()
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                environment = Path(f"/proc/{parent}/environ").read_bytes()
            except (OSError, ValueError):
                continue
            if command.startswith(b"ray::_call") and sys.argv[3].encode() in environment:
                pids.append(int(entry.name))
    return pids

def on_block(games):
    played.append(games)
    if len(played) == 4 and (busy := workers()):
        os.kill(busy[0], signal.SIGKILL)
        killed.append(busy[0])

whole = run(folder, where=Where(cluster="auto"), listener=on_block)
ray.shutdown()
print(json.dumps({"whole": whole, "killed": len(killed), "games": sum(played)}))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="/proc")
def test_a_killed_worker_loses_no_game_and_no_game_is_counted_twice(tmp_path: Path) -> None:
    mark = f"STUDY_TEST_MARK={tmp_path.name}-{os.getpid()}"
    name, _, value = mark.partition("=")
    on_ray = Folder(tmp_path / "ray", study(*SERIES))
    process = subprocess.run(
        [sys.executable, "-c", ON_RAY, str(on_ray.path), json.dumps(on_ray.study.as_dict()), mark],
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
        env=os.environ | {name: value} | PRIVATE,
    )
    assert process.returncode == 0, process.stderr
    assert json.loads(process.stdout.splitlines()[-1]) == {"whole": True, "killed": 1, "games": on_ray.study.games}
    on_cores = Folder.create(tmp_path / "cores", on_ray.study)
    assert run(on_cores, where=Where(1))
    for (block, expected), (_, columns) in zip(on_cores.blocks(), on_ray.blocks(), strict=True):
        assert all(np.array_equal(expected[name], columns[name]) for name in expected), block
    assert [entry["games"] for entry in on_ray.runs()] == [on_ray.study.games]


def test_a_part_of_the_published_study_on_ray_has_the_rows_of_the_cores(tmp_path: Path) -> None:
    """Blocks of the published study, played on cores and again on Ray."""
    balance = Study.read(Path(__file__).parents[2] / "studies" / "balance.toml")
    few = [
        series | {"games": 1, "players": series["players"][:1], "block": 8} for series in balance.as_dict()["series"]
    ]
    few = [series | ({"tribes": "random"} if series["tribes"] == "all" else {}) for series in few]
    folder = Folder.create(tmp_path / "games", Study.from_dict({"name": "part", "seed": balance.seed, "series": few}))
    assert run(folder, where=Where(1))
    code = (
        "import sys; from pathlib import Path; from ethnos.research.lab.runner import Where;"
        "from ethnos.research.studies.folder import Folder; from ethnos.research.studies.run import compare;"
        "print(compare(Folder.open(Path(sys.argv[1])), 64, Where(cluster='local')))"
    )
    process = subprocess.run(
        [sys.executable, "-c", code, str(folder.path)],
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
        env=os.environ | PRIVATE,
    )
    assert process.returncode == 0, process.stderr
    assert "different=()" in process.stdout
    assert compare(folder, 16, Where(1)).different == ()


def test_a_tournament_on_ray_has_the_games_of_the_cores(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from ethnos.research.lab.tournament import Plan, play_plan\n"
        "plan = Plan(('greedy', 'random'), 2)\n"
        "for cluster in ('local', ''):\n"
        "    path = Path(sys.argv[1]) / f'games{cluster}.jsonl'\n"
        "    for record in play_plan(plan, 8, path, 1, cluster=cluster):\n"
        "        print(record.number, record.seed, record.glory, record.decisions)\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
        env=os.environ | PRIVATE,
    )
    assert process.returncode == 0, process.stderr
    lines = process.stdout.splitlines()
    assert len(lines) == 16
    assert lines[:8] == lines[8:]


def test_a_selfcheck_on_ray_has_the_report_of_the_cores() -> None:
    code = (
        "from ethnos.research.lab.runner import Where; from ethnos.research.lab.selfcheck import selfcheck\n"
        "on_ray, on_cores = (selfcheck(600, 3, seed=4, where=where) for where in (Where(cluster='local'), Where(1)))\n"
        "print(on_ray == on_cores, on_ray.games, on_ray.violations)\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=500, check=False, env=os.environ | PRIVATE
    )
    assert process.returncode == 0, process.stderr
    assert process.stdout.splitlines()[-1] == "True 600 0"
