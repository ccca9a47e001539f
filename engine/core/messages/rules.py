"""Rules by id, and refusals that cite them.

Each game keeps `rules.toml`: id, heading, own-words text and where the rulebook says it. There is no refusal without
a rule.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files

from engine.core.messages.clauses import in_sequence
from engine.core.messages.message import Message

Subject = str
"""What a refusal or a note is about: the id of a piece, a place, or `seat.N`."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: where it stands, its heading and its meaning in our own words."""

    id: str
    heading: Message
    text: Message
    citation: str
    """The rulebook's own heading, or the decision that fills its silence."""
    waivable: bool = False
    """Play can go on from a position that free hands have made and that breaks this rule."""
    example: Message | None = None
    """The rule at work, with numbers."""
    because: Message | None = None
    """In one or two words, as the reason of an amount: "neighbour". None: nothing comes or goes by it."""
    against: Message | None = None
    """As the reason why something is not allowed, in one sentence without numbers. None: nobody is asked about it."""
    is_optional: bool = False
    """It belongs to a variant, to playing alone or to how the game is made up: a first course leaves it out."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed: the broken rule, a sentence with the numbers, and what is in the way."""

    rule: str
    message: Message
    subjects: tuple[Subject, ...] = ()
    instead: Message | None = None
    """What would do: places, cards, goods or the question to answer, in sentences of their own."""

    @property
    def whole(self) -> Message:
        """The reason, and what to do instead."""
        return self.message if self.instead is None else in_sequence((self.message, self.instead))


class RuleBook:
    """The rules of one game (or of the table itself), in reading order."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self._rules: Mapping[str, Rule] = {rule.id: rule for rule in rules}

    @classmethod
    def load(cls, package: str) -> RuleBook:
        """Read `rules.toml` of a package; ids get the package's last name as prefix: `game/rule`."""
        prefix = package.rpartition(".")[2]
        prefix = "table" if prefix == "core" else prefix
        data = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
        context = f"rules/{prefix}"
        return cls(
            tuple(
                Rule(
                    f"{prefix}/{name}",
                    Message(f"{context}.{name}.heading", body["heading"]),
                    Message(f"{context}.{name}.text", body["text"].strip()),
                    body["source"],
                    body.get("waivable", False),
                    Message(f"{context}.{name}.example", body["example"].strip()) if "example" in body else None,
                    Message(f"{context}.{name}.because", body["because"]) if "because" in body else None,
                    Message(f"{context}.{name}.against", body["against"]) if "against" in body else None,
                    body.get("optional", False),
                )
                for name, body in data.items()
            )
        )

    def merged_with(self, other: RuleBook) -> RuleBook:
        """Both books in one, this one first."""
        return RuleBook((*self, *other))

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __contains__(self, rule: str) -> bool:
        return rule in self._rules

    def __getitem__(self, rule: str) -> Rule:
        return self._rules[rule]

    def __len__(self) -> int:
        return len(self._rules)
