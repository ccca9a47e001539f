"""Building: the questions what and where, the payment, and what a laid piece sets off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.flow.facet import Facet
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.interpreter import Address, Busy
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Arg, ListArg, Message, NounArg, PlaceArg, SeatArg, memoized, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.addresses import effect_at
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.contracts import look_at_contracts
from engine.underwater_cities.economy import (
    PayWithBiomatterStep,
    advance_on_track,
    fire,
    gain,
    leaves_a_choice,
    pay,
    substitutes,
)
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import DoStep, known_effect, means
from engine.underwater_cities.facets import build_facet
from engine.underwater_cities.goods import BUILDINGS, GOODS, Goods
from engine.underwater_cities.hints import buildable_at
from engine.underwater_cities.queries import (
    board_of,
    buildings_at,
    connected_metropolis,
    ids,
    network,
)
from engine.underwater_cities.structures.alike import one_of_each
from engine.underwater_cities.structures.graph import METROPOLISES
from engine.underwater_cities.structures.sites import (
    STOP,
    SUPPLY,
    USUAL,
    At,
    build_objections,
    build_options,
    build_price,
    can_build,
    grabbed_kind,
    kinds_of,
    misplaced,
    site_key,
    spot,
)
from engine.underwater_cities.structures.special_sites import special_site


class BuildingStep(Frame[At]):
    """What both building frames share: sites, labels, gestures."""

    __slots__ = ()
    seat: int

    def how(self, table: Table) -> words.BuildEffect:
        """The word that allows this building."""
        raise NotImplementedError

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> At | None:
        kind = grabbed_kind(grab)
        return At(kind, drop) if kind else None

    def instead(self, table: Table, answer: At, legal: Sequence[At]) -> Message | None:
        """The sites for what was meant, or what else can be built."""
        found = [one for one in legal if one != STOP]
        fitting = [one.place for one in found if one.kind == answer.kind]
        if fitting or not found or (answer.kind and answer.kind not in kinds_of(self.how(table).what)):
            return buildable_at(fitting or [one.place for one in found])
        kinds: list[Arg] = [NounArg(kind) for kind in dict.fromkeys(one.kind for one in found)]
        return msg(
            "underwater_cities.hint_build_something_else",
            "What you can build now: {what}, for example here: {place}.",
            what=kinds[0] if len(kinds) == 1 else ListArg(tuple(kinds)),
            place=PlaceArg(found[0].place),
        )

    def label(self, table: Table, answer: At) -> Message:
        if answer == STOP:
            return msg("underwater_cities.stop_building", "Build no more")
        return msg(
            "underwater_cities.build_piece_at_place",
            "{what}: {place}",
            what=NounArg(answer.kind),
            place=PlaceArg(answer.place),
        )

    def facet(self, table: Table, answer: At) -> Facet | None:
        return None if answer == STOP else build_facet(*answer)

    def gesture(self, table: Table, answer: At) -> Gesture | None:
        return None if answer == STOP else Gesture(f"supply.{answer.kind}", answer.place)


@frame("underwater_cities.build")
class BuildPieceStep(BuildingStep):
    """A seat builds up to so many pieces, one after the other. Rules: underwater_cities/build."""

    candidates_are_legal = True
    seat: int
    source: str
    path: tuple[int, ...]
    left: int
    built: int

    def how(self, table: Table) -> words.BuildEffect:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.BuildEffect)
        return effect

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, _what_to_build(self.left, self.how(table).what))

    def candidates(self, table: Table) -> list[At]:
        found = build_options(table, self.seat, self.how(table))
        return [*found, STOP] if self.built or not found else found

    def search_answers(self, table: Table) -> list[At]:
        found = one_of_each(table, self.seat, build_options(table, self.seat, self.how(table)))
        return [STOP, *found] if self.built or not found else found

    def broken_rules(self, table: Table, answer: At) -> Iterator[Refusal]:
        if answer == STOP:
            if not self.built and can_build(table, self.seat, self.how(table)):
                message = msg(
                    "underwater_cities.needs_one_piece_built", "You chose to build: build at least one piece."
                )
                yield Refusal("underwater_cities/build", message)
            return
        yield from build_objections(table, self.seat, self.how(table), answer)

    def resolve(self, table: Table, answer: At | None) -> None:
        if answer is None or answer == STOP:
            return
        if self.left > 1:
            table.push(BuildMoreStep(self.seat, self.source, self.path, self.left - 1, self.built + 1))
        buy(table, self.seat, self.how(table), answer)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.BuildEffect)


@frame("underwater_cities.build_more")
class BuildMoreStep(Frame[None]):
    """If a further piece can be built, the seat is asked for it. Rules: underwater_cities/build."""

    seat: int
    source: str
    path: tuple[int, ...]
    left: int
    built: int

    def resolve(self, table: Table, answer: None) -> None:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.BuildEffect)
        if can_build(table, self.seat, effect):
            table.push(BuildPieceStep(self.seat, self.source, self.path, self.left, self.built))
            return
        if table.trial_mask:
            return
        message = msg(
            "underwater_cities.seat_can_build_no_more",
            "{seat} can build no more; left out: {what}.",
            seat=SeatArg(self.seat),
            what=AmountArg(self.left, effect.what),
        )
        table.note(message, "underwater_cities/possible", (ids(self.seat).stock,))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.BuildEffect)


@memoized
def _what_to_build(n: int, what: str) -> Message:
    return msg(
        "underwater_cities.choose_building_and_site", "What do you build, and where? ({what})", what=AmountArg(n, what)
    )


def buy(table: Table, seat: int, how: words.BuildEffect, at: At) -> None:
    """Pay for a piece, perhaps after asking how, and lay it."""
    price = build_price(table, seat, how, at.kind, at.place)
    if leaves_a_choice(table, seat, price):
        table.push(PlaceStep(seat, at.kind, at.place))
        table.push(PayWithBiomatterStep(seat, price, at.place))
        return
    kelp, steel, _ = substitutes(table, seat, price)
    pay(table, seat, price, at.place, kelp, steel)
    lay(table, seat, at.kind, at.place)


def _build(table: Table, at: Address, effect: words.BuildEffect) -> None:
    seat, source, path = at
    table.push(BuildPieceStep(seat, source, path, effect.n, 0))


def _anything_to_build(table: Table, seat: int, effect: words.BuildEffect, busy: Busy) -> bool:
    return can_build(table, seat, effect)


means(words.BuildEffect, _build, _anything_to_build)


@frame("underwater_cities.place")
class PlaceStep(Frame[None]):
    """The paid piece is laid; bonus, metropolis and triggers follow at once. Rules: underwater_cities/site-bonus,
    …/triggers.
    """

    seat: int
    kind: str
    place: str

    def resolve(self, table: Table, answer: None) -> None:
        lay(table, self.seat, self.kind, self.place)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if self.kind not in USUAL or any(
            True for _ in misplaced(table, self.seat, self.kind, self.place, site_x(self.place))
        ):
            message = msg(
                "underwater_cities.audit_planned_building_misfits",
                "What is to be built no longer fits here: {place}.",
                place=PlaceArg(self.place),
            )
            yield Finding("underwater_cities/build", message, (self.place,) if self.place in table.places else ())


def site_x(place: str) -> bool:
    """Is this an expansion site?"""
    return place.endswith(".x")


def lay(table: Table, seat: int, kind: str, place: str) -> None:
    """Lay a piece and let everything happen that it sets off."""
    supplied = kind in ("tunnel", "city", "symbiotic")
    if supplied and not table.count_at(SUPPLY[kind], kind):
        return
    if not table.trial_mask:  # first of all: the site is still called what it was
        table.note(_builds(seat, kind, place), "underwater_cities/build", (ids(seat).stock, place))
    if supplied:
        table.transfer(kind, SUPPLY[kind], place, 1)
    else:
        table.set_count(place, kind, 1)
    table.add_count(ids(seat).turn, "turn.built", 1)
    _bonus(table, seat, place)
    if kind == "tunnel":
        table.add_count(ids(seat).turn, "turn.tunnels", 1)
        number = table.count_at(ids(seat).turn, "turn.tunnels")
        fire(table, seat, words.OnTunnelNthEffect, lambda effect: effect.nth == number)
        _connect(table, seat, site_key(place))
    elif kind in BUILDINGS:
        city = spot(place)[1]
        if network(table, seat).connected(city):
            number = sum(one == kind for one, _ in buildings_at(table, seat, city))
            fire(
                table,
                seat,
                words.OnBuildNthEffect,
                lambda effect: effect.nth == number and kind in kinds_of(effect.what),
            )
    look_at_contracts(table, seat)


@memoized
def _builds(seat: int, kind: str, place: str) -> Message:
    return msg(
        "underwater_cities.seat_builds",
        "{seat} builds {what.a} here: {place}.",
        seat=SeatArg(seat),
        what=NounArg(kind),
        place=PlaceArg(place),
    )


def _bonus(table: Table, seat: int, place: str) -> None:
    board = board_of(table, seat)
    if board is None:
        return
    key = site_key(place)
    bonus = board.bonuses.get(key)
    if bonus:
        given: Goods = {good: bonus[good] for good in GOODS if bonus.get(good)}
        if given:
            gain(table, seat, given, place, "underwater_cities/site-bonus")
        if bonus.get("federation"):
            advance_on_track(table, seat, bonus["federation"], place)
    points = special_site(board.feature.get(key)).points_at_once
    if points:
        gain(table, seat, {"point": points}, place, "underwater_cities/features")


def _connect(table: Table, seat: int, tunnel: str) -> None:
    """A new tunnel may connect a metropolis: its instant part comes at once. Rules: underwater_cities/metropolis."""
    for name, tunnels in METROPOLISES.items():
        tile = connected_metropolis(table, seat, name) if tunnel in tunnels else None
        if tile is not None:
            message = msg(
                "underwater_cities.seat_connects_metropolis", "{seat} connects a metropolis.", seat=SeatArg(seat)
            )
            table.note(message, "underwater_cities/metropolis", (ids(seat).tunnels[tunnel], tile))
            if data_of(table).metropolises[tile].colour == "blue":
                table.trigger(DoStep(seat, tile, ()))
            fire(table, seat, words.OnMetropolisEffect)
