"""Ethnos for Gymnasium: one seat is the agent, bots play the others.

env = gymnasium.make("ethnos.envs.gymnasium:Ethnos-v0", players=4, opponents="greedy")
observation, info = env.reset(seed=1)
while True:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

Importing this module registers the environment; the name before the colon makes Gymnasium import it.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.base.refusals import MissingExtra

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as problem:
    raise MissingExtra(package="Gymnasium", extra="research") from problem

from ethnos import bots
from ethnos.base.arguments import checked
from ethnos.base.refusals import EthnosError
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import load_module
from ethnos.engine.engine_errors import GameOver, IllegalDecision, WrongSeat
from ethnos.engine.play import seed_words, view
from ethnos.engine.state import NOBODY, Table
from ethnos.envs.render import RENDER_MODES, check_render_mode, show
from ethnos.envs.single import SEEDS, OneTable
from ethnos.game.observation import MOST, SIZE, Mask, Row

ID: Final = "Ethnos-v0"
ILLEGAL_REWARD: Final = -1.0

Info: TypeAlias = dict[str, Any]


class WrongOpponents(EthnosError):
    """The number of opponents does not match the number of other seats."""


def register() -> None:
    """Register this environment once: since version 1.0 Gymnasium does not discover environments itself."""
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point="ethnos.envs.gymnasium:EthnosEnv")


class EthnosEnv(gymnasium.Env[Row, int]):
    """A seat at a table with bots. The bots see only views, and play between two decisions of this seat."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as in the parent class

    @checked
    def __init__(
        self,
        players: int = 4,
        preset: str = "english",
        tribes: str | Sequence[str] = "random",
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Opponents sit clockwise from this seat; with ``seat=None``, each game draws a seat from the seed."""
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._game = OneTable(players, preset, tribes, reward, options)
        if seat is not None and not 0 <= seat < players:
            raise WrongSeat(seat=seat, players=players)
        self._fixed_seat = seat
        self._opponents = _opponents(opponents, players)
        self._bots: dict[int, bots.Bot] = {}
        self.seat = seat or 0
        """The agent's seat in this game."""
        self._ended = True
        self.observation_space = spaces.Box(0, MOST, (SIZE,), np.uint8)
        self.action_space = spaces.Discrete(ACTIONS)  # type: ignore[assignment]

    @property
    def table(self) -> Table:
        """The whole table, for inspection."""
        return self._game.table

    # --- Playing ----------------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, Info]:
        """Start a game and play to this seat's first decision; a seed gives the same game as in ``Game.new``."""
        if seed is not None:
            seed_words(seed)
        super().reset(seed=seed, options=options)
        self._game.deal(int(self.np_random.integers(SEEDS)) if seed is None else int(seed))
        players = self._game.players
        random_seat = int(self.np_random.integers(players))
        self.seat = random_seat if self._fixed_seat is None else self._fixed_seat
        others = [(self.seat + distance) % players for distance in range(1, players)]
        seeds = [int(number) for number in self.np_random.integers(SEEDS, size=players - 1)]
        self._bots = {
            other: bots.make(name, number) for other, name, number in zip(others, self._opponents, seeds, strict=True)
        }
        self._ended = False
        self._let_bots_play()
        return self._seen()

    def step(self, action: int) -> tuple[Row, float, bool, bool, Info]:
        """Take a decision and let the bots play until the next one. An illegal one ends the game with reward -1."""
        if self._ended:
            raise GameOver
        try:
            self._game.take(action)
        except IllegalDecision:
            self._ended = True
            row, info = self._seen()
            return row, ILLEGAL_REWARD, True, False, info | {"illegal_action": True}
        reward = float(self._game.rewards[self.seat]) + self._let_bots_play()
        self._ended = bool(self.table.seat == NOBODY)
        row, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return row, reward, self._ended, False, info

    def _let_bots_play(self) -> float:
        """Let the bots decide until this seat is to move. Returns this seat's reward in the meantime."""
        reward = 0.0
        while self.table.seat not in (self.seat, NOBODY):
            self._game.take(bots.ask(self._bots[int(self.table.seat)], self.table))
            reward += float(self._game.rewards[self.seat])
        return reward

    # --- Looking ----------------------------------------------------------------------------------------------

    def _seen(self) -> tuple[Row, Info]:
        row, mask = self._game.seen_by(self.seat)
        players = self._game.players
        return row, {
            "action_mask": mask,
            "seat": self.seat,
            "places": self.table.array["places"][0, :players].copy(),
            "glory": self.table.array["glory"][0, :players].copy(),
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """A boolean mask of the legal decisions, for sb3-contrib's MaskablePPO."""
        mask: Mask = self._game.seen_by(self.seat)[1]
        return mask.astype(np.bool_)

    def render(self) -> Any:
        """This seat's view, rendered in the render mode."""
        return show(view(self.table, self.seat), self.render_mode)


def _opponents(opponents: str | Sequence[str], players: int) -> list[str]:
    """A bot's name for each other seat; checks the bots and loads their compiled modules."""
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise WrongOpponents(given=len(names), players=players, others=players - 1)
    for name in set(names):
        bots.check(name)
        for module in bots.compiled_modules(name):
            load_module(module)
    return names


register()
