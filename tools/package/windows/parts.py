"""What comes into the Windows package besides the Python libraries: where each part is from, and its licence."""

from __future__ import annotations

import tomllib
from pathlib import Path

from qtapp.kit.store.licences import Licence

_LIST = Path(__file__).resolve().parents[3] / "packaging/windows/parts.toml"


def licences() -> list[Licence]:
    """One entry for each part, its origin before its terms."""
    listed = tomllib.loads(_LIST.read_text(encoding="utf-8"))
    terms = listed["terms"]
    return [
        Licence(name, part.get("version", ""), part["licence"], f"{part['origin']}\n\n{_text(part, terms)}".strip())
        for name, part in listed["parts"].items()
    ]


def _text(part: dict[str, str], terms: dict[str, str]) -> str:
    return "\n\n".join(text for text in (part.get("notice", ""), terms.get(part.get("terms", ""), "")) if text)
