"""A table view on an off-screen window, and hands that press, drag and type like a person."""

from __future__ import annotations

import random
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board import TableView
from qtapp.board.scene.gameart import FindArt
from qtapp.games import find_art
from qtapp.i18n import Localizer
from qtapp.kit.paint.theme import Theme
from qtapp.session.client import SeatClient
from tests.qtapp.waiting import LIMIT

NAMES = ("Anna", "Béla", "Cecília", "Dóra", "Ödön")


def play_on(session: api.Session, answers: int, seed: int = 3) -> None:
    """Answer some questions at random."""
    dice = random.Random(seed)
    for _ in range(answers):
        pending = session.first_pending()
        if pending is None:
            return
        options = session.options(pending)
        picks = pending.frame.shape is api.QuestionShape.PICK
        outcome = session.answer(pending, dice.choice(options) if picks else session.default_answer(pending))
        assert isinstance(outcome, api.HistoryEntry)


def asked_for(game: str, step: str, seed: int = 5) -> api.Session:
    """A game of two at its first question of a kind."""
    session = api.new_session(game, 2, seed=seed, names=NAMES[:2])
    while (pending := session.first_pending()) is not None and pending.frame.name != f"{game}.{step}":
        options = session.options(pending)
        session.answer(pending, options[0] if options else session.default_answer(pending))
    assert pending is not None
    return session


def shown_places(session: api.Session) -> set[str]:
    """The places with a drawing on which something lies that everybody sees."""
    people = sum(not player.is_automa for player in session.players)
    drawn = {place.id for place in session.game.blueprint(people, session.settings).places if place.drawn}
    seen = api.seat_view(session.table, 0).places.values()
    return {place.id for place in seen if place.id in drawn and (place.pieces or any(place.counts.values()))}


class Hands:
    """Hands over a view: they press, move and let go like a person's."""

    view: TableView
    client: SeatClient

    def point(self, name: str) -> QPoint:
        """Where a piece or place is, in the viewport: a point that really hits it."""
        point = self.point_in_sight(name)
        assert point is not None, f"{name} cannot be pointed at"
        return point

    def point_in_sight(self, name: str) -> QPoint | None:
        """A point of the viewport that hits something; None: it is out of sight."""
        found = self.view.table.box_of(name)
        assert found is not None, name
        box, docked = found
        if not docked:
            box = self.view.viewportTransform().mapRect(box)
        port = self.view.viewport().rect()
        likely = ((0.5, 0.5), (0.5, 0.2), (0.2, 0.5), (0.8, 0.5), (0.5, 0.8), (0.2, 0.2), (0.8, 0.8), (0.5, 0.1))
        bent = ((column / 24, row / 24) for row in range(1, 24) for column in range(1, 24))
        for x, y in (*likely, *bent):
            point = QPointF(box.left() + box.width() * x, box.top() + box.height() * y).toPoint()
            if port.contains(point) and name in self.under(point):
                return point
        return None

    def scroll_to(self, name: str) -> None:
        """Bring a card into sight that lies beyond the end of the fan, with clicks on the sign there."""
        scene = self.view.table
        item = scene.item_of(name)
        for by in (1, -1):
            while item is not None and item.docked and scene.held.slot(item.sprite.id) is None:
                sign = next((one for one in scene.held.more if one.place == item.sprite.place and one.by == by), None)
                if sign is None:
                    break
                self.click_at(sign.box.center().toPoint())

    def click_at(self, point: QPoint) -> None:
        """Press and let go."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def come_near(self, name: str) -> None:
        """Go as near to a place where something may be dropped as it takes to tell it from the others."""
        for pin in self.view.drag.lit.pins():
            if name in pin.names:
                self.view.drag.flies(pin.box, pin.zoom)

    def under(self, point: QPoint) -> tuple[str, ...]:
        """What lies under a point of the viewport."""
        item = self.view.pointer.item_at(QPointF(point))
        place = self.view.table.place_at(self.view.mapToScene(point))
        return ((*item.sprite.grabs,) if item is not None else ()) + ((place,) if place else ())

    def drag(self, grab: str, drop: str | QPoint) -> None:
        """Press on something, move to something else in several steps, let go; where that is a pin, the table comes
        nearer, and a click says which of its places is meant.
        """
        port = self.view.viewport()
        self.scroll_to(grab)
        start = self.point(grab)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        QTest.mouseMove(port, start + QPoint(4, 4))
        end = drop if isinstance(drop, QPoint) else self.point(drop)
        for step in (0.3, 0.7, 1.0):
            between = QPointF(start) + QPointF(end - start) * step
            QTest.mouseMove(port, between.toPoint())
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
        if self.view.drag.picked and isinstance(drop, str):
            self.click_at(self.point(drop))
            self.view.camera.fit_all()


class Tabletop(Hands):
    """A view with hands."""

    def __init__(
        self,
        qtbot: QtBot,
        players: int = 2,
        answers: int = 0,
        *,
        seed: int = 7,
        viewer: int = 1,
        size: tuple[int, int] = (1400, 900),
        theme: Theme | None = None,
        settings: dict[str, int] | None = None,
        session: api.Session | None = None,
        language: str = "en",
        art: FindArt = find_art,
    ) -> None:
        if session is None:
            session = api.new_session("ginkgopolis", players, seed=seed, names=NAMES[:players], settings=settings)
            play_on(session, answers)
        self.client = SeatClient(session, viewer)
        self.view = TableView(self.client, Localizer(language), theme or Theme(animations=False), art)
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        with qtbot.waitExposed(self.view, timeout=LIMIT):
            self.view.show()
        self.view.camera.fit_all()
        QTest.mouseMove(self.view.viewport(), QPoint(1, 1))  # the pointer of an earlier test may still rest somewhere
        QApplication.processEvents()

    def key(self, key: Qt.Key) -> None:
        """Press and release a key."""
        QTest.keyClick(self.view, key)

    def answer_plainly(self) -> Any:
        """Give the proposed or first answer through the client, as the decision panel would."""
        pending = self.client.questions.pending()
        assert pending is not None
        faces = self.client.questions.options()
        answer = faces[0].answer if faces else self.client.session.default_answer(pending)
        assert self.client.questions.answer(answer)
        return answer

    def painted_names(self, seat: int) -> list[bool]:
        """Is anything painted of the name on a seat's board: of the usual label, and of the one for small boards?"""
        scene, zoom = self.view.table, self.view.camera.scale
        board = scene.layout.board(f"seat.{seat}")
        assert board is not None
        shown = []
        for name in ("label.name", "label.name.small"):
            picture = QImage(400, 100, QImage.Format.Format_ARGB32)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.translate(200, 50)
            scene.grounds._labels[board.key, name].picture.paint(painter, scene.board_context.art, zoom * board.scale)
            painter.end()
            shown.append(any(bytes(picture.constBits())))
        return shown
