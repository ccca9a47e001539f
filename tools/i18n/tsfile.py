"""Qt's .ts files: read with everything that is in them, merged with an extract, written sorted and stable."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from qtapp.i18n.catalogue import FORM_MARK, id_and_form
from qtapp.i18n.languages import SOURCE, language_of
from tools.i18n.extract import Extract, Text

Key = tuple[str, str, str]


@dataclass(frozen=True)
class Entry:
    """One message of a file: its translations (one for each numerus form) and whether they count."""

    text: Text
    forms: tuple[str, ...]
    state: str = ""
    """Empty: finished; `unfinished`; `vanished`: the source is gone, the translation is kept for reuse."""
    note: str = ""
    """What the translator wrote for other translators."""
    example: str = ""
    """How it comes to the screen, in English, once filled in."""


def read(path: Path) -> dict[Key, Entry]:
    """Every message of a file, also those that are unfinished or vanished."""
    found: dict[Key, Entry] = {}
    if not path.exists():
        return found
    for context in ElementTree.parse(path).getroot().iterfind("context"):
        name = context.findtext("name", "")
        for message in context.iterfind("message"):
            numerus = message.get("numerus") == "yes"
            id_, form = id_and_form(message)
            text = Text(name, message.findtext("source", ""), form, numerus, id=id_)
            translation = message.find("translation")
            assert translation is not None, f"{path}: no translation element for {text.source}"
            if numerus:
                forms = tuple(form.text or "" for form in translation.iterfind("numerusform"))
            else:
                forms = (translation.text or "",)
            state = translation.get("type", "")
            notes = message.findtext("translatorcomment", ""), message.findtext("extracomment", "")
            found[text.key] = Entry(text, forms, state, *notes)
    return found


def merge(old: dict[Key, Entry], found: Extract, language: str) -> dict[Key, Entry]:
    """What is there, brought in line with what was extracted: new ones unfinished, gone ones vanished."""
    merged: dict[Key, Entry] = {}
    for key, text in found.texts[language].items():
        size = language_of(language).sizes if text.numerus else 1
        before = old.get(key)
        if language == SOURCE and text.english:
            merged[key] = Entry(text, text.english)
        elif (
            before is None
            or before.text.numerus != text.numerus
            or len(before.forms) != size
            or (language == SOURCE and before.text.source != text.source)
        ):
            guess = tuple(_english(text.source, number) for number in (1, 2)) if language == SOURCE else ("",) * size
            merged[key] = Entry(text, guess, "unfinished")
        else:
            state = "" if before.state == "vanished" else before.state
            if before.text.source != text.source:
                state = "unfinished"  # the English changed: a person reads the translation again, it stays in use
            merged[key] = replace(before, text=text, state=state if all(before.forms) else "unfinished")
    for key, entry in old.items():
        if key not in merged and any(entry.forms):
            merged[key] = replace(entry, state="vanished")
    return merged


def _english(source: str, n: int) -> str:
    return source.replace("(s)", "" if n == 1 else "s")


def accepted(entry: Entry) -> Entry:
    """An entry whose text somebody has read again; one without a text stays open."""
    return replace(entry, state="") if entry.state == "unfinished" and all(entry.forms) else entry


def write(path: Path, entries: dict[Key, Entry], places: dict[tuple[str, str], set[str]], language: str) -> bool:
    """Write a file if it would change; sorted by context, source and form, without line numbers: diffs stay small."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language_of(language).locale}" sourcelanguage="en_GB">',
    ]
    context = None
    for key in sorted(entries):
        entry = entries[key]
        if key[0] != context:
            if context is not None:
                lines.append("</context>")
            context = key[0]
            lines += ["<context>", f"    <name>{escape(context)}</name>"]
        lines += _message(entry, sorted(places.get(key[:2], ())))
    if context is not None:
        lines.append("</context>")
    lines.append("</TS>")
    text = "\n".join(lines) + "\n"
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return True


def _message(entry: Entry, places: list[str]) -> list[str]:
    text = entry.text
    own = f"{text.id}{FORM_MARK}{text.form}" if text.form else text.id
    id_ = f' id="{escape(own)}"' if text.id else ""
    lines = [f'    <message{id_} numerus="yes">' if text.numerus else f"    <message{id_}>"]
    lines += [f'        <location filename="../{place}"/>' for place in places]
    lines.append(f"        <source>{escape(text.source)}</source>")
    if text.form:
        lines.append(f"        <comment>{escape(text.form)}</comment>")
    if entry.example:
        lines.append(f"        <extracomment>{escape(entry.example)}</extracomment>")
    if entry.note:
        lines.append(f"        <translatorcomment>{escape(entry.note)}</translatorcomment>")
    opening = f'<translation type="{entry.state}">' if entry.state else "<translation>"
    if text.numerus:
        lines.append(f"        {opening}")
        lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in entry.forms]
        lines.append("        </translation>")
    else:
        lines.append(f"        {opening}{escape(entry.forms[0])}</translation>")
    lines.append("    </message>")
    return lines
