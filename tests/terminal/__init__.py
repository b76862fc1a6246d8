"""The game in a terminal: drawings, Bands by question and answer, and real sessions over a pseudo-terminal."""
