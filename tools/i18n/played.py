"""Texts of seeded games, as people meet them: what is asked, told, refused, advised, judged and added up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engine import api
from qtapp.i18n.languages import SOURCE
from qtapp.i18n.render import NameSource
from qtapp.i18n.voice import Voice
from qtapp.net.packets import SeatPackets
from qtapp.net.words import WORDS
from qtapp.panels.points.swing_words import swing_words
from qtapp.session.looker import SeatLooker
from qtapp.windows.end.memorable import memorable_facts

CARDS = "cards"
SITTERS = ("Anna", "Bence", "Csilla", "Dóra", "Emil")
_OPTIONS_SHOWN = 8
_ACTS = 14
_PLAYOUTS = 8
_HINT_EVERY = 17
_TOLD_EVERY = 5
"""After so many questions a phone is sent its state, and the story of the newest moves is told."""

Told = Callable[[str, api.Message, "TableNames"], None]
"""Takes a text: its kind, the message, and who knows its names."""


class Thoughts(NamedTuple):
    """How often the strongest player is asked in a game, at most: each time takes longer than to play it."""

    hints: int = 100_000
    moments: int = 6
    """Judged once it is over."""


MANY = Thoughts()


class TableNames:
    """What is on a table by its names, with all cards known."""

    def __init__(self, session: api.Session) -> None:
        self.game, self._table = session.game, session.table
        self.people = SITTERS[: len(session.players)]

    def pieces(self) -> list[str]:
        """All that lies there."""
        return list(self._table.pieces)

    def seat_name(self, seat: int) -> str:
        """A made-up name."""
        return self.people[seat - 1] if 0 < seat <= len(self.people) else ""

    def piece_name(self, piece: str) -> api.Message | None:
        """As its game calls it."""
        return self.game.piece_name(self._table, piece) if piece in self._table.pieces else None

    def place_name(self, place: str) -> api.Message | None:
        """As its game calls it."""
        return self.game.place_name(self._table, place) if self._table.has_place(place) else None


def tell_cards(game: str, told: Told, settings: dict[str, int] | None = None) -> None:
    """Everything that is printed on the pieces of a game."""
    session = api.new_session(game, max(api.GAMES[game].seat_counts), seed=3, settings=settings)
    names = TableNames(session)
    for piece in session.table.pieces:
        for message in session.game.piece_text(session.table, piece):
            told(CARDS, message, names)


def tell_game(
    game: str,
    seed: int,
    told: Told,
    most: int = 100_000,
    settings: dict[str, int] | None = None,
    bot: api.Bot | None = None,
    thoughts: Thoughts = MANY,
) -> None:
    """One game, and free hands after it; without a bot its players try everything."""
    counts = api.GAMES[game].seat_counts
    session = api.new_session(game, counts[seed % len(counts)], seed=seed, settings=settings)
    _Played(session, seed, told, bot or api.RandomBot(seed), thoughts).play(most)


class _PhoneVoice(Voice):
    """The voice of a phone: whatever it says is heard here, sentences and what stands alone."""

    def __init__(self, heard: Callable[[str, api.Message], None]) -> None:
        super().__init__(SOURCE)
        self._heard = heard
        self._kind = "phones"

    def text(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text of a message."""
        self._heard(self._kind, message)
        return super().text(message, names)

    def label(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text of a message that stands alone."""
        self._kind = "phone labels"
        found = super().label(message, names)
        self._kind = "phones"
        return found


class _Played:
    """One seeded game, told as it goes."""

    def __init__(self, session: api.Session, seed: int, told: Told, bot: api.Bot, thoughts: Thoughts) -> None:
        self._session, self._told = session, told
        self._hints_left, self._moments = thoughts
        self._bot, self._dice = bot, api.RandomStream(seed, "reader", 0)
        self._names, self._notes = TableNames(session), api.NamedNotes(session)
        self._pieces, self._places = list(session.table.pieces), list(session.table.places)
        self._looker = SeatLooker(session, 1, answered_by_itself=lambda message: self._say("by itself", message))
        self._looker.questions.by_itself.is_wanted = lambda: True
        self._phone = SeatPackets(self._looker, _PhoneVoice(self._say), b"reader")

    def play(self, most: int) -> None:
        """The game, its end, what can be said of it afterwards, and free hands."""
        for word in WORDS.values():
            self._say("phone labels", word)
        for number in range(most):
            pending = self._session.first_pending()
            if pending is None:
                self._end()
                break
            seen = len(self._session.entries)
            if self._looker.questions.by_itself.answer_one():
                for entry in self._session.entries[seen:]:
                    self._log(entry)
                continue
            if number % _HINT_EVERY == _HINT_EVERY - 1 and self._hints_left:
                self._hints_left -= 1
                self._hint(pending)
            if number % _TOLD_EVERY == _TOLD_EVERY - 1:
                self._phone.state([], may_take_back=True)
                self._tell_story("story", self._looker.story.newest())
                self._hang_curtain(pending.question.seat)
            self._ask(pending)
        self._review()
        self._scramble()

    def _say(self, kind: str, message: api.Message | None) -> None:
        if message is not None:
            self._told(kind, message, self._names)

    def _log(self, entry: api.HistoryEntry) -> None:
        self._notes.record(entry)
        for note in self._notes.notes(entry):
            self._say("log", note.message)

    def _ask(self, pending: api.Pending) -> None:
        session = self._session
        self._say("questions", pending.question.text)
        for answer in session.options(pending)[:_OPTIONS_SHOWN]:
            self._say("options", pending.frame.label(session.table, answer))
        piece, place = self._dice.choice(self._pieces), self._dice.choice(self._places)
        for refusal in session.explain_drag(pending.question.seat, piece, place):
            self._say("refusals", refusal.whole)
        entry = session.answer(pending, self._bot.choose_answer(session, pending))
        if isinstance(entry, api.HistoryEntry):
            self._log(entry)

    def _tell_story(self, kind: str, rows: Iterable[api.StoryRow]) -> None:
        rules = self._session.game.rules
        for row in rows:
            for deed in row.deeds:
                self._say(kind, deed.sentence)
                for reason in deed.reasons:
                    self._say(kind, api.because(reason, rules))

    def _hang_curtain(self, seat: int) -> None:
        """What everybody may know of what happened since a seat's last answer."""
        since = self._looker.told.since(seat)
        self._tell_story("curtain", self._looker.story.public_rows(since, seat))
        for line in self._looker.told.summary(since).keeping:
            self._say("curtain", line)

    def _hint(self, pending: api.Pending) -> None:
        session, seat = self._session, pending.question.seat
        view = api.seat_view(session.table, seat)
        found = api.hint(session.game, view, seat, api.Strength.LINE, budget=_PLAYOUTS)
        if found is not None:
            for message in (found.area, found.move, *found.reasons, *found.line):
                self._say("hints", message)

    def _end(self) -> None:
        result = self._session.game.result(self._session.table)
        self._say("end page", result.summary)
        for line in result.lines:
            self._say("end page", line.label)
        for fact in memorable_facts(result, api.score_curve(self._session)):
            self._say("end page", fact.line)

    def _review(self) -> None:
        session = self._session
        asked = api.moments(session, 1)
        chosen = asked[:: max(1, len(asked) // self._moments)][: self._moments]
        for group in api.grouped(api.judge(session.game, moment, budget=_PLAYOUTS) for moment in chosen):
            for message in (*swing_words(group), *group.head.reasons):
                if message is not None:
                    self._say("review", message)

    def _scramble(self) -> None:
        """Free hands lay pieces anywhere; what has to be tidied up is read."""
        session = self._session
        session.to_sandbox()
        for _ in range(_ACTS):
            act = api.MovePiece(self._dice.choice(self._pieces), self._dice.choice(self._places))
            done = session.apply_action(act, 1)
            if isinstance(done, list):
                for refusal in done:
                    self._say("refusals", refusal.whole)
            else:
                self._log(done)
        mending = api.mending(session)
        for finding in mending.findings:
            self._say("findings", finding.message)
        repairs = [repair for finding in (*session.findings(), *mending.findings) for repair in finding.repairs]
        for repair in (*repairs, *mending.moved, *mending.steps):
            self._say("repairs", repair.label)
