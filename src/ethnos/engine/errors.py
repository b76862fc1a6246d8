"""Named refusals. Each says in a sentence what is wrong and what would be right; none changes a record."""

from collections.abc import Iterable

NO_TRIBE = object()
"""No tribe is unknown: it is their number that is wrong."""


class EthnosError(ValueError):
    """Something that the rules, or the table as it stands, do not allow."""


class WrongPlayerCount(EthnosError):
    """R1."""

    def __init__(self, players: object) -> None:
        super().__init__(f"Ethnos is for 2 to 6 players, not {players!r}: give a whole number from 2 to 6 (R1).")
        self.players = players


class WrongTribes(EthnosError):
    """R5, R49: not as many as the game needs, one twice, or one that does not exist."""

    def __init__(self, tribes: object, unknown: object, players: int, needed: int) -> None:
        self.tribes, self.unknown, self.players, self.needed = tribes, unknown, players, needed
        problem = f"{tribes!r} will not do" if unknown is NO_TRIBE else f"There is no tribe {unknown!r}"
        super().__init__(f"{problem}; choose exactly {needed} different tribes with {players} players (R5, R49).")


class UnknownOption(EthnosError):
    """An option that no edition has."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name, self.known = name, tuple(known)
        super().__init__(f"There is no option {name!r}; the options are {', '.join(self.known)}.")


class UnknownValue(EthnosError):
    """A value that an option cannot have."""

    def __init__(self, name: str, value: object, known: Iterable[str]) -> None:
        self.name, self.value, self.known = name, value, tuple(known)
        super().__init__(f"The option {name!r} cannot be {value!r}; it can be {', '.join(self.known)}.")


class UnknownPreset(EthnosError):
    """An edition that does not exist."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        self.name, self.known = name, tuple(known)
        super().__init__(f"There is no preset {name!r}; the presets are {', '.join(self.known)}.")


class WrongSeed(EthnosError):
    """A seed outside the generator's 128 bits."""

    def __init__(self, seed: object) -> None:
        super().__init__(f"The seed {seed!r} is not usable: give a whole number from 0 to 2**128 - 1.")
        self.seed = seed


class WrongSeat(EthnosError):
    """A seat that this table does not have."""

    def __init__(self, seat: object, players: int) -> None:
        super().__init__(f"There is no seat {seat!r} at this table: seats are numbered 0 to {players - 1}.")
        self.seat, self.players = seat, players


class UnknownDecision(EthnosError):
    """A number that names no decision at all."""

    def __init__(self, action: object, count: int) -> None:
        super().__init__(f"{action!r} names no decision: decisions are whole numbers from 0 to {count - 1}.")
        self.action = action


class IllegalDecision(EthnosError):
    """A decision that exists, but not here and now."""

    def __init__(self, action: str, phase: str, legal: Iterable[str]) -> None:
        self.action, self.phase, self.legal = action, phase, tuple(legal)
        super().__init__(f"{action!r} is not possible now ({phase}); possible: {', '.join(self.legal)}.")


class GameOver(EthnosError):
    """No decision is left to take."""

    def __init__(self) -> None:
        super().__init__("The game is over: start a new one to go on playing.")


class NotAView(EthnosError):
    """A complete table where a view was needed."""

    def __init__(self) -> None:
        super().__init__("Only a view can be filled in: make one for a seat first.")


class NotATable(EthnosError):
    """A view where a complete table was needed."""

    def __init__(self) -> None:
        super().__init__("This is a view, not a table: play on the table, or sample one from the view.")
