"""The file of one's own that the game on the table belongs to: it was opened from there, or saved there by hand.

The game itself is kept among all games while it is played; only whoever asks for it writes it back.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from engine.api import LiteralArg, Message, Session, msg
from qtapp.windows.saving.files import Files


class OwnFile(QObject):
    """Knows the file, and writes the game into it."""

    def __init__(self, files: Files, keep: Callable[[Path], None]) -> None:
        super().__init__(files)
        self._files = files
        self._keep = keep
        """Is told when the game belongs to another file."""
        self.path: Path | None = None

    def begin(self, file: str) -> None:
        """Another game lies on the table, with the file that it belongs to; empty: with none."""
        self.path = Path(file) if file else None

    def belong_to(self, path: Path) -> None:
        """From now on this is its file."""
        self.path = path
        self._keep(path)

    def save(self, session: Session) -> None:
        """Write the game into its file; one that has none yet is asked for."""
        if self.path is None:
            self._files.ask_save(session)
        else:
            self._files.save(session, self.path)

    @property
    def name(self) -> str:
        """What it is called, without its folder; empty: there is none."""
        return self.path.stem if self.path is not None else ""

    def title(self, game: Message) -> Message:
        """What the window is called: the file without its folder, and the game."""
        if not self.name:
            return msg("window.window_title_with_game", "{game} – Társas", game=game)
        return msg("window.window_title_with_file", "{file} – {game} – Társas", file=LiteralArg(self.name), game=game)
