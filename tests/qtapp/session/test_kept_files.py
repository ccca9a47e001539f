"""Small files beside the games: the family book, marks, the trash, and the cards of facts."""

from __future__ import annotations

import json
import os
from datetime import date, datetime
from pathlib import Path
from time import time
from typing import Any

import pytest

from engine import api
from qtapp.kit.paths import SUFFIX
from qtapp.session import game_file
from qtapp.session.autosave import Autosave, SaveState
from qtapp.session.family_book import MOST_BYTES, MOST_NAMES, FamilyBook, PersonRecord, played_game
from qtapp.session.game_marks import GameMark, GameMarks
from qtapp.session.game_trash import copy_game, empty_old, throw_away
from qtapp.session.library import Folders, Order, Shelf, Tab, arranged, read_shelf
from qtapp.session.saved_games import SavedGameInfo, facts_of, games_in, read_game, write_facts


def kept(folder: Path, name: str = f"evening{SUFFIX}") -> Path:
    """A game with its card of facts."""
    folder.mkdir(parents=True, exist_ok=True)
    session = api.new_session("ginkgopolis", 2, seed=1, names=("Ödön", "Béla"))
    path = folder / name
    api.save(session, path)
    write_facts(path, facts_of(session))
    return path


# ---- the family book ------------------------------------------------------------------------------------------------


def test_the_book_counts_games_wins_and_the_best_result(tmp_path: Path) -> None:
    file = tmp_path / "book.json"
    book = FamilyBook(file)
    assert book.best("nim") is None and book.record_of("nim", "Anna") == PersonRecord()
    first = played_game("nim", 1, ["Anna", "Béla"], [4, 7], ["Béla"])
    assert book.record(first) and not book.record(first), "the same game counts once"
    assert book.record(played_game("nim", 2, ["Anna", "Béla"], [9, 2], ["Anna"]))
    for one in (book, FamilyBook(file)):
        assert one.record_of("nim", "Anna") == PersonRecord(2, 1, 9)
        assert one.record_of("nim", "Béla") == PersonRecord(2, 1, 7)
        assert one.best("nim") == ("Anna", 9) and one.best("whist") is None
        assert not one.record(first)


def book_with(tmp_path: Path, said: dict[str, Any], size: int = 0) -> bool:
    """Is a book of this content read?"""
    file = tmp_path / "book.json"
    file.with_suffix(".broken").unlink(missing_ok=True)
    file.write_text(json.dumps(said).ljust(size))
    FamilyBook(file)
    return not file.with_suffix(".broken").exists()


def test_a_book_beyond_its_bounds_is_set_aside(tmp_path: Path) -> None:
    def people(n: int) -> dict[str, Any]:
        return {"format": 1, "games": {"nim": {f"P{one}": [1, 0, 5] for one in range(n)}}, "recorded": []}

    assert book_with(tmp_path, people(MOST_NAMES)) and not book_with(tmp_path, people(MOST_NAMES + 1))
    assert book_with(tmp_path, people(1), MOST_BYTES) and not book_with(tmp_path, people(1), MOST_BYTES + 1)
    assert not book_with(tmp_path, {"format": 1, "games": {"nim": []}, "recorded": []})
    assert not book_with(tmp_path, {"format": 2, "games": {}, "recorded": []})


def test_keys_of_games_that_nobody_made_are_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "book.json"
    file.write_text(json.dumps({"format": 1, "games": {}, "recorded": ["a" * 64, "b" * 65, [], "c"]}))
    book = FamilyBook(file)
    assert book.record(played_game("nim", 1, ["Anna"], [4], []))
    recorded = json.loads(file.read_text())["recorded"]
    assert recorded[:2] == ["a" * 64, "c"] and len(recorded) == 3


# ---- marks ----------------------------------------------------------------------------------------------------------


def test_a_game_is_known_by_its_name_at_home_and_by_its_path_elsewhere(tmp_path: Path) -> None:
    marks = GameMarks(tmp_path / "marks.json", tmp_path / "home")
    at_home, elsewhere = tmp_path / "home" / "a.tarsas", tmp_path / "other" / "a.tarsas"
    assert marks.key_of(at_home) == "a.tarsas" and marks.key_of(elsewhere) == str(elsewhere)
    marks.put(at_home, GameMark("Sunday"))
    assert marks.of(at_home).name == "Sunday" and marks.of(elsewhere) == GameMark()
    moved = GameMarks(tmp_path / "marks.json", tmp_path / "other")
    assert moved.of(elsewhere).name == "Sunday", "a folder that moves keeps its names"


def test_marks_that_cannot_be_read_are_set_aside_before_new_ones_are_written(tmp_path: Path) -> None:
    file = tmp_path / "marks.json"
    file.write_text("not a list")
    marks = GameMarks(file, tmp_path)
    marks.put(tmp_path / "a.tarsas", GameMark("Sunday"))
    assert file.with_suffix(".broken").read_text() == "not a list"
    marks.put(tmp_path / "a.tarsas", GameMark())
    marks.put(tmp_path / "b.tarsas", GameMark("Monday"))
    assert file.with_suffix(".broken").read_text() == "not a list", "a list without marks is none of these"


# ---- the trash ------------------------------------------------------------------------------------------------------


def test_a_copy_is_made_where_no_game_was_kept_yet(tmp_path: Path) -> None:
    path = kept(tmp_path / "from")
    copies = [copy_game(path, tmp_path / "new" / "home") for _ in range(2)]
    assert [one.name for one in copies] == [f"evening{SUFFIX}", f"evening (2){SUFFIX}"]
    assert all(one.read_bytes() == path.read_bytes() and one.with_suffix(".json").is_file() for one in copies)


def test_after_thirty_days_nothing_is_left_of_what_was_thrown_away(tmp_path: Path) -> None:
    trash = tmp_path / "trash"
    throw_away(kept(tmp_path), trash, date(2026, 1, 1))
    throw_away(kept(tmp_path), trash, date(2026, 1, 20))
    empty_old(trash, date(2026, 1, 31))
    assert sorted(one.name for one in trash.iterdir()) == ["2026-01-01", "2026-01-20"]
    empty_old(trash, date(2026, 2, 1))
    assert [one.name for one in trash.iterdir()] == ["2026-01-20"], "not even the folder of that day"


# ---- cards of facts -------------------------------------------------------------------------------------------------


def test_what_a_card_of_facts_says_is_read_back(tmp_path: Path) -> None:
    path = kept(tmp_path)
    card = path.with_suffix(".json")
    assert "Ödön" in card.read_text(encoding="utf-8"), "people can read it"
    found = read_game(path, 0.0)
    assert found is not None and found.names == ("Ödön", "Béla") and not found.over and found.colours == (1, 2)
    assert found.asked and set(found.asked) <= {1, 2}
    card.unlink()
    bare = read_game(path, 0.0)
    assert bare is not None and bare.names == ("Ödön", "Béla") and not bare.over


@pytest.mark.parametrize(
    ("colours", "read"),
    [([5, 1], (5, 1)), ([0, 1], ()), ([6, 1], ()), ([True, 1], ()), (["1", 2], ()), ([1.0, 2], ()), (None, ())],
)
def test_colours_of_a_card_are_five_or_none(colours: Any, read: tuple[int, ...], tmp_path: Path) -> None:
    path = kept(tmp_path)
    card = path.with_suffix(".json")
    card.write_text(json.dumps({**json.loads(card.read_text(encoding="utf-8")), "colours": colours}))
    found = read_game(path, 0.0)
    assert found is not None and found.colours == read


def test_only_files_that_are_called_like_games_are_games(tmp_path: Path) -> None:
    for name in (f"a{SUFFIX}", f".b{SUFFIX}", "c.json", f"d{SUFFIX}.part", "e"):
        (tmp_path / name).touch()
    assert [one.name for one in games_in(tmp_path)] == [f"a{SUFFIX}"]
    assert games_in(tmp_path / "nowhere") == []


def test_what_nobody_says_of_a_game_or_a_shelf() -> None:
    game = SavedGameInfo(Path("a"), "nim", (), datetime(2026, 1, 1))
    assert not game.over and game.status is None and Shelf(()).complete


# ---- keeping --------------------------------------------------------------------------------------------------------


def state(autosave: Autosave) -> SaveState:
    return autosave.state


def test_a_game_is_saved_only_if_it_lies_on_the_disk(qapp: object, tmp_path: Path) -> None:
    path = kept(tmp_path)
    session = api.load_game(path).session
    autosave, states = Autosave(), list[SaveState]()
    autosave.state_changed.connect(lambda: states.append(autosave.state))
    assert autosave.begin(tmp_path / f"new{SUFFIX}") and state(autosave) is SaveState.UNTOUCHED
    assert autosave.begin(path, session) and state(autosave) is SaveState.SAVED, "it was read from there"
    second = Autosave()
    assert not second.begin(path, session) and state(second) is SaveState.UNTOUCHED, "a copy that is not written yet"
    assert second.path != path
    second.keep(session)
    assert second.settle(20) and state(second) is SaveState.UNTOUCHED, "nothing has changed"
    session.remark("on", 1)
    second.keep(session)
    assert state(second) is SaveState.SAVING and second.settle(20) and state(second) is SaveState.SAVED
    assert states == [SaveState.SAVED]
    for one in (autosave, second):
        one.end()


def test_what_the_disk_refused_is_tried_once_more_when_a_window_closes(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = api.new_session("ginkgopolis", 2, seed=1)
    autosave = Autosave()
    autosave.begin(tmp_path / f"new{SUFFIX}")
    refused = [True]
    write = game_file.GameFile.write

    def once_more(self: game_file.GameFile, *job: str) -> None:
        if refused and refused.pop():
            raise OSError("the disk is away")
        write(self, *job)

    monkeypatch.setattr(game_file.GameFile, "write", once_more)
    autosave.keep(session)
    assert not autosave.settle(20) and state(autosave) is SaveState.FAILED
    assert autosave.settle(20) and state(autosave) is SaveState.SAVED
    autosave.end()


def test_names_do_not_grow(tmp_path: Path) -> None:
    """Whoever finds their file changed again and again goes on as (2), (3), (4)."""
    file = game_file.GameFile(tmp_path / "Evening.tarsas")
    names = []
    for _ in range(3):
        file.path.write_text("by somebody else")
        file.write("{}", "{}")
        names.append(file.path.name)
    file.release()
    assert names == ["Evening (2).tarsas", "Evening (3).tarsas", "Evening (4).tarsas"]


def test_the_library_tidies_up_after_a_crash(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    (games / ".one.tarsas.99-1.part").write_text("half")
    read_shelf(Folders(games, tmp_path / "trash", tmp_path / "library.json"), [], date(2026, 1, 1))
    assert list(games.iterdir()) == []


# ---- clocks that are wrong -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [date(2041, 5, 1), date(1999, 12, 31), date(2027, 6, 1)])
def test_a_clock_that_jumps_empties_no_trash(tmp_path: Path, wrong: date) -> None:
    """A battery is empty, or somebody has typed the wrong year: nothing is gone for good by that."""
    home, trash, today = tmp_path / "games", tmp_path / "trash", date(2026, 11, 18)
    kept(home)
    throw_away(home / f"evening{SUFFIX}", trash, today)
    for day in (wrong, today, wrong, date(2026, 12, 10)):
        empty_old(trash, day)
        folders = [folder.name for folder in trash.iterdir()]
        assert len(list(trash.glob(f"*/evening{SUFFIX}"))) == 1, f"gone on {day}: {folders}"
    empty_old(trash, date(2027, 2, 1))
    assert not list(trash.glob(f"*/*{SUFFIX}")), "but thirty days are thirty days"


def test_a_game_of_the_future_is_not_the_newest(tmp_path: Path) -> None:
    """It was kept while the clock was ahead; what is played now goes before it."""
    folder = tmp_path / "games"
    future, now, old = (kept(folder, f"{name}{SUFFIX}") for name in ("future", "now", "old"))
    for path, years in ((future, 14), (now, 0), (old, -3)):
        moment = time() + years * 365 * 86_400
        os.utime(path, (moment, moment))
    shelf = read_shelf(Folders(folder, tmp_path / "trash", tmp_path / "marks.json"), [], date.today())
    assert [one.info.path for one in shelf.games] == [now, old, future]
    games = list(shelf.games)
    assert [one.info.path for one in arranged(games, Tab.ALL, Order.NEWEST, {}, {}, "")] == [now, old, future]
    assert read_shelf(Folders(folder, tmp_path, tmp_path / "marks.json"), [], date.today(), 1).games[0].info.path == now
