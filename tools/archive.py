"""Archives whose bytes depend on their content alone."""

import gzip
import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

WHEN: Final = (2020, 1, 1, 0, 0, 0)
"""A fixed date, so the same files give the same bytes."""


def write_archive(path: Path, files: Mapping[str, bytes]) -> None:
    """Write files into an archive, in their order."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, WHEN)
            entry.external_attr, entry.compress_type = 0o644 << 16, zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)


def write_pack(path: Path, files: Mapping[str, bytes]) -> None:
    """Write files into an archive that a browser unpacks in a moment: names with sizes, then contents, compressed."""
    sizes = json.dumps([[name, len(content)] for name, content in files.items()])
    path.write_bytes(gzip.compress(b"\n".join([sizes.encode(), b"".join(files.values())]), mtime=0))


def write_halves(path: Path, archive: Path) -> None:
    """Write an archive of numbers of two bytes so that they compress better: all first bytes, then all second ones.

    The archive that ``web/src/tab/parts.ts`` makes of it again has the same files, not compressed.
    """
    stored = io.BytesIO()
    with zipfile.ZipFile(archive) as given, zipfile.ZipFile(stored, "w") as made:
        for name in given.namelist():
            made.writestr(zipfile.ZipInfo(name, WHEN), given.read(name))
    content = stored.getvalue()
    path.write_bytes(gzip.compress(content[::2] + content[1::2], mtime=0))
