"""What each decision turned out to be worth.

Every decision is linked to the same seat's next one: what that seat thought then is what this decision led to, mixed
with what it led to in turn (lambda returns). A game's end is worth what it is. Nothing is discounted.
"""

import torch
from torch import Tensor


def settle(seats: Tensor, values: Tensor, ended: Tensor, worth: Tensor, later: Tensor, reach: float) -> Tensor:
    """For each decision what it led to, walking back in time.

    ``seats`` and ``ended`` are steps x tables; ``values`` has what the deciding seat expected; ``worth`` what a game
    that ended was to each seat; ``later``, tables x seats, what each seat expects after the last step. It ends as what
    each seat had to expect before the first.
    """
    led_to = torch.empty_like(values)
    tables = torch.arange(values.shape[1], device=values.device)
    for step in reversed(range(len(values))):
        later.copy_(torch.where(ended[step, :, None, None], worth[step], later))
        seat = seats[step]
        led_to[step] = later[tables, seat]
        later[tables, seat] = (1 - reach) * values[step] + reach * led_to[step]
    return led_to
