"""What the panel of people counts before each seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.theme import Look
from qtapp.panels.seats import SeatsPanel, SummaryHints, chips_of, goes_first
from qtapp.windows.main import MainWindow
from tests.qtapp.shell.conftest import NAMES


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
            assert chips and all(chip.n > 0 and chip.kind not in marks for chip in chips)
            assert not reserves & {chip.place for chip in chips}
            kinds = [chip.kind for chip in chips]
            assert "point" not in kinds[1:], "points come first"


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

    fan, field, desk = place("fan", "tile", "tile"), place("field.3", "tile", coin=5), place("desk", "flag", "tile")
    desk[1].counts.update({"coin": 2, "gold.1": 4, "point": 7})
    view = api.SeatView(1, 1, {}, dict((fan, field, desk)))
    chips = [(chip.icon, chip.n, chip.kind, chip.place) for chip in chips_of(view, 1, hints)]
    assert chips == [
        ("point", 7, "point", ""),
        ("card", 2, "", "seat.1.fan"),
        ("coin", 2, "coin", ""),
        ("credits", 4, "gold", ""),
    ]
    assert goes_first(view, 1, hints) and not goes_first(view, 2, hints)


def test_whoever_is_asked_is_in_sight_where_not_everybody_fits(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = api.new_session("imperial_miners", 5, seed=7, names=NAMES)
    bots = {seat: api.GreedyBot(seat) for seat in range(1, 6)}
    seen: set[int] = set()
    shell.resize(1280, 640)
    for answer in range(90):
        pending = session.first_pending()
        assert pending is not None
        seat = pending.question.seat
        if answer > 60 and seat not in seen:
            seen.add(seat)
            shell.show_session(session, home / "games" / "five.tarsas")
            assert shell.curtain is not None and shell.game is not None
            shell.curtain.uncover()
            panel = shell.game.seats
            qtbot.waitUntil(partial(_in_sight, panel, shell.game.bridge.viewer))
            assert panel.verticalScrollBar().maximum() > 0, "five people do not fit here"
        session.answer(pending, bots[seat].choose_answer(session, pending))
    assert 5 in seen and len(seen) > 1


def _in_sight(panel: SeatsPanel, seat: int) -> bool:
    cards = [panel.page.layout().itemAt(at).widget() for at in range(panel.page.layout().count() - 1)]
    card = cards[seat - 1]
    return bool(card.height() > 40 and card.visibleRegion().boundingRect().height() == card.height())


def test_two_people_with_much_before_them_are_seen_whole(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = api.new_session("underwater_cities", 2, seed=7, names=NAMES[:2])
    bots = {seat: api.GreedyBot(seat) for seat in (1, 2)}
    for _ in range(150):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
    shell.resize(1280, 720)
    shell.show_session(session, home / "games" / "two.tarsas")
    assert shell.curtain is not None and shell.game is not None
    shell.curtain.uncover()
    panel = shell.game.seats
    qtbot.waitUntil(lambda: panel.width() < 300 and _in_sight(panel, 1) and _in_sight(panel, 2))


def test_a_game_with_more_people_comes_before_they_are_counted(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    """Looking for the asked one and counting again both wait for the next moment, in any order."""
    two, five = (api.new_session("imperial_miners", n, seed=7, names=NAMES[:n]) for n in (2, 5))
    bots = {seat: api.GreedyBot(seat) for seat in range(1, 6)}
    while [pending.question.seat for pending in five.pending()] != [5]:
        pending = five.first_pending()
        assert pending is not None
        five.answer(pending, bots[pending.question.seat].choose_answer(five, pending))
    shell.show_session(two, home / "games" / "two.tarsas")
    assert shell.curtain is not None and shell.game is not None
    shell.curtain.uncover()
    qtbot.wait(30)
    panel = shell.game.seats
    shell.show_session(five, home / "games" / "five.tarsas")
    panel._show_asked()
    shell.curtain.uncover()
    qtbot.waitUntil(lambda: len(panel._cards) == 5 and _in_sight(panel, 5))


def test_only_the_cards_of_people_for_whom_something_changed_are_made_anew(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(4, 12)
    assert shell.game is not None
    panel, game = shell.game.seats, shell.game
    game.switch_mode()
    qtbot.waitUntil(lambda: len(panel._cards) == 4 and not any(card.facts.asked for card in panel._cards))
    before, told = list(panel._cards), [card.facts for card in panel._cards]
    assert game.bridge.actions.act(api.MovePiece(game.bridge.view().places["seat.2.kept"].pieces[0].id, "box"))
    qtbot.waitUntil(lambda: panel._cards[1] is not before[1])
    assert panel._cards[1].facts != told[1]
    assert [card for at, card in enumerate(panel._cards) if at != 1] == [*before[:1], *before[2:]]
    assert [panel._column.indexOf(card) for card in panel._cards] == [0, 1, 2, 3]
    shell.stage.set_theme(replace(shell.stage.theme, look=Look.DARK))
    qtbot.waitUntil(lambda: not {*panel._cards} & {*before})
