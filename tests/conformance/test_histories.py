"""Undo, redo, seeking, branches, saves and replays give the same table, byte for byte."""

from __future__ import annotations

from engine.api import (
    HistoryEntry,
    NamedNotes,
    Pending,
    PlayMode,
    QuestionShape,
    RandomBot,
    RandomStream,
    Session,
    ShufflePlace,
    answer_key,
    decode,
    encode,
    find_game,
)
from engine.core.storage.save import chain_hash
from tests.conformance.cases import Case, answered, each_case, played, seeds
from tests.conformance.hands import Hands


def reopened(session: Session) -> Session:
    """The session after saving and loading; it must be by the rules."""
    opened = decode(encode(session).encode(), find_game)
    assert opened.first_divergence is None, (
        f"entry {opened.first_divergence and opened.first_divergence.number} comes out otherwise"
    )
    return opened.session


def asked(session: Session) -> list[tuple[int, int, str, list[str]]]:
    """The waiting questions and their options, as far as they can be compared."""
    return [
        (
            p.lane,
            p.question.seat,
            repr(p.frame),
            [answer_key(answer) for answer in (*session.options(p), *session.items(p))],
        )
        for p in session.pending()
    ]


@each_case
@seeds(normal=2, soak=200, chunk=20)
def test_undo_to_the_start_and_redo_to_the_end(case: Case, seeds: range) -> None:
    for seed in seeds:
        session = case.start(seed)
        digests = [session.table.digest()]
        questions = [asked(session)]
        for _ in played(session, seed):
            digests.append(session.table.digest())
            questions.append(asked(session))
        for at in range(len(digests) - 2, -1, -1):
            assert session.undo() is not None
            if at % 4 == 0 or at < 3:
                assert session.table.digest() == digests[at], at
                assert asked(session) == questions[at], at
        assert session.undo() is None
        for at in range(1, len(digests)):
            assert session.redo() is not None
            if at % 4 == 0:
                assert session.table.digest() == digests[at], at
        assert session.redo() is None
        assert session.table.digest() == digests[-1]
        assert session.is_over


@each_case
def test_seek_goes_anywhere_and_branches_keep_apart(case: Case) -> None:
    """What-ifs of what-ifs: every entry of the tree has one table, however it is reached."""
    seed = case.people
    session, bot, dice = case.start(seed), RandomBot(seed), RandomStream(seed, "seek", 0)
    digests = {0: session.table.digest()}
    for _ in range(12):
        session.seek(dice.choice(session.entries))
        for _ in range(1 + dice.randrange(12)):
            entry = answered(session, bot, dice)
            if entry is None:
                break
            digests[entry.number] = session.table.digest()
    for entry in dice.shuffled(session.entries):
        session.seek(entry)
        assert session.current is entry
        assert session.table.digest() == digests[entry.number]
    again = reopened(session)
    assert again.current.number == session.current.number
    for entry in dice.shuffled(again.entries)[:20]:
        again.seek(entry)
        assert again.table.digest() == digests[entry.number]
    assert encode(again).partition('"entries"')[2] == encode(session).partition('"entries"')[2]


@each_case
@seeds(normal=1, soak=40, chunk=10)
def test_looking_back_changes_nothing_that_can_be_taken_back(case: Case, seeds: range) -> None:
    """Whoever reads about the past or looks at it stands on the same table afterwards, and so does whoever goes there
    later: also where free hands have shuffled a place again and again.
    """
    for seed in seeds:
        session, bot, dice = case.start(seed), RandomBot(seed), RandomStream(seed, "look", 0)
        hands = Hands(session, seed)
        digests = {0: session.table.digest()}
        for _ in range(80):
            before = len(session.entries)
            if session.mode is PlayMode.SANDBOX:
                hands.do(ShufflePlace(hands.place()) if dice.randrange(4) == 0 else hands.act())
            elif dice.randrange(20) == 0 or answered(session, bot, dice) is None:
                session.to_sandbox()
            if len(session.entries) > before:
                digests[session.current.number] = session.table.digest()
            here = session.current
            if dice.randrange(3) == 0:
                looked_at = dice.choice(session.entries)
                with session.table.excursion():
                    session.seek(looked_at)
                    assert session.table.digest() == digests[looked_at.number]
                    session.seek(here)
                assert session.table.digest() == digests[here.number]
            elif dice.randrange(4) == 0:
                NamedNotes(session).notes(dice.choice(session.entries))
            if dice.randrange(8) == 0:
                session.seek(dice.choice(session.entries))
            assert session.table.digest() == digests[session.current.number], session.current.number
        for entry in dice.shuffled(session.entries):
            session.seek(entry)
            assert session.table.digest() == digests[entry.number], entry.number


@each_case
@seeds(normal=1, soak=100, chunk=10)
def test_save_and_load_in_the_middle_of_decisions(case: Case, seeds: range) -> None:
    """Equal digest, equal questions and options, and an equal game from there on."""
    for seed in seeds:
        session = case.start(seed)
        length = sum(1 for _ in played(session, seed))
        dice = RandomStream(seed, "middle", 0)
        for at in sorted(1 + dice.randrange(length) for _ in range(4)):
            session.seek(session.entries[at])
            again = reopened(session)
            assert again.table.digest() == session.table.digest()
            assert asked(again) == asked(session)
            assert [str(entry.kind) for entry in again.entries] == [str(entry.kind) for entry in session.entries]
            for here, there in zip(played(session, at, 12), played(again, at, 12), strict=True):
                assert there.payload == here.payload
                assert [op.to_json() for op in there.ops] == [op.to_json() for op in here.ops]
            assert again.table.digest() == session.table.digest()
            assert encode(again) == encode(session)


@each_case
def test_every_entry_is_chained_to_all_before_it(case: Case) -> None:
    session = case.start(1)
    for _ in played(session, 1, 6):
        pass
    encode(session)
    chains = [entry.chain for entry in session.entries]
    assert len(set(chains)) == len(chains)
    assert chain_hash(chains[0], ["said"]) != chain_hash(chains[1], ["said"])
    other = case.start(2)
    encode(other)
    assert other.root.chain != session.root.chain


@each_case
def test_free_hands_in_the_middle_of_any_decision_and_back(case: Case) -> None:
    """F2 and F2 again: nothing is touched, so the same question stands there again."""
    session = case.start(3)
    dice = RandomStream(3, "hands", 0)
    for number, _ in enumerate(played(session, 3)):
        if number % 4 == 0 and not session.is_over:
            before, questions = session.table.digest(), asked(session)
            session.to_sandbox()
            assert session.mode is PlayMode.SANDBOX and session.pending() == []
            back = session.to_strict()
            assert isinstance(back, HistoryEntry), f"{number}: {back}"
            assert session.table.digest() == before
            assert asked(session) == questions
            if dice.randrange(2):
                session.undo()
                session.undo()
    reopened(session)


@each_case
def test_a_question_is_answered_once(case: Case) -> None:
    """Tickets: a second click, an answer after undo, an answer with free hands are all refused."""
    session = case.start(4)
    first = session.pending()[0]
    answer = legal(session, first)
    assert isinstance(session.answer(first, answer), HistoryEntry)
    digest = session.table.digest()
    assert rule(session.answer(first, answer)) == "table/stale-question"
    session.to_sandbox()
    assert rule(session.answer(first, answer)) == "table/strict-only"
    session.undo()
    assert session.table.digest() == digest
    session.undo()
    assert isinstance(session.answer(session.pending()[0], answer), HistoryEntry)
    assert session.table.digest() == digest


def legal(session: Session, pending: Pending) -> object:
    return session.options(pending)[0] if pending.frame.shape is QuestionShape.PICK else session.default_answer(pending)


def rule(given: object) -> str:
    assert isinstance(given, list)
    return str(given[0].rule)


@each_case
def test_a_remark_is_an_entry_of_its_own(case: Case) -> None:
    session = case.start(5)
    digest = session.table.digest()
    entry = session.remark("Was that wise? \ud800 " + "x" * 5000, seat=1)
    assert session.table.digest() == digest
    assert reopened(session).entries[entry.number].payload == entry.payload
