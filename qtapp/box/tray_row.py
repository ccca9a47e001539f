"""The tray in sight: small photos below the columns, each with the card that it is proposed for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QByteArray, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QImage, QKeyEvent, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QPushButton, QWidget

from engine.api import CardPlace, LiteralArg, Message, msg
from qtapp.box.house_cards import HouseCards, card_name
from qtapp.box.open_box import OpenBox
from qtapp.box.photo_tray import PhotoTray
from qtapp.box.words import PHOTO_MIME, bare, number_of
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column
from qtapp.kit.paint.pictures import CARD, UnusablePicture, read_reduced
from qtapp.kit.speak.tool_tips import literal_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.picture_shelf import kept_picture

_NAME = Qt.ItemDataRole.UserRole
_SMALL = 250
"""Pixels in which a photo of the tray is decoded."""
_HIGH = 78
"""Pixels of a photo in the tray."""


class TrayView(QListWidget):
    """The photos themselves. They are dragged onto cards; keys do the same."""

    wanted = Signal(str)
    """What a key asks for: lay, remove, corners, quarter (a turn to the right)."""

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setMovement(QListView.Movement.Static)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setDragEnabled(True)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def mimeData(self, items: object) -> QMimeData:
        data = QMimeData()
        chosen = self.currentItem()
        if chosen is not None:
            data.setData(PHOTO_MIME, QByteArray(chosen.data(_NAME).encode()))
        return data

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.wanted.emit("lay")
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.wanted.emit("remove")
            case Qt.Key.Key_C:
                self.wanted.emit("corners")
            case Qt.Key.Key_R:
                self.wanted.emit("quarter")
            case _:
                super().keyPressEvent(event)


class TrayRow(QWidget):
    """Below the columns of the workshop: the ways to photos, and what lies ready."""

    sheet_wanted = Signal()
    """A picture with many cards is to be cut."""
    corners_wanted = Signal(str)
    """The corners of a card on this photo are to be put by hand."""
    phone_wanted = Signal()
    """A phone is to take photos."""

    def __init__(self, context: AppContext, box: OpenBox, house: HouseCards, tray: PhotoTray) -> None:
        super().__init__()
        self._context, self._box, self._house, self._tray = context, box, house, tray
        self._words = words = LiveTexts(context.speech, self)
        self._icons: dict[str, QIcon] = {}
        self._asked: set[str] = set()
        column = make_column(self, gap=4, margins=(10, 6, 10, 6))
        self._line = line = FlowLayout(gap=8)
        title = PlainLabel()
        title.setProperty("role", "panel")
        words.text(title, msg("box.photos_title", "Photos"))
        self.count = PlainLabel()
        self.count.setProperty("role", "tag")
        self.cut = QPushButton()
        words.text(self.cut, msg("box.cut_sheet_button", "Cut a sheet…"))
        words.tip(self.cut, msg("box.cut_sheet_tip", "One picture with many cards: each becomes a photo of its own."))
        self.cut.clicked.connect(self.sheet_wanted)
        self.phone = QPushButton()
        words.text(self.phone, msg("box.photos_with_phone_button", "Photos with the phone…"))
        self.phone.clicked.connect(self.phone_wanted)
        self.all = QPushButton()
        words.text(self.all, msg("box.lay_all_in_order_button", "All in order"))
        words.tip(self.all, msg("box.lay_all_in_order_tip", "Each photo goes onto the card that stands below it."))
        self.all.clicked.connect(tray.lay_in_order)
        self.lay, self.turn, self.remove = QPushButton(), QPushButton(), QPushButton()
        self.corners = QPushButton()
        words.text(self.corners, msg("box.straighten_photo_button", "Corners…"))
        words.tip(
            self.corners, msg("box.straighten_photo_tip", "Put the four corners of the card on this photo by hand (C)")
        )
        words.name(self.turn, msg("box.turn_photo", "Turn the photo to the right (R)"), hint=True)
        words.name(self.remove, msg("box.remove_photo", "Take the photo out of the tray (Delete)"), hint=True)
        for button, deed in (
            (self.lay, "lay"),
            (self.corners, "corners"),
            (self.turn, "quarter"),
            (self.remove, "remove"),
        ):
            button.clicked.connect(partial(self._do, deed))
        for widget in (
            title,
            self.count,
            self.cut,
            self.phone,
            self.all,
            self.lay,
            self.corners,
            self.turn,
            self.remove,
        ):
            line.addWidget(widget)
        column.addLayout(line)
        self.hint = WrapLabel("hint")
        words.text(
            self.hint,
            msg(
                "box.tray_tip",
                "Photos of several cards wait here. Drag each onto its card in the list, or press Enter for the card "
                "that stands below it.",
            ),
        )
        column.addWidget(self.hint)
        self.view = TrayView()
        words.name(self.view, msg("box.photos_in_tray", "Photos in the tray"))
        self.view.wanted.connect(self._do)
        self.view.currentItemChanged.connect(self._enable)
        column.addWidget(self.view, 1)
        words.spoken.connect(self.refresh)
        box.changed.connect(self.refresh)
        context.theme_changed.connect(self._dress)
        self._dress()
        self.refresh()

    def _dress(self, *_: object) -> None:
        self._context.put_icon_beside_words(self.cut, "scan", 18)
        self._context.put_icon_beside_words(self.phone, "phone", 18)
        self._context.put_icon_beside_words(self.all, "deal", 18)
        self._context.put_icon(self.turn, "rotate", 18)
        self._context.put_icon(self.remove, "trash", 18)
        line = self.view.fontMetrics().height()
        self.view.setIconSize(QSize(_HIGH + 18, _HIGH))
        self.view.setGridSize(QSize(self._context.theme.px(124), _HIGH + line + 12))
        self.view.setFixedHeight(_HIGH + line + 34)

    # ---- what lies there -----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Say anew what lies there, and what for; the place of the keyboard stays."""
        at = max(0, self.view.currentRow())
        names = self._tray.names
        proposed = self._tray.proposed()
        self.view.blockSignals(True)
        self.view.clear()
        for number, name in enumerate(names, 1):
            place = proposed[number - 1] if number <= len(proposed) else None
            item = QListWidgetItem(self._icons.get(name, QIcon()), self.called(place) if place is not None else "–")
            item.setSizeHint(self.view.gridSize())
            item.setData(_NAME, name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, self._words.label(self._spoken(number, place)))
            item.setData(Qt.ItemDataRole.ToolTipRole, literal_tip(item.text()))
            self.view.addItem(item)
        self.view.setCurrentRow(min(at, len(names) - 1))
        self.view.blockSignals(False)
        has = bool(names)
        self.view.setVisible(has)
        self.hint.setVisible(not has)
        self.count.setVisible(has)
        self.count.setText(self._words.label(msg("box.photos_waiting", "%n photo(s) waiting", len(names))))
        for button in (self.all, self.corners, self.turn, self.remove):
            button.setVisible(has)
        self._line.invalidate()
        self._enable()
        self._fetch(names)

    def called(self, place: CardPlace) -> str:
        """Number and name of a card."""
        name = self._words.label(card_name(self._house, self._box.draft, place))
        return f"{number_of(self._box.draft.form(place), place)} {name}".strip()

    def _spoken(self, number: int, place: CardPlace | None) -> Message:
        if place is None:
            return msg("a11y.photo_for_no_card", "Photo {number}, for no card", number=number)
        card = bare(self.called(place))
        return msg("a11y.photo_for_card", "Photo {number}, for {card}", number=number, card=card)

    def _enable(self, *_: object) -> None:
        place = self._place()
        self.lay.setVisible(place is not None)
        self.all.setEnabled(bool(self._tray.proposed()))
        text = self.called(place) if place is not None else ""
        self.lay.setText(self._words.label(msg("box.lay_onto_card_button", "Onto {card}", card=LiteralArg(text))))
        for button in (self.corners, self.turn, self.remove):
            button.setEnabled(self.view.currentItem() is not None)

    def _place(self) -> CardPlace | None:
        """Where the chosen photo would go."""
        at, proposed = self.view.currentRow(), self._tray.proposed()
        return proposed[at] if 0 <= at < len(proposed) else None

    # ---- small pictures ------------------------------------------------------------------------------------------

    def _fetch(self, names: tuple[str, ...]) -> None:
        """Those that were not seen yet are decoded beside the window."""
        self._icons = {name: icon for name, icon in self._icons.items() if name in names}
        missing = tuple(name for name in names if name not in self._icons and name not in self._asked)
        if missing:
            self._asked.update(missing)
            self._context.loader.run(self, partial(_small, missing), self._fetched, partial(self._not_fetched, missing))

    def _fetched(self, images: dict[str, QImage]) -> None:
        self._asked -= set(images)
        for name, image in images.items():
            self._icons[name] = plain_icon(image)
        for at in range(self.view.count()):
            item = self.view.item(at)
            if item.data(_NAME) in images:
                item.setIcon(self._icons[item.data(_NAME)])

    def _not_fetched(self, names: tuple[str, ...], error: Exception) -> None:
        """The disk is too slow: they stay without a picture until the tray changes."""
        self._asked -= set(names)
        self._tray.tell(error)

    # ---- deeds ---------------------------------------------------------------------------------------------------

    def _do(self, deed: str, _checked: bool = False) -> None:
        item = self.view.currentItem()
        if item is None:
            return
        name, place = item.data(_NAME), self._place()
        if deed == "lay" and place is not None:
            self._tray.lay(name, place)
        elif deed == "remove":
            self._tray.remove(name)
        elif deed == "corners":
            self.corners_wanted.emit(name)
        elif deed == "quarter":
            self._tray.turn(name)

    def take_focus(self) -> None:
        """The keyboard goes to the photos, or to the way to some."""
        (self.view if self.view.count() else self.cut).setFocus()


def plain_icon(image: QImage) -> QIcon:
    """A photo that looks the same where it is chosen: Qt would tint it."""
    pixmap = QPixmap.fromImage(image)
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def _small(names: tuple[str, ...]) -> dict[str, QImage]:
    found = {}
    for name in names:
        content = kept_picture(name)
        try:
            found[name] = QImage() if content is None else read_reduced(content, _SMALL, CARD)
        except UnusablePicture:
            found[name] = QImage()  # its place stays empty, as that of a photo that is gone
    return found
