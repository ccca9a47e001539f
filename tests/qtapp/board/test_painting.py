"""What is not painted or laid out again must look as if it were."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.art import HEAVY, Picture, PictureCache
from qtapp.board.paint.picture import BadgedPicture, SvgPicture
from qtapp.board.paint.pile import Pile, StackedTiles
from qtapp.board.paint.pixmap_shelf import PixmapShelf
from qtapp.board.scene.gameart import MANY
from qtapp.games.ginkgopolis.city import BuildingPicture, Lawn
from qtapp.kit.paint.theme import Look, Theme
from tests.qtapp.board.tabletop import NAMES, Tabletop, play_on


def middle_of(game: str) -> api.Session:
    """A game well under way."""
    session = api.new_session(game, 2, seed=7)
    play_on(session, 60)
    if session.is_over:
        session.seek(session.line()[len(session.line()) // 2])  # a short game: its middle
    return session


def shows_numbers(session: api.Session) -> bool:
    """Does this table say of anything how many there are? Of a pile it does, and of what is only counted."""
    drawn = [one for one in api.seat_view(session.table, 1).places.values() if session.table.places[one.id].drawn]
    piles = [one for one in drawn if len(one.pieces) > MANY and not any(piece.known for piece in one.pieces)]
    return bool(piles) or any(any(one.counts.values()) for one in drawn)


def shown(qtbot: QtBot, session: api.Session) -> list[Picture]:
    """Everything that stands on a table or is held, each picture once."""
    items = Tabletop(qtbot, session=session).view.table.items_by_id.values()
    return list(dict.fromkeys(item.picture for item in items))


@pytest.mark.parametrize("game", sorted(api.GAMES))
def test_a_picture_upon_its_body_is_the_picture(qtbot: QtBot, game: str) -> None:
    """A body that was painted for another number leaves no trace."""
    art, session = PictureCache(), middle_of(game)
    parted = [picture for picture in shown(qtbot, session) if picture.body() is not None]
    assert bool(parted) == shows_numbers(session)
    for picture in parted:
        for px in (0.31, 0.77):
            assert art.pixmap(picture, px).toImage() == art.image(picture, px), picture


def test_another_number_needs_no_new_body(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    art = PictureCache()
    painted: list[str] = []
    monkeypatch.setattr(SvgPicture, "paint", lambda self, *_: painted.append(self.name))
    back = SvgPicture("ginkgopolis/pieces/card_back_city.svg")
    for n in (8, 9, 10, 11):
        art.pixmap(Pile(back, n), 0.5)
    assert len(painted) == 2, "the lowest and the top one, once"
    art.pixmap(Pile(back, 12), 0.5)
    assert len(painted) == 4, "another layer is another body"
    art.set_ratio(2.0)
    art.pixmap(Pile(back, 12), 0.5)
    assert len(painted) == 6, "another screen"


def test_bodies_do_not_fill_the_memory(qtbot: QtBot) -> None:
    art = PictureCache()
    unit = SvgPicture("ginkgopolis/pieces/cube.svg")
    large = (HEAVY / unit.box(art).width() / unit.box(art).height()) ** 0.5
    art.pixmap(BadgedPicture(unit, 3), large)
    assert not art._bodies
    for step in range(200):
        art.pixmap(BadgedPicture(unit, 3), large / 3 + step * 0.01)
    assert sum(body.sizeInBytes() for body in art._bodies.values()) == art._kept <= 3 * HEAVY


@pytest.mark.parametrize("game", ["ginkgopolis", "underwater_cities"])
def test_of_the_lowest_card_of_a_pile_only_the_edge_is_seen(qtbot: QtBot, game: str) -> None:
    art, px = PictureCache(), 0.8
    cards = [picture for picture in shown(qtbot, middle_of(game)) if picture.edge() != picture]
    assert cards
    for card in cards:
        heap = StackedTiles(card, 1, (-8.0, -12.0))
        image = art.image(heap, px)
        whole = QImage(image.size(), image.format())
        whole.fill(QColor(0, 0, 0, 0))
        painter = QPainter(whole)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(px, px)
        painter.translate(-heap.box(art).topLeft())
        for at in (QPointF(0, 0), heap.lean):
            painter.save()
            painter.translate(at)
            card.paint(painter, art, px)
            painter.restore()
        painter.end()
        assert image == whole, card


def test_what_did_not_change_is_not_laid_anew(qtbot: QtBot) -> None:
    """A look at the same moment touches nothing; what was pushed aside comes home."""
    table = Tabletop(qtbot, 2, 40)
    items = table.view.table.items_by_id
    before = {name: (item, item.pos(), item.scale(), item.zValue(), item.sprite) for name, item in items.items()}
    aside = next(iter(items.values()))
    aside.setPos(aside.pos() + QPointF(40, 40))
    table.view.table.show_view(table.client.view())
    after = {name: (item, item.pos(), item.scale(), item.zValue(), item.sprite) for name, item in items.items()}
    assert after == before


def test_a_new_city_is_sketched_in_its_own_box() -> None:
    lawn = Lawn(0.0, 0.0, 432.0, 432.0, ((108.0, 108.0, "plot_1"), (324.0, 324.0, "plot_2")))
    art = PictureCache()
    assert lawn.sketch() != lawn and lawn.sketch().box(art) == lawn.box(art)
    image = art.image(lawn.sketch(), 0.2)
    corner = -lawn.box(art).topLeft()
    middle = (corner + QPointF(108, 108)) * 0.2
    assert image.pixelColor(middle.toPoint()).green() > image.pixelColor(middle.toPoint()).blue()


def test_a_roof_looks_the_same_with_and_without_what_lies_on_it(qtbot: QtBot) -> None:
    art = PictureCache()
    floors = ("red", "blue", "yellow", "red", "blue")
    for building in (
        BuildingPicture(floors, 7),
        BuildingPicture(floors, 7, ((1, 3),)),
        BuildingPicture(floors[:1], 7, ((2, 6),), site=True),
    ):
        assert art.pixmap(building, 0.6).toImage() == art.image(building, 0.6)


def _photograph(table: Tabletop) -> QImage:
    table.view.table.patient = True
    table.view.table.settle()
    QApplication.processEvents()
    return table.view.viewport().grab().toImage()


@pytest.mark.parametrize("game", sorted(api.GAMES))
def test_a_table_that_has_seen_much_looks_like_a_new_one(qtbot: QtBot, game: str) -> None:
    """Other moments, another look, language and size: nothing of what was painted before is left."""
    session = api.new_session(game, 2, seed=7, names=NAMES[:2])
    play_on(session, 60)
    table = Tabletop(qtbot, session=session, size=(1200, 800))
    line, dice = session.line(), random.Random(4)
    for _ in range(8):
        table.client.history.seek(dice.choice(line))
        QApplication.processEvents()
    table.client.history.seek(line[-1])
    for theme, language, size in (
        (Theme(animations=False), "en", (1200, 800)),
        (Theme(Look.CONTRAST, animations=False, text_scale=1.5), "de", (1100, 760)),
        (Theme(Look.DARK, animations=False), "hu", (1200, 800)),
    ):
        table.view.set_theme(theme)
        table.view.board_context.speech.set_language(language)
        table.view.resize(*size)
        table.view.camera.fit_all()
        fresh = Tabletop(qtbot, session=session, size=size, theme=theme, language=language)
        assert _photograph(table) == _photograph(fresh), (theme, language, size)
        fresh.view.hide()


def test_boards_lie_for_the_present_size_whatever_it_was_before(qtbot: QtBot) -> None:
    """A little narrower is enough for another way to lay these boards, and a little is not passed over."""
    session = api.new_session("barrage", 2, seed=7, names=NAMES[:2])
    table = Tabletop(qtbot, session=session, size=(1039, 600))
    table.view.resize(1024, 600)
    QApplication.processEvents()
    fresh = Tabletop(qtbot, session=session, size=(1024, 600))
    laid, anew = ([(board.key, board.rect) for board in one.view.table.layout.boards] for one in (table, fresh))
    assert laid == anew


def test_what_one_table_has_painted_another_one_need_not(qtbot: QtBot) -> None:
    """A shelf holds what was used lately, within its bound; pictures of other icons or screens are others."""
    shelf = PixmapShelf()
    one, other, dense = (PictureCache(shelf=shelf) for _ in range(3))
    dense.set_ratio(2.0)
    picture = SvgPicture("ginkgopolis/pieces/shadow_3.svg")
    assert one.pixmap(picture, 0.5).cacheKey() == other.pixmap(picture, 0.5).cacheKey()
    assert (one.painted, other.painted) == (1, 0) and other.rough(picture)[1] == 0.5
    assert dense.ready(picture, 0.5) is None and PictureCache().ready(picture, 0.5) is None
    other.use_icons("barrage")
    assert other.ready(picture, 0.5) is None


def test_the_shelf_is_bounded(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr("qtapp.board.paint.pixmap_shelf.SHELF", 3 * 10 * 10 * 4)
    shelf = PixmapShelf()
    for number in range(3):
        shelf.put(number, 1, QPixmap(10, 10))
    assert shelf.find(0, 1, use=True) is not None
    shelf.put(3, 1, QPixmap(10, 10))
    assert [shelf.find(number, 1) is not None for number in range(4)] == [True, False, True, True]
    assert shelf.newest(1) == (None, 0)
