"""Whatever the checker lets pass can be played: packs by chance, over the whole vocabulary, up to the score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine import api
from engine.core.game.pack_form import words_in
from engine.underwater_cities.addresses import effect_at
from engine.underwater_cities.effects.reasons import lacks
from tests.packs.random_records import RecordMaker, Row

GAMES = ("imperial_miners", "underwater_cities")
_TRIES = 12


def random_pack(game: str, seed: int) -> Row:
    """A pack of records by chance, every one of which can be used."""
    maker = RecordMaker(game, seed)
    pack: Row = {"game": game, "name": f"by chance {seed}"}
    for section in maker.form.sections:
        rows: dict[str, Row] = {}
        left = [row for row in section.shipped if row.get("level") != 4 and maker.dice.random() < 0.5]
        for _ in range(_TRIES):
            made = {_id(row): row for row in (maker.record(section, shipped) for shipped in left)}
            _, mistakes = api.GAMES[game].with_pack({**pack, section.name: [*made.values()]})
            wrong = {mistake.card for mistake in mistakes}
            rows |= {id_: row for id_, row in made.items() if id_ not in wrong}
            left = [shipped for shipped in left if _id(shipped) not in rows and str(shipped.get("number")) not in rows]
        pack[section.name] = [*rows.values()]
    return pack


def _id(row: Mapping[str, Any]) -> str:
    """What a mistake calls a record."""
    return str(row.get("id", row.get("number")))


def play(game: str, seed: int) -> Row:
    """One game with a pack by chance, to its end; also everything that its cards say."""
    pack = random_pack(game, seed)
    people = 1 + seed % 4
    settings: dict[str, int] = {"contracts": 1} if game == "underwater_cities" else {}
    session = api.new_session(game, people, seed=seed, settings=settings, pack=pack)
    for piece in session.table.pieces:
        for message in session.game.piece_text(session.table, piece):
            assert api.to_english(message)
        session.game.piece_icons(session.table, piece)
        session.game.piece_facts(session.table, piece)
    api.play_to_end(session, dict.fromkeys(range(1, session.table.seats + 1), api.RandomBot(seed)))
    assert not session.pending() and len(session.game.result(session.table).totals) == session.table.seats
    assert not list(session.game.findings(session.table))
    return pack


@pytest.mark.parametrize("game", GAMES)
def test_packs_by_chance_are_played_to_the_end(game: str) -> None:
    said: set[Any] = set()
    for seed in range(3):
        said |= {word["do"] for word in words_in(play(game, seed))}
    form = api.GAMES[game].pack_form
    assert form is not None
    assert len(said) >= 0.9 * len(form.vocabulary.names()), "nearly every word was among them"


def test_an_action_card_that_uses_action_cards_is_explained() -> None:
    """Of itself nothing comes, and saying so leads back to it."""
    own = {"number": 15, "deck": "era1", "name": "Mirror", "colour": "red", "type": "action"}
    pack = {"game": "underwater_cities", "cards": [{**own, "effects": [{"do": "use_action_card"}]}]}
    session = api.new_session("underwater_cities", 2, seed=1, pack=pack)
    session.table.move("card.15", "seat.1.claimed")
    session.table.rotate("assistant.1", 1)
    (found,) = lacks(session.table, 1, effect_at(session.table, "card.15", ()))
    assert api.to_english(found.words) == "action card “card.15” – no other one would have an effect"


@pytest.mark.soak
@pytest.mark.parametrize("start", range(1000, 3000, 50))
@pytest.mark.parametrize("game", GAMES)
def test_two_thousand_packs_by_chance(game: str, start: int) -> None:
    for seed in range(start, start + 50):
        play(game, seed)
