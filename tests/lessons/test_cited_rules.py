"""Rules that lessons teach are also written in the log, under their own id, where something comes of them."""

from __future__ import annotations

import pytest

from engine.api import RandomBot, new_session

CITED = {
    "imperial_miners": {"event-duty", "event-modifier", "event-end", "free-path", "only-the-stop", "scots"},
    "underwater_cities": {"end-round"},
    "barrage": {"adler", "company-bonus", "jill", "viktor"},
}


@pytest.mark.parametrize("game", CITED)
def test_notes_cite_the_sharper_rule(game: str) -> None:
    missing = {f"{game}/{name}" for name in CITED[game]}
    for seed in range(1, 41):
        session, bot = new_session(game, 2, seed=seed), RandomBot(seed)
        while missing and (pending := session.first_pending()) is not None:
            session.answer(pending, bot.choose_answer(session, pending))
            missing -= {note.rule for note in session.current.notes()}
        if not missing:
            return
    raise AssertionError(f"never written: {sorted(missing)}")
