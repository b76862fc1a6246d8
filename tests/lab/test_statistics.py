"""Shares, intervals and ratings, compared with published or obvious numbers."""

import random

import pytest

from ethnos.research.lab.statistics import ENOUGH_DEALS, interval, ratings, summarise, whole_deals, wilson, win_share
from ethnos.research.lab.tournament import Record


def game(deal: int, rotation: int, seats: str, places: tuple[int, ...]) -> Record:
    """A game between bots of one letter each."""
    glory = tuple(100 - 10 * place for place in places)
    return Record(deal, rotation, 7, tuple(seats), places, glory, (10,) * len(seats), (0.05,) * len(seats))


def test_wilson_agrees_with_published_values() -> None:
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)  # Newcombe 1998


def test_a_shared_victory_counts_in_parts_and_seats_together() -> None:
    shared = game(0, 0, "aab", (1, 2, 1))
    assert win_share(shared, "a") == 0.5
    assert win_share(shared, "b") == 0.5
    assert win_share(game(0, 0, "aab", (1, 1, 3)), "a") == 1.0


def test_results() -> None:
    games = [game(0, 0, "ab", (1, 2)), game(0, 1, "ba", (2, 1)), game(1, 0, "ab", (1, 2)), game(1, 1, "ba", (1, 2))]
    first, second = summarise(games, ["a", "b"])
    assert (first.bot, first.games, first.fair_share) == ("a", 4, 0.5)
    assert (first.win_share, second.win_share) == (0.75, 0.25)
    assert first.mean_glory == 87.5
    assert first.mean_place == 1.25
    assert first.ms_per_decision == 5.0
    assert first.rating > second.rating
    assert first.interval[0] < 0.75 < first.interval[1]
    assert list(first.as_json()) == [
        "bot",
        "win_share",
        "interval",
        "mean_glory",
        "mean_place",
        "ms_per_decision",
        "rating",
    ]


def test_only_deals_in_all_rotations_count() -> None:
    games = [game(1, 1, "ba", (1, 2)), game(0, 0, "ab", (1, 2)), game(1, 0, "ab", (1, 2)), game(2, 0, "ab", (2, 1))]
    assert [record.number for record in whole_deals(games)] == [(1, 0), (1, 1)]


def test_equal_results_within_a_deal_make_the_interval_wider() -> None:
    chance = random.Random(1)
    equal = [float(chance.random() < 0.5) for _ in range(400)]
    independent = [(chance.random() < 0.5) / 2 + (chance.random() < 0.5) / 2 for _ in range(400)]
    low, high = interval(equal)
    assert (low, high) == pytest.approx(wilson(sum(equal) / 400, 400), abs=0.001)
    assert high - low > 1.3 * (interval(independent)[1] - interval(independent)[0])


def test_nineteen_of_twenty_intervals_contain_the_true_share() -> None:
    chance, contained = random.Random(2), 0
    for _ in range(400):
        luck = [chance.uniform(0.1, 0.7) for _ in range(60)]  # of the deal: its games are not independent
        low, high = interval([sum(chance.random() < share for _ in range(4)) / 4 for share in luck])
        contained += low <= 0.4 <= high
    assert 365 <= contained <= 395


def test_if_deals_are_few_or_equal_each_counts_as_one_game() -> None:
    few = [0.0, 1.0] * (ENOUGH_DEALS // 2 - 1)
    assert interval(few) == wilson(0.5, len(few))
    assert interval([1.0] * 50) == wilson(1.0, 50)
    assert interval([]) == (0.0, 1.0)


@pytest.mark.long
def test_ratings_follow_strength_and_not_the_order_of_the_file() -> None:
    chance = random.Random(3)
    strength = {"a": 0.0, "b": 1.0, "c": 2.0, "d": 3.0}
    games = []
    for deal in range(100):
        for turn in range(4):
            seats = "abcd"[turn:] + "abcd"[:turn]
            form = [strength[bot] + chance.gauss(0, 1) for bot in seats]
            places = tuple(1 + sum(other > own for other in form) for own in form)
            games.append(game(deal, turn, seats, places))
    rated = ratings(whole_deals(games))
    assert sorted(rated, key=lambda bot: rated[bot]) == ["a", "b", "c", "d"]
    chance.shuffle(games)
    assert ratings(whole_deals(games)) == rated


def test_the_bot_that_wins_more_is_rated_higher_in_any_order() -> None:
    won = [True] * 62 + [False] * 38
    for order in (won, won[::-1], won[50:] + won[:50]):
        rated = ratings([game(deal, 0, "ab", (1, 2) if first else (2, 1)) for deal, first in enumerate(order)])
        assert rated["a"] > rated["b"] + 2


def test_a_bot_with_several_seats_has_one_rating() -> None:
    rated = ratings(
        [game(0, turn, "aab"[turn:] + "aab"[:turn], ((1, 2, 3), (1, 3, 2), (3, 1, 2))[turn]) for turn in range(3)]
    )
    assert set(rated) == {"a", "b"}
    assert rated["a"] > rated["b"]
