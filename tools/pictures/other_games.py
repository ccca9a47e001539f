"""Scenes of the games that came after the first: their tables, their slow motion, their scoring."""

from __future__ import annotations

from collections.abc import Callable

from engine import api
from tools.pictures.plays import asked, begun, play, scoring, slow_motion
from tools.pictures.studio import Studio

UNDERWATER, MINERS, BARRAGE = "underwater_cities", "imperial_miners", "barrage"


def table_of(game: str, people: int, answers: int) -> Callable[[Studio], None]:
    """A scene with a full table of one game, well under way."""
    return lambda studio: studio.lay(game, people, answers, 7)


def payment(studio: Studio) -> None:
    """Underwater Cities asks with what somebody pays."""
    session = begun(UNDERWATER, 2, {"boards": 1, "contracts": 1})
    play(session, asked(api.QuestionShape.AMOUNTS, ".pay_with_biomatter"), 60)
    studio.seat(session)


def cities_produce(studio: Studio) -> None:
    """Production of Underwater Cities in slow motion."""
    session = begun(UNDERWATER, 2)
    slow_motion(studio, session, "underwater_cities/production", 10, 4)


def full_mine(studio: Studio) -> None:
    """A mine late in the game, events and research boards beside it."""
    session = begun(MINERS, 3)
    play(session, lambda *_: True, 235)
    studio.seat(session)


def five_mines(studio: Studio) -> None:
    """As many people as there can be."""
    session = begun(MINERS, 5)
    play(session, lambda *_: True, 330)
    studio.seat(session)


def chain(studio: Studio) -> None:
    """A chain reaction in slow motion."""
    slow_motion(studio, begun(MINERS, 2), "imperial_miners/chain", 2, 1)


def event(studio: Studio) -> None:
    """The event and the research boards, near."""
    studio.lay(MINERS, 2, 60, 7)
    studio.game.page.view.camera.fly_to("table")
    studio.settle(600)


def plain_map(studio: Studio) -> None:
    """The side of the map without icons."""
    session = begun(BARRAGE, 4, {"side": 1})
    play(session, lambda *_: True, 150)
    studio.seat(session)


def production(studio: Studio) -> None:
    """Water runs through somebody's conduit into a powerhouse."""
    slow_motion(studio, begun(BARRAGE, 3), "barrage/production", 1, 1)


def water(studio: Studio) -> None:
    """Water runs down the rivers at the end of a round."""
    slow_motion(studio, begun(BARRAGE, 3), "barrage/water-flow", 8, 4)


OTHERS: dict[str, Callable[[Studio], None]] = {
    **{f"table_{game}": table_of(game, 4, 120) for game in (UNDERWATER, MINERS, BARRAGE)},
    "underwater_two": table_of(UNDERWATER, 2, 250),
    "underwater_payment": payment,
    "underwater_production": cities_produce,
    "underwater_scoring": lambda studio: scoring(studio, UNDERWATER, 2),
    "miners_full": full_mine,
    "miners_five": five_mines,
    "miners_chain": chain,
    "miners_event": event,
    "miners_scoring": lambda studio: scoring(studio, MINERS, 4),
    "barrage_plain": plain_map,
    "barrage_production": production,
    "barrage_water": water,
    "barrage_scoring": lambda studio: scoring(studio, BARRAGE, 3),
}
