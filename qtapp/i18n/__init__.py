"""Every word on the screen: messages of engine and window, rendered in the chosen language.

`Localizer.text` is the one way from a message to a text. See `render` for what a translation may ask of its arguments.
"""

from qtapp.i18n.languages import complete
from qtapp.i18n.pseudo import PSEUDO
from qtapp.i18n.render import NameSource
from qtapp.i18n.speech import Localizer, system_language
from qtapp.i18n.voice import LANGUAGES, Speaker, Voice

__all__ = ["LANGUAGES", "PSEUDO", "Localizer", "NameSource", "Speaker", "Voice", "complete", "system_language"]
