"""``Game``: the engine as a Python object, easy to use from scripts.

game = Game.new(players=4, seed=7)
while not game.is_over:
    game.apply(random.choice(game.legal_actions()))
print(game.standings())
"""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Self

from ethnos.base.arguments import checked, checked_class
from ethnos.base.plain import Plain
from ethnos.base.refusals import EthnosError
from ethnos.engine import play as engine
from ethnos.engine.fields import gains
from ethnos.engine.moves import Move, Pillage, PlayBand, Recruit, Refused, ShowSkeletons, expand, legal_moves, why_not
from ethnos.engine.rng import SEED_BITS
from ethnos.engine.ruleset import Ruleset, options_to_keep, preset
from ethnos.engine.state import OVER, SOURCE_NAMES, SPECTATOR, Table, as_bytes, copied, from_bytes
from ethnos.game.preview import Preview, preview
from ethnos.game.scores import places
from ethnos.notation import read_move, read_whole_position


@checked_class
@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that a game starts from: the same setup and decisions give the same game."""

    players: int
    preset: str
    tribes: str | tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    """Options that differ from the preset's; where a marker can be declined, also what a Centaur needs (D4)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", tuple(options_to_keep(self.preset, dict(self.options)).items()))
        _ = self.ruleset, engine.tribe_pool(self.tribes, self.players), engine.seed_words(self.seed)  # or a refusal

    @property
    def ruleset(self) -> Ruleset:
        """The preset with its options changed."""
        return preset(self.preset).changed(**dict(self.options))

    def table(self) -> Table:
        """The table laid out, before the first decision."""
        return engine.new_table(self.players, self.preset, self.tribes, self.seed, **dict(self.options))


@dataclass(frozen=True, slots=True)
class Standing(Plain):
    """A seat's place: 1 for the winner; while the game goes on, by Glory alone."""

    seat: int
    place: int
    glory: int


class CannotUndo(EthnosError):
    """The last decision cannot be undone: there is none, or it has revealed something hidden."""

    family = "refusal-"


class NotAMove(EthnosError, TypeError):
    """Something that is neither a move nor the text of one."""


@dataclass(slots=True)
class _Past:
    """The table before each decision, and the decisions."""

    records: list[bytes] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)


class Game:
    """A game from its setup to the current table."""

    @checked
    def __init__(self, setup: Setup | None, table: Table) -> None:
        self.setup = setup
        """What the game started from; None for a game that started from a position."""
        self.table = table
        """The current table, with everything that is hidden."""
        self._past = _Past()

    @classmethod
    @checked
    def new(
        cls,
        players: int = 4,
        preset: str = "english",
        tribes: str | Sequence[str] = "random",
        seed: int | None = None,
        **options: object,
    ) -> Self:
        """A new game.

        ``tribes`` are ``random``, ``first_game``, or exactly as many names as the game needs: five with 2 or 3
        players, otherwise six. ``options`` change rules of the preset, for example ``placement="may"``. Without a seed
        the game gets a random one of 128 bits.
        """
        selection = tribes if isinstance(tribes, str) else tuple(tribes)
        number = secrets.randbits(SEED_BITS) if seed is None else seed
        changes = tuple((name, str(value)) for name, value in options.items())
        setup = Setup(players, preset, selection, number, changes)
        return cls(setup, setup.table())

    @classmethod
    @checked
    def from_position(cls, text: str) -> Self:
        """A game that plays on from a position (docs/notation.md); ``BadPosition`` if it is not a whole table."""
        return cls(None, read_whole_position(text))

    # --- The current table ------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of players."""
        return self.table.players

    @property
    def seat(self) -> int | None:
        """Who decides; None once the game is over."""
        return None if self.is_over else self.table.seat

    @property
    def age(self) -> int:
        """The current Age, from 1."""
        return self.table.age

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.phase == OVER)

    @property
    def actions(self) -> tuple[int, ...]:
        """The decisions taken so far."""
        return tuple(self._past.actions)

    def steps(self) -> Iterator[tuple[Table, int]]:
        """The table before each decision taken so far, and the decision."""
        for record, action in zip(self._past.records, self._past.actions, strict=True):
            yield from_bytes(record), action

    def view(self, seat: int = SPECTATOR) -> Table:
        """What a seat may know, or by default a spectator."""
        return engine.view(self.table, seat)

    @property
    def start(self) -> Table:
        """The table before the first decision."""
        return from_bytes(self._past.records[0]) if self._past.records else copied(self.table)

    def score_sheet(self) -> list[list[dict[str, int]]]:
        """Every point by Age, seat and source: ``score_sheet()[0][2]["bands"]`` is what seat 2 got in Age 1 for Bands.

        The sources are the kingdoms by name and the others of ``ethnos.engine.state.SOURCE_NAMES``.
        """
        ages, players = self.table.ages, self.players
        return [
            [dict(zip(SOURCE_NAMES, self.table.sheet[age][seat], strict=True)) for seat in range(players)]
            for age in range(ages)
        ]

    def standings(self) -> list[Standing]:
        """The seats from first to last."""
        place_by_seat = places(self.table)
        seats = sorted(range(self.players), key=lambda seat: place_by_seat[seat])
        return [Standing(seat, place_by_seat[seat], self.table.glory[seat]) for seat in seats]

    # --- Playing ----------------------------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """The decisions that are possible now, as numbers."""
        return engine.legal_actions(self.table)

    def legal_moves(self) -> Iterator[Move]:
        """The whole moves that are possible now, generated one by one."""
        return legal_moves(self.table)

    def apply(self, action: int) -> None:
        """Take one decision. An impossible one raises ``IllegalDecision``."""
        before = as_bytes(self.table)
        engine.apply_action(self.table, action)
        self._past.records.append(before)
        self._past.actions.append(int(action))

    def play(self, move: Move | str) -> None:
        """Make a move, given as a value or as text (``draw``). An illegal move raises ``Refused``."""
        for action in expand(self.table, _move(move)).actions:
            self.apply(action)

    def why_not(self, move: Move | str) -> Refused | None:
        """Why a move is refused, or None if it is legal."""
        return why_not(self.table, _move(move))

    def preview(self, move: Move | str) -> Preview:
        """What a move would do, without making it."""
        return preview(self.table, _move(move))

    # --- Undo -------------------------------------------------------------------------------------------------

    def undo(self) -> int:
        """Take back the last decision and return it, unless it has revealed something hidden."""
        refusal = self.why_not_undo()
        if refusal is not None:
            raise refusal
        self.table = from_bytes(self._past.records.pop())
        return self._past.actions.pop()

    def why_not_undo(self) -> CannotUndo | None:
        """Why the last decision cannot be taken back, or None."""
        if not self._past.actions:
            return CannotUndo("undo-beginning")
        return _revealed(from_bytes(self._past.records[-1]), self.table)

    # --- Copies and comparison --------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy of the game."""
        twin = type(self)(self.setup, copied(self.table))
        twin._past = _Past(list(self._past.records), list(self._past.actions))
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return as_bytes(self.table) == as_bytes(other.table)

    __hash__ = None  # type: ignore[assignment]
    """A game changes, so it is no member of a set and no key of a dictionary."""

    def __repr__(self) -> str:
        status = "over" if self.is_over else f"Age {self.age}, seat {self.seat} decides"
        return f"<Game of {self.players}: {status}, {len(self._past.actions)} decisions taken>"


def _move(move: Move | str) -> Move:
    """A move, or the move that a text means."""
    if isinstance(move, str):
        return read_move(move)
    if not isinstance(move, Recruit | PlayBand | ShowSkeletons | Pillage):
        raise NotAMove(given=type(move).__name__)
    return move


def _revealed(before: Table, after: Table) -> CannotUndo | None:
    """Why a decision cannot be undone: it revealed cards of the deck, or cards of a hand that nobody had seen taken."""
    if after.age != before.age or after.phase == OVER:
        return CannotUndo("undo-age", "R22")
    if after.deck_left != before.deck_left:
        return CannotUndo("undo-deck", "R18", "R21")
    seat = before.seat
    removed = gains(after.hands[seat], before.hands[seat])
    if any(count > known for count, known in zip(removed, before.known[seat], strict=True)):
        return CannotUndo("undo-hand", "O27")
    return None
