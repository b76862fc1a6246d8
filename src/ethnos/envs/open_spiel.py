"""Ethnos in OpenSpiel: importing this module registers the game ``python_ethnos``.

import pyspiel
import ethnos.envs.open_spiel

game = pyspiel.load_game("python_ethnos(players=4,preset=english,tribes=random)")

Every card is an explicit chance node (``chance.py``). OpenSpiel's parameters cannot contain commas, so tribes are
written ``elf+giant+orc+troll+skeleton``. An observation is what the seat may know now; an information state adds a
hash of everything it has seen and decided before.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, Self

import numpy as np

from ethnos.base.refusals import MissingExtra

try:
    import pyspiel
except ModuleNotFoundError as problem:
    raise MissingExtra(package="OpenSpiel", extra="research") from problem

from ethnos.base.refusals import EthnosError
from ethnos.engine import play
from ethnos.engine.actions import ACTION_NAMES, ACTIONS
from ethnos.engine.components import (
    CARD_KINDS,
    FULL_GAME_TRIBES,
    KINGDOMS,
    MAX_AGES,
    MAX_DECK,
    MAX_PLAYERS,
    MIN_PLAYERS,
)
from ethnos.engine.records import TABLE
from ethnos.engine.scoring import shares_of_victory
from ethnos.engine.state import Table
from ethnos.envs import chance
from ethnos.envs.chance import DECISION, END, Moment
from ethnos.game.observation import SIZE, USUAL, encode
from ethnos.notation import write_position

# An upper bound for the length of a game. Every Band removes its Leader from play until the Age ends.
# - Without Skeletons there are at most 84 Bands per Age. Before each, and after the last, every seat recruits at most
#   ten times (R20): 85 * (6 * 10 + 1) = 5,185 turns.
# - With Skeletons, which never lead, there are at most 72 Bands. Ten Skeletons can be shown and taken again (O3). But
#   with three or more seats, at least one seat shows none between two Bands. There are only twelve Skeletons: while one
#   seat collects its ten, in eight turns or more, a seat that has shown before must take other cards, which it can only
#   get rid of by a Band. A third seat would need eight turns more, and a hand has at most ten cards. A seat that shows
#   none has at most ten turns, so no seat has more than eleven: 73 * 6 * 11 = 4,818. Two players can show once each, in
#   22 turns: 61 * (2 * 22 + 1) = 2,745.
# - A Band adds at most 15 decisions to its turn: leaving out and keeping choose among the same ten cards. At the end of
#   an Age, six seats decide about their hordes: 5,185 + 84 * 15 + 6.
LONGEST_AGE: Final = 6_451
LONGEST_GAME: Final = MAX_AGES * LONGEST_AGE
MOST_CHANCE_NODES: Final = FULL_GAME_TRIBES + KINGDOMS * MAX_AGES + 1 + MAX_AGES * MAX_DECK
"""Tribes, Glory tokens, the first player, and every card once per Age."""

_DIGEST_BYTES: Final = 16

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_ethnos",
    long_name="Ethnos",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 4, "preset": "english", "tribes": "random"},
)


class UnknownObservation(EthnosError):
    """Observations take no parameters."""


# --- What a seat remembers ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Memory:
    """Everything that each seat has seen and decided, as hashes.

    A seat's past grows when its view changes or when it decides; decisions of others that it cannot see do not count.
    """

    pasts: tuple[bytes, ...]
    view_hashes: tuple[bytes, ...]
    """A hash of each seat's current view."""

    @classmethod
    def starting(cls, table: Table) -> Self:
        """The memory at the start of a game."""
        view_hashes = _view_hashes(table)
        return cls((bytes(_DIGEST_BYTES),) * len(view_hashes), view_hashes)

    def deciding(self, seat: int, action: int) -> Self:
        """The memory after a decision of this seat."""
        past = _digest(self.pasts[seat] + self.view_hashes[seat] + action.to_bytes(2))
        return type(self)((*self.pasts[:seat], past, *self.pasts[seat + 1 :]), self.view_hashes)

    def seeing(self, table: Table) -> Self:
        """The memory after the table has changed."""
        view_hashes = _view_hashes(table)
        pasts = tuple(
            past if before == now else _digest(past + before)
            for past, before, now in zip(self.pasts, self.view_hashes, view_hashes, strict=True)
        )
        return type(self)(pasts, view_hashes)

    def imagined(self, seat: int, table: Table) -> Self:
        """The memory for a game sampled from a seat's view: the other seats' pasts are derived from its own."""
        own = self.pasts[seat]
        pasts = (own if other == seat else _digest(own + bytes([other])) for other in range(len(self.pasts)))
        return type(self)(tuple(pasts), _view_hashes(table))

    def __deepcopy__(self, _memo: object) -> Self:
        """Immutable, so no copy is needed."""
        return self


def _view_hashes(table: Table) -> tuple[bytes, ...]:
    """A hash of each seat's view."""
    views = bytearray(int(table.players) * TABLE.itemsize)
    chance.write_views(table.array, np.frombuffer(views, TABLE))
    record = memoryview(views)
    return tuple(_digest(record[at : at + TABLE.itemsize]) for at in range(0, len(record), TABLE.itemsize))


def _digest(record: bytes | memoryview) -> bytes:
    return blake2b(record, digest_size=_DIGEST_BYTES).digest()


# --- The game -------------------------------------------------------------------------------------------------


class EthnosGame(pyspiel.Game):
    """Ethnos for 2 to 6 players, of any edition, with tribes chosen or drawn."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        settings = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.beginning = chance.begin(settings["players"], settings["preset"], settings["tribes"].replace("+", ","))
        self.first_memory = Memory.starting(self.beginning.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CARD_KINDS + 1,  # and the Dragon
            num_players=settings["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(GAME_TYPE, info, settings)

    def new_initial_state(self) -> "EthnosState":
        """The state before the first chance outcome."""
        return EthnosState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The most chance outcomes in a game."""
        return MOST_CHANCE_NODES

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> "EthnosObserver | None":
        """An observer of what a seat knows, with or without its past; no other kind is supported."""
        if params:
            raise UnknownObservation(given=list(params))
        if not kind:  # OpenSpiel's C++ passes the (empty) parameters first to get the default
            return EthnosObserver(recalls=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return EthnosObserver(recalls=kind.perfect_recall)


class EthnosState(pyspiel.State):
    """The state of a game: a moment, and what the seats remember. OpenSpiel copies and pickles these two."""

    def __init__(self, game: EthnosGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.beginning
        self.memory: Memory = game.first_memory

    def current_player(self) -> int:
        """The seat to move, or the id for chance or for the end of the game."""
        asks = self.moment.asks
        if asks == DECISION:
            return self.moment.seat
        player: int = pyspiel.PlayerId.TERMINAL if asks == END else pyspiel.PlayerId.CHANCE
        return player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.asks == END

    def returns(self) -> list[float]:
        """R46: 1 for the winner, in equal parts if the victory is shared."""
        table = self.moment.table
        return list(shares_of_victory(table.places[: table.players]))

    def chance_outcomes(self) -> chance.Outcomes:
        """The possible outcomes with their probabilities."""
        return chance.outcomes(self.moment)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "EthnosState":
        """A random state that agrees with all that a player sees now, each one equally likely.

        It is the same information state for that player, with the same player to move; a series of chance outcomes in
        progress starts again. The history is empty, because the player does not know it: ``serialize`` preserves such
        a state, replaying its history would not. ``open_spiel.python.algorithms.ismcts`` needs this method.
        OpenSpiel's bots in C++ cannot play any game written in Python.
        """
        state = EthnosState(self.get_game())
        state.moment = chance.imagined(self.moment, player_id, int(probability_sampler() * (1 << 53)))
        state.memory = self.memory.imagined(player_id, state.moment.table)
        return state

    def _legal_actions(self, _player: int) -> list[int]:
        return play.legal_actions(self.moment.table)

    def _apply_action(self, action: int) -> None:
        before = self.moment
        if before.asks_chance:
            self.moment = chance.happen(before, action)
        else:
            self.moment = chance.decide(before, action)
            self.memory = self.memory.deciding(before.seat, action)
        if self.moment.record is not before.record:
            self.memory = self.memory.seeing(self.moment.table)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return chance.outcome_name(self.moment, action)
        return ACTION_NAMES[action]

    def __str__(self) -> str:
        moment = self.moment
        text = write_position(moment.table)
        if not moment.asks_chance:
            return text
        waiting = [ACTION_NAMES[moment.action]] if moment.asks == chance.CARD else []
        drawn = (chance.outcome_name(moment, outcome) for outcome in moment.drawn)
        return f"{text}chance: {', '.join([*waiting, *drawn]) or '-'}\n"


class EthnosObserver:
    """What a seat may know: the row of ``ethnos.game.observation``, scaled by ``USUAL``, and as text.

    The row is the same with and without perfect recall; only the text of an information state has the past.
    """

    def __init__(self, *, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"info_state" if recalls else "observation": self.tensor}

    def set_from(self, state: EthnosState, player: int) -> None:
        """Write a player's row into ``tensor``."""
        np.divide(encode(play.view(state.moment.table, player)), USUAL, out=self.tensor)

    def string_from(self, state: EthnosState, player: int) -> str:
        """What a player may know, as text."""
        text = write_position(play.view(state.moment.table, player))
        return f"{text}past: {state.memory.pasts[player].hex()}\n" if self.recalls else text


pyspiel.register_game(GAME_TYPE, EthnosGame)
