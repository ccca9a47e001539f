"""Cards and hands: drawing, faction draws, level IV cards, discarding and the hand limit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.agenda import Frame, frame
from engine.core.audit import Finding
from engine.core.question import Gesture, Question, Shape
from engine.core.rule import Refusal
from engine.core.table import Table
from engine.core.text import Amount, Msg, PieceArg, SeatArg, Sign, Term, msg
from engine.imperial_miners import words
from engine.imperial_miners.cards import FACTION_BIT, ROMAN, data_of
from engine.imperial_miners.carry import Deed, gain, meaning, more, parts_of, sound_source
from engine.imperial_miners.counts import number
from engine.imperial_miners.queries import DECK, DISCARD, HAND, HAND_LIMIT, coins
from engine.imperial_miners.words import FACTIONS

DRAWN = (1, 2, 3)
"""Levels that can be drawn from; level IV cards come only from research boards and some events."""


def refill(table: Table, level: int) -> bool:
    """Make sure that a deck has a card; shuffle its discards in if it is empty. False: there is no card at all.

    Rules: imperial_miners/reshuffle (A30).
    """
    deck = DECK[level]
    if table.places[deck].pieces:
        return True
    if not table.places[DISCARD[level]].pieces:
        return False
    table.sweep(DISCARD[level], deck)
    table.shuffle(deck)
    message = msg("imperial_miners", "The discards of level {level} become a new deck.", level=Sign(ROMAN[level]))
    table.note(message, "imperial_miners/reshuffle", (DISCARD[level], deck))
    return True


def draw(table: Table, seat: int, level: int, target: str, cause: str, rule: str) -> str | None:
    """Draw the top card of a deck; None: there is none."""
    if not refill(table, level):
        return None
    card = table.places[DECK[level]].pieces[-1].id
    table.move(card, target)
    table.note(_draws(seat, level), rule, (cause, target))
    return card


@cache
def _draws(seat: int, level: int) -> Msg:
    return msg("imperial_miners", "{seat} draws a card of level {level}.", seat=SeatArg(seat), level=Sign(ROMAN[level]))


def is_exhausted(table: Table, level: int) -> bool:
    """Has a level neither deck nor discards?"""
    return not table.places[DECK[level]].pieces and not table.places[DISCARD[level]].pieces


def _cause(step: DrawCards | Search | Name | Discard) -> str:
    return Deed(step.seat, step.source, "", 0, 0).cause


def _wrong_deck(table: Table, level: int) -> Iterator[Refusal]:
    """Why no card can be drawn from a deck."""
    if level == 4:
        message = msg("imperial_miners", "Cards of level IV come only from research boards and some events.")
        yield Refusal("imperial_miners/level-four", message, ("deck.4",))
    elif level not in DRAWN:
        yield Refusal("imperial_miners/draw", msg("imperial_miners", "There is no such deck."), ())
    elif is_exhausted(table, level):
        message = msg("imperial_miners", "No card of level {level} is left.", level=Sign(ROMAN[level]))
        yield Refusal("imperial_miners/reshuffle", message, (DECK[level], DISCARD[level]))


def _grabbed_deck(table: Table, grab: str) -> int | None:
    """The deck of which a card was grabbed."""
    name = table.pieces[grab].place.id if grab in table.pieces else grab.partition("?")[0]
    return DECK.index(name) if name in DECK[1:] else None


# ---- drawing ---------------------------------------------------------------------------------------------------------


@frame("imperial_miners.draw")
class DrawCards(Frame[int]):
    """Draw cards one at a time, each from a deck of the player's choice.

    Rules: imperial_miners/draw (Kártyahúzás; A13). The order in which answers arrive is the order of the draws (A24).
    """

    lists_legal = True
    seat: int
    n: int
    source: str

    def asks(self, table: Table) -> Question | None:
        if not self.candidates(table):
            return None
        return Question(self.seat, msg("imperial_miners", "From which deck do you draw? (%n card(s) left)", self.n))

    def candidates(self, table: Table) -> list[int]:
        return [level for level in DRAWN if not is_exhausted(table, level)]

    def objections(self, table: Table, answer: int) -> Iterator[Refusal]:
        return _wrong_deck(table, answer)

    def attempt(self, table: Table, grab: str, drop: str) -> int | None:
        return _grabbed_deck(table, grab) if drop == HAND[self.seat] else None

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer is None:
            message = msg("imperial_miners", "{seat} draws nothing: no card is left.", seat=SeatArg(self.seat))
            table.note(message, "imperial_miners/reshuffle", (_cause(self),))
            return
        draw(table, self.seat, answer, HAND[self.seat], _cause(self), "imperial_miners/draw")
        if self.n > 1:
            table.push(DrawCards(self.seat, self.n - 1, self.source))

    def label(self, table: Table, answer: int) -> Msg:
        return msg("imperial_miners", "Draw a card of level {level}", level=Sign(ROMAN[answer]))

    def gesture(self, table: Table, answer: int) -> Gesture | None:
        return Gesture(DECK[answer], HAND[self.seat])

    def sound(self, table: Table) -> Iterator[Finding]:
        return _sound(table, self.seat, self.source)


def _sound(table: Table, seat: int, source: str) -> Iterator[Finding]:
    place = table.pieces[source].place.id if source in data_of(table).level else ""
    return sound_source(table, seat, source, place)


@meaning(words.Draw)
def _draw(table: Table, deed: Deed, part: words.Draw) -> Frame[int] | None:
    n = number(table, deed.seat, deed.place, part.n)
    if not n:
        return None
    return DrawCards(deed.seat, n + more(table, deed, "card", words.Draw), deed.source)


@meaning(words.DrawDeep)
def _draw_deep(table: Table, deed: Deed, part: words.DrawDeep) -> None:
    """Rules: imperial_miners/level-four (A27)."""
    for _ in range(part.n):
        if draw(table, deed.seat, 4, HAND[deed.seat], deed.cause, "imperial_miners/level-four") is None:
            message = msg("imperial_miners", "No card of level {level} is left.", level=Sign(ROMAN[4]))
            table.note(message, "imperial_miners/level-four", (deed.cause, "deck.4"))
            return


# ---- faction draws ---------------------------------------------------------------------------------------------------


@frame("imperial_miners.name_faction")
class Name(Frame[str]):
    """The player names the faction that is searched for. Rules: imperial_miners/faction-draw."""

    lists_legal = True
    seat: int
    n: int
    source: str

    def asks(self, table: Table) -> Question | None:
        if all(is_exhausted(table, level) for level in DRAWN):
            return None
        return Question(self.seat, msg("imperial_miners", "Which faction do you search for?"))

    def candidates(self, table: Table) -> list[str]:
        return list(FACTIONS)

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in FACTIONS:
            yield Refusal("imperial_miners/faction-draw", msg("imperial_miners", "There is no such faction."), ())

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            return
        if self.n > 1:
            table.push(Name(self.seat, self.n - 1, self.source))
        table.push(Search(self.seat, answer, 1, 0, self.source))

    def label(self, table: Table, answer: str) -> Msg:
        return msg("imperial_miners", "Search for: {faction}", faction=Term(answer))

    def sound(self, table: Table) -> Iterator[Finding]:
        return _sound(table, self.seat, self.source)


@frame("imperial_miners.search")
class Search(Frame[int]):
    """Turn up the cards of a deck until one of the faction appears; the others are shuffled back.

    Rules: imperial_miners/faction-draw (Frakcióhúzás; A14, A15, A16). `tried`: bits of the levels searched in vain.
    """

    lists_legal = True
    seat: int
    faction: str
    n: int
    tried: int
    source: str

    def asks(self, table: Table) -> Question | None:
        if not self.candidates(table):
            return None
        text = msg("imperial_miners", "Which deck do you search? ({faction})", faction=Term(self.faction))
        return Question(self.seat, text)

    def candidates(self, table: Table) -> list[int]:
        return [level for level in DRAWN if not self.tried >> level & 1 and not is_exhausted(table, level)]

    def objections(self, table: Table, answer: int) -> Iterator[Refusal]:
        yield from _wrong_deck(table, answer)
        if answer in DRAWN and self.tried >> answer & 1:
            message = msg("imperial_miners", "This deck was searched already: it holds no such card.")
            yield Refusal("imperial_miners/faction-draw", message, (DECK[answer],))

    def attempt(self, table: Table, grab: str, drop: str) -> int | None:
        return _grabbed_deck(table, grab) if drop == HAND[self.seat] else None

    def resolve(self, table: Table, answer: int | None) -> None:
        seat, faction = self.seat, Term(self.faction)
        if answer is None:
            message = msg(
                "imperial_miners",
                "{seat} finds no such card in any deck ({faction}).",
                seat=SeatArg(seat),
                faction=faction,
            )
            table.note(message, "imperial_miners/faction-draw", (_cause(self),))
            return
        refill(table, answer)
        deck, bit, bits = DECK[answer], FACTION_BIT.get(self.faction, 0), data_of(table).bits
        shown = 0
        found = ""
        for piece in reversed(table.places[deck].pieces):
            table.show(piece.id, table.everyone)
            shown += 1
            if bits.get(piece.id, 0) & bit:
                found = piece.id
                break
        if found:
            table.move(found, HAND[seat])
            message = msg(
                "imperial_miners",
                "{seat} turns up %n card(s) and takes {card}.",
                shown,
                seat=SeatArg(seat),
                card=PieceArg(found),
            )
            table.note(message, "imperial_miners/faction-draw", (deck, HAND[seat], found))
            if self.n > 1:
                table.push(Search(seat, self.faction, self.n - 1, 0, self.source))
        else:
            message = msg(
                "imperial_miners",
                "{seat} turns up the whole deck of level {level}: no such card ({faction}).",
                seat=SeatArg(seat),
                level=Sign(ROMAN[answer]),
                faction=faction,
            )
            table.note(message, "imperial_miners/faction-draw", (_cause(self), deck))
            table.push(Search(seat, self.faction, self.n, self.tried | 1 << answer, self.source))
        if table.places[deck].pieces:
            table.shuffle(deck)

    def label(self, table: Table, answer: int) -> Msg:
        return msg("imperial_miners", "Search the deck of level {level}", level=Sign(ROMAN[answer]))

    def gesture(self, table: Table, answer: int) -> Gesture | None:
        return Gesture(DECK[answer], HAND[self.seat])

    def sound(self, table: Table) -> Iterator[Finding]:
        yield from _sound(table, self.seat, self.source)
        if self.faction not in FACTIONS:
            yield Finding("imperial_miners/faction-draw", msg("imperial_miners", "There is no such faction."), ())


@meaning(words.DrawFaction)
def _draw_faction(_table: Table, deed: Deed, part: words.DrawFaction) -> Frame[str] | Frame[int] | None:
    if part.faction == "any":
        return Name(deed.seat, part.n, deed.source)
    return Search(deed.seat, part.faction, part.n, 0, deed.source)


# ---- giving cards away -----------------------------------------------------------------------------------------------


_KEEP = {1: 0.7, 2: 0.9, 3: 1.0, 4: 3.0}
"""How gladly a card of a level is kept."""


def keep_order(table: Table, seat: int) -> list[str]:
    """Hand cards, those first that a thrifty player would rather give away: too dear, or one of many of its level."""
    purse, data = coins(table, seat), data_of(table)
    left = {piece.id for piece in table.places[HAND[seat]].pieces}
    order = []
    while left:
        levels = [data.level.get(card, 0) for card in left]

        def worth(card: str, levels: list[int] = levels) -> tuple[float, str]:
            level = data.level.get(card, 0)
            dear = 0.1 * max(0, data.cost.get(card, 0) - purse - 3)
            return _KEEP.get(level, 0.0) - dear - 0.3 * (levels.count(level) - 1) * (level < 4), card

        least = min(left, key=worth)
        order.append(least)
        left.discard(least)
    return order


def put_away(table: Table, seat: int, cards: tuple[str, ...], cause: str, rule: str) -> None:
    """Hand cards go to the discard piles of their levels."""
    for card in cards:
        table.move(card, DISCARD[data_of(table).level.get(card, 1)])
    if cards:
        message = msg("imperial_miners", "{seat} discards %n card(s).", len(cards), seat=SeatArg(seat))
        table.note(message, rule, (cause, HAND[seat], *cards))


class FromHand(Frame[tuple[str, ...]]):
    """A question over the cards of a hand."""

    __slots__ = ()
    seat: int

    def candidates(self, table: Table) -> list[tuple[str, ...]]:
        return [piece.id for piece in table.places[HAND[self.seat]].pieces]  # type: ignore[misc]  # items, not answers

    def objections(self, table: Table, answer: tuple[str, ...]) -> Iterator[Refusal]:
        held = {piece.id for piece in table.places[HAND[self.seat]].pieces}
        for card in answer:
            if card not in held:
                yield Refusal("imperial_miners/own-card", msg("imperial_miners", "You do not hold this card."), (card,))

    def attempt(self, table: Table, grab: str, drop: str) -> tuple[str, ...] | None:
        piece = table.pieces.get(grab)
        if piece is None or piece.place.id != HAND[self.seat] or not drop.startswith("discard."):
            return None
        return (grab,)

    def label(self, table: Table, answer: tuple[str, ...]) -> Msg:
        return msg("imperial_miners", "Discard %n card(s)", len(answer))


@frame("imperial_miners.discard")
class Discard(FromHand):
    """Discard cards, from `low` to `high` of them, as far as the hand reaches; each may pay something.

    Rules: imperial_miners/discard. The part of the effect says what each card pays.
    """

    seat: int
    low: int
    high: int
    source: str
    effect: int
    part: int

    def asks(self, table: Table) -> Question | None:
        held = len(table.places[HAND[self.seat]].pieces)
        if not held or self.high < 1:
            return None
        text = msg("imperial_miners", "Which cards do you discard?")
        return Question(self.seat, text, Shape.SOME, min(self.low, held), min(self.high, held))

    def proposal(self, table: Table) -> tuple[str, ...]:
        given = set(keep_order(table, self.seat)[: self.low])
        return tuple(piece.id for piece in table.places[HAND[self.seat]].pieces if piece.id in given)

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        if not answer:
            return
        cause = _cause(self)
        put_away(table, self.seat, answer, cause, "imperial_miners/discard")
        parts = parts_of(table, self.source, self.effect)
        part = parts[self.part] if 0 <= self.part < len(parts) else None
        if isinstance(part, words.Discard) and part.each is not None:
            kind = "coin" if isinstance(part.each, words.Coin) else "point"
            n = len(answer) * number(table, self.seat, "", part.each.n)
            if n:
                gain(table, self.seat, kind, n, cause, "imperial_miners/discard")

    def sound(self, table: Table) -> Iterator[Finding]:
        return _sound(table, self.seat, self.source)


@meaning(words.Discard)
def _discard(_table: Table, deed: Deed, part: words.Discard) -> Frame[tuple[str, ...]] | None:
    low = 0 if part.up_to else part.n
    return Discard(deed.seat, low, part.n, deed.source, deed.effect, deed.part)


def holds_too_many(table: Table, seat: int) -> bool:
    """Must a seat discard before it goes on?"""
    return len(table.places[HAND[seat]].pieces) > HAND_LIMIT


@frame("imperial_miners.hand_limit")
class HandLimit(FromHand):
    """After a whole activation, surface effect or event: at most eight. Rules: imperial_miners/hand-limit (A31)."""

    seat: int

    def asks(self, table: Table) -> Question | None:
        over = len(table.places[HAND[self.seat]].pieces) - HAND_LIMIT
        if over <= 0:
            return None
        text = msg(
            "imperial_miners",
            "You hold more than {limit}: which cards do you discard?",
            limit=Amount(HAND_LIMIT, "card"),
        )
        return Question(self.seat, text, Shape.SOME, over, over)

    def proposal(self, table: Table) -> tuple[str, ...]:
        over = len(table.places[HAND[self.seat]].pieces) - HAND_LIMIT
        given = set(keep_order(table, self.seat)[:over])
        return tuple(piece.id for piece in table.places[HAND[self.seat]].pieces if piece.id in given)

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        if answer:
            put_away(table, self.seat, answer, HAND[self.seat], "imperial_miners/hand-limit")
