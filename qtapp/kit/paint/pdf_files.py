"""PDF files that every reader takes."""

from __future__ import annotations

from pathlib import Path

_WRONG, _RIGHT = b"/Trapped /False\n2\nendobj", b"/Trapped /False\n>>endobj"
"""Qt 6.8 writes a number where its first dictionary should end; strict readers complain. Both are of one length, as the
table at the end of the file counts bytes.
"""
_BEGINNING = 65536


def close_first_dictionary(path: Path) -> None:
    """Mend a file that Qt has written, if it needs it."""
    with path.open("r+b") as file:
        at = file.read(_BEGINNING).find(_WRONG)
        if at >= 0:
            file.seek(at)
            file.write(_RIGHT)
