"""Two sheets: a lesson is offered to others in the house, and one that others offer is asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from engine.api import LiteralArg, msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.net.addresses import home_addresses
from qtapp.net.lesson_offer import LessonAddress, LessonOffer, read_address
from qtapp.windows.other_tables.devices import CANNOT_LISTEN, NO_NETWORK
from qtapp.windows.other_tables.qr_code import QrCode

_CODE_SIDE = 220
_LONGEST = 200


class OfferSheet(Dialog):
    """The door is open as long as this is."""

    def __init__(self, context: AppContext, file: Path, title: str, parent: QWidget) -> None:
        super().__init__(context, msg("offer.title", "Offer a lesson in the house"), parent)
        self.offer = LessonOffer()
        self.find_addresses: Callable[[], list[str]] = home_addresses
        self._file = file
        row = make_row(gap=24)
        self._ways = QWidget()
        left = make_column(self._ways, gap=6, margins=0)
        self._qr = QrCode(context.theme.px(_CODE_SIDE))
        self.words.name(self._qr, msg("offer.code", "Code with the address of the lesson"))
        left.addWidget(self._qr, 0, Qt.AlignmentFlag.AlignHCenter)
        self.address = PlainLabel()
        self.address.setProperty("role", "card")
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        left.addWidget(self.address, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addStretch(1)
        row.addWidget(self._ways)
        right = make_column(gap=10)
        what, how, honest = WrapLabel("strong"), WrapLabel(), WrapLabel("hint")
        what.setText(self.words.label(msg("offer.what", "“{title}”", title=LiteralArg(title))))
        self.words.text(
            how,
            msg(
                "offer.how",
                "On the other computer: Teaching ▸ From another Társas…, and type this address. Whoever gets the "
                "link in a message only has to click it.",
            ),
        )
        self.words.text(
            honest,
            msg(
                "offer.honest",
                "Only computers of this network can fetch it, only this one lesson, and only until you close this. "
                "Nothing can be sent here.",
            ),
        )
        for label in (what, how):
            right.addWidget(label)
        right.addStretch(1)
        right.addWidget(honest)
        row.addLayout(right, 1)
        self.body.addLayout(row, 1)
        self.copy = self.primary_button(msg("offer.copy_link", "Copy the link"), self._copy)
        self.close_button()
        self.finished.connect(self.offer.close)
        self.fit(760, 420)

    def begin(self) -> None:
        """Open the door; if it cannot be opened, say why."""
        found = self.find_addresses()
        try:
            if found:
                self.offer.open(self._file, found[0])
            else:
                self.complain(NO_NETWORK)
        except OSError:
            self.complain(CANNOT_LISTEN)
        where = self.offer.where
        self._ways.setVisible(where is not None)
        self.copy.setEnabled(where is not None)
        if where is not None:
            self._qr.show_text(f"http://{where.text}")
            self.address.setText(where.text)

    def _copy(self) -> None:
        where = self.offer.where
        if where is not None:
            QGuiApplication.clipboard().setText(where.link)


class FetchSheet(Dialog):
    """An address is typed, or was followed as a link; nothing is fetched before the button is pressed."""

    wanted = Signal(object)
    """LessonAddress."""

    def __init__(self, context: AppContext, given: LessonAddress | None, parent: QWidget) -> None:
        super().__init__(context, msg("offer.fetch_title", "A lesson from another Társas"), parent)
        how, honest = WrapLabel(), WrapLabel("hint")
        self.words.text(how, msg("offer.fetch_how", "The other computer shows this address under “Offer a lesson”."))
        self.line = QLineEdit("" if given is None else given.text)
        self.line.setMaxLength(_LONGEST)
        self.words.field(self.line, msg("offer.address", "Address of the lesson"))
        self.line.textChanged.connect(self._check)
        self.words.text(
            honest,
            msg(
                "offer.fetch_honest",
                "It is fetched when you press the button, and kept among your lessons. Before it begins you read who "
                "made it.",
            ),
        )
        for widget in (how, self.line, honest):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.go = self.primary_button(msg("offer.fetch", "Fetch and open"), self._done)
        self.cancel_button()
        self.fit(520, 280)
        self._check()
        (self.line if given is None else self.go).setFocus()

    def _check(self, *_: object) -> None:
        self.go.setEnabled(read_address(self.line.text()) is not None)

    def _done(self) -> None:
        found = read_address(self.line.text())
        if found is not None:
            self.wanted.emit(found)
            self.accept()
