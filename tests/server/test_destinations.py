"""Where the server sends what strangers ask it to send: hostile addresses are refused, and nothing connects to them."""

import datetime
import socket
import ssl
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from ethnos.server.people.destinations import Destination, certified, destination_of, is_public, post
from ethnos.server.people.push import SERVICES
from ethnos.server.people.turns import NotSent
from harness.patience import PATIENCE_SECONDS
from harness.postgres import free_port

PUBLIC = "17.188.143.1"
APPLE = "https://web.push.apple.com/token"
NAME = "push.test"

ACCEPTED = [
    APPLE,
    "https://fcm.googleapis.com/fcm/send/abc:APA91b-_",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB_-",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2bd%3d",
]

HOSTILE = [
    "https://127.0.0.77\\.push.apple.com/x",
    "https://127.0.0.1\\.notify.windows.com/x",
    "https:\\\\127.0.0.1\\@web.push.apple.com/x",
    "https://evil.example\\@web.push.apple.com/x",
    "https://web.push.apple.com\\@evil.example/x",
    "https://web.push.apple.com@127.0.0.1/x",
    "https://user:word@web.push.apple.com/x",
    "https://127.0.0.1#@web.push.apple.com/x",
    "https://127.0.0.1?.push.apple.com/x",
    "https://127.0.0.1/.push.apple.com/x",
    "https://127.0.0.1#.push.apple.com/x",
    "https://127.0.0.1%00.push.apple.com/x",
    "https://127.0.0.1%2f.push.apple.com/x",
    "https://127.0.0.1%5c.push.apple.com/x",
    "https://127.0.0.1\x00.push.apple.com/x",
    "https://web%2epush%2eapple%2ecom/x",
    "https://web.push.apple.com:8443/x",
    "https://web.push.apple.com:443/x",
    "https://web.push.apple.com:/x",
    "https://web.push.apple.com:0443/x",
    "https://web.push.apple.com:443@127.0.0.1/x",
    "https://web.push.apple.com./x",
    "https://web.push.apple.com..evil.example/x",
    "https://.push.apple.com/x",
    "https://-.push.apple.com/x",
    "https://a..push.apple.com/x",
    "https://evilpush.apple.com/x",
    "https://push.apple.com.evil.example/x",
    "https://WEB.PUSH.APPLE.COM/x",
    "HTTPS://web.push.apple.com/x",
    "http://web.push.apple.com/x",
    "https:web.push.apple.com/x",
    "https:/web.push.apple.com/x",
    "https:///web.push.apple.com/x",
    "//web.push.apple.com/x",
    "https://web.push.apple.com",
    "https://web.push.apple.com?x",
    "https://web.push.apple.com/x#fragment",
    "https://web.push.apple.com/\r\nHost: evil.example",
    "https://web.push.apple.com/x y",
    "https://web.push\t.apple.com/x",
    "https://web.push\n.apple.com/x",
    "https://web.push.apple.com/x\n",
    " https://web.push.apple.com/x",
    "\thttps://web.push.apple.com/x",
    "https://web\u3002push\u3002apple\u3002com/x",
    "https://127\u30020\u30020\u30021/.push.apple.com/x",
    "https://\uff57eb.push.apple.com/x",
    "https://web.push.\u0430pple.com/x",
    "https://web.push.apple.com/\u00e4",
    "https://xn--\u200dx.push.apple.com/x",
    "https://2130706433/x",
    "https://0x7f000001/x",
    "https://0177.0.0.1/x",
    "https://127.1/x",
    "https://0/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[::ffff:7f00:1]/x",
    "https://[fe80::1%25eth0]/x",
    "https://[fe80::1%eth0]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://[::1].push.apple.com/x",
    "https://[::1]@web.push.apple.com/x",
    "https://[",
    "https://*.push.apple.com/x",
    "file:///etc/passwd",
    "ftp://web.push.apple.com/x",
    "javascript:alert(1)//web.push.apple.com/x",
    "",
]

NOT_PUBLIC = [
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.8",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.7",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:17.188.143.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::1",
    "100::1",
    "2001:0:53aa:64c::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:11bc:8f01::",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%2",
    "fec0::1",
    "ff02::1",
]


class Refused(OSError):
    """The test lets nothing out of this machine."""


attempts: list[Any] = []
"""Every address that a socket was to be connected to since the last test began."""
watched = False


def watch(event: str, arguments: tuple[Any, ...]) -> None:
    """Note every connection that this process attempts, whatever library it uses; let none leave this machine."""
    if watched and event == "socket.connect":
        attempts.append(arguments[1])
        if not str(arguments[1][0]).startswith("127."):
            raise Refused


@pytest.fixture(autouse=True)
def watching() -> Iterator[None]:
    global watched
    if not getattr(sys, "_ethnos_watching", False):
        sys.addaudithook(watch)
        sys._ethnos_watching = True  # type: ignore[attr-defined]  # a hook stays for ever
    attempts.clear()
    watched = True
    yield
    watched = False


class Names:
    """A name server whose answers change from question to question; the last one stays."""

    def __init__(self, *answers: list[tuple[str, int]]) -> None:
        self.answers, self.questions = list(answers), list[str]()

    def __call__(self, host: str, *_: Any, **__: Any) -> list[tuple[Any, ...]]:
        """Answer as ``socket.getaddrinfo`` does."""
        self.questions.append(host)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        family = {True: socket.AF_INET6, False: socket.AF_INET}
        return [(family[":" in ip], socket.SOCK_STREAM, 6, "", (ip, port)) for ip, port in answer]


def known(address: str) -> Destination:
    destination = destination_of(address, SERVICES, ())
    assert destination
    return destination


def named(origin: str) -> Destination:
    destination = destination_of(f"{origin}/x", (*SERVICES, origin), (origin,))
    assert destination
    return destination


@contextmanager
def web_server(status: int = 201, location: str = "", context: ssl.SSLContext | None = None) -> Iterator[Any]:
    """A server with the headers of its requests in ``seen``."""
    seen: list[dict[str, str]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            seen.append({"path": self.path, **{name.lower(): value for name, value in self.headers.items()}})
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(status)
            if location:
                self.send_header("Location", location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        do_GET = do_CONNECT = do_POST  # noqa: N815 - as http.server calls them

        def log_message(self, *_: Any) -> None:
            """Log nothing."""

    server: Any = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    if context:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    server.handle_error = lambda *_: None
    server.seen = seen
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def certificate(folder: Path, name: str) -> Path:
    """A certificate for a name that vouches for itself, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path = folder / f"{name}.pem"
    path.write_bytes(pem + signed.public_bytes(serialization.Encoding.PEM))
    return path


@pytest.fixture
def tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ssl.SSLContext]:
    """What a server proves with that it is ``NAME``. Its certificate is trusted."""
    path = certificate(tmp_path, NAME)
    monkeypatch.setenv("SSL_CERT_FILE", str(path))
    certified.cache_clear()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(path)
    yield context
    certified.cache_clear()


@pytest.mark.parametrize("address", ACCEPTED)
def test_what_browsers_send_is_accepted(address: str) -> None:
    destination = known(address)
    assert (destination.port, destination.named_by_host) == (443, False)
    assert address == destination.origin + destination.path


def test_every_other_spelling_is_refused() -> None:
    assert len(HOSTILE) == len(set(HOSTILE)) > 60
    assert [address for address in HOSTILE if destination_of(address, SERVICES, ())] == []
    ours = ("http://127.0.0.1:8080", "https://*.example.org")
    assert [address for address in HOSTILE if destination_of(address, (*SERVICES, *ours), ours)] == []


def test_an_origin_that_the_host_has_named_is_accepted_exactly_as_written() -> None:
    ours = ("http://127.0.0.1:8080", "https://push.example.org", "http://[::1]:81", "https://*.example.net")
    accepted = {
        f"{origin}/x": destination_of(f"{origin}/x", (*SERVICES, *ours), ours)
        for origin in (*ours[:3], "https://a.example.net")
    }
    assert [d and (d.host, d.port, d.named_by_host) for d in accepted.values()] == [
        ("127.0.0.1", 8080, True),
        ("push.example.org", 443, True),
        ("[::1]", 81, True),
        ("a.example.net", 443, False),  # a pattern names no origin: what fits it has to be public
    ]
    for other in ("http://127.0.0.1:80801/x", "http://127.0.0.1/x", "https://push.example.org:444/x"):
        assert destination_of(other, (*SERVICES, *ours), ours) is None


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_an_address_that_is_not_public_is_refused_also_among_public_ones(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_public(address)
    for answer in ([(address, 443)], [(PUBLIC, 443), (address, 443)]):
        monkeypatch.setattr(socket, "getaddrinfo", Names(answer))
        with pytest.raises(NotSent, match="not a public address"):
            post(known(APPLE), b"x", {}, 1.0)
    assert attempts == []


def test_public_addresses_are_public() -> None:
    for address in (PUBLIC, "142.250.1.1", "2607:f8b0:4001::1", "64:ff9b::11bc:8f01"):
        assert is_public(address)


def test_the_connection_goes_to_the_address_that_was_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name means something else a moment later."""
    names = Names([(PUBLIC, 443)], [("127.0.0.1", 443)])
    monkeypatch.setattr(socket, "getaddrinfo", names)
    with pytest.raises(NotSent, match="Refused"):
        post(known(APPLE), b"x", {}, 1.0)
    assert attempts == [(PUBLIC, 443)]
    assert names.questions == ["web.push.apple.com"]


def test_tls_and_the_host_header_keep_the_name(tls: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch) -> None:
    indicated: list[str | None] = []
    tls.sni_callback = lambda _socket, name, _context: indicated.append(name)
    with web_server(context=tls) as server, web_server() as elsewhere:
        names = Names([("127.0.0.1", server.server_port)], [("127.0.0.1", elsewhere.server_port)])
        monkeypatch.setattr(socket, "getaddrinfo", names)
        assert post(named(f"https://{NAME}"), b"x", {"ttl": "5"}, PATIENCE_SECONDS) == 201
        assert elsewhere.seen == []
    assert indicated == [NAME]
    assert {"path": "/x", "host": NAME, "ttl": "5", "content-length": "1"}.items() <= server.seen[0].items()
    assert len(names.questions) == 1


def test_a_certificate_for_another_name_is_refused(tls: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch) -> None:
    with web_server(context=tls) as server:
        monkeypatch.setattr(socket, "getaddrinfo", Names([("127.0.0.1", server.server_port)]))
        with pytest.raises(NotSent, match="SSLCertVerificationError"):
            post(named("https://other.test"), b"x", {}, PATIENCE_SECONDS)
        assert server.seen == []


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_redirect_is_followed(status: int) -> None:
    with web_server() as inner, web_server(status, f"http://127.0.0.1:{inner.server_port}/") as server:
        assert post(named(f"http://127.0.0.1:{server.server_port}"), b"x", {}, PATIENCE_SECONDS) == status
        assert (len(server.seen), inner.seen) == (1, [])


def test_no_proxy_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with web_server() as proxy, web_server() as server:
        for variable in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
            for name in (variable, variable.lower()):
                monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.server_port}")
        assert post(named(f"http://127.0.0.1:{server.server_port}"), b"x", {}, PATIENCE_SECONDS) == 201
        assert proxy.seen == []


def test_another_address_of_the_name_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    with web_server() as server:
        closed = ("127.0.0.1", free_port())
        monkeypatch.setattr(socket, "getaddrinfo", Names([closed, ("127.0.0.1", server.server_port)]))
        assert post(named(f"http://{NAME}"), b"x", {}, PATIENCE_SECONDS) == 201
        monkeypatch.setattr(socket, "getaddrinfo", Names([closed]))
        with pytest.raises(NotSent, match="ConnectionRefusedError"):
            post(named(f"http://{NAME}"), b"x", {}, PATIENCE_SECONDS)


def test_a_name_without_an_address_is_a_failure_to_send(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: Any, **__: Any) -> Any:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", nowhere)
    with pytest.raises(NotSent, match="gaierror"):
        post(known(APPLE), b"x", {}, 1.0)
