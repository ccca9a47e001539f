"""What the viewer holds, along the bottom edge of the view: the hand, and what lies behind the player's screen.

Each thing rests in a slot, a fixed upright box of the viewport. What the pointer means is told by the slots alone, so
a card that is raised to be read never takes the mouse from its neighbours. Coordinates are pixels of the viewport.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.picture import BadgedPicture, Token
from qtapp.board.paint.text import SEMIBOLD, width_of
from qtapp.board.place.sprite import Sprite
from qtapp.board.scene.gameart import GameArt
from qtapp.board.scene.hand_layout import (
    LEAST_STEP,
    WIDEST_STEP,
    HandLayout,
    HandRoom,
    HandSlot,
    HandState,
    MoreCards,
    Tray,
)

ENOUGH = 0.9
"""So much of a card is to be seen, as a part of its width: else the hand takes the corners too."""
BETWEEN, MARGIN = 28.0, 12.0
"""Pixels between two fans, and between them and the edge of the window."""
MOST, STACKED = 9, 20.0
"""Cards of one fan; further ones lie behind its ends, so many pixels aside, and are scrolled to."""
TURN, MOST_TURN, SUNK = 2.6, 5.0, 0.35
"""Degrees from one card of the fan to the next, the most of them, and pixels that a card sinks for each squared."""
PICKED, ROOM_OF_PICKED, RISE_OF_PICKED = 1.14, 20.0, 36.0
"""A card that was picked up: how large it is, and how much room it gets at both sides and above."""
RIM = 6.0
"""Pixels of the frame around it."""
TITLE, LEAST_TITLE = 13.0, 12.0
"""Size of the name of an empty place (at 100 % of text), and how small it may become where there is little room."""
UNSEEN = 0.3
"""A raised card of which more lies under something goes beside it, however far."""
INSIDE = 12
_CARD = 252 / 352


@dataclass
class _Group:
    place: str
    things: list[tuple[str, Picture, tuple[str, ...]]]
    cards: bool
    each: float
    """Width of one, in pixels."""
    shown: int
    step: float = 0.0

    @property
    def margin(self) -> float:
        """Room at both ends for the signs of further cards."""
        return LEAST_STEP + STACKED if len(self.things) > self.shown else 0.0

    @property
    def wide(self) -> float:
        """Width of all that is seen of it."""
        if not self.things:
            return self.each
        return self.step * (self.shown - 1) + max(self.step, self.each) + 2 * self.margin


def held_places(board_context: BoardContext, art: GameArt, view: api.SeatView) -> tuple[list[api.PlaceView], int]:
    """The places that the viewer holds, in order, and how many pieces are in the box; -1: it is not shown."""
    order = art.hand_places(view.viewer)
    always = {place.id for place in board_context.blueprint.places if place.in_hand_strip or place.drawn}
    places, empty = [], []
    for name in order:
        place = view.places.get(name)
        if place is not None and not place.is_hidden and place.pieces:
            places.append(place)
        elif place is None and name in always:
            empty.append(name)
    if not places or any(place.id in always for place in places):
        places += [api.PlaceView(name, view.viewer, (), {}, False) for name in empty]
        places.sort(key=lambda place: order.index(place.id))
    box = -1
    if board_context.sandbox and any(place.id == "box" for place in board_context.blueprint.places):
        inside = view.places.get("box")
        box = len(inside.pieces) if inside is not None else 0
    return places, box


def lay_out_hand(
    board_context: BoardContext,
    art: GameArt,
    places: Sequence[api.PlaceView],
    room: HandRoom,
    state: HandState,
    boxed: int = -1,
) -> HandLayout:
    """Lay out what is held.

    With a number of pieces in the box, the box stands beside it, so that free hands can put things away.
    """
    if not places and boxed < 0:
        return HandLayout()
    card_height = room.card_height * (1.0 if places else 0.6)
    seen = room.seen * (1.0 if places else 0.6)
    title = TITLE * board_context.theme.text_scale
    groups = [*_box(boxed, seen), *(_group(board_context, art, place, card_height, seen, title) for place in places)]
    gaps = BETWEEN * (len(groups) - 1)
    left, right = 0.0, room.port.width() - room.taken
    if _share(groups, room.width - gaps) < ENOUGH:  # cards are read before anything in the right corner, then the left
        left, right = room.corner, right - MARGIN
        if _share(groups, right - left - gaps) < ENOUGH:
            left = MARGIN
            _share(groups, right - left - gaps)
    x = max(left, (left + right - sum(group.wide for group in groups) - gaps) / 2)  # what is too wide begins in sight
    top = room.port.height() - seen
    fan = _Fan(board_context, room, state, top, board_context.theme.animations and not board_context.theme.contrast)
    single = {place.id for place in board_context.blueprint.places if place.capacity == 1}
    for group in groups:
        box = QRectF(x, top, group.wide, seen + 30)
        words = _words(board_context, group.place)
        drawn = not group.things or group.place == "box" or group.place in single
        fan.trays.append(Tray(group.place, box, words, title, drawn, not group.things))
        fan.lay(group, x + group.margin)
        x += group.wide + BETWEEN
    return HandLayout(
        tuple(fan.sprites),
        tuple(fan.trays),
        seen,
        tuple(fan.slots),
        tuple(fan.more),
        dict(fan.scrolled),
        dict(fan.raised_tops),
    )


def _share(groups: Sequence[_Group], width: float) -> float:
    """Give each group its step; where even the narrowest ones are too wide, fewer cards are seen at a time.

    Returns the step as a part of a card's width.
    """
    held = [group for group in groups if group.things]
    width -= sum(group.each for group in groups if not group.things)
    while sum(group.shown * LEAST_STEP + 2 * group.margin for group in held) > width and any(
        group.shown > 1 for group in held
    ):
        max(held, key=lambda group: group.shown).shown -= 1
    free = max(0.0, width - sum(2 * group.margin for group in held))
    last = sum(group.each for group in held)  # of each fan one card is seen whole, however narrow the steps are
    others = sum((group.shown - 1) * group.each for group in held)
    part = min(WIDEST_STEP, free / max(1.0, last + others))
    if part < 1.0 and others:
        part = max(0.0, free - last) / others
    for group in held:
        group.step = max(LEAST_STEP, part * group.each)
    return part


class _Fan:
    """Lays groups side by side."""

    def __init__(self, board_context: BoardContext, room: HandRoom, state: HandState, top: float, turned: bool) -> None:
        self._board_context = board_context
        self._room = room
        self._state = state
        self._top = top
        self._turned = turned
        self.sprites: list[Sprite] = []
        self.slots: list[HandSlot] = []
        self.trays: list[Tray] = []
        self.more: list[MoreCards] = []
        self.scrolled: dict[str, int] = {}
        self.raised_tops: dict[str, float] = {}

    def lay(self, group: _Group, left: float) -> None:
        """Lay one group, its first slot at a point."""
        names = [name for name, _, _ in group.things]
        first = self._first(group, names)
        last = first + group.shown - 1
        picked = names.index(self._state.picked) if self._state.picked in names else -1
        if first <= picked <= last:
            # To the right lies what is asked, and the guide: the fan ends where it ended before, if there is room.
            wider = group.each * (PICKED - 1) / 2 + RIM if picked == last else ROOM_OF_PICKED
            left -= min(wider, max(0.0, left - ROOM_OF_PICKED))
        for index, (name, picture, pieces) in enumerate(group.things):
            at = min(max(index, first), last)
            hidden = index - at
            slot_left = left + (at - first) * group.step
            width = group.step if at < last else max(group.step, group.each)
            opened = 0.0
            if first <= picked <= last:  # the fan opens, once, around what was picked up
                slot_left += ROOM_OF_PICKED * ((at > picked) - (at < picked))
                opened = ROOM_OF_PICKED if at == picked else 0.0
            box = QRectF(slot_left - opened, self._top, width + 2 * opened, self._room.port.height() - self._top)
            x = slot_left + max(group.step, group.each) / 2
            turn = self._turn(at - first, group.shown)
            sprite = self._sprite(group, name, picture, pieces, x, turn, index)
            if group.cards:
                raised = self._raised(sprite, group.cards)
                tall = picture.footprint(self._board_context.art).height() * raised.scale
                top = raised.y - tall / 2
                self.raised_tops[group.place] = min(self.raised_tops.get(group.place, top), top)
            if hidden:
                aside = 5.0 * max(-3, min(3, hidden))
                sprite = replace(sprite, x=sprite.x + aside, z=sprite.z - 40 - 2 * abs(hidden))
            else:
                self.slots.append(HandSlot(name, group.place, box))
            if name == self._state.picked and not hidden:
                sprite = self._picked(sprite, group.cards)
            elif name == self._state.raised:
                sprite = self._raised(sprite, group.cards)
            self.sprites.append(sprite)
        self._tell_more(group, left, first)

    def _first(self, group: _Group, names: list[str]) -> int:
        """The first card that is seen; what the keyboard looks at is always among them."""
        most = max(0, len(names) - group.shown)
        first = min(most, max(0, self._state.scrolled.get(group.place, 0)))
        if self._state.raised in names:
            at = names.index(self._state.raised)
            first = min(max(first, at - group.shown + 1), at)
        if most:
            self.scrolled[group.place] = first
        return first

    def _turn(self, index: int, n: int) -> float:
        return min(MOST_TURN, max(-MOST_TURN, (index - (n - 1) / 2) * TURN)) if self._turned else 0.0

    def _sprite(
        self, group: _Group, name: str, picture: Picture, pieces: tuple[str, ...], x: float, turn: float, index: int
    ) -> Sprite:
        foot = picture.footprint(self._board_context.art)
        scale = group.each / foot.width()
        y = self._top + foot.height() * scale / 2 if group.cards else (self._top + self._room.port.height()) / 2
        return Sprite(name, picture, x, y + SUNK * turn * turn, scale, group.place, 600.0 + index, pieces, turn=turn)

    def _picked(self, sprite: Sprite, card: bool) -> Sprite:
        """It waits in its slot, a little larger, and leaves the table free for its target."""
        rest = sprite.picture.footprint(self._board_context.art).height() * sprite.scale
        y = self._top - RISE_OF_PICKED + rest * PICKED / 2 if card else sprite.y
        return replace(sprite, y=y, scale=sprite.scale * PICKED, z=sprite.z + 50, turn=0.0)

    def _raised(self, sprite: Sprite, card: bool) -> Sprite:
        """Whole, and a card in its own size."""
        if not card:
            return replace(sprite, y=sprite.y - 4, scale=sprite.scale * 1.12, z=sprite.z + 100, turn=0.0)
        foot = sprite.picture.footprint(self._board_context.art)
        port = self._room.port
        scale = max(sprite.scale, min(1.0, self._room.window.height() * 0.62 / foot.height()))
        scale = min(scale, max(sprite.scale, (port.height() - 16) / foot.height()))
        half = foot.width() * scale / 2
        x = min(max(sprite.x, half + 8), port.width() - half - 8)
        y = port.height() - foot.height() * scale / 2 - 8
        x = self._beside(QRectF(x - half, y - foot.height() * scale / 2, 2 * half, foot.height() * scale), half)
        return replace(sprite, x=x, y=y, scale=scale, z=sprite.z + 100, turn=0.0)

    def _beside(self, box: QRectF, most: float) -> float:
        """The middle of a raised card beside what lies over the view, if it need not go far for that, or if too little
        of it would be seen.
        """
        covered = self._room.covered
        if not covered.intersects(box):
            return box.center().x()
        left, right = box.right() - covered.left() + 8, covered.right() - box.left() + 8
        shift = -left if left <= right else right
        there = box.translated(shift, 0)
        under = covered.intersected(box)
        is_hidden = under.width() * under.height() > UNSEEN * box.width() * box.height()
        fits = (is_hidden or abs(shift) <= most) and there.left() >= 8 and there.right() <= self._room.port.width() - 8
        return (there if fits else box).center().x()

    def _tell_more(self, group: _Group, left: float, first: int) -> None:
        side = LEAST_STEP
        middle = self._top + (self._room.port.height() - self._top - side) / 2
        after = len(group.things) - first - group.shown
        if first > 0:
            self.more.append(MoreCards(group.place, QRectF(left - group.margin, middle, side, side), -1, first))
        if group.things and after > 0:
            end = left + group.wide - group.margin - side
            self.more.append(MoreCards(group.place, QRectF(end, middle, side, side), 1, after))


def _group(
    board_context: BoardContext, art: GameArt, place: api.PlaceView, card_height: float, seen: float, title: float
) -> _Group:
    found: list[tuple[str, Picture, tuple[str, ...]]] = []
    cards = True
    each = card_height * _CARD
    for piece in place.pieces:
        picture = art.enlarged(piece, place.id)
        foot = picture.footprint(board_context.art)
        cards = foot.height() > foot.width() * 1.2
        found.append((piece.id, picture, (piece.id,)))
    if not found:
        each = max(seen * 0.7, min(170.0, INSIDE * 2 + width_of(_words(board_context, place.id), title, SEMIBOLD) + 2))
    elif not cards:
        each = seen * 0.62
    return _Group(place.id, found, cards, each, min(len(found), MOST))


def _box(n: int, seen: float) -> list[_Group]:
    """The box of the game."""
    if n < 0:
        return []
    picture: Picture = BadgedPicture(Token("", 0, "box"), n) if n else Token("", 0, "box")
    return [_Group("box", [("box#box", picture, ())], False, seen * 0.6, 1)]


def _words(board_context: BoardContext, place: str) -> str:
    message = board_context.client.names.place_name(place)
    return "" if message is None else board_context.label(message)
