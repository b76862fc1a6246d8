"""The whole public API with wrong arguments: each is refused by an error of the library, and none gives a result.

``docs/api.md`` says what is public. Every function and class there is listed here with arguments that are right; then
one after another is replaced by values of types that its annotation does not have, and by numbers that are out of
range.
"""

import importlib
import inspect
import pickle
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from ethnos import (
    Batch,
    Game,
    Pillage,
    PlayBand,
    Recruit,
    Setup,
    bots,
    insight,
    notation,
)
from ethnos.base.arguments import OutOfRange, WrongArgument
from ethnos.base.refusals import EthnosError
from ethnos.engine import invariants, play
from ethnos.engine.engine_errors import NotASeatsView, NotATable, NotToDecide
from ethnos.engine.state import as_bytes
from ethnos.envs import gymnasium, pettingzoo, vector
from ethnos.game import gamefiles, observation, scores

DOCUMENTED: Final = re.findall(
    r"^::: (\S+)$", (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8"), re.MULTILINE
)
RESULTS: Final = {
    *("ethnos.Standing", "ethnos.Preview", "ethnos.game.gamefiles.GameFile", "ethnos.game.gamefiles.Header"),
    *("ethnos.game.gamefiles.Verification", "ethnos.insight.Turn", "ethnos.insight.Choice", "ethnos.insight.Moment"),
    *("ethnos.insight.Comparison", "ethnos.insight.AnalysisReport", "ethnos.insight.Benefit"),
}
"""What the library answers with; nobody makes these."""
WITHOUT_ARGUMENTS: Final = {"ethnos.ShowSkeletons", "ethnos.bots.names"}
NEEDS_A_CARD: Final = {"ethnos.envs.card.make", "ethnos.envs.card.CardEnv"}
"""Their arguments are those of the vector environment; ``tests/envs/test_card.py`` has them."""


@cache
def game() -> Game:
    """A game in progress. Nothing below may change it."""
    played, chance = Game.new(players=3, seed=4), random.Random(1)
    for _ in range(60):
        played.apply(chance.choice(played.legal_actions()))
    return played


@cache
def evaluator() -> insight.Evaluator:
    return insight.Evaluator(1)


@cache
def analysis() -> insight.Analysis:
    start = Game.new(players=2, seed=1)
    start.apply(start.legal_actions()[0])
    return insight.analyse(start, evaluator(), [0])


@cache
def vectors() -> vector.VectorEnv:
    env = vector.make(2, 2, threads=1)
    env.reset(seed=1)
    return env


@cache
def agents() -> pettingzoo.raw_env:
    env = pettingzoo.raw_env(players=2)
    env.reset(seed=1)
    return env


@cache
def gym() -> gymnasium.EthnosEnv:
    env = gymnasium.EthnosEnv(players=2, opponents="random", seat=0)
    env.reset(seed=1)
    return env


def view() -> bots.View:
    """What the seat that decides may know."""
    return game().view(game().table.seat)


def calls() -> dict[str, tuple[Callable[..., Any], dict[str, Any]]]:
    """Every function, class and method of the public API, with arguments that are right."""
    move, text = next(game().legal_moves()), gamefiles.write_game(game())
    bot: dict[str, Any] = {"view": view()}
    built_in = {
        f"ethnos.bots.make {name}": (
            bots.make(f"{name}@1" if name in ("search", "grandmaster") else name, 1).decide,
            bot,
        )
        for name in bots.names()
    }
    return built_in | {
        "ethnos.Game": (Game, {"setup": None, "table": game().table}),
        "ethnos.Game.new": (
            Game.new,
            {"players": 3, "preset": "english", "tribes": "random", "seed": 1, "placement": "may"},
        ),
        "ethnos.Game.from_position": (Game.from_position, {"text": notation.write_position(game().table)}),
        "ethnos.Game.view": (game().view, {"seat": 0}),
        "ethnos.Game.apply": (lambda action: game().copy().apply(action), {"action": game().legal_actions()[0]}),
        "ethnos.Game.play": (lambda move: game().copy().play(move), {"move": move}),
        "ethnos.Game.why_not": (game().why_not, {"move": move}),
        "ethnos.Game.preview": (game().preview, {"move": move}),
        "ethnos.Setup": (Setup, {"players": 2, "preset": "english", "tribes": "random", "seed": 1, "options": ()}),
        "ethnos.Recruit": (Recruit, {"card": "elf.red"}),
        "ethnos.PlayBand": (
            PlayBand,
            {
                "leader": "elf.red",
                "cards": ("elf.red",),
                "kingdom": None,
                "extra": (),
                "token": None,
                "horde": False,
                "keep": (),
                "draw": False,
                "then": None,
            },
        ),
        "ethnos.Pillage": (Pillage, {"empty": True}),
        "ethnos.notation.read_move": (notation.read_move, {"text": "draw"}),
        "ethnos.notation.write_move": (notation.write_move, {"move": move}),
        "ethnos.notation.read_position": (notation.read_position, {"text": notation.write_position(view())}),
        "ethnos.notation.read_whole_position": (
            notation.read_whole_position,
            {"text": notation.write_position(game().table)},
        ),
        "ethnos.notation.write_position": (notation.write_position, {"table": game().table}),
        "ethnos.notation.commitment.commitment": (notation.commitment, {"seed": 1}),
        "ethnos.game.gamefiles.read_game": (gamefiles.read_game, {"text": text}),
        "ethnos.game.gamefiles.read_game_file": (gamefiles.read_game_file, {"text": text}),
        "ethnos.game.gamefiles.read_header": (gamefiles.read_header, {"text": text}),
        "ethnos.game.gamefiles.write_game": (
            gamefiles.write_game,
            {"game": game(), "comments": {1: ["first"]}, "date": None, "reveal": True},
        ),
        "ethnos.game.gamefiles.verify": (gamefiles.verify, {"text": text}),
        "ethnos.game.gamefiles.to_link": (gamefiles.to_link, {"text": "text"}),
        "ethnos.game.gamefiles.from_link": (gamefiles.from_link, {"link": gamefiles.to_link("text")}),
        "ethnos.game.gamefiles.game_to_link": (gamefiles.game_to_link, {"game": game()}),
        "ethnos.game.gamefiles.game_from_link": (gamefiles.game_from_link, {"link": gamefiles.game_to_link(game())}),
        "ethnos.bots.make": (bots.make, {"spec": "random", "seed": 1}),
        "ethnos.bots.check": (bots.check, {"spec": "random"}),
        "ethnos.bots.compiled_modules": (bots.compiled_modules, {"spec": "greedy"}),
        "ethnos.bots.ask": (bots.ask, {"bot": bots.make("random", 1), "table": game().table}),
        "ethnos.game.observation.encode": (observation.encode, {"view": view()}),
        "ethnos.game.observation.mask": (observation.mask, {"view": view()}),
        "ethnos.game.observation.part": (observation.part, {"row": observation.encode(view()), "name": "hand"}),
        "ethnos.Batch": (
            Batch,
            {
                "players": 2,
                "tables": 2,
                "device": "cpu",
                "preset": "english",
                "tribes": "random",
                "reward": "win",
                "observe": "all",
                "threads": 1,
                "restart": True,
                "same_deal": 1,
            },
        ),
        "ethnos.Batch.observe_as": (vectors().batch.observe_as, {"seats": [0, 1], "part": "all"}),
        "ethnos.Batch.observe_seats": (vectors().batch.observe_seats, {"part": "all"}),
        "ethnos.envs.vector.make": (
            vector.make,
            {
                "num_envs": 2,
                "players": 2,
                "preset": "english",
                "tribes": "random",
                "reward": "win",
                "threads": 1,
                "observe": "all",
                "device": "cpu",
            },
        ),
        "ethnos.envs.vector.VectorEnv.reset": (vectors().reset, {"seed": 1}),
        "ethnos.envs.vector.VectorEnv.step": (vectors().step, {"actions": vectors().sample(seed=1)}),
        "ethnos.envs.vector.VectorEnv.sample": (vectors().sample, {"seed": 1}),
        "ethnos.envs.vector.VectorEnv.table": (vectors().table, {"number": 1}),
        "ethnos.envs.vector.VectorEnv.setup": (vectors().setup, {"number": 1}),
        "ethnos.envs.pettingzoo.env": (
            pettingzoo.env,
            {"players": 2, "preset": "english", "tribes": "random", "reward": "win", "max_cycles": 5},
        ),
        "ethnos.envs.pettingzoo.raw_env": (
            pettingzoo.raw_env,
            {
                "players": 2,
                "preset": "english",
                "tribes": "random",
                "reward": "win",
                "render_mode": None,
                "max_cycles": 5,
            },
        ),
        "ethnos.envs.pettingzoo.raw_env.reset": (agents().reset, {"seed": 1}),
        "ethnos.envs.pettingzoo.raw_env.step": (
            lambda action: pickled(agents()).step(action),
            {"action": agents().table.choices[0]},
        ),
        "ethnos.envs.pettingzoo.raw_env.observe": (agents().observe, {"agent": "player_0"}),
        "ethnos.envs.pettingzoo.raw_env.action_space": (agents().action_space, {"agent": "player_0"}),
        "ethnos.envs.pettingzoo.raw_env.observation_space": (agents().observation_space, {"agent": "player_0"}),
        "ethnos.envs.gymnasium.EthnosEnv": (
            gymnasium.EthnosEnv,
            {
                "players": 2,
                "preset": "english",
                "tribes": "random",
                "opponents": ["random"],
                "seat": 0,
                "reward": "win",
                "render_mode": None,
            },
        ),
        "ethnos.envs.gymnasium.EthnosEnv.reset": (gym().reset, {"seed": 1}),
        "ethnos.insight.Evaluator": (insight.Evaluator, {"samples": 1, "network": None}),
        "ethnos.insight.Evaluator.wins": (evaluator().wins, {"view": view()}),
        "ethnos.insight.Evaluator.favourite": (evaluator().favourite, {"view": view()}),
        "ethnos.insight.Evaluator.finished": (evaluator().finished, {"view": view(), "decision": view().choices[0]}),
        "ethnos.insight.Evaluator.value": (evaluator().value, {"view": view(), "decision": view().choices[0]}),
        "ethnos.insight.Evaluator.compare": (evaluator().compare, {"view": view(), "taken": view().choices[0]}),
        "ethnos.insight.Oracle": (insight.Oracle, {"network": evaluator().network, "continuations": 1}),
        "ethnos.insight.analyse": (
            insight.analyse,
            {"game": Game.new(seed=1), "evaluator": evaluator(), "eyes": [0], "oracle": None},
        ),
        "ethnos.insight.Analysis": (analysis().choices, {"seat": 0}),
        "ethnos.insight.Analysis.marked": (analysis().marked, {"seat": 0, "mark": "mistake"}),
        "ethnos.insight.report_of": (insight.report_of, {"analysis": analysis(), "table_id": None, "seqs": ()}),
        "ethnos.insight.benefits.benefits": (insight.benefits, {"view": view(), "move": move}),
    }


def pickled(env: pettingzoo.raw_env) -> pettingzoo.raw_env:
    """A new environment like this one, in its first position."""
    copy: pettingzoo.raw_env = pickle.loads(pickle.dumps(env))
    copy.reset(seed=1)
    return copy


class Thing:
    """What no function takes."""


CANDIDATES: Final[dict[str, tuple[Any, ...]]] = {
    "int": (5,),
    "str": ("text",),
    "bytes": (b"text",),
    "None": (None,),
    "float": (1.5, np.float64(1.0)),
    "complex": (1j,),
    "bool": (True,),
    "Sequence|tuple|list|ArrayLike|NDArray|ndarray": (
        *([1.5], ("x", None), np.array([0.5]), np.zeros((2, 2))),
        *(np.array(1), list),
    ),
    "Mapping|dict": ({"a": 1},),
    "Table": (Game.new(seed=1).table,),
    "Thing": (Thing(), Thing),
}
"""Values of each type."""
KINDS_OF: Final = {"View": "Table", "Mark": "str", "Card": "str", "Kingdom": "str", "Row": "NDArray"}
DECISIONS: Final = {"ethnos.Game.apply", "ethnos.envs.pettingzoo.raw_env.step"}
FALSE_AND_TRUE: Final = {"restart", "horde", "draw", "empty", "reveal"}


def wrong_values(function: Callable[..., Any], parameter: str) -> Iterator[Any]:
    """Values of types that a parameter does not have."""
    signature = inspect.signature(pettingzoo.raw_env if function is pettingzoo.env else function)
    annotation = str(signature.parameters[parameter].annotation) if parameter in signature.parameters else "int"
    annotation = " ".join(
        [annotation, *(kind for alias, kind in KINDS_OF.items() if re.search(rf"\b{alias}\b", annotation))]
    )
    for kinds, values in CANDIDATES.items():
        if not re.search(rf"\b({kinds})\b", annotation.replace("Literal", "str").replace("Optional", "None")):
            yield from values
        elif "Sequence" in kinds and re.search(r"Sequence|tuple", annotation):
            yield [Thing()]


def test_every_documented_name_is_walked() -> None:
    walked = {name.partition(" ")[0] for name in calls()}
    classes = {name.rpartition(".")[0] for name in walked}
    for name in DOCUMENTED:
        module, _, last = name.rpartition(".")
        named = getattr(importlib.import_module(module), last) if name not in NEEDS_A_CARD else None
        is_error = inspect.isclass(named) and issubclass(named, EthnosError)
        if callable(named) and not is_error and name not in RESULTS | WITHOUT_ARGUMENTS and "Union" not in str(named):
            assert name in walked | classes or name in ("ethnos.Move", "ethnos.bots.Bot", "ethnos.bots.View"), name


@pytest.fixture(scope="module")
def walked() -> dict[str, tuple[Callable[..., Any], dict[str, Any]]]:
    return calls()


def test_right_arguments_are_taken(walked: dict[str, tuple[Callable[..., Any], dict[str, Any]]]) -> None:
    for function, arguments in walked.values():
        function(**arguments)


def test_wrong_types_are_refused_by_name(walked: dict[str, tuple[Callable[..., Any], dict[str, Any]]]) -> None:
    before, seen, problems = as_bytes(game().table), 0, list[str]()
    for name, (function, arguments) in walked.items():
        for parameter in arguments:
            if parameter == "placement" or (name in DECISIONS):
                continue
            for value in wrong_values(function, parameter):
                if parameter in FALSE_AND_TRUE:
                    continue
                try:
                    function(**arguments | {parameter: value})
                except EthnosError:
                    seen += 1
                except Exception as problem:
                    problems.append(f"{name}({parameter}={value!r}): {type(problem).__name__}: {problem}")
                else:
                    problems.append(f"{name}({parameter}={value!r}) gives a result")
    assert problems == []
    assert seen > 500
    assert as_bytes(game().table) == before


FAR: Final = (-(2**200), -(2**40), -1_000_000, -2, 1_000_000, 2**40, 2**200)
"""Numbers that no place, size or seed of a table has; -1 is below."""


def numbers_out_of_range() -> dict[str, tuple[Callable[[Any], object], tuple[int, ...]]]:
    """Functions that take a number, and numbers that they refuse."""
    table, seen = game().table, view()
    not_legal = (-1, *FAR, *({*range(358)} - set(game().legal_actions())))
    seeds = (-1, *FAR[:4], 2**200)
    return {
        "Game.new players": (lambda n: Game.new(players=n), (-1, 0, 1, 7, *FAR)),
        "Game.new seed": (lambda n: Game.new(seed=n), seeds),
        "Setup players": (lambda n: Setup(n, "english", "random", 1), (-1, 0, 1, 7, *FAR)),
        "Setup seed": (lambda n: Setup(2, "english", "random", n), seeds),
        "Game.view": (game().view, (-1, 3, 7, *FAR)),
        "Game.apply": (game().apply, not_legal),
        "commitment": (notation.commitment, seeds),
        "analyse": (lambda n: insight.analyse(Game.new(seed=1), evaluator(), [n]), (-1, 4, *FAR)),
        "Evaluator": (insight.Evaluator, (-1, 0, *FAR[:4], *FAR[5:])),
        "Evaluator.value": (lambda n: evaluator().value(seen, n), not_legal),
        "Evaluator.finished": (lambda n: evaluator().finished(seen, n), not_legal),
        "Evaluator.compare": (lambda n: evaluator().compare(seen, n), not_legal),
        "Oracle": (lambda n: insight.Oracle(evaluator().network, n), (-1, 0, *FAR[:4], *FAR[5:])),
        "Analysis.choices": (analysis().choices, (-1, 2, *FAR)),
        "Batch tables": (lambda n: Batch(2, n), (-1, 0, 2**32 + 1, *FAR[:4], *FAR[5:])),
        "Batch same_deal": (lambda n: Batch(2, 2, same_deal=n), (-1, 0, 3, *FAR)),
        "vector.make": (vector.make, (-1, 0, *FAR[:4])),
        "vector.make players": (lambda n: vector.make(2, n), (-1, 0, 1, 7, *FAR)),
        "vector.make threads": (lambda n: vector.make(2, threads=n), (-1, 0, *FAR)),
        "VectorEnv.reset": (vectors().reset, (*seeds, 2**64)),
        "VectorEnv.sample": (vectors().sample, seeds),
        "VectorEnv.table": (vectors().table, (-1, 2, *FAR)),
        "VectorEnv.setup": (vectors().setup, (-1, 2, *FAR)),
        "VectorEnv.step": (lambda n: vectors().step([vectors().table(0).choices[0], n]), (-1, *FAR)),
        "pettingzoo players": (lambda n: pettingzoo.raw_env(players=n), (-1, 0, 1, 7, *FAR)),
        "pettingzoo max_cycles": (lambda n: pettingzoo.raw_env(max_cycles=n), (-1, 0, *FAR[:4])),
        "pettingzoo step": (agents().step, (-1, *FAR)),
        "pettingzoo reset": (agents().reset, seeds),
        "gymnasium players": (lambda n: gymnasium.EthnosEnv(players=n, opponents="random"), (-1, 0, 1, 7, *FAR)),
        "gymnasium seat": (lambda n: gymnasium.EthnosEnv(players=2, opponents="random", seat=n), (-1, 2, *FAR)),
        "gymnasium reset": (lambda n: gym().reset(seed=n), seeds),
        "gymnasium step": (gym().step, FAR),
        "write_row": (lambda n: observation.write_row(table, n, np.zeros(observation.SIZE, np.uint8)), (-1, 3, *FAR)),
        "view": (lambda n: play.view(table, n), (-1, 3, *FAR)),
        "sample": (lambda n: play.sample(seen, n), seeds),
        "foresee": (lambda n: play.foresee(seen, n), not_legal),
        "apply_action": (lambda n: play.apply_action(table, n), not_legal),
        "snapshots": (lambda n: play.snapshots(table, n), not_legal),
        "eligible": (lambda n: play.eligible(table, n), not_legal),
        "marker_cards": (lambda n: play.marker_cards(table, n), (-1, 6, *FAR)),
        "is_leaders_kingdom": (lambda n: play.is_leaders_kingdom(table, n), (-1, 6, *FAR)),
        "standing_in seat": (lambda n: play.standing_in(table, n, 0), (-1, 6, *FAR)),
        "standing_in source": (lambda n: play.standing_in(table, 0, n), (-1, 7, *FAR)),
        "place_in": (lambda n: play.place_in(table, 0, n), (-1, 7, *FAR)),
        "leaders_in": (lambda n: scores.leaders_in(table, n), (-1, 6, *FAR)),
        "in_play": (lambda n: play.in_play(table, n), (-1, 12, *FAR)),
        "paid_places": (lambda n: scores.paid_places(table, n), (-1, 0, 4, *FAR)),
        "worth": (lambda n: play.worth(table, n), (-1, table.bands, *FAR)),
        "prospects leader": (lambda n: play.prospects(table, n, 1), (-1, 67, *FAR)),
        "prospects most": (lambda n: play.prospects(table, 0, n), (-1, 0, 11, *FAR)),
        "led_on leader": (lambda n: play.led_on(table, n, 1), (-1, 67, *FAR)),
        "led_on size": (lambda n: play.led_on(table, 0, n), (-1, 0, 11, *FAR)),
        "count_markers": (lambda n: invariants.count_markers(table, n), (-1, 6, *FAR)),
        "count_booked": (lambda n: invariants.count_booked(table, n), (-1, 6, *FAR)),
        "count_copies": (lambda n: invariants.count_copies(table, n), (-1, 67, *FAR)),
        "count_dragons": (lambda n: invariants.count_dragons(table, n), (-1, 88, *FAR)),
        "find_overtaken": (lambda n: invariants.find_overtaken(table, n), (-1, 6, *FAR)),
        "count_horde": (lambda n: invariants.count_horde(table, n), (-1, 6, *FAR)),
    }


def test_numbers_out_of_range_are_refused_before_anything_changes() -> None:
    before, problems = as_bytes(game().table), list[str]()
    for name, (function, numbers) in numbers_out_of_range().items():
        for number in numbers:
            try:
                function(number)
            except EthnosError:
                continue
            except Exception as problem:
                problems.append(f"{name}({number}): {type(problem).__name__}: {problem}")
            else:
                problems.append(f"{name}({number}) gives a result")
    assert problems == []
    assert as_bytes(game().table) == before


def test_what_is_no_view_of_the_seat_that_decides_is_refused_by_every_bot() -> None:
    table = game().table
    for name in bots.names():
        bot = bots.make(f"{name}@1" if name in ("search", "grandmaster") else name, 1)
        for wrong in (table, game().view(), game().view((table.seat + 1) % 3), None):
            with pytest.raises(NotToDecide):
                bot.decide(wrong)  # type: ignore[arg-type]
    for wrong in (table, game().view()):
        with pytest.raises(NotASeatsView):
            evaluator().wins(wrong)
    with pytest.raises(NotATable):
        insight.Oracle(evaluator().network, 1).wins(view())


def test_numbers_of_other_libraries_are_taken() -> None:
    assert Game.new(players=np.int64(3), seed=np.uint8(4)) == Game.new(players=3, seed=4)  # type: ignore[arg-type]
    assert play.marker_cards(game().table, np.int16(2)) == play.marker_cards(game().table, 2)  # type: ignore[arg-type]
    assert vector.make(np.int32(2), np.array([2, 3])).players == 3  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "wrong", [{"preset": "x"}, {"tribes": "x"}, {"tribes": ("elf",)}, {"options": (("placement", "x"),)}]
)
def test_a_setup_that_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    right: dict[str, Any] = {"players": 2, "preset": "english", "tribes": "random", "seed": 1}
    with pytest.raises(EthnosError):
        Setup(**right | wrong)


@pytest.mark.parametrize("actions", [[1.9, 0.0], [True, False], ["1", "0"], [None, 0], [[0], [0, 1]], object()])
def test_decisions_that_are_no_whole_numbers_are_refused(actions: Any) -> None:
    before = [as_bytes(vectors().table(number)) for number in range(2)]
    with pytest.raises(vector.WrongActions):
        vectors().step(actions)
    assert [as_bytes(vectors().table(number)) for number in range(2)] == before


def test_a_wrong_argument_is_named_with_what_is_right() -> None:
    with pytest.raises(WrongArgument) as refusal:
        Game.new(tribes=5)  # type: ignore[arg-type]
    assert refusal.value.values == {
        "function": "Game.new",
        "name": "tribes",
        "given": "5 (int)",
        "expected": "str | Sequence[str]",
    }
    assert isinstance(refusal.value, TypeError)
    with pytest.raises(OutOfRange, match="kingdom has to be a whole number from 0 to 5, not 6"):
        play.marker_cards(game().table, 6)
