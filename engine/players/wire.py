"""Views, thoughts and requests as plain data: what goes to a worker process and what comes back.

Everything that is read is bounded and typed: a process trusts the bytes of another as little as a file.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.core.flow.frame import Frame, answer_from_json, frame_from_json
from engine.core.flow.question import to_plain_data
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import AmountArg, Message
from engine.core.messages.stored import message_from_json, message_to_json
from engine.core.table.view import PieceView, PlaceView, SeatView
from engine.players.ask import RankedAnswer, Thought
from engine.players.coach import Hint, Strength
from engine.players.opinion import Opinion, OpinionKind
from engine.players.review import Moment, Swing

MAX_BYTES = 2_000_000
"""A request with a pack; a view of four players is some 16 kB."""
_MAX_PARTS = 5_000
_MAX_RANKED = 64
_INSIDE = 18
"""A reason holds the words of an answer, and these hold others: the effect of a card one below the other."""

Word = Annotated[str, Field(max_length=200)]
Number = Annotated[int, Field(ge=-1_000_000_000, le=1_000_000_000)]
Seat = Annotated[int, Field(ge=0, le=8)]
Seed = Annotated[int, Field(ge=0, lt=1 << 64)]
_PieceRow = tuple[Word, Word, Word, Number, Number, Seat]
_PlaceRow = tuple[Word, Seat, bool, bool, dict[Word, Number], Annotated[list[_PieceRow], Field(max_length=_MAX_PARTS)]]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _StoredView(_Strict):
    viewer: Seat
    seats: Seat
    settings: dict[Word, Number]
    places: Annotated[list[_PlaceRow], Field(max_length=_MAX_PARTS)]
    agenda: Annotated[list[Annotated[list[list[Any]], Field(max_length=_MAX_PARTS)]], Field(max_length=9)]


class Request(_Strict):
    """One thing that a worker is to think about. The number comes back with the answer."""

    number: Annotated[int, Field(ge=0)]
    do: Literal["think", "explain", "hint", "judge", "puzzle", "opine", "stop", "finish", "pack"]
    game: Word = ""
    view: dict[str, Any] = {}
    seat: Seat = 0
    level: Annotated[int, Field(ge=1, le=6)] = 5
    nature: Word = ""
    """`think`: what the player likes besides."""
    pace: Annotated[int, Field(ge=0, le=500)] = 0
    """`think`: of a player who follows a person, in hundredths of a level."""
    seed: Seed = 0
    playouts: Annotated[int, Field(ge=1, le=100_000)] | None = None
    """Instead of the level's own number."""
    seconds: Annotated[float, Field(gt=0, le=600)] | None = None
    """After so long the best answer so far is given, if the worker has a clock."""
    answer: Any = None
    """`explain`, `judge` and `puzzle`: the answer that was given; `opine`: one that might be."""
    swing: dict[str, Any] | None = None
    """`puzzle`: what was found about it."""
    asker: dict[str, Any] | None = None
    """`explain`: what the one who asks sees; None: everything may be told."""
    strength: Literal["area", "move", "line"] = "area"
    """`hint`: how much it gives away."""
    reasons: bool = False
    """`think`: with reasons, which take about as long as a short thought."""
    pack: dict[str, Any] | None = None
    """`pack`: the cards that the game is played with from now on; None: its own."""
    edition: Annotated[int, Field(ge=1, le=10_000)] = 1
    """`pack`: the edition of its own cards."""


def request_from_bytes(raw: bytes) -> Request:
    """Read a request; anything else than its exact shape is InvalidData."""
    try:
        return Request.model_validate(_read_json(raw))
    except ValidationError as error:
        raise InvalidData(f"a request has a wrong field: {error.errors()[0]['loc']}") from error


def _read_json(raw: bytes) -> Any:
    """Bounded JSON."""
    if len(raw) > MAX_BYTES:
        raise InvalidData("a message to a worker is too long")
    try:
        return json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise InvalidData("a message to a worker is no JSON") from error


def view_from_json(raw: object) -> SeatView:
    """Read a view."""
    try:
        read = _StoredView.model_validate(raw)
    except ValidationError as error:
        raise InvalidData("a view does not have the form of a view") from error
    places = {
        name: PlaceView(name, owner, tuple(PieceView(*row) for row in pieces), counts, hidden, reserve)
        for name, owner, hidden, reserve, counts, pieces in read.places
    }
    agenda = tuple(tuple(frame_from_json(step) for step in lane) for lane in read.agenda)
    return SeatView(read.viewer, read.seats, dict(read.settings), places, agenda)


def _message(raw: object) -> Message:
    return message_from_json(raw, _INSIDE)


def messages_from_json(raw: object) -> tuple[Message, ...]:
    """Read a list of messages."""
    if not isinstance(raw, list):
        raise InvalidData("a list of messages is no list")
    return tuple(_message(one) for one in raw)


def thought_to_json(thought: Thought) -> dict[str, Any]:
    """A thought as JSON data."""
    return {
        "answer": to_plain_data(thought.answer),
        "ranked": [
            [to_plain_data(one.answer), one.prior, one.mean, one.playouts] for one in thought.ranked[:_MAX_RANKED]
        ],
        "playouts": thought.playouts,
        "worlds": thought.worlds,
        "cut": thought.is_cut,
        "failures": thought.failures,
        "reasons": [message_to_json(one) for one in thought.reasons],
    }


def thought_from_json(step: Frame[Any], raw: object) -> Thought:
    """Read a thought about the question of a step."""
    match raw:
        case {
            "answer": answer,
            "ranked": [*ranked],
            "playouts": int(playouts),
            "worlds": int(worlds),
            "cut": bool(cut),
            "failures": int(failures),
            "reasons": [*reasons],
        } if len(ranked) <= _MAX_RANKED:
            return Thought(
                answer_from_json(step, answer),
                tuple(_ranked_from_json(step, one) for one in ranked),
                playouts,
                worlds,
                cut,
                failures,
                tuple(_message(one) for one in reasons),
            )
    raise InvalidData("a thought does not have the form of a thought")


def _ranked_from_json(step: Frame[Any], raw: object) -> RankedAnswer:
    match raw:
        case [answer, float() | int() as prior, float() | int() as mean, int(playouts)]:
            return RankedAnswer(answer_from_json(step, answer), float(prior), float(mean), playouts)
    raise InvalidData("a thought holds an answer without its worth")


def hint_to_json(given: Hint) -> dict[str, Any]:
    """A hint as JSON data."""
    return {
        "strength": given.strength.value,
        "area": message_to_json(given.area),
        "lit": list(given.lit),
        "answer": to_plain_data(given.answer),
        "move": None if given.move is None else message_to_json(given.move),
        "reasons": [message_to_json(one) for one in given.reasons],
        "line": [message_to_json(one) for one in given.line],
        "goes_on": given.goes_on,
        "cut": given.is_cut,
    }


def hint_from_json(step: Frame[Any], raw: object) -> Hint:
    """Read a hint about the question of a step."""
    match raw:
        case {
            "strength": "area" | "move" | "line" as strength,
            "area": area,
            "lit": [*lit],
            "answer": answer,
            "move": move,
            "reasons": [*reasons],
            "line": [*line],
            "goes_on": bool(goes_on),
            "cut": bool(cut),
        } if all(isinstance(one, str) for one in lit):
            return Hint(
                Strength(strength),
                _message(area),
                tuple(lit),
                None if strength == "area" else answer_from_json(step, answer),
                None if move is None else _message(move),
                tuple(_message(one) for one in reasons),
                tuple(_message(one) for one in line),
                goes_on,
                cut,
            )
    raise InvalidData("a hint does not have the form of a hint")


def opinion_to_json(given: Opinion) -> dict[str, Any]:
    """An opinion as JSON data."""
    return {
        "kind": given.kind.value,
        "points": given.points,
        "says": message_to_json(given.says),
        "reasons": [message_to_json(one) for one in given.reasons],
    }


def opinion_from_json(raw: object) -> Opinion:
    """Read what is thought of an answer."""
    match raw:
        case {
            "kind": "best" | "as_good" | "worse" as kind,
            "points": float() | int() as points,
            "says": says,
            "reasons": [*reasons],
        }:
            return Opinion(OpinionKind(kind), float(points), _message(says), tuple(_message(one) for one in reasons))
    raise InvalidData("an opinion does not have the form of an opinion")


def swing_to_json(swing: Swing) -> dict[str, Any]:
    """A swing as JSON data, without what the moment knows already."""
    return {
        "when": message_to_json(swing.when),
        "points": swing.points,
        "played": message_to_json(swing.played),
        "better": message_to_json(swing.better),
        "answer": to_plain_data(swing.answer),
        "better_in": swing.better_in,
        "worlds": swing.worlds,
        "reasons": [message_to_json(one) for one in swing.reasons],
        "own": swing.own,
        "ideas": list(swing.ideas),
        "unused": None if swing.unused is None else [swing.unused.n, swing.unused.noun],
        "sure": swing.is_sure,
    }


def swing_from_json(step: Frame[Any], moment: Moment, raw: object) -> Swing:
    """Read what became of a moment."""
    match raw:
        case {
            "when": when,
            "points": float() | int() as points,
            "played": played,
            "better": better,
            "answer": answer,
            "better_in": int(better_in),
            "worlds": int(worlds),
            "reasons": [*reasons],
            "own": float() | int() as own,
            "ideas": [str(idea), str(better_idea)],
            "unused": None | [int(), str()] as unused,
            "sure": bool(sure),
        }:
            return Swing(
                moment.number,
                moment.seat,
                _message(when),
                float(points),
                _message(played),
                _message(better),
                answer_from_json(step, answer),
                better_in,
                worlds,
                tuple(_message(one) for one in reasons),
                float(own),
                (idea, better_idea),
                None if unused is None else AmountArg(unused[0], unused[1]),
                sure,
            )
    raise InvalidData("a swing does not have the form of a swing")
