"""A client that does not know the rules: it builds moves from offers alone, and validates messages by schema."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations, combinations_with_replacement, product
from typing import Any

from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.moves import Move, Pillage, PlayBand, Recruit, ShowSkeletons
from ethnos.game.offers import BandOffer, LeaderOffer, Offers, Power

Hand = Counter[str]


class Browser:
    """What a client can do with these offers."""

    def __init__(self, offers: Offers) -> None:
        self.offers = offers
        self.hand: Hand = Counter(offers.hand)

    def moves(self) -> Iterator[Move]:
        """Every move that is offered; a Band of one tribe and one colour appears more than once."""
        if self.offers.recruit is not None:
            yield Recruit()
            yield from map(Recruit, self.offers.recruit.take)
        if self.offers.show_skeletons:
            yield ShowSkeletons()
        if self.offers.pillage is not None:
            yield from (Pillage(empty=True), Pillage(empty=False))
        if self.offers.stages:
            yield from self.bands(0, self.hand)

    def bands(self, stage: int, hand: Hand) -> Iterator[PlayBand]:
        """Every Band of a stage, with every Band that can follow it."""
        for number, offer in enumerate(self.offers.leaders):
            for cards in self.compositions(offer, hand):
                for band, goes_on in self.answers(stage, number, cards, hand):
                    yield band
                    if goes_on:
                        for then in self.bands(self.next_stage(stage, band), hand - Counter(cards)):
                            yield replace(band, then=then)

    def compositions(self, offer: LeaderOffer, hand: Hand) -> set[tuple[str, ...]]:
        """The cards of each Band that the hand has for this Leader."""
        bands = set()
        for way in (offer.by_tribe, offer.by_colour):
            counts = [(card, min(most, hand[card])) for card, most in (way or {}).items()]
            for numbers in product(*(range(card == offer.leader, most + 1) for card, most in counts)):
                bands.add(tuple(card for (card, _), n in zip(counts, numbers, strict=True) for _ in range(n)))
        return bands - {()}

    def answers(
        self, stage: int, number: int, cards: tuple[str, ...], hand: Hand
    ) -> Iterator[tuple[PlayBand, bool | None]]:
        """Every set of choices for a Band, and whether another Band may follow."""
        band = self.offered(stage, number, len(cards))
        plain = PlayBand(self.offers.leaders[number].leader, cards)
        left = tuple((hand - Counter(cards)).elements())
        for kingdom in [*(band.kingdoms or []), *([None] if band.decline or not band.kingdoms else [])]:
            power = (band.declined if band.kingdoms and kingdom is None else band.power) or Power()
            for extra, token, horde, keep, draw in product(
                chain(*(combinations_with_replacement(KINGDOM_NAMES, n) for n in range((power.extra or 0) + 1))),
                [None, *(power.tokens or [])],
                [False, True] if power.horde else [False],
                {cards for n in range((power.keep or 0) + 1) for cards in combinations(left, n)},
                [False, True] if power.draw else [False],
            ):
                answered = replace(plain, kingdom=kingdom, extra=extra, token=token, horde=horde, keep=keep, draw=draw)
                yield answered, power.another

    def offered(self, stage: int, number: int, size: int) -> BandOffer:
        """The offer for a Band of this size with the Leader of this number."""
        prospects = self.offers.prospects[self.offers.stages[stage].prospects[number]]
        return self.offers.bands[prospects.sizes[size - 1]]

    def next_stage(self, stage: int, band: PlayBand) -> int:
        """The stage after a Band that another may follow: the same one if it has declined its marker, or no card is
        left to lead.
        """
        number = [offer.leader for offer in self.offers.leaders].index(band.leader)
        if self.offered(stage, number, len(band.cards)).kingdoms and band.kingdom is None:
            return stage
        return (self.offers.stages[stage].then or {}).get(band.leader, stage)

    def allows(self, band: PlayBand, stage: int = 0, hand: Hand | None = None) -> bool:
        """Whether a Band, with all that follows it, is offered."""
        held = self.hand if hand is None else hand
        number = [offer.leader for offer in self.offers.leaders].index(band.leader)
        offer = self.offers.leaders[number]
        if band.cards not in {PlayBand(band.leader, cards).cards for cards in self.compositions(offer, held)}:
            return False
        answers = dict(self.answers(stage, number, band.cards, held))
        alone = replace(band, then=None)
        if alone not in answers or (band.then is not None and not answers[alone]):
            return False
        return band.then is None or self.allows(band.then, self.next_stage(stage, band), held - Counter(band.cards))


def fits(schema: dict[str, Any], value: Any, root: dict[str, Any] | None = None) -> bool:
    """Whether a JSON value matches a schema; supports the keywords that our schemas use."""
    root = root or schema
    if "$ref" in schema:
        return fits(root["$defs"][schema["$ref"].removeprefix("#/$defs/")], value, root)
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            count = sum(fits(part, value, root) for part in schema[choice])
            return count == 1 if choice == "oneOf" else count > 0
    if ("enum" in schema and value not in schema["enum"]) or ("const" in schema and value != schema["const"]):
        return False
    kind = schema.get("type")
    if kind == "object":
        return isinstance(value, dict) and _fits_object(schema, value, root)
    if kind == "array":
        within = isinstance(value, list) and len(value) <= schema.get("maxItems", len(value))
        return within and all(fits(schema["items"], part, root) for part in value)
    if kind == "integer":
        within = type(value) is int and schema.get("minimum", value) <= value <= schema.get("maximum", value)
        return bool(within)
    return type(value) is {"string": str, "boolean": bool, "null": type(None), None: type(value)}[kind]


def _fits_object(schema: dict[str, Any], value: dict[str, Any], root: dict[str, Any]) -> bool:
    properties = schema.get("properties", {})
    others = schema.get("additionalProperties", False)
    if not set(schema.get("required", ())) <= set(value):
        return False
    for name, part in value.items():
        if not fits(schema.get("propertyNames", {}), name, root):
            return False
        subschema = properties.get(name, others)
        if subschema is False or not fits(subschema, part, root):
            return False
    return True
