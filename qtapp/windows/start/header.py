"""The head of the start page: the program's name, language, look, size of text, settings."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QPushButton, QWidget

from engine.api import GAMES, LiteralArg, Message, msg
from qtapp.i18n import LANGUAGES
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_row
from qtapp.kit.paint.theme import SCALES, Look, Theme
from qtapp.kit.paths import resources
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.course_page import LEARN
from qtapp.teach.desk_page import TEACH

_ROOM_FOR_WORDS = 1100
"""From this width on, with letters of usual size, the way to the desk has its word."""
_LOOKS = (Look.LIGHT, Look.DARK, Look.CONTRAST)
_LOOK_ICONS = {Look.LIGHT: "theme_light", Look.DARK: "theme_dark", Look.CONTRAST: "theme_contrast"}
_LOOK_NAMES = {
    Look.LIGHT: msg("settings.appearance_light_tip", "Appearance: light"),
    Look.DARK: msg("settings.appearance_dark_tip", "Appearance: dark"),
    Look.CONTRAST: msg("settings.appearance_high_contrast_tip", "Appearance: high contrast"),
}


class StartHeader(QWidget):
    """One line."""

    settings_wanted = Signal()
    learn_wanted = Signal()
    teach_wanted = Signal()

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._words = LiveTexts(context.speech, self)
        head = make_row(self, gap=12, margins=0)
        self._logo = PlainLabel()
        head.addWidget(self._logo, 0, Qt.AlignmentFlag.AlignVCenter)
        title = PlainLabel()
        title.setProperty("role", "brand")
        self._words.text(title, msg("window.program_name", "Társas"))
        head.addWidget(title, 0, Qt.AlignmentFlag.AlignVCenter)
        line = WrapLabel("muted")
        self._words.text(line, msg("window.games_at_one_table", "%n game(s), one table", len(GAMES)))
        head.addWidget(line, 1, Qt.AlignmentFlag.AlignVCenter)
        controls = QWidget()
        row = FlowLayout(controls, gap=10, right=True)
        row.setContentsMargins(0, 0, 0, 0)
        languages = [
            (code, msg("settings.language_code", "{code}", code=LiteralArg(code.upper()))) for code in LANGUAGES
        ]
        self.languages = Segments(self._words, languages, context.speech.language, msg("settings.language", "Language"))
        self.languages.chosen.connect(context.set_language)
        self._words.spoken.connect(lambda: self.languages.set_value(context.speech.language))
        self.look = QPushButton()
        self.look.clicked.connect(self._next_look)
        self.text_size = QPushButton()
        self._words.keep(self.text_size.setText, self._size_label)
        self._words.name(self.text_size, self._size_name, hint=True)
        self.text_size.clicked.connect(self._next_size)
        self.more = QPushButton()
        self._words.name(self.more, msg("window.settings_button", "Settings…"), hint=True)
        self.more.clicked.connect(self.settings_wanted)
        self.learn = QPushButton()
        self.learn.setProperty("kind", "primary")
        self._words.text(self.learn, LEARN)
        self._words.tip(
            self.learn, msg("lesson.learn_line", "Short lessons on a real table: look, try, and every good way counts.")
        )
        self.learn.clicked.connect(self.learn_wanted)
        row.addWidget(self.learn)
        self.teach = QPushButton()
        self._words.name(self.teach, TEACH)
        self._has_words = False
        self._words.tip(self.teach, msg("desk.line", "Everything for a class or a group that learns, on one page."))
        self.teach.clicked.connect(self.teach_wanted)
        row.addWidget(self.teach)
        for widget in (self.languages, self.look, self.text_size, self.more):
            row.addWidget(widget)
        head.addWidget(controls, 5, Qt.AlignmentFlag.AlignVCenter)
        self._words.spoken.connect(self._label_teach)
        self._words.keep(self.look.setAccessibleName, lambda: _LOOK_NAMES[context.theme.look])
        self._words.tip(self.look, lambda: _LOOK_NAMES[context.theme.look])

    def set_theme(self, theme: Theme) -> None:
        """Other colours, other sizes."""
        self.look.setIcon(self._context.icon(_LOOK_ICONS[theme.look]))
        self.more.setIcon(self._context.icon("settings"))
        for button in (self.look, self.more):
            button.setIconSize(QSize(theme.px(20), theme.px(20)))
        self._label_teach()
        self._logo.setPixmap(_logo(min(theme.px(46), 60), self.devicePixelRatioF()))
        self._words.say_all()

    def _label_teach(self) -> None:
        """A word beside the icon, where there is room."""
        self._has_words = self.width() / self._context.theme.text_scale >= _ROOM_FOR_WORDS
        if self._has_words:
            self._context.put_icon_beside_words(self.teach, "teach", 20)
            self.teach.setText(self._words.label(TEACH))
        else:
            side = self._context.theme.px(20)
            self.teach.setText("")
            self.teach.setIcon(self._context.icon("teach"))
            self.teach.setIconSize(QSize(side, side))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._has_words != (self.width() / self._context.theme.text_scale >= _ROOM_FOR_WORDS):
            self._label_teach()

    def _percent(self) -> LiteralArg:
        return LiteralArg(f"{round(self._context.theme.text_scale * 100)} %")

    def _size_label(self) -> Message:
        return msg("settings.text_size_button", "Aa {percent}", percent=self._percent())

    def _size_name(self) -> Message:
        return msg("settings.text_size_now", "Text size: {percent}", percent=self._percent())

    def _next_look(self) -> None:
        theme = self._context.theme
        self._context.set_theme(theme.changed(look=_LOOKS[(_LOOKS.index(theme.look) + 1) % len(_LOOKS)]))

    def _next_size(self) -> None:
        theme = self._context.theme
        at = SCALES.index(theme.text_scale) if theme.text_scale in SCALES else 0
        self._context.set_theme(theme.changed(text_scale=SCALES[(at + 1) % len(SCALES)]))


def _logo(size: int, ratio: float) -> QPixmap:
    drawn = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(resources() / "app" / "icon.svg")).render(painter)
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn
