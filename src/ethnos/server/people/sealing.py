"""Sealing short secrets with a key, so that what is stored opens nothing without that key."""

import hmac
from typing import Final

LONGEST: Final = 64
"""Bytes that can be sealed: as many as the digest has."""


def seal(secret: str, key: str, about: str) -> str:
    """A secret combined with a pad that only the holder of a long random key can compute. ``about`` is different for
    each secret under a key, so no pad is used twice.
    """
    plain = secret.encode()
    if len(plain) > LONGEST:
        raise ValueError("too long to be sealed")
    return _combined(plain, key, about).hex()


def unseal(sealed: str, key: str, about: str) -> str:
    """The secret; something else, or ``ValueError``, with another key."""
    return _combined(bytes.fromhex(sealed), key, about).decode()


def _combined(text: bytes, key: str, about: str) -> bytes:
    pad = hmac.digest(key.encode(), f"ethnos seal {about}".encode(), "sha512")
    return bytes(one ^ other for one, other in zip(text, pad, strict=False))
