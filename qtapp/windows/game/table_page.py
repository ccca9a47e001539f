"""The middle of the game: the table, with the bar and the why-not card that lie over it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.api import msg
from qtapp.board import TableView
from qtapp.games import find_art
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.layouts import box_in, make_column
from qtapp.kit.paint.theme import Theme
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.explain.whynot import WhyNotCard
from qtapp.panels.told.banner import Banner
from qtapp.panels.told.hand_over_bar import HandOverBar
from qtapp.panels.told.reveal_sides import RevealSides
from qtapp.panels.told.subtitle import Subtitle
from qtapp.session.client import RefusedDrag, SeatClient
from qtapp.windows.game.message_bar import MessageBar


class TablePage(QWidget):
    """Holds the one view of the table."""

    def __init__(self, context: AppContext, client: SeatClient) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.names)
        column = make_column(self, margins=0)
        self.view = TableView(client, context.speech, context.theme, find_art)
        self._words.name(self.view, msg("a11y.table", "Table"))
        column.addWidget(self.view)
        self.bar = MessageBar(context, self, client.names)
        self.bar.is_placed = True
        self.banner = Banner(context, client, self)
        self.subtitle = Subtitle(context, client, self)
        self.hand_over = HandOverBar(context, client, self)
        self.sides = RevealSides(context, client, self.view, self)
        self.card = WhyNotCard(context, client, self)
        self.card.away = self.view.drag.travelled
        self.card.subjects_wanted.connect(lambda ids: self.view.highlights.show_subjects(ids, refused=True))
        self.card.offers_wanted.connect(self.view.highlights.show_subjects)
        self.card.closed.connect(self._card_closed)
        self.view.refused_at.connect(self._refused_at)
        self.view.drag.ghost_left.connect(self.card.dismiss)
        client.refused.connect(self._refused)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._dress)
        context.theme_changed.connect(self._retheme)

    def _retheme(self, theme: Theme) -> None:
        """All panels have put on the new look by now: the table takes a turn of the loop for itself."""
        if theme.looks_like(self.view.board_context.theme) or not self.isVisible():
            self.view.set_theme(theme)
        else:
            self._later.start()

    def _dress(self) -> None:
        self.view.set_theme(self._context.theme)

    # ---- refusals ------------------------------------------------------------------------------------------------

    def _refused_at(self, box: QRect, refused: RefusedDrag) -> None:
        """A ghost is held there: the card lies down beside it."""
        self.card.explain(refused, box.translated(box_in(self.view.viewport(), self).topLeft()))

    def _refused(self, refused: RefusedDrag) -> None:
        """A refusal that came from elsewhere (a panel, the keyboard)."""
        if not self.card.isVisible():
            self.card.explain(refused, QRect(self.width() // 2, self.height() // 3, 0, 0))

    def _card_closed(self) -> None:
        self.view.highlights.show_subjects([])
        self.view.cancel()

    # ---- form ----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for over in (self.banner, self.subtitle, self.hand_over):
            if over.isVisible():
                over.lie_down()
