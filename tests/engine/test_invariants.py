"""Invariants over random games (also by hypothesis), and checks that notice when one is broken."""

from collections.abc import Iterable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ethnos.engine import invariants
from ethnos.engine.components import CARD_KINDS, DRAGON
from ethnos.engine.fields import nonzero
from ethnos.engine.invariants import check
from ethnos.engine.play import apply_action, legal_actions, new_table, view
from ethnos.engine.ruleset import PRESETS, VALUES
from ethnos.engine.state import NOBODY, OVER, PILLAGE, SPECTATOR, Table, as_bytes, copied
from ethnos.research.lab import selfcheck as lab
from ethnos.research.lab.runner import Where
from tests.scenario import end_age, scenario

OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in VALUES.items()})


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(
    players=st.integers(2, 6),
    preset=st.sampled_from(list(PRESETS)),
    options=OPTIONS,
    seed=st.integers(0, 2**128 - 1),
    data=st.data(),
)
def test_invariants_hold_after_every_decision(
    players: int, preset: str, options: dict[str, str], seed: int, data: st.DataObject
) -> None:
    """Any decisions under any options: nothing is lost, something can always be done, and the game ends."""
    table = new_table(players, preset, seed=seed, **options)
    hoard = data.draw(st.integers(0, 9))
    rng = data.draw(st.randoms(use_true_random=False))
    for _ in range(lab.LONGEST_GAME):
        assert check(table) == NOBODY
        if table.phase == OVER:
            return
        choices = legal_actions(table)
        recruits = [action for action in choices if action <= CARD_KINDS]
        apply_action(table, rng.choice(recruits if recruits and rng.randrange(10) < hoard else choices))
    pytest.fail("the game does not end")


@pytest.mark.parametrize("games", [500, pytest.param(1500, marks=pytest.mark.long)])
def test_selfcheck_finds_nothing_in_random_games_of_all_kinds(games: int) -> None:
    report = lab.selfcheck(games, seed=11)
    assert report.violations == 0, report.first_violations
    assert report.games == games
    assert set(report.by_players) == {2, 3, 4, 5, 6}
    assert sum(tally.decisions for tally in report.by_players.values()) == report.decisions > 67 * games


def test_selfcheck_reports_the_same_with_any_number_of_processes() -> None:
    one_process, two_processes = (lab.selfcheck(400, players=3, seed=5, where=Where(workers)) for workers in (1, 2))
    assert one_process == two_processes


def test_selfcheck_names_violations_in_order_wherever_they_were_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches that end in another order than they began."""

    def backwards(_work: object, batches: Iterable[lab.Batch], *_where: object) -> Iterator[tuple[lab.Batch, object]]:
        for batch in reversed(list(batches)):
            broken = lab.Violation("endless", batch.players, batch.preset, batch.seed, batch.first, 7)
            yield batch, (lab.Tally(batch.games, 10, 1), [broken])

    monkeypatch.setattr(lab, "run_all", backwards)
    report = lab.selfcheck(300, players=2, preset_name="polish")
    assert [violation.game for violation in report.first_violations] == [0, 100, 200]
    assert (report.games, report.decisions, report.violations) == (300, 30, 3)


# --- The checks can fail --------------------------------------------------------------------------------------


def middle_of_a_game() -> Table:
    table = new_table(4, seed=5, tribes=["orc", "merfolk", "skeleton", "troll", "elf", "giant"])
    for _ in range(60):
        apply_action(table, legal_actions(table)[-1 if table.hand_size[table.seat] > 3 else 0])
    assert check(table) == NOBODY
    assert table.bands > 3
    return table


def test_a_card_too_many_is_noticed() -> None:
    table = middle_of_a_game()
    kind = nonzero(table.pool)[0] if any(table.pool) else 12
    table.pool[kind] += 1
    assert check(table) == invariants.CARDS


def test_a_wrong_bit_in_a_set_of_kinds_is_noticed() -> None:
    table = middle_of_a_game()
    table.hand_kinds[1, 0] ^= 1 << 20
    assert check(table) == invariants.CARDS


def test_a_lost_marker_is_noticed() -> None:
    table = middle_of_a_game()
    table.supply[2] -= 1
    assert check(table) == invariants.MARKERS_LOST


def test_glory_that_is_not_booked_is_noticed() -> None:
    table = middle_of_a_game()
    table.glory[0] += 1
    assert check(table) == invariants.GLORY


def test_a_wrong_hand_size_is_noticed() -> None:
    table = middle_of_a_game()
    table.hand_size[3] += 1
    assert check(table) == invariants.HANDS


def test_a_missing_choice_is_noticed() -> None:
    table = middle_of_a_game()
    table.choice_count = 0
    assert check(table) == invariants.CHOICES


def test_a_dragon_in_the_upper_half_is_noticed() -> None:
    table = new_table(4, seed=5)
    low = next(place for place in range(int(table.lower_half)) if table.deck[place] == DRAGON)
    top = int(table.deck_left) - 1
    table.deck[low], table.deck[top] = table.deck[top], table.deck[low]
    assert check(table) == invariants.DECK


def test_a_band_with_nothing_in_common_is_noticed() -> None:
    table = middle_of_a_game()
    mixed = copied(table)
    mixed.bands = 1
    mixed.band_end[0] = table.band_end[int(table.bands) - 1]
    assert check(mixed) == invariants.BANDS


def test_wrong_places_are_noticed() -> None:
    table = new_table(2, seed=5)
    while table.phase != OVER:
        apply_action(table, legal_actions(table)[0])
    assert check(table) == NOBODY
    table.places[:2] = 2
    assert check(table) == invariants.PLACES


def test_a_giant_token_in_wrong_hands_is_noticed() -> None:
    """R-T4, O19: of equal Bands the first one counts, and a Leader acts after the marker."""
    table = scenario(players=2, hands={0: "2 giant.red"}, bands=[(1, "2 giant.blue"), (0, "2 giant.grey")])
    table.giant_seat, table.giant_size = 1, 2
    assert check(table) == NOBODY
    for seat, size in ((0, 2), (1, 3), (NOBODY, 0)):
        wrong = copied(table)
        wrong.giant_seat, wrong.giant_size = seat, size
        assert check(wrong) == invariants.GIANT_TOKEN
    table = scenario(players=2, hands={0: "2 giant.red"})
    table.giant_seat, table.giant_size = 0, 2
    assert check(table) == invariants.GIANT_TOKEN


def test_an_orc_board_that_must_not_be_emptied_now_is_noticed() -> None:
    """R31, R37."""
    table = end_age(scenario(players=2, hands={0: "orc.red"}, horde={0: ["blue", "green"]}))
    assert (table.phase, check(table)) == (PILLAGE, NOBODY)
    empty = copied(table)
    empty.seat = 1
    assert check(empty) == invariants.HORDES
    held = scenario(players=2, hands={0: "orc.red"}, horde={0: ["blue", "green"]})
    held.phase = PILLAGE
    assert check(held) == invariants.HORDES


def test_looking_at_a_table_does_not_change_it() -> None:
    table = middle_of_a_game()
    before = as_bytes(table)
    for viewer in (0, 3, SPECTATOR):
        view(table, viewer)
    assert as_bytes(table) == before
