"""What an option would cost and bring, as it is shown beside its words: in tags, menus and spoken names."""

from __future__ import annotations

from typing import Any

from engine import api
from qtapp.board.paint.context import BoardContext
from qtapp.session.client import OptionItem


def cost_icons(board_context: BoardContext, answer: Any) -> tuple[tuple[str, str], ...]:
    """Thing by thing: the icon (empty: there is none) and the words. What others win or lose bears their name."""
    preview = board_context.client.questions.preview(answer)
    if preview is None:
        return ()
    found = []
    for part in api.preview_parts(preview):
        words = part.words
        if part.seat != preview.seat:
            words = api.msg("preview.changes_of_seat", "{seat}: {changes}", seat=api.SeatArg(part.seat), changes=words)
        found.append((icon_of_kind(board_context, part.kind), board_context.say(words)))
    return tuple(found)


def cost_text(board_context: BoardContext, answer: Any) -> str:
    """The same in one line; empty: there is nothing to tell."""
    preview = board_context.client.questions.preview(answer)
    told = api.preview_sentence(preview) if preview is not None else None
    return board_context.say(told) if told is not None else ""


def menu_words(board_context: BoardContext, face: OptionItem) -> str:
    """An option in a menu, what it would do in a column of its own. A menu takes a single & as the mark of a key."""
    words, outlook = board_context.label(face.label), cost_text(board_context, face.answer)
    return (f"{words}\t{outlook}" if outlook else words).replace("&", "&&")


def icon_of_kind(board_context: BoardContext, kind: str) -> str:
    """The icon of a kind, or of what it is a kind of."""
    name = next((one.icon for one in board_context.blueprint.kinds if one.kind == kind), "") or kind
    while name and not board_context.art.has_icon(name):
        name = name.rpartition(".")[0]
    return name
