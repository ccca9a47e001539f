"""Hands that do anything at all to a table, sensible or absurd; and the repairs that bring it back."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api import (
    Blueprint,
    DealPieces,
    FlipPiece,
    HistoryEntry,
    ListArg,
    Message,
    MovePiece,
    RandomStream,
    ResumeAt,
    RevealPiece,
    RotatePiece,
    Session,
    SetCount,
    ShufflePlace,
    TableAction,
    act_from_json,
    act_to_json,
)
from tests.conformance.test_random_games import check_message

MOST_REPAIRS = 400


class Hands:
    """Random acts of free hands at one session's table."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session = session
        self.dice = RandomStream(seed, "hands", 0)
        people = sum(not sitter.is_automa for sitter in session.players)
        self.blueprint: Blueprint = session.game.blueprint(people, session.settings)
        self.pieces = list(session.table.pieces)

    def place(self) -> str:
        """Any place: one of the table, or a member of a family, mostly near its middle."""
        definition = self.dice.choice(self.blueprint.places)
        if not definition.bounds:
            return definition.id
        near = 4 if self.dice.randrange(4) else 10_000
        parts = []
        for low, high in definition.bounds:
            first, last = max(low, -near), min(high, near)
            parts.append(str(first + self.dice.randrange(last - first + 1)))
        return definition.id.partition("{")[0] + ".".join(parts)

    def count(self) -> TableAction:
        """A count that hands may set, now and then to something absurd."""
        table, dice = self.session.table, self.dice
        kind = dice.choice(
            [kind for kind in table.count_defs.values() if kind.places] or list(table.count_defs.values())
        )
        there = [name for name in table.places if name.startswith(kind.places)] or list(table.places)
        n = dice.choice((0, 1, 2, 3, dice.randrange(30), 9999 if not kind.is_limited else 5))
        other = dice.choice([name for name in table.places if table.count_at(name, kind.kind)] or there)
        return SetCount(dice.choice(there), kind.kind, n, other if dice.randrange(3) else dice.choice(there))

    def act(self) -> TableAction:
        """One act of any kind."""
        table, dice = self.session.table, self.dice
        piece = dice.choice(self.pieces) if self.pieces else "nothing"
        match dice.randrange(12):
            case 0:
                return FlipPiece(piece, dice.randrange(2))
            case 1:
                return RotatePiece(piece, dice.randrange(4))
            case 2 | 3:
                return self.count()
            case 4:
                return ShufflePlace(self.place())
            case 5:
                source = dice.choice(list(table.places))
                return DealPieces(source, self.place(), dice.randrange(len(table.pieces_in(source)) + 1))
            case 6:
                return RevealPiece(piece, dice.randrange(table.seats + 1))
            case 7:
                points = self.session.game.resume_points(table)
                return ResumeAt(dice.choice(points).id if points and dice.randrange(3) else "nowhere")
            case 8 | 9:  # piece for piece out of one place into another: what people do most
                lying = table.pieces_in(dice.choice(list(table.places)))
                return MovePiece(dice.choice(lying).id if lying else piece, dice.choice(list(table.places)))
            case _:
                return MovePiece(piece, self.place(), dice.choice((None, 0, dice.randrange(5))))

    def do(self, act: TableAction) -> None:
        """Do it if it is possible at all; otherwise the refusal cites a rule."""
        assert act_from_json(act_to_json(act)) == act
        before = self.session.table.checkpoint()
        given = self.session.apply_action(act, self.dice.randrange(self.session.table.seats + 1))
        if not isinstance(given, HistoryEntry):
            assert given and all(refusal.rule in self.session.game.rules for refusal in given)
            assert self.session.table.checkpoint() == before

    def scramble(self) -> None:
        """A few acts, many, or every single piece somewhere else."""
        for _ in range(self.dice.choice((1, 3, 10, 40))):
            self.do(self.act())
        if self.dice.randrange(6) == 0:
            for piece in self.dice.shuffled(self.pieces):
                self.do(MovePiece(piece, self.place()))
        if self.dice.randrange(8) == 0:
            heap = self.place()
            for piece in self.pieces:
                self.do(MovePiece(piece, heap))

    def ask_everything(self) -> None:
        """Whatever a screen asks of a table must be answered, however the table looks."""
        session = self.session
        table, game = session.table, session.game
        secret = self._secret_names()
        for point in ("", *(offered.id for offered in game.resume_points(table))):
            for finding in session.findings(point):
                assert finding.rule in game.rules, finding.rule
                assert len(finding.repairs) <= 3
                check_message(session, finding.message)
                for repair in finding.repairs:
                    check_message(session, repair.label)
                    assert repair.acts
                for message in (finding.message, *(repair.label for repair in finding.repairs)):
                    told = secret.intersection(_spelt_out(message))
                    assert not told, f"{message} spells out what not everybody has seen"
        game.result(table)
        check_message(session, game.status(table))
        for piece in self.dice.shuffled(self.pieces)[:20]:
            for home in game.storage_places(table, piece):
                assert table.has_place(home)
            game.explain_drag(table, 1, piece, self.place())
        game.evaluate(table, 1)

    def _secret_names(self) -> set[Message]:
        """What is called so and was seen by some seats at most. `PieceArg` tells each reader only what they have seen;
        a name itself tells it to everybody.
        """
        table, game = self.session.table, self.session.game
        seats = table.all_viewers & ~1
        secret, seen = set[Message](), set[Message]()
        for piece in table.pieces.values():
            is_secret = bool(piece.back) and piece.seen_by & seats != seats
            (secret if is_secret else seen).add(game.piece_name(table, piece.id))
        return secret - seen

    def repair(self, point: str, *, first: bool, at_once: int) -> str:
        """Accept repairs until nothing is left to find; where play can go on then.

        Several may be clicked at once; a later one that has lost its sense by then may do nothing. If a repair takes
        away what the point of resuming rests on, another one is chosen, as people would have to.
        """
        session, dice = self.session, self.dice
        clicks = 0
        while clicks < MOST_REPAIRS:
            offered = [one.id for one in session.game.resume_points(session.table)]
            if point not in offered:
                assert [one.rule for one in session.findings(point)] == ["table/resume-point"]
                point = offered[0]
            findings = session.findings(point)
            if not findings:
                return point
            curable = [finding for finding in findings if finding.repairs]
            assert curable, f"no repair for {findings[0].rule}: {findings[0].message}"
            chosen = curable[:at_once] if first else dice.shuffled(curable)[:at_once]
            for number, finding in enumerate(chosen):
                repair = finding.repairs[0] if first else dice.choice(finding.repairs)
                clicks += 1
                for act in repair.acts:
                    given = session.apply_action(act)
                    assert number or isinstance(given, HistoryEntry), (
                        f"{finding.message}: {repair.label}: {act} {given}"
                    )
        left = ", ".join(f"{finding.rule} ({finding.message})" for finding in session.findings(point)[:4])
        raise AssertionError(f"the repairs never end: {left}")


def _spelt_out(message: Message) -> Iterator[Message]:
    """The messages within a message: whoever reads it reads them."""
    for _, arg in message.args:
        for one in arg.items if isinstance(arg, ListArg) else (arg,):
            if isinstance(one, Message):
                yield one
                yield from _spelt_out(one)
