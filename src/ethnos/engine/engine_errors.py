"""The errors of the engine. A record is unchanged when one of them is raised."""

from ethnos.base.refusals import EthnosError


class WrongPlayerCount(EthnosError):
    """R1: a number of players that the game does not allow."""


class WrongTribes(EthnosError):
    """R5, R49: the wrong number of tribes, a tribe twice, or one that does not exist (``unknown`` names it)."""


class UnknownOption(EthnosError):
    """An option that no edition has."""


class UnknownValue(EthnosError):
    """A value that an option cannot have."""


class UnknownPreset(EthnosError):
    """An edition that does not exist."""


class WrongSeed(EthnosError):
    """A seed outside the generator's 128 bits."""


class WrongSeat(EthnosError):
    """A seat that this table does not have."""


class UnknownDecision(EthnosError):
    """A number that is not the number of any decision."""


class IllegalDecision(EthnosError):
    """A decision that exists, but is not legal now."""


class GameOver(EthnosError):
    """No decision is left to take."""


class NotAView(EthnosError):
    """A complete table where a view was needed."""


class NotASeatsView(EthnosError):
    """Something other than the view of a seat."""


class NotToDecide(EthnosError):
    """Something other than the view of the seat that decides."""


class NotATable(EthnosError):
    """A view where a complete table was needed."""
