"""Packs of nothing but pictures: games whose cards nobody replaces take them, and any game's backs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import api
from engine.__main__ import main
from engine.api import BACKS, CardPhoto, CardPlace
from engine.core.game.piece_photos import picture_sections, sections_of
from engine.core.storage import save

NAME = "cd" * 32
PICTURED = sorted(name for name, game in api.GAMES.items() if game.pictured)


def _pack(game: str, *of: str, **more: Any) -> dict[str, Any]:
    rows = [{"of": one, "file": NAME, "face": "whole"} for one in of]
    return {"format": 2, "game": game, "name": "Pictures", "pictures": rows, **more}


def test_games_without_cards_of_ones_own_have_pieces_to_be_photographed() -> None:
    assert PICTURED == ["barrage", "ginkgopolis"]
    for game in PICTURED:
        sections = picture_sections(api.GAMES[game])
        assert all(one.shipped and one.is_fixed for one in sections)
        table = api.new_session(game, 2, seed=1).table
        pieces = [one.piece_of(row) for one in sections if one.name != BACKS for row in one.shipped]
        assert len(set(pieces)) == len(pieces) > 40 and all(piece in table.pieces for piece in pieces)
    assert [one.name for one in sections_of(api.GAMES["underwater_cities"])][-1] == BACKS


@pytest.mark.parametrize("game", PICTURED)
def test_a_pack_of_pictures_is_taken_and_a_save_holds_its_names(game: str, tmp_path: Path) -> None:
    section = picture_sections(api.GAMES[game])[0]
    key = str(section.shipped[0]["id"])
    pack = _pack(game, f"{section.name}.{key}", f"{BACKS}.{picture_sections(api.GAMES[game])[-1].shipped[0]['id']}")
    equipped, mistakes = api.GAMES[game].with_pack(pack)
    assert equipped is not None and not mistakes
    found = api.photos_of_pieces(equipped)
    assert found[key] == CardPhoto(NAME, api.WHOLE_FACE) and len(found) == 2
    assert [one for one in found if one.startswith("back.")]
    session = api.new_session(game, 2, seed=3, pack=pack)
    plain = api.new_session(game, 2, seed=3)
    assert [one.place.id for one in session.table.pieces.values()] == [
        one.place.id for one in plain.table.pieces.values()
    ], "rules never read pictures"
    save.save(session, tmp_path / "kept.tarsas")
    again = api.load_game(tmp_path / "kept.tarsas").session
    assert api.photos_of_pieces(again.game) == found


@pytest.mark.parametrize("game", PICTURED)
def test_anything_else_in_such_a_pack_is_refused(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = _pack(game, "tile.x")
    for pack in ({**whole, "cards": [{"number": 1}]}, {**whole, "pictures": []}):
        equipped, mistakes = api.GAMES[game].with_pack(pack)
        assert equipped is None and mistakes[0].reason.id == "pack.game_takes_only_pictures"
        path = tmp_path / "pack.json"
        path.write_text(json.dumps(pack), "utf-8")
        assert main(["pack", "check", str(path)]) == 2
        assert "pictures" in capsys.readouterr().out
    broken = {**whole, "pictures": [{"of": "tile.x", "file": "../../etc/passwd"}]}
    assert api.GAMES[game].with_pack(broken)[0] is None
    kept, _ = api.GAMES[game].with_pack(broken, kept=True)
    assert kept is not None and not api.photos_of_pieces(kept), "a game that was begun goes on, drawn"


@pytest.mark.parametrize("game", PICTURED)
def test_the_box_holds_pictures_of_pieces_and_nothing_is_written(game: str) -> None:
    draft = api.BoxDraft(api.GAMES[game], "Mine")
    places = [place for section in draft.forms for place in draft.places(section)]
    photos = {place: CardPhoto(NAME, api.WHOLE_FACE) for place in places[:5]}
    draft.put_photos(dict(photos))
    pack = draft.pack()
    assert set(pack) == {"format", "game", "name", "pictures"} and pack["format"] == 2
    assert api.GAMES[game].with_pack(pack)[1] == []
    again = api.BoxDraft(api.GAMES[game])
    assert again.take_pack({**pack, "tile": [{"id": "tile.forged"}]}) == 0
    assert dict(again.photos) == photos and CardPlace("tile", "tile.forged") not in again.photos
    draft.undo()
    assert not draft.photos


def test_backs_of_games_with_cards_of_ones_own_are_pictures_among_them() -> None:
    backs = picture_sections(api.GAMES["underwater_cities"])[-1]
    key = str(backs.shipped[0]["id"])
    equipped, mistakes = api.GAMES["underwater_cities"].with_pack(_pack("underwater_cities", f"{BACKS}.{key}"))
    assert equipped is not None and not mistakes
    assert list(api.photos_of_pieces(equipped)) == [f"back.{key}"]
