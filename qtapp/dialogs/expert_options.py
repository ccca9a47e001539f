"""What only people ask who know the rules: folded away behind one line that says what it hides."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from engine import api
from engine.api import ListArg, LiteralArg, Message, msg
from qtapp.dialogs.pack_row import PackRow
from qtapp.dialogs.setup_draft import SetupDraft
from qtapp.i18n import NameSource
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import ElideLabel, WrapLabel
from qtapp.kit.controls.layouts import clear, make_column
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.pack_store import kept_packs

_SEED = QRegularExpression("[0-9]{0,18}")
_NAMED = 3
"""Questions that the folded line calls by their names."""


class ExpertOptions(QFrame):
    """What a line unfolds: the game's options, the cards, the seed. The page has the line: `more` and `summary`."""

    changed = Signal()
    """Another value was chosen."""
    resized = Signal()

    def __init__(self, context: AppContext, draft: SetupDraft, names: NameSource) -> None:
        super().__init__()
        self._context = context
        self._draft = draft
        self._names = names
        self._words = words = LiveTexts(context.speech, self, names)
        self._option_words: LiveTexts | None = None
        self.options: dict[str, Segments[int]] = {}
        self._reasons: dict[str, WrapLabel] = {}
        self.setProperty("role", "fold")
        column = make_column(self, gap=4, margins=(6, 3, 6, 3))
        self.more = QPushButton()
        self.more.setProperty("kind", "quiet")
        self.more.setCheckable(True)
        context.put_icon_beside_words(self.more, "chevron_right")
        words.text(self.more, msg("setup.expert_options", "More, for those who know the rules"))
        self.summary = ElideLabel("hint")
        self.summary.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._box = QWidget()
        inner = make_column(self._box, gap=10, margins=(12, 2, 10, 10))
        self._list = make_column(gap=10)
        inner.addLayout(self._list)
        self.pack: PackRow | None = None
        if draft.game.supports_packs or (draft.game.takes_packs and kept_packs(draft.game.id)):
            self.pack = PackRow(context, draft.game)
            inner.addWidget(self.pack)
        self._seed_row(inner, words)
        column.addWidget(self._box)
        self.hide()
        self.more.toggled.connect(self._unfold)
        self.seed.textChanged.connect(self._say)
        words.spoken.connect(self._say)

    def _seed_row(self, inner: QVBoxLayout, words: LiveTexts) -> None:
        label = WrapLabel("strong")
        words.text(label, msg("window.seed", "Seed"))
        self.seed = QLineEdit()
        self.seed.setValidator(QRegularExpressionValidator(_SEED, self.seed))
        self.seed.setMaximumWidth(self._context.theme.px(240))
        words.keep(self.seed.setPlaceholderText, msg("window.seed_by_chance", "at random"))
        words.name(self.seed, msg("window.seed", "Seed"))
        hint = WrapLabel("hint")
        words.text(hint, msg("window.seed_tip", "The same seed gives the same shuffle."))
        for widget in (label, self.seed, hint):
            inner.addWidget(widget)

    # ---- unfolding -----------------------------------------------------------------------------------------------

    def _unfold(self, shown: bool) -> None:
        self.setVisible(shown)
        self._context.put_icon_beside_words(self.more, "chevron_down" if shown else "chevron_right")
        self.resized.emit()

    def unfold(self) -> None:
        """Show everything, because something in it is to be seen."""
        self.more.setChecked(True)

    # ---- the options ---------------------------------------------------------------------------------------------

    def show_options(self) -> None:
        """Ask what is to be asked now; what is asked already stays where it is."""
        asked = {option.id: option for option in self._draft.questions()}
        offered = {id_: tuple(one.value for one in self._draft.choices.choices(asked[id_])) for id_ in asked}
        if {id_: switch.values for id_, switch in self.options.items()} != offered:
            self._ask(asked)
        self._say()

    def _ask(self, asked: dict[str, api.GameOption]) -> None:
        clear(self._list)
        self._option_words = None
        self.options, self._reasons = {}, {}
        holder = QWidget()
        words = self._option_words = LiveTexts(self._context.speech, holder, self._names)
        column = make_column(holder, gap=4, margins=0)
        settings = self._draft.settings
        for option in asked.values():
            label = WrapLabel("strong")
            label.setContentsMargins(0, 6, 0, 0)
            words.text(label, option.label)
            column.addWidget(label)
            choices = [(one.value, one.label) for one in self._draft.choices.choices(option)]
            switch = Segments(words, choices, settings[option.id], option.label)
            switch.chosen.connect(self._chooser(option.id))
            row = QHBoxLayout()
            row.addWidget(switch)
            row.addStretch(1)
            column.addLayout(row)
            hint = WrapLabel("hint")
            words.text(hint, option.help)
            column.addWidget(hint)
            reason = WrapLabel("refused")
            reason.hide()
            column.addWidget(reason)
            self.options[option.id], self._reasons[option.id] = switch, reason
        self._list.addWidget(holder)

    def _chooser(self, option: str) -> Callable[[int], None]:
        def choose(value: int) -> None:
            self._draft.choose(option, value)
            self.changed.emit()

        return choose

    def _say(self) -> None:
        """Values that exclude others are off, with the reason beside them; the line says how much it hides."""
        settings = self._draft.settings
        for id_, switch in self.options.items():
            switch.set_value(settings[id_])
            refused = {value: self._draft.why_not(id_, value) for value in switch.values}
            for value, why in refused.items():
                switch.button(value).setEnabled(why is None or value == settings[id_])
            first = next((why for value, why in refused.items() if why is not None and value != settings[id_]), None)
            self._reasons[id_].setText(self._words.say(first) if first is not None else "")
            self._reasons[id_].setVisible(first is not None)
        self.summary.setText(self._words.label(self._summary()))
        self.more.setAccessibleDescription(self.summary.full_text())

    def say_names(self) -> None:
        """People are called otherwise now."""
        if self._option_words is not None:
            self._option_words.say_all()

    def hidden_questions(self) -> int:
        """How many questions the folded line stands for."""
        return len(self.options) + (self.pack is not None) + 1

    def _summary(self) -> Message:
        many, changed = self.hidden_questions(), self._draft.changed_questions()
        changed += bool(self.seed.text()) + (self.pack is not None and not self.pack.is_built_in)
        if changed:
            return msg(
                "setup.expert_options_changed", "%n question(s), {changed} not as recommended", many, changed=changed
            )
        labels = [LiteralArg(self._words.say(option.label)) for option in self._draft.questions()]
        if not labels or self._draft.is_first_game:  # names that nobody knows yet would only frighten
            return msg("setup.expert_options_usual", "%n question(s), all as recommended", many)
        return msg(
            "setup.expert_options_usual_named",
            "%n question(s), all as recommended: {names} …",
            many,
            names=ListArg(tuple(labels[:_NAMED])),
        )
