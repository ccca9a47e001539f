"""The class: who is there, what they are asked, what they said. It knows no socket, no thread and no screen.

Nothing of a pupil is ever written: a name, a token and an answer live here, and are gone with the lesson.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.api import Message, Poll, Proposals, Said
from qtapp.net import voice_wire as wire
from qtapp.net import wire as table_wire
from qtapp.net.chairs import digest_of, new_token
from qtapp.net.doorway import OF_A_CLASS, Doorway
from qtapp.net.guests import Link
from qtapp.net.intake import Clock
from qtapp.net.voice_names import clean_name, given_name
from qtapp.net.voice_texts import AskedTexts, ProposingTexts, Told, ToldTexts, label, sentence
from qtapp.net.voice_words import voice_words_in

_SECRET_BYTES = 16
_MOST_LOOKS = 4
"""So often a phone is sent the picture of a question: it is large, and a page keeps it."""
_MOST_TRIES = 60
"""So many proposals of one voice to one question are judged."""
_NOTHING, _WRONG, _RIGHT = 0, 1, 2
_COUNTED = (Said.TAKEN, Said.CHANGED, Said.SAME)


@dataclass(eq=False)
class Pupil:
    """One voice."""

    id: str
    number: int
    name: str
    team: int
    language: str
    digest: bytes
    link: Link | None
    fell_asleep: float = 0.0
    is_muted: bool = False
    dots: dict[int, int] = field(default_factory=dict)
    """How it did, by the number of the question."""
    looks: int = 0
    """How often it has fetched the picture of this question."""
    tries: int = 0
    """How often it has proposed something to this question."""


@dataclass(eq=False)
class _Caller:
    """Who is at the other end of a link; `pupil` once it is let in."""

    link: Link
    language: str = "en"
    pupil: Pupil | None = None
    is_gone: bool = False


def _unheard() -> None:
    """Nobody listens yet."""


class VoiceRoom:
    """Forty voices at the most. All its methods are called in one thread."""

    def __init__(self, clock: Clock, language: str = "en") -> None:
        """`language` in which names are given."""
        self._clock, self._language = clock, language
        self._door = Doorway(clock, OF_A_CLASS)
        self.secret = secrets.token_urlsafe(_SECRET_BYTES)
        self.is_address_shared = False
        self.came: Callable[[], None] = _unheard
        self.said: Callable[[], None] = _unheard
        self.are_names_given = False
        self.teams = 0
        self._callers: dict[Link, _Caller] = {}
        self.pupils: dict[str, Pupil] = {}
        self._by_digest: dict[bytes, Pupil] = {}
        self._came_so_far = 0
        self._told_so_far = 0
        self._asked: AskedTexts | ProposingTexts | None = None
        self._until = 0.0
        self._now: Callable[[Pupil], str] | None = None
        """What somebody who comes late or wakes up hears first."""

    @property
    def code(self) -> str:
        """What lets people in: six signs, as long as the lesson lasts."""
        return self._door.code

    @property
    def poll(self) -> Poll[Any] | Proposals | None:
        """What is asked now, or was asked last."""
        return None if self._asked is None else self._asked.poll

    @property
    def languages(self) -> list[str]:
        """What the voices speak that are awake."""
        return sorted({one.language for one in self.pupils.values() if one.link is not None})

    # ---- links ---------------------------------------------------------------------------------------------------

    def arrived(self, link: Link) -> None:
        """Somebody knocks."""
        self._callers[link] = _Caller(link)

    def gone(self, link: Link) -> None:
        """A line was cut: the voice sleeps. What it said counts."""
        caller = self._callers.pop(link, None)
        pupil = None if caller is None else caller.pupil
        if pupil is not None and pupil.link is link:
            pupil.link, pupil.fell_asleep = None, self._clock()
            self.came()
            self.said()  # perhaps all who are awake have answered now

    def receive(self, link: Link, raw: str | bytes) -> None:
        """A message. What is not exactly one ends the connection."""
        caller = self._callers.get(link)
        if caller is None or caller.is_gone:
            return
        message = wire.read_voice(raw)
        pupil = caller.pupil
        match message:
            case wire.VoiceMessage() if pupil is None:
                self._join(caller, message)
            case table_wire.ResumeMessage() if pupil is None:
                self._resume(caller, message)
            case table_wire.LangMessage():
                self._speak(caller, message.lang)
            case wire.SayMessage() if pupil is not None:
                self._say(pupil, message)
            case table_wire.ArtMessage() if pupil is not None:
                self._show(pupil, message.ids)
            case table_wire.LeaveMessage() if pupil is not None:
                self.send_out(pupil.id, "returned")
            case wire.ProposeMessage() if pupil is not None:
                self._propose(pupil, message)
            case _:
                self._dismiss(caller, "bad")

    def _join(self, caller: _Caller, message: wire.VoiceMessage) -> None:
        caller.language = message.lang
        if not hmac.compare_digest(message.code, self.secret):
            # Where all come from one address, one who guesses must not be able to shut out the others.
            who = f"line {id(caller)}" if self.is_address_shared else caller.link.address
            refused = self._door.refusal(message.code, who)
            if refused is not None:
                self._dismiss(caller, refused)
                return
        if len(self.pupils) >= wire.MOST_VOICES and not self._make_room():
            self._dismiss(caller, "full")
            return
        self._came_so_far += 1
        token, number = new_token(), self._came_so_far
        pupil = Pupil(
            id=secrets.token_hex(4),
            number=number,
            name=self._name(message.name, number),
            team=min(message.team, self.teams),
            language=message.lang,
            digest=digest_of(token),
            link=caller.link,
        )
        self.pupils[pupil.id] = self._by_digest[pupil.digest] = pupil
        self._let_in(caller, pupil, token)

    def _name(self, typed: str, number: int) -> str:
        """A name that is harmless; who typed none that is left gets one."""
        name = "" if self.are_names_given else clean_name(typed)
        return name or clean_name(label(given_name(number), self._language).replace("\u00ad", ""))

    def _make_room(self) -> bool:
        """Who has slept longest gives way: often it is the same pupil on a page that was closed."""
        asleep = [one for one in self.pupils.values() if one.link is None]
        if not asleep:
            return False
        self.send_out(min(asleep, key=lambda one: one.fell_asleep).id)
        return True

    def _resume(self, caller: _Caller, message: table_wire.ResumeMessage) -> None:
        caller.language = message.lang
        pupil = self._by_digest.get(digest_of(message.token))
        if pupil is None:
            self._dismiss(caller, "seat")
            return
        older = None if pupil.link is None else self._callers.get(pupil.link)
        if older is not None:
            older.pupil = None
            self._dismiss(older, "taken")
        pupil.link, pupil.language = caller.link, message.lang
        self._let_in(caller, pupil)

    def _let_in(self, caller: _Caller, pupil: Pupil, token: str = "") -> None:
        caller.pupil = pupil
        caller.link.let_in()
        self._greet(pupil, token)
        self.came()

    def _speak(self, caller: _Caller, language: str) -> None:
        caller.language = language
        if caller.pupil is None:
            self._open_to(caller)
        else:
            caller.pupil.language = language
            self._greet(caller.pupil)

    def _open_to(self, caller: _Caller) -> None:
        """A stranger hears how the page speaks, and nothing of the class."""
        words = voice_words_in(caller.language)
        message = wire.HeardMessage(words=words, teams=self.teams, given=self.are_names_given)
        caller.link.push(message.model_dump_json())

    def _greet(self, pupil: Pupil, token: str = "", *, again: bool = True) -> None:
        message = wire.HeardMessage(
            name=pupil.name,
            token=token,
            words=voice_words_in(pupil.language),
            team=pupil.team,
            teams=self.teams,
            given=self.are_names_given,
            muted=pupil.is_muted,
        )
        self._send(pupil, message.model_dump_json())
        if again and self._now is not None:
            self._send(pupil, self._now(pupil))

    def _dismiss(self, caller: _Caller, why: str) -> None:
        if not caller.is_gone:
            caller.is_gone = True
            caller.link.push(wire.FarewellMessage.model_validate({"why": why}).model_dump_json())
            caller.link.hang_up()

    def _send(self, pupil: Pupil, text: str) -> None:
        if pupil.link is not None:
            pupil.link.push(text)

    def _show(self, pupil: Pupil, ids: list[str]) -> None:
        asked = self._asked.asked if isinstance(self._asked, AskedTexts) else None
        if (
            asked is not None
            and asked.art
            and asked.art in ids
            and pupil.link is not None
            and pupil.looks < _MOST_LOOKS
        ):
            pupil.looks += 1
            pupil.link.push(bytes.fromhex(asked.art) + asked.picture)

    # ---- what is said --------------------------------------------------------------------------------------------

    def _say(self, pupil: Pupil, message: wire.SayMessage) -> None:
        poll = self.poll
        if not isinstance(poll, Poll) or pupil.is_muted:
            return
        if poll.say(pupil.id, message.poll, message.pick) in _COUNTED:
            self._send(pupil, wire.SaidMessage(poll=poll.id, pick=message.pick).model_dump_json())
            self.said()

    def _propose(self, pupil: Pupil, message: wire.ProposeMessage) -> None:
        """A proposal that breaks a rule is refused at once, with the reason; an earlier one stays."""
        asked = self._asked.asked if isinstance(self._asked, ProposingTexts) else None
        picks = tuple(message.picks)
        if asked is None or pupil.is_muted or asked.proposals.is_over or message.poll != asked.proposals.id:
            return
        pupil.tries += 1
        if pupil.tries > _MOST_TRIES or not asked.is_wellformed(picks):
            return
        why = [sentence(one, pupil.language, asked.names) for one in asked.why_not(picks)[:3]]
        counts = not why and asked.proposals.propose(pupil.id, message.poll, picks) in _COUNTED
        if why or counts:
            answer = wire.ProposedMessage(poll=asked.proposals.id, picks=list(picks), why=why)
            self._send(pupil, answer.model_dump_json())
        if counts:
            self.said()

    @property
    def has_everybody_said(self) -> bool:
        """Have all answered who are awake and count? Nobody at all is not everybody."""
        poll = self.poll
        heard = poll.votes if isinstance(poll, Poll) else poll.said if poll is not None else {}
        awake = [one for one in self.pupils.values() if one.link is not None and not one.is_muted]
        is_open = poll is not None and not poll.is_over
        return is_open and bool(awake) and all(one.id in heard for one in awake)

    # ---- what the teacher does -----------------------------------------------------------------------------------

    def rename(self, voice: str, name: str) -> None:
        """A name that the class shall not see gives way; where nothing is left of the new one, one is given."""
        pupil = self.pupils.get(voice)
        if pupil is not None:
            pupil.name = clean_name(name) or self._name("", pupil.number)
            self._greet(pupil, again=False)
            self.came()

    def mute(self, voice: str, *, is_muted: bool = True) -> None:
        """What it says does not count, nor what it has said to the question that is open. Nobody waits for it."""
        pupil = self.pupils.get(voice)
        if pupil is not None:
            pupil.is_muted = is_muted
            if is_muted and self.poll is not None:
                self.poll.forget(voice)
            self._greet(pupil)
            self.came()
            self.said()

    def send_out(self, voice: str, why: str = "out") -> None:
        """It is no voice any more; its token is void."""
        pupil = self.pupils.pop(voice, None)
        if pupil is None:
            return
        del self._by_digest[pupil.digest]
        if self.poll is not None:
            self.poll.forget(voice)
        caller = None if pupil.link is None else self._callers.get(pupil.link)
        if caller is not None:
            caller.pupil = None
            self._dismiss(caller, why)
        self.came()
        self.said()

    def open_again(self) -> None:
        """Those at the door hear what is asked of them now: a name, a team, or nothing."""
        for caller in self._callers.values():
            if caller.pupil is None and not caller.is_gone:
                self._open_to(caller)

    # ---- what all hear -------------------------------------------------------------------------------------------

    def ask(self, texts: AskedTexts | ProposingTexts) -> None:
        """The same to all, in their languages."""
        self._asked, seconds = texts, texts.asked.seconds
        self._until = self._clock() + seconds if seconds else 0.0
        for pupil in self.pupils.values():
            pupil.looks = pupil.tries = 0

        def now(pupil: Pupil) -> str:
            return texts.text_for(pupil.language, self._left(), pupil.id)

        left = seconds * 1000
        self._tell_all(lambda pupil: texts.text(pupil.language, left), now)

    def give_time(self, seconds: int) -> None:
        """So many seconds more."""
        asked = self._asked
        if asked is not None and self._until and self._now is not None:
            self._until = max(self._until, self._clock()) + seconds
            self._tell_all(self._now, self._now)

    def _left(self) -> int:
        return max(1, round((self._until - self._clock()) * 1000)) if self._until else 0

    def tell(self, told: Told) -> None:
        """What was right; who was right is told to themselves alone."""
        poll = self.poll
        if not isinstance(poll, Poll):
            return
        poll.end()
        if told.right:
            self._told_so_far += 1
            for pupil in self.pupils.values():
                pick = poll.votes.get(pupil.id)
                pupil.dots[self._told_so_far] = _NOTHING if pick is None else _RIGHT if pick in told.right else _WRONG
        texts, done = ToldTexts(told, poll), self._told_so_far
        self._tell_all(lambda pupil: texts.text(pupil.language, pupil.id, self._run(pupil, done)))

    def _run(self, pupil: Pupil, done: int) -> list[int]:
        return [pupil.dots.get(number, _NOTHING) for number in range(1, done + 1)][-wire.MOST_QUESTIONS :]

    def rest(self, text: Message) -> None:
        """Between two questions."""
        self._tell_all(lambda pupil: wire.RestMessage(text=sentence(text, pupil.language)).model_dump_json())

    def sum_up(self) -> None:
        """The end: what each could do, for their own eyes."""

        def own(pupil: Pupil) -> str:
            dots = self._run(pupil, self._told_so_far)
            return wire.SumMessage.model_validate(
                {"right": dots.count(_RIGHT), "of": len(dots), "dots": dots}
            ).model_dump_json()

        self._tell_all(own)

    def _tell_all(self, text: Callable[[Pupil], str], now: Callable[[Pupil], str] | None = None) -> None:
        self._now = now or text
        for pupil in self.pupils.values():
            if pupil.link is not None:
                pupil.link.push(text(pupil))

    def begin_anew(self) -> None:
        """Another set of questions: nobody has answered anything yet."""
        self._told_so_far, self._asked, self._now = 0, None, None
        for pupil in self.pupils.values():
            pupil.dots.clear()

    def close(self) -> None:
        """It is over: all are told, and nothing is known of anybody."""
        for caller in list(self._callers.values()):
            self._dismiss(caller, "closed")
        self._callers.clear()
        self.pupils.clear()
        self._by_digest.clear()
        self._asked = self._now = None
