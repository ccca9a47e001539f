"""A proposal of where the cards lie on a picture: on a plain ground, apart from each other. Corners by hand come first.

Each patch on the ground gets four sides, and only what bears a closer look is kept (`card_proof`). It knows when it is
not sure: then nothing is proposed. All of it goes in small steps (`Slices`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from qtapp.board.scan.card_ground import Difference, Pixels, Slices, difference, mask_of, patches_of, pixels_of
from qtapp.board.scan.card_proof import MOST_UNLIKE, has_gap, proof_of, unlike
from qtapp.board.scan.card_sheet import MOST_CARDS, CardSheet, Point, Quad
from qtapp.board.scan.card_sides import area, four, quad_of, sharpened, sides_of, without_shadow

_COARSE = 440
"""Pixels of the longer side in which patches are looked for."""
FINE = 1_800
"""Pixels of the longer side in which their sides are sharpened."""
_TRIES = ((1.0, True), (0.55, False), (1.8, True), (0.8, True), (1.1, False), (2.6, False))
"""How much may differ from the ground, and whether what is only darker is a shadow."""
SURE = 0.86
"""With less nothing is proposed."""
_LEAST_SIDE, _LEAST_CARD, _LEAST_LIKE = 0.5, 0.75, 0.55
"""So many of the places along the sides have to bear it out: at each, at all; and at all if it is like the others."""
_NOT_ALL = 0.8
"""Never surer than that, if something on the picture is not understood."""
_FILLED = (0.8, 1.15)
"""So much of its four sides a patch has to fill."""
_WHOLE = 0.97
"""A patch that fills the picture is the ground."""
_ALIKE = 0.6
"""Of the usual: smaller and larger ones are a part of a card, or several."""
_TINY = 0.3
"""Of the usual: what is smaller is no card that was overlooked."""
_SHAPE = 0.22
"""So much (as a logarithm) a card among others may be of other proportions than was said."""


@dataclass(frozen=True, slots=True)
class FoundCards:
    """Cards in reading order, and how sure it is, from 0 to 1."""

    cards: tuple[Quad, ...]
    sure: float


def find_cards(photo: QImage, proportions: float) -> Slices[FoundCards]:
    """Look for cards of these proportions (width to height), lying or standing.

    What differs from the ground is looked at again and again with other bounds, until every patch is a card.
    """
    longest = max(photo.width(), photo.height())
    scale, fine_scale = min(1.0, _COARSE / longest), min(1.0, FINE / longest)
    seen = yield from difference(pixels_of(_scaled(photo, scale)))
    pixels = pixels_of(_scaled(photo, fine_scale))
    look = _Look(seen, pixels, fine_scale / scale)
    best = FoundCards((), 0.0)
    for factor, without_shades in _TRIES:
        bound = max(8.0, 13.0 * factor, 2.6 * seen.noise * factor)
        mask = yield from mask_of(seen, bound, without_shades=without_shades)
        found = yield from look.at(mask, proportions)
        if found.sure > best.sure:
            best = found
        if best.sure >= SURE:
            break
    cards = [four([(x / fine_scale, y / fine_scale) for x, y in card]) for card in best.cards]
    return FoundCards(tuple(in_order(cards)), best.sure)


class _Look:
    """What was proven on one picture, whichever bound showed it."""

    def __init__(self, seen: Difference, pixels: Pixels, up: float) -> None:
        self._seen, self._pixels, self._up = seen, pixels, up
        self._proven: list[tuple[Quad, float]] = []

    def at(self, mask: bytearray, proportions: float) -> Slices[FoundCards]:
        """Cards so far, and how sure it is that they are all."""
        seen, room = self._seen, self._seen.wide * self._seen.high
        left: list[float] = []
        doubtful: list[Quad] = []
        for patch in (yield from patches_of(mask, seen.wide, seen.high)):
            if self._is_known(patch):
                continue
            quad = yield from quad_of(patch)
            filled = len(patch) / max(1.0, area(quad)) if quad is not None else 0.0
            if quad is None or not _FILLED[0] < filled < _FILLED[1] or area(quad) > _WHOLE * room:
                left.append(float(len(patch)))
                continue
            fine = yield from self._sharp(quad)
            shares = yield from proof_of(self._pixels, seen, fine)
            proof = sum(shares) / 4
            if min(shares) >= _LEAST_SIDE and proof >= _LEAST_CARD:
                self._proven.append((fine, proof))
            elif proof >= _LEAST_LIKE:
                doubtful.append(fine)
            else:
                left.append(float(len(patch)))
        for quad in doubtful:  # what is exactly as the cards beside it is one of them
            others = [card for card, _ in self._proven]
            if len(others) > 1 and unlike([*others, quad])[-1] < MOST_UNLIKE / 2:
                self._proven.append((quad, _LEAST_CARD))
            else:
                left.append(area(quad) / self._up**2)
        return self._judged(proportions, left)

    def _is_known(self, patch: Sequence[Point]) -> bool:
        """Does most of it lie on a card that is proven?"""
        some = patch[:: max(1, len(patch) // 60)]
        up = self._up
        return any(sum(_holds(card, (x * up, y * up)) for x, y in some) > 0.7 * len(some) for card, _ in self._proven)

    def _sharp(self, quad: Quad) -> Slices[Quad]:
        raised = four([(x * self._up, y * self._up) for x, y in quad])
        sharp = yield from sharpened(self._pixels, raised, max(4, round(self._up * 2.2)))
        bare = yield from without_shadow(self._pixels, sharp)
        if bare is not None:
            sharp = yield from sharpened(self._pixels, bare, 6)
        return sharp

    def _judged(self, proportions: float, left: Sequence[float]) -> FoundCards:
        """What is no card, or not like the others, takes away from how sure it is."""
        if not self._proven:
            return FoundCards((), 0.0)
        sizes = sorted(area(card) for card, _ in self._proven)
        usual = sizes[len(sizes) // 2]
        kept = [one for one in self._proven if _ALIKE < area(one[0]) / usual < 1 / _ALIKE]
        odd = sum(size > _TINY * usual for size in [*sizes, *(size * self._up**2 for size in left)]) - len(kept)
        cards = tuple(card for card, _ in kept)
        if len(cards) > MOST_CARDS or odd < 0:
            return FoundCards((), 0.0)
        if len(cards) == 1:
            odd += has_gap(self._pixels, self._seen, cards[0])
        else:
            odd += sum(one > MOST_UNLIKE for one in unlike(cards))
            odd += sum(_other_shape(card, proportions) for card in cards)
        sure = 0.5 + 0.5 * min(proof for _, proof in kept)
        if odd > 0:
            sure = _NOT_ALL * len(cards) / (len(cards) + odd)
        return FoundCards(cards, sure)


def _other_shape(card: Quad, proportions: float) -> bool:
    wide, high = sides_of(card)
    return min(abs(math.log(wide / high / one)) for one in (proportions, 1 / proportions)) > _SHAPE


def _holds(card: Quad, at: Point) -> bool:
    turns = [
        (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])
        for a, b in zip(card, card[1:] + card[:1], strict=True)
    ]
    return all(one >= 0 for one in turns) or all(one <= 0 for one in turns)


def proposed_sheet(sheet: CardSheet, found: FoundCards) -> CardSheet | None:
    """A sheet as it is proposed; None: nothing is sure enough, so corners are asked for.

    A single patch is a card, or several that touch: its corners become the outer ones, and people say how many.
    """
    if found.sure < SURE or not found.cards:
        return None
    if len(found.cards) == 1:
        return replace(sheet, outer=found.cards[0], columns=1, rows=1, cards=None)
    return replace(sheet, cards=found.cards)


def _scaled(photo: QImage, scale: float) -> QImage:
    if scale >= 1:
        return photo
    size = photo.size() * scale
    return photo.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def in_order(cards: Sequence[Quad]) -> list[Quad]:
    """Row by row, each from left to right, whatever the turn of the sheet."""
    if not cards:
        return []
    angles = sorted(math.atan2(card[1][1] - card[0][1], card[1][0] - card[0][0]) for card in cards)
    c, s = math.cos(angles[len(angles) // 2]), math.sin(angles[len(angles) // 2])
    tall = sorted(math.dist(card[0], card[3]) for card in cards)[len(cards) // 2]

    def at(card: Quad) -> Point:
        x, y = sum(p[0] for p in card) / 4, sum(p[1] for p in card) / 4
        return x * c + y * s, -x * s + y * c

    rows: list[list[Quad]] = []
    for card in sorted(cards, key=lambda one: at(one)[1]):
        if rows and at(card)[1] - at(rows[-1][-1])[1] < tall * 0.45:
            rows[-1].append(card)
        else:
            rows.append([card])
    return [card for row in rows for card in sorted(row, key=lambda one: at(one)[0])]
