"""A turn: hand limit, a card with a slot, two blocks in an order of choice, and the card at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.agenda import Frame, frame, meetable
from engine.core.audit import Finding
from engine.core.question import Gesture, Question, Shape
from engine.core.rule import Refusal
from engine.core.table import Table
from engine.core.text import Amount, Msg, PieceArg, PlaceArg, SeatArg, msg
from engine.underwater_cities import words
from engine.underwater_cities.cards import data_of, effect_at
from engine.underwater_cities.contracts import ClaimContracts
from engine.underwater_cities.economy import discard, draw, fire, pay, permanents, shortages
from engine.underwater_cities.effects import Do, card_source, holders, impossible, possible
from engine.underwater_cities.places import slots_of
from engine.underwater_cities.queries import card_of, claimed, ids, ready_cards

HAND_LIMIT = 3
ACTION_CARDS = 4
CLONE_PRICE = (("credit", 1),)


def hand_limit(table: Table, seat: int) -> int:
    """How many cards a seat may keep at the start of its turn. Rules: underwater_cities/hand-limit."""
    return HAND_LIMIT + sum(effect.plus for _, effect in permanents(table, seat) if isinstance(effect, words.HandLimit))


@frame("underwater_cities.turn")
class Turn(Frame[None]):
    """One turn of a seat. Rules: underwater_cities/turn."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        table.note(
            msg("underwater_cities", "{seat} is on turn.", seat=SeatArg(self.seat)),
            "underwater_cities/turn",
            (f"seat.{self.seat}.tiles",),
        )
        table.push_all((KeepHand(self.seat), ChooseSlot(self.seat), Abilities(self.seat, 0), EndTurn(self.seat)))


@frame("underwater_cities.keep_hand")
class KeepHand(Frame[tuple[str, ...]]):
    """Discard down to the hand limit. Rules: underwater_cities/hand-limit (D1)."""

    seat: int

    def _surplus(self, table: Table) -> int:
        return len(table.lying(ids(self.seat).hand)) - hand_limit(table, self.seat)

    def asks(self, table: Table) -> Question | None:
        surplus = self._surplus(table)
        if surplus <= 0:
            return None
        text = msg(
            "underwater_cities",
            "Your hand limit is {limit}. Which cards do you discard?",
            limit=hand_limit(table, self.seat),
        )
        return Question(self.seat, text, Shape.SOME, surplus, surplus)

    def candidates(self, table: Table) -> list[tuple[str, ...]]:
        return [piece.id for piece in table.lying(ids(self.seat).hand)]  # type: ignore[misc]  # items

    def objections(self, table: Table, answer: tuple[str, ...]) -> Iterator[Refusal]:
        hand = [piece.id for piece in table.lying(ids(self.seat).hand)]
        if len(set(answer)) != self._surplus(table) or any(card not in hand for card in answer):
            message = msg("underwater_cities", "Discard exactly {amount}.", amount=Amount(self._surplus(table), "card"))
            yield Refusal("underwater_cities/hand-limit", message, (ids(self.seat).hand,))

    def proposal(self, table: Table) -> tuple[str, ...]:
        hand = [piece.id for piece in table.lying(ids(self.seat).hand)]
        return tuple(hand[: max(0, self._surplus(table))])

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        for card in answer or ():
            discard(table, card)


# ---- card and slot -------------------------------------------------------------------------------------------


class Play(NamedTuple):
    """A card, a slot, and whether the slot is cloned."""

    card: str
    slot: str
    clone: bool = False


def may_choose(table: Table, slot: str) -> bool:
    """Is the slot open to all without the cloning tile?"""
    return slot == "slot.AA" or not holders(table, slot)


def may_clone(table: Table, seat: int, slot: str) -> bool:
    """Could the seat clone this slot? Rules: underwater_cities/cloning."""
    on = holders(table, slot) if slot in table.places else set()
    return slot != "slot.AA" and bool(on) and seat not in on and table.pieces["clone_tile"].place.id == "clone"


@frame("underwater_cities.choose_slot")
class ChooseSlot(Frame[Play]):
    """Choose a slot and play a card at the same time. Rules: underwater_cities/choose-slot (D17)."""

    seat: int

    def asks(self, table: Table) -> Question | None:
        return Question(self.seat, msg("underwater_cities", "Choose a slot and play a card."))

    def candidates(self, table: Table) -> list[Play]:
        hand = [piece.id for piece in table.lying(ids(self.seat).hand)] or [""]
        found = []
        for slot in slots_of(data_of(table), table.settings["people"]):
            if may_choose(table, slot):
                found.extend([Play(card, slot) for card in hand])
            elif may_clone(table, self.seat, slot) and table.counted(ids(self.seat).stock, "credit"):
                found.extend([Play(card, slot, True) for card in hand])
        return found

    def objections(self, table: Table, answer: Play) -> Iterator[Refusal]:
        card, slot, clone = answer
        hand = [piece.id for piece in table.lying(ids(self.seat).hand)]
        if card not in hand and (card or hand):
            yield Refusal(
                "underwater_cities/play-card", msg("underwater_cities", "You do not hold this card."), (card,)
            )
        if slot not in data_of(table).slots or slot not in table.places:
            yield Refusal("underwater_cities/choose-slot", msg("underwater_cities", "There is no such slot."))
            return
        if not table.lying(f"seat.{self.seat}.tiles"):
            yield Refusal(
                "underwater_cities/action-tiles",
                msg("underwater_cities", "You have no action tile left."),
                (f"seat.{self.seat}.tiles",),
            )
        if clone:
            if not may_clone(table, self.seat, slot):
                message = msg(
                    "underwater_cities", "Only a slot that others occupy and you do not can be cloned, once a round."
                )
                yield Refusal("underwater_cities/cloning", message, (slot, "clone"))
            yield from shortages(table, self.seat, CLONE_PRICE, building=False)
        elif not may_choose(table, slot):
            message = msg("underwater_cities", "This slot is occupied this round.")
            yield Refusal("underwater_cities/choose-slot", message, (slot,))
        if not self._usable(table, card, slot):
            yield impossible(slot)

    def _usable(self, table: Table, card: str, slot: str) -> bool:
        """At least one part of the slot must be used; a matching card taken first may supply the means."""
        chosen = data_of(table).slots[slot]
        key = ("usable", self.seat, slot)
        if table.cached(key, lambda: possible(table, self.seat, chosen.effect, slot)):
            return True
        played = card_of(table, card)
        if played is None or played.colour != chosen.colour:
            return False
        with table.trial(self.seat):
            table.move(card, f"seat.{self.seat}.played")
            table.push_all((CardBlock(self.seat), SlotBlock(self.seat, slot)))
            return meetable(table, table.lane, self.seat)

    def attempt(self, table: Table, grab: str, drop: str) -> Play | None:
        if drop not in data_of(table).slots:
            return None
        clone = drop in table.places and not may_choose(table, drop)
        return Play(grab, drop, clone and may_clone(table, self.seat, drop))

    def resolve(self, table: Table, answer: Play | None) -> None:
        if answer is None:
            return
        seat, (card, slot, clone) = self.seat, answer
        if clone:
            pay(table, seat, CLONE_PRICE, "clone_tile")
            table.move("clone_tile", f"seat.{seat}.tiles")
        tile = next(piece.id for piece in reversed(table.lying(f"seat.{seat}.tiles")) if piece.kind == "action_tile")
        table.move(tile, slot)
        if card:
            table.move(card, f"seat.{seat}.played")
            message = msg(
                "underwater_cities",
                "{seat} plays {card} on a slot: {slot}.",
                seat=SeatArg(seat),
                card=PieceArg(card),
                slot=PlaceArg(slot),
            )
            table.note(message, "underwater_cities/choose-slot", (card, slot))
        table.push(PutAway(seat))
        played, chosen = card_of(table, card), data_of(table).slots[slot]
        if played is not None and played.colour == chosen.colour:
            table.push(Blocks(seat, slot))
            return
        table.push(SlotBlock(seat, slot))
        if slot != "slot.AA":
            table.note(
                msg("underwater_cities", "Card and slot differ in colour: the card has no effect."),
                "underwater_cities/colour",
                (card, slot),
            )
            fire(table, seat, lambda effect: isinstance(effect, words.OnMismatch))

    def label(self, table: Table, answer: Play) -> Msg:
        slot = data_of(table).slots[answer.slot].effect.words()
        if answer.clone:
            return msg("underwater_cities", "{card}, cloning: {slot}", card=PieceArg(answer.card), slot=slot)
        if not answer.card:
            return slot
        return msg("underwater_cities", "{card}: {slot}", card=PieceArg(answer.card), slot=slot)

    def gesture(self, table: Table, answer: Play) -> Gesture | None:
        return Gesture(answer.card, answer.slot) if answer.card else None

    def sound(self, table: Table) -> Iterator[Finding]:
        if not any(piece.kind == "action_tile" for piece in table.lying(f"seat.{self.seat}.tiles")):
            message = msg("underwater_cities", "{seat} has no action tile for this turn.", seat=SeatArg(self.seat))
            yield Finding("underwater_cities/action-tiles", message, (f"seat.{self.seat}.tiles",))


@frame("underwater_cities.blocks")
class Blocks(Frame[str]):
    """Card first or slot first; each block is finished before the other begins. Rules: underwater_cities/blocks."""

    seat: int
    slot: str

    def _card(self, table: Table) -> str:
        lying = table.lying(f"seat.{self.seat}.played")
        return lying[-1].id if lying else ""

    def asks(self, table: Table) -> Question | None:
        card = card_of(table, self._card(table))
        if card is None or (card.type in ("production", "end_scoring") and not card.cost):
            return None  # the order cannot matter
        return Question(self.seat, msg("underwater_cities", "What comes first, the card or the slot?"))

    def candidates(self, table: Table) -> list[str]:
        return ["card", "slot"]

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in ("card", "slot"):
            yield Refusal("underwater_cities/blocks", msg("underwater_cities", "Card first or slot first."))
        elif answer == "slot" and not possible(table, self.seat, data_of(table).slots[self.slot].effect, self.slot):
            message = msg("underwater_cities", "The slot cannot be used yet: the card must come first.")
            yield Refusal("underwater_cities/use-slot", message, (self.slot,))
        elif answer == "card":
            with table.trial(self.seat):
                table.push_all((CardBlock(self.seat), SlotBlock(self.seat, self.slot)))
                fine = meetable(table, table.lane, self.seat)
            if not fine:
                message = msg("underwater_cities", "After the card no part of the slot could be used.")
                yield Refusal("underwater_cities/use-slot", message, (self.slot,))

    def resolve(self, table: Table, answer: str | None) -> None:
        card, slot = CardBlock(self.seat), SlotBlock(self.seat, self.slot)
        table.push_all((card, slot) if answer == "card" else (slot, card))

    def label(self, table: Table, answer: str) -> Msg:
        return (
            msg("underwater_cities", "The card first")
            if answer == "card"
            else msg("underwater_cities", "The slot first")
        )

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_slot(table, self.slot)


def known_slot(table: Table, slot: str) -> Iterator[Finding]:
    """A finding if a frame names a slot that is not there."""
    if slot not in data_of(table).slots or slot not in table.places:
        yield Finding("underwater_cities/choose-slot", msg("underwater_cities", "There is no such slot."), ())


def use_slot(table: Table, seat: int, slot: str) -> None:
    """Carry out the action of a slot. Rules: underwater_cities/use-slot."""
    table.push(SlotBlock(seat, slot))


@frame("underwater_cities.slot_block")
class SlotBlock(Frame[int]):
    """The slot's action; at least one part must be used. Rules: underwater_cities/use-slot."""

    must = "underwater_cities/use-slot"
    seat: int
    slot: str

    def _parts(self, table: Table) -> int:
        effect = data_of(table).slots[self.slot].effect
        return len(effect.of) if isinstance(effect, words.Parts) else 0

    def asks(self, table: Table) -> Question | None:
        if not self._parts(table):
            return None
        return Question(self.seat, msg("underwater_cities", "Which part of the slot do you carry out first?"))

    def candidates(self, table: Table) -> list[int]:
        return list(range(self._parts(table)))

    def objections(self, table: Table, answer: int) -> Iterator[Refusal]:
        if not 0 <= answer < self._parts(table):
            yield Refusal(
                "underwater_cities/parts", msg("underwater_cities", "The slot has no such part."), (self.slot,)
            )
        elif not possible(table, self.seat, effect_at(table, self.slot, (answer,)), self.slot):
            yield impossible(self.slot)

    def resolve(self, table: Table, answer: int | None) -> None:
        from engine.underwater_cities.effects import SomeParts

        fire(table, self.seat, lambda effect: isinstance(effect, words.OnSlot) and f"slot.{effect.slot}" == self.slot)
        raised, table.raised = table.raised, []
        if answer is None:
            table.push(Do(self.seat, self.slot, ()))
        else:
            left = tuple(part for part in range(self._parts(table)) if part != answer)
            if left:
                table.push(SomeParts(self.seat, self.slot, (), left))
            table.push(Do(self.seat, self.slot, (answer,)))
        table.raised = raised

    def lapse(self, table: Table) -> None:
        message = msg("underwater_cities", "{seat} can use no part of the slot any more.", seat=SeatArg(self.seat))
        table.note(message, "underwater_cities/use-slot", (self.slot,))

    def label(self, table: Table, answer: int) -> Msg:
        return effect_at(table, self.slot, (answer,)).words()

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from known_slot(table, self.slot)


# ---- the card ------------------------------------------------------------------------------------------------


@frame("underwater_cities.card_block")
class CardBlock(Frame[str]):
    """Use the played card or leave it. Rules: underwater_cities/card-block, underwater_cities/special-cost (D3)."""

    seat: int

    def _piece(self, table: Table) -> str:
        lying = table.lying(f"seat.{self.seat}.played")
        return lying[-1].id if lying else ""

    def asks(self, table: Table) -> Question | None:
        piece = self._piece(table)
        if not piece:
            return None
        return Question(self.seat, msg("underwater_cities", "Do you use {card}?", card=PieceArg(piece)))

    def candidates(self, table: Table) -> list[str]:
        return ["use", "decline"]

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        card = card_of(table, self._piece(table))
        if answer not in ("use", "decline") or card is None:
            yield Refusal("underwater_cities/card-block", msg("underwater_cities", "Use the card or leave it."))
        elif answer == "use":
            if card.cost:
                yield from shortages(table, self.seat, (("credit", card.cost),), building=False)
            if card.type == "instant" and not self._fruitful(table, card.id, card.cost):
                yield impossible(card.id)

    def _fruitful(self, table: Table, card: str, cost: int) -> bool:
        if not cost:
            return possible(table, self.seat, effect_at(table, card, ()))
        if table.counted(ids(self.seat).stock, "credit") < cost:
            return True  # the missing credits are reason enough
        with table.trial(self.seat):
            pay(table, self.seat, (("credit", cost),), card)
            return possible(table, self.seat, effect_at(table, card, ()))

    def resolve(self, table: Table, answer: str | None) -> None:
        piece = self._piece(table)
        card = card_of(table, piece)
        if answer != "use" or card is None:
            return
        if card.cost:
            pay(table, self.seat, (("credit", card.cost),), piece)
        if card.type == "instant":
            if card.special:
                table.move(piece, f"seat.{self.seat}.under")
            table.push(Do(self.seat, piece, ()))
            return
        table.push(Claim(self.seat))
        if card.type == "action" and len(claimed(table, self.seat, "action")) >= ACTION_CARDS:
            table.push(MakeRoom(self.seat))

    def label(self, table: Table, answer: str) -> Msg:
        piece = self._piece(table)
        card = card_of(table, piece)
        if answer == "decline" or card is None:
            return msg("underwater_cities", "Do not use it")
        if card.cost:
            return msg(
                "underwater_cities", "Pay {cost} and use {card}", cost=Amount(card.cost, "credit"), card=PieceArg(piece)
            )
        return msg("underwater_cities", "Use {card}", card=PieceArg(piece))


@frame("underwater_cities.make_room")
class MakeRoom(Frame[str]):
    """A fifth action card needs room: an older one goes, and if it was ready its action may be used at once.

    Rules: underwater_cities/action-card-limit (D8).
    """

    seat: int

    def asks(self, table: Table) -> Question | None:
        if len(claimed(table, self.seat, "action")) < ACTION_CARDS:
            return None
        return Question(
            self.seat, msg("underwater_cities", "You have {n} action cards. Which one do you discard?", n=ACTION_CARDS)
        )

    def candidates(self, table: Table) -> list[str]:
        return claimed(table, self.seat, "action")

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in claimed(table, self.seat, "action"):
            message = msg("underwater_cities", "Discard one of the action cards you already have.")
            yield Refusal("underwater_cities/action-card-limit", message, (answer,))

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            return
        ready = answer in ready_cards(table, self.seat)
        if answer.startswith("assistant."):
            table.move(answer, "out")
        else:
            discard(table, answer)
        message = msg("underwater_cities", "{seat} discards {card}.", seat=SeatArg(self.seat), card=PieceArg(answer))
        table.note(message, "underwater_cities/action-card-limit", (answer,))
        if ready:
            table.push(LastUse(self.seat, card_source(answer)))

    def label(self, table: Table, answer: str) -> Msg:
        return msg("underwater_cities", "Discard {card}", card=PieceArg(answer))


@frame("underwater_cities.last_use")
class LastUse(Frame[str]):
    """Use a ready action card while it is discarded, or not. Rules: underwater_cities/action-card-limit."""

    seat: int
    source: str

    def asks(self, table: Table) -> Question | None:
        if not possible(table, self.seat, effect_at(table, self.source, ())):
            return None
        return Question(self.seat, msg("underwater_cities", "Do you use its action now?"))

    def candidates(self, table: Table) -> list[str]:
        return ["use", "decline"]

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in ("use", "decline"):
            yield Refusal("underwater_cities/action-card-limit", msg("underwater_cities", "Use it or leave it."))

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer == "use":
            table.push(Do(self.seat, self.source, ()))

    def label(self, table: Table, answer: str) -> Msg:
        if answer == "use":
            return effect_at(table, self.source, ()).words()
        return msg("underwater_cities", "Do not use it")

    def sound(self, table: Table) -> Iterator[Finding]:
        if self.source not in data_of(table).effects:
            yield Finding(
                "underwater_cities/effects", msg("underwater_cities", "This step belongs to no known effect."), ()
            )


@frame("underwater_cities.claim")
class Claim(Frame[None]):
    """The played card is laid out; it is in force from now on. Rules: underwater_cities/card-block."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        for piece in [piece.id for piece in table.lying(f"seat.{self.seat}.played")]:
            table.move(piece, ids(self.seat).claimed)
            message = msg("underwater_cities", "{seat} lays out {card}.", seat=SeatArg(self.seat), card=PieceArg(piece))
            table.note(message, "underwater_cities/card-block", (piece, ids(self.seat).claimed))


@frame("underwater_cities.put_away")
class PutAway(Frame[None]):
    """A card that was not laid out goes where it belongs; contracts may be claimed. Rules:
    underwater_cities/discard.
    """

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        for piece in [piece.id for piece in table.lying(f"seat.{self.seat}.played")]:
            discard(table, piece)
        table.push(ClaimContracts(self.seat))


# ---- the end of a turn ---------------------------------------------------------------------------------------


@frame("underwater_cities.abilities")
class Abilities(Frame[str]):
    """Cards that may be used once in each own turn. Rules: underwater_cities/once-per-turn."""

    seat: int
    used: int
    """Bits of the cards used this turn, by their position among the laid-out ones."""

    def _cards(self, table: Table) -> list[str]:
        return [
            piece
            for at, (piece, effect) in enumerate(permanents(table, self.seat))
            if isinstance(effect, words.OncePerTurn)
            and not self.used >> at & 1
            and possible(table, self.seat, effect.then)
        ]

    def asks(self, table: Table) -> Question | None:
        if not self._cards(table):
            return None
        return Question(self.seat, msg("underwater_cities", "Do you use an ability of this turn?"))

    def candidates(self, table: Table) -> list[str]:
        return [*self._cards(table), ""]

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer and answer not in self._cards(table):
            message = msg("underwater_cities", "This card has no ability that you could use now.")
            yield Refusal("underwater_cities/once-per-turn", message, (answer,))

    def resolve(self, table: Table, answer: str | None) -> None:
        if not answer:
            return
        at = next(at for at, (piece, _) in enumerate(permanents(table, self.seat)) if piece == answer)
        table.push_all((Do(self.seat, answer, (0,)), Abilities(self.seat, self.used | 1 << at)))

    def label(self, table: Table, answer: str) -> Msg:
        return (
            msg("underwater_cities", "Use {card}", card=PieceArg(answer))
            if answer
            else msg("underwater_cities", "Use none")
        )


@frame("underwater_cities.end_turn")
class EndTurn(Frame[None]):
    """Effects of the end of a turn, then one card. Rules: underwater_cities/end-turn (D4)."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        built = table.counted(ids(self.seat).turn, "turn.built")
        table.push_all((DrawOne(self.seat), ClaimContracts(self.seat)))
        fire(table, self.seat, lambda effect: isinstance(effect, words.EndOfTurn) and built >= effect.built)


@frame("underwater_cities.draw_one")
class DrawOne(Frame[None]):
    """The card at the end of a turn; what only held for this turn is forgotten. Rules: underwater_cities/end-turn."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        draw(table, self.seat, 1)
        table.note(
            msg("underwater_cities", "{seat} draws a card.", seat=SeatArg(self.seat)),
            "underwater_cities/end-turn",
            (ids(self.seat).hand,),
        )
        for kind in ("turn.built", "turn.tunnels", "turn.stepped"):
            if table.counted(ids(self.seat).turn, kind):
                table.set_count(ids(self.seat).turn, kind, 0)
