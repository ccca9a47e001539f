"""Card packs: a JSON file, or a folder of them, with which a game's cards are replaced or added to.

A pack names its game and holds sections (`cards`, `boards`, …) of records. Reading it here is general; what a section
may hold says the game (`Game.read_pack`). A pack from a stranger is data: bounded, typed, never code.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from engine.core.flow.data_error import DataError, nearest
from engine.core.flow.effect import Effect, EffectRegistry
from engine.core.game.card_photo import PICTURES, photo_mistakes
from engine.core.game.pack_form import HEAD
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import LiteralArg, Message, msg
from engine.core.session.entry import storable_text
from engine.core.storage.card import REPEATED, C, read_cards
from engine.core.storage.disk import read_bounded
from engine.core.storage.handwritten import json_value, trouble_at
from engine.core.storage.pack_file import PACK_FILE_SUFFIX, read_pack_file

BIGGEST_PACK = 4 * 1024 * 1024
MOST_RECORDS = 2_000
_MOST_SECTIONS = 100
"""Sections, and files of a folder, that are looked at: no game has a tenth of them."""
_LONGEST_LABEL = 60
FORMAT = 2
"""The format of packs that is read now; a pack without a number is of the first. Packs without photos are still of the
first, so that earlier versions open them."""
SOURCE = "pack"
"""Where the text of an owner's card is known from, whatever a record that was copied says."""
SOURCES = (SOURCE, "rulebook", "public", "house")
_OWN = msg("pack.source_unknown", "there is no such source; leave this field out")
NUMBER_REPEATED = msg("pack.number_repeated", "this number is used twice")


def read_pack(path: Path) -> dict[str, Any]:
    """A pack from a file of JSON, from a `.tarsaspack`, or from a folder with `pack.json` (game, name) and one file for
    each section.
    """
    if path.suffix.lower() == PACK_FILE_SUFFIX and not path.is_dir():
        pack = _object(_parsed(read_pack_file(path).text, LiteralArg(path.name)), path)
    elif path.is_dir():
        pack = _object(_json(path / "pack.json"), path / "pack.json")
        for file in sorted(path.glob("*.json"))[:_MOST_SECTIONS]:
            if file.name != "pack.json":
                pack[file.stem] = _json(file)
    else:
        pack = _object(_json(path), path)
    trouble = _trouble_with_format(pack)
    if trouble is not None:
        raise InvalidData(trouble)
    if not isinstance(pack.get("game"), str):
        raise InvalidData(msg("file.pack_names_no_game", "It does not say which game it is for (field “game”)."))
    return pack


def _json(path: Path) -> Any:
    name = LiteralArg(path.name)
    try:
        raw = read_bounded(path, BIGGEST_PACK)
    except (OSError, ValueError) as error:
        raise InvalidData(msg("file.pack_unreadable", "{file} cannot be read.", file=name)) from error
    return _parsed(raw, name)


def _parsed(raw: bytes, name: LiteralArg) -> Any:
    if len(raw) > BIGGEST_PACK:
        raise InvalidData(msg("file.pack_too_big", "{file} is too big for a pack.", file=name))
    try:
        return json_value(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise InvalidData(msg("file.pack_not_utf8_text", "{file} is not UTF-8 text.", file=name)) from error
    except json.JSONDecodeError as error:
        at = {"line": error.lineno, "column": error.colno}
        why = trouble_at(error.doc, error.pos)
        raise InvalidData(
            msg("file.pack_not_json", "{file} is not valid JSON: line {line}, column {column}.", file=name, **at)
            if why is None
            else msg(
                "file.pack_not_json_because",
                "{file}, line {line}, column {column}: {reason}.",
                file=name,
                reason=why,
                **at,
            )
        ) from error
    except RecursionError as error:
        raise InvalidData(msg("file.pack_nested_too_deeply", "{file} is nested too deeply.", file=name)) from error
    except ValueError as error:  # the only other one: more digits than can be read
        raise InvalidData(
            msg("file.pack_number_too_long", "{file} holds a number that is too long.", file=name)
        ) from error


def _trouble_with_format(pack: Mapping[str, Any]) -> Message | None:
    number = pack.get("format", FORMAT)
    if type(number) is not int or number < 1:
        return msg("file.pack_format_not_a_number", "Its format must be a number (field “format”).")
    return (
        msg("file.pack_from_newer_program", "It was made for a newer version of this program.")
        if number > FORMAT
        else None
    )


def _object(raw: Any, path: Path) -> dict[str, Any]:
    if isinstance(raw, dict):
        return raw
    raise InvalidData(
        msg("file.pack_not_an_object", "{file} must be an object with fields.", file=LiteralArg(path.name))
    )


def unknown_sections(pack: Mapping[str, Any], known: tuple[str, ...]) -> list[DataError]:
    """A mistake for a strange name, for each section that the game does not know, or that is no list of records."""
    trouble = _trouble_with_format(pack)
    found = [DataError("format", "", trouble)] if trouble is not None else []
    if not any(pack.get(name) for name in (*known, PICTURES)):
        nothing = msg("pack.is_empty", "there is nothing in this pack; a section is a list of records")
        found.append(DataError("", "", nothing, allowed=known, is_slip=True))
    called = pack.get("name", "")
    if not isinstance(called, str) or storable_text(called, len(called)) != called:  # a saved game has to hold it
        found.append(DataError("name", "", msg("pack.value_not_fitting", "this value does not fit here")))
    for name, rows in islice(pack.items(), _MOST_SECTIONS):  # one unknown section is enough to refuse it
        if name in HEAD:
            continue
        if name == PICTURES:
            found.extend(photo_mistakes(pack))
            continue
        if name not in known:
            label = name[:_LONGEST_LABEL]
            unknown = msg("pack.section_unknown", "this section is not known")
            found.append(DataError(label, "", unknown, nearest(label, known), known))
        elif not isinstance(rows, list) or len(rows) > MOST_RECORDS:
            found.append(
                DataError(
                    name, "", msg("pack.section_not_a_record_list", "a section must be a list of records, not too long")
                )
            )
    return found


def playable(mistakes: Iterable[DataError]) -> bool:
    """Can it be played with, though something in it is not counted?"""
    return all(one.is_slip for one in mistakes)


def name_mistakes(card: str, name: str) -> Iterator[DataError]:
    """A card without a name cannot be spoken of."""
    if not name.strip():
        yield DataError(card, "name", msg("pack.name_is_empty", "it needs a name"), is_slip=True)


def id_mistakes(name: str, taken: tuple[str, ...] = ()) -> Iterator[DataError]:
    """What is wrong with the id of a record: ids of pieces are made of it. `taken`: words that mean something else."""
    if not re.fullmatch(r"[A-Za-z0-9_]{1,40}", name):
        yield DataError(
            name[:40], "id", msg("pack.id_malformed", "an id has at most 40 letters, digits and underscores")
        )
    elif name in taken:
        yield DataError(name, "id", msg("pack.id_reserved", "this word is used for something else"))


def read_section(
    pack: Mapping[str, Any],
    name: str,
    model: type[C],
    vocabulary: EffectRegistry,
    mistakes: list[DataError],
    fill: Mapping[str, str] | None = None,
    effect_fields: tuple[str, ...] = ("effects",),
) -> list[tuple[C, dict[str, tuple[Effect, ...]]]]:
    """The records of one section. `fill`: a field that stands in for a missing one (a number for an id)."""
    rows = pack.get(name)
    if not isinstance(rows, list):
        return []
    given = []
    for row in rows:
        if not isinstance(row, dict):
            given.append(row)
            continue
        whole = {**row, "source": SOURCE}
        if row.get("source", SOURCE) not in SOURCES:
            which = str(row.get("id", row.get("number", "")))[:_LONGEST_LABEL]
            mistakes.append(DataError(which, "source", _OWN, allowed=SOURCES, is_slip=True))
        for missing, other in (fill or {}).items():
            if missing not in whole and isinstance(whole.get(other), (int, str)):
                whole[missing] = str(whole[other])
        given.append(whole)
    records, wrong = read_cards(given, model, vocabulary, effect_fields)
    if fill:  # who wrote only numbers is told of numbers
        named = {str(row["id"]) for row in rows if isinstance(row, dict) and "id" in row}
        wrong = [
            _by_number(one, fill["id"]) if one.reason == REPEATED and one.card not in named else one for one in wrong
        ]
    mistakes.extend(wrong)
    return records


def _by_number(mistake: DataError, field: str) -> DataError:
    return replace(mistake, field=field, reason=NUMBER_REPEATED)
