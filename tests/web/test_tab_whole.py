"""The site from one end to the other: whole games, the whole lesson, a whole analysis."""

import pytest
from playwright.sync_api import Browser, expect

from ethnos.game.gamefiles import write_game
from harness.person import PHONE, Wishes, texts
from harness.positions import finished
from tests.web.test_games import choose, is_over
from tests.web.test_insight import graph
from tests.web.test_learn import Learner
from tests.web.visits import LAPTOP, LOADED_MS, not_built, visiting

MOVES = 400
ANALYSIS_MS = 600_000

pytestmark = [not_built, pytest.mark.long]


@pytest.mark.parametrize(
    ("wishes", "opponents"), [(Wishes(size=LAPTOP), 3), (Wishes(size=PHONE, touch=True), 1)], ids=["laptop", "phone"]
)
def test_a_whole_game(chromium: Browser, wishes: Wishes, opponents: int) -> None:
    with visiting(chromium, wishes=wishes) as visitor:
        visitor.open("/")
        choose(visitor, "pages-opponents", str(opponents))
        visitor.play()
        end = visitor.page.get_by_role("list", name=texts("scores-standings"))
        for _ in range(MOVES):
            expect(visitor.prompt.or_(visitor.window).or_(end).first).to_be_visible(timeout=LOADED_MS)
            if is_over(visitor):
                break
            visitor.move_if_possible()
        assert is_over(visitor)
        expect(end.get_by_role("listitem")).to_have_count(1 + opponents)


def test_the_lesson(chromium: Browser) -> None:
    with visiting(chromium) as visitor:
        Learner(visitor).play_to_the_end()


def test_an_analysis(chromium: Browser) -> None:
    game = write_game(finished(players=2, seed=4)[0])
    with visiting(chromium) as visitor:
        visitor.open("/replays")
        load = visitor.page.get_by_label(texts("pages-file-load"))
        load.set_input_files({"name": "a.ethnos", "mimeType": "text/plain", "buffer": game.encode()})
        visitor.page.get_by_role("link", name=texts("pages-watch-replay")).first.click(timeout=LOADED_MS)
        visitor.press("insight-title")
        expect(graph(visitor)).to_be_visible(timeout=ANALYSIS_MS)
