"""The tutorial. The server keeps no state: a client says where it is, and gets the table as it is there."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Final, TypeAlias, cast

from ethnos.base.plain import Limits, Plain, dumps
from ethnos.base.rulebook import tribe_rules
from ethnos.bots.whole_move import decide_move
from ethnos.engine import actions
from ethnos.engine.components import Kingdom, Tribe
from ethnos.engine.moves import expand
from ethnos.engine.play import apply_action, view
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.state import OVER, Source, Table, as_bytes
from ethnos.game.events import play_with_events, seen_by
from ethnos.game.offers import Offers, offers_of
from ethnos.game.preview import Preview, preview
from ethnos.game.views import TableView, view_of
from ethnos.lessons import LEARNER, LESSON, RIVAL, Ask, Scene, Step, played, scene_named, second_age
from ethnos.lessons.examples import EXAMPLES, Example, play
from ethnos.server.api.endpoint import Endpoint, NotFound, Written
from ethnos.server.protocol.messages import SentEvent, SentMove

LONGEST_AGE: Final = 1000
"""The most decisions of an Age; no deck lasts that long."""

Taken: TypeAlias = Annotated[
    tuple[Annotated[int, Limits(ge=0, lt=actions.ACTIONS)], ...], Limits(max_length=LONGEST_AGE)
]
"""Decisions, one after another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneOut(Plain):
    """A scene of the lesson. Its texts are ``learn-NAME``, ``learn-NAME-nudge`` and ``learn-NAME-after``."""

    name: str
    chapter: str
    """The text is ``learn-chapter-CHAPTER``."""
    look: str
    """Where to look: the name of a place of the table."""
    ask: Ask
    answer: SentMove | None = None
    """A move that does what is asked."""
    values: dict[str, int]
    """The numbers that the texts take."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonTable(Plain):
    """What the learner sees and can do."""

    view: TableView
    offers: Offers | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep(Plain):
    """A whole move: who made it, what happened, and the table after it."""

    seat: int
    happenings: list[SentEvent]
    view: TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonMove(Plain):
    """A move of the learner."""

    move: SentMove


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonAnswer(Plain):
    """What became of a move: it was what the scene asks for, or the learner may try something else."""

    accepted: bool
    nudge: str | None = None
    """The text that says what is asked for instead."""
    steps: list[LessonStep]
    offers: Offers | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AgeIn(Plain):
    """The second Age so far: every decision, and the learner's next move."""

    taken: Taken = ()
    move: SentMove | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AgeMove(Plain):
    """A move that the learner thinks about in the second Age."""

    taken: Taken = ()
    move: SentMove


@dataclass(frozen=True, slots=True, kw_only=True)
class AgeOut(Plain):
    """The second Age so far."""

    taken: list[int]
    """Every decision so far; to be sent with the next move."""
    steps: list[LessonStep]
    """What has happened just now."""
    table: LessonTable


SceneName: TypeAlias = Annotated[str, Limits(max_length=32)]


def lesson_endpoints() -> list[Endpoint]:
    """All addresses of the tutorial."""
    return [
        Endpoint("GET", "/api/lessons", get_lessons, list[SceneOut]),
        Endpoint("POST", "/api/lessons/second", play_second_age, AgeOut),
        Endpoint("POST", "/api/lessons/second/preview", preview_in_second_age, Preview),
        Endpoint("GET", "/api/lessons/{name}", get_scene, LessonTable),
        Endpoint("POST", "/api/lessons/{name}/preview", preview_move, Preview),
        Endpoint("POST", "/api/lessons/{name}/try", try_move, LessonAnswer),
    ]


@cache
def get_lessons() -> list[SceneOut]:
    """The scenes of the lesson, in order."""
    return [_scene_out(scene) for scene in LESSON]


def play_second_age(body: AgeIn) -> AgeOut:
    """Continue the second Age: the learner's move, and those of the others until it is the learner's turn again."""
    age = _Age(body.taken)
    if body.move is not None:
        age.play(list(expand(age.table, body.move).actions))
    while age.table.phase != OVER and age.table.seat != LEARNER:
        seed = len(age.taken)  # the same decisions always get the same answers
        age.play(decide_move(RIVAL, seed, as_bytes(view(age.table, age.table.seat))))
    return AgeOut(taken=age.taken, steps=list(map(_step, age.steps)), table=_lesson_table(age.table))


def preview_in_second_age(body: AgeMove) -> Preview:
    """What a move would do in the second Age."""
    return preview(view(_Age(body.taken).table, LEARNER), body.move)


def get_scene(name: SceneName) -> LessonTable:
    """The table of a scene."""
    return _lesson_table(_scene(name).table())


def preview_move(name: SceneName, body: LessonMove) -> Preview:
    """What a move would do."""
    return preview(view(_scene(name).table(), LEARNER), body.move)


def try_move(name: SceneName, body: LessonMove) -> LessonAnswer:
    """Make a move, and see what the others answer; one that is not asked for changes nothing."""
    scene, move = _scene(name), body.move
    if not scene.accepts(move):
        nudge = None if scene.ask.do == "go_on" else f"learn-{scene.name}-nudge"
        return LessonAnswer(accepted=False, nudge=nudge, steps=[])
    steps = list(played(scene, move))
    return LessonAnswer(accepted=True, steps=list(map(_step, steps)), offers=offers_of(steps[-1].table, LEARNER))


def _scene(name: str) -> Scene:
    scene = scene_named(name)
    if scene is None:
        raise NotFound
    return scene


def _scene_out(scene: Scene) -> SceneOut:
    return SceneOut(
        name=scene.name,
        chapter=scene.chapter,
        look=scene.look,
        ask=scene.ask,
        answer=scene.solution,
        values=scene.values(),
    )


def _lesson_table(table: Table) -> LessonTable:
    return LessonTable(view=view_of(table, LEARNER), offers=offers_of(table, LEARNER))


def _step(step: Step) -> LessonStep:
    return LessonStep(seat=step.seat, happenings=seen_by(LEARNER, step.events), view=view_of(step.table, LEARNER))


class _Age:
    """The second Age in progress."""

    def __init__(self, taken: Sequence[int]) -> None:
        self.table = second_age()
        for action in taken:
            apply_action(self.table, action)
        self.taken = list(taken)
        self.steps: list[Step] = []

    def play(self, move: list[int]) -> None:
        """Play a whole move of the seat to decide."""
        seat = self.table.seat
        events, self.table = play_with_events(self.table, move)
        self.taken += move
        self.steps.append(Step(seat, tuple(events), self.table))


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleOut(Plain):
    """A position, a move in it, and what comes out."""

    rule: str
    """Its text is ``rules-example-<rule>``, which takes the values."""
    tribe: Tribe | None = None  # where the rule is that of a tribe
    kingdoms: list[Kingdom]
    """The kingdoms that the example is about."""
    sources: list[Source]
    """If the move ends an Age: the sources of Glory that the example is about."""
    before: TableView  # as the seat to move sees it
    move: SentMove
    preview: Preview
    happenings: list[SentEvent]
    """The events that the example is about."""
    after: TableView
    values: dict[str, int | str]


def example_out(example: Example, ruleset: Ruleset | None = None) -> ExampleOut:
    """An example, played."""
    played = play(example, ruleset)
    seat = int(played.before.seat)
    before = view_of(played.before, seat)
    return ExampleOut(
        rule=example.rule,
        tribe=cast("Tribe | None", tribe_rules().get(example.rule)),
        kingdoms=cast("list[Kingdom]", list(example.kingdoms)),
        sources=cast("list[Source]", list(example.sources)),
        before=before,
        move=played.move,
        preview=preview(played.before, played.move),
        happenings=seen_by(seat, played.events),
        after=view_of(played.after, seat),
        values=played.values,
    )


@lru_cache(64)
def get_examples(ruleset: Ruleset) -> Written:
    """The worked examples of the rules, played under these options; an option left out is the English edition's."""
    return Written(dumps([example_out(example, ruleset) for example in EXAMPLES.values()]))


def example_endpoints() -> list[Endpoint]:
    """The address of the examples."""
    return [Endpoint("GET", "/api/examples", get_examples, list[ExampleOut])]
