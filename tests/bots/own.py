"""A file with a user's own bots: some that play, some that are faulty."""

from pathlib import Path

SOURCE = '''
"""Bots for the tests."""

from ethnos.engine.play import legal_actions


class First:
    """Always the first legal decision."""

    def __init__(self, seed):
        self.seed = seed

    def decide(self, view):
        assert view.viewer == view.seat  # its own view
        return legal_actions(view)[0]


class Last(First):
    """Always the last one."""

    def decide(self, view):
        return legal_actions(view)[-1]


class Cheat(First):
    """Answers with a decision that does not exist."""

    def decide(self, view):
        return 100_000


class Namer(First):
    """Answers with the name of a decision, not with its number."""

    def decide(self, view):
        return "draw"


class Fragile(First):
    """Raises an exception."""

    def decide(self, view):
        return 1 // 0


class Mute:
    """Has no method ``decide``."""

    def __init__(self, seed):
        pass


class Seedless:
    """Takes no seed."""

    def decide(self, view):
        return 0


NUMBER = 3
'''


def write_bots(folder: Path) -> Path:
    """Write these bots into a file and return its path."""
    path = folder / "own_bots.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path
