"""What an answer would cost and bring, in words and in numbers with icons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import api
from qtapp.i18n.voice import Voice
from qtapp.net import wire
from qtapp.session.looker import SeatLooker


class GainWords:
    """The gains of one seat."""

    def __init__(
        self, looker: SeatLooker, voice: Voice, say: Callable[[api.Message], str], icon: Callable[[str], str]
    ) -> None:
        """`icon`: the id of the picture of a kind; empty: it has none."""
        self._looker, self._voice, self._say, self._icon = looker, voice, say, icon

    def of(self, answer: Any) -> wire.WireGain | None:
        """What an answer would cost and bring; None: nothing that can be told."""
        preview = self._looker.questions.preview(answer)
        told = None if preview is None else api.preview_sentence(preview)
        if preview is None or told is None:
            return None
        pills = [self._pill(preview, part) for part in api.preview_parts(preview)[: wire.MOST_PILLS]]
        return wire.WireGain(text=wire.long(self._say(told)), pills=pills)

    def _pill(self, preview: api.AnswerPreview, part: api.PreviewPart) -> wire.WirePill:
        """A number and an icon, where both are known; else the words."""
        changes = [one for one in preview.changes if (one.seat, one.kind) == (part.seat, part.kind)]
        drawn = any((one.seat, one.kind) == (part.seat, part.kind) for one in preview.drawn)
        own = part.seat == preview.seat
        if len(changes) == 1 and own and not drawn and (art := self._icon(part.kind)):
            n = changes[0].n
            text = f"+{self._voice.number(n)}" if n > 0 else self._voice.number(n)
            return wire.WirePill(text=text, art=art, good=n > 0)
        words = self._say(part.words)
        if not own:
            words = self._say(
                api.msg("preview.changes_of_seat", "{seat}: {changes}", seat=api.SeatArg(part.seat), changes=part.words)
            )
        return wire.WirePill(text=wire.short(words), art="", good=drawn or any(one.n > 0 for one in changes))
