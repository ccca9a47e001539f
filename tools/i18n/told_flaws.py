"""What reads as put together by a machine in texts about a table: they know its people and what its things are called.

Made of what a reader has found in composed texts; each class of flaw has a name. What stands in quotation marks is no
part of the sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from qtapp.i18n.languages import language_of

_QUOTED = re.compile(r"»[^»«]*«|‚[^‚‘]*‘"), re.compile(r"„[^„”“]*[”“]|“[^“”]*”")
"""Quotations within others, then these."""
_BRACKETS = re.compile(r" ?\([^()]*\)")
_SENTENCE = re.compile(r"(?<=[^\d\sIVX][.!?]) |; ")
_NONE = re.compile(r"(?<![\w,.:/+–−-])0 [^\W\d]")
_SMALL = "a-záéíóöőúüűäß"
_CAPITAL = "A-ZÁÉÍÓÖŐÚÜŰÄ"
_LONG = 8
"""Signs of a name that stands twice by accident no more."""
_PATTERNS = {
    "hungarian": {
        "sentences in a hole": rf"\([{_SMALL}][^()]*[{_SMALL}]\. [{_CAPITAL}][^()]*[^.()]\)"
        rf"|– [{_SMALL}][^.–]*[{_SMALL}]\. [^.]*[^.!?…]$|: [{_SMALL}][^.:]*[{_SMALL}]\. [^.:]*[^.!?…:]$",
        "ending after a list": r"\d\. \w+, [\w. ]*\w(?:[tb][óő]l|r[óő]l|b[ae]|h[oeö]z|v[ae]l)\b",
        "place before its count": r"\d [^.,;:–]*\b(?:a|az|e|ezen a) (?:\w+ )?(?:\w+(?:b[ae]n|[oeöáé]n)|alatt) minden\b"
        r"[^.]*\bután\b",
        "place after its count": r"\bután (?:a|az|e|ezen a) \w+(?:b[ae]n|[aáeéoö]n)\b",
        "capital in brackets": rf"(?<![?!.] )\([{_CAPITAL}][{_SMALL}]+ [{_SMALL}]",
        "this and a colon": r"\bezt (?:\w+ ){0,2}\w+: |\bvalamit: ",
        "goods after a verb and a colon": r"\b(?:eldobja|leadja, és kikerül a játékból|fejleszt|áthelyez): "
        r"|\bteszi? az? \w+(?:r[ea]|b[ea]): ",
    },
    "german": {
        "this and a colon": r"\b(?:er|sie) kann das nicht \w+: ",
        "goods after a verb and a colon": r"\b(?:wirft ab|gibt ab, aus dem Spiel|wertet auf|auf das Gebäude): ",
        "capital inside a sentence": r"\b(?:denn|weil|dass|wenn) (?:Eine?|D(?:er|ie|as)) ",
        "a comma before a phrase": r", für (?!d(?:en|ie|as|essen|eren)\b)\w",
        "a pronoun for a title": r"^· [^.]*\b(?:ihr|sein)e?[mnrs]?\b",
    },
}
_COMPILED = {grammar: {name: re.compile(one) for name, one in found.items()} for grammar, found in _PATTERNS.items()}
_TELLING = ("log", "by itself")
_WITH_TITLES = ("log", "by itself", "findings", "refusals", "repairs")
"""Where a title stands within a sentence; an option or a hint may be a title and nothing else."""
_SENTENCES = ("log", "by itself", "findings", "refusals")
_AS_ANSWERS = re.compile(r"\b(?:ezzel|mit dieser Antwort): (?!·)")
"""What stands after these is an answer, and belongs in quotation marks."""
_TAIL = re.compile(r": [^.–→]*[\d)] – [^.–]*\.$")
_NOUN = re.compile(r"[^\W\d_]{7,}")
_ENDING = 2
"""So many letters at the end of a word are its case."""


@dataclass(frozen=True)
class TableWords:
    """The words of a table in one language."""

    people: tuple[str, ...]
    titles: frozenset[str]
    """Names of cards and boards, as they stand in quotation marks."""
    things: frozenset[str]
    """Names of pieces that belong to nobody, as they stand in the nominative."""

    @cached_property
    def _title(self) -> re.Pattern[str]:
        one = "|".join(re.escape(word) for word in sorted(self.titles, key=len, reverse=True))
        return re.compile(rf"(?<![\w-])(?:{one or '(?!)'})(?![\w-])")

    @cached_property
    def _thing(self) -> re.Pattern[str]:
        """A thing without its article before a verb."""
        things = sorted(self.things, key=len, reverse=True)
        inside = "|".join(re.escape(thing) for thing in things) or "(?!)"
        first = "|".join(re.escape(thing[:1].upper() + thing[1:]) for thing in things) or "(?!)"
        return re.compile(rf"(?:[:;,–] (?:{inside})|^(?:{first})) (?!és |vagy )[{_SMALL}]")

    def has_bare_title(self, text: str) -> bool:
        """Does a title stand there without quotation marks?"""
        return self._title.search(text) is not None

    def has_bare_thing(self, text: str) -> bool:
        """Does a thing stand there without an article?"""
        return self._thing.search(text) is not None

    def twice(self, text: str) -> bool:
        """Is what a line speaks of called by its whole name once more?"""
        head, colon, rest = text.partition(": ")
        rest = re.sub(r"(?<=\w)s(?= [A-Z]\b)", "", rest)  # the genitive of what has a letter of its own
        return bool(colon) and any(thing in head and thing in rest for thing in self._special)

    @cached_property
    def _special(self) -> list[str]:
        """Names of single things: with a number or a letter of their own."""
        return [thing for thing in self.things if len(thing) >= _LONG and re.search(r"\d|\b[A-Z]\b", thing)]


def told_flaws(text: str, language: str, kind: str, words: TableWords) -> Iterator[str]:
    """The classes of flaws that a rendered text of some kind has."""
    bare = text
    for quoted in _QUOTED:
        bare = quoted.sub("·", bare)
    grammar = language_of(language).grammar
    people = "|".join(map(re.escape, words.people)) or "(?!)"
    for name, pattern in _COMPILED.get(grammar, {}).items():
        found = pattern.search(bare)
        if found is not None and not re.match(rf"\((?:{people})\b", found[0]):
            yield name
    if any(one.count(": ") > 1 for one in _SENTENCE.split(_BRACKETS.sub("", bare))):
        yield "two colons"
    if _NONE.search(bare):
        yield "so many of nothing"
    if kind in _WITH_TITLES and words.has_bare_title(bare):
        yield "a title without quotation marks"
    if kind in _SENTENCES and grammar == "hungarian" and words.has_bare_thing(bare):
        yield "a thing without its article"
    if kind == "end page" and re.match(rf"(?:{people}): [^\W\d][^:]*, \d", bare):
        yield "no verb"
    if kind == "repairs" and "→" in bare and ": " not in bare:
        yield "no verb"
    if kind in ("hints", "review") and _AS_ANSWERS.search(bare):
        yield "an answer without quotation marks"
    if kind in _TELLING:
        yield from _of_a_line(text, bare, words, people)


def _of_a_line(text: str, bare: str, words: TableWords, people: str) -> Iterator[str]:
    """What is wrong with a line that tells a deed."""
    for sentence in _SENTENCE.split(bare):
        who = re.match(rf"(?:{people})(?!\w)", sentence)
        again = re.findall(rf"(?<!\w){re.escape(who[0])}(?!\w)", sentence) if who is not None else []
        if len(again) > 1 and "→" not in sentence:
            yield "one person twice"
    if words.twice(text):
        yield "one thing by its name twice"
    if _TAIL.search(bare):
        yield "a deed with a tail"
    if "→" not in bare and _noun_after_itself(bare):
        yield "one noun before and after a colon"
    if re.match(rf"(?:{people}): (?:(?!\d|D(?:er|ie|as) |A )|\d[^.,]*, (?:der|die|das|denn|weil|mert) )", text):
        yield "no verb"
    if re.match(rf"(?:{people})(?:,)? [{_SMALL}]+(?: [{_SMALL}]+)?: (?!az? )[^:→]*\.$", bare):
        yield "a colon after the verb"


def _noun_after_itself(sentence: str) -> bool:
    """Does what stands before a colon come again as the first thing after it, in whatever case?"""
    head, _, rest = sentence.partition(": ")
    before, after = _NOUN.findall(head)[-1:], _NOUN.findall(rest)[:1]
    if not before or not after:
        return False
    one, other = str(before[0]).lower(), str(after[0]).lower()
    stem = min(one, other, key=len)[:-_ENDING]
    return one.startswith(stem) and other.startswith(stem)
