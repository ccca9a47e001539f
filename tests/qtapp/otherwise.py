"""Tables that differ only in what somebody does not know: what is shown to them must be the same."""

from __future__ import annotations

from engine import api


def dealt_otherwise(session: api.Session, viewer: int) -> bool:
    """Change places of everything that the viewer cannot tell apart; whether there was anything."""
    spots: dict[str, list[tuple[api.Place, int]]] = {}
    for place in session.table.places.values():
        for at, piece in enumerate(place.pieces):
            if piece.back and not piece.seen_by >> viewer & 1:
                alike = f"{piece.kind} {piece.back} {piece.owner} {piece.face} {piece.quarter_turns}"
                spots.setdefault(alike, []).append((place, at))
    for found in spots.values():
        pieces = [place.pieces[at] for place, at in found]
        for (place, at), piece in zip(found, [*pieces[1:], pieces[0]], strict=True):
            place.pieces[at] = piece
            piece.place = place
    return any(len(found) > 1 for found in spots.values())
