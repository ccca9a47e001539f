"""Setting the table up, and the starting hands: eight cards of which four are kept, or six for a first game."""

from __future__ import annotations

from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import Message, SeatArg, msg
from engine.core.table.table import Table
from engine.imperial_miners.cards import BOARDS, LEVELS, data_of
from engine.imperial_miners.hands import FromHand, keep_order, put_away
from engine.imperial_miners.queries import DECK, HAND, PICKAXE, ROUNDS, SURFACE
from engine.imperial_miners.turn import RoundStep

USUAL = {1: 2, 2: 3, 3: 3}
FIRST_GAME = {1: 2, 2: 2, 3: 2}
"""Cards dealt of each level."""
KEPT = 4


@frame("imperial_miners.setup")
class SetupStep(Frame[None]):
    """Lay out boards, decks, events and seats. Rules: imperial_miners/setup."""

    def resolve(self, table: Table, answer: None) -> None:
        _boards(table)
        _decks(table)
        for seat in table.seats_from_first():
            table.move(f"surface.{seat}", SURFACE[seat])
            table.move(PICKAXE[seat], "research.start")
        first_game = bool(table.settings.get("first_game"))
        for seat in table.seats_from_first():
            _deal(table, seat, FIRST_GAME if first_game else USUAL)
        table.push(RoundStep())
        if not first_game:
            for seat in table.seats_from_first():
                table.push(KeepHandStep(seat), seat)


def _boards(table: Table) -> None:
    dice = table.dice("boards")
    for board in BOARDS:
        table.move(f"board.{board}", f"research.{board}")
        table.flip(f"board.{board}", dice.randrange(2))
    table.note(
        msg("imperial_miners.research_board_sides_drawn", "Each research board shows a side at random."),
        "imperial_miners/setup",
    )


def _decks(table: Table) -> None:
    """All level IV cards do the same, so their deck is shuffled only if a pack gave them different carts or names."""
    data = data_of(table)
    for card, level in data.level.items():
        table.move(card, DECK[level])
    alike = len({card._replace(id="") for card in data.mine.values() if card.level == 4}) == 1
    for level in LEVELS[:3] if alike else LEVELS:
        table.shuffle(DECK[level])
    for event in data.events:
        table.move(event, "event.deck")
    table.shuffle("event.deck")
    for _ in range(len(data.events) - ROUNDS):
        table.move(table.pieces_in("event.deck")[-1].id, "box")
    message = msg(
        "imperial_miners.event_deck_formed", "%n event(s) become the event deck; the others are removed unseen.", ROUNDS
    )
    table.note(message, "imperial_miners/setup", ("event.deck", "box"))


def _deal(table: Table, seat: int, numbers: dict[int, int]) -> None:
    for level, n in numbers.items():
        for _ in range(n):
            table.move(table.pieces_in(DECK[level])[-1].id, HAND[seat])
    message = msg(
        "imperial_miners.seat_is_dealt_cards", "{seat} is dealt %n card(s).", sum(numbers.values()), seat=SeatArg(seat)
    )
    table.note(message, "imperial_miners/starting-hand", (DECK[1], HAND[seat]))


@frame("imperial_miners.keep_hand")
class KeepHandStep(FromHand):
    """A seat keeps four of its eight cards. Rules: imperial_miners/starting-hand (A1)."""

    seat: int

    def question(self, table: Table) -> Question | None:
        if len(table.places[HAND[self.seat]].pieces) <= KEPT:
            return None
        return Question(
            self.seat,
            msg("imperial_miners.choose_starting_cards", "Which four cards do you keep?"),
            KEPT,
            KEPT,
        )

    def item_gesture(self, table: Table, item: str) -> Gesture | None:
        return Gesture(item, item)  # these are kept, not put away

    def default_answer(self, table: Table) -> tuple[str, ...]:
        given = set(keep_order(table, self.seat)[:-KEPT])
        return tuple(piece.id for piece in table.places[HAND[self.seat]].pieces if piece.id not in given)

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        if answer is None:
            return
        away = tuple(piece.id for piece in table.pieces_in(HAND[self.seat]) if piece.id not in answer)
        put_away(table, self.seat, away, HAND[self.seat], "imperial_miners/starting-hand")

    def label(self, table: Table, answer: tuple[str, ...]) -> Message:
        return msg("imperial_miners.keep_these_cards", "Keep: {cards}", cards=self.named_items(table, answer))
