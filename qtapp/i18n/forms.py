"""Forms that no catalogue has to store, because they follow from the plain text: by language.

`clause`: a sentence as the end of a longer one. `command`: one among several things to do. `quoted`: in the quotation
marks of the language. English `a`; Hungarian endings; German articles, by the stored gender, and `fragment`: what
stands after a colon and may be no whole sentence.
"""

from __future__ import annotations

from engine import api
from qtapp.i18n import german, hungarian
from qtapp.i18n.languages import language_of

COMPUTED = {
    "": ("clause", "command", "quoted"),
    "english": ("clause", "command", "quoted", "a"),
    "hungarian": ("clause", "command", "quoted", *hungarian.ENDINGS),
    "german": ("clause", "command", "quoted", "fragment", "each", *german.FORMS),
}
"""What a translation may ask for beside the forms of its catalogue, by grammar."""
_OPTIONAL = ("short", "kind", "each")
"""A name that has no such form stays as it is."""


def bent(language: str, text: str, form: str, gender: str = "") -> str:
    """The text in a form; as it is where the form cannot be made."""
    spoken = language_of(language)
    grammar = spoken.grammar
    if form == "quoted":
        (left, right), inner = spoken.quotes, spoken.inner_quotes
        return f"{left}{text.replace(left, inner[0]).replace(right, inner[1])}{right}"
    if form in ("clause", "command"):
        if grammar == "german":
            return german.clause(text) if form == "clause" else german.command(text)
        return api.clause(text)
    if grammar == "german" and form == "fragment":
        return german.fragment(text)
    if grammar == "hungarian" and form in hungarian.ENDINGS:
        return hungarian.with_ending(text, form)
    if grammar == "german" and form in german.FORMS and gender:
        return german.with_article(text, gender, form)
    if grammar == "english" and form == "a":
        return f"{'an' if text[:1].lower() in 'aeiou' else 'a'} {text}"
    return text


def can_be_made(language: str, form: str, gender: str = "") -> bool:
    """Is there such a form of any text, or does it stay plain where nobody has given it?"""
    grammar = language_of(language).grammar
    if form in _OPTIONAL:
        return True
    return form in COMPUTED[grammar] and not (grammar == "german" and form in german.FORMS and not gender)
