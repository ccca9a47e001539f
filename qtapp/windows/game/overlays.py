"""Lays everything that lies over the table: the rail, the timeline, pictures of other boards, and all cards.

`kit.controls.regions` knows the sizes, the placer where each card lies, the director what the camera shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QMarginsF, QObject, QRect, QRectF, Signal
from PySide6.QtWidgets import QWidget

from qtapp.board.motion.director import Director
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.placing import GAP
from qtapp.kit.controls.regions import TIMELINE, Regions, folds_rail, lay_regions
from qtapp.panels.bar.rail import Rail
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.lights.board_picture import BoardPicture
from qtapp.session.client import SeatClient
from qtapp.windows.game.card_drag import CardDrag
from qtapp.windows.game.overlay import Overlay
from qtapp.windows.game.placer import Around, Placer, TableCard, hit_box, to_rect
from qtapp.windows.game.table_cards import GuestCard, GuestPlace, PanelPlace, QuestionPlace
from qtapp.windows.game.table_page import TablePage

LOW_PAGE, NARROW = 460, 800
"""Pixels: on a lower page a panel that somebody opens comes before the question, and before the hand; both are back
when it is closed. On one that is not so wide a panel that was pinned takes no column of its own.
"""
LARGE = 1.5
"""In larger text than this there may be too little room for the cards: then what is taught lies over the hand."""
_OVER_BOARD = 0.06
"""So much of a small picture may lie over a board: it belongs on the cloth."""
_KEEPERS = ("log", "rules")
"""Buttons of the rail that say by a dot that what they opened has no room."""


class Overlays(QObject):
    """Keeps the regions of one page."""

    laid = Signal()
    """Everything has its place: what keeps out of the way of the others may lie down."""
    folded = Signal(bool)
    """The question has no room beside a guest's card, or is back: its options are one key away."""

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
        """Only the table and the question are shown."""
        self.decision_wanted = True
        self.decision_withheld = False
        """Does a guest hold the question back, whatever else is wanted?"""
        self.watching = False
        """What others did is played: nothing but its captions lies over the table."""
        self.guest: GuestCard | None = None
        self.is_folded = False
        """Has the question no room beside a guest's card?"""
        self.is_first_game: Callable[[], bool] = lambda: False
        """Does a guide go along? Then words stand on the rail."""
        self.left_covered = 0
        """Pixels at the left edge under something that stays there: the sheet of a teacher."""
        self._is_laying = False
        self.regions: Regions = self._regions()
        decision.room = lambda: self.regions.decision
        director.told_room = self._told_room
        self.placer = Placer(page, page.view, director)
        self.placer.unsettled.connect(self.lay)
        self._drag = CardDrag(page, self.placer)
        self._drag.moved.connect(self.lay)
        self.add_card(QuestionPlace(context, decision, self._decides, self._question_gives_way), decision.drag_handle())
        self.add_card(GuestPlace(lambda: self.guest, lambda: not self.watching))
        self.add_card(PanelPlace(overlay, self._is_pinned, self._is_low), overlay.drag_handle())
        page.installEventFilter(self)
        timeline.installEventFilter(self)
        page.view.camera_rested.connect(self._camera_rested)
        overlay.changed.connect(self.lay)
        context.theme_changed.connect(self.lay)
        client.replaced.connect(self.placer.forget)

    def add_card(self, card: TableCard, handle: QWidget | None = None) -> None:
        """A card takes part in the placement; by the handle people move it."""
        self.placer.cards.append(card)
        if handle is not None:
            self._drag.let_drag(card.name, handle)

    def _is_low(self) -> bool:
        """Is the page too low for a panel beside the question and above the hand?"""
        return self._page.height() < LOW_PAGE

    def _is_pinned(self) -> bool:
        """Does a panel take a column of its own? On a narrow page it would leave none to the question."""
        return self._overlay.pinned and self._page.width() >= NARROW

    def _panel_comes_first(self) -> bool:
        return self._is_low() and bool(self._overlay.current) and not self._is_pinned()

    def _hand_gives_way(self) -> bool:
        """A panel on a low page; and what is taught, in letters so large that it could not be read beside the hand."""
        is_large = self._context.theme.text_scale > LARGE
        return self._panel_comes_first() or (is_large and self.guest is not None)

    def _question_gives_way(self) -> bool:
        return self.guest is not None or self._panel_comes_first()

    def _camera_rested(self) -> None:
        if self._director.manual:
            self.lay()
        else:
            self.lay_pictures()

    def _regions(self) -> Regions:
        page = self._page
        hand = round(page.view.table.held.height)
        return lay_regions(
            page.size(),
            page.window().height(),
            self._context.theme.text_scale,
            hand,
            pinned=self._is_pinned(),
            rail_buttons=len(self._rail.buttons),
            rail_words=self._rail.set_worded(self.is_first_game()),
        )

    # ---- laying --------------------------------------------------------------------------------------------------

    def lay(self, *_: object) -> None:
        """Everything where it belongs: the question, the window, the text or what is open has changed."""
        if self._is_laying:
            return  # a card that is shown may want another height: it got the one it said
        self._is_laying = True
        try:
            self._lay()
        finally:
            self._is_laying = False
        self.laid.emit()

    def _lay(self) -> None:
        self._lay_hand()
        self.regions = regions = self._regions()
        window = self._page.window().height()
        self._rail.setVisible(not self.bare)
        self._rail.lie_down(regions.rail, folds_rail(window, self._context.theme.text_scale))
        if self._is_pinned():
            self._overlay.lie_down(regions.overlay)
            self._overlay.set_room(True)
        self._timeline.setGeometry(regions.timeline)
        plan = self.placer.lay(self._around())
        self._make_room(QMarginsF(plan.shot.left, 0, plan.shot.right, 0))
        self._fold(self._decides() and self.guest is not None and "question" not in plan.places)
        for name in _KEEPERS:
            if name in self._rail.buttons:
                is_away = self._overlay.current == name and not self._overlay.isVisible()
                self._rail.buttons[name].set_news(is_away)
        self.lay_pictures()
        self._clear_hand()
        told = (self._page.banner, self._page.subtitle, self._page.hand_over)
        cards = (card.widget for card in self.placer.cards if card.name in plan.places)
        for widget in (*self.pictures, self._rail, *cards, self._timeline, *told):
            if widget.isVisible():
                widget.raise_()

    def _around(self) -> Around:
        regions = self.regions
        hand = [box.adjusted(0, -4, 0, 0) for box in self.tray_boxes()] if not self.watching else []
        gives_way = self._hand_gives_way()
        hard = [] if gives_way else list(hand)
        if not self.bare:
            hard.append(self._rail.geometry())
        if self._timeline.isVisible():
            hard.append(self._timeline.geometry())
        return Around(
            self.within(),
            regions.decision.width(),
            regions.page.height() - 2 * GAP,
            self._edges(),
            tuple(hard),
            tuple(hand) if gives_way else (),
            () if self.watching or self._panel_comes_first() else self.possible(),
            may_move=not self._page.view.board_context.sandbox,
            stays=self.watching,
        )

    def _edges(self) -> QMarginsF:
        """What lies over the edges of the table whatever the cards do: rail, pinned panel, a teacher's sheet."""
        right = self.regions.page.width() - self.regions.focus.right() - GAP if not self.bare else 0
        low = TIMELINE + 2 * GAP if self._timeline.isVisibleTo(self._page) else 0
        return QMarginsF(self.left_covered, 0, max(0, right - 2), low)

    def _told_room(self) -> QMarginsF | None:
        """What is told lies at the foot, where the hand was; no card needs a column meanwhile."""
        if not self.watching:
            return None
        foot = self._page.height() - self._page.subtitle.y() if self._page.subtitle.isVisible() else 0
        return self._edges() + QMarginsF(0, 0, 0, max(0.0, foot - self._page.view.table.held.height))

    def _make_room(self, insets: QMarginsF) -> None:
        """The camera makes the room that the plan was made for."""
        camera = self._page.view.camera
        camera.edges = self._edges()
        covered = camera.edges + insets
        camera.aside = float(self.regions.decision.width() + GAP) if self._decides() else 0.0
        if covered != camera.covered:
            moves = camera.flies
            camera.covered = covered
            self._director.again(at_once=not moves)

    def possible(self) -> tuple[str, ...]:
        """Every place that an answer may use: lit now, or as soon as something is taken up."""
        if not self._decides() and self._overlay.current != "list":
            return self._decision.targets()
        names = list(self._decision.targets())
        for one in self._decision.model.options:
            if one.gesture is not None:
                names += [one.gesture.drop, one.gesture.grab]
        return tuple(dict.fromkeys(name for name in names if name))

    def within(self) -> QRect:
        """The part of the page in which cards may lie."""
        regions = self.regions
        within = QRect(regions.page).adjusted(max(GAP, self.left_covered), GAP, -GAP, -GAP)
        if not self.bare:
            within.setRight(regions.focus.right())
        if self._context.theme.text_scale > LARGE and not (self.watching or self._hand_gives_way()):
            within.setBottom(min([within.bottom(), *(box.top() - GAP for box in self.tray_boxes())]))
        return within

    # ---- pictures of other boards --------------------------------------------------------------------------------

    def lay_pictures(self) -> None:
        """Show boards that are out of sight in the corners, the viewer's own first."""
        regions, camera = self.regions, self._page.view.camera
        none = self.bare or self.watching or self._page.view.board_context.sandbox
        hidden = [] if none else self._director.hidden_boards()
        areas = camera.areas()
        boxes = [box for box in regions.pictures if self._is_cloth(box)]
        for at, picture in enumerate(self.pictures):
            shown = at < min(len(boxes), len(hidden))
            if shown:
                picture.setGeometry(boxes[at])
                picture.show_board(hidden[at], f"Alt+{areas.index(hidden[at]) + 1}")
            picture.setVisible(shown)

    def _is_cloth(self, box: QRect) -> bool:
        """Lies nothing there but the cloth: no card, no hand, nothing one may use, hardly any board?"""
        plan = self.placer.plan
        if plan is None or box.left() < self.left_covered:
            return False
        cards = [to_rect(place[1]) for place in plan.places.values()]
        taken = [*self.tray_boxes(), *map(to_rect, plan.shot.hard), *cards]
        if any(box.intersects(one) for one in taken):
            return False
        boards = [to_rect(edges).intersected(box) for edges, weight in plan.shot.soft if weight <= 1.0]
        over = sum(one.width() * one.height() for one in boards if one.isValid())
        return over < _OVER_BOARD * box.width() * box.height()

    # ---- what is asked -------------------------------------------------------------------------------------------

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

    def _lay_hand(self) -> None:
        """No card lies below a panel that stays open; below the timeline, which looks at the past, the hand sinks."""
        table, sunk = self._page.view.table, self._timeline.isVisibleTo(self._page)
        taken = self._page.width() - self._regions().overlay.left() if self._is_pinned() else 0
        if (taken, sunk) != (table.room.taken, table.room.sunk):
            sinks = sunk != table.room.sunk
            table.room = replace(table.room, taken=taken, sunk=sunk)
            table.lay_strip(animate=sinks)
            if sinks:
                self._director.again()

    def _clear_hand(self) -> None:
        """A card that is raised to be read, and what is shown large, keep clear of the question and of a guest."""
        table, plan, covered = self._page.view.table, self.placer.plan, QRect()
        for name in ("question", "guest"):
            place = plan.places.get(name) if plan is not None else None
            if place is not None:
                box = to_rect(place[1])
                if covered.isNull() or covered.left() == box.left():
                    covered = covered.united(box)
        table.room = replace(table.room, covered=QRectF(covered))

    def _fold(self, on: bool) -> None:
        if on != self.is_folded:
            self.is_folded = on
            self.folded.emit(on)

    # ---- where things lie ----------------------------------------------------------------------------------------

    def target_boxes(self) -> list[QRect]:
        """Where the lit targets lie on the page, each at least as large as a finger."""
        return self.boxes_of(self._decision.targets())

    def possible_boxes(self) -> list[QRect]:
        """Where everything lies that an answer may use."""
        return self.boxes_of(self.possible())

    def boxes_of(self, names: Iterable[str]) -> list[QRect]:
        """Where things lie on the page, each with the room that a finger needs."""
        view, found = self._page.view, []
        for name in names:
            box = view.surface.box_of(name)
            if box is not None and self._director.shows(name):
                found.append(hit_box(box.toRect()).adjusted(2, 2, -2, -2).intersected(view.viewport().rect()))
        return [box for box in found if box.isValid()]

    def card_boxes(self) -> dict[str, QRect]:
        """Where the cards lie, by name."""
        plan = self.placer.plan
        return {} if plan is None else {name: to_rect(place[1]) for name, place in plan.places.items()}

    def tray_boxes(self) -> list[QRect]:
        """Where the hand lies."""
        return [tray.box.toRect() for tray in self._page.view.table.held.trays]

    def board_boxes(self) -> list[QRect]:
        """The boards that are shown, on the page."""
        view = self._page.view
        layout, to_port = view.table.layout, view.viewportTransform()
        return [to_port.mapRect(one.rect).toRect() for one in layout.boards if view.table.shows_board(one.key)]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        opens = kind in (QEvent.Type.Show, QEvent.Type.Hide) and not event.spontaneous()
        if (watched is self._page and kind == QEvent.Type.Resize) or (watched is self._timeline and opens):
            self.lay()
        return False
