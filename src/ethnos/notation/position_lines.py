"""The lines of a position, by their keys."""

from dataclasses import dataclass
from typing import Final

from ethnos.engine.components import KINGDOM_NAMES
from ethnos.notation.terms import read_name, read_number, words_of
from ethnos.notation.text_errors import BadPosition, NotationError, on_line

TITLE: Final = "ethnos position 1"

SEAT_KEYS: Final = ("hand", "known", "band", "markers", "horde")  # ``hand 0``
KINGDOM_KEY: Final = "tokens"
AGE_KEY: Final = "scores"
KEY_GROUPS: Final = (
    ("players",),
    ("view",),
    ("rules",),
    ("tribes",),
    (KINGDOM_KEY,),
    ("age",),
    ("first",),
    ("seat",),
    ("phase",),
    ("bands this turn",),
    ("band in work",),
    ("kept",),
    ("extra",),
    ("hand", "known"),
    ("pool",),
    ("band",),
    ("deck",),
    ("lower half",),
    ("dragons",),
    ("dragon seat",),
    ("markers", "horde"),
    ("supply",),
    ("merfolk",),
    ("trolls",),
    ("giant",),
    (AGE_KEY,),
    ("glory",),
    ("places",),
    ("skeleton winner",),
    ("seed",),
    ("words used",),
)
"""All keys in the order in which they are written; the keys of a group alternate, seat by seat."""
KEYS: Final = tuple(key for group in KEY_GROUPS for key in group if key not in (*SEAT_KEYS, KINGDOM_KEY, AGE_KEY))
"""The keys without a seat, kingdom or Age."""


@dataclass(frozen=True, slots=True)
class Line:
    """The value of a key, and its line number."""

    number: int
    value: str


class Lines:
    """A position's lines."""

    def __init__(self, text: str) -> None:
        self.bands: list[tuple[int, Line]] = []
        """The Bands in their order, each with its owner: the only key that may be repeated."""
        self._by_key: dict[str, Line] = {}
        rows = text.split("\n")
        if words_of(rows[0]) != TITLE:
            raise BadPosition("title", 1, word=rows[0].strip(), title=TITLE)
        for number, row in enumerate(rows[1:], 2):
            if row.strip() and not row.lstrip().startswith("#"):
                with on_line(number, BadPosition):
                    self._add(number, row)

    def get(self, key: str) -> Line | None:
        """An optional line."""
        return self._by_key.get(key)

    def need(self, key: str) -> Line:
        """A required line; if it is missing, the error gives the line where it belongs."""
        if key not in self._by_key:
            raise BadPosition("missing-key", self._expected_line(key), name=key)
        return self._by_key[key]

    def _expected_line(self, key: str) -> int:
        """The number that a missing line would have: it follows the last line that is written before it."""
        lines = [*self._by_key.items(), *((f"band {owner}", line) for owner, line in self.bands)]
        return 1 + max((line.number for other, line in lines if _order(other) < _order(key)), default=1)

    def check(self, players: int, ages: int) -> None:
        """Refuse lines for seats or Ages that this game does not have."""
        for owner, line in self.bands:
            with on_line(line.number, BadPosition):
                read_number(str(owner), 0, players - 1)
        for key, line in self._by_key.items():
            name, _, suffix = key.rpartition(" ")
            with on_line(line.number, BadPosition):
                if name in SEAT_KEYS:
                    read_number(suffix, 0, players - 1)
                elif name == AGE_KEY:
                    read_number(suffix, 1, ages)

    def _add(self, number: int, row: str) -> None:
        key, colon, value = row.partition(":")
        if not colon:
            raise NotationError("no-colon", word=row.strip())
        key = _key(words_of(key))
        line = Line(number, words_of(value))
        if key.startswith("band ") and key not in KEYS:
            self.bands.append((int(key.split()[1]), line))
            return
        if key in self._by_key:
            raise NotationError("key-twice", name=key, first=self._by_key[key].number)
        self._by_key[key] = line


def _order(key: str) -> tuple[int, int, int]:
    """The position of a key in the text: its group, its seat, Age or kingdom, its index in the group."""
    name, _, suffix = key.rpartition(" ")
    if key in KEYS or not name:
        name, suffix = key, "0"
    number = KINGDOM_NAMES.index(suffix) if name == KINGDOM_KEY else int(suffix)
    group = next(number for number, names in enumerate(KEY_GROUPS) if name in names)
    return group, number, KEY_GROUPS[group].index(name)


def _key(key: str) -> str:
    """A key in its normal spelling."""
    name, _, suffix = key.rpartition(" ")
    if name in SEAT_KEYS and key not in KEYS:
        return f"{name} {read_number(suffix, 0, 99)}"
    if name == AGE_KEY:
        return f"{name} {read_number(suffix, 1, 99)}"
    if name == KINGDOM_KEY:
        return f"{name} {read_name('unknown-kingdom', suffix, KINGDOM_NAMES)}"
    examples = [f"{name} 0" for name in SEAT_KEYS]
    if key not in KEYS:
        read_name("unknown-key", key, [*KEYS, *examples, f"{KINGDOM_KEY} {KINGDOM_NAMES[0]}", f"{AGE_KEY} 1"])
    return key
