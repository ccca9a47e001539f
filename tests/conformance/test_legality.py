"""Listed ⇔ not objected: whatever somebody answers to a pick is either among the legal answers or refused.

A frame may list its legal answers the fast way and judge a single one by its rules: both must say the same.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.api import Frame, Game, HistoryEntry, Pending, QuestionShape, RandomBot, RandomStream, Session
from engine.core.flow.frame import frame_kinds
from engine.core.flow.kernel import legal_answers, why_refused
from engine.core.flow.question import to_plain_data
from tests.conformance.cases import Case, answered, each_game, seeds
from tests.conformance.hands import Hands
from tests.conformance.noise import MOST, Noise

OFTEN, SELDOM = 6, 10
"""So many questions of a kind are judged in a game, then only one in so many."""
EARLIER = 20
"""Answers to earlier questions of the same kind that are judged besides."""
FEW = 100
"""Answers judged for a question in the usual run."""


class Judge:
    """Judges the questions of one session."""

    def __init__(self, session: Session, seed: int, most: int) -> None:
        self.session = session
        self.met: Counter[str] = Counter()
        self._most = most
        self._listed: dict[str, dict[str, Any]] = {}
        """Answers that were listed for each kind of frame before: they come nearest to what somebody would try."""
        people = sum(not sitter.is_automa for sitter in session.players)
        self._blueprint = session.game.blueprint(people, session.settings)
        self._dice = RandomStream(seed, "noise", 0)

    def judge(self, pending: Pending) -> None:
        """Every thinkable answer to a question is listed or refused, never both and never neither."""
        step, table = pending.frame, self.session.table
        self.met[step.name] += 1
        number = self.met[step.name]
        if pending.frame.shape is not QuestionShape.PICK or (number > OFTEN and number % SELDOM):
            return
        legal = legal_answers(table, pending.lane)
        listed = {key(answer) for answer in legal}
        near = list({key(answer): answer for answer in (*legal, *step.candidates(table))}.values())
        noise = Noise(table, self._blueprint, self._dice)
        earlier = self._listed.setdefault(step.name, {})
        again = self._dice.shuffled(list(earlier.values()))[:EARLIER]
        earlier.update((key(answer), answer) for answer in near[:EARLIER])
        thought_of = (*again, *noise.answers(step, table, near, self._most))
        for name, answer in {key(answer): answer for answer in thought_of}.items():  # noise repeats itself
            refused = why_refused(table, pending.lane, answer)
            if name in listed:
                assert not refused, f"{step}: {answer} is listed, but refused: {refused}"
            else:
                known = step.is_legal_unlisted(table, answer)
                assert bool(refused) is not known, f"{step}: {answer} is not listed; refused: {refused}"

    def play(self, seed: int, most: int) -> None:
        """Judge each question that comes up, then answer at random."""
        bot, dice = RandomBot(seed), RandomStream(seed, "order of seats", 0)
        for _ in range(most):
            for pending in self.session.pending():
                self.judge(pending)
            if answered(self.session, bot, dice) is None:
                return


def key(answer: object) -> str:
    """Equal answers have equal keys, and True is not 1."""
    return repr(to_plain_data(answer))


def test_hardly_a_frame_leaves_legal_answers_unlisted() -> None:
    """An endless row is a reason, and so is an answer that games of older versions hold; being too lazy is none."""
    unlisted = {name for name, kind in frame_kinds().items() if kind.is_legal_unlisted is not Frame.is_legal_unlisted}
    assert unlisted == {"imperial_miners.place", "underwater_cities.abilities", "underwater_cities.blocks"}


@each_game
@seeds(normal=6, soak=400, chunk=40)
def test_what_is_listed_is_legal_and_all_else_is_refused(game: Game, seeds: range) -> None:
    for seed in seeds:
        session = Case(game, game.seat_counts[seed % len(game.seat_counts)]).start(seed)
        Judge(session, seed, FEW if not seeds.start else MOST).play(seed, 20_000)


@each_game
@seeds(normal=10, soak=600, chunk=60)
def test_also_after_free_hands(game: Game, seeds: range) -> None:
    """The table was scrambled and mended: there too the two ways of judging agree."""
    for seed in seeds:
        dice = RandomStream(seed, "scrambled noise", 0)
        session = Case(game, game.seat_counts[seed % len(game.seat_counts)]).start(seed)
        judge = Judge(session, seed, FEW if not seeds.start else MOST)
        bot = RandomBot(seed)
        for _ in range(dice.randrange(60)):
            answered(session, bot)
        session.to_sandbox()
        hands = Hands(session, seed)
        for _ in range(dice.choice((3, 10, 30))):
            hands.do(hands.act())
        points = session.game.resume_points(session.table)
        point = hands.repair(dice.choice(points).id, first=True, at_once=5)
        assert isinstance(session.to_strict(1, point), HistoryEntry)
        judge.play(seed, 40)
