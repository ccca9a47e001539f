"""The Automa: T99 to T101, its lines, levels, and whole games."""

from __future__ import annotations

import pytest

from engine.api import (
    GAMES,
    HistoryEntry,
    InvalidData,
    MovePiece,
    RandomBot,
    SetupChoices,
    new_session,
    play_to_end,
)
from engine.barrage.automa.choice import machine
from engine.barrage.automa.tiles import AUTOMA_TILES, AutomaLine
from engine.barrage.automa.turn import (
    AutomaTurnStep,
    carry_out,
    crew_to,
    draw_tile,
    obstacle,
    patent_slot,
    payment,
    plan,
)
from engine.barrage.board import BY_CODE, DAM_SPACES
from engine.barrage.construction import Payment, builder
from engine.barrage.contracts import FulfilStep
from engine.barrage.market import offered
from engine.barrage.production import ProduceStep
from engine.barrage.queries import engineers, turn_order
from engine.barrage.rounds import IncomeStep
from engine.barrage.scoring import objective_prizes
from engine.barrage.tiles import CONTRACTS, TECHNOLOGY
from engine.core.flow.kernel import advance
from engine.core.table.ops import NoteOp
from tests.barrage.automa_table import AUTOMA, ME, afresh, criteria, duel
from tests.barrage.table import Situation


def entry(**fields: object) -> AutomaLine:
    return AutomaLine.model_validate({"engineers": 1, **fields})


def do(session: Situation, line: AutomaLine) -> None:
    """Let the Automa carry out a line, and what follows from it."""
    session.lay()
    carry_out(session.table, AUTOMA, line)
    advance(session.table)


# ---- set-up ----------------------------------------------------------------------------------------------------


def test_set_up_of_an_automa() -> None:
    session = Situation.of(new_session("barrage", 2, seed=4, settings={"automas": 2, "level": 2}))
    while session.table.count_at("state", "round") == 0:
        pending = session.first_pending()
        assert pending is not None
        session.choose(session.options(pending)[0])
    table = session.table
    assert set(turn_order(table)[:2]) == {3, 4}
    for seat in (3, 4):
        assert table.pieces_in(f"seat.{seat}.company") and not table.pieces_in(f"seat.{seat}.officer")
        assert not table.pieces_in(f"seat.{seat}.contracts")
    assert len(table.pieces_in("automa.action")) == 1
    assert session.game.computer_seats(2, {"automas": 2}) == (3, 4)


def test_what_cannot_be_combined() -> None:
    game = GAMES["barrage"]
    assert [one.rule for one in game.setup_errors(2, {"automas": 3})] == ["barrage/automa"]
    assert [one.rule for one in game.setup_errors(2, {"automas": 1, "variant": 1})] == ["barrage/introductory"]
    assert [one.rule for one in game.setup_errors(1, {"variant": 1})] == ["barrage/introductory"]
    assert game.setup_errors(1, {}) == [] and game.setup_errors(3, {"automas": 1}) == []
    with pytest.raises(InvalidData):
        Situation.of(new_session("barrage", 1, seed=1, settings={"variant": 1}))


def test_the_deck_is_shuffled_anew_when_it_is_empty() -> None:
    session = duel()
    table = session.table
    seen = [draw_tile(table) for _ in range(60)]
    assert None not in seen
    assert set(seen) == set(AUTOMA_TILES)
    assert len(AUTOMA_TILES) == 20


# ---- the cases of our collection -------------------------------------------------------------------------------


@pytest.mark.parametrize(("energy", "possible"), [(12, False), (11, True)])
def test_t99_alone_in_the_lead(energy: int, possible: bool) -> None:
    session = duel()
    session.table.set_count("state", "round", 2)
    session.track(AUTOMA, e=energy)
    session.dam("1L", AUTOMA, 1, 1)
    session.conduit("1A", AUTOMA)
    session.house("8P1", AUTOMA)
    line = entry(do="produce", modifier=0, contract="green")
    assert (obstacle(session.table, AUTOMA, line) is None) == possible
    session.track(ME, e=energy)
    assert obstacle(session.table, AUTOMA, line) is None


def test_t100_fewer_engineers_and_a_red_space() -> None:
    session = duel()
    session.stock(AUTOMA, crew=1)
    blocks = [f"{kind}.1.{n}" for kind in ("conduit", "elevation") for n in range(1, 6)]
    for space, block in zip([space for space in DAM_SPACES if not space.red], blocks, strict=True):
        session.table.move(block, space.id)
    before = session.score(AUTOMA)[1]
    do(session, entry(do="construct", engineers=2, structure="base"))
    assert session.number_built(AUTOMA, "base") == 1
    assert engineers(session.table, AUTOMA) == 0
    assert session.table.count_at("seat.2.works", "engineer.2") == 1
    assert session.score(AUTOMA)[1] == before - 3


def test_t101_objective_prizes() -> None:
    assert objective_prizes([5, 4], [True, False]) == [20, 10]
    assert objective_prizes([5, 4, 3], [False, True, True]) == [15, 15, 10]


# ---- producing -------------------------------------------------------------------------------------------------


def system(session: Situation) -> None:
    session.dam("1L", AUTOMA, 2, 2)
    session.conduit("1A", AUTOMA)
    session.house("8P1", AUTOMA)


def test_it_needs_a_contract_of_the_colour() -> None:
    session = duel()
    session.dam("9L", AUTOMA, 1, 1)
    session.conduit("9A", AUTOMA)
    session.house("11P1", AUTOMA)
    assert obstacle(session.table, AUTOMA, entry(do="produce", modifier=0, contract="green")) is not None
    assert obstacle(session.table, AUTOMA, entry(do="produce", modifier=2, contract="red")) is not None


def test_it_fulfils_the_highest_contract_of_the_board() -> None:
    session = duel()
    session.national()
    system(session)
    shown = offered(session.table)
    best = max(shown, key=lambda name: (CONTRACTS[name].energy, shown.index(name)))
    do(session, entry(do="produce", modifier=2, contract="green"))
    assert session.score(AUTOMA)[0] >= 12
    assert session.lies(best) == "seat.2.fulfilled"


@pytest.mark.parametrize(("option", "place"), [(0, "seat.2.fulfilled"), (1, "national.1")])
def test_b10_national_contracts(option: int, place: str) -> None:
    session = Situation.of(new_session("barrage", 1, seed=1, settings={"automa_national": option}))
    pending = session.first_pending()
    assert pending is not None
    session.choose(session.options(pending)[0])
    afresh(session)
    session.national("N1")
    session.dam("1L", AUTOMA, 3, 3)
    session.conduit("1A", AUTOMA)
    session.house("8P1", AUTOMA)
    do(session, entry(do="produce", modifier=0, contract="red"))
    assert session.lies("contract.N1") == place


def test_a_tie_goes_to_the_neutral_dam() -> None:
    session = duel()
    session.dam("1U", AUTOMA, 1, 1)
    session.dam("1L", 0, 1, 1)
    session.conduit("1A", AUTOMA)
    session.house("8P1", AUTOMA)
    do(session, entry(do="produce", modifier=0, contract="green"))
    assert (session.held("1U"), session.held("1L")) == (1, 0)


def test_foreign_conduits_cost_it_points() -> None:
    session = duel()
    session.dam("1L", AUTOMA, 1, 1)
    session.conduit("1A", ME)
    session.house("8P1", AUTOMA)
    mine, points = session.purse(ME)[0], session.score(ME)[1]
    before = session.score(AUTOMA)[1]
    session.national()
    for name in offered(session.table):
        session.table.move(name, "box")
    session.table.move("contract.G04", "offer.green.1")
    do(session, entry(do="produce", modifier=0, contract="green"))
    assert session.score(AUTOMA)[1] == before - 1 + 2
    assert (session.purse(ME)[0], session.score(ME)[1]) == (mine + 1, points + 1)


# ---- the other lines -------------------------------------------------------------------------------------------


def test_water_only_where_it_is_useful() -> None:
    session = duel()
    criteria(session, 1)
    flow = entry(do="water", drops=1, flow=True, goes_on=True)
    wait = entry(do="water", drops=2, goes_on=True)
    assert obstacle(session.table, AUTOMA, flow) is not None
    session.dam("2L", AUTOMA, 1)
    assert obstacle(session.table, AUTOMA, flow) is None
    do(session, wait)
    assert session.table.count_at("headstream.B", "drop") == 1
    assert obstacle(session.table, AUTOMA, wait) is not None
    do(session, flow)
    assert session.held("2L") == 1


def test_contract_office_replaces_both() -> None:
    session = duel()
    old = [piece.id for n in (1, 2) for piece in session.table.pieces_in(f"offer.green.{n}")]
    do(session, entry(do="contract_office", contract="green", energy=2, goes_on=True))
    assert all(session.lies(name) == "discard.green" for name in old)
    assert len(offered(session.table)) == 6
    assert session.score(AUTOMA)[0] == 2


def test_machines_wheel_patent_and_bank() -> None:
    session = duel()
    session.stock(AUTOMA, e=1, m=2)
    before = session.score(AUTOMA)[1]
    do(session, entry(do="machines", gain={"any": 1}, vp=-3, not_in_round=5))
    assert session.table.count_at("seat.2.supply", "excavator") == 2
    do(session, entry(do="machines", gain={"any": 1}, vp=-3))
    assert session.table.count_at("seat.2.supply", "excavator") == 3
    assert session.score(AUTOMA)[1] == before - 6
    session.table.set_count("state", "round", 5)
    assert obstacle(session.table, AUTOMA, entry(do="machines", gain={"any": 1}, not_in_round=5)) is not None
    turn_line = entry(do="rotate_wheel", n=2, vp=-2)
    assert obstacle(session.table, AUTOMA, turn_line) is not None
    session.wheel(AUTOMA, 4, "basic.2.base", e=3)
    do(session, turn_line)
    assert session.lies("basic.2.base") == "seat.2.tech"
    for n in (1, 2, 3):
        for piece in [piece.id for piece in session.table.pieces_in(f"patent.slot.{n}")]:
            session.table.move(piece, "box")
    patent = entry(do="patent", structure="base", vp=-2)
    assert obstacle(session.table, AUTOMA, patent) is not None
    session.table.move("tech.L1_joker", "patent.slot.1")
    session.table.move("tech.L2_base", "patent.slot.3")
    assert patent_slot(session.table, "base") == "patent.slot.3"
    do(session, patent)
    assert session.lies("tech.L2_base") == "seat.2.tech"
    before = session.score(AUTOMA)[1]
    do(session, entry(do="bank", vp=1))
    assert session.score(AUTOMA)[1] == before + 1
    assert len(session.told("barrage/bank")) == 2, "the engineer and the point"


def test_engineers_take_the_first_empty_space_of_the_section() -> None:
    session = duel()
    session.lay()
    crew_to(session.table, AUTOMA, 2, "workshop")
    assert session.table.count_at("action.workshop_1.left", "engineer.2") == 2
    for _ in range(4):
        crew_to(session.table, AUTOMA, 1, "workshop")
    assert session.table.count_at("action.workshop_3.right", "engineer.2") == 1
    assert session.table.count_at("beside.workshop", "engineer.2") == 1


def test_the_higher_tile_first_and_a_particular_one_before_a_joker() -> None:
    session = duel()
    session.tech(AUTOMA, "L1_joker", "L1_base")
    chosen = plan(session.table, AUTOMA, "base", None)
    assert chosen is not None and chosen[0].tile == "tech.L1_base"
    session.tech(AUTOMA, "L2_joker")
    chosen = plan(session.table, AUTOMA, "base", None)
    assert chosen is not None and chosen[0].tile == "tech.L2_joker"
    session.only_tiles(AUTOMA)
    assert plan(session.table, AUTOMA, "base", None) is None


# ---- levels ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "income"), [(1, 0), (2, 3)])
def test_income_from_level_two_on(level: int, income: int) -> None:
    session = duel(level)
    for piece in [piece.id for piece in session.table.pieces_in("seat.2.company")]:
        session.table.move(piece, "box")
    session.table.move("company.Germany", "seat.2.company")
    session.dam("5L", AUTOMA)
    session.dam("6L", AUTOMA)
    before = session.score(AUTOMA)[1]
    session.lay(IncomeStep(AUTOMA))
    assert session.score(AUTOMA)[1] == before + income


@pytest.mark.parametrize(("level", "points"), [(2, 0), (3, 3)])
def test_tile_effects_from_level_three_on(level: int, points: int) -> None:
    session = duel(level)
    session.only_tiles(AUTOMA, "tech.L3_powerhouse")
    before = session.score(AUTOMA)[1]
    criteria(session, 5)
    do(session, entry(do="construct", engineers=2, structure="powerhouse"))
    assert session.number_built(AUTOMA, "powerhouse") == 1
    assert session.score(AUTOMA)[1] == before + points


def test_an_officer_at_level_four() -> None:
    for seed in range(6):
        session = duel(4, seed)
        found = session.table.pieces_in("seat.2.officer")
        assert len(found) == 1 and found[0].id != "officer.mahiri_sekibo"


# ---- whole games -----------------------------------------------------------------------------------------------


SHOWN = ("automa.criteria",)
"""What the note of a new tile ends with; that of a new deck does not."""


def whole_game(seed: int) -> None:
    """A random person against one to three Automas of any level; each Automa decision is explained."""
    automas = 1 + seed % 3
    session = Situation.of(new_session("barrage", 1, seed=seed, settings={"automas": automas, "level": 1 + seed % 4}))
    play_to_end(session, dict.fromkeys(range(1, automas + 2), RandomBot(seed)))
    assert session.is_over
    assert len(session.game.result(session.table).totals) == automas + 1
    notes = [op for op in session.table.journal_ops if isinstance(op, NoteOp)]
    plays = [at for at, op in enumerate(notes) if op.rule == "barrage/automa-tiles" and op.subjects[1:] == SHOWN]
    assert len(plays) >= 5 * automas
    for at, after in zip(plays, [*plays[1:], len(notes)], strict=True):
        rules = {op.rule for op in notes[at + 1 : after]}
        assert rules & {"barrage/automa-engineers", "barrage/automa-placing", "barrage/bank"}, rules


def test_twenty_games_against_automas_end() -> None:
    for seed in range(20):
        whole_game(seed)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 500, 50))
def test_five_hundred_games_against_automas_end(first: int) -> None:
    for seed in range(first, first + 50):
        whole_game(seed)


def test_a_turn_without_engineers_is_a_pass() -> None:
    session = duel()
    session.stock(AUTOMA, crew=0)
    session.lay(AutomaTurnStep(AUTOMA))
    assert session.table.count_at("seat.2.turn", "passed") == 1
    assert session.told("barrage/pass")


# ---- what holds for tiles and abilities holds for Automas ---------------------------------------------------------


def french(level: int = 3, **settings: int) -> Situation:
    """An Automa of France with three powerhouses: contracts need 3 less."""
    session = Situation.of(new_session("barrage", 1, seed=1, settings={"level": level, **settings}))
    pending = session.first_pending()
    assert pending is not None
    session.choose(next(one for one in session.options(pending) if one.company != "company.France"))
    afresh(session)
    session.company(AUTOMA, "France")
    for code in ("8P1", "9P1", "11P1"):
        session.house(code, AUTOMA)
    for name in offered(session.table):
        session.table.move(name, "box")
    session.national("N1")
    return session


@pytest.mark.parametrize(
    ("action", "option", "place"),
    [(True, 0, "seat.2.fulfilled"), (False, 0, "national.1"), (False, 1, "seat.2.fulfilled")],
)
def test_b5_tile_energy_and_national_contracts(action: bool, option: int, place: str) -> None:
    session = french(national_tiles=option)
    session.lay(FulfilStep(AUTOMA, 10, action))
    assert session.lies("contract.N1") == place


@pytest.mark.parametrize(("option", "place"), [(0, "seat.2.fulfilled"), (1, "offer.green.1")])
def test_b5_tile_energy_and_the_discount_of_france(option: int, place: str) -> None:
    session = french(french_tiles=option)
    session.table.move("contract.G13", "offer.green.1")
    session.lay(FulfilStep(AUTOMA, 1, False))
    assert session.lies("contract.G13") == place


@pytest.mark.parametrize(("option", "energy"), [(0, 4 + 4), (1, 4 + 1)])
def test_b6_viktor_and_the_second_production_of_an_automa(option: int, energy: int) -> None:
    session = Situation.of(new_session("barrage", 1, seed=1, settings={"level": 4, "viktor_second": option}))
    pending = session.first_pending()
    assert pending is not None
    session.choose(next(one for one in session.options(pending) if one.company != "company.Germany"))
    afresh(session)
    session.company(AUTOMA, "Germany")
    session.officer(AUTOMA, "viktor_fiesler")
    for name in offered(session.table):
        session.table.move(name, "box")
    session.national()
    for code in ("11P1", "12P1", "5P1"):
        session.house(code, AUTOMA)
    for code, pipe in (("9L", "9A"), ("10L", "10B")):
        session.dam(code, AUTOMA, 1, 1)
        session.conduit(pipe, AUTOMA)
    session.lay(ProduceStep(AUTOMA, 0, False, ""))
    assert session.score(AUTOMA)[0] == energy + 1, "and the bonus of the second powerhouse"


def test_it_takes_the_machine_it_has_fewer_of_and_jill_a_mixer_if_it_has_as_many() -> None:
    session = duel(4)
    for who, chosen in (("", ("mixer", "excavator", "excavator")), ("jill_mcdowell", ("mixer", "mixer", "excavator"))):
        session.officer(AUTOMA, who)
        for mixers, kind in enumerate(chosen):
            session.stock(AUTOMA, e=1, m=mixers)
            assert machine(session.table, AUTOMA) == kind, (who, mixers)


def test_jill_pays_no_more_machines_than_she_must() -> None:
    """With a joker that mixes machines the normal price could be paid in mixers too, and would be twice hers."""
    session = duel(4)
    session.officer(AUTOMA, "jill_mcdowell")
    session.stock(AUTOMA, e=10, m=10)
    who = builder(session.table, AUTOMA)
    for tile in ("tech.L2_joker", "basic.2.conduit"):
        assert payment(who, "conduit", BY_CODE["1B"], TECHNOLOGY[tile]) == Payment(0, 4, 0)


@pytest.mark.parametrize("automas", [1, 3])
def test_after_the_draft_nothing_is_left_on_offer(automas: int) -> None:
    session = Situation.of(new_session("barrage", 1, seed=3, settings={"level": 1, "automas": automas}))
    pending = session.first_pending()
    assert pending is not None
    offered = [piece.id for place in session.table.places.values() for piece in place.pieces if "draft" in place.id]
    session.choose(session.options(pending)[0])
    assert not any(place.pieces for place in session.table.places.values() if "draft" in place.id)
    boxed = {piece.id for piece in session.table.pieces_in("box")}
    assert boxed & set(offered), "the officers of the Automas"


# ---- set-up and free hands -------------------------------------------------------------------------------------------


def test_it_is_told_which_company_an_automa_plays() -> None:
    session = duel(automas=2)
    told = [
        note for entry in session.entries for note in entry.notes() if note.message.id == "barrage.automa_gets_company"
    ]
    played = [session.table.pieces_in(f"seat.{seat}.company")[0].id for seat in (2, 3)]
    assert [note.subjects for note in told] == [(company,) for company in played]


def test_tiles_of_the_automa_lie_in_the_box_only_as_long_as_companies_are_picked() -> None:
    session = Situation.of(new_session("barrage", 1, seed=1, settings={"level": 1, "automas": 1}))
    session.to_sandbox()
    assert session.findings() == [] and session.table.pieces["automa.1"].place.id == "box"
    session.undo()
    pending = session.first_pending()
    assert pending is not None
    session.choose(session.options(pending)[0])
    session.to_sandbox()
    assert session.findings() == []
    assert isinstance(session.apply_action(MovePiece("automa.1", "box")), HistoryEntry)
    found = [one for one in session.findings() if "automa.1" in one.subjects]
    assert [repair.acts for one in found for repair in one.repairs] == [(MovePiece("automa.1", "automa.deck"),)]


def test_whether_automas_fulfil_national_contracts_is_asked_wherever_one_may_play() -> None:
    asked = [
        people for people in (1, 2, 3, 4) if "automa_national" in SetupChoices(GAMES["barrage"], people).recommended()
    ]
    assert asked == [1, 2, 3]
