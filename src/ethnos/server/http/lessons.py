"""The tutorial over HTTP. The server keeps no state: a client sends where it is and gets what it sees there."""

from functools import cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path
from pydantic import Field
from starlette.exceptions import HTTPException

from ethnos.engine import actions
from ethnos.engine.components import Card, Kingdom, Tribe
from ethnos.engine.play import apply_action, view
from ethnos.engine.state import OVER, Table, as_bytes, copied
from ethnos.events import Event, events_of, seen_by
from ethnos.lessons import LEARNER, LESSON, RIVAL, Scene, Step, played, scene_named, second_age
from ethnos.moves import expand
from ethnos.offers import Offers, offers_of
from ethnos.preview import Preview, preview
from ethnos.server.hosting.bot_pool import think
from ethnos.server.protocol.game import AnyMove, GameEvent, PostedMove, Shown
from ethnos.server.protocol.messages import Strict
from ethnos.server.protocol.requests import REFUSALS
from ethnos.views import TableView, view_of

LONGEST_AGE: Final = 1000
"""The most decisions of an Age; no deck lasts that long."""


Taken = Annotated[list[Annotated[int, Field(ge=0, lt=actions.ACTIONS)]], Field(max_length=LONGEST_AGE)]
"""Decisions, one after another."""


class AskOut(Shown):
    """What a scene asks for; what is None does not matter."""

    do: Literal["go_on", "recruit", "band"]
    card: Card | Literal["deck"] | None = None
    """To recruit: this face-up card, or the top card of the deck."""
    least: int | None = None
    """A Band of at least so many cards."""
    leader: Tribe | None = None
    kingdom: Kingdom | None = None
    """Where the marker goes."""
    draw: bool | None = None
    left: int | None = None
    """The most cards that go to the pool."""


class SceneOut(Shown):
    """A scene of the lesson. Its texts are ``learn-NAME``, ``learn-NAME-nudge`` and ``learn-NAME-after``."""

    name: str
    chapter: str
    """The text is ``learn-chapter-CHAPTER``."""
    look: str
    """Where to look: the name of a place of the table."""
    ask: AskOut
    answer: AnyMove | None = None
    """A move that does what is asked."""
    values: dict[str, int]
    """The numbers that the texts take."""


class LessonTable(Shown):
    """What the learner sees and can do."""

    view: TableView
    offers: Offers | None = None


class LessonStep(Shown):
    """A whole move: who made it, what happened, and the table after it."""

    seat: int
    happenings: list[GameEvent]
    view: TableView


class LessonMove(Strict):
    """A move of the learner."""

    move: PostedMove


class LessonAnswer(Shown):
    """What became of a move: it was what the scene asks for, or the learner may try something else."""

    accepted: bool
    nudge: str | None = None
    """The text that says what is asked for instead."""
    steps: list[LessonStep]
    offers: Offers | None = None


class AgeIn(Strict):
    """The second Age so far: every decision that has been told, and what the learner does now."""

    taken: Taken = Field(default=[])
    move: PostedMove | None = None


class AgeMove(Strict):
    """A move that the learner thinks about in the second Age."""

    taken: Taken = Field(default=[])
    move: PostedMove


class AgeOut(Shown):
    """The second Age, as far as it has come."""

    taken: list[int]
    """Every decision so far; to be sent with the next move."""
    steps: list[LessonStep]
    """What has happened just now."""
    table: LessonTable


SceneName = Annotated[str, Path(max_length=32)]


def lessons_routes() -> APIRouter:
    """All routes of the tutorial."""
    router = APIRouter(prefix="/api/lessons", responses=REFUSALS)

    @router.get("", response_model_exclude_none=True)
    def get_lessons() -> list[SceneOut]:
        """The scenes of the lesson, in order."""
        return _lesson()

    @router.post("/second", response_model_exclude_none=True)
    def play_second_age(so_far: AgeIn) -> AgeOut:
        """Play the second Age on: the learner's move, and those of the others until it is the learner's turn again."""
        return _second_age(so_far)

    @router.post("/second/preview", response_model_exclude_none=True)
    def preview_in_second_age(wanted: AgeMove) -> Preview:
        """What a move would do in the second Age."""
        return preview(view(_Age(wanted.taken).table, LEARNER), wanted.move)

    @router.get("/{name}", response_model_exclude_none=True)
    def get_scene(name: SceneName) -> LessonTable:
        """The table of a scene."""
        return _seen(_scene(name).table())

    @router.post("/{name}/preview", response_model_exclude_none=True)
    def preview_move(name: SceneName, wanted: LessonMove) -> Preview:
        """What a move would do."""
        return preview(view(_scene(name).table(), LEARNER), wanted.move)

    @router.post("/{name}/try", response_model_exclude_none=True)
    def try_move(name: SceneName, wanted: LessonMove) -> LessonAnswer:
        """Make a move, and see what the others answer; one that is not asked for changes nothing."""
        scene, move = _scene(name), wanted.move
        if not scene.accepts(move):
            nudge = None if scene.ask.do == "go_on" else f"learn-{scene.name}-nudge"
            return LessonAnswer(accepted=False, nudge=nudge, steps=[])
        steps = list(played(scene, move))
        return LessonAnswer(accepted=True, steps=list(map(_step, steps)), offers=offers_of(steps[-1].table, LEARNER))

    return router


def _scene(name: str) -> Scene:
    scene = scene_named(name)
    if scene is None:
        raise HTTPException(404)
    return scene


@cache
def _lesson() -> list[SceneOut]:
    return [_scene_out(scene) for scene in LESSON]


def _scene_out(scene: Scene) -> SceneOut:
    ask, answer = scene.ask, scene.solution
    return SceneOut.model_validate(
        {
            "name": scene.name,
            "chapter": scene.chapter,
            "look": scene.look,
            "ask": {
                "do": ask.do,
                "card": ask.card,
                "least": ask.least if ask.do == "band" else None,
                "leader": ask.leader,
                "kingdom": ask.kingdom,
                "draw": ask.draw,
                "left": ask.left,
            },
            "answer": answer,
            "values": scene.values(),
        }
    )


def _seen(table: Table) -> LessonTable:
    return LessonTable(view=view_of(table, LEARNER), offers=offers_of(table, LEARNER))


def _step(step: Step) -> LessonStep:
    return LessonStep(seat=step.seat, happenings=seen_by(LEARNER, step.events), view=view_of(step.table, LEARNER))


# --- The second Age -------------------------------------------------------------------------------------------


def _second_age(so_far: AgeIn) -> AgeOut:
    age = _Age(so_far.taken)
    if so_far.move is not None:
        age.play(list(expand(age.table, so_far.move).actions))
    while age.table.phase != OVER and age.table.seat != LEARNER:
        seed = len(age.taken)  # the same decisions always get the same answers
        age.play(think(RIVAL, seed, as_bytes(view(age.table, age.table.seat))))
    return AgeOut(taken=age.taken, steps=list(map(_step, age.steps)), table=_seen(age.table))


class _Age:
    """The second Age in progress."""

    def __init__(self, taken: list[int]) -> None:
        self.table = second_age()
        for action in taken:
            apply_action(self.table, action)
        self.taken = list(taken)
        self.steps: list[Step] = []

    def play(self, move: list[int]) -> None:
        """Play a whole move of the seat to decide."""
        seat, events = self.table.seat, list[Event]()
        for action in move:
            events += events_of(copied(self.table), action)
            apply_action(self.table, action)
        self.taken += move
        self.steps.append(Step(seat, tuple(events), copied(self.table)))
