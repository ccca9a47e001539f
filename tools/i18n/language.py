"""Starts a language: `make language LANG=pl` describes it in `i18n/languages.toml` and writes its file, with every text
to translate and an example of each as it comes to the screen. Run again, it brings texts and examples up to date.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QLocale

from engine import api
from qtapp.i18n.catalogue import catalogue
from qtapp.i18n.languages import SOURCE
from qtapp.i18n.render import Renderer
from tools.i18n import tsfile
from tools.i18n.extract import extract
from tools.i18n.played import TableNames, tell_cards, tell_game

ROOT = Path(__file__).resolve().parents[2]
_CODE = re.compile(r"[a-z]{2,3}")
_MOST_ANSWERS = 80


def plural_rules(code: str) -> list[str]:
    """The rules of CLDR for a language."""
    known = tomllib.loads((ROOT / "tools/i18n/plurals.toml").read_text(encoding="utf-8"))["rules"]
    return next((list(one["plural"]) for one in known if code in one["languages"]), ["i = 1"])


def entry(code: str) -> str:
    """What is written down of a language to begin with; a translator mends what the system does not know."""
    locale = QLocale(code)
    inner = QLocale.QuotationStyle.AlternateQuotation
    quotes = (locale.quoteString("·").partition("·"), locale.quoteString("·", inner).partition("·"))
    lines = [
        f"[{code}]",
        f"name = {_quoted(locale.nativeLanguageName() or code)}",
        f"locale = {_quoted(locale.name())}",
        "complete = false",
        f"plural = [{', '.join(map(_quoted, plural_rules(code)))}]",
        *(
            f"{key} = [{_quoted(left)}, {_quoted(right)}]"
            for key, (left, _, right) in zip(("quotes", "inner_quotes"), quotes, strict=True)
        ),
        f"thousands = {_quoted(locale.groupSeparator())}",
        f"thousands_from = {4 if locale.groupSeparator() in locale.toString(1234) else 5}",
        f"[{code}.forms]",
        'noun = ["acc"]',
        'phrase = ["acc"]',
        'named = ["acc"]',
        "extra = []",
    ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return '"' + "".join(f"\\u{ord(sign):04x}" if sign in '"\\\u00a0\u202f' else sign for sign in text) + '"'


def start(code: str, root: Path = ROOT) -> None:
    """Describe a language that is not described, and give it an empty file if it has none."""
    described = root / "i18n" / "languages.toml"
    text = described.read_text(encoding="utf-8")
    if code not in tomllib.loads(text):
        described.write_text(f"{text.rstrip()}\n\n{entry(code)}", encoding="utf-8")
    file = root / "i18n" / f"tarsas_{code}.ts"
    if not file.exists():
        locale = tomllib.loads(described.read_text(encoding="utf-8"))[code]["locale"]
        file.write_text(f'<TS version="2.1" language="{locale}" sourcelanguage="en_GB"></TS>\n', encoding="utf-8")


def examples() -> dict[str, str]:
    """One rendering of each message that seeded games come by, in the source language."""
    found: dict[str, str] = {}
    english = catalogue(SOURCE)

    def note(message: api.Message, names: TableNames) -> None:
        if message.args and message.id not in found:
            found[message.id] = Renderer(english, str, names).text(message)
        for _, arg in message.args:
            for one in arg.items if isinstance(arg, api.ListArg) else (arg,):
                if isinstance(one, api.Message):
                    note(one, names)

    for game in api.GAMES:
        tell_cards(game, lambda _, message, names: note(message, names))
        for seed in range(2):
            tell_game(game, seed, lambda _, message, names: note(message, names), _MOST_ANSWERS)
    return found


def add_examples(code: str, root: Path = ROOT) -> None:
    """Lay an example beside each text of a language."""
    path, known = root / "i18n" / f"tarsas_{code}.ts", examples()
    entries = {key: replace(one, example=known.get(one.text.id, one.example)) for key, one in tsfile.read(path).items()}
    tsfile.write(path, entries, extract(root).places, code)


def main(arguments: list[str]) -> int:
    """The command line; what a language needs is written by processes of their own, as they read it at their start."""
    code = arguments[0] if arguments else ""
    if not _CODE.fullmatch(code) or QLocale(code).language() is QLocale.Language.C:
        print("Which language? make language LANG=pl (a code of ISO 639)", file=sys.stderr)
        return 2
    if "--examples" in arguments:
        add_examples(code)
        return 0
    start(code)
    subprocess.run([sys.executable, "-m", "tools.i18n"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run([sys.executable, "-m", "tools.i18n.language", code, "--examples"], cwd=ROOT, check=True)
    print(f"i18n/tarsas_{code}.ts is ready to be translated; docs/translating.md says how. The program offers it now.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
