"""`messages.json` of each game and of the kernel: the English of every id that a saved game can hold.

The log of a saved game stores ids; the terminal and English speakers read their wording here. A wording may change, an
id never disappears and never gets other placeholders: old games hold its arguments.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools.i18n.extract import Extract

_HOLE = re.compile(r"\{(\w+)(?:\.\w+)*\}|(%n)")


def update_wordings(root: Path, found: Extract) -> list[str]:
    """Add new ids and wordings; keep ids that no code uses any more. A wording with new placeholders is refused."""
    errors = []
    for path, texts in _wanted(root, found).items():
        kept = _read(path)
        for id_ in list(texts):
            if wrong := placeholder_errors(id_, kept.get(id_, texts[id_]), texts[id_]):
                errors += wrong
                del texts[id_]
        text = json.dumps({**kept, **texts}, ensure_ascii=False, indent=0, sort_keys=True) + "\n"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    return errors


def wording_errors(root: Path, found: Extract) -> list[str]:
    """Ids whose stored wording is missing, old, or has other placeholders than the code."""
    errors = []
    for path, texts in _wanted(root, found).items():
        kept = _read(path)
        for id_, source in texts.items():
            if kept.get(id_) != source:
                errors.append(f"{path.relative_to(root)}: {id_} is not up to date (make i18n)")
            errors += placeholder_errors(id_, kept.get(id_, source), source)
    return errors


def placeholder_errors(id_: str, before: str, now: str) -> list[str]:
    """An id with new placeholders has a new meaning, and a new meaning needs a new id."""
    lost = placeholders(now) - placeholders(before)
    return [f"{id_}: saved games do not hold {', '.join(sorted(lost))}; a new meaning needs a new id"] if lost else []


def placeholders(source: str) -> set[str]:
    """The arguments that a wording uses; `%n` is one of them."""
    return {hole[1] or hole[2] for hole in _HOLE.finditer(source)}


def _wanted(root: Path, found: Extract) -> dict[Path, dict[str, str]]:
    parts: dict[Path, dict[str, str]] = {}
    for id_, source in found.sources.items():
        context = id_.partition(".")[0]
        if any(place.startswith(f"{found.games}/") and place.endswith(".py") for place in found.places[context, id_]):
            part = context if (root / found.games / context).is_dir() else "core"
            parts.setdefault(root / found.games / part / "messages.json", {})[id_] = source
    return parts


def _read(path: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found
