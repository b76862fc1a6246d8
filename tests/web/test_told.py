"""What a screen reader is told of a game: a sentence for each move, in order, none lost and none twice."""

from typing import Any

import pytest

from ethnos.game import Game
from harness.live import ServerProcess
from harness.person import Person, Wishes, expect_soon, texts
from harness.positions import before_the_end, lay, moves_of
from tests.web.conftest import People

LONGEST = 240.0
"""Seconds for a whole game, while the bots have to wait for everything else."""
LAST = 16
"""Turns, more or less, that are left where the whole game is not played."""
LISTEN = """() => {
  window.heard = [];
  const take = (node) => {
    const spans = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
    for (const span of spans.filter((one) => one.matches('[data-announcer] [data-move]')))
      window.heard.push({ seq: Number(span.dataset.move), text: span.textContent });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(take);
  }).observe(document, { childList: true, subtree: true });
}"""


def heard(person: Person) -> list[dict[str, Any]]:
    """The sentences so far."""
    found: list[dict[str, Any]] = person.page.evaluate("window.heard")
    return found


def play_to_the_end(person: Person) -> None:
    """A card from the deck by its key whenever that can be, which is the quickest."""
    over = person.page.get_by_role("list", name=texts("scores-standings"))

    def is_over() -> bool:
        seen = person.glance()
        if seen.recruits and not seen.window:
            person.page.keyboard.press("d")
            return False
        return over.count() > 0 or person.move_if_possible()

    expect_soon(is_over, seconds=LONGEST)


@pytest.mark.parametrize(
    "whole", [pytest.param(True, marks=pytest.mark.long, id="whole"), pytest.param(False, id="last-moves")]
)
def test_the_sentences_heard_are_the_moves_made(people: People, server: ServerProcess, whole: bool) -> None:
    game, turns = (Game.new(2, seed=5), []) if whole else before_the_end(players=2, seed=5, turns=LAST)
    laid = lay(server.database, game, turns, kinds=["person", "novice"])
    person = people.person(Wishes(settings={"pace": "instant", "tips": False}))
    person.prepare(f"({LISTEN})()")
    person.sit(laid.table, laid.secrets[0])
    play_to_the_end(person)
    made = moves_of(server.database, laid.table)[len(turns) :]
    assert len(made) >= LAST
    expect_soon(lambda: len(heard(person)) >= len(made), lambda: f"{len(heard(person))} of {len(made)}", 30)
    assert [one["seq"] for one in heard(person)] == [seq for seq, _ in made]
    assert all(one["text"] for one in heard(person))
    own = {seat for one, (_, seat) in zip(heard(person), made, strict=True) if one["text"].startswith("Ada")}
    assert own == {0}
