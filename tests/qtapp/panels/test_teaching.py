"""The pages that teach: a round step by step, the legend of the icons; headings are found before other words."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.dialogs.small import RulesDialog
from qtapp.i18n.nouns import find_noun
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import ScrollPage
from qtapp.panels.explain.rules import LEGEND, ROUND, RuleEntry, RulesPanel, found_entries
from qtapp.panels.explain.teaching import IconRowView
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import wait_for
from tests.toys import SHIPPED

TAUGHT = list(SHIPPED)


def pages_of(game: str) -> api.TeachingPages:
    pages = api.GAMES[game].teaching
    assert pages is not None
    return pages


@pytest.mark.parametrize("game", TAUGHT)
def test_every_game_has_its_pages(game: str) -> None:
    """Each step leads to a rule, each icon is drawn, each thing has a name."""
    pages, art = pages_of(game), PictureCache()
    art.use_icons(game)
    assert 6 <= len(pages.steps) <= 9 and len(pages.legend) >= 12
    assert [step.rule for step in pages.steps if step.rule not in api.GAMES[game].rules] == []
    rows = [*(step.icons for step in pages.steps), *(one.icons for one in pages.legend)]
    icons = {part.noun for row in rows for part in row if isinstance(part, api.Icon)}
    assert [icon for icon in sorted(icons) if not art.has_icon(art.icon_of(icon))] == []
    nouns = {arg.noun for one in pages.legend for _, arg in one.text.args if isinstance(arg, api.NounArg)}
    assert [noun for noun in sorted(nouns) if find_noun(noun, game) is None] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_every_icon_of_the_pieces_is_in_the_legend(game: str) -> None:
    session = api.new_session(game, 2, seed=1)
    seen = {
        part.noun
        for piece in session.table.pieces
        for row in session.game.piece_icons(session.table, piece)
        for part in row
        if isinstance(part, api.Icon)
    }
    told = {part.noun for one in pages_of(game).legend for part in one.icons if isinstance(part, api.Icon)}
    assert sorted(seen - told) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_every_sign_of_the_pieces_is_drawn_and_named(game: str) -> None:
    session, art = api.new_session(game, 2, seed=1), PictureCache()
    art.use_icons(game)
    signs = {sign for piece in session.table.pieces for sign in session.game.piece_signs(session.table, piece)}
    assert {len(sign.icons) for sign in signs} <= {1}
    icons = [part.noun for sign in signs for part in sign.icons if isinstance(part, api.Icon)]
    assert [icon for icon in sorted(icons) if not art.has_icon(art.icon_of(icon))] == []
    assert len(signs) >= {"underwater_cities": 5, "imperial_miners": 7, "ginkgopolis": 2}.get(game, 0)


def test_the_rules_begin_with_a_round(shell: MainWindow, qtbot: QtBot) -> None:
    """From the start page and in a game; a step opens its rule."""
    dialog = RulesDialog(shell.context, api.GAMES["barrage"], shell)
    dialog.open()
    panel = dialog.panel
    assert panel.list.currentItem().text() == "What a round looks like"
    rows = cast(list[QWidget], panel.findChildren(IconRowView))
    assert len(rows) == len(pages_of("barrage").steps)
    assert panel.open_rule(LEGEND) and panel.list.currentItem().text() == "What the icons mean"
    assert panel.open_rule(ROUND)
    found = cast(list[QPushButton], panel.findChildren(QPushButton))
    buttons = [one for one in found if one.accessibleName() == "Rule: A turn"]
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert panel.list.currentItem().text() == "A turn"
    dialog.reject()


def test_a_short_rule_after_a_long_page_leaves_nothing_to_scroll(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = RulesDialog(shell.context, api.GAMES["barrage"], shell)
    dialog.open()
    bar = cast(list[ScrollPage], dialog.panel.findChildren(ScrollPage))[0].verticalScrollBar()
    wait_for(qtbot, lambda: bar.maximum() > 200)
    dialog.panel.open_rule("barrage/red-space")
    wait_for(qtbot, lambda: bar.maximum() == 0)
    dialog.reject()


def test_headings_are_found_first() -> None:
    entries = [
        RuleEntry("a", "Costs", "a city and a tunnel"),
        RuleEntry("b", "Tunnel", "one end"),
        RuleEntry("c", "City", "beside a tunnel"),
        RuleEntry("d", "City and tunnel", "x"),
    ]
    assert [one.id for one in found_entries(entries, "tunnel")] == ["b", "d", "a", "c"]
    assert [one.id for one in found_entries(entries, "CITY tunnel")] == ["d", "c", "a"]
    assert [one.id for one in found_entries(entries, "")] == ["a", "b", "c", "d"]
    assert found_entries(entries, "wheel") == []


def test_a_search_lists_the_rule_of_that_name_before_those_that_mention_it(context: AppContext, qtbot: QtBot) -> None:
    panel = RulesPanel(context, api.GAMES["underwater_cities"])
    qtbot.addWidget(panel)
    panel.search.setText("production")
    assert panel.list.item(0).text() == "Production"
    assert panel.list.count() > 5


@pytest.mark.parametrize("game", TAUGHT)
def test_the_most_important_rules_have_an_example_with_numbers(game: str, context: AppContext, qtbot: QtBot) -> None:
    rules = [rule for rule in api.GAMES[game].rules if rule.example is not None]
    assert len(rules) >= 5
    panel = RulesPanel(context, api.GAMES[game])
    qtbot.addWidget(panel)
    for rule in rules:
        assert rule.example is not None
        panel.open_rule(rule.id)
        shown = [label.text() for label in cast(list[WrapLabel], panel.findChildren(WrapLabel))]
        assert context.speech.text(rule.example) in shown
