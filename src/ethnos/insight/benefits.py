"""What a move is good for, goal by goal: kingdoms, Bands, the boards and tokens of the tribes, the hand.

It uses only what the seat to move knows. Effects come from the preview; the Glory is the difference that the move
makes to what the end of the Age scores, if nothing else happened.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ethnos.base.arguments import checked
from ethnos.base.plain import Plain
from ethnos.bots.interface import View
from ethnos.engine.components import COLOURS, HORDE_GLORY, KINDS, KINGDOM_NAMES, SKELETON_CARD, Kingdom, Tribe
from ethnos.engine.fields import gains
from ethnos.engine.moves import Move, Pillage, PlayBand, Recruit, chain, expand
from ethnos.engine.play import place_in, projected, sample
from ethnos.engine.state import BAND_SOURCE, GIANT_END_SOURCE, MERFOLK_SOURCE, Table
from ethnos.game.preview import Preview, preview, without_draw

Goal: TypeAlias = Literal["kingdom", "band", "track", "hand", "cards", "keep"]

ANY_TABLE: Final = 0
"""The seed for sampling a table from a view. Any table will do: the benefits are the same for all of them."""


@dataclass(frozen=True, slots=True)
class Benefit(Plain):
    """One thing that a move is good for."""

    goal: Goal
    gain: int = 0
    """Glory at once and at the end of this Age."""
    count: int | None = None
    """Markers in the kingdom or the horde; the space, the token's value, the Band's size; cards."""
    kingdom: Kingdom | None = None
    place: int | None = None
    """The seat's place in the kingdom."""
    tribe: Tribe | None = None
    """Whose board or token it is: Merfolk, Giants, Orcs or Trolls."""


@checked
def benefits(view: View, move: Move) -> tuple[Benefit, ...]:
    """What a legal move of the seat to move is good for, the most Glory first."""
    table = sample(view, ANY_TABLE)
    return tuple(sorted(_benefits(table, move, preview(table, move)), key=lambda benefit: -benefit.gain))


def _benefits(table: Table, move: Move, effects: Preview) -> Iterator[Benefit]:
    seat = table.seat
    if isinstance(move, Recruit) and move.card is not None:
        yield Benefit("hand", count=_band_with(table.hands[seat].tolist(), KINDS[move.card]))
    elif isinstance(move, Pillage):
        yield Benefit("track", effects.glory, sum(table.horde[seat]), tribe="orc")
    elif isinstance(move, PlayBand):
        after = expand(table, without_draw(move)[0]).table
        age_end = gains(projected(table)[seat], projected(after)[seat])
        yield from _on_the_map(table, after, seat, age_end)
        yield from _on_the_boards(table, after, seat, effects, age_end)
        if any(band.keep for band in chain(move)):
            yield Benefit("keep", count=len(effects.kept))
    if effects.draws:
        yield Benefit("cards", count=effects.draws)


def _on_the_map(before: Table, after: Table, seat: int, age_end: list[int]) -> Iterator[Benefit]:
    """Benefits in kingdoms that get a marker, and the Glory of Bands.

    ``age_end`` is how much more Glory the end of the Age would give the seat, by source.
    """
    for kingdom, name in enumerate(KINGDOM_NAMES):
        markers = after.markers[seat, kingdom]
        if markers > before.markers[seat, kingdom]:
            yield Benefit("kingdom", max(0, age_end[kingdom]), markers, name, place_in(after, seat, kingdom))
    if age_end[BAND_SOURCE] > 0:
        yield Benefit("band", age_end[BAND_SOURCE])


def _on_the_boards(before: Table, after: Table, seat: int, effects: Preview, age_end: list[int]) -> Iterator[Benefit]:
    """Benefits on the tribes' boards and tokens, with ``age_end`` as above."""
    if effects.merfolk is not None:
        yield Benefit("track", max(0, age_end[MERFOLK_SOURCE]), effects.merfolk, tribe="merfolk")
    if effects.glory:  # of all that a Band does, only the Giant token gives Glory at once (R-T4)
        gain = effects.glory + max(0, age_end[GIANT_END_SOURCE])
        yield Benefit("track", gain, after.giant_size, tribe="giant")
    horde, horde_after = sum(before.horde[seat]), sum(after.horde[seat])
    if horde_after > horde:
        yield Benefit("track", int(HORDE_GLORY[horde_after] - HORDE_GLORY[horde]), horde_after, tribe="orc")
    for token, holder in enumerate(after.trolls.tolist()):
        if holder == seat != before.trolls[token]:
            yield Benefit("track", count=token + 1, tribe="troll")


def _band_with(hand: list[int], card: int) -> int:
    """The size of the largest Band with this card that a hand could play after taking it (R23)."""
    counts = [count + (kind == card) for kind, count in enumerate(hand)]
    tribes, colours = Counter[int](), Counter[int]()
    for kind in range(SKELETON_CARD):
        tribes[kind // COLOURS] += counts[kind]
        colours[kind % COLOURS] += counts[kind]
    members = [kind for kind in range(SKELETON_CARD) if counts[kind]] if card == SKELETON_CARD else [card]
    families = [max(tribes[kind // COLOURS], colours[kind % COLOURS]) for kind in members]
    return counts[SKELETON_CARD] + max(families, default=0)
