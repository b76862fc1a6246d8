"""Training a network by self-play: tables, observations and masks stay on the card; torch runs the network.

``run.py`` is the loop; ``selfplay.py`` plays, ``update.py`` learns; the trials of the lab measure.
It needs torch (extra ``train``), and on a card numba-cuda (extra ``gpu``); without a card it runs on the CPU, slowly.
"""

from ethnos.base.refusals import need_numpy

need_numpy("train")
