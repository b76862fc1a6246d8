"""Studies: many games by a plan in a file, what is recorded of each, and what the games say together."""
