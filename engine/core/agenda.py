"""The flow of a game as data: frames on lanes, and the kernel that runs them.

A frame asks a seat something or simply happens. The stack of frames can be saved, undone and explained at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform, get_args, get_origin

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.core.fault import Bug, Malformed, Unforeseeable
from engine.core.question import Gesture, Question, Shape, misfit, plain
from engine.core.rule import Refusal
from engine.core.table import COMMON, Table
from engine.core.text import Msg, msg

if TYPE_CHECKING:
    from engine.core.audit import Finding

A = TypeVar("A")
F = TypeVar("F", bound="type[Frame[Any]]")

_KINDS: dict[str, type[Frame[Any]]] = {}
_PICK = Shape.PICK  # to read a member of an enumeration costs more than a call


class Frame(Generic[A]):
    """One kind of step. Its fields are its arguments, its methods the handler, `A` the type of its answers.

    A frame never names a hidden piece: secrets lie in places.
    """

    __slots__ = ()

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    name: ClassVar[str] = ""
    must: ClassVar[str] = ""
    """The rule id of an obligation: while such a frame lies in a lane, only answers that still let it be met are
    legal.
    """
    silent: ClassVar[bool] = False
    """It never asks anything (made by `frame`: its class says nothing of `asks`)."""
    lists_legal: ClassVar[bool] = False
    """Every candidate is legal by the way it is listed (the conformance suite checks this), so listing asks no
    objections.
    """
    lays_must: ClassVar[bool] = False
    """An answer to this frame may lay an obligation, so its options are looked at that way too."""

    def asks(self, table: Table) -> Question | None:
        """What is to be chosen, cheaply; None: nothing, just run it."""
        return None

    def candidates(self, table: Table) -> list[A]:
        """Answers near the legal ones (for a PICK), or the items (for the other shapes)."""
        raise Bug(f"{self.name} asks but lists no candidates")

    def objections(self, table: Table, answer: A) -> Iterator[Refusal]:
        """Each rule that this answer breaks. None: it is legal."""
        return iter(())

    def proposal(self, table: Table) -> A:
        """A legal answer to a question over items, as good as can be had at once (the cheapest payment)."""
        raise Bug(f"{self.name} proposes nothing")

    def ventures(self, table: Table) -> list[A]:
        """The answers that stand for all others where it is searched how an obligation can be met, the best first.

        Of answers that come to the same one is enough.
        """
        question = self.asks(table)
        return self.candidates(table) if question is None or question.shape is _PICK else [self.proposal(table)]

    def attempt(self, table: Table, grab: str, drop: str) -> A | None:
        """Read a drag that is no option as an answer, only to explain it."""
        return None

    def resolve(self, table: Table, answer: A | None) -> None:
        """Perform the operations and lay what follows."""
        raise NotImplementedError

    def lapse(self, table: Table) -> None:
        """An obligation that luck has made impossible is dropped; say so in a note."""
        raise Bug(f"{self.name} cannot lapse")

    def sound(self, table: Table) -> Iterator[Finding]:
        """May this frame lie on the agenda of this table? (After free hands, and in loaded files.)

        Asked at any depth; what must hold only when its turn has come is looked at behind `is_next`.
        """
        return iter(())

    def is_next(self, table: Table) -> bool:
        """Is it on top of a lane whose turn it is? What lies deeper will see another table than this one."""
        return any(table.lanes[lane][-1][0] is self for lane in waiting(table))

    def label(self, table: Table, answer: A) -> Msg:
        """The words of an option. Made only when shown."""
        return msg("table", "Choose")

    def gesture(self, table: Table, answer: A) -> Gesture | None:
        """How the option is given by hand, if it is."""
        return None

    def doubtful(self, table: Table, answer: A) -> bool:
        """Is the option legal, but would not do what it is named for, as it cannot be paid now? Such ones come last."""
        return False

    def item_gesture(self, table: Table, item: Any) -> Gesture | None:
        """How one item of a question over items is chosen by hand, if it is."""
        return None

    def to_json(self) -> list[Any]:
        """Its name and its fields."""
        return [self.name, plain(self)]


@dataclass_transform(frozen_default=True)
def frame(name: str) -> Callable[[F], F]:
    """Register a frame class under a stable name; it becomes a slotted dataclass that is never changed.

    The type checker holds it frozen; at run time it is a plain one, because a frozen one is three times as slow to
    make.
    """

    def register(cls: F) -> F:
        made: F = dataclass(slots=True, unsafe_hash=True)(cls)  # type: ignore[assignment]  # slots make a new class
        made.name = name
        made.silent = made.asks is Frame.asks
        if name in _KINDS and _KINDS[name].__qualname__ != made.__qualname__:
            raise Bug(f"two frames are called {name}")
        _KINDS[name] = made
        return made

    return register


@cache
def _fields_of(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(_KINDS[name])


@cache
def _answer_of(name: str) -> TypeAdapter[Any]:
    cls = _KINDS[name]
    for ancestor in cls.__mro__:
        for base in getattr(ancestor, "__orig_bases__", ()):
            if isinstance(get_origin(base), type) and issubclass(get_origin(base), Frame):
                return TypeAdapter(get_args(base)[0])
    raise Bug(f"{cls.__name__} does not say what its answers are")


def frame_from_json(raw: object) -> Frame[Any]:
    """Read a stored frame: a known name and fields of the right types."""
    match raw:
        case [str(name), dict(values)] if name in _KINDS:
            try:
                made: Frame[Any] = _fields_of(name).validate_python(values)
            except ValidationError as error:
                raise Malformed(f"a step of the game ({name}) has a wrong field") from error
            return made
    raise Malformed("a step of the game is of no known kind")


def answer_from_json(step: Frame[Any], raw: object) -> Any:
    """Read an answer to a frame's question from outside: typed, nothing more; its objections judge it."""
    try:
        return _answer_of(step.name).validate_python(raw)
    except ValidationError as error:
        raise Malformed("an answer does not fit its question") from error


# ---- legality: candidates and objections are its only source -------------------------------------------------------


def options(table: Table, lane: int) -> list[Any]:
    """All legal answers of the question on top of a lane (for a PICK), or its items."""
    step = table.lanes[lane][-1][0]
    obliged = step.lays_must or _obliged(table, lane)
    legal = step.candidates(table)
    if step.lists_legal and not obliged:
        return legal
    question = step.asks(table)
    if question is not None and question.shape is not _PICK:
        return legal
    if not step.lists_legal:
        object_to = step.objections
        legal = [answer for answer in legal if next(object_to(table, answer), None) is None]
    return _dutiful(table, lane, legal) if obliged else legal


def refusals(table: Table, lane: int, answer: Any) -> list[Refusal]:
    """Every rule that an answer to the question on top of a lane breaks."""
    step = table.lanes[lane][-1][0]
    question = step.asks(table)
    if question is not None and question.shape is not _PICK:
        misshapen = misfit(question, step.candidates(table), answer)
        if misshapen is not None:
            return [misshapen]
    found = list(step.objections(table, answer))
    if not found and (step.lays_must or _obliged(table, lane)):
        unmet = _unmet(table, lane, answer)
        if unmet is not None and not _lost(table, lane, unmet):
            found.append(
                Refusal(unmet, msg("table", "After this, what you are obliged to do could no longer be done."))
            )
    return found


# ---- obligations ----------------------------------------------------------------------------------------------------

_PATIENCE = 400
"""How many positions a feasibility search looks at before the player is believed."""


def _obliged(table: Table, lane: int) -> bool:
    """Does an obligation lie in this lane? (Asked twice an answer: a loop is cheaper than a generator.)"""
    for step, _ in table.lanes[lane]:  # noqa: SIM110
        if step.must:
            return True
    return False


def _dutiful(table: Table, lane: int, legal: list[Any]) -> list[Any]:
    """The answers after which every obligation can be met; all of them if one that lies here is lost anyway."""
    rules = [_unmet(table, lane, answer) for answer in legal]
    if None in rules:
        return [answer for answer, rule in zip(legal, rules, strict=True) if rule is None]
    lying = {step.must for step, _ in table.lanes[lane]}
    return [answer for answer, rule in zip(legal, rules, strict=True) if rule in lying]


def _lost(table: Table, lane: int, rule: str) -> bool:
    """Is an obligation that lies in this lane out of reach whatever the answer? Then it binds nobody and will lapse."""
    if not any(step.must == rule for step, _ in table.lanes[lane]):
        return False
    step = table.lanes[lane][-1][0]
    question = step.asks(table)
    if question is not None and question.shape is not Shape.PICK:
        return all(_unmet(table, lane, answer) is not None for answer in step.ventures(table))
    return all(
        _unmet(table, lane, answer) is not None
        for answer in step.candidates(table)
        if next(step.objections(table, answer), None) is None
    )


def _unmet(table: Table, lane: int, answer: Any) -> str | None:
    """The rule of an obligation that this answer would make impossible, or None."""
    step = table.lanes[lane][-1][0]
    question = step.asks(table)
    left = [_PATIENCE]
    with table.trial(question.seat if question else 0):
        try:
            _step(table, lane, answer)
            return _dead_end(table, lane, left)
        except Unforeseeable:
            return None


def _dead_end(table: Table, lane: int, left: list[int]) -> str | None:
    """None if some line of answers meets all obligations of the lane, else the rule of the one that fails."""
    while table.lanes[lane] and table.lanes[lane][-1][0].asks(table) is None:
        if not _obliged(table, lane):
            return None
        _step(table, lane, None)
    lying: list[str] = [step.must for step, _ in reversed(table.lanes[lane]) if step.must]
    if not lying:
        return None
    step = table.lanes[lane][-1][0]
    question = step.asks(table)
    if question is None:
        return None
    furthest = 0
    for answer in step.ventures(table):
        left[0] -= 1
        if left[0] < 0:
            return None
        if next(step.objections(table, answer), None) is not None:
            continue
        with table.trial(question.seat):
            try:
                _step(table, lane, answer)
                failing = _dead_end(table, lane, left)
            except Unforeseeable:
                return None
        if failing is None:
            return None
        if failing in lying:
            furthest = max(furthest, lying.index(failing))  # those before it could be met
    return lying[furthest]


def foremost(table: Table, step: Frame[A], answers: list[A]) -> A:
    """The first of a question's answers over items after which the obligations of its lane can be met."""
    for lane, stack in enumerate(table.lanes):
        if stack and stack[-1][0] is step and _obliged(table, lane):
            return next((answer for answer in answers if _unmet(table, lane, answer) is None), answers[0])
    return answers[0]


def meetable(table: Table, lane: int, seat: int) -> bool:
    """Can every obligation of a lane, as it lies now, be met by some line of answers?"""
    with table.trial(seat):
        try:
            return _dead_end(table, lane, [_PATIENCE]) is None
        except Unforeseeable:
            return True


# ---- the kernel -----------------------------------------------------------------------------------------------------

_ENDLESS = 20_000


def _step(table: Table, lane: int, answer: Any) -> None:
    """Take the top frame of a lane off, resolve it, and lay what it raised."""
    step = table.pop(lane)
    table.lane = lane
    step.resolve(table, answer)
    if table.raised:
        raised, table.raised = table.raised, []
        table.push_all(raised, lane)


def _run(table: Table, lane: int) -> bool:
    """Run a lane until it asks something (True) or is empty (False)."""
    stack = table.lanes[lane]
    steps = 0
    while stack:
        step = stack[-1][0]
        question = None if step.silent else step.asks(table)
        if question is None:
            _step(table, lane, None)
        elif step.must and not _can_be_met(table, lane, question.shape):
            table.pop(lane)
            table.lane = lane
            step.lapse(table)
        else:
            return True
        if table.stirred and lane == COMMON and _seats_busy(table):
            return False
        steps += 1
        if steps > _ENDLESS:
            raise Bug("a phase of the game does not end")
    return False


def _can_be_met(table: Table, lane: int, shape: Shape) -> bool:
    """Has the obligation on top of a lane a legal answer?"""
    if shape is Shape.PICK:
        return bool(options(table, lane))
    step = table.lanes[lane][-1][0]
    return not refusals(table, lane, step.proposal(table))


def advance(table: Table) -> None:
    """Let the game go on by itself until somebody is asked or the game is over.

    The seats' lanes are looked at until a whole round of looking changes nothing: what happens on one lane may give
    another something to run.
    """
    lanes = table.lanes
    for _ in range(_ENDLESS):
        table.stirred = busy = False
        rest = True
        for seat, stack in enumerate(lanes):
            if stack and seat:
                busy = True
                step = stack[-1][0]
                if step.must or step.asks(table) is None:
                    before = table.stamp
                    rest = _run(table, seat) and table.stamp == before and rest
        if busy:
            if rest:
                return
        elif not lanes[COMMON] or (_run(table, COMMON) and not _seats_busy(table)):
            return
    raise Bug("the lanes of the game do not come to rest")


def _seats_busy(table: Table) -> bool:
    """Does anything lie on the lane of a seat?"""
    return any(table.lanes[1:])


def give(table: Table, lane: int, answer: Any) -> None:
    """Resolve the question on top of a lane with a legal answer and let the game go on."""
    _step(table, lane, answer)
    advance(table)


def waiting(table: Table) -> list[int]:
    """The lanes whose top frame waits for an answer, common lane last."""
    seats = [seat for seat in range(1, table.seats + 1) if table.lanes[seat]]
    return seats or ([COMMON] if table.lanes[COMMON] else [])
