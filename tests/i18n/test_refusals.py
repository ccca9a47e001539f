"""The why-not card names the missing card, although nobody has seen where it lies."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from engine.ginkgopolis.explain import missing_card
from qtapp.i18n import Localizer
from qtapp.session.client import SeatClient


@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_a_card_of_the_deck_is_called_by_its_building(qtbot: QtBot, language: str) -> None:
    session = api.new_session("ginkgopolis", 2, seed=7)
    table = session.table
    card = next(piece for piece in table.pieces_in("deck") if piece.kind == "building" and not piece.seen_by & 2)
    speech = Localizer(language)
    said = speech.text(missing_card(table, 1, card.id).message, SeatClient(session, 1).names)
    name = speech.text(session.game.piece_name(table, card.id)).lower()
    assert name.split()[0][:3] in said.lower() and name.split()[-1] in said.lower(), said
    assert speech.text(api.msg("speech.hidden_piece", "a hidden piece")) not in said
