"""Kinds of cards."""

from ethnos.engine.cards import tribe_of
from ethnos.engine.components import CARD_KINDS, COLOURS, NO_CARD

in_python = getattr(tribe_of, "py_func", tribe_of)  # a compiled rule can be called only by other rules


def test_a_kind_is_divided_by_the_colours_without_a_division() -> None:
    for kind in range(NO_CARD, CARD_KINDS):
        assert in_python(kind) == kind // COLOURS
