"""`tarsas pack check FILE`, `pack new GAME FILE`, `pack words GAME`: no window, in the language of the system."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine import api
from qtapp.i18n.speech import Localizer
from qtapp.kit.speak.pack_texts import word_list
from qtapp.kit.store.file_patience import have_patience

COMMANDS = ("check", "new", "words")
BAD = 2


def main(arguments: Sequence[str], language: str = "") -> int:
    """Run one command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="tarsas pack", description="Card packs: cards of your own for a game.")
    commands = parser.add_subparsers(dest="what", required=True)
    commands.add_parser("check", help="check a card pack and explain every mistake").add_argument("file", type=Path)
    begun = commands.add_parser("new", help="write a template of a card pack")
    words = commands.add_parser("words", help="every field and word of card packs, and what is allowed there")
    for command in (begun, words):
        command.add_argument("game", choices=[name for name, game in api.GAMES.items() if game.supports_packs])
    begun.add_argument("file", type=Path)
    given = parser.parse_args(arguments)
    have_patience()
    application = QCoreApplication.instance() or QCoreApplication(["tarsas"])
    speech = Localizer(language)
    packs = api.PackCommands(api.find_game, speech.text, _show, _complain)
    match given.what:
        case "check":
            code = packs.check(given.file)
        case "new":
            code = packs.begin(given.game, given.file)
        case _:
            code = 0
            print(word_list(speech, api.GAMES[given.game]), end="")
    del application
    return code


def _show(line: str) -> None:
    """Names and words come out of a stranger's file: only text reaches the terminal."""
    print(api.plain_text(line))


def _complain(sentence: str) -> int:
    print(api.plain_text(sentence), file=sys.stderr)
    return BAD
