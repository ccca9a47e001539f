"""The cards that come with the program as the window knows them: their names in every language, and painted faces."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPixmap

from engine import api
from engine.api import CardPlace, CardRow, RecordForm, msg
from qtapp.board.paint.context import ArtContext
from qtapp.board.paint.photos import common_photos
from qtapp.box.words import bare
from qtapp.games import find_art
from qtapp.i18n.voice import Voice
from qtapp.kit.paint.theme import Theme
from qtapp.session.looker import SeatLooker

_WIDEST = 270
"""Pixels of a picture: the column of the preview is hardly wider."""


class HouseCards:
    """One game's shipped cards, laid once."""

    def __init__(self, game: api.Game) -> None:
        self.game = game
        self._names = api.HouseNames(game)

    def name(self, form: RecordForm, row: CardRow) -> api.Message:
        """What a shipped card is called."""
        if form.section.name == api.BACKS:
            number = [one["id"] for one in form.section.shipped].index(row["id"]) + 1
            return msg("box.back_number", "Back {number}", number=number)
        return self._names.name(form, row) or bare(str(row.get("name", row.get(form.section.key, ""))))


def card_name(house: HouseCards, draft: api.BoxDraft, place: CardPlace) -> api.Message:
    """What a card is called: a shipped one in the language of the window, one's own as its owner wrote it."""
    row, shipped = draft.row(place), draft.house(place)
    if shipped is not None and shipped.get("name") == row.get("name"):
        return house.name(draft.form(place), shipped)
    return bare(str(row.get("name", place.key)))


class CardFace(NamedTuple):
    """A card as the game paints it."""

    picture: QPixmap
    photo_faces: tuple[str, ...]
    """How a photo of it could be shown."""
    proportions: float
    """Width to height."""


def card_face(
    form: RecordForm,
    row: CardRow,
    language: str,
    theme: Theme,
    height: int,
    ratio: float,
    photo: api.CardPhoto | None = None,
) -> CardFace | None:
    """The card as the game paints it; None: it has mistakes, or is no card that could be looked at."""
    shown = api.shown_card(form, row, photo)
    if shown is None:
        return None
    session, view = shown
    context = ArtContext(SeatLooker(session, 1), Voice(language), theme)
    context.art.photos = common_photos()
    art = find_art(form.game.id, context)
    picture = art.enlarged(view, api.HELD)
    foot = picture.footprint(context.art)
    scale = min(height / foot.height(), _WIDEST / foot.width())
    pixmap = QPixmap.fromImage(context.art.image(picture, scale * ratio))
    pixmap.setDevicePixelRatio(ratio)
    faces = picture.photo_faces() or ((api.WHOLE_FACE,) if form.section.is_fixed else ())
    return CardFace(pixmap, faces, foot.width() / foot.height())
