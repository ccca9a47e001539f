"""Which sound belongs to what is seen: one table of events. Every sound doubles something on the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer

from engine import api
from qtapp.board.paint.card import CARD
from qtapp.board.view import TableView
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.sound import SoundPlayer
from qtapp.kit.speak.sound_waves import Sound
from qtapp.kit.store.told_settings import LOUDNESS
from qtapp.session.client import SeatClient, TableChange
from qtapp.windows.game.told import ToldController

EVENTS: dict[str, Sound] = {
    "something is taken up": Sound.TAKEN_UP,
    "a step is taken back": Sound.TAKEN_BACK,
    "a drop is refused": Sound.REFUSED,
    "a phase begins": Sound.NEW_ROUND,
    "somebody is called": Sound.YOUR_TURN,
    "the game is over": Sound.GAME_OVER,
}
_SMALL = 0.3
"""Of the width of a card: what is smaller sounds like a single piece of wood."""


class Sounds(QObject):
    """Listens to the table and plays what fits. At most one sound for an answer: the one for what was laid."""

    def __init__(
        self, context: AppContext, client: SeatClient, view: TableView, told: ToldController, player: SoundPlayer
    ) -> None:
        super().__init__(view)
        self._context = context
        self._client = client
        self._view = view
        self._told = told
        self._player = player
        self._muted = ""
        """How loud it was before it was muted by the key."""
        client.changed.connect(self._changed)
        client.refused.connect(self._refused)
        told.beat_shown.connect(self._beat)
        view.viewport().installEventFilter(self)
        player.prepare()

    def event_happens(self, event: str, *, soft: bool = False) -> None:
        """One of the events of the table happens."""
        self._player.play(EVENTS[event], soft=soft)

    def toggle(self) -> str:
        """Off, or as loud as before; the new loudness."""
        settings = self._context.settings.told
        if settings.sound == LOUDNESS[0]:
            settings.sound = self._muted or LOUDNESS[1]
            self._player.prepare()
        else:
            self._muted, settings.sound = settings.sound, LOUDNESS[0]
        return settings.sound

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and not self._told.playing:
            QTimer.singleShot(0, self, self._perhaps_taken_up)
        return False

    def _perhaps_taken_up(self) -> None:
        if self._view.drag.holding:
            self.event_happens("something is taken up")

    def _changed(self, change: TableChange) -> None:
        if change.kind == "undo":
            self.event_happens("a step is taken back")
        elif change.kind in ("answer", "act"):
            found = self._sound_of(change.steps)
            if found is not None:
                self._player.play(found)

    def _refused(self, _: object) -> None:
        self.event_happens("a drop is refused")

    def _beat(self, beat: api.Beat) -> None:
        if beat.kind is api.NoteClass.PHASE:
            self.event_happens("a phase begins", soft=True)
            return
        found = self._sound_of(beat.steps)
        if found is not None:
            self._player.play(found, soft=True)

    def _sound_of(self, steps: tuple[api.VisibleOp, ...]) -> Sound | None:
        """What some operations sound like: what flows, what is laid, what is paid, what is mixed."""
        table = self._view.table
        ways = [(step.source, step.target) for step in steps if step.what in ("move", "pour")]
        if any(table.art.flight_path(*way, (), table.layout) is not None for way in ways if all(way)):
            return Sound.WATER
        laid = next((step for step in steps if step.what == "move" and step.piece), None)
        if laid is not None:
            return self._laid(laid.piece)
        if any(step.what == "order" for step in steps):
            return Sound.SHUFFLED
        mine = f"seat.{self._client.viewer}."
        paid = any(step.what in ("count", "pour") and mine in (step.source + step.target) for step in steps)
        return Sound.COINS if paid else None

    def _laid(self, name: str) -> Sound:
        """By its size: a card rustles, a tile knocks, a piece clicks."""
        table = self._view.table
        for place in table.view.places.values():
            for piece in place.pieces:
                if piece.id == name:
                    foot = table.art.piece(piece, place.id).footprint(table.board_context.art)
                    if foot.height() >= CARD.height() - 1:
                        return Sound.CARD_LAID
                    small = min(foot.width(), foot.height()) < CARD.width() * _SMALL
                    return Sound.PIECE_LAID if small else Sound.TILE_LAID
        return Sound.CARD_LAID
