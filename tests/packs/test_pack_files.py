"""A card pack in one file: the same after a journey, and whatever a stranger puts into it is bounded or refused."""

from __future__ import annotations

import hashlib
import io
import json
import stat
import struct
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import api
from engine.api import RandomStream
from engine.core.storage import pack_file
from engine.core.storage.pack_file import BIGGEST_PICTURE, MOST_PICTURES, read_pack_file
from tests.conformance.cases import seeds
from tests.underwater_cities.test_packs import CARD

PACK = {"format": 1, "game": "underwater_cities", "name": "Own", "cards": [CARD]}
TEXT = json.dumps(PACK)
SECONDS = 1.0
AT_ONCE = 0.15
"""For a small file that was damaged on its way."""


def name_of(content: bytes) -> str:
    return f"pictures/{hashlib.sha256(content).hexdigest()}.jpg"


def zipped(*entries: tuple[str, bytes], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", how) as archive:
        for name, content in entries:
            archive.writestr(name, content)
    return made.getvalue()


def linked() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("pack.json", TEXT)
        link = zipfile.ZipInfo("pictures/link.jpg")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    return made.getvalue()


def lying_about_sizes() -> bytes:
    """Says that 200 MiB of nothing are ten bytes."""
    raw = zipped(("pack.json", b" " * (200 << 20)))
    size = struct.pack("<L", 200 << 20)
    return raw.replace(size, struct.pack("<L", 10))


def encrypted() -> bytes:
    raw = bytearray(zipped(("pack.json", TEXT.encode())))
    raw[raw.find(b"PK\x01\x02") + 8] |= 1
    return bytes(raw)


HOSTILE: dict[str, Callable[[], bytes]] = {
    "a bomb": lambda: zipped(("pack.json", b" " * (200 << 20))),
    "a bomb that lies": lying_about_sizes,
    "too many entries": lambda: zipped(
        ("pack.json", TEXT.encode()), *((f"pictures/{at:064x}.jpg", b"") for at in range(MOST_PICTURES + 1))
    ),
    "a hundred thousand entries": lambda: zipped(*((f"{at}", b"") for at in range(60_000)), how=zipfile.ZIP_STORED),
    "a name that climbs": lambda: zipped(("pack.json", TEXT.encode()), ("../../evil.jpg", b"x")),
    "an absolute name": lambda: zipped(("pack.json", TEXT.encode()), ("/tmp/evil.jpg", b"x")),
    "a name of Windows": lambda: zipped(("pack.json", TEXT.encode()), ("pictures\\..\\evil.jpg", b"x")),
    "another file": lambda: zipped(("pack.json", TEXT.encode()), ("run.exe", b"MZ")),
    "a picture that is not its hash": lambda: zipped(("pack.json", TEXT.encode()), (f"pictures/{'0' * 64}.jpg", b"x")),
    "a picture that is too large": lambda: zipped(
        ("pack.json", TEXT.encode()), (name_of(b"\0" * (BIGGEST_PICTURE + 1)), b"\0" * (BIGGEST_PICTURE + 1))
    ),
    "a link": linked,
    "no text": lambda: zipped((name_of(b"x"), b"x")),
    "an encrypted text": encrypted,
    "another way of packing": lambda: zipped(("pack.json", TEXT.encode()), how=zipfile.ZIP_BZIP2),
    "no zip": TEXT.encode,
    "half a zip": lambda: zipped(("pack.json", TEXT.encode()))[:-30],
    "nothing": lambda: b"",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_files_are_refused_in_a_sentence_and_soon(what: str, tmp_path: Path) -> None:
    path = tmp_path / f"own{api.PACK_FILE_SUFFIX}"
    path.write_bytes(HOSTILE[what]())
    start = time.thread_time()
    found = api.check_pack(path, api.find_game)
    assert time.thread_time() - start <= SECONDS
    assert found.game is None and found.trouble is not None
    assert path.name in api.to_english(found.told())
    assert list(tmp_path.iterdir()) == [path], "nothing is unpacked onto the disk"


def test_a_name_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.tarsaspack"
    with pytest.warns(UserWarning, match="Duplicate name"):
        path.write_bytes(zipped(("pack.json", TEXT.encode()), ("pack.json", b"{}")))
    assert api.check_pack(path, api.find_game).trouble is not None


def test_a_file_that_is_too_large_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_file, "BIGGEST_FILE", 100)
    path = tmp_path / "own.tarsaspack"
    path.write_bytes(zipped(("pack.json", TEXT.encode())))
    assert api.check_pack(path, api.find_game).trouble is not None


def test_a_pack_is_the_same_after_the_journey(tmp_path: Path) -> None:
    path = tmp_path / "Own.TARSASPACK"
    picture = b"\xff\xd8 no matter what"
    content = api.pack_file_bytes(api.pack_text(PACK), {hashlib.sha256(picture).hexdigest(): picture})
    assert content == api.pack_file_bytes(api.pack_text(PACK), {hashlib.sha256(picture).hexdigest(): picture})
    path.write_bytes(content)
    checked = api.check_pack(path, api.find_game)
    assert checked.game is not None and checked.pack == PACK
    assert list(read_pack_file(path).pictures.values()) == [picture]
    plain = tmp_path / "own.json"
    plain.write_text(TEXT, "utf-8")
    assert api.check_pack(plain, api.find_game).pack == checked.pack, "what is written by hand opens as before"


def test_the_command_line_says_the_same_of_both_kinds(tmp_path: Path) -> None:
    told: dict[str, list[str]] = {}
    wrong = {**PACK, "cards": [{**CARD, "colour": "blue"}]}
    for suffix, content in (
        (".json", json.dumps(wrong).encode()),
        (".tarsaspack", zipped(("pack.json", json.dumps(wrong).encode()))),
    ):
        path = tmp_path / f"own{suffix}"
        path.write_bytes(content)
        lines = told[suffix] = []

        def complain(line: str, lines: list[str] = lines) -> int:
            lines.append(line.replace(".tarsaspack", ".json"))
            return 1

        commands = api.PackCommands(api.find_game, api.to_english, lines.append, complain)
        assert commands.check(path) == 1
    assert told[".json"] == told[".tarsaspack"] and len(told[".json"]) > 1


@seeds(normal=60, soak=5_000, chunk=500)
def test_mutated_files_are_used_or_refused(seeds: range, tmp_path: Path) -> None:
    content = api.pack_file_bytes(api.pack_text(PACK))
    path = tmp_path / "own.tarsaspack"
    for seed in seeds:
        dice = RandomStream(seed, "mutated pack file", 0)
        raw = bytearray(content)
        for _ in range(1 + dice.randrange(6)):
            at = dice.randrange(len(raw))
            match dice.randrange(3):
                case 0:
                    raw[at] = dice.randrange(256)
                case 1:
                    del raw[at : at + 1 + dice.randrange(40)]
                case _:
                    raw[at:at] = bytes(dice.randrange(256) for _ in range(1 + dice.randrange(20)))
            raw = raw or bytearray(b"x")
        path.write_bytes(raw)
        start = time.thread_time()
        found = api.check_pack(path, api.find_game)
        assert time.thread_time() - start <= AT_ONCE, seed
        assert found.game is not None or found.trouble is not None or found.mistakes, seed
        assert list(tmp_path.iterdir()) == [path]
