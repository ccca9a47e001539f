"""Back and forth: undo that knows what was revealed, redo, moments, what-ifs, remarks, slow motion."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.api import Arg, EntryKind, HistoryEntry, ListArg, Message, PieceArg, VisibleOp, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.words import person
from qtapp.panels.told.motion import MotionBar
from qtapp.session.client import SeatClient, TableChange
from qtapp.session.history_points import is_before
from qtapp.windows.game.table_page import TablePage
from qtapp.windows.game.told import ToldController

_NAMED = 4
"""Revealed pieces that are named; the others are counted."""
_LONG = 16
"""So many sentences after one answer: more than anybody sees at a glance."""
_OFFERED = 12
"""Seconds that slow motion is offered then."""

_WHAT_IF = msg("window.what_if_begun", "What if? Play on from here; what was played stays as a branch.")
EARLIER = msg(
    "window.earlier_moment_shown",
    "You are at an earlier step. If you play on from here, the later steps are kept as a branch.",
)
"""Said on leaving the end of a line; at its end it is not true any more."""

_BEFORE_TASK = msg(
    "window.before_the_task", "That was before this task began. You can read about it, but not go there."
)
_SEEN_BEFORE = msg(
    "window.earlier_moment_of_other_table", "You are at an earlier step. The game goes on at the other table."
)


def revealed(client: SeatClient, *entries: HistoryEntry) -> tuple[Arg, ...]:
    """What entries showed to somebody for the first time, as far as the viewer may know it."""
    shown = dict.fromkeys(piece for entry in reversed(entries) for piece in entry.first_seen())
    known = [piece for piece in shown if client.names.knows(piece)]
    named: list[Arg] = [PieceArg(piece) for piece in known[:_NAMED]]
    rest = len(shown) - len(named)
    if rest:
        named.append(
            msg("window.other_revealed_pieces", "%n other piece(s)", rest)
            if named
            else msg("window.revealed_pieces", "%n piece(s)", rest)
        )
    return tuple(named)


def _is_chosen(entry: HistoryEntry) -> bool:
    """Did a person choose it?"""
    return entry.kind is EntryKind.ANSWER and not entry.by_itself and not entry.level


class HistoryController(QObject):
    """What the menus Edit and Timeline do."""

    told = Signal(object)
    """Message for the status line."""
    story_wanted = Signal()
    """What happened since one's last turn shall be read."""

    def __init__(
        self, context: AppContext, client: SeatClient, page: TablePage, motion: MotionBar, told: ToldController
    ) -> None:
        super().__init__(page)
        self._replays = told
        self._replayed: HistoryEntry | None = None
        """The moment at which what others did was asked for: asked again, it is read."""
        self._context = context
        self._client = client
        self._page = page
        self._motion = motion
        self._steps: tuple[VisibleOp, ...] = ()
        self._asked: Message | None = None
        """The question about a step that has revealed something."""
        self._offered: Message | None = None
        """The offer to see a long step in slow motion."""
        motion.pressed.connect(self._pressed)
        page.view.player_moved.connect(self._played)
        client.changed.connect(self._changed)
        client.viewer_changed.connect(self._seated)

    # ---- undo and redo -------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last answer of a person, with all that followed by itself; if that revealed something, ask
        first, in a bar that stops nothing. Where the table only looks on while all choose, whose step it is is asked.
        """
        if not self._client.history.has_past:
            self.told.emit(msg("window.nothing_to_undo", "There is nothing to take back."))
            return
        people = self._client.controls.people()
        chosen = [] if self._client.viewer else [one for one in self._client.told.choosers() if one in people]
        if len(chosen) > 1:
            self._ask_whose(chosen)
        else:
            self._undo_of(chosen[0] if chosen else 0)

    def _ask_whose(self, seats: list[int]) -> None:
        self._asked = msg("window.whose_step_to_undo", "Whose step shall be taken back?")
        self._page.bar.choose(self._asked, [(person(seat), partial(self._undo_of, seat)) for seat in seats])

    def _undo_of(self, seat: int) -> None:
        """Take back what a seat (0: the viewer) has done, asked first if it revealed something."""
        what = revealed(self._client, *self._client.history.taken_back(seat))
        if what:
            self._asked = msg(
                "window.confirm_undo_after_reveal",
                "This step has already revealed {what}. Take it back all the same?",
                what=ListArg(what),
            )
            self._page.bar.ask(self._asked, msg("window.undo_button", "Take back"), partial(self._undo_now, seat))
        else:
            self._undo_now(seat)

    def taken_back(self) -> HistoryEntry:
        """The step that a wish to take back is about: the answer of a person, not what followed by itself."""
        return (self._client.history.taken_back() or [self._client.history.current])[-1]

    def _undo_now(self, seat: int) -> None:
        self._page.bar.dismiss()
        if not self._client.history.undo(seat) and not self._client.viewer:
            self.told.emit(msg("window.nothing_to_undo", "There is nothing to take back."))

    def _withdraw(self) -> None:
        """Another step, other eyes: what was asked is not true any more, and what it names not for them."""
        if self._asked is not None and self._page.bar.message is self._asked:
            self._page.bar.dismiss()
        self._asked = None

    def redo(self) -> None:
        """Do the step again that was taken back."""
        if not self._client.history.redo():
            self.told.emit(msg("window.nothing_to_redo", "There is nothing to redo."))

    # ---- moments -------------------------------------------------------------------------------------------------

    def go_to(self, entry: HistoryEntry | None) -> None:
        """Go to a moment."""
        here = self._client.history.current
        if entry is not None and is_before(entry, self._client.history.first):
            self.told.emit(_BEFORE_TASK)
        elif entry is not None and entry is not here:
            self._page.view.slow_motion.stop()
            self._client.history.seek(entry)
            if entry.children and not here.children:  # said once, on leaving the end of a line
                self.told.emit(EARLIER if self._client.history.can_branch else _SEEN_BEFORE)

    def step(self, by: int) -> None:
        """One step along the line, back or forth."""
        line = self._client.history.main_line()
        at = line.index(self._client.history.current)
        self.go_to(line[min(len(line) - 1, max(0, at + by))])

    def to_start(self) -> None:
        """To the beginning of the game."""
        self.go_to(self._client.history.root)

    def to_end(self) -> None:
        """To the newest step of this line."""
        self.go_to(self._client.history.main_line()[-1])

    def to_main_line(self) -> None:
        """To the end of the line that was played first."""
        entry = self._client.history.root
        while entry.children:
            entry = entry.children[0]
        self.go_to(entry)

    def what_if(self) -> None:
        """Try something else from here, the old line stays as a branch; at its end that is one answer back."""
        entry: HistoryEntry | None = self._client.history.current
        if entry is not None and entry.children:
            self.told.emit(_WHAT_IF)
            return
        newest = next((one for one in reversed(self._client.history.line()) if _is_chosen(one)), None)
        while newest is None and entry is not None and entry.kind is not EntryKind.ANSWER:
            entry = entry.parent
        entry = newest or entry
        if entry is None or entry.parent is None:
            self.told.emit(msg("window.nothing_to_try_anew", "There is nothing to retry yet."))
            return
        self.go_to(entry.parent)
        self.told.emit(_WHAT_IF)

    # ---- slow motion ---------------------------------------------------------------------------------------------

    def _changed(self, change: TableChange) -> None:
        self._steps = change.steps
        self._withdraw()
        self._offer(change)
        self._motion.show_playing(False)
        self._motion.show_step(0, 0)

    def _offer(self, change: TableChange) -> None:
        """The game went on by itself for long: say so, and how to see it."""
        bar = self._page.bar
        if self._offered is not None and bar.message is self._offered:
            bar.dismiss()
        self._offered = None
        told = sum(step.what == "note" for step in change.steps)
        if change.kind == "answer" and told >= _LONG and bar.message is None and not self._replays.plays_by_itself:
            self._offered = msg(
                "window.game_went_on_by_itself", "The game went on by itself, %n step(s) in a row.", told
            )
            bar.offer(
                self._offered, msg("window.watch_in_slow_motion_button", "Watch in slow motion"), self.play, _OFFERED
            )

    def _seated(self, _: int) -> None:
        """What the one before saw of the newest step is not for the eyes of the next."""
        self._steps = ()
        self._withdraw()

    def replay(self) -> None:
        """Show what others did since the viewer's last answer; asked again, read it."""
        here = self._client.history.current
        again = self._replayed is here
        self._replayed = None if again else here
        if again and self._client.story.newest():
            self._replays.stop()
            self.story_wanted.emit()
        elif again or not self._replays.replay():
            self._replays.stop()
            self.play()

    def play_on(self) -> None:
        """Play the line from the present moment to its end, with its remarks as captions."""
        line = self._client.history.main_line()
        rest = line[line.index(self._client.history.current) + 1 :]
        self._client.history.seek(line[-1])
        if not self._replays.play_line(rest):
            self.told.emit(msg("window.nothing_to_show_in_step", "This step has nothing to show."))

    def play(self) -> None:
        """Show the newest step in slow motion, or go on with it."""
        player = self._page.view.slow_motion
        player.set_speed(self._context.theme.speed)
        if player.playing:
            player.pause(False)
        else:
            steps, before = self._steps, None
            if not steps:
                steps, before = (
                    tuple(self._client.history.steps_of(self._client.history.current)),
                    self._client.history.view_before(),
                )
            if not any(step.what == "note" for step in steps):
                self.told.emit(msg("window.nothing_to_show_in_step", "This step has nothing to show."))
                return
            self._page.view.slow_motion.play_steps(steps, before)
        self._motion.show_playing(True)

    def _pressed(self, name: str) -> None:
        player = self._page.view.slow_motion
        match name:
            case "play" if not player.playing and self._client.history.current.children:
                self.play_on()
            case "play":
                self.play()
            case "pause":
                player.pause()
                self._motion.show_playing(False)
            case "forward":
                player.step() if player.playing else self.step(1)
            case "back":
                player.back() if player.playing else self.step(-1)
            case "start":
                self.to_start()
            case "end":
                self.to_end()

    def _played(self, at: int, whole: int) -> None:
        self._motion.show_step(at, whole)
        if not whole:
            self._motion.show_playing(False)
