"""The refusal to write games to a file."""

from ethnos.refusals import EthnosError


class CannotWrite(EthnosError):
    """The games cannot be written to this file."""
