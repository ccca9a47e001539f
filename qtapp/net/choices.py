"""The options of a question for one phone: their words and icons, the steps that lead to them, and where they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from engine import api
from qtapp.net import wire
from qtapp.net.art_book import ArtBook, ArtRef, icons_in_letters
from qtapp.session.looker import SeatLooker
from qtapp.session.view_models import OptionItem

_ALIKE = 2
"""So many options that are about the same piece leave no doubt that the question is about it."""


class PickOffer(NamedTuple):
    """A question to be answered by one option, as a phone is sent it."""

    options: list[wire.WireOption]
    heads: list[wire.WireHead]
    art: str
    """The piece that all of it is about; empty: there is none."""
    drops: tuple[tuple[int, str], ...]
    """The options that are places on the table: number and place."""


class Choices:
    """The options of one seat."""

    def __init__(self, looker: SeatLooker, art: ArtBook, label: Callable[[api.Message], str]) -> None:
        self._looker = looker
        self._art = art
        self._label = label

    def read(self, option: OptionItem) -> None:
        """Put the words of an option together beforehand."""
        self._label(option.label)
        self._short(option.facet)
        self._group(option.facet)

    def offer(self, options: Sequence[OptionItem], things: Sequence[str]) -> PickOffer:
        """All options of a question; `things`: what lies in the hand, by the numbers that the phone knows."""
        at = {thing: number for number, thing in enumerate(things)}
        lies = self._looker.view().piece_places()
        found: list[wire.WireOption] = []
        drops: list[tuple[int, str]] = []
        heads: dict[str, wire.WireHead] = {}
        for number, one in enumerate(options):
            grab = (one.gesture.grab,) if one.gesture is not None else ()
            named = list(dict.fromkeys((*ids_in(one.answer), *grab)))
            steps = steps_of(one.facet)
            for step in steps:
                head = self._head(step, lies)
                heads.setdefault(head.words, head)
            if one.gesture is not None:
                drops.append((number, one.gesture.drop))
            found.append(
                wire.WireOption(
                    label=self._label(one.label),
                    things=[at[name] for name in named if name in at][:8],
                    doubtful=one.is_unaffordable,
                    art=self._piece(named, at, lies),
                    signs="" if one.facet is None else self._signs(one.facet.icons),
                    group=self._group(one.facet),
                    steps=[self._label(step.words) for step in steps],
                    short=self._short(one.facet),
                )
            )
        about = ""
        if len(found) >= _ALIKE and len({one.art for one in found}) == 1:
            about = found[0].art
            found = [one.model_copy(update={"art": ""}) for one in found]
        held = {tuple(one.things) for one in found}
        if len(held) == 1:  # all belong to one thing that was chosen before: it asks for places
            about = about or next((self._thing(things[one], lies) for one in found[0].things), "")
            found = [one.model_copy(update={"things": []}) for one in found]
        offer = self._placed(PickOffer(found, list(heads.values())[: wire.MOST_HEADS], about, tuple(drops)))
        said = Counter(map(_as_read, offer.options))
        told = [one if said[_as_read(one)] == 1 else one.model_copy(update={"short": ""}) for one in offer.options]
        return offer._replace(options=told)

    @staticmethod
    def _placed(offer: PickOffer) -> PickOffer:
        """The same with the numbers of the places."""
        drops = tuple((number, place) for number, place in offer.drops if not offer.options[number].things)
        places = {place: at for at, place in enumerate(dict.fromkeys(place for _, place in drops), 1)}
        if not 0 < len(places) < 999:
            return offer._replace(drops=())
        spots = {number: places[place] for number, place in drops}
        options = [
            one.model_copy(update={"spot": spots[at]}) if at in spots else one for at, one in enumerate(offer.options)
        ]
        return offer._replace(options=options, drops=drops)

    # ---- words and pictures --------------------------------------------------------------------------------------

    def _short(self, facet: api.Facet | None) -> str:
        """What is left to be said of an option once its steps are chosen."""
        if facet is None:
            return ""
        words = self._label(facet.words)
        return wire.short(words if facet.detail is None else f"{words.removesuffix('.')} · {self._label(facet.detail)}")

    def _group(self, facet: api.Facet | None) -> str:
        """The head under which an option stands."""
        group = None if facet is None else facet.steps[0] if facet.steps else facet.group
        return "" if group is None else self._label(group.words)

    def _head(self, step: api.FacetGroup, lies: dict[str, str]) -> wire.WireHead:
        art = self._thing(step.thing, lies) if step.thing and not step.icons else ""
        return wire.WireHead(words=self._label(step.words), signs=self._signs(step.icons), art=art)

    def _signs(self, icons: api.IconRows) -> str:
        """The picture of some icons; empty: there are none."""
        return self._art.id_of(ArtRef("signs", icons_in_letters(icons))) if any(icons) else ""

    def _thing(self, thing: str, lies: dict[str, str]) -> str:
        """The picture of a piece that this seat knows; empty: it is none."""
        is_known = thing in lies and self._looker.names.knows(thing)
        return self._art.id_of(ArtRef("piece", thing, lies[thing])) if is_known else ""

    def _piece(self, named: Sequence[str], held: dict[str, int], lies: dict[str, str]) -> str:
        """The picture of the one piece that an option names and that does not lie in the hand; empty: there is none."""
        arts = [art for one in named if one not in held and (art := self._thing(one, lies))]
        return arts[0] if len(arts) == 1 else ""

    def picture_of(self, named: Sequence[str]) -> str:
        """The picture of the one piece among some names; empty: there is none, or there are several."""
        return self._piece(list(dict.fromkeys(named)), {}, self._looker.view().piece_places())


def _as_read(option: wire.WireOption) -> tuple[object, ...]:
    """What tells an option apart where its words are short; its place has a number on the map."""
    return (*option.steps, option.group, option.short, option.signs, option.art, option.spot)


def steps_of(facet: api.Facet | None) -> tuple[api.FacetGroup, ...]:
    """What is chosen before an option, and the head under which it stands then."""
    if facet is None or not facet.steps:
        return ()
    group = () if facet.group is None or facet.group in facet.steps else (facet.group,)
    return (*facet.steps[: wire.MOST_STEPS - len(group)], *group)


def ids_in(answer: Any) -> Iterator[str]:
    """Every id that stands in an answer."""
    if isinstance(answer, str):
        yield answer
    elif isinstance(answer, tuple):
        for part in answer:
            yield from ids_in(part)
    elif is_dataclass(answer):
        for field in fields(answer):
            yield from ids_in(getattr(answer, field.name))
