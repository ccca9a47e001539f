"""What is this? Every thing that somebody can see has an explanation, every explanation has its thing and its rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.api import Blueprint, Explanation, Game, PlaceDef, Visibility, new_session, seat_view
from tests.conformance.cases import Case, each_case, each_game, played


@cache
def _blueprints(game: Game) -> tuple[Blueprint, ...]:
    """The tables of every player count, with every option set to each of its values."""
    return tuple(
        game.blueprint(people, settings)
        for people in game.seat_counts
        for settings in ({}, *({option.id: one.value} for option in game.options for one in option.choices))
    )


def _members(place: PlaceDef) -> Iterator[str]:
    """The place itself, or two opposite corners of a family that grows."""
    if not place.bounds:
        yield place.id
        return
    prefix = place.id.partition("{")[0]
    for at in (tuple(low for low, _ in place.bounds), tuple(high for _, high in place.bounds)):
        yield prefix + ".".join(map(str, at))


@cache
def _seen_places(game: Game) -> frozenset[str]:
    """Every place but those that nobody ever looks into."""
    return frozenset(
        member
        for blueprint in _blueprints(game)
        for place in blueprint.places
        if place.visibility is not Visibility.HIDDEN
        for member in _members(place)
    )


@cache
def _piece_kinds(game: Game) -> frozenset[str]:
    return frozenset(piece.kind for blueprint in _blueprints(game) for piece in blueprint.pieces)


def _count_kinds(game: Game, seen_only: bool) -> set[str]:
    """Kinds that can lie somewhere, or all with those that only the rules count."""
    return {count.kind for blueprint in _blueprints(game) for count in blueprint.kinds if count.places or not seen_only}


@each_game
def test_everything_that_can_be_seen_is_explained(game: Game) -> None:
    assert sorted(place for place in _seen_places(game) if game.about.place(place) is None) == []
    assert sorted(kind for kind in _piece_kinds(game) if game.about.piece(kind) is None) == []
    assert sorted(kind for kind in _count_kinds(game, True) if game.about_count(kind) is None) == []


@each_game
def test_every_explanation_is_of_something(game: Game) -> None:
    """An entry that no place and no kind gets as its answer is wrong, or stands behind one that takes all of its."""
    answers: set[Explanation | None] = {
        *map(game.about.place, _seen_places(game)),
        *map(game.about.piece, _piece_kinds(game)),
        *map(game.about.count, _count_kinds(game, False)),
    }
    assert [one.key for one in game.about if one not in answers] == []


@each_game
def test_every_explanation_cites_a_rule_of_the_book(game: Game) -> None:
    assert len(game.about)
    assert [(one.key, one.rule) for one in game.about if one.rule not in game.rules] == []


@each_game
def test_what_something_is_takes_one_sentence(game: Game) -> None:
    texts = [str(one.text) for one in game.about]
    assert [text for text in texts if not text.endswith(".") or any(mark in text for mark in (". ", "? ", "! "))] == []


@each_case
def test_no_seat_learns_from_an_explanation_what_it_cannot_see(case: Case) -> None:
    """A hidden piece is explained by where it lies, a place by its id: neither by what is really there."""
    session = case.start(3)
    for _ in played(session, 5, most=25):
        pass
    game, table = case.game, session.table
    fresh = new_session(game.id, case.people, seed=99, settings=session.settings).table
    for viewer in range(table.seats + 1):
        for place in seat_view(table, viewer).places.values():
            about = game.about_place(table, place.id)
            assert about == game.about_place(fresh, place.id)
            assert about is not None or table.place(place.id).visibility is Visibility.HIDDEN
            for piece in place.pieces:
                if not piece.known:
                    assert game.about_piece(table, piece.id) == about
                else:
                    assert game.about_piece(table, piece.id) == game.about.piece(piece.kind)
