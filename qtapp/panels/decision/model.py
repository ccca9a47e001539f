"""The decision as steps: thing, place, how. Each step shows only what is still possible. No widgets here.

The options of a question part by the steps that the game names in their facets; where it names none, by what is taken
hold of, then by where it is dropped. A step in which all remaining options agree is passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from engine.api import AnswerPreview, FacetGroup, IconRows, LiteralArg, Message, msg
from qtapp.panels.decision.steps import (
    MOST_ROWS,
    Change,
    DecisionStep,
    GroupForm,
    Row,
    RowGroup,
    common_changes,
    cost_of,
    form_of,
    split_long,
    spread_changes,
)
from qtapp.session.client import OptionItem

_MOST_FLAT, _MOST_ICONS, _MOST_HEADS = 9, 20, 3
"""So few options under so few heads stand all at once: a step between them would only be one click more. Of those that
are told by icons alone more have room than of those that need words.
"""
_AT = -2
"""The level of a place that was clicked; -1 is that of a thing that was picked."""
Foresee = Callable[[OptionItem], AnswerPreview | None]
NameOf = Callable[[str], Message | None]


@dataclass(frozen=True)
class _Path:
    """An option with the groups that lead to it."""

    option: OptionItem
    steps: tuple[FacetGroup, ...]


@dataclass
class DecisionModel:
    """The steps of one question."""

    name_of: NameOf
    """What a piece, a place or a kind at a place is called."""
    foresee: Foresee
    thing_icons: Callable[[str], IconRows] = lambda _: ()
    """What is printed on a piece or a place."""
    board_of: Callable[[str], str] = lambda _: ""
    """On which board a place lies."""
    _paths: list[_Path] = field(default_factory=list)
    _question: Message = field(default_factory=lambda: msg("window.decision", "Decision"))
    _short: Message | None = None
    _chosen: list[tuple[int, str]] = field(default_factory=list)
    """Level and group of each step that was chosen; level -1: a thing that was picked on the table."""
    _steps: dict[tuple[tuple[int, str], ...], DecisionStep] = field(default_factory=dict)
    _targets: dict[tuple[tuple[int, str], ...], tuple[str, ...]] = field(default_factory=dict)
    """By what was chosen: whoever lays cards and lights targets asks for the same step again and again."""

    def ask(
        self, question: Message, short: Message | None, options: Iterable[OptionItem], *, goes_on: bool = False
    ) -> None:
        """Another question: nothing is chosen yet. `goes_on`: the same one, while others answer theirs; what was chosen
        stays as long as the same can be answered.
        """
        before = [path.option for path in self._paths]
        self._question, self._short = question, short
        self._steps.clear()
        self._targets.clear()
        listed = list(options)
        if not (goes_on and listed == before):
            self._chosen = []
        shared = _shared_drops(listed)
        self._paths = [_Path(one, self._steps_of(one, shared)) for one in listed]

    def _steps_of(self, one: OptionItem, shared: set[tuple[str, str]]) -> tuple[FacetGroup, ...]:
        if one.facet is not None:
            return one.facet.steps
        if one.gesture is None:
            return ()
        grab, drop = one.gesture
        found = [self._thing(grab)]
        if (grab, drop) in shared:
            found.append(self._thing(drop))
        return tuple(found)

    def _thing(self, thing: str) -> FacetGroup:
        words = self.name_of(thing) or msg("window.bare_item", "{item}", item=LiteralArg(thing))
        asks = msg("window.where_does_thing_go", "{thing}: where to?", thing=words)
        return FacetGroup(thing, words, thing=thing, asks=asks)

    # ---- choosing ------------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[OptionItem]:
        """What is still possible."""
        return [path.option for path in self._left()]

    @property
    def picked(self) -> str:
        """The thing that was picked; empty: none."""
        for level, name in reversed(self._chosen):
            if level == _AT:
                continue
            if level < 0:
                return name
            thing = next((p.steps[level].thing for p in self._paths if _id_at(p, level) == name), "")
            if thing:
                return thing
        return ""

    @property
    def has_begun(self) -> bool:
        """Has something been chosen already, here or on the table?"""
        return bool(self._chosen)

    def pick(self, thing: str) -> bool:
        """A thing was picked on the table, or put back (empty); False: that changes nothing."""
        if thing == self.picked:
            return False
        if not thing:
            return self.reset()
        if not any(_is_about(path, thing) for path in self._paths):
            return False
        self._chosen = [(-1, thing)]
        return True

    def pick_place(self, place: str) -> bool:
        """A place was clicked that several options mean: only these are left; False: that changes nothing."""
        if (_AT, place) in self._chosen or not any(_drop(path) == place for path in self._left()):
            return False
        self._chosen.append((_AT, place))
        return True

    def choose(self, row: Row) -> OptionItem | None:
        """Go on with a row; if it is an option, that is the answer."""
        if row.option is not None:
            return row.option
        level = self._level()
        if level is not None:
            self._chosen.append((level, row.id))
        return None

    def back(self) -> bool:
        """One step back; False: this is the first."""
        if not self._chosen:
            return False
        self._chosen.pop()
        return True

    def back_to(self, done: int) -> None:
        """Back to a step: so many that are done stay."""
        wanted = len(self._done()) - done
        for _ in range(wanted):
            before = len(self._done())
            while self._chosen and len(self._done()) >= before:
                self._chosen.pop()

    def reset(self) -> bool:
        """Nothing is chosen any more; False: nothing was."""
        was = bool(self._chosen)
        self._chosen = []
        return was

    def first_groups(self) -> list[tuple[FacetGroup | None, list[OptionItem]]]:
        """All options, parted by the first step in which they differ; without one all of them together."""
        kept, self._chosen = self._chosen, []
        level = self._level()
        self._chosen = kept
        parted: dict[str, tuple[FacetGroup | None, list[_Path]]] = {}
        for path in self._paths:
            name = _id_at(path, level) if level is not None else ""
            group = path.steps[level] if level is not None and name else None
            parted.setdefault(name, (group, []))[1].append(path)
        ordered = sorted(parted.values(), key=lambda one: all(path.option.is_unaffordable for path in one[1]))
        return [(group, self._in_order(paths)) for group, paths in ordered]

    def _in_order(self, paths: list[_Path]) -> list[OptionItem]:
        """Free of doubt first, then the cheapest, then as the board has them."""
        return sorted(
            (path.option for path in paths), key=lambda one: (one.is_unaffordable, cost_of(self._changes(one)))
        )

    def targets(self) -> tuple[str, ...]:
        """What the present step lights on the table: what can be picked, or where what is picked may go."""
        chosen = tuple(self._chosen)
        if chosen not in self._targets:  # everything that makes room for them asks for them, again and again
            self._targets[chosen] = self._find_targets()
        return self._targets[chosen]

    def _find_targets(self) -> tuple[str, ...]:
        left = [path.option.gesture for path in self._left() if path.option.gesture is not None]
        if self._level() is None or self.picked:
            return tuple(dict.fromkeys(one.drop for one in left))
        things = [row.thing for row in (self.step() or _NOTHING).rows() if row.thing]
        return tuple(dict.fromkeys(things or [one.grab for one in left]))

    # ---- the present step ----------------------------------------------------------------------------------------

    def step(self) -> DecisionStep | None:
        """What is asked now; None: nothing."""
        if not self._paths:
            return None
        chosen = tuple(self._chosen)
        if chosen not in self._steps:
            self._steps[chosen] = self._make_step()
        return self._steps[chosen]

    def _make_step(self) -> DecisionStep:
        level, left = self._level(), self._left()
        heads = self._heads(left) if level is None else None
        alone = len({tuple(group.id for group in path.steps) for path in left if path.steps}) > 1
        if level is not None:
            rows = self._group_rows(level, left)
        elif heads is not None:
            rows = [replace(self._option_row(path), group=head) for path, head in zip(left, heads, strict=True)]
        else:
            rows = [self._option_row(path, alone=alone) for path in left]
        if level is None:
            last = {path.option.key for path in left if not path.steps}  # to end it comes after what can still be done
            rows.sort(key=lambda row: (row.is_doubtful, row.id in last, not row.is_best, cost_of(row.changes)))
        else:
            rows.sort(key=lambda row: row.is_doubtful)
        common = common_changes(row.changes for row in rows) if len(rows) > 1 else ()
        return DecisionStep(
            self._asks(left),
            self._question,
            tuple(group.words for group in self._done()),
            self._kind_of_step(level),
            tuple(self._grouped(rows, common, heads is not None)),
            len(self._paths),
            common,
        )

    def _left(self) -> list[_Path]:
        return [path for path in self._paths if all(self._fits(path, *one) for one in self._chosen)]

    def _fits(self, path: _Path, level: int, name: str) -> bool:
        if level == _AT:
            return _drop(path) == name
        return _is_about(path, name) if level < 0 else _id_at(path, level) == name

    def _level(self) -> int | None:
        """The first level on which the remaining options differ; None: they are the rows themselves.

        Where only one thing can be done at all, or none of it (built on, or ended), the one thing is not asked first.
        """
        left = self._left()
        deepest = max((len(path.steps) for path in left), default=0)
        for level in range(deepest):
            sizes: dict[str, int] = {}
            for path in left:
                name = _id_at(path, level)
                sizes[name] = sizes.get(name, 0) + 1
            named = [n for name, n in sizes.items() if name]
            if len(sizes) > 1 and len(named) > 1:
                return level if any(n > 1 for n in named) and self._heads(left) is None else None
        return None

    def _heads(self, left: list[_Path]) -> list[FacetGroup | None] | None:
        """The head of each option, if they are few enough to stand all at once below their heads; None: they are not.

        One that is led to by no step (to end it) stands below none.
        """
        heads = [path.steps[0] if path.steps else None for path in left]
        named = {head.id for head in heads if head is not None}
        short = all(path.option.facet is not None and len(path.steps) <= 1 for path in left if path.steps)
        icons = all(path.option.facet is not None and path.option.facet.icons for path in left)
        fits = (
            len(left) <= (_MOST_ICONS if icons else _MOST_FLAT)
            and 1 < len(named) <= _MOST_HEADS
            and len(named) < len(left)
        )
        return heads if fits and short else None

    def _done(self) -> list[FacetGroup]:
        """The groups that all remaining options share although the question has others."""
        left = self._left()
        if not self._chosen or not left:
            return []
        found = []
        for level in range(max(len(path.steps) for path in left)):
            if len({_id_at(path, level) for path in left}) > 1:
                break
            if not left[0].steps[level:]:
                break
            found.append(left[0].steps[level])
        return found

    def _asks(self, left: list[_Path]) -> Message:
        done = self._done()
        if done and done[-1].asks is not None:
            return done[-1].asks
        return self._short or self._question

    def _kind_of_step(self, level: int | None) -> Message | None:
        if not any(path.steps for path in self._paths):
            return None
        if level is not None:
            return msg("window.step_what", "What")
        drops = {path.option.gesture.drop for path in self._left() if path.option.gesture is not None}
        return msg("window.step_where", "Where") if len(drops) > 1 else msg("window.step_how", "How")

    # ---- rows ----------------------------------------------------------------------------------------------------

    def _group_rows(self, level: int, left: list[_Path]) -> list[Row]:
        rows: list[Row] = []
        behind: dict[str, list[_Path]] = {}
        for path in left:
            behind.setdefault(_id_at(path, level), []).append(path)
        for name, paths in behind.items():
            if not name:
                rows.extend(self._option_row(path) for path in paths)
            elif len(paths) == 1:
                steps = paths[0].steps
                rows.append(self._option_row(paths[0], steps[level] if len(steps) == level + 1 else None, alone=True))
            else:
                group = paths[0].steps[level]
                options = tuple(path.option for path in paths)
                changes = spread_changes([self._changes(one) for one in options])
                icons = group.icons or self.thing_icons(group.thing)
                rows.append(Row(name, group.words, options, icons, thing=group.thing, short=True, changes=changes))
        order = {path.option.key: at for at, path in enumerate(left)}
        rows.sort(key=lambda row: order[row.options[0].key])
        return rows

    def _option_row(self, path: _Path, head: FacetGroup | None = None, alone: bool = False) -> Row:
        """An option; `alone`: no step leads to it, so that it stands in its whole words, or in few below its head."""
        one, facet = path.option, path.option.facet
        drop = one.gesture.drop if one.gesture is not None else ""
        grab = one.gesture.grab if one.gesture is not None else ""
        changes = self._changes(one)
        thing = drop if drop == grab else grab
        if facet is not None and head is not None and facet.words != head.words:
            icons = head.icons or facet.icons
            return Row(one.key, head.words, (one,), icons, facet.words, thing=thing, short=True, changes=changes)
        if facet is None or (alone and facet.steps):
            return Row(one.key, one.label, (one,), thing=thing, short=facet is not None, changes=changes)
        icons = facet.icons or self.thing_icons(drop)
        return Row(one.key, facet.words, (one,), icons, facet.detail, facet.group, drop, True, changes)

    def _changes(self, one: OptionItem) -> tuple[Change, ...]:
        preview = self.foresee(one)
        found: dict[str, int] = {}
        if preview is not None:
            for change in (*(c for c in preview.changes if c.seat == preview.seat), *preview.drawn):
                found[change.kind] = found.get(change.kind, 0) + change.n
        for kind, n in one.facet.costs if one.facet is not None else ():
            found.setdefault(kind, -n)
        return tuple(Change(kind, n, n) for kind, n in found.items() if n)

    def _grouped(self, rows: list[Row], common: tuple[Change, ...], is_flat: bool) -> Iterable[RowGroup]:
        """Rows under their heads, the heads in the order of their first rows; without heads by board, then by cost.

        `is_flat`: the heads are those of a step that is left out.
        """
        parted: dict[str, list[Row]] = {}
        heads: dict[str, FacetGroup | None] = {}
        for row in rows:
            name = row.group.id if row.group is not None else ""
            parted.setdefault(name, []).append(row)
            heads.setdefault(name, row.group)
        for at, (name, inside) in enumerate(parted.items()):
            head = heads[name]
            shared = common_changes(row.changes for row in inside) if head is not None and len(inside) > 1 else ()
            among, apart = split_long(inside)
            is_first = at == 0 and len(parted) < 3 and not is_flat
            yield RowGroup(
                head.words if head is not None else None,
                head.icons if head is not None else (),
                tuple(among),
                GroupForm.TILES if apart else form_of(among, is_first, len(rows) + is_flat * MOST_ROWS),
                tuple(change for change in shared if change not in common),
            )
            if apart:
                yield RowGroup(None, (), tuple(apart), GroupForm.ROWS)


_NOTHING = DecisionStep(msg("window.decision", "Decision"), msg("window.decision", "Decision"), (), None, (), 0)


def _id_at(path: _Path, level: int) -> str:
    return path.steps[level].id if level < len(path.steps) else ""


def _drop(path: _Path) -> str:
    """Where an option drops what it takes hold of; empty: nowhere."""
    return path.option.gesture.drop if path.option.gesture is not None else ""


def _is_about(path: _Path, thing: str) -> bool:
    """Does an option take hold of this thing, or does the thing stand for one of its steps?"""
    gesture = path.option.gesture
    return (gesture is not None and gesture.grab == thing) or any(group.thing == thing for group in path.steps)


def _shared_drops(options: list[OptionItem]) -> set[tuple[str, str]]:
    """Gestures that several options share."""
    seen: set[tuple[str, str]] = set()
    shared: set[tuple[str, str]] = set()
    for one in options:
        if one.gesture is not None:
            (shared if tuple(one.gesture) in seen else seen).add((one.gesture.grab, one.gesture.drop))
    return shared
