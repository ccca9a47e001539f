"""What can be wrong with a translation without anybody reading it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from engine.api import GAMES
from qtapp.i18n.forms import COMPUTED
from qtapp.i18n.languages import SOURCE, language_of, languages
from tools.i18n import tsfile
from tools.i18n.extract import GENDER, SHORT, Extract, extract, extract_toys
from tools.i18n.glossary import Glossary, part_of
from tools.i18n.tsfile import Entry
from tools.i18n.wordings import wording_errors

SHARED = "shared"
"""The part of all contexts that belong to no game: there each game hands over its own words."""
_HOLE = re.compile(r"\{(\w+)((?:\.\w+)*)\}")
_COMPUTED = {"hungarian": ("az", "Az", "adj")}
_ALWAYS = ("same", SHORT, "kind", "roman", "added", "many")


def check(root: Path, every: bool = False) -> list[str]:
    """Every complaint: about texts that cannot be extracted, and about the translations."""
    glossary = Glossary.load(root / "i18n" / "glossary.toml")
    found = extract(root)
    problems = []
    for texts in (found, extract_toys(root)):
        problems += [*texts.errors, *wording_errors(root, texts)]
        problems += [complaint for game, complaint in texts.undeclared() if every or glossary.is_required(game)]
    for language in languages():
        entries = tsfile.merge(tsfile.read(root / "i18n" / f"tarsas_{language}.ts"), found, language)
        for entry in entries.values():
            wanted = every or (language_of(language).is_complete and glossary.is_required(entry.text.context))
            for complaint in complaints(entry, language, glossary, wanted):
                form = f" ({entry.text.form})" if entry.text.form else ""
                problems.append(f"{language} {entry.text.context}: “{entry.text.source}”{form}: {complaint}")
    return problems


def summary(root: Path) -> str:
    """How many messages each context has, and which are complete."""
    glossary = Glossary.load(root / "i18n" / "glossary.toml")
    found = extract(root)
    lines = []
    for language in languages():
        entries = tsfile.merge(tsfile.read(root / "i18n" / f"tarsas_{language}.ts"), found, language)
        total, open_, stale = _counts(found, entries, language)
        lines.append(f"{language}: {total.total()} messages, {open_.total()} unfinished, {stale} stale")
        for context in sorted(total):
            mark = "required" if glossary.is_required(context) else "in the making"
            done = "complete" if not open_[context] else f"{open_[context]} unfinished"
            lines.append(f"    {context:<24} {total[context]:>5}  {done} ({mark})")
    return "\n".join(lines)


def _counts(
    found: Extract, entries: dict[tuple[str, str, str], Entry], language: str
) -> tuple[Counter[str], Counter[str], int]:
    total = Counter(text.context for text in found.texts[language].values())
    open_ = Counter(entry.text.context for entry in entries.values() if entry.state == "unfinished")
    return total, open_, sum(entry.state == "vanished" for entry in entries.values())


def complaints(entry: Entry, language: str, glossary: Glossary, wanted: bool = True) -> Iterator[str]:
    """What is wrong with one entry. Unfinished and stale ones count only in contexts that must be complete."""
    if entry.state == "vanished":
        if wanted:
            yield "stale: the source is gone (make i18n PRUNE=1 throws it away)"
        return
    if entry.state == "unfinished":
        if wanted:
            yield "unfinished"
        return
    if entry.text.form == GENDER:
        if entry.forms[0] not in ("m", "f", "n") and not _HOLE.fullmatch(entry.forms[0]):
            yield "a gender is m, f, n or that of a {hole}"
        return
    size = language_of(language).sizes if entry.text.numerus else 1
    if len(entry.forms) != size:
        yield f"{len(entry.forms)} numerus forms instead of {size}"
    for text in entry.forms:
        yield from _holes(entry, text, language)
        if language != SOURCE:
            yield from _marks(entry.text.source, text, language)
            if entry.text.form != SHORT:  # it leaves the word away that its sentence has named
                yield from _words(entry, text, language, glossary)


def _holes(entry: Entry, text: str, language: str) -> Iterator[str]:
    wanted = {hole[1] for hole in _HOLE.finditer(entry.text.source)}
    given = {hole[1] for hole in _HOLE.finditer(text)}
    if wanted != given:
        yield f"placeholders differ: {sorted(wanted ^ given)}"
    if ("%n" in entry.text.source) != ("%n" in text):
        yield "%n differs"
    spoken = language_of(language)
    stored = {form for forms in spoken.forms.values() for form in forms}
    allowed = {*_ALWAYS, *stored, *_COMPUTED.get(spoken.grammar, ()), *COMPUTED[spoken.grammar]}
    for hole in _HOLE.finditer(text):
        unknown = [form for form in hole[2].split(".") if form and form not in allowed]
        if unknown:
            yield f"no such form: {unknown}"
    if re.search(r"\}-?(?!mal\b)[a-záéíóöőúüűäß]", text):
        yield "a suffix is glued to a placeholder"
    if text.count("{") != len(_HOLE.findall(text)):
        yield "a brace that is no placeholder"


def _marks(source: str, text: str, language: str) -> Iterator[str]:
    if "a(z)" in text or "A(z)" in text:
        yield "a(z)"
    if '"' in text or "''" in text:
        yield "straight quotation marks"
    spoken = language_of(language)
    left, right = spoken.quotes
    others = set("„“”") - {left, right}
    if any(mark in text for mark in others) or (left != right and text.count(left) != text.count(right)):
        yield f"quotation marks are {left}…{right}"
    if _final(source) != _final(text):
        yield f"ends with “{text[-1:]}”, the source with “{source[-1:]}”"
    if text != text.strip() or "  " in text:
        yield "a space too many"
    if "..." in text or "--" in text or (" - " in text and " - " not in source):
        yield "three dots or hyphens instead of … and –"
    if spoken.ellipsis == "spaced" and re.search(r"\w…", text):
        yield "… stands after a no-break space"
    if spoken.ellipsis == "close" and re.search(r"\s…", text):
        yield "… stands without a space"
    if source.replace("&&", "").count("&") != text.replace("&&", "").count("&"):
        yield "mnemonics (&) differ"


def _final(text: str) -> str:
    """What a text ends with, as far as it must be the same in every language."""
    text = text.rstrip("”“»«)‘’ ")
    end = text[-1:]
    return end if end in (".", "!", "?", ":", "…", ";", ",") else ""


def _words(entry: Entry, text: str, language: str, glossary: Glossary) -> Iterator[str]:
    part = part_of(entry.text.context)
    for never in glossary.never:
        shared = "" if part in GAMES else SHARED
        if never.language == language and never.part in ("all", part, shared):
            hit = never.pattern.search(text)
            if hit is not None:
                yield f"never “{hit[0]}”: {never.instead}"
    if entry.text.context.startswith("names/"):
        return  # titles are free
    rest = _HOLE.sub("·", entry.text.source)
    for term in glossary.checked.get(part, glossary.checked.get("table", ())):
        rest, count = term.source.subn("·", rest)
        if count and not term.used(language, text):
            yield f"“{term.english}” is “{term.words[language][0]}”"
