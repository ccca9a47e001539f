"""The form of cards: it takes every shipped record, offers nothing that is refused, and each choice is to be read."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

from engine import api
from engine.core.box.offers import offers
from engine.core.box.paths import value_at
from engine.core.box.record_form import RecordForm
from engine.core.box.sentence import gap_sentence, sentence_of
from engine.core.box.similar import most_alike
from engine.core.flow.field_kind import TextKind
from engine.core.storage.card import CardRecord, read_cards
from qtapp.i18n.voice import Voice
from tests.conformance.cases import play_on, seeds
from tests.packs.form_walk import PACK_GAMES, forms_of, gaps_of, rebuilt, walked

LANGUAGES = ("hu", "de", "en")
_STEPS = 8


@pytest.mark.parametrize("game", PACK_GAMES)
def test_every_shipped_record_opens_and_is_saved_equal_in_meaning(game: str) -> None:
    opened = 0
    saved = {}
    for form in forms_of(game):
        section = form.section
        for row in section.shipped:
            assert form.mistakes(row) == (), row
            made = rebuilt(form, row)
            both = [
                read_cards(
                    [{**one, "source": "pack"}],
                    cast(type[CardRecord], section.model),
                    form.pack_form.vocabulary,
                    section.effect_fields,
                )
                for one in (row, made)
            ]
            assert both[0] == both[1] and not both[0][1], row
            opened += 1
        saved[section.name] = [rebuilt(form, row) for row in section.shipped]
    assert opened == {"imperial_miners": 161, "underwater_cities": 238}[game]
    equipped, mistakes = api.GAMES[game].with_pack({"format": 1, "game": game, "name": "all", **saved})
    assert equipped is not None and not mistakes


@pytest.mark.parametrize("game", PACK_GAMES)
@pytest.mark.parametrize("part", [pytest.param(at, marks=[pytest.mark.soak] * (at > 0)) for at in range(12)])
def test_each_offer_of_a_word_changes_the_sentence(game: str, part: int) -> None:
    """In every language; a part of the shipped cards each time."""
    says = [Voice(language).text for language in LANGUAGES]
    looked_at = 0
    for form in forms_of(game):
        for row in form.section.shipped[part::12]:
            for place in form.word_places(row):
                if len(place) > 2:
                    continue  # an inner word is said by the outer one
                word = form.read_word(row, place)
                assert word is not None
                before = [say(word.text()) for say in says]
                for leaf in form.leaves(row, place):
                    for one in offers(form, row, leaf):
                        now = form.read_word(one.row, place)
                        assert now is not None
                        for said, say in zip(before, says, strict=True):
                            assert say(now.text()) != said, (row, leaf, one.value)
                        looked_at += 1
    assert looked_at > 50


@pytest.mark.parametrize("game", PACK_GAMES)
def test_each_word_of_the_vocabulary_has_its_gaps_in_the_sentence(game: str) -> None:
    """The gaps of one sentence of each word, in each language: every value can be reached, none stands twice."""
    for form in forms_of(game):
        shown: set[str] = set()
        for row in form.section.shipped:
            new = {str(value_at(row, one)["do"]) for one in form.word_places(row)} - shown
            if not new:
                continue
            shown |= new
            for place in form.word_places(row):
                if len(place) > 2:
                    continue
                for language in LANGUAGES:
                    sentence = gap_sentence(form, row, place, Voice(language).text)
                    assert len(set(sentence.gaps)) == len(sentence.gaps)
                    wanted = {leaf for leaf in form.leaves(row, place) if next(offers(form, row, leaf), None)}
                    assert set(sentence.gaps) == wanted, (row, language)
                    whole = "".join((" " * one.spaced) + one.words for one in sentence.parts)
                    word = form.read_word(row, place)
                    assert word is not None and whole.strip() == Voice(language).text(word.text()).strip()


def _starts(form: RecordForm) -> list[dict[str, object]]:
    return [dict(row) for row in form.section.shipped if row.get("id") != "assistant"]


@pytest.mark.parametrize("game", PACK_GAMES)
@seeds(normal=10, soak=1_250, chunk=125)
def test_nothing_that_the_form_offers_is_refused(game: str, seeds: range) -> None:
    """Eight choices by chance from a shipped record: the game takes every state on the way (20,000 in the long run)."""
    kinds: Counter[str] = Counter()
    forms = forms_of(game)
    for seed in seeds:
        dice = random.Random(seed)
        form = dice.choices(forms, [8 if len(one.section.shipped) > 100 else 1 for one in forms])[0]
        states = walked(form, dice.choice(_starts(form)), _STEPS, dice)
        for row in states:
            pack = {"format": 1, "game": game, "name": "by chance", form.section.name: [row, *form.alike(row)]}
            equipped, mistakes = api.GAMES[game].with_pack(pack)
            assert equipped is not None and not mistakes, (seed, row, [str(one) for one in mistakes])
        kinds[form.section.name] += len(states)
    assert sum(kinds.values()) > 3 * len(seeds), "the form offers too little"


def test_what_is_no_text_is_never_typed() -> None:
    """Texts of words are chosen from those that the game knows: the slots of a board."""
    form = next(one for one in forms_of("underwater_cities") if one.section.name == "cards")
    row = next(row for row in form.section.shipped if row["effects"][0]["do"] == "on_slot")
    leaf = ("effects", 0, "slots", 0)
    assert isinstance(form.kind_at(row, leaf), TextKind)
    found = [one.value for one in offers(form, row, leaf)]
    assert len(found) > 20 and all(isinstance(one, str) for one in found)


@pytest.mark.parametrize("game", PACK_GAMES)
@seeds(normal=1, soak=2_000, chunk=50)
def test_packs_made_by_the_form_can_be_played(game: str, seeds: range) -> None:
    forms = forms_of(game)
    for seed in seeds:
        dice = random.Random(seed)
        pack: dict[str, object] = {"format": 1, "game": game, "name": f"by the form {seed}"}
        for form in forms:
            starts = [row for row in _starts(form) if not form.is_alike(row)]
            some = dice.sample(starts, min(len(starts), 30))
            pack[form.section.name] = [[row, *walked(form, row, 3, dice)][-1] for row in some]
        equipped, mistakes = api.GAMES[game].with_pack(pack)
        if equipped is None:  # each is right alone; together they may be too few of a colour
            assert all(not one.field or one.card in ("boards", "metropolises") for one in mistakes), mistakes
            continue
        session = api.new_session(game, 2, seed=seed, pack=pack)
        play_on(session, seed)
        assert session.is_over


def test_gaps_are_all_places_but_those_that_name_the_card() -> None:
    form = forms_of("imperial_miners")[0]
    names = {path[0] for path in gaps_of(form, form.section.shipped[0])}
    assert "number" not in names and "name" not in names and {"level", "cost", "effects"} <= names


@pytest.mark.parametrize(("game", "least"), [("underwater_cities", 0.8), ("imperial_miners", 0.5)])
def test_typed_words_find_a_card_of_the_same_make(game: str, least: float) -> None:
    """Every third word left out, as a printed card says it in other words; its own card is not among those asked."""
    form, say = forms_of(game)[0], Voice("hu").text
    cards = []
    for row in form.section.shipped:
        if not form.is_alike(row):
            makes = tuple(str(value_at(row, one)["do"]) for one in form.word_places(row))
            text = " ".join(sentence_of(form, row, ("effects", at), say) for at in range(len(row["effects"])))
            cards.append((str(row["number"]), text, makes))
    shared = Counter(makes for *_, makes in cards)
    asked = found = 0
    for name, text, makes in cards:
        if shared[makes] > 1:
            typed = " ".join(word for at, word in enumerate(text.split()) if at % 3)
            near = most_alike(typed, [(other, said) for other, said, _ in cards if other != name])
            found += any(makes == other for number, _, other in cards if number in near)
            asked += 1
    assert found / asked >= least, (found, asked)


def test_a_card_with_a_mistake_can_be_filled_in_all_the_same() -> None:
    form = next(one for one in forms_of("underwater_cities") if one.section.name == "cards")
    whole = next(row for row in form.section.shipped if row["number"] == 70)
    nameless = {**whole, "name": ""}
    assert {one.field for one in form.mistakes(nameless)} == {"name"}
    for leaf in gaps_of(form, whole):
        asked = [[one.value for one in offers(form, row, leaf)] for row in (whole, nameless)]
        assert asked[0] == asked[1], leaf
        for one in offers(form, nameless, leaf):
            assert {mistake.field for mistake in form.mistakes(one.row)} == {"name"}
