"""What was tried, how it went, and what it measured. A step that could not be tried is no success."""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable


class NotRun(Exception):
    """A step lacks rights or tools; the text says which."""


class Broken(Exception):
    """The program does not do what it should; the text says what."""


class Report:
    """Runs steps and counts how they went."""

    def __init__(self, target: str = "test-package") -> None:
        """`target`: by which name `make` knows the trial."""
        self.target = target
        self.failed: list[str] = []
        self.skipped: list[str] = []

    def step(self, name: str, work: Callable[[], str]) -> bool:
        """Try one thing; True if it went well."""
        begin = time.monotonic()
        try:
            word, said = "ok", work()
        except NotRun as error:
            word, said = "NOT RUN", str(error)
            self.skipped.append(name)
        except Broken as error:
            word, said = "FAILED", str(error)
            self.failed.append(name)
        except Exception as error:  # a fault of the test itself is a failure, too, and the next steps still count
            word, said = "FAILED", f"{error}\n{traceback.format_exc()}"
            self.failed.append(name)
        print(f"{word:<8} {name:<42} {time.monotonic() - begin:6.1f} s  {said}", flush=True)
        return word == "ok"

    def end(self) -> int:
        """The exit code: 0 only if everything was tried and went well, or ALLOW_PARTIAL=1 forgives what was not."""
        partial = os.environ.get("ALLOW_PARTIAL") == "1"
        if self.skipped:
            tail = "" if partial else " (ALLOW_PARTIAL=1 lets this pass)"
            print(f"{self.target}: not run: {', '.join(self.skipped)}{tail}.")
        if self.failed:
            print(f"{self.target}: failed: {', '.join(self.failed)}.")
        if not self.failed and not self.skipped:
            print(f"{self.target}: everything was tried and went well.")
        return 1 if self.failed or (self.skipped and not partial) else 0


def within(value: float, budget: float, unit: str, what: str) -> str:
    """A measured value beside its budget; Broken if it is beyond."""
    text = f"{what} {value:.2f} {unit} (budget {budget:g} {unit})"
    if value > budget:
        raise Broken(text)
    return text
