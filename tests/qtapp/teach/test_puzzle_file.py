"""Mistakes of a game of one's own as a lesson: it can be read, checked and played like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import api
from engine.api import Message, msg
from qtapp.i18n.voice import Voice
from qtapp.session.looker import SeatLooker
from qtapp.teach.puzzle_file import OwnPuzzle, puzzle_title, puzzles_as_file

SEAT = 1


def evening() -> api.Session:
    """A finished game, whose title holds a sign that no file may be called by."""
    session = api.new_session("ginkgopolis", 2, seed=7, names=["Anna/Őze", "Bence"])
    bots = {seat: api.GreedyBot(seat) for seat in (1, 2)}
    while (pending := session.first_pending()) is not None:
        answered = session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
        assert isinstance(answered, api.HistoryEntry)
    return session


def mistakes(session: api.Session) -> list[OwnPuzzle]:
    """Two of its moments, the later one first, each with a better answer and two that are not."""
    chosen = api.moments(session, SEAT)[3:9:5]
    assert len(chosen) == 2
    better, played, third = (msg("puzzle.answer", "{name}", name=api.LiteralArg(one)) for one in ("A", "B", "C"))
    return [
        OwnPuzzle(
            api.Swing(
                number=one.number,
                seat=SEAT,
                when=msg("ginkgopolis.status_round", "Round {round}", round=3),
                points=4.0,
                played=played,
                better=better,
                answer=None,
                better_in=8,
                worlds=8,
                is_sure=True,
            ),
            (played, third),
        )
        for one in reversed(chosen)
    ]


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_puzzles_are_a_lesson_like_any_other(language: str, tmp_path: Path) -> None:
    session = evening()
    voice, names = Voice(language), SeatLooker(session, SEAT).names

    def say(message: Message) -> str:
        return voice.text(message, names)

    made = mistakes(session)
    path, text = puzzles_as_file(session, SEAT, made, language, say, tmp_path)
    assert path.parent == tmp_path and "/" not in path.name
    book = api.read_lesson(text.encode())
    assert api.lesson_faults(book) == []
    lesson = book.lesson
    assert lesson.viewer == SEAT and lesson.title.root[language] == say(puzzle_title(session, SEAT))
    numbers = [step.at for step in lesson.steps]
    assert numbers == sorted(numbers) and len(numbers) == len(made), "in the order of the evening"
    for step in lesson.steps:
        assert isinstance(step, api.QuizTask) and isinstance(step.quiz, api.PickQuiz)
        assert step.quiz.right == (0,) and len(step.quiz.choices) == 3, (
            "at which place it lies is chosen when it is asked"
        )


def test_the_same_game_has_the_same_file(tmp_path: Path) -> None:
    session = evening()
    made = mistakes(session)
    paths = [puzzles_as_file(session, SEAT, made[:many], "en", lambda one: one.id, tmp_path)[0] for many in (1, 2)]
    assert paths[0] == paths[1], "puzzles that are made once more take the place of the first ones"
