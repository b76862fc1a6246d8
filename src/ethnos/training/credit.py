"""Lambda returns: the value that each decision led to.

The return of a decision mixes the same seat's value estimate at its next decision with the return of that decision.
The end of a game counts with its actual result. There is no discount.
"""

import torch
from torch import Tensor


def settle(seats: Tensor, values: Tensor, ended: Tensor, worth: Tensor, later: Tensor, reach: float) -> Tensor:
    """The return of each decision, computed backwards in time.

    ``seats`` and ``ended`` are steps x tables; ``values`` are the deciding seats' estimates; ``worth`` has the results
    of finished games for each seat; ``later``, tables x seats, has each seat's estimate after the last step, and is
    overwritten with the returns before the first.
    """
    returns = torch.empty_like(values)
    tables = torch.arange(values.shape[1], device=values.device)
    for step in reversed(range(len(values))):
        later.copy_(torch.where(ended[step, :, None, None], worth[step], later))
        seat = seats[step]
        returns[step] = later[tables, seat]
        later[tables, seat] = (1 - reach) * values[step] + reach * returns[step]
    return returns
