"""What both layouts of a table share: a view, its viewer, the names, and pieces of text."""

from dataclasses import dataclass

from rich.text import Text

from ethnos.base.i18n import Texts
from ethnos.engine.components import GIANT, MERFOLK, MERFOLK_END, ORC, TROLL, Tribe
from ethnos.engine.play import in_play, tribe_names
from ethnos.engine.state import NOBODY, OVER, SPECTATOR, Table
from ethnos.game.drawing import read_table, signs
from ethnos.game.scores import leaders_in


@dataclass(frozen=True)
class SeenTable:
    """A table as one seat sees it; for None with all hands."""

    table: Table
    seat: int | None
    names: tuple[str, ...]
    texts: Texts

    @property
    def seats(self) -> range:
        """All seats, from 0."""
        return range(self.table.players)

    @property
    def hands(self) -> list[int]:
        """The seats whose hands the viewer sees."""
        if self.seat is None:
            return list(self.seats)
        return [] if self.seat == SPECTATOR else [self.seat]

    @property
    def ages(self) -> tuple[str, ...]:
        """The Ages of this game, as people count them."""
        return signs.AGES[: self.table.ages]

    @property
    def tribes(self) -> tuple[Tribe, ...]:
        """The tribes in play."""
        return tribe_names(self.table)

    def age(self) -> str:
        """Which Age it is, of how many."""
        return self.texts("terminal-age", age=self.ages[self.table.age - 1], ages=self.ages[-1])

    def turn(self) -> Text:
        """Whose turn it is."""
        if self.table.phase == OVER or self.table.seat == NOBODY:
            return Text(self.texts("terminal-game-over"), "bold")
        seat = self.table.seat
        if seat == self.seat:
            return signs.shape(seat).append(" " + self.texts("terminal-your-turn"), "default bold")
        return signs.shape(seat).append(" " + self.texts("terminal-their-turn", name=self.names[seat]), "default bold")

    def dragons(self) -> Text:
        """The Dragons of this Age."""
        return Text(self.texts("terminal-dragons") + " ").append_text(signs.dragons(self.table.dragons))

    def deck(self) -> str:
        """How many cards are left in the deck."""
        return self.texts("terminal-deck", count=self.table.deck_left)

    def short(self, tribe: str) -> str:
        """A tribe in three or four letters."""
        return self.texts("terminal-tribe-short", tribe=tribe)

    def token(self, kingdom: int, age: int) -> Text:
        """A Glory token; that of the current Age is in brackets."""
        value = self.table.tokens[kingdom, age]
        if age == self.table.age - 1:
            return Text(f"[{value:>2}]", "bold")
        return Text(f" {value:>2} ", signs.QUIET)

    def leads(self, kingdom: int) -> Text:
        """Who is first in a kingdom, if anybody."""
        ahead = leaders_in(self.table, kingdom)
        if not ahead:
            return Text(self.texts("terminal-nobody"), signs.QUIET)
        crown = Text(f"{signs.LEAD_SIGN} ", "yellow")
        if len(ahead) == 1:
            return crown.append_text(signs.player(ahead[0], self.names))
        shapes = Text(" ").join(signs.shape(seat) for seat in ahead)
        return crown.append_text(shapes).append(" " + self.texts("terminal-tied"), "default not bold")

    def mark(self, seat: int) -> Text:
        """The sign of the seat to move."""
        to_move = self.table.phase != OVER and seat == self.table.seat
        return Text(signs.TURN_SIGN if to_move else " ", "bold")

    def boards(self, seat: int) -> dict[str, Text]:
        """A seat's tribe boards and tokens, by the key of their name."""
        table, boards = self.table, {}
        if in_play(table, MERFOLK):
            boards["terminal-merfolk"] = Text(f"{table.merfolk[seat]}/{MERFOLK_END}")
        if in_play(table, ORC):
            horde = read_table.horde_of(table, seat)
            boards["terminal-horde"] = Text("").join(signs.kingdom_sign(place) for place in horde)
        if in_play(table, TROLL):
            boards["terminal-trolls"] = Text(" ".join(map(str, read_table.trolls_of(table, seat))))
        if in_play(table, GIANT):
            holds = table.giant_seat == seat
            boards["terminal-giant"] = Text(f"✓{table.giant_size}" if holds else "", "bold")
        return boards
