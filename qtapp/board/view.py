"""The view of the table: looking around, signals to the window, and the doors of everything that the board does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from engine import api
from qtapp.bridge import SessionBridge
from qtapp.theme import Theme


class TableView(QGraphicsView):
    """One table, seen by the viewer of a bridge."""

    hovered = Signal(str)
    """The piece or place under the pointer or the keyboard focus; empty: none."""
    refused_at = Signal(object, object)
    """QPointF (global) and Refused: where the ghost is held, and why."""
    options_at = Signal(object, object)
    """QPointF (global) and the options that share a drop; the view opens its own small menu for them."""
    context_menu = Signal(object, object)
    """QPoint (global) and the ids a menu of free hands was opened for."""
    player_moved = Signal(int, int)
    """Slow motion stands at this step, of so many; (0, 0): it is over."""
    note = Signal(object)
    """Msg: something the person should know (a picture of a skin is missing)."""

    def __init__(self, bridge: SessionBridge, speech: Any, theme: Theme) -> None:
        super().__init__()
        self.bridge = bridge
        self.speech = speech
        self.theme = theme
        self.setScene(QGraphicsScene(self))

    def set_theme(self, theme: Theme) -> None:
        """Other colours, another size of text, movement on or off."""
        self.theme = theme

    def fit_all(self) -> None:
        """The whole table."""

    def areas(self) -> list[str]:
        """Where one can fly to: the common board, the city, each seat."""
        return []

    def area_name(self, area: str) -> api.Msg | None:
        """What an area is called."""
        return None

    def fly_to(self, area: str) -> None:
        """Go near to an area."""

    def zoom_by(self, factor: float) -> None:
        """Nearer or farther, around the middle."""

    def grab_picture(self, size: QSize) -> QImage:
        """The whole table as the viewer sees it, without marks of the moment."""
        return QImage(size, QImage.Format.Format_ARGB32_Premultiplied)

    def export_png(self, path: Path) -> None:
        """Write a picture of the table."""

    def export_svg(self, path: Path) -> None:
        """Write the table as a drawing."""

    def export_pdf(self, path: Path) -> None:
        """Write the table as one page, 300 dots per inch."""

    def show_subjects(self, ids: Sequence[str], *, refused: bool = False) -> None:
        """Light pieces and places: what a line of the log is about, or what is in the way. Empty: none."""

    def select_option(self, key: str) -> None:
        """Show on the board what an option of the panel would do; empty: none."""

    def play_steps(self, steps: Sequence[api.Seen]) -> None:
        """Show the steps of the newest change in slow motion."""

    def pause(self, paused: bool = True) -> None:
        """Halt slow motion, or go on."""

    def step(self) -> None:
        """One step of slow motion on."""

    def back(self) -> None:
        """One step of slow motion back."""

    def set_speed(self, speed: float) -> None:
        """How quick slow motion is; 1.0 is 900 ms a step."""

    def stop_steps(self) -> None:
        """End slow motion: the table as it is."""

    @property
    def playing(self) -> bool:
        """Is slow motion on the table now?"""
        return False

    def cancel(self) -> None:
        """Send a ghost home, lay down what is held, end a selection."""
