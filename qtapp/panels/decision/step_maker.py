"""Makes what the decision card shows of a step: the breadcrumb, heads of groups, rows and tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from engine.api import msg
from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.cost_preview import cost_text, icon_of_kind
from qtapp.board.paint.spoken import described
from qtapp.i18n.hyphens import hyphenated
from qtapp.kit.controls.layouts import FlowLayout
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts, in_sentences, unbroken
from qtapp.panels.decision.buttons import OptionButton, OptionRow, OptionTile
from qtapp.panels.decision.marks import ChangesLine, FootButton, PillsMark, StepMark
from qtapp.panels.decision.signs import Pill, Signs
from qtapp.panels.decision.steps import Change, DecisionStep, GroupForm, Row, amount
from qtapp.session.by_itself import AnswerGiven

_GAP = 5
_MANY = 9
"""With more options than these the lines of tiles stand close together: what is asked is seen whole."""
_NUMBERS = 9
"""Rows that have a key of their own."""
_LARGE = 1.25
_ESC = msg("window.key_escape", "Esc")
_F6 = msg("window.key_f6", "F6")
_INSTEAD = msg("a11y.answer_instead", "Instead")
_IN_ANY_CASE = msg("window.same_for_every_option", "In any case:")


class StepMaker:
    """One use: the parts of one step, in the language and look of the moment."""

    def __init__(self, board_context: BoardContext, signs: Signs, words: LiveTexts) -> None:
        self._board_context = board_context
        self._signs = signs
        self._words = words
        self._buttons: list[OptionButton] = []
        self._described = ""
        """Of which thing the newest row said what it does."""
        self.aloud = ""
        """The question with its first answer and what that does, as a reader says it to whoever is elsewhere."""

    def crumbs(self, step: DecisionStep) -> Iterator[QWidget]:
        """What is done, what is asked now, and what is paid in any case; nothing as long as nothing is done."""
        if not step.done:
            return
        for number, words in enumerate(step.done, 1):
            yield StepMark(self._signs, self._words.label(words), number, True)
        if step.now is not None:
            yield StepMark(self._signs, self._words.label(step.now), len(step.done) + 1, False)
        if step.changes:
            pills = self._pills(step.changes)
            spoken = ", ".join(one.name for one in pills)
            yield PillsMark(self._signs, pills, f"{self._words.label(_IN_ANY_CASE)} {spoken}")

    @staticmethod
    def is_dense(step: DecisionStep) -> bool:
        """Are there so many tiles that every pixel counts?"""
        return sum(len(group.rows) for group in step.groups if group.form is GroupForm.TILES) > _MANY

    def fill(self, column: QBoxLayout, step: DecisionStep) -> list[OptionButton]:
        """Lay the groups of a step into a column; the buttons of its rows come back in order."""
        if step.changes and not step.done:
            words = self._words.label(_IN_ANY_CASE)
            column.addWidget(ChangesLine(self._signs, words, self._pills(step.changes), is_strong=False))
        column.setSpacing(1 if self.is_dense(step) else _GAP)
        for group in step.groups:
            if group.head is not None:
                words, pills = self._words.label(group.head), self._pills(group.changes)
                column.addWidget(ChangesLine(self._signs, words, pills, group.icons))
            known = (*step.changes, *group.changes)
            self._lay(column, group.form, [self._button(row, group.form, known) for row in group.rows])
        if self._buttons:  # whoever listens hears the question with its first option
            count = msg("window.so_many_options", "%n option(s)", len(self._buttons))
            asked = in_sentences((self._words.label(step.asks), self._words.say(count)))
            first = self._buttons[0]
            does = first.accessibleDescription().strip()
            self.aloud = in_sentences((asked, first.accessibleName(), does))
            first.setAccessibleDescription(in_sentences((does, asked)))  # what it does belongs to the name before it
        return self._buttons

    def others(self, given: AnswerGiven) -> tuple[ChangesLine, list[OptionRow]]:
        """What could be answered instead of what was answered by itself, below what was; not laid anywhere yet."""
        head = msg("window.or_otherwise", "{told} If you want it otherwise:", told=given.told)
        rows = []
        for at, other in enumerate(given.others):
            words = unbroken(self._words.label(other.label))
            number = len(self._buttons) + at + 1
            row = Row(f"instead.{at}", other.label, ())
            button = OptionRow(self._signs, row, number if number <= _NUMBERS else 0, words, "", ())
            button.setText(words.replace("&", "&&"))
            button.setAccessibleName(f"{self._words.label(_INSTEAD)}: {words}")
            rows.append(button)
        return ChangesLine(self._signs, self._words.label(head), (), is_strong=False), rows

    def lay_others(self, column: QBoxLayout, line: ChangesLine, rows: Sequence[OptionRow]) -> None:
        """Lay them below everything else."""
        for widget in (line, *rows):
            column.addWidget(widget)
        self._buttons += rows

    def list_button(self, step: DecisionStep) -> FootButton:
        """Leads to all options; where there is little room only its key stands on it."""
        words = self._words.label(msg("window.all_options_button", "All {n} options", n=step.total))
        button = FootButton(self._signs, words, self._words.say(_F6), "filter")
        button.set_small(self._signs.theme.text_scale > _LARGE or self.is_dense(step))
        return button

    def back_button(self) -> FootButton:
        """Leads a step back."""
        words = self._words.label(msg("window.one_step_back_button", "Back"))
        return FootButton(self._signs, words, self._words.say(_ESC))

    def cards_button(self) -> FootButton:
        """Leads to the own hand, where all lie face down."""
        return FootButton(self._signs, self._words.label(msg("window.my_cards_button", "My cards")), "", "eye")

    def earlier_button(self, number: int) -> FootButton:
        """Leads to what was answered by itself before the newest of these answers."""
        words = self._words.label(msg("window.decide_otherwise_button", "I want it otherwise"))
        if number > 1:
            words = self._words.label(
                msg("window.decide_otherwise_counted_button", "I want it otherwise ({n})", n=number)
            )
        return FootButton(self._signs, words, "")

    def _lay(self, column: QBoxLayout, form: GroupForm, buttons: Sequence[OptionButton]) -> None:
        match form:
            case GroupForm.ROWS:
                for button in buttons:
                    column.addWidget(button)
            case GroupForm.COLUMNS:
                many = self._columns()
                grid = QGridLayout()
                grid.setSpacing(_GAP)
                for at, button in enumerate(buttons):
                    grid.addWidget(button, at // many, at % many)
                for at in range(many):
                    grid.setColumnStretch(at, 1)
                column.addLayout(grid)
            case GroupForm.TILES:
                flow = FlowLayout(gap=_GAP, between_lines=column.spacing())
                for button in buttons:
                    flow.addWidget(button)
                column.addLayout(flow)

    def _columns(self) -> int:
        """How many rows stand beside each other; in large letters half a card has no room for a word."""
        return 1 if self._signs.theme.text_scale > _LARGE else 2

    def _button(self, row: Row, form: GroupForm, known: tuple[Change, ...]) -> OptionButton:
        words = unbroken(self._words.label(row.words))
        detail = unbroken(self._words.label(row.detail)) if row.detail is not None else ""
        if row.option is None and form is GroupForm.ROWS:
            detail = detail or self._count(row)
        # What an option brings stands in its icons already, if it has some.
        changes = tuple(one for one in row.changes if one not in known and (one.low < 0 or not row.icons))
        number = len(self._buttons) + 1
        kind = OptionTile if form is GroupForm.TILES else OptionRow
        is_half = form is GroupForm.COLUMNS and self._columns() > 1
        parted = hyphenated(words, self._words.speech.language) if is_half else words
        if is_half:
            detail = hyphenated(detail, self._words.speech.language)
        button = kind(self._signs, row, number if number <= _NUMBERS else 0, parted, detail, self._pills(changes))
        whole = self._whole(row)
        button.setText(words.replace("&", "&&"))
        button.setAccessibleName(whole)
        thing = row.thing or _taken(row)
        told = [self._spot(row)]
        if thing and thing != self._described:  # what a card does is only drawn; each is said once
            told.append(described(self._board_context, (thing,)))
            self._described = thing
        button.setAccessibleDescription(in_sentences(told))
        if whole != words:
            set_tool_tip(button, whole)
        self._buttons.append(button)
        return button

    def _spot(self, row: Row) -> str:
        """Where on its board a row leads to; empty: to no single place, or to one that needs no such words."""
        drops = {one.gesture.drop for one in row.options if one.gesture is not None}
        spot = self._board_context.client.names.place_spot(drops.pop()) if len(drops) == 1 else None
        return "" if spot is None else self._words.label(spot)

    def _count(self, row: Row) -> str:
        return self._words.say(msg("window.so_many_options", "%n option(s)", len(row.options)))

    def _whole(self, row: Row) -> str:
        """The whole sentence of a row and what it costs and brings: for the tip and the screen reader."""
        one = row.option
        if one is None:
            return f"{self._words.label(row.words)}: {self._count(row)}"
        label, outlook = self._words.label(one.label), cost_text(self._board_context, one.answer)
        return f"{label}\n{outlook}" if outlook else label

    def _pills(self, changes: tuple[Change, ...]) -> list[Pill]:
        """What is paid first."""
        ordered = sorted(changes, key=lambda one: one.low > 0)
        return [
            self._signs.pill(one, icon_of_kind(self._board_context, one.kind), self._words.say(amount(one)))
            for one in ordered
        ]


def _taken(row: Row) -> str:
    """The thing that the one option of a row takes hold of; empty: none."""
    gesture = row.option.gesture if row.option is not None else None
    return gesture.grab if gesture is not None else ""
