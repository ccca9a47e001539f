"""Polls: one voice one vote, two rounds, ties, proposals; nothing that is said too late or wrongly is counted."""

from __future__ import annotations

import pytest

from engine.lessons.poll import MOST_PROPOSED, Poll, Proposals, Said


def voted(poll: Poll[str], *picks: int) -> Poll[str]:
    for number, pick in enumerate(picks):
        assert poll.say(f"voice {number}", poll.id, pick) is Said.TAKEN
    return poll


def test_a_vote_counts_once_and_may_be_changed_until_the_end() -> None:
    poll = Poll(5, ("a", "b", "c"), frozenset({1}))
    assert poll.say("x", 5, 0) is Said.TAKEN
    assert poll.say("x", 5, 0) is Said.SAME
    assert poll.say("x", 5, 1) is Said.CHANGED
    assert poll.count() == (0, 1, 0) and poll.is_right("x") is True
    poll.end()
    assert poll.say("x", 5, 2) is Said.OVER and poll.count() == (0, 1, 0)


@pytest.mark.parametrize("pick", [-1, 3, 10_000])
def test_a_choice_that_is_not_there_is_not_counted(pick: int) -> None:
    poll = Poll(1, ("a", "b", "c"))
    assert poll.say("x", 1, pick) is Said.UNKNOWN and poll.votes == {}


def test_a_vote_for_another_poll_is_not_counted() -> None:
    poll = Poll(2, ("a", "b"))
    assert poll.say("x", 1, 0) is Said.OVER and poll.count() == (0, 0)


def test_who_was_sent_out_does_not_count_but_the_end_stands() -> None:
    poll = voted(Poll(1, ("a", "b")), 0, 0, 1)
    poll.forget("voice 0")
    assert poll.count() == (1, 1) and poll.leaders() == (0, 1)
    poll.end()
    poll.forget("voice 1")
    assert poll.count() == (1, 1)


def test_nobody_leads_where_nobody_said_anything() -> None:
    poll = Poll(1, ("a", "b"), frozenset({0}))
    assert poll.leaders() == () and poll.share_right is None and poll.favourite_mistake() is None
    assert poll.is_right("x") is None


def test_the_share_and_the_mistake_that_most_believed_in() -> None:
    poll = voted(Poll(1, ("a", "b", "c"), frozenset({0})), 0, 2, 2, 1)
    assert poll.share_right == 0.25 and poll.favourite_mistake() == 2
    vote = voted(Poll(2, ("a", "b")), 0, 1)
    assert vote.share_right is None and vote.favourite_mistake() is None and vote.is_right("voice 0") is None


def test_both_rounds_of_a_question_that_was_talked_over() -> None:
    first = voted(Poll(1, ("a", "b"), frozenset({1})), 0, 0, 1)
    assert first.rounds == ((2, 1),)
    second = first.talk_it_over(2)
    assert first.is_over and second.say("voice 0", 1, 1) is Said.OVER
    voted(second, 1, 0, 1)
    assert second.rounds == ((2, 1), (1, 2)) and second.right == frozenset({1})


def test_a_crowd_is_bounded() -> None:
    poll = Poll(1, ("a", "b"))
    for number in range(5000):
        poll.say(f"voice {number}", 1, 0)
    assert len(poll.votes) == 200 and poll.say("voice 3", 1, 1) is Said.CHANGED
    proposals = Proposals(1, (0,))
    for number in range(5000):
        proposals.propose(f"voice {number}", 1, (number,))
    assert len(proposals.said) == 200
    assert proposals.propose("voice 1", 1, (0,) * 1000) is Said.UNKNOWN


def test_the_vote_is_about_the_own_proposal_and_the_most_proposed() -> None:
    proposals = Proposals(1, (9,))
    for number, picks in enumerate([(1,), (2,), (2,), (3,), (4,), (5,), (6,), (7,), (3,), (3,)]):
        assert proposals.propose(f"voice {number}", 1, picks) is Said.TAKEN
    assert proposals.propose("voice 0", 1, (2,)) is Said.CHANGED
    assert proposals.propose("voice 0", 1, (2,)) is Said.SAME
    poll = proposals.poll(2)
    assert poll.choices[:3] == ((9,), (2,), (3,)) and len(poll.choices) == MOST_PROPOSED
    assert proposals.propose("voice 0", 1, (1,)) is Said.OVER
    assert proposals.best(2) == ((9,), (2,))


def test_a_proposal_for_another_question_is_not_taken_and_who_is_sent_out_proposed_nothing() -> None:
    proposals = Proposals(1, (9,))
    assert proposals.propose("x", 2, (1,)) is Said.OVER
    proposals.propose("x", 1, (1,))
    proposals.forget("x")
    assert proposals.best() == ((9,),)
