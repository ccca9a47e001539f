"""The host: seats, tokens, numbers, and what is sent to whom. The only authority is the session; phones are its guests.

It knows no socket: a link is anything that takes texts and pictures. Long work is handed out in small steps, so that
the window stays smooth; whoever makes a host says when these are done.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import cast

from pydantic import ValidationError

from engine import api
from qtapp.i18n.voice import Voice
from qtapp.net import wire
from qtapp.net.chairs import MOST_ONLOOKERS, Chair, Chairs, StoredChairs, digest_of, new_token
from qtapp.net.guests import Bucket, Clock, Guest, Link, Window
from qtapp.net.packets import SeatPackets, TableSigns
from qtapp.net.words import words_in
from qtapp.session.looker import SeatLooker
from qtapp.session.view_models import TableChange

CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_LENGTH = 6
_OPEN_SECONDS = 600.0
"""So long a code is valid; after that the door is latched: who sits may come back, nobody new comes in."""
_WRONG_CODES = (0.2, 10.0)
"""Wrong codes of all together: ten, then one in five seconds."""
_MESSAGES = (12.0, 40.0)
"""Messages of one device: so many a second, so many at once."""
_MOST_STRIKES = 40
_GAINS_AT_ONCE = 4
"""Options whose gains are worked out in one step."""


class Host:
    """One game that is open to devices. All its methods are called in the thread of the session."""

    def __init__(self, session: api.Session, window: Window, clock: Clock, *, signs: TableSigns | None = None) -> None:
        self._window = window
        self._clock = clock
        self._signs = signs
        self._session = session
        self._secret = secrets.token_bytes(32)
        self.run = secrets.token_hex(4)
        self.chairs = Chairs()
        self._guests: dict[Link, Guest] = {}
        self._tries = Bucket(*_WRONG_CODES, clock)
        self.code = ""
        self._opened = 0.0
        self._is_latched = False
        self.open_door()

    # ---- the door ------------------------------------------------------------------------------------------------

    def open_door(self) -> None:
        """Let people in by a new code."""
        self.code = "".join(secrets.choice(CODE_SIGNS) for _ in range(_CODE_LENGTH))
        self._opened = self._clock()
        self._is_latched = False

    @property
    def is_open(self) -> bool:
        """Is the code valid? Once all seats are held, or after ten minutes, only those who sit may come back."""
        return not self._is_latched and self._clock() - self._opened < _OPEN_SECONDS

    def close_door(self) -> None:
        """Tell everybody that it is over. Their seats are the table's again."""
        for guest in list(self._guests.values()):
            self._bye(guest, "closed")
        self.chairs = Chairs()
        self._guests.clear()

    def open_session(self, session: api.Session) -> None:
        """Another game: nobody holds a seat of it yet."""
        for guest in list(self._guests.values()):
            self._bye(guest, "closed")
        self.chairs = Chairs()
        self._session = session

    def promise(self, stored: StoredChairs) -> None:
        """The host has started again: seats stay promised to the phones that had them."""
        for one in stored.chairs:
            if one.seat <= len(self._session.players) and self.chairs.holder(one.seat) is None:
                self.chairs.add(self._chair(one.seat, one.language, bytes.fromhex(one.digest)))

    # ---- seats ---------------------------------------------------------------------------------------------------

    def where(self, seat: int) -> str:
        """From where a seat is played: table, phone, away (its phone is asleep) or computer."""
        player = self._session.players[seat - 1]
        if player.is_automa or self._window.is_computer(seat):
            return "computer"
        chair = self.chairs.holder(seat)
        return "table" if chair is None else "phone" if chair.link is not None else "away"

    def free(self, seat: int) -> None:
        """The table takes a seat back: its token is void from now on."""
        chair = self.chairs.holder(seat)
        if chair is not None:
            self._leave(chair, "handed")

    def _seats(self) -> list[wire.WireSeat]:
        asked = {pending.question.seat for pending in self._session.pending()}
        return [
            wire.WireSeat.model_validate(
                {
                    "n": seat,
                    "name": wire.short(player.name),
                    "colour": player.colour,
                    "where": self.where(seat),
                    "asked": seat in asked,
                }
            )
            for seat, player in enumerate(self._session.players, 1)
        ]

    def _chair(self, seat: int, language: wire.Language, digest: bytes) -> Chair:
        return Chair(seat, digest, self._packets(seat, language), language)

    def _packets(self, seat: int, language: wire.Language) -> SeatPackets:
        key = hmac.new(self._secret, b"art %d" % seat, hashlib.blake2b).digest()[:32]
        looker = SeatLooker(self._session, seat, changed=self._answered_by_itself)
        looker.questions.by_itself.is_wanted = self._window.answers_obvious
        return SeatPackets(looker, Voice(language), key, self._signs)

    def _speak(self, chair: Chair, language: wire.Language) -> None:
        """Another language for a chair; its questions are counted on."""
        asked = chair.packets.ask_id
        chair.language, chair.packets, chair.last = language, self._packets(chair.seat, language), ""
        chair.packets.count_on(asked)

    def _may_sit(self, seat: int) -> bool:
        if not seat:
            return self.chairs.onlookers() < MOST_ONLOOKERS
        return seat <= len(self._session.players) and self.where(seat) == "table"

    def _sit(self, guest: Guest, seat: int) -> None:
        if not self._may_sit(seat):
            self._send_rooms(guest)  # the first one has it; only the table can give it free
            return
        token = new_token()
        chair = self._chair(seat, guest.language, digest_of(token))
        self.chairs.add(chair)
        if not any(self.where(one) == "table" for one in range(1, len(self._session.players) + 1)):
            self._is_latched = True
        self._seat(guest, chair, token)

    def _seat(self, guest: Guest, chair: Chair, token: str) -> None:
        """Somebody sits down, or comes back."""
        chair.link, guest.chair = guest.link, chair
        chair.last = ""
        self._welcome(guest, chair, token)
        self._window.seats_changed()
        self._answer_obvious()
        self.changed()

    def _leave(self, chair: Chair, why: str) -> None:
        self.chairs.remove(chair)
        guest = self._guest_of(chair)
        if guest is not None:
            guest.chair = None
            self._bye(guest, why)
        chair.link = None
        self._window.seats_changed()
        self.changed()

    def _guest_of(self, chair: Chair) -> Guest | None:
        return None if chair.link is None else self._guests.get(cast(Link, chair.link))

    # ---- what is sent --------------------------------------------------------------------------------------------

    def _send(self, guest: Guest, message: wire.WireModel) -> None:
        if not guest.is_gone:
            guest.link.push(message.model_dump_json())

    def _bye(self, guest: Guest, why: str) -> None:
        if not guest.is_gone:
            self._send(guest, wire.ByeMessage.model_validate({"why": why}))
            guest.is_gone = True
            guest.link.hang_up()

    def _send_rooms(self, guest: Guest) -> None:
        """The seats, for those who know the code; others are told only how the page speaks their language."""
        voice, known = Voice(guest.language), guest.has_joined
        game = wire.short(voice.label(self._session.game.title)) if known else ""
        seats = self._seats() if known else []
        self._send(guest, wire.RoomsMessage(game=game, run=self.run, seats=seats, words=words_in(voice)))

    def _welcome(self, guest: Guest, chair: Chair, token: str) -> None:
        player = self._session.players[chair.seat - 1] if chair.seat else None
        voice = chair.packets.voice
        self._send(
            guest,
            wire.WelcomeMessage(
                seat=chair.seat,
                token=token,
                run=self.run,
                name="" if player is None else wire.short(player.name),
                colour=0 if player is None else player.colour,
                game=wire.short(voice.label(self._session.game.title)),
                words=words_in(voice),
            ),
        )

    def changed(self) -> None:
        """The table has changed, whoever did it: each seat gets its state, those who are asked first."""
        asked = {pending.question.seat for pending in self._session.pending()}
        for chair in sorted(self.chairs.all(), key=lambda one: one.seat not in asked):
            self._tell_later(chair)

    def _tell_later(self, chair: Chair) -> None:
        if chair.link is not None and not chair.is_due:
            chair.is_due = True
            self._window.do_later(lambda: self._tell(chair))

    def _tell(self, chair: Chair, *, again: bool = False) -> bool:
        """Send a seat its state. If nothing that it can see has changed, not a byte is sent."""
        chair.is_due = False
        guest = self._guest_of(chair)
        if guest is None:
            return False
        message = chair.packets.state(self._seats(), self._may_take_back(chair))
        body = message.model_dump_json()
        if body == chair.last and not again:
            return False
        if body != chair.last:
            chair.seq, chair.last = chair.seq + 1, body
        self._send(guest, message.model_copy(update={"seq": chair.seq}))
        if message.ask is not None and message.ask.shape == "pick":
            chair.told = 0
            ask = message.ask.id
            self._window.do_later(lambda: self._tell_gains(chair, ask), soon=False)
        return False

    def _tell_gains(self, chair: Chair, ask: int) -> bool:
        """What some more options would bring; True: there are others."""
        guest, packets = self._guest_of(chair), chair.packets
        if guest is None or packets.ask_id != ask or chair.is_due:
            return False
        last = min(chair.told + _GAINS_AT_ONCE, len(packets.answers))
        gains = {str(at): packets.gain(packets.answers[at]) for at in range(chair.told, last)}
        told = {at: gain for at, gain in gains.items() if gain is not None}
        chair.told = last
        if told:
            self._send(guest, wire.GainedMessage(ask=ask, lines=told))
        if last < len(packets.answers):
            return True
        if packets.drops:
            self._window.do_later(lambda: self._tell_map(chair, ask), soon=False)
        return False

    def _tell_map(self, chair: Chair, ask: int) -> bool:
        guest, packets = self._guest_of(chair), chair.packets
        if guest is None or packets.ask_id != ask or chair.is_due:
            return False
        made = self._window.map_of(packets)
        if made is not None:
            picture, message = made
            guest.maps = {message.art: picture}
            self._send(guest, message)
        return False

    # ---- what comes in -------------------------------------------------------------------------------------------

    def arrived(self, link: Link) -> None:
        """Somebody knocks."""
        self._guests[link] = Guest(link, Bucket(*_MESSAGES, self._clock))

    def gone(self, link: Link) -> None:
        """A line was cut: the seat stays, its phone is asleep."""
        guest = self._guests.pop(link, None)
        if guest is not None and guest.chair is not None and guest.chair.link is link:
            chair = guest.chair
            chair.link = None
            if not chair.seat:
                self.chairs.remove(chair)  # onlookers come again by the code
            self._window.seats_changed()
            self.changed()

    def receive(self, link: Link, raw: str | bytes) -> None:
        """A message of a device. What is not exactly one ends the connection."""
        guest = self._guests.get(link)
        if guest is None or guest.is_gone:
            return
        if not guest.bucket.take():
            guest.strikes += 1
            if guest.strikes >= _MOST_STRIKES:
                self._bye(guest, "slow")
            return
        try:
            if not isinstance(raw, str) or len(raw) > wire.MOST_IN:
                raise ValueError("no message")
            message = wire.FROM_PHONE.validate_json(raw)
        except (ValidationError, ValueError):
            self._bye(guest, "bad")
            return
        if guest.chair is None:
            self._receive_at_the_door(guest, message)
        else:
            self._receive_seated(guest, guest.chair, message)

    def _receive_at_the_door(self, guest: Guest, message: wire.FromPhone) -> None:
        match message:
            case wire.JoinMessage():
                right = hmac.compare_digest(message.code, self.code) and self.is_open
                if not self._tries.has_one() or not right:
                    self._tries.take()
                    self._bye(guest, "code")
                    return
                guest.language, guest.has_joined = message.lang, True
                self._send_rooms(guest)
            case wire.LangMessage():
                guest.language = message.lang
                self._send_rooms(guest)
            case wire.SitMessage() if guest.has_joined:
                self._sit(guest, message.seat)
            case wire.ResumeMessage():
                self._resume(guest, message)
            case _:
                self._bye(guest, "bad")

    def _resume(self, guest: Guest, message: wire.ResumeMessage) -> None:
        chair = self.chairs.find(message.token)
        if chair is None:
            self._bye(guest, "seat")
            return
        older = self._guest_of(chair)
        if older is not None:
            older.chair = None
            self._bye(older, "taken")
        if chair.language != message.lang:
            self._speak(chair, message.lang)
        chair.said = 0  # a page that was loaded anew counts from the beginning; its questions are numbered by us
        self._seat(guest, chair, message.token)

    def _receive_seated(self, guest: Guest, chair: Chair, message: wire.FromPhone) -> None:
        match message:
            case wire.ArtMessage():
                for one in message.ids:
                    self._send_picture(guest, chair, one)
            case wire.LangMessage():
                self._speak(chair, message.lang)
                self._welcome(guest, chair, "")
                self._tell_later(chair)
            case wire.LeaveMessage():
                self._leave(chair, "handed")
            case wire.AnswerMessage() if chair.seat:
                self._take_answer(guest, chair, message)
            case wire.WhyMessage() if chair.seat:
                self._explain(guest, chair, message)
            case wire.GainsMessage() if chair.seat:
                answer = chair.packets.answer_of(message.picks) if message.ask == chair.packets.ask_id else None
                if answer is not None and not chair.packets.looker.questions.broken_rules(answer[0]):
                    gain = chair.packets.gain(answer[0]) or wire.WireGain(text="", pills=[])
                    self._send(guest, wire.GainedMessage(ask=message.ask, lines={"draft": gain}))
            case wire.UndoMessage() if chair.seat:
                self._take_back(guest, chair, message)
            case _:
                self._bye(guest, "bad")

    def _is_new(self, chair: Chair, say: int) -> bool:
        """Is it the first time that a device says this? What came twice is done once."""
        if say <= chair.said:
            return False
        chair.said = say
        return True

    def _take_answer(self, guest: Guest, chair: Chair, message: wire.AnswerMessage) -> None:
        if not self._is_new(chair, message.say):
            return
        packets = chair.packets
        pending = packets.pending()
        answer = packets.answer_of(message.picks) if message.ask == packets.ask_id else None
        if pending is None or answer is None:
            late = api.msg("table.already_answered_question", "This question has already been answered.")
            self._refuse(guest, chair, message.say, [api.Refusal("table/stale-question", late)])
            self._tell(chair, again=True)
            return
        outcome = self._session.answer(pending, answer[0])
        if isinstance(outcome, list):
            self._refuse(guest, chair, message.say, outcome)
            self._tell(chair, again=True)
            return
        packets.answered()
        self._send(guest, wire.TakenMessage(say=message.say))
        self._happened(outcome)
        self._answer_obvious()
        self.changed()

    def _happened(self, entry: api.HistoryEntry) -> None:
        """The window hears of it once the phones have their states."""
        api.NamedNotes(self._session).record(entry)

        def tell() -> bool:
            self._window.happened(entry)
            return False

        self._window.do_later(tell, soon=False)

    def _answer_obvious(self) -> None:
        """Questions of phones that have nothing to be decided are answered as at the table."""
        for chair in self.chairs.all():
            if chair.seat and chair.link is not None:
                chair.packets.looker.questions.by_itself.go_on()

    def _answered_by_itself(self, change: TableChange) -> None:
        if change.kind == "answer":
            self._happened(self._session.current)

    def _refuse(self, guest: Guest, chair: Chair, say: int, refusals: list[api.Refusal]) -> None:
        rule = refusals[0].rule if refusals else ""
        self._send(guest, wire.RefusedMessage(say=say, reasons=chair.packets.reasons(refusals), rule=wire.short(rule)))

    def _explain(self, guest: Guest, chair: Chair, message: wire.WhyMessage) -> None:
        packets = chair.packets
        found: list[api.Refusal] = []
        if message.thing is not None:
            if message.thing < len(packets.things):
                found = packets.looker.questions.why_not(packets.things[message.thing], "")
        elif message.picks is not None and message.ask == packets.ask_id:
            answer = packets.answer_of(message.picks)
            found = [] if answer is None else packets.looker.questions.broken_rules(answer[0])
        self._refuse(guest, chair, message.say, found)

    def _may_take_back(self, chair: Chair) -> bool:
        """While others still choose, or as long as nobody has acted and nothing was shown since."""
        if not chair.seat or self._session.mode is not api.PlayMode.STRICT:
            return False
        if api.own_choice(self._session, chair.seat) is not None:
            return True
        entries = api.taken_back(self._session, chair.seat)
        return bool(entries) and all(
            one.kind is api.EntryKind.ANSWER and one.seat == chair.seat and not one.first_seen() for one in entries
        )

    def _take_back(self, guest: Guest, chair: Chair, message: wire.UndoMessage) -> None:
        if not self._is_new(chair, message.say):
            return
        if not self._may_take_back(chair):
            self._refuse(guest, chair, message.say, [])
            self._tell(chair, again=True)
            return
        outcome = api.take_back(self._session, chair.seat)
        if isinstance(outcome, api.Refusal):
            self._refuse(guest, chair, message.say, [outcome])
            return
        chair.packets.answered()
        self._send(guest, wire.TakenMessage(say=message.say))

        def tell() -> bool:
            self._window.taken_back()
            return False

        self._window.do_later(tell, soon=False)
        self.changed()

    def _send_picture(self, guest: Guest, chair: Chair, one: str) -> None:
        """A picture in a step of its own; only what was sent to this seat can be asked for."""
        ready = guest.maps.get(one)
        ref = None if ready is not None else chair.packets.art.find(one)
        if ready is None and ref is None:
            return

        def paint() -> bool:
            if guest.is_gone or guest.chair is not chair:
                return False
            data = ready if ref is None else self._window.picture_of(chair.packets, ref)
            if data is not None:
                guest.link.push(bytes.fromhex(one) + data)
            return False

        self._window.do_later(paint, soon=False)
