"""The foot of a television: the last move and why it brought what it brought, the code of the door, the way out."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.api import Gain, LiteralArg, Message, Reason, StoryRow, because, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.icons import own_icon, paint_icon
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.panels.told.gain_pills import GREEN, RED, gain_words, icon_of
from qtapp.session.following import OnlookerClient
from qtapp.windows.television.ink import Ink

_GROUND, _INK, _SOFT, _TONE = "#1e2a32", "#ffffff", "#d5dde1", "#33444f"
_SENTENCE, _LEAST_SENTENCE, _REASON, _CODE, _SMALL = 32, 25, 22, 22, 18
_PLATE, _QR = 60, 104
_MOST_REASONS = 4
_QUIET = 2
"""Empty cells around the code; beyond them it is white no more."""
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_JOIN = msg("television.join_by_phone", "Join with a phone")


@dataclass(frozen=True)
class DoorSign:
    """How devices find this table: the code that is typed, and the picture that cameras read."""

    code: str
    cells: tuple[tuple[int, ...], ...]


class Foot(QWidget):
    """A dark strip; it tells one row of the story."""

    def __init__(self, context: AppContext, words: LiveTexts, client: OnlookerClient, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._words = words
        self._client = client
        self.unit = 1.0
        self.row: StoryRow | None = None
        self.sign: DoorSign | None = None
        self.way_out: Message | None = None

    @property
    def sentence(self) -> str:
        """What is told: who won, what somebody did last, or, before anybody has moved, what it is all about."""
        if self._client.is_over:
            return self._words.label(self._client.result().summary)
        if self.row is not None:
            told = self.row.main.sentence
            return self._words.label(told if told is not None else person(self.row.seat))
        aim = self._client.game.introduction.line
        return self._words.label(aim) if aim is not None else ""

    def show_row(self, row: StoryRow | None, sign: DoorSign | None, way_out: Message | None) -> None:
        """Tell this from now on."""
        self.row, self.sign, self.way_out = row, sign, way_out
        parts = [self.sentence, *(self._why(one) for one in self._reasons())]
        if sign is not None:
            parts.append(self._code())
        if way_out is not None:
            parts.append(self._words.label(way_out))
        self.setAccessibleName(". ".join(part.rstrip(".") for part in parts if part))
        self.update()

    def _reasons(self) -> tuple[Reason, ...]:
        return self.row.reasons if self.row is not None and not self._client.is_over else ()

    def _why(self, reason: Reason) -> str:
        why = because(reason, self._client.game.rules)
        return self._words.say(why) if why is not None else ""

    def _code(self) -> str:
        code = self.sign.code if self.sign is not None else ""
        return self._words.label(msg("television.door_code", "Code: {code}", code=LiteralArg(_spaced(code))))

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        unit, theme = self.unit, self._context.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ground = "#000000" if theme.contrast else _GROUND
        painter.fillRect(self.rect(), QColor(ground))
        if theme.contrast:
            painter.fillRect(QRectF(0, 0, self.width(), max(2.0, 3 * unit)), QColor(_INK))
        ink = Ink(painter, unit)
        right = self._paint_door(painter, ink)
        name, side = "bulb", _PLATE * unit
        if self._client.is_over:
            name = "trophy"
        elif self.row is not None:
            name = f"seat.{self._client.names.seat_colour(self.row.seat)}"
        paint_icon(painter, name, _SOFT, QRectF(28 * unit, (self.height() - side) / 2, side, side))
        left = 110 * unit
        room = right - left - 30 * unit
        reasons = self._reasons()
        tall = 52 * unit
        box = QRectF(left, 14 * unit if reasons else (self.height() - tall) / 2, room, tall)
        words = self.sentence
        size = float(_SENTENCE)
        while size > _LEAST_SENTENCE and ink.width(words, size) > room:
            size -= 1
        if not reasons and ink.width(words, size) > room:
            self._write_long(painter, ink, QRectF(left, 8 * unit, room, self.height() - 16 * unit), words)
        else:
            ink.write(box, words, size, _INK)
        self._paint_reasons(painter, ink, reasons, left, right - 30 * unit)
        painter.end()

    @staticmethod
    def _write_long(painter: QPainter, ink: Ink, box: QRectF, words: str) -> None:
        """On more lines than one."""
        painter.setFont(ink.font(_LEAST_SENTENCE, QFont.Weight.DemiBold))
        painter.setPen(QColor(_INK))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), words)

    def _paint_reasons(self, painter: QPainter, ink: Ink, reasons: tuple[Reason, ...], x: float, end: float) -> None:
        """Pills with what came, each with its cause; those for which there is no room are counted."""
        unit = self.unit
        spare = ink.width("+9", _REASON) + 10 * unit
        for at, reason in enumerate(reasons):
            label, icon = self._label(reason)
            why = self._why(reason)
            wide = ink.width(label, _REASON, QFont.Weight.Bold) + (64 if icon else 28) * unit
            whole = wide + 10 * unit + ink.width(why, _REASON, QFont.Weight.Normal) + 24 * unit
            last = at + 1 == len(reasons)
            if at >= _MOST_REASONS or x + whole > end - (0 if last else spare):
                if at == 0:
                    whole = end - spare - x
                else:
                    left = len(reasons) - at
                    ink.write(QRectF(x, 72 * unit, spare, 40 * unit), f"+{left}", _REASON, _SOFT)
                    return
            pill = QRectF(x, 72 * unit, wide, 40 * unit)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(GREEN if reason.n > 0 else RED))
            painter.drawRoundedRect(pill, 20 * unit, 20 * unit)
            ink.write(pill.adjusted(14 * unit, 0, 0, 0), label, _REASON, _INK, QFont.Weight.Bold)
            if icon:
                disc = QRectF(pill.right() - 40 * unit, pill.y() + 4 * unit, 32 * unit, 32 * unit)
                painter.setBrush(QColor("#f4efe2"))
                painter.drawEllipse(disc)
                edge = 4 * unit
                paint_icon(painter, icon, _TONE, disc.adjusted(edge, edge, -edge, -edge))
            x = pill.right() + 10 * unit
            ink.write(QRectF(x, 72 * unit, end - x, 40 * unit), why, _REASON, _SOFT, QFont.Weight.Normal)
            x += whole - wide - 10 * unit

    def _label(self, reason: Reason) -> tuple[str, str]:
        blueprint = self._client.blueprint
        icon = icon_of(blueprint, reason.kind)
        if not icon:
            return self._words.say(gain_words(Gain(reason.seat, reason.kind, reason.n))), ""
        return f"{'+' if reason.n > 0 else '−'}{abs(reason.n)}", own_icon(blueprint.game, icon)

    def _paint_door(self, painter: QPainter, ink: Ink) -> float:
        """At the right: code, picture and the way out; where the room for the story ends."""
        unit, lamp = self.unit, self._context.theme.colours.lamp
        x = self.width() - 24 * unit
        if self.sign is not None:
            side = _QR * unit
            x -= side
            self._paint_code(painter, QRectF(x, (self.height() - side) / 2, side, side))
            x -= 22 * unit
        lines: list[tuple[str, float, str, QFont.Weight]] = []
        if self.sign is not None:
            lines.append((self._code(), _CODE, _INK, QFont.Weight.Bold))
            lines.append((self._words.label(_JOIN), _SMALL, _SOFT, QFont.Weight.Normal))
        if self.way_out is not None:
            lines.append((self._words.label(self.way_out), _SMALL, lamp, QFont.Weight.Normal))
        wide = min(self.width() * 0.24, max((ink.width(words, size) for words, size, *_ in lines), default=0.0) + 4)
        top = (self.height() - 32 * unit * len(lines)) / 2
        for at, (words, size, colour, weight) in enumerate(lines):
            line = QRectF(x - wide, top + at * 32 * unit, wide, 32 * unit)
            ink.write(line, words, size, colour, weight, _RIGHT)
        return x - wide

    def _paint_code(self, painter: QPainter, box: QRectF) -> None:
        """Dark on white, in whole pixels: cameras read no half ones."""
        assert self.sign is not None
        cells = self.sign.cells
        count = len(cells) + 2 * _QUIET
        cell = max(1, int(box.width() * self.devicePixelRatioF()) // count) / self.devicePixelRatioF()
        side = cell * count
        left, top = round(box.center().x() - side / 2), round(box.center().y() - side / 2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillRect(QRectF(left, top, side, side), QColor("#ffffff"))
        for row, line in enumerate(cells):
            for column, dark in enumerate(line):
                if dark:
                    at = QRectF(left + (column + _QUIET) * cell, top + (row + _QUIET) * cell, cell, cell)
                    painter.fillRect(at, QColor("#111111"))
        painter.restore()


def _spaced(code: str) -> str:
    return f"{code[:3]} {code[3:]}"
