"""The ladder: games are played and stored, and summed up from what is stored."""

import json
from pathlib import Path

from ethnos.research.lab.ladder import MATCHES, PLAYER_COUNTS, Match, ladder_tasks, match_tasks, results
from ethnos.research.lab.tournament import play_tasks
from tests.bots.own import write_bots
from tests.test_cli import ethnos

DUEL = Match(("random", "random"), 4)


def small_ladder(folder: Path) -> tuple[Path, list[str]]:
    """A ladder of three bots and a match, played."""
    bots = write_bots(folder)
    specs = ["random", f"{bots}:First", f"{bots}:Last"]
    games = folder / "games"
    games.mkdir()
    assert play_tasks([*ladder_tasks(games, 1, bots=specs), *match_tasks(games, [DUEL])], cores=1)
    return games, specs


def test_a_ladder_has_every_number_of_players_and_whole_rounds() -> None:
    tasks = ladder_tasks(Path("games"), games=100)
    assert [task.plan.players for task in tasks] == list(PLAYER_COUNTS)
    assert [task.total for task in tasks] == [108, 108, 108, 135, 108]


LEVEL_GAMES = {"adept": 1000, "expert": 400, "master": 400}
"""Each level against the one below it."""


def test_the_matches() -> None:
    assert [(match.seats[0], len(match.seats), match.games) for match in MATCHES] == [
        ("greedy", 2, 1000),
        ("greedy", 2, 1000),
        ("search@0.1s", 2, 400),
        ("search@1s/2", 2, 40),
        ("greedy", 4, 1000),
        ("search@0.1s", 4, 400),
        ("search@1s/2", 4, 40),
        *(("champion", players, 400) for players in PLAYER_COUNTS),
        ("champion", 2, 200),
        ("champion", 4, 100),
        ("grandmaster@1s/2", 2, 100),
        *((level, players, games) for players in (2, 4) for level, games in LEVEL_GAMES.items()),
    ]
    paths = [task.path.name for task in match_tasks(Path("games"))]
    assert len(set(paths)) == len(MATCHES)
    assert paths[3] == "match-2-search-1sx2-greedy.jsonl"


def test_results_are_those_of_whole_deals_that_were_played(tmp_path: Path) -> None:
    games, bots = small_ladder(tmp_path)
    tasks = [*ladder_tasks(games, 1, bots=bots), *match_tasks(games, [DUEL])]
    path = tasks[0].path
    path.write_bytes(path.read_bytes()[:-20])
    played = {task.path.stem: (count, [result.bot for result in bots]) for task, count, bots in results(tasks)}
    assert played["ladder-2"] == (4, bots)
    assert played["ladder-3"] == (3, bots)
    assert played["match-2-random-random"] == (4, ["random"])
    assert list(results(ladder_tasks(tmp_path / "nothing"))) == []


def test_the_time_can_be_limited_and_the_rest_played_later(tmp_path: Path) -> None:
    arguments = ("tournament", "--ladder", "--out", str(tmp_path), "--seats", "random,random", "--games", "4")
    for minutes, code in ((("--minutes", "0"), 3), ((), 0), (("--minutes", "0"), 0)):
        result = ethnos(*arguments, "--cores", "1", *minutes)
        assert result.returncode == code, result.stderr
    first = json.loads((tmp_path / "ladder-2.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert first["plan"]["bots"] == ["random", "random"]
    shown = json.loads(ethnos(*arguments, "--cores", "1", "--only", "ladder-2", "--json").stdout)
    assert (shown["finished"], shown["games"]) == (True, 4)
    assert [table["name"] for table in shown["tables"]] == ["ladder-2"]
