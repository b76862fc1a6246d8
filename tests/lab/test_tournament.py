"""Tournaments: pairings, repeatable games, and ledgers that can be continued."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from ethnos.base.files import CannotWrite, DamagedLine
from ethnos.base.refusals import EthnosError
from ethnos.bots import BadDecision, BotFailed
from ethnos.engine.engine_errors import UnknownPreset, UnknownValue, WrongPlayerCount, WrongTribes
from ethnos.game.game import Setup
from ethnos.research.lab.tournament import Ledger, OtherTournament, Plan, Record, play_match, play_plan
from tests.bots.own import write_bots

DUEL = Plan(("random", "random"), 2, seed=4)


def without_time(records: list[Record]) -> list[dict[str, object]]:
    """The games, except how long they took."""
    return [{name: value for name, value in vars(record).items() if name != "seconds"} for record in records]


def play(plan: Plan, games: int, path: Path, cores: int = 1) -> list[Record]:
    return play_plan(plan, games, path, cores)


def test_a_match_is_repeatable_and_depends_on_both_seeds() -> None:
    def places(seed: int, bot_seed: int) -> tuple[object, ...]:
        outcome = play_match(Setup(4, "english", "random", seed), ["random"] * 4, bot_seed)
        assert min(outcome.places) == 1
        assert min(outcome.decisions) > 0
        assert min(outcome.seconds) > 0
        return outcome.places, outcome.glory, outcome.decisions

    assert places(1, 1) == places(1, 1)
    assert len({places(1, 1), places(2, 1), places(1, 2)}) == 3


def test_every_deal_is_played_in_all_rotations() -> None:
    plan = Plan(("a", "b", "c"), 3)
    fixtures = list(plan.fixtures(games=7))
    assert len(fixtures) == 9
    assert [fixture.seats for fixture in fixtures[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert len({fixture.setup.seed for fixture in fixtures}) == 3
    assert len({fixture.setup.seed for fixture in fixtures[:3]}) == 1
    assert len({fixture.bot_seed for fixture in fixtures}) == 9


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_more_bots_than_seats_play_equally_often_in_every_seat(players: int) -> None:
    plan = Plan(tuple("abcdefgh"), players)
    fixtures = list(plan.fixtures(games=1))
    assert len(fixtures) == 8 * players
    seats = Counter((seat, bot) for fixture in fixtures for seat, bot in enumerate(fixture.seats))
    assert set(seats.values()) == {players}
    assert all(len(set(fixture.seats)) == players for fixture in fixtures)
    twice = [fixture.seats for fixture in plan.fixtures(games=2 * len(fixtures))]
    assert len(twice) == 2 * len(fixtures)
    assert twice[: len(fixtures)] != twice[len(fixtures) :]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_over_many_rounds_all_pairs_meet_about_equally_often(players: int) -> None:
    fixtures = Plan(tuple("abcdefgh"), players).fixtures(games=8 * players * 1500)
    pairs = Counter(pair for fixture in fixtures for pair in combinations(sorted(fixture.seats), 2))
    assert len(pairs) == 28
    assert max(pairs.values()) < 1.4 * min(pairs.values())


def test_more_games_of_the_same_plan_begin_with_the_same_games() -> None:
    fixtures = list(DUEL.fixtures(10))
    assert list(DUEL.fixtures(4)) == fixtures[:4]


def test_a_ledger_is_continued_where_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = play(DUEL, 6, tmp_path / "whole.jsonl")
    first = play(DUEL, 3, path)
    assert len(first) == 4
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:-30], encoding="utf-8")  # the last game was not written completely
    again = play(DUEL, 6, path)
    assert without_time(again) == without_time(whole)
    assert again[:3] == first[:3]
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if "deal" in line]) == 6
    assert [line["cores"] for line in lines if "machine" in line] == [1, 1]


def test_a_ledger_that_is_cut_anywhere_is_continued(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = without_time(play(DUEL, 2, path))
    content = path.read_bytes()
    for cut in (*range(0, len(content), 23), len(content) - 1):
        path.write_bytes(content[:cut])
        assert without_time(play(DUEL, 2, path)) == whole, cut
        assert without_time(list(Ledger.read(path).records.values())) == whole, cut


def test_a_damaged_game_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play(DUEL, 2, path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], lines[2][:40] + b"\n", lines[3]]))
    before = path.read_bytes()
    with pytest.raises(DamagedLine, match="Line 3"):
        play(DUEL, 2, path)
    assert path.read_bytes() == before


def test_stored_games_are_not_played_again(tmp_path: Path) -> None:
    path, progress = tmp_path / "games.jsonl", list[int]()
    play(DUEL, 4, path)
    before = path.read_bytes()
    play_plan(DUEL, 4, path, progress=progress.append)
    assert path.read_bytes() == before
    assert progress == [4]


def test_one_core_and_two_play_the_same_games(tmp_path: Path) -> None:
    plan = Plan(("random", f"{write_bots(tmp_path)}:First", "random"), 3)
    alone = play(plan, 6, tmp_path / "alone.jsonl")
    together = play(plan, 6, tmp_path / "together.jsonl", cores=2)
    assert without_time(alone) == without_time(together)


def test_a_run_can_be_stopped(tmp_path: Path) -> None:
    path, progress = tmp_path / "games.jsonl", list[int]()
    records = play_plan(DUEL, 100, path, 1, lambda: len(progress) > 3, progress.append)
    assert len(records) == 3
    assert len(Ledger.read(path).records) == 3


@pytest.mark.parametrize(("name", "kind"), [("Cheat", BadDecision), ("Fragile", BotFailed)])
@pytest.mark.parametrize("cores", [1, 2])
def test_a_bot_that_fails_ends_the_run_with_its_name(
    tmp_path: Path, name: str, kind: type[EthnosError], cores: int
) -> None:
    spec = f"{write_bots(tmp_path)}:{name}"
    with pytest.raises(kind, match=name) as refusal:
        play(Plan(("random", spec), 2), 4, tmp_path / "games.jsonl", cores)
    assert refusal.value.values["bot"] == spec


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    games, note = tmp_path / "games.jsonl", tmp_path / "note.txt"
    play(DUEL, 2, games)
    note.write_text("hello\n", encoding="utf-8")
    for path, plan in ((games, Plan(("random", "random"), 2, seed=5)), (note, DUEL), (games, Plan(("random",) * 3, 3))):
        before = path.read_bytes()
        with pytest.raises(OtherTournament):
            Ledger.open(path, plan)
        assert path.read_bytes() == before
    with pytest.raises(CannotWrite):
        Ledger.open(tmp_path / "nowhere" / "games.jsonl", DUEL)


def test_a_changed_own_bot_is_another_tournament(tmp_path: Path) -> None:
    bots, path = write_bots(tmp_path), tmp_path / "games.jsonl"
    plan = Plan(("random", f"{bots}:First"), 2)
    play(plan, 2, path)
    bots.write_text(bots.read_text(encoding="utf-8") + "# better\n", encoding="utf-8")
    with pytest.raises(OtherTournament):
        Ledger.open(path, plan)


@pytest.mark.parametrize(
    ("plan", "kind"),
    [
        (Plan(("random",), 1), WrongPlayerCount),
        (Plan(("random",) * 7, 7), WrongPlayerCount),
        (Plan(("random", "random"), 2, preset="klingon"), UnknownPreset),
        (Plan(("random", "random"), 2, tribes="elf"), WrongTribes),
        (Plan(("random", "random"), 2, options=(("placement", "never"),)), UnknownValue),
    ],
)
def test_an_impossible_plan_is_refused(plan: Plan, kind: type[EthnosError]) -> None:
    with pytest.raises(kind):
        plan.check()


def test_a_game_takes_as_many_cores_as_its_bots_have_threads() -> None:
    assert Plan(("search@1s/2", "random"), 2).threads == 2
    assert DUEL.threads == 1
