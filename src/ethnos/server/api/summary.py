"""The rules of one game on a page, for a client to write out."""

from ethnos.engine.ruleset import Ruleset
from ethnos.game.summary import Summary, summary
from ethnos.server.api.endpoint import Endpoint


def get_summary(ruleset: Ruleset, players: int = 4, tribes: str = "random") -> Summary:
    """The rules of a game on a page, with the engine's numbers: under these options, for this number of players and
    these tribes (names with commas between them, `random` or `first_game`).
    """
    return summary(ruleset, players, tribes)


def summary_endpoints() -> list[Endpoint]:
    """The address of the summary."""
    return [Endpoint("GET", "/api/summary", get_summary, Summary)]
