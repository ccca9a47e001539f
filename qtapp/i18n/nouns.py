"""The closed words of the games (`nouns.toml` beside their code): what `Term` and `Amount` are rendered by.

A message carries no game, so the game is found from its context: the part that names a game (`ginkgopolis`,
`rules/ginkgopolis`), else the game of the message around it, else the game that is played, else the table's own words.
A kind of one seat (`resource.3`) is called like its base (`resource`). A noun without `many` is never counted.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files

from engine import api

TABLE = "table"


@dataclass(frozen=True, slots=True)
class Noun:
    """One closed word: its English singular and plural, and the forms that translations need beside the common ones."""

    game: str
    id: str
    one: str
    many: str
    forms: tuple[str, ...] = ()
    counts: bool = True
    """Can there be so many of it? Colours and phases are never counted."""

    @property
    def context(self) -> str:
        """Where its translations stand."""
        return f"nouns/{self.game}"

    @property
    def key(self) -> str:
        """The id of its singular; `.counted` after it is the numerus message."""
        return f"{self.context}.{self.id}"

    @property
    def counted(self) -> str:
        """The source of the numerus message: `%n resource(s)`, or both words where the plural is another word."""
        if self.one == self.many:
            return f"%n {self.one}"
        return f"%n {self.one}(s)" if self.many == f"{self.one}s" else f"%n {self.one}/{self.many}"


@dataclass(frozen=True, slots=True)
class NounTable:
    """The closed words of one game, and the messages that are names and therefore have forms too."""

    nouns: dict[str, Noun]
    phrases: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    """The id of each, the language that bends it (empty: all do), and its forms (empty: those of every phrase)."""
    gendered: tuple[str, ...] = ()
    """Names of pieces whose German forms are made from their gender."""
    short: tuple[str, ...] = ()
    """Names of places that are said shorter where the sentence names their kind: „1. zöld és 2. piros”."""
    titled: dict[str, str] = field(default_factory=dict)
    """Messages that are titles, and the word for what they name; names in card data are titles of cards."""


def parse(game: str, text: str) -> NounTable:
    """The words of a nouns.toml: a table per noun; `phrases`, `gendered`, `short`, `titled`: messages that are names.

    A phrase is the id of a message, or a list: an id, the only language that needs its forms, which forms if others
    than those of every phrase.
    """
    data = tomllib.loads(text)
    gendered, short = tuple(data.pop("gendered", ())), tuple(data.pop("short", ()))
    titled = dict(data.pop("titled", {}))
    phrases = tuple(
        (one, "", ()) if isinstance(one, str) else (one[0], one[1], tuple(one[2:])) for one in data.pop("phrases", ())
    )
    nouns = {
        id_: Noun(game, id_, body["one"], body.get("many", body["one"]), tuple(body.get("forms", ())), "many" in body)
        for id_, body in data.items()
    }
    return NounTable(nouns, phrases, gendered, short, titled)


@cache
def words() -> dict[str, NounTable]:
    """The words of every game that has some; the table's own under `table`."""
    found: dict[str, NounTable] = {}
    packages = {TABLE: "engine.core", **{game.id: game.package for game in api.GAMES.values()}}
    for game, package in packages.items():
        source = files(package).joinpath("nouns.toml")
        if source.is_file():
            found[game] = parse(game, source.read_text(encoding="utf-8"))
    return found


@cache
def game_of(context: str) -> str:
    """The game a context belongs to; empty for the contexts of table and window."""
    known = words()
    return next((part for part in context.split("/") if part in known and part != TABLE), "")


@lru_cache(maxsize=4096)
def kind_of_title(key: tuple[str, str]) -> str:
    """The closed word for what a title names; empty: the message (context and id) is no title."""
    context, id_ = key
    if context.startswith("names/"):
        return "card"
    table = words().get(context)
    return table.titled.get(id_, "") if table is not None else ""


@lru_cache(maxsize=4096)
def find_noun(noun: str, *games: str) -> Noun | None:
    """The noun of the first of the games that has it, then of the table; `resource.3` falls back to `resource`."""
    known = words()
    while noun:
        for game in (*games, TABLE):
            found = known[game].nouns.get(noun) if game in known else None
            if found is not None:
                return found
        noun = noun.rpartition(".")[0]
    return None
