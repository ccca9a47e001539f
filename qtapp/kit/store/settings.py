"""What is remembered from one evening to the next: language, look, window, docks, names, recent files.

Everything read from the file is checked. A broken file is set aside and the program starts as if it were new. A file of
a newer program is left exactly as it is, and nothing is kept until that program runs again.
"""

from __future__ import annotations

import atexit
import contextlib
import shutil
import tempfile
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from engine.api import move_file
from qtapp.i18n import LANGUAGES, system_language
from qtapp.kit.paint.theme import SCALES, SPEEDS, Look, Theme, usual_look, usual_scale
from qtapp.kit.store.far_settings import FarSettings
from qtapp.kit.store.game_memory import GameMemory, to_number, to_texts
from qtapp.kit.store.teach_settings import TeachSettings
from qtapp.kit.store.told_settings import ToldSettings

FORMAT = 1
_MOST_RECENT = 12
_LONGEST_NAME = 40
_HIGHEST = 1_000_000


class Settings(GameMemory):
    """Typed access to the settings file. Writing never raises: a read-only disk only means that nothing is kept."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.newer = False
        """Is the file one of a newer program? Then it was not read, and will not be written."""
        super().__init__(self._opened())
        self.told = ToldSettings(self._store)
        self.far = FarSettings(self._store)
        self.teach = TeachSettings(self._store)

    def _opened(self) -> QSettings:
        if self.file.exists() and not self.file.is_file():  # Qt would wait for a pipe without end
            return self._fresh()
        store = QSettings(str(self.file), QSettings.Format.IniFormat)
        store.sync()
        number = to_number(store.value("format"), FORMAT + 1, _HIGHEST)
        if store.status() is QSettings.Status.NoError and number is not None:
            return self._sheltered(store.value("language"))
        known = to_number(store.value("format"), 1, FORMAT) is not None
        if store.status() is QSettings.Status.NoError and (known or not store.allKeys()):
            store.setValue("format", FORMAT)
            return store
        del store
        return self._fresh()

    def _fresh(self) -> QSettings:
        """A new file; what lay in its place is set aside."""
        with contextlib.suppress(OSError):
            move_file(self.file, self.file.with_suffix(".broken"))
        fresh = QSettings(str(self.file), QSettings.Format.IniFormat)
        fresh.clear()
        fresh.setValue("format", FORMAT)
        return fresh

    def _sheltered(self, language: object) -> QSettings:
        """A store that is forgotten at the end; of the newer file only the language is taken, to be understood."""
        self.newer = True
        shelter = tempfile.mkdtemp(prefix="tarsas-")
        atexit.register(shutil.rmtree, shelter, ignore_errors=True)
        store = QSettings(str(Path(shelter) / "tarsas.ini"), QSettings.Format.IniFormat)
        store.setValue("format", FORMAT)
        if language in LANGUAGES:
            store.setValue("language", language)
        return store

    def flush(self) -> None:
        """Write what was changed."""
        self._store.sync()

    # ---- language and look -------------------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """The code of one that is offered."""
        chosen = self._store.value("language")
        return chosen if isinstance(chosen, str) and chosen in LANGUAGES else system_language()

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("language", code)

    @property
    def language_beside(self) -> str:
        """The code of the language that stands in small letters below the first; empty: none does."""
        chosen = self._store.value("language_beside")
        return chosen if isinstance(chosen, str) and chosen in LANGUAGES else ""

    @language_beside.setter
    def language_beside(self, code: str) -> None:
        self._store.setValue("language_beside", code)

    @property
    def chosen_look(self) -> Look | None:
        """The look that somebody chose; None: that of the system is followed."""
        look = self._store.value("look/theme")
        return Look(look) if look in [one.value for one in Look] else None

    @property
    def theme(self) -> Theme:
        """The look, the size of text, and how things move."""
        scale = to_number(self._store.value("look/text_percent"), 100, 200)
        speed = to_number(self._store.value("look/speed_percent"), 10, 1000)
        return Theme(
            look=self.chosen_look or usual_look(),
            text_scale=min(SCALES, key=lambda offered: abs(offered * 100 - scale)) if scale else usual_scale(),
            animations=self._store.value("look/animations") not in ("false", False),
            speed=min(SPEEDS, key=lambda offered: abs(offered * 100 - (speed or 100))),
        )

    @theme.setter
    def theme(self, theme: Theme) -> None:
        if theme.look is not self.theme.look:  # else the look of the system goes on being followed
            self._store.setValue("look/theme", theme.look.value)
        self._store.setValue("look/text_percent", round(theme.text_scale * 100))
        self._store.setValue("look/animations", theme.animations)
        self._store.setValue("look/speed_percent", round(theme.speed * 100))

    # ---- playing ---------------------------------------------------------------------------------------------------

    @property
    def answers_obvious(self) -> bool:
        """Are questions answered by themselves if nothing is to be decided?"""
        return self._store.value("play/answers_obvious") not in ("false", False)

    @answers_obvious.setter
    def answers_obvious(self, on: bool) -> None:
        self._store.setValue("play/answers_obvious", on)

    # ---- the window ----------------------------------------------------------------------------------------------

    def bytes_of(self, name: str) -> QByteArray:
        """A remembered state of the window (geometry, docks); empty if there is none."""
        value = self._store.value(f"window/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def keep_bytes(self, name: str, value: QByteArray) -> None:
        """Remember a state of the window."""
        self._store.setValue(f"window/{name}", value)

    # ---- people and files ----------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The names of those who played last, in seat order."""
        return [name[:_LONGEST_NAME] for name in to_texts(self._store.value("people/names"))][:5]

    @names.setter
    def names(self, names: list[str]) -> None:
        self._store.setValue("people/names", names)

    @property
    def colours(self) -> list[int]:
        """The colours (1 to 5) of those who played last, in seat order."""
        found = [to_number(text, 1, 5) for text in to_texts(self._store.value("people/colours"))]
        return [colour for colour in found if colour is not None][:5]

    @colours.setter
    def colours(self, colours: list[int]) -> None:
        self._store.setValue("people/colours", [str(colour) for colour in colours])

    @property
    def recent(self) -> list[Path]:
        """Files that were opened or saved by hand, the newest first."""
        return [Path(text) for text in to_texts(self._store.value("files/recent"))][:_MOST_RECENT]

    def remember_file(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        others = [old for old in self.recent if old != path]
        self._store.setValue("files/recent", [str(one) for one in [path, *others][:_MOST_RECENT]])

    def forget_file(self, path: Path) -> None:
        """Take a file off the recent ones."""
        self._store.setValue("files/recent", [str(one) for one in self.recent if one != path])
