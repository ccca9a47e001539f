"""A monkey at the real window: it clicks, drags, types and chooses whatever is on the screen, and somebody watches it.

A step is a kind and some numbers; what they mean is decided by what is on the screen when the step is done. So a
sequence can be done again, and of one that fails a shorter one can be looked for.
"""

from __future__ import annotations

import os
import random
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import TracebackType
from typing import BinaryIO, TypeVar, cast
from unittest.mock import patch

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QGraphicsView,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSlider,
    QTabBar,
    QWidget,
)

from engine import api
from qtapp.app import app_context, application
from qtapp.board.view import TableView
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.theme import Look, Theme
from qtapp.session.client import SeatClient
from qtapp.windows.main import MainWindow
from tests.qtapp.leaving import leave
from tests.qtapp.reader import texts_of

T = TypeVar("T")
LEFT, PLAIN, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
_K = Qt.Key
KEYS = (
    *(
        (key, PLAIN)
        for key in (_K.Key_Tab, _K.Key_Return, _K.Key_Escape, _K.Key_Space, _K.Key_Backspace, _K.Key_Delete)
    ),
    *((key, PLAIN) for key in (_K.Key_Left, _K.Key_Right, _K.Key_Up, _K.Key_Down, _K.Key_Home, _K.Key_End)),
    *((key, PLAIN) for key in (_K.Key_1, _K.Key_2, _K.Key_3, _K.Key_0, _K.Key_Plus, _K.Key_Minus, _K.Key_A, _K.Key_M)),
    *((key, PLAIN) for key in (_K.Key_F2, _K.Key_F2, _K.Key_F6, _K.Key_PageUp, _K.Key_PageDown)),
    *((key, CTRL) for key in (_K.Key_Z, _K.Key_Z, _K.Key_Y, _K.Key_Left, _K.Key_Right, _K.Key_Home, _K.Key_End)),
)
KINDS = ("click",) * 8 + ("drag",) * 4 + ("key",) * 8 + ("answer",) * 6 + ("command",) * 2 + ("menu", "jump", "save")
"""So often each; `look` and `language` come once in a sequence of fifty."""
HARMLESS = ("This plugin does not support",)
"""Off-screen nothing can be raised or told its size."""
CLICKABLE = (QAbstractButton, QAbstractItemView, QLineEdit, QPlainTextEdit, QTabBar, QSlider, QGraphicsView)
SHORTEST_SECRET = 7
"""Letters of a name that cannot stand in a sentence by accident."""


@dataclass(frozen=True)
class Step:
    """Something that the monkey does."""

    kind: str
    numbers: tuple[float, float, float]


@dataclass(frozen=True)
class Mishap:
    """What went wrong, and after how many steps."""

    what: str
    after: int

    @property
    def sort(self) -> str:
        """The first words: the same mishap is told by them, whatever numbers it has."""
        return self.what.partition(":")[0]


def sequence(seed: int, length: int) -> list[Step]:
    """The steps of a seed."""
    dice = random.Random(seed)
    kinds = [
        ("look" if at % 100 == 37 else "language") if at % 50 == 37 else dice.choice(KINDS) for at in range(length)
    ]
    return [Step(kind, (dice.random(), dice.random(), dice.random())) for kind in kinds]


class Monkey:
    """One window in a home of its own."""

    def __init__(self, game: str, seed: int, home: Path) -> None:
        os.environ["TARSAS_HOME"] = str(home)
        application()
        self.context: AppContext = app_context()
        self.context.set_language("en")
        self.context.set_theme(Theme(Look.LIGHT, animations=False))
        self.window = MainWindow(self.context)
        self.window.resize(1280, 800)
        self.window.show()
        people = 2 if 2 in api.GAMES[game].seat_counts else api.GAMES[game].seat_counts[0]
        self.window.show_session(api.new_session(game, people, seed=seed), home / "games" / "monkey.tarsas")
        self._watchdog = QTimer()
        self._watchdog.setInterval(4000)
        self._watchdog.timeout.connect(self._leave)
        self._bot = api.RandomBot(seed)
        self._most = (id(self.session), 0)
        QApplication.processEvents()

    def close(self) -> None:
        """Everything is gone afterwards."""
        self._watchdog.stop()
        for _ in range(8):
            self._leave()
        leave(self.window)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.context.close()

    @property
    def session(self) -> api.Session:
        """What is played."""
        client = self.window.client
        assert client is not None
        return client.session

    def _leave(self) -> None:
        """Whatever waits for somebody is closed."""
        waiting = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if waiting is not None:
            waiting.close()

    # ---- what is on the screen -----------------------------------------------------------------------------------

    def _front(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window

    def _targets(self) -> list[QWidget]:
        front = self._front()
        every = [front, *cast(list[QWidget], front.findChildren(QWidget))]
        return [one for one in every if isinstance(one, CLICKABLE) and _can_be_clicked(one, front)]

    def do(self, step: Step) -> None:
        """One step; what has no sense now does nothing."""
        self._watchdog.start()
        front = self._front()
        if isinstance(front, QFileDialog):
            front.reject()
        else:
            deed: Callable[[float, float, float], None] = getattr(self, f"_{step.kind}")
            deed(*step.numbers)
        for _ in range(4):
            QApplication.processEvents()
            # The loop of the program lets go of what is no longer needed; without a loop it would live on and listen.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._watchdog.stop()

    def _click(self, which: float, x: float, y: float) -> None:
        front = self._front()
        if isinstance(front, QMenu):
            self._choose(front, which)
            return
        targets = self._targets()
        if targets:
            widget = _pick(targets, which)
            area = widget.viewport() if isinstance(widget, QAbstractItemView | QGraphicsView) else widget
            QTest.mouseMove(area, _within(area, x, y))
            QTest.mouseClick(area, LEFT, PLAIN, _within(area, x, y))

    def _choose(self, menu: QMenu, which: float) -> None:
        actions = [one for one in menu.actions() if one.isEnabled() and not one.isSeparator()]
        if actions and not _leads_out(_pick(actions, which)):
            QTest.mouseClick(menu, LEFT, PLAIN, menu.actionGeometry(_pick(actions, which)).center())
        else:
            menu.close()

    def _drag(self, which: float, x: float, y: float) -> None:
        tables = [one for one in self._targets() if isinstance(one, QGraphicsView)]
        if not tables:
            return
        view = tables[0]
        port = view.viewport()
        things = [one for one in view.items() if one.isVisible()]
        start = view.mapFromScene(_pick(things, which).sceneBoundingRect().center()) if things else QPoint(5, 5)
        end = _within(port, x, y)
        QTest.mousePress(port, LEFT, PLAIN, start)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(port, start + (end - start) * share)
        QTest.mouseRelease(port, LEFT, PLAIN, end)

    def _key(self, which: float, again: float, _: float) -> None:
        key, modifiers = _pick(KEYS, which)
        for _ in range(1 if again < 0.7 else 3):
            QTest.keyPress(self._typed_at(), key, modifiers)
            # A key may close or disable what had the keyboard: it is let go where the keyboard is then.
            QTest.keyRelease(self._typed_at(), key, modifiers)

    def _typed_at(self) -> QWidget:
        front = self._front()
        return front.focusWidget() or front

    def _menu(self, which: float, x: float, y: float) -> None:
        targets = self._targets()
        if targets:
            widget = _pick(targets, which)
            area = widget.viewport() if isinstance(widget, QAbstractItemView | QGraphicsView) else widget
            at = _within(area, x, y)
            asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, area.mapToGlobal(at))
            QApplication.sendEvent(area, asked)

    def _command(self, which: float, _x: float, _y: float) -> None:
        """A command of a menu or of a key, if no dialog is in front."""
        if self._front() is not self.window or self._covered():
            return
        every = cast(list[QAction], self.window.findChildren(QAction))
        fitting = [
            one
            for one in every
            if one.isEnabled() and one.isVisible() and one.text() and one.menu() is None
            if _is_within_reach(one) and not _leads_out(one)
        ]
        if fitting:
            _pick(fitting, which).trigger()

    def _answer(self, which: float, _x: float, _y: float) -> None:
        """Play goes on: whoever is asked sits down and answers, so that the game gets somewhere."""
        client = self.window.client
        if client is None or self._front() is not self.window:
            return
        covered = self._covered()
        if covered is not None:
            buttons = cast(list[QAbstractButton], covered.findChildren(QAbstractButton))
            QTest.mouseClick(_pick(buttons, which), LEFT)
            return
        pending = client.questions.pending()
        if pending is not None:
            client.questions.answer(self._bot.choose_answer(client.session, pending))

    def _covered(self) -> QWidget | None:
        curtain = self.window.curtain
        return curtain if curtain is not None and curtain.isVisible() and curtain.seat else None

    def _jump(self, which: float, _x: float, _y: float) -> None:
        client = self.window.client
        if client is not None and self._front() is self.window and self._covered() is None:
            client.history.seek(_pick(client.history.entries, which))

    def _save(self, _which: float, _x: float, _y: float) -> None:
        """What is said to be saved is on the disk, entry for entry."""
        self.compare_with_disk()

    def _look(self, which: float, _x: float, _y: float) -> None:
        theme = self.context.theme.changed(
            look=_pick(list(Look), which), text_scale=_pick((1.0, 1.25, 1.5, 2.0), which)
        )
        self.context.set_theme(theme)

    def _language(self, which: float, _x: float, _y: float) -> None:
        self.context.set_language(_pick(("hu", "de", "en"), which))

    # ---- what must hold ------------------------------------------------------------------------------------------

    def compare_with_disk(self) -> None:
        """Wait until everything is written, then open it."""
        keeper = self.window.autosave
        for _ in range(400):
            if keeper.idle:
                break
            QTest.qWait(5)
        path = keeper.path
        if path is None or not path.exists() or not keeper.idle:
            return
        opened = api.load_game(path).session
        if opened.seed == self.session.seed and opened.game.id == self.session.game.id:
            lost = len(self.session.entries) - len(opened.entries)
            if lost:
                api.encode(self.session)  # what no file may hold says so itself
            state = f"{keeper.state.name} {keeper.reason}"
            assert not lost, f"lost entries: {lost} of {len(self.session.entries)}, {state} {self._moment()}"
            opened.seek(opened.entries[self.session.current.number])
            same = opened.table.digest() == self.session.table.digest()
            assert same, f"another table: on the disk {self._moment()} {_differences(self.session, opened)}"

    def check(self, thoroughly: bool) -> None:
        """Nothing was lost, and nobody sees what they must not."""
        client = self.window.client
        assert client is not None
        name, most = self._most
        entries = len(self.session.entries)
        assert name != id(self.session) or entries >= most, f"lost entries: {most} before, {entries} now"
        self._most = (id(self.session), entries)
        if self._covered() is not None:
            assert client.viewer == 0, f"secret shown: the curtain covers what seat {client.viewer} sees"
        if thoroughly:
            shown = "\n".join(texts_of(self.window))
            clients = self._tables_shown()
            open_ = ""
            hidden, known = self._names(clients)
            for secret in hidden:
                about = where_told(secret, shown, known)
                if about:
                    open_ = open_ or "\n".join(text for one in clients for text in self._open_texts(one))
                    assert secret in open_, f"secret shown: {about!r} {self._moment()}"

    def _tables_shown(self) -> list[SeatClient]:
        """The games whose tables are on the screen: also a lesson is one."""
        views = cast(list[TableView], self.window.findChildren(TableView))
        shown: list[object] = [view.client for view in views if view.isVisible()]
        return [one for one in shown or [self.window.client] if isinstance(one, SeatClient)]

    def _moment(self) -> str:
        """What is on the screen: some mishaps need a slow machine and cannot be seen again."""
        client, game = self.window.client, self.window.game
        assert client is not None
        assert game is not None
        player, shown = game.page.view.slow_motion, game.page.view.surface.scene.view
        return (
            f"({self.session.game.id}, entry {self.session.current.number} of {len(self.session.entries)},"
            f" seat {client.viewer} at the table, the table of seat {shown.viewer}"
            f"{', as it is' if shown == client.view() else ', of another moment'}"
            f"{', in slow motion' if player.playing else ''})"
        )

    def _open_texts(self, client: SeatClient) -> Iterator[str]:
        """What the viewer may read of the past (a piece that is named there may be out of sight again), and what is
        printed on pieces that the viewer has seen: a card may be called like what another one does.
        """
        for entry in client.history.line():
            for sentence in client.history.sentences(entry):
                yield self.context.speech.text(sentence.message, client.history.names)
        table, game = client.session.table, client.session.game
        for piece in table.pieces.values():
            if not _is_hidden(piece, client):
                yield from (self.context.speech.text(one) for one in game.piece_text(table, piece.id))

    def _names(self, clients: Sequence[SeatClient]) -> tuple[set[str], set[str]]:
        """Names of pieces that the viewer has not seen and that could be no other piece; and all known names."""
        known: set[str] = set()
        hidden: set[str] = set()
        for client in clients:
            table, game = client.session.table, client.session.game
            for piece in table.pieces.values():
                name = self.context.speech.label(game.piece_name(table, piece.id))
                (hidden if _is_hidden(piece, client) else known).add(name)
        return {name for name in hidden - known if len(name) >= SHORTEST_SECRET}, known


def where_told(secret: str, shown: str, known: set[str]) -> str:
    """The words around a secret name; empty: it is not told. A longer name that is known may hold it."""
    as_a_whole = re.compile(rf"(?<!\w){re.escape(secret)}(?!\w)")
    for name in known:
        if as_a_whole.search(name):
            shown = shown.replace(name, "…")
    found = as_a_whole.search(shown)
    return shown[max(0, found.start() - 80) : found.end() + 40] if found is not None else ""


def _differences(here: api.Session, there: api.Session) -> str:
    """What is not the same on two tables of a game."""
    pairs = [(place, there.table.places.get(name)) for name, place in here.table.places.items()]
    told = [f"{one} / {other}" for one, other in pairs if repr(one) != repr(other)]
    return f"{here.mode.name} / {there.mode.name}, entry {here.current.number}: {'; '.join(told) or 'places are equal'}"


def _is_hidden(piece: api.Piece, client: SeatClient) -> bool:
    """Has the viewer not seen it? Where hands are open, what anybody has seen is seen by all."""
    eyes = -1 if client.looker.hands_are_open else 1 << client.viewer
    return bool(piece.back) and not piece.seen_by & eyes


def _pick(things: Sequence[T], share: float) -> T:
    return things[int(share * len(things))]


def _within(widget: QWidget, x: float, y: float) -> QPoint:
    return QPoint(int(x * max(1, widget.width())), int(y * max(1, widget.height())))


def _can_be_clicked(widget: QWidget, front: QWidget) -> bool:
    seen = widget.isVisible() and widget.isEnabled() and not widget.visibleRegion().isEmpty()
    return seen and widget.window() is front.window()


def _is_within_reach(action: QAction) -> bool:
    """Can a person come by it? The menu of a button that is out of sight cannot be opened."""
    holder = action.parent()
    while isinstance(holder, QMenu):
        holder = holder.parent()
    return not isinstance(holder, QAbstractButton) or holder.isVisible()


def _leads_out(action: QAction) -> bool:
    """Does it end the program, or fill the screen, where nothing is to be found?"""
    keys = action.shortcut().matches(QKeySequence(Qt.Key.Key_F11)) is QKeySequence.SequenceMatch.ExactMatch
    return keys or action.shortcut() == QKeySequence("Ctrl+Q") or action.menuRole() is QAction.MenuRole.QuitRole


class Watch:
    """Hears every exception that nobody caught, and what Qt writes to the standard error stream.

    A handler of messages in Python would end the process: PySide 6.8 calls it with nothing for the kind of message if
    an exception is on its way, and just then Qt has something to say.
    """

    def __init__(self, written: BinaryIO) -> None:
        self._written = written
        self._raised: list[str] = []

    def raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """For the hook of the interpreter."""
        self._raised.append(f"{kind.__name__}: {error}\n{''.join(traceback.format_tb(trace))}")

    def heard(self) -> str:
        """The first complaint since it was asked for the last time; empty: there is none."""
        lines = self._written.read().decode(errors="replace").splitlines()
        told = [f"Qt says: {line}" for line in lines if line.strip() and not any(word in line for word in HARMLESS)]
        told[:0] = self._raised
        self._raised.clear()
        return told[0] if told else ""


@contextmanager
def watched() -> Iterator[Watch]:
    """Somebody listens meanwhile."""
    hook, handler = sys.excepthook, qInstallMessageHandler(None)
    stream = os.dup(2)
    with NamedTemporaryFile() as file, Path(file.name).open("rb") as written:
        watch = Watch(written)
        sys.excepthook = watch.raised
        os.dup2(file.fileno(), 2)
        try:
            yield watch
        finally:
            os.dup2(stream, 2)
            os.close(stream)
            sys.excepthook = hook
            qInstallMessageHandler(handler)


def run(game: str, seed: int, steps: list[Step], home: Path, patience: float = 0.0) -> Mishap | None:
    """Do these steps; what went wrong first. `patience`: seconds of work that one step may take (0: any)."""
    dice = random.Random(seed)
    with (
        watched() as watch,
        patch("secrets.randbits", dice.getrandbits),
    ):  # the games that it begins are always the same
        monkey = Monkey(game, seed, home)
        number = 0
        try:
            for number, step in enumerate(steps, 1):
                start = time.thread_time()
                monkey.do(step)
                taken = time.thread_time() - start
                if patience and taken > patience:
                    return Mishap(f"frozen: {step} took {taken:.1f} s", number)
                monkey.check(number % 10 == 0)
                if said := watch.heard():
                    return Mishap(said, number)
            monkey.compare_with_disk()
        except Exception as error:
            return Mishap(f"{error or type(error).__name__}\n{traceback.format_exc()}", number)
        finally:
            monkey.close()
        said = watch.heard()
        return Mishap(said, number) if said else None


def shortest(steps: list[Step], fails: Callable[[list[Step]], bool], most: int = 30) -> list[Step]:
    """A shorter sequence that fails too: without one part after the other, ever smaller parts; so many runs at most."""
    size = max(1, len(steps) // 2)
    while most > 0:
        at = 0
        while at < len(steps) and most > 0:
            fewer = steps[:at] + steps[at + size :]
            most -= 1
            if fewer and fails(fewer):
                steps = fewer
            else:
                at += size
        if size == 1:
            break
        size = max(1, size // 2)
    return steps
