"""What may come in, weighed where it arrives: in the thread of the server, before anything of it reaches the window.

Every line has a role, and each role its limits. Who has told no code is a stranger: short-lived, slow, and the first to
give way. Limits hold for every address apart, so that nobody can use up what others of the house need. Whoever says
more than that is read later, not more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

Clock = Callable[[], float]
MOST_RAW = 96
MOST_RAW_OF_ADDRESS = 24
"""Connections that have not said yet what they want."""
NEW_RAW = (30.0, 90.0)
"""New connections of one address: so many a second, so many at once. A page and its files take eight."""
NEW_LINES = (3.0, 12.0)
"""The same of sockets."""
MOST_STRANGERS = 16
MOST_LINES_OF_ADDRESS = 8
MOST_LINES = 40
_MOST_ADDRESSES = 512
_ROUNDING = 1e-6


class Bucket:
    """So many at once, refilled at a rate."""

    def __init__(self, rate: float, most: float, clock: Clock) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._left, self._at = most, clock()

    def has_one(self) -> bool:
        """Is there one left?"""
        return self.seconds_to_next() < _ROUNDING

    def take(self) -> bool:
        """Take one, if there is one."""
        if not self.has_one():
            return False
        self._left -= 1
        return True

    def seconds_to_next(self) -> float:
        """How long until there is one; 0: now."""
        now = self._clock()
        self._left = min(self._most, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        return max(0.0, (1 - self._left) / self._rate)

    @property
    def is_full(self) -> bool:
        """Was nothing taken for long?"""
        self.seconds_to_next()
        return self._left >= self._most


@dataclass(frozen=True)
class Role:
    """What a device may do, by what it is at the table."""

    rate: float
    at_once: float
    """Messages a second, and at once."""
    waiting: int
    """Messages that are handed over and not taken yet; with more nothing is read."""
    seconds: float | None = None
    """So long it may stay what it is."""


STRANGER = Role(4.0, 12.0, waiting=2, seconds=20.0)
GUEST = Role(12.0, 40.0, waiting=8)


@dataclass(frozen=True)
class Limits:
    """How many may come in at one door: those of a table, if nothing else is said."""

    raw: int = MOST_RAW
    raw_of_address: int = MOST_RAW_OF_ADDRESS
    new_raw: tuple[float, float] = NEW_RAW
    new_lines: tuple[float, float] = NEW_LINES
    strangers: int = MOST_STRANGERS
    lines_of_address: int = MOST_LINES_OF_ADDRESS
    lines: int = MOST_LINES
    stranger: Role = STRANGER
    guest: Role = GUEST
    is_counted_by_line: bool = False
    """Strangers say so much by each line, not by each address: somebody has said that all come from one."""


TABLE = Limits()


@dataclass(eq=False)
class Line:
    """One socket, as the server counts it."""

    address: str
    began: float
    role: Role = STRANGER
    guest: Role = GUEST
    """What it becomes once it is let in."""
    bucket: Bucket | None = field(default=None, repr=False)
    first: Bucket | None = field(default=None, repr=False)
    """Of what it says as a stranger, where that is counted by line."""


class Intake:
    """All connections of one server. To be used in its thread."""

    def __init__(self, clock: Clock, limits: Limits = TABLE) -> None:
        self._clock = clock
        self.limits = limits
        self._raw: Counter[str] = Counter()
        self._raw_of: dict[str, Bucket] = {}
        self._lines_of: dict[str, Bucket] = {}
        self._strangers_of: dict[str, Bucket] = {}
        self.lines: list[Line] = []
        """In the order in which they came."""

    # ---- connections ---------------------------------------------------------------------------------------------

    def connected(self, address: str) -> bool:
        """A connection has come; False: it is one too many, and is cut at once. Each is told again when it has gone."""
        fits = self._raw.total() < self.limits.raw and self._raw[address] < self.limits.raw_of_address
        self._raw[address] += 1
        return fits and self._bucket(self._raw_of, address, self.limits.new_raw).take()

    def disconnected(self, address: str) -> None:
        """It has gone."""
        self._raw[address] -= 1
        if self._raw[address] <= 0:
            del self._raw[address]

    # ---- lines ---------------------------------------------------------------------------------------------------

    def may_open(self, address: str) -> bool:
        """May a socket be opened from there?"""
        own = sum(line.address == address for line in self.lines)
        guests = sum(line.role is not self.limits.stranger for line in self.lines)
        if own >= self.limits.lines_of_address or guests >= self.limits.lines:
            return False
        return self._bucket(self._lines_of, address, self.limits.new_lines).take()

    def open(self, address: str) -> Line:
        """A line more."""
        line = Line(address, self._clock(), self.limits.stranger, self.limits.guest)
        self.lines.append(line)
        return line

    def close(self, line: Line) -> None:
        """It was cut."""
        self.lines.remove(line)

    def who_gives_way(self) -> Line | None:
        """If there are too many strangers: the one that came first, of the address that has the most of them."""
        strangers = [line for line in self.lines if line.role is self.limits.stranger]
        if len(strangers) <= self.limits.strangers:
            return None
        most, _ = Counter(line.address for line in strangers).most_common(1)[0]
        return next(line for line in strangers if line.address == most)

    def is_overdue(self, line: Line) -> bool:
        """Has it been a stranger for too long?"""
        return line.role.seconds is not None and self._clock() - line.began >= line.role.seconds

    def pause(self, line: Line) -> float:
        """Seconds until its next message may be read; 0: now, and it is counted."""
        stranger = self.limits.stranger
        if line.role is stranger and self.limits.is_counted_by_line:
            bucket = line.first = line.first or Bucket(stranger.rate, stranger.at_once, self._clock)
        elif line.role is stranger:
            bucket = self._bucket(self._strangers_of, line.address, (stranger.rate, stranger.at_once))
        else:
            bucket = line.bucket = line.bucket or Bucket(line.role.rate, line.role.at_once, self._clock)
        return 0.0 if bucket.take() else max(bucket.seconds_to_next(), _ROUNDING)

    def _bucket(self, known: dict[str, Bucket], address: str, limits: tuple[float, float]) -> Bucket:
        if address not in known and len(known) >= _MOST_ADDRESSES:
            for one in [one for one, bucket in known.items() if bucket.is_full] or list(known):
                del known[one]
        return known.setdefault(address, Bucket(*limits, self._clock))


MOST_ON_PORCH = 16
MOST_ON_PORCH_OF_ADDRESS = 2
NEW_ON_PORCH = (4.0, 8.0)


class Porch:
    """Before the door to other homes: who has not shown an invitation yet. Limits hold for every address apart."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._there: Counter[str] = Counter()
        self._new: dict[str, Bucket] = {}

    def may_enter(self, address: str) -> bool:
        """One more of them, from an address that is really theirs."""
        if self._there.total() >= MOST_ON_PORCH or self._there[address] >= MOST_ON_PORCH_OF_ADDRESS:
            return False
        if not self._bucket(address).take():
            return False
        self._there[address] += 1
        return True

    def leave(self, address: str) -> None:
        """They were let in, or have gone."""
        self._there[address] -= 1
        if self._there[address] <= 0:
            del self._there[address]

    def _bucket(self, address: str) -> Bucket:
        if address not in self._new and len(self._new) >= _MOST_ADDRESSES:
            for one in [one for one, bucket in self._new.items() if bucket.is_full] or list(self._new):
                del self._new[one]
        return self._new.setdefault(address, Bucket(*NEW_ON_PORCH, self._clock))
