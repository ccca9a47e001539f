"""What happens to the frames on the lanes: which answers are legal, what obligations forbid, and how the game goes on.

Legality has one source, the candidates and objections of a frame; obligations are looked at by trying answers (see
`search.py`).
"""

from __future__ import annotations

from typing import Any, TypeVar

from engine.core.flow.frame import Frame, ItemsFrame, frame_kinds, lanes_of
from engine.core.flow.question import shape_error
from engine.core.flow.run_frame import run_frame
from engine.core.flow.search import Search, ends_by_answer, has_obligation
from engine.core.messages.errors import EngineBug
from engine.core.messages.message import Message, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import COMMON, Table

A = TypeVar("A")


# ---- legality: candidates and objections are its only source -------------------------------------------------------


def legal_answers(table: Table, lane: int) -> list[Any]:
    """All legal answers of the question on top of a lane; a question over items lists none."""
    step = lanes_of(table)[lane][-1][0]
    if isinstance(step, ItemsFrame):
        return []
    obliged = step.may_oblige or (has_obligation(table, lane) and not ends_by_answer(table, lane))
    legal = step.candidates(table)
    if step.candidates_are_legal and not obliged:
        return legal
    if not step.candidates_are_legal:
        object_to = step.broken_rules
        legal = [answer for answer in legal if next(object_to(table, answer), None) is None]
    return _keeping_obligations(table, lane, legal) if obliged else legal


def why_refused(table: Table, lane: int, answer: Any) -> list[Refusal]:
    """Every rule that an answer to the question on top of a lane breaks."""
    step = lanes_of(table)[lane][-1][0]
    question = step.question(table)
    if question is not None and isinstance(step, ItemsFrame):
        misshapen = shape_error(step.shape, question, step.items(table), answer)
        if misshapen is not None:
            return [step.wrong_shape(table, answer) or misshapen]
    found = list(step.broken_rules(table, answer))
    if not found and (step.may_oblige or (has_obligation(table, lane) and not ends_by_answer(table, lane))):
        unmet = Search(table, lane).blocked_by(answer)
        if unmet is not None and not _is_unreachable(table, lane, unmet):
            found.append(Refusal(unmet, _unmeetable(unmet)))
    return found


def _unmeetable(rule: str) -> Message:
    """What is said to an answer after which an obligation could not be met: the duty by name, if it has one."""
    duties = (kind.duty for kind in frame_kinds().values() if kind.obligation == rule)
    duty = next((one for one in duties if one is not None), None)
    if duty is None:
        return msg("table.obligation_would_be_unmeetable", "After this you could no longer do what you must do.")
    return msg("table.duty_would_be_unmeetable", "{duty} After this you could no longer do so.", duty=duty)


# ---- obligations ----------------------------------------------------------------------------------------------------


def _keeping_obligations(table: Table, lane: int, legal: list[Any]) -> list[Any]:
    """The answers after which every obligation can be met; all of them if one that lies here is lost anyway."""
    search = Search(table, lane)
    rules = [search.blocked_by(answer) for answer in legal]
    if None in rules:
        return [answer for answer, rule in zip(legal, rules, strict=True) if rule is None]
    obligations = {step.obligation for step, _ in lanes_of(table)[lane]}
    return [answer for answer, rule in zip(legal, rules, strict=True) if rule in obligations]


def _is_unreachable(table: Table, lane: int, rule: str) -> bool:
    """Is an obligation that lies in this lane out of reach whatever the answer? Then it binds nobody and will lapse.

    Asked about one refused answer after the other, and the same for all of them.
    """
    return table.cached(("out of reach", lane, rule), _blocks_every_answer, table, lane, rule)


def _blocks_every_answer(table: Table, lane: int, rule: str) -> bool:
    if not any(step.obligation == rule for step, _ in lanes_of(table)[lane]):
        return False
    step, search = lanes_of(table)[lane][-1][0], Search(table, lane)
    if isinstance(step, ItemsFrame):
        return all(search.blocked_by(answer) is not None for answer in step.search_answers(table))
    return all(
        search.blocked_by(answer) is not None
        for answer in step.candidates(table)
        if next(step.broken_rules(table, answer), None) is None
    )


def first_meetable(table: Table, step: Frame[A], answers: list[A]) -> A:
    """The first of a question's answers over items after which the obligations of its lane can be met."""
    for lane, stack in enumerate(lanes_of(table)):
        if stack and stack[-1][0] is step and has_obligation(table, lane):
            search = Search(table, lane)
            return next((answer for answer in answers if search.blocked_by(answer) is None), answers[0])
    return answers[0]


# ---- the kernel -----------------------------------------------------------------------------------------------------

_ENDLESS = 20_000


def _run(table: Table, lane: int) -> bool:
    """Run a lane until it asks something (True) or is empty (False)."""
    stack = lanes_of(table)[lane]
    steps = 0
    while stack:
        step = stack[-1][0]
        question = None if step.never_asks else step.question(table)
        if question is None:
            run_frame(table, lane, None)
        elif step.obligation and not _can_be_met(table, lane):
            table.pop(lane)
            table.lane = lane
            step.give_up(table)
        else:
            return True
        if table.lanes_changed and lane == COMMON and _seats_busy(table):
            return False
        steps += 1
        if steps > _ENDLESS:
            raise EngineBug("a phase of the game does not end")
    return False


def _can_be_met(table: Table, lane: int) -> bool:
    """Has the obligation on top of a lane a legal answer?"""
    step = lanes_of(table)[lane][-1][0]
    if isinstance(step, ItemsFrame):
        return not why_refused(table, lane, step.default_answer(table))
    return bool(legal_answers(table, lane))


def advance(table: Table) -> None:
    """Let the game go on by itself until somebody is asked or the game is over.

    The seats' lanes are looked at until a whole round of looking changes nothing: what happens on one lane may give
    another something to run.
    """
    lanes = lanes_of(table)
    for _ in range(_ENDLESS):
        table.lanes_changed = False
        if any(lanes[1:]):
            rest = True
            for seat, stack in enumerate(lanes):
                if stack and seat:
                    step = stack[-1][0]
                    if step.obligation or step.question(table) is None:
                        before = table.stamp
                        rest = _run(table, seat) and table.stamp == before and rest
            if rest:
                return
        elif not lanes[COMMON] or (_run(table, COMMON) and not any(lanes[1:])):
            return
    raise EngineBug("the lanes of the game do not come to rest")


def _seats_busy(table: Table) -> bool:
    """Does anything lie on the lane of a seat?"""
    return any(lanes_of(table)[1:])


def submit(table: Table, lane: int, answer: Any) -> None:
    """Resolve the question on top of a lane with a legal answer and let the game go on."""
    run_frame(table, lane, answer)
    advance(table)
