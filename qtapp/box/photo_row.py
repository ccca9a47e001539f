"""The photo of the card that is looked at: chosen, shown in one of a few ways, moved in its room, taken off."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from engine.api import DRAWN, IN_SCENE, MOST_AT, WHOLE_FACE, Message, msg
from qtapp.box.open_box import OpenBox
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column
from qtapp.kit.paths import documents_folder
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.picture_shelf import clean_file

_STEP = 10
PICTURE_FILES = "(*.jpg *.jpeg *.png)"
_WAYS: list[tuple[str, Message]] = [
    (DRAWN, msg("box.show_drawing", "drawing")),
    (IN_SCENE, msg("box.show_photo_in_scene", "in the picture")),
    (WHOLE_FACE, msg("box.show_photo_whole", "whole card")),
]


class PhotoRow(QWidget):
    """Below the painted card. Nothing is painted here: the card itself shows what comes of it."""

    def __init__(self, context: AppContext, box: OpenBox) -> None:
        super().__init__()
        self._context, self._box = context, box
        self._words = words = LiveTexts(context.speech, self)
        self._faces: tuple[str, ...] = ()
        column = make_column(self, gap=6, margins=0)
        self.title = WrapLabel("strong")
        words.text(self.title, msg("box.photo_on_the_table", "Photo on the table"))
        column.addWidget(self.title)
        self.face = Segments(words, _WAYS, IN_SCENE, msg("box.photo_on_the_table", "Photo on the table"))
        self.face.chosen.connect(self._show_as)
        column.addWidget(self.face, 0, Qt.AlignmentFlag.AlignLeft)
        deeds = FlowLayout(gap=6)
        self.choose, self.remove = QPushButton(), QPushButton()
        self.up, self.down = QPushButton(), QPushButton()
        words.text(self.choose, msg("box.choose_photo_button", "Photo…"))
        words.text(self.remove, msg("box.take_photo_off_button", "Take it off"))
        self.remove.setProperty("kind", "link")
        words.name(self.up, msg("box.part_further_up", "Show a part further up"), hint=True)
        words.name(self.down, msg("box.part_further_down", "Show a part further down"), hint=True)
        self.choose.clicked.connect(self._ask)
        self.remove.clicked.connect(lambda: box.put_photo(None))
        self.up.clicked.connect(partial(self._move, -_STEP))
        self.down.clicked.connect(partial(self._move, _STEP))
        for button in (self.choose, self.up, self.down, self.remove):
            deeds.addWidget(button)
        column.addLayout(deeds)
        self.hint = WrapLabel("hint")
        words.text(
            self.hint, msg("box.photo_tip", "A picture of the printed card. You can also drop one here, or paste it.")
        )
        column.addWidget(self.hint)
        context.theme_changed.connect(self._dress)
        self._dress()
        self.offer(())

    def _dress(self, *_: object) -> None:
        self._context.put_icon_beside_words(self.choose, "scan", 18)
        self._context.put_icon(self.up, "chevron_up", 16)
        self._context.put_icon(self.down, "chevron_down", 16)

    def offer(self, faces: tuple[str, ...]) -> None:
        """Say how a photo of this card could be shown; not at all: there is nothing to choose."""
        self._faces = faces
        photo = self._box.photo
        self.setVisible(bool(faces))
        face = photo.face if photo is not None else DRAWN
        if face not in (DRAWN, *faces) and faces:
            face = faces[0]
        self.face.set_value(face)
        for way, _ in _WAYS:
            self.face.offer(way, way in (DRAWN, *faces))
        has_photo = photo is not None
        self.title.setVisible(has_photo)
        self.face.setVisible(has_photo)
        self.remove.setVisible(has_photo)
        self.hint.setVisible(not has_photo)
        for button, at_end in ((self.up, 0), (self.down, MOST_AT)):
            button.setVisible(has_photo and face != DRAWN)
            button.setEnabled(photo is not None and photo.at != at_end)

    def _show_as(self, face: str) -> None:
        photo = self._box.photo
        if photo is not None and photo.face != face:
            self._box.put_photo(replace(photo, face=face))

    def _move(self, by: int, _checked: bool = False) -> None:
        photo = self._box.photo
        if photo is not None:
            self._box.put_photo(replace(photo, at=min(MOST_AT, max(0, photo.at + by))))

    def _ask(self) -> None:
        words = self._words
        dialog = QFileDialog(self, words.label(msg("box.choose_photo_title", "Choose a photo of the card")), "")
        dialog.setDirectory(str(documents_folder()))
        dialog.setNameFilters([f"{words.label(msg('window.picture_files', 'Pictures'))} {PICTURE_FILES}"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.take_file)
        dialog.open()

    def take_file(self, name: str) -> None:
        """Put the picture of a file onto the card that is looked at."""
        self._box.take_photos([partial(clean_file, Path(name))])
