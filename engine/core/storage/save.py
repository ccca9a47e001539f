"""Saves: one JSON file with the seed and the tree of entries, each with its operations and a chain hash.

Opening applies the recorded operations without any rule, so an old game always opens; a replay by the rules then
checks it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engine.core.flow.frame import answer_from_json, lanes_of
from engine.core.flow.question import to_plain_data
from engine.core.game.game import Game
from engine.core.game.sandbox import act_from_json
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import LiteralArg, msg
from engine.core.session.entry import (
    LONGEST_REMARK,
    MOST_WAIVED,
    EntryKind,
    HistoryEntry,
    Player,
    PlayMode,
    SeatControl,
    storable_text,
)
from engine.core.session.replay import check_divergent, find_divergences, walk_entries
from engine.core.session.session import Session
from engine.core.storage.disk import NotAFile, content_digest, read_bounded, write_atomically
from engine.core.storage.migrate import ENTRIES, FORMAT, upgraded_op
from engine.core.storage.schema import (
    BIGGEST_FILE,
    MOST_ENTRIES,
    MOST_OPS,
    StoredEntry,
    StoredGame,
    apply_stored_op,
    check_row,
    is_too_large,
    parse_file,
)


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """An opened game; `differs` is the first entry that the rules of today would not give again."""

    session: Session
    first_divergence: HistoryEntry | None
    digest: str = ""
    """What the file that was read is known by."""


# ---- writing --------------------------------------------------------------------------------------------------------


def encode(session: Session) -> str:
    """The whole session as text, always one that the reader takes. Entries never change, so each is encoded once.

    If there is more than a file may hold, the branches that were left are not written; if the line alone is too long,
    InvalidData says so, and a file that is there already stays as it is.
    """
    if _fits(session.entries):
        for entry in session.entries:
            if not entry.encoded:
                before = entry.parent.chain if entry.parent else _opening_chain(session)
                entry.chain, entry.encoded = _encoded(before, entry.parent.number if entry.parent else -1, entry)
        text = _file(session, session.current.number, [entry.encoded for entry in session.entries])
        if not is_too_large(text):
            return text
    line = _encoded_line(session, session.line())
    if line is not None:
        return line
    raise InvalidData(
        msg(
            "file.game_too_long_to_save",
            "The game has grown too long for a file. The file keeps what was saved before; you can play on.",
        )
    )


def encode_line(session: Session, entry: HistoryEntry) -> str:
    """One line of the history alone, from the set-up to an entry, as text that the reader takes; nothing of the other
    branches is in it.
    """
    text = _encoded_line(session, session.line(entry))
    if text is None:
        raise InvalidData("the line is too long for a file")
    return text


def _encoded_line(session: Session, line: list[HistoryEntry]) -> str | None:
    if not _fits(line):
        return None
    chain, rows = _opening_chain(session), []
    for number, entry in enumerate(line):
        chain, row = _encoded(chain, number - 1, entry)
        rows.append(row)
    text = _file(session, len(line) - 1, rows)
    return None if is_too_large(text) else text


def _fits(entries: list[HistoryEntry]) -> bool:
    return len(entries) <= MOST_ENTRIES and sum(len(entry.records) for entry in entries) <= MOST_OPS


def _file(session: Session, current: int, rows: list[str]) -> str:
    header = {
        "format": FORMAT,
        "game": session.game.id,
        "rules": session.game.version,
        "settings": session.settings,
        "sitters": [{"name": s.name, "colour": s.colour, "computer": s.is_automa} for s in session.players],
        "seed": session.seed,
        "current": current,
    }
    if session.controls:
        header["controls"] = [
            {"seat": seat, "level": one.level, "temper": one.temper, "hints": one.hints}
            | ({"nature": one.nature} if one.nature else {})
            | ({"pace": one.pace} if one.pace else {})
            for seat, one in sorted(session.controls.items())
        ]
    if session.game.edition > 1:
        header["edition"] = session.game.edition
    if session.game.pack is not None:
        header["pack"] = dict(session.game.pack)
    return json.dumps(header, ensure_ascii=False)[:-1] + ', "entries": [\n' + ",\n".join(rows) + "\n]}\n"


def _encoded(before: str, parent: int, entry: HistoryEntry) -> tuple[str, str]:
    """Chain hash and text of an entry that comes after another chain hash."""
    content = {
        "parent": parent,
        "kind": entry.kind.value,
        "seat": entry.seat,
        "lane": entry.lane,
        "said": to_plain_data(entry.payload),
        "ops": [op.to_json() for op in entry.ops],
    }
    if entry.by_itself:
        content["by_itself"] = True
    if entry.level:
        content["level"] = entry.level
    chain = chain_hash(before, content)
    row = _dense({**content, "chain": chain})
    check_row(row)
    return chain, row


def _dense(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _opening_chain(session: Session, names: list[str] | None = None) -> str:
    """What all chains begin with. `names`: as they stand in a file, if not as they are now."""
    names = names if names is not None else [sitter.name for sitter in session.players]
    head: list[Any] = [session.game.id, session.settings, names, session.seed]
    if session.game.edition > 1:
        head.append(session.game.edition)
    if session.game.pack is not None:
        head.append(session.game.pack)
    return chain_hash("", head)


def chain_hash(before: str, content: Any) -> str:
    """The hash of something that comes after another hash: a change anywhere changes all that follow."""
    return blake2b(f"{before}\n{_dense(content)}".encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def save(session: Session, path: Path) -> None:
    """Save a session."""
    write_atomically(path, encode(session))


# ---- reading --------------------------------------------------------------------------------------------------------


def load(path: Path, find: Callable[[str], Game | None]) -> OpenedGame:
    """Open a saved game; `find` gives the game of an id. Anything wrong is InvalidData with a sentence."""
    try:
        raw = read_bounded(path, BIGGEST_FILE)
    except NotAFile as error:
        raise InvalidData(msg("file.not_a_file", "It is not a file.")) from error
    except FileNotFoundError as error:
        raise InvalidData(msg("file.file_not_found", "There is no such file.")) from error
    except PermissionError as error:
        raise InvalidData(msg("file.no_read_permission", "You do not have permission to read it.")) from error
    except OSError as error:
        raise InvalidData(msg("file.save_unreadable", "It cannot be read.")) from error
    except ValueError as error:
        raise InvalidData(msg("file.file_not_found", "There is no such file.")) from error
    return decode(raw, find)


def decode(raw: bytes, find: Callable[[str], Game | None]) -> OpenedGame:
    """Open a saved game from its bytes."""
    file = parse_file(raw)
    game = find(file.game)
    if game is None:
        unknown = LiteralArg(file.game)
        raise InvalidData(
            msg("file.save_game_unknown", "It belongs to a game that this program does not know: {game}.", game=unknown)
        )
    game = game.with_edition(file.edition)
    if game is None:
        raise InvalidData(msg("file.save_from_newer_program", "It was saved by a newer version of this program."))
    if file.pack is not None:
        equipped, mistakes = game.with_pack(file.pack, kept=True)
        if equipped is None:
            raise InvalidData(
                msg("file.save_pack_unusable", "The pack in it cannot be used: {reason}", reason=mistakes[0].reason)
            )
        game = equipped
    people = sum(not sitter.computer for sitter in file.sitters)
    settings = _known_settings(game, file.settings)
    if people not in game.seat_counts or game.setup_errors(people, settings):
        raise InvalidData("its players or options do not fit the game")
    session = Session(game, [Player(s.name, s.colour, s.computer) for s in file.sitters], settings, file.seed)
    if session.table.seats != len(file.sitters):
        raise InvalidData("its players do not fit the game")
    session.controls = _controls(session, file)
    if file.current >= len(file.entries):
        raise InvalidData("its present moment is missing")
    _link_entries(session, file)
    _apply(session, file.entries)
    differs = find_divergences(session, {number: stored.ops for number, stored in enumerate(file.entries)})
    if differs:
        check_divergent(session, differs)
    session.seek(session.entries[file.current])
    return OpenedGame(session, differs[0] if differs else None, content_digest(raw))


def _controls(session: Session, file: StoredGame) -> dict[int, SeatControl]:
    found = {one.seat: SeatControl(one.level, one.temper, one.hints, one.nature, one.pace) for one in file.controls}
    if len(found) != len(file.controls) or any(
        seat > len(session.players) or session.players[seat - 1].is_automa for seat in found
    ):
        raise InvalidData("a computer player has a seat that is no person's")
    return found


def _known_settings(game: Game, settings: dict[str, int]) -> dict[str, int]:
    allowed = {option.id: {choice.value for choice in option.choices} for option in game.options}
    for name, value in settings.items():
        if name not in allowed or value not in allowed[name]:
            raise InvalidData(f"it has an option that the game does not know ({name})")
    return settings


def _link_entries(session: Session, file: StoredGame) -> None:
    """Hang all entries into the tree, each on one before it, and check the chain of hashes.

    The chain is that of the file. Names and remarks may be cleaner here; writing makes the chain anew.
    """
    seats, entries = session.table.seats, file.entries
    for number, stored in enumerate(entries):
        if (stored.parent == -1) != (number == 0) or stored.parent >= number:
            raise InvalidData(f"entry {number} hangs on nothing")
        if (stored.kind == EntryKind.SETUP.value) != (number == 0):
            raise InvalidData(f"entry {number} sets the table up in the middle of the game")
        if stored.lane > seats or stored.seat > seats:
            raise InvalidData(f"entry {number} names a seat that is not there")
        if number == 0:
            entry, before = session.root, _opening_chain(session, [sitter.name for sitter in file.sitters])
        else:
            parent = session.entries[stored.parent]
            kind = EntryKind(stored.kind)
            mode = _mode_after(kind, stored.said, parent.mode)
            _check_said(kind, stored.said)
            said = storable_text(stored.said, LONGEST_REMARK, lines=True) if kind is EntryKind.REMARK else stored.said
            entry = HistoryEntry(number, parent, kind, stored.seat, stored.lane, said, mode)
            entry.by_itself = stored.by_itself is not None
            entry.level = stored.level or 0
            if (entry.by_itself or entry.level) and kind is not EntryKind.ANSWER:
                raise InvalidData(f"entry {number} was done by itself and is no answer")
            parent.children.append(entry)
            session.entries.append(entry)
            before = parent.chain
        try:
            entry.chain = chain_hash(before, stored.content())
        except RecursionError as error:
            raise InvalidData(f"entry {number} is nested too deeply") from error
        if entry.chain != stored.chain:
            raise InvalidData(msg("file.save_entry_damaged", "Entry {number} was damaged or changed.", number=number))
        if file.format >= ENTRIES and _as_stored(session, file, entry, stored):
            entry.encoded = _dense({**stored.content(), "chain": entry.chain})
        else:
            stored.ops = [upgraded_op(file.format, op) for op in stored.ops]


def _as_stored(session: Session, file: StoredGame, entry: HistoryEntry, stored: StoredEntry) -> bool:
    """Would this entry be written again as it was read? Then it need not be encoded and checked again.

    A name or a remark that was cleaned on the way changes the chain of everything after it.
    """
    if entry.parent is None:
        return [player.name for player in session.players] == [sitter.name for sitter in file.sitters]
    return bool(entry.parent.encoded) and entry.payload == stored.said


def _mode_after(kind: EntryKind, said: object, before: PlayMode) -> PlayMode:
    if kind is not EntryKind.MODE:
        return before
    match said:
        case "sandbox":
            return PlayMode.SANDBOX
        case ["strict", str()]:
            return PlayMode.STRICT
        case ["strict", str(), [_, *_] as left] if len(left) <= MOST_WAIVED and all(map(_is_waiver, left)):
            return PlayMode.STRICT
    raise InvalidData("a change of mode says neither strict nor sandbox")


def _is_waiver(one: object) -> bool:
    """The rule and the subjects of a finding that was left as it is."""
    match one:
        case [str(rule), [*subjects]] if len(rule) <= 100 and len(subjects) <= 100:
            return all(isinstance(subject, str) and len(subject) <= 100 for subject in subjects)
    return False


def _check_said(kind: EntryKind, said: object) -> None:
    if kind is EntryKind.REMARK and not (isinstance(said, str) and len(said) <= LONGEST_REMARK):
        raise InvalidData("a remark is no text")
    if kind is EntryKind.ACT:
        act_from_json(said)


def _apply(session: Session, entries: list[StoredEntry]) -> None:
    """Apply the operations of every entry, branch by branch, without any rule."""
    table = session.table
    for entry in walk_entries(session.root):
        while entry.parent is not None and session.current is not entry.parent:
            session.undo()
        if entry.kind is EntryKind.ANSWER and lanes_of(table)[entry.lane]:
            with suppress(InvalidData):  # of older rules: kept unparsed, the replay reports it
                entry.payload = answer_from_json(lanes_of(table)[entry.lane][-1][0], entry.payload)
        entry.start = table.checkpoint()
        try:
            for raw in entries[entry.number].ops:
                apply_stored_op(table, raw)
        except InvalidData as error:
            raise InvalidData(f"entry {entry.number}: {error}") from error
        except Exception as error:  # untrusted input: any error means that it does not fit this table
            raise InvalidData(f"entry {entry.number} does not fit the table") from error
        entry.records = table.journal[entry.start :]
        session.current = entry
