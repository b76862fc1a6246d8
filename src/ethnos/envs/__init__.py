"""Research environments: PettingZoo, Gymnasium, OpenSpiel, and a vector environment.

Each module needs only its own library; ``pip install ethnos[research]`` installs them all.
"""
