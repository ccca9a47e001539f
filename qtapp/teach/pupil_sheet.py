"""What a pupil has done, on paper for the teacher: stars lesson by lesson, rules that are known or hard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.i18n.speech import Localizer
from qtapp.kit.paint.pdf_files import close_first_dictionary
from qtapp.kit.store.finished_file import finished_file
from qtapp.teach.class_words import subject_name
from qtapp.teach.course_card import Course
from qtapp.teach.handout_paper import HandoutPaper
from qtapp.teach.progress import LessonProgress

_LOCAL = msg("pupils.only_here", "Kept on this computer alone; sent to nobody.")


def sheet_lines(
    progress: LessonProgress, courses: Sequence[Course], say: Callable[[Message], str], language: str
) -> list[tuple[str, list[str]]]:
    """Game by game: what was done in its lessons, then what is known and what is hard. Games of which nothing was done
    are left out.
    """
    found = []
    drilled = progress.drilled
    for course in courses:
        game = api.GAMES[course.game]
        lines = []
        for one in course.lessons:
            record = progress.of(one.lesson, one.digest)
            done = sum(step.id in record.steps for step in one.lesson.steps)
            if not done:
                continue
            row = msg(
                "pupils.lesson_row",
                "{number}. {title}: {done} of {count} steps, {stars} ★",
                number=one.number or one.lesson.number,
                title=LiteralArg(one.lesson.title.in_language(language)),
                done=done,
                count=len(one.lesson.steps),
                stars=record.stars(one.lesson),
            )
            lines.append(say(row))
        memory = drilled.get(course.game)
        if memory is not None and memory.asked:
            lines.append(say(msg("pupils.answered", "Answered questions about the rules: {n}", n=memory.asked)))
            known = [rule for rule in memory.right_in_a_row if memory.is_known(rule)]
            for subjects, line in (
                (known, msg("pupils.known_rules", "Known by now: {rules}", rules=_listed(game, known))),
                (
                    list(memory.due_at),
                    msg("pupils.hard_rules", "Still hard: {rules}", rules=_listed(game, list(memory.due_at))),
                ),
            ):
                if subjects:
                    lines.append(say(line))
        if lines:
            found.append((say(game.title), lines))
    return found


def _listed(game: api.Game, subjects: Sequence[str]) -> api.ListArg:
    return api.ListArg(tuple(subject_name(game, one) for one in subjects))


def write_sheet(speech: Localizer, name: str, progress: LessonProgress, courses: Sequence[Course], path: Path) -> None:
    """Write it as PDF; OSError: it cannot be written."""
    title = speech.label(msg("pupils.sheet_of", "What {name} has done", name=LiteralArg(name)))
    with finished_file(path) as part:
        part.write_bytes(b"")  # a folder that cannot be written to says so here
        paper = HandoutPaper(part, title, speech.label(_LOCAL), speech.label)
        paper.headline(title)
        found = sheet_lines(progress, courses, speech.label, speech.language)
        if not found:
            paper.paragraph(speech.label(msg("pupils.nothing_yet", "Nothing was done yet.")))
        for game, lines in found:
            paper.heading(game)
            for line in lines:
                paper.paragraph(line)
        paper.end()
        close_first_dictionary(part)
