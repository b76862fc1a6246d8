"""Mails to people: to confirm their address, and when it is their turn. Every mail says how to stop them."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from hashlib import sha256
from typing import Final

from ethnos.base.i18n import Texts
from ethnos.server.hosting.settings import Settings
from ethnos.server.people.turns import Gone, NotSent, describe, in_thread
from ethnos.server.rooms.clock import DAY
from ethnos.server.storage.allowance_store import Allowance, AllowanceStore
from ethnos.server.storage.notice_store import Turn

TIMEOUT_SECONDS: Final = 20.0
ADDRESS_FORM: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*")
"""What browsers accept as an address."""
LONGEST: Final = 254
LINE_LENGTH: Final = 500
"""The longest header line: some mail programs do not find a link that continues on a second line."""
PERMANENT: Final = range(500, 600)
CONFIRMATIONS: Final = Allowance("confirmations", 5, DAY / 5)
TURNS: Final = Allowance("turns", 200, DAY / 200)
"""The mails that one mailbox may get in a day. Those that its owner agreed to do not suffer from those that anybody can
ask for.
"""


def is_address(text: str) -> bool:
    """Whether a text can be the address of a mailbox."""
    return len(text) <= LONGEST and bool(ADDRESS_FORM.fullmatch(text))


class Recipients:
    """How many mails each mailbox may get, whoever asked for them."""

    def __init__(self, store: AllowanceStore) -> None:
        self._store = store

    async def count(self, address: str, allowance: Allowance, refusal: Exception) -> None:
        """Count a mail to an address; raises the refusal if there were too many. Nearly everywhere the address
        ``ada+games`` leads to the mailbox of ``ada``.
        """
        name, _, host = address.casefold().partition("@")
        mailbox = sha256(f"{name.partition('+')[0]}@{host}".encode()).hexdigest()
        if not await self._store.take(allowance, mailbox):
            raise refusal


class Mailer:
    """Sends mails over the host's SMTP server, each in a thread."""

    def __init__(self, settings: Settings) -> None:
        self._settings, self._address = settings, settings.address

    async def confirm(self, to: str, token: str, language: str) -> None:
        """Ask the owner of an address to confirm it. Nothing else is sent there before."""
        texts = Texts(language)
        link = f"{self._address}/me/confirm#{token}"
        body = texts("notice-confirm", address=to, host=self._address, link=link)
        await self._send(to, texts("notice-confirm-subject"), body, token)

    async def send_turn(self, to: str, token: str, language: str, turn: Turn) -> None:
        """Say that it is the person's turn."""
        texts = Texts(language)
        paragraphs = [
            texts("notice-turn", name=turn.names[turn.turn]),
            describe(turn, texts),
            f"{self._address}/table/{turn.table_id}",
            texts("notice-turn-where"),
            texts("notice-unsubscribe", link=f"{self._address}/me/unsubscribe#{token}"),
        ]
        await self._send(to, texts("notice-turn-subject"), "\n\n".join(filter(None, paragraphs)), token)

    async def _send(self, to: str, subject: str, text: str, token: str) -> None:
        message = EmailMessage(policy=SMTP.clone(max_line_length=LINE_LENGTH))
        message["From"], message["To"], message["Subject"] = self._settings.smtp_from, to, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._settings.smtp_from.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self._address}/api/people/unsubscribe/{token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text + "\n")
        await in_thread(self._deliver, message)

    def _deliver(self, message: EmailMessage) -> None:
        try:
            with self._connect() as smtp:
                if self._settings.smtp_user:
                    smtp.login(self._settings.smtp_user, self._settings.smtp_password)
                smtp.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code in PERMANENT for code, _ in refused.recipients.values()):
                raise Gone from refused
            raise NotSent(refused.__class__.__name__) from refused
        except (smtplib.SMTPException, OSError) as problem:  # the message may hold an address: it is not repeated
            raise NotSent(problem.__class__.__name__) from problem

    def _connect(self) -> smtplib.SMTP:
        host, port = self._settings.smtp_host, self._settings.mail_port
        if self._settings.smtp_security == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=TIMEOUT_SECONDS, context=ssl.create_default_context())
        smtp = smtplib.SMTP(host, port, timeout=TIMEOUT_SECONDS)
        if self._settings.smtp_security == "starttls":
            smtp.starttls(context=ssl.create_default_context())
        return smtp
