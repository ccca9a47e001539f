"""What the chips of the people count before each seat, and how they share the bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.kit.paint.icons import own_icon
from qtapp.kit.paths import resources
from qtapp.panels.bar.chips import LEVELS, count_words
from qtapp.panels.bar.people import SummaryHints, chips_of, goes_first
from qtapp.panels.decision.waiting import waiting_for
from qtapp.session.client import SeatClient
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import NAMES, press, show
from tests.qtapp.waiting import settle, wait_for


def has_something(view: api.SeatView, seat: int, hints: SummaryHints) -> bool:
    """Does anything lie before a seat in a place that its game counts?"""
    mine = [place for place in view.places.values() if place.owner == seat and hints.chip(place.id) is not None]
    seen = [place for place in mine if not (place.is_hidden or place.is_reserve)]
    return any(place.pieces or any(place.counts.values()) for place in seen)


@pytest.mark.parametrize("game", api.GAMES)
def test_chips_tell_what_can_be_used_and_nothing_that_only_marks(game: str) -> None:
    people = max(api.GAMES[game].seat_counts)
    session = api.new_session(game, people, seed=3)
    bot = api.RandomBot(1)
    for _ in range(60):
        pending = session.first_pending()
        if pending is None:
            session.seek(session.line()[len(session.line()) // 2])  # a short game: its middle
            break
        session.answer(pending, bot.choose_answer(session, pending))
    assert not session.is_over
    table = session.table
    marks = frozenset(kind for kind, definition in table.count_defs.items() if definition.is_marker)
    hints = SummaryHints(session.game.blueprint(people, session.settings))
    reserves = {place.id for place in table.places.values() if place.is_reserve}
    for viewer in (1, 2):
        view = api.seat_view(table, viewer)
        for seat in range(1, people + 1):
            chips = chips_of(view, seat, hints)
            assert bool([chip for chip in chips if chip.n]) == has_something(view, seat, hints), (
                f"what lies before seat {seat} does not show beside its name: CountDef.icon or PlaceDef.chip names one "
                "of resources/kit/icons.svg; chip=None: it need not show"
            )
            assert all((chip.n > 0 or chip.kind in hints.scores) and chip.kind not in marks for chip in chips)
            assert not reserves & {chip.place for chip in chips}
            kinds = [chip.kind for chip in chips]
            assert "point" not in kinds[1:], "points come first"


@pytest.mark.parametrize("game", ["underwater_cities", "imperial_miners", "barrage"])
def test_points_stand_first_from_the_beginning(game: str) -> None:
    """Whoever never sees a point does not learn that points are what the game is about."""
    session = api.new_session(game, 2, seed=3)
    hints = SummaryHints(session.game.blueprint(2, session.settings))
    for seat in (1, 2):
        first = chips_of(api.seat_view(session.table, 1), seat, hints)[0]
        held = [one for one in session.table.places if one.startswith(f"seat.{seat}.")]
        assert (first.kind, first.n) == ("point", sum(session.table.count_at(one, "point") for one in held))


def test_points_behind_a_screen_are_nobody_elses() -> None:
    session = api.new_session("ginkgopolis", 2, seed=3)
    hints = SummaryHints(session.game.blueprint(2, session.settings))
    view = api.seat_view(session.table, 1)
    mine, other = ([chip.kind for chip in chips_of(view, seat, hints)] for seat in (1, 2))
    assert mine[0] == "point" and "point" not in other, "what is hidden is not 0"


@pytest.mark.parametrize(
    ("game", "icon"),
    [
        ("underwater_cities", "vp"),
        ("imperial_miners", "imperial_miners/point"),
        ("ginkgopolis", "point"),
        ("barrage", "vp"),
    ],
)
def test_a_point_has_one_symbol_in_a_game(game: str, icon: str) -> None:
    """Beside people, in what is told and on the boards, whose art takes the game's own drawing first."""
    art = PictureCache(resources())
    art.use_icons(game)
    home = art._home(art.icon_of("point"))
    assert own_icon(game, "point") == icon and home == (f"{game}/icons.svg" if "/" in icon else "kit/icons.svg")
    assert api.GAMES[game].blueprint(2, {}).game == game


def test_credits_of_every_seat_are_counted() -> None:
    session = api.new_session("barrage", 2, seed=1, settings={"variant": 1})
    view = api.seat_view(session.table, 1)
    hints = SummaryHints(session.game.blueprint(2, session.settings))
    for seat in (1, 2):
        held = sum(place.counts.get("credit", 0) for place in view.places.values() if place.owner == seat)
        assert [chip.n for chip in chips_of(view, seat, hints) if chip.kind == "credit"] == [held] and held


def test_a_blueprint_says_how_its_places_are_counted() -> None:
    """A game nobody knows: together, kind by kind, not at all; what decides comes first, markers do not count."""
    hints = SummaryHints(
        api.Blueprint(
            1,
            places=(
                api.PlaceDef("seat.1.fan", 1, chip="card"),
                api.PlaceDef("seat.1.field.{x}", 1, chip=None, bounds=((0, 9),)),
                api.PlaceDef("seat.1.desk", 1),
            ),
            pieces=(
                api.PieceDef("flag.1", "flag", "seat.1.desk", is_marker=True),
                api.PieceDef("tile.1", "tile", "seat.1.desk"),
            ),
            kinds=(api.CountDef("coin"), api.CountDef("gold.1", icon="credits"), api.CountDef("point", is_score=True)),
            first_player="flag.1",
        )
    )

    def place(part: str, *pieces: str, **counts: int) -> tuple[str, api.PlaceView]:
        lying = tuple(api.PieceView(f"{kind}.1", kind, "", 0, 0, 0) for kind in pieces)
        return f"seat.1.{part}", api.PlaceView(f"seat.1.{part}", 1, lying, counts, False)

    fan, field, board_context = (
        place("fan", "tile", "tile"),
        place("field.3", "tile", coin=5),
        place("desk", "flag", "tile"),
    )
    board_context[1].counts.update({"coin": 2, "gold.1": 4, "point": 7})
    view = api.SeatView(1, 1, {}, dict((fan, field, board_context)))
    chips = [(chip.icon, chip.n, chip.kind, chip.place) for chip in chips_of(view, 1, hints)]
    assert chips == [
        ("point", 7, "point", ""),
        ("card", 2, "", "seat.1.fan"),
        ("coin", 2, "coin", ""),
        ("credits", 4, "gold", ""),
    ]
    assert goes_first(view, 1, hints) and not goes_first(view, 2, hints)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1366, 768), 1.25), ((1024, 700), 2.0)])
def test_five_people_stand_on_one_line_and_nobody_is_cut(
    size: tuple[int, int], scale: float, shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    session = api.new_session("imperial_miners", 5, seed=7, names=NAMES)
    shell.resize(*size)
    shell.context.set_theme(shell.context.theme.changed(text_scale=scale))
    shell.show_session(session, home / "games" / "five.tarsas")
    assert shell.curtain is not None and shell.game is not None
    shell.curtain.uncover()
    people = shell.game.bar.people
    wait_for(qtbot, lambda: len(people.chips) == 5)
    settle(qtbot, shell)
    boxes = [chip.geometry() for chip in people.chips]
    assert all(people.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in pairwise(boxes))
    assert all(chip.width() >= chip.width_at(len(LEVELS) - 1) for chip in people.chips)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 700)])
@pytest.mark.parametrize("people", [3, 5])
def test_names_and_points_stay_where_counts_have_no_room(
    people: int, size: tuple[int, int], shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    names = ["Maximiliane-Friederike von Hohenzollern", *NAMES[1:]]
    session = api.new_session("imperial_miners", people, seed=7, names=names[:people])
    shell.resize(*size)
    shell.show_session(session, home / "games" / "many.tarsas")
    assert shell.curtain is not None and shell.game is not None
    shell.curtain.uncover()
    chips = shell.game.bar.people
    wait_for(qtbot, lambda: len(chips.chips) == people)
    settle(qtbot, shell)
    for chip in chips.chips:
        chip.grab()
        assert [part.kind for _, part in chip._parts][:1] == ["point"]
        assert LEVELS[chip._level][2] >= 22 and chips.rect().contains(chip.geometry())
    assert max(chip.width() for chip in chips.chips) <= chips.width() // 2, "a long name ends in dots"
    assert names[0] in chips.chips[0].accessibleName()


def test_two_people_with_much_before_them_keep_names_and_six_counts(
    shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    session = api.new_session("underwater_cities", 2, seed=7, names=NAMES[:2])
    bots = {seat: api.GreedyBot(seat) for seat in (1, 2)}
    for _ in range(60):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
    shell.resize(1366, 768)
    shell.show_session(session, home / "games" / "two.tarsas")
    assert shell.curtain is not None and shell.game is not None
    shell.curtain.uncover()
    chips = shell.game.bar.people.chips
    wait_for(qtbot, lambda: all(chip.width() == chip.width_at(0) for chip in chips))


def test_a_game_with_more_people_shows_them_all(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    for people in (2, 5, 3):
        session = api.new_session("imperial_miners", people, seed=7, names=NAMES[:people])
        shell.show_session(session, home / "games" / f"{people}.tarsas")
        assert shell.curtain is not None and shell.game is not None
        shell.curtain.uncover()
        chips = shell.game.bar.people
        wait_for(qtbot, partial(lambda chips, n: len(chips.chips) == n, chips, people))
        assert [chip.facts.seat for chip in chips.chips] == list(range(1, people + 1))


def test_a_chip_unfolds_to_everything_and_leads_to_the_board(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(3, 9)
    assert shell.game is not None
    game = shell.game
    chip = game.bar.people.chip(2)
    chip.click()
    card = game.person_card
    assert card.isVisible() and card.seat == 2 and card.fly is not None and card.fly.hasFocus()
    said = "\n".join(label.text() for label in cast(list[QLabel], card.findChildren(QLabel)))
    assert all(game.words.label(count_words(one)) in said for one in chip.facts.chips)
    card.fly.click()
    assert not card.isVisible()
    seen = game.page.view.camera.aimed_box()
    board = game.page.view.table.layout.board("seat.2")
    assert board is not None and seen.contains(board.rect.center()) and game.director.manual
    chip.click()
    press(Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_every_count_of_a_chip_says_what_it_is_for(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 9)
    assert shell.game is not None
    for chip in shell.game.bar.people.chips:
        for one in chip.facts.chips:
            name, _, what = chip.tip(one).partition("\n")
            assert str(one.n) in name and what, one


def test_the_waiting_card_names_who_will_sit_down(qtbot: QtBot) -> None:
    """While all choose at the same time, the next one after the viewer; not simply the first who is asked."""
    session = api.new_session("ginkgopolis", 3, seed=7, names=["Anna", "Bence", "Őze"])
    client = SeatClient(session, 2)
    while client.questions.pending() is not None:
        pending = client.questions.pending()
        assert pending is not None
        client.questions.answer(api.GreedyBot(2).choose_answer(session, pending))
    assert client.questions.asked_seats()[0] == 1 and client.questions.asked_next([1, 2, 3]) == 3
    called = waiting_for(client).button
    assert called is not None and called.args == (("seat", api.SeatArg(3)),)


def test_long_names_are_not_cut_where_somebody_is_waited_for(
    shell: MainWindow, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing but the sentence stands in the card then: it has all of its room."""
    names = ["Szentgyörgyi-Kovács Annamária Erzsébet Z", "Bartholomäus Maximilian von Hohenzollern"]
    shell.context.set_language("hu")
    shell.show_session(api.new_session("ginkgopolis", 2, seed=7, names=names), home / "games" / "long.tarsas")
    assert shell.curtain is not None and shell.game is not None and shell.hot_seat is not None
    assert shell.client is not None
    shell.curtain.uncover()
    shell.client.questions.answer(shell.client.questions.options()[0].answer)
    shell.hot_seat.holders.set_elsewhere({1, 2})
    shell.hot_seat.seats_changed()
    show(shell, qtbot)
    settle(qtbot, shell)
    card = shell.game.decision
    card.refresh()
    settle(qtbot, shell)
    assert shell.client.viewer == 0 and "dönt" in card.question.text()
    assert card.question.height() >= card.question.heightForWidth(card.question.width()) > 0
    assert card.drag_handle().height() >= card.question.geometry().bottom()
