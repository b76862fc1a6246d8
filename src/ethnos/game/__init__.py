"""A game as people and programs use it: moves, offers, previews, views, observations, events."""
