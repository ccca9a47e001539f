"""`python -m tools.lessons` plays the tables of all shipped lessons anew by the rules of today, and checks them.

To be run after rules or notes have changed; what a lesson says and expects is not touched.
"""

from __future__ import annotations

import sys

from engine.api import InvalidData, is_same_tree, lesson_faults, load_lesson, rebuilt, write_lesson
from engine.lessons.course import SHIPPED


def main() -> int:
    """Rewrite what has changed and print what is wrong; 1: something is."""
    wrong = 0
    for path in sorted(SHIPPED.glob("*/lessons/*.tarsas-lesson")):
        try:
            book = load_lesson(path)
            session = rebuilt(book.session)
        except InvalidData as error:
            print(f"{path}: {error}")
            wrong += 1
            continue
        if not is_same_tree(session, book.session):
            session.seek(session.entries[book.lesson.steps[0].at])
            path.write_text(write_lesson(book.lesson, session), encoding="utf-8")
            print(f"{path}: played anew")
        for fault in lesson_faults(load_lesson(path)):
            print(f"{path}: {fault}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
