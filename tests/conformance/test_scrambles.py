"""Free hands may do anything; the audit names what is wrong, its repairs mend it, and play goes on to the end."""

from __future__ import annotations

from math import isfinite

from engine.api import (
    GAMES,
    Game,
    HistoryEntry,
    MovePiece,
    RandomStream,
    Session,
    SetCount,
    decode,
    encode,
    find_game,
)
from tests.conformance.cases import LONGEST, Case, each_game, play_on, seeds
from tests.conformance.guard import assert_whole
from tests.conformance.hands import MOST_REPAIRS, Hands


@each_game
@seeds(normal=12, soak=10_000, chunk=250)
def test_scrambled_tables_can_be_mended_and_played(game: Game, seeds: range) -> None:
    for seed in seeds:
        scrambled(game, seed)


def scrambled(game: Game, seed: int) -> None:
    """Play a little, scramble, ask everything, repair, resume somewhere, play to the end."""
    dice = RandomStream(seed, "scramble", 0)
    case = Case(game, game.seat_counts[seed % len(game.seat_counts)])
    session = case.start(seed)
    play_on(session, seed, dice.choice((0, 2, dice.randrange(60), LONGEST)))
    session.to_sandbox()
    hands = Hands(session, seed)
    hands.scramble()
    assert_whole(session.table)
    hands.ask_everything()
    points = session.game.resume_points(session.table)
    assert points, "there is no way back"
    point = points[0].id if dice.randrange(2) else dice.choice(points).id
    point = hands.repair(point, first=bool(seed % 2), at_once=1 if seed % 8 < 2 else 5)
    hands.ask_everything()
    assert isinstance(session.to_strict(1, point), HistoryEntry)
    play_on(session, seed)
    assert_whole(session.table)
    if seed % 5 == 0:
        opened = decode(encode(session).encode(), find_game)
        assert opened.first_divergence is None
        assert opened.session.table.digest() == session.table.digest()


@each_game
@seeds(normal=10, soak=5_000, chunk=250)
def test_mended_tables_are_played_on_where_they_were(game: Game, seeds: range) -> None:
    for seed in seeds:
        mended_in_place(game, seed)


def mended_in_place(game: Game, seed: int) -> None:
    """A few slips of the hand, at once mended: nobody may then be asked without having an answer.

    What is wrong with a step of the agenda has no repair: then play could only resume elsewhere, as above.
    """
    dice = RandomStream(seed, "slips", 0)
    session = Case(game, game.seat_counts[seed % len(game.seat_counts)]).start(seed)
    play_on(session, seed, dice.choice((0, 1, 2, 3, 5, dice.randrange(60), dice.randrange(200))))
    if session.is_over:
        return
    session.to_sandbox()
    hands = Hands(session, seed)
    for _ in range(dice.choice((1, 1, 2, 3, 10))):
        hands.do(hands.act())
    for _ in range(MOST_REPAIRS):
        curable = [finding for finding in session.findings() if finding.repairs]
        if not curable:
            break
        for act in curable[0].repairs[0].acts:
            assert isinstance(session.apply_action(act), HistoryEntry)
    else:
        raise AssertionError("the repairs never end")
    if not session.findings():
        assert isinstance(session.to_strict(1), HistoryEntry)
        play_on(session, seed)
        assert_whole(session.table)


@each_game
@seeds(normal=2, soak=600, chunk=40)
def test_a_table_has_a_value_whatever_was_taken_away(game: Game, seeds: range) -> None:
    """In the middle of a turn free hands may empty every stock, or heap all pieces up: what a step needs is gone."""
    for seed in seeds:
        case = Case(game, game.seat_counts[seed % len(game.seat_counts)])
        session = case.start(seed)
        play_on(session, seed)
        dice = RandomStream(seed, "taken away", 0)
        for entry in dice.shuffled(session.line())[:30]:
            session.seek(entry)
            session.to_sandbox()
            _take_away(session, dice)
            for seat in range(1, session.table.seats + 1):
                assert isfinite(game.evaluate(session.table, seat))


def _take_away(session: Session, dice: RandomStream) -> None:
    table, how = session.table, dice.randrange(3)
    if how != 1:
        for place in [place.id for place in table.places.values() if place.id.startswith("seat.")]:
            for kind in list(table.place(place).counts):
                session.apply_action(SetCount(place, kind, max(0, table.count_defs[kind].minimum)))
    if how != 0:
        heap = dice.choice(list(table.places))
        for piece in table.pieces:
            session.apply_action(MovePiece(piece, heap))


def test_a_card_slipped_in_after_the_reveal_is_not_played_unasked() -> None:
    """A seed of the long run: a card lay where the next round looked for the one that was chosen."""
    mended_in_place(GAMES["imperial_miners"], 33501)


def test_a_hand_as_large_as_a_deck_can_be_given_away_and_saved() -> None:
    """A seed of the long run: the sentence about the cards was longer than a file may hold."""
    scrambled(GAMES["underwater_cities"], 3235)


def test_a_round_far_beyond_the_last_one_ends_the_game() -> None:
    """A seed of the long run: nobody could do anything any more, and round followed round without end."""
    scrambled(GAMES["underwater_cities"], 2600)


def test_a_stock_emptied_while_something_is_paid_for_has_no_answer() -> None:
    """A seed of the long run: the price was asked for, then free hands took the credits away."""
    scrambled(GAMES["underwater_cities"], 4488)
