"""The files survive what translators open them with: Qt's own reader and writer, and Weblate's library."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator
from translate.storage.ts2 import tsfile as weblate

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "i18n").glob("tarsas_*.ts"))
BIN = Path(sys.executable).parent
NOTES = ("source", "comment", "extracomment", "translatorcomment")

Message = tuple[str, str, tuple[str, ...], tuple[str, ...]]
"""Context, id, notes, translations."""


def messages(path: Path) -> list[Message]:
    """Everything in a file that somebody wrote, in no particular order."""
    found = []
    for context in ElementTree.parse(path).getroot().iterfind("context"):
        for message in context.iterfind("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = tuple(one.text or "" for one in translation.iterfind("numerusform")) or (translation.text or "",)
            notes = tuple(message.findtext(note, "") for note in NOTES)
            found.append((context.findtext("name", ""), message.get("id", ""), notes, forms))
    return sorted(found)


def ran(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    return done.stdout + done.stderr


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def copy(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of one file, for a tool to do with as it likes."""
    path: Path = request.param
    return Path(shutil.copy(path, tmp_path / path.name))


def test_qt_reads_and_writes_everything(copy: Path, tmp_path: Path) -> None:
    """`lupdate` over no source at all: it reads the file, marks all as gone, and writes again what was translated."""
    (tmp_path / "nothing.py").touch()
    whole = messages(copy)
    before = [one for one in whole if any(one[3])]
    said = ran(BIN / "pyside6-lupdate", tmp_path / "nothing.py", "-ts", copy)
    assert f"Kept {len(whole)} obsolete" in said and "uplicate" not in said
    assert messages(copy) == before


def test_qt_compiles_every_translation(copy: Path) -> None:
    """Messages of one context with the same English and form are one to a compiled file: any of them may answer."""
    said = ran(BIN / "pyside6-lrelease", copy)
    whole = [one for one in messages(copy) if any(one[3])]
    assert "uplicate" not in said and f"Generated {len(whole)} translation(s)" in said
    compiled = QTranslator()
    assert compiled.load(str(copy.with_suffix(".qm")))
    alike: dict[tuple[str, str, str], set[str]] = {}
    for context, _, (source, comment, *_), forms in whole:
        alike.setdefault((context, source, comment), set()).add(forms[0])
    for key, translations in alike.items():
        assert compiled.translate(*key, 1) in translations


def test_lconvert_loses_nothing(copy: Path, tmp_path: Path) -> None:
    lconvert = shutil.which("lconvert")
    if lconvert is None:
        pytest.skip("lconvert is not installed")
    said = ran(lconvert, "-i", copy, "-o", tmp_path / "other.ts")
    assert "uplicate" not in said
    assert messages(tmp_path / "other.ts") == messages(copy)


def test_weblate_reads_and_writes_everything(copy: Path) -> None:
    before = messages(copy)
    store = weblate()
    store.parse(copy.read_bytes())
    assert len({unit.getid() for unit in store.units}) == len(store.units) == len(before)
    for unit in store.units:
        if unit.target:
            unit.target = unit.target  # as somebody who has looked at it and saves
    copy.write_bytes(bytes(store))
    assert messages(copy) == before


def test_a_form_is_part_of_its_id(tmp_path: Path) -> None:
    """Without that Qt keeps the first of several messages with one id: this is what the marks are for."""
    whole = messages(FILES[-1])
    (tmp_path / "nothing.py").touch()
    path = tmp_path / "plain.ts"
    path.write_text(re.sub(r'@\w+"', '"', FILES[-1].read_text("utf-8")), "utf-8")
    ran(BIN / "pyside6-lupdate", tmp_path / "nothing.py", "-ts", path)
    assert len(messages(path)) < len(whole)
