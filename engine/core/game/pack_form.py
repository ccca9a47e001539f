"""What a game's packs look like: their sections, the words, and the shipped records; templates are made of these."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from importlib.resources import files
from typing import Any

from pydantic import BaseModel

from engine.core.flow.effect import Effect, EffectRegistry
from engine.core.messages.message import LiteralArg, Message, msg

HEAD = ("format", "game", "name")
"""What a pack says of itself; everything else is a section."""


@dataclass(frozen=True, slots=True)
class FieldLabel:
    """What a field of a record is called, and what its values are called that stand in no sentence of a card."""

    name: str
    label: Message
    values: Mapping[Any, Message] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PackSection:
    """One section: the records that packs can hold there, and those that come with the program."""

    name: str
    label: Message
    model: type[BaseModel]
    shipped: tuple[Mapping[str, Any], ...]
    key: str = "id"
    """The field by which a record takes the place of a shipped one."""
    effect_fields: tuple[str, ...] = ("effects",)
    hint: Message | None = None
    """What no type can tell."""
    alike: tuple[str, Any] = ("", None)
    """A field and its value: records with this value all have the same effects, and are written as one."""
    labels: tuple[FieldLabel, ...] = ()
    """The fields that people fill in besides name and sentence. Without any a section is written by hand only."""
    group: str = ""
    """The field by which its records are sorted, such as decks and levels; empty: they are few."""
    piece: str = ""
    """How the ids of its pieces begin; the id of a record follows. Empty: it is no piece that could be looked at."""
    hand: str = ""
    """The place, without its seat, in which people hold such cards; empty: nobody does, so none can be tried."""
    is_fixed: bool = False
    """Its records are what the program has; they bear pictures, and nobody writes others."""
    trial: tuple[str, Any] = ("", None)
    """A field and the value that it gets for a trial, so that the card can be in hand when a game begins."""

    def piece_of(self, row: Mapping[str, Any]) -> str:
        """The piece that is made of a record; empty: none."""
        return f"{self.piece}{row.get('id', row.get(self.key))}" if self.piece or self.is_fixed else ""


@dataclass(frozen=True, slots=True)
class PicturedKind:
    """A kind of pieces that an owner may photograph, though their rules are the program's own."""

    kind: str
    """What the kinds of these pieces begin with, up to a dot."""
    label: Message


@dataclass(frozen=True, slots=True)
class WordGroup:
    """Words that may stand in the same places, and which places these are."""

    label: Message
    words: tuple[type[Effect], ...]


@dataclass(frozen=True, slots=True)
class NameList:
    """Names that records use for places and marks."""

    label: Message
    names: tuple[str, ...]


def to_literal(word: str) -> Message:
    """A word as it stands in the data."""
    return msg("pack.bare_word", "{word}", word=LiteralArg(word))


@dataclass(frozen=True, slots=True)
class PackForm:
    """Everything that somebody who writes a pack has to know."""

    vocabulary: EffectRegistry
    sections: tuple[PackSection, ...]
    groups: tuple[WordGroup, ...]
    nouns: tuple[str, ...]
    """The words for things that records speak of; the game has a noun for each."""
    thing: Callable[[str], Message] = to_literal
    """What one of these words is called where it stands alone."""
    names: tuple[NameList, ...] = ()
    examples: tuple[Mapping[str, Any], ...] = ()
    """Shipped data that packs cannot replace, but which show words that no record does."""


@dataclass(frozen=True, slots=True)
class SectionCount:
    """How many records of a section are the owner's."""

    label: Message
    replaced: int
    added: int
    shipped: int
    """Those that stay as they come with the program."""


def shipped_records(package: str, file: str) -> tuple[Mapping[str, Any], ...]:
    """The records of a data file as a pack would hold them: where their text is known from is not said."""
    rows = json.loads(files(package).joinpath("data", file).read_text(encoding="utf-8"))
    return tuple({key: value for key, value in row.items() if key != "source"} for row in rows)


def pack_counts(form: PackForm, pack: Mapping[str, Any]) -> list[SectionCount]:
    """What a pack replaces and adds, section by section; those that it leaves alone are left out."""
    found = []
    for section in form.sections:
        rows = pack.get(section.name)
        own = [row.get(section.key) for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
        shipped = {str(row[section.key]) for row in section.shipped}
        replaced = sum(str(key) in shipped for key in own)
        if own:
            found.append(SectionCount(section.label, replaced, len(own) - replaced, len(shipped) - replaced))
    return found


def words_in(value: Any) -> Iterator[Mapping[str, Any]]:
    """Every effect in data, the outer ones first."""
    if isinstance(value, Mapping):
        if "do" in value:
            yield value
        for inner in value.values():
            yield from words_in(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from words_in(inner)


def template(form: PackForm, game: str) -> dict[str, Any]:
    """A pack to begin with: shipped records that show every word once, and one of each section at least."""
    known: set[str] = set()
    pack: dict[str, Any] = {"format": 1, "game": game, "name": "…"}
    for section in form.sections:
        rows: list[dict[str, Any]] = []
        for row in section.shipped:
            words = {str(word["do"]) for word in words_in(row)}
            if not rows or words - known:
                numbered = section.key != "id" and row[section.key]  # a number is enough; the assistant has none
                rows.append({key: value for key, value in row.items() if key != "id" or not numbered})
                known |= words
        pack[section.name] = rows
    return pack


def pack_text(pack: Mapping[str, Any]) -> str:
    """A pack as people edit it: a record in a few lines, an effect in one."""
    lines = []
    for key, value in pack.items():
        if isinstance(value, list):
            records = ",\n".join(_record_text(row) for row in value)
            lines.append(f"  {json.dumps(key)}: [\n{records}\n  ]")
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _record_text(row: Mapping[str, Any]) -> str:
    short = {key: value for key, value in row.items() if not isinstance(value, (list, dict))}
    long = {key: value for key, value in row.items() if key not in short}
    head = ", ".join(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in short.items())
    rest = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in long.items()]
    return "    {" + ",\n     ".join([head, *rest]) + "}"


# ---- back from what was read to data ---------------------------------------------------------------------------------


def effect_data(effect: Effect) -> dict[str, Any]:
    """An effect as a pack holds it; what is as usual is left out."""
    found: dict[str, Any] = {"do": effect.name}
    for one in fields(effect):  # type: ignore[arg-type]  # every word is a dataclass
        value = getattr(effect, one.name)
        usual = one.default_factory() if one.default_factory is not MISSING else one.default
        if value != usual:
            found[one.name] = _value_data(value)
    return found


def _value_data(value: Any) -> Any:
    if isinstance(value, Effect):
        return effect_data(value)
    if isinstance(value, tuple):
        return [_value_data(one) for one in value]
    return {key: _value_data(one) for key, one in value.items()} if isinstance(value, dict) else value


def record_data(record: BaseModel, effects: Mapping[str, tuple[Effect, ...]]) -> dict[str, Any]:
    """A record as a pack holds it."""
    told = record.model_dump(exclude={"source"}, exclude_defaults=True)
    return {**told, **{field: [effect_data(one) for one in given] for field, given in effects.items()}}
