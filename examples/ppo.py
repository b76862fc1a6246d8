"""PPO by self-play in one file: the same network plays at every seat, and sees only what that seat may know."""

import argparse
from pathlib import Path

import torch
from torch import Tensor, nn

from ethnos import Batch
from ethnos.engine.actions import ACTIONS
from ethnos.game.observation import SIZE

CLIP, ENTROPY, EPOCHS, GAE_LAMBDA, LEARNING_RATE, MINIBATCH, WIDTH = 0.2, 0.01, 2, 0.95, 4e-4, 2048, 256


class Policy(nn.Module):
    """Two layers; one head for the decision, one for the chance to win."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(SIZE, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.choice, self.value = nn.Linear(WIDTH, ACTIONS), nn.Linear(WIDTH, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The log probability of each decision, and the chance to win."""
        inner = self.body(torch.log1p(rows.float()))
        logits = self.choice(inner).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, -1), self.value(inner).squeeze(-1)


@torch.no_grad()
def play(batch: Batch, policy: Policy) -> tuple[Tensor, ...]:
    """Play a game at every table. Returns what ``learn`` needs, with a row for each decision."""
    batch.reset()
    rows, masks, seats = map(torch.from_numpy, (batch.observe(), batch.legal(), batch.seats))
    steps, records = [], []
    while not batch.over.all():
        tables = (seats >= 0).nonzero().squeeze(-1)  # whose game goes on
        log_probs, values = policy(rows[tables], masks[tables])
        chosen = torch.multinomial(log_probs.exp(), 1)
        steps.append((tables, seats[tables], values))
        records.append((rows[tables], masks[tables], chosen, log_probs.gather(1, chosen), values))
        actions = torch.zeros(len(batch), dtype=torch.int64)
        actions[tables] = chosen.squeeze(-1)
        batch.step(actions)
    won = torch.from_numpy(batch.places == 1).float()
    columns = map(torch.cat, zip(*records, strict=True))
    return *columns, estimate_advantages(steps, won / won.sum(1, keepdim=True))  # a shared victory counts in parts


def estimate_advantages(steps: list[tuple[Tensor, Tensor, Tensor]], results: Tensor) -> Tensor:
    """Generalised advantage estimation: after a decision comes the same seat's next one, after its last the result."""
    next_values, next_advantages, advantages = results.clone(), torch.zeros_like(results), []
    for tables, who, values in reversed(steps):
        delta = next_values[tables, who] - values
        advantages.append(delta + GAE_LAMBDA * next_advantages[tables, who])
        next_values[tables, who], next_advantages[tables, who] = values, advantages[-1]
    return torch.cat(advantages[::-1])


def learn(policy: Policy, optimiser: torch.optim.Optimizer, block: tuple[Tensor, ...]) -> None:
    """Update the network from its decisions."""
    rows, masks, chosen, log_probs, values, advantages = block
    targets = values + advantages
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows)).split(MINIBATCH):
            new_log_probs, new_values = policy(rows[part], masks[part])
            ratio = (new_log_probs.gather(1, chosen[part]) - log_probs[part]).exp().squeeze(-1)
            surrogate = torch.minimum(ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part])
            entropy = -(new_log_probs.exp() * new_log_probs).sum(-1)
            loss = (new_values - targets[part]).square().mean() - (surrogate + ENTROPY * entropy).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), max_norm=0.5)
            optimiser.step()


def main() -> None:
    """Play and learn in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", type=int, default=64, help="games before each update")
    parser.add_argument("--updates", type=int, default=200)
    options = parser.parse_args()
    policy, saved = Policy(), Path("learned.pt")
    if saved.exists():
        policy.load_state_dict(torch.load(saved))
    optimiser = torch.optim.Adam(policy.parameters(), LEARNING_RATE)
    batch = Batch(options.players, options.tables, restart=False)
    for update in range(1, options.updates + 1):
        block = play(batch, policy)
        learn(policy, optimiser, block)
        torch.save(policy.state_dict(), saved)
        print(f"update {update}: {len(block[0]):,} decisions, {batch.glory.mean():.1f} Glory on average")


if __name__ == "__main__":
    main()
