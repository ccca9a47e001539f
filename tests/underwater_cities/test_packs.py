"""Packs: an owner's own cards replace the shipped ones; each kind of mistake is refused by name."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.api import (
    GAMES,
    InvalidData,
    Message,
    Player,
    RandomBot,
    Session,
    decode,
    encode,
    find_game,
    new_session,
    play_to_end,
    read_pack,
)
from engine.core.storage.pack import BIGGEST_PACK
from engine.underwater_cities.goods import GOODS

CARD: dict[str, Any] = {
    "number": 14,
    "deck": "era1",
    "name": "My Own",
    "colour": "red",
    "type": "instant",
    "effects": [{"do": "gain", "goods": {"kelp": 3}}],
}
BOARD: dict[str, Any] = {
    "id": "9",
    "advanced": False,
    "sites": {"UL": 2},
    "bonuses": {"CC.b1": {"credit": 2}},
    "features": {},
}
BLUE: dict[str, Any] = {"id": "mine", "colour": "blue", "effects": [{"do": "gain", "goods": {"point": 1}}]}
GAIN: dict[str, Any] = {"do": "gain", "goods": {"kelp": 1}}
SCORE: dict[str, Any] = {"do": "score_per", "every": 1, "of": "city", "points": 1}
CONTRACT: dict[str, Any] = {
    "id": "mine",
    "name": "Mine",
    "needs": {"farm": 3},
    "effects": [{"do": "gain", "goods": {"point": 4}}],
}


def pack(**sections: Any) -> dict[str, Any]:
    return {"game": "underwater_cities", "name": "test", **sections}


def card(**changes: Any) -> dict[str, Any]:
    return pack(cards=[{**CARD, **changes}])


def board(**changes: Any) -> dict[str, Any]:
    return pack(boards=[{**BOARD, **changes}])


def effect(**word: Any) -> dict[str, Any]:
    return card(effects=[word])


def scoring(**word: Any) -> dict[str, Any]:
    return card(type="end_scoring", effects=[word])


def permanent(**word: Any) -> dict[str, Any]:
    return card(type="permanent", effects=[word])


def rows(depth: int) -> list[Any]:
    """A row in a row in a row …"""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def nested(depth: int) -> dict[str, Any]:
    """An effect inside an effect inside an effect …"""
    word = GAIN
    for _ in range(depth):
        word = {"do": "parts", "of": [word]}
    return word


MISTAKES: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("unknown section", pack(crads=[]), "crads", "", "cards"),
    ("section is no list", pack(cards={}), "cards", "", ""),
    ("record is no object", pack(cards=["x"]), "#1", "", ""),
    ("section too long", pack(cards=[CARD] * 2001), "cards", "", ""),
    ("effect is no object", card(effects=["gain"]), "14", "effects.0", ""),
    ("effect nested too deeply", card(effects=[nested(40)]), "14", "effects.0" + ".of.0" * 13, ""),
    ("two effects", card(effects=[GAIN, GAIN]), "14", "effects", ""),
    ("a word where a number belongs", card(cost="free"), "14", "cost", ""),
    ("words that steer a screen", effect(do="by_hand", says="a\u202eb"), "14", "effects.0.says", ""),
    ("a fraction in an effect", effect(do="gain", goods={"kelp": 1.0}), "14", "effects.0.goods.kelp", ""),
    ("rows in rows", effect(do="gain", goods=rows(700)), "14", "effects.0.goods" + ".0" * 13, ""),
    ("a number for a name", pack(name=1.5), "name", "", ""),
    ("half a letter in the name", pack(name="a\ud800"), "name", "", ""),
    ("more than there can be", effect(do="gain", goods={"kelp": 100}), "14", "effects.0.goods.kelp", ""),
    ("missing field", pack(cards=[{key: CARD[key] for key in CARD if key != "colour"}]), "14", "colour", ""),
    ("unknown field", card(color="red"), "14", "color", "colour"),
    ("wrong value", card(colour="blue"), "14", "colour", ""),
    ("unknown word", effect(do="gian", goods={"kelp": 1}), "14", "effects.0.do", "gain"),
    ("unknown field of a word", effect(do="gain", godos={"kelp": 1}), "14", "effects.0.godos", "goods"),
    ("unknown good", effect(do="gain", goods={"klep": 1}), "14", "effects.0.goods.klep", ""),
    ("negative number", effect(do="gain", goods={"kelp": -1}), "14", "effects.0.goods.kelp", ""),
    ("division by nothing", effect(do="gain_per", every=0, of="farm", goods={"kelp": 1}), "14", "effects.0.every", ""),
    ("no effect", card(effects=[]), "14", "effects", ""),
    ("word of another type", effect(do="production", goods={"kelp": 1}), "14", "effects.0.do", ""),
    ("standing word inside", effect(do="parts", of=[{"do": "hand_limit"}]), "14", "effects.0.of.0.do", ""),
    ("empty parts", effect(do="parts", of=[]), "14", "effects.0.of", ""),
    (
        "unknown slot",
        card(
            type="permanent",
            effects=[{"do": "on_slot", "slots": ["3-4/R9"], "then": {"do": "gain", "goods": {"point": 1}}}],
        ),
        "14",
        "effects.0.slots.0",
        "3-4/R5",
    ),
    ("nothing to gain", effect(do="gain", goods={"kelp": 0}), "14", "effects.0.goods", ""),
    ("more kinds than there are", effect(do="gain_distinct", n=6), "14", "effects.0.n", ""),
    ("paying with cards", effect(do="pay", prices=[{"card": 1}], then=GAIN), "14", "effects.0.prices.0.card", ""),
    ("no price", effect(do="pay", prices=[], then=GAIN), "14", "effects.0.prices", ""),
    ("upgrading for cards", effect(do="upgrade", cost={"card": 1}), "14", "effects.0.cost.card", ""),
    ("exchanging cards", effect(do="exchange", a={"card": 1}, b={"kelp": 1}), "14", "effects.0.a.card", ""),
    (
        "building for points",
        effect(do="build", what="farm", cost="stated", stated={"point": 1}),
        "14",
        "effects.0.stated.point",
        "",
    ),
    (
        "stated cost not asked for",
        effect(do="build", what="farm", stated={"kelp": 1}),
        "14",
        "effects.0.cost",
        "stated",
    ),
    ("stated cost not stated", effect(do="build", what="farm", cost="stated"), "14", "effects.0.stated", ""),
    ("a city on an expansion site", effect(do="build", what="city", expansion=True), "14", "effects.0.expansion", ""),
    ("upgrading cities", effect(do="upgrade", what="city"), "14", "effects.0.what", ""),
    (
        "a tunnel at a city",
        card(type="permanent", effects=[{"do": "on_build_nth", "what": "tunnel", "nth": 2, "then": GAIN}]),
        "14",
        "effects.0.what",
        "",
    ),
    (
        "points for nothing",
        card(type="end_scoring", effects=[{"do": "score_goods", "price": {}, "points": 1}]),
        "14",
        "effects.0.price",
        "",
    ),
    ("the number of the assistant", card(number=0, id="x"), "x", "number", ""),
    ("one number twice", pack(cards=[{**CARD, "id": "a"}, {**CARD, "id": "b"}]), "b", "number", ""),
    ("wrong cost", card(cost=2), "14", "cost", ""),
    ("no colour", card(colour="none"), "14", "colour", "green"),
    ("second assistant", card(deck="assistant", colour="none", type="action"), "14", "deck", ""),
    ("same number twice without ids", pack(cards=[CARD, CARD]), "14", "number", ""),
    ("same id twice", pack(cards=[{**CARD, "id": "a"}, {**CARD, "id": "a", "number": 15}]), "a", "id", ""),
    ("bad id", card(id="a b"), "a b", "id", ""),
    ("nothing in it", pack(), "", "", ""),
    ("a source of its own", card(source="internet"), "14", "source", ""),
    ("no name", card(name=" "), "14", "name", ""),
    ("a number in quotation marks", effect(do="gain", goods={"kelp": "1"}), "14", "effects.0.goods.kelp", ""),
    ("yes for true", effect(do="build", what="farm", expansion="yes"), "14", "effects.0.expansion", ""),
    ("no text for a name", card(name=7), "14", "name", ""),
    ("no list", scoring(do="score_sets", of="farm", points=1), "14", "effects.0.of", ""),
    ("no fields", effect(do="gain", goods=3), "14", "effects.0.goods", ""),
    ("points for each set of nothing", scoring(do="score_sets", of=[], points=5), "14", "effects.0.of", ""),
    ("a set with one thing twice", scoring(do="score_sets", of=["farm", "farm"], points=5), "14", "effects.0.of", ""),
    ("upgraded cities in a set", scoring(do="score_sets", of=["city"], points=5), "14", "effects.0.of.0", ""),
    (
        "upgraded cities",
        scoring(do="score_per", every=1, of="city", points=1, upgraded=True),
        "14",
        "effects.0.upgraded",
        "",
    ),
    ("no steps", scoring(do="score_steps", of="farm", steps=[]), "14", "effects.0.steps", ""),
    ("steps that fall", scoring(do="score_steps", of="farm", steps=[[2, 4], [3, 3]]), "14", "effects.0.steps", ""),
    ("an empty price", effect(do="pay", prices=[{}], then=GAIN), "14", "effects.0.prices.0", ""),
    ("exchange for nothing", effect(do="exchange", a={"kelp": 1}, b={}), "14", "effects.0.b", ""),
    ("exchange for the same", effect(do="exchange", a={"kelp": 1}, b={"kelp": 1}), "14", "effects.0.b", ""),
    ("fewer than none", permanent(do="end_of_turn", built=-5, then=GAIN), "14", "effects.0.built", ""),
    ("more than anybody builds", permanent(do="end_of_turn", built=10**9, then=GAIN), "14", "effects.0.built", ""),
    ("when no slot is used", permanent(do="on_slot", slots=[], then=GAIN), "14", "effects.0.slots", ""),
    ("a slot twice", permanent(do="on_slot", slots=["3-4/R1", "3-4/R1"], then=GAIN), "14", "effects.0.slots", ""),
    ("cheaper by points", permanent(do="discount", what="city", goods={"point": 1}), "14", "effects.0.goods.point", ""),
    (
        "cheaper by what it does not cost",
        effect(do="build", what="tunnel", discount={"science": 1}),
        "14",
        "effects.0.discount.science",
        "",
    ),
    (
        "cheaper than free",
        effect(do="build", what="farm", cost="free", discount={"kelp": 1}),
        "14",
        "effects.0.discount",
        "",
    ),
    (
        "the slot that nobody occupies",
        effect(do="slot_action", which="occupied", always=True),
        "14",
        "effects.0.always",
        "",
    ),
    ("contract without needs", pack(contracts=[{**CONTRACT, "needs": {}}]), "mine", "needs", ""),
    (
        "contract of upgraded cities",
        pack(contracts=[{**CONTRACT, "needs": {"city": 2}, "upgraded": True}]),
        "mine",
        "needs.city",
        "",
    ),
    ("unknown city", board(sites={"ZZ": 2}), "9", "sites.ZZ", ""),
    ("unknown site", board(bonuses={"CC.b7": {"credit": 1}}), "9", "bonuses.CC.b7", "CC.b3"),
    ("site this board has not", board(bonuses={"UL.b3": {"credit": 1}}), "9", "bonuses.UL.b3", ""),
    ("unknown bonus", board(bonuses={"CC.b1": {"cerdit": 1}}), "9", "bonuses.CC.b1.cerdit", "credit"),
    ("unknown feature", board(features={"mult3": ["CC.b1"]}), "9", "features.mult3", "mult2"),
    ("mark of a tunnel on a city", board(features={"tun3": ["CC"]}), "9", "features.tun3.CC", ""),
    ("mark of a city on a tunnel", board(features={"city33": ["CC_LR"]}), "9", "features.city33.CC_LR", ""),
    ("mark of a building on a tunnel", board(features={"mult2": ["CC_LR"]}), "9", "features.mult2.CC_LR", ""),
    ("mark of a metropolis elsewhere", board(features={"metro2": ["CC_LR"]}), "9", "features.metro2.CC_LR", ""),
    ("two marks on one site", board(features={"tun3": ["UR_blue"], "metro2": ["UR_blue"]}), "9", "features.metro2", ""),
    ("half a pair", board(features={"pair2": ["CC_LR"]}), "9", "features.pair2", ""),
    (
        "brown tile that gives",
        pack(metropolises=[{**BLUE, "colour": "brown"}]),
        "mine",
        "effects.0.do",
        "",
    ),
    (
        "brown tile that produces",
        pack(metropolises=[{**BLUE, "colour": "brown", "effects": [SCORE], "production": {"kelp": 1}}]),
        "mine",
        "production",
        "",
    ),
    (
        "too few brown tiles",
        pack(metropolises=[{**BLUE, "id": one} for one in ("sets", "tunnels")]),
        "metropolises",
        "brown",
        "",
    ),
    (
        "too few blue tiles",
        pack(
            metropolises=[
                {**BLUE, "id": one, "colour": "brown", "effects": [SCORE]} for one in ("kelp", "steel", "lab", "fed")
            ]
        ),
        "metropolises",
        "blue",
        "",
    ),
    ("too few basic boards", pack(boards=[{**BOARD, "id": "1", "advanced": True}]), "boards", "advanced", ""),
    ("too few advanced boards", pack(boards=[{**BOARD, "id": "5"}]), "boards", "advanced", ""),
    (
        "contract that produces",
        pack(contracts=[{**CONTRACT, "effects": [{"do": "production", "goods": {"kelp": 1}}]}]),
        "mine",
        "effects.0.do",
        "",
    ),
    (
        "contract of nothing known",
        pack(contracts=[{**CONTRACT, "needs": {"farms": 3}}]),
        "mine",
        "needs.farms",
        "",
    ),
]


@pytest.mark.parametrize(("name", "given", "who", "field", "nearest"), MISTAKES, ids=[row[0] for row in MISTAKES])
def test_each_mistake_is_named(
    name: str, given: dict[str, Any], who: str, field: str, nearest: str, tmp_path: Path, capsys: Any
) -> None:
    game, mistakes = GAMES["underwater_cities"].with_pack(given)
    assert game is None
    assert any(one.card == who and one.field == field for one in mistakes), [str(one) for one in mistakes]
    if nearest:
        assert any(one.suggestion == nearest for one in mistakes), [str(one) for one in mistakes]
    path = tmp_path / "pack.json"
    path.write_text(json.dumps(given), "utf-8")
    assert main(["pack", "check", str(path)]) == 2
    told = capsys.readouterr()
    assert who in told.out and "mistake" in told.err


def test_an_effect_that_cannot_be_read_is_one_mistake() -> None:
    """That nothing is left of it is no second one."""
    _, mistakes = GAMES["underwater_cities"].with_pack(effect(do="gian", goods={"kelp": 1}))
    assert [(one.field, one.suggestion) for one in mistakes] == [("effects.0.do", "gain")]
    _, mistakes = GAMES["underwater_cities"].with_pack(card(effects=[]))
    assert [one.field for one in mistakes] == ["effects"]


BROKEN = [
    (b"{", "something is missing at the end"),
    (b'{"game": .5}', "not valid JSON: line 1, column 10"),
    (b'{"game": "a",}', "a comma too many"),
    (b'{"game": "a" "b": 1}', "line 1, column 14: a comma or a colon is missing"),
    (b'{"game": "a', "never closed"),
    (b'{"game": "a\n}', "a quotation mark is missing"),
    (b"{game: 1}", "straight quotation marks"),
    (b'{"game": True}', "small letters"),
    (b"\xff\xfe", "UTF-8"),
    (b"[]", "must be an object"),
    (b"{}", "does not say which game"),
    (b'{"game": "underwater_cities", "format": "one"}', "format must be a number"),
    (b'{"game": "underwater_cities", "format": 99}', "newer version"),
    (b'{"game": "chess"}', "does not know (chess)"),
    (b"[" * 100_000, "nested too deeply"),
    (b'{"game": "underwater_cities", "name": ' + b"1" * 5000 + b"}", "number that is too long"),
]


_OWN = ("underwater_cities/packs.py", "underwater_cities/pack_effects.py")


def refused(path: Path) -> set[str]:
    """Why a file is not read: the message and those within it."""
    with pytest.raises(InvalidData) as caught:
        read_pack(path)
    told = caught.value.message
    return set() if told is None else {told.id, *(arg.id for _, arg in told.args if isinstance(arg, Message))}


def test_every_kind_of_mistake_is_among_them(tmp_path: Path) -> None:
    """Each reason that reading a pack can give is given to one of the packs above, or of the broken files."""
    engine = Path(str(files("engine")))
    code = "\n".join(
        (engine / name).read_text("utf-8")
        for name in (
            *(f"core/{file}.py" for file in ("storage/card", "flow/effect", "storage/pack", "storage/handwritten")),
            *_OWN,
        )
    )
    reasons = set(re.findall(r'msg\(\s*"((?:pack|file)\.\w+)"', code))
    assert len(reasons) > 20
    packs = [*(given for _, given, *_ in MISTAKES), pack(format="one"), pack(format=99)]
    given = {mistake.reason.id for one in packs for mistake in GAMES["underwater_cities"].with_pack(one)[1]}
    path = tmp_path / "pack.json"
    given |= refused(path)
    for content in (*(content for content, _ in BROKEN if b"chess" not in content), b" " * (BIGGEST_PACK + 1)):
        path.write_bytes(content)
        given |= refused(path)
    assert reasons - given == {"pack.id_reserved"}, "told by another game: no word is taken here"


def test_a_pack_replaces_by_number_and_adds(tmp_path: Path, capsys: Any) -> None:
    given = pack(
        cards=[CARD, {**CARD, "number": 300, "name": "More"}], boards=[BOARD], metropolises=[BLUE], contracts=[CONTRACT]
    )
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(given), "utf-8")
    assert main(["pack", "check", str(path)]) == 0
    assert "5 records for" in capsys.readouterr().out
    session = new_session("underwater_cities", 2, seed=1, settings={"contracts": 1}, pack=read_pack(path))
    data = session.table.data
    assert data.cards["card.14"].name.english == "My Own"
    assert len(data.cards) == 206 + 1
    assert {"board.9", "metropolis.mine", "contract.mine"} <= set(session.table.pieces)
    assert GAMES["underwater_cities"].data.cards["card.14"].name.english == "Black Ops Team"


def test_a_card_with_a_name_of_its_own_takes_the_place_of_the_one_with_its_number() -> None:
    cards = new_session("underwater_cities", 2, seed=1, pack=card(id="mine")).table.data.cards
    assert "card.14" not in cards and cards["card.mine"].number == 14
    assert len(cards) == 206


def test_the_shipped_set_is_a_pack_without_mistakes() -> None:
    folder = files("engine.underwater_cities") / "data"
    sections = {
        name: json.loads((folder / f"{name}.json").read_text("utf-8"))
        for name in ("cards", "boards", "metropolises", "contracts")
    }
    game, mistakes = GAMES["underwater_cities"].with_pack(pack(**sections))
    assert [str(one) for one in mistakes] == [] and game is not None


def test_a_file_of_an_office_program_is_understood(tmp_path: Path) -> None:
    """A mark at its beginning, and curly quotation marks; those within a text stay."""
    text = json.dumps(card(name="The “Own”"), ensure_ascii=False)
    for opening, closing in ("„”", "„“", "“”", "»«"):
        curly = re.sub(r'"([^"]*)"', rf"{opening}\1{closing}", text.replace("“Own”", "Own"))
        assert '"' not in curly
        path = tmp_path / "pack.json"
        path.write_text(curly, "utf-8-sig")
        assert read_pack(path)["cards"][0]["name"] == "The Own"
    path.write_text(text, "utf-8-sig")
    assert read_pack(path)["cards"][0]["name"] == "The “Own”"


def test_what_is_allowed_is_listed() -> None:
    def told(given: dict[str, Any]) -> str:
        return str(GAMES["underwater_cities"].with_pack(given)[1][0])

    assert told(card(colour="blue")).endswith("Allowed: green, red, yellow, none")
    assert told(effect(do="get")).startswith(
        "14 ▸ effects[1].do: this word is not known. Allowed: build, build_upgrade"
    )
    assert "production_per, production_replace" in told(card(type="production"))
    assert "Did you mean" not in told(effect(do="coin")), "not “choice”"
    assert told(effect(do="gain", goods={"money": 1})).endswith("Allowed: " + ", ".join(GOODS))


def test_a_kept_game_with_a_slip_in_its_pack_still_opens() -> None:
    """It was played with a program that let it pass."""
    slip = card(effects=[{"do": "pay", "prices": [{}], "then": GAIN}])
    assert GAMES["underwater_cities"].with_pack(slip)[0] is None
    game, _ = GAMES["underwater_cities"].with_pack(slip, kept=True)
    assert game is not None
    begun = Session.start(game, [Player("A", 1), Player("B", 2)], {}, seed=3)
    assert decode(encode(begun).encode(), find_game).session.game.pack == slip


def test_a_folder_is_a_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.json").write_text(json.dumps({"game": "underwater_cities"}), "utf-8")
    (tmp_path / "cards.json").write_text(json.dumps([CARD]), "utf-8")
    assert read_pack(tmp_path)["cards"] == [CARD]
    assert main(["pack", "check", str(tmp_path)]) == 0


def test_an_assistant_of_another_type_is_played() -> None:
    """Every seat has its own piece of the one card; a trigger finds its effect."""
    own = {
        **CARD,
        "id": "assistant",
        "number": 0,
        "deck": "assistant",
        "colour": "none",
        "type": "permanent",
        "effects": [{"do": "end_of_turn", "then": GAIN}],
    }
    session = new_session("underwater_cities", 2, seed=1, pack=pack(cards=[own]))
    play_to_end(session, dict.fromkeys((1, 2), RandomBot(1)))
    assert not session.pending()


def test_a_save_embeds_its_pack() -> None:
    session = new_session("underwater_cities", 2, seed=3, pack=card(name="Kept"))
    play_to_end(session, dict.fromkeys((1, 2), RandomBot(3)))
    opened = decode(encode(session).encode(), find_game)
    assert opened.first_divergence is None
    assert opened.session.table.data.cards["card.14"].name.english == "Kept"
    assert opened.session.table.digest() == session.table.digest()
    broken = encode(session).replace('"kelp": 3', '"kelp": -3', 1)
    with pytest.raises(InvalidData, match="pack in it cannot be used"):
        decode(broken.encode(), find_game)


@pytest.mark.parametrize(("content", "said"), BROKEN)
def test_broken_files_are_refused_in_one_sentence(content: bytes, said: str, tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "pack.json"
    path.write_bytes(content)
    assert main(["pack", "check", str(path)]) == 2
    assert said in capsys.readouterr().err
    assert main(["pack", "check", str(tmp_path / "missing.json")]) == 2


def test_another_game_takes_no_pack_it_does_not_know() -> None:
    game, mistakes = GAMES["ginkgopolis"].with_pack(pack())
    assert game is None and mistakes
