"""What makes a composed text read as glued: patterns by language, each a class of flaw with a name.

They know no game: words come from the catalogue (closed nouns) and the glossary (words never to appear).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from qtapp.i18n.catalogue import catalogue
from qtapp.i18n.languages import language_of
from tools.i18n.glossary import Glossary

ROOT = Path(__file__).resolve().parents[2]
_CAPITAL = "A-ZÁÉÍÓÖŐÚÜŰÄ"
_SMALL = "a-záéíóöőúüűäß"

_PATTERNS: dict[str, dict[str, str]] = {
    "english": {
        "double condition": r"\b(If|When|Whenever|Once)\b[^.]*: (If|When|You may)\b",
        "capital after OR": rf"\. OR\b|\bOR [{_CAPITAL}][{_SMALL}]",
        "colon crutch": r"\bof (these|yours|this kind)\b *[:(]|\bfor this:|: Gain\b|: You may\b",
        "cap without unit": r"\b(at most|up to) \d+(?=[,.;)]|$)",
        "number and verb": r"\b1 (?!does|is)[a-z-]+( [a-z-]+)? (are|come|belong|have|were|lie|stand)\b|\bonly 0\b"
        r"|\b1 times\b",
        "not filled": r"[{}]|\b[a-z]+_[a-z_]+\b|\b\w+/[a-z]+(-[a-z]+)+\b",
        "joint": r"  | [.,;]|,,|\.\.|[‘’]{2}",
    },
    "hungarian": {
        "double condition": r"\b(Ha|Amikor|Körönként)\b[^.]*: (Ha|Amikor|Fizethetsz|Csere)\b",
        "capital after OR": rf"\. VAGY\b|\bVAGY [{_CAPITAL}][{_SMALL}]",
        "colon crutch": r"(?:\b|(?=,))(ezt|ezek|ezzel|ezekkel|ehhez|ezért|erre|erről|ebbe|ebből|ide|Ide|, hely|, lapka"
        r"|, tulajdonos|ennyi\w*|ilyen\w*|e helyett|sajátod után|mindegyikéért|Szükséges|Engedmény|neked van)\s*:"
        r"|\b(ezt|ezen|erre|erről|ebbe|ennek|ezzel) (a|az) \w+:|e két kártya között:|\bennyi\w*\b[^.:;]{0,40}:"
        r"|: (Kapsz|Húzz|Húzol|Építs|Fejlessz|Fizess|Fizethetsz|Dobj|Tegyél|Haladj|Forgasd|Rakd|Ha|Amikor)\b",
        "cap without unit": r"\b(legfeljebb|legalább) \d+(-\w+)?(?=[,.;)]|$)",
        "number and noun": r"\b\d+ [a-záéíóöőúüű-]+(ák|ók|ők)\b|\bcsak 0\b",
        "article": r"\b[Aa] (?!I[IVX])[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]|\b[Aa] (1|5)\b(?!\d)|\b[Aa]z (2|3|4|6|7|8|9)\b",
        "not filled": r"[{}]|\b[a-z]+_[a-z_]+\b|\b\w+/[a-z]+(-[a-z]+)+\b",
        "joint": r"  | [.,;]|,,|\.\.|»»|««",
    },
    "german": {
        "double condition": r"\b(Wenn|Immer wenn|Einmal pro Zug)\b[^.]*: (Wenn|Du darfst)\b",
        "capital after OR": r"\. ODER\b|\bODER Du\b",
        "colon crutch": r"\b(Punkte? dafür|du dafür|davon|für|Grund|Gebaut|Dann|Ermäßigung)\s*:"
        r"|\b(mit|in|auf|von|für|nimmt) diese[rsmn]? [A-ZÄÖÜ]\w+:|\bdavon \("
        r"|\bWenn [^.:]* (hast|steht|wird): |\(nur aufgewertete\)|\bpro [A-ZÄÖÜ]\w+( mit \w+)? von dir\b",
        "cap without unit": r"\b(höchstens|mindestens|bis zu) \d+(?=[,.;)]|$)|\bbis zu 1 ",
        "number and verb": r"\b1 [A-ZÄÖÜ]\w+ (gehören|sind|liegen|kommen|haben|werden|stehen)\b|\bsind (höchstens )?1\b"
        r"|\bnur 0\b|\b1-mal\b",
        "not filled": r"[{}]|\b[a-z]+_[a-z_]+\b|\b\w+/[a-z]+(-[a-z]+)+\b",
        "joint": r"  | [.,;]|,,|\.\.|‚‚|‘‘",
    },
}
_CARD_ONLY = ("cap without unit", "same verb twice")
"""Flaws only of what is printed on pieces: elsewhere the thing is named in the question or by the place."""
_FIRST_WORDS = {"german": 2}
_MAY_REPEAT = frozenset({"You may", "A", "Az", "The", "Du darfst", "When", "Whenever", "Amikor", "In", "At"})
_COMPILED = {grammar: {name: re.compile(one) for name, one in found.items()} for grammar, found in _PATTERNS.items()}


def flaws_of(text: str, language: str, on_card: bool = False) -> Iterator[str]:
    """The classes of flaws that a rendered text has."""
    for name, pattern in _COMPILED.get(language_of(language).grammar, {}).items():
        if (on_card or name not in _CARD_ONLY) and pattern.search(text):
            yield name
    if on_card and _same_verb_twice(text, language):
        yield "same verb twice"
    if language_of(language).sizes == 2 and _disagreement(language).search(text):
        yield "number and noun"
    if any(pattern.search(text) for pattern in _never(language)):
        yield "unknown term"


def _same_verb_twice(text: str, language: str) -> bool:
    """Do two sentences in a row begin with the same verb? Ordinals (2. alap) end no sentence."""
    starts = [
        " ".join(one.split()[: _FIRST_WORDS.get(language_of(language).grammar, 1)])
        for one in re.split(r"(?<=[^\d\sIVX]\.) ", text)
        if one
    ]
    return any(one == other and one not in _MAY_REPEAT for one, other in pairwise(starts))


@cache
def _disagreement(language: str) -> re.Pattern[str]:
    """1 before a plural, another number before a singular, for every closed noun whose forms differ."""
    singulars, plurals = set(), set()
    for (context, _, form), texts in catalogue(language).texts.items():
        if context.startswith("nouns/") and not form and len(texts) == 2 and texts[0] != texts[1]:
            singulars.add(texts[0].removeprefix("%n "))
            plurals.add(texts[1].removeprefix("%n "))
    one = "|".join(map(re.escape, sorted(plurals - singulars)))
    many = "|".join(map(re.escape, sorted(singulars - plurals)))
    return re.compile(rf"(?<![\d,.–-])\b1 (?:{one})\b(?! \d)|(?<![\d,.–×-])\b(?:[02-9]|\d\d+) (?:{many})\b(?![ -]\d)")


@cache
def _never(language: str) -> tuple[re.Pattern[str], ...]:
    glossary = Glossary.load(ROOT / "i18n" / "glossary.toml")
    return tuple(never.pattern for never in glossary.never if never.language == language and never.part == "all")
