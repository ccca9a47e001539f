"""Figure 18: places and kinds that nobody explains, in any of the languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import api
from qtapp.i18n import Localizer, complete
from tools.screen_figures import Figure, Found

CASES = complete()


def things(game: api.Game) -> Iterator[tuple[str, api.Explanation | None]]:
    """Everything that can be seen on the tables of a game, with what is said about it."""
    for people in game.seat_counts:
        plan = game.blueprint(people, {})
        for place in plan.places:
            if place.visibility is not api.Visibility.HIDDEN:
                name = place.id
                if place.bounds:
                    corner = ".".join(str(low) for low, _ in place.bounds)
                    name = place.id.partition("{")[0] + corner
                yield name, game.about.place(name)
        yield from ((f"piece {piece.kind}", game.about.piece(piece.kind)) for piece in plan.pieces)
        yield from ((f"count {one.kind}", game.about_count(one.kind)) for one in plan.kinds if one.places)


def measure(language: str) -> Any:
    """Where a language has no words of its own, that counts as no explanation."""
    english, speech = Localizer("en"), Localizer(language)
    missing, seen = set(), set()
    for game in api.GAMES.values():
        for name, about in things(game):
            seen.add((game.id, name))
            words = "" if about is None else speech.text(about.text, None).strip()
            untold = "" if about is None or language == "en" else english.text(about.text, None)
            if words in ("", untold):
                missing.add((game.id, name))
    return {"missing": len(missing), "seen": len(seen)}


def figures(found: Found) -> list[Figure]:
    """Over all games."""
    return [
        Figure(
            18,
            f"places and kinds without words, {language}",
            f"{one['missing']} of {one['seen']}",
            "0",
            not one["missing"],
        )
        for language, one in found.items()
    ]
