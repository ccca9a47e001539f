"""A preview changes nothing and tells nothing that its seat does not know: in every game."""

from __future__ import annotations

from typing import Any

from engine.api import Dice, Entry, Pending, Previews, RandomBot, Session, Shape, encode, preview_sentence
from engine.core.preview import Preview
from qtapp.i18n.nouns import find_noun
from tests.conformance.cases import Case, each_case, legal_answer, seeds
from tests.conformance.test_views import exchange, hidden_pair, twin

MOST_ANSWERS = 60


def answers_of(session: Session, pending: Pending) -> list[Any]:
    """Every option, or the answer that the frame proposes."""
    if pending.question.shape is Shape.PICK:
        return session.options(pending)
    return [legal_answer(session, pending)]


def kinds_of(preview: Preview) -> set[str]:
    return {change.kind for change in (*preview.changes, *preview.drawn)}


@each_case
@seeds(normal=1, soak=20, chunk=5)
def test_previews_leave_no_trace(case: Case, seeds: range) -> None:
    """A game in which every option is looked at first is, to the last byte, the game in which none is."""
    for seed in seeds:
        looked, blind = case.start(seed), case.start(seed)
        previews, here, there = Previews(looked), RandomBot(seed), RandomBot(seed)
        told = 0
        for _ in range(MOST_ANSWERS):
            pending, other = looked.first_pending(), blind.first_pending()
            if pending is None or other is None:
                break
            before, stamp, journal = looked.table.digest(), looked.table.stamp, len(looked.table.journal)
            for answer in answers_of(looked, pending):
                preview = previews.of(pending, answer)
                told += bool(preview)
                assert (preview_sentence(preview) is not None) == bool(preview)
                for kind in kinds_of(preview):
                    noun = find_noun(kind, case.game.id)
                    assert noun is not None and noun.counts, f"{kind} has no word that can be counted"
            assert (looked.table.digest(), looked.table.stamp, len(looked.table.journal)) == (before, stamp, journal)
            assert isinstance(looked.answer(pending, here.choose(looked, pending)), Entry)
            assert isinstance(blind.answer(other, there.choose(blind, other)), Entry)
            assert looked.table.digest() == blind.table.digest()
        assert previews.failures == 0
        assert encode(looked) == encode(blind)
        assert told, "nothing was ever foreseen"


@each_case
@seeds(normal=1, soak=40, chunk=10)
def test_previews_do_not_depend_on_what_is_hidden(case: Case, seeds: range) -> None:
    """Exchange pieces that the seat has not seen, chance included: every preview stays the same."""
    compared = 0
    for seed in seeds:
        session, bot, dice = case.start(seed), RandomBot(seed), Dice(seed, "previews", 0)
        for number in range(MOST_ANSWERS):
            asked = session.pending()
            if not asked:
                break
            pending = dice.pick(asked)
            if number % 5 == 0:
                other = twin(session)
                for _ in range(12):
                    pair = hidden_pair(other.table, pending.question.seat, dice)
                    if pair is not None:
                        exchange(*pair)
                other.table.seed = seed + 1
                again = next(one for one in other.pending() if one.lane == pending.lane)
                here, there = Previews(session), Previews(other)
                for answer in answers_of(session, pending)[:40]:
                    assert here.of(pending, answer) == there.of(again, answer), f"{pending.frame} {answer}"
                    compared += 1
            assert isinstance(session.answer(pending, bot.choose(session, pending)), Entry)
    assert compared > 10
