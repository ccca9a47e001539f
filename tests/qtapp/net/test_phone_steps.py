"""Phones ask as the table asks: step by step, and by a map where places are asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import api
from qtapp.i18n.voice import Voice
from qtapp.net import wire
from qtapp.net.packets import SeatPackets
from qtapp.session.looker import SeatLooker
from tests.qtapp.net.phones import OpenTableForPhones
from tests.soak import mostly_soak

_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")


def asked(game: str, answers: int = 90) -> Iterator[tuple[SeatPackets, wire.WireAsk]]:
    """What is asked in a game, question by question."""
    session = OpenTableForPhones(game, 2).session
    bots = {seat: api.RandomBot(seat + 40) for seat in (1, 2)}
    for _ in range(answers):
        pending = session.first_pending()
        if pending is None:
            return
        packets = SeatPackets(SeatLooker(session, pending.question.seat), Voice("hu"), b"key")
        ask = packets.state([], False).ask
        if ask is not None and ask.shape == "pick":
            yield packets, ask
        session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))


@pytest.mark.parametrize("game", mostly_soak(_GAMES, "barrage", "imperial_miners"))
def test_what_is_left_to_be_said_tells_options_apart(game: str) -> None:
    for _, ask in asked(game):
        rows = [(*one.steps, one.group, one.short or one.label, one.signs, one.art, one.spot) for one in ask.options]
        assert len(set(rows)) == len({(*one.steps, one.label, one.spot) for one in ask.options})


def rows_at_once(options: list[wire.WireOption], depth: int = 0) -> int:
    """How many rows are shown at once at the most, as the page folds them."""
    heads: dict[str, list[wire.WireOption]] = {}
    for one in options:
        heads.setdefault(one.steps[depth] if depth < len(one.steps) else "", []).append(one)
    if len(heads) == 1 and "" not in heads:
        return rows_at_once(options, depth + 1)
    if len(options) <= 12 or len(heads) in (1, len(options)):
        return len(options)
    return max(len(heads), *(rows_at_once(inside, depth + 1) for inside in heads.values()))


def test_a_long_list_is_read_in_steps() -> None:
    longest = max((ask for _, ask in asked("barrage")), key=lambda ask: len(ask.options))
    assert len(longest.options) > 30
    assert rows_at_once(list(longest.options)) <= 20


def test_where_all_belongs_to_one_card_its_places_are_asked() -> None:
    """The card was chosen before: it need not be tapped again, and its places lie on a map."""
    found = [
        (packets, ask)
        for packets, ask in asked("imperial_miners")
        if packets.drops and len({place for _, place in packets.drops}) == len(ask.options)
    ]
    assert found
    for packets, ask in found:
        assert all(not one.things for one in ask.options)
        assert {number for number, _ in packets.drops} == set(range(len(ask.options)))
