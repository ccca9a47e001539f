"""Questions for a class: the engine is right about every answer, and nothing gives the right one away."""

from __future__ import annotations

import re
import time
from collections import Counter
from functools import cache
from itertools import islice

import pytest

from engine.api import (
    GAMES,
    QUIZ_KINDS,
    LaidQuestion,
    NobodyWaits,
    QuizChoice,
    QuizPicker,
    QuizQuestion,
    mixed_set,
    msg,
)
from engine.core.game.options import SetupChoices
from engine.core.game.quiz import ChoiceOrder
from engine.core.messages.message import Message, PieceArg, PlaceArg, flat_args
from engine.core.session.session import Session
from engine.lessons.drill import DrillSource
from engine.lessons.format import QuizDeed
from engine.lessons.mark import answer_of_deed
from engine.lessons.quiz_source import questions_at
from tests.toys import SHIPPED


@cache
def asked(game: str, count: int = 40, seed: int = 77) -> tuple[LaidQuestion, ...]:
    """Questions as a class gets them."""
    picker = QuizPicker(GAMES[game], seed)
    found = [picker.pick() for _ in range(count)]
    return tuple(one for one in found if one is not None)


def _is_legal(laid: LaidQuestion, grab: str, drop: str) -> bool:
    return answer_of_deed(laid.session, laid.question.seat, QuizDeed(grab=grab, drop=drop)) is not None


def _share(places: Counter[int], place: int) -> float:
    return places[place] / sum(places.values())


@pytest.mark.parametrize("game", SHIPPED)
def test_what_may_be_done_is_what_the_rules_say(game: str) -> None:
    for laid in asked(game):
        question, session = laid.question, laid.session
        if question.kind == "allowed":
            assert question.gesture is not None
            assert _is_legal(laid, *question.gesture) == (0 in question.right)
            refused = [one.rule for one in session.explain_drag(question.seat, *question.gesture)]
            assert refused == ([] if 0 in question.right else [question.rule])
        if question.kind in ("where", "where_not"):
            assert question.gesture is not None
            may = {at for at, one in enumerate(question.choices) if _is_legal(laid, question.gesture[0], one.spot)}
            right = question.right if question.kind == "where" else set(range(len(question.choices))) - question.right
            assert may == right


@pytest.mark.parametrize("game", SHIPPED)
def test_there_is_a_word_about_every_wrong_answer(game: str) -> None:
    for laid in asked(game):
        question = laid.question
        assert 2 <= len(question.choices) <= 6 and len(question.right) == 1
        for at, choice in enumerate(question.choices):
            assert (choice.why is None) == (at in question.right), question
        assert len({str(one.text) for one in question.choices}) == len(question.choices)
        assert 1 <= len(question.why) <= 2


@pytest.mark.parametrize("game", SHIPPED)
def test_a_question_needs_no_table_to_be_read(game: str) -> None:
    for laid in asked(game):
        question = laid.question
        said = [question.text, *question.why, *(one.text for one in question.choices)]
        said += [one.why for one in question.choices if one.why is not None]
        said += [] if question.instead is None else [question.instead]
        named = [arg for message in said for arg in flat_args(message) if isinstance(arg, PieceArg | PlaceArg)]
        assert not [arg for arg in named if arg[0] in laid.session.table.pieces or laid.session.table.has_place(arg[0])]


@pytest.mark.parametrize("game", SHIPPED)
def test_nobody_is_asked_about_what_the_seat_cannot_see(game: str) -> None:
    for laid in asked(game):
        table = laid.session.table
        for thing in (*laid.question.things, *(one.spot for one in laid.question.choices if one.spot)):
            piece = table.pieces.get(thing)
            assert piece is None or not piece.back or piece.seen_by >> laid.question.seat & 1
            assert piece is not None or table.has_place(thing.partition("#")[0])


@pytest.mark.parametrize("game", SHIPPED)
def test_nothing_alike_is_asked_twice_and_no_place_is_right_three_times_running(game: str) -> None:
    questions = [one.question for one in asked(game)]
    assert len(questions) == 40
    assert len({one.stem for one in questions}) == 40
    places = [min(one.right) for one in questions]
    assert all(len(set(places[at : at + 3])) > 1 for at in range(len(places) - 2))
    assert {"allowed", "where", "where_not"} <= {one.kind for one in questions}


@pytest.mark.parametrize("game", SHIPPED)
def test_a_lazy_class_knows_nothing(game: str) -> None:
    places = Counter(min(one.question.right) for one in asked(game))
    assert max(_share(places, at) for at in places) <= 0.35


@pytest.mark.parametrize("game", SHIPPED)
def test_sets_are_about_many_things(game: str) -> None:
    questions = [one.question for one in asked(game)]
    assert len({one.kind for one in questions}) >= 6
    for seen in (questions[:20], questions[20:]):
        assert len({one.subject for one in seen}) >= 10


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_names_the_kinds_of_its_own(game: str) -> None:
    own = set(GAMES[game].quiz_kinds)
    assert own & {one.question.kind for one in asked(game)}
    assert {one.question.kind for one in asked(game)} <= own | set(QUIZ_KINDS)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_number_is_not_printed_in_its_own_question(game: str) -> None:
    numbers = [one.question for one in asked(game) if one.question.number is not None]
    for question in numbers:
        assert str(question.choices[min(question.right)].text) == str(question.number)
        assert str(question.number) not in re.findall(r"\d+", str(question.text)), question


@pytest.mark.soak
@pytest.mark.parametrize("game", SHIPPED)
def test_no_place_is_to_be_bet_on_in_many_sets(game: str) -> None:
    """Sets of twenty: every place of the right answer within 15 % of even, ten subjects at least, and yes as often."""
    places: Counter[tuple[int, int]] = Counter()
    for begun in range(12):
        source = DrillSource(GAMES[game], 3, SetupChoices(GAMES[game], 3).for_first_game(), 1000 + begun)
        positions = islice(source.positions(every=17), 24)
        found = [one for _, session, pending in positions for one in questions_at(source, session, pending)]
        for seed in range(40):
            questions = mixed_set(found, 20, 40 * begun + seed)
            assert len({one.subject for one in questions}) >= 10, (begun, seed)
            for one in questions:
                if one.kind != "allowed":
                    places[len(one.choices), min(one.right)] += 1
                else:
                    places[0, min(one.right)] += 1
    yes, *reasons = (places[0, at] for at in range(4))
    assert 0.35 <= yes / (yes + sum(reasons)) <= 0.45, (yes, reasons)
    for row in (reasons, [places[4, at] for at in range(4)]):
        assert all(abs(n * len(row) / sum(row) - 1) <= 0.15 for n in row), row


@pytest.mark.soak
@pytest.mark.parametrize("game", SHIPPED)
def test_yes_is_right_two_times_of_five(game: str) -> None:
    picker = QuizPicker(GAMES[game], 11, kinds=("allowed",))
    found = [one.question for one in (picker.pick() for _ in range(24)) if one is not None]
    assert len(found) == 24
    assert 0.35 <= sum(0 in one.right for one in found) / len(found) <= 0.45


@pytest.mark.soak
@pytest.mark.parametrize("game", SHIPPED)
def test_every_rule_that_is_practised_is_asked_about_often(game: str) -> None:
    """Twenty questions about each in ten seconds of one processor."""
    source = DrillSource(GAMES[game], 3, SetupChoices(GAMES[game], 3).for_first_game(), 1)
    found: Counter[str] = Counter()
    begun = time.process_time()
    for _, session, pending in source.positions(every=5):
        found.update(one.subject for one in questions_at(source, session, pending))
        if time.process_time() - begun > 10:
            break
    assert {rule: found[rule] for rule in source.rules if found[rule] < 20} == {}


@pytest.mark.soak
@pytest.mark.parametrize("game", SHIPPED)
def test_a_lazy_class_knows_nothing_in_two_hundred_questions(game: str) -> None:
    questions = [one.question for one in asked(game, 200, 5)]
    places = Counter(min(one.right) for one in questions)
    assert max(_share(places, at) for at in places) <= 0.35, places
    allowed = Counter(min(one.right) for one in questions if one.kind == "allowed")
    assert 0.3 <= _share(allowed, 0) < 0.4 and _share(allowed, 1) < 0.4, allowed


@pytest.mark.parametrize("game", SHIPPED)
def test_the_same_seed_asks_the_same(game: str) -> None:
    picker = QuizPicker(GAMES[game], 77)
    again = [picker.pick() for _ in range(5)]
    assert [one.question for one in again if one is not None] == [one.question for one in asked(game)[:5]]


def test_only_what_was_ticked_is_asked_about() -> None:
    picker = QuizPicker(GAMES["barrage"], 3, kinds=("allowed", "where"), subjects=("barrage/taken-space",))
    found = [picker.pick() for _ in range(6)]
    assert {one.question.subject for one in found if one is not None} == {"barrage/taken-space"}
    assert {one.question.kind for one in found if one is not None} == {"allowed", "where"}
    assert picker.rules == ["barrage/taken-space"]


def test_questions_of_a_rare_sort_do_not_keep_a_class_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def few(source: DrillSource, session: Session, *_: object) -> list[QuizQuestion]:
        looked.append(session.current.number)
        return [_made("leads", "score", len(looked))] if len(looked) % 5 == 1 else []

    monkeypatch.setattr("engine.lessons.quiz_source.questions_at", few)
    picker = QuizPicker(GAMES["ginkgopolis"], 3, kinds=("leads",))
    assert picker.pick() is not None and len(looked) <= 28
    for _ in range(9):
        before = len(looked)
        assert picker.pick() is not None
        assert len(looked) - before <= 5


def test_only_those_are_asked_whose_kinds_are_ticked() -> None:
    source = DrillSource(GAMES["barrage"], 3, SetupChoices(GAMES["barrage"], 3).for_first_game(), 1)
    for _, session, pending in islice(source.positions(every=17), 3):
        every = questions_at(source, session, pending)
        one = questions_at(source, session, pending, ("flow",))
        assert {found.kind for found in one} <= {"flow"}
        assert len(one) == sum(found.kind == "flow" for found in every)


def test_what_was_hard_comes_back_in_other_clothes() -> None:
    picker = QuizPicker(GAMES["barrage"], 3)
    first = picker.pick()
    assert first is not None
    again = picker.pick([first.question.subject])
    assert again is not None and again.question.subject == first.question.subject
    assert again.question.stem != first.question.stem


def test_a_question_that_nobody_waits_for_is_given_up() -> None:
    picker = QuizPicker(GAMES["barrage"], 3)
    picker.is_wanted = False
    with pytest.raises(NobodyWaits):
        picker.pick()


# ---- sets ------------------------------------------------------------------------------------------------------------


def _made(kind: str, subject: str, number: int, order: ChoiceOrder = ChoiceOrder.ANY, right: int = 0) -> QuizQuestion:
    text: Message = msg("quiz.number", "{n}", n=number)
    choices = tuple(QuizChoice(msg("quiz.number", "{n}", n=n), None if n == right else text) for n in range(4))
    return QuizQuestion(kind, subject, 1, text, choices, frozenset({right}), order=order, stem=(kind, str(number)))


def test_a_set_takes_kinds_in_turn_and_nothing_twice() -> None:
    found = [_made(kind, f"rule {n % 3}", n) for kind in ("a", "b", "c") for n in range(8)]
    chosen = mixed_set([*found, *found], 12)
    assert all(3 <= n <= 5 for n in Counter(one.kind for one in chosen).values())
    assert len(mixed_set([*found, *found], 100)) == len(found)


def test_the_right_answer_lies_everywhere_alike() -> None:
    found = [_made("a", "rule", n) for n in range(200)]
    places = Counter(min(one.right) for one in mixed_set(found, 200))
    assert max(places.values()) <= 56 and min(places.values()) >= 44


def test_yes_stays_first_and_is_right_three_times_of_eight() -> None:
    found = [_made("allowed", "rule", n, ChoiceOrder.FIRST_STAYS, right=n % 2) for n in range(400)]
    chosen = mixed_set(found, 160)
    assert all(str(one.choices[0].text) == "0" for one in chosen)
    assert 0.35 <= sum(0 in one.right for one in chosen) / 160 <= 0.4
    short = [sum(0 in one.right for one in mixed_set(found, 4, seed)) for seed in range(30)]
    assert set(short) == {1, 2}
