"""Tournaments, studies and training."""
