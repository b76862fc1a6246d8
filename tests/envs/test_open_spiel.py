"""Ethnos in OpenSpiel: every card is a chance node, the game is the engine's, and information states hide cards."""

import pickle
import random
from collections import Counter
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ethnos.base.refusals import EthnosError
from ethnos.engine.actions import ACTION_IDS, ACTION_NAMES, ACTIONS, DRAW
from ethnos.engine.components import (
    CARD_KINDS,
    COPIES,
    DRAGON,
    DRAGONS,
    FIRST_GAME_TRIBES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    TRIBE_NAMES,
)
from ethnos.engine.engine_errors import IllegalDecision
from ethnos.engine.fields import nonzero
from ethnos.engine.play import apply_action, legal_actions, new_table, view
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import BAND, KEEP, OVER, Table, as_bytes, copied
from ethnos.envs import chance
from ethnos.game.game import Game
from ethnos.game.observation import SIZE, USUAL, encode
from tests.scenario import scenario

pyspiel = pytest.importorskip("pyspiel")

from ethnos.envs.open_spiel import LONGEST_GAME, MOST_CHANCE_NODES, EthnosState, Memory  # noqa: E402

COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
FEW_TRIBES = "elf+giant+orc+skeleton+wizard"


def load(players: int = 4, preset: str = "english", tribes: str = "random") -> Any:
    return pyspiel.load_game(f"python_ethnos(players={players},preset={preset},tribes={tribes})")


def random_outcome(state: Any, rng: random.Random) -> int:
    pieces, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(pieces, weights)[0])


def random_decision(state: Any, rng: random.Random) -> int:
    """Mostly recruiting, so that hands and Bands grow."""
    legal = state.legal_actions()
    return int(rng.choice(legal[:6] if rng.random() < 0.8 else legal))


def states(game: Any, seed: int) -> Iterator[Any]:
    """A game at random: the state before every step, and the last one."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action((random_outcome if state.is_chance_node() else random_decision)(state, rng))
    yield state


def short_game(game: Any) -> list[int]:
    """The steps of a game in which everybody draws and the Dragons come as early as possible."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1 if state.is_chance_node() else 0])
    history: list[int] = state.history()
    return history


def through_chance(state: Any, seed: int = 0) -> Any:
    """Take random outcomes until the next decision."""
    rng = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(random_outcome(state, rng))
    return state


def state_at(table: Table, game: Any) -> Any:
    state = game.new_initial_state()
    state.moment, state.memory = chance.at(table), Memory.starting(table)
    return state


# --- OpenSpiel's own tests ------------------------------------------------------------------------------------


def every_count_and_edition(*usual: tuple[int, str]) -> pytest.MarkDecorator:
    """Combinations that are not ``usual`` belong to the long tests."""
    games = [
        pytest.param(players, preset, marks=() if (players, preset) in usual else pytest.mark.long)
        for players in COUNTS
        for preset in PRESETS
    ]
    return pytest.mark.parametrize(("players", "preset"), games)


@every_count_and_edition((3, "german"))
def test_openspiel_finds_nothing_wrong(players: int, preset: str) -> None:
    pyspiel.random_sim_test(load(players, preset), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
def test_the_playthrough_tool_prints_a_whole_game() -> None:
    playthroughs = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    game = load(2, tribes=FEW_TRIBES)
    text = playthroughs.playthrough(str(game), short_game(game), seed=3)
    assert "NumDistinctActions() = 358" in text
    assert "MaxChanceOutcomes() = 68" in text
    assert text.rstrip().splitlines()[-1].startswith("Returns() = [")


def test_the_game_says_what_it_is() -> None:
    game = load(6, "german", "first_game")
    kind = game.get_type()
    assert kind.utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert (game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()) == (6, ACTIONS, CARD_KINDS + 1)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0.0, 1.0, 1.0)
    assert (game.max_game_length(), game.max_chance_nodes_in_history()) == (LONGEST_GAME, MOST_CHANCE_NODES)
    assert game.observation_tensor_shape() == game.information_state_tensor_shape() == [SIZE]
    assert str(game) == "python_ethnos(players=6,preset=german,tribes=first_game)"


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ("players=7", "2 to 6 players"),
        ("players=1", "2 to 6 players"),
        ("preset=klingon", "no preset “klingon”"),
        ("tribes=elf+orc", "exactly 6 different tribes"),
        ("players=2,tribes=elf+elf+orc+giant+troll", "exactly 5 different tribes"),
        ("tribes=elf+orc+giant+troll+wizard+hobbit", "no tribe “hobbit”"),
    ],
)
def test_wrong_parameters_are_refused_with_a_reason(parameters: str, message: str) -> None:
    with pytest.raises(EthnosError, match=message):
        pyspiel.load_game(f"python_ethnos({parameters})")


def test_there_is_one_kind_of_observation() -> None:
    game = load(2)
    alone = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(alone) is None
    with pytest.raises(EthnosError, match="no parameters; leave out colour"):
        game.make_py_observer(None, {"colour": "red"})
    observer = game.make_py_observer({})
    observer.set_from(game.new_initial_state(), 1)
    assert list(observer.tensor) == game.new_initial_state().observation_tensor(1)


def test_steps_that_are_not_possible_are_refused() -> None:
    state = load(2).new_initial_state()
    with pytest.raises(chance.ImpossibleOutcome, match="99 cannot happen now; possible: 0, 1"):
        state.apply_action(99)
    through_chance(state)
    with pytest.raises(IllegalDecision, match="“play” is not possible now"):
        state.apply_action(ACTION_IDS["play"])
    with pytest.raises(chance.ImpossibleOutcome, match="nothing is left to chance"):
        chance.happen(state.moment, 0)


# --- The same game as the engine's ----------------------------------------------------------------------------


def record_without_order(table: Table) -> bytes:
    """A table without its deck's order and its generator."""
    return chance.at(copied(table)).record


def deal_of(table: Table) -> list[int]:
    """The cards of the deal, at a table where nobody has decided yet."""
    players, first = int(table.players), int(table.first)
    hands = [nonzero(table.hands[(first + i) % players])[0] for i in range(players)]
    return hands + [kind for kind in range(CARD_KINDS) for _ in range(table.pool[kind])]


@every_count_and_edition(*zip(COUNTS, PRESETS, strict=True))
def test_a_game_of_the_engine_can_be_followed_step_by_step(players: int, preset: str) -> None:
    game, rng = Game.new(players, preset, seed=players), random.Random(preset)
    table = game.table
    state = load(players, preset).new_initial_state()
    for outcome in [
        *table.tribes[: table.tribe_count],
        *(value for row in table.tokens for value in row[: table.ages]),
        table.first,
    ]:
        state.apply_action(int(outcome))
    for card in deal_of(table):
        state.apply_action(card)
    while True:
        assert state.moment.record == record_without_order(table)
        if game.is_over:
            break
        assert state.current_player() == game.seat
        assert state.legal_actions() == game.legal_actions()
        before, action = copied(table), random_decision(state, rng)
        game.apply(action)
        state.apply_action(action)
        next_cards = [int(card) for card in before.deck[: before.deck_left][::-1]]
        while state.is_chance_node() and state.moment.asks == chance.CARD:
            state.apply_action(next_cards.pop(0))
        if state.is_chance_node():
            for card in deal_of(table):
                state.apply_action(card)
        elif game.age == before.age:
            assert len(next_cards) == table.deck_left
    winners = [standing.seat for standing in game.standings() if standing.place == 1]
    assert state.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(players)]


def test_the_option_that_draws_two_cards_asks_for_two() -> None:
    """No edition has it, but a table can."""
    table = scenario(players=2, hands={0: "elf.red", 1: "orc.red"}, empty_pool_draw="2")
    moment = chance.decide(chance.at(table), DRAW)
    for _ in range(2):
        assert moment.asks == chance.CARD
        moment = chance.happen(moment, chance.outcomes(moment)[0][0])
    assert (moment.asks, moment.seat, moment.table.hand_size[0]) == (chance.DECISION, 1, 3)


def test_a_victory_is_shared_in_equal_parts() -> None:
    table = scenario(players=3, age=2, hands={0: "elf.red"}, dragons=2)
    table.deck_left = table.lower_half = 1
    table.deck[0] = DRAGON
    state = state_at(table, load(3))
    state.apply_action(DRAW)
    state.apply_action(DRAGON)
    assert state.is_terminal()
    assert state.returns() == [1 / 3] * 3  # R46


# --- Chance ---------------------------------------------------------------------------------------------------


def unseen(moment: chance.Moment) -> Counter[int]:
    """How many cards of each kind are still in the deck, counted from all cards elsewhere."""
    table = moment.table
    elsewhere = Counter(moment.drawn)
    for kind in range(CARD_KINDS):
        elsewhere[kind] += int(table.pool[kind] + sum(table.hands.column(kind)))
    elsewhere.update(int(kind) for kind in table.laid[: table.band_end[table.bands - 1] if table.bands else 0])
    tribes = {int(tribe) for tribe in table.tribes}
    left = {kind: int(COPIES[kind]) - elsewhere[kind] for kind in range(CARD_KINDS) if min(kind // 6, 11) in tribes}
    dragons = DRAGONS - int(table.dragons) - elsewhere[DRAGON] if moment.asks == chance.CARD else 0
    return +Counter(left | {DRAGON: dragons})


@pytest.mark.parametrize("players", COUNTS)
def test_cards_come_by_what_is_left(players: int) -> None:
    """R14: no Dragon in the upper half; in the lower one at every place with the same chance."""
    halves = Counter[bool]()
    for state in states(load(players), players):
        if state.is_chance_node():
            moment = state.moment
            outcomes = dict(state.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1, abs=1e-12)
            assert list(outcomes) == state.legal_actions()
            if moment.asks in (chance.DEALT, chance.CARD):
                left = unseen(moment)
                upper = left.total() > moment.table.lower_half
                halves[upper] += 1
                if upper:
                    del left[DRAGON]
                assert outcomes == {kind: pytest.approx(count / left.total()) for kind, count in left.items()}
    assert min(halves.values()) > 10


def test_the_deck_of_a_state_has_no_order_of_its_own() -> None:
    for state in states(load(3), 5):
        table = state.moment.table
        deck = table.deck[: table.deck_left]
        assert deck == sorted(deck, reverse=True)
        assert not any(table.seed)
        assert not any(table.block)
        assert table.words_used == 0


def test_nothing_is_seen_before_it_is_settled() -> None:
    state = load(4).new_initial_state()
    asked = Counter[int]()
    while state.is_chance_node():
        table, asks = state.moment.table, state.moment.asks
        asked[asks] += 1
        assert (table.tribe_count > 0) == (asks > chance.TRIBE)
        assert any(table.tokens.items) == (asks > chance.TOKEN)
        assert (table.first >= 0) == (asks > chance.FIRST)
        assert not any(table.hands.items)
        assert not any(table.pool)
        state.apply_action(random_outcome(state, random.Random(1)))
    assert asked == {chance.TRIBE: 6, chance.TOKEN: 18, chance.FIRST: 1, chance.DEALT: 12}


def test_tribes_are_asked_for_only_where_they_are_open() -> None:
    first_game = load(2, tribes="first_game").new_initial_state()
    assert [tribe for tribe, _ in first_game.chance_outcomes()] == sorted(FIRST_GAME_TRIBES)
    for fixed in (load(4, tribes="first_game"), load(2, tribes=FEW_TRIBES)):
        assert fixed.new_initial_state().moment.asks == chance.TOKEN
    names = [TRIBE_NAMES[tribe] for tribe in load(2, tribes=FEW_TRIBES).new_initial_state().moment.table.tribes[:5]]
    assert "+".join(names) == "elf+giant+orc+wizard+skeleton"


def opening(table: Table, act: Callable[[int], None]) -> tuple[float, ...]:
    """Numbers that depend on every shuffle of a new game, in which nobody plays a Band before the first Dragon."""
    shuffles = [float(tribe in table.tribes) for tribe in (0, 4, 11)]
    shuffles += [float(table.tokens[0, 0]), float(table.tokens[0, 2]), float(table.first)]
    shuffles += [float(nonzero(table.hands[seat])[0] // 6) for seat in range(4)]
    shuffles += [float(sum(table.pool[:36]))]
    while table.dragons == 0:
        act(legal_actions(table)[0] if table.hand_size[table.seat] < 10 else legal_actions(table)[-1])
    return (*shuffles, float(table.deck_left), float(sum(table.hands.items)))


@pytest.mark.long
def test_games_are_distributed_as_the_engines_own() -> None:
    """Means within five standard errors of each other."""

    def engines(seed: int) -> tuple[float, ...]:
        table = new_table(4, seed=seed)
        return opening(table, lambda action: apply_action(table, action))

    def open_spiels(seed: int) -> tuple[float, ...]:
        rng = random.Random(seed)
        state = load(4).new_initial_state()
        while state.is_chance_node():
            state.apply_action(random_outcome(state, rng))
        table = state.moment.table

        def act(action: int) -> None:
            state.apply_action(action)
            while state.is_chance_node():
                state.apply_action(random_outcome(state, rng))
            table.array[:] = state.moment.table.array

        return opening(table, act)

    of_engine = np.array([engines(seed) for seed in range(3000)])
    of_open_spiel = np.array([open_spiels(seed) for seed in range(400)])
    error = np.sqrt(of_engine.var(0) / len(of_engine) + of_open_spiel.var(0) / len(of_open_spiel))
    assert (np.abs(of_engine.mean(0) - of_open_spiel.mean(0)) < 5 * error).all()
    assert np.abs(np.log(of_engine.std(0) / of_open_spiel.std(0))).max() < 0.25


# --- What a seat knows ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_observations_are_the_engines_views(players: int) -> None:
    for number, state in enumerate(states(load(players), 2)):
        if number % 20 == 0 or state.is_terminal():
            for seat in range(players):
                seen = view(state.moment.table, seat)
                row = (encode(seen) / USUAL).astype(np.float32)
                assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), row)
                assert state.information_state_tensor(seat) == state.observation_tensor(seat)
                text = state.observation_string(seat)
                assert state.information_state_string(seat) == f"{text}past: {state.memory.pasts[seat].hex()}\n"


def test_unfinished_choices_of_others_do_not_show() -> None:
    """Leaving cards out of a Band, keeping cards with an Elf: no other information state changes until it is done."""
    unfinished = Counter[int]()
    strings, before = [""] * 4, None
    for state in states(load(4, tribes="elf+giant+dwarf+orc+skeleton+wizard"), 4):
        now = (state.current_player(), int(state.moment.table.phase))
        if before == now and now[1] in (BAND, KEEP):
            unfinished[now[1]] += 1
            for seat in range(4):
                changed = state.information_state_string(seat) != strings[seat]
                assert changed == (seat == now[0])
        strings, before = [state.information_state_string(seat) for seat in range(4)], now
    assert min(unfinished[BAND], unfinished[KEEP]) > 0


def test_a_card_drawn_by_another_seat_does_not_show() -> None:
    state = through_chance(load(3).new_initial_state())
    seat = state.current_player()
    state.apply_action(DRAW)
    one, other = (state.child(card) for card, _ in state.chance_outcomes()[:2])
    for viewer in range(3):
        same = one.information_state_string(viewer) == other.information_state_string(viewer)
        assert same == (viewer != seat)
    assert state.information_state_string(seat) != state.child(one.history()[-1]).information_state_string(seat)


def test_information_states_remember_what_observations_forget() -> None:
    """The same two cards taken in another order."""
    table = scenario(players=2, pool="elf.red, giant.blue, orc.green")
    one, other = state_at(table, load(2)), state_at(table, load(2))
    cards = [ACTION_IDS[f"take {card}"] for card in ("elf.red", "orc.green", "giant.blue")]
    for forth, back in zip(cards, reversed(cards), strict=True):
        one.apply_action(forth)
        other.apply_action(back)
    assert one.moment == other.moment
    for seat in range(2):
        assert one.observation_string(seat) == other.observation_string(seat)
        assert one.information_state_string(seat) != other.information_state_string(seat)


def test_a_past_has_everything_seen_and_every_decision() -> None:
    """Even what later states do not depend on."""
    tables = [scenario(players=2, pool=pool) for pool in ("elf.red", "elf.blue", "elf.green")]
    start = Memory.starting(tables[0])
    pasts = {
        start.pasts[0],
        start.seeing(tables[2]).pasts[0],
        start.seeing(tables[1]).seeing(tables[2]).pasts[0],
        start.seeing(tables[1]).seeing(tables[0]).seeing(tables[2]).pasts[0],
        start.deciding(0, 1).pasts[0],
        start.deciding(0, 2).pasts[0],
        start.deciding(0, 1).deciding(0, 2).pasts[0],
        start.deciding(0, 1).seeing(tables[2]).pasts[0],
    }
    assert len(pasts) == 8
    assert start.seeing(tables[0]) == start
    assert start.deciding(1, 1).pasts[0] == start.pasts[0]


def test_the_same_history_gives_the_same_information_states() -> None:
    for state in states(load(3), 9):
        if state.move_number() % 60 == 0:
            again = load(3).new_initial_state()
            for action in state.history():
                again.apply_action(action)
            assert again.moment == state.moment
            assert again.memory == state.memory
            assert str(again) == str(state)


# --- Resampling -----------------------------------------------------------------------------------------------


def same_for(seat: int, state: Any, other: Any) -> bool:
    return bool(
        state.information_state_string(seat) == other.information_state_string(seat)
        and state.information_state_tensor(seat) == other.information_state_tensor(seat)
        and state.current_player() == other.current_player()
        and (state.current_player() != seat or state.legal_actions() == other.legal_actions())
    )


@pytest.mark.parametrize("players", COUNTS)
def test_a_resampled_state_is_the_same_to_its_player(players: int) -> None:
    rng = random.Random(players)
    compared = different = 0
    for number, state in enumerate(states(load(players), players)):
        if number % 13 == 0 or state.is_terminal():
            for seat in range(players):
                twin = state.resample_from_infostate(seat, rng.random)
                assert same_for(seat, state, twin)
                compared += 1
                different += twin.moment.record != state.moment.record
    assert different > compared / 3


def test_a_resampled_state_can_be_played_and_serialised() -> None:
    rng = random.Random(1)
    for number, state in enumerate(states(load(3), 6)):
        if number % 150 == 40:
            twin = state.resample_from_infostate(0, rng.random)
            restored = state.get_game().deserialize_state(twin.serialize())
            assert (restored.moment, restored.memory) == (twin.moment, twin.memory)
            while not twin.is_terminal():
                twin.apply_action((random_outcome if twin.is_chance_node() else random_decision)(twin, rng))
            assert sum(twin.returns()) == pytest.approx(1)


def test_a_resampled_state_knows_nothing_of_the_others_pasts() -> None:
    """Two tables that a seat cannot tell apart give it equal samples, the others' information states among them."""
    state = through_chance(load(3).new_initial_state())
    seat = state.current_player()
    state.apply_action(DRAW)
    viewer = (seat + 1) % 3
    children = [state.child(card) for card, _ in state.chance_outcomes()[:2]]
    for child in children:
        child.apply_action(child.legal_actions()[1])  # takes a face-up card: the one drawn is part of the past now
    assert children[0].memory != children[1].memory
    one, other = (child.resample_from_infostate(viewer, lambda: 0.5) for child in children)
    assert (one.moment, one.memory) == (other.moment, other.memory)


# --- Copies ---------------------------------------------------------------------------------------------------


def test_copies_are_equal_and_independent() -> None:
    for number, state in enumerate(states(load(4), 8)):
        if number % 25 == 0 and not state.is_terminal():
            record, past = state.moment.record, state.memory
            for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
                assert isinstance(twin, EthnosState)
                assert (twin.moment, twin.memory) == (state.moment, state.memory)
                assert twin.history() == state.history()
                twin.apply_action(twin.legal_actions()[0])
                assert twin.moment != state.moment
            assert (state.moment.record, state.memory) == (record, past)


def test_everything_has_a_name() -> None:
    state = load(2).new_initial_state()
    named = [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()]
    assert named == [f"tribe {tribe}" for tribe in TRIBE_NAMES]
    for state in states(load(2), 1):
        if not state.is_terminal():
            names = [state.action_to_string(action) for action in state.legal_actions()]
            assert len(set(names)) == len(names)
            if not state.is_chance_node():
                assert names == [ACTION_NAMES[action] for action in state.legal_actions()]
        assert ("chance: " in str(state)) == state.is_chance_node()


# --- Algorithms -----------------------------------------------------------------------------------------------

END_TRIBES = ("dwarf", "giant", "minotaur", "orc", "troll")


def last_turns() -> Any:
    """Almost every card lies in a Band, and one of the last two cards of the deck is the third Dragon.

    Seat 0 is three points behind. Two Dwarves give it Rhea and the game (R54); drawing first ends the game half of the
    time, and otherwise leaves Rhea to the Giant.
    """
    halves = (("purple", "red", "blue"), ("green", "orange", "grey"))
    bands = {
        (tribe, half): [f"{tribe}.{colour}" for colour in colours for _ in range(2)]
        for tribe in END_TRIBES
        for half, colours in enumerate(halves)
    }
    for card in ("dwarf.red", "dwarf.red", "giant.red", "minotaur.red"):
        bands[card.split(".")[0], 0].remove(card)
    table = scenario(
        players=2,
        age=2,
        tribes=END_TRIBES,
        hands={0: "2 dwarf.red", 1: "giant.red"},
        bands=[(half, ", ".join(cards)) for (_, half), cards in bands.items()],
        dragons=2,
        tokens={"rhea": (0, 10)},
        glory={0: 16},
    )
    assert table.deck_left == 2
    return state_at(table, load(2, tribes="+".join(END_TRIBES)))


LEAD = ACTION_IDS["lead-tribe dwarf.red"]


def test_mccfr_solves_the_last_turns() -> None:
    """External sampling tries every decision of a seat: too slow for a whole game, but not for its end."""
    mccfr = pytest.importorskip("open_spiel.python.algorithms.external_sampling_mccfr")
    np.random.seed(1)
    ending = SimpleNamespace(num_players=lambda: 2, get_type=load(2).get_type, new_initial_state=last_turns)
    solver = mccfr.ExternalSamplingSolver(ending)
    for _ in range(60):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(last_turns())
    assert set(policy) == set(last_turns().legal_actions())
    assert policy[LEAD] > 0.8


def ismcts_bot(game: Any, simulations: int) -> Any:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    return ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=simulations, random_state=rng)


def mcts_bot(game: Any, simulations: int) -> Any:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    return mcts.MCTSBot(game, uct_c=1.0, max_simulations=simulations, evaluator=evaluator, random_state=rng)


@pytest.mark.parametrize("bot", [ismcts_bot, mcts_bot])
def test_openspiels_searches_find_the_winning_move(bot: Callable[[Any, int], Any]) -> None:
    state = last_turns()
    assert bot(state.get_game(), 60).step(state) == LEAD


@pytest.mark.parametrize("bot", [ismcts_bot, mcts_bot])
@pytest.mark.parametrize("players", [2, 4])
def test_openspiels_searches_move_anywhere_in_a_game(players: int, bot: Callable[[Any, int], Any]) -> None:
    game, checked = load(players), 0
    for number, state in enumerate(states(game, players)):
        if number % 120 == 100 and not state.is_terminal() and not state.is_chance_node():
            assert bot(game, 3).step(state) in state.legal_actions()
            checked += 1
    assert checked > 0


def test_a_search_plays_a_game_to_its_end() -> None:
    state = last_turns()
    bot = ismcts_bot(state.get_game(), 10)
    rng = random.Random(3)
    while not state.is_terminal():
        state.apply_action(random_outcome(state, rng) if state.is_chance_node() else bot.step(state))
    assert state.moment.table.phase == OVER
    assert as_bytes(state.moment.table) == state.moment.record
