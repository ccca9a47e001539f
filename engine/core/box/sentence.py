"""A card's own sentence with gaps in it, found by asking: change a field, say the sentence again, see where it differs.

So no word of any language is written a second time: the sentence with gaps is the sentence on the card. What a field
would add to the sentence, and what each of its values is called, comes from the same comparison.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.box.offers import Offer, additions, offers
from engine.core.box.paths import NOTHING, Path, Row, begins_with, value_at
from engine.core.box.record_form import RecordForm, plain_kind
from engine.core.flow.field_kind import AmountsKind, ChoiceKind, MaybeKind, NumberKind, RowKind, WordKind
from engine.core.messages.message import Message

Say: TypeAlias = Callable[[Message], str]
_PIECES = re.compile(r"[\w’'-]+|[^\w\s]")
_PROBES = 3
"""Other values of a field that are compared; more find the same gap."""
_FEW = 3
"""Words that tell a usual value."""
_LONGEST = 60
"""Letters of a value's name that are cut out of a sentence; longer, and the whole sentence tells it better."""


@dataclass(frozen=True, slots=True)
class SentencePart:
    """A piece of the sentence; with a path it is a gap."""

    words: str
    path: Path | None = None
    spaced: bool = True
    """Does a space stand before it?"""


@dataclass(frozen=True, slots=True)
class SentenceChip:
    """A field that the sentence is silent about, or whose words lie round those of other gaps."""

    path: Path
    words: str
    """What it would add, or the words that it is about."""
    is_silent: bool


@dataclass(frozen=True, slots=True)
class GapSentence:
    """The sentence of one word of a card."""

    parts: tuple[SentencePart, ...]
    chips: tuple[SentenceChip, ...]

    @property
    def gaps(self) -> tuple[Path, ...]:
        """All gaps, in the order of the sentence; then the chips."""
        found = [one.path for one in self.parts if one.path is not None]
        return (*dict.fromkeys(found), *(one.path for one in self.chips))


def gap_sentence(form: RecordForm, row: Row, path: Path, say: Say) -> GapSentence:
    """The sentence of the word that stands there, with the gaps of all its fields and of those inside it."""
    word = form.read_word(row, path)
    if word is None:
        return GapSentence((), ())
    text = say(word.text())
    pieces = [(found.group(), found.start()) for found in _PIECES.finditer(text)]
    words = [piece for piece, _ in pieces]
    spans: list[tuple[int, int, Path]] = []
    chips: list[SentenceChip] = []
    for leaf in form.leaves(row, path):
        others = list(_sayings(form, path, (one.row for one in _probes(form, row, leaf)), say, text))
        if not others:
            continue
        first, last = _span(words, others)
        if first == last or (_is_silent(form, row, leaf) and not _is_told_anyway(form, row, leaf, last - first)):
            added = sorted((_added(words, other) for other in others), key=len)[0]
            chips.append(SentenceChip(leaf, added, True))
        else:
            spans.append((first, last, leaf))
    owner: list[Path | None] = [None] * len(words)
    for first, last, leaf in sorted(spans, key=lambda span: span[1] - span[0]):
        free = [at for at in range(first, last) if owner[at] is None]
        if not free or (len(free) < last - first and first + len(free) not in (free[-1] + 1, last)):
            chips.append(SentenceChip(leaf, " ".join(words[first:last])[:_LONGEST], False))
            continue
        for at in _first_run(free):
            owner[at] = leaf
    return GapSentence(tuple(_parts(text, pieces, owner)), tuple(chips))


def _first_run(places: list[int]) -> Iterator[int]:
    """The first of these places that lie side by side: a gap is never in two pieces."""
    for at, place in enumerate(places):
        if place != places[0] + at:
            return
        yield place


def _parts(text: str, pieces: list[tuple[str, int]], owner: list[Path | None]) -> Iterator[SentencePart]:
    start = 0
    while start < len(pieces):
        end = start + 1
        while end < len(pieces) and owner[end] == owner[start]:
            end += 1
        begin = pieces[start][1]
        words = text[begin : pieces[end - 1][1] + len(pieces[end - 1][0])]
        yield SentencePart(words, owner[start], begin > 0 and text[begin - 1].isspace())
        start = end


def _is_silent(form: RecordForm, row: Row, leaf: Path) -> bool:
    """Is it as usual, and nobody said so?"""
    return value_at(row, leaf) is NOTHING or value_at(row, leaf) in (None, {}, [])


def _is_told_anyway(form: RecordForm, row: Row, leaf: Path, width: int) -> bool:
    """Is a usual value told in few words, such as the 1 of “1 tunnel”?"""
    return isinstance(form.kind_at(row, leaf), (NumberKind, ChoiceKind)) and width <= _FEW


def _probes(form: RecordForm, row: Row, leaf: Path) -> Iterator[Offer]:
    kind = form.kind_at(row, leaf)
    value = form.said_or_usual(row, leaf)
    plain = plain_kind(kind, value) if kind is not None else None
    found = 0
    # a missing word has as many sentences as there are words: one of them is enough to see where it would stand; and
    # of a number the next one up, since the one below may be none at all
    most = 1 if isinstance(plain, (WordKind, RowKind, MaybeKind, AmountsKind, NumberKind)) else _PROBES
    for one in offers(form, row, leaf):
        if isinstance(plain, NumberKind) and isinstance(one.value, dict):
            continue  # a counted number makes another sentence: it is told apart
        yield one
        found += 1
        if found >= most:
            return


def _sayings(form: RecordForm, path: Path, rows: Iterable[Row], say: Say, but: str) -> Iterator[list[str]]:
    for row in rows:
        word = form.read_word(row, path)
        said = say(word.text()) if word is not None else but
        if said != but:
            yield _PIECES.findall(said)


def _common(mine: list[str], its: list[str]) -> tuple[int, int]:
    """How many words are the same at the beginning, and at the end."""
    start = end = 0
    shorter = min(len(mine), len(its))
    while start < shorter and mine[start].lower() == its[start].lower():
        start += 1
    while end < shorter - start and mine[-1 - end].lower() == its[-1 - end].lower():
        end += 1
    return start, end


def _span(mine: list[str], others: list[list[str]]) -> tuple[int, int]:
    """The words of a sentence that are otherwise in any of the others: the first, and one behind the last."""
    first, last = len(mine), 0
    for other in others:
        start, end = _common(mine, other)
        first, last = min(first, start), max(last, len(mine) - end)
    return first, max(first, last)


def _added(mine: list[str], other: list[str]) -> str:
    start, end = _common(mine, other)
    return " ".join(other[start : len(other) - end])[:_LONGEST] or " ".join(other)[:_LONGEST]


# ---- what values are called ------------------------------------------------------------------------------------------


def told_offers(form: RecordForm, row: Row, path: Path, say: Say, row_of: Path) -> list[tuple[Offer, str]]:
    """The values of a gap, each with the words that stand in the sentence then; the present value comes first.

    `row_of`: the word whose sentence it is.
    """
    kind = form.kind_at(row, path)
    value = form.said_or_usual(row, path)
    listed = list(additions(form, row, path) if isinstance(kind, (AmountsKind, RowKind)) else offers(form, row, path))
    whole = [Offer(value, row), *listed]
    texts: list[str] = []
    for one in whole:
        word = form.read_word(one.row, row_of)
        texts.append(say(word.text()) if word is not None else "")
    names = fragments(texts)
    return list(zip(whole, names, strict=True))


def fragments(texts: list[str]) -> list[str]:
    """What is different in each of some sentences; the whole sentence where too much is."""
    split = [_PIECES.findall(text) for text in texts]
    if len(split) < 2 or not all(split):
        return texts
    start = min(_common(split[0], other)[0] for other in split[1:])
    end = min(_common(split[0], other)[1] for other in split[1:])
    end = min(end, min(len(one) for one in split) - start)
    found = []
    for text in texts:
        places = list(_PIECES.finditer(text))[start:]
        places = places[: len(places) - end]
        words = text[places[0].start() : places[-1].end()] if places else ""
        found.append(words)
    return texts if any(len(one) > _LONGEST for one in found) else found


def sentence_of(form: RecordForm, row: Row, path: Path, say: Say) -> str:
    """What the word there says; empty: it has mistakes."""
    word = form.read_word(row, path)
    return say(word.text()) if word is not None else ""


def gap_at(sentence: GapSentence, place: Path) -> Path | None:
    """The gap at which a mistake is told: the one of its place, or the nearest around it."""
    for at in range(len(place), 0, -1):
        for gap in sentence.gaps:
            if begins_with(gap, place[:at]):
                return gap
    return None
