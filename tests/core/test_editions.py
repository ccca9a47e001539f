"""Editions of the shipped cards: a game is played on with those of its beginning, whatever was changed since."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine import api
from engine.core.flow.data_error import DataError
from engine.core.messages.errors import EngineBug
from engine.core.session.session import Session
from engine.core.storage.card import older_editions, records_of
from engine.imperial_miners.cards import MinersCards, card_set, shipped_rows
from engine.imperial_miners.info import ImperialMiners
from engine.imperial_miners.packs import equip
from tests.imperial_miners.test_packs import WHOLE

LATEST = ImperialMiners.latest_edition + 1


def _next_edition(edition: int = LATEST) -> MinersCards:
    """The shipped cards, and a next edition in which one card costs more."""
    if edition < LATEST:
        return card_set(shipped_rows(edition))
    rows = shipped_rows(LATEST - 1)
    card, effects = rows.mine["S31"]
    return card_set(rows._replace(mine={**rows.mine, "S31": (card.model_copy(update={"cost": 13}), effects)}))


def _with_pack(pack: Mapping[str, Any], edition: int = LATEST) -> tuple[MinersCards | None, list[DataError]]:
    return equip(pack, min(edition, LATEST - 1))


class NextMiners(ImperialMiners):
    """Imperial Miners with one edition more."""

    @property
    def package(self) -> str:
        return "engine.imperial_miners"

    latest_edition = LATEST
    builtin_data = staticmethod(_next_edition)
    read_pack = staticmethod(_with_pack)


NEXT = NextMiners()


def begun(game: api.Game) -> Session:
    """A game of which the first question is answered."""
    session = Session.start(game, api.players_for(game, 2, {}), {}, 5)
    pending = session.first_pending()
    assert pending is not None
    session.answer(pending, session.default_answer(pending))
    return session


def opened(text: str, game: api.Game = NEXT) -> api.OpenedGame:
    return api.decode(text.encode(), lambda _: game)


def cost(session: Session) -> int:
    found: int = session.table.data.cost["mine.S31"]
    return found


def test_a_game_is_played_on_with_the_edition_of_its_beginning() -> None:
    old, new = begun(api.GAMES["imperial_miners"]), begun(NEXT)
    assert cost(old) != cost(new) == 13
    again = opened(api.encode(old))
    assert again.first_divergence is None and again.session.game.edition == LATEST - 1
    assert cost(again.session) == cost(old)
    assert api.encode(again.session) == api.encode(old), "and is saved as such"
    after = opened(api.encode(new)).session
    assert (after.game, cost(after)) == (NEXT, 13)


def test_the_first_edition_is_not_written_and_files_without_a_word_are_of_it() -> None:
    first = NEXT.with_edition(1)
    assert first is not None and first is NEXT.with_edition(1), "made once"
    assert "edition" not in json.loads(api.encode(begun(first)))
    assert json.loads(api.encode(begun(NEXT)))["edition"] == LATEST


def test_an_edition_that_nobody_knows_comes_from_a_newer_program() -> None:
    assert NEXT.with_edition(LATEST + 1) is None is NEXT.with_edition(0)
    with pytest.raises(api.InvalidData) as caught:
        opened(api.encode(begun(NEXT)), api.GAMES["imperial_miners"])
    assert caught.value.message is not None and caught.value.message.id == "file.save_from_newer_program"


def test_the_edition_cannot_be_changed_behind_the_chain() -> None:
    text = api.encode(begun(NEXT)).replace(f'"edition": {LATEST}', f'"edition": {LATEST - 1}', 1)
    with pytest.raises(api.InvalidData) as caught:
        opened(text)
    assert caught.value.message is not None and caught.value.message.id == "file.save_entry_damaged"


def test_a_pack_replaces_cards_of_the_edition_of_its_game() -> None:
    for number in (1, LATEST):
        bare = NEXT.with_edition(number)
        assert bare is not None
        game, mistakes = bare.with_pack(WHOLE)
        assert game is not None and not mistakes
        again = opened(api.encode(begun(game))).session.game
        assert (again.edition, again.pack) == (number, game.pack)
        assert game.with_edition(number) is not game, "without its pack"


@pytest.mark.parametrize("game", ["imperial_miners", "underwater_cities"])
def test_a_game_from_before_the_second_edition_is_what_it_was(game: str) -> None:
    for path in sorted(Path("tests/package/fixtures/save").glob(f"[12]/{game}.tarsas")):
        old = api.load_game(path)
        assert old.session.game.edition == 1 < api.GAMES[game].edition
        assert old.first_divergence is None, "every answer still does what it did"


def test_records_of_earlier_editions_lie_over_those_of_today(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "shelf" / "data"
    data.mkdir(parents=True)
    (tmp_path / "shelf" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    def write(name: str, **rows: int) -> None:
        (data / name).write_text(json.dumps([{"id": key, "n": n} for key, n in rows.items()]), encoding="utf-8")

    write("cards.json", a=3, b=3, c=3)
    write("cards.edition1.json", a=1)
    write("cards.edition2.json", a=2, b=2)
    found = [
        [row["n"] for row in records_of("shelf", "cards.json", older_editions(number, 4))] for number in (1, 2, 3, 4)
    ]
    assert found == [[1, 2, 3], [2, 2, 3], [3, 3, 3], [3, 3, 3]], "in the order of today"
    write("cards.edition1.json", z=1)
    with pytest.raises(EngineBug, match="z of edition 1"):
        records_of("shelf", "cards.json", [1])


@pytest.mark.parametrize("game", [one for one in api.GAMES.values() if one.edition > 1], ids=lambda one: one.id)
def test_no_edition_is_the_same_as_the_one_before(game: api.Game) -> None:
    """A number without cards of its own would only keep older programs from opening the saves of today."""
    editions = [game.with_edition(number) for number in range(1, game.edition + 1)]
    data = [repr(one.data) for one in editions if one is not None]
    assert len(set(data)) == game.edition
