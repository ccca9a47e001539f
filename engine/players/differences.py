"""What differs between two answers, told as messages: made of lines of the score sheet and of what lies before a seat.
Nothing here is prose.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.messages.message import AmountArg, Arg, ListArg, Message, SeatArg, msg
from engine.players.comparison import AtOnce, Comparison
from engine.players.standing import Fact

_SMALLEST, _SMALLEST_OF_OTHERS = 0.5, 2.0
"""Differences from which on a line is told; of others only what is more than the chance of a few trial games."""
_STOCK = 0.35
"""How much one of a kind weighs beside a point of the score sheet when the reasons are put in order."""
_MOST_STOCK = 2
"""Kinds of goods in one line."""


def differences(seat: int, facts: dict[Fact, float], reader: int = 0, at_once: AtOnce | None = None) -> list[Message]:
    """What speaks for an answer: first what it brings right away, then what came of it in the trial games, the largest
    first, and prospects last; `reader`: the seat that is called "you".

    Goods of which the other answer brings more at once are not told of: that they are more later needs a long story.
    """
    goods = at_once.goods if at_once is not None else {}
    now = _most(goods) if at_once is not None and at_once.is_comparable else ()
    told = [_told_at_once(now, _most({kind: -n for kind, n in goods.items()}), reader == seat)] if now else []
    known = {kind for kind, n in goods.items() if n < 0} | {amount.noun for amount in now}
    ordered = [(fact, n) for fact, n in _ordered(seat, facts) if not fact.kind or fact.kind not in known]
    joined = {} if reader != seat else _of_both(seat, ordered)
    shared = {fact.label for fact in joined}
    stock = _most({fact.kind: n for fact, n in ordered if fact.kind})
    for fact, n in ordered:
        if fact not in joined and fact.is_score and fact.label in shared:
            continue  # one line tells of oneself and of one other
        message = _told(seat, fact, n, reader) if fact not in joined else _told_of_both(fact, n, joined[fact], facts)
        if message is not None:
            told.append(message)
        elif fact.kind and n > 0 and stock:  # all of it in one line, where the first of it stands
            told.append(_told_later(stock, reader == seat))
            stock = ()
    return told


def _most(goods: Mapping[str, float]) -> tuple[AmountArg, ...]:
    """The kinds of which there is more, those with the most first."""
    more = sorted(((n, kind) for kind, n in goods.items() if n > 0), key=lambda one: -one[0])
    return tuple(AmountArg(max(1, round(n)), kind) for n, kind in more[:_MOST_STOCK])


def _told_at_once(more: tuple[AmountArg, ...], less: tuple[AmountArg, ...], is_reader: bool) -> Message:
    """What is more and what is less right after an answer: an exchange is told as one."""
    if less and is_reader:
        return msg(
            "players.more_and_less_goods_at_once_for_you",
            "Right after it you have {more} more, but {less} less than with the other answer",
            more=ListArg(more),
            less=ListArg(less),
        )
    if less:
        return msg(
            "players.more_and_less_goods_at_once",
            "Right after it: {more} more, but {less} less than with the other answer",
            more=ListArg(more),
            less=ListArg(less),
        )
    if is_reader:
        return msg(
            "players.more_goods_at_once_for_you",
            "Right after it you have {amounts} more than with the other answer",
            amounts=ListArg(more),
        )
    return msg(
        "players.more_goods_at_once", "Right after it: {amounts} more than with the other answer", amounts=ListArg(more)
    )


def _told_later(amounts: tuple[AmountArg, ...], is_reader: bool) -> Message:
    if is_reader:
        return msg(
            "players.more_goods_for_you", "About {amounts} more for you in the trial games", amounts=ListArg(amounts)
        )
    return msg("players.more_goods", "About {amounts} more in the trial games", amounts=ListArg(amounts))


def main_point(seat: int, found: Comparison) -> Arg | None:
    """What most of an answer's advantage lies in: a line of the score sheet, or so many of a kind; None: in nothing
    that can be named.

    Mere points do not count: whoever is told to think of points takes them at once. Nor do prospects: whoever is told
    to think of the hand looks at the hand. And what is less than those would lead away from them. What differs at once
    is on the cards for everybody to see: to name it would be to name the answer.
    """
    points = {round(n, 6) for fact, n in found.facts.items() if fact.seat == seat and fact.kind and fact.is_score}
    for fact, n in sorted(_ordered(seat, found.facts), key=_weight):
        if fact.seat != seat or n <= 0:
            continue
        if fact.kind:
            return None if fact.kind in found.at_once.goods else AmountArg(max(1, round(n)), fact.kind)
        return fact.label if fact.is_score and round(n, 6) not in points else None
    return None


def public(facts: dict[Fact, float], seat: int, hidden: set[str]) -> dict[Fact, float]:
    """What others may be told of a seat: no stock that they cannot count, no line of the score sheet that is nothing
    but such stock, and no other aspect, as it may rest on a hand.
    """
    secret = {round(n, 6) for fact, n in facts.items() if fact.kind in hidden}
    return {
        fact: n
        for fact, n in facts.items()
        if fact.seat != seat or (fact.kind and fact.kind not in hidden) or (fact.is_score and round(n, 6) not in secret)
    }


def _ordered(seat: int, facts: dict[Fact, float]) -> list[tuple[Fact, float]]:
    """What is worth telling, the largest first, prospects last. Points in stock stand on the score sheet already."""
    large = [
        (fact, n)
        for fact, n in facts.items()
        if abs(n) >= (_SMALLEST if fact.seat == seat else _SMALLEST_OF_OTHERS) and not (fact.kind and fact.is_score)
    ]
    return sorted(large, key=lambda one: (_is_prospect(one[0]), _weight(one)))


def _weight(one: tuple[Fact, float]) -> float:
    """The larger a difference, the less."""
    return -abs(one[1]) * (_STOCK if one[0].kind else 1.0)


def _is_prospect(fact: Fact) -> bool:
    return not fact.kind and not fact.is_score


def _of_both(seat: int, ordered: list[tuple[Fact, float]]) -> dict[Fact, Fact]:
    """Own lines of the score sheet that speak for the answer, with the same line of another that does so too."""
    mine = {fact.label: fact for fact, n in ordered if fact.is_score and fact.seat == seat and n > 0}
    theirs = {fact.label: fact for fact, n in ordered[::-1] if fact.is_score and fact.seat != seat and n < 0}
    return {fact: theirs[label] for label, fact in mine.items() if label in theirs}


def _told_of_both(mine: Fact, n: float, theirs: Fact, facts: dict[Fact, float]) -> Message:
    assert mine.label is not None
    return msg(
        "players.more_for_you_less_for_other",
        "{line}: about %n point(s) more for you, {less} less for {seat}",
        max(1, round(n)),
        line=mine.label,
        less=max(1, round(-facts[theirs])),
        seat=SeatArg(theirs.seat),
    )


def _told(seat: int, fact: Fact, n: float, reader: int) -> Message | None:
    """One difference of points in favour of the answer; None: it speaks against it, or is none of points."""
    line, size = fact.label, max(1, round(abs(n)))
    if fact.kind or line is None or (n > 0) != (fact.seat == seat):
        return None
    who, is_reader = SeatArg(fact.seat), fact.seat == reader
    if fact.seat != seat:
        if is_reader:
            return msg("players.fewer_points_for_you", "{line}: about %n point(s) less for you", size, line=line)
        return msg(
            "players.fewer_points_for_other", "{line}: about %n point(s) less for {seat}", size, line=line, seat=who
        )
    if fact.is_score:
        if is_reader:
            return msg("players.more_points_for_you", "{line}: about %n point(s) more for you", size, line=line)
        return msg(
            "players.more_points_for_seat", "{line}: about %n point(s) more for {seat}", size, line=line, seat=who
        )
    if is_reader:
        return msg(
            "players.stands_better_for_you", "{line}: later perhaps about %n point(s) more for you", size, line=line
        )
    return msg(
        "players.stands_better", "{line}: later perhaps about %n point(s) more for {seat}", size, line=line, seat=who
    )
