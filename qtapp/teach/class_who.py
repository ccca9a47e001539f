"""Who is here: the newest name, which the class has not read yet, and what can be done about each."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPushButton

from engine.api import LiteralArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.words import LiveTexts


@dataclass(frozen=True, slots=True)
class PanelPupil:
    """Somebody of the class, as the teacher sees them."""

    id: str
    name: str
    is_muted: bool = False
    is_awake: bool = True


class WhoButton(QPushButton):
    """Bears the newest name; its menu begins with it, and then has everybody else. It decides nothing."""

    rename_wanted = Signal(str)
    """The id of a voice that gets another name."""
    mute_wanted = Signal(str, bool)
    send_out_wanted = Signal(str)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._words = LiveTexts(context.speech, self)
        self._pupils: tuple[PanelPupil, ...] = ()
        self._menu = QMenu(self)
        self.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._fill_menu)
        self._words.spoken.connect(self._say)

    def show_pupils(self, pupils: tuple[PanelPupil, ...]) -> None:
        """In the order in which they came: the last one is the newest."""
        self._pupils = pupils
        self.setVisible(bool(pupils))
        self._say()

    def _say(self) -> None:
        if self._pupils:
            newest = LiteralArg(self._pupils[-1].name)
            self.setText(self._words.label(msg("class.newest_is", "New: {name}", name=newest)).replace("&", "&&"))

    def _fill_menu(self) -> None:
        menu, pupils = self._menu, self._pupils
        menu.clear()
        if not pupils:
            return
        self._offer(menu, pupils[-1])
        if len(pupils) > 1:
            menu.addSeparator()
            rest = menu.addMenu(self._words.label(msg("class.somebody_else", "Somebody else")))
            for pupil in reversed(pupils[:-1]):
                self._offer(rest.addMenu(_plain(pupil.name)), pupil)

    def _offer(self, menu: QMenu, pupil: PanelPupil) -> None:
        label = self._words.label
        rename = menu.addAction(label(msg("class.rename", "Another name…")))
        rename.triggered.connect(lambda _=False: self.rename_wanted.emit(pupil.id))
        muting = msg("class.unmute", "Let them answer again") if pupil.is_muted else msg("class.mute", "Only watching")
        mute = menu.addAction(label(muting))
        mute.triggered.connect(lambda _=False: self.mute_wanted.emit(pupil.id, not pupil.is_muted))
        out = menu.addAction(label(msg("class.send_out", "Send out")))
        out.triggered.connect(lambda _=False: self.send_out_wanted.emit(pupil.id))


def _plain(name: str) -> str:
    """As the words of a menu: "&" would mark a key."""
    return name.replace("&", "&&")
