"""Drawing cards: from the decks, by faction, and level IV cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.flow.facet import Facet
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import LiteralArg, Message, NounArg, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.imperial_miners import effects as words
from engine.imperial_miners.cards import FACTION_BIT, LEVELS, ROMAN, data_of
from engine.imperial_miners.counts import number
from engine.imperial_miners.facets import faction_facet, level_facet
from engine.imperial_miners.numbers import FACTIONS
from engine.imperial_miners.perform import EffectSource, meaning, more, sound_where_it_lies
from engine.imperial_miners.queries import DECK, DISCARD, HAND

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
    table.move_all(DISCARD[level], deck)
    table.shuffle(deck)
    message = msg(
        "imperial_miners.deck_rebuilt_from_discards",
        "The discards of level {level} become a new deck.",
        level=LiteralArg(ROMAN[level]),
    )
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
def _draws(seat: int, level: int) -> Message:
    return msg(
        "imperial_miners.seat_draws_card",
        "{seat} draws a card of level {level}.",
        seat=SeatArg(seat),
        level=LiteralArg(ROMAN[level]),
    )


def is_exhausted(table: Table, level: int) -> bool:
    """Has a level neither deck nor discards?"""
    return not table.places[DECK[level]].pieces and not table.places[DISCARD[level]].pieces


def _cause(step: DrawCardsStep | SearchStep | NameStep) -> str:
    return EffectSource(step.seat, step.source, "", 0, 0).cause


def _wrong_deck(table: Table, level: int) -> Iterator[Refusal]:
    """Why no card can be drawn from a deck."""
    if level == 4:
        message = msg(
            "imperial_miners.not_drawable_level_iv", "Cards of level IV come only from research boards and some events."
        )
        yield Refusal("imperial_miners/level-four", message, ("deck.4",))
    elif level not in DRAWN:
        yield Refusal("imperial_miners/draw", msg("imperial_miners.no_such_deck", "There is no such deck."), ())
    elif is_exhausted(table, level):
        message = msg(
            "imperial_miners.no_card_of_level_left", "No card of level {level} is left.", level=LiteralArg(ROMAN[level])
        )
        yield Refusal("imperial_miners/reshuffle", message, (DECK[level], DISCARD[level]))


def _grabbed_deck(table: Table, grab: str) -> int | None:
    """The deck of which a card was grabbed."""
    name = table.pieces[grab].place.id if grab in table.pieces else grab.partition("?")[0]
    return DECK.index(name) if name in DECK[1:] else None


# ---- drawing ---------------------------------------------------------------------------------------------------------


@frame("imperial_miners.draw")
class DrawCardsStep(Frame[int]):
    """Draw cards one at a time, each from a deck of the player's choice.

    Rules: imperial_miners/draw (A13). The order in which answers arrive is the order of the draws (A24).
    """

    candidates_are_legal = True
    seat: int
    n: int
    source: str

    def question(self, table: Table) -> Question | None:
        if not self.candidates(table):
            return None
        return Question(
            self.seat,
            msg("imperial_miners.choose_deck_to_draw_from", "From which deck do you draw? (%n card(s) left)", self.n),
        )

    def candidates(self, table: Table) -> list[int]:
        return [level for level in DRAWN if not is_exhausted(table, level)]

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        return _wrong_deck(table, answer)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> int | None:
        return _grabbed_deck(table, grab) if drop == HAND[self.seat] else None

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer is None:
            message = msg(
                "imperial_miners.seat_draws_nothing", "{seat} draws nothing: no card is left.", seat=SeatArg(self.seat)
            )
            table.note(message, "imperial_miners/reshuffle", (_cause(self),))
            return
        draw(table, self.seat, answer, HAND[self.seat], _cause(self), "imperial_miners/draw")
        if self.n > 1:
            table.push(DrawCardsStep(self.seat, self.n - 1, self.source))

    def label(self, table: Table, answer: int) -> Message:
        return msg(
            "imperial_miners.draw_card_of_level", "Draw a card of level {level}", level=LiteralArg(ROMAN[answer])
        )

    def facet(self, table: Table, answer: int) -> Facet | None:
        return level_facet(answer) if answer in LEVELS else None

    def gesture(self, table: Table, answer: int) -> Gesture | None:
        return Gesture(DECK[answer], HAND[self.seat])

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return sound_where_it_lies(table, self.seat, self.source)


@meaning(words.DrawEffect)
def _draw(table: Table, deed: EffectSource, part: words.DrawEffect) -> Frame[int] | None:
    n = number(table, deed.seat, deed.place, part.n)
    if not n:
        return None
    return DrawCardsStep(deed.seat, n + more(table, deed, "card", words.DrawEffect), deed.source)


@meaning(words.DrawDeepEffect)
def _draw_deep(table: Table, deed: EffectSource, part: words.DrawDeepEffect) -> None:
    """Rules: imperial_miners/level-four (A27)."""
    for _ in range(part.n):
        if draw(table, deed.seat, 4, HAND[deed.seat], deed.cause, "imperial_miners/level-four") is None:
            message = msg(
                "imperial_miners.no_card_of_level_left", "No card of level {level} is left.", level=LiteralArg(ROMAN[4])
            )
            table.note(message, "imperial_miners/level-four", (deed.cause, "deck.4"))
            return


# ---- faction draws ---------------------------------------------------------------------------------------------------


@frame("imperial_miners.name_faction")
class NameStep(Frame[str]):
    """The player names the faction that is searched for. Rules: imperial_miners/faction-draw."""

    candidates_are_legal = True
    seat: int
    n: int
    source: str

    def question(self, table: Table) -> Question | None:
        if all(is_exhausted(table, level) for level in DRAWN):
            return None
        return Question(self.seat, msg("imperial_miners.choose_faction_to_search", "Which faction do you search for?"))

    def candidates(self, table: Table) -> list[str]:
        return list(FACTIONS)

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in FACTIONS:
            yield Refusal(
                "imperial_miners/faction-draw", msg("imperial_miners.no_such_faction", "There is no such faction."), ()
            )

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            return
        if self.n > 1:
            table.push(NameStep(self.seat, self.n - 1, self.source))
        table.push(SearchStep(self.seat, answer, 1, 0, self.source))

    def label(self, table: Table, answer: str) -> Message:
        return msg("imperial_miners.search_for_faction", "Search for: {faction}", faction=NounArg(answer))

    def facet(self, table: Table, answer: str) -> Facet | None:
        return faction_facet(answer)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return sound_where_it_lies(table, self.seat, self.source)


@frame("imperial_miners.search")
class SearchStep(Frame[int]):
    """Turn up the cards of a deck until one of the faction appears; the others are shuffled back.

    Rules: imperial_miners/faction-draw (A14, A15, A16). `tried`: bits of the levels searched in vain.
    """

    candidates_are_legal = True
    seat: int
    faction: str
    n: int
    tried: int
    source: str

    def question(self, table: Table) -> Question | None:
        if not self.candidates(table):
            return None
        text = msg(
            "imperial_miners.choose_deck_to_search",
            "Which deck do you search? ({faction})",
            faction=NounArg(self.faction),
        )
        return Question(self.seat, text)

    def candidates(self, table: Table) -> list[int]:
        return [level for level in DRAWN if not self.tried >> level & 1 and not is_exhausted(table, level)]

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        yield from _wrong_deck(table, answer)
        if answer in DRAWN and self.tried >> answer & 1:
            message = msg(
                "imperial_miners.already_searched_deck", "This deck was searched already: it holds no such card."
            )
            yield Refusal("imperial_miners/faction-draw", message, (DECK[answer],))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> int | None:
        return _grabbed_deck(table, grab) if drop == HAND[self.seat] else None

    def resolve(self, table: Table, answer: int | None) -> None:
        seat, faction = self.seat, NounArg(self.faction)
        if answer is None:
            message = msg(
                "imperial_miners.seat_finds_no_such_card",
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
            table.show(piece.id, table.all_viewers)
            shown += 1
            if bits.get(piece.id, 0) & bit:
                found = piece.id
                break
        if found:
            table.move(found, HAND[seat])
            message = msg(
                "imperial_miners.seat_search_finds_card",
                "{seat} turns up %n card(s) and takes {card}.",
                shown,
                seat=SeatArg(seat),
                card=PieceArg(found),
            )
            table.note(message, "imperial_miners/faction-draw", (deck, HAND[seat], found))
            if self.n > 1:
                table.push(SearchStep(seat, self.faction, self.n - 1, 0, self.source))
        else:
            message = msg(
                "imperial_miners.seat_search_of_deck_fails",
                "{seat} turns up the whole deck of level {level}: no such card ({faction}).",
                seat=SeatArg(seat),
                level=LiteralArg(ROMAN[answer]),
                faction=faction,
            )
            table.note(message, "imperial_miners/faction-draw", (_cause(self), deck))
            table.push(SearchStep(seat, self.faction, self.n, self.tried | 1 << answer, self.source))
        if table.places[deck].pieces:
            table.shuffle(deck)

    def label(self, table: Table, answer: int) -> Message:
        return msg(
            "imperial_miners.search_deck_of_level", "Search the deck of level {level}", level=LiteralArg(ROMAN[answer])
        )

    def facet(self, table: Table, answer: int) -> Facet | None:
        return level_facet(answer) if answer in LEVELS else None

    def gesture(self, table: Table, answer: int) -> Gesture | None:
        return Gesture(DECK[answer], HAND[self.seat])

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from sound_where_it_lies(table, self.seat, self.source)
        if self.faction not in FACTIONS:
            yield Finding(
                "imperial_miners/faction-draw", msg("imperial_miners.no_such_faction", "There is no such faction."), ()
            )


@meaning(words.DrawFactionEffect)
def _draw_faction(_table: Table, deed: EffectSource, part: words.DrawFactionEffect) -> Frame[str] | Frame[int] | None:
    if part.faction == "any":
        return NameStep(deed.seat, part.n, deed.source)
    return SearchStep(deed.seat, part.faction, part.n, 0, deed.source)
