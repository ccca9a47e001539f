"""Figures of the decision: rows after a thing is picked, clicks, questions that answer themselves."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from typing import Any

from engine import api
from qtapp.app import application
from qtapp.panels.decision.model import DecisionModel
from qtapp.panels.decision.model_for import model_for
from qtapp.panels.decision.steps import MOST_ROWS, DecisionStep, GroupForm
from qtapp.session.client import SeatClient
from tools.screen_figures import Figure, Found

GAMES = (("barrage", 2), ("underwater_cities", 2), ("ginkgopolis", 3), ("imperial_miners", 3))
SEEDS = (7, 8, 9)
"""Games whose turns are counted; the first turn of the first of them is the scripted one."""
ANSWERS = 40
MOST_TILES, MOST_GROUPS = 20, 3


def questions(game: str, people: int, answers: int, seed: int = 7) -> Iterator[tuple[SeatClient, api.Pending]]:
    """The questions of a bot game, each with the client of whoever is asked."""
    session = api.new_session(game, people, seed=seed, names=("Anya", "Apa", "Réka", "Bence", "Őze")[:people])
    bots = {seat: api.GreedyBot(seat) for seat in range(1, people + 2)}
    for _ in range(answers):
        pending = session.first_pending()
        if pending is None:
            return
        yield SeatClient(session, pending.question.seat), pending
        if session.first_pending() == pending:
            session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))


def asked(client: SeatClient, pending: api.Pending) -> DecisionModel:
    """The model of a question."""
    model = model_for(client)
    model.ask(pending.question.text, pending.question.short, client.questions.options())
    return model


# ---- 5: rows after a thing is picked ---------------------------------------------------------------------------------


def is_small(step: DecisionStep) -> bool:
    """Few rows, or not too many tiles in few groups."""
    rows = [row for group in step.groups if group.form is not GroupForm.TILES for row in group.rows]
    tiles = [row for group in step.groups if group.form is GroupForm.TILES for row in group.rows]
    many = MOST_TILES if tiles else MOST_ROWS
    return len(rows) + len(tiles) <= many and len(rows) <= MOST_ROWS and len(step.groups) <= MOST_GROUPS


def picked_steps(client: SeatClient, pending: api.Pending) -> Iterator[tuple[str, DecisionStep]]:
    """What is shown after each thing that can be picked."""
    model = asked(client, pending)
    for thing in sorted(client.questions.grabs()):
        if model.pick(thing):
            step = model.step()
            assert step is not None
            yield thing, step
            model.reset()


def picked_too_large(game: str, answers: int) -> tuple[int, int, list[str]]:
    """Steps after picking, the largest of them, and which are too large."""
    seen = largest = 0
    wrong: list[str] = []
    for client, pending in questions(game, dict(GAMES)[game], answers):
        if pending.frame.shape is api.QuestionShape.PICK:
            for thing, step in picked_steps(client, pending):
                seen += 1
                largest = max(largest, len(step.rows()))
                if not is_small(step):
                    wrong.append(f"{pending.frame.name} {thing}: {len(step.rows())}")
    return seen, largest, wrong


# ---- 7 and 8: clicks -------------------------------------------------------------------------------------------------


def is_dragged(session: api.Session, pending: api.Pending, answer: object) -> bool:
    """Is the answer one drag out of the hand, and does nothing else lie where it is dropped?

    The hand is always in sight; what lies elsewhere may have to be looked for first, so its drags count for nothing.
    """
    table, step = session.table, pending.frame
    meant = step.gesture(table, answer)
    if meant is None or meant.grab not in table.pieces:
        return False
    held = table.pieces[meant.grab].place.visibility is api.Visibility.HAND
    return held and [step.gesture(table, other) for other in session.options(pending)].count(meant) == 1


def clicks_of(
    session: api.Session, pending: api.Pending, answer: object, in_list: bool = False, drags: bool = False
) -> int:
    """Clicks of one answer: step by step as the card asks, or item by item.

    Done is one more, unless the items lie on the table and the last of them answers, as nothing is thrown away.
    """
    seat = SeatClient(session, pending.question.seat)
    if not seat.questions.options():
        done = pending.frame.forfeits(session.table, answer) or not seat.questions.item_options()
        some = pending.frame.shape is api.QuestionShape.SOME
        return (len(answer) if some and isinstance(answer, tuple) else 1) + int(done)
    if in_list or (drags and is_dragged(session, pending, answer)):
        return 1
    model, clicks = asked(seat, pending), 0
    while (step := model.step()) is not None:
        clicks += 1
        row = next(row for row in step.rows() if any(one.answer == answer for one in row.options))
        if model.choose(row) is not None:
            break
    return clicks


@dataclass
class Turn:
    """The clicks of one turn: in the card and on the board, the same with cards dragged, and with the list."""

    board: int = 0
    dragged: int = 0
    listed: int = 0


def turns(seed: int) -> list[Turn]:
    """Underwater Cities, played by bots: what is answered by itself costs nothing, another answer instead one row."""
    session = api.new_session("underwater_cities", 2, seed=seed, names=("Anya", "Apa"))
    bots = {seat: api.GreedyBot(seat) for seat in (1, 2)}
    previews = api.Previewer(session)
    found: list[Turn] = []
    while (pending := session.first_pending()) is not None:
        answer = bots[pending.question.seat].choose_answer(session, pending)
        if pending.frame.name.endswith(".choose_slot"):
            found.append(Turn())
        obvious = api.obvious_answer(session, pending, previews)
        if found and (obvious is None or obvious.answer != answer):
            found[-1].board += 1 if obvious is not None else clicks_of(session, pending, answer)
            found[-1].dragged += 1 if obvious is not None else clicks_of(session, pending, answer, drags=True)
            found[-1].listed += 1 if obvious is not None else clicks_of(session, pending, answer, True)
        session.answer(pending, answer)
    return found


# ---- 9: questions with one answer ------------------------------------------------------------------------------------


def waiting_alone(game: str, answers: int) -> int:
    """Questions with one option that would wait for a click, though nothing is revealed, thrown away or passed."""
    waiting = 0
    for client, pending in questions(game, dict(GAMES)[game], answers):
        options = client.questions.options()
        if len(options) != 1 or pending.frame.forfeits(client.session.table, options[0].answer):
            continue
        before = client.session.current
        client.questions.by_itself.is_wanted = lambda: True
        client.questions.by_itself.go_on()
        if client.session.current is before:
            entry = client.session.answer(pending, options[0].answer)
            assert isinstance(entry, api.HistoryEntry)
            waiting += not entry.first_seen()
    return waiting


# ---- all of them -----------------------------------------------------------------------------------------------------

CASES = (
    *(f"picked {game}" for game, _ in GAMES),
    *(f"turns {seed}" for seed in SEEDS),
    *(f"alone {game}" for game, _ in GAMES),
)


def measure(case: str, answers: int = ANSWERS) -> Any:
    """One game, or the turns of one seed."""
    application()
    what, which = case.split()
    match what:
        case "picked":
            return picked_too_large(which, answers)
        case "turns":
            return [astuple(turn) for turn in turns(int(which))]
    return waiting_alone(which, answers)


def figures(found: Found) -> list[Figure]:
    """The figures 5 and 7 to 9."""
    picked = [one for case, one in found.items() if case.startswith("picked")]
    seen, wrong = sum(one[0] for one in picked), sum(len(one[2]) for one in picked)
    whole = [Turn(*turn) for seed in SEEDS for turn in found[f"turns {seed}"]]
    script = whole[0]
    ways = {
        way: f"{statistics.median(clicks):g} / {statistics.mean(clicks):.2f}"
        for way, clicks in (
            ("clicked", [turn.board for turn in whole]),
            ("dragged", [turn.dragged for turn in whole]),
            ("listed", [turn.listed for turn in whole]),
        )
    }
    clicks = [turn.board for turn in whole]
    waiting = sum(one for case, one in found.items() if case.startswith("alone"))
    return [
        Figure(
            5,
            "rows after a thing is picked",
            f"{wrong} of {seen} too large, most {max(one[1] for one in picked)}",
            "0",
            not wrong,
        ),
        Figure(
            7,
            "scripted Underwater turn, clicks (list)",
            f"{script.board} ({script.listed})",
            "≤ 4 (≤ 3)",
            script.board <= 4 and script.listed <= 3,
        ),
        Figure(
            8,
            f"Underwater clicks a turn, median / mean of {len(whole)} turns (a card dragged; in the list)",
            "{clicked} ({dragged}; {listed})".format(**ways),
            "≤ 5 / ≤ 5.7",
            statistics.median(clicks) <= 5 and statistics.mean(clicks) <= 5.7,
        ),
        Figure(9, "questions with one option that wait", str(waiting), "0", not waiting),
    ]
