"""Contracts: fulfilling one with the energy of a production, taking new ones, discarding down to three."""

from __future__ import annotations

from collections.abc import Iterator

from engine.barrage.automa import choice as automa_choice
from engine.barrage.effects import reward_texts
from engine.barrage.facets import contract_facet
from engine.barrage.market import OFFERS, national_offers, nationals_open, needed, offered
from engine.barrage.queries import CONTRACTS_OF, FULFILLED, is_automa
from engine.barrage.rewards import grant
from engine.barrage.tiles import CONTRACTS
from engine.core.flow.facet import Facet
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.clauses import in_sequence
from engine.core.messages.message import AmountArg, Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table

MOST_OPEN = 3
NONE = ""


def pays(contract: str) -> Message:
    """What a contract gives to whoever fulfils it."""
    return in_sequence(reward_texts(CONTRACTS[contract].reward))


# ---- fulfilling ------------------------------------------------------------------------------------------------------


@frame("barrage.fulfil")
class FulfilStep(Frame[str]):
    """One contract may be fulfilled with the energy of this production alone. Rules: barrage/fulfil.

    `action`: the energy comes from a production action and not from a technology tile (B5).
    """

    candidates_are_legal = True
    seat: int
    energy: int
    action: bool

    def _open(self, table: Table) -> list[str]:
        """Every contract this seat could think of."""
        own = [piece.id for piece in table.places[CONTRACTS_OF[self.seat]].pieces if piece.id in CONTRACTS]
        if nationals_open(table, self.action):
            own.extend(national_offers(table))
        return own

    def _met(self, table: Table) -> list[str]:
        seat, energy, action = self.seat, self.energy, self.action
        return [name for name in self._open(table) if needed(table, seat, name, action) <= energy]

    def question(self, table: Table) -> Question | None:
        if is_automa(table, self.seat) or not self._met(table):
            return None
        text = msg(
            "barrage.choose_contract_to_fulfil",
            "Which contract do you fulfil with {energy}?",
            energy=AmountArg(self.energy, "energy"),
        )
        return Question(self.seat, text)

    def candidates(self, table: Table) -> list[str]:
        return [*self._met(table), NONE]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer == NONE:
            return
        contract = CONTRACTS.get(answer)
        if contract is None or answer not in table.pieces:
            yield Refusal("barrage/fulfil", msg("barrage.not_a_contract", "This is not a contract."), (answer,))
            return
        where = table.pieces[answer].place.id
        if contract.colour == "national":
            if not where.startswith("national."):
                message = msg("barrage.national_contract_not_on_offer", "This national contract is not on offer.")
                yield Refusal("barrage/national-contracts", message, (answer,))
            elif not nationals_open(table, self.action):
                message = msg(
                    "barrage.national_contract_needs_production", "A national contract needs a production action."
                )
                yield Refusal("barrage/national-contracts", message, (answer,))
        elif where != CONTRACTS_OF[self.seat]:
            message = msg(
                "barrage.only_own_or_national_contracts",
                "Only your own open contracts and national ones can be fulfilled.",
            )
            yield Refusal("barrage/fulfil", message, (answer,))
        value = needed(table, self.seat, answer, self.action)
        if value > self.energy:
            message = msg(
                "barrage.not_enough_energy_for_contract",
                "It needs {need}, this production gave {have}.",
                need=AmountArg(value, "energy"),
                have=self.energy,
            )
            yield Refusal("barrage/fulfil", message, (answer,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in CONTRACTS else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if is_automa(table, self.seat):
            answer = automa_choice.contract(table, self.seat, self.energy, self.action)
        if answer:
            fulfil(table, self.seat, answer)

    def label(self, table: Table, answer: str) -> Message:
        if answer == NONE:
            return msg("barrage.option_fulfil_no_contract", "Fulfil no contract")
        return msg("barrage.option_fulfil_contract", "Fulfil {contract}", contract=PieceArg(answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, FULFILLED[self.seat]) if answer else None


def fulfil(table: Table, seat: int, contract: str) -> None:
    """The tile is turned face down for good and pays at once. Rules: barrage/fulfil, barrage/national-contracts."""
    table.move(contract, FULFILLED[seat])
    message = msg(
        "barrage.seat_fulfils_contract", "{seat} fulfils {contract}.", seat=SeatArg(seat), contract=PieceArg(contract)
    )
    rule = "barrage/national-contracts" if CONTRACTS[contract].colour == "national" else "barrage/fulfil"
    table.note(message, rule, (contract, FULFILLED[seat]))
    grant(table, seat, contract)


# ---- the contract office ---------------------------------------------------------------------------------------------


@frame("barrage.take_contract")
class TakeContractStep(Frame[str]):
    """Take a face-up private contract, then perhaps another. Rules: barrage/contract-office (B29)."""

    candidates_are_legal = True
    seat: int
    n: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, _TAKE) if offered(table) else None

    def candidates(self, table: Table) -> list[str]:
        return offered(table)

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        piece = table.pieces.get(answer)
        if piece is None or answer not in CONTRACTS:
            yield Refusal(
                "barrage/contract-office", msg("barrage.not_a_contract", "This is not a contract."), (answer,)
            )
        elif CONTRACTS[answer].colour == "national":
            message = msg(
                "barrage.national_contract_cannot_be_taken", "National contracts are never taken, only fulfilled."
            )
            yield Refusal("barrage/national-contracts", message, (answer,))
        elif piece.place.id not in OFFERS:
            message = msg(
                "barrage.only_offered_private_contracts", "Only a face-up private contract of the board can be taken."
            )
            yield Refusal("barrage/contract-office", message, (answer,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in CONTRACTS else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            table.move(answer, CONTRACTS_OF[self.seat])
            message = msg(
                "barrage.seat_takes_contract",
                "{seat} takes {contract}.",
                seat=SeatArg(self.seat),
                contract=PieceArg(answer),
            )
            table.note(message, "barrage/contract-office", (answer, CONTRACTS_OF[self.seat]))
            if self.n > 1:
                table.push(TakeContractStep(self.seat, self.n - 1))
                return
        table.push(DiscardContractStep(self.seat))

    def label(self, table: Table, answer: str) -> Message:
        return msg(
            "barrage.option_take_contract",
            "Take {contract} (needs {energy}; reward: {words})",
            contract=PieceArg(answer),
            energy=AmountArg(CONTRACTS[answer].energy, "energy"),
            words=pays(answer),
        )

    def facet(self, table: Table, answer: str) -> Facet:
        return contract_facet(answer)

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, CONTRACTS_OF[self.seat])


_TAKE = msg("barrage.choose_contract_to_take", "Which contract do you take?")


@frame("barrage.discard_contract")
class DiscardContractStep(Frame[str]):
    """Whoever has more than three open contracts discards at once. Rules: barrage/contract-limit (B12)."""

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        held = len(table.places[CONTRACTS_OF[self.seat]].pieces)
        if held <= MOST_OPEN:
            return None
        return Question(
            self.seat, msg("barrage.choose_contract_to_discard", "Which contract do you discard? Three may stay open.")
        )

    def candidates(self, table: Table) -> list[str]:
        return [piece.id for piece in table.places[CONTRACTS_OF[self.seat]].pieces]

    def forfeits(self, table: Table, answer: str) -> bool:
        return True

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        piece = table.pieces.get(answer)
        if piece is None or piece.place.id != CONTRACTS_OF[self.seat]:
            message = msg("barrage.only_own_open_contracts", "Discard one of your own open contracts.")
            yield Refusal("barrage/contract-limit", message, (answer,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in CONTRACTS else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            return
        table.move(answer, "box")
        message = msg(
            "barrage.seat_discards_contract",
            "{seat} discards {contract}.",
            seat=SeatArg(self.seat),
            contract=PieceArg(answer),
        )
        table.note(message, "barrage/contract-limit", (answer,))
        table.push(DiscardContractStep(self.seat))

    def label(self, table: Table, answer: str) -> Message:
        return msg(
            "barrage.option_discard_contract",
            "Discard {contract} (would need {energy}; reward: {words})",
            contract=PieceArg(answer),
            energy=AmountArg(CONTRACTS[answer].energy, "energy"),
            words=pays(answer),
        )

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        pile = f"contracts.{CONTRACTS[answer].colour}"  # a starting contract has none: it is discarded in the panel
        return Gesture(answer, pile) if pile in table.places else None
