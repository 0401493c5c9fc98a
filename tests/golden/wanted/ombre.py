"""Golden games of Ombre, for four and for three."""

from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, announced, said

Truth = AnyTable


def a_partner_is_found(table: Truth, past: Past) -> bool:
    return announced(past, "partner-known") >= 1 and announced(past, "result-failed") >= 2


def made(table: Truth, past: Past) -> bool:
    return announced(past, "result-made") >= 1


def codillo_and_won(table: Truth, past: Past) -> bool:
    return announced(past, "result-codillo") >= 1 and announced(past, "result-win") >= 1


def kept_and_yielded(table: Truth, past: Past) -> bool:
    return said(past, "say-keep") >= 1 and said(past, "say-yield") >= 1


def renounced(table: Truth, past: Past) -> bool:
    return announced(past, "revoke-not-proved") >= 1 and said(past, "say-voll") >= 1


def repuesto(table: Truth, past: Past) -> bool:
    return announced(past, "result-repuesto") >= 1


WANTED = (
    Wanted("a-partner", 4, a_partner_is_found, preset="pearson", take_back=3),
    Wanted("made", 4, made, preset="pearson", rules={"deals": 8}),
    Wanted("a-beast", 4, a_partner_is_found, preset="pearson", rules={"beast": "match", "colour_rule": "agree_once"}),
    Wanted("manilla", 4, a_partner_is_found, preset="german_solo"),
    Wanted("shared", 4, made, preset="german_solo", rules={"deals": 8, "both_queens": "free"}),
    Wanted("named-before", 4, a_partner_is_found, preset="german_solo", rules={"suit_named": "in_bid"}),
    Wanted("codillo", 3, codillo_and_won, preset="hombre_1674"),
    Wanted("kept", 3, kept_and_yielded, preset="hombre_1674", rules={"matadors_paid": "won_or_lost"}),
    Wanted("a-renounce", 3, renounced, preset="hombre_1674", rules={"regulations": "strict", "deals": 6}),
    Wanted("repuesto", 3, repuesto, preset="hombre_1674", rules={"all_pass": "forced_spadille", "voll_word": "free"}),
)
