"""The host: who sits where, and who hears what. The only authority is the session; phones are its guests.

It knows no socket: a link is anything that takes texts and pictures. Long work is handed out in small steps, so that
the window stays smooth; whoever makes a host says when these are done.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import cast

from engine import api
from qtapp.net import wire
from qtapp.net.chairs import MOST_ONLOOKERS, Chair, Chairs, StoredChairs, digest_of, new_token
from qtapp.net.deeds import Deeds
from qtapp.net.doorway import Doorway
from qtapp.net.guests import Guest, Link, Window
from qtapp.net.intake import Clock
from qtapp.net.looks import TableLooks
from qtapp.net.packets import SeatPackets, TableSigns
from qtapp.net.telling import Teller
from qtapp.net.words import SoftVoice, words_in
from qtapp.session.looker import SeatLooker
from qtapp.session.view_models import TableChange


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
        self._door = Doorway(clock)
        self._strange: dict[str, str] = {}
        self._teller = Teller(session, window, self._guest_of, self._seats)
        self._deeds = Deeds(session, window, self._teller, self._answered, self.changed)

    # ---- the door ------------------------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        """What lets people in."""
        return self._door.code

    def open_door(self) -> None:
        """Let people in by a new code."""
        self._door.open()

    @property
    def is_open(self) -> bool:
        """Is the code valid? Once all seats are held, or after ten minutes, only those who sit may come back."""
        return self._door.is_open

    def close_door(self) -> None:
        """Tell everybody that it is over. Their seats are the table's again."""
        for guest in list(self._guests.values()):
            guest.dismiss("closed")
        self.chairs = Chairs()
        self._guests.clear()

    def promise(self, stored: StoredChairs) -> None:
        """The host has started again: seats stay promised to the phones that had them."""
        for one in stored.chairs:
            if one.seat <= len(self._session.players) and self.chairs.holder(one.seat) is None:
                self.chairs.add(self._chair(one.seat, one.language, bytes.fromhex(one.digest)))

    # ---- seats ---------------------------------------------------------------------------------------------------

    def where(self, seat: int) -> str:
        """From where a seat is played: table, phone, far (another table), away (its device is asleep) or computer."""
        player = self._session.players[seat - 1]
        if player.is_automa or self._window.is_computer(seat):
            return "computer"
        chair = self.chairs.holder(seat)
        if chair is None:
            return "table"
        return "away" if chair.link is None else "phone" if chair.looks is None else "far"

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
        return SeatPackets(looker, SoftVoice(language), key, self._signs)

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
            self._door.latch()
        self._seat(guest, chair, token)

    def _seat(self, guest: Guest, chair: Chair, token: str) -> None:
        """Somebody sits down, or comes back."""
        chair.link, guest.chair = guest.link, chair
        guest.link.let_in()
        chair.last = ""
        chair.looks = TableLooks(self._session, chair.seat) if guest.is_table else None
        self._welcome(guest, chair, token)
        if chair.looks is not None:
            for message in chair.looks.opening():
                guest.send(message)
        self._window.seats_changed()
        self._window.do_next(lambda: self._go_on(None))

    def _leave(self, chair: Chair, why: str) -> None:
        self.chairs.remove(chair)
        guest = self._guest_of(chair)
        if guest is not None:
            guest.chair = None
            guest.dismiss(why)
        chair.link = None
        self._window.seats_changed()
        self.changed()

    def _guest_of(self, chair: Chair) -> Guest | None:
        return None if chair.link is None else self._guests.get(cast(Link, chair.link))

    # ---- what is sent --------------------------------------------------------------------------------------------

    def _send_rooms(self, guest: Guest) -> None:
        """The seats, for those who know the code; others are told only how the page speaks their language."""
        if not guest.has_joined:
            guest.push(self._words_for_strangers(guest.language))
            return
        game = wire.short(SoftVoice(guest.language).label(self._session.game.title))
        words = words_in(guest.language)
        guest.send(wire.RoomsMessage(game=game, run=self.run, seats=self._seats(), words=words))

    def _words_for_strangers(self, language: wire.Language) -> str:
        """Put into letters once: anybody may ask for it."""
        if language not in self._strange:
            rooms = wire.RoomsMessage(game="", run=self.run, seats=[], words=words_in(language))
            self._strange[language] = rooms.model_dump_json()
        return self._strange[language]

    def _welcome(self, guest: Guest, chair: Chair, token: str) -> None:
        player = self._session.players[chair.seat - 1] if chair.seat else None
        voice = chair.packets.voice
        guest.send(
            wire.WelcomeMessage(
                seat=chair.seat,
                token=token,
                run=self.run,
                name="" if player is None else wire.short(player.name),
                colour=0 if player is None else player.colour,
                game=wire.short(voice.label(self._session.game.title)),
                words=words_in(chair.language),
            )
        )

    def changed(self, by: Chair | None = None) -> None:
        """The table has changed, whoever did it: each seat gets its state.

        Who did it looks at the screen and is told next, before the window paints anything; then those who are asked.
        """
        if by is not None:
            self._teller.tell_next(by)
        asked = {pending.question.seat for pending in self._session.pending()}
        for chair in sorted(self.chairs.all(), key=lambda one: one.seat not in asked):
            if chair is not by:
                self._teller.tell_later(chair)

    # ---- what comes in -------------------------------------------------------------------------------------------

    def arrived(self, link: Link) -> None:
        """Somebody knocks."""
        self._guests[link] = Guest(link)

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
        """A message of a device, which its line has weighed. What is not exactly one ends the connection."""
        guest = self._guests.get(link)
        if guest is None or guest.is_gone:
            return
        message = wire.read_message(raw)
        if message is None:
            guest.dismiss("bad")
            return
        if guest.chair is None:
            self._receive_at_the_door(guest, message)
        else:
            self._receive_seated(guest, guest.chair, message)

    def _receive_at_the_door(self, guest: Guest, message: wire.FromPhone) -> None:
        match message:
            case wire.JoinMessage():
                refused = self._door.refusal(message.code, guest.link.address)
                if refused is not None:
                    guest.dismiss(refused)
                    if refused == "wait":
                        self._window.codes_were_guessed()
                    return
                guest.language, guest.has_joined = message.lang, True
                guest.link.let_in()
                self._send_rooms(guest)
            case wire.LangMessage():
                guest.language = message.lang
                self._send_rooms(guest)
            case wire.TableMessage():
                guest.is_table = True
            case wire.SitMessage() if guest.has_joined:
                self._sit(guest, message.seat)
            case wire.ResumeMessage():
                self._resume(guest, message)
            case _:
                guest.dismiss("bad")

    def _resume(self, guest: Guest, message: wire.ResumeMessage) -> None:
        chair = self.chairs.find(message.token)
        if chair is None:
            guest.dismiss("seat")
            return
        older = self._guest_of(chair)
        if older is not None:
            older.chair = None
            older.dismiss("taken")
        if chair.language != message.lang:
            self._speak(chair, message.lang)
        chair.said = 0  # a page that was loaded anew counts from the beginning; its questions are numbered by us
        self._seat(guest, chair, message.token)

    def _receive_seated(self, guest: Guest, chair: Chair, message: wire.FromPhone) -> None:
        match message:
            case wire.ArtMessage():
                for one in message.ids:
                    self._teller.send_picture(guest, chair, one)
            case wire.LangMessage():
                self._speak(chair, message.lang)
                self._welcome(guest, chair, "")
                self._teller.tell_later(chair)
            case wire.LeaveMessage():
                self._leave(chair, "handed")
            case wire.AnswerMessage() if chair.seat:
                self._deeds.answer(guest, chair, message)
            case wire.WhyMessage() if chair.seat:
                self._deeds.explain(guest, chair, message)
            case wire.GainsMessage() if chair.seat:
                self._deeds.tell_gains(guest, chair, message)
            case wire.UndoMessage() if chair.seat:
                self._deeds.take_back(guest, chair, message)
            case _:
                guest.dismiss("bad")

    # ---- what answers itself -------------------------------------------------------------------------------------

    def _answered(self, chair: Chair) -> None:
        self._window.do_next(lambda: self._go_on(chair))

    def _go_on(self, by: Chair | None) -> bool:
        """One question that has nothing to be decided is answered as at the table; if there is none, all are told."""
        for chair in self.chairs.all():
            by_itself = chair.packets.looker.questions.by_itself
            if chair.seat and chair.link is not None and (by_itself.look_on() or by_itself.answer_one()):
                return True
        self.changed(by)
        return False

    def _answered_by_itself(self, change: TableChange) -> None:
        if change.kind == "answer":
            self._deeds.happened(self._session.current)
