"""The class plays a seat of the ordinary game: what that seat is asked becomes a vote, and the vote its answer.

Imported when a class begins to vote, never before: with it comes all that listens. The decision card stays what it is:
whatever step it shows is voted about, whoever led there, and its rows show the votes. So the teacher can answer by hand
at any time, and the vote is over.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QRect, QTimer, Signal

from engine.api import Message, PlayMode, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.placing import GAP
from qtapp.net.addresses import home_addresses
from qtapp.net.voice_wire import MOST_ITEMS, NO_PICK
from qtapp.net.voices import Told, Voices
from qtapp.session.client import TableChange
from qtapp.session.looker import SeatLooker
from qtapp.teach.class_panel import MORE_SECONDS
from qtapp.teach.class_quiz import BY_HAND
from qtapp.teach.class_reasons import ReasonsCard
from qtapp.teach.class_vote import ClassVote, VotePhase, VotePlan
from qtapp.teach.class_vote_card import VoteCard
from qtapp.teach.class_vote_words import VoteWords
from qtapp.teach.class_who import PanelPupil
from qtapp.windows.game.window import GameWindow
from qtapp.windows.other_tables.class_entry import open_voices, typed_address
from qtapp.windows.other_tables.class_join import JoinCard
from qtapp.windows.other_tables.class_names import ClassNames

_TICK, _GRACE, _SHOWN = 250, 1200, 1600
"""Milliseconds: between two looks at the clock; in which the last one can still change a vote; that a result stands."""
_INTERRUPTED: dict[str, Message] = {
    "undo": msg("class.vote_taken_back", "Something was taken back."),
    "redo": msg("class.vote_other_moment", "The table shows another moment."),
    "seek": msg("class.vote_other_moment", "The table shows another moment."),
    "mode": msg("class.vote_free_hands", "The table is being rearranged by hand."),
}
"""What ends a vote, by the kind of change."""
BY_TEACHER = msg("class.vote_by_hand", "Your teacher has decided this one.")
BY_HAND_AT_TABLE = msg("class.vote_answered_by_hand", "Answered at the table: this vote is over.")
VOTE_IS_OVER = msg("class.vote_ended", "The class no longer plays this seat.")


class ClassTurn(QObject):
    """One seat of one game window, from the lobby to the end of the lesson."""

    told = Signal(object)
    """Message: why it cannot begin, or that it has ended."""

    def __init__(self, context: AppContext, game: GameWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context, self._game, self._client = context, game, game.client
        self.vote: ClassVote | None = None
        self.voices: Voices | None = None
        self.card: VoteCard | None = None
        self.join = JoinCard(context, game.page)
        self.join.step_wanted.connect(self._start)
        self.reasons = ReasonsCard(context, game.page)
        self.names = ClassNames(context, game.page, lambda: self.voices)
        self.names.changed.connect(self._came)
        self.join.who.rename_wanted.connect(self.names.ask)
        self.join.who.mute_wanted.connect(self.names.mute)
        self.join.who.send_out_wanted.connect(self.names.send_out)
        self.find_addresses: Callable[[], list[str]] = home_addresses
        self.shown = _SHOWN
        """Milliseconds that a result stands before it is done."""
        self._words: VoteWords | None = None
        self._key: object = None
        """The step that is voted about: the same one shown anew is no other vote."""
        self._ending = ""
        """Why the open vote is about to end: to be counted, or for reasons to be told."""
        self._word: Message | None = None
        """What the phones were told last while they are not asked."""
        self._seconds, self._clock = 0, QElapsedTimer()
        self._tick = self._timer(_TICK, self._look_at_clock, is_single=False)
        self._grace = self._timer(_GRACE, self._all_have_voted)
        self._rest = self._timer(self.shown, self._do_it)
        self._due = self._timer(0, self._look)
        self._later = self._timer(_TICK, self._look)
        game.regions.laid.connect(self._lay)

    def _timer(self, interval: int, then: Callable[[], None], *, is_single: bool = True) -> QTimer:
        made = QTimer(self)
        made.setInterval(interval)
        made.setSingleShot(is_single)
        made.timeout.connect(then)
        return made

    # ---- begin and end -------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Does a class play here?"""
        return self.voices is not None

    def begin(self, plan: VotePlan, *, is_address_shared: bool = False) -> bool:
        """Open the door; False: it cannot be opened, and why was told."""
        self.leave()
        voices = open_voices(
            self.find_addresses(),
            self._context.speech.language,
            self,
            names_given=plan.names_given,
            is_address_shared=is_address_shared,
        )
        if not isinstance(voices, Voices):
            self.told.emit(voices)
            return False
        game = self._game
        self.voices, self.vote = voices, ClassVote(plan)
        looker = SeatLooker(self._client.session, plan.seat)
        self._words = VoteWords(looker, lambda: game.decision.buttons, plan, self._context.speech)
        self._key = self._word = None
        voices.came.connect(self._came)
        voices.said.connect(self._said)
        voices.ended.connect(self._ended)
        self.card = VoteCard(self._context, game.decision.signs, self._client.names)
        self.card.pressed.connect(self.press)
        self.card.row_chosen.connect(self._choose)
        game.decision.set_companion(self.card)
        game.decision.say_anew()
        self.join.show_door(typed_address(voices), voices.code, voices.address_for_camera)
        self._client.changed.connect(self._changed)
        game.decision.step_shown.connect(self._due.start)
        game.told.watching.connect(self._watched)
        self._came()
        self.show_join()
        return True

    def leave(self) -> None:
        """It is over: all phones are told, and nothing is known of anybody any more."""
        voices, game = self.voices, self._game
        if voices is None:
            return
        for timer in (self._tick, self._grace, self._rest, self._due, self._later):
            timer.stop()
        self._client.changed.disconnect(self._changed)
        game.decision.step_shown.disconnect(self._due.start)
        game.told.watching.disconnect(self._watched)
        if self.vote is not None:
            self.vote.watch()
        self.voices = self.vote = self._words = None
        voices.bye()
        voices.deleteLater()
        self.join.close_card()
        self.reasons.close_card()
        game.decision.set_companion(None)
        game.decision.say_anew()
        game.decision.show_votes({})
        if self.card is not None:
            self.card.deleteLater()
            self.card = None
        self.told.emit(VOTE_IS_OVER)

    # ---- what the teacher does -----------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        """A button of the card, or a key."""
        deeds: dict[str, Callable[[], None]] = {
            "step": self._step,
            "reasons": self._ask_reasons,
            "more": self._more_time,
            "join": self.show_join,
            "end": self.leave,
        }
        if self.is_open:
            deeds[name]()

    def show_join(self) -> None:
        """How phones come in, over the table; once more: it goes."""
        if self.vote is None:
            return
        if self.join.isVisible() and not self.join.is_lobby:
            self.join.close_card()
        else:
            self.join.open_card(is_lobby=self.vote.phase is VotePhase.LOBBY)
            self._lay()

    def _start(self) -> None:
        """Begin; later on the same button only takes the card away."""
        self.join.close_card()
        if self.vote is not None and self.vote.phase is VotePhase.LOBBY:
            self.vote.watch()
            self._look()
            if self.card is not None:
                self.card.take_focus()

    def _step(self) -> None:
        """The one way on: start, close, vote again, go on."""
        vote = self.vote
        assert vote is not None
        match vote.phase:
            case VotePhase.LOBBY:
                self._start()
            case VotePhase.VOTING | VotePhase.PROPOSING:
                self._close("count")
            case VotePhase.TIED | VotePhase.NOBODY:
                if vote.repeat() is not None:
                    self._send()
                else:
                    self._key = None
                    self._look()
            case VotePhase.PAUSED:
                vote.watch()
                self._key = self._word = None
                self._look()

    def _ask_reasons(self) -> None:
        vote = self.vote
        if vote is None or not vote.can_ask_reasons:
            return
        if vote.phase is VotePhase.TIED:
            self._vote_again()
        else:
            self._close("reasons")

    def _more_time(self) -> None:
        if self.voices is not None and self._seconds and self.vote is not None and self.vote.is_open:
            self._seconds += MORE_SECONDS
            self.voices.give_time(MORE_SECONDS)
            self._refresh()

    def _choose(self, choice: int) -> None:
        """The teacher has clicked one of the choices that have no row in the decision."""
        if self.vote is not None and self.vote.decide(choice):
            self._show_result()

    # ---- what the table does -------------------------------------------------------------------------------------

    def _changed(self, change: TableChange) -> None:
        if change.kind == "replaced":
            self.leave()
            return
        vote = self.vote
        if vote is None or vote.phase is VotePhase.LOBBY:
            return
        if change.kind in _INTERRUPTED:
            self._pause(_INTERRUPTED[change.kind])
        self._due.start()

    def _watched(self, _: bool) -> None:
        self._due.start()

    def _pause(self, word: Message) -> None:
        """It ends with a word on the phones and at the table."""
        vote = self.vote
        assert vote is not None
        self._stop_clocks()
        vote.pause()
        self._key = None
        self._tell_phones(msg("class.vote_wait", "{word} Wait for the next vote.", word=word))
        self._word = word
        self._game.tell(word)
        self._refresh()

    def _look(self) -> None:
        """Whatever step the decision shows to the class is voted about; the same one shown anew stays as it is."""
        vote, words, card = self.vote, self._words, self._game.decision
        if vote is None or words is None or vote.phase in (VotePhase.LOBBY, VotePhase.PAUSED):
            return
        pending, client = card.pending(), self._client
        seat = vote.plan.seat
        is_asked = pending is not None and pending.question.seat == seat and client.asked == seat
        if self._game.told.playing:
            self._later.start()
        if pending is None or not is_asked or client.mode is PlayMode.SANDBOX:
            self._key = None
            self._watch(self._waiting_word())
            return
        if self._game.told.playing:  # what others did is seen first; a vote that is open goes on meanwhile
            return
        step = card.model.step() if card.part is None else None
        rows = tuple(step.rows()) if step is not None else ()
        key = (client.history.current, pending.frame, tuple((row.id, len(row.options)) for row in rows))
        if key == self._key:
            self._refresh()
            return
        if vote.is_open:
            self._tell_phones(BY_TEACHER)
        self._stop_clocks()
        self._key = key
        can_read = vote.plan.is_hand_open or client.questions.face_down.is_possible(seat)
        if not can_read or (step is None and not 0 < len(client.questions.items()) <= MOST_ITEMS):
            self._watch(msg("class.vote_at_the_table", "This is decided at the table. Watch!"))
        elif step is None:
            words.take_items(pending)
            vote.propose(words.start)
            self._send_proposing()
        elif len(rows) == 1:
            words.take_step(step)
            self._watch(msg("class.vote_only_one", "Only one thing is possible. Watch the table!"))
            self._rest.start(self.shown)
        else:
            words.take_step(step)
            vote.ask([row.group.id if row.group is not None else "" for row in rows])
            self._send()

    def _waiting_word(self) -> Message:
        if self._client.is_over:
            return msg("class.vote_game_over", "The game is over. Watch the table!")
        return msg("class.vote_others", "The others are playing. Watch the table!")

    def _watch(self, word: Message) -> None:
        vote = self.vote
        assert vote is not None
        if vote.phase is not VotePhase.WATCHING or word != self._word:
            if vote.is_open:
                self._game.tell(BY_HAND_AT_TABLE)
            self._stop_clocks()
            vote.watch()
            self._tell_phones(word)
            self._refresh()

    def _tell_phones(self, word: Message) -> None:
        if self.voices is not None:
            self._word = word
            self.voices.rest(word)

    def _stop_clocks(self) -> None:
        for timer in (self._tick, self._grace, self._rest):
            timer.stop()
        self._ending = ""
        self.reasons.close_card()

    # ---- one vote ------------------------------------------------------------------------------------------------

    def _send(self) -> None:
        """The vote to all phones; its words are put together between other things."""
        vote, voices, words = self.vote, self.voices, self._words
        assert vote is not None and voices is not None and words is not None and vote.poll is not None
        self._begin_clock()
        voices.ask(words.asked(vote, self._seconds), in_slices=True)
        self._refresh()

    def _send_proposing(self) -> None:
        vote, voices, words = self.vote, self.voices, self._words
        assert vote is not None and voices is not None and words is not None and vote.proposals is not None
        self._begin_clock()
        voices.ask(words.proposing(vote.proposals, self._seconds), in_slices=True)
        self._refresh()

    def _begin_clock(self) -> None:
        assert self.vote is not None
        self._grace.stop()
        self._ending, self._word = "", None
        self._seconds = max(0, self.vote.plan.pace)
        self._clock.start()
        if self._seconds:
            self._tick.start()

    def _came(self) -> None:
        if self.voices is not None:
            here = self.voices.voices()
            self.join.show_pupils(tuple(PanelPupil(one.id, one.name, one.is_muted, one.is_awake) for one in here))
            self._lay()
            self._said()

    def _said(self) -> None:
        """A vote was counted: the last one may still be changed for a moment."""
        vote, voices = self.vote, self.voices
        if vote is None or voices is None:
            return
        self._refresh()
        if vote.is_open and vote.plan.pace != BY_HAND and voices.everybody_said:
            if not self._grace.isActive():
                self._grace.start()
        else:
            self._grace.stop()

    def _all_have_voted(self) -> None:
        if self.voices is not None and self.voices.everybody_said:
            self._close("count")

    def _look_at_clock(self) -> None:
        if self._clock.elapsed() >= self._seconds * 1000:
            self._close("count")
        else:
            self._refresh()

    def _close(self, why: str) -> None:
        """Nobody is listened to any more, as soon as all has been counted that was said in time."""
        if self.voices is not None and self.vote is not None and self.vote.is_open and not self._ending:
            self._tick.stop()
            self._grace.stop()
            self._ending = why
            self.voices.end()

    def _ended(self) -> None:
        vote, why, self._ending = self.vote, self._ending, ""
        if vote is None or not vote.is_open or not why:
            return
        if vote.phase is VotePhase.PROPOSING:
            if vote.vote_on_proposals() is not None:
                self._send()
            else:
                self._show_result()
        elif why == "reasons" and vote.can_ask_reasons:
            self._vote_again()
        else:
            vote.close()
            self._show_result()

    def _vote_again(self) -> None:
        """Reasons are told; then it is voted about the most voted."""
        vote, words = self.vote, self._words
        assert vote is not None and words is not None
        told = words.reasons(vote)
        vote.vote_again()
        self._send()
        self.reasons.open_card(self._game.decision.signs, told)
        self._lay()

    def _show_result(self) -> None:
        """The result stands for a moment, on the phones too; then it is done."""
        vote, voices = self.vote, self.voices
        assert vote is not None and voices is not None
        self._tick.stop()
        self._grace.stop()
        self.reasons.close_card()
        voices.tell(Told(chosen=vote.chosen if vote.phase is VotePhase.DECIDED else NO_PICK))
        if vote.phase is VotePhase.DECIDED:
            self._rest.start(self.shown)
        self._refresh()

    def _do_it(self) -> None:
        """What the class has decided: the answer, the next step, or the rows below a head."""
        vote, words, decision = self.vote, self._words, self._game.decision
        if vote is None or words is None:
            return
        if vote.phase is VotePhase.WATCHING and len(words.rows) == 1:  # nothing else was possible
            decision.take(words.rows[0])
            return
        rows = vote.chosen_rows
        if vote.phase is not VotePhase.DECIDED or not rows:
            return
        if vote.best:
            answer = words.answer_of(vote.best[rows[0]])
            vote.watch()
            self._client.questions.answer(answer)
        elif vote.go_inside() is not None:
            self._send()
        else:
            vote.watch()
            decision.take(words.rows[rows[0]])

    # ---- what is shown -------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        vote, words, card = self.vote, self._words, self.card
        if vote is None or words is None or card is None or self.voices is None:
            return
        awake = sum(one.is_awake and not one.is_muted for one in self.voices.voices())
        left = max(0, round(self._seconds - self._clock.elapsed() / 1000)) if self._seconds else 0
        has_bars = self._show_votes()
        decision = self._game.decision
        has_words = card.show_state(words.state(vote, awake, self._seconds > 0, left, self._word))
        # To lay everything over the table anew takes long: only if it has another height, and once for both.
        if (has_bars or has_words) and decision.height_for(decision.width()) != decision.height():
            decision.grown.emit()

    def _show_votes(self) -> bool:
        """Bars and counts on the rows of the decision; True: they have come or gone."""
        if self.vote is None or self._words is None:
            return False
        return self._game.decision.show_votes(self._words.on_rows(self.vote))

    def _lay(self) -> None:
        """Cards over the table keep off the decision."""
        regions = self._game.regions
        room, decision = QRect(regions.within()), regions.decision_box()
        if decision is not None and decision.isValid():
            if decision.center().x() > room.center().x():
                room.setRight(min(room.right(), decision.left() - GAP))
            else:
                room.setLeft(max(room.left(), decision.right() + GAP))
        hand = min([room.bottom(), *(box.top() - GAP for box in regions.tray_boxes())])
        if hand - room.top() > room.height() / 2:  # what the class holds is read, too
            room.setBottom(hand)
        for one in (self.join, self.reasons):
            if one.isVisible():
                one.lie_in(room)
