"""Statistics of a person's games, from the summaries of their tables."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from ethnos.engine.components import Tribe
from ethnos.server.people.ratings import Ratings
from ethnos.server.protocol.people import PlayersStatistics, RatingOut, Statistics, TribeBands
from ethnos.server.rooms.summary import owner_of, read_about
from ethnos.server.storage import Summary
from ethnos.server.storage.people_store import TiedSeat
from ethnos.server.storage.rating_store import Rating


@dataclass
class _Results:
    """Places and Glory in games of one number of players."""

    places: list[int] = field(default_factory=list)
    glory: list[int] = field(default_factory=list)


async def statistics_of(person_id: str, games: Iterable[tuple[TiedSeat, Summary]], ratings: Ratings) -> Statistics:
    """The results of these seats. Games whose summary cannot be read are left out."""
    results, bands_led, unfinished = dict[int, _Results](), Counter[Tribe](), 0
    for seat, summary in games:
        about = read_about(summary.about)
        try:
            if about["owners"][seat.seat] != owner_of(seat.digest):
                continue
            if summary.status != "over":
                unfinished += 1
                continue
            if (result := about["result"]) is None:
                continue
            place, glory = next((place, glory) for other, place, glory in about["standings"] if other == seat.seat)
            tribes, players = result["leaders"][seat.seat], about["players"]
        except (KeyError, IndexError, TypeError, ValueError, StopIteration):  # a summary of another version
            continue
        own = results.setdefault(players, _Results())
        own.places.append(place)
        own.glory.append(glory)
        bands_led.update(tribes)
    return Statistics(
        unfinished=unfinished,
        finished=sum(len(own.places) for own in results.values()),
        by_players=[await _line(person_id, players, own, ratings) for players, own in sorted(results.items())],
        tribes=[
            TribeBands(tribe=tribe, bands=bands)
            for tribe, bands in sorted(bands_led.items(), key=lambda item: (-item[1], item[0]))
        ],
    )


def _rounded(rating: Rating) -> RatingOut:
    return RatingOut(mu=round(rating.mu, 2), sigma=round(rating.sigma, 2), games=rating.games)


async def _line(person_id: str, players: int, own: _Results, ratings: Ratings) -> PlayersStatistics:
    rating = await ratings.of(person_id, players)
    return PlayersStatistics(
        players=players,
        games=len(own.places),
        wins=own.places.count(1),
        places=[own.places.count(place) for place in range(1, players + 1)],
        mean_glory=round(sum(own.glory) / len(own.glory), 1),
        best_glory=max(own.glory),
        rating=None if rating is None else _rounded(rating),
    )
