"""Records and what they say: shipped cards go out as pack records and come back; no field is without a voice."""

from __future__ import annotations

import copy
import dataclasses
import json
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QApplication

from engine import api
from engine.core.game.pack_form import PackSection, record_data
from engine.core.storage.card import CardRecord, read_cards
from engine.imperial_miners.effects import sentences
from qtapp.i18n import Localizer, complete
from qtapp.kit.speak.pack_texts import GameWords
from tests.packs.random_records import Row

GAMES = ("imperial_miners", "underwater_cities")


def sections(game: str) -> tuple[PackSection, ...]:
    form = api.GAMES[game].pack_form
    assert form is not None
    return form.sections


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_record_goes_out_and_comes_back(game: str) -> None:
    """As it was read, and as the game with a pack of all of them is played."""
    form = api.GAMES[game].pack_form
    assert form is not None
    pack: Row = {"game": game}
    for section in form.sections:
        rows = [{**row, "source": "pack"} for row in section.shipped]
        model = cast(type[CardRecord], section.model)
        cards, mistakes = read_cards(rows, model, form.vocabulary, section.effect_fields)
        assert not mistakes
        out = json.loads(json.dumps([record_data(record, effects) for record, effects in cards]))
        again, mistakes = read_cards(
            [{**row, "source": "pack"} for row in out], model, form.vocabulary, section.effect_fields
        )
        assert not mistakes and again == cards and len(cards) == len(section.shipped) > 0
        pack[section.name] = out
    equipped, mistakes = api.GAMES[game].with_pack(pack)
    assert equipped is not None and mistakes == []
    shipped, own = data(api.GAMES[game]), data(equipped)
    assert shipped.effects == own.effects
    if game == "imperial_miners":
        assert (shipped.mine, shipped.events, shipped.sides) == (own.mine, own.events, own.sides)
    else:
        assert {key: card._replace(source="pack") for key, card in shipped.cards.items()} == own.cards
        assert (shipped.boards, shipped.contracts) == (own.boards, own.contracts)
        assert shipped.metropolises == own.metropolises


def data(game: api.Game) -> Any:
    """The card set of a game."""
    return cast(Any, game).data


# ---- every field has a voice -----------------------------------------------------------------------------------------

Path = tuple[str | int, ...]
SILENT = {"imperial_miners": "number"}
"""These cards bear no number: it only tells which of them a record replaces."""


def leaves(value: Any, at: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value in a record, with the way to it."""
    yield at, value
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(inner, (*at, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, (*at, number))


WORDS = ("farm", "building", "structure", "tunnel", "kelp", "credit", "free", "usual", "not_mine", "scots", "romans")
MORE_WORDS = ("other", "any", "surface", "step", "cave_ins", "faction", "green", "red", "instant", "modifier")
OPTIONAL: Row = {
    "upgraded": True,
    "most": 2,
    "n": 3,
    "times": 3,
    "what": "building",
    "expansion": True,
    "always": True,
    "built": 2,
    "plus": 2,
    "faction": "scots",
    "base": 2,
    "each": 3,
    "per": 3,
    "least": 2,
    "otherwise": 2,
    "up_to": True,
    "less": "romans",
    "source": "surface",
    "cost": "free",
    "discount": {"credit": 1},
    "stated": {"kelp": 2},
    "production": {"kelp": 1},
}
"""Fields that may be left out, and something to put there."""


def changes(value: Any) -> Iterator[tuple[str, Any]]:
    """Other values for a field, each with a sign: what has the same sign need not be tried twice."""
    match value:
        case bool():
            yield "not", not value
        case int():
            yield f"{value + 1}", value + 1
            yield f"{value - 1}", value - 1
        case str():
            yield from ((word, word) for word in (*WORDS, *MORE_WORDS) if word != value)
        case list():
            yield f"less {len(value)}", value[:-1]
            yield f"more {len(value)}", [*value, *value[-1:]]
        case dict() if "do" in value:
            yield from (
                (f"{value['do']}+{key}", {**value, key: new}) for key, new in OPTIONAL.items() if key not in value
            )
        case dict():
            yield from ((f"+{key}", {**value, key: 2}) for key in ("kelp", "tunnel", "steelplast") if key not in value)
            if value:
                yield f"less {len(value)}", dict([*value.items()][1:])


def changed(row: Mapping[str, Any], at: Path, new: Any) -> Row:
    """The record with another value at the end of a way."""
    made: Row = copy.deepcopy(dict(row))
    place: Any = made
    for step in at[:-1]:
        place = place[step]
    place[at[-1]] = new
    return made


def piece_of(game: str, section: PackSection, row: Mapping[str, Any]) -> str:
    kind = {"cards": "card", "mine": "mine", "events": "event", "contracts": "contract", "metropolises": "metropolis"}
    return f"{kind.get(section.name, section.name)}.{row.get('id', row.get('number'))}"


def shown(name: str, own: Any, section: PackSection, row: Mapping[str, Any], speech: Localizer) -> Any:
    """What a record says in a language, and what is printed besides."""
    game = api.GAMES[name]
    table = cast(Any, SimpleNamespace(data=own))
    names = GameWords(game)
    piece = piece_of(name, section, row)
    if section.name == "boards":
        spaces = [effects for key, effects in own.effects.items() if key.startswith(f"board.{row['id']}.")]
        return [speech.text(sentences(parts), names) for space in spaces for parts in space], row["name"]
    if section.name == "surface":
        return [speech.text(sentences(parts), names) for parts in own.effects["surface"]], row["name"]
    said = [speech.text(message, names) for message in game.piece_text(table, piece)]
    return said, speech.text(game.piece_name(table, piece), names), dict(game.piece_facts(table, piece))


def card_set(game: str, section: PackSection, row: Row) -> Any:
    """The card set with a record in it; None: it is refused."""
    own, mistakes = api.GAMES[game].read_pack({"game": game, section.name: [row]}, api.GAMES[game].edition)
    return None if mistakes else own


def silent_changes(game: str, section: PackSection, row: Mapping[str, Any], known: set[Any]) -> Iterator[str]:
    """Changes of a record that are let pass though nothing is said otherwise; `known`: what need not be tried again."""
    speakers = [Localizer(language) for language in complete()]
    before: list[Any] = []
    left_out = {name: OPTIONAL[name] for name in section.model.model_fields if name in OPTIONAL and name not in row}
    whole = {**row, **dict.fromkeys(left_out)}
    for at, value in (*leaves(row), *(((name,), None) for name in left_out)):
        if not at or at[-1] in ("id", "do", "source", SILENT.get(game)):
            continue
        outer: Any = whole
        for step in at[:-1]:
            outer = outer[step]
        word = outer.get("do", section.name) if isinstance(outer, dict) else section.name
        for what, new in changes(value) if value is not None else [("put in", left_out[str(at[0])])]:
            sign = (word, at[-1] if isinstance(at[-1], str) else "#", what)
            if sign in known or new == value:
                continue
            known.add(sign)
            other = changed(row, at, new)
            own = card_set(game, section, other)
            if own is None:
                continue
            if not before:
                shipped = card_set(game, section, dict(row))
                before = [shown(game, shipped, section, row, speech) for speech in speakers]
            after = [shown(game, own, section, other, speech) for speech in speakers]
            if any(old == said for old, said in zip(before, after, strict=True)):
                yield f"{row.get('id', row.get('number'))} {at}: {value!r} -> {new!r} says {after[0][0]}"


def numbered(section: PackSection) -> Iterator[Row]:
    for row in section.shipped:
        if row.get("level") != 4 and row.get("id") != "assistant":
            yield {key: value for key, value in row.items() if key != "id" or section.key == "id"}


@pytest.mark.parametrize("game", GAMES)
def test_no_field_of_a_word_is_forgotten(game: str) -> None:
    """Fields that may be left out are put in by the tests below."""
    form = api.GAMES[game].pack_form
    assert form is not None
    words = {word for group in form.groups for word in group.words}
    fields = {one for word in words for one in dataclasses.fields(word)}  # type: ignore[arg-type]  # all are dataclasses
    needed = dataclasses.MISSING
    assert {one.name for one in fields if one.default is not needed or one.default_factory is not needed} <= {*OPTIONAL}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_changed_in_a_record_changes_what_it_says(qapp: QApplication, game: str) -> None:
    """In three languages, or it is refused. Each kind of change once; player boards say nothing, they are drawn."""
    known: set[Any] = set()
    silent: list[str] = []
    for section in sections(game):
        if section.effect_fields:
            for row in numbered(section):
                silent += silent_changes(game, section, row, known)
    assert silent == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_changed_in_any_record_changes_what_it_says(qapp: QApplication, game: str) -> None:
    """Every change of every record."""
    for section in sections(game):
        if section.effect_fields:
            for row in numbered(section):
                assert list(silent_changes(game, section, row, set())) == []
