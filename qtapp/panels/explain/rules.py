"""The rules: searched, read in our own words with their source, and linked to the moments of this game.

Before them stand the pages that teach: what a round looks like, and what the icons mean.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QWidget,
)

from engine.api import Game, HistoryEntry, LiteralArg, Rule, TeachingPages, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage, clear, layout_of, make_column
from qtapp.kit.controls.painted_list import WrappedItems
from qtapp.kit.speak.pack_texts import GameWords
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.wait.deferred import DeferredRefresh
from qtapp.panels.explain.rule_picture import RulePictures
from qtapp.panels.explain.teaching import TeachingWidgets
from qtapp.session.client import RefusedDrag, SeatClient

_RULE = int(Qt.ItemDataRole.UserRole)
ROUND, LEGEND = "page.steps", "page.icons"
"""Pages that are no rules; no rule is called so."""
_LEGEND_TITLE = msg("window.icon_legend", "What the icons mean")
_MOST_MOMENTS = 12
_BESIDE = 520
"""Pixels at 100 % of text from which on headings and text stand side by side."""
_PICTURE = 400
"""Pixels at 100 % of text that a drawn position is wide at most."""
_WORDS_FIRST = 40
"""Milliseconds after which a picture is painted: the words of the page are seen before."""


@dataclass(frozen=True, slots=True)
class RuleMoment:
    """Where a rule spoke in this game: the entry after which, what it said, and whether it refused."""

    entry: HistoryEntry
    text: str
    refused: bool


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """Something that can be found: its id, its heading, and all its other words."""

    id: str
    heading: str
    text: str


def found_entries(entries: list[RuleEntry], asked: str) -> list[RuleEntry]:
    """Those in which all words occur: first where all stand in the heading, then some of them, then none."""
    words = asked.casefold().split()
    ranked = []
    for entry in entries:
        heading = entry.heading.casefold()
        if all(word in f"{heading} {entry.text}".casefold() for word in words):
            missing = sum(word not in heading for word in words)
            ranked.append((0 if not missing else 2 if missing == len(words) else 1, entry))
    return [entry for _, entry in sorted(ranked, key=lambda one: one[0])]


class RulesPanel(QWidget):
    """All rules of one game. With a client it also lists where each applied or refused."""

    moment_wanted = Signal(object)
    """Entry."""

    def __init__(self, context: AppContext, game: Game, client: SeatClient | None = None) -> None:
        super().__init__()
        self._context = context
        self._game = game
        self._client = client
        self._words = LiveTexts(context.speech, self, GameWords(game) if client is None else client.names)
        self._refusals: list[tuple[int, HistoryEntry, RefusedDrag]] = []
        """Who was refused, when and why: the reasons may speak of what only they know."""
        self._shown = ""
        self._pictures = RulePictures(context, game)
        self._is_stale = True
        """Has nobody listed the rules in the words of now? Out of sight that can wait."""
        column = make_column(self, gap=8, margins=10)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._words.field(self.search, msg("window.search_rules_field", "Search the rules"))
        self.search.textChanged.connect(lambda _: self._list())
        column.addWidget(self.search)
        self.split = split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        self.list = QListWidget()
        WrappedItems(self.list)
        self._words.name(self.list, msg("a11y.rules_headings", "Headings of the rules"))
        self.list.currentItemChanged.connect(lambda item, _: self._read(item))
        self.list.setMinimumHeight(60)
        split.addWidget(self.list)
        self._area = ScrollPage()
        self._page = self._area.column
        self._page.setContentsMargins(4, 8, 8, 8)
        self._page.setSpacing(6)
        self._area.setMinimumHeight(60)
        self._words.name(self._area, msg("a11y.rule_text", "Text of the rule"))
        split.addWidget(self._area)
        split.setSizes([140, 280])
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 2)
        column.addWidget(split, 1)
        self._words.spoken.connect(self._outdated)
        context.theme_changed.connect(self._outdated)
        if client is not None:
            client.refused.connect(self._refused)
            client.replaced.connect(self._replaced)
            later = DeferredRefresh(self, lambda: self._show(self._shown))
            client.changed.connect(later.schedule)
            client.viewer_changed.connect(later.schedule)

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever comes into sight is up to date; what was opened out of sight gets its picture now."""
        self._catch_up()
        super().showEvent(event)
        if self._pictures.has(self._shown):
            self._show(self._shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is room, the headings stand beside the text: more of them are seen at once."""
        super().resizeEvent(event)
        wide = self.width() >= self._context.theme.px(_BESIDE)
        towards = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if towards is not self.split.orientation():
            self.split.setOrientation(towards)
            self.split.setSizes([200, 300] if wide else [140, 280])

    # ---- finding a rule ------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """All headings again, in the language of now."""
        shown = self._shown
        self._list()
        self.open_rule(shown)

    def _outdated(self) -> None:
        self._is_stale = True
        if self.isVisible():
            self._catch_up()

    def _catch_up(self) -> None:
        if self._is_stale:
            self.refresh()

    def _list(self) -> None:
        self._is_stale = False
        self.list.blockSignals(True)
        self.list.clear()
        for entry in found_entries(self._entries(), self.search.text()):
            item = QListWidgetItem(entry.heading)
            item.setData(_RULE, entry.id)
            self.list.addItem(item)
        self.list.blockSignals(False)
        if self.list.count():
            self.list.setCurrentRow(0)
        else:
            self._show("")

    def _entries(self) -> list[RuleEntry]:
        """Everything that can be read, in reading order: the pages that teach, then the rules."""
        say, pages = self._words.say, self._game.teaching
        listed = []
        if pages is not None:
            steps = " ".join(f"{say(step.heading)} {say(step.text)}" for step in pages.steps)
            listed.append(RuleEntry(ROUND, say(pages.title), steps))
            meanings = " ".join(say(one.text) for one in pages.legend)
            listed.append(RuleEntry(LEGEND, say(_LEGEND_TITLE), meanings))
        for rule in self._ordered():
            example = say(rule.example) if rule.example is not None else ""
            listed.append(RuleEntry(rule.id, say(rule.heading), f"{say(rule.text)} {example} {rule.id}"))
        return listed

    def _ordered(self) -> list[Rule]:
        """The game's own rules first, then those of every table."""
        rules = list(self._game.rules)
        return [one for one in rules if one.id.startswith(self._game.id)] + [
            one for one in rules if not one.id.startswith(self._game.id)
        ]

    def open_rule(self, rule: str) -> bool:
        """Open at a rule or a page; False if there is none of that id."""
        if rule not in self._game.rules and not (rule in (ROUND, LEGEND) and self._game.teaching is not None):
            return False
        self._catch_up()
        if self._find(rule) < 0:
            self.search.clear()
        row = self._find(rule)
        self.list.setCurrentRow(row)
        self.list.scrollToItem(self.list.item(row), QListWidget.ScrollHint.PositionAtCenter)
        return True

    def _find(self, rule: str) -> int:
        rows = (row for row in range(self.list.count()) if self.list.item(row).data(_RULE) == rule)
        return next(rows, -1)

    # ---- reading it ----------------------------------------------------------------------------------------------

    def _read(self, item: QListWidgetItem | None) -> None:
        self._show(str(item.data(_RULE)) if item is not None else "")

    def _show(self, rule: str) -> None:
        self._shown = rule
        clear(self._page)
        self._fill(rule)
        page, room = self._area.page, self._area.viewport().height()
        page.resize(
            page.width(), max(room, self._page.heightForWidth(page.width()))
        )  # a long page leaves no empty room
        self._area.verticalScrollBar().setValue(0)

    def _fill(self, rule: str) -> None:
        if rule in (ROUND, LEGEND) and self._game.teaching is not None:
            self._teach(rule, self._game.teaching)
            return
        if rule not in self._game.rules:
            empty = WrapLabel("muted")
            empty.setText(self._words.say(msg("window.no_rule_found", "No rule has these words.")))
            self._page.addWidget(empty)
            self._page.addStretch(1)
            return
        found = self._game.rules[rule]
        for role, text in (("panel", self._words.say(found.heading)), ("", self._words.say(found.text))):
            self._add_label(role, text)
        if found.example is not None:
            self._page.addWidget(self._example(self._words.say(found.example)))
        if self._pictures.has(rule):
            self._page.addWidget(self._picture(rule))
        self._show_details(rule, found.citation)
        self._show_moments(rule)
        self._page.addStretch(1)

    def _show_details(self, rule: str, citation: str) -> None:
        """Behind a button: where the rulebook says it, in the words of its edition, and the name of the rule."""
        button = WrapButton(self._words.say(msg("window.rule_details_button", "Details")))
        button.setProperty("kind", "link")
        button.setCheckable(True)
        self._page.addWidget(button)
        for text in (
            msg("window.rule_source", "Source: {source}", source=LiteralArg(citation)),
            msg("window.rule_id", "Rule: {id}", id=LiteralArg(rule)),
        ):
            label = WrapLabel("hint")
            label.setText(self._words.say(text))
            label.setVisible(False)
            button.toggled.connect(label.setVisible)
            self._page.addWidget(label)

    def _add_label(self, role: str, text: str) -> None:
        label = WrapLabel(role)
        label.setText(text)
        self._page.addWidget(label)

    def _example(self, text: str) -> QWidget:
        """The rule at work, set apart from the rule itself."""
        frame = QFrame()
        frame.setProperty("role", "way")
        inner = make_column(frame, gap=2, margins=(10, 8, 10, 8))
        head = WrapLabel("strong")
        head.setText(self._words.say(msg("window.rule_example", "For example")))
        body = WrapLabel()
        body.setText(text)
        inner.addWidget(head)
        inner.addWidget(body)
        return frame

    def _picture(self, rule: str) -> QWidget:
        """The rule drawn on a part of the table; the page is there before it is painted for the first time."""
        label = PlainLabel()
        width, ratio = self._picture_width(), self.devicePixelRatioF()
        drawn = self._pictures.find(rule, width, ratio)
        if drawn is None:
            label.setMinimumHeight(width // 2)
            QTimer.singleShot(_WORDS_FIRST, self, lambda: self._paint_later(rule))
        else:
            label.setPixmap(drawn)
        label.setAccessibleName(self._words.say(msg("a11y.rule_picture", "A drawn example")))
        return label

    def _picture_width(self) -> int:
        room = self._area.viewport().width() - 16
        return max(160, min(self._context.theme.px(_PICTURE), room) // 20 * 20)

    def _paint_later(self, rule: str) -> None:
        width, ratio = self._picture_width(), self.devicePixelRatioF()
        if self._shown == rule and self.isVisible() and self._pictures.find(rule, width, ratio) is None:
            self._pictures.paint(rule, width, ratio)
            self._show(rule)

    def _teach(self, page: str, pages: TeachingPages) -> None:
        """A page that is no rule."""
        widgets = TeachingWidgets(self._context, self._game, self._words.say)
        self._add_label("panel", self._words.say(pages.title if page == ROUND else _LEGEND_TITLE))
        if page == ROUND:
            for widget in widgets.round_steps(pages.steps, self.open_rule):
                self._page.addWidget(widget)
        else:
            self._page.addWidget(widgets.legend(pages.legend))
        self._page.addStretch(1)

    def moments(self, rule: str, most: int = -1) -> list[RuleMoment]:
        """Where a rule applied or refused on the line that is played, in order; only the last ones, if so many do."""
        if self._client is None:
            return []
        found: list[tuple[int, RuleMoment]] = []
        told = self._client.history.names
        for entry in reversed(self._client.history.line()):
            if len(found) == most:
                break
            for one in self._client.history.sentences(entry, rule)[:1]:
                text = self._context.speech.text(one.message, told)
                found.append((entry.number, RuleMoment(entry, text, False)))
        for seat, entry, refused in self._refusals:
            for reason in refused.reasons:
                if seat == self._client.viewer and reason.rule == rule:
                    found.append((entry.number, RuleMoment(entry, self._words.say(reason.message), True)))
                    break
        return [moment for _, moment in sorted(found, key=lambda one: one[0])]

    def _show_moments(self, rule: str) -> None:
        moments = self.moments(rule, _MOST_MOMENTS)
        if not moments:
            return
        head = WrapLabel("strong")
        head.setText(self._words.say(msg("window.rule_in_this_game_title", "In this game")))
        self._page.addSpacing(6)
        self._page.addWidget(head)
        for moment in moments[-_MOST_MOMENTS:]:
            button = MomentButton(self._context, moment)
            button.clicked.connect(lambda _=False, entry=moment.entry: self.moment_wanted.emit(entry))
            self._page.addWidget(button)

    def _refused(self, refused: RefusedDrag) -> None:
        if self._client is not None:
            self._refusals.append((self._client.viewer, self._client.history.current, refused))
            del self._refusals[:-200]
            if any(reason.rule == self._shown for reason in refused.reasons):
                self._show(self._shown)

    def _replaced(self) -> None:
        if self._client is not None:
            self._refusals = []
            self._game = self._client.game
            self._shown = ""
            self._outdated()


class MomentButton(QPushButton):
    """A moment of the game: its sentence, wrapped, with a sign whether the rule applied or refused."""

    def __init__(self, context: AppContext, moment: RuleMoment) -> None:
        super().__init__()
        self.setProperty("kind", "option")
        layout = make_column(self, margins=(context.theme.px(34), 7, 8, 7))
        label = WrapLabel("small")
        label.setText(moment.text)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout.addWidget(label)
        self._sign = WrapLabel()
        self._sign.setParent(self)
        self._sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sign.setPixmap(context.pixmap("refused" if moment.refused else "ok", 18))
        self._sign.move(9, 8)
        self.setAccessibleName(moment.text)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return layout_of(self).heightForWidth(width)

    def sizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(max(120, self.width())))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
