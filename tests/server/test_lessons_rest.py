"""The tutorial over HTTP: what is told is what the lesson's scenes are, and what is tried is judged by the engine."""

from collections.abc import Iterator
from typing import Any

import pytest

from ethnos.lessons import LEARNER, LESSON, Scene
from ethnos.moves import PlayBand, Recruit, legal_moves
from ethnos.offers import offers_of
from ethnos.plain import from_json, to_json
from ethnos.preview import Preview, preview
from ethnos.server.api.lessons import AgeOut, LessonAnswer, LessonTable, SceneOut
from ethnos.server.protocol.validation import adapter
from ethnos.views import view_of
from harness.live import ServerProcess, api, database_in
from tests.server.here import server_here

ASKING = [scene for scene in LESSON if scene.ask.do != "go_on"]
DRAW: dict[str, Any] = {"kind": "recruit"}
ENOUGH = 4
"""Cards with which the learner of these tests plays a Band."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_here(database_in(tmp_path_factory.mktemp("lessons"))) as running:
        yield running


def sent(move: Any) -> dict[str, Any]:
    """A move as a client sends it."""
    told: dict[str, Any] = to_json(move)
    return told


def test_the_scenes_are_listed(server: ServerProcess) -> None:
    answer = api(server, "GET", "/lessons")
    told = adapter(list[SceneOut]).validate_json(answer.text)
    assert [scene.name for scene in told] == [scene.name for scene in LESSON]
    assert [scene.values for scene in told] == [scene.values() for scene in LESSON]
    assert all((scene.answer is None) == (scene.ask.do == "go_on") for scene in told)


@pytest.mark.parametrize("scene", LESSON, ids=lambda scene: scene.name)
def test_a_scene_is_shown_as_a_table_would_show_it(server: ServerProcess, scene: Scene) -> None:
    told = adapter(LessonTable).validate_json(api(server, "GET", f"/lessons/{scene.name}").text)
    assert told.view == view_of(scene.table(), LEARNER)
    assert told.offers == offers_of(scene.table(), LEARNER)
    assert all(seat.hand is None for seat in told.view.seats[1:])


@pytest.mark.parametrize("scene", ASKING, ids=lambda scene: scene.name)
def test_the_answer_is_accepted_and_anything_else_is_met_with_a_nudge(server: ServerProcess, scene: Scene) -> None:
    assert scene.solution is not None
    move = sent(scene.solution)
    told = adapter(LessonAnswer).validate_json(api(server, "POST", f"/lessons/{scene.name}/try", move=move).text)
    assert told.accepted
    assert told.nudge is None
    assert [step.seat for step in told.steps] == [0, 1, 2][: len(scene.replies) + 1]
    seen = from_json(Preview, api(server, "POST", f"/lessons/{scene.name}/preview", move=move).json())
    assert seen == preview(scene.table(), scene.solution)
    other = next(move for move in legal_moves(scene.table()) if not scene.accepts(move))
    told = adapter(LessonAnswer).validate_json(api(server, "POST", f"/lessons/{scene.name}/try", move=sent(other)).text)
    assert (told.accepted, told.nudge, told.steps) == (False, f"learn-{scene.name}-nudge", [])


def test_refusals_are_as_elsewhere(server: ServerProcess) -> None:
    refused = api(server, "POST", "/lessons/recruit/try", move={"kind": "recruit", "card": "giant.grey"})
    assert (refused.status_code, refused.json()["code"]) == (409, "refusal-not-face-up")
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
    told: AgeOut = adapter(AgeOut).validate_json(answer.text)
    return told


def some_move(told: AgeOut) -> dict[str, Any]:
    """Draw until there are some cards, then play what the first Leader can lead."""
    offers = told.table.offers
    assert offers is not None
    if offers.recruit and sum(offers.hand.values()) < ENOUGH:
        return sent(Recruit())
    leader = offers.leaders[0]
    cards = [card for card, count in leader.by_tribe.items() for _ in range(count)]
    band = offers.bands[offers.prospects[offers.stages[0].prospects[0]].sizes[len(cards) - 1]]
    kingdom = band.kingdoms[0] if band.kingdoms else None
    return sent(PlayBand(leader=leader.leader, cards=tuple(cards), kingdom=kingdom))


def test_the_second_age_is_played_to_its_end_against_bots(server: ServerProcess) -> None:
    told = age(server, taken=[])
    assert told == age(server, taken=[])
    while not told.table.view.over:
        assert told.table.view.seat == LEARNER
        assert told.table.view.age == 2
        move = some_move(told)
        assert api(server, "POST", "/lessons/second/preview", taken=told.taken, move=move).status_code == 200
        told = age(server, taken=told.taken, move=move)
        assert {step.seat for step in told.steps} <= {0, 1, 2}
        assert told.steps[0].seat == LEARNER
    assert told.table.offers is None
    assert min(seat.place for seat in told.table.view.seats) == 1
    refused = api(server, "POST", "/lessons/second", taken=told.taken, move=DRAW)
    assert (refused.status_code, refused.json()["code"]) == (409, "refusal-game-over")
