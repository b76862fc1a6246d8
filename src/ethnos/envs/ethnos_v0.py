"""Ethnos under a name that follows PettingZoo's convention: ``ethnos_v0.env()``."""

from ethnos.envs.pettingzoo import env, raw_env

__all__ = ["env", "raw_env"]
