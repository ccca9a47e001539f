"""What was foreseen is kept for the moments that were looked at last."""

from __future__ import annotations

import pytest

from engine import api


def test_who_takes_back_or_begins_again_finds_what_was_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    session = api.new_session("barrage", 2, seed=3, settings={"variant": 1})
    previews, worlds, game = api.Previewer(session), [0], type(session.game)
    filled = game.fill_hidden_counts

    def counted(game: api.Game, table: api.Table, seen: api.SeatView, dice: api.RandomStream) -> None:
        worlds[0] += 1
        filled(game, table, seen, dice)

    monkeypatch.setattr(game, "fill_hidden_counts", counted)

    def foreseen() -> list[api.AnswerPreview]:
        pending = session.first_pending()
        assert pending is not None
        return [previews.preview(pending, answer) for answer in session.options(pending)]

    def answer() -> None:
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, session.options(pending)[0])

    first = foreseen()
    answer()
    second, known = foreseen(), worlds[0]
    assert known and first != second
    session.undo()
    assert foreseen() == first and worlds[0] == known, "nothing is imagined twice"
    answer()
    assert foreseen() == second and worlds[0] == known
