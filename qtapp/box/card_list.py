"""Every card that the box has: by deck, with its state, found by number, name and sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetrics,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.api import CardPlace, CardState, LiteralArg, Message, cards_by_hand, msg
from qtapp.box.house_cards import HouseCards, card_name
from qtapp.box.open_box import OpenBox
from qtapp.box.words import PHOTO_MIME, number_of
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, clear, make_column
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.words import LiveTexts

_PLACE, _STATE, _PHOTO = (Qt.ItemDataRole.UserRole + at for at in range(3))
_WITH_PHOTO = msg("box.with_photo", "with a photo")
_ICON = 16
_STATES = {
    CardState.HOUSE: msg("box.state_house", "built in"),
    CardState.OWN: msg("box.state_own", "mine"),
    CardState.UNFINISHED: msg("box.state_unfinished", "unfinished"),
}
_ALL, _MINE, _WRONG = "all", "own", "wrong"


class _CardRows(QStyledItemDelegate):
    """A number, a name, and whose card it is."""

    def __init__(self, context: AppContext, view: QListWidget) -> None:
        super().__init__(view)
        self._context = context
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(120, QFontMetrics(self._view.font()).height() + 14)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        c = self._context.theme.colours
        box: Any = option.rect
        state: Any = option.state
        picked = bool(state & QStyle.StateFlag.State_Selected)
        number, name, tag = index.data(Qt.ItemDataRole.DisplayRole).split("\t")
        whose = index.data(_STATE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._view.font())
        area = QRectF(box).adjusted(2, 1, -2, -1)
        if index.row() == self._view.property("over"):
            painter.setPen(QPen(QColor(c.text), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(area, 8, 8)
        if picked:
            painter.setPen(QColor(c.ink) if state & QStyle.StateFlag.State_HasFocus else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(c.lamp))
            painter.drawRoundedRect(area, 8, 8)
        metrics = QFontMetrics(self._view.font())
        inner = area.adjusted(8, 0, -6, 0)
        wide = metrics.horizontalAdvance(tag) + 14
        pill = QRectF(inner.right() - wide, inner.center().y() - metrics.height() / 2 - 1, wide, metrics.height() + 2)
        tones = {CardState.OWN: "#2e7d4f", CardState.UNFINISHED: c.refused}
        if whose in tones and not self._context.theme.contrast:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(blend(c.panel, tones[whose], 0.22)))
            painter.drawRoundedRect(pill, 8, 8)
        text = QColor(c.ink if picked else c.text)
        quiet = QColor(c.ink if picked else c.muted)
        left = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.setPen(quiet)
        ahead = metrics.horizontalAdvance(number) + 10 if number else 0
        painter.drawText(inner, left, number)
        painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), tag)
        painter.setPen(quiet if whose is CardState.HOUSE else text)
        camera = 0.0
        if index.data(_PHOTO):
            icon = self._context.pixmap("scan", _ICON, quiet.name())
            camera = icon.width() / icon.devicePixelRatio() + 6
            painter.drawPixmap(QPointF(pill.left() - camera, inner.center().y() - (camera - 6) / 2), icon)
        room = inner.adjusted(ahead, 0, -wide - camera - 8, 0)
        painter.drawText(room, left, metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(room.width())))
        painter.restore()


class _CardView(QListWidget):
    """The list itself; photos of the tray are dropped onto cards."""

    photo_dropped = Signal(str, object)
    """The name of a photo, and the card's place."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(True)

    def _over(self, row: int) -> None:
        self.setProperty("over", row)
        self.viewport().update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.setAccepted(event.mimeData().hasFormat(PHOTO_MIME))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        at = self.indexAt(event.position().toPoint())
        self._over(at.row())
        event.setAccepted(at.isValid() and event.mimeData().hasFormat(PHOTO_MIME))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._over(-1)

    def dropEvent(self, event: QDropEvent) -> None:
        self._over(-1)
        item = self.item(self.indexAt(event.position().toPoint()).row())
        if item is not None and event.mimeData().hasFormat(PHOTO_MIME):
            event.acceptProposedAction()
            name = bytes(event.mimeData().data(PHOTO_MIME).data()).decode("ascii", "replace")
            self.photo_dropped.emit(name, CardPlace(*item.data(_PLACE)))


class CardList(QWidget):
    """The left column of the workshop."""

    def __init__(self, context: AppContext, box: OpenBox, house: HouseCards) -> None:
        super().__init__()
        self._context, self._box, self._house = context, box, house
        self._words = words = LiveTexts(context.speech, self)
        self._section = box.place.section
        self._group: object = None
        self._which = _ALL
        column = make_column(self, gap=8, margins=(10, 10, 6, 10))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        words.field(self.search, msg("box.search_cards", "Number or name"))
        self.search.textChanged.connect(self._fill)
        column.addWidget(self.search)
        if len(box.sections) > 1:
            labels = [(one, box.draft.forms[one].section.label) for one in box.sections]
            self.section = Segments(words, labels, self._section, msg("box.which_cards", "Which cards"))
            self.section.chosen.connect(self._go_to_section)
            column.addWidget(self.section)
        self._groups = FlowLayout(gap=4)
        column.addLayout(self._groups)
        kinds: list[tuple[str, Message]] = [
            (_ALL, msg("box.show_all", "all")),
            (_MINE, msg("box.show_mine", "mine")),
            (_WRONG, msg("box.show_unfinished", "unfinished")),
        ]
        self.which = Segments(words, kinds, _ALL, msg("box.which_are_shown", "Shown"))
        self.which.chosen.connect(self._show_only)
        column.addWidget(self.which)
        self.list = _CardView()
        self.list.setItemDelegate(_CardRows(context, self.list))
        self.list.setUniformItemSizes(True)
        words.name(self.list, msg("box.cards_of_the_box", "Cards of the box"))
        self.list.currentItemChanged.connect(self._picked)
        column.addWidget(self.list, 1)
        self.nothing = WrapLabel("hint")
        words.text(self.nothing, msg("box.no_card_found", "There is no such card."))
        column.addWidget(self.nothing)
        words.spoken.connect(self.refresh)
        box.changed.connect(self.refresh)
        self.refresh()

    # ---- filling -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Say the counters and the list anew; the place of the keyboard stays."""
        if self._box.place.section != self._section:
            self._section, self._group = self._box.place.section, None
            if len(self._box.sections) > 1:
                self.section.set_value(self._section)
        self._fill_groups()
        self._fill()

    def _group_of(self, place: CardPlace) -> object:
        name = self._box.draft.forms[self._section].section.group
        return self._box.draft.row(place).get(name) if name else None

    def _fill_groups(self) -> None:
        clear(self._groups)
        section = self._box.draft.forms[self._section].section
        group = next((one for one in section.labels if one.name == section.group), None)
        labels, called = (group.values, group.label) if group is not None else ({}, section.label)
        places = self._box.draft.places(self._section)
        for value, label in labels.items() if section.group else ():
            members = [one for one in places if self._group_of(one) == value]
            own = sum(self._box.draft.state(one) is CardState.OWN for one in members)
            if not members:
                continue
            button = QPushButton()
            button.setProperty("kind", "pill")
            button.setCheckable(True)
            button.setChecked(self._group == value)
            counted = msg(
                "box.deck_counter",
                "{deck} {own}/{all}",
                deck=label,
                own=LiteralArg(str(own)),
                all=LiteralArg(str(len(members))),
            )
            button.setText(self._words.label(counted))
            button.setAccessibleName(f"{self._words.label(called)}: {button.text()}")
            button.clicked.connect(partial(self._choose_group, value))
            self._groups.addWidget(button)
            button.show()

    def _fill(self, _typed: str = "") -> None:
        wanted = self.search.text().strip().lower()
        shows: dict[str, Callable[[CardState], bool]] = {
            _ALL: lambda _: True,
            _MINE: lambda state: state is not CardState.HOUSE,
            _WRONG: lambda state: state is CardState.UNFINISHED,
        }
        self.list.blockSignals(True)
        self.list.clear()
        for place in self._box.draft.places(self._section):
            state = self._box.draft.state(place)
            if self._group is not None and self._group_of(place) != self._group:
                continue
            number = number_of(self._box.draft.form(place), place)
            name = self._words.label(card_name(self._house, self._box.draft, place))
            if shows[self._which](state) and (wanted in number.lower() or wanted in name.lower()):
                tag = self._words.say(_STATES[state])
                has_photo = self._box.draft.photo(place) is not None
                item = QListWidgetItem(f"{number}\t{name}\t{tag}")
                item.setData(_PLACE, place)
                item.setData(_STATE, state)
                item.setData(_PHOTO, has_photo)
                said = [f"{number} {name}", tag, *([self._words.say(_WITH_PHOTO)] if has_photo else ())]
                item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(said))
                self.list.addItem(item)
                if place == self._box.place:
                    self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self.nothing.setVisible(self.list.count() == 0)
        if self.list.currentItem() is not None:
            self.list.scrollToItem(self.list.currentItem())

    def places(self) -> list[CardPlace]:
        """The cards in sight, in their order."""
        return [CardPlace(*self.list.item(at).data(_PLACE)) for at in range(self.list.count())]

    # ---- choosing --------------------------------------------------------------------------------------------------

    def _picked(self, item: QListWidgetItem | None, _before: QListWidgetItem | None = None) -> None:
        if item is not None:
            self._box.choose(CardPlace(*item.data(_PLACE)))

    def _go_to_section(self, section: str) -> None:
        self._section, self._group = section, None
        self._box.choose(self._box.draft.places(section)[0])

    def _choose_group(self, value: object, _checked: bool = False) -> None:
        self._group = value if value != self._group else None
        self._fill_groups()
        self._fill()

    def _show_only(self, which: str) -> None:
        self._which = which
        self._fill()

    def take_focus(self) -> None:
        """The keyboard goes into the list."""
        self.list.setFocus()


def counted(box: OpenBox) -> Message:
    """How many cards are the owner's."""
    written = [one for one in box.sections if not box.draft.forms[one].section.is_fixed]
    places = [one for section in written or box.sections for one in box.draft.places(section)]
    if not written:
        bear = sum(box.draft.photo(one) is not None for one in places)
        return msg("box.pictures_of_all", "{own} of {all} with a picture", own=bear, all=len(places))
    own = sum(box.draft.state(one) is CardState.OWN for one in places)
    hands = cards_by_hand(box.draft)
    if hands:
        return msg("box.own_of_all_by_hand", "{own} of {all} mine, %n by hand", hands, own=own, all=len(places))
    return msg("box.own_of_all", "{own} of {all} mine", own=own, all=len(places))
