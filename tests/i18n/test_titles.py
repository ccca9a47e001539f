"""Titles of cards and boards within a sentence: in quotation marks, with the kind of thing that they name."""

from __future__ import annotations

import pytest

from engine import api
from engine.api import ListArg, Message, PieceArg, PlaceArg, SeatArg, msg
from qtapp.i18n.voice import Voice


class Table:
    """Names of one new table."""

    def __init__(self, game: str, **settings: int) -> None:
        self._session = api.new_session(game, 2, seed=3, settings=settings)
        self.game = self._session.game

    def seat_name(self, seat: int) -> str:
        return ("", "Eszter", "Anna")[seat]

    def piece_name(self, piece: str) -> Message | None:
        return self.game.piece_name(self._session.table, piece)

    def place_name(self, place: str) -> Message | None:
        return self.game.place_name(self._session.table, place)

    def first(self, kind: str) -> str:
        return next(piece.id for piece in self._session.table.pieces.values() if piece.id.startswith(f"{kind}."))


def moved(piece: str) -> Message:
    places = {"from": PlaceArg("box"), "to": PlaceArg("box")}
    return msg(
        "table.seat_moves_piece",
        "{seat} moves {piece}: {from} → {to}.",
        seat=SeatArg(2),
        piece=PieceArg(piece),
        **places,
    )


def said(names: Table, message: Message) -> list[str]:
    return [Voice(language).text(message, names) for language in ("hu", "de", "en")]


@pytest.mark.parametrize(
    ("game", "kind", "hu", "de"),
    [
        ("imperial_miners", "mine", "áthelyezi {az} „{name}” kártyát:", "versetzt die Karte „{name}“:"),
        (
            "imperial_miners",
            "board",
            "áthelyezi {az} „{name}” kutatástáblát:",
            "versetzt den Entwicklungsplan „{name}“:",
        ),
        (
            "underwater_cities",
            "contract",
            "áthelyezi {az} „{name}” kormányzati szerződést:",
            "versetzt den Regierungsauftrag „{name}“:",
        ),
        ("barrage", "officer", "áthelyezi {az} „{name}” ügyvezetőt:", "versetzt den Chefingenieur „{name}“:"),
        ("barrage", "company", "áthelyezi {az} „{name}” vállalatot:", "versetzt das Unternehmen „{name}“:"),
    ],
)
def test_a_title_is_said_with_its_kind(game: str, kind: str, hu: str, de: str) -> None:
    names = Table(game)
    piece = names.first(kind)
    name = names.piece_name(piece)
    assert name is not None
    texts = said(names, moved(piece))
    for text, wanted, language in zip(texts, (hu, de), ("hu", "de"), strict=False):
        title = Voice(language).text(name, names)
        fits = {wanted.format(name=title, az=az) for az in ("a", "az")}
        assert any(one in text for one in fits), (text, fits)
    assert Voice("en").text(name, names) in texts[2]


def test_what_belongs_to_somebody_has_no_article() -> None:
    names = Table("imperial_miners")
    assert said(names, moved("surface.1"))[0].startswith("Anna áthelyezi Eszter felszíntábláját: ")


def test_several_titles_share_their_kind() -> None:
    names = Table("underwater_cities")
    cards = ListArg((PieceArg("card.1"), PieceArg("card.2")))
    source = "{seat} discards {cards.quoted}."
    message = msg("underwater_cities.seat_discards_cards", source, seat=SeatArg(2), cards=cards)
    hu, de, en = said(names, message)
    one, other = (Voice("hu").text(name, names) for name in map(names.piece_name, ("card.1", "card.2")) if name)
    assert hu in {f"Anna eldobja {a} „{one}” és {b} „{other}” kártyát." for a in ("a", "az") for b in ("a", "az")}
    assert de.startswith("Anna wirft „") and de.endswith("“ ab.") and de.count("„") == 2
    assert en.count("“") == 2


def test_quotation_marks_within_others() -> None:
    label = msg("nowhere", "the card “Salvage”")
    better = msg("players.other_may_be_better", "Perhaps better: {other.quoted}", other=label)
    assert Voice("en").text(better) == "Perhaps better: “The card ‘Salvage’”"
    names = Table("imperial_miners")
    own = msg(
        "table.audit_piece_not_accepted_here",
        "{piece} does not belong here: {place}.",
        piece=PieceArg(names.first("mine")),
        place=PlaceArg("box"),
    )
    quoted = msg("players.other_may_be_better", "Perhaps better: {other.quoted}", other=own)
    assert "»" in Voice("hu").text(quoted, names) and "‚" in Voice("de").text(quoted, names)


def test_own_things_in_a_list_are_not_called_by_the_name_again() -> None:
    names = Table("barrage")
    goods = ListArg((api.AmountArg(3, "mixer"), PieceArg("basic.2.powerhouse")))
    source = "{seat} turns the wheel and takes back {goods}."
    message = msg("barrage.seat_turns_wheel_regaining_goods", source, seat=SeatArg(2), goods=goods)
    for text in said(names, message):
        assert text.count("Anna") == 1, text
