"""“I got an invitation”: the line is pasted with whatever stands around it, a name is given, and then we knock."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.homes import MOST_NAME, keep_homes, read_homes
from qtapp.net.endpoint import is_offered
from qtapp.net.invitation import MOST_TEXT, Invitation, NoInvitationError, Why, read_invitation

_LINES = 4
_FOUND = msg("far.invitation_found", "The invitation is there.")
_MISSING: dict[Why, Message] = {
    "none": msg("far.no_invitation_in_it", "There is no invitation in this text. It begins with “tarsas:”."),
    "cut": msg(
        "far.invitation_is_cut", "Something of the invitation is missing or changed. Copy the whole message once more."
    ),
    "newer": msg(
        "far.invitation_is_newer", "A newer version of the program has made this invitation. Get the new one here too."
    ),
}
NOT_OFFERED = msg(
    "far.not_on_this_computer",
    "On this computer Társas cannot play with other homes: what it needs for that does not exist for Macs with an "
    "Intel processor.",
)


class InvitedPage(QWidget):
    """Three steps, and what it says about them."""

    changed = Signal()
    """Another text or name."""

    def __init__(self, context: AppContext, words: LiveTexts) -> None:
        super().__init__()
        self._context, self._words = context, words
        self.invitation: Invitation | None = None
        column = make_column(self, gap=8, margins=0)
        column.addWidget(_head(words, msg("far.step_paste", "1. Paste the line that you got")))
        how = WrapLabel("muted")
        words.text(
            how,
            msg(
                "far.how_to_paste",
                "Select the message, copy it, then press “Paste” here. It does no harm if other text stands around it.",
            ),
        )
        column.addWidget(how)
        row = make_row(gap=10)
        self.paste_button = QPushButton()
        self.paste_button.setAutoDefault(False)
        words.text(self.paste_button, msg("far.paste_button", "Paste"))
        self.paste_button.clicked.connect(self.paste)
        row.addWidget(self.paste_button)
        or_keys = PlainLabel()
        or_keys.setProperty("role", "hint")
        words.text(or_keys, msg("far.or_by_keys", "or Ctrl+V"))
        row.addWidget(or_keys, 1)
        column.addLayout(row)
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setProperty("kind", "words")
        self.text.setMaximumHeight(self.text.fontMetrics().lineSpacing() * _LINES + 28)
        words.name(self.text, msg("far.invitation", "Invitation"))
        self.text.textChanged.connect(self._read)
        column.addWidget(self.text)
        self._found_box = QFrame()
        found = make_row(self._found_box, gap=10, margins=(12, 6, 12, 6))
        self._sign = PlainLabel()
        found.addWidget(self._sign)
        self.found = WrapLabel("strong")
        self.found.setMinimumHeight(self.found.fontMetrics().lineSpacing() + 8)
        found.addWidget(self.found, 1)
        column.addWidget(self._found_box)
        column.addWidget(_head(words, msg("far.step_name", "2. What are you called?")))
        row = make_row(gap=10)
        self.name = QLineEdit()
        self.name.setMaxLength(MOST_NAME)
        words.name(self.name, msg("far.name_of_home", "Name of your home"))
        self.name.textChanged.connect(self.changed)
        row.addWidget(self.name, 1)
        kept = PlainLabel()
        kept.setProperty("role", "hint")
        words.text(kept, msg("far.name_is_kept", "So they will see you there. It is remembered."))
        row.addWidget(kept, 1)
        column.addLayout(row)
        column.addWidget(_head(words, msg("far.step_knock", "3. Knock")))
        waits = WrapLabel("muted")
        words.text(
            waits,
            msg(
                "far.how_knocking_goes",
                "There it shows that you are at the door. Once they let you in, you choose a seat, or several.",
            ),
        )
        column.addWidget(waits)
        column.addStretch(1)
        box = QFrame()
        box.setProperty("role", "box")
        row = make_row(box, gap=10, margins=(12, 8, 12, 8))
        self._lock = PlainLabel()
        row.addWidget(self._lock, 0, Qt.AlignmentFlag.AlignTop)
        honest = WrapLabel("hint")
        words.text(
            honest,
            msg(
                "far.who_sees_what_short",
                "Only you and they see what you play and write. You see each other's internet addresses, as in a call.",
            ),
        )
        row.addWidget(honest, 1)
        column.addWidget(box)
        self.is_possible = is_offered()
        if not self.is_possible:
            self.text.setEnabled(False)
            self.paste_button.setEnabled(False)
        words.spoken.connect(self._say)
        context.theme_changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self._lock.setPixmap(self._context.pixmap("lock", 20))
        self._sign.setPixmap(self._context.pixmap("ok", 22))
        self._context.put_icon_beside_words(self.paste_button, "copy", 18)

    def appear(self) -> None:
        """It is looked at for the first time: our name, and an invitation that the clipboard holds is offered."""
        if not self.name.text():
            self.name.setText(read_homes().name)
        self._say()

    def paste(self) -> None:
        """What the clipboard holds, because somebody has pressed the button."""
        self.take(QGuiApplication.clipboard().text()[:MOST_TEXT])
        (self.name if self.invitation is not None and not self.name.text() else self.text).setFocus()

    def take(self, text: str) -> None:
        """This text, instead of what stood there."""
        self.text.setPlainText(text[:MOST_TEXT])

    def wanted(self) -> tuple[Invitation, str] | None:
        """Where to knock, and under which name; None: something is missing."""
        name = " ".join(self.name.text().split())
        return None if self.invitation is None or not name else (self.invitation, name)

    def remember_name(self) -> None:
        """The next time it stands there already."""
        homes, name = read_homes(), " ".join(self.name.text().split())
        if homes.name != name:
            keep_homes(homes.model_copy(update={"name": name}))

    def what_is_missing(self) -> Message:
        """Why we cannot knock yet."""
        if not self.is_possible:
            return NOT_OFFERED
        if self.invitation is None:
            return msg("far.paste_the_line_first", "Paste the invitation first.")
        return msg("far.say_your_name_first", "Say what you are called: the others have to know who knocks.")

    def _read(self) -> None:
        try:
            self.invitation = read_invitation(self.text.toPlainText())
        except NoInvitationError:
            self.invitation = None
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        text = self.text.toPlainText()
        says: Message | None = None
        if not self.is_possible:
            says = NOT_OFFERED
        elif self.invitation is not None:
            says = _FOUND
        elif text.strip():
            says = _MISSING[_why(text)]
        elif is_invitation(QGuiApplication.clipboard().text()):
            says = msg("far.clipboard_has_one", "The clipboard holds an invitation: “Paste” takes it.")
        self.found.setText("" if says is None else self._words.say(says))
        self._sign.setVisible(says is _FOUND)
        self._found_box.setProperty("role", "way" if says is _FOUND else "")
        self._found_box.style().polish(self._found_box)


def _head(words: LiveTexts, text: Message) -> WrapLabel:
    made = WrapLabel("panel")
    words.text(made, text)
    return made


def _why(text: str) -> Why:
    try:
        read_invitation(text)
    except NoInvitationError as error:
        return error.why
    return "none"


def is_invitation(text: str) -> bool:
    """Is there a whole one in a text?"""
    try:
        read_invitation(text)
    except NoInvitationError:
        return False
    return True
