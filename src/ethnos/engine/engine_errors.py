"""The errors of the engine. A record is unchanged when one of them is raised."""

from ethnos.refusals import EthnosError


class WrongPlayerCount(EthnosError):
    """R1: a number of players that the game does not allow."""

    code = "error-WrongPlayerCount"


class WrongTribes(EthnosError):
    """R5, R49: the wrong number of tribes, a tribe twice, or one that does not exist (``unknown`` names it)."""

    code = "error-WrongTribes"


class UnknownOption(EthnosError):
    """An option that no edition has."""

    code = "error-UnknownOption"


class UnknownValue(EthnosError):
    """A value that an option cannot have."""

    code = "error-UnknownValue"


class UnknownPreset(EthnosError):
    """An edition that does not exist."""

    code = "error-UnknownPreset"


class WrongSeed(EthnosError):
    """A seed outside the generator's 128 bits."""

    code = "error-WrongSeed"


class WrongSeat(EthnosError):
    """A seat that this table does not have."""

    code = "error-WrongSeat"


class UnknownDecision(EthnosError):
    """A number that is not the number of any decision."""

    code = "error-UnknownDecision"


class IllegalDecision(EthnosError):
    """A decision that exists, but is not legal now."""

    code = "error-IllegalDecision"


class GameOver(EthnosError):
    """No decision is left to take."""

    code = "error-GameOver"


class NotAView(EthnosError):
    """A complete table where a view was needed."""

    code = "error-NotAView"


class NotASeatsView(EthnosError):
    """Something other than the view of a seat."""

    code = "error-NotASeatsView"


class NotToDecide(EthnosError):
    """Something other than the view of the seat that decides."""

    code = "error-NotToDecide"


class NotATable(EthnosError):
    """A view where a complete table was needed."""

    code = "error-NotATable"
