"""Ten questions as a lesson that can be sent: what each asks, and what is said after it."""

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

_A_MINUTE = 2
"""So many questions are answered in a minute."""
GOAL = msg("drill.lesson_goal", "Questions about the rules: is it allowed, and what does it bring?")


class AskedDrill:
    """A question and its table. All that is said about it is known before it is laid: nothing that happens to the table
    afterwards can change what is right, and the window has nothing to reckon.
    """

    def __init__(self, drill: api.Drill, session: api.Session) -> None:
        self.drill = drill
        self.session = session
        quiz, found = drill.quiz, self._answer()
        self.right = api.right_answers(session, quiz)
        """What is taken as right: `legal` and rules, or numbers."""
        self.number = api.number_mark(session, quiz) if isinstance(quiz, api.NumberQuiz) else 0
        """The right number of a sum."""
        self.gesture = self._gesture(found)
        """What is taken and where it would go; None: the answer has no gesture."""
        self.label = None if found is None else session.label(*found)
        """What the answer that a sum is about would be called in the list of options."""
        self.reasons: list[api.Message] = []
        """Why what is asked about is not possible, or what lies near it if that is: in the words of the rules."""
        if self.gesture is not None and isinstance(quiz, api.LegalQuiz):
            refused = self.gesture if quiz.expect != api.LEGAL else self._ends(drill.contrast)
            reasons = session.explain_drag(quiz.seat, *refused) if refused is not None else ()
            self.reasons = [one.message for one in reasons]

    @property
    def rule(self) -> str:
        """What the question is about: a rule, or a sum of one kind."""
        return self.drill.subject

    def _answer(self) -> tuple[api.Pending, object] | None:
        """The answer that a sum is about, and the question that it answers."""
        key = self.drill.quiz.deed.key
        for pending in self.session.pending() if key is not None else ():
            for answer in self.session.options(pending):
                if api.answer_key(answer) == key:
                    return pending, answer
        return None

    def _gesture(self, found: tuple[api.Pending, object] | None) -> tuple[str, str] | None:
        if (drag := self._ends(self.drill.quiz.deed)) is not None:
            return drag
        gesture = self.session.gesture(*found) if found is not None else None
        return None if gesture is None else (gesture.grab, gesture.drop)

    @staticmethod
    def _ends(deed: api.QuizDeed | None) -> tuple[str, str] | None:
        return (deed.grab, deed.drop) if deed is not None and deed.grab is not None and deed.drop is not None else None


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
