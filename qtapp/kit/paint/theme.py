"""How the window looks: three looks as plain values, the size of text, and how things move.

Boards, cards and pieces are objects and keep their colours in every look; only table and panels follow the theme.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette

FAMILY = "Source Sans 3"
SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
"""The sizes of text that are offered."""
SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""The speeds of slow motion that are offered."""


class Look(Enum):
    """The three sets of colours."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Colours:
    """One set of colours, as #rrggbb."""

    table: str
    panel: str
    raised: str
    """Fields, list rows under the pointer: one step off the panel."""
    text: str
    muted: str
    hairline: str
    border: str
    """The edge of a button or field: at least 3 : 1 against the panel."""
    lamp: str
    """Legal, selected. Always in a casing of `ink`."""
    ink: str
    """Casing of lamp lines, text on the lamp."""
    refused: str
    """Text of a refusal."""
    refused_ring: str
    """Ring of a refusal, in a white casing."""
    strict: str
    """The strict mode; `on_strict` is text upon it."""
    on_strict: str
    sandbox: str
    on_sandbox: str
    sand: str
    """The ground behind free hands."""
    icon: str
    """Tone of the icons: replaces #6f8290 in their drawings."""


COLOURS: dict[Look, Colours] = {
    Look.LIGHT: Colours(
        table="#e6dfd0",
        panel="#fbf7ec",
        raised="#f1ead9",
        text="#1e2a32",
        muted="#56626b",
        hairline="#d8cfbb",
        border="#8a8473",
        lamp="#ffd84d",
        ink="#1e2a32",
        refused="#b3261e",
        refused_ring="#b3261e",
        strict="#1f4f63",
        on_strict="#ffffff",
        sandbox="#8a5a12",
        on_sandbox="#ffffff",
        sand="#f3dfb4",
        icon="#33444f",
    ),
    Look.DARK: Colours(
        table="#1f272c",
        panel="#2c363c",
        raised="#36424a",
        text="#f1ece0",
        muted="#a9b4bb",
        hairline="#48555d",
        border="#82909a",
        lamp="#ffd84d",
        ink="#1e2a32",
        refused="#ff8f80",
        refused_ring="#b3261e",
        strict="#1f4f63",
        on_strict="#ffffff",
        sandbox="#8a5a12",
        on_sandbox="#ffffff",
        sand="#3a3222",
        icon="#d5dde1",
    ),
    Look.CONTRAST: Colours(
        table="#000000",
        panel="#000000",
        raised="#000000",
        text="#ffffff",
        muted="#ffffff",
        hairline="#ffffff",
        border="#ffffff",
        lamp="#ffe14d",
        ink="#000000",
        refused="#ff8f80",
        refused_ring="#ff8f80",
        strict="#6fe3ff",
        on_strict="#000000",
        sandbox="#ffe14d",
        on_sandbox="#000000",
        sand="#000000",
        icon="#ffffff",
    ),
}


def usual_scale() -> float:
    """The size of text that suits the screen before anybody has chosen one.

    A system that scales everything itself reports few, large pixels; one that does not reports all of them, and text of
    the usual size would be tiny there.
    """
    screen = QGuiApplication.primaryScreen()
    tall = screen.size().height() if screen is not None else 0
    return 2.0 if tall >= 2000 else 1.25 if tall >= 1400 else 1.0


def usual_look() -> Look:
    """The look that suits the system before anybody has chosen one: its dark mode, its high contrast."""
    if not isinstance(QGuiApplication.instance(), QGuiApplication):
        return Look.LIGHT
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility") and (  # Qt 6.10
        hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
    ):
        return Look.CONTRAST
    return Look.DARK if hints.colorScheme() is Qt.ColorScheme.Dark else Look.LIGHT


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything that decides how the window looks and moves. A value: a change is a new one."""

    look: Look = Look.LIGHT
    text_scale: float = 1.0
    """1.0 to 2.0."""
    animations: bool = True
    """False: every movement is at its end at once."""
    speed: float = 1.0
    """Of slow motion; 2.0 is twice as quick."""

    @property
    def colours(self) -> Colours:
        """The colours of this look."""
        return COLOURS[self.look]

    @property
    def contrast(self) -> bool:
        """High contrast: rims of 3 px, no decoration."""
        return self.look is Look.CONTRAST

    @property
    def dark(self) -> bool:
        """Light writing on dark ground?"""
        return self.look is not Look.LIGHT

    def looks_like(self, other: Theme) -> bool:
        """The same picture, whatever moves and how quickly?"""
        return (self.look, self.text_scale) == (other.look, other.text_scale)

    def px(self, size: float) -> int:
        """A size of text (or of what must grow with it) at the chosen scale, in whole pixels."""
        return max(1, round(size * self.text_scale))

    def ms(self, duration: float) -> int:
        """How long a movement takes; 0 with animations off."""
        return round(duration / self.speed) if self.animations else 0

    def font(self, size: float = 15, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The font at a size of 100 %, scaled. Never under 12 px."""
        font = QFont(FAMILY)
        font.setPixelSize(max(12, self.px(size)))
        font.setWeight(weight)
        return font

    def palette(self) -> QPalette:
        """The palette for all widgets."""
        c = self.colours
        palette = QPalette()
        role = QPalette.ColorRole
        for which, colour in (
            (role.Window, c.panel),
            (role.WindowText, c.text),
            (role.Base, c.panel),
            (role.AlternateBase, c.raised),
            (role.Text, c.text),
            (role.PlaceholderText, c.muted),
            (role.Button, c.panel),
            (role.ButtonText, c.text),
            (role.BrightText, c.refused),
            (role.ToolTipBase, c.panel),
            (role.ToolTipText, c.text),
            (role.Highlight, c.lamp),
            (role.HighlightedText, c.ink),
            (role.Link, c.strict if not self.dark else c.lamp),
            (role.LinkVisited, c.strict if not self.dark else c.lamp),
            (role.Light, c.raised),
            (role.Midlight, c.raised),
            (role.Mid, c.hairline),
            (role.Dark, c.border),
            (role.Shadow, "#000000"),
            (role.Accent, c.strict),
        ):
            palette.setColor(which, QColor(colour))
        for which in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(c.muted))
        return palette

    def changed(
        self,
        *,
        look: Look | None = None,
        text_scale: float | None = None,
        animations: bool | None = None,
        speed: float | None = None,
    ) -> Theme:
        """A theme like this one with some things otherwise."""
        return replace(
            self,
            look=self.look if look is None else look,
            text_scale=self.text_scale if text_scale is None else min(2.0, max(1.0, text_scale)),
            animations=self.animations if animations is None else animations,
            speed=self.speed if speed is None else speed,
        )
