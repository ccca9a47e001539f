"""Forms that no catalogue has to store, because they follow from the plain text: by language.

`clause`: a sentence as the end of a longer one. `command`: one among several things to do. `quoted`: in the quotation
marks of the language. English `a`; Hungarian endings; German articles, by the stored gender, and `fragment`: what
stands after a colon and may be no whole sentence.
"""

from __future__ import annotations

from engine import api
from qtapp.i18n import german, hungarian

QUOTES = {"hu": ("„", "”"), "de": ("„", "“")}
INNER_QUOTES = {"hu": ("»", "«"), "de": ("‚", "‘")}
"""For what is quoted within a quotation."""
COMPUTED = {
    "en": ("clause", "command", "quoted", "a"),
    "hu": ("clause", "command", "quoted", *hungarian.ENDINGS),
    "de": ("clause", "command", "quoted", "fragment", "each", *german.FORMS),
}
"""What a translation may ask for beside the forms of its catalogue."""


def bent(language: str, text: str, form: str, gender: str = "") -> str:
    """The text in a form; as it is where the form cannot be made."""
    if form == "quoted":
        left, right = QUOTES.get(language, ("“", "”"))
        inner = INNER_QUOTES.get(language, ("‘", "’"))
        return f"{left}{text.replace(left, inner[0]).replace(right, inner[1])}{right}"
    if form in ("clause", "command"):
        if language == "de":
            return german.clause(text) if form == "clause" else german.command(text)
        return api.clause(text)
    if language == "de" and form == "fragment":
        return german.fragment(text)
    if language == "hu" and form in hungarian.ENDINGS:
        return hungarian.with_ending(text, form)
    if language == "de" and form in german.FORMS and gender:
        return german.with_article(text, gender, form)
    if language == "en" and form == "a":
        return f"{'an' if text[:1].lower() in 'aeiou' else 'a'} {text}"
    return text
