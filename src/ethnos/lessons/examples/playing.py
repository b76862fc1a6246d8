"""Plays an example: the table before and after, the events, and the numbers in its text."""

from dataclasses import dataclass
from typing import Final

from ethnos.base.i18n import Texts
from ethnos.engine.cards import band_cards
from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.moves import Expansion, Move, PlayBand, expand
from ethnos.engine.play import marker_cards
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.state import OVER, Table
from ethnos.game.events import CardDrawn, Event, GameEnded, Glory, TurnPassed, play_with_events
from ethnos.game.preview import Preview, preview
from ethnos.lessons.examples.catalogue import Example

NAMES: Final = ("ada", "ben", "cleo", "dan")
"""Who plays in the examples, seat by seat; their names for people are in ``rules-example-player``."""
TOKENS: Final = ("low", "middle", "high")
"""The Glory tokens of a kingdom, as variables of a text name them."""


@dataclass(frozen=True, slots=True)
class Played:
    """An example and its result."""

    before: Table
    move: Move
    preview: Preview
    events: tuple[Event, ...]
    """The events that the example is about."""
    after: Table
    values: dict[str, int | str]
    """The variables of its text."""


def play(example: Example, ruleset: Ruleset | None = None) -> Played:
    """Play an example in the engine, under the English rules or those of a table."""
    before = example.table(ruleset)
    move = example.move(before)
    expansion, effects = expand(before, move), preview(before, move)
    events = tuple(event for event in play_with_events(before, expansion.actions)[0] if _is_about(example, event))
    values = {
        **_hand_values(before, effects, events),
        **_band_values(before, move, expansion, effects),
        **_kingdom_values(example, before, expansion),
        **_players_values(example, before, events),
        **_bookings_values(events),
        **_last_bands_values(expansion.table),
    }
    return Played(before, move, effects, events, expansion.table, values)


def text_of(example: Example, texts: Texts, ruleset: Ruleset | None = None) -> str:
    """An example's text, with the engine's values."""
    texts = texts if ruleset is None else texts.under(ruleset)
    return texts(example.key, **play(example, ruleset).values)


def _is_about(example: Example, event: Event) -> bool:
    if isinstance(event, GameEnded) and example.sources:
        return example.result
    if example.sources:
        return isinstance(event, Glory) and event.source in example.sources
    return not isinstance(event, TurnPassed)


# --- Numbers --------------------------------------------------------------------------------------------------


def _hand_values(before: Table, effects: Preview, events: tuple[Event, ...]) -> dict[str, int | str]:
    """The hand of the seat to move: its size, and how many cards leave it or are added."""
    return {
        "hand": before.hand_size[before.seat],
        "discarded": len(effects.to_pool),
        "drawn": sum(isinstance(event, CardDrawn) for event in events),
    }


def _band_values(before: Table, move: Move, expansion: Expansion, effects: Preview) -> dict[str, int | str]:
    """A Band: its size, its worth, and what its Leader does."""
    if not isinstance(move, PlayBand):
        return {}
    seat, after = before.seat, expansion.table
    return {
        "size": len(move.cards),
        "next": len(move.then.cards) if move.then else 0,
        "skeletons": move.cards.count("skeleton"),
        "worth": sum(effects.worth),
        "glory": effects.glory,
        "kept": len(move.keep),
        "start": before.merfolk[seat],
        "space": after.merfolk[seat],
        "token": move.token or 0,
        "horde": sum(after.horde[seat]),
        "rival": before.giant_size,
    }


def _kingdom_values(example: Example, before: Table, expansion: Expansion) -> dict[str, int | str]:
    """The kingdom that the text is about: its tokens, its markers, and the cards needed for another one."""
    if not example.kingdoms:
        return {}
    name = example.kingdoms[0]
    kingdom, seat, after = KINGDOM_NAMES.index(name), before.seat, expansion.table
    values: dict[str, int | str] = {
        "kingdom": name,
        "held": before.markers[seat, kingdom],
        "now": after.markers[seat, kingdom],
        "everyone": sum(before.markers.column(kingdom)),
        "next_held": sum(int(before.markers[seat, KINGDOM_NAMES.index(other)]) for other in example.kingdoms[1:]),
        "next_now": sum(int(after.markers[seat, KINGDOM_NAMES.index(other)]) for other in example.kingdoms[1:]),
    }
    values |= {f"{size}_token": int(value) for size, value in zip(TOKENS, before.tokens[kingdom], strict=True)}
    if expansion.laid:
        values["needed"] = marker_cards(expansion.laid[0], kingdom)
    return values


def _players_values(example: Example, before: Table, events: tuple[Event, ...]) -> dict[str, int | str]:
    """The Age, and for each player: Glory from the events, markers in the kingdom, Merfolk space, Troll tokens."""
    values: dict[str, int | str] = {"age": before.age}
    for seat, name in enumerate(NAMES[: before.players]):
        values[name] = sum(event.points for event in events if isinstance(event, Glory) and event.seat == seat)
        values[f"{name}_space"] = before.merfolk[seat]
        values[f"{name}_trolls"] = sum(value for value, holder in enumerate(before.trolls, 1) if holder == seat)
        if example.kingdoms:
            values[f"{name}_markers"] = int(before.markers[seat, KINGDOM_NAMES.index(example.kingdoms[0])])
    return values


def _bookings_values(events: tuple[Event, ...]) -> dict[str, int | str]:
    """Each booking on the score sheet, numbered from 1: its points and their reason."""
    values: dict[str, int | str] = {}
    for number, event in enumerate((event for event in events if isinstance(event, Glory)), 1):
        values[f"points_{number}"] = event.points
        values[f"size_{number}"] = event.size or 0
        values[f"skeletons_{number}"] = event.skeletons or 0
        values[f"markers_{number}"] = event.markers or 0
    return values


def _last_bands_values(after: Table) -> dict[str, int | str]:
    """Once the game is over: the Glory of the first seat, and the sizes of the Bands that break ties (R44)."""
    if after.phase != OVER:
        return {}
    sizes: dict[str, list[int]] = {name: [0, 0] for name in NAMES[: after.players]}
    for band in range(after.bands):
        sizes[NAMES[after.band_owner[band]]].append(len(band_cards(after, band)))
    ordered = {name: sorted(of_player, reverse=True) for name, of_player in sizes.items()}
    nexts: dict[str, int | str] = {f"{name}_next": of_player[1] for name, of_player in ordered.items()}
    return {"total": after.glory[0], "largest": ordered[NAMES[0]][0], **nexts}
