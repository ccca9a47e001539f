"""Lessons made on tables that free hands have scrambled: kept, opened and played, or refused in a sentence."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from engine import api
from engine.api import RandomStream
from qtapp.teach.draft import LessonDraft, TaskDraft
from tests.conformance.cases import play_on, seeds
from tests.conformance.hands import Hands
from tests.qtapp.teach.test_own_tasks import pupil
from tests.toys import SHIPPED


def _scrambled(session: api.Session, seed: int) -> bool:
    """Free hands at work, and back to strict play where that is possible; False: nobody is asked there."""
    session.to_sandbox()
    hands = Hands(session, seed)
    hands.scramble()
    point = session.game.resume_points(session.table)[0].id
    point = hands.repair(point, first=True, at_once=5)
    return isinstance(session.to_strict(1, point), api.HistoryEntry) and bool(session.pending())


def taught(game: str, seed: int) -> str:
    """A task recorded on a scrambled table, in one of five over a moment of free hands; what came of it."""
    session, bot = api.new_session(game, 2, seed=seed), api.RandomBot(seed)
    play_on(session, seed, RandomStream(seed, "taught", 0).randrange(50))
    if not _scrambled(session, seed):
        return "nobody is asked"
    start = session.current.number
    for number in range(1 + seed % 6):
        pending = session.first_pending()
        if pending is None or (seed % 5 == 0 and number == 2 and not _scrambled(session, seed + 1)):
            break
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    draft = LessonDraft(session, "en", "Well done!")
    task = TaskDraft(start, session.current.number, 1, "Do it!", ())
    book = draft.copy()
    task.proposals = draft.propose(book, task)
    if not task.proposals:
        return "nothing to propose"
    chosen = task.proposals[0]
    draft.add_task(TaskDraft(task.start, task.end, 1, "Do it!", (), chosen.goal, chosen.until, chosen))
    try:
        text = draft.lesson_file("A lesson", "", "")
    except api.InvalidData as error:
        assert str(error)
        return "refused"
    opened = api.read_lesson(text.encode())
    step = opened.lesson.steps[-1]
    assert isinstance(step, api.TryTask)
    if opened.cut(step.at).pending():
        pupil(opened, step, seed)
    return "taught"


@pytest.mark.parametrize("game", sorted(SHIPPED))
@seeds(normal=2, soak=300, chunk=50)
def test_a_lesson_is_made_on_a_scrambled_table(game: str, seeds: range, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "propose", partial(api.propose, pupils=4))
    came = Counter(taught(game, seed) for seed in seeds)
    assert came["taught"], came
