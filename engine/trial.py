"""Tables on which a card of one's own is shown or tried: laid by free hands, kept nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from engine.core.box.draft import BoxDraft, CardPlace
from engine.core.box.paths import Row
from engine.core.box.record_form import RecordForm
from engine.core.box.settling import changed
from engine.core.game.card_photo import PICTURES, CardPhoto, photo_row
from engine.core.game.game import Game
from engine.core.game.pack_form import HEAD
from engine.core.game.piece_photos import BACKS
from engine.core.messages.message import Message
from engine.core.session.session import Session
from engine.core.table.actions import MovePiece, RevealPiece, SetCount
from engine.core.table.blueprint import DOWN, UP
from engine.core.table.view import PieceView
from engine.startup import new_session

_SEED = 3
_SEAT = 1
_GOODS = 8
"""Of each thing in stock, so that the card can be paid for."""
_TRIES = 24


class HouseNames:
    """What the cards that come with the program are called."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._table = new_session(game.id, 2, seed=_SEED).table

    def name(self, form: RecordForm, row: Row) -> Message | None:
        """The name of a shipped card; None: it is no piece."""
        piece = form.piece(row)
        return self._game.piece_name(self._table, piece) if piece in self._table.pieces else None


def shown_card(form: RecordForm, row: Row, photo: CardPhoto | None = None) -> tuple[Session, PieceView] | None:
    """A table on which seat 1 knows this card, and the card as it would lie open in its hand; None: it has mistakes, or
    is no piece that could be looked at.
    """
    piece = form.piece(row)
    if form.section.name == BACKS:
        return _shown_back(form, row, photo)
    if not piece or form.mistakes(row):
        return None
    pack: dict[str, Any] = {"format": 2, "game": form.game.id, "name": ""}
    if row not in form.section.shipped:  # else it stays the one that comes with the program
        pack[form.section.name] = [dict(row), *form.alike(row)]
    if photo is not None:
        pack[PICTURES] = [photo_row(form.section.name, str(row.get(form.section.key, row.get("id"))), photo)]
    session = new_session(form.game.id, 2, seed=_SEED, pack=pack if len(pack) > len(HEAD) else None)
    found = session.table.pieces.get(piece)
    if found is None:
        return None
    session.to_sandbox(_SEAT)
    session.apply_action(RevealPiece(piece, _SEAT), _SEAT)
    return session, PieceView(piece, found.kind, found.back, UP, 0, found.owner)


def _shown_back(form: RecordForm, row: Row, photo: CardPhoto | None) -> tuple[Session, PieceView]:
    """A table, and a piece of which nobody knows more than its back."""
    pack: dict[str, Any] = {"format": 2, "game": form.game.id, "name": ""}
    if photo is not None:
        pack[PICTURES] = [photo_row(BACKS, str(row["id"]), photo)]
    session = new_session(form.game.id, 2, seed=_SEED, pack=pack if photo is not None else None)
    return session, PieceView("", "", str(row["id"]), DOWN, 0, 0)


HELD = f"seat.{_SEAT}.hand"
"""Where a shown card lies, for those who paint it."""


@dataclass(frozen=True, slots=True)
class TrialPlan:
    """What the table is laid from: plain values, so that it can be laid beside the window."""

    game: str
    pack: Mapping[str, Any]
    piece: str
    hand: str
    names: tuple[str, ...] = ()
    """What those who sit there are called; others are called by the number of their seat."""


def trial_plan(draft: BoxDraft, place: CardPlace, names: Sequence[str] = ()) -> TrialPlan:
    """The owner's cards with the one that is tried, as it can be in hand when a game begins."""
    form = draft.form(place)
    field, value = form.section.trial
    row = draft.row(place)
    if field:
        row = changed(form, row, (field,), value) or row
    pack = draft.pack()
    others = [one for one in pack.get(place.section, []) if str(one[form.section.key]) != place.key]
    pack[place.section] = [*others, dict(row)]
    if form.is_alike(row):
        pack[place.section] = [*others, *form.alike(row), dict(row)]
    return TrialPlan(draft.game.id, pack, form.piece(row), f"seat.{_SEAT}.{form.section.hand}", tuple(names))


def trial_session(plan: TrialPlan) -> Session | None:
    """The table; None: the card cannot be held in hand at the beginning of any game."""
    for rich in (True, False):
        for swap in islice(_swaps(plan), _TRIES):
            session = _laid(plan, swap, rich)
            if session is not None:
                return session
    return None


def _begun(plan: TrialPlan) -> Session:
    return new_session(plan.game, 2, seed=_SEED, pack=plan.pack, names=plan.names)


def _swaps(plan: TrialPlan) -> Iterator[tuple[str, str] | None]:
    """What goes out of the hand for it, and where to: nothing, or one of the cards there."""
    yield None
    session = _begun(plan)
    table, game = session.table, session.game
    found = table.pieces.get(plan.piece)
    if found is None:
        return
    held = [one.id for one in table.pieces.values() if one.place.id == plan.hand]
    for one in held:
        yield one, found.place.id
    for one in held:
        for storage in game.storage_places(table, one):
            yield one, storage


def _laid(plan: TrialPlan, swap: tuple[str, str] | None, rich: bool) -> Session | None:
    session, piece, hand = _begun(plan), plan.piece, plan.hand
    if piece not in session.table.pieces:
        return None
    session.to_sandbox(_SEAT)
    if session.table.pieces[piece].place.id != hand:
        if swap is not None:
            session.apply_action(MovePiece(*swap), _SEAT)
        if isinstance(session.apply_action(MovePiece(piece, hand), _SEAT), list):
            return None
    if rich:
        for at, kind in _stock(session):
            session.apply_action(SetCount(at, kind, _GOODS), _SEAT)
    return None if isinstance(session.to_strict(_SEAT), list) else session


def _stock(session: Session) -> list[tuple[str, str]]:
    """Where the seat holds things that are counted, with their kinds: those that lie in one place of its own."""
    own = f"seat.{_SEAT}."
    found = []
    for kind in session.game.blueprint(2, session.settings).kinds:
        places = [place for place in kind.places if place.startswith(own)]
        if len(places) == 1 and not (kind.is_marker or kind.is_score or kind.is_limited):
            found.append((places[0], kind.kind))
    return found
