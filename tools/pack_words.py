"""`python -m tools.pack_words`: writes templates and word lists of card packs into docs/packs; `--check` only looks.

They are made of the vocabulary, so they say what the program takes; a test finds them out of date.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine import api
from qtapp.i18n import Localizer, complete
from qtapp.kit.speak.pack_texts import word_list

FOLDER = Path(__file__).parent.parent / "docs" / "packs"


def pages() -> dict[str, str]:
    """The files by their names: a template for each game, and its word list in every language."""
    application = QCoreApplication.instance() or QCoreApplication(["tarsas"])
    found = {}
    for name, game in sorted(api.GAMES.items()):
        form = game.pack_form
        if form is not None:
            found[f"{name}.json"] = api.pack_text(api.template(form, name))
            for language in complete():
                found[f"{name}.{language}.md"] = word_list(Localizer(language), game)
    del application
    return found


def stale(folder: Path = FOLDER) -> list[str]:
    """The files that are not there, or say something else."""
    return [
        name
        for name, text in pages().items()
        if not (folder / name).is_file() or (folder / name).read_text("utf-8") != text
    ]


def main() -> int:
    """Write them all, or complain."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file is out of date")
    if parser.parse_args().check:
        old = stale()
        print("\n".join(old) or "All pages are up to date.")
        return bool(old)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
