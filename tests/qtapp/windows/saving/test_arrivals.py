"""What comes from outside the program: links of a browser, card packs that are opened like a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import qtapp.run
from engine import api
from qtapp import __main__ as program
from qtapp.dialogs.new_game import NewGameDialog
from qtapp.kit.store.single_instance import OutsideLink, SingleInstance, wanted_by
from qtapp.net.invitation import Invitation, write_invitation
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import wait_for

PACK = Path(__file__).resolve().parents[3] / "package/fixtures/pack/1/underwater_cities.json"


@pytest.mark.parametrize(
    "link", ["tarsas:", "TARSAS://join/ABC234", "tarsas:../../etc/passwd", "tarsas:%00" + "x" * 9000]
)
def test_a_link_is_no_file_and_nothing_beside_it_counts(
    link: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []

    def run(argument: str) -> int:
        started.append(argument)
        return 0

    monkeypatch.setattr(qtapp.run, "run", run)
    monkeypatch.setattr(program, "why_no_window", lambda: "")
    assert program.main([link, "--self-test", "pack"]) == 0, "what a browser says beside the link does not count"
    assert started == [link] and wanted_by(link) == OutsideLink(link[:1000])
    assert program.main([str(tmp_path / "este.tarsas")]) == 0
    assert wanted_by(started[1]) == tmp_path / "este.tarsas"
    assert wanted_by((tmp_path / "szép este.tarsas").as_uri()) == tmp_path / "szép este.tarsas", "as desktops write it"


def test_a_link_brings_the_window_to_the_front_with_a_sentence(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    first, second = SingleInstance(home), SingleInstance(home)
    heard: list[api.Message] = []
    shell.files.refused.connect(heard.append)
    assert first.claim() and not second.claim()
    first.wanted.connect(shell.come_forward)
    first.listen()
    for at, link in enumerate((True, "tarsas:%00" + "x" * 9000)):
        text = json.dumps({"open": None, "link": link})
        (home / "requests" / f"{at}.json").write_text(text, encoding="utf-8")
    wait_for(qtbot, lambda: bool(heard))
    first.close()
    assert [one.id for one in heard] == ["window.link_is_no_invitation"]
    assert shell.game is None and shell.far.dialog is None


def test_an_invitation_that_somebody_follows_is_only_laid_into_the_dialog(shell: MainWindow) -> None:
    line = write_invitation(Invitation(bytes(32), bytes(16)))
    shell.come_forward(OutsideLink(line))
    dialog = shell.far.dialog
    assert dialog is not None and dialog.halves.value == "far" and dialog.invited.invitation is not None
    assert shell.far.far is not None and not shell.far.far.chairs, "to knock is for people"
    dialog.invited.name.setText("Nagyiék")
    shell.come_forward(OutsideLink(line.upper()))
    assert shell.far.dialog is dialog and dialog.invited.name.text() == "Nagyiék"
    dialog.reject()


def test_a_second_start_hands_a_link_on_for_nobody_else_to_read(home: Path) -> None:
    second, said, mode = SingleInstance(home), "", 0o777
    (home / "requests").mkdir(parents=True)

    def read(refusals: int) -> bool:
        nonlocal said, mode
        found = next((home / "requests").glob("[!.]*.json"))
        said, mode = found.read_text(encoding="utf-8"), found.stat().st_mode
        return False

    remove = Path.unlink
    with pytest.MonkeyPatch.context() as held:
        held.setattr(api.PATIENCE, "wait", read)
        held.setattr(Path, "unlink", _refused)
        assert not second.ask(wanted_by("tarsas:secret"), 0)
    for left in (home / "requests").iterdir():
        remove(left)
    assert json.loads(said)["link"] == "tarsas:secret" and mode & 0o077 == 0


def _refused(path: Path, missing_ok: bool = False) -> None:
    raise PermissionError(13, "Access is denied", str(path))


def _sheet() -> NewGameDialog | None:
    return next((one for one in QApplication.topLevelWidgets() if isinstance(one, NewGameDialog)), None)


def test_a_card_pack_opens_the_sheet_of_its_game(shell: MainWindow, qtbot: QtBot) -> None:
    shell.open_file(PACK)
    wait_for(qtbot, lambda: bool((sheet := _sheet()) and sheet.pack and not sheet.pack.is_built_in))
    sheet = _sheet()
    assert sheet is not None and sheet.draft.game.id == "underwater_cities" and sheet.more.isChecked()
    sheet.reject()


@pytest.mark.parametrize(
    ("content", "word"), [('{"game": "chess", "cards": []}', "does not know"), ("[]", "cannot be used"), ("{", "")]
)
def test_what_is_no_pack_of_ours_is_refused_by_its_name(
    shell: MainWindow, qtbot: QtBot, tmp_path: Path, content: str, word: str
) -> None:
    heard: list[api.Message] = []
    shell.files.refused.connect(heard.append)
    path = tmp_path / "kártyák.json"
    path.write_text(content, encoding="utf-8")
    shell.open_file(path)
    wait_for(qtbot, lambda: bool(heard))
    said = shell.words.say(heard[0])
    assert "“kártyák.json”" in said and word in said and _sheet() is None


def test_a_pack_with_mistakes_shows_them_in_the_sheet(shell: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    broken = json.loads(PACK.read_text(encoding="utf-8"))
    section = next(key for key, value in broken.items() if isinstance(value, list) and value)
    broken[section][0] = {"id": 7}
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(broken), encoding="utf-8")
    shell.open_file(path)
    wait_for(qtbot, lambda: bool((sheet := _sheet()) and sheet.pack and sheet.pack.trouble.text()))
    sheet = _sheet()
    assert sheet is not None and sheet.pack is not None and sheet.pack.is_built_in
    sheet.reject()
