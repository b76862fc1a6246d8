"""The tutorial over HTTP: the scenes are those of the lesson, and the engine judges the moves."""

from collections.abc import Iterator
from typing import Any

import pytest

from ethnos.base.plain import from_json, to_json
from ethnos.engine.moves import PlayBand, Recruit, legal_moves
from ethnos.game.offers import offers_of
from ethnos.game.preview import Preview, preview
from ethnos.game.views import view_of
from ethnos.lessons import LEARNER, LESSON, Scene
from ethnos.server.api.lessons import AgeOut, LessonAnswer, LessonTable, SceneOut
from ethnos.server.protocol.validation import adapter
from harness.live import ServerProcess, api, database_in
from tests.server.in_process import server_in_process

ASKING = [scene for scene in LESSON if scene.ask.do != "go_on"]
DRAW: dict[str, Any] = {"kind": "recruit"}
HAND_TO_PLAY = 4
"""With this many cards the learner of these tests plays a Band."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_in_process(database_in(tmp_path_factory.mktemp("lessons"))) as running:
        yield running


def sent(move: Any) -> dict[str, Any]:
    """A move as a client sends it."""
    message: dict[str, Any] = to_json(move)
    return message


def test_the_scenes_are_listed(server: ServerProcess) -> None:
    answer = api(server, "GET", "/lessons")
    scenes = adapter(list[SceneOut]).validate_json(answer.text)
    assert [scene.name for scene in scenes] == [scene.name for scene in LESSON]
    assert [scene.values for scene in scenes] == [scene.values() for scene in LESSON]
    assert all((scene.answer is None) == (scene.ask.do == "go_on") for scene in scenes)


@pytest.mark.parametrize("scene", LESSON, ids=lambda scene: scene.name)
def test_a_scene_is_shown_as_a_table_would_show_it(server: ServerProcess, scene: Scene) -> None:
    shown = adapter(LessonTable).validate_json(api(server, "GET", f"/lessons/{scene.name}").text)
    assert shown.view == view_of(scene.table(), LEARNER)
    assert shown.offers == offers_of(scene.table(), LEARNER)
    assert all(seat.hand is None for seat in shown.view.seats[1:])


@pytest.mark.parametrize("scene", ASKING, ids=lambda scene: scene.name)
def test_the_solution_is_accepted_and_any_other_move_gets_a_nudge(server: ServerProcess, scene: Scene) -> None:
    assert scene.solution is not None
    move = sent(scene.solution)
    answer = adapter(LessonAnswer).validate_json(api(server, "POST", f"/lessons/{scene.name}/try", move=move).text)
    assert answer.accepted
    assert answer.nudge is None
    assert [step.seat for step in answer.steps] == [0, 1, 2][: len(scene.replies) + 1]
    shown = from_json(Preview, api(server, "POST", f"/lessons/{scene.name}/preview", move=move).json())
    assert shown == preview(scene.table(), scene.solution)
    other = sent(next(move for move in legal_moves(scene.table()) if not scene.accepts(move)))
    answer = adapter(LessonAnswer).validate_json(api(server, "POST", f"/lessons/{scene.name}/try", move=other).text)
    assert (answer.accepted, answer.nudge, answer.steps) == (False, f"learn-{scene.name}-nudge", [])


def test_bad_moves_are_refused(server: ServerProcess) -> None:
    refused = api(server, "POST", "/lessons/recruit/try", move={"kind": "recruit", "card": "giant.grey"})
    assert (refused.status_code, refused.json()["code"]) == (409, "refusal-not-face-up")
    assert refused.json()["rules"] == ["R18"]
    assert api(server, "POST", "/lessons/recruit/try", move={"kind": "dance"}).status_code == 422
    assert api(server, "POST", "/lessons/recruit/try").status_code == 422
    for method, path in (("GET", "/lessons/nothing"), ("POST", "/lessons/nothing/try")):
        missing = api(server, method, path, **({"move": DRAW} if method == "POST" else {}))
        assert (missing.status_code, missing.json()["code"]) == (404, "server-no-such-page")
    assert api(server, "POST", "/lessons/second", taken=[-1]).status_code == 422
    assert api(server, "POST", "/lessons/second", taken=[0] * 1001).status_code == 422
    wrong = api(server, "POST", "/lessons/second", taken=[200])
    assert (wrong.status_code, wrong.json()["code"]) == (409, "error-IllegalDecision")


def age(server: ServerProcess, **so_far: Any) -> AgeOut:
    answer = api(server, "POST", "/lessons/second", **so_far)
    assert answer.status_code == 200, answer.text
    state: AgeOut = adapter(AgeOut).validate_json(answer.text)
    return state


def some_move(state: AgeOut) -> dict[str, Any]:
    """Draw until there are some cards, then play what the first Leader can lead."""
    offers = state.table.offers
    assert offers is not None
    if offers.recruit and sum(offers.hand.values()) < HAND_TO_PLAY:
        return sent(Recruit())
    leader = offers.leaders[0]
    cards = [card for card, count in leader.by_tribe.items() for _ in range(count)]
    band = offers.bands[offers.prospects[offers.stages[0].prospects[0]].sizes[len(cards) - 1]]
    kingdom = band.kingdoms[0] if band.kingdoms else None
    return sent(PlayBand(leader=leader.leader, cards=tuple(cards), kingdom=kingdom))


def test_the_second_age_is_played_to_its_end_against_bots(server: ServerProcess) -> None:
    state = age(server, taken=[])
    assert state == age(server, taken=[])
    while not state.table.view.over:
        assert state.table.view.seat == LEARNER
        assert state.table.view.age == 2
        move = some_move(state)
        assert api(server, "POST", "/lessons/second/preview", taken=state.taken, move=move).status_code == 200
        state = age(server, taken=state.taken, move=move)
        assert {step.seat for step in state.steps} <= {0, 1, 2}
        assert state.steps[0].seat == LEARNER
    assert state.table.offers is None
    assert min(seat.place for seat in state.table.view.seats) == 1
    refused = api(server, "POST", "/lessons/second", taken=state.taken, move=DRAW)
    assert (refused.status_code, refused.json()["code"]) == (409, "refusal-game-over")
