"""Photos in packs: named, never read by rules, undone like any other step; what is wrong with them is told."""

from __future__ import annotations

from typing import Any

import pytest

from engine import api
from engine.api import CardPhoto, CardPlace
from engine.core.game.card_photo import MOST_PHOTOS

LABORATORY = CardPlace("cards", "70")
NAME = "ab" * 32


def row(**other: Any) -> dict[str, Any]:
    return {"of": "cards.70", "file": NAME, "face": "whole", **other}


def pack_of(*rows: object) -> dict[str, Any]:
    return {"format": 2, "game": "underwater_cities", "name": "Own", "pictures": list(rows)}


def test_a_photo_is_a_step_like_any_other() -> None:
    draft = api.BoxDraft(api.GAMES["underwater_cities"], "Own")
    photo = CardPhoto(NAME)
    draft.put_photos({LABORATORY: photo, CardPlace("cards", "71"): photo})
    assert draft.photo(LABORATORY) == photo and len(draft.pack()["pictures"]) == 2
    assert draft.undo() == LABORATORY and not draft.photos and "pictures" not in draft.pack()
    assert draft.redo() == LABORATORY and len(draft.photos) == 2
    draft.put_photos({LABORATORY: None})
    assert draft.photo(LABORATORY) is None
    draft.put_photos({LABORATORY: None})
    draft.undo()
    assert draft.photo(LABORATORY) == photo, "what changes nothing is no step"


def test_photos_travel_in_the_pack_and_come_back() -> None:
    draft = api.BoxDraft(api.GAMES["underwater_cities"], "Own")
    assert draft.pack()["format"] == 1, "without photos earlier versions open it"
    draft.put_photos({LABORATORY: CardPhoto(NAME, api.WHOLE_FACE, 55)})
    pack = draft.pack()
    assert pack["format"] == 2
    again = api.BoxDraft(api.GAMES["underwater_cities"])
    again.take_pack(pack)
    assert again.photo(LABORATORY) == CardPhoto(NAME, api.WHOLE_FACE, 55)


def test_a_card_with_a_mistake_keeps_its_photo_out_of_the_game() -> None:
    draft = api.BoxDraft(api.GAMES["underwater_cities"], "Own")
    draft.put_photos({LABORATORY: CardPhoto(NAME)})
    draft.put(LABORATORY, {**draft.row(LABORATORY), "name": ""})
    assert "pictures" not in draft.pack() and len(draft.unfinished()["pictures"]) == 1


def test_a_game_knows_the_photos_of_its_pieces_and_rules_do_not() -> None:
    shipped = api.GAMES["underwater_cities"]
    equipped, mistakes = shipped.with_pack(pack_of(row()))
    assert equipped is not None and not mistakes
    assert list(api.photos_of_pieces(equipped).values()) == [CardPhoto(NAME, api.WHOLE_FACE)]
    assert not api.photos_of_pieces(shipped)
    plain, with_photos = (
        api.new_session(shipped.id, 2, seed=4),
        api.new_session(shipped.id, 2, seed=4, pack=pack_of(row())),
    )
    assert [piece.place.id for piece in plain.table.pieces.values()] == [
        piece.place.id for piece in with_photos.table.pieces.values()
    ]


WRONG: dict[str, object] = {
    "no record": 7,
    "a path for a name": row(file="../../etc/passwd"),
    "a short name": row(file="ab"),
    "letters that are none": row(file="zz" * 32),
    "an unknown way": row(face="hologram"),
    "a part outside": row(at=101),
    "a part that is yes": row(at=True),
    "another field": row(url="https://example.org"),
    "nobody's": row(of="cards"),
    "a name without end": row(of="cards." + "7" * 5_000),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_malformed_photo_is_told_and_never_shown(what: str) -> None:
    pack = pack_of(WRONG[what])
    assert not list(api.photos_in(pack))
    game, mistakes = api.GAMES["underwater_cities"].with_pack(pack)
    assert game is None and [one.card for one in mistakes] == ["pictures"]
    kept, _ = api.GAMES["underwater_cities"].with_pack(pack, kept=True)
    assert kept is not None, "a game that was begun with it goes on"


@pytest.mark.parametrize("pictures", [{}, "x", [row(of=f"cards.{at}") for at in range(MOST_PHOTOS + 1)]])
def test_a_section_of_another_make_is_refused(pictures: object) -> None:
    pack = {**pack_of(), "pictures": pictures}
    _, mistakes = api.GAMES["imperial_miners"].with_pack({**pack, "game": "imperial_miners"})
    assert mistakes
    assert len(list(api.photos_in(pack))) <= MOST_PHOTOS
