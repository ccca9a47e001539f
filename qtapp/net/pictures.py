"""Pictures for phones, painted by the program's own art: single things as PNG, a part of the public table as JPEG."""

from __future__ import annotations

import hashlib
import math
from collections import OrderedDict, deque
from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from math import ceil
from time import thread_time

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from engine import api
from qtapp.board.motion.director import area_name
from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.context import ArtContext, BoardContext
from qtapp.board.paint.photos import common_photos
from qtapp.board.place.layout import BoardPlacement
from qtapp.board.scene.gameart import GameArt
from qtapp.board.scene.scene import TableScene
from qtapp.games import find_art
from qtapp.i18n import Localizer
from qtapp.i18n.voice import Voice
from qtapp.kit.paint import icons
from qtapp.kit.paint.theme import Look, Theme
from qtapp.net.art_book import ArtRef, icons_from_letters
from qtapp.net.guests import MapSteps, PictureSteps, TableWish
from qtapp.net.packets import SeatPackets
from qtapp.net.wire import MOST_BOARDS, MapMessage, PlacesMessage, SeenMessage, WireBoard, WireSpot, short
from qtapp.panels.decision.signs import Signs
from qtapp.session.client import SeatClient

_WIDE, _HIGH = 300, 420
"""Pixels of a thing at most: three to a point on a small phone, and enough for the sheet of a card."""
_ICON = 96
_ICON_TONE = "#6f8290"
"""A tone that can be told from a light and from a dark ground."""
_SIDE, _SIGNS_WIDE, _SIGNS_LINES = 48.0, 560.0, 2
"""Pixels of an icon, and of a line of icons at most; two to a point."""
_PAPER, _PRINT = "#fffdf6", "#1e2a32"
"""Icons stand on paper in every look, as they do on cards."""
_SHELF = 32 * 1024 * 1024
_MAP_WIDE = 800
_BOARD_WIDE, _BOARD_HIGH = 1400, 1400
"""Pixels of a board at most: it can be read in full when it is enlarged with two fingers."""
_MAPS = 8
"""Painted parts of the table that are kept: who goes a step back finds them at once."""
_AT_ONCE = 0.008
"""Seconds of work after which nothing more of a map is begun in the same step."""
_EDGE = 12.0
"""What is seen around a board."""
_MAP_AROUND = 0.8
"""So many places are shown around those that can be chosen."""
_MOST_PLACES = 24
_NEAREST = 0.07
"""Places nearer to each other than this part of the map's width could not be told apart under a finger."""
_LEAST_RATIO, _MOST_RATIO = 0.5, 1.15
"""How high a map is at least and at most, to its width."""


class PhonePainter:
    """One for the host. Equal pictures are painted once, whoever asks for them."""

    def __init__(self, speech: Localizer) -> None:
        self._speech = speech
        self._theme = Theme(Look.LIGHT, 1.0, animations=False)
        self._cache = PictureCache()
        self._cache.photos = common_photos()  # phones are in the same room
        self._shelf: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._scene: TableScene | None = None
        self._maps: OrderedDict[Hashable, bytes] = OrderedDict()

    # ---- single things -------------------------------------------------------------------------------------------

    def picture_of(self, packets: SeatPackets, ref: ArtRef) -> PictureSteps:
        """A thing that its seat sees, as PNG, painted in one step and put into letters in the next; none, if it does
        not see it any more.
        """
        if ref.what == "icon":
            yield self._kept(ref, lambda: self._icon(ref.name))
            return
        if ref.what == "signs":
            yield self._kept((packets.looker.game.id, ref), lambda: self._signs(packets.looker.game.id, ref.name))
            return
        context = ArtContext(packets.looker, Voice(packets.voice.language), self._theme)
        context.art = self._cache
        art = find_art(packets.looker.game.id, context)
        picture = art.token(ref.name) if ref.what == "count" else self._piece(art, ref)
        if picture is None:
            return
        ready = self._shelf.get(picture)
        if ready is None:
            image = self._painted(picture)
            yield None
            ready = _encoded(image, "PNG", 60)
        yield self._kept(picture, lambda: ready)

    def _piece(self, art: GameArt, ref: ArtRef) -> Picture | None:
        place = art.view.places.get(ref.place)
        piece = next((one for one in place.pieces if one.id == ref.name), None) if place is not None else None
        return None if piece is None or not piece.known else art.enlarged(piece, ref.place)

    def _painted(self, picture: Picture) -> QImage:
        box, foot = picture.box(self._cache), picture.footprint(self._cache)
        px = min(_WIDE / foot.width(), _HIGH / foot.height())
        image = self._cache.image(picture, px)
        edge = 3  # shadows lie outside the foot
        left, top = round((foot.x() - box.x()) * px) - edge, round((foot.y() - box.y()) * px) - edge
        wide, high = round(foot.width() * px) + 2 * edge, round(foot.height() * px) + 2 * edge
        return image.copy(left, top, wide, high)

    def _icon(self, name: str) -> bytes:
        return _encoded(icons.pixmap(name, _ICON_TONE, _ICON).toImage(), "PNG", 60)

    def _signs(self, game: str, name: str) -> bytes:
        """Rows of icons as the decision card shows them."""
        self._cache.use_icons(game)
        signs = Signs(self._cache, self._theme)
        rows = icons_from_letters(name)
        fit = signs.icons_fit(rows, _SIDE, _SIGNS_WIDE, _SIGNS_LINES) or signs.icons_broken(rows, _SIDE, _SIGNS_WIDE)
        edge = _SIDE / 6
        image = QImage(
            ceil(fit.width + 2 * edge), ceil(fit.height + 2 * edge), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_PAPER))
        painter.drawRoundedRect(QRectF(image.rect()), 2 * edge, 2 * edge)
        signs.paint_lines(painter, fit, QRectF(image.rect()).adjusted(edge, edge, -edge, -edge), _PRINT)
        painter.end()
        return _encoded(image, "PNG", 60)

    def _kept(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        found = self._shelf.get(key)
        if found is None:
            found = self._shelf[key] = make()
            self._bytes += len(found)
            while self._bytes > _SHELF and len(self._shelf) > 1:
                self._bytes -= len(self._shelf.popitem(last=False)[1])
        else:
            self._shelf.move_to_end(key)
        return found

    # ---- a map ---------------------------------------------------------------------------------------------------

    def map_of(self, session: api.Session, packets: SeatPackets, wish: TableWish) -> MapSteps:
        """A part of the table as onlookers see it."""
        if isinstance(wish, PlacesMessage):
            return self._places(session, packets, wish.options)
        return self._board(session, packets, wish.board)

    def _places(self, session: api.Session, packets: SeatPackets, options: Sequence[int]) -> MapSteps:
        """The part of the table as onlookers see it where some options of a question lie; none, if not all lie there,
        or if they are too many or too near for a finger. Each step is short: whoever plays on does not wait for it.
        """
        first = {place: number for number, place in reversed(packets.drops) if number in options}
        places = tuple(sorted(first, key=lambda place: first[place]))
        if not 0 < len(places) <= _MOST_PLACES:
            return
        yield from self._set_up(session)
        scene = self._public(session)
        yield None
        boxes = {place: scene.rect_of(place) for place in places}
        if any(box is None for box in boxes.values()):
            return
        found = {place: box for place, box in boxes.items() if box is not None}
        box = _framed(list(found.values()))
        if _nearest(list(found.values())) < _NEAREST * box.width():
            return
        picture = yield from self._painted_part(session, scene, box, _MAP_WIDE)
        spots = [
            WireSpot(
                option=first[place],
                x=round((found[place].center().x() - box.x()) / box.width() * 1000),
                y=round((found[place].center().y() - box.y()) / box.height() * 1000),
            )
            for place in places
        ]
        name = hashlib.blake2b(picture, digest_size=8).hexdigest()
        high = round(_MAP_WIDE * box.height() / box.width())
        yield picture, MapMessage(ask=packets.ask_id, art=name, wide=_MAP_WIDE, high=high, spots=spots)

    # ---- a board -------------------------------------------------------------------------------------------------

    def _board(self, session: api.Session, packets: SeatPackets, board: int) -> MapSteps:
        """A board as onlookers see it, by its number; the first is the one that they look at most."""
        yield from self._set_up(session)
        scene = self._public(session)
        yield None
        names = packets.looker.names
        home = scene.art.home_boards(0)
        # The largest of those that belong to nobody, if onlookers have none of their own.
        boards = sorted(scene.layout.boards, key=lambda one: (one.key not in home, bool(one.seat), _first_large(one)))
        boards = boards[:MOST_BOARDS]
        if not 0 <= board < len(boards):
            return
        box = boards[board].rect.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
        scale = min(_BOARD_WIDE / box.width(), _BOARD_HIGH / box.height())
        wide = round(box.width() * scale)
        picture = yield from self._painted_part(session, scene, box, wide)
        told = [
            WireBoard(words=short(packets.voice.label(words, names)), seat=one.seat)
            for one in boards
            if (words := area_name(scene, one.key)) is not None
        ]
        name = hashlib.blake2b(picture, digest_size=8).hexdigest()
        high = round(wide * box.height() / box.width())
        yield picture, SeenMessage(say=0, board=board, art=name, wide=wide, high=high, boards=told)

    # ---- parts of the table --------------------------------------------------------------------------------------

    def _set_up(self, session: api.Session) -> Iterator[None]:
        """The table of onlookers, once for each session."""
        if self._scene is None or self._scene.board_context.client.session is not session:
            self._scene = TableScene(BoardContext(SeatClient(session, 0), self._speech, self._theme), find_art)
            yield None
            self._scene.sprites(self._scene.view)  # its drawings are read in
            yield None

    def _painted_part(
        self, session: api.Session, scene: TableScene, box: QRectF, wide: int
    ) -> Generator[None, None, bytes]:
        """A part of the table so many pixels wide, as JPEG."""
        key = (id(session), session.table.stamp, box.getRect(), wide)
        if key not in self._maps:
            painting = _MapPainting(scene, box, QColor(self._theme.colours.table), wide)
            while painting.paint_on():
                yield None
            yield None
            self._maps[key] = painting.encoded()
            if len(self._maps) > _MAPS:
                self._maps.popitem(last=False)
        self._maps.move_to_end(key)
        return self._maps[key]

    def _public(self, session: api.Session) -> TableScene:
        """The table as it is seen by somebody who sits at no seat: never the scene of the window, which may show a
        hand.
        """
        scene = self._scene
        assert scene is not None
        client = SeatClient(session, 0)
        scene.board_context.client = client
        scene.show_view(client.view())
        return scene


class _MapPainting:
    """A part of a table that is painted thing by thing, the lowest first, as many at once as a short step holds."""

    def __init__(self, scene: TableScene, box: QRectF, ground: QColor, wide: int) -> None:
        self._art = scene.board_context.art
        self._box = box
        self._scale = wide / box.width()
        around = max(box.width(), box.height()) / 2  # what stands outside may reach in
        near = scene.standing_on(box.adjusted(-around, -around, around, around))
        self._left = deque(
            (picture, at, scale)
            for picture, at, scale in near
            if _placed(picture.box(self._art), at.x(), at.y(), scale).intersects(box)
        )
        self._image = QImage(wide, round(wide * box.height() / box.width()), QImage.Format.Format_RGB32)
        self._image.fill(ground)

    def paint_on(self) -> bool:
        """Some more; False: all is painted."""
        scale = self._scale
        painter = QPainter(self._image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-self._box.topLeft())
        until = thread_time() + _AT_ONCE
        while self._left and thread_time() < until:
            picture, at, own = self._left.popleft()
            painter.save()
            painter.translate(at)
            painter.scale(own, own)
            picture.paint(painter, self._art, scale * own)
            painter.restore()
        painter.end()
        return bool(self._left)

    def encoded(self) -> bytes:
        """What was painted, as JPEG."""
        return _encoded(self._image, "JPG", 82)


def _framed(boxes: list[QRectF]) -> QRectF:
    """A frame around places that is neither too high nor too flat for a phone."""
    box = QRectF()
    for one in boxes:
        box = box.united(one)
    around = max(max(one.width(), one.height()) for one in boxes) * _MAP_AROUND
    box = box.adjusted(-around, -around, around, around)
    ratio = box.height() / box.width()
    if ratio > _MOST_RATIO:
        box.adjust(-(box.height() / _MOST_RATIO - box.width()) / 2, 0, 0, 0)
        box.setWidth(box.height() / _MOST_RATIO)
    elif ratio < _LEAST_RATIO:
        box.adjust(0, -(box.width() * _LEAST_RATIO - box.height()) / 2, 0, 0)
        box.setHeight(box.width() * _LEAST_RATIO)
    return box


def _first_large(board: BoardPlacement) -> float:
    """The larger the earlier, among those that belong to nobody; people keep their order."""
    return 0.0 if board.seat else -board.rect.width() * board.rect.height()


def _nearest(boxes: list[QRectF]) -> float:
    """How far the two nearest of some places are apart."""
    centres = [box.center() for box in boxes]
    ways = (one - other for at, one in enumerate(centres) for other in centres[:at])
    return min((math.hypot(way.x(), way.y()) for way in ways), default=math.inf)


def _placed(box: QRectF, x: float, y: float, scale: float) -> QRectF:
    return QRectF(x + box.x() * scale, y + box.y() * scale, box.width() * scale, box.height() * scale)


def _encoded(image: QImage, kind: str, quality: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind, quality)  # type: ignore[call-overload]  # the stubs want bytes for the format
    return bytes(buffer.data().data())
