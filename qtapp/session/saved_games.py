"""The games that are kept: which there are, and what the start page says about each without opening it.

Beside each game lie a small card of facts (`.json`) and a picture that shows only what everybody may see (`.png`).
Both may be missing or broken; then the head of the game's own file has to do.
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import time
from typing import Any

from engine import api
from qtapp.kit.paths import SUFFIX

_HEAD = 8192
_LONGEST = 64
_DIGITS = 9
_A_DAY = 86_400.0
_MOST_REMARKS, _LONGEST_REMARK = 20, 200
"""What is kept of remarks for searching."""
MOST_GAMES = 5000
"""A folder with more than this was not made by playing; the newest are shown."""


@dataclass(frozen=True, slots=True)
class SavedGameInfo:
    """One kept game as the start page shows it."""

    path: Path
    game: str
    names: tuple[str, ...]
    when: datetime
    status: api.Message | None = None
    asked: tuple[int, ...] = ()
    over: bool = False
    """Has it ended? What is tried from an earlier moment afterwards does not make it unfinished again."""
    tried: bool = False
    """Was something being tried after its end when it was left?"""
    colours: tuple[int, ...] = ()
    """Of the seats, 1 to 5; empty: the file does not say."""
    progress: float | None = None
    """From 0 to 1; None: the game cannot tell."""
    remarks: tuple[str, ...] = ()

    @property
    def picture(self) -> Path:
        """Where its picture would lie."""
        return picture_of(self.path)


@dataclass(frozen=True, slots=True)
class SavedGames:
    """The kept games that can be shown, the newest first, and the names of files of the folder that cannot."""

    games: tuple[SavedGameInfo, ...]
    left_out: tuple[str, ...] = ()
    complete: bool = True
    """False: there are more files, older ones."""


def picture_of(path: Path) -> Path:
    """The picture beside a game."""
    return path.with_suffix(".png")


def new_path(folder: Path, game: str) -> Path:
    """A file for a new game, named after the moment."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def facts_of(session: api.Session) -> str:
    """The card of facts of a session, as text."""
    result = api.first_result(session)
    over = result is not None
    asked = [] if over else [one.question.seat for one in session.pending()]
    status = session.game.status(session.table) if result is None else result.summary
    return json.dumps(
        {
            "game": session.game.id,
            "names": [sitter.name for sitter in session.players],
            "status": api.message_to_json(status),
            "asked": asked,
            "over": over,
            "tried": api.is_tried_after_end(session),
            "colours": [sitter.colour for sitter in session.players],
            "progress": 1.0 if over else session.game.progress(session.table),
            "remarks": [text[:_LONGEST_REMARK] for text in _remarks(session)[-_MOST_REMARKS:]],
        },
        ensure_ascii=False,
    )


def _remarks(session: api.Session) -> list[str]:
    return [
        entry.payload
        for entry in session.entries
        if entry.kind is api.EntryKind.REMARK and isinstance(entry.payload, str)
    ]


def write_facts(path: Path, facts: str) -> None:
    """Lay the card of facts beside a game."""
    with contextlib.suppress(OSError):
        api.write_atomically(path.with_suffix(".json"), facts)


def list_saved_games(folder: Path, others: list[Path]) -> list[SavedGameInfo]:
    """The kept games and some other files, the newest first. Files that are gone or are no games are left out."""
    return list(find_saved_games(folder, others).games)


def find_saved_games(folder: Path, others: list[Path], most: int = MOST_GAMES) -> SavedGames:
    """The same, with the names of what lies in the folder and cannot be shown; `most`: only the newest files."""
    own = set(games_in(folder))
    files: dict[Path, float] = {}
    for path in [*own, *others]:
        with contextlib.suppress(OSError, ValueError):
            files[path] = path.stat().st_mtime
    found: list[SavedGameInfo] = []
    odd: list[str] = []
    for path in sorted(files, key=lambda one: (is_ahead(files[one]), -files[one], one.name))[:most]:
        one = read_game(path, files[path])
        if one is not None:
            found.append(one)
        elif path in own:
            odd.append(path.name)
    return SavedGames(tuple(found), tuple(odd), len(files) <= most)


def is_ahead(changed: float) -> bool:
    """Does this moment lie in the future? A clock was wrong then, or is now: what is dated so is not the newest."""
    return changed > time() + _A_DAY


def read_game(path: Path, changed: float) -> SavedGameInfo | None:
    """One game; None for whatever cannot be shown. One odd file must never keep the program from starting."""
    try:
        # A pipe would be waited for without end, and some file systems hold dates that no calendar has.
        return _read(path, datetime.fromtimestamp(changed)) if path.is_file() else None
    except Exception:  # written by anybody, read by several libraries: there is no list of all that can go wrong
        return None


def games_in(folder: Path) -> list[Path]:
    """The files of a folder that are called like games."""
    try:
        return [path for path in folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
    except OSError:
        return []


def _read(path: Path, when: datetime) -> SavedGameInfo | None:
    with contextlib.suppress(OSError, ValueError, OverflowError, RecursionError, api.InvalidData):
        card = path.with_suffix(".json")
        if card.is_file() and card.stat().st_size < 100_000:
            return _from_facts(path, when, json.loads(card.read_text(encoding="utf-8"), parse_int=_number))
    return _from_head(path, when)


def _number(digits: str) -> int:
    """Rounds and points are small; what is larger could not even be put into words."""
    if len(digits) > _DIGITS:
        raise ValueError(f"{digits[:_DIGITS]}… is no number of a game")
    return int(digits)


def _from_facts(path: Path, when: datetime, facts: Any) -> SavedGameInfo:
    match facts:
        case {"game": str(game), "names": list(names), "status": status, "asked": list(asked), "over": bool(over)}:
            seats = tuple(seat for seat in asked if isinstance(seat, int) and 0 < seat <= len(names))
            return SavedGameInfo(
                path,
                game,
                _names(names),
                when,
                api.message_from_json(status),
                seats,
                over,
                over and facts.get("tried") is True,
                _colours(facts.get("colours")),
                _share(facts.get("progress")),
                _texts(facts.get("remarks")),
            )
    raise ValueError("the card of facts has another form")


def _from_head(path: Path, when: datetime) -> SavedGameInfo | None:
    """Game and names stand at the head of a saved game, before its entries."""
    with path.open(encoding="utf-8", errors="replace") as file:
        head, found, _ = file.read(_HEAD).partition(', "entries": [')
    match json.loads(head + "}") if found else None:
        case {"game": str(game), "sitters": list(sitters)}:
            people = [one for one in sitters if isinstance(one, dict)]
            return SavedGameInfo(
                path,
                game,
                _names([one.get("name") for one in people]),
                when,
                colours=_colours([one.get("colour") for one in people]),
            )
    return None


def _names(names: list[Any]) -> tuple[str, ...]:
    return tuple(str(name)[:_LONGEST] for name in names[:8])


def _colours(colours: Any) -> tuple[int, ...]:
    """Cards of facts of older programs have none."""
    found = colours[:8] if isinstance(colours, list) else []
    return tuple(found) if all(type(one) is int and 1 <= one <= 5 for one in found) else ()


def _share(progress: Any) -> float | None:
    return min(1.0, max(0.0, float(progress))) if type(progress) in (int, float) else None


def _texts(remarks: Any) -> tuple[str, ...]:
    found = remarks[:_MOST_REMARKS] if isinstance(remarks, list) else []
    return tuple(text[:_LONGEST_REMARK] for text in found if isinstance(text, str))
