"""Handing the cards over: with photos or without, and why they usually stay at home."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from engine.api import msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel


class HandOverDialog(Dialog):
    """Asked only where there are photos."""

    chosen = Signal(bool)
    """With photos?"""

    def __init__(self, context: AppContext, photos: int, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("box.hand_over_title", "Hand the cards over"), parent)
        told = WrapLabel("reading")
        self.words.text(
            told,
            msg(
                "box.export_without_photos_because",
                "The file holds the words of your cards. The photos stay here: what is printed on a card belongs to "
                "whoever made the game, so it is not yours to hand on.",
            ),
        )
        self.body.addWidget(told)
        self.with_photos = QCheckBox()
        self.words.text(
            self.with_photos,
            msg("box.export_with_photos", "With %n photo(s), for another computer of mine", photos),
        )
        self.body.addWidget(self.with_photos)
        self.body.addStretch(1)
        self.primary_button(msg("box.choose_file_button", "Choose the file…"), self._go_on)
        self.cancel_button()
        self.fit(520, 260)

    def _go_on(self) -> None:
        wanted = self.with_photos.isChecked()
        self.accept()
        self.chosen.emit(wanted)
