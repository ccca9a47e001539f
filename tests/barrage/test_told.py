"""A flood of drops is told in one sentence with their number, in the log and in what is told to whoever looked away."""

from __future__ import annotations

import pytest

from engine.api import NamedNotes, beats_of
from engine.barrage.water import WaterFlowStep
from qtapp.session.client import SeatClient
from tests.barrage.table import USA, game


@pytest.mark.parametrize(
    ("waiting", "room", "says"),
    [
        (5, 3, "5 drops run; dams hold 3, the rest leaves the map."),
        (3, 3, "3 drops run; dams hold all of them."),
        (2, 0, "2 drops run down the river and off the map."),
    ],
)
def test_a_flood_is_told_with_its_number(waiting: int, room: int, says: str) -> None:
    session = game()
    session.drops("A", waiting)
    if room:
        session.dam("1L", USA, room)
    session.lay(WaterFlowStep())
    flow = session.told("barrage/water-flow")
    assert flow[-1] == says
    assert len(flow) == waiting + 2, "each drop is still written down, for slow motion"


def test_one_drop_is_told_by_itself() -> None:
    session = game()
    session.drops("A", 1)
    session.lay(WaterFlowStep())
    assert not any("drops run" in said for said in session.told("barrage/water-flow"))


def test_the_single_drops_of_a_flood_are_not_told_besides() -> None:
    session = game(2)
    while not any("drops run" in said for said in session.told("barrage/water-flow")):
        pending = session.first_pending()
        assert pending is not None
        session.answer(
            pending,
            session.options(pending)[-1] if pending.frame.shape.value == "pick" else session.default_answer(pending),
        )
    entry = session.current
    single = ("barrage.drop_runs_to_stop", "barrage.drop_runs_off_map")
    assert any(note.message.id in single for note in entry.notes())
    log = SeatClient(session, 1).history.sentences(entry)
    assert any(one.message.id.startswith("barrage.drops_run") for one in log)
    assert not [one for one in log if one.message.id in single]
    for beat in beats_of(session, [entry], NamedNotes(session).notes, 1):
        assert not [one for one in (beat.sentence, *beat.details) if one.id in single]
