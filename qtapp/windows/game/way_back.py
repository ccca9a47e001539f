"""The way back, in words, as long as a person has the camera: the eye on the rail alone is found by nobody."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.placing import Form
from qtapp.kit.speak.words import LiveTexts
from qtapp.windows.game.table_cards import Placed


class WayBack(Placed):
    """A button that lies where there is room: nothing moves for it, and it hides nothing that may be used."""

    name = "way back"
    weight = 0.5
    side = 1
    is_asked = False
    passes = True

    def __init__(
        self, context: AppContext, page: QWidget, is_wanted: Callable[[], bool], go_back: Callable[[], object]
    ) -> None:
        self.is_wanted = is_wanted
        self.button = self.widget = QPushButton(page)
        self.button.setProperty("kind", "paper")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has Ctrl+Home, and the rail
        self._context = context
        words = LiveTexts(context.speech, self.button)
        words.text(self.button, msg("window.back_to_game_button", "Back to the game"))
        words.tip(
            self.button,
            msg("window.back_to_game_tip", "You have moved the table. This shows again what the game is about."),
        )
        self.button.clicked.connect(lambda _=False: go_back())
        self.button.hide()
        words.spoken.connect(self._dress)
        context.theme_changed.connect(words.say_all)  # the words go with the button, and nothing is called after it
        self._dress()

    def _dress(self) -> None:
        self._context.put_icon_beside_words(self.button, "zoom_fit", 18)

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """As large as its words."""
        self.button.ensurePolished()
        size = self.button.sizeHint()
        return (Form("whole", min(width, size.width()), max(44, size.height())),)

    def lie_in(self, form: Form, box: QRect) -> None:
        """Take a place."""
        self.button.setGeometry(box)
        self.button.show()

    def stay_away(self) -> None:
        """The camera moves by itself, or there is no room."""
        self.button.hide()
