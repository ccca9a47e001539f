"""Records by a walk through the form: whatever it offers is chosen by chance, again and again."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from engine import api
from engine.core.box.offers import Offer, additions, offers, phrases, removals
from engine.core.box.paths import Path, Row
from engine.core.box.record_form import RecordForm
from engine.core.flow.field_kind import AmountsKind, EitherKind, MaybeKind, RowKind, TextKind, WordKind

PACK_GAMES = ("imperial_miners", "underwater_cities")
_MOST = 1_600
"""Letters of a record after which nothing is added: a card that nobody could print."""


def forms_of(game: str) -> list[RecordForm]:
    """The forms of all sections of a game."""
    form = api.GAMES[game].pack_form
    assert form is not None
    return [RecordForm(api.GAMES[game], section.name) for section in form.sections]


def gaps_of(form: RecordForm, row: Row) -> list[Path]:
    """Every place of a record that a form may offer something for; what names the record is no gap."""
    return [
        leaf
        for field in form.fields
        if field.name not in ("id", form.section.key, "name")
        for leaf in form.leaves(row, (field.name,))
    ]


def walked(form: RecordForm, start: Row, steps: int, dice: random.Random) -> list[Row]:
    """The states of the record after so many choices by chance."""
    row: Mapping[str, Any] = start
    states = []
    for _ in range(steps):
        chosen = _choose(form, row, dice)
        if chosen is not None:
            row = chosen.row
            states.append(row)
    return states


def _choose(form: RecordForm, row: Row, dice: random.Random) -> Offer | None:
    places = [(one, offers) for one in gaps_of(form, row)]
    places += [(one, phrases) for one in form.word_places(row)]
    for one in [*form.word_places(row), ()]:
        for field in form.fields_at(row, one):
            spot = (*one, field.name)
            if isinstance(field.kind, (AmountsKind, RowKind)):
                places.append((spot, removals))
                if len(str(row)) < _MOST:
                    places.append((spot, additions))
    path, ask = dice.choice(places)
    found = [one for one in ask(form, row, path) if len(str(one.row)) < _MOST + 400]
    return dice.choice(found) if found else None


def rebuilt(form: RecordForm, row: Row) -> dict[str, Any]:
    """The record once more, made of nothing but what its form has fields for."""
    made: dict[str, Any] = {}
    for field in form.fields:
        if field.name in row:
            made[field.name] = _again(form, field.kind, row[field.name])
    return made


def _again(form: RecordForm, kind: Any, value: Any) -> Any:
    if isinstance(kind, MaybeKind):
        return None if value is None else _again(form, kind.inner, value)
    if isinstance(kind, EitherKind):
        is_word = isinstance(value, Mapping)
        fitting = [one for one in kind.kinds if isinstance(one, WordKind) == is_word]
        return _again(form, fitting[0], value) if fitting else None
    match kind:
        case WordKind():
            word = form.words[value["do"]]
            known = {one.name: one.kind for one in form.fields_at({"effects": [value]}, ("effects", 0))}
            return {"do": word.name, **{key: _again(form, known[key], value[key]) for key in value if key != "do"}}
        case AmountsKind(keys, inner):
            return {key: _again(form, inner, one) for key, one in value.items() if not keys or key in keys}
        case RowKind(item):
            return [_again(form, item, one) for one in value]
        case TextKind():
            return str(value)
    return list(value) if isinstance(value, (list, tuple)) else value
