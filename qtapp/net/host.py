"""The host: who sits where, and who hears what. The only authority is the session; phones are its guests.

It knows no socket: a link is anything that takes texts and pictures. Long work is handed out in small steps, so that
the window stays smooth; whoever makes a host says when these are done.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import cast

from engine import api
from qtapp.net import wire
from qtapp.net.chairs import Chair, Chairs, Home, LineState, StoredChairs, digest_of, key_of, new_token
from qtapp.net.deeds import Deeds
from qtapp.net.doorway import Doorway
from qtapp.net.guests import Guest, Link, Window
from qtapp.net.intake import Clock
from qtapp.net.known import KnownDevices
from qtapp.net.looks import TableLooks
from qtapp.net.packets import SeatPackets, TableSigns
from qtapp.net.telling import Teller
from qtapp.net.words import SoftVoice, told_to_strangers, words_in
from qtapp.session.looker import SeatLooker
from qtapp.session.view_models import TableChange


class Host:
    """One game that is open to devices. All its methods are called in the thread of the session."""

    def __init__(
        self,
        session: api.Session,
        window: Window,
        clock: Clock,
        *,
        signs: TableSigns | None = None,
        known: KnownDevices | None = None,
    ) -> None:
        self._window = window
        self._known = known or KnownDevices()
        self._clock = clock
        self._signs = signs
        self._session = session
        self._secret = secrets.token_bytes(32)
        self.run = secrets.token_hex(4)
        self.chairs = Chairs()
        self._guests: dict[Link, Guest] = {}
        self._door = Doorway(clock)
        self._are_rooms_due = False
        self.line_of: Callable[[Home], LineState] = lambda _: "looking"
        """How the line of another home is that has no chair open just now."""
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
        self._known.forget_all()
        self._guests.clear()

    def promise(self, stored: StoredChairs) -> None:
        """The host has started again: seats stay promised to the phones that had them."""
        for one in stored.chairs:
            digest = bytes.fromhex(one.digest)
            is_free = one.seat <= len(self._session.players) and self.chairs.holder(one.seat) is None
            if is_free and self.chairs.of(digest) is None:
                home = Home(one.home, one.home_name) if one.home else None
                chair = self._chair(one.seat, one.language, digest, home)
                chair.is_stood_in = one.stood_in
                self.chairs.add(chair)

    def follow(self, older: Host) -> None:
        """Another game lies on the table: all come along, to the seat of the same name, or choose one."""
        self._door = older._door
        for chair in older.chairs.all():
            guest = older._guest_of(chair)
            seat = self._seat_of(older._session.players[chair.seat - 1].name) if chair.seat else 0
            if seat is not None:
                moved = self._chair(seat, chair.language, chair.digest, chair.home)
                moved.packets.count_on(chair.packets.ask_id)
                self.chairs.add(moved)
                if guest is not None:
                    self._guests[guest.link] = guest
                    guest.maps = {}
                    self._seat(guest, moved, "", moved=True)
            elif guest is not None:
                guest.chair, guest.has_joined, guest.is_moved, guest.digest = None, True, True, chair.digest
        for link, guest in older._guests.items():
            self._guests[link] = guest
            known = self._known.find(guest.digest) if guest.chair is None else None
            seat = None if known is None else self._seat_of(known.name)
            if seat is not None:  # an earlier game had no seat of that name
                chair = self._chair(seat, guest.language, guest.digest, link.home)
                self.chairs.add(chair)
                self._seat(guest, chair, "", moved=True)
        self.tell_rooms()
        self._window.seats_changed()

    def _seat_of(self, name: str) -> int | None:
        """The seat at the table of the person of this name; None: there is none, or it is held."""
        wanted, players = name.strip().casefold(), enumerate(self._session.players, 1)
        named = (seat for seat, one in players if one.name.strip().casefold() == wanted)
        return next((seat for seat in named if self.where(seat) == "table"), None)

    # ---- seats ---------------------------------------------------------------------------------------------------

    def where(self, seat: int) -> str:
        """From where a seat is played: table, phone, far (another table), away (its device is asleep) or computer."""
        player, chair = self._session.players[seat - 1], self.chairs.holder(seat)
        stands_in = chair is not None and chair.is_stood_in
        if player.is_automa or (self._window.is_computer(seat) and not stands_in):
            return "computer"
        if chair is None:
            return "table"
        return "away" if chair.link is None else "phone" if chair.looks is None else "far"

    def home_of(self, seat: int) -> Home | None:
        """Which other home holds a seat."""
        chair = self.chairs.holder(seat)
        return None if chair is None else chair.home

    def line_at(self, seat: int) -> LineState | None:
        """How the line of the home is that holds a seat; None: no other home does."""
        chair = self.chairs.holder(seat)
        if chair is None or chair.home is None:
            return None
        return "here" if chair.link is not None else self.line_of(chair.home)

    def lines_changed(self) -> None:
        """The line of a home was cut, found or closed: all are told."""
        self._seats_changed()
        self.changed()

    def stand_in(self, seat: int, on: bool) -> None:
        """A computer player answers for a home that is away, until it comes back."""
        chair = self.chairs.holder(seat)
        if chair is not None:
            chair.is_stood_in = on

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
                    "home": "" if (home := self.home_of(seat)) is None else wire.short(home.name),
                    "line": self.line_at(seat) or "",
                }
            )
            for seat, player in enumerate(self._session.players, 1)
        ]

    def _chair(self, seat: int, language: wire.Language, digest: bytes, home: Home | None) -> Chair:
        return Chair(seat, digest, self._packets(seat, language), language, home=home)

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
            return self.chairs.has_room_to_watch()
        return seat <= len(self._session.players) and self.where(seat) == "table"

    def _sit(self, guest: Guest, seat: int) -> None:
        if not self._may_sit(seat):
            self._send_rooms(guest)  # the first one has it; only the table can give it free
            return
        token = new_token()
        chair = self._chair(seat, guest.language, digest_of(token), guest.link.home)
        self._take_chair(guest, chair, token)

    def _take_chair(self, guest: Guest, chair: Chair, token: str) -> None:
        """Somebody sits down who had no chair at this table."""
        self.chairs.add(chair)
        are_all_held = not any(self.where(one) == "table" for one in range(1, len(self._session.players) + 1))
        if are_all_held and self._door.is_open:
            self._door.latch()
            self._window.door_says("latched")
        self._seat(guest, chair, token)

    def _seat(self, guest: Guest, chair: Chair, token: str, *, moved: bool = False) -> None:
        """Somebody sits down, comes back, or has come along to the next game."""
        chair.link, guest.chair, guest.language = guest.link, chair, chair.language
        if chair.seat:
            name = self._session.players[chair.seat - 1].name
            self._known.remember(chair.digest, name, chair.language, key_of(chair.home))
        guest.link.let_in()
        chair.last = ""
        chair.looks = TableLooks(self._session, chair.seat) if guest.is_table else None
        self._welcome(guest, chair, token, moved=moved)
        if chair.looks is not None:
            for message in chair.looks.opening():
                guest.send(message)
        self._seats_changed()
        self._window.do_next(lambda: self._go_on(None))

    def _seats_changed(self) -> None:
        self._window.seats_changed()
        self.tell_rooms()

    def _leave(self, chair: Chair, why: str) -> None:
        self.chairs.remove(chair)
        self._known.forget(chair.digest)
        guest = self._guest_of(chair)
        if guest is not None:
            guest.chair = None
            guest.dismiss(why)
        chair.link = None
        self._seats_changed()
        self.changed()

    def _guest_of(self, chair: Chair) -> Guest | None:
        return None if chair.link is None else self._guests.get(cast(Link, chair.link))

    # ---- what is sent --------------------------------------------------------------------------------------------

    def _send_rooms(self, guest: Guest) -> None:
        """The seats, for those who know the code; others are told only how the page speaks their language."""
        if not guest.has_joined:
            guest.push(told_to_strangers(guest.language, self.run))
            return
        game = wire.short(SoftVoice(guest.language).label(self._session.game.title))
        rooms = wire.RoomsMessage(
            game=game, run=self.run, seats=self._seats(), words=words_in(guest.language), moved=guest.is_moved
        )
        guest.send(rooms)

    def tell_rooms(self) -> None:
        """Seats were taken or given back: who is choosing one sees it."""
        if not self._are_rooms_due:
            self._are_rooms_due = True
            self._window.do_later(self._tell_rooms)

    def _tell_rooms(self) -> bool:
        self._are_rooms_due = False
        for guest in self._guests.values():
            if guest.has_joined and guest.chair is None:
                self._send_rooms(guest)
        return False

    def _welcome(self, guest: Guest, chair: Chair, token: str, *, moved: bool = False) -> None:
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
                moved=moved,
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
            guest.chair.link = None
            self._seats_changed()
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
                is_let_in = guest.link.home is not None
                refused = None if is_let_in else self._door.refusal(message.code, guest.link.address)
                if refused is not None:
                    guest.dismiss(refused)
                    if refused != "code":
                        self._window.door_says("guessed" if refused == "wait" else "knocked")
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
            self._recognise(guest, message)
            return
        if key_of(chair.home) != key_of(guest.link.home):
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

    def _recognise(self, guest: Guest, message: wire.ResumeMessage) -> None:
        """Who held a seat in an earlier game need tell no code: the seat of that name is theirs if it is free."""
        digest = digest_of(message.token)
        known = self._known.find(digest)
        if known is None or known.home != key_of(guest.link.home):
            guest.dismiss("seat")
            return
        guest.language = message.lang
        seat = self._seat_of(known.name)
        if seat is not None:
            self._take_chair(guest, self._chair(seat, message.lang, digest, guest.link.home), message.token)
            return
        guest.has_joined, guest.is_moved, guest.digest = True, True, digest
        guest.link.let_in()
        self._send_rooms(guest)

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
                self._leave(chair, "returned")
            case wire.BoardMessage():
                self._teller.show_board(guest, chair, message)
            case wire.PlacesMessage() if chair.seat:
                self._teller.show_places(guest, chair, message)
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
