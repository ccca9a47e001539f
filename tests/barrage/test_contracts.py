"""Every contract pays what it shows; taking, discarding, refilling: T79 of our collection."""

from __future__ import annotations

import pytest

from engine.barrage.board import BY_CODE
from engine.barrage.contracts import FulfilStep, TakeContractStep, fulfil
from engine.barrage.effects import DropsEffect, GainEffect, MachinesEffect, PlaceEffect, TurnWheelEffect, reward_texts
from engine.barrage.market import offered, refill
from engine.barrage.queries import has_ability
from engine.barrage.reward_drops import DECLINE
from engine.barrage.rewards import PlaceFreeStep
from engine.barrage.tiles import CONTRACTS
from engine.barrage.turn import TurnAction
from engine.core.flow.kernel import advance
from engine.core.messages.message import AmountArg
from tests.barrage.table import FRANCE, GERMANY, USA, Situation, game

CODES = [name.partition(".")[2] for name in CONTRACTS]


def paid(session: Situation, code: str) -> None:
    """The USA fulfil a contract, outside any turn."""
    session.lay()
    fulfil(session.table, USA, f"contract.{code}")
    advance(session.table)


@pytest.mark.parametrize("code", CODES)
def test_every_contract_pays_each_of_its_parts(code: str) -> None:
    session = game()
    session.stock(USA, c=10, e=0, m=0)
    session.dam("8L", USA, 1)
    session.dam("1L", USA, 3)
    for segment, kind in enumerate(("base", "elevation", "conduit", "powerhouse"), 2):
        session.wheel(USA, segment, f"basic.1.{kind}")
    before_energy, before_points = session.score(USA)
    pieces = {kind: session.number_built(USA, kind) for kind in ("base", "elevation", "conduit", "powerhouse")}
    paid(session, code)
    flowing = 0
    gained = {"credit": 0, "excavator": 0, "mixer": 0, "energy": 0, "point": 0}
    while session.first_pending() is not None:
        session.settle("barrage.rewards")
        frame = session.asked().frame.name
        if frame == "barrage.choose_machines" or frame == "barrage.place_drops":
            session.choose(session.default_answer(session.asked()))
        elif frame == "barrage.flow_drops":
            session.choose("headstream.A")
            flowing += 1
        else:
            session.choose(session.options(session.asked())[0])
    turns = 0
    for part in CONTRACTS[f"contract.{code}"].reward:
        match part:
            case GainEffect():
                for kind, n in part.goods._asdict().items():
                    gained[kind] += n
            case MachinesEffect(n):
                gained["excavator"] += n - n // 2
                gained["mixer"] += n // 2
            case TurnWheelEffect(n):
                turns = n
            case DropsEffect(n, flow):
                if flow:
                    assert (flowing, session.held("1L")) == (n, min(3, n))
                else:
                    assert session.table.count_at("headstream.A", "drop") == n
            case PlaceEffect(structure):
                assert session.number_built(USA, structure) == pieces[structure] + 1
                if structure == "elevation":
                    assert session.number_built(USA, "base") == 2
    surcharge = 10 + gained["credit"] - session.purse(USA)[0]
    assert surcharge in (0, 3)
    assert session.purse(USA)[1:] == (gained["excavator"], gained["mixer"])
    assert session.score(USA) == (before_energy + gained["energy"], before_points + gained["point"])
    tech = [piece.id for piece in session.table.pieces_in("seat.1.tech") if not piece.id.endswith("joker")]
    assert len(tech) == min(turns, 4)
    assert session.lies(f"contract.{code}") == "seat.1.fulfilled"


def test_there_are_fifty_five_contracts() -> None:
    colours = [contract.colour for contract in CONTRACTS.values()]
    assert [colours.count(one) for one in ("green", "yellow", "red", "national", "starting")] == [15, 15, 15, 6, 4]
    bounds = {"green": (2, 4), "yellow": (5, 7), "red": (8, 10), "national": (13, 15), "starting": (2, 4)}
    for contract in CONTRACTS.values():
        low, high = bounds[contract.colour]
        assert low <= contract.energy <= high


def test_b15_parts_in_the_players_order() -> None:
    """R10: an elevation and two flowing drops; raising the dam first makes room for the second drop."""
    session = game()
    session.dam("1L", USA, 1)
    paid(session, "R10")
    assert session.asked().frame.name == "barrage.rewards"
    session.choose(0 if "Place" in str(session.asked().frame.label(session.table, 0)) else 1)
    session.choose(BY_CODE["1L"])
    session.go("headstream.A", "headstream.A")
    assert session.held("1L") == 2


def test_b24_a_second_flowing_drop_may_be_left_out() -> None:
    session = game()
    paid(session, "G15")
    assert not session.is_legal(DECLINE)
    session.go("headstream.B", DECLINE)
    assert session.first_pending() is None


def test_b24_at_least_one_waiting_drop() -> None:
    session = game()
    paid(session, "Y14")
    frame = session.asked().frame
    for wrong in ((0, 0, 0, 0), (2, 2, 0, 0)):
        assert session.refused(wrong)
        assert [refusal.rule for refusal in frame.broken_rules(session.table, wrong)] == ["barrage/water-management"]
    assert session.is_legal((1, 1, 0, 1))


def test_machines_must_add_up() -> None:
    session = game()
    paid(session, "G02")
    frame = session.asked().frame
    for wrong in ((1, 0), (3, -1)):
        assert session.refused(wrong)
        assert [refusal.rule for refusal in frame.broken_rules(session.table, wrong)] == ["barrage/any-machine"]
    assert session.is_legal((0, 2))


@pytest.mark.parametrize(("code", "inside", "outside"), [("G12", "8L", "5L"), ("Y06", "5L", "1L"), ("Y08", "2A", "1B")])
def test_a_contract_limits_zone_and_value(code: str, inside: str, outside: str) -> None:
    session = game()
    paid(session, code)
    assert isinstance(session.asked().frame, PlaceFreeStep)
    assert session.is_legal(BY_CODE[inside])
    assert session.refused(BY_CODE[outside]) == ["barrage/place-reward"]
    assert session.is_legal(DECLINE)


def test_a_red_space_of_a_contract_is_paid() -> None:
    session = game()
    session.stock(USA, c=3)
    paid(session, "R02")
    session.choose(BY_CODE["1U"])
    assert session.purse(USA)[0] == 0
    session.stock(USA, c=2)
    paid(session, "G12")
    assert session.refused(BY_CODE["8U"]) == ["barrage/red-space"]


# ---- fulfilling ------------------------------------------------------------------------------------------------


def test_only_own_open_contracts_and_national_ones() -> None:
    session = game()
    session.national("N5")
    session.contracts(USA, "G03", "R01")
    session.contracts(GERMANY, "G06")
    session.table.move("contract.Y01", "seat.1.fulfilled")
    session.lay(FulfilStep(USA, 5, True))
    assert session.is_legal("contract.G03") and session.is_legal("")
    assert session.refused("contract.G06") == ["barrage/fulfil"]
    assert session.refused("contract.Y01") == ["barrage/fulfil"]
    assert session.refused("contract.R01") == ["barrage/fulfil"]
    assert session.refused("contract.N5") == ["barrage/fulfil"]
    assert session.refused("contract.N6")[0] == "barrage/national-contracts"
    assert session.refused("base.1.1") == ["barrage/fulfil"]


def test_nobody_is_asked_without_a_fitting_contract() -> None:
    session = game()
    session.contracts(USA, "R01")
    session.lay(FulfilStep(USA, 7, True))
    assert session.first_pending() is None
    assert not has_ability(session.table, FRANCE, "France")


# ---- the contract office ---------------------------------------------------------------------------------------


def test_t79_two_contracts_and_the_limit_of_three() -> None:
    session = game()
    session.contracts(USA, "S1", "S2", "S3")
    session.stock(USA, c=1)
    first, second = offered(session.table)[:2]
    session.manage(USA, "contract_two.left", first, second)
    assert session.purse(USA)[0] == 0
    assert len(session.table.pieces_in("seat.1.contracts")) == 5
    assert not session.table.pieces_in("offer.green.1")
    assert "barrage/contract-limit" not in {finding.rule for finding in session.findings()}
    session.go("contract.S1", first)
    assert [piece.id for piece in session.table.pieces_in("seat.1.contracts")] == ["contract.S2", "contract.S3", second]
    assert session.lies("contract.S1") == session.lies(first) == "box"
    assert len(offered(session.table)) == 6


def test_taking_a_contract_is_checked() -> None:
    session = game()
    session.turn(USA)
    session.choose(TurnAction("action.contract_one.left"))
    national_one = session.table.pieces_in("national.1")[0].id
    assert session.refused(national_one) == ["barrage/national-contracts"]
    assert session.refused("contract.S1") == ["barrage/contract-office"]
    assert session.refused("nothing") == ["barrage/contract-office"]
    session.choose(offered(session.table)[3])


def test_b12_an_empty_pile_leaves_a_gap_or_is_made_of_automa_discards() -> None:
    session = game()
    table = session.table
    for piece in [piece.id for piece in table.pieces_in("contracts.green")]:
        table.move(piece, "box")
    table.move(table.pieces_in("offer.green.1")[0].id, "box")
    refill(table)
    assert not table.pieces_in("offer.green.1")
    table.move("contract.G05", "discard.green")
    refill(table)
    assert session.lies("contract.G05") == "offer.green.1"


def test_b29_no_contract_on_offer() -> None:
    session = game()
    table = session.table
    for name in offered(table)[1:]:
        table.move(name, "box")
    session.turn(USA)
    session.choose(TurnAction("action.contract_two.left"))
    session.choose(offered(table)[0])
    assert session.asked().frame.name == "barrage.turn"
    for name in offered(table):
        table.move(name, "box")
    assert session.refused(TurnAction("action.contract_one.left")) == ["barrage/contract-office"]


def test_options_say_what_a_contract_asks_and_pays() -> None:
    """Its code stands nowhere on the tile."""
    table = game().table
    for contract, facts in CONTRACTS.items():
        said = TakeContractStep(USA, 1).label(table, contract)
        args = dict(said.args)
        assert args["energy"] == AmountArg(facts.energy, "energy")
        assert all(str(text) in str(said) for text in reward_texts(facts.reward))
        given = [part.goods for part in facts.reward if isinstance(part, GainEffect)]
        assert all(f"{n} {kind}" in str(said) for goods in given for kind, n in goods._asdict().items() if n)
