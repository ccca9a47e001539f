"""What others and the game did is played by itself: short or in detail, skippable, with a banner and a subtitle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from engine import api
from engine.api import msg
from qtapp.board.motion.slow_motion import PER_LETTER, STEP
from qtapp.kit.app_context import AppContext
from qtapp.panels.told.banner import SeatState, SeatStep
from qtapp.session.client import SeatClient, TableChange
from qtapp.windows.game.table_page import TablePage

BEAT, PERSON, WHOLE = 700, 6000, 15000
"""Milliseconds of a beat, and at most those of one person and of everything."""
RING = 3000
"""Milliseconds that new things are marked when nothing is played."""
_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)


def beat_pace(beats: Sequence[api.Beat]) -> list[int]:
    """How long each beat is shown: what would take too long goes on at double speed, or faster still."""
    pace: list[int] = []
    for _, run in api.by_person(beats):
        pace += _within([BEAT] * len(run), PERSON)
    return _within(pace, WHOLE)


def _within(pace: list[int], most: int) -> list[int]:
    """The first ones as they are, the others halved, so that all fit; if that is not enough, all of them shorter."""
    whole = sum(pace)
    if whole <= most:
        return pace
    halved = [one // 2 for one in pace]
    if sum(halved) > most:
        return [one * most // whole for one in pace]
    spare, found = most - sum(halved), []
    for one, half in zip(pace, halved, strict=True):
        whole_beat = spare >= one - half
        found.append(one if whole_beat else half)
        spare -= one - half if whole_beat else spare
    return found


class ToldController(QObject):
    """Plays beats on the table: after the curtain lifts what others did, before it falls what everybody may see."""

    why_wanted = Signal(object)
    """HistoryEntry: the computer's move that is shown; why did it do that?"""
    watching = Signal(bool)
    """Something is played, or it is over: hand, decision and pictures step aside meanwhile."""
    beat_shown = Signal(object)
    """Beat: what is shown now."""

    def __init__(self, context: AppContext, client: SeatClient, page: TablePage) -> None:
        super().__init__(page)
        self._context = context
        self._client = client
        self._page = page
        self._beats: tuple[api.Beat, ...] = ()
        self._starting = False
        self._held = False
        """Does the pointer lie on the line?"""
        self._seen: set[int] = set()
        """Entries that were played for everybody."""
        self.hurried = False
        """Does somebody want to see nothing but the next question?"""
        self._then: Callable[[], object] | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._go_on)
        self._ring = QTimer(self)
        self._ring.setSingleShot(True)
        self._ring.timeout.connect(lambda: page.view.highlights.clear("new"))
        page.view.player_moved.connect(self._moved)
        page.view.viewport().installEventFilter(self)
        page.subtitle.pressed.connect(self._pressed)
        page.subtitle.why_wanted.connect(self._why)
        client.changed.connect(self._changed)
        client.replaced.connect(self._seen.clear)

    def hold(self, held: bool) -> None:
        """Somebody reads what is told: it stands still meanwhile."""
        player = self._page.view.slow_motion
        if self._beats and held != self._held:
            self._held = held
            player.pause(held)
            self._page.subtitle.show_paused(player.paused)

    @property
    def playing(self) -> bool:
        """Is something of others played now?"""
        return bool(self._beats)

    @property
    def beats(self) -> tuple[api.Beat, ...]:
        """What is played."""
        return self._beats

    # ---- what is played ------------------------------------------------------------------------------------------

    def show_public(self, then: Callable[[], object]) -> bool:
        """Play what a computer did, or what an answer set off for everybody, then go on; False: nothing is played."""
        entry = self._client.history.current
        if not (entry.level or self._client.told.is_public(entry)):
            return False
        self._seen.add(entry.number)
        before = self._page.view.slow_motion.before_newest
        own = entry.lane == api.COMMON and not entry.level  # of their own deed a person has seen enough
        return self._tell([entry], before, then, own=entry.seat if own else 0)

    def show_since(self, seat: int) -> bool:
        """Play what others did since a seat's last answer, as far as it was not played for everybody."""
        return self._show([one for one in self._client.told.since(seat) if one.number not in self._seen])

    def replay(self) -> bool:
        """Play what others did since the viewer's last answer once more."""
        return self._show(self._client.told.since(self._client.viewer), wanted=True)

    def play_line(self, entries: Sequence[api.HistoryEntry]) -> bool:
        """Play a part of the line, its remarks as captions; the table stands at its end."""
        return self._show(list(entries), wanted=True)

    def _show(self, entries: list[api.HistoryEntry], *, wanted: bool = False) -> bool:
        if not entries or (not wanted and not self.plays_by_itself):
            return bool(entries) and self._mark(self._client.told.beats(entries))
        return self._tell(entries, self._client.history.view_before(entries[0]), None, wanted=wanted)

    @property
    def plays_by_itself(self) -> bool:
        """Is anything played by itself? With animations off nothing moves that nobody has asked for."""
        if self.hurried:
            return False
        return self._context.settings.told.others_moves != "off" and self._context.theme.animations

    def _tell(
        self,
        entries: Sequence[api.HistoryEntry],
        before: api.SeatView,
        then: Callable[[], object] | None,
        *,
        own: int = 0,
        wanted: bool = False,
    ) -> bool:
        full = self._context.settings.told.others_moves == "full"
        beats = self._with_remarks(entries, full)
        if not wanted and not self.plays_by_itself:
            self._mark(beats)
            return False
        first = next((at for at, beat in enumerate(beats) if not own or beat.seat != own), len(beats))
        if first == len(beats):
            return False
        groups = [([step for step in beat.steps if step.what != "note"], _note(beat)) for beat in beats]
        pace = self._reading(beats) if full else [0] * first + beat_pace(beats[first:])
        self._starting = True
        try:
            self._page.view.slow_motion.stop()
            self._beats, self._then = tuple(beats[first:]), then
            self.watching.emit(True)
            self._page.view.slow_motion.play_groups(before, groups, self._client.view(), pace, first)
        finally:
            self._starting = False
        self._moved(1, len(self._beats))
        return True

    def _with_remarks(self, entries: Sequence[api.HistoryEntry], full: bool) -> list[api.Beat]:
        """The beats of entries; a remark is one of its own."""
        beats: list[api.Beat] = []
        run: list[api.HistoryEntry] = []
        for entry in entries:
            if entry.kind is not api.EntryKind.REMARK:
                run.append(entry)
                continue
            beats += self._client.told.beats(run, full=full)
            run = []
            words = msg("told.remark_caption", "“{remark}”", remark=api.LiteralArg(str(entry.payload)))
            beats.append(api.remark_beat(entry.number, words))
        return beats + self._client.told.beats(run, full=full)

    def _reading(self, beats: Sequence[api.Beat]) -> list[int]:
        """As long as it takes to read each sentence."""
        return [max(STEP, len(self._page.view.board_context.say(beat.sentence)) * PER_LETTER) for beat in beats]

    def _mark(self, beats: Sequence[api.Beat]) -> bool:
        """Nothing is played: ring what is new for a while."""
        names = dict.fromkeys(name for beat in beats if beat.seat for name in beat.note.subjects)
        self._page.view.highlights.show("new", [(name, "subject") for name in names])
        self._ring.start(RING)
        return False

    # ---- while it is played --------------------------------------------------------------------------------------

    def _moved(self, at: int, whole: int) -> None:
        if not self._beats or self._starting:
            return
        if not whole:
            self._finish()
            return
        beat = self._beats[at - 1]
        gains = [one for one in beat.gains if beat.seat and one.seat == beat.seat]
        by_computer = bool(self._client.history.entries[beat.entry].level)
        self._page.subtitle.show_beat(
            beat.sentence, beat.details[:2], gains, beat.note.rule, at, whole, by_computer=by_computer
        )
        self._page.subtitle.show_paused(self._page.view.slow_motion.paused)
        self._raise_banner(at - 1)
        self.beat_shown.emit(beat)
        self._page.sides.show_beat(self._beats, at - 1)

    def _raise_banner(self, at: int) -> None:
        beat = self._beats[at]
        seats = list(dict.fromkeys(one.seat for one in self._beats if one.seat))
        phase = next((one for one in reversed(self._beats[: at + 1]) if one.kind is api.NoteClass.PHASE), None)
        if len(seats) > 1 and beat.seat:
            large = phase.sentence if phase is not None else msg("told.what_happened_banner", "What happened")
            self._page.banner.show_order(large, None, [self._seat_step(seat, at) for seat in seats])
        elif beat.kind is api.NoteClass.PHASE:
            self._page.banner.say(beat.sentence)

    def _seat_step(self, seat: int, at: int) -> SeatStep:
        numbers = [index for index, one in enumerate(self._beats) if one.seat == seat]
        if seat == self._beats[at].seat:
            return SeatStep(seat, SeatState.SHOWN)
        if numbers[-1] > at:
            return SeatStep(seat, SeatState.TO_COME)
        gains = [one for index in numbers for one in self._beats[index].gains if one.seat == seat]
        return SeatStep(seat, SeatState.DONE, api.summed_gains(gains))

    def _pressed(self, name: str) -> None:
        player = self._page.view.slow_motion
        if not self._beats:
            return
        match name:
            case "skip":
                player.go_to(self._next_person(player.at))
            case "skip_all":
                player.stop()
            case "back":
                player.back()
            case "forward":
                player.step()
            case "pause":
                player.pause(not player.paused)
            case "how" if self._context.settings.told.others_moves == "off":
                player.stop()
        if self._beats:
            self._page.subtitle.show_paused(player.paused)

    def _why(self) -> None:
        """It is halted meanwhile: reasons take time to be read."""
        player = self._page.view.slow_motion
        if self._beats and player.at >= 0:
            player.pause(True)
            self._page.subtitle.show_paused(True)
            self.why_wanted.emit(self._client.history.entries[self._beats[player.at].entry])

    def _next_person(self, at: int) -> int:
        seat = self._beats[max(0, at)].seat
        later = (index for index in range(at + 1, len(self._beats)) if self._beats[index].seat != seat)
        return next(later, len(self._beats))

    def _finish(self) -> None:
        self._beats = ()
        self._page.subtitle.dismiss()
        self._page.banner.dismiss()
        self._page.sides.dismiss()
        self.watching.emit(False)
        if self._then is not None:
            self._later.start()

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def stop(self) -> None:
        """The table is left: nothing is played, and nothing follows."""
        self._then = None
        self._later.stop()
        if self._beats:
            self._page.view.slow_motion.stop()

    def _changed(self, change: TableChange) -> None:
        """Whoever moves on has seen enough."""
        self._then = None
        self._later.stop()
        self._page.view.highlights.clear("new")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While something is played a click on the table skips, and does nothing else."""
        if self._beats and event.type() in _CLICKS:
            if event.type() == QEvent.Type.MouseButtonPress:
                self._pressed("skip")
            return True
        return False


def _note(beat: api.Beat) -> api.VisibleOp:
    return api.VisibleOp("note", message=beat.sentence, rule=beat.note.rule, subjects=beat.note.subjects)
