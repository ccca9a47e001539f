"""Puzzles out of one's own mistakes, as a lesson: the table as it lay, and which of these answers would be best?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.i18n import LANGUAGES
from qtapp.i18n.languages import SOURCE
from qtapp.kit.paths import LESSON_SUFFIX
from qtapp.panels.points.swing_words import swing_words
from qtapp.teach.draft import slug
from qtapp.teach.own_card import next_number

MOST = 6
"""In one lesson."""
_LONGEST = 700
_GOAL = msg("puzzle.goal", "Find the better answer to moments of a game of your own.")
_ASKED = msg("puzzle.what_would_be_better", "What would have been better here?")


class OwnPuzzle(NamedTuple):
    """A moment, and answers beside the better one; what was played comes first."""

    swing: api.Swing
    wrong: tuple[Message, ...]


def puzzle_title(session: api.Session, seat: int) -> Message:
    """What the lesson is called: the game, and whose mistakes they were."""
    whose = LiteralArg(session.players[seat - 1].name)
    return msg("puzzle.title", "Puzzles: {game} ({name})", game=session.game.title, name=whose)


def puzzles_as_file(
    session: api.Session,
    seat: int,
    puzzles: Sequence[OwnPuzzle],
    language: str,
    say: Callable[[Message], str],
    folder: Path,
) -> tuple[Path, str]:
    """Where the lesson belongs and its text, in the language of the window. The same game has the same file."""
    spoken = language if language in LANGUAGES else SOURCE

    def text(*messages: Message) -> api.LessonText:
        said = "\n".join(say(one) for one in messages)
        return api.LessonText.model_validate({spoken: said[:_LONGEST] or "…"})

    steps = []
    for number, one in enumerate(sorted(puzzles, key=lambda one: one.swing.number), 1):
        entry = session.entries[one.swing.number]
        choices = tuple(text(words) for words in (one.swing.better, *one.wrong))
        words = swing_words(api.SwingGroup((one.swing,)))
        steps.append(
            api.QuizTask(
                id=f"puzzle-{number}",
                at=0 if entry.parent is None else entry.parent.number,
                say=text(one.swing.when, _ASKED),
                do="quiz",
                quiz=api.PickQuiz(kind="pick", choices=choices, right=(0,)),
                after=text(words.better, words.head, *one.swing.reasons),
            )
        )
    key = f"puzzles-{session.game.id}-{session.seed}-{seat}"
    lesson = api.Lesson(
        format=1,
        kind="tarsas-lesson",
        id=slug(key),
        game=session.game.id,
        course="puzzles",
        number=next_number(folder, session.game.id),
        title=text(puzzle_title(session, seat)),
        goal=text(_GOAL),
        minutes=max(1, len(steps)),
        names=tuple(api.LessonText.model_validate({spoken: one.name or "…"}) for one in session.players),
        viewer=seat,
        steps=tuple(steps),
        table={},
    )
    return folder / f"{slug(key)}{LESSON_SUFFIX}", api.write_lesson(lesson, session)
