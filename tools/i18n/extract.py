"""Every text of the project, found where it stands: in code, rules, explanations, closed words, names in card data."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.api import AboutBook, InvalidData
from qtapp.i18n.languages import SOURCE, languages
from qtapp.i18n.nouns import TABLE, Noun, parse

_ID = re.compile(r"[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*")
GENDER = "gender"
"""Not a form but what German makes its articles of: m, f or n. Every noun that can be counted has one."""
SHORT = "short"
"""The name of a place where the sentence has already named its kind."""


@dataclass(frozen=True, order=True)
class Text:
    """One text to translate: context, English source, form, and whether a number chooses its wording."""

    context: str
    source: str
    form: str = ""
    numerus: bool = False
    english: tuple[str, ...] = ()
    """Its English numerus forms, where they are known without a translator."""
    id: str = ""
    """Its stable id; empty: it is known by its source."""

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is found by."""
        return (self.context, self.id or self.source, self.form)


@dataclass
class Extract:
    """What was found, where, and what cannot be translated as it stands."""

    games: str = "engine"
    """The folder of the games it was made from."""
    texts: dict[str, dict[tuple[str, str, str], Text]] = field(
        default_factory=lambda: {language: {} for language in languages()}
    )
    places: dict[tuple[str, str], set[str]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)
    """The English of every id."""
    nouns: dict[str, set[str]] = field(default_factory=dict)
    """The closed words each game declares."""
    asked: list[tuple[str, str, str]] = field(default_factory=list)
    """The closed words its code asks for: game, noun, where."""

    def undeclared(self) -> Iterator[tuple[str, str]]:
        """Words that no nouns.toml declares: game and complaint."""
        for game, noun, where in self.asked:
            known = self.nouns.get(game, set()) | self.nouns.get(TABLE, set())
            parts = noun.split(".")
            if not any(".".join(parts[:n]) in known for n in range(1, len(parts) + 1)):
                yield game, f"{where}: nouns.toml does not declare “{noun}”"

    def add(self, text: Text, where: str, wanted: Iterable[str] = ()) -> None:
        """Note a text; English needs only those with a number."""
        self.places.setdefault(text.key[:2], set()).add(where)
        if text.id and self.sources.setdefault(text.id, text.source) != text.source:
            self.errors.append(f"{where}: {text.id} has two wordings: {self.sources[text.id]} / {text.source}")
        for language in wanted or self.texts:
            if language in self.texts and (language != SOURCE or text.numerus):
                self.texts[language].setdefault(text.key, text)


def extract(root: Path, games: str = "engine", window: str = "qtapp") -> Extract:
    """Everything under engine/ and qtapp/, or under another folder of games and no window."""
    found = Extract(games=games)
    folder = root / games
    for package in filter(None, (games, window)):
        for path in sorted((root / package).rglob("*.py")):
            _code(found, path, path.relative_to(root).as_posix())
    for path in sorted(folder.rglob("rules.toml")):
        _rules(found, path, path.relative_to(root).as_posix())
    for path in sorted(folder.rglob("about.toml")):
        _about(found, path, path.relative_to(root).as_posix())
    for path in sorted(folder.rglob("nouns.toml")):
        _nouns(found, path, path.relative_to(root).as_posix())
    for path in sorted(folder.glob("*/data/*.json")):
        _cards(found, path, path.relative_to(root).as_posix())
    if window:
        for path in sorted(root.glob("resources/*/lessons/*.tarsas-lesson")):
            lesson = json.loads(path.read_text(encoding="utf-8"))
            del lesson["table"]
            _sayings(found, lesson, path.parents[1].name, path.relative_to(root).as_posix())
        for path in sorted(root.glob("resources/*/guide.toml")):
            guide = tomllib.loads(path.read_text(encoding="utf-8"))
            _sayings(found, guide, path.parent.name, path.relative_to(root).as_posix())
    return found


TOYS = "tests/toys"
"""Games that only the tests play. They speak English: no translator is given their texts."""


def extract_toys(root: Path) -> Extract:
    """Every text of the toys."""
    return extract(root, TOYS, "")


# ---- code -----------------------------------------------------------------------------------------------------------


def _code(found: Extract, path: Path, where: str) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        match _called(node.func):
            case "msg":
                _message(found, node, f"{where}:{node.lineno}", where)
            case "AmountArg" | "NounArg":
                _asked(found, node, f"{where}:{node.lineno}", path)


def _asked(found: Extract, call: ast.Call, line: str, path: Path) -> None:
    """Note a closed word that stands there literally; others cannot be seen from here."""
    last = call.args[-1] if call.args else None
    if (
        path.parent.parent.name == Path(found.games).name
        and isinstance(last, ast.Constant)
        and isinstance(last.value, str)
    ):
        found.asked.append((_game(path), last.value, line))


def _called(func: ast.expr) -> str:
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""


def _message(found: Extract, call: ast.Call, line: str, where: str) -> None:
    literal = [arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(literal) < 2:
        found.errors.append(f"{line}: id and source of a message must be literals")
        return
    id_, source = literal
    context = id_.partition(".")[0]
    if not _ID.fullmatch(id_):
        found.errors.append(f"{line}: {id_} is not the id of a message: context.name_in_lower_case")
        return
    numerus = len(call.args) > 2
    if numerus != ("%n" in source):
        found.errors.append(f"{line}: %n and the number as third argument belong together: {source}")
    if not numerus and "(s)" in source:
        found.errors.append(f"{line}: an English plural without %n: {source}")
    found.add(Text(context, source, numerus=numerus, id=id_), where)


# ---- data -----------------------------------------------------------------------------------------------------------


def _game(path: Path) -> str:
    return TABLE if path.parent.name == "core" else path.parent.name


def _rules(found: Extract, path: Path, where: str) -> None:
    context = f"rules/{_game(path)}"
    for name, rule in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for part in ("heading", "text", "example", "because", "against"):
            if part in rule:
                found.add(Text(context, rule[part].strip(), id=f"{context}.{name}.{part}"), where)


def _about(found: Extract, path: Path, where: str) -> None:
    try:
        book = AboutBook.parse(_game(path), path.read_text(encoding="utf-8"))
    except InvalidData as error:
        found.errors.append(f"{where}: {error}")
        return
    for one in book:
        for message in (one.text, *one.points):
            found.add(Text(message.context, message.english, id=message.id), where)


def _nouns(found: Extract, path: Path, where: str) -> None:
    game = _game(path)
    words = parse(game, path.read_text(encoding="utf-8"))
    found.nouns[game] = set(words.nouns)
    for noun in words.nouns.values():
        for text, wanted_in in _noun(noun):
            found.add(text, where, wanted_in)
    spoken = languages()
    wanted: dict[str, dict[str, tuple[str, ...]]] = {}
    for id_, only, own in words.phrases:
        asked = {code: own or one.asked("phrase") for code, one in spoken.items() if only in ("", code)}
        wanted[id_] = wanted.get(id_, {}) | asked
    wanted |= {id_: {code: one.asked("named") for code, one in spoken.items()} for id_ in words.gendered}
    for id_ in words.short:
        named = wanted.get(id_, {})
        wanted[id_] = {code: (*named.get(code, ()), *one.asked("short")) for code, one in spoken.items()}
    for id_, by_language in wanted.items():
        source = found.sources.get(id_)
        if source is None:
            found.errors.append(f"{where}: there is no message {id_}")
            continue
        for language, forms in by_language.items():
            for form in forms:
                found.add(Text(id_.partition(".")[0], source, form, "%n" in source, id=id_), where, (language,))


def _noun(noun: Noun) -> Iterator[tuple[Text, tuple[str, ...]]]:
    english = (f"%n {noun.one}", f"%n {noun.many}")
    for language, one in languages().items():
        usual = one.asked("noun")
        wanted = (*usual, *(form for form in one.asked("extra") if _asks_for(noun, form) and form not in usual))
        for form in ("", *wanted):
            if noun.counts:
                yield Text(noun.context, noun.counted, form, True, english, f"{noun.key}.counted"), (language,)
            yield Text(noun.context, noun.one, form, id=noun.key), (language,)
        if noun.counts:
            for form in one.asked("counted"):
                yield Text(noun.context, noun.one, form, id=noun.key), (language,)


def _asks_for(noun: Noun, form: str) -> bool:
    """Does a word need a form, or a gender in just this case (`f_acc` where it lists `f`)?"""
    return form in noun.forms or form.partition("_")[0] in noun.forms


def _cards(found: Extract, path: Path, where: str) -> None:
    """Names in card data: every `name` field, in the context `names/<game>`."""
    game = path.parent.parent.name
    for name in _names(json.loads(path.read_text(encoding="utf-8"))):
        found.add(Text(f"names/{game}", name), where)


def _names(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "name" and isinstance(value, str):
                yield value
            else:
                yield from _names(value)
    elif isinstance(data, list):
        for item in data:
            yield from _names(item)


# ---- lessons --------------------------------------------------------------------------------------------------------


def _sayings(found: Extract, data: Any, game: str, where: str) -> None:
    """Texts of lessons and guides: their files hold some languages themselves, translators are asked for the others."""
    if isinstance(data, dict) and isinstance(english := data.get(SOURCE), str):
        missing = [language for language in found.texts if not data.get(language)]
        if missing:
            found.add(Text(f"lessons/{game}", english), where, missing)
    elif isinstance(data, dict):
        for value in data.values():
            _sayings(found, value, game, where)
    elif isinstance(data, list):
        for item in data:
            _sayings(found, item, game, where)
