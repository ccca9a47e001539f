"""What is kept of a table from one moment to the next, and from one viewer to the next, is what one laid anew shows."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.scene.scene import TableScene
from qtapp.games import find_art
from tests.qtapp.board.tabletop import NAMES, Tabletop, play_on

ANSWERS, MOMENTS = 30, 40


def table_of(qtbot: QtBot, game: str) -> Tabletop:
    people = max(count for count in api.GAMES[game].seat_counts if count <= 3)
    session = api.new_session(game, people, seed=6, names=NAMES[:people])
    play_on(session, ANSWERS)
    return Tabletop(qtbot, session=session, size=(1200, 760))


def standing(scene: TableScene) -> dict[str, tuple[object, ...]]:
    """All things by name: what they are, where they stand and whether they are seen."""
    return {
        name: (item.sprite, item.picture, item.docked, item.isVisible(), item.scale(), item.scenePos(), item.zValue())
        for name, item in scene.items_by_id.items()
    }


@pytest.mark.parametrize("game", api.GAMES)
def test_what_is_kept_of_a_place_is_what_stands_there(qtbot: QtBot, game: str) -> None:
    table = table_of(qtbot, game)
    scene, session = table.view.table, table.client.session
    anew = find_art(game, scene.board_context)
    seats = range(1, session.table.seats + 1)
    for number in range(MOMENTS):
        play_on(session, 1, seed=number)
        table.client.history.seek(session.current)
        table.client.set_viewer(seats[number % len(seats)])
        anew.view = scene.view
        for place in scene.view.places.values():
            assert scene.art.standing_in(place, scene.layout) == anew.sprites(place, scene.layout), place.id


@pytest.mark.parametrize("game", api.GAMES)
def test_another_viewer_sees_what_a_table_laid_anew_shows(qtbot: QtBot, game: str) -> None:
    table = table_of(qtbot, game)
    scene, session = table.view.table, table.client.session
    dice = random.Random(1)
    for number in range(12):
        play_on(session, 3, seed=number)
        table.client.history.seek(session.current)
        table.client.set_viewer(dice.randrange(session.table.seats + 1))
        kept = standing(scene)
        scene.reset()
        laid = standing(scene)
        assert kept.keys() == laid.keys()
        assert [name for name in laid if kept[name] != laid[name]] == []
