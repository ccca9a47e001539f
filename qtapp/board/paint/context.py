"""What everything on the board needs at hand: the client, the language, the theme and the pictures."""

from __future__ import annotations

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.photos import common_photos
from qtapp.board.paint.pixmap_shelf import PixmapShelf, common_shelf
from qtapp.i18n import Localizer, Speaker
from qtapp.kit.paint.theme import Theme
from qtapp.session.client import SeatClient
from qtapp.session.looker import SeatLooker


class ArtContext:
    """What the art of a game needs: whose eyes see it, in which language it speaks, the theme and the pictures."""

    def __init__(self, client: SeatClient | SeatLooker, speech: Speaker, theme: Theme) -> None:
        self.client = client
        self.speech = speech
        self.theme = theme
        self.art = PictureCache(shelf=self._shelf())
        self._photos: tuple[api.Game, dict[str, api.CardPhoto]] | None = None

    def _shelf(self) -> PixmapShelf | None:
        """Where what was painted is kept; None: on a shelf of its own."""
        return None

    def say(self, message: api.Message) -> str:
        """A sentence."""
        return self.speech.text(message, self.client.names)

    def label(self, message: api.Message) -> str:
        """Words that stand alone."""
        return self.speech.label(message, self.client.names)

    def photo(self, piece: str) -> api.CardPhoto | None:
        """The owner's photo of a piece; None: there is none."""
        game = self.client.game
        if self._photos is None or self._photos[0] is not game:
            self._photos = game, api.photos_of_pieces(game)
        return self._photos[1].get(piece)

    @property
    def blueprint(self) -> api.Blueprint:
        """The places, pieces and kinds of this table, as they were before anybody moved."""
        return self.client.blueprint

    @property
    def sandbox(self) -> bool:
        """Free hands?"""
        return self.client.mode is api.PlayMode.SANDBOX


class BoardContext(ArtContext):
    """The client, the language, the theme and the pictures of one table view."""

    client: SeatClient
    speech: Localizer

    def __init__(self, client: SeatClient, speech: Localizer, theme: Theme) -> None:
        super().__init__(client, speech, theme)
        self.art.photos = common_photos()

    def _shelf(self) -> PixmapShelf:
        return common_shelf()
