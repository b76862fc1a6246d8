"""Research environments: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

Each room needs only its own library; ``pip install ethnos[research]`` brings them all.
"""
