"""The scenes that are photographed: each brings the window somewhere, by what a person would do."""

from __future__ import annotations

from collections.abc import Callable

from engine import api
from qtapp.dialogs.way import Way
from qtapp.kit.paint.theme import Look
from tools.pictures import LANGUAGES
from tools.pictures.other_games import OTHERS
from tools.pictures.studio import Studio

GAME = "ginkgopolis"


def start(studio: Studio) -> None:
    """The start page with games on the shelf."""
    for seed, people, answers in ((11, 2, 400), (5, 4, 22), (7, 3, 33)):
        studio.lay(GAME, people, answers, seed)
        studio.game.client.history.remark("…")
        studio.settle()
    studio.shell.go_home()
    studio.settle(800)


def new_game(studio: Studio) -> None:
    """The dialog of a new game."""
    if studio.shell.game is not None:
        studio.shell.go_home()
    dialog = studio.shell.ask_new(GAME)
    dialog.ways.tiles[Way.TOGETHER].click()
    dialog.people.button(3).click()
    for row, name in zip(dialog.rows, ("Anna", "Bence", "Őze"), strict=False):
        row.field.setText(name)


def strict(studio: Studio) -> None:
    """The table in strict play, three persons."""
    studio.lay(GAME, 3, 33, 7)


def why_not(studio: Studio) -> None:
    """A tile held as a ghost over a building whose card somebody else has, and the card that says so."""
    studio.lay(GAME, 2, 19, 7)
    tile = next(one for one in sorted(studio.game.client.questions.grabs()) if one.startswith("tile."))
    studio.drag(tile, "city.-1.-1")


def sandbox(studio: Studio) -> None:
    """Free hands, a scramble, and the tidy-up list."""
    studio.lay(GAME, 2, 18, 7)
    studio.game.switch_mode()
    for act in (api.MovePiece("marker.A", "city.0.0"), api.MovePiece("tile.R1", "box"), api.MovePiece("first", "box")):
        studio.game.client.actions.act(act)
    studio.game.switch_mode()


def timeline(studio: Studio) -> None:
    """A what-if: two branches, free hands in one of them, a remark."""
    studio.lay(GAME, 1, 16, 3)
    game = studio.game
    for back, step in ((5, -1), (3, 0)):
        for _ in range(back):
            game.client.history.undo()
        for _ in range(4):
            options = game.client.questions.options()
            if options:
                game.client.questions.answer(options[step].answer)
    game.client.history.remark("Mi lenne, ha…?")
    game.switch_mode()
    game.client.actions.act(api.MovePiece("marker.A", "city.0.0"))
    game.client.history.undo()
    game.switch_mode()
    studio.settle()


def curtain(studio: Studio) -> None:
    """Between two persons."""
    studio.lay(GAME, 2, 10, 7)
    game = studio.game
    while studio.shell.curtain is not None and not studio.shell.curtain.seat:
        game.client.questions.answer(game.client.questions.options()[0].answer)
        studio.settle(60)


def result(studio: Studio) -> None:
    """The end of a game."""
    studio.lay(GAME, 2, 0, 7)
    bot = api.GreedyBot(1)
    while studio.play(20, bot):
        pass


SCENES: dict[str, Callable[[Studio], None]] = {
    "start": start,
    "new_game": new_game,
    "strict": strict,
    "why_not": why_not,
    "sandbox": sandbox,
    "timeline": timeline,
    "curtain": curtain,
    "result": result,
    **OTHERS,
}

SHOTS: tuple[tuple[str, str, Look, float], ...] = (
    *((name, "hu", Look.LIGHT, 1.0) for name in SCENES),
    *((name, language, Look.LIGHT, 1.0) for name in ("start", "strict", "why_not") for language in LANGUAGES[1:]),
    ("start", "de", Look.DARK, 1.0),
    ("strict", "hu", Look.DARK, 1.0),
    *((name, "de", Look.DARK, 1.0) for name in OTHERS),
    *((name, "en", Look.LIGHT, 1.0) for name in OTHERS if name.startswith("table_")),
    *((name, "de", Look.LIGHT, 1.5) for name in OTHERS if name.startswith("table_")),
    ("sandbox", "de", Look.DARK, 1.0),
    ("strict", "en", Look.CONTRAST, 1.0),
    ("strict", "de", Look.LIGHT, 1.5),
    ("start", "hu", Look.LIGHT, 2.0),
)
"""Scene, language, colours, size of text."""
