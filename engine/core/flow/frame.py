"""The flow of a game as data: frames on lanes. What runs them is in `kernel.py`.

A frame asks a seat something or simply happens. The stack of frames can be saved, undone and explained at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, Generic, TypeVar, dataclass_transform, get_args, get_origin

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.core.flow.facet import Facet, UsualAnswer
from engine.core.flow.finding import Finding
from engine.core.flow.question import Gesture, Question, QuestionShape, answer_key, to_plain_data
from engine.core.messages.errors import EngineBug, InvalidData
from engine.core.messages.message import AmountArg, Arg, ListArg, LiteralArg, Message, NounArg, PieceArg, PlaceArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import COMMON, Table

A = TypeVar("A")
Item = TypeVar("Item")
F = TypeVar("F", bound="type[Frame[Any]]")

_KINDS: dict[str, type[Frame[Any]]] = {}
_MOST_POSITIONS = 20
"""Positions of an answer over items that can be asked about one by one."""


class Frame(Generic[A]):
    """One kind of step: it happens, or it asks a seat to pick one of its candidates.

    Its fields are its arguments, its methods the handler, `A` the type of its answers. A frame never names a hidden
    piece: secrets lie in places. Questions over items (some of them, so many of each, their order) are `ItemsFrame`s.
    """

    __slots__ = ()

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    name: ClassVar[str] = ""
    shape: ClassVar[QuestionShape] = QuestionShape.PICK
    """What its answers look like; its class decides."""
    obligation: ClassVar[str] = ""
    """The rule id of an obligation: while such a frame lies in a lane, only answers that still let it be met are
    legal.
    """
    duty: ClassVar[Message | None] = None
    """What an obligation asks for, in a sentence to the player: it stands in the refusal of what would prevent it."""
    never_asks: ClassVar[bool] = False
    """It never asks anything (made by `frame`: its class defines no `question`)."""
    only_in_search: ClassVar[bool] = False
    """It is laid only where answers are tried: nobody is ever asked it."""
    candidates_are_legal: ClassVar[bool] = False
    """Every candidate is legal by the way it is listed (the conformance suite checks this), so listing asks no
    objections.
    """
    keeps_order: ClassVar[bool] = False
    """Its candidates come in an order that people know (along the board, the last resort last): a list of many keeps
    it instead of going by their words.
    """
    is_met_by_answer: ClassVar[bool] = False
    """An obligation that every legal answer meets, and none lays another: nothing after it needs to be searched."""
    frees_hands: ClassVar[bool] = False
    """While it asks, its seat does something that no rule knows: it has free hands for it, and answers when it is done.
    """
    may_oblige: ClassVar[bool] = False
    """An answer to this frame may lay an obligation, so its options are looked at that way too."""

    def question(self, table: Table) -> Question | None:
        """What is to be chosen, cheaply; None: nothing, just run it."""
        return None

    def candidates(self, table: Table) -> list[A]:
        """Answers near the legal ones."""
        raise EngineBug(f"{self.name} asks but lists no candidates")

    def broken_rules(self, table: Table, answer: A) -> Iterator[Refusal]:
        """Each rule that this answer breaks. None: it is legal."""
        return iter(())

    def instead(self, table: Table, answer: A, legal: Sequence[A]) -> Message | None:
        """What could be done in place of an answer that is refused; asked only when somebody is told why not.

        Whatever it names is to be found in the legal answers (a question over items lists none).
        """
        return None

    def thinkable(self, table: Table) -> Iterable[A]:
        """Answers that somebody might think of besides the candidates, only to be judged: each is either listed or
        refused. The conformance suite adds noise of the answer's type; a frame names what noise would seldom hit.
        """
        return ()

    def is_legal_unlisted(self, table: Table, answer: A) -> bool:
        """Is this answer legal though it is not listed? Only where there is no end of them and the listed ones stand
        for the rest (a place further out), or where games of an older program hold it; the conformance suite holds
        everything else to be listed or refused.
        """
        return False

    def search_answers(self, table: Table) -> list[A]:
        """The answers that stand for all others where it is searched how an obligation can be met, the best first.

        Of answers that come to the same one is enough.
        """
        return self.candidates(table)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> A | None:
        """Read a drag that is no option as an answer, only to explain it."""
        return None

    def resolve(self, table: Table, answer: A | None) -> None:
        """Perform the operations and lay what follows."""
        raise NotImplementedError

    def give_up(self, table: Table) -> None:
        """An obligation that luck has made impossible is dropped; say so in a note."""
        raise EngineBug(f"{self.name} cannot lapse")

    def state_findings(self, table: Table) -> Iterator[Finding]:
        """May this frame lie on the agenda of this table? (After free hands, and in loaded files.)

        Asked at any depth; what must hold only when its turn has come is looked at behind `is_next`.
        """
        return iter(())

    def label(self, table: Table, answer: A) -> Message:
        """The words of an option. Made only when shown."""
        return msg("table.choose", "Choose")

    def subject(self, table: Table) -> Message | None:
        """What its options speak of, where they are told without the question; None: they say so themselves."""
        return None

    def gesture(self, table: Table, answer: A) -> Gesture | None:
        """How the option is given by hand, if it is."""
        return None

    def becomes(self, table: Table, answer: A) -> A | None:
        """Another option that this one comes to, as it is legal but cannot be paid now, and so is listed last; None: it
        does what it is named for.
        """
        return None

    def facet(self, table: Table, answer: A) -> Facet | None:
        """How the option stands among the others, in short words; None: as its gesture says. Made only when shown."""
        return None

    def forfeits(self, table: Table, answer: A) -> bool:
        """Does this answer pass, or throw something away? Then the seat itself has to give it, even if it is the only
        one.
        """
        return False

    def usual_answer(self, table: Table) -> UsualAnswer | None:
        """What is answered where nobody would want it otherwise, so that nobody needs to be asked; None: all differ."""
        return None

    def to_json(self) -> list[Any]:
        """Its name and its fields."""
        return [self.name, to_plain_data(self)]


class BoundedObligation(Frame[A]):
    """An obligation that knows when it is lost, before every line of answers is looked at."""

    __slots__ = ()

    def is_out_of_reach(self, table: Table, above: Sequence[Frame[Any]]) -> bool:
        """Is it surely lost, whatever is answered to the steps that lie above it (the top one last)?"""
        return False


class ItemsFrame(Frame[A], Generic[Item, A]):
    """A step that asks about items: their answers are too many to be listed, so it lists the items."""

    __slots__ = ()
    quotes_items: ClassVar[bool] = False
    """Have its items names of their own, as cards have? Then these stand in quotation marks."""

    def items(self, table: Table) -> list[Item]:
        """What the question is about."""
        raise EngineBug(f"{self.name} asks but lists no items")

    def default_answer(self, table: Table) -> A:
        """A legal answer, as good as can be had at once (the cheapest payment)."""
        raise EngineBug(f"{self.name} proposes nothing")

    def wrong_shape(self, table: Table, answer: A) -> Refusal | None:
        """What a game's own rule says to too many, too few, or something that was not asked about; None: the table says
        it in general words.
        """
        return None

    def item_gesture(self, table: Table, item: Item) -> Gesture | None:
        """How one item is chosen by hand, if it is."""
        return None

    def named_item(self, table: Table, item: Item) -> Arg:
        """What an item is called in a sentence."""
        name = item_arg(table, item)
        return msg("table.quoted_name", "“{name}”", name=name) if self.quotes_items else name

    def named_items(self, table: Table, items: Iterable[Item]) -> ListArg:
        """Several of them."""
        return ListArg(tuple(self.named_item(table, item) for item in items))

    def search_answers(self, table: Table) -> list[A]:
        return [self.default_answer(table)]


class SubsetFrame(ItemsFrame[Item, tuple[Item, ...]]):
    """Asks for some of the items, in the order they are listed."""

    __slots__ = ()
    shape: ClassVar[QuestionShape] = QuestionShape.SOME

    def label(self, table: Table, answer: tuple[Item, ...]) -> Message:
        if not answer:
            return msg("table.none_of_the_items", "None of them")
        return msg("table.these_items", "{items}", items=self.named_items(table, answer))

    def item_gesture(self, table: Table, item: Item) -> Gesture | None:
        """A piece is chosen where it lies, with a click, unless a step knows somewhere to lay it."""
        return Gesture(item, item) if isinstance(item, str) and item in table.pieces else None


class AmountsFrame(ItemsFrame[Item, tuple[int, ...]]):
    """Asks for a number for each item, in the order they are listed."""

    __slots__ = ()
    shape: ClassVar[QuestionShape] = QuestionShape.AMOUNTS

    def label(self, table: Table, answer: tuple[int, ...]) -> Message:
        chosen = [(item, n) for item, n in zip(self.items(table), answer, strict=False) if n]
        if not chosen:
            return msg("table.none_of_the_items", "None of them")
        return msg(
            "table.so_many_of_the_items",
            "{items}",
            items=ListArg(tuple(_so_many(self.named_item(table, item), n) for item, n in chosen)),
        )


class OrderFrame(ItemsFrame[Item, tuple[Item, ...]]):
    """Asks for all items in a new order."""

    __slots__ = ()
    shape: ClassVar[QuestionShape] = QuestionShape.ORDER

    def label(self, table: Table, answer: tuple[Item, ...]) -> Message:
        return msg("table.items_in_this_order", "In this order: {items}", items=self.named_items(table, answer))


def item_arg(table: Table, item: Any) -> Arg:
    """What an item of a question is called: a piece, a place, or one of the game's words."""
    if not isinstance(item, str):
        return LiteralArg(answer_key(item))
    return PieceArg(item) if item in table.pieces else PlaceArg(item) if table.has_place(item) else NounArg(item)


def _so_many(what: Arg, n: int) -> Arg:
    if isinstance(what, NounArg):
        return AmountArg(n, what.noun)
    return msg("table.so_many_there", "{what}: {n}", what=what, n=n)


@dataclass_transform(frozen_default=True)
def frame(name: str) -> Callable[[F], F]:
    """Register a frame class under a stable name; it becomes a slotted dataclass that is never changed.

    The type checker holds it frozen; at run time it is a plain one, because a frozen one is three times as slow to
    make.
    """

    def register(cls: F) -> F:
        made: F = dataclass(slots=True, unsafe_hash=True)(cls)  # type: ignore[assignment]  # slots make a new class
        made.name = name
        made.never_asks = made.question is Frame.question
        if name in _KINDS and _KINDS[name].__qualname__ != made.__qualname__:
            raise EngineBug(f"two frames are called {name}")
        _KINDS[name] = made
        return made

    return register


@cache
def _fields_of(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(_KINDS[name])


def frame_kinds() -> dict[str, type[Frame[Any]]]:
    """Every kind of frame that was registered, by its name."""
    return dict(_KINDS)


def answer_type(cls: type[Frame[Any]]) -> Any:
    """The type of the answers of a kind of frame."""
    for ancestor in cls.__mro__:
        for base in getattr(ancestor, "__orig_bases__", ()):
            origin = get_origin(base)
            if isinstance(origin, type) and issubclass(origin, Frame):
                return _answers_of_family(origin, get_args(base))
    raise EngineBug(f"{cls.__name__} does not say what its answers are")


def _answers_of_family(family: type[Frame[Any]], arguments: tuple[Any, ...]) -> Any:
    """The answers of a frame that says `family[arguments]`."""
    if issubclass(family, AmountsFrame):
        return tuple[int, ...]
    if issubclass(family, SubsetFrame | OrderFrame):
        return tuple[arguments[0], ...]  # type: ignore[valid-type]  # known only at run time
    return arguments[-1]


@cache
def _answer_of(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(answer_type(_KINDS[name]))


@cache
def answer_fields(name: str) -> frozenset[str]:
    """The names by which parts of the answers to a kind of frame are known (see `answer_parts`)."""
    kind = answer_type(_KINDS[name])
    for one in get_args(kind) or (kind,):
        if hasattr(one, "_fields"):
            return frozenset(one._fields)
        if is_dataclass(one):
            return frozenset(field.name for field in fields(one))
    if get_origin(kind) is tuple:
        return frozenset({"n", *map(str, range(_MOST_POSITIONS))})
    return frozenset({""})


def answer_parts(answer: Any) -> dict[str, str]:
    """The parts of an answer as texts: by field, or by position and `n` of them; a plain answer has the name ""."""
    if hasattr(answer, "_asdict"):
        parts = answer._asdict()
    elif is_dataclass(answer):
        parts = {field.name: getattr(answer, field.name) for field in fields(answer)}
    elif isinstance(answer, (tuple, list)):
        parts = {**{str(at): part for at, part in enumerate(answer[:_MOST_POSITIONS])}, "n": len(answer)}
    else:
        parts = {"": answer}
    return {name: "" if part is None else answer_key(part) for name, part in parts.items()}


def frame_from_json(raw: object) -> Frame[Any]:
    """Read a stored frame: a known name and fields of the right types."""
    match raw:
        case [str(name), dict(values)] if name in _KINDS:
            try:
                made: Frame[Any] = _fields_of(name).validate_python(values)
            except ValidationError as error:
                raise InvalidData(f"a step of the game ({name}) has a wrong field") from error
            return made
    raise InvalidData("a step of the game is of no known kind")


def answer_from_json(step: Frame[Any], raw: object) -> Any:
    """Read an answer to a frame's question from outside: typed, nothing more; its objections judge it."""
    try:
        return _answer_of(step.name).validate_python(raw)
    except ValidationError as error:
        raise InvalidData("an answer does not fit its question") from error


lanes_of: Callable[[Table], list[list[tuple[Frame[Any], int]]]] = attrgetter("lanes")
"""The lanes of a table with their frames: the table itself knows only that there are steps on it."""


def active_lanes(table: Table) -> list[int]:
    """The lanes whose top frame waits for an answer, common lane last."""
    seats = [seat for seat in range(1, table.seats + 1) if table.lanes[seat]]
    return seats or ([COMMON] if table.lanes[COMMON] else [])


def is_next(step: Frame[Any], table: Table) -> bool:
    """Is a frame on top of a lane whose turn it is? What lies deeper will see another table than this one."""
    return any(table.lanes[lane][-1][0] is step for lane in active_lanes(table))
