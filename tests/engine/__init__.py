"""The engine around the rules: generator, knowledge, invariants, interpreted runs."""
