"""The palette of free hands: counts to be set, and the phase or turn at which the game stands."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QWidget

from engine.api import LiteralArg, Message, NounArg, PlayMode, ResumeAt, SetCount, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import make_column
from qtapp.kit.paint.icons import icon_for_kind
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.kit.wait.deferred import DeferredRefresh
from qtapp.panels.free.counts import CountList, CountRow
from qtapp.session.client import AdjustableCount, SeatClient


class SandboxPanel(QWidget):
    """What hands can set that no piece stands for."""

    def __init__(self, context: AppContext, client: SeatClient) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.names)
        self._said: dict[Message, str] = {}
        self._words.name(self, msg("window.free_hands", "Free hands"))
        column = make_column(self, gap=6, margins=(12, 10, 12, 12))
        self.hint = WrapLabel("hint")
        self.phase = QPushButton()
        self._words.text(self.phase, msg("window.phase_and_turn", "Phase and turn"))
        self._points = QMenu(self.phase)
        self._points.aboutToShow.connect(self._offer_points)
        self.phase.setMenu(self._points)
        self.search = QLineEdit()
        self._words.field(self.search, msg("window.find_count", "Find a count"))
        self.list = CountList(context)
        self._words.name(
            self.list, msg("a11y.counts_keys_tip", "Counts: plus and minus change them, Enter types a number.")
        )
        for widget in (self.hint, self.phase, self.search):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        column.addStretch(0)
        self.search.textChanged.connect(self.list.counts.filter)
        self.list.wanted.connect(self._set)
        later = DeferredRefresh(self, self.refresh)
        for told in (client.changed, client.viewer_changed, context.theme_changed):
            told.connect(later.schedule)
        self._words.spoken.connect(self._said.clear)
        self._words.spoken.connect(later.schedule)
        self.refresh()

    def refresh(self) -> None:
        """Count again."""
        free = self._client.mode is PlayMode.SANDBOX
        idle = msg("window.counts_need_free_hands", "In sandbox mode (F2) you can set counts, phase and turn here.")
        self.hint.setText(
            self._words.label(
                msg("window.free_hands_hint", "Drag anything anywhere. A right click offers more.") if free else idle
            )
        )
        for widget in (self.phase, self.search, self.list):
            widget.setVisible(free)
        self.list.show_rows(self._rows() if free else [])

    def _rows(self) -> list[CountRow]:
        """Who has what, seat by seat, and at last what belongs to nobody; stocks before the many places of a board."""
        found: list[CountRow] = []
        owner = -1
        for one in sorted(self._client.actions.countables(), key=_order):
            if one.owner != owner:
                owner = one.owner
                found.append(CountRow(self._say(person(owner) if owner else msg("window.common_area", "Common area"))))
            found.append(self._row(one))
        return found

    def _row(self, one: AdjustableCount) -> CountRow:
        seat = one.kind.rpartition(".")[2]
        colour = f"seat.{self._client.names.seat_colour(int(seat))}" if seat.isdigit() else ""
        place = self._client.names.place_name(one.place) or msg(
            "window.bare_name", "{name}", name=LiteralArg(one.place)
        )
        called = msg("a11y.kind_counted_in_place", "{what} in {place}", what=NounArg(one.kind), place=place)
        return CountRow(
            self._say(msg("window.bare_term", "{what}", what=NounArg(one.kind))),
            self._say(place),
            f"{self._say(called)}: {self._context.speech.number(one.n)}",
            tuple(name for name in (icon_for_kind(one.icon), colour) if name),
            one,
        )

    def _say(self, message: Message) -> str:
        """Words that hardly change, looked up once for each language."""
        if message not in self._said:
            self._said[message] = self._words.label(message)
        return self._said[message]

    def _set(self, one: AdjustableCount, n: int) -> None:
        self._client.actions.act(SetCount(one.place, one.kind, n, one.source))

    def _offer_points(self) -> None:
        self._points.clear()
        for point in self._client.actions.resume_points():
            action = self._points.addAction(self._words.label(point.label).replace("&", "&&"))
            action.triggered.connect(lambda _=False, id_=point.id: self._client.actions.act(ResumeAt(id_)))


def _order(one: AdjustableCount) -> tuple[bool, int, int, str, str]:
    return not one.owner, one.owner, one.place.count("."), one.place, one.kind
