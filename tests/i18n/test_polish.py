"""Polish, added with files alone: plurals of three forms, cases, genders; what is begun is whole and right."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import api
from engine.api import AmountArg, ListArg, LiteralArg, Message, NounArg, SeatArg, msg
from qtapp.i18n import languages as listed
from qtapp.i18n.catalogue import catalogue
from qtapp.i18n.languages import language_of, languages
from qtapp.i18n.render import Renderer
from qtapp.i18n.voice import Voice
from tools.i18n.played import TableNames, Thoughts, tell_cards, tell_game

GAME = "ginkgopolis"
WHOLE = ("ginkgopolis", "nouns/ginkgopolis", "about/ginkgopolis", "nouns/table", "guide", "hint", "players", "preview")
WHOLE_TOO = ("review", "settings", "setup", "speech", "table", "told")

LATER = 0.1
"""The share of texts that may have come since."""


class Sitters:
    """Who sits at a table that is not there."""

    def seat_name(self, seat: int) -> str:
        return ("Anna", "Bence")[seat - 1]

    def piece_name(self, piece: str) -> Message | None:
        return None

    def place_name(self, place: str) -> Message | None:
        return None


def said(message: Message) -> str:
    return Voice("pl").text(message, Sitters())


def tile(colour: str, number: int) -> Message:
    return msg("ginkgopolis.building_tile", "{colour} tile {number}", colour=NounArg(colour), number=number)


@pytest.mark.parametrize("context", [*WHOLE, *WHOLE_TOO])
def test_what_is_begun_is_whole(context: str) -> None:
    """But for a few texts that came later: whoever adds one need not speak Polish."""
    texts = catalogue("pl")
    asked = [key for key in texts.known if key[0] == context]
    missing = [key for key in asked if key not in texts.texts]
    assert asked and len(missing) <= max(2, LATER * len(asked)), missing


@pytest.mark.parametrize(
    ("n", "gained", "lacking"),
    [
        (1, "Anna dostaje 1 zasób.", "Potrzeba 1 zasobu, a masz 1 płytkę."),
        (3, "Anna dostaje 3 zasoby.", "Potrzeba 3 zasobów, a masz 3 płytki."),
        (5, "Anna dostaje 5 zasobów.", "Potrzeba 5 zasobów, a masz 5 płytek."),
        (12, "Anna dostaje 12 zasobów.", "Potrzeba 12 zasobów, a masz 12 płytek."),
        (22, "Anna dostaje 22 zasoby.", "Potrzeba 22 zasobów, a masz 22 płytki."),
    ],
)
def test_a_number_takes_its_form_and_its_case(n: int, gained: str, lacking: str) -> None:
    resources, tiles = AmountArg(n, "resource"), AmountArg(n, "tile")
    message = msg("ginkgopolis.seat_gains_amount", "{seat} gains {amount}.", seat=SeatArg(1), amount=resources)
    assert said(message) == gained
    needs = msg("ginkgopolis.not_enough_resources", "Needs {need}, you have {have}.", need=resources, have=tiles)
    assert said(needs) == lacking


def test_colours_agree_in_every_case() -> None:
    old, new = tile("blue", 3), tile("red", 17)
    built = msg(
        "ginkgopolis.seat_constructs", "{seat} constructs: {tile} on {card}.", seat=SeatArg(2), tile=new, card=old
    )
    assert said(built) == "Bence nadbudowuje: czerwona płytka 17 trafia na niebieską płytkę 3."
    beside = msg("ginkgopolis.cell_left_of_building", "empty cell left of the {building}", building=tile("yellow", 4))
    assert said(beside) == "puste pole na lewo od żółtej płytki 4"
    moved = msg(
        "table.seat_moves_piece",
        "{seat} moves {piece}: {from} → {to}.",
        seat=SeatArg(1),
        piece=new,
        to=beside,
        **{"from": msg("ginkgopolis.tile_supply", "tile supply")},
    )
    assert said(moved) == "Anna przenosi czerwoną płytkę 17: pula płytek → puste pole na lewo od żółtej płytki 4."
    several = ListArg((AmountArg(2, "resource"), AmountArg(1, "tile"), AmountArg(7, "point")))
    gained = msg("ginkgopolis.seat_gains_amount", "{seat} gains {amount}.", seat=SeatArg(1), amount=several)
    assert said(gained) == "Anna dostaje 2 zasoby, 1 płytkę i 7 punktów sukcesu."


def test_what_is_not_translated_is_english() -> None:
    assert said(msg("nowhere.text", "Not yet: {what}", what=LiteralArg("X"))) == "Not yet: X"
    assert 0.15 < catalogue("pl").share < 1.0 and not language_of("pl").is_complete


@cache
def told() -> tuple[Counter[str], frozenset[str]]:
    """Forms that a wording asked for and nobody has, and messages that were told in English, of some games."""
    missing: Counter[str] = Counter()
    english: set[str] = set()
    texts = catalogue("pl")

    def parts(message: Message) -> Iterator[Message]:
        yield message
        for _, arg in message.args:
            for one in arg.items if isinstance(arg, ListArg) else (arg,):
                if isinstance(one, Message):
                    yield from parts(one)

    def note(kind: str, message: Message, names: TableNames) -> None:
        if kind in ("phones", "phone labels"):  # their page is not begun
            return
        english.update(one.id for one in parts(message) if texts.find(*one.key) is None)
        Renderer(texts, str, names, lambda id_, form: missing.update([f"{id_}@{form}"])).text(message)

    tell_cards(GAME, note)
    tell_game(GAME, 11, note, 70, thoughts=Thoughts(hints=1, moments=2))
    return missing, frozenset(english)


def test_a_whole_game_is_told_without_english() -> None:
    missing, english = told()
    assert len(missing) <= 2 and len(english) <= 5, (missing, english)


def test_without_its_file_there_is_no_polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (*listed.folder().glob("*.ts"), listed.folder() / "languages.toml"):
        if path.stem != "tarsas_pl":
            shutil.copy(path, tmp_path / path.name)
    assert "pl" in languages()
    monkeypatch.setattr(listed, "folder", lambda: tmp_path)
    assert list(languages.__wrapped__()) == [code for code in languages() if code != "pl"]
    assert api.GAMES[GAME].title.english
