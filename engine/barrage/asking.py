"""Questions that only Barrage has: a drop starts at a source, where does it stop?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.barrage.board import COURSE, DAMS, HEADSTREAMS
from engine.barrage.queries import capacity
from engine.barrage.water import FLOW, destination, way
from engine.core.game.quiz import QuizChoice, QuizQuestion
from engine.core.messages.message import Message, PlaceArg, msg
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table

KINDS = {"flow": msg("barrage.quiz_kind_flow", "Where does the water stop?")}
_FULL = "barrage/capacity"
_MOST = 4
_OFF_MAP = msg("barrage.quiz_drop_leaves_map", "Nowhere: it leaves the map.")
_OTHER_RIVER = msg("barrage.quiz_other_river", "The drop does not come by there.")


def quiz_questions(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """A drop starts: where does it stop? One question for each source with something to think about on its way."""
    built = [name for step in DAMS for name in DAMS[step] if table.places[name].pieces]
    for letter, basin in HEADSTREAMS.items():
        own = [name for step in COURSE[basin] for name in DAMS[step] if table.places[name].pieces]
        stop = destination(table, basin)
        others = dice.shuffled([name for name in built if name not in own])
        wrong = [name for name in (*own, "", *others) if name != stop][: _MOST - 1]
        if own and len(wrong) > 1:
            yield _where_it_stops(table, seat, letter, (stop, *wrong), own)


def _where_it_stops(table: Table, seat: int, letter: str, stops: tuple[str, ...], own: list[str]) -> QuizQuestion:
    source, stop = f"headstream.{letter}", stops[0]
    passed = own[: own.index(stop)] if stop else own
    rule = _FULL if passed else FLOW
    if stop:
        why = msg(
            "barrage.quiz_dam_has_room",
            "{dam} is the first on the way that has room: {held} of {most}.",
            dam=PlaceArg(stop),
            held=table.places[stop].counts.get("drop", 0),
            most=capacity(table, table.places[stop]),
        )
    else:
        why = msg("barrage.quiz_all_dams_full", "All dams on its way are full.")
    asked = msg(
        "barrage.quiz_where_drop_stops", "A drop starts here: {source}. Where does it stop?", source=PlaceArg(source)
    )
    choices = (QuizChoice(_named(one), None if one == stop else _why_not(table, one, stop, own), one) for one in stops)
    return QuizQuestion(
        "flow",
        rule,
        seat,
        asked,
        tuple(choices),
        frozenset({0}),
        (why,),
        rule,
        things=(source, *filter(None, stops)),
        lights=(stop or source,),
        way=(source, *way(HEADSTREAMS[letter], stop)),
        stem=(letter, stop, *passed),
    )


def _named(stop: str) -> Message:
    return msg("barrage.quiz_dam", "{dam}", dam=PlaceArg(stop)) if stop else _OFF_MAP


def _why_not(table: Table, name: str, stop: str, own: list[str]) -> Message:
    """Why the drop does not end at a dam, or off the map."""
    if name and name not in own:
        return _OTHER_RIVER
    if name and (not stop or own.index(name) < own.index(stop)):
        drops = table.places[name].counts.get("drop", 0)
        return msg("barrage.quiz_dam_is_full", "This dam is full: it holds %n drop(s) and no more.", drops)
    return msg("barrage.quiz_held_before", "It does not come so far: {dam} holds it.", dam=PlaceArg(stop))
