"""The card as the game paints it, in every language, and what it takes the place of."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QPushButton

from engine.api import CardState, LiteralArg, msg
from qtapp.box.house_cards import HouseCards, card_face
from qtapp.box.open_box import OpenBox
from qtapp.box.photo_row import PhotoRow
from qtapp.i18n import LANGUAGES
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage
from qtapp.kit.speak.words import LiveTexts

_SOON = 60
"""Milliseconds after a change until the card is painted: who presses + five times waits for one picture."""
_HIGH, _SMALL = 300, 130
_USUAL = 0.7
"""Width to height of a card that nobody has painted."""


class CardPreview(ScrollPage):
    """The right column of the workshop."""

    def __init__(self, context: AppContext, box: OpenBox, house: HouseCards) -> None:
        super().__init__()
        self._context, self._box, self._house = context, box, house
        self._words = words = LiveTexts(context.speech, self)
        self.setFrameShape(ScrollPage.Shape.NoFrame)
        self.column.setContentsMargins(12, 10, 12, 10)
        self.column.setSpacing(8)
        title = WrapLabel("panel")
        words.text(title, msg("box.looks_like_this", "This is how it looks"))
        self.column.addWidget(title)
        spoken = context.speech.language if context.speech.language in LANGUAGES else next(iter(LANGUAGES))
        choices = [(one, msg("settings.language_code", "{code}", code=LiteralArg(one.upper()))) for one in LANGUAGES]
        self.language = Segments(words, choices, spoken, msg("settings.language", "Language"))
        self.language.chosen.connect(self._soon)
        self.column.addWidget(self.language, 0, Qt.AlignmentFlag.AlignLeft)
        self.face = PlainLabel()
        self.face.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self.face)
        self.photo = PhotoRow(context, box)
        self.column.addWidget(self.photo)
        self.trouble = WrapLabel("muted")
        self.column.addWidget(self.trouble)
        self.replaces = WrapLabel("strong")
        self.column.addWidget(self.replaces)
        self.old_face = PlainLabel()
        self.column.addWidget(self.old_face)
        self.back = QPushButton()
        self.back.setProperty("kind", "link")
        words.text(self.back, msg("box.back_to_house_card", "Back to the card of the program"))
        self.back.clicked.connect(box.drop)
        self.column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addStretch(1)
        self._faces: dict[str, tuple[str, ...]] = {}
        """How photos of a section are shown: a card with mistakes may have one too."""
        self.proportions = _USUAL
        """Width to height of the card that was painted last."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SOON)
        self._timer.timeout.connect(self.paint_now)
        box.changed.connect(self._changed)
        words.spoken.connect(self._follow)
        context.theme_changed.connect(self._soon)
        self._changed()
        self.paint_now()

    def _follow(self) -> None:
        if self._context.speech.language in LANGUAGES:
            self.language.set_value(self._context.speech.language)
        self._changed()

    def _soon(self, *_: object) -> None:
        self._timer.start()

    def _changed(self) -> None:
        box = self._box
        state, house = box.draft.state(box.place), box.draft.house(box.place)
        is_own = state is not CardState.HOUSE
        self.replaces.setVisible(is_own and house is not None)
        self.old_face.setVisible(is_own and house is not None)
        self.back.setVisible(is_own)
        if house is not None:
            name = self._house.name(box.form, house)
            self.replaces.setText(
                self._words.label(msg("box.takes_the_place_of", "In the place of: {card}", card=name))
            )
        self._soon()

    def paint_now(self) -> None:
        """Paint the card that is looked at."""
        self._timer.stop()
        box, theme = self._box, self._context.theme
        ratio = self.devicePixelRatioF()
        language = self.language.value
        made = card_face(box.form, box.row, language, theme, _HIGH, ratio, box.photo)
        self.face.setVisible(made is not None)
        if made is not None:
            self.face.setPixmap(made.picture)
            self._faces[box.place.section] = made.photo_faces
            self.proportions = made.proportions
        self.photo.offer(made.photo_faces if made is not None else self._faces.get(box.place.section, ()))
        self.trouble.setVisible(made is None)
        is_wrong = box.draft.state(box.place) is CardState.UNFINISHED
        self.trouble.setText(
            self._words.label(
                msg("box.unfinished_so_house_card", "It is not finished: the card of the program is played meanwhile.")
                if is_wrong
                else msg("box.no_picture_of_this", "There is no picture of this one: read its sentence.")
            )
        )
        house = box.draft.house(box.place)
        if house is not None and not self.old_face.isHidden():
            old = card_face(box.form, house, language, theme, _SMALL, ratio)
            if old is not None:
                self.old_face.setPixmap(old.picture)
