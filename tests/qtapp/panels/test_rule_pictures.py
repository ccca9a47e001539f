"""Drawn positions beside rules: each can be laid, shows places of its table, and is painted once."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.panels.explain.rule_picture import RulePictures
from qtapp.panels.explain.rules import RulesPanel
from tests.qtapp.waiting import wait_for
from tests.toys import SHIPPED

DRAWN = list(SHIPPED)


@pytest.mark.parametrize("game", DRAWN)
def test_every_game_draws_some_rules(game: str) -> None:
    played = api.GAMES[game]
    rules = api.rules_with_scenes(played)
    assert len(rules) >= 3 and [rule for rule in rules if rule not in played.rules] == []
    for rule in rules:
        scene = api.rule_scene(played, rule)
        assert scene is not None and scene.show
        places = [*scene.show, *scene.marks]
        assert [place for place in places if not scene.session.table.has_place(place)] == [], rule
        assert played.rules[rule].example is not None, f"{rule}: a picture without words"


def test_a_rule_without_a_scene_has_none() -> None:
    game = api.GAMES["barrage"]
    assert api.rule_scene(game, "barrage/round") is None
    assert api.rule_scene(game, "ginkgopolis/districts") is None


@pytest.mark.parametrize("game", DRAWN)
def test_a_picture_is_painted_once(qtbot: QtBot, context: AppContext, game: str) -> None:
    pictures, rule = RulePictures(context, api.GAMES[game]), api.rules_with_scenes(api.GAMES[game])[0]
    assert pictures.has(rule) and pictures.find(rule, 200, 1.0) is None
    painted = pictures.paint(rule, 200, 1.0)
    assert painted is not None and painted.width() == 200 and painted.height() <= 144
    image = painted.toImage()
    colours = {image.pixel(x, y) for x in range(0, 200, 10) for y in range(0, painted.height(), 10)}
    assert len(colours) > 12, "something is to be seen"
    found = pictures.find(rule, 200, 1.0)
    assert found is not None and found.cacheKey() == painted.cacheKey()


def test_the_page_of_a_rule_shows_its_picture(qtbot: QtBot, context: AppContext) -> None:
    panel = RulesPanel(context, api.GAMES["ginkgopolis"])
    qtbot.addWidget(panel)
    panel.resize(700, 500)
    panel.open_rule("ginkgopolis/districts")
    panel.show()

    def drawn() -> bool:
        return any(not label.pixmap().isNull() for label in cast(list[QLabel], panel.findChildren(QLabel)))

    wait_for(qtbot, drawn)
