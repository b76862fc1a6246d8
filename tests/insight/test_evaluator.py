"""Decisions are comparison from what a seat knows, on the same possible tables."""

import random

import pytest

from ethnos.base.plain import to_json
from ethnos.bots.champion import ChampionBot
from ethnos.engine.actions import DRAW
from ethnos.engine.play import apply_action, legal_actions, sample, view
from ethnos.engine.state import OVER, Table, as_bytes, copied
from ethnos.game.game import Game
from ethnos.insight import INACCURACY, MISTAKE, Comparison, Evaluator, analyse, report_of
from ethnos.insight.evaluator import victory_shares
from ethnos.insight.oracle import Oracle
from tests.bots.tables import positions
from tests.bots.test_fairness import with_other_hidden_cards


def after(table: Table, action: int) -> Game:
    """A game from this table, after one decision."""
    game = Game(None, copied(table))
    game.apply(action)
    return game


def test_what_a_seat_cannot_know_changes_no_judgement(evaluator: Evaluator) -> None:
    """Two tables that differ only in hidden cards: the same decision, and then the reports for that seat."""
    compared, shown = 0, 0
    for seed, table in enumerate(positions(["random", "greedy"], 120, every=11)):
        other, seat = with_other_hidden_cards(table, seed), int(table.seat)
        action = random.Random(seed).choice(legal_actions(table))
        games = [after(table, action), after(other, action)]
        if any(game.is_over for game in games):
            continue
        report, other_report = (to_json(report_of(analyse(game, evaluator, [seat]))) for game in games)
        for turn, other_turn in zip(report["turns"], other_report["turns"], strict=True):
            for name in ("seat", "age", "before"):
                assert turn[name] == other_turn[name]
            for decision, other_decision in zip(turn["decisions"], other_turn["decisions"], strict=True):
                assert without_after(decision) == without_after(other_decision), f"position {seed}"
        if as_bytes(games[0].view(seat)) == as_bytes(games[1].view(seat)):
            assert report == other_report
            shown += 1
        compared += bool(report["turns"] and report["turns"][0]["decisions"])
    assert compared > 60
    assert shown > 40


def without_after(decision: dict[str, object]) -> dict[str, object]:
    """What was known before the card was drawn."""
    return {name: value for name, value in decision.items() if name != "after"}


def test_others_learn_nothing_from_a_hidden_card(evaluator: Evaluator) -> None:
    """For a seat that only watches, the reports of two tables are equal until it sees a difference."""
    compared = 0
    for seed, table in enumerate(positions(["random", "greedy"], 60, every=11)):
        seat = (int(table.seat) + 1) % int(table.players)
        other = sample(view(table, seat), seed)
        if DRAW not in legal_actions(table):
            continue
        games = [after(table, DRAW), after(other, DRAW)]
        if as_bytes(games[0].view(seat)) == as_bytes(games[1].view(seat)) and not games[0].is_over:
            assert to_json(report_of(analyse(games[0], evaluator, [seat]))) == to_json(
                report_of(analyse(games[1], evaluator, [seat]))
            )
            compared += 1
    assert compared > 20


def test_the_preferred_decision_is_the_champions(evaluator: Evaluator) -> None:
    champion = ChampionBot(0)
    for table in positions(["random"], 40, every=7):
        seen = view(table, int(table.seat))
        comparison = evaluator.compare(seen, legal_actions(seen)[0])
        assert comparison.preferred == champion.decide(seen)
        assert comparison.preferred_probability >= comparison.probability
        assert 0 <= comparison.value <= 1


def test_decisions_that_show_no_card_have_the_same_value_on_every_sample(evaluator: Evaluator) -> None:
    few, many = Evaluator(1, evaluator.network), Evaluator(8, evaluator.network)
    quiet, luck = 0, 0
    for table in positions(["random", "greedy"], 60, every=13):
        seen = view(table, int(table.seat))
        action = legal_actions(seen)[-1]
        if any(decision == DRAW for decision in few.finished(seen, legal_actions(seen)[0])):
            luck += few.value(seen, DRAW) != many.value(seen, DRAW)
        if seen.deck_left == _played(table, few.finished(seen, action)).deck_left:
            assert few.value(seen, action) == pytest.approx(many.value(seen, action), abs=1e-9)
            quiet += 1
    assert quiet > 20
    assert luck > 10


def _played(table: Table, decisions: list[int]) -> Table:
    table = copied(table)
    for decision in decisions:
        apply_action(table, decision)
    return table


@pytest.mark.parametrize(
    ("best", "mark"),
    [
        (0.30, None),
        (0.20, None),
        (0.30 + INACCURACY - 0.001, None),
        (0.30 + INACCURACY + 0.001, "inaccuracy"),
        (0.30 + MISTAKE + 0.001, "mistake"),
    ],
)
def test_a_mark_depends_on_the_chance_that_is_lost(best: float, mark: str | None) -> None:
    comparison = Comparison(1, 2, 0.1, 0.9, 0.3, best)
    assert comparison.mark == mark
    assert comparison.loss == pytest.approx(max(0, best - 0.3))


def test_the_oracle_knows_how_a_game_ends_when_nothing_is_left_to_decide(
    evaluator: Evaluator, random_game: Game
) -> None:
    oracle = Oracle(evaluator.network, 3)
    assert oracle.wins(random_game.table) == victory_shares(random_game.table)
    last, _ = list(random_game.steps())[-1]
    assert last.phase != OVER
    shares = oracle.wins(last)
    assert sum(shares) == pytest.approx(1)
    assert shares == oracle.wins(last)
