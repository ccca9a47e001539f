"""What everybody sees of a class quiz at one moment: the page on the wall, and the teacher's line below it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.i18n import Localizer, NameSource
from qtapp.kit.paint.start_picture import start_picture
from qtapp.teach.class_asked import AskedPage, Asking
from qtapp.teach.class_end import ResultPage
from qtapp.teach.class_lobby import JoinSign, LobbyPage
from qtapp.teach.class_maker import ReadyQuestion
from qtapp.teach.class_panel import PanelState
from qtapp.teach.class_quiz import ClassQuiz, QuestionResult, QuizPhase, hard_subjects
from qtapp.teach.class_told import ToldPage
from qtapp.teach.class_wall import WallPage
from qtapp.teach.class_who import PanelPupil
from qtapp.teach.class_words import asking_page, end_page, kinds_line, told_page

_PICTURE = 816
"""Units of the picture of the game."""


@dataclass(frozen=True, slots=True)
class ClassMoment:
    """Facts: where the run is, who is here, how much time has passed."""

    quiz: ClassQuiz
    sign: JoinSign
    pupils: tuple[PanelPupil, ...] = ()
    seconds: int = 0
    """Of the open question; 0: it has no time."""
    passed: float = 0.0
    """Seconds that it has been open."""
    result: QuestionResult | None = None
    played: float = 1.0
    """How far a deed has been played."""

    @property
    def awake(self) -> int:
        """How many are waited for."""
        return sum(one.is_awake and not one.is_muted for one in self.pupils)


class ClassScreens:
    """Puts moments into words, in the language of the wall."""

    def __init__(self, speech: Localizer) -> None:
        self._speech = speech
        self._names: NameSource | None = None
        self._ready: ReadyQuestion | None = None
        self._asking: Asking | None = None

    def begin(self) -> None:
        """Another run: nothing was asked yet."""
        self._names = self._ready = self._asking = None

    def take_up(self, ready: ReadyQuestion, quiz: ClassQuiz) -> None:
        """This is what is asked now, or is said again in another language."""
        self._ready, self._names = ready, ready.names
        colour = ready.names.seat_colour(ready.question.seat)
        self._asking = asking_page(ready, quiz.number, quiz.plan.count, self._label, colour)

    def _label(self, message: Message) -> str:
        return self._speech.label(message, self._names)

    # ---- the wall ------------------------------------------------------------------------------------------------

    def page_of(self, moment: ClassMoment) -> WallPage | None:
        """The page; None: what is there stays until the next question is ready."""
        match moment.quiz.phase:
            case QuizPhase.LOBBY:
                return self._lobby(moment)
            case QuizPhase.ASKED:
                return self._asked(moment)
            case QuizPhase.TOLD:
                return self.told(moment)
            case QuizPhase.ENDED:
                return self.end(moment.quiz)
        return None

    def _lobby(self, moment: ClassMoment) -> LobbyPage:
        plan, label = moment.quiz.plan, self._label
        game = api.GAMES[plan.game]
        kinds = LiteralArg(kinds_line(game, plan.kinds, label))
        return LobbyPage(
            label(msg("class.quiz_title", "{game}: quiz", game=game.title)),
            label(msg("class.lobby_intro", "%n question(s): {kinds}", plan.count, kinds=kinds)),
            label(
                msg(
                    "class.own_language",
                    "Everybody in their own language: {languages}",
                    languages=LiteralArg("magyar · Deutsch · English"),
                )
            ),
            start_picture(game.id, _PICTURE, 1.0),
            label(msg("class.join_in", "Join in!")),
            self._speech.text(msg("class.or_type", "or type this into the browser:")),
            self._speech.text(msg("class.and_the_code", "and the code:")),
            label(msg("class.nothing_to_install", "Nothing to install. Name: whatever may be seen on the wall.")),
            label(msg("class.so_many_are_here", "%n are here", len(moment.pupils))),
            label(msg("class.teacher_starts", "The teacher starts it. The names are gone after the lesson.")),
            moment.sign,
            tuple(one.name for one in moment.pupils),
            len(moment.pupils) - 1,
        )

    def _asked(self, moment: ClassMoment) -> AskedPage | None:
        poll = moment.quiz.poll
        if self._asking is None or poll is None:
            return None
        share = max(0.0, 1 - moment.passed / moment.seconds) if moment.seconds else None
        if poll.before:
            hint = msg("class.hint_talk", "Convince your neighbour, then answer again.")
        elif self._asking.spots:
            hint = msg("class.hint_where", "Look at the wall, then tap.")
        else:
            hint = msg("class.hint_tap", "Tap on your phone. You can change it until the end.")
        done = len(poll.votes)
        late = self._label(late_words(moment.sign))
        awake = max(done, moment.awake)
        return AskedPage(self._asking, done, awake, share, self._label(hint), late, bool(poll.before))

    def told(self, moment: ClassMoment) -> ToldPage | None:
        """What the class said, and why it is so."""
        asking, ready = self._asking, self._ready
        if asking is None or ready is None or moment.result is None:
            return None
        foot = self._label(late_words(moment.sign))
        page = told_page(asking, ready.session.game, moment.result, self._label, ready.names, foot)
        return replace(page, played=moment.played)

    def end(self, quiz: ClassQuiz) -> ResultPage:
        """What the class can do."""
        return end_page(quiz, api.GAMES[quiz.plan.game], self._label)

    # ---- the teacher ---------------------------------------------------------------------------------------------

    @staticmethod
    def state_of(moment: ClassMoment) -> PanelState:
        """What can be done now."""
        quiz = moment.quiz
        poll = quiz.poll
        return PanelState(
            quiz.phase,
            _line(moment),
            quiz.is_last,
            bool(moment.seconds),
            poll is not None and bool(poll.votes) and not poll.before,
            bool(hard_subjects(quiz)),
            moment.pupils,
        )


def late_words(sign: JoinSign) -> Message:
    """How somebody joins who comes now: small, on every page."""
    return msg(
        "class.joining_late",
        "Only here now? {address} · {code}",
        address=LiteralArg(sign.address),
        code=LiteralArg(sign.code),
    )


def _line(moment: ClassMoment) -> Message:
    quiz = moment.quiz
    done = len(quiz.poll.votes) if quiz.poll is not None else 0
    match quiz.phase:
        case QuizPhase.LOBBY:
            return msg("class.panel_lobby", "%n phone(s) here", moment.awake)
        case QuizPhase.ASKED if moment.seconds:
            left = max(0, round(moment.seconds - moment.passed))
            return msg(
                "class.panel_timed", "Answered: {done} / {all} · {left} s", done=done, all=moment.awake, left=left
            )
        case QuizPhase.ASKED:
            return msg("class.panel_asked", "Answered: {done} / {all}", done=done, all=moment.awake)
        case QuizPhase.TOLD if moment.result is not None:
            return msg(
                "class.panel_told", "Right: {right} / {all}", right=moment.result.right, all=moment.result.answers
            )
        case QuizPhase.ENDED:
            return msg("class.panel_ended", "The quiz is over.")
    return msg("class.panel_making", "The next question is being laid out.")
