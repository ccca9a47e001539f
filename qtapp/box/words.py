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


_WRITTEN = msg("box.ask_what_is_written", "What is written there?")
_NAMES = {
    NumberKind: msg("a11y.gap_how_many", "how many"),
    FlagKind: msg("a11y.gap_with_or_without", "with or without"),
    ChoiceKind: msg("a11y.gap_which", "which one"),
    TextKind: msg("a11y.gap_which", "which one"),
    AmountsKind: msg("a11y.gap_how_many_of_what", "how many of what"),
}
_ANYTHING = msg("a11y.gap_what", "what")
_WORDS = msg("a11y.gap_written", "what is written")


def question(kind: FieldKind | None) -> Message:
    """What an open gap asks."""
    if isinstance(kind, TextKind) and kind.is_free:
        return _WRITTEN
    return _QUESTIONS.get(type(kind), _OTHER)


def gap_kind(kind: FieldKind | None) -> Message:
    """The same in two words, for those who hear one gap after the other."""
    return _WORDS if isinstance(kind, TextKind) and kind.is_free else _NAMES.get(type(kind), _ANYTHING)


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
