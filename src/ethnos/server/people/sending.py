"""What can happen to a notice on its way."""


class Gone(Exception):
    """Nobody is there any more, and nothing may be sent there again."""


class NotSent(Exception):
    """It could not be sent now; it may be tried again."""
