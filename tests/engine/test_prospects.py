"""Looking ahead: what the end of the Age would score now, and what a Band would do if it were laid."""

import random
from collections.abc import Iterator

from ethnos.engine import prospects as columns
from ethnos.engine.actions import LEAD_COLOUR, LEAD_TRIBE, PILLAGE_NONE, PLACE, PLACE_NONE, SHOW
from ethnos.engine.components import CARD_KINDS, KINGDOMS, SKELETON_CARD
from ethnos.engine.fields import gains
from ethnos.engine.play import apply_action, eligible, led_on, legal_actions, new_table, projected, prospects, snapshots
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import ANOTHER, KINGDOM, OVER, PILLAGE, TURN, Table, copied
from tests.scenario import KINDS, act, end_age, scenario


def positions() -> Iterator[Table]:
    """Turns of random games in which hands grow."""
    rng = random.Random(12)
    for number in range(20):
        table = new_table(2 + number % 5, list(PRESETS)[number % 5], seed=number)
        while table.phase != OVER:
            if table.phase == TURN and rng.random() < 0.1:
                yield table
            choices = legal_actions(table)
            if table.phase == TURN and rng.random() > table.hand_size[table.seat] / 9:
                choices = [action for action in choices if action <= CARD_KINDS] or choices
            apply_action(table, rng.choice(choices))


def test_projected_is_what_the_end_of_the_age_gives() -> None:
    checked = 0
    for table in positions():
        if table.hand_size[table.seat] == 10:
            continue
        age = table.age - 1
        after = end_age(copied(table))
        while after.phase == PILLAGE:
            apply_action(after, PILLAGE_NONE)
        gained = [gains(*rows) for rows in zip(table.sheet[age], after.sheet[age], strict=True)][: table.players]
        assert projected(table) == gained
        checked += any(map(any, gained))
    assert checked > 100


def test_once_the_age_has_ended_only_bands_have_still_to_score() -> None:
    table = scenario(bands=[(1, "2 elf.red")], horde={0: ["red"]}, markers={0: {"rhea": 1}}, tokens={"rhea": [4]})
    assert [sum(row) for row in projected(table)] == [4, 1, 0, 0]
    assert [sum(row) for row in projected(end_age(table))] == [0, 1, 0, 0]


def test_once_the_game_is_over_nothing_has_still_to_score() -> None:
    table = act(scenario(hands={0: "10 skeleton"}, bands=[(1, "2 elf.red")], preset="polish"), "show")
    assert not any(map(any, projected(table)))


def test_a_band_does_what_its_prospects_say() -> None:
    """Every lead with all its cards: its size, and where its marker can go."""
    checked = 0
    for table in positions():
        for lead in legal_actions(table):
            if not LEAD_TRIBE <= lead < SHOW:
                continue
            leader = (lead - LEAD_TRIBE) % SKELETON_CARD
            laid = laid_in_full(table, lead)
            size = int(laid.band_size)
            assert sum(eligible(table, lead)) == size
            row = prospects(table, leader, size)[-1]
            places = [kingdom for kingdom in range(KINGDOMS) if row[columns.KINGDOMS_OPEN] >> kingdom & 1]
            choices = [PLACE + kingdom for kingdom in places] + [PLACE_NONE] * int(row[columns.DECLINABLE])
            assert choices == legal_actions(laid)
            checked += 1
    assert checked > 1000
    assert LEAD_COLOUR - LEAD_TRIBE == SKELETON_CARD


def laid_in_full(table: Table, lead: int) -> Table:
    """The table when a Band with all eligible cards has just been laid."""
    steps = snapshots(table, lead)
    if not any(step.phase == KINGDOM for step in steps):
        steps = snapshots(steps[-1], legal_actions(steps[-1])[-1])
    return next(step for step in steps if step.phase == KINGDOM)


def test_looking_ahead_changes_nothing() -> None:
    table = scenario(hands={0: "centaur.red, elf.red, elf.blue"})
    before = table.array.tobytes()
    prospects(table, KINDS["centaur.red"], 3)
    eligible(table, LEAD_TRIBE + KINDS["elf.red"])
    projected(table)
    assert led_on(table, KINDS["centaur.red"], 1).phase == ANOTHER
    assert table.array.tobytes() == before


def test_r_t1_after_a_centaur_a_further_band_of_that_colour_needs_a_card_more() -> None:
    table = scenario(hands={0: "centaur.red, elf.red, minotaur.red"})
    after = led_on(table, KINDS["centaur.red"], 1)
    for leader, needed in (("elf.red", 1), ("minotaur.red", 0)):
        column = columns.NEEDED + 1
        assert prospects(table, KINDS[leader], 1)[0][column] == needed
        assert prospects(after, KINDS[leader], 1)[0][column] == needed + 1
