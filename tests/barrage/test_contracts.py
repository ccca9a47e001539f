"""Every contract pays what it shows; taking, discarding, refilling: T79 of our collection."""

from __future__ import annotations

import pytest

from engine.api import Session
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
from tests.barrage.table import (
    FRANCE,
    GERMANY,
    USA,
    answer,
    asked,
    contracts,
    dam,
    game,
    go,
    held,
    is_legal,
    lies,
    manage,
    national,
    number_built,
    purse,
    refused,
    run,
    score,
    settle,
    stock,
    turn,
    wheel,
)

CODES = [name.partition(".")[2] for name in CONTRACTS]


def paid(session: Session, code: str) -> None:
    """The USA fulfil a contract, outside any turn."""
    run(session)
    fulfil(session.table, USA, f"contract.{code}")
    advance(session.table)


@pytest.mark.parametrize("code", CODES)
def test_every_contract_pays_each_of_its_parts(code: str) -> None:
    session = game()
    stock(session, USA, c=10, e=0, m=0)
    dam(session, "8L", USA, 1)
    dam(session, "1L", USA, 3)
    for segment, kind in enumerate(("base", "elevation", "conduit", "powerhouse"), 2):
        wheel(session, USA, segment, f"basic.1.{kind}")
    before_energy, before_points = score(session, USA)
    pieces = {kind: number_built(session, USA, kind) for kind in ("base", "elevation", "conduit", "powerhouse")}
    paid(session, code)
    flowing = 0
    gained = {"credit": 0, "excavator": 0, "mixer": 0, "energy": 0, "point": 0}
    while session.first_pending() is not None:
        settle(session, "barrage.rewards")
        frame = asked(session).frame.name
        if frame == "barrage.choose_machines" or frame == "barrage.place_drops":
            answer(session, session.default_answer(asked(session)))
        elif frame == "barrage.flow_drops":
            answer(session, "headstream.A")
            flowing += 1
        else:
            answer(session, session.options(asked(session))[0])
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
                    assert (flowing, held(session, "1L")) == (n, min(3, n))
                else:
                    assert session.table.count_at("headstream.A", "drop") == n
            case PlaceEffect(structure):
                assert number_built(session, USA, structure) == pieces[structure] + 1
                if structure == "elevation":
                    assert number_built(session, USA, "base") == 2
    surcharge = 10 + gained["credit"] - purse(session, USA)[0]
    assert surcharge in (0, 3)
    assert purse(session, USA)[1:] == (gained["excavator"], gained["mixer"])
    assert score(session, USA) == (before_energy + gained["energy"], before_points + gained["point"])
    tech = [piece.id for piece in session.table.pieces_in("seat.1.tech") if not piece.id.endswith("joker")]
    assert len(tech) == min(turns, 4)
    assert lies(session, f"contract.{code}") == "seat.1.fulfilled"


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
    dam(session, "1L", USA, 1)
    paid(session, "R10")
    assert asked(session).frame.name == "barrage.rewards"
    answer(session, 0 if "Place" in str(asked(session).frame.label(session.table, 0)) else 1)
    answer(session, BY_CODE["1L"])
    go(session, "headstream.A", "headstream.A")
    assert held(session, "1L") == 2


def test_b24_a_second_flowing_drop_may_be_left_out() -> None:
    session = game()
    paid(session, "G15")
    assert not is_legal(session, DECLINE)
    go(session, "headstream.B", DECLINE)
    assert session.first_pending() is None


def test_b24_at_least_one_waiting_drop() -> None:
    session = game()
    paid(session, "Y14")
    frame = asked(session).frame
    for wrong in ((0, 0, 0, 0), (2, 2, 0, 0)):
        assert refused(session, wrong)
        assert [refusal.rule for refusal in frame.broken_rules(session.table, wrong)] == ["barrage/water-management"]
    assert is_legal(session, (1, 1, 0, 1))


def test_machines_must_add_up() -> None:
    session = game()
    paid(session, "G02")
    frame = asked(session).frame
    for wrong in ((1, 0), (3, -1)):
        assert refused(session, wrong)
        assert [refusal.rule for refusal in frame.broken_rules(session.table, wrong)] == ["barrage/any-machine"]
    assert is_legal(session, (0, 2))


@pytest.mark.parametrize(("code", "inside", "outside"), [("G12", "8L", "5L"), ("Y06", "5L", "1L"), ("Y08", "2A", "1B")])
def test_a_contract_limits_zone_and_value(code: str, inside: str, outside: str) -> None:
    session = game()
    paid(session, code)
    assert isinstance(asked(session).frame, PlaceFreeStep)
    assert is_legal(session, BY_CODE[inside])
    assert refused(session, BY_CODE[outside]) == ["barrage/place-reward"]
    assert is_legal(session, DECLINE)


def test_a_red_space_of_a_contract_is_paid() -> None:
    session = game()
    stock(session, USA, c=3)
    paid(session, "R02")
    answer(session, BY_CODE["1U"])
    assert purse(session, USA)[0] == 0
    stock(session, USA, c=2)
    paid(session, "G12")
    assert refused(session, BY_CODE["8U"]) == ["barrage/red-space"]


# ---- fulfilling ------------------------------------------------------------------------------------------------


def test_only_own_open_contracts_and_national_ones() -> None:
    session = game()
    national(session, "N5")
    contracts(session, USA, "G03", "R01")
    contracts(session, GERMANY, "G06")
    session.table.move("contract.Y01", "seat.1.fulfilled")
    run(session, FulfilStep(USA, 5, True))
    assert is_legal(session, "contract.G03") and is_legal(session, "")
    assert refused(session, "contract.G06") == ["barrage/fulfil"]
    assert refused(session, "contract.Y01") == ["barrage/fulfil"]
    assert refused(session, "contract.R01") == ["barrage/fulfil"]
    assert refused(session, "contract.N5") == ["barrage/fulfil"]
    assert refused(session, "contract.N6")[0] == "barrage/national-contracts"
    assert refused(session, "base.1.1") == ["barrage/fulfil"]


def test_nobody_is_asked_without_a_fitting_contract() -> None:
    session = game()
    contracts(session, USA, "R01")
    run(session, FulfilStep(USA, 7, True))
    assert session.first_pending() is None
    assert not has_ability(session.table, FRANCE, "France")


# ---- the contract office ---------------------------------------------------------------------------------------


def test_t79_two_contracts_and_the_limit_of_three() -> None:
    session = game()
    contracts(session, USA, "S1", "S2", "S3")
    stock(session, USA, c=1)
    first, second = offered(session.table)[:2]
    manage(session, USA, "contract_two.left", first, second)
    assert purse(session, USA)[0] == 0
    assert len(session.table.pieces_in("seat.1.contracts")) == 5
    assert not session.table.pieces_in("offer.green.1")
    assert "barrage/contract-limit" not in {finding.rule for finding in session.findings()}
    go(session, "contract.S1", first)
    assert [piece.id for piece in session.table.pieces_in("seat.1.contracts")] == ["contract.S2", "contract.S3", second]
    assert lies(session, "contract.S1") == lies(session, first) == "box"
    assert len(offered(session.table)) == 6


def test_taking_a_contract_is_checked() -> None:
    session = game()
    turn(session, USA)
    answer(session, TurnAction("action.contract_one.left"))
    national_one = session.table.pieces_in("national.1")[0].id
    assert refused(session, national_one) == ["barrage/national-contracts"]
    assert refused(session, "contract.S1") == ["barrage/contract-office"]
    assert refused(session, "nothing") == ["barrage/contract-office"]
    answer(session, offered(session.table)[3])


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
    assert lies(session, "contract.G05") == "offer.green.1"


def test_b29_no_contract_on_offer() -> None:
    session = game()
    table = session.table
    for name in offered(table)[1:]:
        table.move(name, "box")
    turn(session, USA)
    answer(session, TurnAction("action.contract_two.left"))
    answer(session, offered(table)[0])
    assert asked(session).frame.name == "barrage.turn"
    for name in offered(table):
        table.move(name, "box")
    assert refused(session, TurnAction("action.contract_one.left")) == ["barrage/contract-office"]


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
