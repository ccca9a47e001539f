"""Other homes, in the dialog of devices: the line to be sent, and the waiting for a knock."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.far_settings import MOST_RELAY, RelayKind, relay_name
from qtapp.windows.other_tables.invited import NOT_OFFERED
from qtapp.windows.other_tables.knock import Knock
from qtapp.windows.other_tables.other_homes import OtherHomes, State
from qtapp.windows.other_tables.qr_code import QrCode

_QR_SIDE = 150
_RELAYS: tuple[tuple[RelayKind, Message], ...] = (
    ("public", msg("far.public_relay_button", "A public relay")),
    ("own", msg("far.own_relay_button", "Our own relay")),
    ("none", msg("far.no_relay_button", "Nobody")),
)
_WHAT_IT_IS: dict[RelayKind, Message] = {
    "public": msg(
        "far.public_relay_is",
        "The relays of the project iroh. They see from where you play and how much you say to each other, never what.",
    ),
    "own": msg(
        "far.own_relay_is",
        "A computer of yours or of your club on which the relay of iroh runs. Nobody else helps then.",
    ),
    "none": msg("far.no_relay_is", "Nobody sees that you play. Through some routers the others then do not get in."),
}
_WHO_HELPS = msg("far.who_helps", "Who helps to find each other?")
_STATES: dict[State, Message] = {
    "shut": msg("far.line_comes", "The line is being made …"),
    "opening": msg("far.line_comes", "The line is being made …"),
    "failed": msg("far.line_cannot_be_made", "The line cannot be made: the network does not allow it."),
    "not offered": NOT_OFFERED,
}


class HomesPage(QWidget):
    """Two numbered steps, because that is all there is to do."""

    def __init__(self, context: AppContext, words: LiveTexts, homes: OtherHomes) -> None:
        super().__init__()
        self._context, self._words, self._homes = context, words, homes
        self._relay_changed = False
        column = make_column(self, gap=8, margins=0)
        first = WrapLabel("panel")
        words.text(first, msg("far.step_send", "1. Send them this line"))
        column.addWidget(first)
        how = WrapLabel("muted")
        words.text(
            how,
            msg(
                "far.how_to_send",
                "In a letter or a message, as you like. In the other home it is pasted on the start page of Társas, "
                "under “Join a table”.",
            ),
        )
        column.addWidget(how)
        self.line = QLineEdit()
        self.line.setReadOnly(True)
        words.name(self.line, msg("far.invitation", "Invitation"))
        column.addWidget(self.line)
        row = make_row(gap=10)
        self.copy = QPushButton()
        self.copy.setAutoDefault(False)
        self.copy.setProperty("kind", "primary")
        words.text(self.copy, msg("far.copy_line_button", "Copy the line"))
        self.copy.clicked.connect(self._copy)
        row.addWidget(self.copy)
        self.copied = WrapLabel("hint")
        row.addWidget(self.copied, 1)
        column.addLayout(row)
        row = make_row(gap=14)
        self._qr = QrCode(context.theme.px(_QR_SIDE))
        words.name(self._qr, msg("far.qr_of_line", "The line as a picture, for the camera of a phone"))
        row.addWidget(self._qr, 0, Qt.AlignmentFlag.AlignTop)
        beside = make_column(gap=6)
        camera = WrapLabel("hint")
        words.text(
            camera, msg("far.what_the_qr_is_for", "A phone that reads this can pass the line on. It cannot play by it.")
        )
        beside.addWidget(camera)
        self.until = WrapLabel("hint")
        beside.addWidget(self.until)
        self.renew = QPushButton()
        self.renew.setAutoDefault(False)
        self.renew.setProperty("kind", "link")
        words.text(self.renew, msg("far.new_line_button", "We want a new line, the old one shall not work"))
        self.renew.clicked.connect(self._renew)
        beside.addWidget(self.renew, 0, Qt.AlignmentFlag.AlignLeft)
        beside.addStretch(1)
        row.addLayout(beside, 1)
        column.addLayout(row)
        second = WrapLabel("panel")
        words.text(second, msg("far.step_wait", "2. Wait until they knock"))
        column.addWidget(second)
        self.waiting = WrapLabel("muted")
        words.text(
            self.waiting,
            msg("far.nobody_without_yes", "Nobody comes in until you say yes. Play on calmly meanwhile."),
        )
        column.addWidget(self.waiting)
        self.knock = Knock(context, homes)
        self.knock.grown.connect(self._refresh)
        column.addWidget(self.knock)
        column.addStretch(1)
        help_ = WrapLabel("hint")
        words.text(help_, _WHO_HELPS)
        column.addWidget(help_)
        self.relay: Segments[RelayKind] = Segments(words, _RELAYS, context.settings.far.relay_kind, _WHO_HELPS)
        self.relay.chosen.connect(self._choose_relay)
        column.addWidget(self.relay)
        self.own_relay = QLineEdit()
        self.own_relay.setMaxLength(4 * MOST_RELAY)
        self.own_relay.setText(context.settings.far.own_relay)
        self.own_relay.setPlaceholderText("relay.example.org")
        words.name(self.own_relay, msg("far.own_relay_name", "Name of your relay"))
        self.own_relay.editingFinished.connect(self._name_relay)
        column.addWidget(self.own_relay)
        self.relay_says = WrapLabel("hint")
        column.addWidget(self.relay_says)
        homes.changed.connect(self._refresh)
        words.spoken.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        line = self._homes.line
        self.line.setText(line or self._words.say(_STATES.get(self._homes.state, _STATES["opening"])))
        self.line.setCursorPosition(0)
        self.copy.setEnabled(bool(line))
        self.renew.setEnabled(bool(line))
        self._qr.setVisible(bool(line))
        if line:
            self._qr.show_text(line.upper())  # capitals alone make a smaller picture
        until = self._homes.until
        self._say_relay()
        self.until.setText("" if until is None or not line else self._words.say(_good_until(self._written(until))))
        knocks = bool(self._homes.knocking)
        self.waiting.setVisible(not knocks)
        self.knock.setVisible(knocks)

    def _written(self, moment: datetime) -> str:
        return self._context.speech.date(moment)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._homes.line)
        self.copied.setText("✓ " + self._words.say(_COPIED))
        announce(self, self._words.say(_COPIED))

    def _renew(self) -> None:
        self.copied.setText("")
        self._homes.renew()

    def _choose_relay(self, kind: RelayKind) -> None:
        """It counts from the next time that the door is opened."""
        self._context.settings.far.relay_kind = kind
        if kind == "own" and not self._context.settings.far.own_relay:
            self.own_relay.setFocus()
        self._relay_changed = True
        self._say_relay()

    def _name_relay(self) -> None:
        name = relay_name(self.own_relay.text())
        self._relay_changed = self._relay_changed or name != self._context.settings.far.own_relay
        self._context.settings.far.own_relay = name
        self._say_relay()

    def _say_relay(self) -> None:
        """What was chosen, whether its name is one, and from when it counts."""
        kind, typed = self._context.settings.far.relay_kind, self.own_relay.text()
        self.own_relay.setVisible(kind == "own")
        says = [_WHAT_IT_IS[kind]]
        if kind == "own" and not relay_name(typed):
            says = [_NO_RELAY_NAME if typed.strip() else _NAME_IT]
        if self._relay_changed:
            says.append(_NEXT_TIME)
        self.relay_says.setText(" ".join(map(self._words.say, says)))


_COPIED = msg("far.line_is_copied", "Copied. Now paste it into a message.")
_NAME_IT = msg("far.name_your_relay", "Say what your relay is called. Until then a public one helps.")
_NO_RELAY_NAME = msg(
    "far.no_relay_name", "This is no name of a relay: it looks like relay.example.org. Until then a public one helps."
)
_NEXT_TIME = msg("far.relay_next_time", "This counts from the next time that you open the door.")


def _good_until(when: str) -> Message:
    return msg("far.good_until", "Good until {when}, or until you close the door.", when=LiteralArg(when))
