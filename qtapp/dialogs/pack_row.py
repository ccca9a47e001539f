"""The cards of a new game: the shipped ones, or a card pack from a file. Every mistake in a pack is explained.

A pack that can be used is kept in the data folder and remembered for the next game.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.dialogs.pack_pictures import PackPictures
from qtapp.dialogs.pack_template import save_template
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column
from qtapp.kit.paths import documents_folder
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.pack_store import BOX, keep_pack, kept_pack, kept_packs
from qtapp.kit.wait.file_loader import FileTooSlow

_BUILT_IN = msg("window.built_in_cards", "The cards that come with the program")
_BOX = msg("box.title", "My box")
_MOST = 6
"""Mistakes that are listed at first."""


def pack_at(path: Path) -> Path:
    """The folder, if somebody chose the head of a pack that is a folder."""
    alone = path.name != "pack.json" or len(list(path.parent.glob("*.json"))) < 2
    return path if alone else path.parent


def check_and_keep(path: Path, shipped: api.Game) -> tuple[api.CheckedPack, str]:
    """Look at every record of a pack; keep a copy of one that can be used. Also the name of the copy."""
    checked = api.check_pack(pack_at(path), api.find_game, shipped)
    if checked.game is None:
        return checked, ""
    return checked, path.name if kept_pack(shipped.id, path.name) == path else keep_pack(shipped.id, checked)


class PackRow(QWidget):
    """Which cards are played with."""

    equipped = Signal(object)
    """Game: this one, with the cards that were chosen."""
    checking = Signal(bool)
    """A pack is being looked at: nothing begins before that is done."""
    workshop_wanted = Signal(str, str)
    """The cards of this game are to be made or changed; the file name of the kept pack that is used."""
    told = Signal(object)
    """QWidget: this says what came of the choice; it is to be seen."""

    def __init__(self, context: AppContext, game: api.Game) -> None:
        super().__init__()
        self._context = context
        self._shipped = game
        self._words = LiveTexts(context.speech, self)
        self._used: api.CheckedPack | None = None
        """The pack that is played with; None: the shipped cards."""
        self._refused: api.CheckedPack | None = None
        self._file = ""
        self._saved: Message | None = None
        self._most = _MOST
        self._photos = PackPictures(context)
        self._photos.came.connect(self._say)
        self._build()
        self._words.spoken.connect(self._say)
        self._say()

    def _build(self) -> None:
        column = make_column(self, gap=6, margins=(0, 6, 0, 0))
        head = WrapLabel("panel")
        self._words.text(head, msg("window.card_pack", "Card pack"))
        column.addWidget(head)
        self.name = WrapLabel("strong")
        column.addWidget(self.name)
        self.counts = WrapLabel("muted")
        column.addWidget(self.counts)
        row = FlowLayout(gap=8)
        self.choose = self._button(msg("window.choose_card_pack_button", "Choose a card pack…"))
        self.choose.clicked.connect(self._ask)
        self.kept = self._button(msg("window.kept_card_packs_button", "My card packs"))
        self.kept.clicked.connect(self._offer_kept)
        self.make = self._button(msg("window.make_own_cards_button", "Make your own…"))
        self.make.clicked.connect(self._make)
        self.shipped = self._button(_BUILT_IN)
        self.shipped.clicked.connect(self.put_away)
        self.template = self._button(msg("window.card_pack_template_button", "Template and word list…"))
        self.template.clicked.connect(self._ask_where)
        self.template.setVisible(self._shipped.pack_form is not None)
        for button in (self.make, self.choose, self.kept, self.shipped, self.template):
            row.addWidget(button)
        column.addLayout(row)
        self.trouble = WrapLabel("refused")
        column.addWidget(self.trouble)
        self.more = self._button(msg("window.show_all_mistakes_button", "Show all mistakes"))
        self.more.clicked.connect(self._show_all)
        rest = FlowLayout()
        rest.addWidget(self.more)
        column.addLayout(rest)
        self.saved = WrapLabel("muted")
        column.addWidget(self.saved)
        hint = WrapLabel("hint")
        self._words.text(
            hint,
            msg(
                "window.card_pack_kept_tip",
                "A card pack is a file with cards of your own box. It is kept and used for the next game too; choose "
                "it again after you have changed it.",
            ),
        )
        column.addWidget(hint)

    def _button(self, text: Message) -> QPushButton:
        button = QPushButton()
        self._words.text(button, text)
        return button

    @property
    def is_built_in(self) -> bool:
        """Are these the cards that come with the program?"""
        return self._used is None

    # ---- choosing ------------------------------------------------------------------------------------------------

    def take_remembered(self) -> None:
        """Use the pack of the last game, if there was one and it is still there."""
        path = kept_pack(self._shipped.id, self._context.settings.pack_of(self._shipped.id))
        if path is not None:
            self._look_at(path, quiet=True)

    def take(self, path: Path) -> None:
        """Play with this pack, if it can be used; else the row says why not. It is looked at beside the window."""
        self._look_at(path, quiet=False)

    def _look_at(self, path: Path, quiet: bool) -> None:
        self._file = path.name
        self._wait(True)
        self._context.loader.run(
            self, partial(check_and_keep, path, self._shipped), partial(self._checked, quiet), self._failed
        )

    def _ask(self) -> None:
        title = self._words.label(msg("window.choose_card_pack_title", "Choose a card pack"))
        dialog = QFileDialog(self, title, str(documents_folder()))
        dialog.setNameFilters(
            [f"{self._words.label(msg('window.card_pack_files', 'Card packs'))} (*{api.PACK_FILE_SUFFIX} *.json)"]
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._take_file)
        dialog.open()

    def _take_file(self, name: str, _checked: bool = False) -> None:
        self.take(Path(name))

    def _offer_kept(self) -> None:
        menu = QMenu(self)
        for path in kept_packs(self._shipped.id):
            name = self._words.label(_BOX) if path.name == BOX else path.stem
            menu.addAction(name.replace("&", "&&")).triggered.connect(partial(self._take_file, str(path)))
        menu.popup(self.kept.mapToGlobal(self.kept.rect().bottomLeft()))

    def _make(self) -> None:
        used = self._context.settings.pack_of(self._shipped.id) if self._used is not None else ""
        self.workshop_wanted.emit(self._shipped.id, used)

    def _wait(self, waiting: bool) -> None:
        self.choose.setEnabled(not waiting)
        self.checking.emit(waiting)

    def _checked(self, quiet: bool, found: tuple[api.CheckedPack, str]) -> None:
        self._wait(False)
        checked, kept = found
        self._most = _MOST
        if checked.game is not None:
            self._used, self._refused = checked, None
            self._context.settings.keep_pack_of(self._shipped.id, kept)
        else:
            self._refused = checked
        self._say()
        if checked.game is not None:
            self._photos.take(checked)
            self.equipped.emit(checked.game)
        if checked.game is None or not quiet:
            self.told.emit(self.trouble if checked.game is None else self.counts)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, FileTooSlow):
            self._wait(False)
            raise error
        self._checked(False, (api.CheckedPack(self._file, trouble=error.message), ""))

    def put_away(self) -> None:
        """Back to the shipped cards."""
        self._used = self._refused = None
        self._context.settings.keep_pack_of(self._shipped.id, "")
        self._say()
        self.equipped.emit(self._shipped)

    # ---- beginning one -------------------------------------------------------------------------------------------

    def _ask_where(self) -> None:
        title = self._words.label(msg("window.choose_template_folder", "Choose a folder for the template"))
        dialog = QFileDialog(self, title, str(documents_folder()))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self.save_template)
        dialog.open()

    def save_template(self, folder: str) -> None:
        """Write a template and the word list into a folder, and say so."""
        self._saved = save_template(self._context.speech, self._shipped, Path(folder))
        self._say()
        self.told.emit(self.saved)

    # ---- saying --------------------------------------------------------------------------------------------------

    def _show_all(self) -> None:
        assert self._refused is not None
        self._most = len(self._refused.mistakes)
        self._say()
        self.told.emit(self.trouble)

    def _say(self) -> None:
        say, used = self._words.say, self._used
        self.name.setText(self._words.label(_BUILT_IN) if used is None else used.name)
        counts = used.counts if used is not None else ()
        lines = [self._words.label(api.count_message(count)) for count in counts]
        lines += [self._words.label(one) for one in (self._photos.told(used) if used is not None else ())]
        self.counts.setText("\n".join(lines))
        self.counts.setVisible(used is not None)
        self.shipped.setVisible(used is not None)
        self.kept.setVisible(bool(kept_packs(self._shipped.id)))
        lines = self._complaints()
        self.trouble.setText("\n".join(lines))
        self.trouble.setVisible(bool(lines))
        self.more.setVisible(self._refused is not None and len(self._refused.mistakes) > self._most)
        self.saved.setText(say(self._saved) if self._saved is not None else "")
        self.saved.setVisible(self._saved is not None)

    def _complaints(self) -> list[str]:
        say, wrong = self._words.say, self._refused
        if wrong is None:
            return []
        file = LiteralArg(self._file)
        lines = [say(msg("window.card_pack_unusable", "This card pack cannot be used: {file}", file=file))]
        if wrong.trouble is not None:
            lines.append(say(wrong.trouble))
        lines += [say(mistake.told()) for mistake in wrong.mistakes[: self._most]]
        if len(wrong.mistakes) > self._most:
            lines.append(say(msg("window.more_mistakes_left_out", "and %n more", len(wrong.mistakes) - self._most)))
        return lines
