"""`about.toml`: which entry answers, what a file may hold, and that nothing hidden is told."""

from __future__ import annotations

import pytest

from engine.api import AboutBook, InvalidData
from tests.core import toy

SOURCE = """
["well"]
rule = "row"
text = "A well."
points = ["One.", "Two."]

["seat.#.row.*"]
rule = "row"
text = "A row."

["seat.#.*"]
rule = "table/known-place"
text = "Something of a seat."

["piece.card.#"]
rule = "row"
text = "A card."

["count.coin"]
rule = "row"
text = "A coin."
"""


@pytest.fixture
def book() -> AboutBook:
    return AboutBook.parse("toy", SOURCE)


def test_ids_come_from_game_and_key(book: AboutBook) -> None:
    well = book.place("well")
    assert well is not None
    assert well.text.id == "about/toy.well.text" and well.text.context == "about/toy"
    assert [point.id for point in well.points] == ["about/toy.well.point1", "about/toy.well.point2"]
    assert well.rule == "toy/row"
    assert [one.rule for one in book] == ["toy/row", "toy/row", "table/known-place", "toy/row", "toy/row"]


@pytest.mark.parametrize(
    ("place", "key"),
    [
        ("seat.2.row.left", "seat.#.row.*"),
        ("seat.12.hand", "seat.#.*"),
        ("seat.-1.hand", "seat.#.*"),
        ("seat.x.hand", None),
        ("seat.2.hand.3", None),
        ("wells", None),
        ("piece.card.1", None),
    ],
)
def test_the_first_entry_that_fits_answers(book: AboutBook, place: str, key: str | None) -> None:
    found = book.place(place)
    assert (None if found is None else found.key) == key


SPOTS = '["seat.#.wheel.#"]\nrule = "row"\ntext = "A wheel."\npoints = ["Open.", "Next."]\n'


def test_points_lie_at_places_of_the_seat_that_is_asked_about() -> None:
    wheel = AboutBook.parse("toy", SPOTS + 'spots = ["seat.#.wheel.0", "seat.#.wheel.1"]').place("seat.12.wheel.4")
    assert wheel is not None and wheel.spots_of("seat.12.wheel.4") == ("seat.12.wheel.0", "seat.12.wheel.1")


@pytest.mark.parametrize("spots", ['["seat.#.wheel.0"]', '["a b", "c"]', '["a.*", "b"]', "[1, 2]", '"ab"'])
def test_each_point_has_its_place_or_none_has(spots: str) -> None:
    with pytest.raises(InvalidData):
        AboutBook.parse("toy", SPOTS + f"spots = {spots}")


def test_kinds(book: AboutBook) -> None:
    card, coin = book.piece("card.3"), book.count("coin")
    assert card is not None and str(card.text) == "A card."
    assert coin is not None and str(coin.text) == "A coin."
    assert book.piece("coin") is None and book.count("card.3") is None and book.place("count.coin") is None


@pytest.mark.parametrize(
    "source",
    [
        "not toml",
        'well = "text"',
        '["well"]\ntext = "A well."',
        '["well"]\nrule = 3\ntext = "A well."',
        '["well"]\nrule = "row"\ntext = ""',
        '["well"]\nrule = "row"\ntext = "' + "x" * 161 + '"',
        '["well"]\nrule = "row"\ntext = "A well."\npoints = ["' + "x" * 91 + '"]',
        '["well"]\nrule = "row"\ntext = "A well."\npoints = ["1", "2", "3", "4"]',
        '["well"]\nrule = "row"\ntext = "A well."\npoints = "One."',
        '["well"]\nrule = "row"\ntext = "A {well}."',
        '["well"]\nrule = "row"\ntext = "A well."\nwords = "more"',
        '["a b"]\nrule = "row"\ntext = "A well."',
        "".join(f'["p{n}"]\nrule = "row"\ntext = "A place."\n' for n in range(501)),
    ],
)
def test_anything_else_is_refused(source: str) -> None:
    with pytest.raises(InvalidData):
        AboutBook.parse("toy", source)


def test_a_game_without_the_file_explains_nothing() -> None:
    assert len(AboutBook.load("engine.core")) == 0


class _Explained(toy.Toy):
    """The toy with a word about its deck."""

    @property
    def about(self) -> AboutBook:
        entry = '["{}"]\nrule = "draw"\ntext = "The deck."\n'
        return AboutBook.parse("toy", entry.format("deck") + entry.format("nowhere"))


def test_a_hidden_piece_is_explained_by_its_place_and_unknown_ids_by_nothing() -> None:
    game, table = _Explained(), toy.table()
    deck = game.about_place(table, "deck")
    assert deck is not None and game.about_piece(table, "deck?0") == deck
    assert game.about_place(table, "nowhere") is None, "no place of this table"
    assert game.about_piece(table, "nothing") is None and game.about_count("nothing") is None
    assert toy.Toy().about_place(table, "deck") is None, "a game without a file"
