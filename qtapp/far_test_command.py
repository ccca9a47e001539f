"""`tarsas --far-test`: what a family runs in two homes to learn how far the line between them gets. No window."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.i18n.speech import Localizer
from qtapp.kit.paths import settings_file
from qtapp.kit.store.file_patience import have_patience
from qtapp.kit.store.settings import Settings
from qtapp.net.endpoint import is_offered
from qtapp.net.far_trial import Failed, Trial, try_line, wait_for_other
from qtapp.net.invitation import Invitation, NoInvitationError, read_invitation, write_invitation

_WAIT_SECONDS = 900.0
_GOOD, _SLOW = 150.0, 400.0
"""Milliseconds there and back up to which one notices nothing, and up to which one notices little."""
_COMMAND = LiteralArg("tarsas --far-test")
_FAILED: dict[Failed, Message] = {
    "endpoint": msg("far_test.no_endpoint", "No line can be made: the network of this computer does not allow it."),
    "no answer": msg(
        "far_test.no_answer",
        "Nobody answered. Is the command still running in the other home? If it is, a router or a firewall lets "
        "nothing through: try it with a relay, or with the hotspot of a phone.",
    ),
    "cut": msg("far_test.cut", "The line came about and was cut again. Try once more; a weak Wi-Fi does this."),
    "old line": msg("far_test.old_line", "The other home has another line by now. Let them send you the newest one."),
}


def main(arguments: Sequence[str], say: Callable[[str], None], language: str = "") -> int:
    """Wait for the other home, or, with its line, call it; the exit code. 0: the line is good."""
    have_patience()
    application = QCoreApplication.instance() or QCoreApplication(["tarsas"])
    settings = Settings(settings_file())
    speech = Localizer(language or settings.language)

    def tell(message: Message) -> None:
        say(api.plain_text(speech.text(message)))

    code = _run(" ".join(arguments), settings.far.relay, tell, say)
    del application
    return code


def _run(line: str, relay: str, tell: Callable[[Message], None], say: Callable[[str], None]) -> int:
    if not is_offered():
        tell(msg("far_test.not_offered", "On this computer Társas cannot play with other homes."))
        return 1
    tell(
        msg(
            "far_test.what_it_does",
            "This tries the line between two homes: small packets go back and forth, nothing of a game or of you. Both "
            "homes learn each other's internet addresses, and the router is asked for a way in.",
        )
    )
    if not relay:
        tell(msg("far_test.without_relay", "Without a relay, as it was chosen in the settings."))
    if line:
        return _call(line, bool(relay), tell)

    def told(invitation: Invitation, has_relay: bool) -> None:
        if relay and not has_relay:
            tell(msg("far_test.no_relay", "The relay does not answer: it is tried without one."))
        tell(msg("far_test.send_this", "Send this to the other home. There they start it like this:"))
        say("")
        say(f"tarsas --far-test {write_invitation(invitation)}")
        say("")
        tell(msg("far_test.waiting", "Waiting for them … (Ctrl+C ends it)"))

    return _report(asyncio.run(wait_for_other(relay, told, seconds=_WAIT_SECONDS)), tell)


def _call(line: str, relayed: bool, tell: Callable[[Message], None]) -> int:
    try:
        invitation = read_invitation(line)
    except NoInvitationError:
        tell(
            msg("far_test.no_line", "No whole line is in this. Copy all of it, from “{command}” on.", command=_COMMAND)
        )
        return 1
    tell(msg("far_test.calling", "Calling the other home …"))
    return _report(asyncio.run(try_line(invitation, relayed=relayed)), tell)


def _report(trial: Trial, tell: Callable[[Message], None]) -> int:
    if trial.failed:
        tell(_FAILED[trial.failed])
        return 1
    tell(_WAYS[trial.is_direct])
    numbers = LiteralArg(f"{trial.median:.0f}"), LiteralArg(f"{trial.longest:.0f}")
    tell(
        msg(
            "far_test.round_trip",
            "There and back: mostly {median} thousandths of a second, {longest} at the most.",
            median=numbers[0],
            longest=numbers[1],
        )
    )
    tell(_JUDGED[0 if trial.median <= _GOOD else 1 if trial.median <= _SLOW else 2])
    return 0


_WAYS = {
    True: msg("far_test.direct", "The line is there, and it is direct: no relay is in between."),
    False: msg("far_test.relayed", "The line is there, by way of a relay: no direct way was found. That works, too."),
}
_JUDGED = (
    msg("far_test.good", "Good: you will not notice that you sit in two homes."),
    msg("far_test.fair", "Fair: now and then you will wait for a moment."),
    msg("far_test.slow", "Slow: one can play, but each move takes its time to arrive."),
)
