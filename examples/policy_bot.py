"""A network trained with ``selfplay_ppo.py``, as a bot.

    ethnos tournament --seats examples/policy_bot.py:PolicyBot,greedy --games 200
    ethnos play --terminal --bot examples/policy_bot.py:PolicyBot

ETHNOS_POLICY names its file; the default is learned/policy.pt.
"""

import os

import torch
from selfplay_ppo import Policy

from ethnos.bots import View
from ethnos.game.observation import encode, mask


class PolicyBot:
    """Takes the decision that the network rates highest."""

    def __init__(self, seed: int) -> None:
        del seed  # the bot is deterministic
        checkpoint = torch.load(os.environ.get("ETHNOS_POLICY", "learned/policy.pt"), weights_only=True)
        self.policy = Policy()
        self.policy.load_state_dict(checkpoint["policy"])
        torch.set_num_threads(1)

    @torch.no_grad()
    def decide(self, view: View) -> int:
        """One of the legal decisions."""
        chances, _ = self.policy(torch.from_numpy(encode(view))[None], torch.from_numpy(mask(view))[None])
        return int(chances.argmax())
