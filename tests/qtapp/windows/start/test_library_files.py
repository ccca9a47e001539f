"""The library on the disk: all games are found, names stay with them, and what is thrown away can be had again."""

from __future__ import annotations

import json
import os
from datetime import date, datetime
from pathlib import Path

import pytest

from engine import api
from qtapp.session.game_file import GameFile
from qtapp.session.game_marks import LONGEST_NAME, NOTHING_SAID, GameMark, GameMarks, clean_name
from qtapp.session.game_trash import DAYS, GameInUse, companions, copy_game, empty_old, restore, throw_away, thrown_away
from qtapp.session.library import Folders, LibraryGame, Order, Tab, arranged, read_shelf
from qtapp.session.saved_games import SavedGameInfo, facts_of, find_saved_games, picture_of, write_facts
from tests.qtapp.conftest import played

TODAY = date(2026, 11, 15)


def kept(folder: Path, name: str, answers: int = 0, remark: str = "") -> Path:
    """A kept game with its card of facts and a picture."""
    session = played(2, answers)
    if remark:
        session.remark(remark)
    path = folder / f"{name}.tarsas"
    folder.mkdir(parents=True, exist_ok=True)
    api.save(session, path)
    write_facts(path, facts_of(session))
    picture_of(path).write_bytes(b"x")
    return path


def shelf_of(home: Path) -> Folders:
    return Folders(home / "games", home / "trash", home / "library.json")


def test_all_games_are_found_however_many_there_are(home: Path) -> None:
    text, facts = api.encode(played(2)), facts_of(played(2))
    (home / "games").mkdir(parents=True)
    for number in range(40):
        path = home / "games" / f"{number}.tarsas"
        path.write_text(text)
        write_facts(path, facts)
    assert len(read_shelf(shelf_of(home), [], TODAY).games) == 40
    first = read_shelf(shelf_of(home), [], TODAY, most=10)
    assert len(first.games) == 10 and not first.complete


def test_the_card_of_facts_tells_colours_progress_and_remarks(home: Path) -> None:
    kept(home / "games", "a", 12, "a lesson about markers")
    (one,) = find_saved_games(home / "games", []).games
    assert len(one.colours) == 2 and one.progress is not None and 0 < one.progress < 1
    assert one.remarks == ("a lesson about markers",)
    assert LibraryGame(one).is_lesson and not LibraryGame(one, GameMark(lesson=False)).is_lesson


@pytest.mark.parametrize(
    ("field", "value", "shown"),
    [
        ("colours", "red", ()),
        ("colours", [9, True], ()),
        ("progress", "half", None),
        ("progress", 7, 1.0),
        ("remarks", {"a": 1}, ()),
        ("remarks", [3, "x" * 900], ("x" * 200,)),
    ],
)
def test_odd_facts_are_left_away(field: str, value: object, shown: object, home: Path) -> None:
    path = kept(home / "games", "a", 3)
    facts = json.loads(path.with_suffix(".json").read_text())
    path.with_suffix(".json").write_text(json.dumps({**facts, field: value}))
    (one,) = find_saved_games(home / "games", []).games
    assert one.status is not None and getattr(one, field) == shown


def test_names_and_pins_are_kept_and_bounded(home: Path) -> None:
    marks = GameMarks(home / "library.json", home / "games")
    path, elsewhere = home / "games" / "a.tarsas", home / "other" / "a.tarsas"
    marks.put(path, GameMark("Családi kedd", pinned=True))
    marks.put(elsewhere, GameMark(lesson=True))
    assert marks.of(path) == GameMark("Családi kedd", pinned=True) and marks.of(elsewhere).lesson
    marks.put(path, NOTHING_SAID)
    assert list(marks.all()) == [str(elsewhere)]
    assert clean_name("  a\n\tb\u202e " + "x" * 500) == "a b " + "x" * (LONGEST_NAME - 4)


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        b"[" * 50_000,
        b'{"format": 1}',
        b'{"format": 2, "games": {}}',
        b'{"format": 1, "games": {"a": 3}}',
        b"",
    ],
)
def test_broken_marks_are_set_aside_and_no_game_is_lost(content: bytes, home: Path) -> None:
    path = kept(home / "games", "a")
    (home / "library.json").write_bytes(content)
    assert len(read_shelf(shelf_of(home), [], TODAY).games) == 1
    marks = GameMarks(home / "library.json", home / "games")
    marks.put(path, GameMark("x"))
    assert marks.of(path).name == "x"
    assert (home / "library.broken").read_bytes() == content


def test_what_is_thrown_away_can_be_had_again_for_thirty_days(home: Path) -> None:
    folders = shelf_of(home)
    path = kept(folders.games, "a", 3)
    GameMarks(folders.marks, folders.games).put(path, GameMark("Kedd"))
    away = throw_away(path, folders.trash, TODAY)
    assert not any(one.exists() for one in companions(path))
    (found,) = read_shelf(folders, [], TODAY).games
    assert found.thrown_away == TODAY and found.mark.name == "Kedd"
    assert found.stands_in(Tab.TRASH) and not any(found.stands_in(tab) for tab in Tab if tab is not Tab.TRASH)
    empty_old(folders.trash, date.fromordinal(TODAY.toordinal() + DAYS))
    assert restore(away, folders.games) == path and all(one.is_file() for one in companions(path))
    assert not any(folders.trash.iterdir())
    throw_away(path, folders.trash, TODAY)
    (folders.trash / "holiday.tarsas").write_text("not thrown away by us")
    empty_old(folders.trash, date.fromordinal(TODAY.toordinal() + DAYS + 1))
    assert [one.name for one in folders.trash.iterdir()] == ["holiday.tarsas"]


def test_two_games_of_one_name_lie_beside_each_other_in_the_trash(home: Path) -> None:
    folders = shelf_of(home)
    for _ in range(2):
        throw_away(kept(folders.games, "a"), folders.trash, TODAY)
    assert len(thrown_away(folders.trash)) == 2
    kept(folders.games, "a")
    for one, _ in thrown_away(folders.trash):
        restore(one.path, folders.games)
    assert len(find_saved_games(folders.games, []).games) == 3


def test_an_open_game_is_not_thrown_away(home: Path) -> None:
    path = kept(home / "games", "a")
    owner = GameFile(path)
    assert owner.claim()
    with pytest.raises(GameInUse):
        throw_away(path, home / "trash", TODAY)
    assert path.is_file()
    owner.release()


def test_a_copy_is_a_game_of_its_own(home: Path) -> None:
    path = kept(home / "games", "a", 3)
    copy = copy_game(path, home / "games")
    assert copy != path and copy.read_bytes() == path.read_bytes()
    assert len(find_saved_games(home / "games", []).games) == 2


def _game(name: str, day: int, over: bool = False, progress: float = 0.0, pinned: bool = False) -> LibraryGame:
    path = Path(f"{name}.tarsas")
    info = SavedGameInfo(path, "x", (), datetime(2026, 1, day), over=over, progress=progress)
    return LibraryGame(info, GameMark(name, pinned))


def test_finished_games_never_stand_before_unfinished_ones(home: Path) -> None:
    games = [_game("b", 1), _game("done", 9, over=True), _game("a", 5, progress=0.5), _game("c", 2, pinned=True)]
    titles = {one.info.path: one.mark.name for one in games}
    texts = {one.info.path: f"{one.mark.name} anna" for one in games}

    def names(tab: Tab, order: Order, search: str = "") -> list[str]:
        return [one.mark.name for one in arranged(games, tab, order, titles, texts, search)]

    assert names(Tab.ALL, Order.NEWEST) == ["c", "a", "b", "done"]
    assert names(Tab.RUNNING, Order.NAME) == ["c", "a", "b"]
    assert names(Tab.ALL, Order.PROGRESS) == ["c", "a", "b", "done"]
    assert names(Tab.FINISHED, Order.GAME) == ["done"]
    assert names(Tab.ALL, Order.NEWEST, "ANNA don") == ["done"] and names(Tab.ALL, Order.NEWEST, "nobody") == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_odd_things_in_the_trash_stop_nothing(home: Path) -> None:
    folders = shelf_of(home)
    day = folders.trash / "2026-11-01"
    day.mkdir(parents=True)
    os.mkfifo(day / "pipe.tarsas")
    (day / "garbage.tarsas").write_bytes(b"\xff\x00")
    (folders.trash / "2026-1-1").mkdir()
    folders.marks.mkdir()
    assert read_shelf(folders, [], TODAY).games == ()
