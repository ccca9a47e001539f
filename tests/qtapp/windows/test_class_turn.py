"""A class plays a seat at the ordinary table: its votes become answers, and all that happens there ends them well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.teach.class_quiz import WHEN_ALL
from qtapp.teach.class_vote import ClassVote, VotePhase, VotePlan
from qtapp.windows.game.window import GameWindow
from qtapp.windows.other_tables.class_turn import ClassTurn
from tests.qtapp.net.voice_phones import Phone
from tests.qtapp.net.voters import Voters

_CLASS, _OTHER = 1, 2
_GAMES = ("ginkgopolis", "imperial_miners", "barrage", "underwater_cities")


class Lesson:
    """A game window in which seat 1 is a class's, and seat 2 a computer's that thinks at once."""

    def __init__(self, context: AppContext, game: str = "ginkgopolis", seed: int = 7) -> None:
        self.session = api.new_session(game, 2, seed=seed, names=("8. b", "Hal"))
        self.client = SeatClient(self.session, _CLASS)
        self.window = GameWindow(context, self.client)
        self.window.resize(1366, 768)
        self.window.show()
        self.window.fit()
        self.turn = ClassTurn(context, self.window)
        self.turn.find_addresses = lambda: ["127.0.0.1"]
        self.turn.shown = 0
        self.turn._rest.setInterval(0)
        self.turn._grace.setInterval(0)
        self.bot = api.GreedyBot(_OTHER)
        self.refused: list[Any] = []
        self.client.refused.connect(self.refused.append)
        self.voters = Voters()
        self._here = self.session.current
        self._settled = 0

    def begin(self, *names: str, pace: int = WHEN_ALL, **more: Any) -> list[Phone]:
        """The class is here, and votes."""
        assert self.turn.begin(VotePlan(_CLASS, "8. b", pace, **more), is_address_shared=True)
        assert self.turn.voices is not None
        phones = self.voters.join(self.turn.voices, *names)
        self.turn.join.step.click()
        return phones

    @property
    def vote(self) -> ClassVote:
        assert self.turn.vote is not None
        return self.turn.vote

    def until(self, condition: Callable[[], Any]) -> None:
        assert self.voters.wait(lambda: bool(condition())), (self.turn.vote and self.turn.vote.phase, self.session)

    def phase(self, phase: VotePhase) -> None:
        self.until(lambda: self.vote.phase is phase)

    def play_others(self) -> None:
        """The computer answers until the class is asked, or the game is over."""
        while (pending := self.session.first_pending()) is not None and pending.question.seat == _OTHER:
            entry = self.session.answer(pending, self.bot.choose_answer(self.session, pending))
            assert isinstance(entry, api.HistoryEntry)
            self.client.looker.happened(entry)

    def play_on(self, most: int = 10_000) -> int:
        """So many answers of the class, whose phones vote by themselves; how many it were."""
        answered = 0
        while answered < most:
            self.play_others()
            if self.session.is_over:
                break
            self._here = self.session.current
            self.until(self.has_answered)
            answered += 1
        return answered

    def has_answered(self) -> bool:
        """The teacher clicks the first of those that lead, where it is a tie."""
        vote = self.vote
        if vote.phase is VotePhase.TIED and vote.poll is not None and vote.poll.id != self._settled:
            self._settled = vote.poll.id
            lead = vote.poll.leaders()[0]
            if self.turn.card is not None and self.turn.card.rows:
                self.turn.card.rows[lead].click()
            else:
                self.window.decision.buttons[vote.poll.choices[lead][0]].click()
        return self.session.current is not self._here

    def say(self, *votes: tuple[Phone, int]) -> None:
        """Each of these hears the vote and says the row of this number, counted from 0."""

        async def one(phone: Phone, pick: int) -> None:
            poll = await phone.hear("poll")
            await phone.say("say", poll=poll["id"], pick=pick)
            await phone.hear("said")

        for phone, pick in votes:
            self.voters.run(one(phone, pick))

    def hear(self, phone: Phone, kind: str) -> dict[str, Any]:
        found: dict[str, Any] = self.voters.run(phone.hear(kind))
        return found

    def end(self) -> None:
        self.turn.leave()
        self.voters.stop()
        self.window.close()
        self.window.deleteLater()


@pytest.fixture
def lessons(context: AppContext) -> Iterator[Callable[..., Lesson]]:
    made: list[Lesson] = []

    def lay(game: str = "ginkgopolis", seed: int = 7) -> Lesson:
        made.append(Lesson(context, game, seed))
        return made[-1]

    yield lay
    for one in made:
        one.end()


@pytest.mark.parametrize("game", _GAMES)
def test_a_class_plays_on_by_votes_and_nothing_is_refused(lessons: Callable[..., Lesson], game: str) -> None:
    lesson = lessons(game)
    phones = lesson.begin("Anna", "Bence", "Réka")
    lesson.voters.vote_by_themselves(phones)
    assert lesson.play_on(6) == 6
    assert lesson.refused == []
    assert lesson.voters.heard["poll"] >= 6


@pytest.mark.soak
@pytest.mark.parametrize("game", _GAMES)
def test_a_class_plays_whole_games_by_votes(lessons: Callable[..., Lesson], game: str) -> None:
    lesson = lessons(game, 3)
    phones = lesson.begin(*(f"P{n}" for n in range(7)))
    lesson.voters.vote_by_themselves(phones)
    answered = lesson.play_on()
    assert lesson.session.is_over
    assert answered > 20
    assert lesson.refused == []
    lesson.until(lambda: lesson.vote.phase is VotePhase.WATCHING)
    print(game, answered, dict(lesson.voters.heard), "refused proposals", lesson.voters.refused)
