"""Lays everything that lies over the table: rail, panel, timeline, pictures of other boards, and the decision.

It decides only where; `kit.regions` knows the sizes, the director what the camera shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QEvent, QMarginsF, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QTransform
from PySide6.QtWidgets import QWidget

from qtapp.board.motion.director import Director
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.regions import GAP, Regions, folds_rail, lay_regions, place_decision
from qtapp.panels.bar.rail import Rail
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.lights.board_picture import BoardPicture
from qtapp.session.client import SeatClient
from qtapp.windows.game.overlay import Overlay
from qtapp.windows.game.table_page import TablePage

LEAST_DECISION = 190
"""Pixels: a decision that scrolls in less room shows too little of itself."""
FOLDING, IN_THE_WAY = 1.5, 0.3
"""From this size of text on a decision beside a guest's card steps aside if it would hide such a part of the boards."""
HIT = 44
"""The least side of a target that nothing may cover."""


class GuestCard(Protocol):
    """A card that somebody lays on the page beside the decision: that of a lesson."""

    def height_for(self, width: int) -> int:
        """How high it would have to be to show everything at a width."""

    def things(self) -> tuple[str, ...]:
        """Pieces and places that it speaks of, and therefore does not cover."""

    def lie_at(self, box: QRect) -> None:
        """Take a place."""

    def set_shown(self, shown: bool) -> None:
        """Be seen, or not."""


_MOST_SHRUNK = 0.8
"""A picture that would be lower than this, of its usual height, tells nothing."""


class Overlays(QObject):
    """Keeps the regions of one page."""

    laid = Signal()
    """Everything has its place: what keeps out of the way of the others may lie down."""
    folded = Signal(bool)
    """The decision has stepped aside for a guest's card, or is back: its options are one key away."""

    def __init__(
        self,
        context: AppContext,
        client: SeatClient,
        page: TablePage,
        director: Director,
        decision: DecisionCard,
        rail: Rail,
        overlay: Overlay,
        timeline: QWidget,
        pictures: tuple[BoardPicture, ...],
    ) -> None:
        super().__init__(page)
        self._context = context
        self._client = client
        self._page = page
        self._director = director
        self._decision = decision
        self._rail = rail
        self._overlay = overlay
        self._timeline = timeline
        self.pictures = pictures
        self.bare = False
        """Only the table and the decision are shown."""
        self.decision_wanted = True
        self.decision_withheld = False
        """Does a guest hold the decision back, whatever else is wanted?"""
        self.watching = False
        """What others did is played: nothing but its captions lies over the table."""
        self.guest: GuestCard | None = None
        self.is_folded = self._is_folding = False
        """Has the decision stepped aside?"""
        self.has_guide = False
        """Does a guide go along, whose card comes and goes at the left?"""
        self.left_covered = 0
        """Pixels at the left edge under something that stays there: the sheet of a teacher."""
        self._guest_box: QRect | None = None
        self._dragged: QPoint | None = None
        """Where the decision was put by hand, from the corner of the page; it stays there for this game."""
        self._from: QPoint | None = None
        self._placed_for: tuple[str, ...] | None = None
        """The targets beside which the decision lies: for the same ones it stays where it is."""
        self._placed_seen: QTransform | None = None
        """How the table was looked at then: after a flight another place may be better."""
        self.regions: Regions = self._regions()
        decision.room = lambda: self.regions.decision
        page.installEventFilter(self)
        page.view.camera_rested.connect(self._camera_rested)
        overlay.changed.connect(self.lay)
        context.theme_changed.connect(self.lay)
        client.replaced.connect(self._forget)

    def _camera_rested(self) -> None:
        self.lay_pictures()
        self.place_guest()
        self.place_decision()

    def _forget(self) -> None:
        self._dragged = None

    def _regions(self) -> Regions:
        page = self._page
        hand = round(page.view.table.held.height)
        return lay_regions(
            page.size(),
            page.window().height(),
            self._context.theme.text_scale,
            hand,
            pinned=self._overlay.pinned,
            rail_buttons=len(self._rail.buttons),
        )

    def lay(self, *_: object) -> None:
        """Everything anew: the window, the text or what is open has changed."""
        self._lay_hand()
        self.regions = regions = self._regions()
        window = self._page.window().height()
        self._rail.setVisible(not self.bare)
        self._rail.lie_down(regions.rail, folds_rail(window, self._context.theme.text_scale))
        self._overlay.lie_down(regions.overlay)
        self._timeline.setGeometry(regions.timeline)
        camera = self._page.view.camera
        page = regions.page
        right = page.width() - regions.focus.right() - GAP if not self.bare else 0
        column = float(regions.decision.width() + GAP)
        guest = column if self.guest is not None else 0.0  # what it speaks of is seen beside it, not below it
        covered = QMarginsF(self.left_covered, 0, max(0, right - 2) + guest, 0)
        aside = column if self._decides() and self.guest is None else 0.0
        if (covered, aside, self.has_guide) != (camera.covered, camera.aside, camera.on_both_sides):
            camera.covered, camera.aside, camera.on_both_sides = covered, aside, self.has_guide
            self._director.again()
        self.lay_pictures()
        self.place_guest()
        self._place_decision()
        self._clear_hand()
        told = (self._page.banner, self._page.subtitle, self._page.hand_over, self._page.bar)
        for widget in (*self.pictures, self._rail, self._decision, self._timeline, self._overlay, *told):
            if widget.isVisible():
                widget.raise_()
        self.laid.emit()

    # ---- pictures of other boards --------------------------------------------------------------------------------

    def lay_pictures(self) -> None:
        """Show boards that are out of sight in the corners, the viewer's own first."""
        regions, camera = self.regions, self._page.view.camera
        none = self.bare or self.watching or self._page.view.board_context.sandbox
        hidden = [] if none else self._director.hidden_boards()
        areas = camera.areas()
        boxes = [box for box in regions.pictures if self._free(box)]
        for at, picture in enumerate(self.pictures):
            shown = at < min(len(boxes), len(hidden))
            if shown:
                picture.setGeometry(boxes[at])
                picture.show_board(hidden[at], f"Alt+{areas.index(hidden[at]) + 1}")
            picture.setVisible(shown)

    def _free(self, box: QRect) -> bool:
        """Is the corner not needed by the hand, lies no target there, and does no open panel lie over it?"""
        if box.left() < self.left_covered or (self._overlay.current and box.intersects(self.regions.overlay)):
            return False
        return not any(box.intersects(one) for one in (*self.tray_boxes(), *self.target_boxes()))

    # ---- the card of a guest -------------------------------------------------------------------------------------

    def place_guest(self) -> None:
        """Lay the guest's card in a corner, over nothing that it speaks of and over no target."""
        guest = self.guest
        if guest is None:
            return
        guest.set_shown(not self.watching)
        width = self.regions.decision.width()
        within = self.within()
        most = max(self.regions.focus.height(), self.regions.decision.height())  # large letters may cover the hand
        size = QSize(width, min(most, guest.height_for(width)))
        named = [*self._boxes_of(guest.things()), *self.target_boxes()]
        found = place_decision(size, within, (), self._avoided(), self.board_boxes(), None, named)
        self._guest_box = found.box
        guest.lie_at(found.box)
        self.hide_pictures([found.box])

    # ---- the decision --------------------------------------------------------------------------------------------

    def _decides(self) -> bool:
        wanted = self.decision_wanted and not self.decision_withheld
        return wanted and not self.watching and self._overlay.current != "list"

    @property
    def decision_begun(self) -> bool:
        """Has a step of the decision been chosen already?"""
        return self._decision.model.has_begun

    def decision_box(self) -> QRect | None:
        """Where the decision lies on the page; None: it is not shown."""
        return QRect(self._decision.geometry()) if self._decides() else None

    def place_decision(self) -> None:
        """Lay the decision beside its targets, over none of them."""
        self._place_decision()
        self._clear_hand()
        self.laid.emit()

    def _place_decision(self) -> None:
        decision, regions = self._decision, self.regions
        decision.setVisible(self._decides() and not self.is_folded)
        if not self._decides():
            return
        width = regions.decision.width()
        needed = decision.height_for(width)
        size = QSize(width, min(regions.decision.height(), needed))
        within = self.within()
        if self._dragged is not None:
            box = QRect(self._dragged, size)
            box.moveRight(min(box.right(), within.right()))
            box.moveBottom(min(box.bottom(), within.bottom()))
            decision.lie_at(box, needed)
            return
        targets = decision.targets()
        seen = self._page.view.viewportTransform()
        same = targets == self._placed_for and (self._director.manual or seen == self._placed_seen)
        stays = decision.isVisible() and decision.width() == width and same
        before = decision.geometry() if stays else None
        self._placed_for, self._placed_seen = targets, seen
        below = self._below_guest(size)
        if below is not None:
            self._fold(False)
            decision.lie_at(below, needed)
            return
        taken = [] if self.guest is None or self._guest_box is None else [self._guest_box]
        looked_at = [*self.board_boxes(), *self.hand_boxes()]  # a board and a card that rises to be read weigh the same
        found = place_decision(size, within, self.target_boxes(), self._avoided(), looked_at, before, taken)
        self._fold(self._is_in_the_way(found.box))
        decision.lie_at(found.box, needed)
        self._make_room(found.box)

    def _lay_hand(self) -> None:
        """No card lies below a panel that stays open."""
        table, overlay = self._page.view.table, self._overlay
        taken = self._page.width() - self._regions().overlay.left() if overlay.pinned and overlay.current else 0
        if taken != table.room.taken:
            table.room = replace(table.room, taken=taken)
            table.lay_strip(animate=False)

    def _clear_hand(self) -> None:
        """A card that is raised to be read, and what is shown large, keep clear of the decision and of a guest."""
        table, covered = self._page.view.table, QRect()
        if self._decides() and not self.is_folded:
            covered = self._decision.geometry()
        guest = self._guest_box if self.guest is not None and not self.watching else None
        if guest is not None and (covered.isNull() or covered.left() == guest.left()):
            covered = covered.united(guest)
        table.room = replace(table.room, covered=QRectF(covered))

    def _is_in_the_way(self, box: QRect) -> bool:
        """Two cards in large letters leave nothing of the table: what is to be done stays, what can be done folds."""
        if self.guest is None or self._context.theme.text_scale < FOLDING:
            return False
        port = self._page.view.viewport().rect()
        boards = [one.intersected(port) for one in self.board_boxes()]
        hidden = [one.intersected(box) for one in boards]
        whole = sum(one.width() * one.height() for one in boards if one.isValid())
        return sum(one.width() * one.height() for one in hidden if one.isValid()) > IN_THE_WAY * whole

    def _fold(self, on: bool) -> None:
        if self._is_folding and not on:
            return  # the guest takes more room, or less, as it is told: what fits only for a moment does not fit
        is_new, self.is_folded = on != self.is_folded, on  # first of all: a card that is shown may ask to be laid anew
        was, self._is_folding = self._is_folding, True
        self._decision.setVisible(not on)
        if is_new:
            self.folded.emit(on)
        self._is_folding = was

    def hide_pictures(self, boxes: Sequence[QRect]) -> None:
        """Hide the pictures that would be covered in part, for half a picture tells nothing, or would cover these."""
        for picture in self.pictures:
            if picture.isVisible() and any(picture.geometry().intersects(box) for box in boxes):
                picture.hide()

    def _make_room(self, box: QRect) -> None:
        """Boards of others below the decision become a little lower, or step aside."""
        for picture, usual in zip(self.pictures[1:], self.regions.pictures[1:], strict=False):
            lower = QRect(usual)
            lower.setTop(box.bottom() + 1)
            if not picture.isVisible() or not picture.geometry().intersects(box):
                continue
            if box.top() < usual.top() and lower.height() >= _MOST_SHRUNK * usual.height():
                picture.setGeometry(lower)
            else:
                picture.hide()

    def _below_guest(self, size: QSize) -> QRect | None:
        """The room below the guest's card, above the hand, if it is enough and covers no target; what is asked may have
        to scroll there. None: it is not.
        """
        guest = self._guest_box
        if self.guest is None or guest is None:
            return None
        free = self.regions.focus.bottom() - guest.bottom() - GAP
        box = QRect(guest.left(), guest.bottom() + GAP, size.width(), min(size.height(), free))
        is_enough = box.height() == size.height() or box.height() >= LEAST_DECISION
        return box if is_enough and not any(box.intersects(target) for target in self.target_boxes()) else None

    def within(self) -> QRect:
        """The part of the page in which cards may lie."""
        regions = self.regions
        within = QRect(regions.page).adjusted(max(GAP, self.left_covered), GAP, -GAP, -GAP)
        within.setRight(regions.focus.right())
        if self._overlay.current and not self._overlay.pinned:
            within.setRight(min(within.right(), regions.overlay.left() - GAP))
        return within

    def target_boxes(self) -> list[QRect]:
        """Where the lit targets lie on the page, each at least as large as a finger."""
        return self._boxes_of(self._decision.targets())

    def _boxes_of(self, names: tuple[str, ...]) -> list[QRect]:
        view, found = self._page.view, []
        for name in names:
            box = view.surface.box_of(name)
            if box is not None and self._director.shows(name):
                rect = box.toRect()
                wide, tall = max(0, HIT - rect.width()) // 2, max(0, HIT - rect.height()) // 2
                found.append(rect.adjusted(-wide, -tall, wide, tall).intersected(view.viewport().rect()))
        return [box for box in found if box.isValid()]

    def _avoided(self) -> list[QRect]:
        """What should stay in sight if there is any other way: the hand, what is picked of it, the pictures."""
        view = self._page.view
        trays = self.tray_boxes()
        picked = view.surface.box_of(view.table.picked) if view.table.picked else None
        if picked is not None:
            trays.append(picked.toRect())
        return [*trays, *(picture.geometry() for picture in self.pictures[:1] if picture.isVisible())]

    def taken_boxes(self, but: QWidget | None = None) -> list[QRect]:
        """Where cards, bars and panels lie that people read or click, but for one."""
        page = self._page
        widgets = (self._decision, self._rail, self._overlay, self._timeline)
        told = (page.card, page.bar, page.banner, page.subtitle, page.hand_over)
        shown = [QRect(one.geometry()) for one in (*widgets, *told) if one is not but and one.isVisible()]
        return [*shown, *([self._guest_box] if self.guest is not None and self._guest_box is not None else [])]

    def tray_boxes(self) -> list[QRect]:
        """Where the hand lies."""
        return [tray.box.toRect() for tray in self._page.view.table.held.trays]

    def hand_boxes(self) -> list[QRect]:
        """The hand with the room above it into which a card rises to be read."""
        held = self._page.view.table.held
        found = []
        for tray in held.trays:
            top = min(tray.box.top(), held.raised_tops.get(tray.place, tray.box.top()))
            found.append(tray.box.adjusted(0, top - tray.box.top(), 0, 0).toRect())
        return found

    def board_boxes(self) -> list[QRect]:
        """The boards that are shown, on the page."""
        view = self._page.view
        layout, to_port = view.table.layout, view.viewportTransform()
        return [to_port.mapRect(one.rect).toRect() for one in layout.boards if view.table.shows_board(one.key)]

    # ---- by hand -------------------------------------------------------------------------------------------------

    def let_drag(self, handle: QWidget) -> None:
        """Let the decision be moved by its head."""
        handle.installEventFilter(self)
        handle.setCursor(Qt.CursorShape.SizeAllCursor)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._page:
            if kind == QEvent.Type.Resize:
                self.lay()
            return False
        if isinstance(event, QMouseEvent):
            at = self._page.mapFromGlobal(event.globalPosition().toPoint())
            if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
                self._from = at - self._decision.pos()
            elif kind == QEvent.Type.MouseMove and self._from is not None:
                self._dragged = at - self._from
                self.place_decision()
            elif kind == QEvent.Type.MouseButtonRelease:
                self._from = None
        return False
