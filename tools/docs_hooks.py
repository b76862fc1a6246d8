"""What MkDocs does besides Markdown: pages from the top of the tree, the button to play, the command line.

``mkdocs.yml`` names this file. The pages in ``docs/`` are read on their own as well, so links in them lead to files of
the tree; here they become links of the site, or plain text where the site has no such page.
"""

import os
import posixpath
import re
from pathlib import Path
from typing import Any, Final

os.environ["ETHNOS_LANGUAGE"] = "en"  # the command's own texts are read below

from mkdocs.structure.files import File

from tools.command_reference import command_reference

ROOT: Final = Path(__file__).parents[1]
FROM_ROOT: Final = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
"""Pages of the site that are at the top of the tree, where others look for them."""
LINK: Final = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<path>[^)#\s:]+)(?P<anchor>#[^)\s]*)?\)")
COMMANDS: Final = "<!-- the commands -->"
PLAY_BUTTON: Final = "<!-- the play button -->"


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from the top of the tree."""
    for name, page in FROM_ROOT.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_more: Any) -> str:
    """Fill in what is generated, and turn links to files of the tree into links of the site."""
    here = page.file.src_uri
    origin = next((name for name, made in FROM_ROOT.items() if made == here), f"docs/{here}")
    text = LINK.sub(lambda link: _link(link, origin, here), markdown)
    text = text.replace(PLAY_BUTTON, f'<a class="md-button md-button--primary" href="{_game(page.url)}">Play now</a>')
    return text.replace(COMMANDS, command_reference()) if COMMANDS in text else text


def _link(link: re.Match[str], origin: str, here: str) -> str:
    """A link as the site has it; only its text if it leads to a file that is not on the site."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(origin), link["path"]))
    page = FROM_ROOT.get(target) or (target.removeprefix("docs/") if target.startswith("docs/") else "")
    if not page or (ROOT / target).is_dir():
        return link["text"]
    return f"[{link['text']}]({posixpath.relpath(page, posixpath.dirname(here) or '.')}{link['anchor'] or ''})"


def _game(url: str) -> str:
    """The game, from a page of the documentation: it is published in the folder above."""
    return "../" * (url.count("/") + 1) + "index.html"
