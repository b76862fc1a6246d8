"""Learn Ethnos by self-play: PPO in one file, at many tables at once.

    python examples/selfplay_ppo.py --minutes 10 --out learned        # learned/policy.pt, curve.svg, log.jsonl
    ethnos tournament --seats examples/policy_bot.py:PolicyBot,greedy --games 200   # how strong it has become

Every seat of every table is played by the same network, which sees only what that seat may know. It needs torch
(``pip install 'ethnos[train]'``) and learns on a CPU: after a quarter of an hour it plays far better than random. You
can stop it with Ctrl-C at any time; the same command resumes the training.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn

from ethnos.bots import ask, make
from ethnos.engine.actions import ACTIONS
from ethnos.envs import vector
from ethnos.game.game import Game
from ethnos.game.observation import SIZE, USUAL, encode, mask
from ethnos.research.lab.curves import Panel, draw_curves

GAE_LAMBDA = 0.95
CLIP = 0.2
EPOCHS = 2
MINIBATCHES = 8  # per block
LEARNING_RATE = 4e-4
ENTROPY = 0.01
MAX_GRADIENT_NORM = 0.5
ILLEGAL_LOGIT = -1e9


class Policy(nn.Module):
    """Two layers; one head for the decision, one for the seat's expected share of the win."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.width = width
        self.register_buffer("usual", torch.from_numpy(USUAL))
        self.body = nn.Sequential(
            nn.Linear(SIZE, width),
            nn.LayerNorm(width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.LayerNorm(width),
            nn.ReLU(),
        )
        self.choice, self.value = nn.Linear(width, ACTIONS), nn.Linear(width, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The log probability of each decision, and the seat's expected share of the win."""
        inner = self.body(rows.float() / self.usual)
        logits = self.choice(inner).masked_fill(masks == 0, ILLEGAL_LOGIT)
        return torch.log_softmax(logits, -1), self.value(inner).squeeze(-1)


@dataclass
class Block:
    """Some steps at all tables: observations, decisions and results."""

    rows: Tensor
    masks: Tensor
    chosen: Tensor
    log_probs: Tensor
    values: Tensor
    advantages: Tensor


def play_block(env: vector.VectorEnv, policy: Policy, steps: int) -> tuple[Block, int]:
    """Play some steps at all tables. Returns the block and how many games ended."""
    tables, seats = env.num_envs, env.players
    rows = torch.zeros(steps, tables, SIZE, dtype=torch.uint8)
    masks = torch.zeros(steps, tables, ACTIONS, dtype=torch.int8)
    chosen, who = torch.zeros(steps, tables, dtype=torch.int64), torch.zeros(steps, tables, dtype=torch.int64)
    log_probs, values = torch.zeros(steps, tables), torch.zeros(steps, tables)
    rewards, ended = torch.zeros(steps, tables, seats), torch.zeros(steps, tables, dtype=torch.bool)
    with torch.no_grad():
        for step in range(steps):
            rows[step], masks[step] = torch.from_dlpack(env.observations), torch.from_dlpack(env.masks)
            who[step] = torch.from_dlpack(env.seats)
            all_log_probs, values[step] = policy(rows[step], masks[step])
            chosen[step] = torch.multinomial(all_log_probs.exp(), 1).squeeze(-1)
            log_probs[step] = all_log_probs.gather(-1, chosen[step, :, None]).squeeze(-1)
            env.step(chosen[step].numpy())
            rewards[step], ended[step] = torch.from_dlpack(env.rewards), torch.from_dlpack(env.terminations)
        everyone = torch.from_numpy(env.observe_seats()).reshape(-1, SIZE)
        _, later = policy(everyone, torch.ones(len(everyone), ACTIONS, dtype=torch.int8))
    advantages = generalised_advantages(who, values, rewards, ended, later.reshape(tables, seats))
    return Block(rows, masks, chosen, log_probs, values, advantages), int(ended.sum())


def generalised_advantages(who: Tensor, values: Tensor, rewards: Tensor, ended: Tensor, later: Tensor) -> Tensor:
    """Generalised advantage estimates, where each decision is followed by the same seat's next one."""
    advantages = torch.zeros_like(values)
    tables = torch.arange(values.shape[1])
    won, expected, further = torch.zeros_like(later), later.clone(), torch.zeros_like(later)
    for step in reversed(range(len(values))):
        over = ended[step, :, None]
        won = torch.where(over, rewards[step], won + rewards[step])
        expected, further = expected.masked_fill(over, 0), further.masked_fill(over, 0)
        seat = who[step]
        gain = won[tables, seat] + expected[tables, seat] - values[step]
        advantages[step] = gain + GAE_LAMBDA * further[tables, seat]
        won[tables, seat], expected[tables, seat], further[tables, seat] = 0, values[step], advantages[step]
    return advantages


def learn(policy: Policy, optimiser: torch.optim.Optimizer, block: Block) -> dict[str, float]:
    """Update the policy from a block. Returns mean figures."""
    rows, masks = block.rows.reshape(-1, SIZE), block.masks.reshape(-1, ACTIONS)
    chosen, log_probs = block.chosen.reshape(-1), block.log_probs.reshape(-1)
    advantages, targets = block.advantages.reshape(-1), (block.advantages + block.values).reshape(-1)
    weight = (masks.sum(-1) > 1).float()  # a decision without a choice teaches nothing
    normalised = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    sums = {"entropy": 0.0, "value_loss": 0.0}
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows)).chunk(MINIBATCHES):
            all_log_probs, values = policy(rows[part], masks[part])
            ratio = (all_log_probs.gather(-1, chosen[part, None]).squeeze(-1) - log_probs[part]).exp()
            surrogate = torch.minimum(ratio * normalised[part], ratio.clamp(1 - CLIP, 1 + CLIP) * normalised[part])
            entropy = -(all_log_probs.exp() * all_log_probs.masked_fill(masks[part] == 0, 0)).sum(-1)
            value_loss = (values - targets[part]).square().mean()
            loss = -((surrogate + ENTROPY * entropy) * weight[part]).mean() + value_loss
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), MAX_GRADIENT_NORM)
            optimiser.step()
            sums["entropy"] += float((entropy.detach() * weight[part]).sum() / weight[part].sum().clamp(min=1))
            sums["value_loss"] += float(value_loss.detach())
    return {name: value / EPOCHS / MINIBATCHES for name, value in sums.items()}


@torch.no_grad()
def win_share(policy: Policy, rival: str, players: int, games: int) -> float:
    """The network's win share against rivals of one kind; its seat changes from game to game."""
    won = 0.0
    for number in range(games):
        game, mine = Game.new(players, seed=number), number % players
        bots = [make(rival, seed=number * players + seat) for seat in range(players)]
        while game.seat is not None:
            if game.seat == mine:
                seen = game.view(mine)
                chances, _ = policy(torch.from_numpy(encode(seen))[None], torch.from_numpy(mask(seen))[None])
                game.apply(int(chances.argmax()))
            else:
                game.apply(ask(bots[game.seat], game.table))
        winners = [standing.seat for standing in game.standings() if standing.place == 1]
        won += (mine in winners) / len(winners)
    return won / games


def draw(log: list[dict[str, float]], players: int) -> str:
    """The learning curve."""

    def over_time(name: str) -> list[tuple[float, float]]:
        return [(line["decisions"] / 1e6, line[name]) for line in log if name in line]

    panels = [
        Panel("wins among random players", {"win share": over_time("wins_random")}),
        Panel("wins among greedy players", {"win share": over_time("wins_greedy")}),
        Panel("entropy of the decisions", {"entropy": over_time("entropy")}),
        Panel("error of the expected win share", {"squared error": over_time("value_loss")}),
    ]
    return draw_curves(panels, f"Learning by self-play, {players} players", "millions of decisions")


def main() -> None:
    """Learn until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64, help="a block, before each update")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--updates", type=int, help="stop after this many, however long they take")
    parser.add_argument("--judge-every", type=int, default=20, help="updates between measurements of its strength")
    parser.add_argument("--judge-games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    options = parser.parse_args()

    options.out.mkdir(parents=True, exist_ok=True)
    checkpoint, curve, journal = options.out / "policy.pt", options.out / "curve.svg", options.out / "log.jsonl"
    torch.manual_seed(options.seed)
    policy = Policy()
    optimiser = torch.optim.Adam(policy.parameters(), LEARNING_RATE)
    log: list[dict[str, float]] = []
    if checkpoint.exists():
        before = torch.load(checkpoint, weights_only=True)
        policy.load_state_dict(before["policy"])
        optimiser.load_state_dict(before["optimiser"])
        log = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
        print(f"going on after {len(log)} updates")

    env = vector.make(options.tables, options.players)
    env.reset(seed=options.seed + len(log))
    started, updates = time.monotonic(), 0
    decisions = int(log[-1]["decisions"]) if log else 0
    while time.monotonic() - started < options.minutes * 60 and updates != options.updates:
        block, games = play_block(env, policy, options.steps)
        figures: dict[str, float] = learn(policy, optimiser, block)
        updates, decisions = updates + 1, decisions + options.tables * options.steps
        figures |= {"decisions": decisions, "games": games}
        if updates % options.judge_every == 0 or updates == 1:
            for rival in ("random", "greedy"):
                figures[f"wins_{rival}"] = win_share(policy, rival, options.players, options.judge_games)
        log.append(figures)
        torch.save({"policy": policy.state_dict(), "optimiser": optimiser.state_dict()}, checkpoint)
        with journal.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(figures) + "\n")
        curve.write_text(draw(log, options.players), encoding="utf-8")
        left = options.minutes - (time.monotonic() - started) / 60
        strength = "".join(
            f", {figures[f'wins_{rival}']:.0%} among {rival}"
            for rival in ("random", "greedy")
            if f"wins_{rival}" in figures
        )
        print(
            f"update {len(log)}: {decisions:,} decisions, entropy {figures['entropy']:.2f}{strength}; "
            f"{max(left, 0):.1f} min left"
        )
    print(f"saved in {options.out}: policy.pt, curve.svg, log.jsonl")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print("\nstopped; the same command continues from the last update")
