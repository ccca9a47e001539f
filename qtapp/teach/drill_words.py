"""The words of a drill: what is asked, and what is said after it; and ten drills as a lesson that can be sent."""

from __future__ import annotations

from collections.abc import Sequence

from engine import api
from engine.api import LiteralArg, Message, NounArg, msg
from qtapp.i18n import LANGUAGES
from qtapp.i18n.languages import SOURCE
from qtapp.i18n.speech import Localizer
from qtapp.session.looker import SeatLooker
from qtapp.session.names import SeatNames
from qtapp.teach.draft import slug
from qtapp.teach.drill_run import AskedDrill

_A_MINUTE = 2
"""So many questions are answered in a minute."""
GOAL = msg("drill.lesson_goal", "Questions about the rules: is it allowed, and what does it bring?")


def question_of(asked: AskedDrill, names: SeatNames) -> Message:
    """What is asked."""
    quiz = asked.drill.quiz
    if isinstance(quiz, api.NumberQuiz):
        called = asked.label
        return msg(
            "drill.how_many",
            "{deed.quoted} ({kind}) – how much does it bring or cost?",
            deed=called if called is not None else LiteralArg(""),
            kind=NounArg(quiz.of),
        )
    return msg(
        "drill.is_it_allowed",
        "You take this: {grab}. It goes here: {drop}. Is that allowed?",
        grab=names.item_name(quiz.deed.grab or ""),
        drop=names.item_name(quiz.deed.drop or ""),
    )


def reasons_of(asked: AskedDrill) -> list[Message]:
    """Why it is so: the right number, that it is allowed, or the rules that are against it."""
    quiz = asked.drill.quiz
    if isinstance(quiz, api.NumberQuiz):
        return [msg("drill.right_number", "It is {number}.", number=asked.number)]
    if quiz.expect == api.LEGAL:
        return [msg("drill.it_is_allowed", "Yes, this is allowed.")]
    return asked.reasons[:2]


def told_besides(asked: AskedDrill, names: SeatNames) -> list[Message]:
    """Something near it that would be allowed; beside something that is, what would not be, and why."""
    contrast, quiz = asked.drill.contrast, asked.drill.quiz
    if contrast is None:
        return []
    grab, drop = names.item_name(contrast.grab or ""), names.item_name(contrast.drop or "")
    if isinstance(quiz, api.LegalQuiz) and quiz.expect == api.LEGAL:
        not_this = msg("drill.this_is_not_allowed", "This would not be allowed: {grab} → {drop}.", grab=grab, drop=drop)
        return [not_this, *asked.reasons[:1]]
    return [msg("drill.this_is_allowed", "This would be allowed: {grab} → {drop}.", grab=grab, drop=drop)]


def drills_as_file(
    game: api.Game, speech: Localizer, title: str, seats: Sequence[str], wanted: Sequence[str], seed: int
) -> str:
    """Ten questions about a game as the text of a lesson, in the language of the window; the wanted rules first."""
    language = speech.language if speech.language in LANGUAGES else SOURCE
    source = api.DrillSource(game, seed=seed)

    def text(words: str) -> api.LessonText:
        return api.LessonText.model_validate({language: words[:700] or "…"})

    def ask(drill: api.Drill, session: api.Session) -> tuple[api.LessonText, api.LessonText]:
        session.players = tuple(
            api.Player(name, player.colour) for player, name in zip(session.players, seats, strict=True)
        )
        asked = AskedDrill(drill, session)
        names = SeatLooker(session, drill.quiz.seat).names

        def label(message: Message) -> str:
            return speech.label(message, names)

        after = [*reasons_of(asked), *told_besides(asked, names)]
        return text(label(question_of(asked, names))), text("\n".join(label(one) for one in after))

    drills = api.drill_set(source, wanted)
    head = {
        "id": slug(title),
        "number": 1,
        "title": text(title),
        "goal": text(speech.label(GOAL)),
        "minutes": max(1, len(drills) // _A_MINUTE),
        "names": tuple(text(name) for name in seats),
    }
    lesson, session = api.drills_as_lesson(source, drills, head, ask)
    return api.write_lesson(lesson, session)
