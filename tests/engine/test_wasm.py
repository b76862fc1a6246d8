"""The rules in WebAssembly give the records that Python gives, and bots decide alike, in Node and in Chromium."""

import gzip
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from ethnos.bots import grandmaster, greedy, network, network_tree, search, simple, tree
from ethnos.bots.champion import ChampionBot
from ethnos.bots.interface import Bot
from ethnos.engine.compile.library import FOLDER
from ethnos.engine.play import apply_action, legal_actions, new_table, seed_words, set_options, tribe_pool, view
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import Table, as_bytes, blank
from ethnos.research.lab import playouts
from harness.chromium import NoBrowser
from harness.wasm import RUNNERS, missing, run_cases
from tests.engine.recorded import Array, Call, Recorder, as_array, difference
from tests.engine.replay import LOOK_EVERY, Game, digest
from tests.engine.test_interpreted import random_game
from tests.others_long import others_long

pytestmark = pytest.mark.skipif(missing() is not None, reason=f"NOT TESTED IN WEBASSEMBLY: {missing()}")

PLAYERS = range(2, 7)
SETTINGS = [(players, preset) for players in PLAYERS for preset in PRESETS]
GAMES_A_SETTING = 2  # compared record by record: 50 games
PLAYOUTS_A_SETTING = 50  # compared at their end: 1,250 games
POSITIONS_A_COUNT = 50  # for each number of players and each bot: 250
POSITION_EVERY = 13  # one decision in so many is a position for the bots
NODES, ITERATIONS, GUIDED_ITERATIONS = 2_000, 40, 8
CLOSE = 1e-6
MAX_COMPRESSED_BYTES = 100_000
DIGEST = hashlib.sha256().digest_size


@dataclass(frozen=True, repr=False)  # pytest prints the arguments of a failing test, and these are long
class Cases:
    """What is played and called, and Python's results."""

    games: list[bytes]
    playouts: list[bytes]
    calls: list[Call]
    text: str
    data: bytes


@dataclass(frozen=True, repr=False)
class Answers:
    """WebAssembly's results."""

    games: bytes
    playouts: bytes
    calls: bytes


# --- The cases ------------------------------------------------------------------------------------------------


def games() -> list[Game]:
    return [random_game(*SETTINGS[i % len(SETTINGS)], seed=i) for i in range(len(SETTINGS) * GAMES_A_SETTING)]


def setting(players: int, preset: str) -> dict[str, Any]:
    return {"players": players, "pool": tribe_pool("random", players), "options": PRESETS[preset].codes()}


def as_json(game: Game) -> dict[str, Any]:
    played = {"words": seed_words(game["seed"]), "actions": game["actions"]}
    return setting(game["players"], game["preset"]) | played


def first_seeds() -> Iterator[tuple[tuple[int, str], int]]:
    """A first seed for each setting, so that games differ even where presets have equal rules."""
    return ((players_and_preset, i * PLAYOUTS_A_SETTING) for i, players_and_preset in enumerate(SETTINGS))


def end_of_playout(players: int, preset: str, seed: int) -> bytes:
    table = blank()
    set_options(table, PRESETS[preset])
    playouts._play(table.array, players, tribe_pool("random", players), seed, 1)
    return hashlib.sha256(as_bytes(table)).digest()


def positions(players: int, preset: str, count: int) -> Iterator[Table]:
    """Views of the seat to move, from random games."""
    for seed in range(count):
        table = new_table(players, preset, seed=seed)
        for step, action in enumerate(random_game(players, preset, seed)["actions"]):
            if step % POSITION_EVERY == seed % POSITION_EVERY and len(legal_actions(table)) > 1:
                yield view(table, int(table.seat))
                count -= 1
                if count == 0:
                    return
            apply_action(table, action)


def recorded_calls(weights: Array) -> list[Call]:
    """All calls of entry points that the bots make to decide."""
    recorder = Recorder(weights)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "NODES", NODES)
        patch.setattr(grandmaster, "NODES", NODES)
        recorder.listen(patch, simple, "simple_decision")
        recorder.listen(patch, greedy, "appraise_moves", 4)
        recorder.listen(patch, tree, "search", 2)
        recorder.listen(patch, network, "evaluate", 3, 5)
        recorder.listen(patch, network_tree, "search_guided", 2)
        for players, preset in zip(PLAYERS, PRESETS, strict=True):
            bots: list[Bot] = [
                simple.SimpleBot(1),
                ChampionBot(1),
                search.SearchBot(1, iterations=ITERATIONS),  # appraises as greedy does first
                grandmaster.GrandmasterBot(1, iterations=GUIDED_ITERATIONS, threads=1),
            ]
            for seen in positions(players, preset, POSITIONS_A_COUNT):
                for bot in bots:
                    bot.decide(seen)
    return recorder.calls


def calls_as_json(calls: list[Call], weights: Array) -> tuple[list[dict[str, Any]], bytes]:
    """The calls, and the bytes of all their arrays."""
    entry_points = json.loads((FOLDER / "layout.json").read_text(encoding="utf-8"))["entry_points"]
    data = bytearray(weights.tobytes())

    def place(array: Array) -> int:
        if array is weights:
            return 0
        data.extend(array.tobytes())
        return len(data) - array.nbytes

    return [call.as_json(place, entry_points[call.name]["arguments"]) for call in calls], bytes(data)


@pytest.fixture(scope="module")
def cases() -> Cases:
    replayed, weights = games(), as_array(network.Network().weights)
    calls = recorded_calls(weights)
    described, data = calls_as_json(calls, weights)
    text = {
        "look_every": LOOK_EVERY,
        "games": [as_json(game) for game in replayed],
        "playouts": [
            setting(*pair) | {"first_seed": first, "games": PLAYOUTS_A_SETTING} for pair, first in first_seeds()
        ],
        "calls": described,
    }
    return Cases(
        games=[bytes.fromhex(digest(game)) for game in replayed],
        playouts=[end_of_playout(*pair, first + i) for pair, first in first_seeds() for i in range(PLAYOUTS_A_SETTING)],
        calls=calls,
        text=json.dumps(text),
        data=data,
    )


WHERE = others_long(RUNNERS, "node")
"""Chromium only with the long tests: the tests of the tab play in it always."""


@pytest.fixture(scope="module", params=WHERE)
def answers(cases: Cases, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Answers:
    folder = tmp_path_factory.mktemp("wasm")
    (folder / "cases.json").write_text(cases.text, encoding="utf-8")
    (folder / "data.bin").write_bytes(cases.data)
    try:
        run_cases(folder, request.param)
    except NoBrowser as problem:
        pytest.skip(f"NOT TESTED IN A BROWSER: {problem}")
    return Answers(*((folder / name).read_bytes() for name in ("games.bin", "playouts.bin", "calls.bin")))


# --- What is compared -----------------------------------------------------------------------------------------


def differing(actual: bytes, expected: list[bytes]) -> list[int]:
    digests = [actual[start : start + DIGEST] for start in range(0, len(actual), DIGEST)]
    return [i for i, (one, other) in enumerate(zip(digests, expected, strict=True)) if one != other]


def test_every_record_on_the_way_is_the_same(cases: Cases, answers: Answers) -> None:
    assert differing(answers.games, cases.games) == []
    assert len(set(cases.games)) == len(SETTINGS) * GAMES_A_SETTING


def test_every_final_record_is_the_same(cases: Cases, answers: Answers) -> None:
    assert differing(answers.playouts, cases.playouts) == []
    assert len(set(cases.playouts)) == len(SETTINGS) * PLAYOUTS_A_SETTING


def test_bots_decide_alike(cases: Cases, answers: Answers) -> None:
    """What an entry point returns and writes: whole numbers equal, such as a tree's visits, and others close."""
    differences: dict[str, list[float]] = {}
    place = 0
    for call in cases.calls:
        returned = np.frombuffer(answers.calls, np.float64, 1, place)
        place += returned.nbytes
        largest = 0.0 if returned[0] == call.returned else np.inf
        for expected in call.written:
            actual = np.frombuffer(answers.calls, expected.dtype, len(expected), place)
            place += actual.nbytes
            largest = max(largest, difference(expected, actual))
        differences.setdefault(call.name, []).append(largest)
    assert place == len(answers.calls)
    assert len(differences) == 5
    for name, sizes in differences.items():
        assert len(sizes) >= 200, name
        assert max(sizes) <= CLOSE, (name, sum(size > CLOSE for size in sizes))


def test_the_module_is_small() -> None:
    assert len(gzip.compress((FOLDER / "engine.wasm").read_bytes())) <= MAX_COMPRESSED_BYTES
