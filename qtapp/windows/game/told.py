"""What others and the game did is played by itself: short or in detail, skippable, with a banner and a subtitle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, Signal

from engine import api
from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.announce import announce, is_reader_on
from qtapp.panels.told.banner import SeatState, SeatStep
from qtapp.panels.told.cause_marks import cause_marks, told_reasons
from qtapp.panels.told.gain_pills import gain_words
from qtapp.session.client import SeatClient, TableChange
from qtapp.windows.game.table_page import TablePage

BEAT, PERSON, MOST, WHOLE = 700, 1600, 6000, 15000
"""Milliseconds of a beat at least, of a person at least and at most, and of everything in short."""
PER_LETTER, PER_REASON = 45, 600
LESSON_BEAT, LESSON_LETTER = 2500, 70
"""Milliseconds of a sentence at least, and of a letter, for somebody who is only learning the game."""
_MOST_REASONS, _MOST_DETAILS = 4, 2
RING = 3000
"""Milliseconds that new things are marked when nothing is played."""
_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)


def beat_pace(beats: Sequence[api.Beat], letters: Callable[[api.Beat], int], *, goes_on: bool = False) -> list[int]:
    """How long each beat is shown in short: as long as it takes to read it. Beats for which there is no time left are
    left out: they are told by the line and the card. `goes_on`: the last person has not done everything yet.
    """
    pace: list[int] = []
    runs = api.by_person(beats)
    for number, (_, run) in enumerate(runs):
        least = BEAT if goes_on and number == len(runs) - 1 else PERSON
        wanted = [max(BEAT, PER_LETTER * letters(one) + PER_REASON * len(one.reasons)) for one in run]
        whole = sum(wanted)
        lasts = min(max(MOST, BEAT * len(run) // 2), max(least, whole))
        spare = WHOLE - sum(pace)
        if pace and lasts > spare:
            break
        pace += [one * min(lasts, WHOLE) // whole for one in wanted]
    return pace


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
        self.for_learners = False
        """Does somebody watch who is only learning the game? Then all of it is told, as slowly as a child reads."""
        self._then: Callable[[], object] | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._go_on)
        self._ring = QTimer(self)
        self._ring.setSingleShot(True)
        self._ring.timeout.connect(lambda: page.view.highlights.clear("new"))
        page.view.slow_motion.stand_in = self._card_beside
        page.view.player_moved.connect(self._moved)
        page.view.viewport().installEventFilter(self)
        page.subtitle.pressed.connect(self._pressed)
        page.subtitle.why_wanted.connect(self._why)
        client.changed.connect(self._changed)
        client.replaced.connect(self._seen.clear)

    def hold(self, held: bool) -> None:
        """Somebody reads what is told: it stands still meanwhile."""
        player = self._page.view.slow_motion
        if self._beats and held != self._held and (self._held or not player.paused):
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
        return self.how == "steps" or (self.how != "off" and self._context.theme.animations)

    @property
    def how(self) -> str:
        """short, full, steps or off: what was chosen, else in full until one game of this kind was finished."""
        settings = self._context.settings
        return settings.told.others_moves_for(settings.was_finished(self._client.game.id), is_read_out=is_reader_on())

    def _tell(
        self,
        entries: Sequence[api.HistoryEntry],
        before: api.SeatView,
        then: Callable[[], object] | None,
        *,
        own: int = 0,
        wanted: bool = False,
    ) -> bool:
        full = self.how in ("full", "steps")
        beats = self._with_remarks(entries)
        if not wanted and not self.plays_by_itself:
            self._mark(beats)
            return False
        first = next((at for at, beat in enumerate(beats) if not own or beat.seat != own), len(beats))
        if first == len(beats):
            return False
        goes_on = self._goes_on(entries[-1])
        whole = full or self.for_learners
        pace = self._reading(beats) if whole else [0] * first + beat_pace(beats[first:], self._letters, goes_on=goes_on)
        beats = beats[: len(pace)]  # the rest stands in the line and on the card
        groups = [([step for step in beat.steps if step.what != "note"], note_of(beat)) for beat in beats]
        halts = self._halts(beats, goes_on=goes_on) if full and not wanted else ()
        self._starting = True
        try:
            self._page.view.slow_motion.stop()
            self._beats, self._then = tuple(beats[first:]), then
            self.watching.emit(True)
            say = self._page.view.board_context.say
            marks = [cause_marks(self._client, say, beat) for beat in beats]
            self._page.view.slow_motion.play_groups(
                before, groups, self._client.view(), pace, first, halts=halts, marks=marks
            )
        finally:
            self._starting = False
        self._moved(1, len(self._beats))
        return True

    def _with_remarks(self, entries: Sequence[api.HistoryEntry]) -> list[api.Beat]:
        """The beats of entries; a remark is one of its own."""
        beats: list[api.Beat] = []
        run: list[api.HistoryEntry] = []
        for entry in entries:
            if entry.kind is not api.EntryKind.REMARK:
                run.append(entry)
                continue
            beats += self._client.told.beats(run)
            run = []
            words = msg("told.remark_caption", "“{remark}”", remark=api.LiteralArg(str(entry.payload)))
            beats.append(api.remark_beat(entry.number, words))
        return beats + self._client.told.beats(run)

    def _letters(self, beat: api.Beat) -> int:
        return len(self._page.view.board_context.say(beat.sentence))

    def _goes_on(self, entry: api.HistoryEntry) -> bool:
        """Is a computer asked again whose answer is told? Then its turn is not over, and nobody waits for a key."""
        return bool(entry.level) and entry.seat in self._client.questions.asked_seats()

    def _halts(self, beats: Sequence[api.Beat], *, goes_on: bool) -> list[int]:
        """The last beat of each person: there it waits until it was read; step by step, every beat."""
        if self.how == "steps":
            return list(range(len(beats)))
        last = [at for at, beat in enumerate(beats) if at + 1 == len(beats) or beats[at + 1].seat != beat.seat]
        people = [at for at in last if beats[at].seat]
        return people[:-1] if goes_on and people and people[-1] == len(beats) - 1 else people

    def _reasons_in_words(self, beat: api.Beat) -> list[api.Message]:
        """Why it brought what it brought: each cause once, with all that came of it."""
        found: dict[str, tuple[api.Message, list[api.Arg]]] = {}
        for one in told_reasons(self._client, beat):
            why = api.because(one, self._client.game.rules)
            if why is not None and one.name is not None and one.cause not in beat.note.subjects:
                gain = gain_words(api.Gain(one.seat, one.kind, one.n))
                found.setdefault(f"{one.rule} {one.cause}", (why, []))[1].append(gain)
        told = [
            msg("told.reason_with_amount", "{why} {amounts}", why=why, amounts=api.ListArg(tuple(amounts)))
            for why, amounts in found.values()
        ]
        if not told:
            return []
        return [msg("told.reasons_line", "{reasons}.", reasons=api.ListArg(tuple(told[:_MOST_REASONS])))]

    def _reading(self, beats: Sequence[api.Beat]) -> list[int]:
        """As long as it takes to read each sentence and its reasons."""
        least, letter = (LESSON_BEAT, LESSON_LETTER) if self.for_learners else (PERSON, PER_LETTER)
        return [max(least, self._letters(one) * letter + PER_REASON * len(one.reasons)) for one in beats]

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
        entry = self._client.history.entries[beat.entry]
        by_computer = bool(entry.level) and entry.seat == beat.seat  # with its answer also those of others take effect
        self._page.subtitle.show_beat(
            beat.sentence,
            [*self._reasons_in_words(beat), *beat.details][:_MOST_DETAILS],
            gains,
            beat.note.rule,
            at,
            whole,
            by_computer=by_computer,
            waits=self._page.view.slow_motion.waits,
        )
        self._page.subtitle.show_paused(self._page.view.slow_motion.paused)
        self._raise_banner(at - 1)
        self.beat_shown.emit(beat)
        self._page.sides.show_beat(self._beats, at - 1)
        self._page.view.slow_motion.lay_out()  # an arrow may begin at a card that lies beside the boards

    def _card_beside(self) -> QRectF | None:
        """Where the card that was played lies, large, if it lies nowhere on the table."""
        left = self._page.sides.left
        return QRectF(left.geometry()) if self._beats and left.isVisible() else None

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
            case "how" if self.how == "off":
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
        self._beats, self._held = (), False
        self._page.banner.dismiss()
        self._page.sides.dismiss()
        if self._then is not None:
            self._page.subtitle.dismiss()
            self._later.start()  # the hand stays away until it is known whose it is
        else:
            self._leave()

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()
        self._leave()

    def _leave(self) -> None:
        """Everything comes back, then the line goes: it holds the keyboard until somebody else is there to have it."""
        self.watching.emit(False)
        if not self._beats:
            self._page.subtitle.dismiss()

    def _forget_what_follows(self) -> None:
        is_over = self._later.isActive()
        self._then = None
        self._later.stop()
        if is_over:
            self._leave()

    def stop(self) -> None:
        """The table is left: nothing is played, and nothing follows."""
        self._forget_what_follows()
        if self._beats:
            self._page.view.slow_motion.stop()

    def _changed(self, change: TableChange) -> None:
        """Whoever moves on has seen enough."""
        self._forget_what_follows()
        self._page.view.highlights.clear("new")
        if change.kind == "answer" and is_reader_on():
            self._say_own_gains()

    def _say_own_gains(self) -> None:
        """What an own answer brought is only seen: signs fly to where they are kept. Who listens is told."""
        entry = self._client.history.current
        if entry.level or entry.seat != self._client.viewer or self._tells_of(entry):
            return
        beats = self._client.told.beats([entry])
        gains = api.summed_gains([one for beat in beats for one in beat.gains if one.seat == entry.seat])
        amounts = api.ListArg(tuple(gain_words(one) for one in gains if one.n > 0))
        if amounts.items:
            said = msg("told.what_you_get", "This is what you get: {amounts}.", amounts=amounts)
            announce(self._page, self._page.view.board_context.say(said))

    def _tells_of(self, entry: api.HistoryEntry) -> bool:
        """Is an own answer told on the table, with all that it set off?"""
        return self._client.told.is_public(entry) and entry.lane != api.COMMON

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While something is played a click on the table skips, and does nothing else."""
        if self._beats and event.type() in _CLICKS:
            if event.type() == QEvent.Type.MouseButtonPress:
                self._pressed("skip")
            return True
        return False


def note_of(beat: api.Beat) -> api.VisibleOp:
    """The sentence of a beat as a step of what is played."""
    return api.VisibleOp("note", message=beat.sentence, rule=beat.note.rule, subjects=beat.note.subjects)
