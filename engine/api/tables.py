"""Tables and free hands: what a table consists of, what hands can do to it, and what is amiss afterwards."""

from engine.core.flow.finding import Finding, Repair
from engine.core.game.game import ResumePoint
from engine.core.game.sandbox import act_from_json, act_to_json
from engine.core.messages.errors import EngineBug
from engine.core.session.mending import Mending, last_strict, mending
from engine.core.table.actions import (
    TableAction,
    MovePiece,
    FlipPiece,
    RotatePiece,
    RevealPiece,
    SetCount,
    ShufflePlace,
    DealPieces,
    ResumeAt,
)
from engine.core.table.blueprint import Blueprint, PlaceDef, PieceDef, CountDef, Visibility, UP, DOWN
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table, Piece, Place, COMMON
from engine.core.table.view import piece_view, place_view
