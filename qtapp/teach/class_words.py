"""The words of a class quiz: what is asked about, how its questions stand on the wall, what the class can do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import api
from engine.api import LiteralArg, Message, NounArg, SeatArg, msg
from qtapp.session.names import SeatNames
from qtapp.teach.class_asked import Asking
from qtapp.teach.class_end import ResultPage, ResultRow
from qtapp.teach.class_maker import ReadyQuestion
from qtapp.teach.class_quiz import CAN, ClassQuiz, QuestionResult
from qtapp.teach.class_told import ToldPage

Label = Callable[[Message], str]
"""Says a message in the language of the wall, as a text that stands alone."""

KINDS: dict[str, Message] = {
    "allowed": msg("class.kind_allowed", "Is it allowed?"),
    "which": msg("class.kind_which", "Which of these is allowed?"),
    "which_not": msg("class.kind_which_not", "Which of these is not allowed?"),
    "where": msg("class.kind_where", "Where may it go?"),
    "where_not": msg("class.kind_where_not", "Where may it not go?"),
    "price": msg("class.kind_price", "How much?"),
    "brings": msg("class.kind_brings", "What does it bring?"),
    "next": msg("class.kind_next", "What happens next?"),
    "leads": msg("class.kind_leads", "Who leads?"),
}
"""Kinds of questions that every game has, as a teacher chooses them, and as the lobby names them."""
NOT_ALLOWED = msg("class.not_allowed", "Not allowed")
ALLOWED = msg("class.allowed", "Allowed")
_MOST_KINDS = 6
"""So many kinds are named in the lobby."""
_JUDGED = ("allowed",)
"""Kinds whose answer is a verdict about one deed."""


def kinds_of(game: api.Game) -> dict[str, Message]:
    """The kinds of questions about a game: those that every game has, and its own."""
    return {**KINDS, **game.quiz_kinds}


def subject_name(game: api.Game, subject: str) -> Message:
    """What a question is about: a rule by its heading, a sum by what is counted."""
    if subject in game.rules:
        return msg("class.subject_rule", "“{heading}”", heading=game.rules[subject].heading)
    head, _, kind = subject.partition(":")
    if head == "sum" and kind:
        return msg("class.subject_sum", "How much? ({kind})", kind=NounArg(kind))
    if subject in ("score", "next"):
        return KINDS["leads" if subject == "score" else subject]
    return KINDS["brings"] if subject == "gains" else msg("class.subject_other", "Other questions")


def badge_of(number: int, of: int) -> Message:
    """Which question of how many it is."""
    return msg("class.question_of", "{n} / {of}", n=number, of=of)


def you_are(seat: int) -> Message:
    """Through whose eyes a question is asked."""
    return msg("class.you_are", "You are {seat}", seat=SeatArg(seat))


def asking_page(ready: ReadyQuestion, number: int, of: int, label: Label, colour: int) -> Asking:
    """The words of a question. `colour`: of the asked seat."""
    question = ready.question
    return Asking(
        label(badge_of(number, of)),
        label(question.text),
        label(you_are(question.seat)),
        f"seat.{colour}",
        tuple(label(one.text) for one in question.choices),
        ready.shot,
        question.gesture,
        {at: one.spot for at, one in enumerate(question.choices) if one.spot},
    )


def told_page(
    asking: Asking, game: api.Game, result: QuestionResult, label: Label, names: SeatNames, foot: str
) -> ToldPage:
    """The words of an answer."""
    question = result.question
    is_judged = question.kind in _JUDGED
    is_allowed = is_judged and 0 in question.right
    rule = game.rules[question.rule].heading if question.rule in game.rules else None
    lights = [name for name in question.lights if not is_allowed]
    at = _believed(result)
    word = question.choices[at].why if at >= 0 else None
    return ToldPage(
        asking,
        result.counts,
        result.before,
        question.right,
        "" if not is_judged else label(ALLOWED if is_allowed else NOT_ALLOWED),
        is_allowed,
        label(msg("class.why", "Why?")),
        "" if rule is None else label(msg("class.subject_rule", "“{heading}”", heading=rule)),
        " ".join(label(one) for one in question.why),
        "" if question.instead is None else label(question.instead),
        {name: label(names.item_name(name.partition("#")[0])) for name in lights},
        foot,
        at,
        label(word) if word is not None else "",
    )


def _believed(result: QuestionResult) -> int:
    """The wrong answer that most believed in, if the engine has a word of its own about it; -1: it has none."""
    question = result.question
    wrong = [(-n, at) for at, n in enumerate(result.counts) if n and at not in question.right]
    at = min(wrong)[1] if wrong and question.kind not in _JUDGED else -1
    return at if at >= 0 and question.choices[at].why is not None else -1


def end_page(quiz: ClassQuiz, game: api.Game, label: Label) -> ResultPage:
    """What the class can do, rule by rule."""
    can, weak = [], []
    for one in quiz.sums():
        text = label(subject_name(game, one.subject))
        if one.share >= CAN:
            can.append(ResultRow(text, one.right, one.answers))
            continue
        mistake = ""
        if one.mistake is not None:
            believed = LiteralArg(label(one.mistake))
            mistake = label(msg("class.most_believed", "Most believed: “{answer}”", answer=believed))
        weak.append(ResultRow(text, one.right, one.answers, mistake))
    shares = tuple(one.share if one.answers else None for one in quiz.results)
    return ResultPage(
        label(msg("class.what_the_class_can_do", "What the class can do")),
        summary_of(quiz, label),
        label(msg("class.can_do", "This works already")),
        label(msg("class.still_to_practise", "This needs more practice")),
        label(msg("class.nothing_here", "Nothing here.")),
        tuple(can),
        tuple(reversed(weak)),
        label(msg("class.question_by_question", "Question by question")),
        shares,
        tuple(share is not None and share < CAN for share in shares),
        label(msg("class.without_names", "Without names. Nothing is kept of what the phones said.")),
    )


def summary_of(quiz: ClassQuiz, label: Label) -> str:
    """How many questions, how many phones, how much was right."""
    parts = (
        msg("class.so_many_questions", "%n question(s)", len(quiz.results)),
        msg("class.so_many_phones", "%n phone(s)", quiz.most_voices),
        msg("class.so_much_right", "{percent}% right", percent=round(quiz.share * 100)),
    )
    return " · ".join(label(one) for one in parts)


def kinds_line(game: api.Game, kinds: Sequence[str], label: Label) -> str:
    """The kinds of questions, one after the other."""
    known = kinds_of(game)
    listed = [label(known[one]) for one in kinds or (*game.quiz_kinds, *known) if one in known]
    several = list(dict.fromkeys(listed))
    return " ".join(several[:_MOST_KINDS]) + (" …" if len(several) > _MOST_KINDS else "")
