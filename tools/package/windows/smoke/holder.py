"""`python -m tools.package.windows.smoke.holder SAVES`: saves a game again and again while others hold its file open.

Run by a Windows Python: on other systems nobody minds a file that is open. Another process opens and closes the file at
random. Every save has to succeed, and what lies there afterwards has to be what was saved last.
"""

from __future__ import annotations

import random
import sys
import tempfile
from multiprocessing import Event, Process
from multiprocessing.synchronize import Event as Stop
from pathlib import Path
from time import monotonic, sleep

from engine import api
from qtapp.kit.store.file_patience import have_patience

_LONGEST = 0.4
"""Seconds for which a file is held: a scanner needs less."""


def hold(path: Path, stop: Stop) -> None:
    """Open and close a file at random until it is enough; how often is printed by whoever saves."""
    dice = random.Random(7)
    while not stop.is_set():
        try:
            with path.open("rb") as file:
                file.read(100)
                sleep(dice.random() * _LONGEST)
        except OSError:
            pass  # in the moment in which it is replaced
        sleep(dice.random() * 0.1)


def main(saves: int) -> int:
    """Save; the exit code says whether every save was made."""
    lost = refused = waited = 0
    session = api.new_session("ginkgopolis", 2, seed=1, names=("Anna", "Őze"))
    bot = api.RandomBot(1)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = Path(folder) / "este ő.tarsas"
        api.save(session, path)
        stop = Event()
        others = [Process(target=hold, args=(path, stop), daemon=True) for _ in range(1)]
        for one in others:
            one.start()
        have_patience()
        usual = api.PATIENCE.wait

        def counted(refusals: int) -> bool:
            nonlocal waited
            waited += 1
            return usual(refusals)

        api.PATIENCE.wait = counted
        begin = monotonic()
        for _ in range(saves):
            pending = session.first_pending()
            if pending is None:
                session = api.new_session("ginkgopolis", 2, seed=2)
                pending = session.first_pending()
            assert pending is not None
            session.answer(pending, bot.choose_answer(session, pending))
            try:
                api.save(session, path)
            except OSError:
                refused += 1
            else:
                lost += api.encode(api.load_game(path).session) != api.encode(session)
        took = monotonic() - begin
        stop.set()
        for one in others:
            one.join(10)
    print(f"{saves} saves in {took:.0f} s, {waited} times waited, {lost} lost, {refused} refused")
    if sys.platform == "win32" and not waited:
        print("nobody ever held the file, so nothing was tried")
        return 1
    return 1 if lost or refused else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1])))
