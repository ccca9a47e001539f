"""`make play`: the window; where none can be opened, a game is played off-screen and its pictures are named."""

from __future__ import annotations

import sys
from pathlib import Path

from qtapp.__main__ import main as open_window
from qtapp.__main__ import why_no_window
from tools.pictures.__main__ import play_demonstration


def main(folder: Path) -> int:
    """Play; returns the exit code."""
    reason = why_no_window()
    if not reason:
        return open_window([])
    print(f"{reason} A game is played off-screen instead; its pictures:", flush=True)
    return play_demonstration(folder)


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1])))
