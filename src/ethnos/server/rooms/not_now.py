"""The refusals of a room."""

from ethnos.base.refusals import EthnosError


class NotNow(EthnosError):
    """Something that cannot be done at this table now; the code says why."""

    family = "server-"


class Forbidden(EthnosError):
    """Something that only somebody else may do; the code says who."""

    family = "server-"


class TooMuch(EthnosError):
    """Something that is done too often; the code says what."""

    family = "server-"
