"""The table on the screen: one view over one scene, for any game."""

from qtapp.board.view import TableView

__all__ = ["TableView"]
