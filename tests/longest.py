"""The longest form of a sentence: each part as long as its kind allows, for tests of room."""

from dovre.kernel.texts import _parsed

NAME = "Wilhelmina-Maximiliane W"  # as long as a name may be
NUMBER = "88"


def longest(texts, key, seats=4):
    """The sentence of this key with the longest words in its places."""
    return "".join(part if isinstance(part, str) else _told(texts, part, seats) for part in _parsed(texts.table[key]))


def _told(texts, part, seats):
    _, manner, forms = part
    kinds = {
        "": lambda: NUMBER,
        "seat": lambda: NAME,
        "seats": lambda: texts.join([NAME] * seats),
        "signed": lambda: f"+{NUMBER}",
        "plural": lambda: max(forms.split("|"), key=len),
        "amounts": lambda: texts.join(family(texts, forms)[:3]),
    }
    return kinds.get(manner, lambda: family(texts, manner)[0])()


def family(texts, name):
    """All texts of a family in their longest form, the longest first."""
    told = [longest(texts, key) for key in texts.table if key.startswith(f"{name}.")]
    return sorted(told, key=len, reverse=True) or [NUMBER]
