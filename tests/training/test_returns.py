"""The return of each decision, compared with a direct computation."""

import torch

from ethnos.research.training.update import lambda_returns

GAE_LAMBDA = 0.9


def by_hand(
    seats: list[int], values: list[float], ends: dict[int, list[float]], later: list[float]
) -> tuple[list[float], list[float]]:
    """The same for one table and one value: it looks for the same seat's next decision after each one."""

    def after(step: int, seat: int) -> float:
        for next_step in range(step, len(seats)):
            if next_step > step - 1 and seats[next_step] == seat:
                return (1 - GAE_LAMBDA) * values[next_step] + GAE_LAMBDA * returns(next_step)
            if next_step in ends:
                return ends[next_step][seat]
        return later[seat]

    def returns(step: int) -> float:
        if step in ends:
            return ends[step][seats[step]]
        return after(step + 1, seats[step])

    return [returns(step) for step in range(len(seats))], [after(0, seat) for seat in range(len(later))]


def test_every_decision_is_linked_to_the_same_seats_next_one() -> None:
    seats = [[0, 1], [0, 1], [1, 2], [2, 0], [0, 0], [1, 2], [1, 1], [2, 0]]
    chance = torch.Generator().manual_seed(1)
    values = torch.rand(8, 2, 1, generator=chance)
    ended = torch.zeros(8, 2, dtype=torch.bool)
    ended[4, 0] = ended[2, 1] = ended[6, 1] = True
    worth = torch.rand(8, 2, 3, 1, generator=chance)
    later = torch.rand(2, 3, 1, generator=chance)
    expected = [
        by_hand(
            [step[table] for step in seats],
            values[:, table, 0].tolist(),
            {step: worth[step, table, :, 0].tolist() for step in range(8) if ended[step, table]},
            later[table, :, 0].tolist(),
        )
        for table in range(2)
    ]
    returns = lambda_returns(torch.tensor(seats), values, ended, worth, later, GAE_LAMBDA)
    for table, (decisions, before) in enumerate(expected):
        torch.testing.assert_close(returns[:, table, 0], torch.tensor(decisions))
        torch.testing.assert_close(later[table, :, 0], torch.tensor(before))
