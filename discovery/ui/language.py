"""Words for people: every visible string passes here.

`tr`, `ntr`, `mark`, `mark_forms` and `Message` are the words that the string collector looks for
(`babel.cfg`, `discovery/locale/discovery.pot`).
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from discovery.rules.words import Message

if TYPE_CHECKING:
    from gettext import NullTranslations
    from pathlib import Path

log = logging.getLogger(__name__)

DOMAIN = "discovery"
ENGLISH = "en"
OWN_NAMES = {
    "en": "English",
    "ko": "한국어",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
}
"""What each language calls itself; these are never translated."""


class Language:
    """One language's catalogue; English is the language of the source and needs none."""

    def __init__(self, folder: Path, code: str = "") -> None:
        """Open the catalogue of `code` below `folder`; without one, speak English.

        A damaged catalogue counts as none.
        """
        self.folder = folder
        self.code = code if code in codes(folder) else ENGLISH
        self._words: NullTranslations | None = None
        if self.code != ENGLISH:
            import gettext  # noqa: PLC0415 - English does without

            try:
                self._words = gettext.translation(DOMAIN, folder, [self.code])
            except Exception as error:  # gettext checks little, so a damaged file raises anything
                log.warning("the words of '%s' cannot be read: %s", code, error)
                self.code = ENGLISH

    def tr(self, text: str) -> str:
        """Translate `text`."""
        return self._words.gettext(text) if text and self._words else text

    def ntr(self, one: str, many: str, count: int) -> str:
        """Translate the form for `count` and put the count in as ``{count}``."""
        return self._form(one, many, count).format(count=count)

    def _form(self, one: str, many: str, count: int) -> str:
        if self._words is None:
            return one if count == 1 else many
        return self._words.ngettext(one, many, count)

    def say(self, message: Message) -> str:
        """Translate a message's template and put in its values, messages among them too."""
        values = {
            key: self.say(value) if isinstance(value, Message) else value
            for key, value in message.values.items()
        }
        count = message.values.get("count")
        if message.one and isinstance(count, int):
            return self._form(message.one, message.template, count).format(**values)
        return self.tr(message.template).format(**values)


def codes(folder: Path) -> tuple[str, ...]:
    """Return the codes of the languages at hand, English first."""
    found = {path.parent.parent.name for path in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def available(folder: Path) -> tuple[tuple[str, str], ...]:
    """Return (code, own name) of each language at hand, English first.

    >>> from pathlib import Path
    >>> available(Path("nowhere"))
    (('en', 'English'),)
    """
    return tuple((code, OWN_NAMES.get(code, code)) for code in codes(folder))
