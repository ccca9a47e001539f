"""What is written can be read: the writer keeps the bounds of the reader, and two writers do not hinder each other."""

from __future__ import annotations

import fcntl
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from engine import api
from engine.core.messages.short_lists import with_short_lists
from engine.core.storage import save as save_module
from engine.core.storage import schema
from engine.core.storage.disk import clear_stale, file_digest, write_atomically
from engine.core.table.ops import NoteOp, as_ops

ROOT = Path(__file__).resolve().parents[2]


def _game() -> api.Session:
    return api.new_session("ginkgopolis", 2, seed=7)


def _played(answers: int) -> api.Session:
    session, bot = _game(), api.RandomBot(7)
    for _ in range(answers):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    return session


def test_a_line_of_more_entries_than_the_reader_takes_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "long.tarsas"
    session = _game()
    api.save(session, path)
    before = path.read_bytes()
    for number in range(schema.MOST_ENTRIES):
        session.remark(f"remark {number}")
    with pytest.raises(api.InvalidData) as refused:
        api.save(session, path)
    assert refused.value.message is not None and refused.value.message.id == "file.game_too_long_to_save"
    assert path.read_bytes() == before
    session.undo()
    api.save(session, path)
    assert len(api.load_game(path).session.entries) == schema.MOST_ENTRIES, "the longest line is written and read"


def test_a_file_of_more_bytes_than_the_reader_takes_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "wide.tarsas"
    session = _game()
    api.save(session, path)
    before = path.read_bytes()
    for _ in range(2150):
        session.remark("🌳" * 2000)
    with pytest.raises(api.InvalidData):
        api.save(session, path)
    assert path.read_bytes() == before


def test_branches_go_before_the_line_does_if_a_file_gets_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = _played(6)
    small = len(api.encode(session))
    for _ in range(5):
        session.undo()
        session.remark("what if " * 200)
    monkeypatch.setattr(schema, "BIGGEST_FILE", small)
    path = tmp_path / "game.tarsas"
    api.save(session, path)
    opened = api.load_game(path).session
    assert len(opened.entries) == len(session.line()) < len(session.entries)


@pytest.mark.parametrize(
    "ops", [[["count", "a", "b", 10**10]], [["push", 0, ["x", list(range(300))]]], [["note", 1, "", [], 0]]]
)
def test_an_entry_that_the_reader_refuses_is_not_written(ops: list[object]) -> None:
    content = {"parent": -1, "kind": "setup", "seat": 0, "lane": 0, "said": None, "ops": ops, "chain": ""}
    with pytest.raises(api.InvalidData):
        schema.check_row(save_module._dense(content))


def test_a_note_speaks_of_a_hundred_things_at_the_most() -> None:
    for n in (100, 101):
        note = ["note", ["table.status", {}, None], "table/strict", ["a"] * n, 1]
        content = {"parent": -1, "kind": "setup", "seat": 0, "lane": 0, "said": None, "ops": [note], "chain": ""}
        if n > 100:
            with pytest.raises(api.InvalidData):
                schema.check_row(save_module._dense(content))
        else:
            schema.check_row(save_module._dense(content))


@pytest.mark.parametrize("deep", [False, True])
def test_a_note_about_a_whole_deck_can_be_written(deep: bool) -> None:
    """Free hands may lay so much into one hand that no file would take the sentence about it: the rest is counted."""
    session = _played(3)
    cards = [f"card.{n}" for n in range(200)]
    listed: api.Arg = api.ListArg(tuple(api.PieceArg(card) for card in cards))
    if deep:
        listed = api.ListArg((api.msg("table.chosen", "{items}", items=listed),))
    with session.table.trial(1):
        session.table.note(api.msg("table.chosen", "{items}", items=listed), "table/strict", tuple(cards))
    session.table.note(api.msg("table.chosen", "{items}", items=listed), "table/strict", tuple(cards))
    note = as_ops(session.table.journal)[-1]
    assert isinstance(note, NoteOp)
    assert str(note.message) == ", ".join(cards[:59]) + " and 141 others"
    assert note.subjects == tuple(cards[:100])
    content = {"parent": -1, "kind": "setup", "seat": 0, "lane": 0, "said": None, "ops": [note.to_json()], "chain": ""}
    schema.check_row(save_module._dense(content))


def test_a_list_that_a_file_takes_is_left_whole() -> None:
    sixty = api.ListArg(tuple(api.PieceArg(f"card.{n}") for n in range(60)))
    message = api.msg("table.chosen", "{items}", items=sixty)
    assert with_short_lists(message) == message


@pytest.mark.parametrize("game", list(api.GAMES))
def test_what_was_opened_is_written_as_it_was_read(game: str, tmp_path: Path) -> None:
    session = api.new_session(game, 2, seed=3)
    api.play_to_end(session, {seat: api.RandomBot(3) for seat in range(1, len(session.players) + 1)})
    path = tmp_path / "game.tarsas"
    api.save(session, path)
    opened = api.load_game(path)
    assert opened.digest == file_digest(path)
    assert api.encode(opened.session) == path.read_text(encoding="utf-8")
    for entry in opened.session.entries:
        entry.encoded = ""
    assert api.encode(opened.session) == path.read_text(encoding="utf-8"), "encoded anew it is the same"


WRITER = """
import sys
from pathlib import Path
from engine.api import write_atomically
failures = 0
print("ready", flush=True)
sys.stdin.readline()
for number in range(150):
    try:
        write_atomically(Path(sys.argv[1]), sys.argv[2] * 2000)
    except OSError:
        failures += 1
print(failures)
"""


def test_two_programs_that_write_one_file_do_not_hinder_each_other(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), letter],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for letter in "ab"
    ]
    for writer in writers:
        assert writer.stdout is not None and writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    failed = [int(writer.communicate(timeout=120)[0]) for writer in writers]
    assert failed == [0, 0]
    assert path.read_text() in ("a" * 2000, "b" * 2000)
    assert list(tmp_path.iterdir()) == [path]


def test_what_killed_writes_left_is_cleared_away(tmp_path: Path) -> None:
    left = [tmp_path / f".{name}.4711-{n}.part" for n, name in enumerate(("one.tarsas", "two.tarsas"))]
    others = [tmp_path / "my.part", tmp_path / ".hidden.part", tmp_path / ".folder.1-1.part"]
    others[2].mkdir()
    for path in (*left, *others[:2]):
        path.write_text("half")
    with left[1].open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        clear_stale(tmp_path)
        assert not left[0].exists() and left[1].exists(), "what is being written stays"
    clear_stale(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted(others), "and so does what is none of ours"


def test_what_is_private_is_read_by_its_owner_alone(tmp_path: Path) -> None:
    write_atomically(tmp_path / "seats", "secret", private=True)
    assert stat.S_IMODE((tmp_path / "seats").stat().st_mode) == 0o600


def test_a_file_is_known_by_its_content(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    assert file_digest(path) is None
    write_atomically(path, "one")
    assert file_digest(path) == api.content_digest(b"one")
    assert file_digest(tmp_path) == "", "a folder is there, but is no file"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_is_no_game_and_no_pack(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    assert file_digest(pipe) == ""
    with pytest.raises(api.InvalidData):
        api.load_game(pipe)
    with pytest.raises(api.InvalidData):
        api.read_pack(pipe)


def test_a_write_leaves_no_file_open(tmp_path: Path) -> None:
    """The lowest number that is free goes to whoever opens next."""

    def next_number() -> int:
        handle = os.open(os.devnull, os.O_RDONLY)
        os.close(handle)
        return handle

    before = next_number()
    for content in ("one", "two", "three"):
        write_atomically(tmp_path / "game.tarsas", content)
    assert next_number() == before


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b'{"format": 999, "entries": [{"what": 1', "file.save_from_newer_program"),
        (b' { "format" : 999}', "file.save_from_newer_program"),
        (b'{"format": 1, "entries": [', "file.save_damaged_or_foreign"),
        (b"\x00\xff", "file.save_damaged_or_foreign"),
        (b"[]", "file.not_a_save"),
    ],
)
def test_a_newer_file_is_known_before_anything_in_it_is_understood(raw: bytes, told: str) -> None:
    with pytest.raises(api.InvalidData) as refused:
        schema.parse_file(raw)
    assert refused.value.message is not None and refused.value.message.id == told
