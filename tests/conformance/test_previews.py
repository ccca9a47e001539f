"""A preview changes nothing and tells nothing that its seat does not know: in every game."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from engine.api import (
    HistoryEntry,
    Pending,
    Previewer,
    QuestionShape,
    RandomBot,
    RandomStream,
    Session,
    answer_key,
    encode,
    preview_sentence,
)
from engine.core.lookahead.preview import AnswerPreview
from qtapp.i18n.nouns import find_noun
from tests.conformance.cases import Case, each_case, legal_answer, seeds
from tests.conformance.test_views import exchanged, hidden_pair

MOST_ANSWERS, MOST_IN_SOAK = 30, 60


def answers_of(session: Session, pending: Pending) -> list[Any]:
    """Every option, or the answer that the frame proposes."""
    if pending.frame.shape is QuestionShape.PICK:
        return session.options(pending)
    return [legal_answer(session, pending)]


def kinds_of(preview: AnswerPreview) -> set[str]:
    return {change.kind for change in (*preview.changes, *preview.drawn)}


@each_case
@seeds(normal=1, soak=20, chunk=5)
def test_previews_leave_no_trace(case: Case, seeds: range) -> None:
    """A game in which every option is looked at first is, to the last byte, the game in which none is."""
    for seed in seeds:
        looked, blind = case.start(seed), case.start(seed)
        previews, here, there = Previewer(looked), RandomBot(seed), RandomBot(seed)
        told = 0
        for _ in range(MOST_IN_SOAK if seeds.start else MOST_ANSWERS):
            pending, other = looked.first_pending(), blind.first_pending()
            if pending is None or other is None:
                break
            before, stamp, mark = looked.table.digest(), looked.table.stamp, looked.table.checkpoint()
            for answer in answers_of(looked, pending):
                preview = previews.preview(pending, answer)
                told += bool(preview)
                assert (preview_sentence(preview) is not None) == bool(preview)
                for kind in kinds_of(preview):
                    noun = find_noun(kind, case.game.id)
                    assert noun is not None and noun.counts, f"{kind} has no word that can be counted"
            assert (looked.table.digest(), looked.table.stamp, looked.table.checkpoint()) == (before, stamp, mark)
            assert isinstance(looked.answer(pending, here.choose_answer(looked, pending)), HistoryEntry)
            assert isinstance(blind.answer(other, there.choose_answer(blind, other)), HistoryEntry)
            assert looked.table.digest() == blind.table.digest()
        assert previews.failures == 0
        assert encode(looked) == encode(blind)
        assert bool(told) == case.has_winnings or case.hangs_on_secrets, f"foreseen {told} times"


def foreseen(session: Session, pending: Pending, answers: list[Any]) -> dict[str, AnswerPreview]:
    """What each answer would bring, from nothing."""
    previews = Previewer(session)
    return {answer_key(answer): previews.preview(pending, answer) for answer in answers}


@each_case
@seeds(normal=1, soak=40, chunk=10)
def test_previews_do_not_depend_on_what_is_hidden(case: Case, seeds: range) -> None:
    """Exchange pieces that the seat has not seen, chance included: every preview stays the same."""
    compared = 0
    for seed in seeds:
        session, bot, dice = case.start(seed), RandomBot(seed), RandomStream(seed, "previews", 0)
        table = session.table
        for number in range(MOST_IN_SOAK):
            asked = session.pending()
            if not asked:
                break
            pending = dice.choice(asked)
            if number % 5 == 0:
                looked_at = answers_of(session, pending)[:40]
                here = foreseen(session, pending, looked_at)
                with ExitStack() as worlds:
                    for _ in range(12):
                        pair = hidden_pair(table, pending.question.seat, dice)
                        if pair is not None:
                            worlds.enter_context(exchanged(table, *pair))
                    table.seed = seed + 1
                    there = foreseen(session, pending, looked_at)
                    table.seed = session.seed
                assert there == here, pending.frame
                compared += len(here)
            assert isinstance(session.answer(pending, bot.choose_answer(session, pending)), HistoryEntry)
    assert compared > 10
