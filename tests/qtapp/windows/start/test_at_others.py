"""Tables elsewhere in the library: with whom, where it stood, whether it is open, the way back, and forgetting."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import far_seat_file
from qtapp.kit.store.far_seat import MOST_TABLES, FarSeat, forget_far_seat, keep_far_seat, read_far_seats
from qtapp.kit.store.far_settings import relay_name
from qtapp.windows.main import MainWindow
from qtapp.windows.start.at_others import AtOthers

TOKEN = "t" * 43


def seat_at(home: str, key: str = "", game: str = "barrage", status: str = "") -> FarSeat:
    invitation = "tarsas:abc" if key else ""
    address, port = ("", 0) if key else ("192.168.1.20", 40000)
    when = datetime(2026, 10, 4, 20, 15)
    return FarSeat(
        address=address,
        port=port,
        token=TOKEN,
        name="Bence",
        game=game,
        invitation=invitation,
        home=home,
        key=key,
        status=status,
        when=when,
    )


ANNA, MILLERS, HOUSE = seat_at("Annáék", "a" * 64), seat_at("Müllerék", "b" * 64), seat_at("")


def test_a_table_is_kept_once_and_the_newest_comes_first(home: Path) -> None:
    for seat in (ANNA, MILLERS, HOUSE, ANNA.model_copy(update={"game": "ginkgopolis"})):
        keep_far_seat(seat)
    assert [one.place for one in read_far_seats()] == [ANNA.place, HOUSE.place, MILLERS.place]
    assert read_far_seats()[0].game == "ginkgopolis"
    assert forget_far_seat(HOUSE.place) == HOUSE and forget_far_seat(HOUSE.place) is None
    for at in range(MOST_TABLES + 5):
        keep_far_seat(seat_at("Sokan", f"{at:064x}"))
    assert len(read_far_seats()) == MOST_TABLES and far_seat_file().stat().st_mode & 0o077 == 0


def test_what_the_first_program_kept_is_read(home: Path) -> None:
    home.mkdir(parents=True)
    kept = {"version": 1, "address": "192.168.1.20", "port": 40000, "token": TOKEN, "name": "Bence", "game": "barrage"}
    far_seat_file().write_text(json.dumps(kept))
    assert [one.name for one in read_far_seats()] == ["Bence"]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("relay.example.org", "relay.example.org"),
        (" HTTPS://Relay.Example.org./path ", "relay.example.org"),
        ("", ""),
        ("relay", ""),
        ("relay..org", ""),
        ("a b.org", ""),
        ("-relay.org", ""),
        ("relay.org:443", ""),
        ("x" * 70 + ".org", ""),
    ],
)
def test_the_name_of_a_relay(typed: str, name: str) -> None:
    assert relay_name(typed) == name


def test_which_relay_was_chosen_is_remembered(context: AppContext) -> None:
    far = context.settings.far
    assert (far.relay_kind, far.relay) == ("public", "public")
    far.relay_kind = "own"
    assert (far.relay_kind, far.relay) == ("own", "public"), "nobody has named it yet"
    far.own_relay = "relay.example.org"
    assert far.relay == "relay.example.org"
    far.relay_kind = "none"
    assert (far.relay, far.own_relay) == ("", "relay.example.org")


class Watched:
    """What the tab asks for."""

    def __init__(self, others: AtOthers) -> None:
        self.looks: list[tuple[int, bool]] = []
        self.gone_on: list[FarSeat] = []
        others.looked.connect(lambda seats, on: self.looked(seats, on=on))
        others.go_on_wanted.connect(self.gone_on.append)

    def looked(self, seats: Sequence[FarSeat], *, on: bool) -> None:
        self.looks.append((len(seats), on))


def texts(others: AtOthers) -> str:
    return " ".join(one.text() for one in others.findChildren(QLabel))


def test_the_tab_is_there_only_with_tables_and_asks_only_while_it_is_looked_at(shell: MainWindow, qtbot: QtBot) -> None:
    session = api.new_session("ginkgopolis", 2, seed=1)
    stands = session.game.status(session.table)
    status = json.dumps(api.message_to_json(stands))
    for seat in (HOUSE, ANNA.model_copy(update={"status": status})):
        keep_far_seat(seat)
    shell.far.watch = lambda *_, **__: None  # type: ignore[method-assign]  # a test opens no endpoint
    shell.show()
    shell.start.refresh()
    library, others = shell.start.library, shell.start.library.at_others
    watched = Watched(others)
    qtbot.waitUntil(lambda: not library.others_tab.isHidden())
    assert "2" in library.others_tab.text() and not others.isVisible() and not watched.looks
    library.others_tab.click()
    assert others.isVisible() and not library.list.isVisible() and watched.looks == [(2, True)]
    said = texts(others)
    assert "Annáék" in said and "In this house" in said and "We are asking" in said
    assert shell.words.say(stands) in said
    others.show_openness(ANNA.place, "there")
    assert "they wait for you" in texts(others)
    assert others.go_on[ANNA.place].property("kind") == "primary"
    others.show_openness(ANNA.place, "closed")
    assert "Not open" in texts(others)
    others.go_on[ANNA.place].click()
    assert [one.place for one in watched.gone_on] == [ANNA.place]
    others.forget[ANNA.place].click()
    assert [one.place for one in read_far_seats()] == [HOUSE.place]
    shell.bar.buttons[0].click()
    assert len(read_far_seats()) == 2, "with a way back at hand"
    library.show_tab(library.model.tab)
    assert watched.looks[-1] == (0, False) and not others.isVisible()
    library.others_tab.click()
    for place in (ANNA.place, HOUSE.place):
        others.forget[place].click()
    assert library.others_tab.isHidden() and not others.isVisible()
