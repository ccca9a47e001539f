"""Cards, tiles and contracts from JSON: each record is checked, its effects are read with the game's vocabulary."""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.core.flow.data_error import DataError
from engine.core.flow.effect import MOST_MISTAKES, Effect, EffectRegistry, field_mistakes
from engine.core.messages.errors import EngineBug
from engine.core.messages.message import msg


class CardRecord(BaseModel):
    """What every card has: an id and where its text is known from. Games add their fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)

    id: str
    source: str
    """rulebook, public or house."""


REPEATED = msg("pack.id_repeated", "this id is used twice")
C = TypeVar("C", bound=CardRecord)


def read_cards(
    rows: Iterable[object], model: type[C], vocabulary: EffectRegistry, effect_fields: tuple[str, ...] = ("effects",)
) -> tuple[list[tuple[C, dict[str, tuple[Effect, ...]]]], list[DataError]]:
    """Read records and their effects; all mistakes are collected, each with card, field and reason."""
    cards: list[tuple[C, dict[str, tuple[Effect, ...]]]] = []
    mistakes: list[DataError] = []
    known: set[str] = set()
    for number, row in enumerate(rows):
        if len(mistakes) >= MOST_MISTAKES:
            break
        if not isinstance(row, dict):
            mistakes.append(
                DataError(f"#{number + 1}", "", msg("pack.card_not_an_object", "a card must be an object with fields"))
            )
            continue
        name = str(row.get("id", f"#{number + 1}"))
        effects: dict[str, tuple[Effect, ...]] = {}
        for field in effect_fields:
            listed = row.get(field, [])
            listed = listed if isinstance(listed, list) else [listed]
            read = [vocabulary.read(raw, name, f"{field}.{at}", mistakes) for at, raw in enumerate(listed)]
            effects[field] = tuple(one for one in read if one is not None)
        fields = {key: value for key, value in row.items() if key not in effect_fields}
        try:
            record = model.model_validate(fields)
        except ValidationError as error:
            mistakes.extend(field_mistakes(error, name, "", list(model.model_fields)))
            continue
        if record.id in known:
            mistakes.append(DataError(name, "id", REPEATED))
        known.add(record.id)
        cards.append((record, effects))
    return cards, mistakes


def shipped_cards(
    package: str,
    file: str,
    model: type[C],
    vocabulary: EffectRegistry,
    effect_fields: tuple[str, ...] = ("effects",),
    older: Iterable[int] = (),
) -> list[tuple[C, dict[str, tuple[Effect, ...]]]]:
    """The cards that come with the program; a mistake in them is a bug. `older`: see `records_of`."""
    cards, mistakes = read_cards(records_of(package, file, older), model, vocabulary, effect_fields)
    if mistakes:
        raise EngineBug(f"{package} {file}: " + "; ".join(map(str, mistakes)))
    return cards


def records_of(package: str, file: str, older: Iterable[int] = ()) -> list[dict[str, Any]]:
    """The records of a data file. `older`: earlier editions that are laid over today's, the newest of them first.

    `cards.edition1.json` holds the records of `cards.json` as they were before the second edition, only those that were
    changed. Ids are for ever, so that a game that was begun with an earlier edition has the same pieces.
    """
    records = {row["id"]: row for row in _rows(package, file)}
    for number in older:
        for row in _rows(package, f"{file.removesuffix('.json')}.edition{number}.json"):
            if row["id"] not in records:
                raise EngineBug(f"{package} {file}: {row['id']} of edition {number} is there no more")
            records[row["id"]] = row
    return [*records.values()]


def _rows(package: str, file: str) -> list[dict[str, Any]]:
    found = files(package).joinpath("data", file)
    rows: list[dict[str, Any]] = json.loads(found.read_text(encoding="utf-8")) if found.is_file() else []
    return rows


def older_editions(edition: int, latest: int) -> range:
    """The editions to be laid over the latest one to get an earlier one."""
    return range(latest - 1, edition - 1, -1)
