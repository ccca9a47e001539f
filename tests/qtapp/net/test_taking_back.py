"""What a phone may take back: never what has shown somebody something."""

from __future__ import annotations

import pytest

from engine import api
from qtapp.net.telling import may_take_back
from tests.qtapp.net.phones import OpenTableForPhones

_ANSWERS = 150
_WITH_BACKS = [name for name, game in api.GAMES.items() if any(one.back for one in game.blueprint(2, {}).pieces)]
"""Games in which there is anything to be seen for the first time."""


def _has_shown_something(session: api.Session, seat: int) -> bool:
    """Would only answers of this seat be taken back, and did one of them show a hidden piece?"""
    entries = api.taken_back(session, seat)
    return (
        api.own_choice(session, seat) is None
        and all(one.kind is api.EntryKind.ANSWER and one.seat == seat for one in entries)
        and any(one.first_seen() for one in entries)
    )


@pytest.mark.parametrize("game", _WITH_BACKS)
def test_what_was_seen_is_not_taken_back(game: str) -> None:
    table = OpenTableForPhones(game, 2, seed=5)
    session, bots = table.session, {seat: api.RandomBot(seat) for seat in (1, 2)}
    shown: list[int] = []
    for _ in range(_ANSWERS):
        pending = session.first_pending()
        if pending is None:
            break
        seat = pending.question.seat
        session.answer(pending, bots[seat].choose_answer(session, pending))
        if _has_shown_something(session, seat):
            assert not may_take_back(session, seat)
            if not shown:
                _ask_in_vain(table, seat)
            shown.append(seat)
    assert shown, "no answer has shown anything: this game tests nothing"


def _ask_in_vain(table: OpenTableForPhones, seat: int) -> None:
    """The phone is told that it may not, and it does not help it to try."""
    before, phone = table.session.current, table.phone(seat)
    assert not phone.state["back"]
    phone.say("undo", ask=0, say=phone.next_say())
    assert table.session.current is before and len(phone.of("refused")) == 1
