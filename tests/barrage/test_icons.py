"""What is printed on pieces and places: icons and facts, said by the effects and by the constants of the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.api import Figure, Glyph, Icon, IconPart, IconRows, new_session
from engine.barrage import effects
from engine.barrage.board import BY_CODE, SPACES
from engine.barrage.effects import (
    ContractsEffect,
    DropsEffect,
    GainEffect,
    MachinesEffect,
    PatentEffect,
    PlaceEffect,
    ProduceEffect,
    TurnWheelEffect,
)
from engine.barrage.tile_effects import (
    CostCapEffect,
    FillDamEffect,
    FreeRedSpaceEffect,
    MixedMachinesEffect,
    NoEngineersEffect,
    NoMachinesEffect,
    PerBuiltEffect,
    PerValueEffect,
    ProduceNowEffect,
    WaterEmptyDamsEffect,
)
from engine.barrage.tiles import ADVANCED, ANTON_TILE, BONUS, CONTRACTS, OBJECTIVES, OFFICERS
from engine.core.flow.effect import Effect
from engine.core.messages.message import Message
from tests.barrage.table import FRANCE, GERMANY, ITALY, USA, full, game

_GLYPHS = {"/": Glyph.EACH, "|": Glyph.OR}
CLASSES = [
    one for one in vars(effects).values() if isinstance(one, type) and issubclass(one, Effect) and one is not Effect
]


def rows(*lines: str) -> IconRows:
    """Rows in short: `3 @point / @base` is three points for each base."""
    return tuple(tuple(_part(part) for part in line.split()) for line in lines)


def _part(part: str) -> IconPart:
    return Icon(part[1:]) if part.startswith("@") else _GLYPHS.get(part) or Figure(part)


# ---- effects ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (GainEffect(credit=2, point=4), rows("4 @point", "2 @credit")),
        (
            GainEffect(credit=1, excavator=2, mixer=3, energy=4),
            rows("4 @energy", "1 @credit", "2 @excavator", "3 @mixer"),
        ),
        (MachinesEffect(2), rows("2 @machine")),
        (TurnWheelEffect(1), rows("1 @wheel")),
    ],
)
def test_a_reward_has_a_row_for_each_kind(effect: Effect, expected: IconRows) -> None:
    assert effect.icons() == expected


def test_drops_that_flow_have_another_icon_than_drops_that_wait() -> None:
    assert DropsEffect(2).icons() == rows("2 @drop")
    assert DropsEffect(3, flow=True).icons() == rows("3 @flow")


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (PlaceEffect("powerhouse"), rows("@powerhouse")),
        (PlaceEffect("base", zones=("plain", "hill")), rows("@base @plain @hill")),
        (PlaceEffect("conduit", value=3), rows("@conduit ≤3 @energy")),
    ],
)
def test_a_free_piece_shows_where_it_may_go(effect: Effect, expected: IconRows) -> None:
    assert effect.icons() == expected


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (ProduceEffect(2), rows("@turbine +2")),
        (ProduceEffect(0), rows("@turbine ±0")),
        (ProduceEffect(-1), rows("@turbine −1")),
        (ProduceNowEffect(3), rows("@turbine +3")),
        (ContractsEffect(2), rows("2 @contract")),
        (PatentEffect(3), rows("@advanced 3")),
    ],
)
def test_actions(effect: Effect, expected: IconRows) -> None:
    assert effect.icons() == expected


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (NoEngineersEffect(), rows("@no_engineer")),
        (NoMachinesEffect(), rows("@no_machine")),
        (FreeRedSpaceEffect(), rows("@red_space ±0")),
        (MixedMachinesEffect(), rows("@excavator | @mixer")),
        (CostCapEffect(4), rows("≤ 4 @excavator")),
    ],
)
def test_what_a_tile_spares(effect: Effect, expected: IconRows) -> None:
    assert effect.icons() == expected


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (WaterEmptyDamsEffect(), rows("1 @drop / @dam")),
        (FillDamEffect(), rows("@drop @drop @dam")),
        (PerBuiltEffect("turn", 1, "elevation"), rows("1 @wheel / @elevation")),
        (PerBuiltEffect("energy", 2, "raised_dam"), rows("2 @energy / @raised_dam")),
        (PerBuiltEffect("point", 3, "advanced"), rows("3 @point / @advanced")),
        (PerValueEffect("credit", 2), rows("2 @credit / @conduit")),
        (PerValueEffect("energy", 1), rows("1 @energy / @conduit")),
    ],
)
def test_what_a_tile_pays(effect: Effect, expected: IconRows) -> None:
    assert effect.icons() == expected


def test_every_effect_defines_its_icons() -> None:
    assert sorted(one.name for one in CLASSES) == effects.VOCABULARY.names()
    assert [one.name for one in CLASSES if "icons" not in vars(one)] == []


# ---- pieces ----------------------------------------------------------------------------------------------------------


def test_contracts_and_advanced_tiles_show_all_their_effects() -> None:
    session = full()
    icons, table = session.game.piece_icons, session.table
    for piece in (*CONTRACTS, *ADVANCED):
        assert icons(table, piece), piece
    many = next(piece for piece, one in CONTRACTS.items() if len(one.reward) > 1)
    assert icons(table, many) == tuple(row for part in CONTRACTS[many].reward for row in part.icons())


@pytest.mark.parametrize(
    ("piece", "expected"),
    [
        ("officer.wilhelm_adler", rows("@base", "3 @excavator")),
        ("officer.graziano_del_monte", rows("@dam", "4 @drop")),
        ("officer.viktor_fiesler", rows("@drop", "≥4 @energy")),
        ("officer.jill_mcdowell", rows("@conduit", "1 @mixer")),
        ("officer.solomon_p_jordan", rows("3 @credit", "@machine")),
        ("officer.anton_krylov", rows("@advanced", "@copy")),
        ("officer.mahiri_sekibo", rows("@officer", "@copy")),
        (ANTON_TILE, rows("@wheel @joker")),
        ("company.USA", rows("3 @powerhouse", "1 @energy / @flow")),
        ("company.Germany", rows("3 @powerhouse", "2 @turbine")),
        ("company.Italy", rows("3 @powerhouse", "@turbine +3 @energy")),
        ("company.France", rows("3 @powerhouse", "@contract −3 @energy")),
        ("objective.1", rows("@base @powerhouse", "@red_space")),
        ("objective.2", rows("@base @conduit @powerhouse")),
        ("objective.3", rows("@mountain @hill @plain", "@arrow_up")),
        ("objective.4", rows("@mountain @hill @plain", "@arrow_down")),
        ("objective.5", rows("@basin ≥1")),
        ("objective.6", rows("@basin ≥3")),
    ],
)
def test_officers_companies_and_objectives(piece: str, expected: IconRows) -> None:
    session = game()
    assert session.game.piece_icons(session.table, piece) == expected


def test_no_officer_company_or_objective_is_without_icons() -> None:
    session = game()
    for piece in session.table.pieces.values():
        if piece.kind in ("officer", "company", "objective"):
            assert session.game.piece_icons(session.table, piece.id), piece.id
    assert {*OFFICERS, *OBJECTIVES} <= set(session.table.pieces)


def test_what_else_is_printed_on_a_piece() -> None:
    session = game()

    def facts(piece: str) -> dict[str, int | str]:
        return dict(session.game.piece_facts(session.table, piece))

    contract = next(piece for piece, one in CONTRACTS.items() if one.colour == "green")
    assert facts(contract) == {"colour": "green", "energy": CONTRACTS[contract].energy}
    assert facts("tech.L2_conduit") == {"level": 2, "builds": "conduit"}
    assert facts("tech.L3_joker") == {"level": 3, "builds": "joker"}
    assert facts("basic.2.base") == {"level": 0, "builds": "base"}
    assert facts("basic.2.joker") == {"level": 0, "builds": "joker"}
    assert facts(ANTON_TILE) == {"level": 0, "builds": "copy"}
    assert facts("bonus.contract") == {"each": BONUS["bonus.contract"].each, "what": "contract"}
    assert facts("objective.6") == {"number": 6}
    assert facts("officer.anton_krylov") == facts("base.1.1") == {}


def test_a_headstream_tile_says_its_drops_round_by_round() -> None:
    session = game()
    for piece in session.table.pieces.values():
        if piece.kind == "headstream":
            facts = session.game.piece_facts(session.table, piece.id)
            assert list(facts) == ["drops.1", "drops.2", "drops.3", "drops.4"]
            assert sum(n for n in facts.values() if isinstance(n, int)) > 0


# ---- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "place", "expected"),
    [
        (USA, "base.2", rows("1 @wheel")),
        (USA, "elevation.4", rows("2 @point", "2 @flow")),
        (GERMANY, "elevation.4", rows("2 @point", "2 @energy")),
        (USA, "base.1", ()),
        (ITALY, "construction.2", ()),
        (FRANCE, "wheel.2", ()),
        (FRANCE, "supply", ()),
    ],
)
def test_incomes_lie_on_the_places_of_the_company_board(seat: int, place: str, expected: IconRows) -> None:
    session = game()
    assert session.game.place_icons(session.table, f"seat.{seat}.{place}") == expected


def test_before_the_draft_no_place_pays() -> None:
    session = new_session("barrage", 2, seed=3)
    assert session.game.place_icons(session.table, "seat.1.base.2") == ()


def test_action_spaces_show_their_action() -> None:
    session = game()
    assert session.game.place_icons(session.table, "action.turbine_m1.left") == rows("@turbine −1")
    assert session.game.place_icons(session.table, "action.contract_two.right") == rows("2 @contract")
    assert session.game.place_icons(session.table, "action.bank") == ()


def test_conduits_have_a_value_and_dams_three_levels() -> None:
    session = game()
    facts, table = session.game.place_facts, session.table
    assert facts(table, BY_CODE["6A"]) == {"value": SPACES[BY_CODE["6A"]].value}
    assert facts(table, BY_CODE["6L"]) == {"levels": 3}
    assert facts(table, BY_CODE["7P1"]) == facts(table, "seat.1.supply") == {}


# ---- wording ---------------------------------------------------------------------------------------------------------


def printed() -> Iterator[tuple[str, object]]:
    """Everything that pictures are made of, on a table of four."""
    session = full()
    play, table = session.game, session.table
    for piece in table.pieces:
        yield piece, (play.piece_icons(table, piece), dict(play.piece_facts(table, piece)))
    for place in table.places:
        yield place, (play.place_icons(table, place), dict(play.place_facts(table, place)))


def _reversed(message: Message) -> Message:
    return message._replace(english=message.english[::-1])


def test_icons_do_not_depend_on_the_wording(monkeypatch: pytest.MonkeyPatch) -> None:
    before = dict(printed())

    for one in CLASSES:
        monkeypatch.setattr(one, "text", lambda self, said=one.text: _reversed(said(self)))
    assert NoEngineersEffect().text().english == ".sreenigne on sdeeN"
    assert dict(printed()) == before
