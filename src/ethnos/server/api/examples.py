"""The worked examples of the rules, played by the engine for a client to draw."""

from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from ethnos.base.plain import Plain, dumps
from ethnos.base.rulebook import tribe_rules
from ethnos.engine.components import MERFOLK_END, MERFOLK_SYMBOLS, Kingdom, Tribe
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.state import Source
from ethnos.game.events import seen_by
from ethnos.game.preview import Preview, preview
from ethnos.game.views import TableView, view_of
from ethnos.lessons.examples import EXAMPLES, Example, play
from ethnos.server.api.endpoint import Endpoint, Written
from ethnos.server.protocol.messages import SentEvent, SentMove


@dataclass(frozen=True, slots=True, kw_only=True)
class Track(Plain):
    """The Merfolk board."""

    last: int
    """Its last space; the first is 0."""
    symbols: list[int]
    """The spaces that give an extra marker."""


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
    track: Track | None = None  # where Merfolk are in play
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


@lru_cache(64)
def get_examples(ruleset: Ruleset) -> Written:
    """The worked examples of the rules, played under these options; an option left out is the English edition's."""
    return Written(dumps([example_out(example, ruleset) for example in EXAMPLES.values()]))


def example_endpoints() -> list[Endpoint]:
    """The address of the examples."""
    return [Endpoint("GET", "/api/examples", get_examples, list[ExampleOut])]
