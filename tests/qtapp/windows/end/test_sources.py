"""The end page says what brought the points: every point once, in more than one colour, in every game."""

from __future__ import annotations

from functools import partial

import pytest

from engine import api
from engine.api import Message, Reason, msg
from qtapp.i18n import Localizer
from qtapp.session.client import SeatClient
from qtapp.windows.end.sources import by_source


def ended(game: str, seed: int) -> SeatClient:
    session = api.new_session(game, 3, seed=seed, names=("Anna", "Bence", "Őze"))
    while (pending := session.first_pending()) is not None:
        session.answer(pending, api.GreedyBot(pending.question.seat).choose_answer(session, pending))
    return SeatClient(session, 1)


def sort_of(client: SeatClient, reason: Reason) -> Message | None:
    kind = next((one.kind for one in client.blueprint.pieces if one.id == reason.cause), "")
    return msg("window.bare_term", "{what}", what=api.NounArg(kind)) if kind else reason.name


@pytest.mark.parametrize("game", ["barrage", "ginkgopolis", "imperial_miners", "underwater_cities"])
def test_points_are_told_by_what_brought_them(game: str) -> None:
    client = ended(game, 4)
    for language in ("hu", "de", "en"):
        _told_by_what_brought_them(client, Localizer(language))


def _told_by_what_brought_them(client: SeatClient, speech: Localizer) -> None:
    result = client.result()
    assert result is not None

    def say(message: Message) -> str:
        return speech.text(message, client.names)

    told = by_source(
        result,
        client.told.reasons(),
        client.story.points,
        client.game.rules,
        say,
        partial(sort_of, client),
    )
    for seat, total in enumerate(told.totals):
        assert sum(line.points[seat] for line in told.lines) == total == result.totals[seat]
    shares = sorted(sum(line.points) for line in told.lines)
    assert len([share for share in shares if share]) >= 4 and shares[-1] <= 0.6 * sum(result.totals)
    labels = [say(line.label) for line in told.lines if any(line.points)]
    assert len(set(labels)) == len(labels) <= 10
