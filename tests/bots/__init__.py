"""Bots: what they are, what they decide, and what they are refused for."""
