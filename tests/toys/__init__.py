"""Small games that only the tests know: whatever holds for every game has to hold for these too.

Nim has no pieces, no secrets and no rule that could be waived; Whist has hidden hands and rounds; the Royal Game of Ur
has dice, a board and options, and nothing that could be won before its end; Domino has secret hands that decide about
points. None has a drawing or a translation.
"""

import tomllib
from pathlib import Path

from engine import registry
from tests.toys.domino import DOMINO
from tests.toys.nim import NIM
from tests.toys.royal_ur import ROYAL_UR
from tests.toys.whist import WHIST

FOLDER = Path(__file__).resolve().parent
TOYS = (NIM, WHIST, ROYAL_UR, DOMINO)
_GLOSSARY = FOLDER.parents[1] / "i18n" / "glossary.toml"
IN_THE_MAKING = set(tomllib.loads(_GLOSSARY.read_text(encoding="utf-8"))["in_the_making"])
SHIPPED = {id_: game for id_, game in registry.GAMES.items() if game not in TOYS and id_ not in IN_THE_MAKING}
"""The games that are finished: translated, drawn, taught, and kept in files of every format. One that is still in the
making is held to what holds for a toy.
"""


def register() -> None:
    """Lay them beside the games of the program."""
    registry.extra(*TOYS)
