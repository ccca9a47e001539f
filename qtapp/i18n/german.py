"""The German forms that follow from the gender of a noun: articles, endings of adjectives, and the order of words.

A noun or name is stored as it stands without an article (einfaches Technologieplättchen), with its gender; adjectives
are the small words before the noun.
"""

from __future__ import annotations

import re

FORMS = ("a", "a_acc", "the", "the_acc", "the_dat", "every", "every_acc")
"""What can be made of a gender: ein, einen; der, den, dem; jeder, jeden."""
_ARTICLES = {
    "a": {"m": "ein", "f": "eine", "n": "ein"},
    "a_acc": {"m": "einen", "f": "eine", "n": "ein"},
    "the": {"m": "der", "f": "die", "n": "das"},
    "the_acc": {"m": "den", "f": "die", "n": "das"},
    "the_dat": {"m": "dem", "f": "der", "n": "dem"},
    "every": {"m": "jeder", "f": "jede", "n": "jedes"},
    "every_acc": {"m": "jeden", "f": "jede", "n": "jedes"},
}
_PLURAL_ADJECTIVE = re.compile(r"^([a-zäöüß-]+)e ")
_ADJECTIVE = re.compile(r"^([a-zäöüß-]+?)(e[rs]?|es) ")


def with_article(text: str, gender: str, form: str) -> str:
    """A noun without article in one of the `FORMS`: das einfache Technologieplättchen."""
    rest, adjectives = text, []
    while (found := _ADJECTIVE.match(rest)) is not None:
        adjectives.append(f"{found[1]}{_ending(found[2], gender, form)} ")
        rest = rest[found.end() :]
    return f"{_ARTICLES[form][gender]} {''.join(adjectives)}{rest}"


def _ending(strong: str, gender: str, form: str) -> str:
    """The ending of an adjective after the article of a form."""
    if form == "a":
        return strong
    if form.endswith("_dat"):
        return "en"
    if form.endswith("_acc") and gender == "m":
        return "en"
    return strong if form == "a_acc" else "e"


def each_of_yours(many: str, gender: str) -> str:
    """One by one of what somebody has, from the plural: jede deiner Grundmauern."""
    bent = _PLURAL_ADJECTIVE.sub(r"\1en ", many)
    return f"{_ARTICLES['every_acc'][gender]} deiner {bent}"


# ---- the order of words ----------------------------------------------------------------------------------------------

_YOU = re.compile(r"^Du (\w+) ")
_COMMANDS = {"erhältst": "erhalte", "produzierst": "produziere", "nimmst": "nimm", "ziehst": "ziehe"}

_ALSO = re.compile(rf"\bund ({'|'.join(_COMMANDS)})\b")


def clause(text: str) -> str:
    """A sentence after a clause: Du erhältst 2 Karten. → …, erhältst du 2 Karten"""
    text = text.removesuffix(".")
    return _YOU.sub(r"\1 du ", text) if _YOU.match(text) else text[:1].lower() + text[1:]


def command(text: str) -> str:
    """A sentence as a command among others: Du erhältst 2 Karten. → erhalte 2 Karten"""
    text = text.removesuffix(".")
    found = _YOU.match(text)
    if found is not None and found[1] in _COMMANDS:
        rest = _ALSO.sub(lambda also: f"und {_COMMANDS[also[1]]}", text[found.end() :])
        return f"{_COMMANDS[found[1]]} {rest}"
    return text[:1].lower() + text[1:]


_SMALL = re.compile(
    r"(A(lle|m|n|ndere|uf|us)|Bei|Bis|D(as|em|en|er|ie|urch)|[DK]?[Ee]ine?n?|Für|Hier(her|hin)?|I[mn]|Jede[nrs]?"
    r"|Mit|Nach|Während|Nichts|Noch|Nur|Ohne|Vom|Von|Weiter|Zum|Zur|Zuerst|(Blau|Braun|Gelb|Grün|Rot|Übrig|Ungenutzt|Voll|Ausgelegt)e[rs]?)\b"
)
"""Words that have a capital letter at the beginning of a line only."""


def fragment(text: str) -> str:
    """After a colon only a whole sentence begins with a capital letter: Eine Karte ziehen → eine Karte ziehen"""
    is_sentence = text.partition(" – ")[0].endswith(".")
    return text[:1].lower() + text[1:] if _SMALL.match(text) and not is_sentence else text
