"""Saves: one JSON file with the seed and the tree of entries, each with its operations and a chain hash.

Opening applies the recorded operations without any rule, so an old game always opens; a replay by the rules then
checks it.
A file from a stranger is data: bounded, validated, never code.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.core import ops
from engine.core.agenda import advance, frame_from_json, give, refusals
from engine.core.fault import Bug, Malformed
from engine.core.game import Game
from engine.core.migrate import FORMAT, migrated
from engine.core.question import plain
from engine.core.sandbox import act_from_json, carry_out, hindrance
from engine.core.session import Entry, Kind, Mode, Session, Sitter
from engine.core.table import COMMON, Table
from engine.core.text import message_from_json

BIGGEST_FILE = 24 * 1024 * 1024
MOST_ENTRIES = 20_000
MOST_OPS = 400_000
_BIG = 1_000_000_000

Word = Annotated[str, Field(max_length=80)]
Name = Annotated[str, Field(max_length=200)]


class _Sitter(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    name: Name
    colour: Annotated[int, Field(ge=1, le=8)]
    computer: bool = False


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    parent: Annotated[int, Field(ge=-1, lt=MOST_ENTRIES)]
    kind: Literal["setup", "answer", "act", "mode", "remark"]
    seat: Annotated[int, Field(ge=0, le=8)]
    lane: Annotated[int, Field(ge=0, le=8)]
    said: Any
    ops: list[list[Any]]
    chain: Word


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    format: int
    game: Word
    rules: Annotated[int, Field(ge=0, le=10_000)]
    settings: Annotated[dict[Word, Annotated[int, Field(ge=-_BIG, le=_BIG)]], Field(max_length=40)]
    sitters: Annotated[list[_Sitter], Field(min_length=1, max_length=8)]
    seed: Annotated[int, Field(ge=0, lt=1 << 64)]
    pack: dict[str, Any] | None = None
    current: Annotated[int, Field(ge=0, lt=MOST_ENTRIES)]
    entries: Annotated[list[_Entry], Field(min_length=1, max_length=MOST_ENTRIES)]


@dataclass(frozen=True, slots=True)
class Opened:
    """An opened game; `differs` is the first entry that the rules of today would not give again."""

    session: Session
    differs: Entry | None


# ---- writing --------------------------------------------------------------------------------------------------------


def encode(session: Session) -> str:
    """The whole session as text. Entries never change, so each is encoded once."""
    header = {
        "format": FORMAT,
        "game": session.game.id,
        "rules": session.game.version,
        "settings": session.settings,
        "sitters": [{"name": s.name, "colour": s.colour, "computer": s.computer} for s in session.sitters],
        "seed": session.seed,
        "current": session.current.number,
    }
    if session.game.pack is not None:
        header["pack"] = session.game.pack
    for entry in session.entries:
        if not entry.encoded:
            _encode_entry(session, entry)
    body = ",\n".join(entry.encoded for entry in session.entries)
    return json.dumps(header, ensure_ascii=False)[:-1] + ', "entries": [\n' + body + "\n]}\n"


def _encode_entry(session: Session, entry: Entry) -> None:
    content = {
        "parent": entry.parent.number if entry.parent else -1,
        "kind": entry.kind.value,
        "seat": entry.seat,
        "lane": entry.lane,
        "said": plain(entry.said),
        "ops": [op.to_json() for op in entry.ops],
    }
    before = entry.parent.chain if entry.parent else _opening_chain(session)
    entry.chain = _chain(before, content)
    entry.encoded = _dense({**content, "chain": entry.chain})


def _dense(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _opening_chain(session: Session) -> str:
    return _chain("", [session.game.id, session.settings, [s.name for s in session.sitters], session.seed])


def _chain(before: str, content: Any) -> str:
    return blake2b(f"{before}\n{_dense(content)}".encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def write(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old or the new one is whole: temporary file, fsync, rename."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def save(session: Session, path: Path) -> None:
    """Save a session."""
    write(path, encode(session))


# ---- reading --------------------------------------------------------------------------------------------------------


def load(path: Path, find: Callable[[str], Game | None]) -> Opened:
    """Open a saved game; `find` gives the game of an id. Anything wrong is Malformed with a sentence."""
    try:
        if path.stat().st_size > BIGGEST_FILE:
            raise Malformed("the file is too large")
        raw = path.read_bytes()
    except OSError as error:
        raise Malformed(error.strerror or "the file cannot be read") from error
    return decode(raw, find)


def decode(raw: bytes, find: Callable[[str], Game | None]) -> Opened:
    """Open a saved game from its bytes."""
    file = _parsed(raw)
    game = find(file.game)
    if game is None:
        raise Malformed(f"it belongs to a game that this program does not know ({file.game})")
    if file.pack is not None:
        game = _equipped(game, file.pack)
    people = sum(not sitter.computer for sitter in file.sitters)
    if people not in game.seat_counts or game.complaints(people, file.settings):
        raise Malformed("its players or options do not fit the game")
    sitters = [Sitter(s.name, s.colour, s.computer) for s in file.sitters]
    session = Session(game, sitters, _known_settings(game, file.settings), file.seed)
    if session.table.seats != len(sitters):
        raise Malformed("its players do not fit the game")
    _hang_entries(session, file.entries)
    if file.current >= len(session.entries):
        raise Malformed("its present moment is missing")
    differs = _replayed(session)
    session.seek(session.entries[file.current])
    if differs is not None:
        _playable(session)
    return Opened(session, differs)


def _playable(session: Session) -> None:
    """What the rules did not lay themselves must at least be able to ask its questions."""
    try:
        for pending in session.pending():
            session.options(pending)
        session.game.result(session.table)
    except (Bug, KeyError, IndexError, ValueError, TypeError, AttributeError) as error:
        raise Malformed("its present moment cannot be played") from error


def _parsed(raw: bytes) -> _File:
    if len(raw) > BIGGEST_FILE:
        raise Malformed("the file is too large")
    try:
        data = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise Malformed("it is damaged or is no saved game") from error
    if not isinstance(data, dict) or not isinstance(data.get("format"), int):
        raise Malformed("it is no saved game")
    try:
        return _File.model_validate(migrated(data))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = " ▸ ".join(str(part) for part in first["loc"])
        raise Malformed(f"it is damaged at: {where}") from error
    except RecursionError as error:
        raise Malformed("it is damaged or is no saved game") from error


def _equipped(game: Game, pack: dict[str, Any]) -> Game:
    """The game with the pack that a save embeds."""
    equipped, mistakes = game.equipped(pack)
    if equipped is None:
        raise Malformed(f"its pack has a mistake: {mistakes[0]}")
    return equipped


def _known_settings(game: Game, settings: dict[str, int]) -> dict[str, int]:
    allowed = {option.id: {choice.value for choice in option.choices} for option in game.options}
    for name, value in settings.items():
        if name not in allowed or value not in allowed[name]:
            raise Malformed(f"it has an option that the game does not know ({name})")
    return settings


def _hang_entries(session: Session, entries: list[_Entry]) -> None:
    """Apply the operations of every entry, branch by branch, without any rule."""
    if sum(len(entry.ops) for entry in entries) > MOST_OPS:
        raise Malformed("it holds too many operations")
    for number, stored in enumerate(entries):
        if (stored.parent == -1) != (number == 0) or stored.parent >= number:
            raise Malformed(f"entry {number} hangs on nothing")
        try:
            _hang(session, number, stored)
        except Malformed as error:
            raise Malformed(f"entry {number}: {error}") from error
        except (Bug, KeyError, IndexError, ValueError, TypeError, AttributeError, RecursionError) as error:
            raise Malformed(f"entry {number} does not fit the table") from error


def _hang(session: Session, number: int, stored: _Entry) -> None:
    kind = Kind(stored.kind)
    if number == 0:
        entry = session.root
    else:
        parent = session.entries[stored.parent]
        mode = _mode_after(kind, stored.said, parent.mode)
        said = _said(kind, stored.said)
        entry = Entry(number, parent, kind, stored.seat, stored.lane, said, mode)
        if session.current is not parent:
            session.seek(parent)
        parent.children.append(entry)
        session.entries.append(entry)
    if stored.lane > session.table.seats or stored.seat > session.table.seats:
        raise Malformed("it names a seat that is not there")
    content = stored.model_dump(exclude={"chain"})
    before = entry.parent.chain if entry.parent else _opening_chain(session)
    if _chain(before, content) != stored.chain:
        raise Malformed("it was damaged or changed")
    entry.chain = stored.chain
    entry.start = session.table.mark()
    for op in stored.ops:
        session.table.perform(_op(session.table, op))
    entry.ops = session.table.journal[entry.start :]
    session.current = entry


def _mode_after(kind: Kind, said: object, before: Mode) -> Mode:
    if kind is not Kind.MODE:
        return before
    match said:
        case "sandbox":
            return Mode.SANDBOX
        case ["strict", str()]:
            return Mode.STRICT
    raise Malformed("a change of mode says neither strict nor sandbox")


def _said(kind: Kind, said: object) -> Any:
    if kind is Kind.REMARK and not (isinstance(said, str) and len(said) <= 2000):
        raise Malformed("a remark is no text")
    if kind is Kind.ACT:
        act_from_json(said)
    return said


def _op(table: Table, raw: list[Any]) -> ops.Op:
    """Read one operation; every name and number in it must fit this table."""
    match raw:
        case ["move", str(piece), str(place), (int() | None) as to]:
            target = table.place(place)
            room = len(target.pieces) - (table.pieces[piece].place is target)
            if to is not None and not 0 <= to <= room:
                raise Malformed("a piece is laid at an impossible position")
            return ops.Move(table.pieces[piece], target, to)
        case ["sweep", str(source), str(target_place)]:
            return ops.Sweep(table.place(source), table.place(target_place))
        case ["pass", list(names)] if 2 <= len(names) <= 8 and len(set(names)) == len(names):
            return ops.Rotation([table.place(name) for name in names])
        case ["flip", str(piece), (0 | 1) as face, int(eyes)] if 0 <= eyes <= table.everyone:
            return ops.Flip(table.pieces[piece], face, eyes)
        case ["turn", str(piece), (0 | 1 | 2 | 3) as quarters]:
            return ops.Turn(table.pieces[piece], quarters)
        case ["show", str(piece), int(eyes)] if 0 <= eyes <= table.everyone:
            return ops.Show(table.pieces[piece], eyes)
        case ["count", str(place), str(kind), int(n)] if abs(n) <= _BIG and table.kinds[kind]:
            return ops.Count(table.place(place), kind, n)
        case ["pour", str(kind), str(source), str(target_place), int(n)] if 0 <= n <= _BIG and table.kinds[kind]:
            return ops.Pour(kind, table.place(source), table.place(target_place), n)
        case ["order", str(place), list(order), bool(hidden)]:
            pieces = [table.pieces[piece] for piece in order]
            if sorted(map(id, pieces)) != sorted(map(id, table.place(place).pieces)):
                raise Malformed("a new order does not hold the same pieces")
            return ops.Order(table.place(place), pieces, hidden)
        case ["push", int(lane), frame] if 0 <= lane <= table.seats:
            step = frame_from_json(frame)
            if not 0 <= getattr(step, "seat", 0) <= table.seats:
                raise Malformed("a step of the game names a seat that is not there")
            return ops.Push(lane, step)
        case ["pop", int(lane)] if 0 <= lane <= table.seats and table.lanes[lane]:
            return ops.Pop(lane)
        case ["note", message, str(rule), list(subjects), int(eyes)] if len(subjects) <= 100 and len(rule) <= 100:
            if not all(isinstance(subject, str) for subject in subjects):
                raise Malformed("a note is about something that is no name")
            return ops.Note(message_from_json(message), rule, tuple(subjects), eyes & table.everyone)
    raise Malformed("it holds an operation of no known kind")


# ---- checking by the rules ------------------------------------------------------------------------------------------


def _replayed(session: Session) -> Entry | None:
    """Play every entry again by the rules, on a second table; the first that comes out otherwise, or None."""
    again = Session(session.game, session.sitters, session.settings, session.seed)
    table = again.table
    marks: dict[int, int] = {}
    path: list[Entry] = []
    for entry in session.entries:
        while path and path[-1] is not entry.parent:
            table.back_to(marks[path.pop().number])
        marks[entry.number] = mark = table.mark()
        path.append(entry)
        try:
            if not _replay_one(again, entry):
                return entry
        except (Bug, Malformed, KeyError, IndexError, ValueError, TypeError, AttributeError):
            return entry
        given = [op.to_json() for op in table.journal[mark:]]
        if given != [op.to_json() for op in entry.ops]:
            return entry
    return None


def _replay_one(again: Session, entry: Entry) -> bool:
    """Do by the rules what an entry says; False: the rules would not have allowed it."""
    table, game = again.table, again.game
    match entry.kind:
        case Kind.SETUP:
            table.push_all(game.opening(table), COMMON)
            advance(table)
        case Kind.ANSWER:
            pending = again._asked(entry.lane) if table.lanes[entry.lane] else None
            if pending is None or pending.question.seat != entry.seat:
                return False
            if isinstance(entry.said, (list, dict, str, int)) or entry.said is None:
                entry.said = again.read(pending, entry.said)
            if refusals(table, entry.lane, entry.said):
                return False
            give(table, entry.lane, entry.said)
        case Kind.ACT:
            act = act_from_json(entry.said)
            if hindrance(game, table, act) is not None:
                return False
            carry_out(game, table, act, entry.seat)
        case Kind.MODE:
            again.change_mode(entry.said)
        case Kind.REMARK:
            pass
    return True
