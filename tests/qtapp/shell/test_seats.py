"""What the panel of people counts before each seat."""

from __future__ import annotations

import pytest

from engine import api
from qtapp.panels.seats import chips_of


@pytest.mark.parametrize("game", api.GAMES)
def test_chips_tell_what_can_be_used_and_nothing_that_only_marks(game: str) -> None:
    people = max(api.GAMES[game].seat_counts)
    session = api.new_session(game, people, seed=3)
    bot = api.RandomBot(1)
    for _ in range(60):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose(session, pending))
    table = session.table
    marks = frozenset(kind for kind, definition in table.kinds.items() if definition.mark)
    reserves = {place.id for place in table.places.values() if place.reserve}
    for viewer in (1, 2):
        view = api.view(table, viewer)
        for seat in range(1, people + 1):
            chips = chips_of(view, seat, marks)
            assert chips and all(chip.n > 0 and chip.kind not in marks for chip in chips)
            assert not reserves & {chip.place for chip in chips}
            kinds = [chip.kind for chip in chips]
            assert "point" not in kinds[1:], "points come first"


def test_credits_of_every_seat_are_counted() -> None:
    session = api.new_session("barrage", 2, seed=1, settings={"variant": 1})
    view = api.view(session.table, 1)
    for seat in (1, 2):
        held = sum(place.counts.get("credit", 0) for place in view.places.values() if place.owner == seat)
        assert [chip.n for chip in chips_of(view, seat) if chip.kind == "credit"] == [held] and held
