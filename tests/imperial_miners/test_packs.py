"""Packs: an owner's own cards, events, boards and surface replace the house set; each kind of mistake is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.api import (
    GAMES,
    GreedyBot,
    InvalidData,
    RandomBot,
    Session,
    decode,
    encode,
    find_game,
    new_session,
    play_to_end,
    read_pack,
    to_english,
)
from engine.core.flow.kernel import advance
from engine.imperial_miners.perform import CarryStep
from engine.imperial_miners.turn import MinePhaseStep

COIN: dict[str, Any] = {"do": "coin", "n": 1}
CARD: dict[str, Any] = {
    "number": 1,
    "name": "My Own",
    "level": 1,
    "cost": 0,
    "factions": ["scots", "romans"],
    "carts": {"L": "loaded", "BR": "empty"},
    "effects": [{"do": "coin", "n": 9}, {"do": "draw", "n": 1}],
}
EVENT: dict[str, Any] = {"number": 3, "name": "My Feast", "kind": "immediate", "effects": [{"do": "coin", "n": 7}]}
BOARD: dict[str, Any] = {
    "id": "2b",
    "name": "My Studies",
    "board": 2,
    "side": "b",
    "lowest": [COIN],
    "spaces": [COIN, {"do": "point", "n": 2}, {"do": "draw_deep"}],
}
SURFACE: dict[str, Any] = {
    "name": "My Meadow",
    "effects": [{"do": "coin", "n": 3}, {"do": "draw", "n": 3}, {"do": "pay", "n": 1, "then": [COIN]}],
}


def pack(**sections: Any) -> dict[str, Any]:
    return {"game": "imperial_miners", "name": "test", **sections}


def card(**changes: Any) -> dict[str, Any]:
    return pack(mine=[{**CARD, **changes}])


def effect(*words: dict[str, Any]) -> dict[str, Any]:
    return card(effects=list(words))


def event(**changes: Any) -> dict[str, Any]:
    return pack(events=[{**EVENT, **changes}])


def board(**changes: Any) -> dict[str, Any]:
    return pack(boards=[{**BOARD, **changes}])


def surface(*words: dict[str, Any]) -> dict[str, Any]:
    return pack(surface=[{**SURFACE, "effects": list(words)}])


def without(record: dict[str, Any], field: str) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key != field}


PAY: dict[str, Any] = {"do": "pay", "n": 1, "then": [COIN]}
KIN: dict[str, Any] = {"do": "count", "of": "kin"}
MISTAKES: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("unknown section", pack(mines=[]), "mines", "", "mine"),
    ("section is no list", pack(events={}), "events", "", ""),
    ("record is no object", pack(mine=["x"]), "#1", "", ""),
    ("missing field", pack(mine=[without(CARD, "name")]), "1", "name", ""),
    ("no number", pack(mine=[{**without(CARD, "number"), "id": "x"}]), "x", "number", ""),
    ("unknown field", card(price=3), "1", "price", ""),
    ("misspelt field", card(faction=["scots"]), "1", "faction", "factions"),
    ("wrong value", card(level=5), "1", "level", ""),
    ("unknown faction", card(factions=["scotts"]), "1", "factions.0", "scots"),
    ("unknown edge", card(carts={"LL": "empty"}), "1", "carts.LL", ""),
    ("unknown half cart", card(carts={"L": "lodaed"}), "1", "carts.L", "loaded"),
    ("unknown word", effect({"do": "coins", "n": 1}), "1", "effects.0.do", "coin"),
    ("unknown field of a word", effect({"do": "coin", "nn": 1}), "1", "effects.0.nn", "n"),
    ("negative number", effect({"do": "coin", "n": -1}), "1", "effects.0.n", ""),
    ("huge number", effect({"do": "draw", "n": 31}), "1", "effects.0.n", ""),
    ("unknown thing", effect({"do": "coin", "n": {"do": "count", "of": "gadget"}}), "1", "effects.0.n.of", "gadgets"),
    ("division by nothing", effect({"do": "coin", "n": {**KIN, "per": 0}}), "1", "effects.0.n.per", ""),
    ("no effect", card(effects=[]), "1", "effects", ""),
    ("three effects", card(effects=[COIN, COIN, COIN]), "1", "effects", ""),
    ("wrong price", card(cost=2), "1", "cost", ""),
    ("the same faction twice", card(factions=["scots", "scots"]), "1", "factions", ""),
    ("modifier on a card", effect({"do": "more", "what": "coin", "n": 1}), "1", "effects.0", "coin"),
    ("number alone", effect({"do": "count", "of": "kinds"}), "1", "effects.0", "coin"),
    ("nobody counted", effect({"do": "coin", "n": {"do": "count", "of": "faction"}}), "1", "effects.0", ""),
    ("price after a gain", effect({"do": "all", "parts": [{"do": "cart"}, PAY]}), "1", "effects.0", "pay"),
    ("price with something beside", effect({"do": "all", "parts": [PAY, COIN]}), "1", "effects.0", "pay"),
    ("price in a price", effect({**PAY, "then": [PAY]}), "1", "effects.0", "pay"),
    ("price in cards is lower", effect({**PAY, "what": "card", "less": "scots"}), "1", "effects.0.less", ""),
    ("discards by kin", effect({"do": "discard", "n": 1, "each": {"do": "coin", "n": KIN}}), "1", "effects.0.each", ""),
    ("the same number twice without ids", pack(mine=[CARD, CARD]), "1", "number", ""),
    ("the same id twice", pack(mine=[{**CARD, "id": "a"}, {**CARD, "id": "a", "number": 2}]), "a", "id", ""),
    ("the same number twice", pack(mine=[{**CARD, "id": "a"}, {**CARD, "id": "b"}]), "b", "number", ""),
    ("bad id", card(id="a.b"), "a.b", "id", ""),
    ("card of another level", card(level=2, cost=2), "level I", "", ""),
    ("one other card of level four", card(number=136, level=4, effects=[COIN]), "136", "effects", ""),
    ("event with two effects", event(effects=[COIN, COIN]), "3", "effects", ""),
    ("event about this card", event(effects=[{"do": "gadget", "on": "here"}]), "3", "effects.0", "any"),
    ("event about neighbours", event(effects=[{"do": "coin", "n": KIN}]), "3", "effects.0", "any"),
    ("event with cave-ins as price", event(effects=[{**PAY, "what": "cave_in"}]), "3", "effects.0", "any"),
    ("modifier that gives", event(kind="modifier"), "3", "effects.0", "more"),
    ("event named like a place", event(id="now"), "now", "id", ""),
    ("event too many", event(number=19), "19", "number", ""),
    ("event of no kind", event(kind="end"), "3", "kind", ""),
    ("board too short", board(spaces=[COIN]), "2b", "spaces", ""),
    ("board too long", board(spaces=[COIN] * 9), "2b", "spaces", ""),
    ("two effects below", board(lowest=[COIN, COIN]), "2b", "lowest", ""),
    ("board called otherwise", board(id="2x"), "2x", "id", "2b"),
    ("fourth board", board(board=4, id="4b"), "4b", "board", ""),
    ("surface of two", surface(COIN, COIN), "surface", "effects", ""),
    ("surface that always costs", surface(PAY, PAY, PAY), "surface", "effects", ""),
    ("nothing in it", pack(), "", "", ""),
    ("no name", card(name=" "), "1", "name", ""),
    (
        "a faction that is not counted",
        effect({"do": "coin", "n": {"do": "count", "of": "kinds", "faction": "scots"}}),
        "1",
        "effects.0",
        "",
    ),
    (
        "least below the base",
        effect({"do": "coin", "n": {"do": "count", "of": "kinds", "base": 2, "least": 1}}),
        "1",
        "effects.0",
        "",
    ),
    (
        "a condition without a difference",
        effect({"do": "coin", "n": {"do": "if", "of": "kinds", "least": 2, "then": 1, "otherwise": 1}}),
        "1",
        "effects.0",
        "",
    ),
    ("number of another level", card(level=2, cost=2), "1", "number", ""),
    ("second surface", pack(surface=[SURFACE, SURFACE]), "#2", "id", ""),
]


@pytest.mark.parametrize(("name", "given", "who", "field", "nearest"), MISTAKES, ids=[row[0] for row in MISTAKES])
def test_each_mistake_is_named(
    name: str, given: dict[str, Any], who: str, field: str, nearest: str, tmp_path: Path, capsys: Any
) -> None:
    game, mistakes = GAMES["imperial_miners"].with_pack(given)
    assert game is None
    said = [(one.card, one.field, one.suggestion) for one in mistakes]
    assert (who, field, nearest) in said or (not nearest and (who, field) in [one[:2] for one in said]), said
    assert len(set(map(str, mistakes))) == len(mistakes)
    path = tmp_path / "pack.json"
    path.write_text(json.dumps(given), "utf-8")
    assert main(["pack", "check", str(path)]) == 2
    told = capsys.readouterr()
    assert who in told.out and "mistake" in told.err


WHOLE = pack(mine=[CARD], events=[EVENT], boards=[BOARD], surface=[SURFACE])


def test_a_pack_replaces_by_number_and_leaves_the_house_set_alone(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(WHOLE), "utf-8")
    assert main(["pack", "check", str(path)]) == 0
    assert "4 records for" in capsys.readouterr().out
    session = new_session("imperial_miners", 2, seed=1, pack=read_pack(path))
    plain = new_session("imperial_miners", 2, seed=1)
    table, game = session.table, session.game
    assert len(table.data.mine) == len(plain.table.data.mine) == 136
    assert "mine.S11" not in table.pieces and "mine.1" not in plain.table.pieces
    assert to_english(game.piece_name(table, "mine.1")) == "My Own"
    assert to_english(game.piece_text(table, "mine.1")[-2]) == "Gain 9 coin."
    assert to_english(game.piece_name(table, "event.3")) == "My Feast"
    assert to_english(plain.game.piece_name(plain.table, "event.03")) == "Hired Hands"
    assert to_english(game.piece_text(table, "surface.1")[0]) == "Gain 3 coin."
    assert table.data.sides["2b"].top == 3


@pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
def test_games_with_a_pack_are_played_to_the_end(people: int) -> None:
    session = new_session("imperial_miners", people, seed=people, pack=WHOLE)
    play_to_end(session, dict.fromkeys(range(1, people + 1), RandomBot(4)))
    assert not session.pending()
    assert list(session.game.findings(session.table)) == []


def test_the_greedy_bot_judges_the_cards_of_its_pack() -> None:
    session = new_session("imperial_miners", 1, seed=2, pack=WHOLE)
    play_to_end(session, {1: GreedyBot(2)})
    assert session.game.result(session.table).totals[0] > 20


def test_a_whole_box_of_own_cards() -> None:
    """Every card with a number alone: the ids of the house set are gone."""
    levels = [1] * 36 + [2] * 43 + [3] * 43 + [4] * 14
    mine = [
        {**CARD, "number": at, "level": level, "cost": 2 if level == 2 else 0, "name": f"Card {at}"}
        for at, level in enumerate(levels, 1)
    ]
    session = new_session("imperial_miners", 3, seed=5, pack=pack(mine=mine))
    assert {piece for piece in session.table.pieces if piece.startswith("mine.")} == {
        f"mine.{n}" for n in range(1, 137)
    }
    play_to_end(session, dict.fromkeys((1, 2, 3), RandomBot(5)))
    assert not session.pending()


def deepest(session: Session) -> list[str]:
    return [piece.id for piece in session.table.pieces_in("deck.4")]


def test_cards_of_level_four_are_shuffled_only_if_they_differ() -> None:
    plain = [deepest(new_session("imperial_miners", 1, seed=seed)) for seed in (1, 2)]
    assert plain[0] == plain[1]
    last = json.loads(json.dumps(CARD)) | {"number": 136, "level": 4, "factions": []}
    own = [{**last, "number": number, "carts": {"L": "loaded"}} for number in range(123, 137)]
    own[0]["carts"] = {"TR": "loaded"}
    made = [deepest(new_session("imperial_miners", 1, seed=seed, pack=pack(mine=own))) for seed in (1, 2)]
    assert made[0] != made[1] and sorted(made[0]) == sorted(made[1])


def test_an_event_with_a_price_gives_nothing_to_who_cannot_pay() -> None:
    """A10: never the gain for part of the price; an event is no choice, so it passes with a note."""
    price = {"do": "pay", "n": 2, "then": [{"do": "point", "n": 3}]}
    session = new_session("imperial_miners", 2, seed=1, settings={"first_game": 1}, pack=event(effects=[price]))
    table = session.table
    for lane, stack in enumerate(table.lanes):
        while stack:
            table.pop(lane)
    for piece in [piece.id for piece in table.pieces_in("event.now")]:
        table.move(piece, "event.past")
    table.move("event.3", "event.now")
    for seat, coins in ((1, 1), (2, 2)):
        table.set_count(f"seat.{seat}.surface", "coin", coins)
        table.push(CarryStep(seat, "event.3", "", 0, 0), seat)
    table.push(MinePhaseStep(), 0)
    advance(table)
    assert [table.count_at(f"seat.{seat}.surface", "coin") for seat in (1, 2)] == [1, 0]
    assert [table.count_at(f"seat.{seat}.surface", "point") for seat in (1, 2)] == [0, 3]


def test_a_folder_is_a_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.json").write_text(json.dumps({"game": "imperial_miners"}), "utf-8")
    (tmp_path / "mine.json").write_text(json.dumps([CARD]), "utf-8")
    (tmp_path / "surface.json").write_text(json.dumps([SURFACE]), "utf-8")
    assert read_pack(tmp_path)["mine"] == [CARD]
    assert main(["pack", "check", str(tmp_path)]) == 0


def test_a_save_names_and_embeds_its_pack() -> None:
    session = new_session("imperial_miners", 2, seed=3, pack=WHOLE)
    play_to_end(session, dict.fromkeys((1, 2), RandomBot(3)))
    text = encode(session)
    assert json.loads(text)["pack"]["name"] == "test"
    opened = decode(text.encode(), find_game)
    assert opened.first_divergence is None
    assert opened.session.table.data.mine["mine.1"].name.english == "My Own"
    assert opened.session.table.digest() == session.table.digest()
    with pytest.raises(InvalidData, match="pack in it cannot be used"):
        decode(text.replace('"n": 9', '"n": -9', 1).encode(), find_game)
