"""The icons of every effect, as the engine says them; no sentence has a part in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import api
from engine.api import Figure, Glyph, Icon, IconRow, IconRows, Message, new_session
from engine.core.flow.effect import Effect
from engine.core.messages.message import Arg, msg
from engine.imperial_miners import describe, effects, numbers, token_effects
from engine.imperial_miners.cards import shipped
from engine.imperial_miners.effects import VOCABULARY, icon_row
from engine.imperial_miners.numbers import FACTIONS

RESOURCES = Path(__file__).parents[2] / "resources"
EACH, ARROW, GAP = Glyph.EACH, Glyph.ARROW, Glyph.GAP
THINGS = {
    "faction": ("scots",),
    "others": ("scots",),
    "kinds": ("kinds",),
    "cave_ins": ("cave_in",),
    "gadgets_here": ("gadget", "here"),
    "gadgets": ("gadget",),
    "full_carts": ("full_cart",),
    "position": ("position",),
    "progress": ("progress",),
    "completed": ("completed",),
    "neighbours": ("neighbours",),
    "above": ("above",),
    "below": ("below",),
    "beside": ("beside",),
    "kin": ("kin",),
    "row": ("row",),
    "hand": ("hand",),
}
COIN: dict[str, Any] = {"do": "coin", "n": 1}


def said(do: str, **fields: Any) -> Effect:
    """An effect, read as from a card."""
    mistakes: list[Any] = []
    made = VOCABULARY.read({"do": do, **fields}, "card", "", mistakes)
    assert made is not None, mistakes
    return made


def row(*parts: str | Glyph) -> IconRow:
    """A row in short: words are icons, what holds a digit or a mark is printed."""
    made = []
    for part in parts:
        printed = isinstance(part, str) and not part.replace("_", "").isalpha()
        made.append(part if isinstance(part, Glyph) else Figure(part) if printed else Icon(part))
    return tuple(made)


@pytest.mark.parametrize(
    ("effect", "icons"),
    [
        (said("coin", n=1), row("coin")),
        (said("coin", n=3), row("3", "coin")),
        (said("point", n=2), row("2", "point")),
        (said("draw", n=2), row("2", "card")),
        (said("draw_faction", faction="scots"), row("card", "scots")),
        (said("draw_faction", faction="any", n=2), row("2", "card", "faction")),
        (said("draw_deep"), row("deep")),
        (said("draw_deep", n=2), row("2", "deep")),
        (said("research", n=3), row("3", "step")),
        (said("cheaper", n=2), row("−2", "coin", "card")),
    ],
)
def test_gains(effect: Effect, icons: IconRow) -> None:
    assert effect.icons() == (icons,)


def test_no_points_are_no_row() -> None:
    assert said("point", n=0).icons() == ()
    assert icon_row((said("point", n=0), said("coin", n=1))) == row("coin")


@pytest.mark.parametrize("noun", ["gadget", "cave_in"])
@pytest.mark.parametrize("on", ["here", "other", "any"])
def test_a_token_shows_where_it_goes_also_a_single_one(noun: str, on: str) -> None:
    assert said(noun, on=on).icons() == (row(noun, on),)
    assert said(noun, on=on, n=2).icons() == (row("2", noun, on),)


@pytest.mark.parametrize("name", ["clear", "cart", "activate"])
def test_what_is_done_so_many_times(name: str) -> None:
    assert said(name).icons() == (row(name),)
    assert said(name, n=3).icons() == (row("3", name),)


@pytest.mark.parametrize(
    ("fields", "icons"),
    [
        ({"n": 1}, row("discard")),
        ({"n": 2}, row("2", "discard")),
        ({"n": 1, "up_to": True}, row("≤ 1", "discard")),
        ({"n": 2, "each": COIN}, row("2", "discard", EACH, ARROW, "coin")),
        ({"n": 3, "up_to": True, "each": {"do": "point", "n": 2}}, row("≤ 3", "discard", EACH, ARROW, "2", "point")),
    ],
)
def test_discards(fields: dict[str, Any], icons: IconRow) -> None:
    assert said("discard", **fields).icons() == (icons,)


@pytest.mark.parametrize(
    ("fields", "icons"),
    [
        ({"n": 2}, row("2", "coin", ARROW, "coin")),
        ({"n": 6, "less": "scots"}, row("6", "coin", "−1", EACH, "scots", ARROW, "coin")),
        ({"n": 1, "what": "card"}, row("discard", ARROW, "coin")),
        ({"n": 1, "what": "cave_in"}, row("cave_in", "other", ARROW, "coin")),
        ({"n": 2, "what": "cave_in"}, row("2", "cave_in", "other", ARROW, "coin")),
    ],
)
def test_prices(fields: dict[str, Any], icons: IconRow) -> None:
    assert said("pay", then=[COIN], **fields).icons() == (icons,)


def test_several_effects_share_a_row_and_a_price_speaks_for_what_it_buys() -> None:
    both = said("all", parts=[COIN, {"do": "clear"}])
    assert both.icons() == (row("coin", GAP, "clear"),)
    bought = said("pay", n=1, then=[COIN, {"do": "draw_deep"}])
    assert bought.icons() == (row("coin", ARROW, "coin", GAP, "deep"),)
    assert icon_row((bought, said("coin", n=1), said("draw_deep"))) == bought.icons()[0]


@pytest.mark.parametrize("what", ["coin", "point", "card", "step"])
def test_what_an_event_adds(what: str) -> None:
    assert said("more", what=what, n=1).icons() == (row("+1", what),)
    assert said("more", what=what, n=2, source="surface").icons() == (row("surface", GAP, "+2", what),)


@pytest.mark.parametrize("of", THINGS)
def test_counted_things(of: str) -> None:
    faction = {"faction": "scots"} if of in ("faction", "others") else {}
    counted = {"do": "count", "of": of, **faction}
    assert said("coin", n=counted).icons() == (row("coin", EACH, *THINGS[of]),)
    reached = {"do": "if", "of": of, "least": 3, "then": 2, **faction}
    assert said("draw", n=reached).icons() == (row("3+", *THINGS[of], ARROW, "2", "card"),)


@pytest.mark.parametrize(
    ("fields", "icons"),
    [
        ({"each": 2}, row("2", "point", EACH, "kinds")),
        ({"per": 3}, row("point", EACH, "3", "kinds")),
        ({"most": 4}, row("point", EACH, "kinds", "≤ 4")),
        ({"least": 2}, row("point", EACH, "kinds", "≥ 2")),
        ({"base": 1}, row("point", "+", "point", EACH, "kinds")),
        ({"base": 2, "per": 2, "most": 3}, row("2", "point", "+", "point", EACH, "2", "kinds", "≤ 3")),
    ],
)
def test_counted_numbers(fields: dict[str, Any], icons: IconRow) -> None:
    counted = said("count", of="kinds", **fields)
    assert counted.icons() == said("point", n={"do": "count", "of": "kinds", **fields}).icons() == (icons,)


def test_numbers_that_depend_on_reaching_something() -> None:
    either = said("if", of="kinds", least=3, then=4, otherwise=1)
    assert either.icons() == (row("3+", "kinds", ARROW, "4", "point", GAP, "point"),)
    inner = {"do": "count", "of": "gadgets"}
    nested = said("research", n={"do": "if", "of": "hand", "least": 2, "then": inner})
    assert nested.icons() == (row("2+", "hand", ARROW, "step", EACH, "gadget"),)


# ---- all of them -----------------------------------------------------------------------------------------------------


def every_row() -> Iterator[tuple[str, IconRow]]:
    """The rows of the whole house set, both sides of the boards included, by their source."""
    for source, told in shipped().effects.items():
        for parts in told:
            yield source, icon_row(parts)


def test_every_effect_of_the_registry_says_its_icons() -> None:
    for kind in VOCABULARY._words.values():
        assert kind.icons is not Effect.icons, kind.name


def test_every_icon_has_a_drawing() -> None:
    drawings = [RESOURCES / "imperial_miners" / "icons.svg", RESOURCES / "kit" / "icons.svg"]
    drawn = {name for path in drawings for name in re.findall(r'id="icon\.([^"]+)"', path.read_text("utf-8"))}
    shown = {part.noun for _, icons in every_row() for part in icons if isinstance(part, Icon)}
    possible = {noun for nouns in THINGS.values() for noun in nouns} | set(FACTIONS)
    possible |= {"faction", "here", "other", "any", "deep", "clear", "activate", "discard", "surface"}
    possible |= {"coin", "point", "card", "step", "gadget", "cave_in", "cart"}
    assert shown <= possible <= drawn


def test_every_effect_of_the_house_set_has_a_row() -> None:
    assert [source for source, icons in every_row() if not icons] == []


def test_pieces_show_the_rows_of_their_effects() -> None:
    session = new_session("imperial_miners", 2, seed=1)
    table, told = session.table, session.game
    data = shipped()
    for piece in (*data.mine, *data.events):
        icons = told.piece_icons(table, piece)
        assert icons == tuple(icon_row(parts) for parts in data.effects[piece])
        # the window writes the last sentences of a card beside its icons, one for each row
        assert told.piece_text(table, piece)[-len(icons) :] == describe.alternatives(data.effects[piece])
    assert told.piece_icons(table, "surface.2") == tuple(icon_row(parts) for parts in data.effects["surface"])
    assert told.piece_icons(table, "pickaxe.1") == ()
    for face, letter in enumerate("ab"):
        table.flip("board.2", face)
        rows = told.piece_icons(table, "board.2")
        assert len(rows) == data.sides[f"2{letter}"].top + 1
        assert rows[0] == () and all(rows[1:])


def test_icons_stay_when_every_sentence_is_reversed(monkeypatch: pytest.MonkeyPatch) -> None:
    words = list(shipped().effects.values())
    rows = dict(every_row())
    texts = [effects.sentences(parts) for told in words for parts in told]

    def reversed_msg(name: str, english: str, n: int | None = None, **args: Arg) -> Message:
        return msg(name, english, n, **args)._replace(english=english[::-1])

    for module in (effects, numbers, token_effects):
        monkeypatch.setattr(module, "msg", reversed_msg)
    assert all(
        old != new
        for old, new in zip(texts, (effects.sentences(parts) for told in words for parts in told), strict=True)
    )
    assert dict(every_row()) == rows


def test_icons_ask_for_no_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(self: Effect) -> Message:
        raise AssertionError("icons must not be made from words")

    before: list[IconRows] = [tuple(icon_row(parts) for parts in told) for told in shipped().effects.values()]
    for kind in VOCABULARY._words.values():
        monkeypatch.setattr(kind, "text", silent)
    assert [tuple(icon_row(parts) for parts in told) for told in shipped().effects.values()] == before


def test_options_stand_in_rows_with_icons() -> None:
    """Cards by name, effects by their icons: the decision reads no sentence to draw them."""
    session = api.new_session("imperial_miners", 2, seed=7)
    bot, seen = api.GreedyBot(1), set()
    for _ in range(40):
        pending = session.first_pending()
        if pending is None:
            break
        if pending.frame.shape is api.QuestionShape.PICK:
            for answer in session.options(pending):
                facet = pending.frame.facet(session.table, answer)
                if facet is not None and facet.icons:
                    seen.add(pending.frame.name.partition(".")[2])
        session.answer(pending, bot.choose_answer(session, pending))
    assert {"choose", "activate", "surface"} <= seen
