"""Whatever a seat can read at the table is the same in every world that it cannot tell from the true one."""

from __future__ import annotations

import pytest

from engine import api
from qtapp.i18n.speech import Localizer
from qtapp.session.looker import SeatLooker
from tests.conformance.cases import seeds
from tests.qtapp.net.test_non_interference import in_another_world
from tests.toys import SHIPPED


def readable(looker: SeatLooker, speech: Localizer) -> list[str]:
    """Names, words on cards, explanations (what tool tips and a reader say), icons, and what the question offers."""
    names, table = looker.names, looker.session.table
    said: list[api.Message | None] = [looker.status()]
    drawn: list[object] = []
    shown = [piece.id for place in looker.view().places.values() for piece in place.pieces if piece.id in table.pieces]
    for piece in shown:
        said += [names.piece_name(piece), *names.piece_text(piece)]
        drawn += [names.piece_icons(piece), names.piece_facts(piece)]
    for place in looker.view().places:
        said.append(names.place_name(place))
        drawn += [names.place_icons(place), names.place_facts(place)]
    for thing in [*shown, *looker.view().places]:
        about = names.about(thing)
        if about is not None:
            said += [about.text, *about.points]
    said += [option.label for option in looker.questions.options()]
    return [speech.text(one, names) for one in said if one is not None] + [repr(one) for one in drawn]


@pytest.mark.parametrize("game", sorted(SHIPPED))
@seeds(normal=1, soak=12, chunk=1)
def test_what_can_be_read_is_the_same_in_every_world(game: str, seeds: range) -> None:
    speech, states, every = Localizer(), 0, 10 if len(seeds) == 1 and seeds[0] == 0 else 2
    for seed in seeds:
        people = 2 + seed % 2
        session = api.new_session(game, people, seed=seed)
        bot = api.RandomBot(seed)
        step = 0
        while states < 500 * len(seeds) and (pending := session.first_pending()) is not None:
            for viewer in range(people + 1) if step % every == 0 else ():
                here = SeatLooker(session, viewer)
                other = in_another_world(session, here.view(), seed + step)
                if other is not None:
                    assert readable(here, speech) == readable(SeatLooker(other, viewer), speech), (seed, step, viewer)
                    states += 1
            assert isinstance(session.answer(pending, bot.choose_answer(session, pending)), api.HistoryEntry)
            step += 1
    assert states >= 20 * len(seeds)
