"""What a screen reader announces of a game: a sentence for each move, in order, none lost and none twice."""

from typing import Any

import pytest

from ethnos.game.game import Game
from harness.live import ServerProcess
from harness.person import Person, Wishes, expect_soon, texts
from harness.positions import before_the_end, moves_of, prepare_table
from tests.web.conftest import People

LONGEST = 240.0
"""Seconds for a whole game on a busy machine."""
LAST = 5
"""About how many turns are left to play, unless the whole game is played."""
LISTEN = """() => {
  window.announcements = [];
  const take = (node) => {
    const spans = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
    for (const span of spans.filter((span) => span.matches('[data-announcer] [data-move]')))
      window.announcements.push({ seq: Number(span.dataset.move), text: span.textContent });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(take);
  }).observe(document, { childList: true, subtree: true });
}"""


def announcements(person: Person) -> list[dict[str, Any]]:
    """The sentences so far."""
    result: list[dict[str, Any]] = person.page.evaluate("window.announcements")
    return result


def play_to_the_end(person: Person) -> None:
    """Draw by a key whenever possible, which is the quickest."""
    over = person.page.get_by_role("list", name=texts("scores-standings"))

    def is_over() -> bool:
        glance = person.glance()
        if glance.recruits and not glance.window:
            person.page.keyboard.press("d")
            return False
        return over.count() > 0 or person.move_if_possible()

    expect_soon(is_over, seconds=LONGEST)


@pytest.mark.parametrize(
    "whole", [pytest.param(True, marks=pytest.mark.long, id="whole"), pytest.param(False, id="last-moves")]
)
def test_the_announcements_are_the_moves_made(people: People, server: ServerProcess, whole: bool) -> None:
    game, turns = (Game.new(2, seed=5), []) if whole else before_the_end(players=2, seed=5, turns=LAST)
    table = prepare_table(server.database, game, turns, kinds=["person", "novice"], table_id=f"said-{len(turns)}")
    person = people.person(Wishes(settings={"pace": "instant", "tips": False}))
    person.prepare(f"({LISTEN})()")
    person.sit(table.id, table.secrets[0])
    play_to_the_end(person)
    moves = moves_of(server.database, table.id)[len(turns) :]
    assert len(moves) >= LAST
    expect_soon(
        lambda: len(announcements(person)) >= len(moves), lambda: f"{len(announcements(person))} of {len(moves)}", 30
    )
    sentences = announcements(person)
    assert [sentence["seq"] for sentence in sentences] == [seq for seq, _ in moves]
    assert all(sentence["text"] for sentence in sentences)
    seats = {seat for sentence, (_, seat) in zip(sentences, moves, strict=True) if sentence["text"].startswith("Ada")}
    assert seats == {0}
