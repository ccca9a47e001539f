"""Taking hold of things and letting them go: in strict play a drag is an answer, in the sandbox it is a deed.

Two clicks are as good as a drag: one picks the thing up, one says where it goes. A drop that is not allowed is held
as a ghost, so that the window can say why; so is a card of the hand that cannot be used, where it was clicked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtWidgets import QMenu

from engine import api
from qtapp.board.input.draft import DraftMarks
from qtapp.board.input.drag_copy import FADED, DragCopy
from qtapp.board.input.drop_hint import DropHint
from qtapp.board.input.drop_menu import DropMenu
from qtapp.board.input.hit_distance import away, beside
from qtapp.board.input.lit_targets import LitTargets, fly_near
from qtapp.board.input.sandbox_menu import actions_for_drag
from qtapp.board.motion.surface import Surface
from qtapp.board.place.sprite import Sprite, is_hidden
from qtapp.board.scene.animator import HOME, Animator, Glide
from qtapp.board.scene.pieces import SpriteItem
from qtapp.session.client import ChosenItem, OptionItem, RefusedDrag

FAR = 5.0
"""Pixels before a press becomes a drag."""


class Drag(QObject):
    """One thing at a time can be held; with free hands also several that were chosen together."""

    held = Signal(str)
    """What was picked up by a click or a key, and waits for where it goes; empty: it was put back."""

    lifted = Signal(tuple)
    """A drag has begun: where the thing may go."""

    ghost_left = Signal()
    """What was refused is no longer held as a ghost."""

    def __init__(self, surface: Surface, offered: Callable[[QPointF, list[OptionItem]], None]) -> None:
        super().__init__(surface.widget)
        self._surface = surface
        self._table = surface.scene
        self._client = surface.client
        self._highlights = surface.highlights
        self.hint = DropHint(surface)
        self._home = Animator(self)
        self._sprite: Sprite | None = None
        self._others: tuple[Sprite, ...] = ()
        self.grab = ""
        """What is held, as the rules call it."""
        self.drops: dict[str, list[OptionItem]] = {}
        self._pressed = QPointF()
        self._copy = DragCopy(surface)
        self._menu = DropMenu(surface, offered, self._answer, self.cancel)
        self.picked = False
        """Was what is held picked up by a click? Then the next click says where it goes."""
        self.draft = DraftMarks(surface)
        self.lit = LitTargets(surface)
        """Where what is held may go, as it lies on the screen."""
        self.matches: Callable[[list[OptionItem]], bool] = lambda _options: True
        """Are these options of one drop among the best for what is held? The others are marked more weakly."""
        self.flies: Callable[[QRectF, float], None] = partial(fly_near, surface)
        """Brings a box of the scene near, at a zoom at least."""

    # ---- state ---------------------------------------------------------------------------------------------------

    @property
    def holding(self) -> bool:
        """Is something held (pressed, dragged or picked up by a key)?"""
        return self._sprite is not None and self._copy.ghost is None

    @property
    def dragging(self) -> bool:
        """Is something on its way under the pointer?"""
        return self._copy.is_lifted and self._copy.ghost is None

    @property
    def ghost(self) -> bool:
        """Is a refused drop held as a ghost?"""
        return self._copy.ghost is not None

    def ghost_box(self) -> QRect:
        """Where the ghost is held, in the viewport; without one the middle of its right edge."""
        ghost = self._copy.ghost
        if ghost is not None:
            return ghost.toRect()
        port = self._surface.port()
        return QRect(round(port.right()), round(port.center().y()), 0, 0)

    # ---- taking hold ---------------------------------------------------------------------------------------------

    def begin(self, item: SpriteItem, at: QPointF, others: tuple[Sprite, ...] = ()) -> None:
        """Take hold of a thing at a point of the viewport; the legal drops light up."""
        self.cancel()
        if self._client.questions.is_silent:
            return
        self._sprite, self._others = item.sprite, others
        self._pressed = at
        self._choose(item.sprite)
        self._light()

    def _choose(self, sprite: Sprite) -> None:
        """What is meant: the piece (or the kind) if it may be taken, else its place if that may be, else the piece."""
        ids = sprite.ids
        if self._surface.board_context.sandbox:
            self.grab, self.drops = ids[0], {}
            return
        may = self._client.questions.grabs()
        known = [name for name in ids if not is_hidden(name)]
        able = [name for name in sprite.grabs if name in may and not is_hidden(name)]
        self.grab = able[0] if able else known[0] if known else ids[0]
        self.drops = self._client.questions.drops(self.grab)

    def _light(self) -> None:
        self.lit.light(self.drops)
        self.light_again()

    def light_again(self) -> None:
        """Mark where it may go; what lies too near together is one pin, which depends on the zoom."""
        if not self.holding:
            return
        single = self.lit.single()
        strong = [name for name in single if self.matches(self.drops[name])]
        weak = [name for name in single if name not in strong]
        self._highlights.show_targets(strong, weak, dim_rest=bool(weak))
        self._highlights.show_pins([(pin.centre, pin.n) for pin in self.lit.pins()])

    def move(self, at: QPointF) -> None:
        """The pointer moved while something is held."""
        if not self.holding:
            return
        if not self._copy.is_lifted:
            if (at - self._pressed).manhattanLength() < FAR:
                return
            self._lift(self._pressed)
        self._copy.follow(at)
        self.point_at(at, self.target(at))

    def _lift(self, at: QPointF) -> None:
        """Put a copy of the thing under the pointer; the thing itself fades until it is decided."""
        if self._sprite is not None and self._copy.lift(self._sprite, at):
            self.lifted.emit(tuple(self.drops))

    def _item(self) -> SpriteItem | None:
        """The thing itself, as it stands on the table."""
        return self._table.items_by_id.get(self._sprite.id) if self._sprite is not None else None

    def target(self, at: QPointF) -> tuple[str, ...]:
        """What a point of the viewport means: the lit target, pieces, the place; on bare ground what is lit beside it.
        A pin is no target: one flies there first.
        """
        if self.lit.pin_at(at) is not None:
            return ()
        point = self._surface.to_scene(at)
        sprite = self._sprite
        meant = self._table.art.place_for(sprite, point, self._table.layout) if sprite is not None else ""
        place = meant or self._table.place_at(point)
        item = self._table.item_at(point)
        lit = self.lit.hit(at)
        if lit and sprite is not None and lit in (sprite.id, sprite.top):
            lit = ""
        if item is None or (sprite is not None and item.sprite.id == sprite.id):
            place = lit or place or beside(self._surface, self.drops, at)
            return (place,) if place else ()
        ids = () if meant else item.sprite.ids
        return tuple(dict.fromkeys(name for name in (lit, *ids, place) if name))

    def travelled(self, name: str) -> float:
        """How far a piece or place is from the refused drop."""
        ghost = self._copy.ghost
        return away(self._surface, name, ghost.center()) if ghost is not None else 0.0

    def point_at(self, at: QPointF, ids: tuple[str, ...]) -> None:
        """Show what dropping here would mean."""
        self.hint.point_at(self.grab, self.drops, at, ids)

    # ---- letting go ----------------------------------------------------------------------------------------------

    def release(self, at: QPointF) -> None:
        """Let go at a point of the viewport, or click there with what was picked up."""
        if not self.holding:
            return
        if self.picked:
            self._pressed = at
        elif not self._copy.is_lifted:
            if not self.point():
                self._pick_up()
            return
        if not self._goes_near(at):
            self.drop(self.target(at), at)

    def _goes_near(self, at: QPointF) -> bool:
        """Does too much lie here to tell what is meant? Then what is held waits, and the table comes nearer."""
        pin = self.lit.pin_at(at)
        if pin is None:
            return False
        if self._copy.is_lifted:
            self._copy.remove()
            item = self._item()
            if item is not None:
                item.setOpacity(1.0)
        self.picked = True
        self.hint.clear()
        self.show_held()
        self.flies(pin.box, pin.zoom)
        return True

    def _pick_up(self) -> None:
        """A click on what can go somewhere: it waits, in a ring, for the click that says where."""
        if not self.drops or self._sprite is None:
            self._forget()
            return
        self.picked = True
        self.show_held()
        self.held.emit(self.grab)

    def show_held(self) -> None:
        """Show what is held where it stands, until it is known where it goes."""
        if self._sprite is not None:
            self._table.pick_up(self._sprite.id)
            self._highlights.show("picked", [(self._sprite.ids[0], "picked")])

    def holds(self, sprite: Sprite) -> bool:
        """Is this what is held?"""
        return self._sprite is not None and self._sprite.id == sprite.id

    def aims(self, at: QPointF) -> bool:
        """Would a click here say where the thing goes that was picked up? Beside the table, on itself or on another
        thing that can be picked up it would not.
        """
        ids = self.target(at)
        if self.lit.pin_at(at) is not None or any(name in self.drops for name in ids):
            return True
        may = self._client.questions.grabs()
        home = self._sprite is not None and self._sprite.place in ids
        return bool(ids) and not home and not any(name in may for name in ids)

    def point(self) -> bool:
        """What is held is chosen where it is, if a click is enough for it, or refused there if it is of no use."""
        faces = self.drops.get(self.grab) if self.grab else None
        if faces is None or self._sprite is None:
            return self._refuse_here()
        self.drop((self.grab,), self._pressed)
        return True

    def _refuse_here(self) -> bool:
        """Say why a card of the hand cannot be used; False: it can, or no rule of the game speaks of it now.

        Who clicks on what lies on a board may only want to see it.
        """
        item, questions = self._item(), self._client.questions
        if item is None or not item.docked or self._surface.board_context.sandbox or self.drops:
            return False
        if not questions.why_not(self.grab, None):
            return False
        self._unlight()
        self._copy.refuse_in_place(item)
        questions.refuse(self.grab, None)
        return True

    def drop(self, ids: tuple[str, ...], at: QPointF) -> None:
        """Drop what is held on the first of these that takes it."""
        sprite = self._sprite
        if sprite is None:
            return
        if self._surface.board_context.sandbox:
            self._drop_freely(sprite, ids)
            return
        for name in ids:
            faces = self.drops.get(name)
            if faces:
                self._offer(faces, at) if len(faces) > 1 else self._answer(faces[0].answer)
                return
        if ids and ids[-1] == sprite.place:
            self.cancel()
            return
        where = ids[-1] if ids else ""
        meant = self._client.questions.answer_for_drop(self.grab, where) if where else None
        if meant is not None:
            grab = self.grab
            self._answer(meant)
            self._follow(grab, where)
            return
        self._refuse(where, at)

    def _follow(self, grab: str, where: str) -> None:
        """If what was meant leads to the question where this thing goes, the drop has already said it."""
        faces = self._client.questions.drops(grab).get(where, [])
        if len(faces) == 1:
            self._client.questions.answer(faces[0].answer)

    def _answer(self, answer: object) -> None:
        if isinstance(answer, ChosenItem):
            self.cancel()
            self._client.questions.answer(answer)
            return
        self._land()
        if not self._client.questions.answer(answer):
            self._table.show_view(self._client.view())

    def _land(self) -> None:
        """Let the thing itself start from where its copy was let go."""
        item = self._item()
        if item is not None:
            self._copy.hand_over(item)
        self._forget()

    def _offer(self, faces: list[OptionItem], at: QPointF) -> None:
        """Several options share this drop."""
        self.hint.tag.setVisible(False)  # the menu says the same
        self._menu.open(faces, at)

    @property
    def menu(self) -> QMenu | None:
        """The small menu that is open."""
        return self._menu.menu

    def _refuse(self, where: str, at: QPointF) -> None:
        """Hold the drop as a ghost and ask why it is not possible."""
        if not self._copy.is_lifted:
            self._lift(self._pressed)
        self._unlight()
        self._copy.become_ghost(at if self.picked else None)
        self._client.questions.refuse(self.grab, where)

    def _unlight(self) -> None:
        """Take away what says where the thing may go."""
        for group in ("drops", "dimmed", "pins", "picked"):
            self._highlights.clear(group)
        self.hint.clear()

    def show_reasons(self, refused: RefusedDrag) -> None:
        """Light what is in the way."""
        names = dict.fromkeys(name for reason in refused.reasons for name in reason.subjects)
        self._highlights.show("blocks", [(name, "block") for name in names if name != refused.grab])

    def _drop_freely(self, sprite: Sprite, ids: tuple[str, ...]) -> None:
        target = next((name for name in reversed(ids) if self._client.names.place_name(name) is not None), "")
        if not target or (target == sprite.place and not self._others):
            self.cancel()
            return
        acts: list[api.TableAction] = []
        for one in (sprite, *self._others):
            if one.place != target:
                acts += actions_for_drag(self._surface.board_context, self._table.view, one, target)
        if not acts:
            self.cancel()
            return
        self._land()
        for act in acts:
            if not self._client.actions.act(act):
                self._table.show_view(self._client.view())  # back to where it is: it was let go elsewhere
                break

    # ---- giving up -----------------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """Send everything home."""
        item = self._item()
        duration = self._surface.board_context.theme.ms(HOME)
        visible = self._surface.widget.isVisible()
        copy = self._copy.release() if item is not None and duration and visible else None
        if copy is not None and item is not None:
            self._forget()
            copy.setOpacity(0.8)
            item.setOpacity(FADED)
            end = self._table.dock.mapFromScene(item.scenePos())
            way = Glide(copy, copy.pos(), end, copy.scale(), copy.scale(), 1300, leaves=True)
            self._home.start([way], duration, lambda: item.setOpacity(1.0))
            return
        self._forget()

    def _forget(self) -> None:
        """Hold nothing any more."""
        self._home.finish()
        was_ghost = self.ghost
        self._copy.remove()
        item = self._item()
        if item is not None:
            item.setOpacity(1.0)
        self._sprite, self._others = None, ()
        was_picked = self.picked
        self.grab, self.drops, self.picked = "", {}, False
        self._unlight()
        self.lit.light(())
        self._highlights.clear("blocks")
        self._table.pick_up("")
        if was_picked:
            self.held.emit("")
        if was_ghost:
            self._table.raise_card("")
            self.ghost_left.emit()

    def take(self, thing: str) -> bool:
        """Pick something up as a click would; False: it is not there, or cannot go anywhere."""
        item = self._table.item_of(thing)
        if item is None or not self._client.questions.drops(thing):
            return False
        self.begin(item, self._surface.to_port().map(item.scene_foot().center()))
        self._pick_up()
        return self.picked
