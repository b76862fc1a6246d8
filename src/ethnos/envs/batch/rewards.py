"""Rewards of a game for each seat, for reinforcement learning."""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.base.refusals import EthnosError
from ethnos.engine.compile import entry_point, rule
from ethnos.engine.records import TABLE
from ethnos.engine.scoring import share_of_victory
from ethnos.engine.state import OVER, Table
from ethnos.engine.turn import decide

Rewards: TypeAlias = npt.NDArray[np.float32]

WIN_SHARE: Final = 0
GLORY_DIFFERENCE: Final = 1
GLORY: Final = 2

REWARDS: Final = {
    "win": WIN_SHARE,  # at the end: 1 for the winner, divided if the victory is shared
    "difference": GLORY_DIFFERENCE,  # at the end: the seat's Glory minus the best rival's
    "glory": GLORY,  # at once: every point when it is scored
}


class UnknownReward(EthnosError):
    """No such reward."""


def reward_code(name: str) -> int:
    """The number of a reward by its name."""
    if name not in REWARDS:
        raise UnknownReward(reward=name, known=tuple(REWARDS))
    return REWARDS[name]


@rule
def open_rewards(table: Table, reward: int, rewards: Rewards, at: int, seats: int) -> None:
    """Before a decision: start so that Glory scored earlier does not count."""
    for seat in range(seats):
        rewards[at + seat] = 0.0
    if reward == GLORY:
        for seat in range(int(table.players)):
            rewards[at + seat] = -float(int(table.glory[seat]))


@rule
def close_rewards(table: Table, reward: int, over: bool, rewards: Rewards, at: int) -> None:
    """After a decision: write its reward for every seat."""
    if reward == GLORY:
        for seat in range(int(table.players)):
            rewards[at + seat] += float(int(table.glory[seat]))
    elif over and reward == WIN_SHARE:
        for seat in range(int(table.players)):
            rewards[at + seat] = share_of_victory(table.places, seat)
    elif over:
        for seat in range(int(table.players)):
            rewards[at + seat] = float(int(table.glory[seat]) - _best_rival(table, seat))


@rule
def _best_rival(table: Table, seat: int) -> int:
    best = 0
    for rival in range(int(table.players)):
        if rival != seat:
            best = max(best, int(table.glory[rival]))
    return best


@rule
def is_legal(table: Table, action: int) -> bool:
    """Whether this decision is legal now."""
    legal = False
    for i in range(int(table.choice_count)):
        legal |= int(table.choices[i]) == action
    return legal


REFUSED: Final = -1
NOTHING_PAID: Final = 0
PAID: Final = 1


@entry_point([TABLE], np.int64, np.int64, [np.float32])
def take(tables: npt.NDArray[Any], action: int, reward: int, rewards: Rewards) -> int:
    """Take a decision at one table and write the rewards; an illegal one is REFUSED and changes nothing."""
    table = tables[0]
    if not is_legal(table, action):
        return REFUSED
    open_rewards(table, reward, rewards, 0, len(rewards))
    decide(table, action)
    close_rewards(table, reward, int(table.phase) == OVER, rewards, 0)
    for seat in range(len(rewards)):
        if rewards[seat] != 0.0:
            return PAID
    return NOTHING_PAID
