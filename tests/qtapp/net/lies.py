"""Messages that a table could never mean: real ones with one or more places changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from engine import api
from tests.qtapp.net.phones import OpenTableForPhones
from tests.qtapp.net.tables import SecondTable

_ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**12,
    1.5,
    "",
    [],
    {},
    "card.nowhere",
    "seat.99.hand",
    ["frame", {}],
    "x" * 190,
    "ő" * 390,
    "a\u202egnp.exe\x07\x1b[31m\n\t\u200b\ufeff",
    "<img src=x onerror=alert(1)>",
    "{seat} %n {0} &amp; &",
)


def whole_line(game: str, answers: int, seat: int = 1) -> list[dict[str, Any]]:
    """What a second table is sent by a real one: from its welcome to a look some answers later."""
    house = OpenTableForPhones(game, 3, seed=answers + 1, answers=answers)
    second = SecondTable(house).join(seat)
    bots = {one: api.RandomBot(one) for one in (1, 2, 3)}
    for _ in range(6):
        pending = house.session.first_pending()
        if pending is None:
            break
        house.session.answer(pending, bots[pending.question.seat].choose_answer(house.session, pending))
        house.changed()
        second.settle()
    return [json.loads(text) for text in second.texts]


def changed(line: list[dict[str, Any]], dice: api.RandomStream) -> list[str]:
    """The same line with a lie or some in it."""
    told = json.loads(json.dumps(line))
    if dice.randrange(3):
        for _ in range(1 + dice.randrange(6)):
            _swap(dice.choice(told[2:]), dice)
    else:
        _lie(dice.choice(told), dice)
    if not dice.randrange(12):
        told.insert(dice.randrange(len(told)), json.loads(json.dumps(dice.choice(told))))
    if not dice.randrange(12):
        del told[dice.randrange(len(told))]
    texts = [json.dumps(one) for one in told]
    if not dice.randrange(20):
        at = dice.randrange(len(texts))
        texts[at] = texts[at][:-1] + ',"x":' + "[" * 3000 + "]" * 3000 + "}"
    return texts


def _lie(raw: Any, dice: api.RandomStream) -> None:
    """One place of a message, whichever: another value, one of its neighbours', twice, or gone."""
    path, inner = raw, raw
    while isinstance(inner, dict | list) and inner and (path is raw or dice.randrange(7)):
        path = inner
        key = dice.choice(list(path) if isinstance(path, dict) else list(range(len(path))))
        inner = path[key]
    match dice.randrange(6):
        case 0:
            del path[key]
        case 1 if isinstance(path, list):
            path.append(json.loads(json.dumps(inner)))
        case 2:
            values = list(path.values()) if isinstance(path, dict) else path
            path[key] = json.loads(json.dumps(dice.choice(values)))
        case 3 if type(inner) is int:
            path[key] = inner + dice.choice([-1, 1, 7, 10**6])
        case _:
            path[key] = dice.choice(_ODD)


def _swap(raw: Any, dice: api.RandomStream) -> None:
    """A word or a number of a message becomes another one of the same message: it still looks like one."""
    leaves = list(_leaves(raw))
    at, key = dice.choice(leaves)
    same = [other[one] for other, one in leaves if type(other[one]) is type(at[key]) and other[one] != at[key]]
    if same:
        at[key] = dice.choice(same)


def _leaves(raw: Any) -> Iterator[tuple[Any, Any]]:
    for key in list(raw) if isinstance(raw, dict) else range(len(raw)):
        inner = raw[key]
        if isinstance(inner, dict | list):
            yield from _leaves(inner)
        elif key != "t":
            yield raw, key
