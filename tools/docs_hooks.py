"""Hooks for MkDocs, named in ``mkdocs.yml``: pages from the root folder, the play button, the command reference.

The pages in ``docs/`` are also read in the repository, so their links lead to files. Here these become links to pages
of the site, or plain text where the site has no such page.
"""

import os
import posixpath
import re
from pathlib import Path
from typing import Any, Final

os.environ["ETHNOS_LANGUAGE"] = "en"  # of the texts of the command, which is imported below

from mkdocs.structure.files import File

from tools.command_reference import command_reference

ROOT: Final = Path(__file__).parents[1]
FROM_ROOT: Final = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
"""Files in the root folder, where people expect them, and their pages on the site."""
LINK: Final = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<path>[^)#\s:]+)(?P<anchor>#[^)\s]*)?\)")
COMMANDS: Final = "<!-- the commands -->"
PLAY_BUTTON: Final = "<!-- the play button -->"


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from the root folder."""
    for name, page in FROM_ROOT.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_more: Any) -> str:
    """Fill in the generated parts, and turn links to files into links to pages."""
    here = page.file.src_uri
    origin = next((name for name, uri in FROM_ROOT.items() if uri == here), f"docs/{here}")
    text = LINK.sub(lambda link: _link(link, origin, here), markdown)
    text = text.replace(PLAY_BUTTON, f'<a class="md-button md-button--primary" href="{_game(page.url)}">Play now</a>')
    return text.replace(COMMANDS, command_reference()) if COMMANDS in text else text


def _link(link: re.Match[str], origin: str, here: str) -> str:
    """The link on the site; only its text if it leads to a file that is not on the site."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(origin), link["path"]))
    page = FROM_ROOT.get(target) or (target.removeprefix("docs/") if target.startswith("docs/") else "")
    if not page or (ROOT / target).is_dir():
        return link["text"]
    return f"[{link['text']}]({posixpath.relpath(page, posixpath.dirname(here) or '.')}{link['anchor'] or ''})"


def _game(url: str) -> str:
    """The address of the game, relative to a page: it is published in the folder above the documentation."""
    return "../" * (url.count("/") + 1) + "index.html"
