"""Which panel lies over the table: the overlay and the sheet of the timeline, opened and closed by commands."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.actions import GameActions
from qtapp.kit.controls.layouts import make_row
from qtapp.kit.paint.paper import PaperPanel
from qtapp.panels.explain.rules import RulesPanel
from qtapp.panels.history.timeline import Timeline
from qtapp.panels.told.motion import MotionBar
from qtapp.windows.game.overlay import Overlay
from qtapp.windows.game.table_page import TablePage


def timeline_sheet(context: AppContext, page: TablePage, motion: MotionBar, timeline: Timeline) -> PaperPanel:
    """The sheet at the foot of the table with the timeline and the buttons of slow motion."""
    sheet = PaperPanel(context.theme, 12)
    sheet.setParent(page)
    context.theme_changed.connect(sheet.set_theme)
    row = make_row(sheet, gap=0, margins=(6, 4, 6, 6))
    row.addWidget(motion)
    row.addWidget(timeline, 1)
    sheet.hide()
    return sheet


class SidePanels(QObject):
    """Opens and closes what lies over the table; a panel that opens takes the keyboard to its first place."""

    def __init__(
        self,
        page: TablePage,
        actions: GameActions,
        overlay: Overlay,
        sheet: PaperPanel,
        timeline: Timeline,
        rules: RulesPanel,
        first_places: dict[str, QWidget],
    ) -> None:
        super().__init__(page)
        self._page = page
        self._actions = actions
        self._overlay = overlay
        self._sheet = sheet
        self._timeline = timeline
        self._rules = rules
        self._first_places = first_places
        """Where the keyboard goes in a panel that a command opened."""
        overlay.changed.connect(self._tick)

    def open(self, name: str) -> None:
        """Bring a panel to the front."""
        if name == "timeline":
            if not self._sheet.isVisible():
                self.toggle_timeline()
        elif self._overlay.current != name:
            self._overlay.open(name)

    def toggle(self, name: str) -> None:
        """Open a panel and go there, or close it."""
        if self._overlay.toggle(name) and name in self._first_places:
            self._first_places[name].setFocus()

    def toggle_log(self) -> None:
        """The command of the log."""
        self.toggle("log")

    def toggle_rules(self) -> None:
        """The command of the rules."""
        self.toggle("rules")

    def toggle_timeline(self) -> None:
        """Show the sheet of the timeline and go there, or put it away."""
        shown = not self._sheet.isVisible()
        self._sheet.setVisible(shown)
        self._actions["timeline"].setChecked(shown)
        if shown:
            self._sheet.raise_()
            self._timeline.strip.setFocus()
        else:
            self._page.view.setFocus()

    def show_rule(self, rule: str) -> None:
        """Open the rules at one of them."""
        if self._rules.open_rule(rule):
            self.open("rules")

    def search_rules(self) -> None:
        """Open the rules with the keyboard in the search."""
        self.open("rules")
        self._rules.search.setFocus()
        self._rules.search.selectAll()

    def close_front(self) -> bool:
        """Close what lies in front and is not pinned; whether there was anything."""
        if self._overlay.current and not self._overlay.pinned:
            self._overlay.dismiss()
        elif self._sheet.isVisible():
            self.toggle_timeline()
        else:
            return False
        return True

    def clear(self) -> None:
        """Leave only the table."""
        self._overlay.dismiss()
        self._sheet.hide()
        self._actions["timeline"].setChecked(False)

    def _tick(self) -> None:
        for name in ("log", "rules"):
            if self._actions[name].isCheckable():
                self._actions[name].setChecked(self._overlay.current == name)
