"""A process's own services: bots in other processes, limits, figures."""
