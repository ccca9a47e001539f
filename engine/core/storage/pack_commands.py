"""What the command line does with packs, in whatever language it speaks: check one, begin one, list the words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine.core.game.game import Game
from engine.core.game.pack_form import pack_text, template
from engine.core.messages.message import LiteralArg, Message, msg
from engine.core.storage.disk import write_atomically
from engine.core.storage.pack_check import check_pack, count_message
from engine.core.storage.pack_guide import guide_text


@dataclass(frozen=True, slots=True)
class PackCommands:
    """One command each; all give the exit code."""

    find: Callable[[str], Game | None]
    say: Callable[[Message], str]
    show: Callable[[str], object]
    complain: Callable[[str], int]

    def check(self, path: Path) -> int:
        """Tell every mistake of a pack, or what it replaces."""
        found = check_pack(path, self.find)
        for mistake in found.mistakes:
            self.show(self.say(mistake.told()))
        if found.game is None:
            return self.complain(self.say(found.told()))
        self.show(self.say(found.told()))
        for count in found.counts:
            self.show(f"  {self.say(count_message(count))}")
        return 0

    def begin(self, game: str, path: Path) -> int:
        """Write a template; nothing that is there is written over."""
        known = self.find(game)
        form = known.pack_form if known is not None else None
        file = LiteralArg(str(path))
        if form is None:
            return self.complain(self.say(msg("pack.game_takes_no_packs", "this game takes no packs")))
        if path.exists():
            return self.complain(self.say(msg("pack.file_already_there", "“{file}” is already there.", file=file)))
        try:
            write_atomically(path, pack_text(template(form, game)).encode())
        except OSError:
            return self.complain(self.say(msg("pack.file_not_written", "“{file}” cannot be written.", file=file)))
        self.show(self.say(msg("pack.template_written", "“{file}” is a template that you can change.", file=file)))
        return 0

    def list_words(self, game: str) -> int:
        """Print the whole word list."""
        known = self.find(game)
        form = known.pack_form if known is not None else None
        if known is None or form is None:
            return self.complain(self.say(msg("pack.game_takes_no_packs", "this game takes no packs")))
        for line in guide_text(form, known.title, self.say).splitlines():
            self.show(line)
        return 0
