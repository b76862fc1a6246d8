"""Batches of tables."""
