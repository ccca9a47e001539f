"""The letters that come with the program."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFontDatabase

from qtapp.kit.paths import resources


@cache
def load_fonts() -> None:
    """Give the program its fonts; once, for letters that are added again make every text be measured anew."""
    for path in sorted((resources() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
