"""The refusal of a malformed message."""

from ethnos.base.refusals import EthnosError


class BadMessage(EthnosError):
    """A message of the wrong form; ``problem`` says where, without repeating what was sent."""

    code = "server-bad-message"
