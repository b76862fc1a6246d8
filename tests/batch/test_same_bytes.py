"""A batch writes the same bytes in every mode of the rules and on every device."""

from typing import Any

import pytest

from ethnos.engine.ruleset import PRESETS
from harness.simulated_card import SIMULATED
from tests.batch.playing import digests
from tests.engine.library import built_library, run

LONG_ENOUGH = 1500  # decisions at each table: whole games of every number of players


def settings(decisions: int, **changes: Any) -> dict[str, Any]:
    """All numbers of players and all editions."""
    usual = {"device": "cpu", "observe": "all", "restart": True, "first": 0, "editions": len(PRESETS)}
    return {**usual, "decisions": decisions, **changes}


@pytest.mark.parametrize("observe", ["all", "network"])
def test_plain_python_writes_what_this_mode_writes(observe: str) -> None:
    played = settings(60, observe=observe)
    assert run("tests.batch.playing", "interpreted", played) == list(digests(played))


@pytest.mark.long
def test_games_that_stay_finished_in_plain_python() -> None:
    played = settings(LONG_ENOUGH, restart=False, observe="present", editions=1)
    assert run("tests.batch.playing", "interpreted", played) == list(digests(played))


@pytest.mark.long
@pytest.mark.parametrize("restart", [True, False])
def test_numba_writes_what_the_library_writes(restart: bool) -> None:
    built_library()
    pytest.importorskip("numba", reason="NOT TESTED against Numba, which is missing")
    played = settings(LONG_ENOUGH, restart=restart)
    assert run("tests.batch.playing", "jit", played) == run("tests.batch.playing", "library", played)


@pytest.mark.parametrize("observe", ["all", pytest.param("network", marks=pytest.mark.long)])
def test_a_card_writes_what_the_processor_writes(observe: str) -> None:
    """In Numba's simulator; ``bench/card_env.py`` compares a real card."""
    pytest.importorskip("torch", reason="NOT TESTED: torch is missing; pip install 'ethnos[train]'")
    played = settings(25, observe=observe, first=2, editions=1)
    on_card = run("tests.batch.playing", "interpreted", played | {"device": "cuda"}, SIMULATED)
    assert on_card == list(digests(played))
