"""The half of the open door that leads to other homes: the line that invites, who knocks, and who is let in.

Nothing of it is made before somebody looks at that half, or before homes that sit here are to find their table again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import partial
from time import monotonic
from typing import Any, Literal

from PySide6.QtCore import QObject, Signal

from engine.api import LiteralArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.store.homes import KnownHome, keep_homes, read_homes
from qtapp.net.chairs import Home, LineState
from qtapp.net.endpoint import is_offered
from qtapp.net.far_words import TalkMessage
from qtapp.net.host import Host
from qtapp.net.invitation import SECRET, Invitation, write_invitation
from qtapp.net.iroh_door import IrohDoor
from qtapp.net.talk import Evening, Reaction, Utterance, understood

_VALID = timedelta(hours=24)
State = Literal["shut", "opening", "open", "failed", "not offered"]


class OtherHomes(QObject):
    """Who is told what happens at the door to other homes, and answers for the people at the table."""

    changed = Signal()
    """The line is there, somebody knocks or has gone, a home was found or lost."""
    told = Signal(object)
    """Message: what those at the table should know."""
    lines_changed = Signal()
    """The line of a home was cut, found or closed."""
    heard = Signal(object)
    """Utterance: somebody at the table says something to all."""

    def __init__(
        self,
        context: AppContext,
        arrived: Callable[[Any], None],
        receive: Callable[[Any, str | bytes], None],
        gone: Callable[[Any], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._to_host = arrived, receive, gone
        self._door: IrohDoor | None = None
        self._invitation: Invitation | None = None
        self.state: State = "shut" if is_offered() else "not offered"
        self.knocking: list[Home] = []
        """Who stands before the door, the one that has waited longest first."""
        self._lines: dict[str, LineState] = {}
        self.evening = Evening(monotonic, self._hear)
        self.home_of: Callable[[int], Home | None] = lambda _: None
        """Which other home holds a seat."""

    # ---- the door ------------------------------------------------------------------------------------------------

    def open(self, host: Host, hand: Callable[..., None], name: str) -> None:
        """Let other homes find this table. `name`: what we call ourselves, if nobody has said so."""
        if self._door is not None or self.state == "not offered":
            return
        homes = read_homes()
        if not homes.secret or datetime.now() >= (homes.until or datetime.min):
            homes = homes.model_copy(update=_new_secret())
            keep_homes(homes)
        self.state = "opening"
        self._door = door = IrohDoor(hand, *self._to_host, self)
        door.start(
            homes.door_key,
            bytes.fromhex(homes.secret),
            homes.name or name,
            port=homes.port,
            relay=self._context.settings.far.relay,
            admitted={chair.home.key for chair in host.chairs.all() if chair.home is not None},
            banned={one.key for one in homes.homes if one.is_banned},
        )
        self.changed.emit()

    def close(self, *, is_goodbye: bool = False) -> None:
        """Nobody finds this table any more."""
        door, self._door = self._door, None
        if door is not None:
            door.stop(is_goodbye=is_goodbye)
            self.state = "shut"
        self._invitation, self.knocking, self._lines = None, [], {}
        self.evening = Evening(monotonic, self._hear)

    @property
    def is_open(self) -> bool:
        """Is there an endpoint, or will there be one in a moment?"""
        return self._door is not None

    @property
    def line(self) -> str:
        """What is sent to other homes; empty: it is not there yet."""
        return "" if self._invitation is None else write_invitation(self._invitation)

    @property
    def until(self) -> datetime | None:
        """So long it lets somebody new in."""
        return read_homes().until

    def renew(self) -> None:
        """Another line; the old one shall not work. Who sits may come back."""
        if self._door is None or self._invitation is None:
            return
        homes = read_homes().model_copy(update=_new_secret())
        keep_homes(homes)
        secret = bytes.fromhex(homes.secret)
        self._door.renew(secret)
        one = self._invitation
        self._invitation = Invitation(one.endpoint, secret, one.relay, one.addresses)
        self.changed.emit()

    # ---- who knocks ----------------------------------------------------------------------------------------------

    def last_time(self, home: Home) -> date | None:
        """When this very home was here last; None: it comes for the first time, whatever it calls itself."""
        known = read_homes().known(home.key)
        return None if known is None or known.is_banned else known.last

    def let_in(self, home: Home) -> None:
        """They may come in, now and whenever their line was cut."""
        keep_homes(read_homes().with_home(KnownHome(key=home.key, name=home.name, last=date.today())))
        self._answered(home, None if self._door is None else partial(self._door.let_in, home))

    def turn_away(self, home: Home) -> None:
        """Not now."""
        self._answered(home, None if self._door is None else partial(self._door.turn_away, home))

    def ban(self, home: Home) -> None:
        """They shall not even knock again."""
        known = KnownHome(key=home.key, name=home.name, last=date.today(), is_banned=True)
        keep_homes(read_homes().with_home(known))
        self._answered(home, None if self._door is None else partial(self._door.turn_away, home, for_ever=True))

    def _answered(self, home: Home, deed: Callable[[], None] | None) -> None:
        if deed is not None:
            deed()
        self.home_left(home)

    def line_of(self, home: Home) -> LineState:
        """How the line of a home is that was let in."""
        return self._lines.get(home.key, "looking")

    # ---- what is said --------------------------------------------------------------------------------------------

    def say(self, seat: int, reaction: Reaction, text: str) -> bool:
        """Somebody at this table says something to all; False: that is nothing, or too much at once."""
        said = understood(seat, reaction, text)
        if said is None or self._door is None or self.home_of(seat) is not None or not self.evening.pace.take():
            return False
        self._pass_on(said)
        return True

    def home_says(self, home: Home, message: TalkMessage) -> None:
        """Somebody of another home does, in a seat of its own."""
        said = understood(message.seat, message.reaction, message.text)
        holder = self.home_of(message.seat)
        if said is not None and holder is not None and holder.key == home.key:
            self._pass_on(said)

    def _pass_on(self, said: Utterance) -> None:
        if self._door is not None:
            self._door.say(TalkMessage(seat=said.seat, reaction=said.reaction, text=said.text))
        self.evening.hear(said.seat, said.reaction, said.text)

    def _hear(self, said: Utterance) -> None:
        self.heard.emit(said)

    # ---- what the door says --------------------------------------------------------------------------------------

    def door_opened(self, invitation: Invitation, port: int) -> None:
        """People can be invited now."""
        if self._door is None:
            return
        self._invitation, self.state = invitation, "open"
        homes = read_homes()
        if homes.port != port:
            keep_homes(homes.model_copy(update={"port": port}))
        self.changed.emit()

    def door_failed(self) -> None:
        """No endpoint could be made."""
        self.close()
        self.state = "failed"
        self.changed.emit()

    def home_knocks(self, home: Home) -> None:
        """Somebody has the invitation, and would like to come in."""
        if self._door is None:
            return
        if datetime.now() >= (self.until or datetime.min):
            self._door.turn_away(home)
            return
        self.knocking = [*(one for one in self.knocking if one.key != home.key), home]
        self.changed.emit()

    def home_left(self, home: Home) -> None:
        """Who knocked has gone again, or was answered."""
        self.knocking = [one for one in self.knocking if one.key != home.key]
        self.changed.emit()

    def home_line(self, home: Home, how: LineState) -> None:
        """A home that was let in is here, is being looked for, or has gone to sleep."""
        before = self._lines.get(home.key, "here")
        self._lines[home.key] = how
        if how == "here" != before:
            who = LiteralArg(home.name)
            self.told.emit(msg("devices.home_is_back", "{home}: the line is there again.", home=who))
        self.lines_changed.emit()
        self.changed.emit()


def _new_secret() -> dict[str, object]:
    until = (datetime.now() + _VALID).replace(second=0, microsecond=0)
    return {"secret": secrets.token_bytes(SECRET).hex(), "until": until}
