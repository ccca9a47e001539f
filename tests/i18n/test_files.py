"""The .ts files and the tools around them: extraction, round trip, and every check."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.api import GAMES
from qtapp.i18n import catalogue
from qtapp.i18n.nouns import find_noun, game_of
from tests.toys import TOYS
from tools.i18n import tsfile
from tools.i18n.check import check, complaints
from tools.i18n.extract import Extract, Text, extract, extract_toys
from tools.i18n.glossary import Glossary, Term, part_of
from tools.i18n.tsfile import Entry
from tools.i18n.wordings import update_wordings, wording_errors

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return Glossary.load(ROOT / "i18n" / "glossary.toml")


def test_nothing_is_wrong_with_the_translations() -> None:
    assert check(ROOT) == []


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_round_trip(language: str, tmp_path: Path) -> None:
    path = ROOT / "i18n" / f"tarsas_{language}.ts"
    entries = tsfile.read(path)
    assert entries
    tsfile.write(tmp_path / "a.ts", entries, {}, language)
    assert tsfile.read(tmp_path / "a.ts") == entries
    assert not tsfile.write(tmp_path / "a.ts", entries, {}, language)
    read = catalogue.read(path, language)
    for key, entry in entries.items():
        if not entry.state:
            assert read.find(*key) == entry.forms


def test_a_broken_file_is_english(tmp_path: Path) -> None:
    (tmp_path / "broken.ts").write_text("<TS><context>", encoding="utf-8")
    assert catalogue.read(tmp_path / "broken.ts", "hu").texts == {}
    assert catalogue.read(tmp_path / "missing.ts", "hu").texts == {}


def test_extraction(tmp_path: Path) -> None:
    game = tmp_path / "engine" / "chess"
    (game / "data").mkdir(parents=True)
    (tmp_path / "qtapp").mkdir()
    (game / "a.py").write_text(
        'msg("chess.moves", "{who} moves.")\nmsg("chess.pawns", "%n pawn(s)", 3)\napi.msg("window.quit", "Quit")\n'
        'msg("chess.who", f"{who}")\nmsg("chess.bare", "%n without a number")\nmsg("chess.horses", "horse(s)")\n'
        'msg("chess", "No id.")\nmsg("chess.moves", "{who} plays.")\n',
        encoding="utf-8",
    )
    (game / "rules.toml").write_text('[check]\nheading = "Check"\ntext = " The king. "\nsource = ""\n', "utf-8")
    (game / "about.toml").write_text('["row.#"]\nrule = "check"\ntext = "A row."\npoints = ["Eight."]\n', "utf-8")
    (game / "nouns.toml").write_text('[pawn]\none = "pawn"\nmany = "pawns"\n[white]\none = "white"\n', "utf-8")
    (game / "data" / "cards.json").write_text('[{"id": "X", "name": "The Fork"}]', "utf-8")
    found = extract(tmp_path)
    assert {key[:2] for key in found.texts["hu"]} >= {
        ("chess", "chess.moves"),
        ("window", "window.quit"),
        ("rules/chess", "rules/chess.check.text"),
        ("about/chess", "about/chess.row.#.text"),
        ("about/chess", "about/chess.row.#.point1"),
        ("nouns/chess", "nouns/chess.pawn.counted"),
        ("nouns/chess", "nouns/chess.white"),
        ("names/chess", "The Fork"),
    }
    assert ("nouns/chess", "nouns/chess.pawn.counted", "acc") in found.texts["hu"]
    assert ("nouns/chess", "nouns/chess.pawn.counted", "dat") in found.texts["de"]
    assert {text.source for text in found.texts["en"].values()} == {"%n pawn(s)"}
    assert len(found.errors) == 5


def test_merging_keeps_marks_and_revives() -> None:
    kept, gone = Text("table", "Kept"), Text("table", "Gone")
    old = {text.key: Entry(text, ("x",)) for text in (kept, gone)}
    found = Extract()
    for text in (kept, Text("table", "New"), Text("table", "%n new", numerus=True)):
        found.add(text, "a.py")
    merged = tsfile.merge(old, found, "de")
    assert {key[1]: (entry.forms, entry.state) for key, entry in merged.items()} == {
        "Kept": (("x",), ""),
        "New": (("",), "unfinished"),
        "%n new": (("", ""), "unfinished"),
        "Gone": (("x",), "vanished"),
    }
    found.add(gone, "a.py")
    assert tsfile.merge(merged, found, "de")[gone.key].state == ""


def test_a_changed_wording_keeps_its_translation_in_use() -> None:
    before, now = (
        Text("table", "Play goes on.", id="table.resumes"),
        Text("table", "Play continues.", id="table.resumes"),
    )
    found = Extract()
    found.add(now, "a.py")
    merged = tsfile.merge({before.key: Entry(before, ("Es geht weiter.",))}, found, "de")
    assert merged == {now.key: Entry(now, ("Es geht weiter.",), "unfinished")}
    assert tsfile.accepted(merged[now.key]) == Entry(now, ("Es geht weiter.",))
    assert tsfile.accepted(Entry(now, ("",), "unfinished")).state == "unfinished", "nobody has translated it"


def test_an_id_never_gets_new_placeholders_nor_disappears(tmp_path: Path) -> None:
    game = tmp_path / "engine" / "chess"
    game.mkdir(parents=True)
    (tmp_path / "qtapp").mkdir()
    (game / "a.py").write_text('msg("chess.moves", "{who} moves.")\nmsg("chess.gone", "Gone.")', "utf-8")
    assert update_wordings(tmp_path, extract(tmp_path)) == []
    assert wording_errors(tmp_path, extract(tmp_path)) == []
    (game / "a.py").write_text('msg("chess.moves", "Now {who} moves.")', "utf-8")
    assert len(wording_errors(tmp_path, extract(tmp_path))) == 1
    assert update_wordings(tmp_path, extract(tmp_path)) == []
    kept = {"chess.gone": "Gone.", "chess.moves": "Now {who} moves."}
    assert json.loads((game / "messages.json").read_text("utf-8")) == kept
    (game / "a.py").write_text('msg("chess.moves", "{who} moves {piece}.")', "utf-8")
    assert any("new meaning" in one for one in wording_errors(tmp_path, extract(tmp_path)))
    assert any("new meaning" in one for one in update_wordings(tmp_path, extract(tmp_path)))
    assert json.loads((game / "messages.json").read_text("utf-8")) == kept


def _complain(glossary: Glossary, language: str, source: str, *forms: str, context: str = "ginkgopolis") -> list[str]:
    return list(complaints(Entry(Text(context, source, numerus="%n" in source), forms), language, glossary))


@pytest.mark.parametrize(
    ("language", "source", "forms"),
    [
        ("hu", "{a} and {b}", ("{a} és {c}",)),
        ("hu", "%n card(s)", ("kártya",)),
        ("de", "%n card(s)", ("%n Karte",)),
        ("hu", "{seat} has it", ("{seat}nak van",)),
        ("hu", "{n} of it", ("{n}-es",)),
        ("de", "mine of {seat}", ("{seat}s Mine",)),
        ("hu", "the {x}", ("a(z) {x}",)),
        ("hu", "“{x}”", ("„{x}“",)),
        ("de", "“{x}”", ("„{x}”",)),
        ("hu", "Done.", ("Kész",)),
        ("de", "Open…", ("Öffnen…",)),
        ("hu", "Open…", ("Megnyitás …",)),
        ("hu", "Last round", ("Utolsó forduló",)),
        ("de", "The player", ("Der Spieler",)),
        ("de", "An option", ("Eine Option",)),
        ("de", "A resource", ("Ein Rohstoff",)),
        ("hu", "A district", ("Egy negyed",)),
        ("hu", "{a}", ("{a.dativus}",)),
        ("de", "&Quit", ("Beenden",)),
    ],
)
def test_every_check_bites(glossary: Glossary, language: str, source: str, forms: tuple[str, ...]) -> None:
    assert _complain(glossary, language, source, *forms)


def test_a_word_that_differs_between_games_stands_in_no_shared_text(glossary: Glossary) -> None:
    for context in ("end", "window", "table"):
        assert _complain(glossary, "hu", "Start of round {n}", "{n}. kör kezdete", context=context)
        assert not _complain(glossary, "hu", "Start of {word} {n}", "{n}. {word} kezdete", context=context)
    assert not _complain(glossary, "hu", "Round {n}", "{n}. kör", context="ginkgopolis")


def test_good_translations_pass(glossary: Glossary) -> None:
    assert not _complain(glossary, "hu", "Round {round} begins.", "Kezdődik {round.az}. kör.")
    assert not _complain(glossary, "de", "%n resource(s)", "%n Ressource", "%n Ressourcen")
    assert not _complain(glossary, "de", "“{card}”…", "„{card}“\u00a0…", context="table")
    assert not _complain(glossary, "de", "Passing the first-player card.", "Die Startspieler-Karte weitergeben.")


def test_unfinished_counts_only_where_it_must(glossary: Glossary) -> None:
    entry = Entry(Text("table", "X"), ("",), "unfinished")
    assert list(complaints(entry, "hu", glossary, wanted=True)) == ["unfinished"]
    assert list(complaints(entry, "hu", glossary, wanted=False)) == []


def test_terms_in_any_form() -> None:
    term = Term(
        "city",
        {"hu": ("város", "városok", "várost"), "de": ("die symbiotische Stadt", "die symbiotischen Städte")},
    )
    assert term.used("hu", "A városban") and not term.used("hu", "A falu")
    assert term.used("de", "aus symbiotischen Städten") and not term.used("de", "ein Dorf")
    assert term.source.search("two cities") is None and term.source.search("No city.") is not None


def test_parts_and_games() -> None:
    assert [part_of(context) for context in ("rules/x", "nouns/x", "x", "names/x", "about/x")] == ["x"] * 5
    assert [game_of(context) for context in ("rules/ginkgopolis", "ginkgopolis", "table", "window")] == [
        *("ginkgopolis", "ginkgopolis", "", ""),
    ]
    noun = find_noun("resource.3", "ginkgopolis")
    assert noun is not None and noun.counted == "%n resource(s)"


def test_a_new_game_must_be_translated_until_it_is_said_to_be_in_the_making(glossary: Glossary) -> None:
    assert all(glossary.is_required(context) for context in ("chess", "rules/chess", "nouns/chess", "table", "window"))
    later = replace(glossary, in_the_making=("chess",))
    assert not any(later.is_required(context) for context in ("chess", "rules/chess", "nouns/chess", "names/chess"))
    assert later.is_required("table") and later.is_required("rules/table")


def test_toys_are_checked_and_no_translator_is_given_their_texts() -> None:
    toys = extract_toys(ROOT)
    assert set(toys.nouns) == {game.id for game in TOYS} and toys.sources
    assert toys.errors == [] and list(toys.undeclared()) == [] and wording_errors(ROOT, toys) == []
    for language in ("hu", "de", "en"):
        given = {part_of(key[0]) for key in tsfile.read(ROOT / "i18n" / f"tarsas_{language}.ts")}
        assert given and not given & set(toys.nouns)
    assert not set(extract(ROOT).sources) & set(toys.sources)


def test_every_kind_has_a_word() -> None:
    for game in GAMES.values():
        for people in game.seat_counts:
            blueprint = game.blueprint(people, {"people": people})
            kinds = {kind.kind for kind in blueprint.kinds if kind.places} | {piece.kind for piece in blueprint.pieces}
            assert {kind for kind in kinds if find_noun(kind, game.id) is None} == set()


def test_undeclared_words_are_found(tmp_path: Path) -> None:
    game = tmp_path / "engine" / "chess"
    game.mkdir(parents=True)
    (game / "a.py").write_text('AmountArg(2, "pawn")\nNounArg("rook.3")\nNounArg("queen")\n', encoding="utf-8")
    (game / "nouns.toml").write_text('[pawn]\none = "pawn"\nmany = "pawns"\n[rook]\none = "rook"\n', "utf-8")
    assert [complaint[-7:] for _, complaint in extract(tmp_path).undeclared()] == ["“queen”"]
