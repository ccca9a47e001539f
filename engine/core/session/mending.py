"""From what hands have left behind back to a table that strict play can go on with: first of all, things go home.

What was moved since the last strict moment is known, so the first repair of a finding lays the things that caused it
back where they were. Everything is worked out beforehand in a trial: whoever is asked sees all that would happen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.core.flow.finding import Finding, Repair
from engine.core.game.sandbox import perform, why_impossible
from engine.core.messages.message import AmountArg, Message, NounArg, PieceArg, PlaceArg, msg
from engine.core.session.entry import EntryKind, HistoryEntry, PlayMode
from engine.core.session.history import History
from engine.core.session.session import Session
from engine.core.table.actions import MovePiece, SetCount, TableAction
from engine.core.table.snapshot import Change, MixedPlace, MovedCount, MovedPiece, TableSnapshot
from engine.core.table.table import Table, TrialRun

Key = tuple[str, tuple[str, ...]]
_MOST_WORK = 150
"""So much is tried to find out what belongs together (a small table looked over is 1); then all goes home at once."""
_MOST_TOLD = 30
"""So many findings get a way home of their own, and so many changes are told with theirs: nobody reads more at once."""
_MOST_STEPS = 60


@dataclass(frozen=True, slots=True)
class Mending:
    """What is amiss, and what one click would do about it."""

    findings: tuple[Finding, ...] = ()
    """What must be settled; the first repair of each is that things go back where they were, if that settles it."""
    moved: tuple[Repair, ...] = ()
    """All that lies otherwise than at the last strict moment, each with the way back."""
    steps: tuple[Repair, ...] = ()
    """All that one click on "Repair all" does, in this order."""
    is_settled: bool = True
    """Would nothing be left to settle after these steps? If not, people have to choose."""
    stays_known: bool = False
    """Would somebody still know a thing that was not seen before? What was seen cannot be made unseen by hands."""


def last_strict(history: History) -> HistoryEntry | None:
    """The newest moment of strict play before the present free hands; None in strict play."""
    entry: HistoryEntry | None = history.current
    if history.current.mode is not PlayMode.SANDBOX:
        return None
    while entry is not None and entry.mode is PlayMode.SANDBOX:
        entry = entry.parent
    return entry


def table_then(session: Session) -> TableSnapshot | None:
    """How everything lay at the last strict moment; None: play is strict."""
    here, then = session.current, last_strict(session)
    if then is None:
        return None
    with session.table.excursion():
        session.seek(then)
        try:
            return TableSnapshot(session.table)
        finally:
            session.seek(here)


def mending(session: Session, point: str = "", left: Collection[Key] = ()) -> Mending:
    """Look the table over: what must be settled before play goes on at a point, and what would settle it.

    `left`: what people leave as it is.
    """
    then = table_then(session)
    if then is None:
        return Mending(tuple(session.findings(point)))
    return _Mender(session, then, point, frozenset(left)).mending()


class _Outcome(NamedTuple):
    """What came of it when changes were taken back in a trial."""

    acts: tuple[TableAction, ...]
    found: set[Key] | None
    """What is still amiss; None: hands cannot do it."""


class _Mender:
    """Tries on the table itself, in trials that only chance could end."""

    def __init__(self, session: Session, then: TableSnapshot, point: str, left: frozenset[Key]) -> None:
        self._session = session
        self._game = session.game
        self._table = session.table
        self._then = then
        self._point = point
        self._left = left
        self._work = 0
        self._newest = _newest(session)
        self._tried: dict[tuple[int, tuple[Change, ...]], _Outcome] = {}

    def mending(self) -> Mending:
        changes = self._changes()
        found = self._session.findings(self._point)
        open_ = self._open(found)
        ways = {finding.key: self._way_home(finding, changes, open_) for finding in open_[:_MOST_TOLD]}
        findings = tuple(self._with_way_home(finding, ways.get(finding.key)) for finding in found)
        moved = tuple(self._back(one) for one in changes[:_MOST_TOLD])
        self._work = 0
        with self._trial():
            steps = self._steps()
            is_settled = not self._open(self._session.findings(self._point))
            stays_known = any(
                piece.seen_by & ~self._then.pieces[name].seen_by for name, piece in self._table.pieces.items()
            )
        return Mending(findings, moved, tuple(steps), is_settled, stays_known and bool(steps))

    def _trial(self) -> TrialRun:
        return self._table.trial(self._table.seats + 1)  # a bit that no seat has

    def _open(self, found: Iterable[Finding]) -> list[Finding]:
        return [one for one in found if not (one.waivable and one.key in self._left)]

    def _changes(self) -> list[Change]:
        """The newest first."""
        found = self._then.changes(self._table)
        return sorted(found, key=lambda one: -max(self._newest.get(name, 0) for name in one.things()))

    # ---- the way home --------------------------------------------------------------------------------------------

    def _way_home(self, finding: Finding, changes: Sequence[Change], open_: Sequence[Finding]) -> list[Change] | None:
        """The changes that go back to settle a finding, as few as possible; None: that would not settle it."""
        about = set(finding.subjects)
        named = [] if self._is_tired else [one for one in changes if about.intersection(one.things())]
        for one in dict.fromkeys((*named, *changes)):
            if self._is_tired:
                break
            after = self._try([one]).found
            if after is not None and finding.key not in after and len(after) < len(open_):
                return [one]
        for several in (changes,) if self._is_tired else (named, changes):
            after = self._try(several).found
            if after is not None and finding.key not in after:
                return list(several)
        return None

    @property
    def _is_tired(self) -> bool:
        return self._work >= _MOST_WORK

    def _try(self, changes: Sequence[Change]) -> _Outcome:
        """What would be done and found if these went home."""
        key = self._table.stamp, tuple(changes)
        if key not in self._tried:
            with self._trial():
                acts = self._go_home(changes)
                found = None if acts is None else {one.key for one in self._open(self._session.findings(self._point))}
                self._work += 1 + (len(changes) + len(found or ())) // 8
                self._tried[key] = _Outcome(tuple(acts or ()), found)
        return self._tried[key]

    def _go_home(self, changes: Sequence[Change]) -> list[TableAction] | None:
        """Lay things as they lay, inside a trial; the acts that did it."""
        acts = self._then.acts_back(self._table, changes)
        if not self._do(acts):
            return None
        homes = dict.fromkeys(self._then.pieces[act.piece].place for act in acts if isinstance(act, MovePiece))
        shown = self._then.forgotten(self._table, homes)
        return [*acts, *shown] if self._do(shown) else None

    def _do(self, acts: Iterable[TableAction]) -> bool:
        for act in acts:
            if why_impossible(self._game, self._table, act) is not None:
                return False
            perform(self._game, self._table, act, 0)
        return True

    def _with_way_home(self, finding: Finding, way: list[Change] | None) -> Finding:
        if way is None:
            return finding
        home = self._repair(way)
        others = [repair for repair in finding.repairs if _moves(repair.acts) != _moves(home.acts)]
        return replace(finding, repairs=(home, *others[:2]))

    def _repair(self, way: Sequence[Change]) -> Repair:
        label = label_of(way[0], self._table) if len(way) == 1 else _all_home(len(way))
        return Repair(label, self._try(way).acts)

    def _back(self, change: Change) -> Repair:
        with self._trial():
            return Repair(label_of(change, self._table), tuple(self._go_home([change]) or ()))

    # ---- everything at once --------------------------------------------------------------------------------------

    def _steps(self) -> list[Repair]:
        """Inside a trial: what is done, one after the other, until nothing is left that may be done unasked."""
        steps: list[Repair] = []
        may_go_home = True
        while len(steps) < _MOST_STEPS:
            found = self._open(self._session.findings(self._point))
            if may_go_home:
                changes = self._changes()
                way = next((way for one in found if (way := self._way_home(one, changes, found)) is not None), None)
                if way is not None:
                    steps += self._each_home(way)
                    continue
                may_go_home = False
            gentle = next((one.repairs[0] for one in found if one.repairs and self._is_gentle(one.repairs[0])), None)
            if gentle is None or not self._do(gentle.acts):
                break
            steps.append(gentle)
        return steps

    def _each_home(self, way: Sequence[Change]) -> list[Repair]:
        """These go home, told one by one; what is done, only the first of them holds."""
        acts = tuple(self._go_home(way) or ())
        return [Repair(label_of(one, self._table), () if number else acts) for number, one in enumerate(way)]

    def _is_gentle(self, repair: Repair) -> bool:
        """Does it take nothing out of a hand?"""
        return not any(_is_held(self._table, act) for act in repair.acts)


def _is_held(table: Table, act: TableAction) -> bool:
    match act:
        case MovePiece(piece):
            place = table.pieces[piece].place
        case SetCount(name, kind, n, other):
            place = table.place(name if n < table.count_at(name, kind) else other or name)
        case _:
            return False
    return bool(place.owner) and not place.is_open


def _moves(acts: Iterable[TableAction]) -> list[tuple[str, str]]:
    """What goes where, at whatever position."""
    return [(act.piece, act.place) for act in acts if isinstance(act, MovePiece)]


def _newest(session: Session) -> dict[str, int]:
    """When hands last touched a thing or a place: the numbers of the acts since the last strict moment."""
    found: dict[str, int] = {}
    for entry in session.line():
        if entry.mode is PlayMode.STRICT:
            found.clear()
        elif entry.kind is EntryKind.ACT and isinstance(entry.payload, dict):
            found.update((said, entry.number) for said in entry.payload.values() if isinstance(said, str))
    return found


def label_of(change: Change, table: Table) -> Message:
    """The way back of one thing, in words. How many there are is said only of places where everybody may count."""
    match change:
        case MovedCount(kind, place, _, other) if any(
            table.place(name).counters != table.all_viewers for name in (place, other) if name
        ):
            return msg(
                "table.put_secret_count_back", "As it was: {what} ({place})", what=NounArg(kind), place=PlaceArg(place)
            )
        case MovedPiece(piece, is_only_turned=True):
            return msg("table.turn_piece_back", "Turn {piece} back as it lay", piece=PieceArg(piece))
        case MovedPiece(piece, _, then):
            return msg(
                "table.put_piece_back",
                "Back where it was: {piece} → {place}",
                piece=PieceArg(piece),
                place=PlaceArg(then),
            )
        case MixedPlace(place):
            return msg("table.put_order_back", "In the old order again: {place}", place=PlaceArg(place))
        case MovedCount(kind, place, n, ""):
            return msg(
                "table.set_count_back",
                "As it was: {what}, {number} ({place})",
                what=NounArg(kind),
                number=n,
                place=PlaceArg(place),
            )
        case MovedCount(kind, place, n, other):
            return msg(
                "table.put_amount_back",
                "Back where it was: {amount}, {from} → {to}",
                amount=AmountArg(n, kind),
                **{"from": PlaceArg(place), "to": PlaceArg(other)},
            )
    raise AssertionError(change)


def _all_home(number: int) -> Message:
    return msg("table.put_things_back", "%n thing(s) back where they were", number)
