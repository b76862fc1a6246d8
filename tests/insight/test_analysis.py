"""The analysis of a recorded game."""

import json
import re

import pytest

from ethnos.base.i18n import Texts
from ethnos.base.plain import to_json
from ethnos.engine.engine_errors import WrongSeat
from ethnos.engine.moves import why_not
from ethnos.engine.play import legal_actions, view
from ethnos.engine.state import TURN
from ethnos.game.game import Game
from ethnos.game.gamefiles import write_game
from ethnos.insight import Analysis, Evaluator, NotOver, Oracle, analyse, report_of
from ethnos.insight.analysis import Stopped
from ethnos.insight.evaluator import victory_shares
from ethnos.insight.sentences import describe_seats
from ethnos.notation import write_move


@pytest.fixture(scope="module")
def analysis(evaluator: Evaluator, random_game: Game) -> Analysis:
    return analyse(random_game, evaluator)


def part_of(game: Game, decisions: int) -> Game:
    """The same game, not yet over."""
    assert game.setup is not None
    part = Game(game.setup, game.setup.table())
    for action in game.actions[:decisions]:
        part.apply(action)
    return part


def test_every_move_of_the_file_is_a_turn(analysis: Analysis, random_game: Game) -> None:
    lines = re.findall(r"^(\d+)\. (\d+): (.*)$", write_game(random_game), re.MULTILINE)
    turns = [(str(turn.number), str(turn.seat), write_move(turn.move)) for turn in analysis.turns if turn.move]
    assert turns == lines
    assert sum(turn.steps for turn in analysis.turns) == len(random_game.actions)


def test_chances_continue_from_turn_to_turn_until_the_end(analysis: Analysis, random_game: Game) -> None:
    for turn, following in zip(analysis.turns, analysis.turns[1:], strict=False):
        assert turn.after == following.before
        assert all(0 <= share <= 1 for share in turn.after)
    assert analysis.turns[-1].after == victory_shares(random_game.table)
    assert analysis.winners == tuple(place.seat for place in random_game.standings() if place.place == 1)


def test_chances_are_each_seats_own(analysis: Analysis, evaluator: Evaluator, random_game: Game) -> None:
    table, _ = next(random_game.steps())
    assert analysis.turns[0].before == tuple(evaluator.wins(view(table, seat))[seat] for seat in range(3))
    assert abs(sum(analysis.turns[0].before) - 1) > 1e-6  # three views, three opinions


def test_decisions_with_a_real_choice_are_weighed(analysis: Analysis, random_game: Game) -> None:
    tables = [table for table, _ in random_game.steps()]
    comparison = {choice.number: choice for turn in analysis.turns for choice in turn.choices}
    assert set(comparison) == {step + 1 for step, table in enumerate(tables) if len(legal_actions(table)) > 1}
    for number, choice in comparison.items():
        assert choice.comparison.taken == random_game.actions[number - 1]
        assert choice.choices == len(legal_actions(tables[number - 1]))
        assert (choice.better is None) == (choice.comparison.preferred == choice.comparison.taken)
    marks = {choice.comparison.mark for choice in comparison.values()}
    assert marks == {None, "inaccuracy", "mistake"}
    assert all(choice.better for choice in comparison.values() if choice.comparison.mark)


def test_what_would_have_been_better_is_a_legal_move(analysis: Analysis, random_game: Game) -> None:
    tables, start, checked = [table for table, _ in random_game.steps()], 0, 0
    for turn in analysis.turns:
        for choice in turn.choices:
            if choice.better is not None:
                assert why_not(tables[start], choice.better.move) is None
                assert choice.better.move != turn.move or len(turn.choices) > 1
                checked += 1
        start += turn.steps
    assert checked > 50


def test_moments_are_the_turns_with_the_largest_swing_of_the_winner(analysis: Analysis) -> None:
    (winner,) = analysis.winners
    swings = sorted((abs(turn.after[winner] - turn.before[winner]) for turn in analysis.turns), reverse=True)
    assert sorted((abs(moment.swing) for moment in analysis.moments), reverse=True) == pytest.approx(swings[:3])
    numbers = [moment.turn.number for moment in analysis.moments]
    assert numbers == sorted(numbers)


def test_events_without_a_decision_belong_to_their_turn(analysis: Analysis, random_game: Game) -> None:
    ends = [turn for turn in analysis.turns if any(event.kind == "age_ended" for event in turn.events)]
    assert [turn.age for turn in ends] == list(range(1, int(random_game.table.ages) + 1))
    assert "game_ended" in {event.kind for event in analysis.turns[-1].events}
    drawn = [turn for turn in analysis.turns if turn.move and write_move(turn.move) == "draw"]
    assert all({event.kind for event in turn.events} & {"card_drawn", "dragon"} for turn in drawn)


def test_luck_is_what_the_deck_brought(analysis: Analysis) -> None:
    for turn in analysis.turns:
        if turn.luck is not None and not turn.events:
            assert turn.luck == pytest.approx(0, abs=1e-9)
    assert any(turn.luck and abs(turn.luck) > 0.01 for turn in analysis.turns)


def test_it_can_be_written_as_json(analysis: Analysis) -> None:
    report = to_json(report_of(analysis))
    assert json.loads(json.dumps(report)) == report
    assert list(report) == [
        *("players", "oracle", "samples", "eyes", "winners", "thresholds", "seats", "turns", "moments"),
    ]
    assert report["oracle"] is False
    assert all(0 <= chance <= 1000 for turn in report["turns"] for chance in turn["before"] + turn["after"])
    marked = [decision["mark"] for turn in report["turns"] for decision in turn["decisions"] if "mark" in decision]
    assert marked.count("mistake") == sum(seat["mistakes"] for seat in report["seats"]) > 0
    assert marked.count("inaccuracy") == sum(seat["inaccuracies"] for seat in report["seats"]) > 0


# --- Through the eyes of one seat -----------------------------------------------------------------------------


def test_through_the_eyes_of_one_seat_nothing_hidden_is_reported(evaluator: Evaluator, random_game: Game) -> None:
    analysis = analyse(random_game, evaluator, [1])
    assert [turn.number for turn in analysis.turns] == list(range(1, len(analysis.turns) + 1))
    for turn in analysis.turns:
        if turn.seat != 1:
            assert turn.choices == ()
            assert turn.luck is None
            assert not [event for event in turn.events if getattr(event, "card", None) is not None]
            match = re.search(r" keep (.*?)(?: /|$)", write_move(turn.move) if turn.move else "")
            assert match is None or set(match[1].split()) == {"?"}
    assert any("keep ?" in write_move(turn.move) for turn in analysis.turns if turn.move)
    table, _ = next(random_game.steps())
    assert analysis.turns[0].before == pytest.approx(evaluator.wins(part_of(random_game, 0).view(1)))
    assert sum(analysis.turns[0].before) == pytest.approx(1)
    assert table.age == 1


def test_an_unfinished_game_is_analysed_only_for_named_seats(evaluator: Evaluator, random_game: Game) -> None:
    part = part_of(random_game, 40)
    with pytest.raises(NotOver):
        analyse(part, evaluator)
    with pytest.raises(NotOver):
        analyse(part, evaluator, [0], Oracle(evaluator.network))
    with pytest.raises(WrongSeat):
        analyse(part, evaluator, [3])
    assert analyse(part, evaluator, [0]).winners == ()


def test_only_its_seat_knows_of_an_unfinished_turn(evaluator: Evaluator, random_game: Game) -> None:
    middle = next(step for step, (table, _) in enumerate(random_game.steps()) if step > 20 and table.phase != TURN)
    part = part_of(random_game, middle)
    assert part.table.phase != TURN
    seat = int(part.table.seat)
    own, others = analyse(part, evaluator, [seat]), analyse(part, evaluator, [(seat + 1) % 3])
    assert own.turns[-1].move is None
    assert own.turns[-1].choices
    assert "notation" not in to_json(report_of(own))["turns"][-1]
    assert [turn.number for turn in others.turns] == [turn.number for turn in own.turns[:-1]]
    assert all(turn.move is not None for turn in others.turns)


def test_it_can_be_stopped(evaluator: Evaluator, random_game: Game) -> None:
    progress: list[int] = []

    def until_five(done: int, total: int) -> bool:
        progress.append(done)
        assert total == len(random_game.actions)
        return done < 5

    with pytest.raises(Stopped):
        analyse(random_game, evaluator, progress=until_five)
    assert progress == [0, 1, 2, 3, 4, 5]


def test_the_oracle_says_so(evaluator: Evaluator, random_game: Game) -> None:
    steps = len(random_game.actions)
    short = Game(None, list(random_game.steps())[-6][0])
    for action in random_game.actions[steps - 6 :]:
        short.apply(action)
    analysis = analyse(short, evaluator, oracle=Oracle(evaluator.network, 2))
    assert to_json(report_of(analysis))["oracle"] is True
    assert Texts("en")("insight-oracle") in list(describe_seats(analysis, Texts("en"), ["Ada", "Ben", "Cid"]))
    for turn in analysis.turns:
        assert sum(turn.before) == pytest.approx(1)
    assert analyse(short, evaluator).moments
    assert not analysis.moments
    assert not [turn for turn in analysis.turns if turn.choices or turn.luck is not None]
