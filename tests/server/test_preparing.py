"""The page that is shown while the rules are compiled for the first time."""

import pytest

from ethnos.base.i18n import Texts, languages
from ethnos.server import run
from ethnos.server.hosting.preparing import PreparingPage, serve_page
from harness import http


@pytest.mark.parametrize("language", languages())
def test_the_page_shows_the_progress_and_leaves_its_socket_open(language: str) -> None:
    texts = Texts(language)
    page = PreparingPage(texts)
    with run.listen("127.0.0.1", 0) as listening:
        address = run.address_of("127.0.0.1", listening)
        with serve_page(page, listening):
            for done in (3, 4):
                page.report(done, 17)
                answer = http.get(f"{address}/any/page")
                assert answer.status_code == 503
                assert answer.headers["cache-control"] == "no-store"
                assert f'lang="{language}"' in answer.text
                assert texts("preparing-count", done=done, total=17) in answer.text
            for method in ("POST", "HEAD"):  # programs are asked to wait, too
                answer = http.request(method, f"{address}/api/tables")
                assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
        assert listening.getsockname()[1] == int(address.rsplit(":", 1)[1])
