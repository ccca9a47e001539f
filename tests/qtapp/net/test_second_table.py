"""A second Társas at a table: it asks, offers and tells what the first one does, and holds only what its seat sees."""

from __future__ import annotations

import pytest

from engine import api
from qtapp.net.chairs import read_chairs
from qtapp.net.host import Host
from tests.qtapp.net.phones import NAMES, OpenTableForPhones
from tests.qtapp.net.tables import SecondTable, shipped_pack

_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")


def play(house: OpenTableForPhones, tables: list[SecondTable], most: int) -> int:
    """Bots answer: for a seat of another table there, else here. How many questions were compared."""
    bots = {seat: api.RandomBot(40 + seat) for seat in range(1, 6)}
    by_seat = {table.far.seat: table for table in tables if table.far.seat}
    compared = 0
    for _ in range(most):
        pending = house.session.first_pending()
        if pending is None:
            break
        table = by_seat.get(pending.question.seat)
        if table is None:
            answer = bots[pending.question.seat].choose_answer(house.session, pending)
            assert isinstance(house.session.answer(pending, answer), api.HistoryEntry)
            house.changed()
            for one in tables:
                one.settle()
            continue
        there = table.pending
        assert there is not None and there.frame == pending.frame
        assert table.session.options(there) == house.session.options(pending)
        compared += 1
        before = len(house.session.entries)
        assert table.answer(bots[there.question.seat].choose_answer(table.session, there))
        assert len(house.session.entries) == before + 1, table.refusals
        for one in tables:
            one.settle()
    return compared


@pytest.mark.parametrize("game", _GAMES)
def test_a_second_table_plays_along(game: str) -> None:
    house = OpenTableForPhones(game, 3, seed=5)
    tables = [SecondTable(house).join(2), SecondTable(house).join(0)]
    compared = play(house, tables, 60)
    assert compared > 10
    for table in tables:
        viewer = table.far.seat
        assert api.seat_view(table.session.table, viewer) == api.seat_view(house.session.table, viewer)
        told = [one.message.id for entry in table.session.line() for one in entry.notes()]
        real = [
            note.message.id for entry in house.session.line() for note in entry.notes() if note.viewers & (1 << viewer)
        ]
        assert told[-40:] == real[-40:]


def test_a_second_table_knows_who_is_a_computer_and_who_is_asleep() -> None:
    house = OpenTableForPhones(people=3)
    house.session.controls[1] = api.SeatControl(3)
    house.window.computers.add(1)
    phone, second = house.phone(3), SecondTable(house).join(2)
    assert second.session.controls[1].level == 3
    phone.sleep()
    second.settle()
    assert [seat.where for seat in second.far.seats] == ["computer", "far", "away"]


def test_what_is_taken_back_there_is_taken_back_here() -> None:
    house = OpenTableForPhones()
    second = SecondTable(house).join(1)
    asked = second.session.ask
    assert second.pending is not None
    second.answer(second.session.options(second.pending)[0])
    assert second.pending is None and second.session.may_take_back
    assert second.far.take_back()
    second.settle()
    assert second.pending is not None and second.session.ask > asked, "it is another question, even in the same words"
    assert second.changes[-1].kind == "undo" and len(second.session.live_line()) == 1
    house.session.to_sandbox(2)
    house.changed()
    second.settle()
    assert second.session.mode is api.PlayMode.SANDBOX and second.pending is None


def test_a_host_that_starts_again_finds_its_second_table() -> None:
    house = OpenTableForPhones(answers=7)
    second = SecondTable(house).join(2)
    before, told = second.session.options(second.pending) if second.pending else [], len(second.session.live_line())
    kept = house.host.chairs.stored(1)
    second.far.lost()
    house.host = Host(house.session, house.window, house.clock)
    house.host.promise(read_chairs(kept))
    second.resume()
    assert house.host.where(2) == "far" and len(second.opened) == 1, "the same table goes on"
    assert len(second.session.live_line()) == told
    assert (second.session.options(second.pending) if second.pending else []) == before


@pytest.mark.parametrize("game", ["imperial_miners", "underwater_cities"])
def test_a_second_table_plays_with_the_cards_of_the_house(game: str) -> None:
    """Cards of one's own come with the game; after the line was cut it is the same game."""
    pack = shipped_pack(game)
    session = api.new_session(game, 2, seed=6, names=NAMES[:2], pack=pack)
    house = OpenTableForPhones(session=session)
    tables = [SecondTable(house).join(seat) for seat in (1, 2)]
    assert tables[0].session.game.pack == pack
    assert play(house, tables, 12) == 12
    before = tables[0].session
    tables[0].far.hang_up()
    assert tables[0].resume().session is before, "it was the same game"


def test_a_second_table_plays_with_the_edition_of_the_game() -> None:
    old = next(
        game
        for one in api.GAMES.values()
        if one.edition > 1 and (game := one.with_edition(one.edition - 1)) is not None
    )
    players = [api.Player(name, at) for at, name in enumerate(NAMES[:2], 1)]
    house = OpenTableForPhones(session=api.Session(old, players, {}, 3))
    assert SecondTable(house).join(1).session.game.edition == old.edition


def test_a_second_table_follows_to_the_next_game() -> None:
    """The same people at the same game again are another game: what was seen of the last one is over."""
    house = OpenTableForPhones(people=2, answers=6)
    second = SecondTable(house).join(2)
    first = second.session
    for sleeps in (False, True):
        if sleeps:
            second.far.hang_up()
        older = house.host
        house.session = api.new_session("ginkgopolis", 2, seed=50 + sleeps, names=NAMES[:2])
        house.host = Host(house.session, house.window, house.clock, known=older._known)
        house.host.follow(older)
        house.window.settle()
        second.resume() if sleeps else second.settle()
        assert second.session is not first and len(second.opened) == 2 + sleeps, "another table is opened"
        assert second.far.seat == 2 and second.pending is not None and not second.ended
        assert second.answer(second.session.options(second.pending)[0])
        assert house.session.current.seat == 2
        first = second.session


def test_a_second_table_whose_name_is_not_in_the_next_game_chooses_a_seat() -> None:
    house = OpenTableForPhones(people=2)
    second = SecondTable(house).join(2)
    older = house.host
    house.session = api.new_session("barrage", 2, seed=3, names=["Zoé", "Tim"])
    house.host = Host(house.session, house.window, house.clock, known=older._known)
    house.host.follow(older)
    second.settle()
    assert second.rooms[-1].moved and not second.ended
    second.far.sit(1)
    second.settle()
    assert second.session.game.id == "barrage" and second.far.seat == 1
