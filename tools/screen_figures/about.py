"""Figure 18: places and kinds that nobody explains, in any of the languages."""

from __future__ import annotations

from collections.abc import Iterator

from engine import api
from qtapp.i18n import LANGUAGES, Localizer
from tools.screen_figures import Figure


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


def figures() -> list[Figure]:
    """Over all games; where a language has no words of its own, that counts as no explanation."""
    english = Localizer("en")
    found = []
    for language in LANGUAGES:
        speech, missing, seen = Localizer(language), set(), set()
        for game in api.GAMES.values():
            for name, about in things(game):
                seen.add((game.id, name))
                words = "" if about is None else speech.text(about.text, None).strip()
                untold = "" if about is None or language == "en" else english.text(about.text, None)
                if words in ("", untold):
                    missing.add((game.id, name))
        now = f"{len(missing)} of {len(seen)}"
        found.append(Figure(18, f"places and kinds without words, {language}", now, "0", not missing))
    return found
