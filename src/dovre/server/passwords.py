"""Which passwords are taken: long ones that are not the first that anybody would try."""

from __future__ import annotations

import re

from dovre.server.refusals import Refused

LEAST, MOST = 12, 200
ROWS = ("abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop")
# Long passwords that lists of leaked ones are full of are made of these words and of figures.
COMMON_WORDS = """
password passwort motdepasse passe admin administrator welcome bienvenue letmein iloveyou jetaime sunshine princess
football baseball dragon monkey master superman batman michael shadow qwerty azerty dovre troll mountain montagne
secret changeme default login guest user bonjour hello soleil doudou loulou marseille chocolat starwars pokemon
trustno computer internet whatever summer winter spring autumn company test
"""
COMMON = frozenset(COMMON_WORDS.split())


def check_password(password: str, login: str) -> None:
    """Refuse a password that is too short or too long, or that others would guess."""
    if len(password) < LEAST:
        raise Refused("password_short", least=LEAST)
    if len(password) > MOST:
        raise Refused("password_long", most=MOST)
    if is_common(password, login):
        raise Refused("password_common")


def is_common(password: str, login: str = "") -> bool:
    """Whether it is the login, a few letters repeated, a row of the keyboard, or common words with figures around."""
    plain = password.casefold()
    if len(set(plain)) < 5 or (login and plain.replace(login.casefold(), "").strip("0123456789 .-_!") == ""):
        return True
    if any(plain in row * 3 or plain[::-1] in row * 3 for row in ROWS):
        return True
    words = [word for word in re.split(r"[^a-zà-ÿ]+", plain) if word]
    return bool(words) and all(_is_of_common_words(word) for word in words)


def _is_of_common_words(word: str) -> bool:
    """Whether a word is a common one, or several of them in a row."""
    if word in COMMON or any(word in row or word[::-1] in row for row in ROWS):
        return True
    return any(word.startswith(one) and _is_of_common_words(word[len(one) :]) for one in COMMON)
