"""The command line: simulate games, replay and check files, read rules. Bad input: one sentence, exit code 2."""

from __future__ import annotations

import argparse
import io
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from engine import api

BAD = 2
STOPPED = 130
_BOTS = ("random", "greedy", *(str(number) for number in range(1, api.LEVEL_COUNT + 1)))


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence instead of printing its usage first."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_complain(message))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # on Windows what is piped would be in letters of its own
            stream.reconfigure(encoding="utf-8" if sys.platform == "win32" else None, errors="replace")
    given = _parser().parse_args(arguments)
    api.freeze_gc()
    try:
        match given.command:
            case "simulate":
                return _simulate(given)
            case "replay":
                return _replay(given.file, show=True)
            case "check":
                return _replay(given.file, show=False)
            case "pack":
                return _pack(given)
            case "lessons":
                return _check_lessons(given.file) if given.file is not None else _lessons(given.game, given.coverage)
            case _:
                return _rules(given.game, given.id)
    except api.InvalidData as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description="The rules of Társas without a window.")
    commands = parser.add_subparsers(dest="command", required=True)
    games = sorted(api.GAMES)
    simulate = commands.add_parser("simulate", help="let bots play games and show the scores")
    simulate.add_argument("game", choices=games)
    simulate.add_argument("--seats", type=_number(1, 8), default=4, help="how many people (default 4)")
    simulate.add_argument("--games", type=_number(1, 1_000_000), default=10, help="how many games (default 10)")
    simulate.add_argument(
        "--seed", type=_number(0, (1 << 63) - 1), default=1, help="seed of the first game (default 1)"
    )
    simulate.add_argument("--bot", choices=_BOTS, default="random", help="who plays: a level, or (default) random")
    simulate.add_argument("--option", action="append", default=[], metavar="NAME=NUMBER", help="an option of the game")
    simulate.add_argument("--show", action="store_true", help="print the log of each game")
    simulate.add_argument("--save", type=Path, metavar="FILE", help="save the last game")
    for name, text in (("replay", "print the log of a saved game"), ("check", "check a saved game by the rules")):
        commands.add_parser(name, help=text).add_argument("file", type=Path)
    pack = commands.add_parser("pack", help="look at a card pack").add_subparsers(dest="what", required=True)
    pack.add_parser("check", help="check a card pack and explain every mistake").add_argument("file", type=Path)
    begun = pack.add_parser("new", help="write a template of a card pack")
    words = pack.add_parser("words", help="every field and word of card packs, and what is allowed there")
    for command in (begun, words):
        command.add_argument("game", choices=[name for name in games if api.GAMES[name].supports_packs])
    begun.add_argument("file", type=Path)
    lessons = commands.add_parser("lessons", help="the lessons of a game, or of all; or one that somebody wrote")
    lessons.add_argument("game", nargs="?", choices=games)
    lessons.add_argument("--coverage", action="store_true", help="which rules they teach and show; 1: too few")
    lessons.add_argument("--check", dest="file", type=Path, metavar="FILE", help="check a lesson")
    rules = commands.add_parser("rules", help="the rules of a game, or one of them")
    rules.add_argument("game", choices=games)
    rules.add_argument("id", nargs="?", default="")
    return parser


def _number(low: int, high: int) -> type[int]:
    class Bounded(int):
        def __new__(cls, text: str) -> Bounded:
            value = int(text)
            if not low <= value <= high:
                raise argparse.ArgumentTypeError(f"{text} is not between {low} and {high}")
            return super().__new__(cls, value)

    Bounded.__name__ = "number"
    return Bounded


def _complain(sentence: str) -> int:
    print(api.plain_text(f"tarsas: {sentence}"), file=sys.stderr)
    return BAD


def _print_line(*parts: object) -> None:
    """Print one line. Names and sentences may come out of a stranger's file: only text reaches the terminal."""
    print(api.plain_text(" ".join(map(str, parts))))


# ---- simulate --------------------------------------------------------------------------------------------------------


def _simulate(given: argparse.Namespace) -> int:
    settings = _settings(api.GAMES[given.game], given.option)
    totals: list[tuple[int, ...]] = []
    answers: list[int] = []
    session = None
    for number in range(given.games):
        if not given.show:
            _show_progress(number, given.games)
        seed = given.seed + number
        session = api.new_session(given.game, given.seats, seed=seed, settings=settings)
        bot = _bot(given.bot, seed)
        answers.append(api.play_to_end(session, dict.fromkeys(range(1, session.table.seats + 1), bot)))
        totals.append(session.game.result(session.table).totals)
        if given.show:
            _print_log(session)
    assert session is not None
    if given.save is not None:
        _save(session, given.save)
    _print_summary(totals, answers)
    return 0


def _show_progress(done: int, of: int) -> None:
    """How far a long run is, on a terminal only; the summary then takes the place of this line."""
    if of > 1 and sys.stderr.isatty():
        print(f"\r\x1b[K{done + 1} / {of}", end="\r", file=sys.stderr, flush=True)


def _bot(name: str, seed: int) -> api.Bot:
    if name == "random":
        return api.RandomBot(seed)
    return api.GreedyBot(seed) if name == "greedy" else api.LevelBot(int(name), seed)


def _settings(game: api.Game, pairs: list[str]) -> dict[str, int]:
    settings: dict[str, int] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        option = next((one for one in game.options if one.id == name), None)
        values = [choice.value for choice in option.choices] if option else []
        if option is None:
            raise api.InvalidData(f"{game.id} has no option called “{name}”")
        if text not in map(str, values):
            raise api.InvalidData(f"option {name} takes one of {', '.join(map(str, values))}")
        settings[name] = int(text)
    return settings


def _save(session: api.Session, path: Path) -> None:
    try:
        api.save(session, path)
    except OSError as error:
        raise api.InvalidData(f"“{path}” cannot be written: {error.strerror}") from error


def _print_log(session: api.Session) -> None:
    entries, told = session.line(), api.NamedNotes(session)
    told.notes(entries[-1])  # first of all: so the history is walked once
    for entry in entries:
        for note in told.notes(entry):
            _print_line(f"{_named(session, note.message)}  [{note.rule}]")
    result = session.game.result(session.table)
    _print_line()
    width = max(len(_named(session, line.label)) for line in result.lines)
    for line in result.lines:
        _print_line(_named(session, line.label).ljust(width), *(f"{n:5}" for n in line.points))
    _print_line("Total".ljust(width), *(f"{n:5}" for n in result.totals))
    _print_line(_named(session, result.summary))


def _named(session: api.Session, message: api.Message) -> str:
    """A message in English with the names of the people and of the game's pieces."""
    game, table = session.game, session.table

    def named(arg: api.Arg) -> api.Arg:
        match arg:
            case api.SeatArg(seat) if 1 <= seat <= len(session.players):
                return api.LiteralArg(session.players[seat - 1].name)
            case api.PieceArg(piece) if piece in table.pieces:
                return whole(game.piece_name(table, piece))
            case api.PlaceArg(place) if table.has_place(place):
                return whole(game.place_name(table, place))
            case api.ListArg(items):
                return api.ListArg(tuple(named(item) for item in items))
            case api.Message():
                return whole(arg)
        return arg

    def whole(one: api.Message) -> api.Message:
        return one._replace(args=tuple((name, named(arg)) for name, arg in one.args))

    return api.to_english(whole(message))


def _print_summary(totals: list[tuple[int, ...]], answers: list[int]) -> None:
    games = len(totals)
    every = sorted(score for row in totals for score in row)
    _print_line(f"{games} game(s), {sum(answers) / games:.1f} answers each")
    _print_line(
        "mean score by seat: " + "  ".join(f"{sum(column) / games:.1f}" for column in zip(*totals, strict=True))
    )
    _print_line(f"scores: lowest {every[0]}, median {every[len(every) // 2]}, highest {every[-1]}")


# ---- files and rules -----------------------------------------------------------------------------------------


def _replay(path: Path, show: bool) -> int:
    try:
        opened = api.load_game(path)
    except api.InvalidData as error:
        return _complain(f"“{path}” cannot be opened: {error}")
    session = opened.session
    if show:
        _print_log(session)
    if opened.first_divergence is not None:
        _print_line(
            f"“{path}” opens, but from entry {opened.first_divergence.number} on today's rules would play differently."
        )
        return 1
    if not show:
        _print_line(f"“{path}” is whole: {session.game.id}, {len(session.entries)} entries, all by the rules.")
    return 0


def _pack(given: argparse.Namespace) -> int:
    commands = api.PackCommands(api.find_game, api.to_english, _print_line, _complain)
    match given.what:
        case "check":
            return commands.check(given.file)
        case "new":
            return commands.begin(given.game, given.file)
    return commands.list_words(given.game)


def _many(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _lessons(wanted: str | None, rules: bool) -> int:
    """List the lessons that come with the program; with `rules`, which rules of the basic game they teach."""
    few = False
    for name in [wanted] if wanted else sorted(api.GAMES):
        books = [api.load_lesson(one.path) for one in api.course_of(name)]
        if not books:
            continue
        if not rules:
            for book in books:
                lesson = book.lesson
                _print_line(
                    f"{name} {lesson.number}: {lesson.title.in_language('en')} ({_many(len(lesson.steps), 'step')})"
                )
            continue
        rows = api.coverage(api.GAMES[name], books)
        for row in rows:
            taught = ", ".join(map(str, row.lessons)) or "-"
            marks = [word for word, holds in (("shown", row.is_shown), ("drilled", row.is_drilled)) if holds]
            _print_line(f"{row.rule:40} lessons {taught:12} {', '.join(marks)}".rstrip())
        share = api.share_taught(rows)
        few = few or share < api.TAUGHT
        shown = sum(bool(row.lessons) and row.is_shown for row in rows)
        _print_line(
            f"{name}: {_many(len(books), 'lesson')} teach {sum(bool(row.lessons) for row in rows)} of {len(rows)} rules"
            f" ({share:.0%}) and show {shown}"
        )
    return 1 if few else 0


def _check_lessons(path: Path) -> int:
    try:
        book = api.load_lesson(path)
    except api.InvalidData as error:
        return _complain(f"“{path}” cannot be opened: {error}")
    faults = api.lesson_faults(book)
    for fault in faults:
        _print_line(fault)
    if book.first_divergence is not None:
        _print_line(f"From entry {book.first_divergence.number} on today's rules would play differently.")
    if faults or book.first_divergence is not None:
        return 1
    _print_line(f"“{path}” is whole: {book.lesson.game}, {_many(len(book.lesson.steps), 'step')}.")
    return 0


def _rules(game: str, name: str) -> int:
    book = api.GAMES[game].rules
    if not name:
        for rule in book:
            _print_line(f"{rule.id}: {rule.heading}")
        return 0
    wanted = name if "/" in name else f"{game}/{name}"
    if wanted not in book:
        return _complain(f"{game} has no rule “{name}”; `rules {game}` lists them all")
    rule = book[wanted]
    _print_line(f"{rule.heading}  [{rule.id}]")
    for line in textwrap.wrap(str(rule.text), 100):
        _print_line(line)
    _print_line(f"({rule.citation})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
