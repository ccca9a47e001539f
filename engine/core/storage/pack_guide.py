"""The word list of a game's packs: every section, field and word, what is allowed there, and what it says on a card."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from engine.core.flow.data_error import DataError
from engine.core.flow.effect import Effect
from engine.core.flow.word_form import FieldForm, record_fields, word_fields
from engine.core.game.pack_form import PackForm, words_in
from engine.core.messages.message import LiteralArg, Message, NounArg, msg

_OPTIONAL = msg("pack.guide_may_be_left_out", "may be left out")
_STEPS = (
    msg(
        "pack.guide_step_template",
        "Begin with the template. Keep the records that you want to change, throw the others away: "
        "what a pack does not hold stays as it comes with the program.",
    ),
    msg(
        "pack.guide_step_notation",
        "Texts stand in quotation marks, numbers do not. Between two fields, and between two records, stands a comma; "
        "before a closing bracket stands none.",
    ),
    msg(
        "pack.guide_step_check",
        "Choose the file in “New game”, or type “tarsas pack check FILE”: every mistake is told with what is allowed.",
    ),
)


def guide_text(form: PackForm, title: Message, say: Callable[[Message], str]) -> str:
    """The whole list in one language, as plain text with headings of Markdown."""
    heading = msg("pack.guide_title", "{game}: cards of your own", game=title)
    lines = [f"# {say(heading)}", "", *(f"* {say(step)}" for step in _STEPS), ""]
    for section in form.sections:
        lines += [f"## `{section.name}`: {say(section.label)}", ""]
        replaces = msg(
            "pack.guide_replaces",
            "A record takes the place of the shipped one with the same “{field}”.",
            field=LiteralArg(section.key),
        )
        lines += [say(replaces), *([say(section.hint)] if section.hint is not None else []), ""]
        filled = ("source", "id") if section.key == "number" else ("source",)
        lines += [_field_line(one, say) for one in record_fields(section.model, filled)]
        effects = msg("pack.guide_list_of_effects", "a list [ … ] of effects")
        lines += [_field_line(FieldForm(name, effects, is_optional=False), say) for name in section.effect_fields]
        lines.append("")
    for group in form.groups:
        lines += [f"## {say(group.label)}", ""]
        for word in group.words:
            lines += [*_word_lines(form, word, say), ""]
    lines += [f"## {say(msg('pack.guide_nouns', 'The words for things'))}", ""]
    lines += [f"* `{noun}`: {say(_named(noun))}" for noun in form.nouns]
    for listed in form.names:
        lines += ["", f"## {say(listed.label)}", "", ", ".join(f"`{name}`" for name in listed.names)]
    return "\n".join(lines) + "\n"


def _named(noun: str) -> Message:
    return msg("pack.guide_noun", "{noun}", noun=NounArg(noun))


def _field_line(field: FieldForm, say: Callable[[Message], str]) -> str:
    optional = f" ({say(_OPTIONAL)})" if field.is_optional else ""
    return f"* `{field.name}`: {say(field.kind)}{optional}"


def _word_lines(form: PackForm, word: type[Effect], say: Callable[[Message], str]) -> Iterator[str]:
    yield f"### `{word.name}`"
    yield ""
    rows = (*(row for section in form.sections for row in section.shipped), *form.examples)
    shown = (one for row in rows for one in words_in(row))
    example = next((one for one in shown if one["do"] == word.name), None)
    mistakes: list[DataError] = []
    read = form.vocabulary.read(dict(example), "", "", mistakes) if example is not None else None
    if read is not None:
        yield f"`{json.dumps(example, ensure_ascii=False)}`"
        yield ""
        yield f"→ {say(read.text())}"
        yield ""
    for field in word_fields(word):
        yield _field_line(field, say)
