"""Files that somebody else holds open for a moment: a scanner, an indexer, a cloud that copies them.

Windows neither replaces nor removes such a file, and network drives of Windows do not either. The engine has no clock:
how long is waited is said from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Wait = Callable[[int], bool]
"""Asked after each refusal, with their number: True, it has waited a little and it may be tried again."""
_Result = TypeVar("_Result")


def _never(refusals: int) -> bool:
    return False


class Patience:
    """With files that are open elsewhere; none until somebody gives some."""

    def __init__(self) -> None:
        self.wait: Wait = _never

    def with_work(self, work: Callable[[], _Result]) -> _Result:
        """Do it, and again as long as the file is refused and there is patience left."""
        refusals = 0
        while True:
            try:
                return work()
            except PermissionError:
                refusals += 1
                if not self.wait(refusals):
                    raise


PATIENCE = Patience()
"""That of this program: one clock for all its files."""


def move_file(source: Path, target: Path) -> None:
    """Give a file its name, in place of whatever has it: the one way in which a finished file comes to its place."""
    PATIENCE.with_work(lambda: source.replace(target))


def remove_file(path: Path) -> None:
    """Remove a file; FileNotFoundError: somebody else has."""
    PATIENCE.with_work(path.unlink)
