"""Looking at a pack: is it for a game that is known, can it be used, what does it replace? Told in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core.flow.data_error import DataError
from engine.core.game.game import Game
from engine.core.game.pack_form import SectionCount, pack_counts
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import LiteralArg, Message, msg
from engine.core.storage.pack import read_pack


@dataclass(frozen=True, slots=True)
class CheckedPack:
    """What came of looking at a pack: the game with it, or what is wrong."""

    file: str
    name: str = ""
    game: Game | None = None
    """Equipped with the pack; None: it cannot be used."""
    pack: Mapping[str, Any] = field(default_factory=dict)
    counts: tuple[SectionCount, ...] = ()
    mistakes: tuple[DataError, ...] = ()
    trouble: Message | None = None
    """Why it could not even be looked at."""

    def told(self) -> Message:
        """The verdict in one sentence."""
        file = LiteralArg(self.file)
        if self.trouble is not None:
            return msg("pack.file_unreadable", "“{file}” cannot be used: {reason}", file=file, reason=self.trouble)
        if self.game is None:
            return msg(
                "pack.file_with_mistakes", "“{file}” cannot be used: %n mistake(s).", len(self.mistakes), file=file
            )
        records = sum(count.replaced + count.added for count in self.counts)
        return msg(
            "pack.file_usable",
            "“{file}” can be used: %n record(s) for {game}.",
            records,
            file=file,
            game=self.game.title,
        )


def count_message(count: SectionCount) -> Message:
    """What a pack changes in one section."""
    if count.added and not count.replaced:
        return msg(
            "pack.section_added",
            "{section}: {added} new, {shipped} as in the program",
            section=count.label,
            added=count.added,
            shipped=count.shipped,
        )
    if count.added:
        return msg(
            "pack.section_replaced_and_added",
            "{section}: {replaced} replaced, {added} new, {shipped} as in the program",
            section=count.label,
            replaced=count.replaced,
            added=count.added,
            shipped=count.shipped,
        )
    return msg(
        "pack.section_replaced",
        "{section}: {replaced} replaced, {shipped} as in the program",
        section=count.label,
        replaced=count.replaced,
        shipped=count.shipped,
    )


def check_pack(path: Path, find: Callable[[str], Game | None], wanted: Game | None = None) -> CheckedPack:
    """Read a pack and look at every record of it; `wanted`: it has to be for this game."""
    try:
        pack = read_pack(path)
    except InvalidData as error:
        said = error.message or msg("pack.plain_reason", "{reason}", reason=LiteralArg(str(error)))
        return CheckedPack(str(path), trouble=said)
    return check_content(pack, str(path), path.stem, find, wanted)


def check_content(
    pack: Mapping[str, Any], file: str, usual_name: str, find: Callable[[str], Game | None], wanted: Game | None = None
) -> CheckedPack:
    """Look at every record of a pack that was read."""
    game = find(pack["game"])
    if game is None or (wanted is not None and game.id != wanted.id):
        return CheckedPack(file, pack=pack, trouble=_another_game(game, str(pack["game"])))
    equipped, mistakes = game.with_pack(pack)
    form = game.pack_form
    counts = tuple(pack_counts(form, pack)) if form is not None and equipped is not None else ()
    called = pack.get("name")
    name = called if isinstance(called, str) and called.strip() else usual_name
    return CheckedPack(file, name, equipped, pack, counts, tuple(mistakes))


def _another_game(game: Game | None, called: str) -> Message:
    if game is None:
        return msg(
            "pack.game_unknown",
            "It is for a game that this program does not know ({game}).",
            game=LiteralArg(called[:60]),
        )
    return msg("pack.of_another_game", "This card pack belongs to another game: {game}.", game=game.title)
