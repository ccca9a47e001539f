"""Are solutions and failures sharp enough? Each goal is blunted a little; the lesson's own check must notice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.api import InvalidData
from engine.lessons.book import LessonBook
from engine.lessons.check import step_faults
from engine.lessons.format import Lesson, TryTask
from engine.lessons.names import check_names
from tests.lessons.shipped import FILES, NAMES, shared

NOTICED = 0.85


def blunted(goal: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Goals that say a little less, a little more, or the opposite."""
    if goal["fact"] == "note":
        for name in ("seat", "says", "about", "kind"):
            if name in goal:
                yield f"without {name}", {key: part for key, part in goal.items() if key != name}
    if "least" in goal:
        for by in (-1, 1):
            yield f"least {by:+d}", {**goal, "least": goal["least"] + by}
    if goal["fact"] in ("all", "any"):
        parts = goal["of"]
        yield "all or any", {**goal, "fact": "any" if goal["fact"] == "all" else "all"}
        for at, part in enumerate(parts):
            if len(parts) > 1:
                yield f"without part {at}", {**goal, "of": parts[:at] + parts[at + 1 :]}
            for name, changed in blunted(part):
                yield f"part {at} {name}", {**goal, "of": [*parts[:at], changed, *parts[at + 1 :]]}
    yield "not", {"fact": "not", "of": goal}


def mutants(path: Path) -> Iterator[tuple[str, bool]]:
    """Every mutant of a lesson, and whether its own check notices it."""
    book = shared(path)
    data = json.loads(book.lesson.model_dump_json(by_alias=True, exclude_none=True))
    for number, step in enumerate(book.lesson.steps):
        if not isinstance(step, TryTask):
            continue
        for name, goal in blunted(data["steps"][number]["goal"]):
            steps = [*data["steps"]]
            steps[number] = {**steps[number], "goal": goal}
            try:
                lesson = Lesson.model_validate_json(json.dumps({**data, "steps": steps}))
                check_names(book.goto(step.at), lesson, lesson.steps[number])
                noticed = bool(step_faults(LessonBook(lesson, book.session, None, ""), step.id))
            except InvalidData:
                noticed = True
            yield f"{step.id}: {name}", noticed


def test_the_lessons_notice_when_their_goals_are_blunted() -> None:
    found = [
        (f"{name} {what}", noticed) for path, name in zip(FILES, NAMES, strict=True) for what, noticed in mutants(path)
    ]
    missed = [what for what, noticed in found if not noticed]
    assert len(found) >= 20
    assert 1 - len(missed) / len(found) >= NOTICED, missed
