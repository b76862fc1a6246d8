"""The log as JSON, and the metrics: after a game they have no secret of a seat."""

import asyncio
import json
import random
import re
import threading
from pathlib import Path
from typing import Any

from harness import http
from harness.live import Seat, ServerProcess, api, database_in, join, open_table, seated
from harness.positions import before_the_end, prepare_table
from tests.documents import ROOT


class Logged(ServerProcess):
    """A server whose output is collected."""

    def start(self) -> None:
        """Start it, and collect its output."""
        super().start()
        self.lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.lines += list(self.process.stdout)

    def stop(self, *arguments: Any) -> int:
        """Stop it, after reading all its output."""
        assert self.process is not None
        self.process.terminate()
        self._reader.join(60)
        return super().stop(*arguments)


def test_a_log_names_requests_and_tables_and_no_secret(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def story(server: ServerProcess) -> str:
        joined = join(server, open_table(server, ["person", "open"]).table, "Grace")
        game, turns = before_the_end(players=2, seed=3, turns=10)
        table = await asyncio.to_thread(prepare_table, server.database, game, turns, names=("Ada", "Grace"))
        host, guest = (Seat(table.id, seat, secret) for seat, secret in enumerate(table.secrets))
        secrets.extend([host.secret, guest.secret, joined.secret])
        async with seated(server, host, guest) as both:
            await both.send(type="say", seat=0, text="a private word")
            await both.play_out(random.Random(3))
        again = api(server, "POST", f"/tables/{host.table}/rematch", secret=host.secret).json()
        secrets.append(again["secret"])
        http.get(f"{server.url}/table/{host.table}/{host.secret}?seat={guest.secret}")
        api(server, "POST", f"/tables/{host.table}/rematch", secret="wrong" + guest.secret)
        return host.table

    with Logged(database_in(tmp_path), "--log-format", "json") as server:
        table = asyncio.run(story(server))
    lines = [json.loads(line) for line in server.lines if line.startswith("{")]
    requests = [line for line in lines if line["event"] == "request"]
    assert {"POST /api/tables", "POST /api/tables/{table_id}/seats", "GET (pages)"} <= {
        f"{line['method']} {line['route']}" for line in requests
    }
    assert all(line["request"] and line["seconds"] >= 0 and line["process"] for line in requests)
    assert len({line["request"] for line in requests}) == len(requests)
    assert any(line.get("table") == table for line in requests)
    assert any(line["event"] == "socket closed" and line["table"] == table for line in lines)
    everything = "".join(server.lines)
    assert len(secrets) == 4
    for private in (*secrets, "a private word", "Grace", "127.0.0.1"):
        assert private not in everything.split("Ctrl-C", 1)[-1], private


def test_figures_of_requests_moves_bots_and_refusals(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        async with seated(server, open_table(server, ["person", "novice"])) as ada:
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.state["status"] == "running")
            await ada.play_out(random.Random(1), moves=2)
            await ada.ask(type="seat_bot", seat=0, at=5, level="novice")

    with ServerProcess(database_in(tmp_path)) as server:
        asyncio.run(story(server))
        api(server, "GET", "/tables/nowhere")
        text = http.get(f"{server.url}/metrics").text
    assert 'ethnos_message_seconds_count{type="move"} 2.0\n' in text
    created = 'le="+Inf",method="POST",route="/api/tables",status="201"'
    assert f"ethnos_request_seconds_bucket{{{created}}} 1.0\n" in text
    assert re.search(r'ethnos_bot_seconds_count\{level="novice"\} [1-9]', text)
    assert 'ethnos_refusals_total{code="error-NoSuchTable"} 1.0\n' in text
    assert 'ethnos_refusals_total{code="server-no-such-seat"} 1.0\n' in text
    for gauge in ("unsent_messages", "bot_moves_waiting", "writes_waiting"):
        assert re.search(rf"ethnos_{gauge} \d", text), gauge
    served = set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))
    for file in ("deploy/grafana.json", "docs/hosting.md"):
        named = re.findall(r"\b(?:ethnos|process)_\w+", (ROOT / file).read_text(encoding="utf-8"))
        assert len(named) > 15
        assert {name.removesuffix("_bucket") for name in named} <= served, file


def test_a_dashboard_for_grafana_has_no_place_twice() -> None:
    panels = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))["panels"]
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels) > 10
