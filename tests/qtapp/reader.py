"""Reads every text of a window: what is shown, what a pointer resting calls up, what a screen reader says."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from qtapp.board.accessible import accessible_of
from qtapp.board.paint import text as board_text
from qtapp.board.view import TableView

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.StatusTipRole,
)
_TAGS = re.compile(r"<[^>]+>|&[a-z]+;")
_INNER = ("qt_", "QTabBar", "ScrollLeftButton", "ScrollRightButton")
"""Parts of Qt itself, which speak by Qt's own catalogues."""
_NO_WORDS = re.compile(
    r"""
    \b[a-z_]+/[\w./-]+          # the id of a rule
    | (?:Ctrl|Alt|Shift|Esc|Home|End|Left|Right|Up|Down|F\d+|Tab|Enter|Space|PgUp|PgDown)\b  # what stands on keys
    | \b[IVX]+\b                # Roman numbers
    | \b[A-Z]\b                 # letters on pieces
    | \b\d{0,2}[A-Z]\d{1,2}\b   # codes on pieces and boards: G10, 5P1
    | \b\d{1,2}[A-Za-d]\b       # 3L, 1b
    | \*\.\w+                   # kinds of files
    """,
    re.VERBOSE,
)


def untranslated(texts: list[str], names: set[str]) -> list[str]:
    """The texts with a plain letter in them, apart from what people typed and what is no word."""
    found = []
    for text in dict.fromkeys(texts):
        rest = _TAGS.sub(" ", text)
        for name in sorted(names, key=len, reverse=True):
            rest = rest.replace(name, " ")
        rest = _NO_WORDS.sub(" ", rest)
        if re.search(r"[A-Za-z]", rest):
            found.append(text)
    return found


def texts_of(window: QWidget) -> list[str]:
    """Every text of a window and of all that is shown in it."""
    found: list[str] = [window.windowTitle()]
    for widget in [window, *cast(list[QWidget], window.findChildren(QWidget))]:
        if not isValid(widget):
            continue
        if isinstance(widget, QMenu):
            found += of_menu(widget) if isinstance(widget.parent(), QMenuBar) else ()
        elif widget.isVisible() and not widget.objectName().startswith(_INNER):
            found += _of_widget(widget)
    return [text for text in found if text]


def _of_widget(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.statusTip(), widget.accessibleName(), widget.accessibleDescription())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield from (widget.text(), widget.placeholderText())
        case QComboBox():
            yield from (widget.itemText(at) for at in range(widget.count()))
        case QPlainTextEdit() | QTextEdit():
            yield from (widget.toPlainText(), widget.placeholderText())
        case QTabBar():
            for at in range(widget.count()):
                yield from (widget.tabText(at), widget.tabToolTip(at))
        case QAbstractItemView():
            yield from _of_model(widget.model(), widget.rootIndex())
        case QGroupBox():
            yield widget.title()
        case QDockWidget():
            yield widget.windowTitle()
        case TableView():
            yield from _of_table(widget)


def _of_model(model: QAbstractItemModel | None, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent) if model is not None else 0):
        assert model is not None
        index = model.index(row, 0, parent)
        yield from (str(data) for role in _ROLES if (data := index.data(role)) is not None)
        yield from _of_model(model, index)


def _of_table(view: TableView) -> Iterator[str]:
    """What a screen reader says of the table and of everything on it, and the words of each large look."""
    spoken = accessible_of(view)
    kind = QAccessible.Text
    yield from (spoken.text(kind.Name), spoken.text(kind.Description))
    for thing in spoken.things():
        yield thing.text(kind.Name)
        yield from (view.board_context.say(word) for word in view.client.names.piece_text(thing.target.id))
    for area in view.camera.areas():
        name = view.camera.area_name(area)
        yield view.board_context.label(name) if name is not None else ""


def of_menu(menu: QMenu) -> Iterator[str]:
    """Every command of a menu and of the menus in it, with their hints."""
    for one in [menu, *cast(list[QMenu], menu.findChildren(QMenu))]:
        one.aboutToShow.emit()
        yield one.title()
        for action in one.actions():
            yield from (action.text(), action.toolTip(), action.statusTip())


@contextmanager
def painted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Gathers every text that is painted on boards, cards and pieces meanwhile."""
    found: list[str] = []
    for name in ("paint_text", "number"):
        old: Callable[..., Any] = getattr(board_text, name)

        def kept(painter: object, text: str, *args: Any, old: Callable[..., Any] = old, **more: Any) -> Any:
            found.append(text)
            return old(painter, text, *args, **more)

        _replace_everywhere(monkeypatch, old, kept)
    yield found


def _replace_everywhere(monkeypatch: pytest.MonkeyPatch, old: object, new: object) -> None:
    """Modules import these functions by name: put the watcher into each."""
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith("qtapp."):
            for attribute, value in list(vars(module).items()):
                if value is old:
                    monkeypatch.setattr(module, attribute, new)
