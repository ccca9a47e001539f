"""A run in the pseudo-locale over every screen: no text but what people typed is without a translation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.input.sandbox_menu import SandboxMenu
from qtapp.dialogs.about import AboutDialog
from qtapp.dialogs.devices_help import DevicesHelpDialog
from qtapp.dialogs.settings import SettingsDialog
from qtapp.dialogs.small import KeysDialog, RemarkDialog, RulesDialog
from qtapp.i18n import LANGUAGES, PSEUDO, voice
from qtapp.i18n.catalogue import Catalogue
from qtapp.i18n.pseudo import marked, pseudo_catalogue
from qtapp.kit.store.version import build
from qtapp.panels.history.log import entry_sentence
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import NAMES
from tests.qtapp.reader import of_menu, painted, texts_of, untranslated
from tests.qtapp.waiting import settle, wait_for
from tools.i18n.extract import extract_toys

ROOT = Path(__file__).resolve().parents[3]
TITLES = {game.title.english for game in api.GAMES.values()}
"""The English title stands beside the translated one."""
QUOTED = {rule.citation for game in api.GAMES.values() for rule in game.rules}
"""Where a rule comes from: the heading in the rulebook, as it stands there."""
OFFICERS = {
    "Wilhelm Adler",
    "Graziano Del Monte",
    "Viktor Fiesler",
    "Jill McDowell",
    "Solomon P. Jordan",
    "Anton Krylov",
    "Mahiri Sekibo",
    "Hal",
    "Ada",
    "Blaise",
    "Grace",
    "Konrad",
}
"""Persons and computers of a game keep their names."""
COMMAND = "tarsas --far-test"
"""What is typed into a console is the same in every language."""
TYPED = {*NAMES, *TITLES, *QUOTED, *LANGUAGES.values(), *OFFICERS, *map(str.upper, LANGUAGES), COMMAND, "Társas", "Aa"}


@cache
def with_toys() -> Catalogue:
    """The pseudo-locale of the program and of the toys: no translator is given their texts, but the extractor sees
    them, so a text that is glued together is found there too.
    """
    program, toys = pseudo_catalogue(), extract_toys(ROOT).texts["hu"]
    texts = {key: tuple(map(marked, text.english or (text.source,))) for key, text in toys.items() if not key[2]}
    return Catalogue(PSEUDO, {**program.texts, **texts}, program.known | texts.keys())


@pytest.fixture
def pseudo(shell: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The window, speaking with marks."""
    monkeypatch.setattr(voice, "pseudo_catalogue", with_toys)
    shell.context.speech.set_language(PSEUDO)
    return shell


def read(window: QWidget, qtbot: QtBot, names: set[str] | None = None) -> None:
    """Nothing in this window is plain."""
    settle(qtbot, window)
    plain(texts_of(window), names)


def plain(texts: list[str], names: set[str] | None = None) -> None:
    """None of the texts is plain."""
    found = untranslated(texts, TYPED | (names or set()))
    assert not found, "\n".join(found)


def sessions(game: str) -> Iterator[api.Session]:
    """A game at some moments: its beginning, soon after it, its middle."""
    people = 2
    session = api.new_session(game, people, seed=7, names=NAMES[:people])
    bot = api.RandomBot(5)
    for pause in (0, 14, 40):
        for _ in range(pause):
            pending = session.first_pending()
            if pending is None:
                break
            session.answer(pending, bot.choose_answer(session, pending))
        yield session


def test_the_start_page(pseudo: MainWindow, table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    read(pseudo, qtbot)
    table(2, 6)
    wait_for(qtbot, lambda: pseudo.autosave.idle)
    pseudo.go_home()
    wait_for(qtbot, lambda: not pseudo.start.reading)
    read(pseudo, qtbot)


@pytest.mark.parametrize("game", api.GAMES)
def test_a_new_game_with_every_option(game: str, pseudo: MainWindow, qtbot: QtBot) -> None:
    dialog = pseudo.ask_new(game)
    dialog.more.click()
    for people in api.GAMES[game].seat_counts:
        dialog.people.button(people).click()
        for option in api.GAMES[game].options:
            if option.id in dialog.options:
                for value in dialog.options[option.id].values:
                    dialog.options[option.id].button(value).click()
        read(dialog, qtbot)
    dialog.reject()
    rules = RulesDialog(pseudo.context, api.GAMES[game], pseudo)
    rules.open()
    read(rules, qtbot)
    rules.reject()


def test_the_dialogs(pseudo: MainWindow, table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    table(2, 3)
    assert pseudo.game is not None
    for dialog in (
        SettingsDialog(pseudo.context, pseudo),
        RemarkDialog(pseudo.context, pseudo),
        KeysDialog(pseudo.context, pseudo.game.actions_, pseudo),
        DevicesHelpDialog(pseudo.context, pseudo),
        pseudo.boards.ask_scan(),
    ):
        assert dialog is not None
        dialog.open()
        read(dialog, qtbot)
        dialog.reject()


def test_about(pseudo: MainWindow, qtbot: QtBot) -> None:
    """All but the licences themselves, names of parts, and what a build says of itself."""
    dialog = AboutDialog(pseudo.context, pseudo)
    dialog.open()
    made = build()
    rows = {dialog.parts.item(row).text() for row in range(dialog.parts.count())}
    facts = {"Python", "Qt", made.version, made.python, made.qt, made.platform, made.origin} - {""}
    deeds: list[Callable[[], None]] = [partial(dialog.parts.setCurrentRow, row) for row in range(dialog.parts.count())]
    for deed in (*deeds, dialog.copy.click):
        deed()
        settle(qtbot, dialog)
        licence = dialog.text.toPlainText()
        assert licence
        plain([text for text in texts_of(dialog) if text != licence], rows | facts)
    dialog.reject()


@pytest.mark.parametrize("game", api.GAMES)
def test_a_table(game: str, pseudo: MainWindow, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with painted(monkeypatch) as words:
        for session in sessions(game):
            pseudo.show_session(session, home / "games" / f"{game}.tarsas")
            assert pseudo.game is not None and pseudo.curtain is not None
            if pseudo.curtain.seat:
                read(pseudo.curtain, qtbot)
                pseudo.curtain.uncover()
            window = pseudo.game
            read(window, qtbot)
            _log(pseudo)
            _why_not(pseudo, qtbot)
        page = pseudo.end_page
        assert page is not None
        page.open_page()
        read(page, qtbot)
        page.as_table.setChecked(True)
        read(page, qtbot)
        page.close_page()
        _free_hands(pseudo, qtbot)
    plain(words)


def _log(shell: MainWindow) -> None:
    """Every sentence of the log and of the timeline, so far."""
    assert shell.game is not None
    client = shell.game.client
    said = [shell.game.words.say(entry_sentence(client, entry)) for entry in client.session.line()]
    plain([*said, *(line.text for line in shell.game.log.rows.lines)])


def _why_not(shell: MainWindow, qtbot: QtBot) -> None:
    """Some illegal drops and their cards."""
    assert shell.game is not None
    game = shell.game
    grabs = sorted(game.client.questions.grabs())[:1] or [""]
    for drop in sorted(game.client.view().places)[::9]:
        if grabs[0] and drop not in game.client.questions.drops(grabs[0]):
            game.client.questions.refuse(grabs[0], drop)
            read(game.page, qtbot)
            game.page.card.dismiss()


def _free_hands(shell: MainWindow, qtbot: QtBot) -> None:
    """The sandbox with its palette, its menus, a scramble and the tidy-up list."""
    assert shell.game is not None
    game = shell.game
    game.client.history.undo()
    game.switch_mode()
    game.side.open("sandbox")
    read(game, qtbot)
    table = game.page.view.table
    words: list[str] = []
    for item in list(table.items_by_id.values())[::5]:
        menu = SandboxMenu(game.page.view.board_context, item.sprite, item.sprite.place, game)
        words += of_menu(menu)
        menu.deleteLater()
    plain(words)
    pieces = [item.sprite.top for item in table.items_by_id.values() if item.sprite.top and "?" not in item.sprite.top]
    for piece in pieces[::7][:6]:
        game.client.actions.act(api.MovePiece(piece, "box"))
    game.switch_mode()
    read(game, qtbot)
