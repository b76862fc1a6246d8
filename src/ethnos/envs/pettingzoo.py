"""Ethnos for PettingZoo: every seat is an agent, and the seat to move acts.

env = ethnos_v0.env(players=4)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

A turn may take several decisions, so an agent may act several times in a row. ``observe`` also works for agents that
are not to move: it returns what that seat knows, with an empty mask.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.base.refusals import MissingExtra

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as problem:
    raise MissingExtra(package="PettingZoo", extra="research") from problem

from ethnos.base.arguments import checked
from ethnos.base.refusals import EthnosError
from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import CARD_KINDS, MAX_DECK, MAX_PLAYERS
from ethnos.engine.play import seed_words
from ethnos.engine.state import NOBODY, TURN, Table
from ethnos.envs.render import RENDER_MODES, check_render_mode, show
from ethnos.envs.single import SEEDS, OneTable
from ethnos.game.observation import MOST, SIZE, Row, write_row

Observation: TypeAlias = dict[str, npt.NDArray[Any]]

ILLEGAL_REWARD: Final = -1

STATE_SIZE: Final = SIZE + MAX_PLAYERS * CARD_KINDS + MAX_DECK
"""The length of ``state()``: the row of seat 0, all hands, the deck."""


class UnknownAgent(EthnosError, KeyError):
    """No agent has this name."""


class WrongCycles(EthnosError):
    """``max_cycles`` is less than 1."""


def env(**settings: Any) -> AECEnv[str, Observation, int]:
    """``raw_env`` in PettingZoo's usual wrappers: an illegal decision ends the game with reward -1 for its agent."""
    game: AECEnv[str, Observation, int] = raw_env(**settings)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=ILLEGAL_REWARD)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return _InOrder(game)


class _InOrder(wrappers.OrderEnforcingWrapper[str, Observation, int]):
    """PettingZoo's wrapper, but attributes that it would only forward are read directly from the game.

    Forwarding them through three wrappers would take more time than everything else together.
    """

    def __init__(self, game: AECEnv[str, Observation, int]) -> None:
        super().__init__(game)
        self._game = game.unwrapped

    def __getattr__(self, name: str) -> Any:
        if (name.startswith("_") and name != "_cumulative_rewards") or not self._has_reset:
            return super().__getattr__(name)
        return getattr(self._game, name)

    def __str__(self) -> str:
        return str(self._game)


class raw_env(AECEnv[str, Observation, int], EzPickle):  # noqa: N801 - PettingZoo's own name for it
    """A table where every seat is an agent."""

    metadata: Final = {
        "name": "ethnos_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    @checked
    def __init__(
        self,
        players: int = 4,
        preset: str = "english",
        tribes: str | Sequence[str] = "random",
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, players, preset, tribes, reward, render_mode, max_cycles, **options)
        super().__init__()
        check_render_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise WrongCycles(given=max_cycles)
        self.render_mode = render_mode
        self._game = OneTable(players, preset, tribes, reward, options)
        self._turns_allowed = 0 if max_cycles is None else max_cycles * players
        self._turns = 0
        self._is_paid = False
        self._generator = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, MOST, (STATE_SIZE,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A row of ``ethnos.game.observation``, and 1 for each legal decision."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every decision of the game, legal or not."""
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    @property
    def table(self) -> Table:
        """The whole table, for inspection."""
        return self._game.table

    # --- Playing ----------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a game: with a seed, that of ``Game.new(seed=seed)``; without one, the next of a random sequence."""
        if seed is not None:
            seed_words(seed)
            self._generator = np.random.default_rng(seed)
        self._game.deal(int(self._generator.integers(SEEDS)) if seed is None else int(seed))
        self._turns = 0
        self._is_paid = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.seat]

    def step(self, action: int | None) -> None:
        """Take a decision of the agent to move; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._game.take(action)
        self._cumulative_rewards[agent] = 0.0
        self._pay()
        seat = self.table.seat
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
            if self._turns_allowed:
                self._count_turns()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """Set the rewards of a decision; skips the work while they stay zero, the usual case."""
        is_paid = any(self._game.rewards.tolist())  # faster than NumPy for so few
        if is_paid:
            self.rewards = dict(zip(self.agents, self._game.rewards.tolist(), strict=True))
            self._accumulate_rewards()
        elif self._is_paid:
            self._clear_rewards()
        self._is_paid = is_paid

    def _count_turns(self) -> None:
        """Truncate the game after ``max_cycles`` turns of every seat."""
        self._turns += self.table.phase == TURN
        if self._turns >= self._turns_allowed:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    # --- Looking ----------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and its legal decisions."""
        row, mask = self._game.seen_by(self._seat(agent))
        return {"observation": row, "action_mask": mask}

    def _seat(self, agent: str) -> int:
        try:
            return self._seats[agent]
        except (KeyError, TypeError):
            raise UnknownAgent(agent=repr(agent), known=self.possible_agents) from None

    def state(self) -> Row:
        """Everything on the table.

        First the row of seat 0 (``game/observation.py``), which also shows a Band that another seat is composing; then
        the hands of seats 0 to 5 as counts of each kind; then the deck from the top: the card's kind + 1, where 68
        is a Dragon and 0 an empty place.
        """
        state, table = np.zeros(STATE_SIZE, np.uint8), self.table
        write_row(table, 0, state[:SIZE])
        hands = table.array["hands"].reshape(-1)
        state[SIZE : SIZE + hands.size] = hands
        deck = table.deck[: table.deck_left][::-1]
        state[STATE_SIZE - MAX_DECK :][: len(deck)] = [kind + 1 for kind in deck]
        return state

    def render(self) -> Any:
        """The whole table with all hands, rendered in the render mode."""
        return show(self.table, self.render_mode)


def _observation_space() -> spaces.Dict:
    """A row and a mask."""
    row = spaces.Box(0, MOST, (SIZE,), np.uint8)
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})
