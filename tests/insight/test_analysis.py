"""A recorded game looked at again."""

import json
import re

import pytest

from ethnos.engine.errors import WrongSeat
from ethnos.engine.play import legal_actions, view
from ethnos.engine.state import TURN
from ethnos.game import Game
from ethnos.gamefiles import write_game
from ethnos.i18n import Texts
from ethnos.insight import Analysis, Judge, NotOver, Oracle, analyse, report_of
from ethnos.insight.analysis import Stopped
from ethnos.insight.judge import won
from ethnos.insight.sentences import describe_seats
from ethnos.moves import why_not
from ethnos.notation import write_move
from ethnos.plain import to_json


@pytest.fixture(scope="module")
def found(judge: Judge, played: Game) -> Analysis:
    return analyse(played, judge)


def part_of(game: Game, decisions: int) -> Game:
    """The same game, not yet over."""
    assert game.setup is not None
    part = Game(game.setup, game.setup.table())
    for action in game.actions[:decisions]:
        part.apply(action)
    return part


def test_every_move_of_the_file_is_a_turn(found: Analysis, played: Game) -> None:
    lines = re.findall(r"^(\d+)\. (\d+): (.*)$", write_game(played), re.MULTILINE)
    told = [(str(turn.number), str(turn.seat), write_move(turn.move)) for turn in found.turns if turn.move]
    assert told == lines
    assert sum(turn.steps for turn in found.turns) == len(played.actions)


def test_chances_go_on_from_turn_to_turn_until_the_end(found: Analysis, played: Game) -> None:
    for turn, following in zip(found.turns, found.turns[1:], strict=False):
        assert turn.after == following.before
        assert all(0 <= share <= 1 for share in turn.after)
    assert found.turns[-1].after == won(played.table)
    assert found.winners == tuple(place.seat for place in played.standings() if place.place == 1)


def test_chances_are_each_seats_own(found: Analysis, judge: Judge, played: Game) -> None:
    table, _ = next(played.steps())
    assert found.turns[0].before == tuple(judge.wins(view(table, seat))[seat] for seat in range(3))
    assert abs(sum(found.turns[0].before) - 1) > 1e-6  # three views, three opinions


def test_decisions_with_a_real_choice_are_weighed(found: Analysis, played: Game) -> None:
    tables = [table for table, _ in played.steps()]
    weighed = {choice.number: choice for turn in found.turns for choice in turn.choices}
    assert set(weighed) == {step + 1 for step, table in enumerate(tables) if len(legal_actions(table)) > 1}
    for number, choice in weighed.items():
        assert choice.weighed.taken == played.actions[number - 1]
        assert choice.choices == len(legal_actions(tables[number - 1]))
        assert (choice.better is None) == (choice.weighed.preferred == choice.weighed.taken)
    marks = {choice.weighed.mark for choice in weighed.values()}
    assert marks == {None, "inaccuracy", "mistake"}
    assert all(choice.better for choice in weighed.values() if choice.weighed.mark)


def test_what_would_have_been_better_is_a_legal_move(found: Analysis, played: Game) -> None:
    tables, start, seen = [table for table, _ in played.steps()], 0, 0
    for turn in found.turns:
        for choice in turn.choices:
            if choice.better is not None:
                assert why_not(tables[start], choice.better.move) is None
                assert choice.better.move != turn.move or len(turn.choices) > 1
                seen += 1
        start += turn.steps
    assert seen > 50


def test_moments_are_the_turns_with_the_largest_swing_of_the_winner(found: Analysis) -> None:
    (winner,) = found.winners
    swings = sorted((abs(turn.after[winner] - turn.before[winner]) for turn in found.turns), reverse=True)
    assert sorted((abs(moment.swing) for moment in found.moments), reverse=True) == pytest.approx(swings[:3])
    numbers = [moment.turn.number for moment in found.moments]
    assert numbers == sorted(numbers)


def test_what_was_not_decided_belongs_to_its_turn(found: Analysis, played: Game) -> None:
    ends = [turn for turn in found.turns if any(event.kind == "age_ended" for event in turn.events)]
    assert [turn.age for turn in ends] == list(range(1, int(played.table.ages) + 1))
    assert "game_ended" in {event.kind for event in found.turns[-1].events}
    drawn = [turn for turn in found.turns if turn.move and write_move(turn.move) == "draw"]
    assert all({event.kind for event in turn.events} & {"card_drawn", "dragon"} for turn in drawn)


def test_luck_is_what_the_deck_brought(found: Analysis) -> None:
    for turn in found.turns:
        if turn.luck is not None and not turn.events:
            assert turn.luck == pytest.approx(0, abs=1e-9)
    assert any(turn.luck and abs(turn.luck) > 0.01 for turn in found.turns)


def test_it_is_plain_json(found: Analysis) -> None:
    told = to_json(report_of(found))
    assert json.loads(json.dumps(told)) == told
    assert list(told) == [
        *("players", "oracle", "samples", "eyes", "winners", "thresholds", "seats", "turns", "moments"),
    ]
    assert told["oracle"] is False
    assert all(0 <= chance <= 1000 for turn in told["turns"] for chance in turn["before"] + turn["after"])
    marked = [decision["mark"] for turn in told["turns"] for decision in turn["decisions"] if "mark" in decision]
    assert marked.count("mistake") == sum(seat["mistakes"] for seat in told["seats"]) > 0
    assert marked.count("inaccuracy") == sum(seat["inaccuracies"] for seat in told["seats"]) > 0


# --- Through the eyes of one seat -----------------------------------------------------------------------------


def test_through_the_eyes_of_one_seat_nothing_else_is_told(judge: Judge, played: Game) -> None:
    found = analyse(played, judge, [1])
    assert [turn.number for turn in found.turns] == list(range(1, len(found.turns) + 1))
    for turn in found.turns:
        if turn.seat != 1:
            assert turn.choices == ()
            assert turn.luck is None
            assert not [event for event in turn.events if getattr(event, "card", None) is not None]
            kept = re.search(r" keep (.*?)(?: /|$)", write_move(turn.move) if turn.move else "")
            assert kept is None or set(kept[1].split()) == {"?"}
    assert any("keep ?" in write_move(turn.move) for turn in found.turns if turn.move)
    table, _ = next(played.steps())
    assert found.turns[0].before == pytest.approx(judge.wins(part_of(played, 0).view(1)))
    assert sum(found.turns[0].before) == pytest.approx(1)
    assert table.age == 1


def test_a_game_that_goes_on_is_only_looked_at_through_eyes_that_are_named(judge: Judge, played: Game) -> None:
    part = part_of(played, 40)
    with pytest.raises(NotOver):
        analyse(part, judge)
    with pytest.raises(NotOver):
        analyse(part, judge, [0], Oracle(judge.network))
    with pytest.raises(WrongSeat):
        analyse(part, judge, [3])
    assert analyse(part, judge, [0]).winners == ()


def test_of_a_turn_that_is_not_finished_only_its_seat_knows(judge: Judge, played: Game) -> None:
    middle = next(step for step, (table, _) in enumerate(played.steps()) if step > 20 and table.phase != TURN)
    part = part_of(played, middle)
    assert part.table.phase != TURN
    seat = int(part.table.seat)
    own, others = analyse(part, judge, [seat]), analyse(part, judge, [(seat + 1) % 3])
    assert own.turns[-1].move is None
    assert own.turns[-1].choices
    assert "notation" not in to_json(report_of(own))["turns"][-1]
    assert [turn.number for turn in others.turns] == [turn.number for turn in own.turns[:-1]]
    assert all(turn.move is not None for turn in others.turns)


def test_nobody_has_to_wait_for_the_end(judge: Judge, played: Game) -> None:
    heard: list[int] = []

    def enough(done: int, total: int) -> bool:
        heard.append(done)
        assert total == len(played.actions)
        return done < 5

    with pytest.raises(Stopped):
        analyse(played, judge, hear=enough)
    assert heard == [0, 1, 2, 3, 4, 5]


def test_the_oracle_says_so(judge: Judge, played: Game) -> None:
    steps = len(played.actions)
    short = Game(None, list(played.steps())[-6][0])
    for action in played.actions[steps - 6 :]:
        short.apply(action)
    found = analyse(short, judge, oracle=Oracle(judge.network, 2))
    assert to_json(report_of(found))["oracle"] is True
    assert Texts("en")("insight-oracle") in list(describe_seats(found, Texts("en"), ["Ada", "Ben", "Cid"]))
    for turn in found.turns:
        assert sum(turn.before) == pytest.approx(1)
    assert analyse(short, judge).moments
    assert not found.moments
    assert not [turn for turn in found.turns if turn.choices or turn.luck is not None]
