"""From a message to a text: finds the translation and fills its holes.

A hole is `{name}`; after a dot a translation may ask for a form, after another dot for one more:

* of amounts, words, names and sentences: any form their entries have (`acc`, `poss`, `dat`, …), else one that can be
  made of the plain text (`forms.py`: `clause`, `quoted`, endings, articles), else the plain text;
* `same`: the form that is asked of the message itself, so that one wording of "{a} or {b}" serves all of them;
* of numbers: `roman` (III); of words: `many`, the plural as it stands after a number;
* `kind`: a title in quotation marks, with the kind of thing that it names (the card “Salvage”); a form with a case or
  an article that is asked of a title is said so too;
* Hungarian: `az` puts the right article before (`{card.az.acc}`), `adj` and `acc` bend numbers (5-ös, 5-öt).

A seat is a name: it never changes. A sentence that begins with a hole begins with a capital letter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Protocol

from engine import api
from qtapp.i18n import german, hungarian
from qtapp.i18n.catalogue import Catalogue
from qtapp.i18n.forms import bent, can_be_made
from qtapp.i18n.languages import language_of
from qtapp.i18n.nouns import Noun, find_noun, game_of, kind_of_title


class NameSource(Protocol):
    """What knows the names on a table. One that also has `game` lends its words to messages of the table itself."""

    def seat_name(self, seat: int) -> str:
        """The person at a seat."""

    def piece_name(self, piece: str) -> api.Message | None:
        """A piece; None if the viewer must not know it."""

    def place_name(self, place: str) -> api.Message | None:
        """A place; None if there is none of that id."""


HIDDEN = api.msg("speech.hidden_piece", "a hidden piece")
HIDDEN_ONES = api.msg("speech.hidden_pieces", "%n hidden piece(s)", 2)
SOMEWHERE = api.msg("speech.somewhere", "somewhere")
NOTHING = api.msg("speech.nothing", "nothing")
SEAT = api.msg("speech.seat_number", "Seat {number}")
TITLED = api.msg("speech.titled", "{kind} “{name}”", kind=api.NounArg("card"), name=api.LiteralArg(""))
JOINED = api.msg("speech.items_and_last", "{items} and {last}")

_STAND_INS = frozenset(one.key for one in (HIDDEN, HIDDEN_ONES, NOTHING, api.OTHERS))
"""These stand where a title would, and are none: they get no quotation marks."""

_HOLE = re.compile(r"\{(\w+)((?:\.\w+)*)\}")
_SENTENCE = (".", "!", "?", "…")
_CLOSING = "”“»«’"
"""Closing quotation marks of any language: a sentence that ends within them has ended."""
_SAME = "same"
_KIND = "kind"
_WITH_KIND = frozenset({_KIND, "acc", "dat", *german.FORMS, *hungarian.ENDINGS})
"""Asked of a title, these name its kind too."""
_OF_NAMES = {"acc": "the_acc", "dat": "the_dat"}
"""Names of pieces bring their article along in every case, as those do that are stored."""
_DEEPEST = 12
_MOST_PARTS = 4000
"""Messages within one message that are written out. A file may be made to hold one that branches without end."""

Part = tuple[str, str, tuple[str, ...]]
"""Text before a hole, the hole's name, the forms it asks for."""


@lru_cache(maxsize=4096)
def _split(text: str) -> tuple[tuple[Part, ...], str]:
    """A template as its holes with the text before each, and the text after the last."""
    parts: list[Part] = []
    end = 0
    for hole in _HOLE.finditer(text):
        forms = tuple(form for form in hole[2].split(".") if form)
        parts.append((text[end : hole.start()], hole[1], forms))
        end = hole.end()
    return tuple(parts), text[end:]


class Renderer:
    """Renders messages with one catalogue, for one viewer's names."""

    def __init__(
        self,
        texts: Catalogue,
        number: Callable[[int], str],
        names: NameSource | None = None,
        missing: Callable[[str, str], object] | None = None,
    ) -> None:
        """`missing` is told of each form that a wording asks for and nobody has: the id of the message, the form."""
        self._missing = missing
        self._texts = texts
        self._grammar = language_of(texts.language).grammar
        self._number = number
        self._names = names
        game = getattr(names, "game", None)
        self._played = str(getattr(game, "id", ""))
        self._own_names: Mapping[str, api.Message] = getattr(game, "own_names", {})
        self._parts = 0

    def text(self, message: api.Message, form: str = "", game: str = "", depth: int = 0) -> str:
        """The message in the language of the catalogue; in a form, if the message has it."""
        self._parts = self._parts + 1 if depth else 0
        if form == "quoted" and message.key in _STAND_INS:
            form = ""
        if form in _WITH_KIND and (kind := kind_of_title(message.key)):
            game = game_of(message.context) or game
            message = TITLED._replace(args=(("kind", api.NounArg(kind)), ("name", message)))
        if depth > _DEEPEST or self._parts > _MOST_PARTS:
            return "…"
        template, is_stored = self._template(message, form)
        if message.n is not None:
            template = template.replace("%n", self._number(message.n))
        parts, rest = _split(template)
        if not parts:
            return self._in_form(message, api.shortened(template), "" if is_stored else form)
        args = self._told_once(dict(message.args)) if self._own_names else dict(message.args)
        game = game_of(message.context) or game
        text = ""
        for before, name, wanted in parts:
            text = _joined(text, before)
            is_stored = is_stored or _SAME in wanted
            forms = tuple(form if one == _SAME else one for one in wanted if one != _SAME or form)
            text += self._arg(args[name], forms, game, depth + 1) if name in args else "{" + name + "}"
            if len(text) > api.LONGEST_TEXT:
                break
        text = api.shortened(_joined(text, rest))
        before, name, _ = parts[0]
        begins_with_name = not before and _is_name(args.get(name))
        if not before and template.endswith(_SENTENCE) and not begins_with_name:
            text = capital(text)
        if is_stored or (begins_with_name and form in ("clause", "fragment")):
            return text.removesuffix(".") if form == "clause" else text
        return self._in_form(message, text, form)

    def _told_once(self, args: dict[str, api.Arg]) -> dict[str, api.Arg]:
        """The arguments of a sentence; a thing of somebody whom the sentence names is not called theirs once more."""
        named = {arg.seat for arg in args.values() if isinstance(arg, api.SeatArg)}
        if not named:
            return args
        return {key: self._own(arg, named) for key, arg in args.items()}

    def _own(self, arg: api.Arg, named: set[int]) -> api.Arg:
        if isinstance(arg, api.ListArg):
            return api.ListArg(tuple(self._own(item, named) for item in arg.items))
        name = self._name_of(arg)
        own = self._own_names.get(name.id) if name is not None else None
        return own._replace(args=name.args) if name is not None and own is not None and named & _seats(name) else arg

    def _name_of(self, arg: api.Arg) -> api.Message | None:
        match arg:
            case api.PieceArg(piece):
                return self._names.piece_name(piece) if self._names else None
            case api.PlaceArg(place):
                return self._names.place_name(place) if self._names else None
            case api.Message():
                return arg
        return None

    def _in_form(self, message: api.Message, text: str, form: str) -> str:
        """A text in a form that no catalogue stores; German articles need the gender of a name."""
        if not form:
            return text
        if form == "quoted" and not self.begins_with_name(message):
            text = capital(text)  # as it stands on its button
        gender = self._gender(message) if self._grammar == "german" else ""
        if gender and form in _OF_NAMES and not message.context.startswith("nouns/"):
            form = _OF_NAMES[form]
        return self._bent(message.id, text, form, gender)

    def _bent(self, id_: str, text: str, form: str, gender: str = "") -> str:
        if self._missing is not None and not can_be_made(self._texts.language, form, gender):
            self._missing(id_, form)
        return bent(self._texts.language, text, form, gender)

    def _gender(self, message: api.Message) -> str:
        """The stored gender; `{piece}` there means that of the word in this hole."""
        stored = self._texts.find(*message.key, "gender")
        hole = _HOLE.fullmatch(stored[0]) if stored else None
        if hole is None:
            return stored[0] if stored else ""
        word = dict(message.args).get(hole[1])
        inner = (game_of(arg.context) for _, arg in message.args if isinstance(arg, api.Message))
        games = (game_of(message.context), *inner, self._played)
        noun = find_noun(word.noun, *games) if isinstance(word, api.NounArg) else None
        return self._gender(api.Message(noun.key, noun.one)) if noun else ""

    def begins_with_name(self, message: api.Message) -> bool:
        """Does the text begin with what people wrote themselves, which stays as it is?"""
        return _is_name(self._first_arg(message))

    def _first_arg(self, message: api.Message) -> api.Arg | None:
        """What the text begins with, if it is an argument."""
        parts, _ = _split(self._template(message, "")[0])
        return dict(message.args).get(parts[0][1]) if parts and not parts[0][0] else None

    def _template(self, message: api.Message, form: str) -> tuple[str, bool]:
        """The wording to be filled; is it stored in just this form?"""
        context, name = message.key
        in_form = self._texts.find(context, name, form) if form else None
        found = in_form or self._texts.find(context, name)
        if found is None:
            english = message.english if message.n is None else plain_plural(message.english, message.n)
            return english, not form
        is_stored = not form or in_form is not None
        if message.n is None or len(found) == 1:
            return found[0], is_stored
        return found[min(self._texts.plural(message.n), len(found) - 1)], is_stored

    # ---- arguments -----------------------------------------------------------------------------------------------

    def _arg(self, arg: api.Arg, forms: tuple[str, ...], game: str, depth: int) -> str:
        form = next((one for one in forms if one not in ("az", "Az")), "")
        with_article = bool(forms) and forms[0] in ("az", "Az") and self._takes_article(arg)
        bare = self._bare(arg, form or (_KIND if with_article else ""), game, depth, forms)
        if not with_article:
            return bare
        put = f"{hungarian.article(bare)} {bare}"
        return capital(put) if forms[0] == "Az" else put

    def _bare(self, arg: api.Arg, form: str, game: str, depth: int, forms: tuple[str, ...]) -> str:
        match arg:
            case int():
                return self._int(arg, form)
            case api.SeatArg(seat):
                return self.seat(seat, depth)
            case api.NounArg(noun):
                return self._term(noun, form, game)
            case api.AmountArg(n, noun):
                return self._amount(n, noun, form, game)
            case api.PieceArg(piece):
                name = self._names.piece_name(piece) if self._names else None
                return self.text(name or HIDDEN, form, game, depth)
            case api.PlaceArg(place):
                name = self._names.place_name(place) if self._names else None
                return self.text(name or SOMEWHERE, form, game, depth)
            case api.LiteralArg(sign):
                return sign
            case api.ListArg(items):
                return self._listed(items, forms, game, depth)
            case _:
                return self.text(arg, form, game, depth)

    def _is_hidden(self, arg: api.Arg) -> bool:
        return isinstance(arg, api.PieceArg) and (self._names is None or self._names.piece_name(arg.piece) is None)

    def _takes_article(self, arg: api.Arg) -> bool:
        """Names of persons have none, an indefinite stand-in neither; each item of a list has its own. The number of a
        seat that nobody sits on is no name: az 5. hely.
        """
        match arg:
            case api.SeatArg(seat):
                return not (self._names and self._names.seat_name(seat))
            case api.ListArg():
                return False
            case api.PieceArg() | api.PlaceArg():
                name = self._name_of(arg)
                return name is not None and self._takes_article(name)
            case api.Message():
                first = self._first_arg(arg)
                if arg.key in (HIDDEN_ONES.key, api.OTHERS.key, api.SOMEBODY.key):
                    return False
                if isinstance(first, (api.SeatArg, api.PieceArg, api.PlaceArg, api.Message)):
                    return self._takes_article(first)
        return True

    def seat(self, seat: int, depth: int = 0) -> str:
        """The name of the person at a seat, or the seat's number."""
        name = self._names.seat_name(seat) if self._names else ""
        return name or self.text(SEAT._replace(args=(("number", seat),)), depth=depth)

    def _int(self, n: int, form: str) -> str:
        if form == "roman":
            return roman(n)
        if form == "added":  # behind a sum: of nothing nothing is said
            sign = "+" if n > 0 else "\N{MINUS SIGN}"
            return f" {sign} {self._number(abs(n))}" if n else ""
        written = self._number(n)
        if self._grammar == "hungarian" and form == "adj":
            return hungarian.adjective(n, written)
        if self._grammar == "hungarian" and form == "acc":
            return hungarian.accusative(n, written)
        return written

    def _term(self, noun: str, form: str, game: str) -> str:
        found = find_noun(noun, game, self._played)
        if found is None:
            return _bare_id(noun)
        name = api.Message(found.key, found.one)
        if form == "each":
            return self._each(found, name)
        if form == "many":
            return self._many(found) or self._template(name, "")[0]
        text, is_stored = self._template(name, form)
        return text if is_stored else self._in_form(name, text, form)

    def _each(self, noun: Noun, name: api.Message) -> str:
        """German: one by one of what somebody has, jede deiner Grundmauern."""
        gender, many = self._texts.find(*name.key, "gender"), self._many(noun)
        if gender is None or not many:
            return self._template(name, "")[0]
        return german.each_of_yours(many, gender[0])

    def _many(self, noun: Noun) -> str:
        """The plural of a word, as it stands after a number; empty: it is not counted."""
        counted = self._texts.find(noun.context, f"{noun.key}.counted")
        return counted[-1].replace("%n ", "") if counted else ""

    def _amount(self, n: int, noun: str, form: str, game: str) -> str:
        found = find_noun(noun, game, self._played)
        if found is None:
            return f"{self._number(n)} {_bare_id(noun)}"
        key = f"{found.key}.counted"
        stored = self._texts.find(found.context, key, form)
        text = stored or self._texts.find(found.context, key)
        if text is None:
            chosen = f"%n {found.one if abs(n) == 1 else found.many}"
        else:
            chosen = text[min(self._texts.plural(n), len(text) - 1)]
        chosen = chosen.replace("%n", self._number(n))
        if stored or not form or (form == "acc" and self._grammar == "german"):  # without an article it is the same
            return chosen
        return self._bent(key, chosen, form)

    def _listed(self, items: tuple[api.Arg, ...], forms: tuple[str, ...], game: str, depth: int) -> str:
        if not items:
            return self.text(NOTHING, next((form for form in forms if form not in ("az", "Az")), ""), depth=depth)
        hidden = [item for item in items if self._is_hidden(item)]
        if len(hidden) > 1:
            some = HIDDEN_ONES._replace(n=len(hidden))
            items = (*(item for item in items if item not in hidden), some)
        shown = [self._arg(item, forms, game, depth + 1) for item in items]
        if len(shown) == 1:
            return shown[0]
        first, last = api.LiteralArg(", ".join(shown[:-1])), api.LiteralArg(shown[-1])
        return self.text(JOINED._replace(args=(("items", first), ("last", last))), depth=depth + 1)


def _joined(text: str, more: str) -> str:
    """What follows a filled hole; a sentence in the hole brings its own full stop."""
    has_ended = text.rstrip(_CLOSING).endswith(_SENTENCE)
    return text + (more[1:] if more.startswith(".") and has_ended else more)


def _seats(message: api.Message) -> set[int]:
    return {arg.seat for _, arg in message.args if isinstance(arg, api.SeatArg)}


def _is_name(arg: api.Arg | None) -> bool:
    """Does the argument begin with what people wrote themselves?"""
    if isinstance(arg, api.ListArg):
        return bool(arg.items) and _is_name(arg.items[0])
    return isinstance(arg, (api.SeatArg, api.LiteralArg))


def roman(n: int) -> str:
    """A small number in Roman signs; others stay as they are."""
    return ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")[n] if 0 < n <= 10 else str(n)


def _bare_id(noun: str) -> str:
    """A word that no game declares: its id, readable."""
    return noun.rstrip(".0123456789").rpartition(".")[2].replace("_", " ")


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def plain_plural(source: str, n: int) -> str:
    """A numerus source that has no translation: `%n card(s)` as English would say it."""
    return source.replace("(s)", "" if abs(n) == 1 else "s")
