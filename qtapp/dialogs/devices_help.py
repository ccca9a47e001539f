"""How phones and a second computer come to the table, and what to do when one does not find it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from engine.api import LiteralArg, Message, msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import ScrollPage

_PARTS: tuple[tuple[Message, tuple[Message, ...]], ...] = (
    (
        msg("devices_help.phones_title", "A phone for each hand"),
        (
            msg(
                "devices_help.phones_what_for",
                "The table stays on this screen, each hand lies on its owner's phone. No curtain falls between you, "
                "and all can choose at the same time. Nothing has to be installed on a phone.",
            ),
            msg(
                "devices_help.phones_open_door",
                "1. In a game choose Game ▸ Devices… (Ctrl+D). That opens the door: you see a picture for cameras, an "
                "address and a code of six signs.",
            ),
            msg(
                "devices_help.phones_come_in",
                "2. Point the camera of the phone at the picture and follow the link. If the camera reads no such "
                "pictures, type the address into the phone's browser, then the six signs.",
            ),
            msg(
                "devices_help.phones_choose_seat",
                "3. Tap your name. From now on the phone asks you; whoever has none goes on playing at this computer.",
            ),
        ),
    ),
    (
        msg("devices_help.asleep_title", "When a phone falls asleep"),
        (
            msg(
                "devices_help.asleep_keeps_seat",
                "It keeps its seat, and finds the table again by itself as soon as somebody looks at it. If it is gone "
                "for good, take its seat back in the window of the devices. “Close the door” ends it for all of them "
                "at once; at every start of the program the door is closed.",
            ),
        ),
    ),
    (
        msg("devices_help.television_title", "A television"),
        (
            msg(
                "devices_help.television_how",
                "Connect it as a screen and choose “Television” in the window of the devices: it shows people, points, "
                "boards and the last move, and nobody's hand. Esc leads back to the table.",
            ),
        ),
    ),
    (
        msg("devices_help.second_title", "A second computer"),
        (
            msg(
                "devices_help.second_how",
                "Where Társas runs on another computer of your home, choose “Join a table” on its start page. It finds "
                "this table by itself, asks for the six signs, and is a whole table for one seat, or for somebody who "
                "only looks on.",
            ),
        ),
    ),
    (
        msg("devices_help.homes_title", "Another home"),
        (
            msg(
                "devices_help.homes_how",
                "Under “Other homes” you get a line. Whoever pastes it in their Társas can knock at your table, and "
                "comes in once you say yes. Several people of that home may sit down: the curtain falls among them.",
            ),
            msg(
                "devices_help.homes_who_sees",
                "What you play and write is sealed from end to end: only the homes see it. They tell each other all "
                "their addresses, those inside the house too, and the program asks your router for a way in (UPnP).",
            ),
            msg(
                "devices_help.homes_relay",
                "A relay helps to find each other. It sees who talks with whom and how much, not what. Below “Other "
                "homes” you choose a public one of the project iroh, your own, or none; without one it may not work "
                "everywhere.",
            ),
            msg(
                "devices_help.homes_cut",
                "If a line is cut, the seats of that home wait, and it goes on by itself once the line is back. A "
                "computer can play for them meanwhile. On your own start page, “At others” leads back to tables of "
                "others.",
            ),
            msg(
                "devices_help.homes_far_test",
                "Does it not work? Start “{command}” in both homes: it says in words how far the line gets.",
                command=LiteralArg("tarsas --far-test"),
            ),
        ),
    ),
    (
        msg("devices_help.not_found_title", "The phone does not find this computer"),
        (
            msg(
                "devices_help.not_found_network",
                "• Both must be in the same home network: the phone in its Wi-Fi, not on mobile data, and with no VPN.",
            ),
            msg(
                "devices_help.not_found_guest",
                "• A guest network keeps devices apart. Use the ordinary one on both.",
            ),
            msg(
                "devices_help.not_found_firewall",
                "• The firewall of this computer must let Társas through. If it asks at the first time, allow it for "
                "private networks; else open the port for it, which is the number after the colon of the address.",
            ),
            msg(
                "devices_help.not_found_address",
                "• Type the address as it stands there, with http:// before it: many browsers try https:// otherwise.",
            ),
            msg(
                "devices_help.not_found_anew",
                "• The code is valid for ten minutes. After that, “New code” opens the door again.",
            ),
        ),
    ),
    (
        msg("devices_help.not_encrypted_title", "What you should know"),
        (
            msg(
                "devices_help.not_encrypted",
                "Only devices of your home network can come in, and only with the code. What they say is not "
                "encrypted, as pages without a certificate cannot be: whoever can listen to your network could read "
                "along. In a network that you do not trust, leave the door closed.",
            ),
        ),
    ),
)


class DevicesHelpDialog(Dialog):
    """A page to be read; nothing is opened by it."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("devices.title", "Devices at the table"), parent)
        area = ScrollPage()
        column = area.column
        column.setContentsMargins(2, 2, 12, 2)
        column.setSpacing(6)
        for number, (title, texts) in enumerate(_PARTS):
            if number:
                column.addSpacing(10)
            self._say(area, title, "strong")
            for text in texts:
                self._say(area, text)
        column.addStretch(1)
        self.body.addWidget(area, 1)
        self.close_button()
        self.fit(620, 640)

    def _say(self, area: ScrollPage, text: Message, role: str = "") -> None:
        label = WrapLabel(role)
        self.words.text(label, text)
        area.column.addWidget(label)
