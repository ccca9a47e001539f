"""Is this allowed? Which of these is? Where may it go, and where not? Questions about drags that are legal, and about
those near them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from engine.core.game.quiz import ChoiceOrder, QuizChoice, QuizQuestion
from engine.core.messages.message import Message, msg
from engine.core.messages.rules import Refusal, RuleBook
from engine.lessons.asking import Position
from engine.lessons.drags import family, legal_near

T = TypeVar("T")
_MOST_REASONS = 3
"""Reasons to choose from, if something is not allowed."""
_MOST_PLACES = 4
_MOST_DEEDS = 4
_MOST_GRABS = 2
"""Of so many things is asked where they may go, at one position."""

YES = msg("quiz.yes_it_is_allowed", "Yes, it is allowed.")
_ALLOWED = msg("quiz.this_is_allowed", "This is allowed.")
_NOTHING_AGAINST = msg("quiz.nothing_is_against_it", "No, nothing of that is in the way: it is allowed.")
_OTHER_REASON = msg("quiz.another_reason", "It is not allowed, but for another reason.")
_ALLOWED_THERE = msg("quiz.allowed_there", "It may go there.")


def no_because(rules: RuleBook, rule: str) -> Message:
    """No, with the reason that a rule gives, in a sentence."""
    reason = rules[rule].against
    if reason is None:
        return msg("lesson.choice_not_allowed", "No, because of “{heading}”", heading=rules[rule].heading)
    return msg("quiz.no_because", "No. {reason}", reason=reason)


def reason_against(rules: RuleBook, rule: str) -> Message:
    """What a rule has against something, in a sentence; of a rule without one its heading."""
    heading = msg("quiz.reason_heading", "“{heading}”", heading=rules[rule].heading)
    return rules[rule].against or heading


def _no(rules: RuleBook, rule: str, why: Message | None) -> QuizChoice:
    return QuizChoice(no_because(rules, rule), why, reason=reason_against(rules, rule))


def ask_allowed(position: Position) -> Iterator[QuizQuestion]:
    """Is this allowed? Always two questions, about something refused and something legal that lies near it: which of
    them is asked is decided by whoever chooses. Where nothing of the kind is allowed it would tell its answer.
    """
    rules, dice = position.session.game.rules, position.dice
    near = list(dict.fromkeys(why.rule for _, _, why in position.refused))
    seen = set()
    legal = dict(position.legal)
    for grab, drop, why in position.refused:
        key = why.rule, family(grab), family(drop)
        if key in seen or rules[why.rule].against is None:
            continue
        seen.add(key)
        pair = [one for one in legal_near(legal, grab, drop, " ".join(key)) if one[0] == grab or one[1] == drop]
        if not pair:
            continue
        about = position.rules[why.rule].about
        others = sorted(
            dice.shuffled([one for one in position.rules if one != why.rule and rules[one].against]),
            key=lambda one: (position.rules[one].about != about, one not in near),
        )
        reasons = (why.rule, *others[: _MOST_REASONS - 1])
        good = pair[dice.randrange(len(pair))]
        yield _refused(position, (grab, drop), why, reasons, good)
        yield _legal(position, good, why, reasons, (grab, drop))


def _is_it_allowed(position: Position, drag: tuple[str, str]) -> Message:
    return msg(
        "quiz.is_it_allowed",
        "You take this: {grab}. It goes here: {drop}. Is that allowed?",
        grab=position.called(drag[0]),
        drop=position.called(drag[1]),
    )


def _arrow(position: Position, drag: tuple[str, str]) -> tuple[Message, Message]:
    return position.called(drag[0]), position.called(drag[1])


def _refused(
    position: Position, drag: tuple[str, str], why: Refusal, reasons: Sequence[str], good: tuple[str, str]
) -> QuizQuestion:
    rules = position.session.game.rules
    grab, drop = _arrow(position, good)
    allowed = msg("quiz.this_would_be_allowed", "This would be allowed: {grab} → {drop}.", grab=grab, drop=drop)
    choices = [QuizChoice(YES, why.message)]
    choices += [_no(rules, one, None if one == why.rule else _OTHER_REASON) for one in reasons]
    return QuizQuestion(
        "allowed",
        why.rule,
        position.seat,
        _is_it_allowed(position, drag),
        tuple(choices),
        frozenset({1}),
        (why.message,),
        why.rule,
        why.instead or allowed,
        drag,
        drag,
        why.subjects or drag,
        order=ChoiceOrder.FIRST_STAYS,
        stem=(why.rule, family(drag[0]), family(drag[1]), why.message.id),
    )


def _legal(
    position: Position, drag: tuple[str, str], why: Refusal, reasons: Sequence[str], bad: tuple[str, str]
) -> QuizQuestion:
    rules = position.session.game.rules
    grab, drop = _arrow(position, bad)
    refused = msg(
        "quiz.this_would_not_be_allowed",
        "This would not be allowed: {grab} → {drop}. {why}",
        grab=grab,
        drop=drop,
        why=why.message,
    )
    choices = [QuizChoice(YES)]
    choices += [_no(rules, one, _NOTHING_AGAINST) for one in reasons]
    return QuizQuestion(
        "allowed",
        why.rule,
        position.seat,
        _is_it_allowed(position, drag),
        tuple(choices),
        frozenset({0}),
        (_ALLOWED,),
        why.rule,
        refused,
        drag,
        drag,
        drag,
        order=ChoiceOrder.FIRST_STAYS,
        stem=(family(drag[0]), family(drag[1]), "yes"),
    )


# ---- which of these is allowed? --------------------------------------------------------------------------------------


def ask_which(position: Position) -> Iterator[QuizQuestion]:
    """Four deeds: which one is allowed, or which one is not? Two rules at least are among what is refused."""
    dice = position.dice
    good = _unlike(dice.shuffled(list(position.legal)))
    bad = _different(position, [((grab, drop), why) for grab, drop, why in position.refused])
    refused = [(drag, why) for drag, why in bad if drag[0] not in (one for one, _ in good[:1])][: _MOST_DEEDS - 1]
    if good and len(refused) == _MOST_DEEDS - 1 and len({why.rule for _, why in refused}) > 1:
        ask = msg("quiz.which_is_allowed", "Which of these is allowed?")
        yield from _one_of_deeds(position, "which", ask, good[:1], refused)
    if len(good) >= _MOST_DEEDS - 1 and bad:
        ask = msg("quiz.which_is_not_allowed", "Which of these is NOT allowed?")
        yield from _one_of_deeds(position, "which_not", ask, good[: _MOST_DEEDS - 1], bad[:1])


def _unlike(drags: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those that differ in what is taken and in where it goes."""
    found: list[tuple[str, str]] = []
    for grab, drop in drags:
        if all(grab != one and drop != other for one, other in found):
            found.append((grab, drop))
    return found


def _one_of_deeds(
    position: Position,
    kind: str,
    ask: Message,
    good: Sequence[tuple[str, str]],
    bad: Sequence[tuple[tuple[str, str], Refusal]],
) -> Iterator[QuizQuestion]:
    drags = [*good, *(drag for drag, _ in bad)]
    deeds = []
    for drag in drags:
        grab, drop = _arrow(position, drag)
        deeds.append(msg("quiz.one_deed", "{grab} → {drop}", grab=grab, drop=drop))
    if len({str(one) for one in deeds}) < len(deeds):
        return
    is_which = kind == "which"
    whys = [*(None if is_which else _ALLOWED for _ in good), *(why.message if is_which else None for _, why in bad)]
    right = 0 if is_which else len(good)
    why = bad[0][1]
    yield QuizQuestion(
        kind,
        why.rule,
        position.seat,
        ask,
        tuple(QuizChoice(deed, word) for deed, word in zip(deeds, whys, strict=True)),
        frozenset({right}),
        (_ALLOWED if is_which else why.message,),
        "" if is_which else why.rule,
        things=tuple(dict.fromkeys(end for drag in drags for end in drag)),
        lights=drags[right],
        stem=(kind, *sorted(f"{grab} {drop}" for grab, drop in drags)),
    )


# ---- where may it go? -----------------------------------------------------------------------------------------------


def ask_where(position: Position) -> Iterator[QuizQuestion]:
    """The same thing to four places: one is allowed, or all but one are."""
    dice = position.dice
    grabs = list(dict.fromkeys(grab for grab, _, _ in position.refused))
    asked = 0
    for grab in dice.shuffled(grabs):
        good = dice.shuffled([drop for one, drop in position.legal if one == grab])
        bad = _different(position, [(drop, why) for one, drop, why in position.refused if one == grab])
        found = list(_where(position, grab, good, bad))
        yield from found
        asked += bool(found)
        if asked == _MOST_GRABS:
            return


def _different(position: Position, refused: list[tuple[T, Refusal]]) -> list[tuple[T, Refusal]]:
    """What is refused, that of different rules in turn, so that there is something to tell about each."""
    lists: dict[tuple[str, str], list[tuple[T, Refusal]]] = {}
    for one in position.dice.shuffled(refused):
        lists.setdefault((one[1].rule, one[1].message.id), []).append(one)
    found = []
    while any(lists.values()):
        found += [one.pop() for one in lists.values() if one]
    return found


def _where(position: Position, grab: str, good: list[str], bad: list[tuple[str, Refusal]]) -> Iterator[QuizQuestion]:
    thing = position.called(grab)
    refused = bad[: _MOST_PLACES - 1]
    if good and len(refused) == _MOST_PLACES - 1 and len({str(why.message) for _, why in refused}) > 1:
        ask = msg("quiz.where_may_it_go", "You take this: {thing}. Where may it go?", thing=thing)
        yield from _one_of_places(position, "where", ask, grab, good[:1], refused)
    if len(good) >= _MOST_PLACES - 1 and bad:
        ask = msg("quiz.where_may_it_not_go", "You take this: {thing}. Where may it NOT go?", thing=thing)
        yield from _one_of_places(position, "where_not", ask, grab, good[: _MOST_PLACES - 1], bad[:1])


def _one_of_places(
    position: Position, kind: str, ask: Message, grab: str, good: list[str], bad: list[tuple[str, Refusal]]
) -> Iterator[QuizQuestion]:
    names = [position.called(drop) for drop in (*good, *(drop for drop, _ in bad))]
    if len({str(one) for one in names}) < len(names):
        return  # two places of the same name: nobody could tell which is meant
    is_where = kind == "where"
    choices = [
        QuizChoice(name, None if is_where else _ALLOWED_THERE, drop) for name, drop in zip(names, good, strict=False)
    ]
    for name, (drop, why) in zip(names[len(good) :], bad, strict=True):
        choices.append(QuizChoice(name, why.message if is_where else None, drop))
    right = 0 if is_where else len(good)
    _, why = bad[0]
    drops = (*good, *(drop for drop, _ in bad))
    chosen = drops[right]
    place = names[right]
    yield QuizQuestion(
        kind,
        why.rule,
        position.seat,
        ask,
        tuple(choices),
        frozenset({right}),
        (msg("quiz.it_may_go_here", "It may go here: {place}.", place=place) if is_where else why.message,),
        why.rule,
        None,
        (grab, chosen),
        (grab, *drops),
        (chosen,) if is_where else (why.subjects or (chosen,)),
        stem=(grab, *sorted(drops)),
    )
