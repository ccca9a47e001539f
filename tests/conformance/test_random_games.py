"""Random games end, conserve every piece, and ask questions that can be answered, shown and dragged."""

from __future__ import annotations

from functools import lru_cache

from engine.api import GAMES, Game, Message, Pending, QuestionShape, RandomBot, Session, answer_key, to_english
from engine.core.flow.kernel import why_refused
from engine.core.messages.message import AmountArg, Arg, ListArg, PieceArg, PlaceArg, SeatArg
from tests.conformance.cases import (
    CASES,
    MOST_SETTINGS,
    Case,
    again,
    each_case,
    each_game,
    finished,
    play_on,
    played,
    seeds,
)
from tests.conformance.guard import assert_whole, watch


def test_every_registered_game_is_in_the_suite() -> None:
    assert {case.game.id for case in CASES} == set(GAMES)
    assert all(case.settings() for case in CASES)


@each_case
@seeds(normal=MOST_SETTINGS, soak=2000, chunk=60)
def test_random_games_end(case: Case, seeds: range) -> None:
    """None ends in an exception or goes on for ever; each question on the way can be answered."""
    for seed in seeds:
        session = case.start(seed)
        check_questions(session)
        for number, _ in enumerate(played(session, seed)):
            if number % 3 == seed % 3:
                check_questions(session)
        assert_whole(session.table)
        result = session.game.result(session.table)
        assert len(result.totals) == session.table.seats
        assert result.winners or case.people == 1, "alone one can lose to nobody"
        assert all(1 <= seat <= session.table.seats for seat in result.winners)
        check_message(session, result.summary)


@each_case
@seeds(normal=1, soak=60, chunk=10)
def test_every_operation_conserves_the_pieces(case: Case, seeds: range) -> None:
    for seed in seeds:
        session = case.start(seed)
        watch(session.table)
        play_on(session, seed)
        while session.undo() is not None:
            assert_whole(session.table)
        while session.redo() is not None:
            pass


@each_case
def test_audit_of_a_played_table_is_clean(case: Case) -> None:
    """Strict play never leads to a finding, at no question."""
    for seed in range(3):
        session = finished(case, seed)
        session.seek(session.root)
        assert session.findings() == []
        for _ in again(session):
            assert session.findings() == [], session.current.number


@each_game
def test_rules_have_words(game: Game) -> None:
    for rule in game.rules:
        assert rule.heading.english and rule.text.english and rule.citation, rule.id


@each_case
def test_notes_and_findings_cite_rules_of_the_book(case: Case) -> None:
    for seed in range(4):
        session = finished(case, seed)
        session.seek(session.entries[-1])
        for entry in session.entries:
            for note in entry.notes():
                assert note.rule in session.game.rules, note.rule
                check_message(session, note.message)


def check_questions(session: Session) -> None:
    """Each waiting question: a legal answer, unique keys, words, and gestures that exist."""
    for pending in session.pending():
        check_message(session, pending.question.text)
        if pending.frame.shape is QuestionShape.PICK:
            check_pick(session, pending)
        else:
            check_items(session, pending)


def check_pick(session: Session, pending: Pending) -> None:
    table, frame = session.table, pending.frame
    legal = session.options(pending)
    assert legal, f"{frame} has no legal answer"
    keys = [answer_key(answer) for answer in legal]
    assert len(set(keys)) == len(keys), f"{frame} has two options of one key"
    for answer in frame.candidates(table):
        objection = next(iter(frame.broken_rules(table, answer)), None)
        if frame.candidates_are_legal:
            assert objection is None, f"{frame} lists {answer}, but objects: {objection}"
        if objection is not None:
            assert objection.rule in session.game.rules, objection.rule
            check_message(session, objection.message)
    for answer in legal:
        assert not why_refused(table, pending.lane, answer)
        check_message(session, frame.label(table, answer))
        gesture = frame.gesture(table, answer)
        if gesture is not None:
            for end in gesture:
                place, _, kind = end.partition("#")
                there = end in table.pieces or (table.has_place(place) and (not kind or kind in table.count_defs))
                assert there, f"{frame}: no {end} to take hold of"


def check_items(session: Session, pending: Pending) -> None:
    table, frame, question = session.table, pending.frame, pending.question
    items = session.items(pending)
    assert session.options(pending) == [], "the answers are too many to be listed"
    keys = [answer_key(item) for item in items]
    assert len(set(keys)) == len(keys)
    proposal = session.default_answer(pending)
    assert not session.refusals(pending, proposal), f"{frame} proposes what it refuses"
    assert not isinstance(session.parse_answer(pending, list(proposal)), list)
    for seed in range(4):  # what lies deeper on the agenda may forbid an answer that its frame allows
        drawn = RandomBot(seed).choose_answer(session, pending)
        assert not session.refusals(pending, drawn), f"{frame}: a random player gives {drawn}, which is refused"
    check_message(session, frame.label(table, proposal))
    if frame.shape is QuestionShape.SOME:
        assert 0 <= question.low <= question.high <= len(items)


_english = lru_cache(maxsize=50_000)(to_english)  # names of pieces and places are read again and again


def check_message(session: Session, message: Message) -> None:
    """Every placeholder has its argument, and what is named exists."""
    text = _english(message)
    assert text and "{" not in text and "%n" not in text, f"{message.english} → {text}"
    for _, arg in message.args:
        check_argument(session, arg)


def check_argument(session: Session, arg: Arg) -> None:
    table, game = session.table, session.game
    match arg:
        case PieceArg(piece):
            check_message(session, game.piece_name(table, piece))
        case PlaceArg(place):
            assert table.has_place(place), place
            check_message(session, game.place_name(table, place))
        case SeatArg(seat):
            assert 0 <= seat <= 8
        case AmountArg(n, noun):
            assert isinstance(n, int) and noun
        case ListArg(items):
            for item in items:
                check_argument(session, item)
        case Message():
            check_message(session, arg)
