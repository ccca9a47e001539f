"""Small pictures of the table for the start page: taken while nobody waits, with what everybody may see and no more.

A picture is taken some moments after a change, so that there is one even if the program is killed. What has to happen
in the window's thread is short (the table is gathered); painting and writing happen elsewhere.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QImage

from engine import api
from qtapp.board.paint.context import BoardContext
from qtapp.board.scan.perspective import as_png
from qtapp.board.scene.export import TableExporter
from qtapp.board.scene.scene import TableScene
from qtapp.games import find_art
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.session.saved_games import picture_of

SIZE = QSize(720, 480)
SOON, SELDOM = 0.4, 5.0
"""Seconds after a change, and at least between two pictures."""


class ThumbnailMaker(QObject):
    """Keeps the picture beside the file of the present game fresh."""

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._session: api.Session | None = None
        self._path: Path | None = None
        self._scene: TableScene | None = None
        self._taken = -SELDOM
        self._fresh = True
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.take)
        context.theme_changed.connect(self._forget)
        context.speech.changed.connect(self._forget)

    def begin(self, session: api.Session, path: Path) -> None:
        """Another game is on the table, kept in this file."""
        self._session, self._path = session, path
        self._taken = -SELDOM
        self._forget()
        self._fresh = True
        if not picture_of(path).is_file():  # a game that is only looked at keeps the picture that it has
            self.ask()

    def follow(self, path: Path) -> None:
        """The same game is kept in another file from now on."""
        self._path = path
        self.ask()

    def ask(self) -> None:
        """The table has changed."""
        self._fresh = False
        if not self._soon.isActive():
            wait = max(SOON, self._taken + SELDOM - monotonic())
            self._soon.start(round(wait * 1000))

    def take(self) -> None:
        """Take the picture now, unless there is one of this very table."""
        self._soon.stop()
        if self._session is None or self._path is None or self._fresh:
            return
        self._fresh = True
        self._taken = monotonic()
        composer = self._compose(self._session)
        target = picture_of(self._path)

        def work() -> None:
            picture = as_png(composer.image(SIZE))
            with contextlib.suppress(OSError):
                api.write_atomically(target, picture)

        self._context.background.run(work, lambda _: None)

    def picture(self, session: api.Session) -> QImage:
        """The table as somebody sees it who sits at no seat, at once."""
        return self._compose(session).image(SIZE)

    def _compose(self, session: api.Session) -> TableExporter:
        client = SeatClient(session, 0)
        if self._scene is None or self._scene.board_context.client.session is not session:
            board_context = BoardContext(client, self._context.speech, self._context.theme.changed(animations=False))
            self._scene = TableScene(board_context, find_art, self)
        self._scene.board_context.client = client
        self._scene.show_view(client.view())
        return TableExporter(self._scene, with_names=False)

    def _forget(self) -> None:
        """Other words, other colours, another game: the next picture begins anew."""
        if self._scene is not None:
            self._scene.deleteLater()
        self._scene = None
