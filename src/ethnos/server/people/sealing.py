"""Seals short secrets with a key, so that a stored secret is useless without that key."""

import hmac
from typing import Final

LONGEST: Final = 64
"""The most bytes that can be sealed: as many as the digest has."""


def seal(secret: str, key: str, about: str) -> str:
    """A secret combined with a pad that only the holder of a long random key can compute. ``about`` is different for
    each secret under a key, so no pad is used twice.
    """
    plain = secret.encode()
    if len(plain) > LONGEST:
        raise ValueError("too long to be sealed")
    return _xor(plain, key, about).hex()


def unseal(sealed: str, key: str, about: str) -> str:
    """The secret; with another key a different text or ``ValueError``."""
    return _xor(bytes.fromhex(sealed), key, about).decode()


def _xor(text: bytes, key: str, about: str) -> bytes:
    pad = hmac.digest(key.encode(), f"ethnos seal {about}".encode(), "sha512")
    return bytes(byte ^ pad_byte for byte, pad_byte in zip(text, pad, strict=False))
