"""What is closed hears nothing more: no signal outlives the widget that it is about."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from engine import api
from qtapp.board.paint.context import BoardContext
from qtapp.dialogs.small import RulesDialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.actions import GameActions
from qtapp.kit.paint.theme import Look, Theme
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.explain.rules import RulesPanel
from qtapp.panels.explain.whynot import WhyNotCard
from qtapp.panels.history.log import LogPanel
from qtapp.panels.history.timeline import TimelineStrip
from qtapp.panels.told.motion import MotionBar
from qtapp.session.client import SeatClient
from qtapp.windows.saving.thumbnails import ThumbnailMaker
from tests.qtapp.conftest import GAME, played


def _in_a_window(make: Callable[[AppContext, QWidget], object]) -> Callable[[AppContext, SeatClient], QWidget]:
    def made(context: AppContext, _: SeatClient) -> QWidget:
        window = QWidget()
        window.setProperty("held", make(context, window))
        return window

    return made


def _why_not(context: AppContext, client: SeatClient) -> QWidget:
    window = QWidget()
    window.setProperty("held", WhyNotCard(context, client, window))
    return window


WIDGETS: dict[str, Callable[[AppContext, SeatClient], QWidget]] = {
    "rules_dialog": lambda context, _: RulesDialog(context, api.GAMES[GAME]),
    "rules": lambda context, client: RulesPanel(context, client.game, client),
    "decision": lambda context, client: DecisionCard(context, BoardContext(client, context.speech, context.theme)),
    "log": LogPanel,
    "motion": lambda context, _: MotionBar(context),
    "timeline": TimelineStrip,
    "why_not": _why_not,
    "actions": _in_a_window(GameActions),
    "thumbnails": _in_a_window(ThumbnailMaker),
}


@pytest.mark.parametrize("kind", sorted(WIDGETS))
def test_what_is_deleted_hears_nothing_more(qapp: QApplication, context: AppContext, qtbot: QtBot, kind: str) -> None:
    client = SeatClient(played(2, 3), 1, context)
    widget = WIDGETS[kind](context, client)
    widget.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(widget)
    with qtbot.captureExceptions() as raised:
        context.set_theme(Theme(Look.DARK, animations=False, text_scale=1.25))
        context.set_language("hu")
        client.set_viewer(2)
        client.history.remark("hello")
    assert raised == []
