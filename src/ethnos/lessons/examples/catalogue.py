"""All examples: the rule that each of them shows, and the move that is made in its position."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from ethnos.engine.moves import Move, why_not
from ethnos.engine.play import set_options
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.state import Table
from ethnos.notation import read_move, read_position

POSITIONS: Final = files("ethnos.lessons.examples") / "positions"


@dataclass(frozen=True, slots=True)
class Example:
    """A position and a move in it."""

    name: str
    """The name of the example, and of the file with its position."""
    rule: str
    line: str
    """The move, as notation."""
    otherwise: str = ""
    """The move instead, where the options do not allow the first one."""
    kingdoms: tuple[str, ...] = ()
    """The kingdoms to look at on the map; the text is about the first one."""
    sources: tuple[str, ...] = ()
    """If the move ends an Age: the sources of Glory that the example is about."""
    result: bool = False
    """If the move ends the game: whether the example is about the final places too."""

    @property
    def key(self) -> str:
        """The key of its text."""
        return f"rules-example-{self.rule.lower().replace('-', '')}"

    def table(self, ruleset: Ruleset | None = None) -> Table:
        """The table before the move; with a ruleset, under its options."""
        table = read_position((POSITIONS / f"{self.name}.txt").read_text(encoding="utf-8"))
        if ruleset is not None:
            set_options(table, ruleset)
        return table

    def move(self, table: Table) -> Move:
        """The move at this table."""
        move = read_move(self.line)
        return read_move(self.otherwise) if self.otherwise and why_not(table, move) else move


def _map(name: str, rule: str, line: str, *kingdoms: str, otherwise: str = "") -> Example:
    return Example(name, rule, line, otherwise, kingdoms)


def _scored(name: str, rule: str, *sources: str, kingdoms: tuple[str, ...] = (), line: str = "draw") -> Example:
    return Example(name, rule, line, kingdoms=kingdoms, sources=(*kingdoms, *sources))


EXAMPLES: Final[dict[str, Example]] = {
    example.name: example
    for example in (
        _map("first-band", "R25", "band dwarf.red elf.red wizard.red -> rhea", "rhea"),
        _map(
            "centaur",
            "R-T1",
            "band centaur.red giant.red -> rhea / band wizard.blue wizard.blue wizard.green -> straton",
            "rhea",
            "straton",
        ),
        _scored("dwarf", "R-T2", "bands"),
        _map("elf", "R-T3", "band elf.green elf.purple -> althea keep wizard.red wizard.red", "althea"),
        _map("giant", "R-T4", "band giant.purple giant.orange giant.grey -> duris", "duris"),
        _map("halfling", "R-T5", "band halfling.red halfling.blue halfling.green halfling.grey", "rhea"),
        _map("merfolk", "R-T6", "band merfolk.orange merfolk.blue -> ithys extra rhea", "ithys", "rhea"),
        _map("minotaur", "R-T7", "band minotaur.green minotaur.red minotaur.grey -> althea", "althea"),
        _map("orc", "R-T8", "band orc.red orc.green -> rhea horde", "rhea"),
        _map("skeleton", "R-T9", "band elf.green elf.orange skeleton skeleton -> althea", "althea"),
        _map("troll", "R-T10", "band troll.grey troll.red troll.blue troll.green -> pelagon token 3", "pelagon"),
        _map("wingfolk", "R-T11", "band wingfolk.grey wingfolk.blue wingfolk.orange -> rhea", "rhea", "pelagon"),
        _map("wizard", "R-T12", "band wizard.purple wizard.blue wizard.orange -> duris draw", "duris"),
        _scored("tie", "R33", kingdoms=("althea",)),
        _scored("trolls-tie", "R34", kingdoms=("duris",)),
        _scored("merfolk-board", "R35", "merfolk"),
        _scored("horde", "R37", "orcs", line="pillage"),
        _scored("bands", "R39", "bands"),
        _scored("alone", "R54", kingdoms=("ithys", "duris")),
        _map("empty-pool", "R18", "draw"),
        _map("placing", "D3", "band dwarf.red elf.red", "rhea"),
        _map(
            "centaur-able",
            "D4",
            "band centaur.red giant.red / band wizard.blue wizard.blue wizard.green -> straton",
            "rhea",
            "straton",
            otherwise="band centaur.red giant.red",
        ),
        _map("ten-skeletons", "O3", "show"),
        _scored("trolls-at-sea", "D9", "merfolk"),
        _scored("alone-at-sea", "O10", "merfolk"),
        Example("last-tie", "D12", "draw", sources=("bands",), result=True),
        _map("two-players", "R56", "band dwarf.red elf.red wizard.red", "rhea"),
    )
}
"""All examples by name. Each option is shown by one that ends differently with each of its values, that of Centaurs
only where a marker may be declined.
"""


def example_of(rule: str) -> Example | None:
    """The example of a rule, if it has one."""
    return next((example for example in EXAMPLES.values() if example.rule == rule), None)
