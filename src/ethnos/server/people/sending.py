"""What can go wrong when a notice is sent."""


class Gone(Exception):
    """The recipient no longer exists, and nothing may be sent there again."""


class NotSent(Exception):
    """Sending has failed for now; it may be tried again."""
