"""Where one answers: the card, the list of all options or the table; the camera brings what is asked about."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Qt, SignalInstance

from engine.api import PlayMode
from qtapp.board.motion.director import Director
from qtapp.board.paint.cost_preview import cost_text
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.decision.list_panel import OptionListPanel
from qtapp.session.client import OptionItem, SeatClient
from qtapp.windows.game.overlay import Overlay
from qtapp.windows.game.overlays import Overlays
from qtapp.windows.game.table_page import TablePage


class AnswerController(QObject):
    """Leads keyboard and camera to what is asked, and links card, list and table with each other."""

    def __init__(
        self,
        client: SeatClient,
        page: TablePage,
        director: Director,
        decision: DecisionCard,
        option_list: OptionListPanel,
        overlay: Overlay,
        regions: Overlays,
    ) -> None:
        super().__init__(page)
        self._client = client
        self._view = page.view
        self._director = director
        self._decision = decision
        self._list = option_list
        self._overlay = overlay
        self._regions = regions
        view = page.view
        decision.option_looked_at.connect(view.highlights.show_option)
        decision.things_looked_at.connect(view.highlights.show_things)
        decision.list_wanted.connect(self.show_list)
        decision.grown.connect(regions.lay)
        decision.targets_changed.connect(self.follow_targets)
        option_list.option_looked_at.connect(view.highlights.show_option)
        option_list.card_wanted.connect(self._show_card)
        view.hovered.connect(decision.look_at)
        view.target_chosen.connect(decision.choose_target)
        view.drag.lifted.connect(director.bring)
        view.drag.matches = self._is_best
        TableLink(decision, view.drag)

    def _is_best(self, options: list[OptionItem]) -> bool:
        """Are these options of one drop among the best, as the game says? If it says nothing, all are."""
        best = any(_is_best(one) for drop in self._view.drag.drops.values() for one in drop)
        return not best or any(_is_best(one) for one in options)

    def outlook_of(self, place: str) -> str:
        """What it would cost and bring to click a lit target; empty: it is none, or it stands for several options."""
        if place not in self._decision.targets():
            return ""
        meant = [one for one in self._decision.model.options if one.gesture is not None and one.gesture.drop == place]
        return cost_text(self._view.board_context, meant[0].answer) if len(meant) == 1 else ""

    def take_focus(self) -> None:
        """Let the keyboard answer; with free hands nothing is asked, and it goes to the table."""
        if self._client.mode is PlayMode.SANDBOX:
            self._view.setFocus()
        elif self._overlay.current == "list":
            self._list.take_focus()
        else:
            self._decision.take_focus()

    def show_list(self) -> None:
        """All options in one list."""
        self._overlay.open("list", with_keyboard=True)

    def _show_card(self) -> None:
        self._overlay.dismiss()
        self._decision.take_focus()

    def list_or_table(self) -> None:
        """F6: all options in one list; who is there already goes to the table, so that one key leads to and fro.

        With free hands nothing is asked: it leads to the panel that is open, and back.
        """
        if self._client.mode is PlayMode.SANDBOX:
            if self._overlay.current and not self._overlay.has_keyboard():
                self._overlay.take_focus()
            else:
                self._view.setFocus()
        elif self._overlay.current == "list" and self._overlay.has_keyboard():
            self._view.setFocus(Qt.FocusReason.ShortcutFocusReason)  # first: else it would go by the decision
            self._overlay.dismiss()
            keyboard = self._view.keyboard
            here = keyboard.current()
            if here is None:  # or nobody would see where the keyboard is
                keyboard.step((1, 0))
            else:  # or nobody would hear it
                keyboard.stand_on(here)
        else:
            self.show_list()

    def follow_targets(self) -> None:
        """What is asked about has changed: the camera brings it, the decision makes room."""
        pending = self._client.questions.pending()
        model, lit = self._decision.model, self._decision.targets()
        targets = lit
        leads_on = any(button.row.option is None for button in self._decision.buttons)
        if not model.has_begun:  # a single target is answered in the card: the camera need not go there
            drops = tuple(dict.fromkeys(one.gesture.drop for one in model.options if one.gesture is not None))
            targets = drops if len(drops) > 1 and self._director.one_board(drops) else ()
        elif leads_on or (len(lit) == 1 and len(model.options) > 1):  # it is asked what or how, not where
            targets = ()
        self._view.steps.light(() if leads_on or self._view.drag.picked else lit)
        self._director.follow_question(pending.ticket if pending is not None else None, targets)
        self._regions.lay()

    def follow_question(self) -> None:
        """What can only be answered in the card takes the keyboard there."""
        options = self._client.questions.options()
        if options and not any(face.gesture for face in options):
            self.take_focus()


def _is_best(option: OptionItem) -> bool:
    return option.facet is not None and option.facet.group is not None and option.facet.group.is_best


class HoldsThings(Protocol):
    """What holds a thing on the table."""

    held: SignalInstance

    def take(self, thing: str) -> bool: ...

    def cancel(self) -> None: ...


class TableLink(QObject):
    """Lets card and table know what the other one holds; what one does because of the other is not told back."""

    def __init__(self, card: DecisionCard, table: HoldsThings) -> None:
        super().__init__(card)
        self._card = card
        self._table = table
        self._is_busy = False
        table.held.connect(self._held)
        card.thing_wanted.connect(self._take)

    def _held(self, thing: str) -> None:
        if not self._is_busy:
            self._card.pick(thing)

    def _take(self, thing: str) -> None:
        self._is_busy = True
        try:
            if not (thing and self._table.take(thing)):
                self._table.cancel()
        finally:
            self._is_busy = False
