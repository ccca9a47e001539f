"""Rows of options: their icons can be read and stand beside or above everything else, never over it."""

from __future__ import annotations

import itertools

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context
from qtapp.board.paint.art import PictureCache
from qtapp.kit.paint.theme import Theme
from qtapp.panels.decision.buttons import OptionRow
from qtapp.panels.decision.signs import LEAST_ICON, Signs
from qtapp.panels.decision.steps import Change, Row
from tools.screen_figures.decision import GAMES, asked, questions

COIN, CARD, ARROW = api.Icon("coin"), api.Icon("card"), api.Glyph.ARROW
LONG = (
    (api.Figure("5"), COIN, api.Figure("−1"), api.Glyph.EACH, CARD, ARROW, api.Figure("3"), COIN),
    (COIN, CARD, COIN),
)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [352, 170])
def test_icons_of_an_option_stay_readable_and_by_themselves(qtbot: QtBot, width: int, scale: float) -> None:
    signs = Signs(PictureCache(), Theme(text_scale=scale))
    for icons in (LONG, LONG[:1], LONG[1:], ((COIN,),)):
        words = "Egy jó hosszú nevű kártya"
        row = OptionRow(signs, Row("a", api.msg("x", words), (), icons=icons), 1, words, "Ingyenes", ())
        qtbot.addWidget(row)
        row.resize(width, row.heightForWidth(width))
        lines = row.icon_lines()
        assert lines and row.icons_side() >= signs.theme.px(LEAST_ICON)
        number = signs.theme.px(8) + signs.cap_width("9")
        for line in lines:
            assert line.left() >= number and not line.toRect().intersects(row.words_box()), (icons, line)
            assert line.top() >= 0 and line.bottom() <= row.height(), (icons, line, row.height())
            assert line.right() <= width
        for one, other in itertools.pairwise(lines):
            assert other.top() >= one.bottom()


@pytest.mark.parametrize(("game", "people"), GAMES)
def test_no_option_of_any_game_has_icons_too_small(qtbot: QtBot, game: str, people: int) -> None:
    speech, signs, seen = app_context().speech, Signs(PictureCache(), Theme()), 0
    for client, pending in questions(game, people, 30):
        if pending.frame.shape is not api.QuestionShape.PICK:
            continue
        step = asked(client, pending).step()
        for shown in step.rows() if step is not None else ():
            words = speech.text(shown.words, client.names)
            row = OptionRow(signs, shown, 1, words, "", ())
            row.resize(352, row.heightForWidth(352))
            if row.icon_lines():
                seen += 1
                assert row.icons_side() >= signs.theme.px(LEAST_ICON), words
    assert seen


def test_a_price_that_may_differ_is_no_sum() -> None:
    signs = Signs(PictureCache(), Theme())
    cost = signs.pill(Change("engineer", -12, -1), "engineer", "12 engineers")
    assert cost.text == "1–12" and cost.is_cost and cost.name == "−1–12 engineers"
    assert signs.pill(Change("engineer", -12, -1), "", "12 engineers").text == "1–12 engineers"
    assert signs.pill(Change("coin", -3, -3), "coin", "3 coins").text == "−3"
