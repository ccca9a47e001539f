"""Building: the questions what and where, the payment, and what a laid piece sets off."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.agenda import Frame, frame, refusals
from engine.core.audit import Finding
from engine.core.effect import Word
from engine.core.question import Gesture, Question
from engine.core.rule import Refusal
from engine.core.table import Table
from engine.core.text import Amount, Msg, PlaceArg, SeatArg, Term, msg, remembered
from engine.underwater_cities import words
from engine.underwater_cities.alike import one_of_each
from engine.underwater_cities.bounds import may_bring
from engine.underwater_cities.cards import data_of, effect_at
from engine.underwater_cities.contracts import look_at_contracts, on_offer
from engine.underwater_cities.economy import (
    PayWithBiomatter,
    advance_on_track,
    fire,
    gain,
    leaves_a_choice,
    pay,
    shortages,
    substitutes,
)
from engine.underwater_cities.goods import BUILDINGS, GOODS, Goods
from engine.underwater_cities.graph import METROPOLISES, TUNNELS
from engine.underwater_cities.laid import permanents
from engine.underwater_cities.meanings import Busy, Do, Path, known_effect, means
from engine.underwater_cities.queries import (
    board_of,
    buildings_at,
    ids,
    metropolis_connected,
    network,
)
from engine.underwater_cities.sites import (
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
from engine.underwater_cities.upgrading import upgrade


class _Building(Frame[At]):
    """What both building frames share: sites, labels, gestures."""

    __slots__ = ()
    seat: int

    def how(self, table: Table) -> words.Build:
        """The word that allows this building."""
        raise NotImplementedError

    def attempt(self, table: Table, grab: str, drop: str) -> At | None:
        kind = grabbed_kind(grab)
        return At(kind, drop) if kind else None

    def label(self, table: Table, answer: At) -> Msg:
        if answer == STOP:
            return msg("underwater_cities", "Build no more")
        return msg("underwater_cities", "{what}: {place}", what=Term(answer.kind), place=PlaceArg(answer.place))

    def gesture(self, table: Table, answer: At) -> Gesture | None:
        return None if answer == STOP else Gesture(f"supply.{answer.kind}", answer.place)


@frame("underwater_cities.build")
class BuildPiece(_Building):
    """A seat builds up to so many pieces, one after the other. Rules: underwater_cities/build."""

    lists_legal = True
    seat: int
    source: str
    path: tuple[int, ...]
    left: int
    built: int

    def how(self, table: Table) -> words.Build:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.Build)
        return effect

    def asks(self, table: Table) -> Question | None:
        return Question(self.seat, _what_to_build(self.left, self.how(table).what))

    def candidates(self, table: Table) -> list[At]:
        found = build_options(table, self.seat, self.how(table))
        return [*found, STOP] if self.built or not found else found

    def ventures(self, table: Table) -> list[At]:
        found = one_of_each(table, self.seat, build_options(table, self.seat, self.how(table)))
        return [STOP, *found] if self.built or not found else found

    def objections(self, table: Table, answer: At) -> Iterator[Refusal]:
        if answer == STOP:
            if not self.built and can_build(table, self.seat, self.how(table)):
                message = msg("underwater_cities", "You chose to build: build at least one piece.")
                yield Refusal("underwater_cities/build", message)
            return
        yield from build_objections(table, self.seat, self.how(table), answer)

    def resolve(self, table: Table, answer: At | None) -> None:
        if answer is None or answer == STOP:
            return
        if self.left > 1:
            table.push(BuildMore(self.seat, self.source, self.path, self.left - 1, self.built + 1))
        buy(table, self.seat, self.how(table), answer)

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.Build)


@frame("underwater_cities.build_more")
class BuildMore(Frame[None]):
    """If a further piece can be built, the seat is asked for it. Rules: underwater_cities/build."""

    seat: int
    source: str
    path: tuple[int, ...]
    left: int
    built: int

    def resolve(self, table: Table, answer: None) -> None:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.Build)
        if can_build(table, self.seat, effect):
            table.push(BuildPiece(self.seat, self.source, self.path, self.left, self.built))

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.Build)


@remembered
def _what_to_build(n: int, what: str) -> Msg:
    return msg("underwater_cities", "What do you build, and where? ({what})", what=Amount(n, what))


def buy(table: Table, seat: int, how: words.Build, at: At) -> None:
    """Pay for a piece, perhaps after asking how, and lay it."""
    price = build_price(table, seat, how, at.kind, at.place)
    if leaves_a_choice(table, seat, price):
        table.push(Place(seat, at.kind, at.place))
        table.push(PayWithBiomatter(seat, price, at.place))
        return
    kelp, steel, _ = substitutes(table, seat, price)
    pay(table, seat, price, at.place, kelp, steel)
    lay(table, seat, at.kind, at.place)


_ANY_STRUCTURE = words.Build("structure")
_UPGRADE_PRICE = (("science", 1),)


class _BuildUpgrade(_Building):
    """Build one structure, then upgrade that very one; not the one without the other."""

    __slots__ = ()
    seat: int

    def how(self, table: Table) -> words.Build:
        return _ANY_STRUCTURE

    def asks(self, table: Table) -> Question | None:
        return Question(self.seat, msg("underwater_cities", "Which structure do you build and upgrade?"))

    def candidates(self, table: Table) -> list[At]:
        return build_options(table, self.seat, _ANY_STRUCTURE)

    def objections(self, table: Table, answer: At) -> Iterator[Refusal]:
        return build_objections(table, self.seat, _ANY_STRUCTURE, answer)

    def ventures(self, table: Table) -> list[At]:
        return one_of_each(table, self.seat, self.candidates(table))

    def resolve(self, table: Table, answer: At | None) -> None:
        if answer is not None:
            table.push(UpgradeBuilt(self.seat, answer.place))
            buy(table, self.seat, _ANY_STRUCTURE, answer)


@frame("underwater_cities.build_and_upgrade")
class BuildAndUpgrade(_BuildUpgrade):
    """With science in hand any structure that can be built will do. Rules: underwater_cities/build-upgrade."""

    seat: int

    def objections(self, table: Table, answer: At) -> Iterator[Refusal]:
        yield from build_objections(table, self.seat, _ANY_STRUCTURE, answer)
        yield from shortages(table, self.seat, _UPGRADE_PRICE, building=False)


@frame("underwater_cities.build_for_science")
class BuildForScience(_BuildUpgrade):
    """Without science only a structure that brings some on the way will do. Rules: underwater_cities/build-upgrade."""

    lays_must = True
    seat: int

    def candidates(self, table: Table) -> list[At]:
        return _science_sites(table, self.seat)


def _build_upgrade(table: Table, seat: int, source: str, path: Path, effect: words.BuildUpgrade) -> None:
    science = table.counted(ids(seat).stock, "science")
    table.push(BuildAndUpgrade(seat) if science else BuildForScience(seat))


def _build_upgrade_possible(table: Table, seat: int, effect: words.BuildUpgrade, busy: Busy) -> bool:
    """With science at hand any legal structure will do; without, only one that brings some."""
    if not can_build(table, seat, _ANY_STRUCTURE):
        return False
    if table.counted(ids(seat).stock, "science"):
        return True
    sites = _science_sites(table, seat)
    if not sites:
        return False
    with table.trial(seat):
        lane = table.lane
        table.push(BuildForScience(seat))
        return any(not refusals(table, lane, at) for at in sites)


def _science_sites(table: Table, seat: int) -> list[At]:
    """What could be built that may set something off that gives science: a site, a metropolis, a card, a contract."""
    listed = build_options(table, seat, _ANY_STRUCTURE)
    if _anything_brings_science(table, seat):
        return listed
    board, own, data = board_of(table, seat), ids(seat).metropolises, data_of(table)
    bonuses = board.bonuses if board is not None else {}
    found = []
    for at in listed:
        name = site_key(at.place)
        tiles = [piece.id for end in TUNNELS.get(name, ()) if end in own for piece in table.lying(own[end])]
        if bonuses.get(name, {}).get("science") or any(
            may_bring(data.metropolises[tile].effect, "science") for tile in tiles if tile in data.metropolises
        ):
            found.append(at)
    return found


def _anything_brings_science(table: Table, seat: int) -> bool:
    """Is there a card or a contract that may give science whatever is built?"""
    contracts = data_of(table).contracts
    return any(may_bring(contracts[one].effect, "science") for one in on_offer(table)) or any(
        isinstance(then := getattr(effect, "then", None), Word) and may_bring(then, "science")
        for _, effect in permanents(table, seat)
    )


def _build(table: Table, seat: int, source: str, path: Path, effect: words.Build) -> None:
    table.push(BuildPiece(seat, source, path, effect.n, 0))


def _anything_to_build(table: Table, seat: int, effect: words.Build, busy: Busy) -> bool:
    return can_build(table, seat, effect)


means(words.Build, _build, _anything_to_build)
means(words.BuildUpgrade, _build_upgrade, _build_upgrade_possible)


@frame("underwater_cities.upgrade_built")
class UpgradeBuilt(Frame[str]):
    """The structure just built must be upgraded. Rules: underwater_cities/build-upgrade."""

    must = "underwater_cities/build-upgrade"
    seat: int
    place: str

    def asks(self, table: Table) -> Question | None:
        return Question(self.seat, msg("underwater_cities", "Upgrade what you have just built."))

    def candidates(self, table: Table) -> list[str]:
        return [self.place]

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer != self.place:
            message = msg("underwater_cities", "The structure just built is the one to be upgraded.")
            yield Refusal("underwater_cities/build-upgrade", message, (self.place,))
        yield from shortages(table, self.seat, _UPGRADE_PRICE, building=False)

    def resolve(self, table: Table, answer: str | None) -> None:
        pay(table, self.seat, _UPGRADE_PRICE, self.place)
        upgrade(table, self.seat, self.place)

    def lapse(self, table: Table) -> None:
        message = msg("underwater_cities", "{seat} can no longer upgrade what was built.", seat=SeatArg(self.seat))
        table.note(message, "underwater_cities/build-upgrade", (self.place,))

    def label(self, table: Table, answer: str) -> Msg:
        return msg("underwater_cities", "Upgrade: {place}", place=PlaceArg(answer))


@frame("underwater_cities.place")
class Place(Frame[None]):
    """The paid piece is laid; bonus, metropolis and triggers follow at once. Rules: underwater_cities/site-bonus,
    …/triggers.
    """

    seat: int
    kind: str
    place: str

    def resolve(self, table: Table, answer: None) -> None:
        lay(table, self.seat, self.kind, self.place)

    def sound(self, table: Table) -> Iterator[Finding]:
        if self.kind not in USUAL or any(
            True for _ in misplaced(table, self.seat, self.kind, self.place, site_x(self.place))
        ):
            message = msg(
                "underwater_cities", "What is to be built no longer fits here: {place}.", place=PlaceArg(self.place)
            )
            yield Finding("underwater_cities/build", message, (self.place,) if self.place in table.places else ())


def site_x(place: str) -> bool:
    """Is this an expansion site?"""
    return place.endswith(".x")


def lay(table: Table, seat: int, kind: str, place: str) -> None:
    """Lay a piece and let everything happen that it sets off."""
    if kind in ("tunnel", "city", "symbiotic"):
        if not table.counted(SUPPLY[kind], kind):
            return
        table.pour(kind, SUPPLY[kind], place, 1)
    else:
        table.set_count(place, kind, 1)
    table.add(ids(seat).turn, "turn.built", 1)
    if not table.trying:
        table.note(_builds(seat, kind, place), "underwater_cities/build", (ids(seat).stock, place))
    _bonus(table, seat, place)
    if kind == "tunnel":
        table.add(ids(seat).turn, "turn.tunnels", 1)
        number = table.counted(ids(seat).turn, "turn.tunnels")
        fire(table, seat, words.OnTunnelNth, lambda effect: effect.nth == number)
        _connect(table, seat, site_key(place))
    elif kind in BUILDINGS:
        city = spot(place)[1]
        if network(table, seat).connected(city):
            number = sum(one == kind for one, _ in buildings_at(table, seat, city))
            fire(
                table,
                seat,
                words.OnBuildNth,
                lambda effect: effect.nth == number and kind in kinds_of(effect.what),
            )
    look_at_contracts(table, seat)


@remembered
def _builds(seat: int, kind: str, place: str) -> Msg:
    return msg(
        "underwater_cities",
        "{seat} builds {what}: {place}.",
        seat=SeatArg(seat),
        what=Term(kind),
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
    if board.feature.get(key) == "city22":
        gain(table, seat, {"point": 6}, place, "underwater_cities/features")


def _connect(table: Table, seat: int, tunnel: str) -> None:
    """A new tunnel may connect a metropolis: its instant part comes at once. Rules: underwater_cities/metropolis."""
    for name, tunnels in METROPOLISES.items():
        if tunnel in tunnels and metropolis_connected(table, seat, name):
            tile = table.places[ids(seat).metropolises[name]].pieces[-1].id
            message = msg("underwater_cities", "{seat} connects a metropolis.", seat=SeatArg(seat))
            table.note(message, "underwater_cities/metropolis", (ids(seat).tunnels[tunnel], tile))
            if data_of(table).metropolises[tile].colour == "blue":
                table.raise_(Do(seat, tile, ()))
            fire(table, seat, words.OnMetropolis)
