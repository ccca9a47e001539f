"""Texts and their translations: extract them (`make i18n`), check them (`python -m tools.i18n --check`)."""
