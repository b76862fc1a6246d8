"""Rewards of a game for each seat, for reinforcement learning."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.base.refusals import EthnosError
from ethnos.engine.compile import rule
from ethnos.engine.scoring import share_of_victory
from ethnos.engine.state import Table

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
