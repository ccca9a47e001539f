"""Lines of the log keep what was true at their moment, in every language and after a game was opened again."""

from __future__ import annotations

from collections.abc import Callable

from engine import api
from qtapp.windows.main import MainWindow


def lines(shell: MainWindow) -> list[tuple[int, str]]:
    assert shell.game is not None
    return [(line.entry.number, line.text) for line in shell.game.log.rows.lines]


def test_old_lines_keep_their_names(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 0)
    assert shell.game is not None
    client = shell.game.client
    bots = {seat: api.RandomBot(seat + 20) for seat in (1, 2)}
    fresh: dict[int, list[str]] = {}
    for _ in range(60):
        pending = client.session.first_pending()
        if pending is None:
            break
        client.set_viewer(pending.question.seat)
        assert client.questions.answer(bots[pending.question.seat].choose_answer(client.session, pending))
        number = client.session.current.number
        fresh[number] = [text for entry, text in lines(shell) if entry == number]
    if shell.curtain is not None and shell.curtain.seat:
        shell.curtain.uncover()
    client.set_viewer(1)
    for language in ("hu", "en"):
        shell.context.set_language(language)
    after: dict[int, list[str]] = {}
    for number, text in lines(shell):
        after.setdefault(number, []).append(text)
    shared = [number for number in fresh if client.session.entries[number].seat == 1 and fresh[number]]
    assert shared
    for number in shared:
        assert after[number] == fresh[number]
    told = lines(shell)
    opened = api.decode(api.encode(client.session).encode(), api.find_game).session
    client.open_session(opened, 1)
    assert lines(shell) == told
