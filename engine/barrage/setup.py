"""Setting the table up, the introductory seats and the draft of the full game. Rules: barrage/setup, barrage/draft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.barrage.automa.tiles import AUTOMA_TILES
from engine.barrage.board import DAMS, HEADSTREAM_PLACES, STRUCTURES, ZONE, ZONES
from engine.barrage.contracts import pays
from engine.barrage.effects import Goods
from engine.barrage.market import refill
from engine.barrage.places import ENGINEERS, MOST_SEATS
from engine.barrage.queries import (
    COMPANY,
    CONTRACTS_OF,
    OFFICER,
    TECH,
    automa_level,
    is_automa,
    is_introductory,
)
from engine.barrage.rounds import RoundStep, deal_patents, set_order
from engine.barrage.stock import gain
from engine.barrage.tiles import (
    ACTION_SPACES,
    ADVANCED,
    ANTON,
    ANTON_TILE,
    BONUS,
    COMPANIES,
    CONTRACTS,
    HEADSTREAM_TILES,
    INTRODUCTORY,
    MAHIRI,
    OBJECTIVES,
    OFFICERS,
    PRIVATE,
    ROUNDS,
)
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, PieceArg, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table

START_CREDITS, START_EXCAVATORS, START_MIXERS, START_POINTS = 6, 6, 4, 10
MAHIRI_CREDITS = 9
AUTOMA_POINTS = 16
RULE = "barrage/setup"


@frame("barrage.setup")
class SetupStep(Frame[None]):
    """Lay out map, tracks, market and seats. Rules: barrage/setup."""

    def resolve(self, table: Table, answer: None) -> None:
        _tracks(table)
        _market(table)
        _neutral_dams(table)
        _closed_rows(table)
        table.note(msg("barrage.table_set_up", "The table is set up."), RULE)
        if is_introductory(table):
            _introductory(table)
            table.push_all((StartItemsStep(), RoundStep()))
            return
        _patents(table)
        _draft(table)


def _tracks(table: Table) -> None:
    """Headstreams, bonus tiles, objective: all at random, all face up."""
    for tile, name in zip(table.dice("headstreams").shuffled(list(HEADSTREAM_TILES)), HEADSTREAM_PLACES, strict=False):
        table.move(tile, name)
    bonus = [name for name in BONUS if not (is_introductory(table) and name == "bonus.advanced")]
    for number, tile in zip(range(1, ROUNDS + 1), table.dice("bonus").shuffled(bonus), strict=False):
        table.move(tile, f"bonus.round.{number}")
    table.move(table.dice("objective").choice(OBJECTIVES), "objective")


def _market(table: Table) -> None:
    """National contracts, one fewer than players, and three piles of private ones. Rules: barrage/contracts-setup."""
    national = [name for name, tile in CONTRACTS.items() if tile.colour == "national"]
    for number, tile in zip(range(1, table.seats), table.dice("national").shuffled(national), strict=False):
        table.move(tile, f"national.{number}")
    for colour in PRIVATE:
        pile = f"contracts.{colour}"
        for name, contract in CONTRACTS.items():
            if contract.colour == colour:
                table.move(name, pile)
        table.shuffle(pile)
    refill(table)


def _neutral_dams(table: Table) -> None:
    """Level 1 in the mountains, 2 in the hills, 3 in the plain, a drop behind each. Rules: barrage/neutral-dams."""
    dice = table.dice("neutral")
    spare = iter((1, 2, 3))
    for high, zone in enumerate(ZONES, 1):
        basin = dice.choice([number for number, dams in DAMS.items() if dams and ZONE[number] == zone])
        lower = DAMS[basin][-1]
        table.move(f"base.0.{high}", lower)
        for _ in range(high - 1):
            table.move(f"elevation.0.{next(spare)}", lower)
        table.add_count(lower, "drop", 1)
        message = msg(
            "barrage.neutral_dam_placed",
            "A neutral dam of level {level} stands at {place}.",
            level=high,
            place=PlaceArg(lower),
        )
        table.note(message, "barrage/neutral-dams", (lower,))


def _closed_rows(table: Table) -> None:
    """Engineers of unused companies close the rows for more players, on both sides. Rules: barrage/closed-rows."""
    spare = dict.fromkeys(range(MOST_SEATS, table.seats, -1), ENGINEERS)
    for space in ACTION_SPACES.values():
        if space.players > table.seats:
            number = next(number for number, left in spare.items() if left >= space.engineers)
            spare[number] -= space.engineers
            table.transfer(f"engineer.{number}", "box", space.id, space.engineers)


def _patents(table: Table) -> None:
    """Three piles of advanced tiles; three of level I are on offer. Rules: barrage/patent-office."""
    for name, tile in ADVANCED.items():
        table.move(name, f"patent.{tile.level}")
    for level in (1, 2, 3):
        table.shuffle(f"patent.{level}")
    deal_patents(table)


# ---- seats -----------------------------------------------------------------------------------------------------------


def _introductory(table: Table) -> None:
    """Company, officer and contract by seat; turn order by seat. Rules: barrage/introductory (B23)."""
    for seat in table.seats_from_first():
        company, officer, contract = INTRODUCTORY[seat - 1]
        table.move(f"company.{company}", COMPANY[seat])
        table.move(officer, OFFICER[seat])
        table.move(contract, CONTRACTS_OF[seat])


@frame("barrage.start_items")
class StartItemsStep(Frame[None]):
    """Credits, machines, points and basic tiles for everybody. Rules: barrage/start-items (B1)."""

    def resolve(self, table: Table, answer: None) -> None:
        for seat in table.seats_from_first():
            automa = is_automa(table, seat)
            officer = table.top_piece(OFFICER[seat])
            mahiri = officer is not None and officer.id == MAHIRI and table.settings.get("mahiri_credits", 0)
            credit = 0 if automa else MAHIRI_CREDITS if mahiri else START_CREDITS
            point = AUTOMA_POINTS if automa else START_POINTS
            goods = Goods(credit, START_EXCAVATORS, START_MIXERS, point=point)
            gain(table, seat, goods, COMPANY[seat], "barrage/start-items")
            for kind in (*STRUCTURES, "joker"):
                if kind != "joker" or is_introductory(table):
                    table.move(f"basic.{seat}.{kind}", TECH[seat])
            if officer is not None and officer.id == ANTON:
                table.move(ANTON_TILE, TECH[seat])
        if any(is_automa(table, seat) for seat in table.seats_from_first()):
            _automa_deck(table)


def _automa_deck(table: Table) -> None:
    """All tiles shuffled; the first shows its criteria. Rules: barrage/automa-tiles."""
    for tile in AUTOMA_TILES:
        table.move(tile, "automa.deck")
    table.shuffle("automa.deck")
    table.move(table.pieces_in("automa.deck")[-1].id, "automa.criteria")
    table.move(table.pieces_in("automa.deck")[-1].id, "automa.action")


# ---- the draft -------------------------------------------------------------------------------------------------------


class Pick(NamedTuple):
    """A company (with the officer that lies beside it) and a starting contract."""

    company: str
    contract: str


def _draft(table: Table) -> None:
    """Lay out companies, officers and starting contracts; people pick, Automas get the rest. Rules: barrage/draft."""
    companies = table.dice("companies").shuffled(COMPANIES)[: table.seats]
    people = [seat for seat in table.seats_from_first() if not is_automa(table, seat)]
    shared = len(people) < table.seats and automa_level(table) >= 4
    able = [name for name in OFFICERS if name != MAHIRI or not shared]
    for number, (company, officer) in enumerate(zip(companies, table.dice("officers").shuffled(able), strict=False), 1):
        table.move(f"company.{company}", f"draft.{number}")
        table.move(officer, f"draft.{number}")
    starting = [name for name, tile in CONTRACTS.items() if tile.colour == "starting"]
    for contract in table.dice("starting").shuffled(starting)[: table.seats]:
        table.move(contract, "draft.contracts")
    first = 1 + table.dice("first").randrange(len(people))
    order = [*people[first - 1 :], *people[: first - 1]]
    automas = [seat for seat in table.seats_from_first() if is_automa(table, seat)]
    set_order(table, [*automas, *order[::-1]])
    table.push_all((*(DraftPickStep(seat) for seat in order), DraftRestStep(), StartItemsStep(), RoundStep()))


def on_offer(table: Table) -> list[tuple[str, str]]:
    """The companies that can still be picked, each with its place."""
    return [
        (piece.id, f"draft.{number}")
        for number in range(1, table.seats + 1)
        for piece in table.places[f"draft.{number}"].pieces
        if piece.kind == "company"
    ]


@frame("barrage.draft_pick")
class DraftPickStep(Frame[Pick]):
    """A seat takes a company with its officer, and a starting contract. Rules: barrage/draft."""

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, _PICK)

    def candidates(self, table: Table) -> list[Pick]:
        contracts = [piece.id for piece in table.places["draft.contracts"].pieces]
        return [Pick(company, contract) for company, _ in on_offer(table) for contract in contracts]

    def broken_rules(self, table: Table, answer: Pick) -> Iterator[Refusal]:
        if answer.company not in dict(on_offer(table)):
            message = msg("barrage.company_not_on_offer", "This company is not on offer.")
            yield Refusal("barrage/draft", message, (answer.company,))
        piece = table.pieces.get(answer.contract)
        if piece is None or piece.place.id != "draft.contracts":
            message = msg("barrage.starting_contract_not_on_offer", "This starting contract is not on offer.")
            yield Refusal("barrage/draft", message, (answer.contract,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> Pick | None:
        contracts = table.places["draft.contracts"].pieces
        if grab.startswith("company.") and contracts:
            return Pick(grab, contracts[0].id)
        return None

    def resolve(self, table: Table, answer: Pick | None) -> None:
        if answer is None:
            return
        take_company(table, self.seat, answer.company, dict(on_offer(table))[answer.company])
        table.move(answer.contract, CONTRACTS_OF[self.seat])
        message = msg(
            "barrage.seat_drafts_company_and_contract",
            "{seat} takes {company} and {contract}.",
            seat=SeatArg(self.seat),
            company=PieceArg(answer.company),
            contract=PieceArg(answer.contract),
        )
        table.note(message, "barrage/draft", (answer.company, answer.contract))

    def label(self, table: Table, answer: Pick) -> Message:
        place = dict(on_offer(table))[answer.company]
        officer = next((piece.id for piece in table.places[place].pieces if piece.kind == "officer"), answer.company)
        return msg(
            "barrage.option_take_company_and_contract",
            "{company} with {officer}, and {contract} ({energy}) – {words}",
            company=PieceArg(answer.company),
            officer=PieceArg(officer),
            contract=PieceArg(answer.contract),
            energy=AmountArg(CONTRACTS[answer.contract].energy, "energy"),
            words=pays(answer.contract),
        )

    def gesture(self, table: Table, answer: Pick) -> Gesture | None:
        return Gesture(answer.company, COMPANY[self.seat])

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not self.candidates(table):
            message = msg(
                "barrage.audit_nothing_to_draft", "{seat} has nothing to choose from.", seat=SeatArg(self.seat)
            )
            yield Finding("barrage/draft", message, ("draft.contracts",))


_PICK = msg("barrage.choose_company_and_starting_contract", "Which company and which starting contract do you take?")


def take_company(table: Table, seat: int, company: str, place: str) -> None:
    """A company board and the officer beside it come to a seat."""
    table.move(company, COMPANY[seat])
    for piece in tuple(table.places[place].pieces):
        if piece.kind == "officer":
            keeps = not is_automa(table, seat) or automa_level(table) >= 4
            table.move(piece.id, OFFICER[seat] if keeps else "box")


@frame("barrage.draft_rest")
class DraftRestStep(Frame[None]):
    """The Automas get the companies that are left; the rest goes to the box. Rules: barrage/automa-setup."""

    def resolve(self, table: Table, answer: None) -> None:
        for seat in table.seats_from_first():
            left = on_offer(table)
            if is_automa(table, seat) and not table.places[COMPANY[seat]].pieces and left:
                company, place = table.dice("automas").choice(left)
                take_company(table, seat, company, place)
                message = msg(
                    "barrage.automa_gets_company",
                    "{seat} plays {company}.",
                    seat=SeatArg(seat),
                    company=PieceArg(company),
                )
                table.note(message, "barrage/automa-setup", (company,))
        for name in (*(f"draft.{number}" for number in range(1, table.seats + 1)), "draft.contracts"):
            if table.places[name].pieces:
                table.move_all(name, "box")
