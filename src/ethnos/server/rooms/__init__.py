"""Rooms: a table with its people, clock, chat and log, and the one way to change it."""
