"""A class plays a seat at the ordinary table: its votes become answers, and all that happens there ends them well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.teach.class_quiz import BY_HAND, WHEN_ALL
from qtapp.teach.class_vote import ClassVote, VotePhase, VotePlan
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
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


# ---- one vote -------------------------------------------------------------------------------------------------------


def rows_of(lesson: Lesson) -> dict[int, int]:
    """The counts at the rows of the decision, by their numbers from 0."""
    found = {at: button.votes for at, button in enumerate(lesson.window.decision.buttons)}
    return {at: votes.count for at, votes in found.items() if votes is not None}


def test_the_rows_show_the_votes_and_the_leader_is_done(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons()
    first, second, third = lesson.begin("Anna", "Bence", "Réka")
    lesson.phase(VotePhase.VOTING)
    count = len(lesson.window.decision.buttons)
    assert count > 2
    lesson.say((first, 1), (second, 0))
    lesson.until(lambda: rows_of(lesson) == {at: int(at < 2) for at in range(count)})
    assert lesson.turn.card is not None
    assert not lesson.window.decision.list_button, "the list answers for nobody while a class votes"
    here = lesson.session.current
    lesson.say((third, 1))
    told = lesson.hear(first, "told")
    assert (told["chosen"], told["right"], sum(told["counts"])) == (1, [], 3)
    lesson.until(lambda: lesson.window.decision.model.has_begun or lesson.session.current is not here)
    assert lesson.hear(first, "poll")["id"] > told["poll"], "the next step is voted about at once"


def test_bars_are_hidden_until_the_end_if_that_is_wanted(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons()
    first, second = lesson.begin("Anna", "Bence", pace=BY_HAND, are_bars_hidden=True)
    lesson.phase(VotePhase.VOTING)
    lesson.say((first, 0), (second, 0))
    lesson.until(lambda: lesson.turn.card is not None and lesson.turn.card.ring.accessibleName() == "2 / 2")
    assert rows_of(lesson) == {}
    lesson.turn.shown = 60_000
    lesson.turn._rest.setInterval(60_000)
    lesson.turn.press("step")
    lesson.phase(VotePhase.DECIDED)
    assert rows_of(lesson)[0] == 2


def test_a_tie_waits_for_the_click_of_the_teacher(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons()
    first, second = lesson.begin("Anna", "Bence")
    lesson.phase(VotePhase.VOTING)
    lesson.say((first, 0), (second, 2))
    lesson.phase(VotePhase.TIED)
    assert lesson.hear(first, "told")["chosen"] == -1
    assert [button.votes.is_leader for button in lesson.window.decision.buttons if button.votes][:3] == [
        True,
        False,
        True,
    ]
    here, asked = lesson.session.current, lesson.turn._key
    lesson.window.decision.buttons[2].click()
    lesson.until(lambda: lesson.turn._key != asked)
    assert lesson.window.decision.model.has_begun or lesson.session.current is not here
    assert lesson.refused == []


def test_reasons_lead_to_a_second_vote_about_the_most_voted(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons()
    phones = lesson.begin("A", "B", "C", "D", "E", pace=BY_HAND)
    lesson.phase(VotePhase.VOTING)
    picks = (0, 1, 1, 2, 2)
    lesson.say(*zip(phones, picks, strict=True))
    lesson.until(lambda: lesson.vote.can_ask_reasons)
    lesson.turn.press("reasons")
    lesson.until(lambda: lesson.vote.is_again)
    assert lesson.turn.reasons.isVisible()
    assert [one.reason.count for one in lesson.turn.reasons.columns] == [1, 2, 2]
    assert all(one.accessibleName() for one in lesson.turn.reasons.columns)
    again = lesson.hear(phones[0], "poll")
    assert (again["round"], [one["no"] for one in again["options"]]) == (2, [1, 2, 3])
    assert set(rows_of(lesson)) == {0, 1, 2}, "what few wanted is voted about no more"
    assert not lesson.vote.can_ask_reasons
    lesson.say(*((phone, 2) for phone in phones[1:]))
    lesson.turn.press("step")
    assert lesson.hear(phones[0], "told")["chosen"] == 2
    assert not lesson.turn.reasons.isVisible()


def test_nobody_waits_for_a_voice_that_sleeps(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons()
    first, second = lesson.begin("Anna", "Bence")
    lesson.phase(VotePhase.VOTING)
    lesson.say((first, 1))
    assert lesson.vote.phase is VotePhase.VOTING
    lesson.voters.run(second.close())
    assert lesson.hear(first, "told")["chosen"] == 1


def test_a_vote_that_is_closed_without_a_voice_is_begun_again(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons()
    (phone,) = lesson.begin("Anna", pace=BY_HAND)
    poll = lesson.hear(phone, "poll")
    lesson.turn.press("step")
    lesson.phase(VotePhase.NOBODY)
    lesson.turn.press("step")
    assert lesson.hear(phone, "poll")["id"] > poll["id"]
    lesson.phase(VotePhase.VOTING)


def test_time_ends_a_vote_and_can_be_made_longer(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons()
    (phone,) = lesson.begin("Anna", pace=20)
    assert lesson.hear(phone, "poll")["left"] == 20_000
    lesson.turn.press("more")
    assert lesson.hear(phone, "poll")["left"] > 20_000
    assert lesson.turn._seconds == 35
    lesson.turn._seconds = 0
    lesson.turn._look_at_clock()
    lesson.phase(VotePhase.NOBODY)


# ---- what happens at the table --------------------------------------------------------------------------------------


def test_the_teacher_answers_by_hand_and_the_vote_is_over(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons()
    (phone,) = lesson.begin("Anna", pace=BY_HAND)
    poll = lesson.hear(phone, "poll")
    lesson.window.decision.buttons[0].click()
    assert lesson.hear(phone, "poll")["id"] > poll["id"], "the step behind that row"
    while lesson.session.first_pending().question.seat == _CLASS and lesson.window.decision.buttons:  # type: ignore[union-attr]
        lesson.window.decision.buttons[0].click()
    assert lesson.hear(phone, "rest")["text"]
    lesson.phase(VotePhase.WATCHING)
    assert rows_of(lesson) == {}


@pytest.mark.parametrize("kind", ["undo", "seek", "mode"])
def test_what_is_moved_otherwise_ends_the_vote_with_a_word(lessons: Callable[..., Lesson], kind: str) -> None:
    lesson = lessons()
    (phone,) = lesson.begin("Anna", pace=BY_HAND)
    lesson.hear(phone, "poll")
    while lesson.session.first_pending().question.seat == _CLASS:  # type: ignore[union-attr]
        lesson.window.decision.buttons[0].click()
    lesson.play_others()
    lesson.phase(VotePhase.VOTING)
    lesson.until(lambda: lesson.turn.voices is not None and lesson.turn.voices._reading is None)
    match kind:
        case "undo":
            assert lesson.client.history.undo()  # what it revealed is asked about first by whoever presses the key
        case "seek":
            lesson.window.history.to_start()
        case _:
            lesson.window.switch_mode()
    lesson.phase(VotePhase.PAUSED)
    assert rows_of(lesson) == {}
    rest = lesson.hear(phone, "rest")["text"]
    while "Várd" not in rest:  # the first phone of a class speaks Hungarian
        rest = lesson.hear(phone, "rest")["text"]
    if kind == "mode":
        lesson.window.switch_mode()
        lesson.until(lambda: lesson.client.mode is api.PlayMode.STRICT)
    elif kind == "seek":
        lesson.window.history.to_end()
    lesson.play_others()
    lesson.turn.press("step")
    lesson.phase(VotePhase.VOTING)


def test_a_vote_waits_until_what_others_did_was_seen_and_goes_on_while_it_is_played_again(
    lessons: Callable[..., Lesson], monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = lessons()
    playing = [True]
    monkeypatch.setattr(type(lesson.window.told), "playing", property(lambda _: playing[0]))
    (phone,) = lesson.begin("Anna", pace=BY_HAND)
    lesson.until(lambda: not lesson.turn._due.isActive())
    assert lesson.vote.phase is VotePhase.WATCHING
    playing[0] = False
    lesson.phase(VotePhase.VOTING)
    lesson.say((phone, 1))
    poll = lesson.vote.poll
    playing[0] = True
    lesson.turn._look()
    playing[0] = False
    lesson.turn._look()
    assert lesson.vote.poll is poll and poll is not None and poll.count()[1] == 1


def test_another_game_and_the_end_of_the_lesson_let_everybody_go(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons()
    (phone,) = lesson.begin("Anna")
    lesson.client.open_session(api.new_session("ginkgopolis", 2, seed=9, names=("8. b", "Hal")), _CLASS)
    assert lesson.voters.run(phone.bye()) == "closed"
    assert not lesson.turn.is_open
    assert rows_of(lesson) == {}
    assert lesson.window.decision.companion_height(380) == 0
    (phone,) = lesson.begin("Bence")
    lesson.turn.press("end")
    assert lesson.voters.run(phone.bye()) == "closed"


def test_another_language_of_the_window_does_not_end_a_vote(
    lessons: Callable[..., Lesson], context: AppContext
) -> None:
    lesson = lessons()
    first, second = lesson.begin("Anna", "Bence", pace=BY_HAND)
    lesson.phase(VotePhase.VOTING)
    lesson.say((first, 1))
    poll = lesson.vote.poll
    context.set_language("de")
    lesson.until(lambda: rows_of(lesson).get(1) == 1)
    assert lesson.vote.poll is poll
    assert lesson.turn.card is not None and lesson.turn.card.title.text() == "8. b stimmt ab"
    lesson.say((second, 1))


# ---- proposals ------------------------------------------------------------------------------------------------------


def to_proposals(lesson: Lesson) -> None:
    """Play until the class is asked over several things."""
    bot = api.GreedyBot(_CLASS)
    while (pending := lesson.session.first_pending()) is not None:
        is_class = pending.question.seat == _CLASS
        if is_class and pending.frame.shape is not api.QuestionShape.PICK and lesson.window.decision.part is not None:
            return
        entry = lesson.session.answer(pending, (bot if is_class else lesson.bot).choose_answer(lesson.session, pending))
        assert isinstance(entry, api.HistoryEntry)
        lesson.client.looker.happened(entry)
    raise AssertionError("the class was never asked over several things")


def test_proposals_are_refused_at_once_and_the_most_proposed_is_voted(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons("underwater_cities", 3)
    to_proposals(lesson)
    first, second, third = lesson.begin("Anna", "Bence", "Réka", pace=BY_HAND)
    ask = lesson.hear(first, "ask")
    low, high, start = ask["low"], ask["high"], ask["start"]
    assert ask["shape"] == "some"

    def propose(phone: Phone, picks: list[int]) -> dict[str, Any]:
        lesson.voters.run(phone.say("propose", poll=ask["id"], picks=picks))
        return lesson.hear(phone, "proposed")

    if low:
        refused = propose(first, list(range(low - 1)))
        assert refused["why"] and refused["why"][0], "it is refused with the reason"
        assert lesson.vote.proposals is not None and lesson.vote.proposals.said == {}
    other = next(
        list(range(at, at + high))
        for at in range(len(ask["options"]) - high, -1, -1)
        if list(range(at, at + high)) != start
    )
    assert propose(first, other)["why"] == []
    assert propose(second, other)["why"] == []
    assert propose(third, start)["why"] == []
    lesson.turn.press("step")
    poll = lesson.hear(first, "poll")
    assert [one["no"] for one in poll["options"]] == [1, 2]
    assert lesson.turn.card is not None
    lesson.until(lambda: lesson.turn.card is not None and len(lesson.turn.card.rows) == 2)
    here = lesson.session.current

    async def say(phone: Phone, pick: int) -> None:
        await phone.say("say", poll=poll["id"], pick=pick)
        await phone.hear("said")

    lesson.voters.run(say(first, 1))
    lesson.turn.press("step")
    lesson.until(lambda: lesson.session.current is not here)
    assert lesson.refused == []


# ---- who may read what ----------------------------------------------------------------------------------------------


def test_a_closed_hand_is_voted_about_only_where_everybody_may_read(lessons: Callable[..., Lesson]) -> None:
    lesson = lessons()
    (phone,) = lesson.begin("Anna", is_hand_open=False)
    assert not lesson.client.questions.face_down.is_possible(_CLASS), "it is about the cards of its hand"
    assert lesson.hear(phone, "rest")["text"]
    lesson.phase(VotePhase.WATCHING)
    assert "poll" not in [one["t"] for one in phone.heard]


def test_nothing_about_a_pupil_is_written_anywhere(
    table: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot
) -> None:
    shell, voters = table(), Voters()
    game = shell.game
    assert game is not None
    seat = game.client.asked
    try:
        shell.class_door.turn = turn = ClassTurn(shell.context, game, shell.class_door)
        turn.find_addresses = lambda: ["127.0.0.1"]
        turn._rest.setInterval(0)
        turn._grace.setInterval(0)
        assert turn.begin(VotePlan(seat, "Zwölfte"), is_address_shared=True)
        assert turn.voices is not None
        phones = voters.join(turn.voices, "Zsuzsanna", "Boglárka")
        tokens = [phone.heard[0]["token"] for phone in phones]
        turn.join.step.click()
        here = game.client.history.current
        voters.vote_by_themselves(phones)

        settled = {0}

        def has_answered() -> bool:
            vote = turn.vote
            if vote is not None and vote.phase is VotePhase.TIED and vote.poll and vote.poll.id not in settled:
                settled.add(vote.poll.id)
                game.decision.buttons[vote.poll.choices[vote.poll.leaders()[0]][0]].click()
            return game.client.history.current is not here

        assert voters.wait(has_answered)
        shell.go_home()
        assert not turn.is_open
        shell.autosave.settle(30.0)
        shell.context.settings.flush()
        written = [file for file in tmp_path.rglob("*") if file.is_file()]
        assert written, "the game is kept"
        for file in written:
            content = file.read_bytes()
            assert not any(one.encode() in content for one in ("Zsuzsanna", "Boglárka", "Zwölfte", *tokens)), file
    finally:
        shell.class_door.leave_table()
        voters.stop()


def test_the_menu_leads_to_a_vote(table: Callable[..., MainWindow]) -> None:
    shell = table()
    game = shell.game
    assert game is not None
    names = [one.objectName() for one in game.menus["teach"].actions()]
    assert {"class_vote", "class_join"} <= set(names)
    sheet = shell.class_door.ask_vote(game)
    assert sheet is not None
    assert sheet.plan() == VotePlan(game.client.asked, "The class")
    sheet.name.setText("  8. b ")
    sheet.hidden.setChecked(True)
    sheet.open_hand.setChecked(False)
    assert sheet.plan() == VotePlan(game.client.asked, "8. b", WHEN_ALL, True, False, False)
    sheet.accept()
    shell.class_door.begin_vote(game, VotePlan(game.client.asked, "8. b"))
    turn = shell.class_door.turn
    assert turn is not None
    if not turn.is_open:  # this computer is in no network
        turn.find_addresses = lambda: ["127.0.0.1"]
        shell.class_door.begin_vote(game, VotePlan(game.client.asked, "8. b"))
    assert turn.is_open
    assert turn.join.isVisible()
    turn.join.step.click()
    assert not turn.join.isVisible()
    game.actions_["class_join"].trigger()
    assert turn.join.isVisible()
    game.actions_["class_join"].trigger()
    assert not turn.join.isVisible()
    shell.go_home()
    assert not turn.is_open
