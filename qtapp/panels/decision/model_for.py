"""A decision model that asks a client for names, icons and outlooks."""

from __future__ import annotations

from engine.api import AnswerPreview, IconRows, Message
from qtapp.panels.decision.model import DecisionModel
from qtapp.panels.decision.steps import noun
from qtapp.session.client import OptionItem, SeatClient


def model_for(client: SeatClient) -> DecisionModel:
    """The model of the questions to a client's viewer."""

    def name_of(thing: str) -> Message | None:
        place, _, kind = thing.partition("#")
        return noun(kind) if kind else client.names.piece_name(place) or client.names.place_name(place)

    def foresee(one: OptionItem) -> AnswerPreview | None:
        return client.questions.preview(one.answer)

    def icons_of(thing: str) -> IconRows:
        return client.names.piece_icons(thing) or client.names.place_icons(thing)

    return DecisionModel(name_of, foresee, icons_of)
