"""The parts of a position, each read into a table and checked."""
