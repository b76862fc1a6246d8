"""Tests of bots: the registry, their decisions, their fairness and their refusals."""
