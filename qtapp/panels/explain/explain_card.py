"""What is this? A card beside a thing of the table: its name, what it does, what lies there now, and its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QToolButton, QWidget

from engine.api import Explanation, Message, NounArg, msg
from qtapp.board.scene.excerpt import paint_number
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import clear, layout_of, make_column, make_row, parts_of
from qtapp.kit.controls.placing import Form
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.words import LiveTexts, unbroken
from qtapp.session.client import SeatClient

_WIDE, _LARGE, _NARROW = 560, 1.25, 0.2
"""Pixels beside a picture; from this size of letters on it stands above the words; what is lost if it has to."""


class _Number(QWidget):
    """A number on a disc."""

    def __init__(self, context: AppContext, number: int) -> None:
        super().__init__()
        self._context = context
        self._number = number
        self.setFixedSize(QSize(context.theme.px(26), context.theme.px(26)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_number(painter, QRectF(self.rect()).center(), self._number, self._context.theme)
        painter.end()


class ExplainCard(PaperPanel):
    """Lies beside what it explains. Esc or the cross take it away, and so does the next move."""

    rule_wanted = Signal(str)
    motion_wanted = Signal(object)
    """Entry: what happened to the thing in it is to be seen once more."""
    closed = Signal()
    grown = Signal()
    """It has come or gone, or speaks of something that lies elsewhere now."""
    name, weight, side, is_asked, points, passes = "explanation", 1.5, -1, True, False, True

    def __init__(self, context: AppContext, client: SeatClient, parent: QWidget) -> None:
        super().__init__(context.theme, 14)
        self.setParent(parent)
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.names)
        self._keyboard = FocusRestorer(self)
        self._thing = ""
        self._said: tuple[Message, tuple[Message, ...]] | None = None
        """A title and lines that somebody else wants to be shown; None: it explains a thing."""
        self._icon = "help"
        self._has_points = False
        self._pictures: dict[bool, QPixmap] = {}
        """Of the thing: as it fits beside the words, and above them."""
        self._beside: tuple[QRect, ...] = ()
        """Where the things lie that it speaks of."""
        self.picture_of: Callable[[str, tuple[str, ...], QSize], QPixmap | None] = lambda *_: None
        """A picture of a thing that fits a size, with numbers on the places of its points; None: there is none."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = make_column(self, gap=6, margins=(16, 10, 10, 12))
        head = QHBoxLayout()
        sign = PlainLabel()
        head.addWidget(sign)
        self._sign = sign
        self.title = WrapLabel("panel")
        head.addWidget(self.title, 1)
        self.cross = QToolButton()
        self._words.name(self.cross, msg("window.close", "Close"), hint=True)
        self.cross.clicked.connect(self.dismiss)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self._beside_picture = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside_picture.setSpacing(18)
        self._picture = PlainLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._beside_picture.addWidget(self._picture)
        self.body = make_column(gap=6, margins=(0, 0, 6, 0))
        self._beside_picture.addLayout(self.body, 1)
        column.addLayout(self._beside_picture)
        self.rule: WrapButton | None = None
        self.motion: WrapButton | None = None
        self._words.spoken.connect(self._fill)
        context.theme_changed.connect(self._retheme)
        client.changed.connect(self.dismiss)
        client.viewer_changed.connect(self.dismiss)
        self._retheme()
        self.hide()

    @property
    def thing(self) -> str:
        """What is explained; empty: nothing."""
        return self._thing

    def explain(self, thing: str, beside: QRect) -> bool:
        """Explain a piece or a place, beside where it lies in the parent; False: there is nothing to say."""
        if self._known(thing) is None and self._name(thing) is None:
            return False
        if not self._thing:
            self._keyboard.take()
        self._said, self._icon = None, "help"
        self._show_beside(thing, beside)
        return True

    def show_lines(self, title: Message, lines: Sequence[Message], icon: str, *beside: QRect) -> None:
        """Show something else than an explanation in the same form, beside some things: a hint."""
        if not self._thing:
            self._keyboard.take()
        self._said, self._icon = (title, tuple(lines)), icon
        self._show_beside(title.id, *beside)

    def lie_beside(self, *beside: QRect) -> None:
        """What it speaks of lies elsewhere now."""
        if beside != self._beside:
            self._beside = beside
            self.grown.emit()

    def _show_beside(self, thing: str, *beside: QRect) -> None:
        self._thing, self._beside = thing, beside
        self._retheme()
        self.show()
        self.raise_()
        self.grown.emit()
        self.setFocus()

    def dismiss(self, *_: object) -> None:
        """Take it away."""
        if self._thing:
            self._thing = ""
            self._keyboard.give_back()
            self.hide()
            self.closed.emit()
            self.grown.emit()

    # ---- what it says --------------------------------------------------------------------------------------------

    def _known(self, thing: str) -> Explanation | None:
        return self._client.names.about(thing)

    def _name(self, thing: str) -> Message | None:
        names = self._client.names
        return names.piece_name(thing) or names.place_name(thing.partition("?")[0])

    def _fill(self) -> None:
        clear(self.body)
        self.rule = self.motion = None
        self._pictures = {}
        self._picture.hide()
        if not self._thing:
            return
        if self._said is not None:
            title, lines = self._said
            self.title.setText(self._words.label(title))
            for line in lines:
                self._line("", self._words.label(line))
            self._speak()
            return
        name, known = self._name(self._thing), self._known(self._thing)
        self.title.setText(self._words.label(name) if name is not None else "")
        self._show_picture(known)
        printed = self._client.names.piece_text(self._thing)
        if printed:
            self._line("strong", " ".join(self._words.say(one) for one in printed))
        if known is not None:
            self._line("", self._words.say(known.text))
            for number, point in enumerate(known.points, 1):
                self._point(number, self._words.say(point))
        for said in self._now():
            self._line("muted", said)
        rules = self._client.game.rules
        if known is not None and known.rule in rules:
            heading = msg("window.rule_of_this_button", "Rule: {heading}", heading=rules[known.rule].heading)
            self.rule = self._link(heading, "rules")
            self.rule.clicked.connect(lambda _=False, rule=known.rule: self.rule_wanted.emit(rule))
        entry = self._client.told.last_seen(self._thing)
        if entry is not None:
            self.motion = self._link(msg("window.show_in_motion_button", "Show it in motion"), "slow_motion")
            self.motion.clicked.connect(lambda _=False, entry=entry: self.motion_wanted.emit(entry))
        self._speak()

    def _link(self, label: Message, icon: str) -> WrapButton:
        button = WrapButton(self._words.say(label))
        button.setProperty("kind", "link")
        self._context.put_icon_beside_words(button, icon, 16)
        self.body.addWidget(button)
        return button

    @property
    def _is_wide(self) -> bool:
        """Does the picture stand beside the words? In large letters, and without points, it stands above them."""
        return self._has_points and self._context.theme.text_scale <= _LARGE

    def _show_picture(self, known: Explanation | None) -> None:
        px = self._context.theme.px
        self._has_points = known is not None and bool(known.points)
        rooms = {True: QSize(px(220), px(230)), False: QSize(px(300), px(150))}
        spots = known.spots_of(self._thing) if known is not None else ()
        found = {
            wide: self.picture_of(self._thing, spots, room) for wide, room in rooms.items() if self._is_wide or not wide
        }
        self._pictures = {wide: picture for wide, picture in found.items() if picture is not None}
        self._has_points = self._has_points and bool(self._pictures)
        self._arrange(wide=self._is_wide)

    def _arrange(self, *, wide: bool) -> None:
        """Lay the picture beside the words, or above them."""
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._beside_picture.setDirection(direction)
        found = self._pictures.get(wide)
        if found is not None:
            self._picture.setPixmap(found)
        self._picture.setVisible(found is not None)

    def _point(self, number: int, text: str) -> None:
        """A point beside its number, which stands on the picture too if it speaks of a place."""
        row = make_row(gap=8)
        row.addWidget(_Number(self._context, number), 0, Qt.AlignmentFlag.AlignTop)
        label = WrapLabel()
        label.setText(unbroken(text))
        row.addWidget(label, 1)
        self.body.addLayout(row)

    def _speak(self) -> None:
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription("\n".join(self.lines()))

    def _line(self, role: str, text: str) -> None:
        label = WrapLabel(role)
        label.setText(unbroken(text))
        self.body.addWidget(label)

    def lines(self) -> list[str]:
        """Everything that it says below its title."""
        parts = [parts_of(part)[1] if isinstance(part, QHBoxLayout) else part for part in parts_of(self.body)]
        return [part.text() for part in parts if isinstance(part, WrapLabel)]

    def _now(self) -> list[str]:
        """What lies here now, as far as the viewer sees it."""
        place = self._client.view().places.get(self._thing)
        if place is None or place.is_hidden:
            return []
        said = [
            self._words.say(msg("window.here_now_count", "Here now: {what}: {value}", what=NounArg(kind), value=n))
            for kind, n in sorted(place.counts.items())
            if n
        ]
        if len(place.pieces) > 1:
            said.append(self._words.say(msg("window.here_now_pieces", "Here now: %n piece(s).", len(place.pieces))))
        return said

    # ---- where it lies -------------------------------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        """The card itself."""
        return self

    def is_wanted(self) -> bool:
        """Is anything explained?"""
        return bool(self._thing)

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """As large as its words need; beside a picture they want a wider card, if there is room for one."""
        parent = self.parentWidget()
        room = parent.width() - 24 if parent is not None else width
        wide = min(self._context.theme.px(_WIDE), room)
        if not (self._is_wide and self._pictures):
            return (self._form("whole", width, most, 0.0),)
        if wide <= width:
            return (self._form("wide", width, most, 0.0),)
        return self._form("wide", wide, most, 0.0), self._form("whole", width, most, _NARROW)

    def _form(self, name: str, width: int, most: int, loss: float) -> Form:
        self._arrange(wide=name == "wide")
        layout_of(self).invalidate()
        return Form(name, width - width % 4, min(layout_of(self).heightForWidth(width - SHADOW) + SHADOW, most), loss)

    def things(self) -> tuple[str, ...]:
        """It is told where that lies."""
        return ()

    def boxes(self) -> tuple[QRect, ...]:
        """What it speaks of."""
        return self._beside

    def lie_in(self, form: Form, box: QRect) -> None:
        """Take a place."""
        self._arrange(wide=form.name == "wide")
        self.setGeometry(box)
        self.show()

    def stay_away(self) -> None:
        """Nothing is explained."""
        self.hide()

    def _retheme(self, *_: object) -> None:
        self.set_theme(self._context.theme)
        self._sign.setPixmap(self._context.pixmap(self._icon, 24))
        self._context.put_icon(self.cross, "close")
        self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
