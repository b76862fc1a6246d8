"""The file of a study: its contents, what is refused, and which games follow from it."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ethnos.base.refusals import EthnosError
from ethnos.engine.each_table import loop_of
from ethnos.research.studies.play import Batch
from ethnos.research.studies.study import Study, ruleset_from
from tests.studies.small import SET_OF_FIVE, SET_OF_SIX, series, study, values

BALANCE = Path(__file__).parents[2] / "studies" / "balance.toml"


def test_the_published_study_has_all_sets_for_all_numbers_of_players() -> None:
    balance = Study.read(BALANCE)
    sets = {segment.players: segment for segment in balance.segments if segment.series == 0}
    assert {players: len(segment.combinations) for players, segment in sets.items()} == {
        2: 792,
        3: 792,
        4: 924,
        5: 924,
        6: 924,
    }
    assert balance.games == 2_191_024
    assert Study.from_dict(balance.as_dict()) == balance


def test_d4_a_study_that_lets_markers_be_declined_plays_centaurs_as_it_did() -> None:
    """Its figures are from before ``centaur_trigger``."""
    old = ruleset_from("english placement=may")
    assert old == ruleset_from("english placement=may centaur_trigger=placed")
    assert ruleset_from("english placement=may centaur_trigger=able").centaur_trigger == "able"


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (values(series(bots=["nobody"])), "no bot “nobody”"),
        (values(series(tribes=[["elf", "gnome", "orc", "troll", "wizard"]])), "no tribe “gnome”"),
        (values(series(tribes=[SET_OF_SIX])), "exactly 5 different tribes with 2 players"),
        (values(series(tribes=[["elf", "elf", "orc", "troll", "wizard"]])), "exactly 5 different"),
        (values(series(players=[7])), "2 to 6 players"),
        (values(series(rules=["klingon"])), "no preset “klingon”"),
        (values(series(rules=["english placement=never"])), "“placement” cannot be “never”"),
        (values(series(games=0)), "In the series “quick”, “0” is not possible for “games”"),
        (values(series(games=True)), "“True” is not possible for “games”"),
        (values(series(block=0)), "“block”"),
        (values(series(name="")), "“name”"),
        (values(series(slips=[1.5])), "“slips”"),
        (values(series(bots=["random", "simple", "greedy"])), "3 values for 2 players"),
        (values(series(no_lead=["skeleton"])), "“no_lead”"),
        (values(series(tribes=[SET_OF_FIVE], no_lead=["wizard"])), "has no games for 2 players"),
        (values(series(colour="red")), "a field “colour” that does not exist"),
        (values({"name": "quick", "players": [2]}), "The series “quick” lacks “games”"),
        (values(series(), series()), "a name of its own"),
        (values(seed=-1), "“-1” is not possible for “seed” of the study"),
        (values(colour="red"), "A study has no field “colour”"),
        ({"name": "small", "seed": 7}, "at least one [[series]]"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(EthnosError) as refusal:
        Study.from_dict(wrong)
    assert words in str(refusal.value)


def test_a_file_that_is_no_study_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    with pytest.raises(EthnosError, match="No such file"):
        Study.read(path)
    path.write_text("name = ", encoding="utf-8")
    with pytest.raises(EthnosError, match="cannot be read as a study"):
        Study.read(path)


def test_every_game_has_its_number_and_every_deal_its_seed() -> None:
    two_series = study(series(players=[2, 3], rotate=True), series(name="other", rules=["english", "german"]))
    seed_of_game: dict[int, int] = {}
    for block in two_series.blocks:
        plans = two_series.plans(block)
        for place, (number, seed) in enumerate(zip(plans.number, two_series.seeds(plans), strict=True)):
            seed_of_game[int(number)] = seed
            assert two_series.setup(plans, place).seed == seed
    assert list(seed_of_game) == list(range(two_series.games))
    # A seed for each deal; rotations and rules share it.
    assert len(set(seed_of_game.values())) == 6 + 6 + 6
    assert two_series.games == 6 * 2 + 6 * 3 + 6 * 2


def test_other_seeds_and_series_are_dealt_other_games() -> None:
    first, second = study(), study(seed=8)
    assert set(first.seeds(first.plans(first.blocks[0]))).isdisjoint(second.seeds(second.plans(second.blocks[0])))


def test_the_rules_deal_what_the_setup_says() -> None:
    small = study(series(players=[4], tribes=[SET_OF_SIX], rules=["polish"], games=2))
    batch = Batch(small, small.plans(small.blocks[0]))
    from ethnos.research.studies import watch

    loop_of(watch.begin)(batch.records, batch.plan_rows, batch.notes, 0, len(batch.records))
    table = small.setup(batch.plans, 1).table()
    assert np.array_equal(np.frombuffer(bytes(table.memory), np.uint8), batch.records[1:2].view(np.uint8))
