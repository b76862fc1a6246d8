"""Bots of one's own, as a file holds them: some that play, some that cannot."""

from pathlib import Path

SOURCE = '''
"""Bots for the tests."""

from ethnos.engine.play import legal_actions


class First:
    """Always the first decision there is."""

    def __init__(self, seed):
        self.seed = seed

    def decide(self, view):
        assert view.viewer == view.seat  # a view, and one's own
        return legal_actions(view)[0]


class Last(First):
    """Always the last one."""

    def decide(self, view):
        return legal_actions(view)[-1]


class Cheat(First):
    """Wants what nobody offers."""

    def decide(self, view):
        return 100_000


class Namer(First):
    """Answers with the name of a decision, not with its number."""

    def decide(self, view):
        return "draw"


class Fragile(First):
    """Breaks down."""

    def decide(self, view):
        return 1 // 0


class Mute:
    """Cannot decide."""

    def __init__(self, seed):
        pass


class Seedless:
    """Cannot be made."""

    def decide(self, view):
        return 0


NUMBER = 3
'''


def write_bots(folder: Path) -> Path:
    """The file with these bots."""
    path = folder / "own_bots.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path
