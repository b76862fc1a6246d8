"""``Game``: a whole game in a few lines, copies, equality, and taking back."""

import random

import pytest

from ethnos import CannotUndo, Game, PlayBand, Recruit
from ethnos.engine.actions import ACTION_IDS
from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.engine_errors import GameOver, IllegalDecision
from ethnos.engine.play import ruleset_of
from ethnos.engine.state import SPECTATOR, WHOLE, as_bytes
from ethnos.game.game import NotAMove
from ethnos.notation import BadMove, BadPosition, write_position
from tests.scenario import end_age, scenario


def finished(seed: int = 1, players: int = 3) -> Game:
    game, rng = Game.new(players, seed=seed), random.Random(seed)
    while not game.is_over:
        game.apply(rng.choice(game.legal_actions()))
    return game


def test_a_game_remembers_its_setup_and_decisions() -> None:
    game = finished()
    assert game.setup is not None
    again = Game(game.setup, game.setup.table())
    for action in game.actions:
        again.apply(action)
    assert again == game
    with pytest.raises(TypeError, match="unhashable"):
        {game}  # noqa: B018 - it changes, so it would get lost there


def test_options_and_tribes_reach_the_table() -> None:
    tribes = ["elf", "orc", "troll", "skeleton", "merfolk", "giant"]
    game = Game.new(5, "german", tribes, seed=3, placement="may", empty_pool_draw=2)
    assert game.setup is not None
    assert game.setup.ruleset.placement == "may"
    assert game.setup.ruleset.merfolk_scoring == "leader_only"
    assert ruleset_of(game.table).empty_pool_draw == "2"
    assert game.setup.options == (("placement", "may"), ("empty_pool_draw", "2"), ("centaur_trigger", "placed"))


def test_without_a_seed_every_game_differs() -> None:
    assert Game.new() != Game.new()


def test_standings_are_in_order_and_explained_by_the_sheet() -> None:
    game = finished(players=5)
    standings = game.standings()
    assert [standing.place for standing in standings] == sorted(standing.place for standing in standings)
    sheet = game.score_sheet()
    for standing in standings:
        assert standing.glory == sum(sum(age[standing.seat].values()) for age in sheet)
    assert list(sheet[0][0]) == [*KINGDOM_NAMES, "merfolk", "giant_now", "giant_end", "orcs", "bands"]
    assert standings[0].glory == max(standing.glory for standing in standings)


def test_standings_go_by_glory_while_the_game_goes_on() -> None:
    game = Game(None, scenario(glory={1: 9, 3: 4}))
    assert [(standing.seat, standing.place) for standing in game.standings()] == [(1, 1), (3, 2), (0, 3), (2, 3)]


def test_a_copy_goes_its_own_way() -> None:
    game = Game.new(4, seed=2)
    game.play(Recruit())
    twin = game.copy()
    assert twin == game
    twin.play(Recruit())
    assert twin != game
    assert len(game.actions) == 1


def test_a_view_is_cut_to_its_viewer() -> None:
    game = Game.new(4, seed=2)
    assert game.view().viewer == SPECTATOR
    assert game.view(2).viewer == 2
    assert game.table.viewer == WHOLE


def test_nothing_can_be_done_once_the_game_is_over() -> None:
    game = finished()
    before = as_bytes(game.table)
    assert game.seat is None
    assert game.legal_actions() == []
    assert list(game.legal_moves()) == []
    with pytest.raises(GameOver):
        game.apply(0)
    assert as_bytes(game.table) == before


def test_a_refused_decision_is_not_remembered() -> None:
    game = Game.new(4, seed=2)
    with pytest.raises(IllegalDecision):
        game.apply(357)
    assert game.actions == ()


# --- Taking back ----------------------------------------------------------------------------------------------


def undo_code(game: Game) -> str | None:
    reason = game.why_not_undo()
    return None if reason is None else reason.code


def test_a_face_up_card_can_be_put_back() -> None:
    game = Game(None, scenario(pool="elf.red"))
    before = as_bytes(game.table)
    game.play(Recruit("elf.red"))
    game.undo()
    assert as_bytes(game.table) == before
    assert game.actions == ()


def test_a_band_can_be_taken_apart_before_it_is_laid() -> None:
    game = Game(None, scenario(hands={0: "dwarf.red, dwarf.blue, dwarf.grey"}))
    before = as_bytes(game.table)
    game.apply(ACTION_IDS["lead-tribe dwarf.red"])
    game.apply(ACTION_IDS["leave dwarf.blue"])
    assert game.undo() == ACTION_IDS["leave dwarf.blue"]
    assert game.undo() == ACTION_IDS["lead-tribe dwarf.red"]
    assert as_bytes(game.table) == before


def test_a_drawn_card_stays_drawn() -> None:
    game = Game(None, scenario(deck="elf.red"))
    game.play(Recruit())
    assert undo_code(game) == "refusal-undo-deck"
    before = as_bytes(game.table)
    with pytest.raises(CannotUndo, match="drew from the deck"):
        game.undo()
    assert as_bytes(game.table) == before


def test_a_band_that_showed_hidden_cards_stays() -> None:
    game = Game(None, scenario(hands={0: "dwarf.red"}))
    game.play(PlayBand("dwarf.red", ("dwarf.red",)))
    assert undo_code(game) == "refusal-undo-hand"


def test_a_band_of_cards_that_all_have_seen_can_be_taken_back() -> None:
    game = Game(None, scenario(hands={0: "dwarf.red"}, known={0: "dwarf.red"}))
    before = as_bytes(game.table)
    game.play(PlayBand("dwarf.red", ("dwarf.red",)))
    game.undo()
    assert as_bytes(game.table) == before


def test_an_age_that_has_ended_stays_ended() -> None:
    game = Game(None, scenario(dragons=2, deck="dragon"))
    game.play(Recruit())
    assert game.age == 2
    assert undo_code(game) == "refusal-undo-age"


def test_a_pillage_before_the_next_deal_can_be_taken_back() -> None:
    game = Game(None, end_age(scenario(horde={0: ["red"], 1: ["blue"]})))
    before = as_bytes(game.table)
    game.apply(game.legal_actions()[0])
    game.undo()
    assert as_bytes(game.table) == before


def test_undo_goes_back_to_the_last_thing_shown_and_no_further() -> None:
    game = Game(None, scenario(pool="elf.red, orc.blue", deck="troll.red"))
    game.play(Recruit())
    shown = as_bytes(game.table)
    game.play(Recruit("elf.red"))
    game.play(Recruit("orc.blue"))
    game.undo()
    game.undo()
    assert as_bytes(game.table) == shown
    assert undo_code(game) == "refusal-undo-deck"


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    assert undo_code(Game.new(2, seed=1)) == "refusal-undo-beginning"


# --- From a position, and by text -----------------------------------------------------------------------------


def test_a_game_plays_on_from_a_position() -> None:
    game = Game.new(4, "german", seed=5)
    game.play(Recruit())
    again = Game.from_position(write_position(game.table))
    assert again == game
    assert again.setup is None
    assert again.actions == ()
    again.play("draw")
    assert as_bytes(again.start) == as_bytes(game.table)
    assert len(again.actions) == 1


def test_a_view_cannot_be_played_on_from() -> None:
    with pytest.raises(BadPosition, match="whole position") as refusal:
        Game.from_position(write_position(Game.new(4, seed=5).view(1)))
    assert refusal.value.line == 3


def test_a_move_can_be_given_as_text() -> None:
    game = Game(None, scenario(hands={0: "elf.red, dwarf.blue"}, pool="orc.red"))
    assert game.why_not("take orc.red") is None
    assert "red Troll" in str(game.why_not("take troll.red"))
    assert game.preview("band elf.red keep dwarf.blue").markers == ("rhea",)
    game.play("Band elf.red  keep dwarf.blue")
    assert sum(game.table.markers[0]) == 1


def test_a_value_that_is_no_move_is_refused_with_what_is_expected() -> None:
    game = Game.new(4, seed=5)
    before = as_bytes(game.table)
    for value in (3, None, ["draw"], ("take", "elf.red"), object()):
        for method in (game.play, game.why_not, game.preview):
            with pytest.raises(NotAMove, match="A move is a Recruit") as refusal:
                method(value)  # type: ignore[arg-type]
            assert "take elf.red" in str(refusal.value)
    with pytest.raises(BadMove, match="no move begins with"):
        game.play("dance")
    assert as_bytes(game.table) == before
