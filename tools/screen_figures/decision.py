"""Figures of the decision: rows after a thing is picked, height of the card, clicks, questions that answer themselves.

`python -m tools.screen_figures.decision` plays bot games and prints them.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from engine import api
from qtapp.app import application, stage
from qtapp.board.paint.context import BoardContext
from qtapp.kit.app_context import AppContext
from qtapp.kit.theme import Look, Theme
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.decision.model import DecisionModel
from qtapp.panels.decision.model_for import model_for
from qtapp.panels.decision.steps import MOST_ROWS, DecisionStep, GroupForm
from qtapp.session.client import SeatClient
from tools.screen_figures import Figure

GAMES = (("barrage", 2), ("underwater_cities", 2), ("ginkgopolis", 3), ("imperial_miners", 3))
MOST_TILES, MOST_GROUPS = 20, 3
WIDE, TALL, SHARE = 388, 768, 0.56
"""The card's width and the window's height at 1366x768, and how much of it the card may be high."""


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


def asked(bridge: SeatClient, pending: api.Pending) -> DecisionModel:
    """The model of a question."""
    model = model_for(bridge)
    model.ask(pending.question.text, pending.question.short, bridge.questions.options())
    return model


# ---- 5: rows after a thing is picked ---------------------------------------------------------------------------------


def is_small(step: DecisionStep) -> bool:
    """Few rows, or not too many tiles in few groups."""
    rows = [row for group in step.groups if group.form is not GroupForm.TILES for row in group.rows]
    tiles = [row for group in step.groups if group.form is GroupForm.TILES for row in group.rows]
    many = MOST_TILES if tiles else MOST_ROWS
    return len(rows) + len(tiles) <= many and len(rows) <= MOST_ROWS and len(step.groups) <= MOST_GROUPS


def picked_steps(bridge: SeatClient, pending: api.Pending) -> Iterator[tuple[str, DecisionStep]]:
    """What is shown after each thing that can be picked."""
    model = asked(bridge, pending)
    for thing in sorted(bridge.questions.grabs()):
        if model.pick(thing):
            step = model.step()
            assert step is not None
            yield thing, step
            model.reset()


def picked_too_large(answers: int) -> tuple[int, int, int, list[str]]:
    """Steps after picking, the largest of them, how many are too large, and which."""
    seen = largest = 0
    wrong: list[str] = []
    for game, people in GAMES:
        for bridge, pending in questions(game, people, answers):
            if pending.frame.shape is api.QuestionShape.PICK:
                for thing, step in picked_steps(bridge, pending):
                    seen += 1
                    largest = max(largest, len(step.rows()))
                    if not is_small(step):
                        wrong.append(f"{pending.frame.name} {thing}: {len(step.rows())}")
    return seen, largest, len(wrong), wrong


# ---- 6: height of the card -------------------------------------------------------------------------------------------


def heights(answers: int, height_of: Callable[[SeatClient], int]) -> list[tuple[str, int]]:
    """How high the card is for each question, at its first step."""
    found = []
    for game, people in GAMES:
        for bridge, pending in questions(game, people, answers):
            found.append((pending.frame.name, height_of(bridge)))
    return found


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
    """Clicks of one answer: step by step as the card asks, item by item with Done where something is thrown away."""
    if pending.frame.shape is not api.QuestionShape.PICK:
        done = pending.frame.forfeits(session.table, answer)
        some = pending.frame.shape is api.QuestionShape.SOME
        return (len(answer) if some and isinstance(answer, tuple) else 1) + int(done)
    if in_list or (drags and is_dragged(session, pending, answer)):
        return 1
    model, clicks = asked(SeatClient(session, pending.question.seat), pending), 0
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


def scripted_turn() -> Turn:
    """The first turn of seat 1 with seed 7: a card to a slot, use it, build."""
    return turns(7)[0]


# ---- 9: questions with one answer ------------------------------------------------------------------------------------


def waiting_alone(answers: int) -> int:
    """Questions with one option that would wait for a click, though nothing is revealed, thrown away or passed."""
    waiting = 0
    for game, people in GAMES:
        for bridge, pending in questions(game, people, answers):
            options = bridge.questions.options()
            if len(options) != 1 or pending.frame.forfeits(bridge.session.table, options[0].answer):
                continue
            before = bridge.session.current
            bridge.questions.by_itself.is_wanted = lambda: True
            bridge.questions.by_itself.go_on()
            if bridge.session.current is before:
                entry = bridge.session.answer(pending, options[0].answer)
                assert isinstance(entry, api.HistoryEntry)
                waiting += not entry.first_seen()
    return waiting


# ---- all of them -----------------------------------------------------------------------------------------------------


@cache
def _room() -> AppContext:
    application()
    room = stage()
    room.set_language("hu")
    room.set_theme(Theme(Look.LIGHT, 1.0, animations=False))
    return room


def card_height(bridge: SeatClient) -> int:
    """The height of the real card at its first step."""
    room = _room()
    desk = BoardContext(bridge, room.speech, room.theme)
    desk.art.use_icons(bridge.game.id)
    card = DecisionCard(room, desk)
    tall = card.height_for(WIDE)
    card.deleteLater()
    return tall


def figures(answers: int = 40) -> list[Figure]:
    """The figures 5 to 9."""
    seen, largest, wrong, _ = picked_too_large(answers)
    tall = [height for _, height in heights(answers, card_height)]
    fits = sum(one <= SHARE * TALL for one in tall) / len(tall)
    script = scripted_turn()
    whole = [turn for seed in (7, 8, 9) for turn in turns(seed)]
    ways = {
        way: (statistics.median(found), statistics.mean(found))
        for way, found in (
            ("dragged", [turn.dragged for turn in whole]),
            ("clicked", [turn.board for turn in whole]),
            ("listed", [turn.listed for turn in whole]),
        )
    }
    median, mean = ways["dragged"]
    waiting = waiting_alone(answers)
    return [
        Figure(5, "rows after a thing is picked", f"{wrong} of {seen} too large, most {largest}", "0", not wrong),
        Figure(6, "questions whose card needs no scrolling", f"{fits:.1%}", "≥ 95 %", fits >= 0.95),
        Figure(
            7,
            "scripted Underwater turn, clicks (list)",
            f"{script.board} ({script.listed})",
            "≤ 4 (≤ 3)",
            script.board <= 4 and script.listed <= 3,
        ),
        Figure(
            8,
            "Underwater clicks per turn, a card dragged to its slot is one (two clicks; in the list), median / mean",
            "{} ({}; {})".format(*(f"{middle:g} / {usual:.1f}" for middle, usual in ways.values())),
            "≤ 5 / ≤ 5.7",
            median <= 5 and mean <= 5.7,
        ),
        Figure(9, "questions with one option that wait", str(waiting), "0", not waiting),
    ]


def main() -> None:
    """Print them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for one in figures():
        print(f"{one.number:3} {'met   ' if one.met else 'missed'} {one.name}: {one.now} (goal {one.goal})")


if __name__ == "__main__":
    main()
