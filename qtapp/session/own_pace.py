"""How strong a computer is that follows the people at this screen: the family book knows."""

from __future__ import annotations

from collections.abc import Sequence

from qtapp.kit.paths import data_folder
from qtapp.session.family_book import FamilyBook


def family_book() -> FamilyBook:
    """The book as it lies on the disk."""
    return FamilyBook(data_folder() / "family_book.json")


def own_pace(game: str, names: Sequence[str]) -> int:
    """At a table of these people, in hundredths of a level."""
    return family_book().pace(game, names)
