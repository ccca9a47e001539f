"""A language is data: its marks, its plurals, its forms; added with a file, gone with it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.api import AmountArg, LessonText, msg
from qtapp.i18n import LANGUAGES, catalogue, lesson_texts
from qtapp.i18n import languages as listed
from qtapp.i18n.languages import complete, language_of, read_languages
from qtapp.i18n.nouns import Noun
from qtapp.i18n.plurals import form_of, holds
from qtapp.i18n.render import Renderer
from tools.i18n import extract as extraction
from tools.i18n import tsfile
from tools.i18n.extract import Extract, Text, extract
from tools.i18n.language import main, start

POLISH = ("i = 1", "i % 10 = 2..4 and i % 100 != 12..14")


@pytest.mark.parametrize(
    ("rules", "forms"),
    [
        ((), "0000000000"),
        (("i = 1",), "1011111111"),
        (POLISH, {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 12: 2, 14: 2, 21: 2, 22: 1, 25: 2, 102: 1, 112: 2, 122: 1}),
        (("n % 10 = 1 and n % 100 != 11", "n % 10 = 2..4 and n % 100 != 12..14"), {1: 0, 11: 2, 21: 0, 22: 1, 111: 2}),
        (("i = 1", "n = 0 or n != 1 and n % 100 = 1..19"), {0: 1, 1: 0, 19: 1, 20: 2, 101: 1, 120: 2}),
        (("n % 100 = 1", "n % 100 = 2", "n % 100 = 3..4 or v != 0"), {1: 0, 102: 1, 3: 2, 5: 3, 104: 2}),
    ],
)
def test_which_form_a_number_takes(rules: tuple[str, ...], forms: str | dict[int, int]) -> None:
    """Hungarian, English, Polish, Russian, Romanian and Slovenian, by the rules of CLDR."""
    wanted = dict(enumerate(map(int, forms))) if isinstance(forms, str) else forms
    assert {n: form_of(n, rules) for n in wanted} == wanted
    assert {-n: form_of(-n, rules) for n in wanted} == {-n: form for n, form in wanted.items()}


def test_an_unreadable_rule_is_told() -> None:
    with pytest.raises(ValueError, match="no rule"):
        holds("n is 1", 1)


def test_every_described_language_can_be_read() -> None:
    assert set(LANGUAGES) >= {"hu", "de", "en"} and set(complete()) >= {"hu", "de", "en"}
    for code in LANGUAGES:
        one = language_of(code)
        assert all(isinstance(holds(rule, 3), bool) for rule in one.plural)
        assert one.name and one.locale.partition("_")[0] == code
    assert language_of("xx").quotes == language_of("en").quotes and not language_of("xx").grammar


def test_a_language_is_a_file_and_an_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What another language says comes from data alone: three forms of a number, its own marks."""
    entry = f'[pl]\nname = "polski"\nlocale = "pl_PL"\nplural = {list(POLISH)}\nquotes = ["„", "”"]\n'
    (tmp_path / "languages.toml").write_text(
        entry.replace("'", '"') + '[en]\nname = "English"\ncomplete = true\ngrammar = "english"\n', "utf-8"
    )
    described = read_languages(tmp_path / "languages.toml")
    monkeypatch.setattr(listed, "described", lambda: described)
    file = tmp_path / "tarsas_pl.ts"
    file.write_text(
        '<TS version="2.1" language="pl_PL"><context><name>nouns/ginkgopolis</name>'
        '<message id="nouns/ginkgopolis.resource.counted@acc" numerus="yes">'
        "<source>%n resource(s)</source><translation>"
        "<numerusform>%n zasób</numerusform><numerusform>%n zasoby</numerusform><numerusform>%n zasobów</numerusform>"
        "</translation></message></context><context><name>ginkgopolis</name>"
        '<message id="ginkgopolis.gains"><source>{seat} gains {amount}.</source>'
        "<translation>Otrzymujesz {amount.acc}, „{name.quoted}”.</translation></message></context></TS>",
        "utf-8",
    )
    polish = Renderer(catalogue.read(file, "pl"), str)

    def said(n: int) -> str:
        name = msg("nowhere.name", "A")
        return polish.text(msg("ginkgopolis.gains", "Gain {amount}.", amount=AmountArg(n, "resource"), name=name))

    assert [said(n).partition(",")[0] for n in (1, 3, 5, 12, 22)] == [
        "Otrzymujesz 1 zasób",
        "Otrzymujesz 3 zasoby",
        "Otrzymujesz 5 zasobów",
        "Otrzymujesz 12 zasobów",
        "Otrzymujesz 22 zasoby",
    ]
    assert polish.text(msg("ginkgopolis.unknown", "Not translated: %n card(s)", 2)) == "Not translated: 2 cards"
    assert catalogue.read(file, "pl").share == 1.0


@pytest.mark.parametrize("code", ["pl", "fr", "sl", "ja", "nb", "pt"])
def test_a_language_is_started_once(code: str, tmp_path: Path) -> None:
    folder = tmp_path / "i18n"
    folder.mkdir()
    (folder / "languages.toml").write_text('[en]\nname = "English"\n', "utf-8")
    start(code, tmp_path)
    described = read_languages(folder / "languages.toml")
    assert list(described) == ["en", code]
    one = described[code]
    assert one.name and one.locale.startswith(code) and not one.is_complete and one.asked("noun") == ("acc",)
    assert all(one.quotes) and all(isinstance(one.plural_of(n), int) for n in range(200))
    assert {one.plural_of(n) for n in range(200)} == set(range(one.sizes)), "every form is used"
    before = (folder / "languages.toml").read_text("utf-8")
    (folder / f"tarsas_{code}.ts").write_text("<TS><context/></TS>", "utf-8")
    start(code, tmp_path)
    assert (folder / "languages.toml").read_text("utf-8") == before, "what a translator has mended stays"
    assert (folder / f"tarsas_{code}.ts").read_text("utf-8") == "<TS><context/></TS>"


def test_a_new_language_gets_every_text_and_form(tmp_path: Path) -> None:
    """What is asked of translators follows from its entry; examples stay with their texts."""
    found = Extract()
    found.texts["pl"] = {}
    for form in ("", "acc"):
        found.add(Text("nouns/x", "%n coin(s)", form, True, id="nouns/x.coin.counted"), "a.toml", ("pl",))
    entries = tsfile.merge({}, found, "pl")
    entries = {key: replace(one, example="3 coins") for key, one in entries.items()}
    assert tsfile.write(tmp_path / "pl.ts", entries, found.places, "pl")
    again = tsfile.read(tmp_path / "pl.ts")
    assert {key[2] for key in again} == {"", "acc"} and {one.example for one in again.values()} == {"3 coins"}
    assert tsfile.merge(again, found, "pl") == again


def test_what_is_no_language_is_told() -> None:
    assert main([]) == 2 and main(["not-a-code"]) == 2 and main(["qq"]) == 2


def test_lessons_are_given_to_translators_where_they_lack_a_language(tmp_path: Path) -> None:
    for folder in ("engine", "qtapp", "resources/chess/lessons"):
        (tmp_path / folder).mkdir(parents=True)
    say = {"en": "Look!", "hu": "Nézd!"}
    lesson = {
        "title": {"en": "Pawns", "hu": "Gyalogok", "de": "Bauern"},
        "steps": [{"say": say}],
        "table": {"en": "no"},
    }
    (tmp_path / "resources/chess/lessons/01.tarsas-lesson").write_text(json.dumps(lesson), "utf-8")
    (tmp_path / "resources/chess/guide.toml").write_text('[[steps]]\nsay = { en = "Begin!" }\n', "utf-8")
    found = extract(tmp_path)
    asked = {language: {key[1] for key in found.texts[language]} for language in ("hu", "de", "en")}
    assert asked == {"hu": {"Begin!"}, "de": {"Begin!", "Look!"}, "en": set()}
    assert all(key[0] == "lessons/chess" for key in found.texts["de"])


def test_a_lesson_speaks_what_its_file_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    text = LessonText({"en": "Look!", "hu": "Nézd!"})
    monkeypatch.setattr(lesson_texts, "_texts", lambda language: {"Look!": "Patrz!"} if language == "pl" else {})
    lesson_texts.offer_translations()
    assert [text.in_language(language) for language in ("pl", "hu", "de")] == ["Patrz!", "Nézd!", "Look!"]
    assert text.missing(("pl", "hu", "de")) == ["de"]


def test_a_gender_is_asked_for_in_every_case(monkeypatch: pytest.MonkeyPatch) -> None:
    """nouns.toml says that colours have genders; which cases they have besides is the language's own affair."""
    polish = replace(language_of("en"), code="pl", forms={"extra": ("f", "f_acc", "loc")})
    monkeypatch.setattr(extraction, "languages", lambda: {"pl": polish})
    forms = {text.form for text, _ in extraction._noun(Noun("chess", "red", "red", "red", ("f", "n"), counts=False))}
    assert forms == {"", "f", "f_acc"}
