"""Bots: players that get a view and give answers. The random one tests, the greedy one measures and tunes."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.flow.frame import ItemsFrame
from engine.core.flow.kernel import legal_answers, submit
from engine.core.flow.question import QuestionShape
from engine.core.game.game import Game
from engine.core.messages.errors import OutcomeUnknown
from engine.core.session.entry import HistoryEntry
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.core.table.blueprint import DOWN, UP, Visibility
from engine.core.table.chance import RandomStream
from engine.core.table.table import Piece, Place, Table
from engine.core.table.view import SeatView, seat_view


class Bot(Protocol):
    """Anything that can answer: it is given the question, its legal answers (or items) and what its seat sees."""

    def choose_answer(self, session: Session, pending: Pending) -> Any:
        """A legal answer."""


class RandomBot:
    """Answers at random, always legally. Never offered to people: it is there to try everything."""

    def __init__(self, seed: int) -> None:
        self._dice = RandomStream(seed, "random bot", 0)

    def choose_answer(self, session: Session, pending: Pending) -> Any:
        """Any legal answer."""
        if isinstance(pending.frame, ItemsFrame):
            return _random_items(session, pending, pending.frame, self._dice)
        return self._dice.choice(session.options(pending))


def _random_items(session: Session, pending: Pending, step: ItemsFrame[Any, Any], dice: RandomStream) -> Any:
    """A random answer over items; if chance finds no legal one soon, the frame's own proposal.

    Its frame alone cannot judge it: an obligation that lies deeper may forbid it.
    """
    question, items = pending.question, session.items(pending)
    for _ in range(8):
        answer = _throw(step.shape, items, question.low, question.high, dice)
        if not session.refusals(pending, answer):
            return answer
    return step.default_answer(session.table)


def _throw(shape: QuestionShape, items: list[Any], low: int, high: int, dice: RandomStream) -> tuple[Any, ...]:
    if shape is QuestionShape.ORDER:
        return tuple(dice.shuffled(items))
    size = low + dice.randrange(high - low + 1) if high > low else low
    if shape is QuestionShape.SOME:
        chosen = set(dice.shuffled(range(len(items)))[:size])
        return tuple(item for at, item in enumerate(items) if at in chosen)
    given = [0] * len(items)
    for _ in range(size if items else 0):
        given[dice.randrange(len(items))] += 1
    return tuple(given)


class GreedyBot:
    """Looks one step ahead on an imagined table and takes what its game values most."""

    def __init__(self, seed: int) -> None:
        self._dice = RandomStream(seed, "greedy bot", 0)

    def choose_answer(self, session: Session, pending: Pending) -> Any:
        """The answer whose outcome is worth most."""
        question = pending.question
        if isinstance(pending.frame, ItemsFrame):
            return pending.frame.default_answer(session.table)
        listed = session.options(pending)
        if len(listed) == 1:
            return listed[0]
        seat = question.seat
        table = imagined_table(session.game, seat_view(session.table, seat), self._dice)
        if table.lanes[pending.lane] and legal_answers(table, pending.lane) == listed:
            worth = [_worth(session.game, table, pending.lane, seat, answer) for answer in listed]
            best = max(worth)
            return self._dice.choice([answer for answer, value in zip(listed, worth, strict=True) if value == best])
        return self._dice.choice(listed)


def _worth(game: Game, table: Table, lane: int, seat: int, answer: Any) -> float:
    with table.trial(seat):
        try:
            submit(table, lane, answer)
        except OutcomeUnknown:
            table.triggered = []
        return game.evaluate(table, seat)


def imagined_table(game: Game, seen: SeatView, dice: RandomStream) -> Table:
    """A whole table that fits a view: known pieces where they lie, unseen ones dealt by their backs.

    Only the view is read. The game then fills the counts that the view keeps closed.
    """
    people = seen.seats - len(game.computer_seats(seen.seats, seen.settings))
    table = Table(game.blueprint(people, seen.settings), dice.bits())
    known = seen.piece_places()
    everything = list(table.pieces.values())
    for place in table.places.values():
        place.pieces = []
        place.counts = {}
    bit = 1 << seen.viewer
    unseen: dict[tuple[str, int], list[Piece]] = {}
    for piece in dice.shuffled(everything):
        if piece.id not in known:
            unseen.setdefault((piece.back, piece.owner), []).append(piece)
    for shown in seen.places.values():
        place = table.place(shown.id)
        place.counts = dict(shown.counts)
        for one in shown.pieces:
            if one.known:
                _lay(table, place, table.pieces[one.id], one.face, one.quarter_turns, bit, 0)
            else:
                _lay(table, place, unseen[one.back, one.owner].pop(), one.face, one.quarter_turns, 0, bit)
    game.fill_hidden_counts(table, seen, dice)
    for pool in unseen.values():
        for piece in pool:
            if piece not in piece.place.pieces:
                home = _hidden_home(table, piece, bit)
                _lay(table, home, piece, UP if home.face is None else home.face, 0, 0, bit)
    for lane, frames in enumerate(seen.agenda):
        for step in frames:
            table.push(step, lane)
    table.lanes_changed = False
    table.drop_journal()
    table.clear_cache()
    return table


def _lay(table: Table, place: Place, piece: Piece, face: int, turned: int, known: int, unknown: int) -> None:
    """Lay a piece on a table that is being imagined; bits of who surely knows it, and of who surely does not."""
    place.pieces.append(piece)
    piece.place = place
    piece.face = face
    piece.quarter_turns = turned
    lookers = 0 if face == DOWN and place.visibility is Visibility.OPEN else place.viewers
    piece.seen_by = (lookers | known) & ~unknown if piece.back else table.all_viewers


def _hidden_home(table: Table, piece: Piece, bit: int) -> Place:
    """A place closed to the viewer for a piece that the view knows nothing about: its owner's first, where there is
    room.
    """
    closed = [
        place
        for place in table.places.values()
        if piece.kind in place.accepts
        and (
            place.visibility is Visibility.HIDDEN or (place.visibility is Visibility.SECRET and not place.viewers & bit)
        )
        and (place.capacity is None or len(place.pieces) < place.capacity)
    ]
    return min(closed, key=lambda place: place.owner != piece.owner, default=table.place("box"))


def play_to_end(session: Session, bots: dict[int, Bot], most: int = 20_000) -> int:
    """Let bots play to the end; returns the number of answers. Serves seats in order."""
    answers = 0
    while (pending := session.first_pending()) is not None:
        answer = bots[pending.question.seat].choose_answer(session, pending)
        given = session.answer(pending, answer)
        if not isinstance(given, HistoryEntry):
            raise AssertionError(f"{pending.frame} refused a listed answer {answer}: {given}")
        answers += 1
        if answers > most:
            raise AssertionError("the game does not end")
    return answers
