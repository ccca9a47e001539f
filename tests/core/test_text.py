"""Messages: typed arguments, a plain English rendering, and the way to JSON and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.messages import stored
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import (
    AmountArg,
    Arg,
    ListArg,
    LiteralArg,
    Message,
    NounArg,
    PieceArg,
    PlaceArg,
    SeatArg,
    msg,
    nonzero_amounts,
    to_english,
)
from engine.core.messages.stored import message_from_json, message_to_json

words = st.text(st.characters(codec="utf-8"), max_size=12)
numbers = st.integers(-(10**6), 10**6)
simple: st.SearchStrategy[Arg] = st.one_of(
    numbers,
    st.builds(SeatArg, st.integers(1, 8)),
    st.builds(NounArg, words),
    st.builds(AmountArg, numbers, words),
    st.builds(PieceArg, words),
    st.builds(PlaceArg, words),
    st.builds(LiteralArg, words),
)


def messages(arguments: st.SearchStrategy[Arg]) -> st.SearchStrategy[Message]:
    names = st.from_regex(r"[a-z_]{1,6}", fullmatch=True)
    pairs = st.dictionaries(names, arguments, max_size=4).map(lambda found: tuple(found.items()))
    return st.builds(Message, words.filter(lambda word: "." not in word), words, pairs, st.none() | numbers)


nested: st.SearchStrategy[Arg] = st.recursive(
    simple,
    lambda inner: st.lists(inner, max_size=3).map(lambda items: ListArg(tuple(items))) | messages(inner),
    max_leaves=4,
)


@settings(max_examples=50)
@given(messages(nested))
def test_messages_survive_json(message: Message) -> None:
    stored = json.loads(json.dumps(message_to_json(message)))
    try:
        assert message_from_json(stored) == message
    except InvalidData as error:
        assert "too deeply" in str(error), "only what no message needs is refused"
    to_english(message)


def test_english_is_for_the_terminal() -> None:
    message = msg(
        "toy",
        "{seat} moves {piece} to {place} and gains {amount.acc}; %n card(s) left ({list}, {inner}).",
        2,
        seat=SeatArg(1),
        piece=PieceArg("card.1"),
        place=PlaceArg("row"),
        amount=AmountArg(3, "toy.big_coin"),
        list=ListArg((1, LiteralArg("A"), NounArg("tile"))),
        inner=msg("toy", "within"),
    )
    assert to_english(message) == (
        "Seat 1 moves card.1 to row and gains 3 big coin; 2 cards left (1, A and tile, within)."
    )
    assert str(msg("toy", "%n card(s)", 1)) == "1 card"


def test_amounts_leave_out_what_is_nothing() -> None:
    assert nonzero_amounts((2, "coin"), (0, "tile")) == AmountArg(2, "coin")
    assert nonzero_amounts((2, "coin"), (1, "tile")) == ListArg((AmountArg(2, "coin"), AmountArg(1, "tile")))


@pytest.mark.parametrize(
    "raw",
    [
        None,
        [],
        ["toy", "text"],
        ["toy", "text", {}, "1"],
        ["toy", 7, {}, None],
        ["toy", "x" * 5000, {}, None],
        ["toy", "text", {"not a name": 1}, None],
        ["toy", "text", {"a": 1.5}, None],
        ["toy", "text", {"a": True}, None],
        ["toy", "text", {"a": ["wizard", "x"]}, None],
        ["toy", "text", {"a": ["seat", "one"]}, None],
        ["toy", "text", {"a": ["amount", 1]}, None],
        ["toy", "text", {f"a{number}": 1 for number in range(30)}, None],
        ["toy", "text", {"a": ["list", *range(100)]}, None],
    ],
)
def test_anything_else_is_no_message(raw: Any) -> None:
    with pytest.raises(InvalidData):
        message_from_json(raw)


def test_messages_within_messages_end_somewhere() -> None:
    raw: list[Any] = ["toy", "text", {}, None]
    for _ in range(50):
        raw = ["toy", "text", {"a": ["msg", *raw]}, None]
    with pytest.raises(InvalidData, match="too deeply"):
        message_from_json(raw)


def test_wordings_of_a_package_are_read_as_soon_as_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    known, sources = [name for name in stored._packages if name != "engine.ginkgopolis"], stored._sources
    monkeypatch.setattr(stored, "_packages", known)
    sources.cache_clear()
    assert not any(id_.startswith("ginkgopolis.") for id_ in sources())
    for _ in range(2):
        stored.add_wordings("engine.ginkgopolis")
        assert known.count("engine.ginkgopolis") == 1
        assert any(id_.startswith("ginkgopolis.") for id_ in sources())
    sources.cache_clear()  # the order of the packages is another one
