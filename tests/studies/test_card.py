"""Champions that play in batches, as on a graphics card, give the rows of single games."""

import numpy as np
import pytest

pytest.importorskip("torch", reason="NOT TESTED: torch is missing; pip install 'ethnos[train]'")

from ethnos.research.studies import card
from ethnos.research.studies.card import CardPlayer, waves
from ethnos.research.studies.play import play_games
from tests.studies.small import SET_OF_SIX, series, study

CHAMPIONS = study(
    series(bots=["champion"], players=[2, 4], games=3, block=3),
    series(name="slips", bots=["champion"], players=[3], slips=[0.0, 0.3, 1.0], rotate=True, games=1, block=3),
    series(name="bans", bots=["champion"], players=[4], tribes=[SET_OF_SIX], no_lead=["orc"], games=2, block=2),
    series(name="rules", bots=["champion"], rules=["polish", "english placement=may"], games=1, block=2),
)


def test_batches_have_the_rows_of_single_games() -> None:
    player = CardPlayer("cpu")
    for block, columns in zip(CHAMPIONS.blocks, player.play(CHAMPIONS, CHAMPIONS.blocks), strict=True):
        alone = play_games(CHAMPIONS, block)
        for name, column in columns.items():
            assert np.array_equal(column, alone[name]), (block, name)
    assert player.check.decisions > 1000


def test_where_answers_are_close_the_bot_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """With answers that are wrong, but called close, all decisions are the bot's."""
    monkeypatch.setattr(card, "CLOSE", 1e12)
    player = CardPlayer("cpu")
    forward = player.model.forward
    monkeypatch.setattr(player.model, "forward", lambda rows: (-forward(rows)[0],))
    block = CHAMPIONS.blocks[0]
    (columns,) = player.play(CHAMPIONS, [block])
    assert np.array_equal(columns["glory"], play_games(CHAMPIONS, block)["glory"])
    assert player.check.changed > 0


def test_waves_take_every_block_once() -> None:
    blocks = CHAMPIONS.blocks
    batches = list(waves(blocks, 5))
    assert [block for wave in batches for block in wave] == list(blocks)
    assert len(batches) > 1
    assert all(len(wave) == 1 or sum(block.games for block in wave) <= 5 for wave in batches)
