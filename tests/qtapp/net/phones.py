"""Phones without a screen and a host without a window: what they say to each other, message by message."""

from __future__ import annotations

import json
from collections import deque
from typing import Any

from engine import api
from qtapp.net import wire
from qtapp.net.art_book import ArtRef
from qtapp.net.chairs import Home
from qtapp.net.guests import DoorNews, MapSteps, PictureSteps, Step, TableWish
from qtapp.net.host import Host
from qtapp.net.packets import SeatPackets

_DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
"""The smallest picture."""
NAMES = ("Anna", "Bence", "Réka", "Jürgen", "Őze")


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class BareWindow:
    """Does what the host asks when it is told to, and remembers what it was told."""

    def __init__(self) -> None:
        self.soon: deque[Step] = deque()
        self.later: deque[Step] = deque()
        self.entries: list[api.HistoryEntry] = []
        self.back = 0
        self.obvious = False
        self.computers: set[int] = set()
        self.seatings = 0
        self.said: list[DoorNews] = []

    def do_later(self, step: Step, *, soon: bool = True, after: int = 0) -> None:
        (self.soon if soon else self.later).append(step)

    def do_next(self, step: Step) -> None:
        self.soon.appendleft(step)

    def settle(self) -> None:
        """All that waits."""
        while self.soon or self.later:
            queue = self.soon or self.later
            step = queue.popleft()
            if step():
                queue.appendleft(step)

    def picture_of(self, packets: SeatPackets, ref: ArtRef) -> PictureSteps:
        return iter((_DOT,))

    def map_of(self, packets: SeatPackets, wish: TableWish) -> MapSteps:
        return iter(())

    def happened(self, entry: api.HistoryEntry) -> None:
        self.entries.append(entry)

    def taken_back(self) -> None:
        self.back += 1

    def seats_changed(self) -> None:
        self.seatings += 1

    def door_says(self, what: DoorNews) -> None:
        self.said.append(what)

    def answers_obvious(self) -> bool:
        return self.obvious

    def is_computer(self, seat: int) -> bool:
        return seat in self.computers


class Phone:
    """One device. Every frame that it gets is validated as the protocol says."""

    address = "192.168.1.7"
    home: Home | None = None

    def __init__(self, table: OpenTableForPhones) -> None:
        self.table = table
        self.texts: list[str] = []
        self.got: list[dict[str, Any]] = []
        self.pictures: list[bytes] = []
        self.is_cut = self.is_let_in = False
        self._said = 0
        table.host.arrived(self)

    # ---- a link --------------------------------------------------------------------------------------------------

    def push(self, data: str | bytes) -> None:
        if isinstance(data, bytes):
            self.pictures.append(data)
            return
        assert len(data.encode()) <= wire.MOST_OUT
        wire.TO_PHONE.validate_json(data)
        self.texts.append(data)
        self.got.append(json.loads(data))

    def hang_up(self) -> None:
        self.is_cut = True

    def let_in(self) -> None:
        self.is_let_in = True

    # ---- hands ---------------------------------------------------------------------------------------------------

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.got if one["t"] == kind]

    @property
    def state(self) -> dict[str, Any]:
        return next(one for one in reversed(self.got) if one["t"] == "state")

    @property
    def ask(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state["ask"]
        assert found is not None, "nothing is asked"
        return found

    @property
    def token(self) -> str:
        return str(next(one["token"] for one in reversed(self.of("welcome")) if one["token"]))

    @property
    def bye(self) -> str:
        found = self.of("bye")
        return str(found[-1]["why"]) if found else ""

    def raw(self, text: str | bytes) -> None:
        self.table.host.receive(self, text)
        self.table.window.settle()

    def say(self, kind: str, **fields: object) -> None:
        self.raw(json.dumps({"t": kind, **fields}))

    def next_say(self) -> int:
        self._said += 1
        return self._said

    def join(self, seat: int, lang: str = "hu") -> Phone:
        self.say("join", v=1, code=self.table.host.code, lang=lang)
        self.say("sit", seat=seat)
        return self

    def resume(self, token: str, lang: str = "hu") -> Phone:
        self.say("resume", v=1, token=token, run=self.table.host.run, have=0, lang=lang)
        return self

    def answer(self, *picks: int, ask: int | None = None, say: int | None = None) -> None:
        number = self.ask["id"] if ask is None else ask
        self.say("answer", ask=number, say=self.next_say() if say is None else say, picks=list(picks))

    def answer_somehow(self, dice: api.RandomStream) -> None:
        """Any option; of a question over items what the game proposes."""
        ask = self.ask
        picks = [dice.randrange(len(ask["options"]))] if ask["shape"] == "pick" else ask["start"]
        self.answer(*picks)

    def sleep(self) -> None:
        """The line is cut without a word."""
        self.table.host.gone(self)
        self.table.window.settle()


class OpenTableForPhones:
    """A session, its host, and a window that does what it is told."""

    def __init__(
        self,
        game: str = "ginkgopolis",
        people: int = 3,
        seed: int = 1,
        answers: int = 0,
        session: api.Session | None = None,
    ) -> None:
        self.session = session or api.new_session(game, people, seed=seed, names=NAMES[:people])
        self.clock, self.window = Clock(), BareWindow()
        bots = {seat: api.RandomBot(seed * 10 + seat) for seat in range(1, 6)}
        for _ in range(answers):
            pending = self.session.first_pending()
            if pending is None:
                break
            self.session.answer(pending, bots[pending.question.seat].choose_answer(self.session, pending))
        self.host = Host(self.session, self.window, self.clock)

    def phone(self, seat: int | None = None, lang: str = "hu") -> Phone:
        made = Phone(self)
        return made if seat is None else made.join(seat, lang)

    def changed(self) -> None:
        self.host.changed()
        self.window.settle()
