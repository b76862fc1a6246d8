"""Research environments: PettingZoo, Gymnasium, OpenSpiel, and a vector environment.

Each module needs NumPy and its own library; ``pip install ethnos[research]`` installs them all.
"""

from ethnos.base.refusals import need_numpy

need_numpy("research")
