"""Ethnos: an unofficial digital edition of the board game."""
