"""Where a line must not end: for lists that paint their own words."""

from __future__ import annotations

import re

_ENDING = re.compile(r"(?<=\d)-(?=\w)")
"""A number and the ending that belongs to it: 17-es."""
_LAST = re.compile(r" (?=\S{1,3}$)")
"""A letter or a number at the end would stand on a line of its own: Quelle A, tile 8."""


def unbroken(text: str) -> str:
    """The same words with signs in them that keep together what should not be parted."""
    return _LAST.sub("\N{NO-BREAK SPACE}", _ENDING.sub("\N{NON-BREAKING HYPHEN}", text))
