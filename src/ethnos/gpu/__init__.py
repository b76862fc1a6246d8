"""The engine on a graphics card: the same rule functions, one table a thread.

Numba compiles them for the card as they are; nothing here knows a rule. Where there is no card, ``need_card`` says what
is missing. With ``NUMBA_ENABLE_CUDASIM=1`` and ``ETHNOS_ENGINE=interpreted`` the kernels run as plain Python for
tests.
"""
