"""Why nothing would come of an effect now: the condition that fails, with its numbers, or what is lacking.

Rules: underwater_cities/conditions, underwater_cities/possible.
"""

from __future__ import annotations

from engine.core.flow.effect import Effect
from engine.core.messages.message import AmountArg, Message, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.goods import holds
from engine.underwater_cities.effects.meanings import impossible
from engine.underwater_cities.queries import count_of


def why_nothing(table: Table, seat: int, effect: Effect, source: str) -> Refusal:
    """The refusal of an effect that is not possible now."""
    match effect:
        case words.IfHaveEffect(least, of, _, upgraded) if not holds(table, seat, effect):
            return _unmet(_too_few(least, of, upgraded, count_of(table, seat, of, upgraded)), source)
        case words.GainPerEffect(every, of, _, upgraded) if count_of(table, seat, of, upgraded) < every:
            return _unmet(_too_few(every, of, upgraded, count_of(table, seat, of, upgraded)), source)
        case words.IfSpaceEffect(space) if not holds(table, seat, effect):
            message = msg(
                "underwater_cities.condition_needs_federation_space",
                "The condition does not hold: your marker is not on space {space} of the Federation track.",
                space=space,
            )
            return _unmet(message, source)
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then):
            return why_nothing(table, seat, then, source)
    return impossible(source)


def _unmet(message: Message, source: str) -> Refusal:
    return Refusal("underwater_cities/conditions", message, (source,))


def _too_few(need: int, of: str, upgraded: bool, have: int) -> Message:
    things = AmountArg(need, of)
    if upgraded:
        return msg(
            "underwater_cities.condition_needs_upgraded_things",
            "The condition does not hold: it needs {need}, connected and upgraded; you have {have}.",
            need=things,
            have=have,
        )
    return msg(
        "underwater_cities.condition_needs_things",
        "The condition does not hold: it needs {need}, connected; you have {have}.",
        need=things,
        have=have,
    )
