"""Reproducible archives: their bytes depend only on their content."""

import gzip
import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

DATE: Final = (2020, 1, 1, 0, 0, 0)
"""A fixed date, so the same files give the same bytes."""


def write_archive(path: Path, files: Mapping[str, bytes]) -> None:
    """Write files into an archive, in their order."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, DATE)
            entry.external_attr, entry.compress_type = 0o644 << 16, zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)


def write_pack(path: Path, files: Mapping[str, bytes]) -> None:
    """Write files into an archive that a browser unpacks quickly: names with sizes, then contents, compressed."""
    sizes = json.dumps([[name, len(content)] for name, content in files.items()])
    path.write_bytes(gzip.compress(b"\n".join([sizes.encode(), b"".join(files.values())]), mtime=0))


def write_halves(path: Path, archive: Path) -> None:
    """Write an archive of 16-bit numbers so that they compress better: all first bytes, then all second bytes.

    ``web/src/tab/parts.ts`` makes an archive of it again, with the same files, uncompressed.
    """
    uncompressed = io.BytesIO()
    with zipfile.ZipFile(archive) as source, zipfile.ZipFile(uncompressed, "w") as target:
        for name in source.namelist():
            target.writestr(zipfile.ZipInfo(name, DATE), source.read(name))
    content = uncompressed.getvalue()
    path.write_bytes(gzip.compress(content[::2] + content[1::2], mtime=0))
