"""About the program: its version, what it was built from, and the licences of everything that comes with it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QWidget,
)

from engine.api import LiteralArg, Message, msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage, make_column, make_row
from qtapp.kit.paths import resources
from qtapp.kit.store.licences import licences
from qtapp.kit.store.version import build, program_version

_ICON = 72
_BESIDE = 1.25


class AboutDialog(Dialog):
    """What this is, for people; what it is made of, for those who want to know or have to report something."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("window.about_title", "About Társas"), parent)
        area = ScrollPage()
        self._column = area.column
        self._column.setContentsMargins(2, 2, 12, 2)
        self._column.setSpacing(8)
        self.body.addWidget(area, 1)
        self._column.addLayout(self._head())
        self._say(
            msg(
                "window.about_unofficial",
                "Unofficial. The names of the games belong to their publishers; every picture is our own.",
            )
        )
        self._column.addSpacing(6)
        self._say(msg("about.parts_and_licences_title", "What comes with it, and under which licence"), "strong")
        self.parts = QListWidget()
        self.parts.setMinimumSize(QSize(context.theme.px(230), context.theme.px(150)))
        self.parts.setWordWrap(True)
        self.parts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.words.name(self.parts, msg("about.program_parts_list", "Parts of the program"))
        for one in licences():
            version = f" {one.version}" if one.version else ""
            self.parts.addItem(f"{one.name}{version}" + (f" – {one.licence}" if one.licence else ""))
        self.parts.currentRowChanged.connect(self._read)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(context.theme.px(200))
        self.words.name(self.text, msg("about.licence_text", "Text of the licence"))
        # Side by side as long as a line of a licence finds room beside the list.
        beside = context.theme.text_scale <= _BESIDE
        pair = QBoxLayout(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        pair.setSpacing(12)
        pair.addWidget(_framed(self.parts), 2)
        pair.addWidget(_framed(self.text), 4)
        self._column.addLayout(pair, 1)
        self.parts.setCurrentRow(0)
        self.copy = self.button(msg("about.copy_for_report_button", "Copy for a report"), self._copy)
        self.close_button()
        self.fit(900, 640)
        self.parts.setFocus()

    def _head(self) -> QHBoxLayout:
        made = build()
        row = make_row(gap=16)
        picture = PlainLabel()
        side = self.context.theme.px(_ICON)
        picture.setPixmap(QIcon(str(resources() / "app" / "icon.svg")).pixmap(QSize(side, side)))
        row.addWidget(picture)
        column = make_column(gap=4)
        row.addLayout(column, 1)
        built = (
            msg("about.built_from_commit", "Built from {commit}", commit=LiteralArg(made.origin))
            if made.origin
            else None
        )
        for text, role in (
            (
                msg("window.about_program", "One table for four board games: played by the rules, or freely by hand."),
                "",
            ),
            (msg("window.about_version", "Version {version}", version=LiteralArg(made.version)), "strong"),
            (built or msg("about.runs_from_source", "Runs from its source"), "muted"),
            (
                msg(
                    "about.platform_versions",
                    "{parts}",
                    parts=LiteralArg(f"Python {made.python} · Qt {made.qt} · {made.platform}"),
                ),
                "muted",
            ),
        ):
            label = WrapLabel(role)
            self.words.text(label, text)
            column.addWidget(label)
        return row

    def _say(self, text: Message, role: str = "") -> None:
        label = WrapLabel(role)
        self.words.text(label, text)
        self._column.addWidget(label)

    def _read(self, row: int) -> None:
        if 0 <= row < len(licences()):
            self.text.setPlainText(licences()[row].text.strip())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(f"Társas {program_version()}")
        self.words.text(self.copy, msg("about.copied", "Copied"))


def _framed(widget: QWidget) -> QFrame:
    """A line around it, so that one sees where it scrolls."""
    frame = QFrame()
    frame.setProperty("role", "segments")
    column = make_column(frame, margins=4)
    column.addWidget(widget)
    return frame
