"""The command line: what it prints, and one sentence with exit code 2 for anything it cannot take."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import api
from engine.__main__ import main
from tests.core.test_message_bombs import hostile_game


@pytest.fixture(autouse=True)
def usual_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' own collector of garbage stays as it is."""
    monkeypatch.setattr(api, "freeze_gc", lambda: None)


def run(*arguments: object) -> int:
    try:
        return main([str(argument) for argument in arguments])
    except SystemExit as stop:
        return int(stop.code or 0)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    session = api.new_session("ginkgopolis", 3, seed=5)
    bot = api.RandomBot(5)
    for _ in range(9):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    path = tmp_path / "game.tarsas"
    api.save(session, path)
    return path


@pytest.mark.parametrize("game", api.GAMES)
def test_simulate_says_scores_and_length(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = api.GAMES[game].seat_counts[-1]
    assert run("simulate", game, "--seats", seats, "--games", 2, "--seed", 3) == 0
    out = capsys.readouterr().out
    assert "2 game(s)" in out and "mean score by seat" in out
    assert run("simulate", game, "--seats", seats, "--games", 2, "--seed", 3) == 0
    assert capsys.readouterr().out == out


def test_simulate_shows_the_log_with_rules_and_saves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "last.tarsas"
    arguments = ("simulate", "ginkgopolis", "--seats", 2, "--games", 1, "--show", "--save", path)
    assert run(*arguments, "--option", "characters=1", "--bot", "greedy") == 0
    out = capsys.readouterr().out
    assert "[ginkgopolis/round]" in out and "Total" in out and "{" not in out
    assert run("check", path) == 0
    assert "all by the rules" in capsys.readouterr().out


def test_check_and_replay_a_file(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", saved) == 0
    assert "10 entries" in capsys.readouterr().out
    assert run("replay", saved) == 0
    assert "Round 1 begins." in capsys.readouterr().out


def test_rules_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "ginkgopolis") == 0
    assert "ginkgopolis/exploit:" in capsys.readouterr().out
    assert run("rules", "ginkgopolis", "exploit") == 0
    assert "[ginkgopolis/exploit]" in capsys.readouterr().out
    assert run("rules", "ginkgopolis", "table/capacity") == 0


BAD: list[tuple[object, ...]] = [
    (),
    ("dance",),
    ("simulate",),
    ("simulate", "chess"),
    ("simulate", "ginkgopolis", "--seats", 0),
    ("simulate", "ginkgopolis", "--seats", 7),
    ("simulate", "ginkgopolis", "--seats", "many"),
    ("simulate", "ginkgopolis", "--games", 0),
    ("simulate", "ginkgopolis", "--seed", -1),
    ("simulate", "ginkgopolis", "--bot", "clever"),
    ("simulate", "ginkgopolis", "--option", "characters"),
    ("simulate", "ginkgopolis", "--option", "characters=7"),
    ("simulate", "ginkgopolis", "--option", "characters=²"),
    ("simulate", "ginkgopolis", "--option", "colour=1"),
    ("simulate", "ginkgopolis", "--unknown"),
    ("rules", "ginkgopolis", "fly"),
    ("rules", "chess"),
    ("check",),
    ("check", "no such file.tarsas"),
    ("replay", "no such file.tarsas"),
    ("check", "."),
]


@pytest.mark.parametrize("arguments", BAD, ids=lambda arguments: " ".join(map(str, arguments)) or "nothing")
def test_bad_arguments_get_one_sentence(arguments: tuple[object, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tarsas: ") and err.count("\n") == 1


def test_bad_files_get_one_sentence(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = saved.read_bytes()
    for damaged in (b"", b"hello", whole[:-40], whole.replace(b'"seat":1', b'"seat":2', 1), b"\xff" * 9):
        saved.write_bytes(damaged)
        for command in ("check", "replay"):
            assert run(command, saved) == 2
            out, err = capsys.readouterr()
            assert out == "" and err.startswith("tarsas: “") and err.count("\n") == 1


def test_a_save_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    target = tmp_path / "file" / "game.tarsas"
    assert run("simulate", "ginkgopolis", "--games", 1, "--save", target) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_stopped_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(api, "new_session", interrupted)
    assert run("simulate", "ginkgopolis") == 130


def test_nothing_in_a_file_steers_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "evil.tarsas"
    path.write_bytes(hostile_game())
    assert main(["replay", str(path)]) == 0
    pack = tmp_path / "pack.json"
    pack.write_text('{"game": "imperial_miners", "\\u001b[31mcards\\u202e": []}', "utf-8")
    assert main(["pack", "check", str(pack)]) == 2
    main(["check", str(tmp_path / "no\x1bne.tarsas")])
    written = "".join(capsys.readouterr())
    assert "Anna" in written and "cards" in written
    assert not {"\x1b", "\u202e", "\x00"} & set(written)


def test_a_shown_log_calls_things_what_they_were_called(capsys: pytest.CaptureFixture[str]) -> None:
    """A structure that is upgraded later was none when it was built."""
    assert run("simulate", "underwater_cities", "--seats", 2, "--games", 1, "--seed", 3, "--show") == 0
    built = [line for line in capsys.readouterr().out.splitlines() if " builds " in line]
    assert built and not [line for line in built if "upgraded" in line]
