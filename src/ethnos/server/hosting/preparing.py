"""A page that shows the progress of the first compile, at the address where the game will be.

The rules are compiled once on a machine that has no library for them. The browser shows the
progress meanwhile; the page reloads itself and shows the game as soon as the server runs.
"""

import html
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Final

from ethnos.base.i18n import Texts

REFRESH_SECONDS: Final = 2

_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="{refresh}">
<title>Ethnos</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ display: grid; min-height: 100vh; margin: 0; place-content: center; gap: 1rem; padding: 1rem;
  box-sizing: border-box; font: 1.1rem/1.5 Georgia, serif; text-align: center;
  color: light-dark(#2b2118, #efe4cf); background: light-dark(#efe4cf, #1d1712); }}
h1 {{ margin: 0; font-size: 2.5rem; letter-spacing: 0.08em; }}
p {{ margin: 0; max-width: 32rem; }}
progress {{ width: 100%; height: 1rem; accent-color: #9a5b1e; }}
</style>
</head>
<body>
<h1>Ethnos</h1>
<p>{text}</p>
<progress max="{total}" value="{done}" aria-label="{text}"></progress>
<p role="status">{count}</p>
</body>
</html>
"""


class PreparingPage:
    """What the page shows."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._done, self._total = 0, 0

    def report(self, done: int, total: int) -> None:
        """Update the progress."""
        self._done, self._total = done, total

    def render(self) -> bytes:
        """The page as it is now."""
        return _PAGE.format(
            language=self._texts.language,
            refresh=REFRESH_SECONDS,
            text=html.escape(self._texts("preparing-text")),
            count=html.escape(self._texts("preparing-count", done=self._done, total=self._total)),
            done=self._done,
            total=max(self._total, 1),
        ).encode()


@contextmanager
def serve_page(page: PreparingPage, listening: socket.socket) -> Iterator[None]:
    """Serve the page on a socket that the real server uses afterwards."""
    server = _Server(page, listening)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.1}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, page: PreparingPage, listening: socket.socket) -> None:
        super().__init__(listening.getsockname(), _Handler, bind_and_activate=False)
        self.socket.close()
        self.socket, self.page = listening, page
        self.server_activate()


class _Handler(BaseHTTPRequestHandler):
    server: _Server

    def do_GET(self) -> None:
        """Answer every address with the page: nothing else exists yet."""
        body = self.server.page.render()
        self.send_response(503)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("Retry-After", str(REFRESH_SECONDS))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    do_POST = do_HEAD = do_GET  # noqa: N815 - as http.server calls them

    def log_message(self, *_arguments: object) -> None:
        """Log nothing: the terminal shows the progress."""
