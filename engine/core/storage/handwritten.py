"""JSON that somebody wrote in an office program or a notepad: curly quotation marks are understood, and where it cannot
be read the reason is found in the text itself.
"""

from __future__ import annotations

import json
from typing import Any

from engine.core.messages.message import Message, msg

CURLY = "„“”‟«»"
"""Quotation marks that office programs put in the place of the straight one."""


def json_value(text: str) -> Any:
    """What a text says. Curly quotation marks around words are straightened, those within straight ones are kept."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        if not any(mark in text for mark in CURLY):
            raise
        return json.loads(straightened(text))


def straightened(text: str) -> str:
    """The text with straight quotation marks wherever a curly one begins or ends a word of it."""
    written: list[str] = []
    begun = ""
    """The mark that began the word we are in; empty: we are in none."""
    escaped = False
    for sign in text:
        is_end = begun and not escaped and (sign == '"' or (sign in CURLY and begun != '"'))
        if is_end or (not begun and (sign == '"' or sign in CURLY)):
            begun = "" if is_end else sign
            written.append('"')
        else:
            written.append(sign)
        escaped = bool(begun) and sign == "\\" and not escaped
    return "".join(written)


def trouble_at(text: str, at: int) -> Message | None:
    """Why a text is no JSON at a point, by what stands there and before it; None: nothing usual."""
    here, before = text[at : at + 1], text[:at].rstrip()[-1:]
    after = text[at + 1 :].lstrip()[:1]
    if not text[at:].strip():
        return msg("file.json_ends_too_early", "something is missing at the end, perhaps a bracket or a quotation mark")
    if (here == "," and after in ("}", "]")) or (before == "," and here in ("}", "]")):
        return msg("file.json_comma_too_many", "there is a comma too many before the closing bracket")
    if here in "\r\n\t":
        return msg("file.json_quotation_mark_missing", "a quotation mark is missing at the end of this line")
    if text.startswith(("True", "False", "None"), at):
        return msg("file.json_small_letters", "true, false and null are written with small letters")
    if here == '"' and before in (":", ",", "{", "["):
        return msg("file.json_quotation_mark_never_closed", "the quotation mark that begins here is never closed")
    if before and (before in '"}]' or before.isalnum()) and (here in '"{[' or here.isalnum()):
        return msg("file.json_comma_missing", "a comma or a colon is missing before this")
    if here == "'" or (here.isalpha() and before in (",", ":", "{", "[")):
        return msg("file.json_not_in_quotation_marks", "words stand in straight quotation marks")
    return None
