"""How the question, a guest's card and the panel of the rail take part in the common placement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.placing import Form
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.told.since_card import SinceCard
from qtapp.windows.game.overlay import Overlay

LEAST = 190
"""Pixels: what scrolls in less room shows too little of itself."""
_LEAST_LOG = 150
_PARTS = ((0.8, 0.8), (0.62, 1.5))
"""Of the whole height, and what is lost by it."""
_USUAL_LOSS = 0.12
"""What a card loses that is only as high as is usual, and therefore scrolls."""
_HEIGHTS = (400, 280, 200)
"""Pixels of a panel that gives way."""


def scrolling(width: int, needed: int, most: int, least: int, usual: int = 0) -> tuple[Form, ...]:
    """A card as high as it needs, or lower and scrolling, but never lower than it can be. Higher than is usual it
    becomes only where nothing worth seeing lies.
    """
    whole = min(needed, most)
    low = min(whole, usual) if usual else whole
    lower = {max(round(low * part), least): loss for part, loss in reversed(_PARTS)}
    if low < whole:
        lower[low] = _USUAL_LOSS
    return Form("whole", width, whole), *(
        Form(f"{tall} px", width, tall, loss) for tall, loss in sorted(lower.items(), reverse=True) if tall < whole
    )


class GuestCard(Protocol):
    """A card that somebody lays on the page beside the question: that of a lesson."""

    def height_for(self, width: int) -> int:
        """How high it would have to be to show everything at a width."""

    def least_for(self, width: int) -> int:
        """How low it may become; what has no room then scrolls."""

    def things(self) -> tuple[str, ...]:
        """Pieces and places that it speaks of, and therefore does not cover."""

    def lie_at(self, box: QRect) -> None:
        """Take a place."""

    def set_shown(self, shown: bool) -> None:
        """Be seen, or not."""


class Placed:
    """What most cards have in common."""

    points = False
    passes = False

    def things(self) -> tuple[str, ...]:
        """It speaks of nothing that lies somewhere."""
        return ()

    def boxes(self) -> tuple[QRect, ...]:
        """Nor of any part of the page."""
        return ()


class QuestionPlace(Placed):
    """The question. Beside a guest's card, and on a page that is too low for both beside a panel, it gives way."""

    name = "question"
    side = 1

    def __init__(
        self, context: AppContext, decision: DecisionCard, is_wanted: Callable[[], bool], gives_way: Callable[[], bool]
    ) -> None:
        self._context = context
        self.widget = decision
        self._decision = decision
        self.is_wanted = is_wanted
        self._gives_way = gives_way

    @property
    def weight(self) -> float:
        return 2.0 if self._gives_way() else 3.0

    @property
    def is_asked(self) -> bool:
        return not self._gives_way()

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """As high as its rows need; what is too much scrolls."""
        usual = min(most, self._decision.room().height() + self._decision.companion_height(width))
        return scrolling(width, self._decision.height_for(width), most, self._context.theme.px(LEAST), usual)

    def lie_in(self, form: Form, box: QRect) -> None:
        """Take a place."""
        self._decision.lie_at(box, self._decision.height_for(form.width))
        self._decision.show()

    def stay_away(self) -> None:
        """No room, or nothing to ask."""
        self._decision.hide()


class GuestPlace(Placed):
    """The card of a lesson, of a drill, of a lesson that is made: what is to be done there comes first."""

    name = "guest"
    weight = 3.0
    side = -1
    is_asked = True
    points = True

    def __init__(self, guest: Callable[[], GuestCard | None], is_wanted: Callable[[], bool]) -> None:
        self._guest = guest
        self._is_wanted = is_wanted

    @property
    def widget(self) -> QWidget:
        found = self._guest()
        assert isinstance(found, QWidget)
        return found

    def is_wanted(self) -> bool:
        """Is there a guest, and may it be seen?"""
        return self._guest() is not None and self._is_wanted()

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """As high as its words need."""
        guest = self._guest()
        return () if guest is None else scrolling(width, guest.height_for(width), most, guest.least_for(width))

    def things(self) -> tuple[str, ...]:
        """What it speaks of."""
        guest = self._guest()
        return () if guest is None else guest.things()

    def lie_in(self, form: Form, box: QRect) -> None:
        """Take a place."""
        guest = self._guest()
        if guest is not None:
            guest.lie_at(box)
            guest.set_shown(True)

    def stay_away(self) -> None:
        """What others did is played."""
        guest = self._guest()
        if guest is not None:
            guest.set_shown(False)


class SincePlace(Placed):
    """What happened since one's last turn: it was asked for, and goes with the next answer."""

    name = "since"
    weight = 1.5
    side = -1
    is_asked = True
    passes = True

    def __init__(self, card: SinceCard, may_be_seen: Callable[[], bool]) -> None:
        self.widget = card
        self._card = card
        self._may_be_seen = may_be_seen

    def is_wanted(self) -> bool:
        """Is it open, and nothing played that it would lie over?"""
        return self._card.is_open and self._may_be_seen()

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """As high as its rows need, or scrolling."""
        whole = min(most, self._card.height_for(width))
        low = (Form("scrolling", width, _HEIGHTS[-1], 0.5),) if whole > _HEIGHTS[-1] else ()
        return Form("whole", width, whole), *low

    def lie_in(self, form: Form, box: QRect) -> None:
        """Take a place."""
        self._card.lie_at(box)
        self._card.set_shown(True)

    def stay_away(self) -> None:
        """Closed, or out of the way for a while."""
        self._card.set_shown(False)


class PanelPlace(Placed):
    """The panel of the rail as long as it is not pinned: the log gives way more easily than what one asked to read. On
    a page on which it would never find room it comes first, until it is closed.
    """

    name = "panel"
    side = 1

    def __init__(self, overlay: Overlay, is_pinned: Callable[[], bool], is_low: Callable[[], bool]) -> None:
        self.widget = overlay
        self._overlay = overlay
        self._is_pinned = is_pinned
        self._is_low = is_low

    @property
    def _is_log(self) -> bool:
        return self._overlay.current == "log"

    @property
    def weight(self) -> float:
        return 2.5 if self._is_low() else 0.7 if self._is_log else 1.6

    @property
    def is_asked(self) -> bool:
        return self._overlay.current == "list" or self._is_low()

    def is_wanted(self) -> bool:
        """Is a panel open that may give way?"""
        return bool(self._overlay.current) and not self._is_pinned()

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """From the whole page down to a few lines."""
        part = 0.55 if self._is_log else 1.6
        least = _LEAST_LOG if self._is_log else _HEIGHTS[-1]
        heights = [most, round(most * 0.75), *_HEIGHTS, *([_LEAST_LOG] if self._is_log else [])]
        return tuple(
            Form(f"{tall} px", width, tall, (1 - tall / most) * part)
            for tall in sorted(set(heights), reverse=True)
            if least <= tall <= most
        )

    def lie_in(self, form: Form, box: QRect) -> None:
        """Take a place; of a log the newest line stays to be seen."""
        self._overlay.lie_down(box)
        self._overlay.set_room(True)

    def stay_away(self) -> None:
        """Only its button says that it is open."""
        if not self._is_pinned():
            self._overlay.set_room(False)
