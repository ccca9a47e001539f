"""Tasks of one's own: what is praised has done what the sentence says, every attempt ends, and mistakes are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

import pytest

from engine import api
from qtapp.teach.draft import LessonDraft, ProposedGoal, TaskDraft
from tests.soak import mostly_soak
from tests.toys import SHIPPED

GAMES = sorted(SHIPPED)
OPEN = "…"


def recorded(game: str, seed: int) -> tuple[LessonDraft, TaskDraft]:
    """A line that a teacher might have played: some answers from somewhere in a game, all seats by one hand."""
    session, bot = api.new_session(game, 2, seed=seed), api.RandomBot(seed)
    for _ in range(seed * 7 % 40):
        pending = session.first_pending()
        if pending is not None:
            session.answer(pending, bot.choose_answer(session, pending))
    while (pending := session.first_pending()) is not None and pending.question.seat != 1:
        session.answer(pending, bot.choose_answer(session, pending))
    start = session.current.number
    for _ in range(1 + seed % 7):
        pending = session.first_pending()
        if pending is not None:
            session.answer(pending, bot.choose_answer(session, pending))
    return LessonDraft(session, "en", "Well done!"), TaskDraft(start, session.current.number, 1, "Do it!", ())


def says_it(proposal: ProposedGoal, attempt: api.Attempt) -> bool:
    """Does the line of an attempt do what the words of a goal say? Reckoned from the words alone, not by its facts."""
    goal, sentence = proposal.goal, proposal.sentence
    if sentence is None:
        return True
    first = goal.of[0] if isinstance(goal, api.AllOf) else goal
    assert isinstance(first, api.NoteFact)
    times, number, amounts = 0, 0, Counter[str]()
    wanted = dict(sentence.args)
    for entry in attempt.window.entries():
        for note in entry.notes():
            told = dict(note.message.args)
            if note.rule != first.rule or note.message.id != sentence.id or not note.viewers >> 1 & 1:
                continue
            if all(_fits(wanted[name], told[name]) for name in wanted):
                times, number = times + 1, number + (note.message.n or 0)
                amounts.update({one.noun: one.n for arg in told.values() for one in _amounts(arg)})
    so_many = first.least or 1 if first.kind is None else 1
    asked_for = Counter({one.noun: one.n for arg in wanted.values() for one in _amounts(arg)})
    return times >= so_many and number >= (sentence.n or 0) and all(amounts[noun] >= n for noun, n in asked_for.items())


def _amounts(arg: api.Arg) -> list[api.AmountArg]:
    items = arg.items if isinstance(arg, api.ListArg) else (arg,)
    return [one for one in items if isinstance(one, api.AmountArg)]


def _fits(wanted: api.Arg, told: api.Arg) -> bool:
    return wanted == told or wanted == api.LiteralArg(OPEN) or bool(_amounts(wanted))


def pupil(book: api.LessonBook, task: api.TryTask, seed: int) -> tuple[api.Attempt, api.Outcome]:
    """A random pupil's attempt, to its end."""
    session, bot = book.cut(task.at), api.RandomBot(seed)
    attempt = api.Attempt(session, task)
    outcome = attempt.outcome()
    while outcome.state is api.AttemptState.OPEN:
        asked = session.pending()
        assert asked, "nobody is asked, and the attempt goes on"
        pending = next((one for one in asked if one.question.seat == task.seat), asked[0])
        session.answer(pending, bot.choose_answer(session, pending))
        outcome = attempt.outcome()
    return attempt, outcome


def tasks(game: str, seeds: Sequence[int]) -> Iterator[tuple[LessonDraft, TaskDraft, api.LessonBook]]:
    """Recorded tasks for which there is something to propose."""
    for seed in seeds:
        draft, task = recorded(game, seed)
        book = draft.copy()
        task.proposals = draft.propose(book, task)
        if task.proposals:
            yield draft, task, book


def _judge(game: str, seeds: Sequence[int], pupils: int, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    monkeypatch.setattr(api, "propose", partial(api.propose, pupils=6))
    counted = Counter[str]()
    for draft, task, book in tasks(game, seeds):
        counted["tasks"] += 1
        for proposal in task.proposals:
            chosen = TaskDraft(task.start, task.end, 1, "Do it!", (), proposal.goal, proposal.until)
            made = draft._try_task("step-1", chosen)
            for seed in range(pupils):
                attempt, outcome = pupil(book, made, seed)
                counted[outcome.state.value] += 1
                counted["by limit"] += attempt.own_answers() >= made.limit
                if outcome.state is api.AttemptState.SOLVED:
                    assert says_it(proposal, attempt), (proposal, _log(attempt))
    return counted


def _log(attempt: api.Attempt) -> list[str]:
    return [str(note.message) for entry in attempt.window.entries() for note in entry.notes()]


@pytest.mark.parametrize("game", mostly_soak(GAMES, GAMES[2]))
def test_no_line_that_fails_the_sentence_is_praised(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = _judge(game, range(1, 7), 3, monkeypatch)
    assert counted["tasks"] >= 4 and counted["solved"] and counted["failed"]
    assert counted["by limit"] < 0.25 * (counted["solved"] + counted["failed"]), counted


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_many_that_fails_the_sentence_is_praised(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = _judge(game, range(1, 71), 8, monkeypatch)
    assert counted["tasks"] >= 50 and counted["solved"] > 500 and counted["failed"] > 500, counted


# ---- two tasks that a teacher made ----------------------------------------------------------------------------------


def _hand(session: api.Session) -> list[str]:
    return [piece.id for piece in session.table.place("seat.1.hand").pieces]


def _exploiting(game_seed: int, card: str) -> tuple[api.Session, TaskDraft]:
    """A game in which the pupil's seat plays this card alone, and all answer until the next round."""
    session = api.new_session("ginkgopolis", 2, seed=game_seed)
    start = session.current.number
    _play_alone(session, card)
    return session, TaskDraft(start, session.current.number, 1, "Play a blue card alone!", ())


def _play_alone(session: api.Session, card: str) -> None:
    """The seat plays a card alone, the others what they like, until the next round."""
    own = next(one for one in session.pending() if one.question.seat == 1)
    assert isinstance(session.answer(own, session.parse_answer(own, [card, ""])), api.HistoryEntry)
    number = session.table.count_at("state", "round")
    bot = api.RandomBot(5)
    while (pending := session.first_pending()) is not None and session.table.count_at("state", "round") == number:
        session.answer(pending, bot.choose_answer(session, pending))


def _blue_and_letters() -> tuple[int, str, list[str]]:
    """A deal with a blue card, and two cards that bring no tile."""
    for seed in range(1, 400):
        hand = _hand(api.new_session("ginkgopolis", 2, seed=seed))
        blue = [card for card in hand if card.startswith("card.B") and card[6:].isdigit()]
        letters = [card for card in hand if len(card) == len("card.A") and card[-1].isalpha()]
        if blue and len(letters) >= 2:
            return seed, blue[0], letters
    raise AssertionError


def _outcome(draft: LessonDraft, task: TaskDraft, card: str) -> api.Outcome:
    book = draft.copy()
    made = draft._try_task("step-1", task)
    session = book.cut(task.start)
    attempt = api.Attempt(session, made)
    _play_alone(session, card)
    while (outcome := attempt.outcome()).state is api.AttemptState.OPEN:
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, api.RandomBot(1).choose_answer(session, pending))
    return outcome


def test_what_the_sentence_says_to_be_gained_is_what_counts() -> None:
    seed, blue, letters = _blue_and_letters()
    session, task = _exploiting(seed, blue)
    draft = LessonDraft(session, "en", "Well done!")
    gains = [
        one
        for one in draft.propose(draft.copy(), task)
        if one.sentence is not None
        and one.sentence.id == "ginkgopolis.seat_gains_amount"
        and getattr(one.goal, "rule", "") == "ginkgopolis/exploit"
    ]
    assert gains and gains[0].goal.model_dump()["kind"] == "tile", "as the sentence says, a tile"
    task.goal, task.until = gains[0].goal, gains[0].until
    assert _outcome(draft, task, blue).state is api.AttemptState.SOLVED
    for letter in letters:
        assert _outcome(draft, task, letter).state is api.AttemptState.FAILED, "and the attempt has an end"


def test_a_mistake_is_known_again_when_another_card_is_played() -> None:
    seed, blue, letters = _blue_and_letters()
    session, task = _exploiting(seed, blue)
    draft = LessonDraft(session, "en", "Well done!")
    gain = next(
        one
        for one in draft.propose(draft.copy(), task)
        if getattr(one.goal, "rule", "") == "ginkgopolis/exploit" and getattr(one.goal, "kind", None) == "tile"
    )
    task.goal, task.until = gain.goal, gain.until
    draft.add_task(task)
    session.seek(session.entries[task.start])
    _play_alone(session, letters[0])
    found = draft.mistakes_of(draft.copy(), task, session.current.number)
    assert found and any(letters[0] in str(one.goal) for one in found), "one may mean only this very card"
    draft.add_mistake(task, found[0], session.current.number, "That brings no tile.")
    known = draft.task
    assert known is not None
    task = known
    for letter in letters:
        assert _outcome(draft, task, letter).slip == 0, letter
    assert _outcome(draft, task, blue).state is api.AttemptState.SOLVED
    assert api.lesson_faults(api.read_lesson(draft.lesson_file("A title", "", "").encode())) == []


def test_a_mistake_that_was_stopped_early_makes_a_lesson_all_the_same() -> None:
    seed, blue, letters = _blue_and_letters()
    session, task = _exploiting(seed, blue)
    draft = LessonDraft(session, "en", "Well done!")
    chosen = draft.propose(draft.copy(), task)[0]
    task.goal, task.until = chosen.goal, chosen.until
    draft.add_task(task)
    session.seek(session.entries[task.start])
    own = next(one for one in session.pending() if one.question.seat == 1)
    session.answer(own, session.parse_answer(own, [letters[0], ""]))
    found = draft.mistakes_of(draft.copy(), task, session.current.number)
    assert found
    draft.add_mistake(task, found[0], session.current.number, "Not this one.")
    assert api.lesson_faults(api.read_lesson(draft.lesson_file("A title", "", "").encode())) == []
