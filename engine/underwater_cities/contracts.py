"""Government contracts: whoever first meets all criteria may take one. Rules: underwater_cities/contracts (D11)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.hints import through_slots
from engine.underwater_cities.queries import CONTRACTS_OF, count_of

RULE = "underwater_cities/contracts"


def on_offer(table: Table) -> list[str]:
    """The contracts that nobody has claimed; free hands may have laid anything else among them."""
    known = data_of(table).contracts
    return [piece.id for n in range(1, 4) for piece in table.pieces_in(f"contracts.{n}") if piece.id in known]


def unmet(table: Table, seat: int, contract: str) -> Iterator[Refusal]:
    """Each criterion of a contract that a seat does not meet."""
    found = data_of(table).contracts[contract]
    for what, need in found.needs.items():
        have = count_of(table, seat, what, found.upgraded)
        if have < need:
            yield Refusal(RULE, _short_of(AmountArg(need, what), have, found.upgraded), (contract,))


def towards_contract(table: Table, seat: int, contract: str) -> Message | None:
    """By which slots the first criterion that is not met comes nearer."""
    found = data_of(table).contracts[contract]
    lacking = (what for what, need in found.needs.items() if count_of(table, seat, what, found.upgraded) < need)
    what = next(lacking, None)
    return None if what is None else through_slots(table, seat, what, found.upgraded)


def _short_of(need: AmountArg, have: int, upgraded: bool) -> Message:
    if upgraded:
        return msg(
            "underwater_cities.contract_needs_upgraded",
            "This contract needs {need}, connected and upgraded; you have {have}.",
            need=need,
            have=have,
        )
    return msg(
        "underwater_cities.contract_needs",
        "This contract needs {need}, connected; you have {have}.",
        need=need,
        have=have,
    )


@frame("underwater_cities.claim_contracts")
class ClaimContractsStep(Frame[str]):
    """A seat that meets the criteria of a contract may take it."""

    seat: int

    def _met(self, table: Table) -> list[str]:
        return [one for one in on_offer(table) if next(unmet(table, self.seat, one), None) is None]

    def question(self, table: Table) -> Question | None:
        if not table.cached(self, self._met, table):
            return None
        return Question(
            self.seat, msg("underwater_cities.choose_contract_to_claim", "Do you claim a government contract?")
        )

    def candidates(self, table: Table) -> list[str]:
        return [*on_offer(table), ""]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if not answer:
            return
        if answer not in on_offer(table):
            yield Refusal(RULE, msg("underwater_cities.not_an_offered_contract", "This contract is not on offer."))
        else:
            yield from unmet(table, self.seat, answer)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in table.pieces and table.pieces[grab].kind == "contract" else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if not answer:
            return
        table.move(answer, CONTRACTS_OF[self.seat])
        message = msg(
            "underwater_cities.seat_claims_contract",
            "{seat} claims the contract {card}.",
            seat=SeatArg(self.seat),
            card=PieceArg(answer),
        )
        table.note(message, RULE, (answer, CONTRACTS_OF[self.seat]))
        table.push_all((DoStep(self.seat, answer, ()), ClaimContractsStep(self.seat)))

    def label(self, table: Table, answer: str) -> Message:
        return (
            msg("underwater_cities.claim_contract", "Claim {card}", card=PieceArg(answer))
            if answer
            else msg("underwater_cities.claim_no_contract", "Claim none")
        )

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, CONTRACTS_OF[self.seat]) if answer else None


def look_at_contracts(table: Table, seat: int) -> None:
    """After a completed part the seat may claim at once. Rules: underwater_cities/contracts (D11)."""
    if table.settings.get("contracts") and on_offer(table):
        table.trigger(ClaimContractsStep(seat))
