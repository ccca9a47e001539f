"""What a goal says, in words: nothing more, nothing less than what is stored."""

from __future__ import annotations

from engine import api
from engine.api import LiteralArg, Message, NounArg, msg
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import SeatClient


class GoalWords:
    """Says goals with the names of one table."""

    def __init__(self, words: LiveTexts, client: SeatClient) -> None:
        self._words = words
        self._client = client

    def said(self, goal: api.Goal, sentence: api.Message | None) -> Message:
        """A goal; if it is one of a sentence of the log, that sentence with "…" for what it leaves open."""
        names = self._client.names
        match goal:
            case api.CountFact():
                kind, number = NounArg(goal.kind), goal.least or 1
                if goal.change:
                    what = msg("author.goal_more_of", "{kind}: {number} more", kind=kind, number=number)
                else:
                    what = msg("author.goal_so_many", "{kind}: {number} at least", kind=kind, number=number)
                return self._with_place(what, goal.at)
            case api.PiecesFact():
                kind = NounArg(goal.kind)
                if "*" in goal.at:
                    return msg("author.goal_piece_somewhere", "{kind}: one more, wherever such a thing lies", kind=kind)
                return self._with_place(msg("author.goal_piece", "{kind}: one more", kind=kind), goal.at)
            case api.ScoreFact():
                return msg("author.goal_score", "At least {number} more points", number=goal.least or 1)
            case api.AnswerFact() if goal.given:
                item = names.item_name(next(iter(goal.given.values())))
                return msg("author.goal_answer", "This is chosen: {item}", item=item)
        fact = goal.of[0] if isinstance(goal, api.AllOf) else goal
        if sentence is None or not isinstance(fact, api.NoteFact):
            return msg("author.goal_of_its_own", "a goal of its own kind, which stays as it is")
        return self._of_sentence(fact, sentence)

    def _of_sentence(self, fact: api.NoteFact, sentence: Message) -> Message:
        """A sentence of the log: amounts are meant all in all, and more is right too."""
        said = LiteralArg(self._words.speech.text(sentence, self._client.history.names))
        heading = self._client.game.rules[fact.rule].heading
        told = msg("author.goal_by_rule", "{heading}: {example}", heading=heading, example=said)
        if fact.kind is not None:
            return msg("author.goal_or_more", "{goal} Or more, all in all.", goal=told)
        if (fact.least or 1) > 1:
            return msg("author.goal_times", "{goal} %n time(s).", fact.least, goal=told)
        return told

    def _with_place(self, what: Message, place: str) -> Message:
        """Where it counts, if that is one place."""
        if "*" in place:
            return what
        return msg("author.goal_at_place", "{what} ({place})", what=what, place=self._client.names.item_name(place))

    def of_task(self, task: api.TryTask) -> Message:
        """What counts in a task."""
        return self._on_line(task.goal, task.at, task.solved[0])

    def of_mistake(self, task: api.TryTask, number: int) -> Message:
        """What a mistake is known by."""
        goal = task.slips[number].if_
        said = [self._on_line(goal, task.at, end) for end in task.failed]
        known = (one for one in said if one.id != "author.goal_of_its_own")
        return next(known, msg("author.goal_of_its_own", "a goal of its own kind, which stays as it is"))

    def _on_line(self, goal: api.Goal, start: int, end: int) -> Message:
        session = self._client.session
        line = session.line(session.entries[end])
        return self.said(goal, api.goal_sentence(goal, [entry for entry in line if entry.number > start]))
