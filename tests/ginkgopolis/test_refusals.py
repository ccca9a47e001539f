"""Every refusal: each check passes what is right and refuses what is wrong, by its rule; no refusal lacks one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.api import Pending, QuestionShape, RandomBot, RandomStream, Refusal
from engine.ginkgopolis.gains import GiveTilesStep, ResourceOrTileStep
from engine.ginkgopolis.markers import MarkerTo, MoveMarkerStep
from engine.ginkgopolis.setup import DraftPickStep
from engine.ginkgopolis.turn import NEW_HAND, Commitment, CommitStep
from tests.ginkgopolis.table import Situation, choice, game

ME, OTHER = 1, 2


@pytest.fixture
def session() -> Situation:
    """I hold red 1, blue 1, A and B with tiles red 4 and yellow 20; yellow 7 is under construction, red 2 covered."""
    made = game(2)
    made.city(
        {(0, 0): "R1", (1, 0): "B1", (0, 1): ("Y1 Y7", OTHER), (-1, 0): ("R2 R9", OTHER), (0, -1): "B3"},
        sites=((0, 1),),
    )
    made.kept(ME, "C01")
    made.kept(OTHER, "R2")
    made.hand(ME, "R1", "B1", "A", "B")
    made.hand(OTHER, "R9", "C", "D", "E")
    made.tiles(ME, "R4", "Y20")
    made.tiles(OTHER, "B9")
    made.stock(ME, resources=5, points=5)
    return made


# ---- choosing a card -----------------------------------------------------------------------------------------


def test_a_card_of_the_own_hand(session: Situation) -> None:
    assert session.refusals(session.asked(ME), choice("R1")) == []
    assert session.refused(ME, choice("C")) == ["ginkgopolis/own-card"]
    assert session.sentence(ME, choice("C")) == "You do not hold urbanization card C.", "who has it is a secret"
    session.table.show("card.C", 1 << ME)
    assert session.sentence(ME, choice("C")) == "You do not hold card.C: Seat 2 has it.", "but I have passed it on"
    assert session.refused(ME, choice("B3")) == ["ginkgopolis/own-card"], "it was discarded"
    assert session.refused(ME, Commitment("nonsense")) == ["ginkgopolis/commit"]
    assert session.refused(ME, Commitment("")) == ["ginkgopolis/commit"]
    assert session.refused(ME, Commitment("marker.A")) == ["ginkgopolis/commit"]


def test_a_building_site_cannot_be_chosen(session: Situation) -> None:
    assert session.refused(ME, choice("Y7")) == ["ginkgopolis/site"]
    (refusal,) = session.refusals(session.asked(ME), choice("Y7", "R4"))
    assert refusal.rule == "ginkgopolis/site"
    assert refusal.subjects == ("card.Y7", "city.0.1")
    assert "under construction" in str(refusal.message)


def test_a_tile_that_is_not_in_the_city_has_its_card_in_the_reserve(session: Situation) -> None:
    assert session.refused(ME, choice("B20")) == ["ginkgopolis/matching-card"]


def test_a_card_that_was_kept_is_out(session: Situation) -> None:
    assert session.refused(ME, choice("R2")) == ["ginkgopolis/keep-card"]
    assert session.sentence(ME, choice("R2")) == "card.R2 lies in front of Seat 2: it was built over."


def test_a_tile_of_the_own(session: Situation) -> None:
    assert session.refusals(session.asked(ME), choice("R1", "R4")) == []
    assert session.refused(ME, choice("R1", "B9")) == ["ginkgopolis/own-tile"]
    assert session.refused(ME, choice("R1", "R9")) == ["ginkgopolis/construct"], "it is built"
    assert session.refused(ME, Commitment("card.R1", "nonsense")) == ["ginkgopolis/own-tile"]
    assert session.refused(ME, choice("C", "B9")) == ["ginkgopolis/own-card", "ginkgopolis/own-tile"], "both are told"


def test_a_new_hand_needs_a_token(session: Situation) -> None:
    new = Commitment(NEW_HAND)
    assert session.refusals(session.asked(ME), new) == []
    session.tokens_of(ME, 0)
    assert session.refused(ME, new) == ["ginkgopolis/new-hand"]
    assert session.refused(ME, Commitment(NEW_HAND, "tile.R4")) == ["ginkgopolis/new-hand", "ginkgopolis/new-hand"]


# ---- a resource or a tile ------------------------------------------------------------------------------------


def test_what_a_lone_urbanization_card_gives(session: Situation) -> None:
    session.supply_of(ME, 0)
    session.commit(OTHER, "C")
    session.commit(ME, "A")
    question = session.asked(ME)
    assert isinstance(question.frame, ResourceOrTileStep)
    assert session.refusals(question, "tile") == []
    assert session.refused(ME, "resource") == ["ginkgopolis/exploit-urbanization"]
    assert session.sentence(ME, "resource") == "Your supply of resources is empty."
    assert session.refused(ME, "point") == ["ginkgopolis/exploit-urbanization"]
    assert session.why_not(ME, "tiles", "seat.1.tiles") == []
    assert session.why_not(ME, "seat.1.supply", "seat.1.screen") == ["ginkgopolis/exploit-urbanization"]
    assert session.why_not(ME, "tiles", "city.0.0") == ["ginkgopolis/gain-tiles"]
    assert session.why_not(ME, "card.B", "seat.1.commit") == ["table/not-asked"]
    session.supply_of(ME, 1)
    for piece in [piece.id for piece in session.table.pieces_in("tiles")]:
        session.table.move(piece, "box")
    assert session.refusals(question, "resource") == []
    assert session.sentence(ME, "tile") == "The supply of tiles is empty."


# ---- drags ---------------------------------------------------------------------------------------------------


def test_drags_that_are_options(session: Situation) -> None:
    assert session.why_not(ME, "card.R1", "seat.1.commit") == []
    assert session.why_not(ME, "tile.R4", "city.0.0") == [], "red 4 on red 1"
    assert session.why_not(ME, "tile.R4", "city.-1.2") == [], "red 4 on marker A"
    assert session.why_not(ME, "seat.1.tokens", "discard") == []


DRAGS = [
    ("a card that I have not seen", "card.C", "seat.1.commit", "table/not-asked"),
    ("a card on somebody else's choice", "card.R1", "seat.2.commit", "ginkgopolis/commit"),
    ("a card on its own building", "card.R1", "city.0.0", "ginkgopolis/commit"),
    ("a card on another building", "card.R1", "city.1.0", "ginkgopolis/matching-card"),
    ("a single card on the discards", "card.R1", "discard", "ginkgopolis/new-hand"),
    ("a tile on a building whose card I lack", "tile.R4", "city.0.-1", "ginkgopolis/own-card"),
    ("a tile on a building that another holds", "tile.R4", "city.-1.0", "ginkgopolis/own-card"),
    ("a tile on a building site", "tile.R4", "city.0.1", "ginkgopolis/site"),
    ("a tile on a marker whose card I lack", "tile.R4", "city.2.1", "ginkgopolis/own-card"),
    ("a tile on an empty cell", "tile.R4", "city.2.2", "ginkgopolis/urbanize"),
    ("a tile outside of the city's bounds", "tile.R4", "city.99.0", "ginkgopolis/commit"),
    ("a tile without a card", "tile.R4", "seat.1.commit", "ginkgopolis/commit"),
    ("a built tile", "tile.R9", "city.0.0", "ginkgopolis/construct"),
    ("a tile under another one", "tile.Y1", "seat.1.tiles", "ginkgopolis/construct"),
    ("a marker out of time", "marker.A", "city.2.2", "ginkgopolis/marker-move"),
    ("a character", "character.C01", "box", "ginkgopolis/keep-card"),
    ("a kept card", "card.R2", "seat.1.hand", "ginkgopolis/keep-card"),
    ("a discarded card", "card.B3", "seat.1.hand", "ginkgopolis/rebuild"),
    ("a card of the reserve", "card.B20", "seat.1.hand", "ginkgopolis/site"),
    ("a hidden card", "seat.2.hand?0", "seat.1.hand", "table/foreign-piece"),
    ("the tiles of another", "seat.2.tiles", "seat.1.tiles", "table/foreign-piece"),
    ("the supply of another", "seat.2.supply", "seat.1.screen", "table/foreign-piece"),
    ("the deck", "deck?3", "seat.1.hand", "ginkgopolis/draw"),
    ("the pile of tiles", "tiles?3", "seat.1.tiles", "ginkgopolis/gain-tiles"),
    ("the own supply", "seat.1.supply", "seat.1.screen", "ginkgopolis/gain-resources"),
    ("what is behind the own screen", "seat.1.screen", "city.0.0", "ginkgopolis/screen"),
    ("resources of a building", "city.0.1", "seat.2.screen", "ginkgopolis/return-resources"),
    ("a token elsewhere", "seat.1.tokens", "deck", "ginkgopolis/new-hand"),
    ("the first-player card", "first", "seat.2.tokens", "ginkgopolis/first-player"),
    ("the own screen", "screen.1", "box", "ginkgopolis/screen"),
    ("nothing that is known", "nonsense", "deck", "table/not-asked"),
    ("a card to nowhere that is known", "box", "nonsense", "table/known-place"),
]


@pytest.mark.parametrize(("what", "grab", "drop", "rule"), DRAGS, ids=[row[0] for row in DRAGS])
def test_drags_that_are_refused(session: Situation, what: str, grab: str, drop: str, rule: str) -> None:
    found = session.explain_drag(ME, grab, drop)
    assert [refusal.rule for refusal in found] == [rule]
    assert_sentence(session, found[0])


def test_a_hidden_piece_gives_nothing_away(session: Situation) -> None:
    """Whoever guesses an id learns the same about a foreign hand, the deck and the box."""
    for card in ("C", "D", "F"):
        session.table.move(f"card.{card}", "deck")
    session.table.shuffle("deck")  # whatever the deal had shown me of them is forgotten
    for card in ("C", "D"):
        session.table.move(f"card.{card}", "seat.2.hand")
    drops = ("deck", "city.0.0", "seat.1.commit", "seat.2.hand")
    told = {card: [session.why_not(ME, f"card.{card}", drop) for drop in drops] for card in ("C", "D", "F")}
    assert told["C"] == told["D"] == told["F"]


def test_what_was_chosen_stays(session: Situation) -> None:
    session.commit(ME, "R1", "R4")
    assert session.why_not(ME, "card.R1", "seat.1.hand") == ["ginkgopolis/resolve"]
    assert session.why_not(ME, "tile.R4", "seat.1.tiles") == ["ginkgopolis/resolve"]
    assert session.why_not(ME, "card.A", "seat.1.commit") == ["table/not-your-turn"]
    assert session.why_not(ME, "tile.Y20", "city.0.0") == ["table/not-your-turn"]
    (refusal,) = session.explain_drag(ME, "card.A", "seat.1.commit")
    assert str(refusal.message) == "Not now: Seat 2 is choosing."


def test_an_old_question_is_stale(session: Situation) -> None:
    question = session.asked(ME)
    session.choose(ME, choice("R1"))
    assert [one.rule for one in session.refusals(question, choice("A"))] == ["table/stale-question"]


def test_after_the_end_nothing_moves() -> None:
    session = played_out(2, seed=3)
    assert session.is_over
    for grab in ("card.A", "marker.A", "tile.R1", "seat.1.supply", "first", "nonsense"):
        assert session.why_not(ME, grab, "city.0.0") == ["table/game-over"]


# ---- all refusals that can be provoked ------------------------------------------------------------------------


def assert_sentence(session: Situation, refusal: Refusal) -> None:
    """It cites a rule of the book, has words, and is about things that exist."""
    assert refusal.rule in session.game.rules, refusal
    text = str(refusal.message)
    assert text, refusal
    assert "{" not in text, refusal
    assert "%n" not in text, refusal
    table = session.table
    for subject in refusal.subjects:
        known = subject in table.pieces or table.has_place(subject.partition("?")[0])
        assert known or subject in ("nonsense",), refusal


def mutations(session: Situation, pending: Pending, dice: RandomStream) -> Iterator[Any]:
    """Answers near the legal ones and far from them."""
    pieces = sorted(session.table.pieces)
    some = [dice.choice(pieces) for _ in range(12)]
    match pending.frame:
        case CommitStep():
            legal = dice.choice(session.options(pending))
            for piece in (*some, "", "nonsense", NEW_HAND):
                yield Commitment(piece)
                yield Commitment(legal.card, piece)
                yield Commitment(piece, legal.tile)
        case MoveMarkerStep():
            places = sorted(session.table.places)
            for place in (*(dice.choice(places) for _ in range(20)), "nonsense", ""):
                for push in ("", "earlier", "later", "nonsense"):
                    yield MarkerTo(place, push)
        case GiveTilesStep():
            yield from ((piece,) for piece in some)
            yield tuple(session.options(pending)) * 2
            yield (*session.options(pending), "nonsense")
        case ResourceOrTileStep():
            yield from ("resource", "tile", "point", "", "nonsense")
        case DraftPickStep():
            yield from (*some, "", "nonsense")


def check_questions(session: Situation, dice: RandomStream) -> int:
    """Mutated answers to all open questions: each is an option or refused by a rule. How many were refused."""
    count = 0
    for pending in session.pending():
        listed = session.options(pending)
        if pending.frame.shape is QuestionShape.PICK:
            assert listed
            assert all(next(pending.frame.broken_rules(session.table, one), None) is None for one in listed)
        for said in mutations(session, pending, dice):
            found = session.refusals(pending, said)
            if pending.frame.shape is QuestionShape.PICK:
                assert (not found) == (said in listed), said
            for refusal in found:
                assert_sentence(session, refusal)
            count += len(found)
    return count


def check_drags(session: Situation, dice: RandomStream) -> int:
    """All pieces and a sample of places: a drag is the gesture of an option, or refused by a rule."""
    table = session.table
    for seat in table.seats_from_first():
        gestures = {
            gesture for one in session.pending() if one.question.seat == seat for gesture in session.gestures(one)
        }
        handy = {tuple(gesture) for gesture, _ in gestures}
        gives = [one for one in session.pending() if one.question.seat == seat and isinstance(one.frame, GiveTilesStep)]
        grabs = [*sorted(table.pieces), *sorted(table.places), "nonsense", f"seat.{seat}.hand?0", "deck?0", "tiles?0"]
        drops = [dice.choice(sorted(table.places)) for _ in range(3)]
        drops += [f"seat.{seat}.commit", dice.choice(sorted(handy))[1] if handy else "nonsense"]
        for grab in grabs:
            for drop in drops:
                found = session.explain_drag(seat, grab, drop)
                if not found:
                    given = (grab.partition("?")[0], drop) in handy
                    assert given or (gives and drop == "tiles"), (grab, drop)
                else:
                    assert (grab, drop) not in handy, (grab, drop)
                for refusal in found:
                    assert_sentence(session, refusal)
    return len(grabs)


def played_out(people: int, seed: int, check_every: int = 0, **settings: int) -> Situation:
    """A random game, looked at closely now and then."""
    session = game(people, seed, **settings)
    bot, dice = RandomBot(seed), RandomStream(seed, "mutations", 0)
    met: set[str] = set()
    step = 0
    while (pending := session.first_pending()) is not None:
        kind = pending.frame.name
        if check_every:
            check_questions(session, dice)
            if step % check_every == 0 or kind not in met:
                check_drags(session, dice)
            met.add(kind)
        session.choose(pending.question.seat, bot.choose_answer(session, pending))
        step += 1
    if check_every:
        check_drags(session, dice)
    return session


@pytest.mark.parametrize(
    ("people", "settings"),
    [(1, {"expert": 1}), (2, {"characters": 1}), (3, {}), (5, {"characters": 1})],
)
def test_every_refusal_of_a_random_game_cites_a_rule(people: int, settings: dict[str, int]) -> None:
    for seed in (1, 2) if people < 5 else (1,):
        session = played_out(people, seed, check_every=15, **settings)
        for op in session.table.journal_ops:
            rule = getattr(op, "rule", None)
            assert rule is None or rule in session.game.rules, "notes cite rules too"


def test_notes_go_from_a_cause_to_an_effect() -> None:
    """The first two subjects of a note are things on the table, so that an arrow can be drawn between them."""
    session = played_out(3, seed=4)
    table = session.table
    for entry in session.line():
        for note in entry.notes():
            assert "{" not in str(note.message)
            for subject in note.subjects:
                assert subject in table.pieces or table.has_place(subject), note.message


def test_codes_of_a_hand_are_known_to_its_owner_only(session: Situation) -> None:
    assert all(session.table.pieces[f"card.{code}"].seen_by & 1 << ME for code in session.codes_in("seat.1.hand"))


def test_what_has_run_out_is_pointed_out() -> None:
    session = game(2)
    step = ResourceOrTileStep(1, "card.A")
    session.table.move_all("tiles", "box")
    session.supply_of(1, 0)
    found = {what: [one.subjects for one in step.broken_rules(session.table, what)] for what in ("resource", "tile")}
    assert found == {"resource": [("seat.1.supply",)], "tile": [("tiles",)]}
