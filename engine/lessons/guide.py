"""The guide of a first game: a few steps that follow whatever is played, one at a time. Nothing is forced.

`resources/<game>/guide.toml` holds the steps as data, words in three languages included.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Collection, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, ValidationError, model_validator

from engine.core.flow.frame import Frame, frame_kinds
from engine.core.messages.errors import InvalidData
from engine.core.session.entry import HistoryEntry
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.core.table.ops import PopOp
from engine.lessons.course import SHIPPED
from engine.lessons.format import LessonText, Slug
from engine.lessons.goal import Pattern, SmallNumber, Strict, matches

BIGGEST_GUIDE = 256 * 1024
MOST_READ = 20
"""So many steps are read in one game at most: then people want to play."""
AIM = "aim"
"""The id of the step that comes before all others: what the game is about."""
GRABS, DROPS = "@grabs", "@drops"
"""What the options of the present question take hold of, and where they drop it; of those that are meant, if a family
follows: `@drops city.*`.
"""

_NAMES = r"[A-Za-z0-9_.#*?+\-/{}]+"
Lit = Annotated[str, Field(min_length=1, max_length=80, pattern=rf"^({GRABS}|{DROPS}|(({GRABS}|{DROPS}) )?{_NAMES})$")]


class GuideMoment(Strict):
    """The nth time that a seat is asked by a kind of frame, or that a frame which asks nothing has just happened."""

    frame: Pattern
    nth: Annotated[int, Field(ge=1, le=99)] = 1


class SeenFacts(Strict):
    """Among the pieces of a place that the seat knows, each of these values is printed on one: cards of all colours."""

    place: Lit
    fact: Pattern
    values: Annotated[tuple[Pattern, ...], Field(min_length=1, max_length=12)]


class GuideStep(Strict):
    """One step: when it comes, what lights up, and its words."""

    id: Slug
    when: GuideMoment
    light: Annotated[tuple[Lit, ...], Field(max_length=12)] = ()
    """Ids, families with a `*` at the end, `{seat}` for the seat's number, or `@grabs` and `@drops` (of a family)."""
    title: LessonText | None = None
    """What it is about, in a few words; a question that comes seldom is its own title."""
    say: LessonText
    hint: LessonText | None = None
    needs: SeenFacts | None = None
    """What must be there for its words to be true."""
    otherwise: LessonText | None = None
    """What it says if that is not there."""

    @model_validator(mode="after")
    def _both_or_none(self) -> GuideStep:
        if (self.needs is None) != (self.otherwise is None):
            raise ValueError("other words belong to a need, and a need to other words")
        return self


def aim_step(say: LessonText) -> GuideStep:
    """The step before the first one. Its words are those of the game's introduction, so no file repeats them."""
    return GuideStep(id=AIM, when=GuideMoment(frame=AIM), say=say)


class Guide(Strict):
    """The guide of a game, with the set-up that its words were written for."""

    game: Pattern
    people: Annotated[int, Field(ge=1, le=8)] = 2
    seed: Annotated[int, Field(ge=0, lt=1 << 63)] = 1
    settings: Annotated[dict[str, SmallNumber], Field(max_length=40, default_factory=dict)]
    steps: Annotated[tuple[GuideStep, ...], Field(min_length=1, max_length=20)]
    also: Annotated[tuple[GuideStep, ...], Field(max_length=60)] = ()
    """Questions that come seldom: a word about each, the first time that it is asked."""

    @property
    def all_steps(self) -> tuple[GuideStep, ...]:
        """Those of every first game, then those that come seldom."""
        return self.steps + self.also

    def current(self, line: Sequence[HistoryEntry], pending: Pending, read: Collection[str] = ()) -> GuideStep | None:
        """The step for a question that waits for a seat, after the entries of a line; None: nothing to say now.

        What has just happened to the seat comes before what it is asked; of several the first in the file. `read`: the
        ids of the steps that came in this game; after so many the guide says nothing new.
        """
        step = self._due(line, pending)
        return None if step is not None and step.id not in read and len(read) >= MOST_READ else step

    def _due(self, line: Sequence[HistoryEntry], pending: Pending) -> GuideStep | None:
        seat = pending.question.seat
        times = {pending.frame.name: 1 + _times_asked(line, seat, pending.frame.name)}
        happened = _happened_since_answer(line, seat, {step.when.frame for step in self.steps})
        for step in self.steps:
            if happened.get(step.when.frame) == step.when.nth:
                return step
        for step in self.all_steps:
            if times.get(step.when.frame) == step.when.nth:
                return step
        return None


def _times_asked(line: Sequence[HistoryEntry], seat: int, name: str) -> int:
    """How often a seat has answered a kind of frame."""
    return sum(
        entry.seat == seat and bool(entry.records) and _popped(entry.records[0], name) is not None for entry in line
    )


def _happened_since_answer(line: Sequence[HistoryEntry], seat: int, names: set[str]) -> dict[str, int]:
    """Frames that ask nothing, each with how often it has happened, if the last time was after the seat's last answer.

    What belongs to a seat counts for that seat alone. The seat's own last entry counts as just now: it may have ended
    a round.
    """
    kinds = frame_kinds()
    silent = {name for name in names if name in kinds and kinds[name].never_asks}
    if not silent:
        return {}
    last = max((at for at, entry in enumerate(line) if entry.seat == seat), default=0)
    times = dict.fromkeys(silent, 0)
    fresh: set[str] = set()
    for at, entry in enumerate(line):
        for record in entry.records:
            if record[0] is PopOp and (name := record[2][0].name) in silent:
                step = _popped(record, name)
                if step is not None and getattr(step, "seat", seat) == seat:
                    times[name] += 1
                    if at >= last:
                        fresh.add(name)
    return {name: times[name] for name in fresh}


def _popped(record: Any, name: str) -> Frame[Any] | None:
    """The frame of this name that a record takes off its lane."""
    if record[0] is PopOp and record[2][0].name == name:
        step: Frame[Any] = record[2][0]
        return step
    return None


def guide_words(step: GuideStep, session: Session, pending: Pending) -> LessonText:
    """What a step says: it speaks of nothing that is not there."""
    if step.needs is None or step.otherwise is None:
        return step.say
    seat, table = pending.question.seat, session.table
    place = step.needs.place.replace("{seat}", str(seat))
    if not table.has_place(place):
        return step.otherwise
    known = [one.id for one in table.pieces_in(place) if one.seen_by >> seat & 1 or not one.back]
    printed = {str(session.game.piece_facts(table, one).get(step.needs.fact)) for one in known}
    return step.say if printed.issuperset(step.needs.values) else step.otherwise


def lit_ids(guide_step: GuideStep, session: Session, pending: Pending) -> list[str]:
    """What lights up: pieces and places of the table as the seat sees it, nothing that it does not know."""
    seat, table = pending.question.seat, session.table
    found: dict[str, None] = {}
    for lit in guide_step.light:
        name = lit.replace("{seat}", str(seat))
        asked, _, family = name.partition(" ")
        if asked in (GRABS, DROPS):
            for gesture, _ in session.gestures(pending):
                spot = gesture.grab if asked == GRABS else gesture.drop
                if matches(family or "*", spot):
                    found[spot] = None
            continue
        if "*" not in name:
            if name in table.pieces or table.has_place(name.partition("#")[0]):
                found[name] = None
            continue
        for place in table.places.values():
            if matches(name, place.id):
                found[place.id] = None
            for piece in place.pieces:
                if matches(name, piece.id) and (piece.seen_by >> seat & 1 or not piece.back):
                    found[piece.id] = None
    return list(found)


def load_guide(game: str, resources: Path = SHIPPED) -> Guide | None:
    """The guide of a game; None: it has none. Anything wrong with it is InvalidData."""
    path = resources / game / "guide.toml"
    try:
        with path.open("rb") as file:
            raw = file.read(BIGGEST_GUIDE + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise InvalidData("the guide cannot be read") from error
    guide = read_guide(raw)
    if guide.game != game:
        raise InvalidData("the guide belongs to another game")
    return guide


@lru_cache(maxsize=16)  # every table that is laid asks for the same few
def read_guide(raw: bytes) -> Guide:
    """A guide from its bytes, every step of it possible."""
    if len(raw) > BIGGEST_GUIDE:
        raise InvalidData("too large for a guide")
    try:
        data = tomllib.loads(raw.decode("utf-8"))
        guide = Guide.model_validate_json(json.dumps(data))  # as JSON: there a list may stand for a tuple
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = " ▸ ".join(str(part)[:80] for part in first["loc"])
        raise InvalidData(f"the guide is damaged at: {where}") from error
    except (ValueError, TypeError, RecursionError) as error:
        raise InvalidData("it is damaged, or it is no guide") from error
    ids = [step.id for step in guide.all_steps]
    if len(set(ids)) != len(ids):
        raise InvalidData("two steps of the guide have one id")
    for step in guide.all_steps:
        if step.when.frame not in frame_kinds():
            raise InvalidData(f"{step.id}: there is no step {step.when.frame}")
    return guide
