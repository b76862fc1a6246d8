"""Simulations, tournaments and their statistics."""
