"""Which pieces bear an owner's photo: cards of packs by their records, all other pieces and backs by themselves.

A game without packs of cards may have its pieces photographed all the same: it names the kinds (`pictured`), and each
of their pieces is a record of a section that nobody can write.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from pydantic import BaseModel

from engine.core.flow.effect import EffectRegistry
from engine.core.game.card_photo import PICTURES, CardPhoto, photos_in
from engine.core.game.game import Game
from engine.core.game.pack_form import PackForm, PackSection
from engine.core.messages.message import msg

BACKS = "back"
"""The section of card backs; a back is told from pieces by this word before it."""
NO_WORDS = PackForm(EffectRegistry(()), (), (), ())
_PEOPLE = 2


class PieceRecord(BaseModel):
    """A piece that only bears a picture."""

    id: str


@cache
def picture_sections(game: Game) -> tuple[PackSection, ...]:
    """The pieces of a game that only bear pictures, kind by kind, and the backs of all cards and tiles."""
    pieces = game.blueprint(_PEOPLE, {}).pieces
    found = []
    for group in game.pictured:
        rows = tuple({"id": one.id} for one in pieces if one.kind.partition(".")[0] == group.kind and not one.owner)
        found.append(PackSection(group.kind, group.label, PieceRecord, rows, effect_fields=(), is_fixed=True))
    backs = sorted({one.back for one in pieces if one.back})
    rows = tuple({"id": one} for one in backs)
    label = msg("pack.section_backs", "card backs")
    return (*found, PackSection(BACKS, label, PieceRecord, rows, effect_fields=(), is_fixed=True, piece=f"{BACKS}."))


def sections_of(game: Game) -> tuple[PackSection, ...]:
    """Everything that may bear a picture: the records of its packs, then the rest."""
    form = game.pack_form
    return (*(form.sections if form is not None else ()), *picture_sections(_shipped(game)))


def _shipped(game: Game) -> Game:
    """The pieces that only bear pictures are the same with every pack."""
    return game if game.pack is None else game.with_edition(game.edition) or game


def photos_of_pieces(game: Game) -> dict[str, CardPhoto]:
    """The photos of a game that is equipped with a pack, by piece; of a back by its word and name: `back.era1`."""
    pack = game.pack
    if not pack or not pack.get(PICTURES):
        return {}
    pieces: dict[tuple[str, str], str] = {}
    for section in sections_of(game):
        own = pack.get(section.name) if not section.is_fixed else None
        for row in _records((*section.shipped, *(own if isinstance(own, list) else ()))):
            if section.piece or section.is_fixed:
                key = str(row.get(section.key, row.get("id")))
                pieces[section.name, key] = section.piece_of(row)
    return {pieces[section, key]: photo for section, key, photo in photos_in(pack) if (section, key) in pieces}


def _records(rows: Iterable[object]) -> Iterable[Mapping[str, object]]:
    return (row for row in rows if isinstance(row, Mapping))
