"""Offers of cards tell what the cards say; questions name the card they are about."""

from __future__ import annotations

from engine.core.flow.question import Gesture
from engine.core.messages.message import Message, PieceArg
from engine.underwater_cities.action_cards import LastUseStep, UseCardsStep
from engine.underwater_cities.describe import place_name
from engine.underwater_cities.queries import card_of
from engine.underwater_cities.specials import DRAW, TakeSpecialCardStep
from tests.underwater_cities.table import ME, Situation, game


def offers(session: Situation) -> dict[str, Message]:
    pending = session.asked()
    return {answer: pending.frame.label(session.table, answer) for answer in session.options(pending)}


def said(session: Situation, piece: str) -> Message:
    card = card_of(session.table, piece)
    assert card is not None
    return card.effect.text()


def test_a_special_card_is_offered_with_its_price_and_its_words() -> None:
    session = game(2)
    session.lay(TakeSpecialCardStep(ME))
    found = offers(session)
    assert len(found) > 2 and DRAW in found
    for piece, label in found.items():
        if piece != DRAW:
            args = dict(label.args)
            card = card_of(session.table, piece)
            assert card is not None and args["words"] == said(session, piece)
            assert getattr(args["cost"], "n", None) == card.cost


def test_action_cards_are_offered_with_their_words() -> None:
    session = game(2)
    session.laid("34", "19")
    session.lay(UseCardsStep(ME, 1, 0))
    for piece, label in offers(session).items():
        assert dict(label.args)["words"] == said(session, piece)


def test_the_card_that_goes_is_named_before_its_last_use() -> None:
    session = game(2)
    session.goods(c=3, k=3, st=3, sc=3)
    session.lay(LastUseStep(ME, "card.assistant"))
    assert dict(session.asked().question.text.args)["card"] == PieceArg("assistant.1")
    session = game(2)
    session.goods(c=3, k=3, st=3, sc=3)
    session.lay(LastUseStep(ME, "card.34"))
    assert dict(session.asked().question.text.args)["card"] == PieceArg("card.34")


def test_offered_cards_are_taken_by_hand() -> None:
    session = game(2)
    session.lay(TakeSpecialCardStep(ME))
    by_hand = {answer: gesture for gesture, answer in session.gestures(session.asked())}
    assert by_hand == {piece: Gesture(piece, f"seat.{ME}.hand") for piece in offers(session) if piece != DRAW}


def test_cards_just_drawn_do_not_lie_on_the_board() -> None:
    session = game(2)
    names = {place: place_name(session.table, f"seat.{ME}.{place}") for place in ("draw", "board", "hand")}
    assert len(set(names.values())) == 3


def test_what_is_offered_has_a_short_form_with_its_icons() -> None:
    session = game(2)
    session.lay(TakeSpecialCardStep(ME))
    pending = session.asked()
    for piece in session.options(pending):
        facet = pending.frame.facet(session.table, piece)
        if piece == DRAW:
            assert facet is None
            continue
        card = card_of(session.table, piece)
        assert card is not None and facet is not None and facet.icons == card.effect.icons()
        assert facet.words.args == (("card", PieceArg(piece)),) and facet.detail is not None, "its name and its price"
