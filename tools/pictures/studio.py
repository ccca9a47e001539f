"""A window off-screen that can be brought into any scene and photographed."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from time import monotonic

from PySide6.QtCore import (
    QEventLoop,
    QMessageLogContext,
    QPoint,
    QPointF,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from engine import api
from qtapp.app import app_context, application
from qtapp.kit.controls.text_audit import complaints
from qtapp.kit.paint.theme import Look, Theme
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow

_numbers = count(1)
NAMES = ("Anna", "Bence", "Őze", "Jürgen", "Réka")


def _quiet(_kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    """Pass on what Qt says, but for one thing that every window off-screen says."""
    if "propagateSizeHints" not in text:
        print(text, file=sys.stderr)


class Studio:
    """One window; scenes are set up by what people do, pictures are what people see."""

    def __init__(self, home: Path, width: int, height: int, *, hurries: bool = False) -> None:
        qInstallMessageHandler(_quiet)
        self.app = application()
        self.context = app_context()
        self.home = home
        self.hurries = hurries
        """Is no time left for what happens a little later? Who photographs then waits until all is at rest."""
        self.shell = MainWindow(self.context)
        self.shell.resize(width, height)
        self.shell.show()
        self.complaints: list[str] = []
        self.settle()

    def settle(self, milliseconds: int = 150) -> None:
        """Let everything find its place."""
        end = monotonic() + 3
        loop = QEventLoop()
        QTimer.singleShot(0 if self.hurries else milliseconds, loop.quit)
        loop.exec()
        while not self._at_rest() and monotonic() < end:
            QApplication.processEvents()

    def _at_rest(self) -> bool:
        """Is nothing on its way any more? New pieces are painted bit by bit."""
        scene = self.shell.game.page.view.table if self.shell.game is not None else None
        return not self.context.background.busy and (scene is None or scene.settled)

    def dress(self, language: str = "hu", look: Look = Look.LIGHT, scale: float = 1.0) -> None:
        """Language, colours, size of text."""
        self.context.set_language(language)
        self.context.set_theme(Theme(look, scale, animations=False))
        self.settle()

    @property
    def game(self) -> GameWindow:
        """The part of the window that shows the game."""
        assert self.shell.game is not None
        return self.shell.game

    # ---- playing ---------------------------------------------------------------------------------------------------

    def lay(self, game: str, people: int, answers: int, seed: int) -> None:
        """A session in the middle of play, the right person before the screen."""
        session = api.new_session(game, people, seed=seed, names=NAMES[:people] if people > 1 else ("Anna", "Hal"))
        bots = {seat: api.GreedyBot(seat) for seat in range(1, 6)}
        for _ in range(answers):
            pending = session.first_pending()
            if pending is None:
                break
            session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
        self.seat(session, f"{game}-{seed}")

    def seat(self, session: api.Session, name: str = "scene") -> None:
        """Lay a session on the table; the person who is asked sits down."""
        path = self.home / "games" / f"{name}-{next(_numbers)}.tarsas"  # the next window must not find it changed
        self.shell.show_session(session, path)
        self.sit_down()

    def sit_down(self) -> None:
        """Lift the curtain, if it hangs."""
        self.settle(60)
        if self.shell.curtain is not None and self.shell.curtain.seat:
            self.shell.curtain.uncover()
        self.settle()

    def play(self, answers: int, bot: api.Bot) -> bool:
        """Answer so many questions through the window; False: the game is over."""
        for _ in range(answers):
            if self.shell.curtain is not None and self.shell.curtain.seat:
                self.shell.curtain.uncover()
            client = self.game.client
            pending = client.questions.pending()
            if pending is None:
                return not client.session.is_over
            client.questions.answer(bot.choose_answer(client.session, pending))
            QApplication.processEvents()
        return True

    def drag(self, grab: str, drop: str) -> None:
        """Take hold of something with the mouse and let it go over a place."""
        view = self.game.page.view
        start, end = self._middle(grab), self._middle(drop)
        port, left, none = view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(port, left, none, start)
        for part in (0.1, 0.5, 1.0):
            QTest.mouseMove(port, (QPointF(start) + QPointF(end - start) * part).toPoint())
        QTest.mouseRelease(port, left, none, end)

    def _middle(self, name: str) -> QPoint:
        view = self.game.page.view
        found = view.table.box_of(name)
        assert found is not None, name
        box, docked = found
        return (box if docked else view.viewportTransform().mapRect(box)).center().toPoint()

    # ---- pictures --------------------------------------------------------------------------------------------------

    def dialog(self) -> QDialog | None:
        """The dialog on top, if there is one."""
        open_ = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
        return open_[-1] if open_ else None

    def photograph(self, path: Path) -> None:
        """What is on the screen, into a file; texts that cannot be read are noted."""
        self.settle()
        dialog = self.dialog()
        for _ in range(20):
            if not complaints(dialog or self.shell):
                break
            self.settle(80)
        self._judge(dialog or self.shell, path)
        scene = self.shell.game.page.view.table if self.shell.game is not None else None
        if scene is not None:
            scene.patient = True  # a picture waits until everything is sharp
        picture = self.shell.grab()
        if scene is not None:
            scene.patient = False
        if dialog is not None:
            self._lay_over(picture, dialog)
        path.parent.mkdir(parents=True, exist_ok=True)
        picture.save(str(path))

    def _lay_over(self, picture: QPixmap, dialog: QDialog) -> None:
        painter = QPainter(picture)
        painter.fillRect(self.shell.rect(), QColor(0, 0, 0, 90))
        shown = dialog.grab()
        free = self.shell.size() - dialog.size()
        painter.drawPixmap(QPoint(max(0, free.width() // 2), max(0, free.height() // 2)), shown)
        painter.end()

    def _judge(self, window: QWidget, path: Path) -> None:
        self.complaints.extend(f"{path.name}: {one}" for one in complaints(window))

    def close(self) -> None:
        """Put everything away."""
        self.shell.close()
        self.context.close()
