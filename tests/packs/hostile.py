"""Card packs as strangers might send them: good ones, damaged by chance or changed in what they say."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from engine import api
from engine.api import RandomStream
from tests.conformance.mutate import NASTY, damaged, poke
from tests.packs.test_random_packs import random_pack

_LARGE = 1_000_000
_NASTY_TEXTS = ("x" * 100_000, "\ud800", "<img src=x>", "%n {seat}", "a\nb", "\u202e", "{", "&&", "../../x", "\x00")


@cache
def good_packs(game: str) -> tuple[str, ...]:
    """Packs that can be used: two by chance, and all that is shipped as if it were somebody's own."""
    form = api.GAMES[game].pack_form
    assert form is not None
    shipped = {"format": 1, "game": game, "name": "all", **{one.name: list(one.shipped) for one in form.sections}}
    return tuple(json.dumps(one) for one in (random_pack(game, 1), random_pack(game, 2), shipped))


def mutated_pack(game: str, dice: RandomStream) -> bytes:
    """One hostile pack made of a good one."""
    base = dice.choice(good_packs(game))
    if dice.randrange(4) == 0:
        return damaged(base.encode(), dice)
    pack: dict[str, Any] = json.loads(base)
    text = base
    for _ in range(dice.choice((1, 1, 2, 6, 20))):
        _change(pack, dice)
        text = json.dumps(pack)
        if len(text) > _LARGE:
            break
        pack = json.loads(text)  # nothing hangs in two places
    return text.encode()


def _change(pack: dict[str, Any], dice: RandomStream) -> None:
    if not pack:
        return
    name = dice.choice(list(pack))
    section = pack[name]
    rows = section if isinstance(section, list) else []
    row = dice.choice(rows) if rows else None
    match dice.randrange(9):
        case 0:
            pack[name] = dice.choice(NASTY)
        case 1:
            pack[str(dice.choice(_NASTY_TEXTS))] = pack.pop(name)
        case 2 if rows:
            rows.append(json.loads(json.dumps(row)))
        case 3 if isinstance(row, dict) and row:
            row[dice.choice(list(row))] = dice.choice((*NASTY, *_NASTY_TEXTS))
        case 4 if isinstance(row, dict):
            row[dice.choice(_NASTY_TEXTS)] = dice.choice(NASTY)
        case 5 if rows and dice.randrange(4) == 0:
            rows[:] = [json.loads(json.dumps(row)) for _ in range(dice.choice((50, 500, 3000)))]
        case 6 if isinstance(row, dict):
            row["effects"] = _deep(dice.choice((3, 30, 200)))
        case _:
            poke(row if dice.randrange(8) else pack, dice)


def _deep(depth: int) -> Any:
    """Words within words."""
    inner: Any = {"do": "gain", "what": "credit", "n": 1}
    for _ in range(depth):
        inner = {"do": "and", "of": [inner]}
    return [inner]
