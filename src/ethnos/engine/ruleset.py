"""The options that the editions differ in, and the edition presets (rules, section 9).

An option's value is stored in the record as its place among the option's ``VALUES``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Final, Literal, Self, get_args, get_type_hints

from ethnos.base.i18n import assume_options
from ethnos.engine.engine_errors import UnknownOption, UnknownPreset, UnknownValue


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One value for every option; the defaults are the English edition's."""

    ten_skeletons: Literal["discard", "win"] = "discard"
    """A hand of ten Skeletons is shown and discarded, or wins the game at once (D2, O3, O34)."""
    merfolk_scoring: Literal["as_kingdom", "leader_only"] = "as_kingdom"
    """The Merfolk board gives places as a Kingdom does, or Glory to its leader only (D8)."""
    troll_scope: Literal["kingdoms_and_merfolk", "kingdoms_only"] = "kingdoms_and_merfolk"
    """Whether Troll tokens break ties on the Merfolk board too (D9)."""
    band_tiebreak: Literal["ladder", "largest_only"] = "ladder"
    """The final tie-break compares all Bands from the largest down, or only the largest (D12)."""
    placement: Literal["must", "may"] = "must"
    """Whether a legal normal placement can be declined (D3)."""
    empty_pool_draw: Literal["1", "2"] = "1"
    """Cards drawn when recruiting from the deck while no card is face up."""
    centaur_trigger: Literal["able", "placed"] = "able"
    """Whether a Centaur's Band must place its marker before another may follow, or only be able to (D4)."""
    merfolk_sole: Literal["first", "both"] = "first"
    """Two players, Age 2: a player alone beyond space 0 of the Merfolk board gets one value there, or both (O10)."""

    def __post_init__(self) -> None:
        for name, value in self.values().items():
            if value not in VALUES[name]:
                raise UnknownValue(name=name, value=value, known=VALUES[name])

    def values(self) -> dict[str, str]:
        """The options by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def changed(self, **options: object) -> Self:
        """This ruleset with some options set to other values."""
        for name in options:
            if name not in VALUES:
                raise UnknownOption(name=name, known=tuple(VALUES))
        return replace(self, **{name: str(value) for name, value in options.items()})  # type: ignore[arg-type]

    def codes(self) -> tuple[int, ...]:
        """The options as the record stores them, in the order of ``VALUES``."""
        return tuple(VALUES[name].index(value) for name, value in self.values().items())


VALUES: Final[dict[str, tuple[str, ...]]] = {name: get_args(hint) for name, hint in get_type_hints(Ruleset).items()}
"""The values of every option."""

assume_options(Ruleset().values())

PRESETS: Final[dict[str, Ruleset]] = {
    "english": Ruleset(),
    "portuguese": Ruleset(),
    "russian": Ruleset(),
    "polish": Ruleset(ten_skeletons="win", merfolk_scoring="leader_only", band_tiebreak="largest_only"),
    "german": Ruleset(merfolk_scoring="leader_only", troll_scope="kingdoms_only", centaur_trigger="placed"),
}
"""The five editions; any option can be changed on top of one."""


def preset(name: str) -> Ruleset:
    """The ruleset of an edition."""
    if not isinstance(name, str) or name not in PRESETS:
        raise UnknownPreset(name=name, known=tuple(PRESETS))
    return PRESETS[name]


# --- Options in files and logs --------------------------------------------------------------------------------


def options_to_keep(edition: str, options: Mapping[str, str]) -> dict[str, str]:
    """The options of a new game as files and logs keep them; ``options_as_kept`` reads them."""
    named = dict(options)
    if named.get("placement") == "may" and edition in PRESETS:
        named.setdefault("centaur_trigger", PRESETS[edition].centaur_trigger)
    return named


def options_as_kept(options: Mapping[str, str]) -> dict[str, str]:
    """The options of a game that was kept.

    One that lets markers be declined but does not name ``centaur_trigger`` is older than that option: it was played
    with ``placed``. Where markers cannot be declined the option changes nothing (D4).
    """
    named = dict(options)
    if named.get("placement") == "may":
        named.setdefault("centaur_trigger", "placed")
    return named
