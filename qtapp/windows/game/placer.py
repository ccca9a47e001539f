"""Finds a place for every card over the table: asks the cards for their forms and the director for its standpoints.

`kit.controls.placing` solves; here is what it is given, when it is asked anew, and what stays where it is meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QMarginsF, QObject, QPoint, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from qtapp.board.motion.director import Director, Standpoint
from qtapp.board.view import TableView
from qtapp.kit.controls.free_room import CELL, Box, shared
from qtapp.kit.controls.placing import GAP, CardShape, Form, Place, Plan, Shot, grown, solve
from qtapp.windows.game.calm_moves import MOVE, CalmMoves

NEAR = 24
"""Pixels: a card stays where it is while the pointer is so near to it."""
CALM_AFTER = 400
"""Milliseconds without the pointer, and a card that stands badly moves."""
HIT = 44
"""The least side of a target that nothing may cover."""
_SMALL = 40_000
"""Square pixels: what lies on a board and is larger is a board itself."""
_HAND = 4.0
"""And the hand so much."""
_STANDING = 2.2
"""What stands on a board tells so much more than bare board."""
_POINTED, _LEAST_POINTED = 250_000.0, 400
"""To lie over what a step of a lesson points at is as bad as to lie over so many square pixels of bare board, however
small it is; smaller ones count as this large.
"""
_MOST_NEAR = 8
"""Of what a card speaks of so many things are looked at."""
_REMEMBERED = 60


class TableCard(Protocol):
    """A card that lies over the table where the placer puts it."""

    @property
    def name(self) -> str: ...

    @property
    def weight(self) -> float: ...

    @property
    def side(self) -> int: ...

    @property
    def is_asked(self) -> bool:
        """It holds what must not be missing: the question, or what a person has just asked for."""

    @property
    def points(self) -> bool:
        """It points at the things it speaks of: they are to be looked at now."""

    @property
    def passes(self) -> bool:
        """It comes for a moment: for it neither the table nor other cards move, unless it has no room otherwise."""

    @property
    def widget(self) -> QWidget: ...

    def is_wanted(self) -> bool: ...

    def forms(self, width: int, most: int) -> tuple[Form, ...]: ...

    def things(self) -> tuple[str, ...]: ...

    def boxes(self) -> tuple[QRect, ...]: ...

    def lie_in(self, form: Form, box: QRect) -> None: ...

    def stay_away(self) -> None: ...


@dataclass(frozen=True)
class Around:
    """What of the page the cards have to do with besides each other."""

    within: QRect
    """Where cards may lie."""
    column: int
    """How wide a card is."""
    most: int
    """How high a card may become at the most."""
    covered: QMarginsF
    """What lies over the edges of the table whatever the cards do."""
    hard: tuple[QRect, ...]
    """What no card may lie over, wherever the camera stands: the hand, the rail, the timeline."""
    soft: tuple[QRect, ...]
    """What they had better not lie over: in very large letters the hand, or there would be no room for any of them."""
    possible: tuple[str, ...]
    """Places and pieces that an answer may use."""
    may_move: bool
    """May the camera make room?"""
    stays: bool
    """Does the table stay as it stands, for what is shown on it now?"""


class Placer(QObject):
    """Keeps the plan of one page."""

    unsettled = Signal()
    """The pointer has left a card that stood badly, or could stand better: lay everything anew."""

    def __init__(self, page: QWidget, view: TableView, director: Director) -> None:
        super().__init__(page)
        self._page = page
        self._view = view
        self._director = director
        self.solve = solve
        """What solves: whoever measures it lays hands on it here."""
        self.cards: list[TableCard] = []
        self.plan: Plan | None = None
        self._lasting_plan: Plan | None = None
        """The same without what comes for a moment."""
        self._forms: dict[str, Place] = {}
        """Where every card lies now."""
        self.dragged: dict[str, QPoint] = {}
        """Where a card was put by hand; it stays there for this game."""
        self._solved: dict[object, Plan] = {}
        """The same question looked at again lies as it lay."""
        self._key: object = None
        self._moves = CalmMoves(page)
        self._within = QRect()
        """Where cards could lie last: in a page of another size they are at their places at once."""
        self._stood_for: object = None
        """The question and the shot that the plan was made for."""
        self._calm = QTimer(self)
        self._calm.setInterval(CALM_AFTER)
        self._calm.timeout.connect(self._look_again)
        self.pointer: Callable[[], QPoint | None] = self._pointer

    # ---- laying --------------------------------------------------------------------------------------------------

    def lay(self, around: Around) -> Plan:
        """Place all cards that are wanted; those without room stay away."""
        wanted = [card for card in self.cards if card.is_wanted()]
        made = {card.name: self._made(card, around) for card in wanted}
        lasting = [card for card in wanted if not card.passes]
        plan = self._lasting_plan = self._plan_of(lasting, made, around)
        passing = [card for card in wanted if card.passes]
        if passing:
            plan = self._with_passing(plan, passing, lasting, made, around)
        self.plan = plan
        self._forms = dict(plan.places)
        lasts = self._view.board_context.theme.ms(MOVE) if around.within == self._within else 0
        self._within = around.within
        for card in self.cards:
            place = plan.places.get(card.name)
            if place is None:
                card.stay_away()
                continue
            seen = card.widget.pos() if card.widget.isVisible() else None
            card.lie_in(place[0], to_rect(place[1]))
            if seen is not None:
                self._moves.go(card.widget, seen, 0 if card.name in self.dragged else lasts)
        return plan

    def _made(self, card: TableCard, around: Around) -> CardShape:
        return CardShape(
            card.name, card.forms(around.column, around.most), card.weight, card.side, is_asked=card.is_asked
        )

    def _plan_of(self, cards: Sequence[TableCard], made: dict[str, CardShape], around: Around) -> Plan:
        """The plan for what stays. It is worked out anew only if something of it has changed."""
        chosen = [made[card.name] for card in cards]
        near = tuple((card.name, card.things(), tuple(map(edges, card.boxes()))) for card in cards)
        key = (tuple(chosen), near, self._seen_key(around))
        fixed = self._put_by_hand(chosen)
        held = self._held(cards)
        if key == self._key and self._lasting_plan is not None and not fixed:
            return self._lasting_plan
        plan = self._solved.get(key) if not (fixed or held) else None
        if plan is None:
            free = [one for one in chosen if one.name not in fixed]
            pointed = {name: place for name, place in self._pointed_at(free).items() if name not in fixed}
            same = bool(pointed) and self._stood_for == (around.possible, self._director.shot)
            shots = self._shots(cards, around, stays=around.stays or same)  # no table moves away under a button
            before = {name: box for name, (_, box) in self._forms.items()}
            plan = self.solve(shots, free, before, {**fixed, **pointed}, held - set(pointed))
            if pointed:
                self._calm.start()
            if not (fixed or held or pointed):
                self._remember(key, plan)
        self._key = key
        self._stood_for = around.possible, self._director.shot
        return plan

    def _remember(self, key: object, plan: Plan) -> None:
        self._solved[key] = plan
        while len(self._solved) > _REMEMBERED:
            del self._solved[next(iter(self._solved))]

    def _with_passing(
        self,
        plan: Plan,
        passing: Sequence[TableCard],
        lasting: Sequence[TableCard],
        made: dict[str, CardShape],
        around: Around,
    ) -> Plan:
        """Cards that come for a moment lie where there is room; only if there is none the others make some, and only if
        they cannot the table. When they go all is as it was.
        """
        shot = Shot(
            plan.shot.left,
            plan.shot.right,
            plan.shot.zoom,
            plan.shot.within,
            (*plan.shot.hard, *(edges(box) for card in passing for box in card.boxes())),
            plan.shot.soft,
            near={card.name: tuple(map(edges, card.boxes())) for card in passing},
        )
        before = {name: box for name, (_, box) in self._forms.items()}
        fixed = self._put_by_hand([made[card.name] for card in passing])
        found = self.solve([shot], [made[one.name] for one in passing], before, {**plan.places, **fixed})
        if all(_is_clear(found, one.name) for one in passing):
            return found
        everything = [made[one.name] for one in (*lasting, *passing)]
        before |= {name: box for name, (_, box) in plan.places.items()}
        found = self.solve([shot], everything, before, fixed)
        asked = [one.name for one in (*lasting, *passing) if one.is_asked]
        if fixed or around.stays or all(_is_clear(found, one) for one in asked):
            return found
        return self.solve(self._shots([*lasting, *passing], around, stays=False), everything, before, fixed)

    def forget(self) -> None:
        """Another game is on the table."""
        self.dragged.clear()
        self._solved.clear()
        self._key = None

    def forget_places(self) -> None:
        """Lay everything as if nothing had lain there before: where a card lies hangs on where it lay."""
        self._forms.clear()
        self._solved.clear()
        self._key = None

    # ---- what stays where it is ----------------------------------------------------------------------------------

    def _put_by_hand(self, cards: Iterable[CardShape]) -> dict[str, Place]:
        found = {}
        for card in cards:
            corner = self.dragged.get(card.name)
            if corner is not None:
                form = card.forms[0]
                left = max(0, min(corner.x(), self._page.width() - form.width))
                top = max(0, min(corner.y(), self._page.height() - form.height))
                found[card.name] = form, (left, top, left + form.width, top + form.height)
        return found

    def _pointed_at(self, cards: Iterable[CardShape]) -> dict[str, Place]:
        """Cards at which the pointer is: they stay, whatever is under them, until it has left."""
        at = self.pointer()
        if at is None:
            return {}
        found = {}
        for card in cards:
            place = self._forms.get(card.name)
            if place is not None and to_rect(place[1]).adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(at):
                left, top = place[1][:2]
                form = next(
                    (one for one in card.forms if top + one.height <= self._page.height() - GAP), card.forms[-1]
                )
                found[card.name] = form, (left, top, left + form.width, top + form.height)
        return found

    def _pointer(self) -> QPoint | None:
        """Where the pointer is on the page; None: elsewhere."""
        if not self._page.isActiveWindow() or not self._page.underMouse():
            return None
        return self._page.mapFromGlobal(QCursor.pos())

    def _held(self, cards: Iterable[TableCard]) -> frozenset[str]:
        """The card with the keyboard: it stays at its corner if nothing is asked for there, and if it points at nothing
        that it might cover.
        """
        focus = QApplication.focusWidget()
        if focus is None:
            return frozenset()
        still = (one for one in cards if not (one.points and one.things()))
        return frozenset(one.name for one in still if one.widget is focus or one.widget.isAncestorOf(focus))

    def _look_again(self) -> None:
        at = self.pointer()
        near = [to_rect(box).adjusted(-NEAR, -NEAR, NEAR, NEAR) for _, box in self._forms.values()]
        if at is None or not any(box.contains(at) for box in near):
            self._calm.stop()
            self._key = None
            self.unsettled.emit()

    # ---- what is given to the solver -----------------------------------------------------------------------------

    def _seen_key(self, around: Around) -> object:
        view = self._view
        seen = repr(view.viewportTransform()) if self._director.manual else ""
        return (
            edges(around.within),
            edges(view.viewport().rect()),
            around.covered.left(),
            around.covered.right(),
            tuple(map(edges, around.hard)),
            tuple(map(edges, around.soft)),
            around.possible,
            around.may_move,
            around.stays,
            self._director.shot,
            seen,
            view.table.board_context.client.viewer,
        )

    def _shots(self, cards: Sequence[TableCard], around: Around, *, stays: bool) -> list[Shot]:
        """As the camera stands, or beside a column at the left, at the right, or at both sides."""
        column, last = around.column + GAP, self.plan
        insets = [(0, 0)]
        if stays and last is not None:
            insets = [(last.shot.left, last.shot.right)]
        elif around.may_move and not self._director.manual:
            insets += [(0, column), (column, 0), (column, column)]
        standing = [place.id for place in self._view.table.view.places.values() if place.pieces or place.counts]
        names = {*around.possible, *standing, *(name for card in cards for name in card.things())}
        boxes = {name: box for name in names if (box := self._view.table.box_of(name)) is not None}
        return [self._shot(left, right, cards, around, standing, boxes) for left, right in insets]

    def _shot(
        self,
        left: int,
        right: int,
        cards: Sequence[TableCard],
        around: Around,
        standing: Sequence[str],
        boxes: Mapping[str, tuple[QRectF, bool]],
    ) -> Shot:
        margins = around.covered + QMarginsF(left, 0, right, 0)
        standpoint = self._director.standpoint(margins)
        table = self._view.table
        boards = [one for one in table.layout.boards if standpoint.boards is None or one.key in standpoint.boards]
        hidden = [one.rect for one in table.layout.boards if one not in boards]
        page = QRectF(self._view.viewport().rect())

        def on_page(name: str) -> QRect | None:
            found = boxes.get(name)
            if found is None:
                return None
            box, docked = found
            if not docked:
                if any(one.contains(box.center()) for one in hidden):
                    return None
                box = _mapped(box, standpoint, page)
            return box.toRect()

        targets = [box for name in around.possible if (box := on_page(name)) is not None]
        hard = [hit for box in targets if (hit := hit_box(box).intersected(page.toRect())).isValid()]
        soft = [(edges(_mapped(one.rect, standpoint, page).toRect()), 1.0) for one in boards]
        soft += [(edges(box), _HAND) for box in around.soft]
        for name in standing:
            box = on_page(name)
            if box is not None and box.width() * box.height() < _SMALL:
                soft.append((edges(box), _STANDING))
        near = {}
        for card in cards:
            spoken = [
                box for name in card.things() if (box := on_page(name)) is not None and page.contains(QRectF(box))
            ]
            near[card.name] = tuple(map(edges, (*spoken[:_MOST_NEAR], *card.boxes())))
            if card.points:
                soft += [(edges(box), _POINTED / max(_LEAST_POINTED, box.width() * box.height())) for box in spoken]
        return Shot(
            left,
            right,
            standpoint.scale,
            _on_cells(around.within),
            tuple(edges(box) for box in (*hard, *around.hard)),
            tuple(soft),
            near=near,
        )


def _is_clear(plan: Plan, name: str) -> bool:
    """Does a card lie somewhere, over nothing that must not be covered?"""
    place = plan.places.get(name)
    others = [grown(box) for other, (_, box) in plan.places.items() if other != name]
    return place is not None and not any(shared(place[1], one) for one in (*plan.shot.hard, *others))


def hit_box(box: QRect) -> QRect:
    """A target with the room that a finger needs, and the width of its ring."""
    wide, tall = max(0, HIT - box.width()) // 2 + 2, max(0, HIT - box.height()) // 2 + 2
    return box.adjusted(-wide, -tall, wide, tall)


def edges(box: QRect) -> Box:
    """The edges of a box; right and bottom do not belong to it."""
    return box.left(), box.top(), box.right() + 1, box.bottom() + 1


def to_rect(box: Box) -> QRect:
    """A box of the solver on the page."""
    return QRect(box[0], box[1], box[2] - box[0], box[3] - box[1])


def _on_cells(box: QRect) -> Box:
    """So that what lies flush at the right or below lies on whole cells too."""
    left, top, right, bottom = edges(box)
    return left, top, right - (right - left) % CELL, bottom - (bottom - top) % CELL


def _mapped(box: QRectF, standpoint: Standpoint, port: QRectF) -> QRectF:
    """Where a box of the scene would lie in the viewport."""
    corner = (box.topLeft() - standpoint.centre) * standpoint.scale + port.center()
    return QRectF(corner, box.size() * standpoint.scale)
