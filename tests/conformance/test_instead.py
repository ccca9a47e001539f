"""Whatever a refusal names as “instead” is then accepted: places, pieces, cards and goods are tried one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.api import (
    AmountArg,
    Game,
    ListArg,
    Message,
    NounArg,
    Pending,
    PieceArg,
    PlaceArg,
    QuestionShape,
    RandomBot,
    RandomStream,
    Session,
)
from engine.core.flow.frame import Frame, frame_kinds
from engine.core.flow.question import to_plain_data
from engine.core.lookahead.path import names
from engine.core.messages.message import Arg
from tests.conformance.cases import Case, answered, each_game, seeds
from tests.conformance.noise import Noise

ANSWERS, DRAGS = 20, 10
"""Answers and drags of each question that are refused, or so it may be."""


def named(hint: Arg, left_out: Message) -> Iterator[str]:
    """The pieces, places and goods that a hint names; the question that is asked suggests nothing."""
    match hint:
        case PieceArg(piece):
            yield piece
        case PlaceArg(place):
            yield place
        case ListArg(items):
            for item in items:
                yield from named(item, left_out)
        case Message(args=args) if hint != left_out:
            for _, inner in args:
                yield from named(inner, left_out)


def goods_in(hint: Arg) -> Iterator[str]:
    """The goods that a hint names."""
    match hint:
        case AmountArg(noun=noun) | NounArg(noun=noun):
            yield noun
        case ListArg(items):
            for item in items:
                yield from goods_in(item)
        case Message(args=args):
            for _, inner in args:
                yield from goods_in(inner)


class Adviser:
    """Asks the hints of one session and tries what they name."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session = session
        self.tried: Counter[str] = Counter()
        people = sum(not sitter.is_automa for sitter in session.players)
        self._blueprint = session.game.blueprint(people, session.settings)
        self._dice = RandomStream(seed, "what to ask", 0)
        self._earlier: dict[str, list[Any]] = {}

    def ask(self, pending: Pending) -> None:
        """Answers and drags that are refused, each with the hint that comes with it."""
        step, table = pending.frame, self.session.table
        items = step.shape is not QuestionShape.PICK
        legal = [self.session.default_answer(pending)] if items else self.session.options(pending)
        near = legal if items else [*legal, *step.candidates(table)]
        noise = Noise(table, self._blueprint, self._dice).answers(step, table, near, ANSWERS)
        earlier = self._earlier.setdefault(step.name, [])
        asked = [*noise, *self._dice.shuffled(earlier)[: ANSWERS // 2]]
        earlier.extend(near[:6])
        for answer in asked:
            self._follow(pending, answer, self.session.refusals(pending, answer), legal)
        things = [*table.pieces, *table.places]
        gestures = [gesture for gesture, _ in self.session.gestures(pending)] if not items else []
        for _ in range(DRAGS):
            grab, drop = self._dice.choice(things), self._dice.choice(things)
            if gestures and self._dice.randrange(3):
                known = self._dice.choice(gestures)
                grab, drop = (known.grab, drop) if self._dice.randrange(2) else (grab, known.drop)
            self._follow(pending, None, self.session.explain_drag(pending.question.seat, grab, drop), legal)

    def _follow(self, pending: Pending, refused: Any, reasons: list[Any], legal: list[Any]) -> None:
        for hint in (one.instead for one in reasons if one.instead is not None):
            if pending.frame.shape is QuestionShape.SOME and refused is not None:
                goods = set(goods_in(hint))
                answer = tuple(item for item in self.session.items(pending) if item in goods)
                self._accept(pending, hint, answer, str(goods))
                continue
            for name in named(hint, pending.question.text):
                self._accept(pending, hint, self._meant(pending, hint, refused, name, legal), name)

    def _meant(self, pending: Pending, hint: Message, refused: Any, name: str, legal: list[Any]) -> Any:
        """What would be answered by whoever takes a hint: the same with this in it, if the rest of it can be had, or
        any legal answer with it.
        """
        if isinstance(refused, str):
            return name
        with_it = [one for one in legal if name in self._names(pending, one)]
        if hasattr(refused, "_asdict"):
            said = {field: part for field, part in refused._asdict().items() if isinstance(part, str)}
            for field in said:
                rest = [other for other in said if other != field and said[other]]
                if any(getattr(one, field) == name for one in with_it):
                    kept = [one for one in legal if rest and all(getattr(one, other) == said[other] for other in rest)]
                    fitting = [one for one in kept if getattr(one, field) == name]
                    return fitting[0] if fitting else refused._replace(**{field: name}) if kept else with_it[0]
        assert with_it, f"{pending.frame}: “{hint}” names {name}, and no legal answer does"
        return with_it[0]

    def _names(self, pending: Pending, answer: Any) -> set[str]:
        gesture = self.session.gesture(pending, answer)
        return {*names(to_plain_data(answer)), *(gesture or ())}

    def _accept(self, pending: Pending, hint: Message, answer: Any, name: str) -> None:
        self.tried[pending.frame.name] += 1
        why = self.session.refusals(pending, answer)
        assert not why, f"{pending.frame}: “{hint}” names {name}, but {answer} is refused: {[str(one) for one in why]}"


def names_tried(game: Game, seed: int) -> Counter[str]:
    """One random game, each of its questions asked for hints."""
    session = Case(game, game.seat_counts[seed % len(game.seat_counts)]).start(seed)
    adviser, bot, dice = Adviser(session, seed), RandomBot(seed), RandomStream(seed, "order of seats", 0)
    while session.pending():
        for pending in session.pending():
            adviser.ask(pending)
        answered(session, bot, dice)
    return adviser.tried


def gives_hints(game: Game) -> bool:
    kinds = frame_kinds().items()
    return any(name.startswith(f"{game.id}.") and kind.instead is not Frame.instead for name, kind in kinds)


@each_game
@seeds(normal=1, soak=43, chunk=20)
def test_what_a_refusal_names_instead_is_accepted(game: Game, seeds: range) -> None:
    """The long run tries some hundred thousand names."""
    tried = sum((names_tried(game, seed) for seed in seeds), Counter[str]())
    assert tried.total() > 1000 * len(seeds) or not gives_hints(game), tried
