"""What has happened in a game, decision by decision, as sentences for each seat."""

from ethnos.base.i18n import Texts
from ethnos.engine.state import Table
from ethnos.game.events import Event, Glory, TurnPassed, cut, describe, events_of, opening_events
from ethnos.game.game import Game


class Story:
    """The events of a game so far."""

    def __init__(self, game: Game, names: tuple[str, ...], texts: Texts) -> None:
        self._names = names
        self._texts = texts
        self._steps: list[list[Event]] = []
        self._opening: list[Event] = [] if game.setup is None else opening_events(game.start)
        for before, action in game.steps():
            self.add(before, action)

    def __len__(self) -> int:
        """How many decisions there are."""
        return len(self._steps)

    def add(self, before: Table, action: int) -> None:
        """Add the events of a decision."""
        self._steps.append(list(events_of(before, action)))

    def take_back(self) -> None:
        """Remove the last decision."""
        if self._steps:
            self._steps.pop()

    def opening(self, viewer: int | None) -> list[str]:
        """How the game was set up, in sentences."""
        return self._sentences(self._opening, viewer)

    def lines(self, viewer: int | None, start: int = 0, end: int | None = None) -> list[str]:
        """The events of some decisions, a sentence each; for viewer None nothing is hidden."""
        return self._sentences([event for step in self._steps[start:end] for event in step], viewer)

    def _sentences(self, events: list[Event], viewer: int | None) -> list[str]:
        visible = [event if viewer is None else cut(event, viewer) for event in events]
        return [describe(event, self._texts, self._names) for event in visible if _is_news(event)]


def _is_news(event: Event) -> bool:
    """Leave out changes of turn, which the table shows, and Glory of 0, as for a Band of one."""
    return not isinstance(event, TurnPassed) and not (isinstance(event, Glory) and event.points == 0)
