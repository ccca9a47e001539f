"""The run of a vote, and what phones read of it: it depends on nothing that the class's own seat cannot know."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.net.voice_texts import AskedTexts, ProposingTexts
from qtapp.net.voice_wire import MOST_VOTED as MOST_ON_A_PHONE
from qtapp.net.voice_wire import TO_VOICE
from qtapp.panels.decision.model_for import model_for
from qtapp.session.client import SeatClient
from qtapp.session.looker import SeatLooker
from qtapp.teach.class_vote import MOST_REASONS, MOST_ROWS, MOST_VOTED, ClassVote, VotePhase, VotePlan, parted
from qtapp.teach.class_vote_words import VoteWords
from tests.qtapp.net.test_non_interference import in_another_world

_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")


def voting(rows: int = 4, heads: tuple[str, ...] = ()) -> ClassVote:
    vote = ClassVote(VotePlan(1, "8. b"))
    vote.ask(heads or ("",) * rows)
    return vote


def say(vote: ClassVote, *picks: int) -> None:
    assert vote.poll is not None
    for number, pick in enumerate(picks):
        vote.poll.say(f"voice {number}", vote.poll.id, pick)


# ---- the run --------------------------------------------------------------------------------------------------------


def test_the_most_voted_row_is_done() -> None:
    vote = voting()
    say(vote, 1, 1, 2)
    assert [(one.count, one.is_leader) for one in vote.votes()] == [(0, False), (2, True), (1, False), (0, False)]
    vote.close()
    assert (vote.phase, vote.chosen_rows) == (VotePhase.DECIDED, (1,))
    assert vote.go_inside() is None


def test_a_tie_waits_for_the_teacher() -> None:
    vote = voting()
    say(vote, 1, 2)
    vote.close()
    assert (vote.phase, vote.chosen_rows) == (VotePhase.TIED, ())
    assert vote.decide(2)
    assert (vote.phase, vote.chosen_rows) == (VotePhase.DECIDED, (2,))
    assert not vote.decide(1), "it is decided"


def test_without_a_voice_nothing_is_decided() -> None:
    vote = voting()
    vote.close()
    assert vote.phase is VotePhase.NOBODY
    first = vote.poll
    again = vote.repeat()
    assert first is not None and again is not None
    assert again.id > first.id and again.choices == first.choices
    assert vote.is_open


def test_many_rows_are_voted_about_by_their_heads_first() -> None:
    heads = tuple("abc"[n % 3] for n in range(15))
    vote = voting(heads=heads)
    assert vote.poll is not None
    assert [len(one) for one in vote.poll.choices] == [5, 5, 5]
    say(vote, 2, 2, 1)
    vote.close()
    inside = vote.go_inside()
    assert inside is not None
    assert inside.choices == tuple((row,) for row in range(2, 15, 3))
    say(vote, 4)
    vote.close()
    assert vote.chosen_rows == (14,)


@pytest.mark.parametrize("rows", [2, MOST_ROWS, MOST_ROWS + 1, MOST_VOTED, MOST_VOTED + 1, 300])
@pytest.mark.parametrize("heads", [1, 2, 30])
def test_no_row_is_lost_and_no_phone_gets_too_many(rows: int, heads: int) -> None:
    names = [f"head {n % heads}" if heads > 1 else "" for n in range(rows)]
    choices = parted(names, range(rows))
    assert sorted(row for one in choices for row in one) == list(range(rows))
    assert 2 <= len(choices) <= MOST_VOTED <= MOST_ON_A_PHONE


def test_reasons_are_told_once_about_three_at_most() -> None:
    vote = voting(6)
    say(vote, 0, 0, 0, 1, 1, 2, 2, 3)
    assert vote.can_ask_reasons
    assert vote.reasons() == (0, 1, 2)
    again = vote.vote_again()
    assert len(again.choices) == MOST_REASONS
    say(vote, 1, 2)
    assert not vote.can_ask_reasons
    voting_alone = voting()
    say(voting_alone, 1, 1)
    assert not voting_alone.can_ask_reasons, "all want the same"


def test_the_most_proposed_are_voted_about_beside_what_the_game_proposes() -> None:
    vote = ClassVote(VotePlan(1, "8. b"))
    proposals = vote.propose((0, 1))
    for number, picks in enumerate([(2, 3), (2, 3), (1, 4), (0, 1)]):
        proposals.propose(f"voice {number}", proposals.id, picks)
    poll = vote.vote_on_proposals()
    assert poll is not None
    assert vote.best == ((0, 1), (2, 3), (1, 4))
    alone = ClassVote(VotePlan(1, "8. b"))
    alone.propose((0,))
    assert alone.vote_on_proposals() is None
    assert (alone.phase, alone.chosen_rows, alone.best) == (VotePhase.DECIDED, (0,), ((0,),))


def test_hidden_bars_are_seen_at_the_end() -> None:
    vote = ClassVote(VotePlan(1, "8. b", are_bars_hidden=True))
    vote.ask(("", ""))
    say(vote, 0)
    assert not vote.are_bars_seen
    vote.close()
    assert vote.are_bars_seen


def test_what_is_interrupted_listens_to_nobody() -> None:
    vote = voting()
    poll = vote.poll
    vote.pause()
    assert poll is not None and poll.is_over
    assert (vote.phase, vote.poll) == (VotePhase.PAUSED, None)


# ---- what phones read -----------------------------------------------------------------------------------------------


def heard(session: api.Session, seat: int, language: str) -> list[str]:
    """Every message of every step of the question to a seat."""
    client = SeatClient(session, seat)
    words = VoteWords(SeatLooker(session, seat), lambda: (), VotePlan(seat, "8. b"), None)  # type: ignore[arg-type]
    pending = client.questions.pending()
    assert pending is not None
    options = client.questions.options()
    if not options:
        words.take_items(pending)
        asked = words.proposing(ClassVote(VotePlan(seat, "")).propose(words.start), 0)
        why = repr([asked.why_not(one) for one in ((), words.start)])
        return [ProposingTexts(asked).text(language, 0), why]
    model, found = model_for(client), []
    model.ask(pending.question.text, pending.question.short, options)

    def walk(depth: int) -> None:
        step = model.step()
        assert step is not None
        rows = step.rows()
        if len(rows) > 1:
            words.take_step(step)
            vote = ClassVote(VotePlan(seat, "8. b"))
            vote.ask([row.group.id if row.group is not None else "" for row in rows])
            found.append(AskedTexts(words.asked(vote, 0)).text(language, 0))
        for row in rows if depth < 2 else ():
            if row.option is None:
                model.choose(row)
                walk(depth + 1)
                model.back()

    walk(0)
    return found


def compared(game: str, seed: int, most: int, every: int) -> int:
    """How many states of a game were the same in both worlds."""
    session = api.new_session(game, 2, seed=seed, names=("8. b", "Hal"))
    bots = {seat: api.RandomBot(seed * 10 + seat) for seat in (1, 2)}
    states = step = 0
    while states < most and (pending := session.first_pending()) is not None:
        seat = pending.question.seat
        if step % every == 0:
            language = ("hu", "de", "en")[step % 3]
            other = in_another_world(session, api.seat_view(session.table, seat), seed + step)
            if other is not None:
                told = heard(session, seat, language)
                for one in told:
                    if one.startswith("{"):
                        TO_VOICE.validate_json(one)
                        assert len(one.encode()) < 64 * 1024
                assert told == heard(other, seat, language), f"{game}, seed {seed}, step {step}: seat {seat} can tell"
                states += 1
        assert isinstance(session.answer(pending, bots[seat].choose_answer(session, pending)), api.HistoryEntry)
        step += 1
    return states


@pytest.mark.parametrize("game", _GAMES)
def test_a_voice_is_sent_the_same_in_every_world(qapp: QApplication, game: str) -> None:
    assert sum(compared(game, seed, 12, 3) for seed in (1, 2)) >= 20


@pytest.mark.soak
@pytest.mark.parametrize("game", _GAMES)
def test_a_voice_is_sent_the_same_in_a_thousand_worlds(qapp: QApplication, game: str) -> None:
    found, seed = 0, 10
    while found < 1000:
        seed += 1
        found += compared(game, seed, 1000 - found, 1)
