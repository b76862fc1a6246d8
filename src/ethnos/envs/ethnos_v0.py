"""Ethnos under the name that PettingZoo's users look for: ``ethnos_v0.env()``."""

from ethnos.envs.pettingzoo import env, raw_env

__all__ = ["env", "raw_env"]
