"""The worked examples of the rules, played by the engine for a client to draw."""

from functools import cache
from typing import Annotated, cast

from fastapi import APIRouter, Depends, Response
from pydantic import Field, TypeAdapter

from ethnos.engine.components import MERFOLK_END, MERFOLK_SYMBOLS, Kingdom, Tribe
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.state import Source
from ethnos.events import seen_by
from ethnos.examples import EXAMPLES, Example, play
from ethnos.preview import Preview, preview
from ethnos.rulebook import tribe_rules
from ethnos.server.protocol.game import AnyMove, GameEvent, Shown
from ethnos.server.protocol.requests import REFUSALS
from ethnos.views import TableView, view_of


class Track(Shown):
    """The Merfolk board."""

    last: int = Field(description="its last space; the first is 0")
    symbols: list[int] = Field(description="the spaces that give an extra marker")


class ExampleOut(Shown):
    """A position, a move in it, and what comes out."""

    rule: str = Field(description="its text is ``rules-example-<rule>``, which takes the values")
    tribe: Tribe | None = None  # where the rule is that of a tribe
    kingdoms: list[Kingdom] = Field(description="what is to be looked at on the map")
    sources: list[Source] = Field(description="where the move ends an Age: what it is about of all that is scored")
    track: Track | None = None  # where Merfolk are in play
    before: TableView  # as the seat to move sees it
    move: AnyMove
    preview: Preview
    happenings: list[GameEvent] = Field(description="what the example is about of all that happened")
    after: TableView
    values: dict[str, int | str]


_ALL = TypeAdapter(list[ExampleOut])


def example_out(example: Example, ruleset: Ruleset | None = None) -> ExampleOut:
    """An example, played."""
    played = play(example, ruleset)
    seat = int(played.before.seat)
    before = view_of(played.before, seat)
    symbols = list(MERFOLK_SYMBOLS)
    return ExampleOut(
        rule=example.rule,
        tribe=cast("Tribe | None", tribe_rules().get(example.rule)),
        kingdoms=cast("list[Kingdom]", list(example.kingdoms)),
        sources=cast("list[Source]", list(example.sources)),
        track=Track(last=MERFOLK_END, symbols=symbols) if "merfolk" in before.tribes else None,
        before=before,
        move=played.move,
        preview=preview(played.before, played.move),
        happenings=seen_by(seat, played.events),
        after=view_of(played.after, seat),
        values=played.values,
    )


@cache
def _examples_json(ruleset: Ruleset) -> bytes:
    """All examples as JSON, cached: there are only 64 rulesets."""
    return _ALL.dump_json([example_out(example, ruleset) for example in EXAMPLES.values()], exclude_none=True)


def examples_routes() -> APIRouter:
    """The route of the examples."""
    router = APIRouter(responses=REFUSALS)

    @router.get("/api/examples", response_model=list[ExampleOut])
    def get_examples(ruleset: Annotated[Ruleset, Depends()]) -> Response:
        """The worked examples of the rules, played under these options; those that are not named are English."""
        return Response(_examples_json(ruleset), media_type="application/json")

    return router
