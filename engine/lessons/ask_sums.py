"""What does it cost, what does it bring, what happens next, and who would win? Questions that can be reckoned."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.question import answer_key
from engine.core.game.quiz import ChoiceOrder, QuizChoice, QuizQuestion, number_choices
from engine.core.lookahead.imagine import imagined_table
from engine.core.lookahead.preview import AnswerPreview, CountChange, Previewer, preview_sentence
from engine.core.messages.message import AmountArg, ListArg, Message, NounArg, SeatArg, flat_args, msg
from engine.core.table.chance import RandomStream
from engine.core.table.view import seat_view
from engine.lessons.asking import Position

_MOST_TRIED = 24
"""Answers of a position whose previews are looked at."""
_MOST_PREVIEWS = 4
_MOST_FOLLOWED = 4
_LEAST_SUM = 2
"""A sum of one is no question: how many farms does a farm bring?"""
_GAPS = (-3, -2, 2, 3, 4)
"""By so much a wrong lead is off."""
_WORLDS = 3


class _Deed:
    """An answer of which can be foreseen all that it does."""

    def __init__(self, position: Position, answer: object, preview: AnswerPreview) -> None:
        session, pending = position.session, position.pending
        self.key = answer_key(answer)
        self.preview = preview
        self.own = [one for one in preview.changes if one.seat == position.seat]
        self.label = session.label(pending, answer)
        gesture = session.gesture(pending, answer)
        self.gesture = None if gesture is None else (gesture.grab, gesture.drop)
        drags = [(one.grab, one.drop) for one, _ in session.gestures(pending)]
        self._is_alone = drags.count(self.gesture or ("", "")) == 1
        """Is it the only answer that is given by this drag?"""
        self._position = position

    def _tells_amounts(self) -> bool:
        """Does its label say how much, of anything, or one of the numbers that are asked for?"""
        counted = any(isinstance(arg, AmountArg) for arg in flat_args(self.label))
        return counted or any(str(abs(one.n)) in str(self.label) for one in self.preview.changes)

    def named(self) -> Message | None:
        """The deed in words that tell none of its numbers; None: there are none."""
        if not self._tells_amounts():
            return msg("quiz.this_deed", "{deed}", deed=self.label)
        if self.gesture is None or not self._is_alone:
            return None
        grab, drop = (self._position.called(one) for one in self.gesture)
        named = msg("quiz.this_drag", "{grab} → {drop}", grab=grab, drop=drop)
        return None if any(str(abs(one.n)) in str(named) for one in self.preview.changes) else named


def _deeds(position: Position) -> list[_Deed]:
    previewer, found = Previewer(position.session), []
    for answer in position.session.options(position.pending)[:_MOST_TRIED]:
        preview = previewer.preview(position.pending, answer)
        if preview.changes and not preview.has_choice and not preview.has_chance and not preview.drawn:
            deed = _Deed(position, answer, preview)
            if deed.own and len(deed.key) <= 300:
                found.append(deed)
    return found


def ask_sums(position: Position) -> Iterator[QuizQuestion]:
    """How much does it cost or bring, and which of these does it bring?"""
    deeds = _deeds(position)
    yield from _price(position, deeds)
    yield from _brings(position, deeds)


def _price(position: Position, deeds: list[_Deed]) -> Iterator[QuizQuestion]:
    asked = set()
    for deed in position.dice.shuffled(deeds):
        one = max(deed.own, key=lambda change: abs(change.n))
        named = deed.named()
        if abs(one.n) < _LEAST_SUM or one.kind in asked or named is None:
            continue
        asked.add(one.kind)
        yield _how_much(position, deed, named, one)


def _how_much(position: Position, deed: _Deed, named: Message, one: CountChange) -> QuizQuestion:
    size, kind = abs(one.n), NounArg(one.kind)
    if one.n > 0:
        ask = msg("quiz.how_much_gained", "{deed} ({kind}): how much do you get for it?", deed=named, kind=kind)
    else:
        ask = msg("quiz.how_much_paid", "{deed} ({kind}): how much does it cost you?", deed=named, kind=kind)
    whole = preview_sentence(deed.preview)
    too_much = msg("quiz.too_much", "That is too much: it is {amount}.", amount=AmountArg(size, one.kind))
    too_little = msg("quiz.too_little", "That is too little: it is {amount}.", amount=AmountArg(size, one.kind))
    choices, right = number_choices(size, too_little, too_much)
    why = () if whole is None else (msg("quiz.all_of_it", "Altogether: {changes}", changes=whole),)
    return QuizQuestion(
        "price",
        f"sum:{one.kind}",
        position.seat,
        ask,
        choices,
        frozenset({right}),
        why,
        gesture=deed.gesture,
        things=deed.gesture or (),
        lights=deed.gesture or (),
        order=ChoiceOrder.NUMBERS,
        stem=(deed.key, one.kind, str(one.n)),
        number=size,
    )


def _brings(position: Position, deeds: list[_Deed]) -> Iterator[QuizQuestion]:
    different: dict[str, _Deed] = {}
    for deed in position.dice.shuffled(deeds):
        sentence = preview_sentence(deed.preview)
        if sentence is not None:
            different.setdefault(str(sentence), deed)
    chosen = list(different.values())[:_MOST_PREVIEWS]
    named = [(at, words) for at, deed in enumerate(chosen) if (words := deed.named()) is not None]
    if len(chosen) < _MOST_PREVIEWS - 1 or not named:
        return
    at, words = position.dice.choice(named)
    right = chosen[at]
    choices = []
    for deed in chosen:
        sentence = preview_sentence(deed.preview)
        assert sentence is not None
        other = msg("quiz.this_would_bring_it", "That is what this does: {deed.quoted}.", deed=deed.label)
        choices.append(QuizChoice(sentence, None if deed is right else other))
    sentence = choices[at].text
    yield QuizQuestion(
        "brings",
        "gains",
        position.seat,
        msg("quiz.what_does_it_bring", "{deed}: what does it cost and bring?", deed=words),
        tuple(choices),
        frozenset({at}),
        (msg("quiz.all_of_it", "Altogether: {changes}", changes=sentence),),
        gesture=right.gesture,
        things=right.gesture or (),
        lights=right.gesture or (),
        stem=(right.key, *sorted(str(one.text) for one in choices)),
    )


# ---- what happens next? ----------------------------------------------------------------------------------------------


def ask_next(position: Position) -> Iterator[QuizQuestion]:
    """Who decides what after a deed? Where merely the same is asked of the next one it would be no question."""
    session, pending, seat = position.session, position.pending, position.seat
    previewer, now = Previewer(session), pending.question
    for answer in position.dice.shuffled(session.options(pending)[:_MOST_TRIED])[:_MOST_FOLLOWED]:
        then = previewer.question_after(pending, answer)
        if then is None or then.text == now.text:
            continue
        others = [one for one in range(1, session.table.seats + 1) if one != then.seat]
        wrong = [(then.seat, now.text), *((one, text) for one in others for text in (then.text, now.text))]
        told = msg("quiz.next_is_asked", "Next: {what}", what=_asked(then.seat, then.text))
        chosen = [(then.seat, then.text), *position.dice.shuffled(wrong)[: _MOST_PREVIEWS - 1]]
        gesture = session.gesture(pending, answer)
        ends = () if gesture is None else (gesture.grab, gesture.drop)
        yield QuizQuestion(
            "next",
            "next",
            seat,
            msg("quiz.what_happens_next", "{deed}: what happens next?", deed=session.label(pending, answer)),
            tuple(QuizChoice(_asked(*one), told if at else None) for at, one in enumerate(chosen)),
            frozenset({0}),
            (told,),
            things=ends,
            lights=ends,
            stem=(now.text.id, then.text.id, str(then.seat == seat)),
        )
        return


def _asked(seat: int, question: Message) -> Message:
    return msg("quiz.seat_is_asked", "{seat}: {question}", seat=SeatArg(seat), question=question)


# ---- who would win? -------------------------------------------------------------------------------------------------


def ask_leader(position: Position) -> Iterator[QuizQuestion]:
    """If the game ended now, who would win, and by how much? Ties have rules of their own: not asked."""
    totals = _known_totals(position)
    if len(totals) < 2:
        return
    order = sorted(range(1, len(totals) + 1), key=lambda seat: -totals[seat - 1])
    first, second = order[0], order[1]
    gap = totals[first - 1] - totals[second - 1]
    if not gap:
        return
    dice = position.dice
    off = [gap + one for one in _GAPS if gap + one > 0]
    wrong = [(first, n) for n in dice.shuffled(off)[:2]]
    wrong += [(seat, dice.choice([gap, *off])) for seat in dice.shuffled(order[1:])]
    both = msg(
        "quiz.points_of_two",
        "{first} would have {n}, {second} would have {m}.",
        first=SeatArg(first),
        n=totals[first - 1],
        second=SeatArg(second),
        m=totals[second - 1],
    )
    choices = [
        QuizChoice(_ahead_by(seat, n), None if seat == first and n == gap else both)
        for seat, n in ((first, gap), *wrong[: _MOST_PREVIEWS - 1])
    ]
    listed = ListArg(
        tuple(msg("quiz.points_of_one", "{seat} {n}", seat=SeatArg(one), n=totals[one - 1]) for one in order)
    )
    yield QuizQuestion(
        "leads",
        "score",
        position.seat,
        msg("quiz.who_leads", "If the game ended now: who would win, and by how many points?"),
        tuple(choices),
        frozenset({0}),
        (msg("quiz.points_of_all", "Points now: {points}.", points=listed),),
        stem=(str(position.session.seed), *map(str, totals)),
    )


def _ahead_by(seat: int, n: int) -> Message:
    return msg("quiz.ahead_by", "{seat}, by %n point(s)", n, seat=SeatArg(seat))


def _known_totals(position: Position) -> tuple[int, ...]:
    """The points of all, if the asked seat can know them; else none."""
    session, seat = position.session, position.seat
    totals = session.game.result(session.table).totals
    seen = seat_view(session.table, seat)
    for number in range(_WORLDS):
        world = imagined_table(session.game, seen, RandomStream(number, "leader", 0))
        if session.game.result(world).totals != totals:
            return ()
    return totals
