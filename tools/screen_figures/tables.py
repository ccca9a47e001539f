"""Tables to measure: a game well under way, as large as that of a window of 1366 x 768."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.app import application
from qtapp.board import TableView
from qtapp.games import find_art
from qtapp.i18n import Localizer
from qtapp.kit.paint.theme import Theme
from qtapp.session.client import SeatClient

GAMES = (("underwater_cities", 2), ("barrage", 2), ("ginkgopolis", 3), ("imperial_miners", 2))
WINDOW, BAR = QSize(1366, 768), 44


def table_of(game: str, people: int, answers: int = 30, language: str = "hu", window: QSize = WINDOW) -> TableView:
    """A table at a moment when its viewer is asked."""
    session = api.new_session(game, people, seed=7, names=("Anya", "Apa", "Bence", "Dóra", "Eszter")[:people])
    bots = {seat: api.GreedyBot(seat) for seat in range(1, people + 1)}
    pending = session.first_pending()
    while pending is not None and (answers > 0 or not session.options(pending)):
        session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
        pending, answers = session.first_pending(), answers - 1
    return show_table(session, pending.question.seat if pending is not None else 1, language, window)


def show_table(session: api.Session, seat: int, language: str = "hu", window: QSize = WINDOW) -> TableView:
    """A session as one seat sees it."""
    application()
    view = TableView(SeatClient(session, seat), Localizer(language), Theme(animations=False), find_art)
    view.resize(window.width(), window.height() - BAR)
    view.show()
    view.table.resize(view.viewport().size(), window)
    view.camera.fit_all()
    QApplication.processEvents()
    return view
