"""Small games that only the tests know: whatever holds for every game has to hold for these too.

Nim has no pieces, no secrets and no rule that could be waived; Whist has hidden hands and rounds; the Royal Game of Ur
has dice, a board and options, and nothing that could be won before its end. None has a drawing or a translation.
"""

from pathlib import Path

from engine import registry
from tests.toys.nim import NIM
from tests.toys.royal_ur import ROYAL_UR
from tests.toys.whist import WHIST

FOLDER = Path(__file__).resolve().parent
TOYS = (NIM, WHIST, ROYAL_UR)
SHIPPED = {id_: game for id_, game in registry.GAMES.items() if game not in TOYS}
"""The games that come with the program: translated, drawn, and kept in files of every format."""


def register() -> None:
    """Lay them beside the games of the program."""
    registry.extra(*TOYS)
