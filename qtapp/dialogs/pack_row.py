"""The cards of a new game: the shipped ones, or a card pack from a file. Every mistake in a pack is explained."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.labels import WrapLabel
from qtapp.kit.paths import documents_folder
from qtapp.kit.words import LiveTexts

_MOST = 6
"""Mistakes that are listed; the command `pack check` lists them all."""


def pack_at(path: Path) -> Path:
    """The folder, if somebody chose the head of a pack that is a folder."""
    alone = path.name != "pack.json" or len(list(path.parent.glob("*.json"))) < 2
    return path if alone else path.parent


class PackRow(QWidget):
    """Which cards are played with."""

    equipped = Signal(object)
    """Game: this one, with the cards that were chosen."""
    told = Signal(object)
    """QWidget: this says what came of the choice; it is to be seen."""

    def __init__(self, stage: AppContext, game: api.Game) -> None:
        super().__init__()
        self._shipped = game
        self._words = words = LiveTexts(stage.speech, self)
        self._told: Message = msg("window.built_in_cards", "The cards that come with the program")
        self._mistakes: list[api.DataError] = []
        self._trouble: Message | None = None
        self._file = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(6)
        head = WrapLabel("panel")
        words.text(head, msg("window.card_pack", "Card pack"))
        column.addWidget(head)
        self.name = WrapLabel("strong")
        column.addWidget(self.name)
        row = QHBoxLayout()
        self.choose = QPushButton()
        words.text(self.choose, msg("window.choose_card_pack_button", "Choose a card pack…"))
        self.choose.clicked.connect(lambda _=False: self._ask())
        self.shipped = QPushButton()
        words.text(self.shipped, msg("window.built_in_cards", "The cards that come with the program"))
        self.shipped.clicked.connect(lambda _=False: self.put_away())
        for button in (self.choose, self.shipped):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        self.trouble = WrapLabel("refused")
        column.addWidget(self.trouble)
        hint = WrapLabel("hint")
        words.text(
            hint,
            msg(
                "window.card_pack_tip", "A card pack is a file with cards of your own box; a saved game keeps its pack."
            ),
        )
        column.addWidget(hint)
        words.spoken.connect(self._say)
        self._say()

    # ---- choosing ------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        title = self._words.label(msg("window.choose_card_pack_title", "Choose a card pack"))
        dialog = QFileDialog(self, title, str(documents_folder()))
        dialog.setNameFilters([f"{self._words.label(msg('window.card_pack_files', 'Card packs'))} (*.json)"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        dialog.open()

    def take(self, path: Path) -> bool:
        """Play with this pack; False: it cannot be used, and the row says why."""
        self._mistakes, self._trouble = [], None
        try:
            pack = api.read_pack(pack_at(path))
        except api.InvalidData as error:
            self._trouble = error.message or msg("window.bare_item", "{item}", item=LiteralArg(str(error)))
        else:
            if pack["game"] == self._shipped.id:
                game, self._mistakes = self._shipped.with_pack(pack)
                if game is not None:
                    self._told = msg("window.bare_item", "{item}", item=LiteralArg(str(pack.get("name") or path.stem)))
                    self._say()
                    self.equipped.emit(game)
                    self.told.emit(self.name)
                    return True
            else:
                self._trouble = msg("window.card_pack_of_another_game", "This card pack belongs to another game.")
        self._file = path.name
        self._say()
        self.told.emit(self.trouble)
        return False

    def put_away(self) -> None:
        """Back to the shipped cards."""
        self._mistakes, self._trouble = [], None
        self._told = msg("window.built_in_cards", "The cards that come with the program")
        self._say()
        self.equipped.emit(self._shipped)

    # ---- saying --------------------------------------------------------------------------------------------------

    def _say(self) -> None:
        say = self._words.say
        self.name.setText(self._words.label(self._told))
        lines: list[str] = []
        if self._trouble is not None or self._mistakes:
            lines.append(
                say(
                    msg(
                        "window.card_pack_unusable",
                        "This card pack cannot be used: {file}",
                        file=LiteralArg(self._file),
                    )
                )
            )
        if self._trouble is not None:
            lines.append(say(self._trouble))
        for mistake in self._mistakes[:_MOST]:
            where = " ▸ ".join(part for part in (mistake.card, mistake.field) if part)
            line = f"{where}: {say(mistake.reason)}" if where else say(mistake.reason)
            if mistake.suggestion:
                line += ". " + say(
                    msg("window.did_you_mean_word", "Did you mean “{word}”?", word=LiteralArg(mistake.suggestion))
                )
            lines.append(line)
        if len(self._mistakes) > _MOST:
            lines.append(say(msg("window.more_mistakes_left_out", "and %n more", len(self._mistakes) - _MOST)))
        self.trouble.setText("\n".join(lines))
        self.trouble.setVisible(bool(lines))
