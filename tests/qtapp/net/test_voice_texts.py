"""What the phones of a class read: the words, people, pieces and places of the table that is asked about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.api import AmountArg, msg, new_session
from qtapp.net.voice_texts import AskedTexts, Told, ToldTexts
from qtapp.session.names import SeatNames
from qtapp.session.open_table import OpenTable
from tests.qtapp.net.voice_phones import asked

_GAME = "barrage"
_CHANGE = msg("window.bare_term", "{what}", what=AmountArg(2, "engineer"))


@pytest.mark.parametrize(("language", "said"), [("de", "2 Arbeiter"), ("hu", "2 mérnök"), ("en", "2 engineers")])
def test_phones_use_the_words_of_the_game(language: str, said: str) -> None:
    names = SeatNames(OpenTable(new_session(_GAME, 2, seed=1), 1, print, print))
    question = replace(asked(), options=(_CHANGE,) * 4, names=names)
    assert f'"text":"{said}"' in AskedTexts(question).text(language, 0)
    told = Told((0,), (_CHANGE,), "", _CHANGE, names)
    text = ToldTexts(told, question.poll).text(language, "nobody", [])
    assert text.count(said) == 2
