"""Lambda returns: the value that each decision led to, as in generalised advantage estimation.

The return of a decision mixes the same seat's value estimate at its next decision with the return of that decision.
The end of a game counts with its actual result. There is no discount.
"""

import torch
from torch import Tensor


def lambda_returns(
    seats: Tensor, values: Tensor, ended: Tensor, results: Tensor, bootstrap: Tensor, gae_lambda: float
) -> Tensor:
    """The return of each decision, computed backwards in time.

    ``seats`` and ``ended`` are steps x tables; ``values`` are the deciding seats' estimates; ``results`` has those of
    finished games for each seat; ``bootstrap``, tables x seats, has each seat's estimate after the last step, and is
    overwritten with the returns before the first.
    """
    returns = torch.empty_like(values)
    tables = torch.arange(values.shape[1], device=values.device)
    for step in reversed(range(len(values))):
        bootstrap.copy_(torch.where(ended[step, :, None, None], results[step], bootstrap))
        seat = seats[step]
        returns[step] = bootstrap[tables, seat]
        bootstrap[tables, seat] = (1 - gae_lambda) * values[step] + gae_lambda * returns[step]
    return returns
