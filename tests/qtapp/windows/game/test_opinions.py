"""An answer that is looked at before it counts: asked for by a key, or held back because it is surely a mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import Opinion, OpinionKind, msg
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import wait_for

SAYS = msg("players.level_steady", "Steady")


def _thinks(game: GameWindow, monkeypatch: pytest.MonkeyPatch, found: Opinion | None) -> list[Any]:
    """Let the strongest level think this of every answer."""
    asked: list[Any] = []

    async def opinion(_game: api.Game, _view: api.SeatView, _seat: int, answer: Any, **_: object) -> Opinion | None:
        asked.append(answer)
        return found

    monkeypatch.setattr(game.opinions._context.workshop, "opinion", opinion)
    return asked


def _answer(game: GameWindow) -> tuple[api.Pending, Any]:
    pending = game.client.questions.pending()
    assert pending is not None
    answer = game.client.session.options(pending)[0]
    assert game.client.questions.answer(answer)
    return pending, answer


def _is_asked(game: GameWindow, pending: api.Pending) -> bool:
    now = game.client.questions.pending()
    return now is not None and now.ticket == pending.ticket


WORSE = Opinion(OpinionKind.WORSE, 4.0, SAYS)


def test_who_did_not_ask_for_it_is_never_held_back(
    table: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = table().game
    assert game is not None and not game.opinions._context.settings.told.asks_if_sure, "opt-in"
    asked = _thinks(game, monkeypatch, WORSE)
    pending, _ = _answer(game)
    assert not asked and not _is_asked(game, pending)


@pytest.mark.parametrize(
    ("found", "held"),
    [
        (WORSE, True),
        (Opinion(OpinionKind.WORSE, 2.0, SAYS), False),
        (Opinion(OpinionKind.BEST, 0.0, SAYS), False),
        (None, False),
    ],
)
def test_only_a_sure_mistake_is_asked_about(
    found: Opinion | None,
    held: bool,
    table: Callable[..., MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    game = table().game
    assert game is not None
    game.opinions._context.settings.told.asks_if_sure = True
    asked = _thinks(game, monkeypatch, found)
    pending, answer = _answer(game)
    wait_for(qtbot, lambda: bool(asked) and not game.opinions.is_thinking)
    assert asked == [answer] and _is_asked(game, pending) is held
    if held:
        assert game.explain_card.isVisible() and game.page.bar.message is not None
        game.page.bar.buttons[0].click()
        assert not _is_asked(game, pending), "given all the same"
        assert game.client.history.current.payload == answer


def test_a_key_asks_what_is_thought_of_the_next_answer(
    table: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    game = table().game
    assert game is not None
    asked = _thinks(game, monkeypatch, Opinion(OpinionKind.BEST, 0.0, SAYS))
    game.actions_["opinion"].trigger()
    pending, _ = _answer(game)
    wait_for(qtbot, lambda: bool(asked) and not game.opinions.is_thinking)
    assert _is_asked(game, pending) and game.explain_card.isVisible()
    game.actions_["opinion"].trigger()
    game.actions_["opinion"].trigger()
    _answer(game)
    assert len(asked) == 1 and not _is_asked(game, pending), "the second press takes the first one back"
