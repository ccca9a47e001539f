"""Figures 4, 6, 12 and 13 on one walk through the questions of a game: what is drawn, what lies over it, what flies."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication

from tools.screen_figures import Figure, Found
from tools.screen_figures.over_targets import count_flights, covered
from tools.screen_figures.screen import LANGUAGES, SIZES, home_folder, window
from tools.screen_figures.tables import GAMES
from tools.screen_figures.walk import lay, settle, steps
from tools.screen_figures.words import EASY, drawn_words, had_large, named, only_small

CASES = tuple(f"{size} {language} {game}" for size in SIZES for language in LANGUAGES for game, _ in GAMES)
ANSWERS = 24
_TAKEN_EVERY = 9
"""Every so many steps a person takes the camera."""
_LOOKS = 6
"""Every so many steps everything is looked at closely."""


def measure(case: str, answers: int = ANSWERS) -> Any:
    """One game in one window."""
    size, language, name = case.split()
    found = dict.fromkeys(("area", "looked", "asked", "fits", "taken", "against", "most"), 0)
    large: set[str] = set()
    with home_folder() as home, window(language, *SIZES[size]) as shell, drawn_words() as drawn:
        game = lay(shell, home, name, dict(GAMES)[name])
        flown, newest, ticket = count_flights(game), game.director.flights, None
        for at, pending in steps(shell, answers):
            found["looked"] += 1
            found["area"] += covered(at)
            if pending.ticket != ticket:
                ticket = pending.ticket
                card = at.regions.regions.decision
                found["asked"] += 1
                found["fits"] += at.decision.height_for(card.width()) <= card.height()
            found["taken"] += at.director.manual
            found["against"] += at.director.flights - newest if at.director.manual else 0
            found["most"] = max(found["most"], flown[ticket])
            newest = at.director.flights
            at.page.view.viewport().grab()
            large |= named(at)
            if found["looked"] % _LOOKS == 1:
                large |= had_large(at)
            if found["looked"] % _TAKEN_EVERY == 0:
                at.page.view.camera.zoom_by(1.3)
                settle(shell)
        settle(shell)
        QApplication.processEvents()
        large |= had_large(game)
        small = only_small(large, drawn)
    return {**found, "small": small}


def figures(found: Found) -> list[Figure]:
    """All of them, over all games, sizes and languages."""
    whole = {part: sum(one[part] for one in found.values()) for part in ("area", "looked", "asked", "fits", "taken")}
    against, most = sum(one["against"] for one in found.values()), max(one["most"] for one in found.values())
    alone = {f"{case}: {words}": size for case, one in found.items() for words, size in one["small"].items()}
    said = f"{min(alone.values(), default=EASY):.1f} px" + (f" ({len(alone)}: {sorted(alone)[:3]})" if alone else "")
    fits = whole["fits"] / whole["asked"]
    return [
        Figure(4, "smallest words that stand nowhere else", said, f"≥ {EASY:g} px", not alone),
        Figure(6, "questions whose card needs no scrolling", f"{fits:.1%} of {whole['asked']}", "≥ 95 %", fits >= 0.95),
        Figure(
            12,
            "decision, pictures and rail over lit targets",
            f"{whole['area']} px² in {whole['looked']}",
            "0",
            not whole["area"],
        ),
        Figure(13, "flights for one question at most", f"{most} of {whole['asked']}", "≤ 1", most <= 1),
        Figure(13, "flights against a person", f"{against} of {whole['taken']}", "0", not against),
    ]
