"""What cards, fields and gaps are called."""

from __future__ import annotations

from engine.api import (
    AmountsKind,
    CardPlace,
    ChoiceKind,
    FieldKind,
    FlagKind,
    LiteralArg,
    Message,
    NumberKind,
    RecordForm,
    TextKind,
    msg,
)

PHOTO_MIME = "application/x-tarsas-tray-photo"
"""A photo of the tray while it is dragged: its name."""
MY_BOX = msg("box.title", "My box")
_QUESTIONS = {
    NumberKind: msg("box.ask_how_many", "How many?"),
    FlagKind: msg("box.ask_with_or_without", "With or without?"),
    ChoiceKind: msg("box.ask_which", "Which one?"),
    TextKind: msg("box.ask_which", "Which one?"),
    AmountsKind: msg("box.ask_how_many_of_what", "How many of what?"),
}
_OTHER = msg("box.ask_what_belongs_here", "What belongs here?")


def question(kind: FieldKind | None) -> Message:
    """What an open gap asks."""
    return _QUESTIONS.get(type(kind), _OTHER)


def bare(text: str) -> Message:
    """Words that stand in a card."""
    return msg("window.bare_item", "{item}", item=LiteralArg(text))


def noun(form: RecordForm, word: object) -> Message:
    """A thing that cards speak of."""
    text = str(word)
    if text in form.pack_form.nouns:
        return form.pack_form.thing(text)
    return bare(text)


def number_of(form: RecordForm, place: CardPlace) -> str:
    """How its printed number is shown; empty: it has none."""
    return place.key.zfill(3) if form.section.key == "number" else ""
