"""The cards of a new game: the shipped ones, or a card pack from a file. Every mistake in a pack is explained."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.file_loader import FileTooSlow
from qtapp.kit.labels import WrapLabel
from qtapp.kit.paths import documents_folder
from qtapp.kit.words import LiveTexts

_BUILT_IN = msg("window.built_in_cards", "The cards that come with the program")
_MOST = 6
"""Mistakes that are listed; the command `pack check` lists them all."""


def pack_at(path: Path) -> Path:
    """The folder, if somebody chose the head of a pack that is a folder."""
    alone = path.name != "pack.json" or len(list(path.parent.glob("*.json"))) < 2
    return path if alone else path.parent


@dataclass(frozen=True)
class CheckedPack:
    """What came of looking at a pack: the game with it, or what is wrong."""

    name: str = ""
    game: api.Game | None = None
    mistakes: list[api.DataError] = field(default_factory=list)
    trouble: Message | None = None


def check_pack(path: Path, shipped: api.Game) -> CheckedPack:
    """Read a pack for a game and look at every record of it."""
    try:
        pack = api.read_pack(pack_at(path))
    except api.InvalidData as error:
        return CheckedPack(trouble=error.message or msg("window.bare_item", "{item}", item=LiteralArg(str(error))))
    if pack["game"] != shipped.id:
        return CheckedPack(trouble=msg("window.card_pack_of_another_game", "This card pack belongs to another game."))
    game, mistakes = shipped.with_pack(pack)
    return CheckedPack(str(pack.get("name") or path.stem), game, mistakes)


class PackRow(QWidget):
    """Which cards are played with."""

    equipped = Signal(object)
    """Game: this one, with the cards that were chosen."""
    checking = Signal(bool)
    """A pack is being looked at: nothing begins before that is done."""
    told = Signal(object)
    """QWidget: this says what came of the choice; it is to be seen."""

    def __init__(self, stage: AppContext, game: api.Game) -> None:
        super().__init__()
        self._stage = stage
        self._shipped = game
        self._words = words = LiveTexts(stage.speech, self)
        self._told: Message = _BUILT_IN
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
        words.text(self.shipped, _BUILT_IN)
        self.shipped.clicked.connect(lambda _=False: self.put_away())
        for button in (self.choose, self.shipped):
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

    @property
    def is_built_in(self) -> bool:
        """Are these the cards that come with the program?"""
        return self._told.id == _BUILT_IN.id

    # ---- choosing ------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        title = self._words.label(msg("window.choose_card_pack_title", "Choose a card pack"))
        dialog = QFileDialog(self, title, str(documents_folder()))
        dialog.setNameFilters([f"{self._words.label(msg('window.card_pack_files', 'Card packs'))} (*.json)"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        dialog.open()

    def take(self, path: Path) -> None:
        """Play with this pack, if it can be used; else the row says why not. It is looked at beside the window."""
        self._file = path.name
        self._wait(True)
        self._stage.loader.run(self, lambda: check_pack(path, self._shipped), self._checked, self._failed)

    def _wait(self, waiting: bool) -> None:
        self.choose.setEnabled(not waiting)
        self.checking.emit(waiting)

    def _checked(self, pack: CheckedPack) -> None:
        self._wait(False)
        self._mistakes, self._trouble = pack.mistakes, pack.trouble
        if pack.game is not None:
            self._told = msg("window.bare_item", "{item}", item=LiteralArg(pack.name))
        self._say()
        if pack.game is not None:
            self.equipped.emit(pack.game)
        self.told.emit(self.trouble if pack.game is None else self.name)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, FileTooSlow):
            self._wait(False)
            raise error
        self._checked(CheckedPack(trouble=error.message))

    def put_away(self) -> None:
        """Back to the shipped cards."""
        self._mistakes, self._trouble = [], None
        self._told = _BUILT_IN
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
