"""The engine on a graphics card: the same rule functions, one table per thread.

Numba compiles the unchanged functions for the card; no rule is written here. Without a usable card, ``need_card`` says
what is missing. With ``NUMBA_ENABLE_CUDASIM=1`` and ``ETHNOS_ENGINE=interpreted`` the kernels run as plain Python,
for tests.
"""
