"""Drawn positions beside rules: the table's own painter shows a part of a table that the engine laid for the rule."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from engine.api import Game, RuleScene, rule_scene, rules_with_scenes
from qtapp.board.paint.context import BoardContext
from qtapp.board.scene.export import TableExporter
from qtapp.board.scene.scene import TableScene
from qtapp.games import find_art
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient

_HIGHEST = 0.72
"""How high a picture is at most, to its width: the words below it are to be seen too."""
_MOST_KEPT = 24


class RulePictures:
    """The pictures of one game's rules. Each is painted once for a language, a look and a width."""

    def __init__(self, context: AppContext, game: Game) -> None:
        self._context = context
        self._game = game
        self._drawn = frozenset(rules_with_scenes(game))
        self._kept: dict[tuple[object, ...], QPixmap] = {}

    def has(self, rule: str) -> bool:
        """Is there a drawn position for this rule?"""
        return rule in self._drawn

    def find(self, rule: str, width: int, ratio: float) -> QPixmap | None:
        """The picture, if it has been painted."""
        return self._kept.get(self._key(rule, width, ratio))

    def paint(self, rule: str, width: int, ratio: float) -> QPixmap | None:
        """The picture, so many pixels wide on a screen of this ratio; it takes the time of opening a small table."""
        scene = rule_scene(self._game, rule)
        if scene is None:
            return None
        picture = QPixmap.fromImage(self._image(scene, round(width * ratio)))
        picture.setDevicePixelRatio(ratio)
        while len(self._kept) >= _MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[self._key(rule, width, ratio)] = picture
        return picture

    def _key(self, rule: str, width: int, ratio: float) -> tuple[object, ...]:
        return rule, width, ratio, self._context.speech.language, self._context.theme

    def _image(self, scene: RuleScene, width: int) -> QImage:
        theme = self._context.theme
        client = SeatClient(scene.session, 0)
        table = TableScene(BoardContext(client, self._context.speech, theme), find_art)
        table.show_view(client.view())
        box = _looked_at(table, scene)
        exporter = TableExporter(table, with_names=False)
        exporter.bounds = box
        image = exporter.image(QSize(width, round(width * box.height() / box.width())), QColor(theme.colours.table))
        self._mark(image, table, scene, box)
        return image

    def _mark(self, image: QImage, table: TableScene, scene: RuleScene, box: QRectF) -> None:
        """Rings round the places that the rule is about."""
        scale = image.width() / box.width()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in scene.marks:
            found = table.rect_of(place)
            if found is None:
                continue
            ring = QRectF((found.topLeft() - box.topLeft()) * scale, found.size() * scale).adjusted(-4, -4, 4, 4)
            for colour, wide in (("#1d1d1d", 6.0), (self._context.theme.colours.lamp, 3.0)):
                painter.setPen(QPen(QColor(colour), wide))
                painter.drawRoundedRect(ring, 8, 8)
        painter.end()


def _looked_at(table: TableScene, scene: RuleScene) -> QRectF:
    """The part of the table that is shown: its places and some of what lies round about, never higher than wide."""
    boxes = [box for place in scene.show if (box := table.rect_of(place)) is not None]
    whole = boxes[0]
    for box in boxes[1:]:
        whole = whole.united(box)
    around = max(max(box.width(), box.height()) for box in boxes) * scene.around
    whole = whole.adjusted(-around, -around, around, around)
    more = whole.height() / _HIGHEST - whole.width()
    return whole.adjusted(-more / 2, 0, more / 2, 0) if more > 0 else whole
