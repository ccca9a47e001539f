"""Texts that are drawn for readers: of every kind, different ones first, the same ones for one seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.toys import SHIPPED
from tools.i18n import drawn
from tools.i18n.drawn import Gathered, ReadText, written
from tools.i18n.played import tell_game
from tools.i18n.taught import drill_texts, lesson_texts, tell_quiz


def gathered(rows: list[tuple[str, str, str]]) -> Gathered:
    """Texts by game, message and wording."""
    found = Gathered("hu")
    for game, id_, text in rows:
        found.add("log", game, id_, lambda _, text=text: text)  # type: ignore[misc]
    return found


def test_different_messages_come_first() -> None:
    rows = [("one", "often", f"Ez a {word} szöveg.") for word in ("első", "második", "harmadik", "negyedik")]
    found = gathered([*rows, ("two", "seldom", "Ritka szöveg."), ("two", "often", "Más játék szövege.")])
    assert {one.id for one in found.draw(1, most=2)} == {"often", "seldom"}
    assert {one.game for one in found.draw(1, most=3)} == {"one", "two"}, "then another game"


def test_what_differs_in_numbers_and_people_is_one_text() -> None:
    found = gathered([("one", "gains", "Anna kap 2 pontot."), ("one", "gains", "Bence kap 13 pontot.")])
    assert len(found.draw(1)) == 1


def test_a_seed_draws_the_same_texts() -> None:
    found = gathered([("one", f"id.{n}", "szöveg " + "x" * n) for n in range(60)])
    assert found.draw(5) == found.draw(5) != found.draw(6)
    assert len(found.draw(5)) == drawn.MOST


def test_the_list_is_numbered_and_tells_where_texts_come_from() -> None:
    text = ReadText("log", "one", "a.b c.d", "Anna gains.\nMore.", "Anna kap.\nMég.")
    assert written([text]) == "1. [log] one · a.b c.d\n   en: Anna gains. / More.\n   Anna kap. / Még.\n"


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_and_its_teaching_are_heard(game: str) -> None:
    found = Gathered("de")
    tell_game(game, 3, found.hear, most=12)
    assert {"decisions", "log", "phones", "tidy-up"} <= found.texts.keys()
    assert all(one.text and one.english for kind in found.texts.values() for one in kind.values())
    lessons = dict(lesson_texts(game))
    assert len(lessons) > 80 and all(say("de") != say("hu") for say in lessons.values() if " " in say("en"))


def test_questions_and_drills_are_heard() -> None:
    found = Gathered("hu")
    tell_quiz("ginkgopolis", 3, found.hear, 1)
    for id_, say in drill_texts("ginkgopolis", 3):
        found.add("drills", "ginkgopolis", id_, say)
    assert len(found.texts["quiz"]) >= 3 and len(found.texts["drills"]) >= 10


def test_the_tool_writes_a_file_for_each_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def few(seed: int, languages: list[str], games: int) -> list[Gathered]:
        assert (seed, games) == (7, 1)
        made = [Gathered(language) for language in languages]
        for one in made:
            one.add("log", "one", "a.b", lambda language: f"text in {language}")
        return made

    monkeypatch.setattr(drawn, "gather", few)
    assert (
        drawn.main(["--seed", "7", "--games", "1", "--language", "hu", "--language", "de", str(tmp_path / "x.txt")])
        == 0
    )
    assert (tmp_path / "x-hu.txt").read_text("utf-8").splitlines()[-1].strip() == "text in hu"
    assert (tmp_path / "x-de.txt").exists()
