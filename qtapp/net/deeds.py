"""What those who sit do: answer, take back, ask why not and what a draft would bring. The session decides."""

from __future__ import annotations

from collections.abc import Callable

from engine import api
from qtapp.net import wire
from qtapp.net.chairs import Chair
from qtapp.net.guests import Guest, Window
from qtapp.net.table_wire import answer_digest
from qtapp.net.telling import Teller, may_take_back


class Deeds:
    """Does what devices want, once each, and tells the window of it."""

    def __init__(
        self,
        session: api.Session,
        window: Window,
        teller: Teller,
        done: Callable[[Chair], None],
        changed: Callable[[Chair], None],
    ) -> None:
        """`done`: a chair has given an answer; `changed`: it has taken one back."""
        self._session = session
        self._window = window
        self._teller = teller
        self._done = done
        self._changed = changed

    @staticmethod
    def _is_new(chair: Chair, say: int) -> bool:
        """Is it the first time that a device says this? What came twice is done once."""
        if say <= chair.said:
            return False
        chair.said = say
        return True

    def answer(self, guest: Guest, chair: Chair, message: wire.AnswerMessage) -> None:
        """An answer by number to the newest question."""
        if not self._is_new(chair, message.say):
            return
        packets = chair.packets
        pending = packets.pending()
        answer = packets.answer_of(message.ask, message.picks)
        if answer is not None and message.key and message.key != answer_digest(answer[0]):
            answer = None  # both tables count their options otherwise: nothing is done that nobody has chosen
        if pending is None or answer is None:
            late = api.msg("table.already_answered_question", "This question has already been answered.")
            self._refuse(guest, chair, message.say, [api.Refusal("table/stale-question", late)])
            self._teller.tell(chair, again=True)
            return
        outcome = self._session.answer(pending, answer[0])
        if isinstance(outcome, list):
            self._refuse(guest, chair, message.say, outcome)
            self._teller.tell(chair, again=True)
            return
        packets.answered()
        guest.send(wire.TakenMessage(say=message.say))
        self.happened(outcome)
        self._done(chair)

    def happened(self, entry: api.HistoryEntry) -> None:
        """The window hears of it once the phones have their states."""
        api.NamedNotes(self._session).record(entry)

        def tell() -> bool:
            self._window.happened(entry)
            return False

        self._window.do_later(tell, soon=False)

    def take_back(self, guest: Guest, chair: Chair, message: wire.UndoMessage) -> None:
        """A seat would like to choose again."""
        if not self._is_new(chair, message.say):
            return
        if not may_take_back(self._session, chair.seat):
            self._refuse(guest, chair, message.say, [])
            self._teller.tell(chair, again=True)
            return
        outcome = api.take_back(self._session, chair.seat)
        if isinstance(outcome, api.Refusal):
            self._refuse(guest, chair, message.say, [outcome])
            return
        chair.packets.answered()
        guest.send(wire.TakenMessage(say=message.say))

        def tell() -> bool:
            self._window.taken_back()
            return False

        self._window.do_later(tell, soon=False)
        self._changed(chair)

    def explain(self, guest: Guest, chair: Chair, message: wire.WhyMessage) -> None:
        """Why can a thing not be used, or a draft not be given?"""
        packets = chair.packets
        found: list[api.Refusal] = []
        if message.thing is not None:
            if message.thing < len(packets.things):
                thing, questions = packets.things[message.thing], packets.looker.questions
                found = questions.why_not(thing, None) or questions.why_not(thing, "")
        elif message.picks is not None:
            answer = packets.answer_of(message.ask, message.picks)
            found = [] if answer is None else packets.looker.questions.broken_rules(answer[0])
        self._refuse(guest, chair, message.say, found)

    @staticmethod
    def tell_gains(guest: Guest, chair: Chair, message: wire.GainsMessage) -> None:
        """What would a draft cost and bring? Only of one that would be taken."""
        answer = chair.packets.answer_of(message.ask, message.picks)
        if answer is not None and not chair.packets.looker.questions.broken_rules(answer[0]):
            gain = chair.packets.gains.of(answer[0]) or wire.WireGain(text="", pills=[])
            guest.send(wire.GainedMessage(ask=message.ask, lines={"draft": gain}))

    @staticmethod
    def _refuse(guest: Guest, chair: Chair, say: int, refusals: list[api.Refusal]) -> None:
        rule = refusals[0].rule if refusals else ""
        guest.send(wire.RefusedMessage(say=say, reasons=chair.packets.reasons(refusals), rule=wire.short(rule)))
