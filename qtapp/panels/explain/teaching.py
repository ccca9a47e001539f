"""Pages that teach, drawn: the steps of a round as cards, and the legend of the icons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.panels.decision.signs import Signs

_SIDE = 30
"""Side of an icon at 100 % of text."""
_LEGEND_SIDE, _LEGEND_WIDE = 26, 104
"""In the legend icons are smaller and stand in a column of their own."""


class IconRowView(QWidget):
    """A row of icons as it is drawn on the cards; smaller if it would be too wide."""

    def __init__(
        self, context: AppContext, art: PictureCache, row: api.IconRow, side: int = _SIDE, wide: int = 0
    ) -> None:
        """`wide`: in a column of this width; 0: as wide as the icons are."""
        super().__init__()
        self._context = context
        self._signs = Signs(art, context.theme)
        self._row = row
        self._side = side
        px = context.theme.px
        width = px(wide) if wide else round(self._signs.icons_width((row,), px(side))) + px(4)
        self.setFixedSize(QSize(width, px(side + 8)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._context.theme
        self._signs.paint_icons(painter, (self._row,), QRectF(self.rect()), theme.px(self._side), theme.colours.text)
        painter.end()


class TeachingWidgets:
    """Makes the widgets of the pages in the language of now."""

    def __init__(self, context: AppContext, game: api.Game, say: Callable[[api.Message], str]) -> None:
        self._context = context
        self._game = game
        self._say = say
        self._art = PictureCache()
        self._art.use_icons(game.id)

    def round_steps(self, steps: tuple[api.RoundStep, ...], open_rule: Callable[[str], object]) -> Iterator[QWidget]:
        """A card for each step; a button in it opens the rule that says it in full."""
        for number, step in enumerate(steps, 1):
            yield self._step(number, step, open_rule)

    def _step(self, number: int, step: api.RoundStep, open_rule: Callable[[str], object]) -> QWidget:
        card = QFrame()
        card.setProperty("role", "sheet")
        words = make_column(card, gap=4, margins=(12, 6, 12, 6))
        top = make_row(gap=10)
        top.addWidget(IconRowView(self._context, self._art, step.icons))
        heading = WrapLabel("strong")
        heading.setText(f"{number}. {self._say(step.heading)}")
        top.addWidget(heading, 1)
        words.addLayout(top)
        text = WrapLabel()
        text.setText(self._say(step.text))
        words.addWidget(text)
        rule = QPushButton()
        rule.setProperty("kind", "quiet")
        rule.setIcon(self._context.icon("rules"))
        told = self._say(api.msg("window.open_this_rule", "Rule: {rule}", rule=self._game.rules[step.rule].heading))
        rule.setAccessibleName(told)
        set_tool_tip(rule, told)
        rule.clicked.connect(partial(_open, open_rule, step.rule))
        top.addWidget(rule, 0, Qt.AlignmentFlag.AlignTop)
        return card

    def legend(self, legend: tuple[api.IconMeaning, ...]) -> QWidget:
        """All icons below each other, each with its meaning."""
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        for at, one in enumerate(legend):
            grid.addWidget(IconRowView(self._context, self._art, one.icons, _LEGEND_SIDE, _LEGEND_WIDE), at, 0)
            label = WrapLabel()
            text = self._say(one.text)
            label.setText(text[:1].upper() + text[1:])
            grid.addWidget(label, at, 1)
        grid.setColumnStretch(1, 1)
        return page


def _open(open_rule: Callable[[str], object], rule: str, _checked: bool = False) -> None:
    open_rule(rule)
