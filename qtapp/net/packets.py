"""From what a looker knows to messages for one phone, and from a phone's numbers back to answers. No socket, no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from engine import api
from qtapp.i18n.hyphens import hyphenated
from qtapp.i18n.voice import Voice
from qtapp.net import wire
from qtapp.net.art_book import ArtBook, ArtRef
from qtapp.net.choices import Choices
from qtapp.net.fixed_words import FixedWords
from qtapp.net.gains import GainWords
from qtapp.net.log_lines import LogLines
from qtapp.net.news import SeatNews
from qtapp.net.words import FREE_HANDS, NOT_ASKED, OVER
from qtapp.session.looker import SeatLooker

_SHAPES = {
    api.QuestionShape.PICK: "pick",
    api.QuestionShape.SOME: "some",
    api.QuestionShape.AMOUNTS: "amounts",
    api.QuestionShape.ORDER: "order",
}
_BOUND = "\u00a0"
_HELD = (api.Visibility.HAND, api.Visibility.SECRET)
_SAID_AT_ONCE = 12
"""Texts that are put together in one step."""
_READ = object()
"""There is nothing more to be read."""


class SeatCount(NamedTuple):
    """So many of something before a seat, as the table's own plates show it."""

    words: api.Message
    icon: str
    n: int
    is_score: bool = False
    """Does it decide the game?"""


class TableSigns(Protocol):
    """How the table shows what is counted: needs the drawings, and so is brought along by the window."""

    def count_seats(self, looker: SeatLooker) -> Sequence[Sequence[SeatCount]]:
        """What can be counted before each seat, in seat order, by one viewer's eyes."""

    def icon_of(self, kind: str) -> str:
        """The icon of a kind; empty: it has none."""


class SeatPackets:
    """What one seat is sent. What it may name by number is what the newest state has shown."""

    def __init__(self, looker: SeatLooker, voice: Voice, key: bytes, signs: TableSigns | None = None) -> None:
        self.looker = looker
        self.voice = voice
        self.art = ArtBook(key, voice.language)
        self._signs = signs
        self.log = LogLines(looker, voice)
        self.things: list[str] = []
        """What lies in the hand, by the numbers that the phone knows."""
        self.answers: list[Any] = []
        """The options of the question, or its items, by number."""
        self.drops: tuple[tuple[int, str], ...] = ()
        """The options that are places on the table: number and place."""
        names = looker.names
        self._said = FixedWords(lambda message: voice.text(message, names), names)
        self.gains = GainWords(looker, voice, self._say, self._icon)
        self._labels = FixedWords(lambda message: wire.short(voice.label(message, names)), names)
        self._narrow_labels = FixedWords(lambda one: wire.short(_parted(self._label(one), voice.language)), names)
        self.news = SeatNews(looker, self._say)
        self._choices = Choices(looker, self.art, self._label)
        self._hand = [
            place.id
            for place in (looker.blueprint.places if looker.viewer else ())
            if place.owner == looker.viewer and (place.in_hand_strip or place.visibility in _HELD)
        ]
        """The places of this seat that nobody else sees into, and what else lies in its hand."""
        self._ask_id = 0
        self._asked: object = None
        self._is_answered = False
        self._reading: tuple[object, Iterator[None]] | None = None

    @property
    def ask_id(self) -> int:
        """The number of the newest question."""
        return self._ask_id

    def count_on(self, asked: int) -> None:
        """So many questions were numbered before."""
        self._ask_id = asked

    def pending(self) -> api.Pending | None:
        """The question to this seat."""
        return self.looker.questions.pending() if self.looker.viewer else None

    # ---- a state -------------------------------------------------------------------------------------------------

    def read_on(self) -> bool:
        """A part of what the next state is made of, so that no single step is long; True: there is more.

        Whatever was read is known from then on; when the table changes meanwhile, the rest begins anew.
        """
        session = self.looker.session
        now = (session.current, session.stamp, session.mode)
        if self._reading is None or self._reading[0] != now:
            self._reading = (now, self._read())
        return next(self._reading[1], _READ) is not _READ

    def _read(self) -> Iterator[None]:
        while self.log.read_on():
            yield
        yield
        while self.news.read_on():
            yield
        yield
        self.news.told()
        yield
        said = self._made()
        for message in self._words_of_hand():
            self._say(message)
            if self._made() - said >= _SAID_AT_ONCE:
                yield
                said = self._made()
        pending = self.pending()
        if pending is None or pending.frame.shape is not api.QuestionShape.PICK:
            return
        options = self.looker.questions.options()[: wire.MOST_OPTIONS]
        if len(options) > _SAID_AT_ONCE:
            yield
            said = self._made()
        for option in options:
            self._choices.read(option)
            if self._made() - said >= _SAID_AT_ONCE:
                yield
                said = self._made()

    def _made(self) -> int:
        return self._said.made + self._labels.made + self._narrow_labels.made

    def _words_of_hand(self) -> Iterator[api.Message]:
        names = self.looker.names
        for place in self._held():
            for piece in place.pieces:
                if piece.known:
                    yield from names.piece_text(piece.id)[: wire.MOST_WORDS]

    def state(self, seats: list[wire.WireSeat], may_take_back: bool) -> wire.StateMessage:
        """All that this seat sees now; its number is given by whoever sends it."""
        looker = self.looker
        self.art.turn_page()
        groups = self._groups()
        ask = self._ask()
        return wire.StateMessage(
            seq=0,
            mode="sandbox" if looker.mode is api.PlayMode.SANDBOX else "strict",
            over=looker.is_over,
            back=may_take_back,
            status=wire.long(self._say(looker.status())),
            seats=self._counted(seats),
            groups=groups,
            ask=ask,
            wait="" if ask is not None else wire.long(self._waits(seats)),
            log=self.log.newest(),
            told=self.news.told(),
            won=self.news.won(),
            sheet=self.news.sheet(),
        )

    def _say(self, message: api.Message) -> str:
        return self._said.text(message)

    def _label(self, message: api.Message) -> str:
        return self._labels.text(message)

    def _narrow(self, message: api.Message) -> str:
        """Words that stand in a narrow box: long ones may be parted."""
        return self._narrow_labels.text(message)

    def _icon(self, kind: str) -> str:
        """The picture of a kind; empty: it has none."""
        icon = self._signs.icon_of(kind) if self._signs is not None else ""
        return self.art.id_of(ArtRef("icon", icon)) if icon else ""

    def _waits(self, seats: Sequence[wire.WireSeat]) -> str:
        looker = self.looker
        if looker.is_over:
            return self.voice.text(OVER)
        if looker.mode is api.PlayMode.SANDBOX:
            return self.voice.text(FREE_HANDS)
        asked = tuple(api.SeatArg(seat) for seat in looker.questions.asked_seats())
        if not asked:
            return self.voice.text(NOT_ASKED)
        choosing = api.msg("phone.seats_are_choosing", "Choosing now: {seats}", seats=api.ListArg(asked))
        sleepers = (api.SeatArg(seat.n) for seat in seats if seat.asked and seat.where == "away")
        asleep = (
            api.msg("devices.device_of_seat_asleep", "The device of {seat} is asleep.", seat=one) for one in sleepers
        )
        return " · ".join(self._say(one) for one in (choosing, *asleep))

    def _counted(self, seats: list[wire.WireSeat]) -> list[wire.WireSeat]:
        """The seats with what this viewer may count before them."""
        looker = self.looker
        rows = self._signs.count_seats(looker) if self._signs is not None else ()
        totals = looker.result().totals if looker.is_over else ()
        found = []
        for at, seat in enumerate(seats):
            counts = [
                wire.WireCount(
                    name=self._label(one.words),
                    art=self.art.id_of(ArtRef("icon", one.icon)) if one.icon else "",
                    n=_bounded(one.n),
                    score=one.is_score,
                )
                for one in (rows[at] if at < len(rows) else ())[: wire.MOST_COUNTS]
            ]
            total = _bounded(totals[at]) if at < len(totals) else None
            found.append(seat.model_copy(update={"counts": counts, "total": total}))
        return found

    # ---- the hand ------------------------------------------------------------------------------------------------

    def _groups(self) -> list[wire.WireGroup]:
        self.things = []
        found: list[wire.WireGroup] = []
        for place in self._held():
            things = [*self._pieces(place), *self._counts(place)]
            if things:
                title = self.looker.names.place_name(place.id)
                if title is not None:
                    title = api.called_for(self.looker.viewer, title, self.looker.game)
                found.append(wire.WireGroup(title="" if title is None else self._label(title), things=things))
        return found[: wire.MOST_GROUPS]

    def _held(self) -> list[api.PlaceView]:
        """The places of this seat that nobody else sees into."""
        places, view = self._hand, self.looker.view()
        return [view.places[place] for place in places if place in view.places]

    def _pieces(self, place: api.PlaceView) -> Iterator[wire.WireThing]:
        names = self.looker.names
        for piece in place.pieces:
            name = names.piece_name(piece.id) if piece.known else None
            if name is None or len(self.things) == wire.MOST_THINGS:
                continue
            self.things.append(piece.id)
            words = [wire.long(self._say(one)) for one in names.piece_text(piece.id)[: wire.MOST_WORDS]]
            art = self.art.id_of(ArtRef("piece", piece.id, place.id, piece.face))
            yield wire.WireThing(name=self._narrow(name), art=art, words=words, n=1, piece=True)

    def _counts(self, place: api.PlaceView) -> Iterator[wire.WireThing]:
        for kind, n in place.counts.items():
            if len(self.things) == wire.MOST_THINGS:
                return
            self.things.append(f"{place.id}#{kind}")
            name = self._label(api.msg("window.bare_term", "{what}", what=api.NounArg(kind)))
            art = self.art.id_of(ArtRef("count", kind))
            yield wire.WireThing(name=name, art=art, words=[], n=_bounded(n), piece=False)

    # ---- the question --------------------------------------------------------------------------------------------

    def answered(self) -> None:
        """This seat has answered: whatever is asked next is another question, even in the same words.

        Until that is told, numbers that still come mean nothing.
        """
        self._asked = None
        self._is_answered = True

    def _ask(self) -> wire.WireAsk | None:
        """The question with its number.

        It is another one when what this seat reads of it is another, or after its answer. So the number is a function
        of what was sent to the seat; the tickets of the table count the hidden steps of others too.
        """
        body = self._body()
        self._is_answered = False
        if body != self._asked:
            self._asked = body
            self._ask_id += 1
        return None if body is None else body.model_copy(update={"id": self._ask_id})

    def asked(self) -> int:
        """The number of the question, for a table that works out its words itself; 0: nothing is asked."""
        ask = self._ask()
        return 0 if ask is None else ask.id

    def _body(self) -> wire.WireAsk | None:
        pending = self.pending()
        self.answers, self.drops = [], ()
        if pending is None:
            return None
        picks = pending.frame.shape is api.QuestionShape.PICK
        heads: list[wire.WireHead] = []
        about = ""
        if picks:
            listed = self.looker.questions.options()[: wire.MOST_OPTIONS]
            self.answers = [one.answer for one in listed]
            options, heads, about, self.drops = self._choices.offer(listed, self.things)
        else:
            options = self._item_options()
        about = about or self._choices.picture_of((*api.things_in(pending.question.text), pending.asked_by))
        return wire.WireAsk.model_validate(
            {
                "id": 0,
                "text": wire.long(self._say(pending.question.text)),
                "art": about,
                "heads": heads,
                "shape": _SHAPES[pending.frame.shape],
                "low": pending.question.low,
                "high": pending.question.high,
                "options": options,
                "start": [] if picks else self._start(pending),
            }
        )

    def _item_options(self) -> list[wire.WireOption]:
        self.answers = list(self.looker.questions.items())[: wire.MOST_OPTIONS]
        at = {thing: number for number, thing in enumerate(self.things)}
        lies = self.looker.view().piece_places()
        found = []
        for item in self.answers:
            art = ""
            if isinstance(item, str) and item in lies and self.looker.names.knows(item):
                art = self.art.id_of(ArtRef("piece", item, lies[item]))
            found.append(
                wire.WireOption(
                    label=self._narrow(self.looker.names.item_name(item)),
                    things=[at[item]] if isinstance(item, str) and item in at else [],
                    art=art,
                )
            )
        return found

    def _start(self, pending: api.Pending) -> list[int]:
        """The game's proposal in numbers."""
        proposed = self.looker.questions.default_answer()
        if pending.frame.shape is api.QuestionShape.AMOUNTS:
            return [*proposed]
        left = dict(enumerate(self.answers))
        start = []
        for item in proposed:
            number = next(at for at, one in left.items() if one == item)
            del left[number]
            start.append(number)
        return start

    # ---- from numbers to answers ---------------------------------------------------------------------------------

    def answer_of(self, ask: int, picks: Sequence[int]) -> tuple[Any] | None:
        """The answer that numbers mean to the newest question, in a tuple of one (an answer may be None); None: they
        mean none, or another question.
        """
        pending, known = self.pending(), self.answers
        if pending is None or ask != self._ask_id or self._is_answered:
            return None
        match pending.frame.shape:
            case api.QuestionShape.PICK:
                return (known[picks[0]],) if len(picks) == 1 and picks[0] < len(known) else None
            case api.QuestionShape.AMOUNTS:
                return (tuple(picks),) if len(picks) == len(known) else None
        if len(set(picks)) != len(picks) or any(one >= len(known) for one in picks):
            return None
        ordered = sorted(picks) if pending.frame.shape is api.QuestionShape.SOME else picks
        return (tuple(known[one] for one in ordered),)

    def reasons(self, refusals: Sequence[api.Refusal]) -> list[str]:
        """Why not, in words."""
        return [wire.long(self._say(one.whole)) for one in refusals[: wire.MOST_WORDS]]


def _parted(text: str, language: str) -> str:
    """Long words with a soft hyphen, also those that a number is bound to."""
    return _BOUND.join(hyphenated(part, language) for part in text.split(_BOUND))


def _bounded(n: int) -> int:
    return max(-1_000_000, min(1_000_000, n))
