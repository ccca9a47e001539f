"""Games whose every card is carried out by hand."""

from __future__ import annotations

from typing import Any

from engine import api
from engine.core.flow.by_hand import ByHandStep
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from tests.conformance.cases import played
from tests.packs.form_walk import forms_of

SAYS = "Take any two things that lie open."
BY_HAND = {"do": "by_hand", "says": SAYS}


def by_hand_pack(game: str) -> dict[str, Any]:
    """Every card says it, whatever its kind."""
    section = forms_of(game)[0].section
    rows = [{**row, "effects": [BY_HAND]} for row in section.shipped]
    return {"format": 1, "game": game, "name": "by hand", section.name: rows}


def by_hand_session(game: str) -> Session:
    """A game of two with such cards."""
    return api.new_session(game, 2, seed=4, pack=by_hand_pack(game))


def asked_by_hand(session: Session) -> Pending:
    """The first time that something is to be carried out by hand, after answers by chance."""
    for _ in played(session, 4):
        for pending in session.pending():
            if isinstance(pending.frame, ByHandStep):
                return pending
    raise AssertionError("nothing was ever carried out by hand")
