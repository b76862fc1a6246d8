"""Whether this machine has a graphics card."""

from ethnos.engine.gpu.device import NoCard, need_card


def has_card() -> bool:
    """Whether kernels can run on a card here."""
    try:
        need_card()
    except NoCard:
        return False
    return True
