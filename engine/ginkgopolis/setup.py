"""Setting the table up, and choosing characters: a ready set each, or the draft."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.ginkgopolis.cards import BUILDINGS, CHARACTERS, LETTERS, START_CODES, CardGain
from engine.ginkgopolis.deck import draw, thin_out
from engine.ginkgopolis.describe import piece_words
from engine.ginkgopolis.gains import gain
from engine.ginkgopolis.places import DRAFT, HAND, KEPT, PICKED, SCREEN, TOKENS
from engine.ginkgopolis.queries import cell_id, hand_size, is_solo
from engine.ginkgopolis.turn import RoundStep

START_CELLS = tuple(cell_id(x, y) for y in (1, 0, -1) for x in (-1, 0, 1))
START_MARKERS = dict(
    zip(
        LETTERS,
        ((-1, 2), (0, 2), (1, 2), (2, 1), (2, 0), (2, -1), (1, -2), (0, -2), (-1, -2), (-2, -1), (-2, 0), (-2, 1)),
        strict=True,
    )
)
REMOVED_TILES = 6
SETS = 6
DRAFT_HAND = 4
PICKS = 3
SOLO_START = CardGain(6, 6, 6)
RULE = "ginkgopolis/setup"


@frame("ginkgopolis.setup")
class SetupStep(Frame[None]):
    """Lay out city, piles and seats. Rules: ginkgopolis/setup."""

    def resolve(self, table: Table, answer: None) -> None:
        _city(table)
        _piles(table)
        for seat in table.seats_from_first():
            table.move(f"screen.{seat}", SCREEN[seat])
        if is_solo(table):
            table.move("first", "seat.1.tokens")
            table.push_all((SoloStartStep(), RoundStep()))
            return
        for seat in table.seats_from_first():
            table.transfer("hand_token", "box", TOKENS[seat], 2)
        first = table.settings.get("first", 0) or 1 + table.dice("first").randrange(table.seats)
        first = min(first, table.seats)
        table.move("first", TOKENS[first])
        message = msg("ginkgopolis.seat_is_first_player", "{seat} is the first player.", seat=SeatArg(first))
        table.note(message, "ginkgopolis/first-player", ("first", TOKENS[first]))
        if table.settings.get("characters"):
            _deal_characters(table)
            table.push_all((DraftRoundStep(1), StartItemsStep(), FirstHandsStep(), RoundStep()))
        else:
            _ready_sets(table)
            table.push_all((StartItemsStep(), FirstHandsStep(), RoundStep()))


def _city(table: Table) -> None:
    tiles = table.dice("city").shuffled([f"tile.{code}" for code in START_CODES])
    for tile, cell in zip(tiles, START_CELLS, strict=True):
        table.move(tile, cell)
    for letter, (x, y) in START_MARKERS.items():
        table.move(f"marker.{letter}", cell_id(x, y))
    table.note(
        msg("ginkgopolis.first_city_formed", "Nine buildings and twelve markers form the first city."),
        RULE,
        START_CELLS,
    )


def _piles(table: Table) -> None:
    for code in BUILDINGS:
        if code not in START_CODES:
            table.move(f"tile.{code}", "tiles")
            table.move(f"card.{code}", "reserve")
    table.shuffle("tiles")
    if table.settings["people"] <= 3:
        for _ in range(REMOVED_TILES):
            table.move(table.pieces_in("tiles")[-1].id, "box")
        message = msg("ginkgopolis.tiles_returned_to_box", "%n tile(s) go back to the box unseen.", REMOVED_TILES)
        table.note(message, "ginkgopolis/tiles-complete", ("tiles", "box"))
    for code in (*LETTERS, *START_CODES):
        table.move(f"card.{code}", "deck")
    table.shuffle("deck")
    thin_out(table)


# ---- characters ----------------------------------------------------------------------------------------------


def _ready_sets(table: Table) -> None:
    """One introductory set each, at random. Rules: ginkgopolis/characters."""
    sets = table.dice("characters").shuffled(range(1, SETS + 1))
    for seat, number in zip(table.seats_from_first(), sets, strict=False):
        for code, character in CHARACTERS.items():
            if character.set == number:
                table.move(f"character.{code}", KEPT[seat])
        message = msg(
            "ginkgopolis.seat_gets_character_set",
            "{seat} gets the character set {number}.",
            seat=SeatArg(seat),
            number=number,
        )
        table.note(message, "ginkgopolis/characters", ("box", KEPT[seat]))


def _deal_characters(table: Table) -> None:
    """Four characters each, face down. Rules: ginkgopolis/draft."""
    pool = table.dice("characters").shuffled([f"character.{code}" for code in CHARACTERS])
    for seat in table.seats_from_first():
        for character in pool[(seat - 1) * DRAFT_HAND : seat * DRAFT_HAND]:
            table.move(character, DRAFT[seat])


@frame("ginkgopolis.draft_round")
class DraftRoundStep(Frame[None]):
    """Everybody picks one character in secret, then the rest is passed on. Rules: ginkgopolis/draft."""

    pick: int

    def resolve(self, table: Table, answer: None) -> None:
        table.push(DraftPassStep(self.pick))
        for seat in table.seats_from_first():
            table.push(DraftPickStep(seat), seat)


@frame("ginkgopolis.draft_pick")
class DraftPickStep(Frame[str]):
    """A seat keeps one of the characters it was given. Rules: ginkgopolis/draft."""

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("ginkgopolis.choose_character_to_keep", "Which character do you keep?"))

    def candidates(self, table: Table) -> list[str]:
        return [piece.id for piece in table.pieces_in(DRAFT[self.seat])]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        piece = table.pieces.get(answer)
        if piece is None or piece.place.id != DRAFT[self.seat]:
            message = msg("ginkgopolis.not_a_given_character", "Choose one of the characters you were given.")
            yield Refusal("ginkgopolis/draft", message, (answer,) if piece is not None else ())

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        piece = table.pieces.get(grab)
        return grab if piece is not None and piece.kind == "character" and drop == KEPT[self.seat] else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            table.move(answer, PICKED[self.seat])
            table.note(
                msg("ginkgopolis.seat_has_chosen", "{seat} has chosen.", seat=SeatArg(self.seat)),
                "ginkgopolis/draft",
                (DRAFT[self.seat], PICKED[self.seat]),
            )

    def label(self, table: Table, answer: str) -> Message:
        start, effect = piece_words(answer)
        return msg(
            "ginkgopolis.option_keep_character",
            "Keep {card}. {start} {effect}",
            card=PieceArg(answer),
            start=start,
            effect=effect,
        )

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, KEPT[self.seat])

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not table.pieces_in(DRAFT[self.seat]):
            message = msg(
                "ginkgopolis.audit_no_characters_to_choose",
                "{seat} has no characters to choose from.",
                seat=SeatArg(self.seat),
            )
            yield Finding("ginkgopolis/draft", message, (DRAFT[self.seat],))


@frame("ginkgopolis.draft_pass")
class DraftPassStep(Frame[None]):
    """The other characters go to the left; after the third pick the last one leaves and all are shown."""

    pick: int

    def resolve(self, table: Table, answer: None) -> None:
        drafts = [DRAFT[seat] for seat in table.seats_from_first()]
        if self.pick < PICKS:
            table.pass_hands(drafts)
            table.note(
                msg("ginkgopolis.seats_pass_characters_left", "All pass their characters to the left."),
                "ginkgopolis/draft",
            )
            table.push(DraftRoundStep(self.pick + 1))
            return
        for seat in table.seats_from_first():
            table.move_all(DRAFT[seat], "box")
            table.move_all(PICKED[seat], KEPT[seat])
        table.note(msg("ginkgopolis.seats_show_characters", "All show their characters."), "ginkgopolis/draft")


@frame("ginkgopolis.start_items")
class StartItemsStep(Frame[None]):
    """Everybody takes what the three characters bring. Rules: ginkgopolis/start-items."""

    def resolve(self, table: Table, answer: None) -> None:
        for seat in table.seats_from_first():
            for piece in table.pieces_in(KEPT[seat]):
                if piece.kind == "character":
                    gain(table, seat, CHARACTERS[piece.id[10:]].start, piece.id, "ginkgopolis/start-items")


@frame("ginkgopolis.first_hands")
class FirstHandsStep(Frame[None]):
    """Four cards each. Rules: ginkgopolis/setup (step 9)."""

    def resolve(self, table: Table, answer: None) -> None:
        for seat in table.seats_from_first():
            draw(table, seat, hand_size(table) - len(table.pieces_in(HAND[seat])))
        message = msg("ginkgopolis.seats_dealt_cards", "Everybody is dealt %n card(s).", hand_size(table))
        table.note(message, RULE, ("deck",))


@frame("ginkgopolis.solo_start")
class SoloStartStep(Frame[None]):
    """Against Hal the person starts with six of everything. Rules: ginkgopolis/hal."""

    def resolve(self, table: Table, answer: None) -> None:
        gain(table, 1, SOLO_START, "seat.1.screen", "ginkgopolis/hal")
