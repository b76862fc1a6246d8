"""A report as a web page that needs no other file, and as Markdown with its plots beside it."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from ethnos.i18n import Texts, facts_of, languages
from ethnos.studies.figures import Figures
from ethnos.studies.report import Grid, Heading, Item, Paragraph, Plot, document

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1f2328; --page: #fff; --line: #d1d9e0; --head: #f6f8fa; --link: #0b57a4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --page: #0d1117; --line: #3d444d; --head: #161b22; --link: #6cb6ff; }
}
body { background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 62rem; padding: 1rem; }
a { color: var(--link); }
nav { display: flex; flex-wrap: wrap; gap: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; }
th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: right; }
th { background: var(--head); }
th:first-child, td:first-child { text-align: left; }
svg { height: auto; max-width: 100%; }
"""


def write_pages(figures: Figures, folder: Path) -> list[Path]:
    """Write the report as a page in each language. Returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for language in languages():
        path = folder / page_name(figures, language)
        path.write_text(web_page(figures, Texts(language)), encoding="utf-8")
        paths.append(path)
    return paths


def page_name(figures: Figures, language: str) -> str:
    """The file of a language."""
    return f"{figures['study']['name']}.{language}.html"


def web_page(figures: Figures, texts: Texts) -> str:
    """The report as a page, with links to the other languages."""
    items = document(figures, texts)
    links = " ".join(
        f'<a href="{page_name(figures, language)}" lang="{language}">{facts_of(language).name}</a>'
        for language in languages()
        if language != texts.language
    )
    title = next(item.text for item in items if isinstance(item, Heading))
    body = "\n".join(_html(item) for item in items)
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<nav>{links}</nav>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _html(item: Item) -> str:
    if isinstance(item, Heading):
        return f"<h{item.level}>{escape(item.text)}</h{item.level}>"
    if isinstance(item, Paragraph):
        return f"<p>{escape(item.text)}</p>"
    if isinstance(item, Plot):
        return f"<figure>{item.svg}</figure>"
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in item.heads)
    rows = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in item.rows)
    return f'<div class="wide"><table>\n<tr>{heads}</tr>\n{rows}\n</table></div>'


def write_markdown(figures: Figures, path: Path, images: Path) -> list[Path]:
    """Write the report as Markdown in English, and its plots into a folder. Returns the files."""
    items = document(figures, Texts("en"))
    paths = [path]
    path.write_text(markdown(items, path, images), encoding="utf-8")
    for item in items:
        if isinstance(item, Plot):
            paths.append(images / _image(item))
            paths[-1].write_text(item.svg, encoding="utf-8")
    return paths


def markdown(items: Sequence[Item], path: Path, images: Path) -> str:
    """A document as Markdown; ``images`` has the plots."""
    folder = images.relative_to(path.parent).as_posix()
    return "\n\n".join(_markdown(item, folder) for item in items) + "\n"


def _image(plot: Plot) -> str:
    return f"balance-{plot.name}.svg"


def _markdown(item: Item, images: str) -> str:
    if isinstance(item, Heading):
        return f"{'#' * item.level} {item.text}"
    if isinstance(item, Paragraph):
        return item.text
    if isinstance(item, Plot):
        return f"![{item.title}]({images}/{_image(item)})"
    return _markdown_grid(item)


def _markdown_grid(grid: Grid) -> str:
    lines = [grid.heads, ["---", *["---:"] * (len(grid.heads) - 1)], *grid.rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
