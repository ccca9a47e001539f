"""Tables of the games that came after the first: no text is cut, overlapping or too small beside them."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME, NAMES
from tests.qtapp.windows.test_readable import check, dress
from tests.toys import SHIPPED


@pytest.mark.parametrize("game", [game for game in SHIPPED if game != GAME])
def test_a_table_in_every_language_and_size(game: str, shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    counts = api.GAMES[game].seat_counts
    people = 3 if 3 in counts else counts[-1]
    session = api.new_session(game, people, seed=7, names=NAMES[:people])
    bot = api.RandomBot(5)
    for pause in (12, 60):
        if session.is_over:
            break
        for _ in range(pause):
            pending = session.first_pending()
            if pending is None:
                break
            session.answer(pending, bot.choose_answer(session, pending))
        shell.show_session(session, home / "games" / f"{game}.tarsas")
        assert shell.game is not None and shell.curtain is not None
        for scale in (1.0, 2.0):
            for language in ("hu", "de", "en"):
                dress(shell, language, scale)
                if shell.curtain.seat:
                    check(shell.curtain, qtbot)
                    shell.curtain.uncover()
                check(shell.game, qtbot)
    assert shell.game is not None
    for language in ("hu", "de", "en"):
        dress(shell, language, 2.0)
        page = shell.end_page
        assert page is not None
        page.open_page()
        check(page, qtbot)
        page.as_table.setChecked(True)
        check(page, qtbot)
        page.close_page()
