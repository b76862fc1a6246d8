"""The network that ppo.py has trained, as a bot."""

import torch
from ppo import Policy

from ethnos.bots import View
from ethnos.game.observation import encode, mask


class Learned:
    """Takes the decision that the network rates highest."""

    def __init__(self, seed: int) -> None:
        del seed  # nothing is random
        torch.set_num_threads(1)  # a tournament plays a game on each core
        self.policy = Policy()
        self.policy.load_state_dict(torch.load("learned.pt"))

    @torch.no_grad()
    def decide(self, view: View) -> int:
        """One of the legal decisions."""
        log_probs, _ = self.policy(torch.from_numpy(encode(view))[None], torch.from_numpy(mask(view))[None])
        return int(log_probs.argmax())
