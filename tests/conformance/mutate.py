"""Saved games as strangers might send them: damaged by chance, or changed on purpose with all hashes made anew."""

from __future__ import annotations

import json
from typing import Any

from engine.api import RandomStream
from engine.core.storage.save import chain_hash

NASTY: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 99, 10**6, -(10**9), 10**18, 10**400, "", "x", "seat.1.hand", "city.0.0",
    "city.55.55", "city.99.99", "city.-0.1", "city." + "9" * 5000 + ".0", "box", "\x00", "é" * 300, "x" * 100_000, [],
    {}, [[]], [None], {"do": "put"}, ["strict", "round"], ["strict", "nowhere"], "sandbox", ["table", "x", {}, None],
)  # fmt: skip


def rechained(data: dict[str, Any]) -> dict[str, Any]:
    """All chain hashes made anew, so that a change is not found by them."""
    try:
        names = [sitter["name"] for sitter in data["sitters"]]
        edition = [data["edition"]] if data.get("edition", 1) > 1 else []
        opening = chain_hash("", [data["game"], data["settings"], names, data["seed"], *edition])
        chains: list[str] = []
        for entry in data["entries"]:
            before = chains[entry["parent"]] if 0 <= entry["parent"] < len(chains) else opening
            content = {part: entry[part] for part in ("parent", "kind", "seat", "lane", "said", "ops")}
            entry["chain"] = chain_hash(before, content)
            chains.append(entry["chain"])
    except (KeyError, TypeError, IndexError):
        pass  # so badly changed that there is nothing left to hash
    return data


def mutated(base: bytes, dice: RandomStream) -> bytes:
    """One hostile file made of a good one."""
    if dice.randrange(3) == 0:
        return damaged(base, dice)
    data: dict[str, Any] = json.loads(base)
    for _ in range(dice.choice((1, 1, 2, 6))):
        change(data, dice)
    rechained(data)
    return json.dumps(data, ensure_ascii=bool(dice.randrange(2))).encode("utf-8", "surrogatepass")


def damaged(base: bytes, dice: RandomStream) -> bytes:
    """Bytes lost, changed or mixed up."""
    at = dice.randrange(len(base))
    match dice.randrange(14):
        case 0:
            return base[:at]
        case 1:
            return base[:at] + bytes([base[at] ^ (1 << dice.randrange(8))]) + base[at + 1 :]
        case 2:
            return base[:at] + base[at + 1 + dice.randrange(200) :]
        case 3:
            return base[:at] + base[max(0, at - 300) : at] + base[at:]
        case 4:
            return b"[" * (10_000 + dice.randrange(500_000))
        case 5:
            return base.replace(b'"said":', b'"said":' + b"[" * 3000 + b"]" * 3000 + b',"x":', 1)
        case 6:
            return base.replace(
                b'"seed":', dice.choice((b'"seed":1', b'"seed":-', b'"seed":1e9', b'"seed":NaN,"x":')), 1
            )
        case 7:
            return dice.choice(
                (b"", b"null", b"[]", b"{}", b'"tarsas"', b"0", b'{"format": 1}', b'{"format": 99}', b"\xff")
            )
        case 8:
            return dice.choice((b"\xef\xbb\xbf", b"\xff\xfe", b"PK\x03\x04", b"<svg/>")) + base
        case 9:
            return base.replace(b'"lane":0', b'"lane":' + dice.choice((b"Infinity", b"-0", b"1e999", b"9" * 5000)), 1)
        case 10:
            return base.replace(b'"kind":', b'"kind":"remark","kind":', 1 + dice.randrange(3))
        case 11:
            return base.replace(b'"name": "', b'"name": "\\ud800' + dice.choice((b"", b"\\u0000", b"\\udc00")), 1)
        case 12:
            return base[:at] + b"\xc3\x28" + base[at:]
        case _:
            return bytes(dice.randrange(256) for _ in range(dice.randrange(2000)))


def change(data: dict[str, Any], dice: RandomStream) -> None:
    """One change of meaning somewhere in a file."""
    stored = data.get("entries")
    entries: list[Any] = stored if isinstance(stored, list) and stored else [{}]
    entry = dice.choice(entries)
    if not isinstance(entry, dict):
        return
    listed = entry.get("ops")
    match dice.randrange(12):
        case 0:
            data[dice.choice(list(data))] = dice.choice(NASTY)
        case 1 if entry:
            entry[dice.choice(list(entry))] = dice.choice(NASTY)
        case 2 if len(entries) > 2:
            one, other = dice.randrange(len(entries)), dice.randrange(len(entries))
            entries[one], entries[other] = entries[other], entries[one]
        case 3 if len(entries) > 2:
            del entries[dice.randrange(len(entries))]
        case 4:
            entries.insert(dice.randrange(len(entries) + 1), json.loads(json.dumps(entry)))
        case 5 if isinstance(listed, list) and listed:
            listed.insert(dice.randrange(len(listed)), json.loads(json.dumps(dice.choice(listed))))
        case 6 if isinstance(listed, list) and listed:
            del listed[dice.randrange(len(listed))]
        case 7 if isinstance(listed, list) and len(listed) > 1:
            listed[:] = dice.shuffled(listed)
        case 8:
            entry["parent"] = dice.randrange(len(entries))
        case _:
            poke(entry.get(dice.choice(("ops", "ops", "said"))), dice)


def poke(value: Any, dice: RandomStream) -> None:
    """Change something deep inside: another name of the same sort, a number near by, or something nasty."""
    for _ in range(12):
        if isinstance(value, dict) and value:
            key: Any = dice.choice(list(value))
        elif isinstance(value, list) and value:
            key = dice.randrange(len(value))
        else:
            return
        inner = value[key]
        if isinstance(inner, (dict, list)) and inner and dice.randrange(8):
            value = inner
            continue
        if isinstance(inner, int) and dice.randrange(2):
            value[key] = inner + dice.choice((-1, 1, 5, 1000))
        elif isinstance(inner, str) and dice.randrange(3):
            value[key] = other_name(inner, dice)
        else:
            value[key] = dice.choice(NASTY)
        return


def other_name(name: str, dice: RandomStream) -> str:
    """A name much like another: its digits or its last letter changed."""
    digits = [at for at, letter in enumerate(name) if letter.isdigit()]
    if digits:
        at = dice.choice(digits)
        return name[:at] + str(dice.randrange(10)) + name[at + 1 :]
    return name[:-1] + dice.choice("ABCDEFGHxyz0")
