"""The rulings' options."""

from __future__ import annotations


class Switches:
    """The rulings' options as plain attributes, so that the rules can read them without look-ups.

    Without them the game follows the defaults of the rulings: the reading that most editions share (R0.11, RUL-1).
    """

    def __init__(self, names: frozenset[str]) -> None:
        self.all_bonus_tiles = "allBonusTiles" in names
        self.always_distinct = "alwaysDistinct" in names
        self.ask_round_6 = "askRound6" in names
        self.auction_first = "auctionFirst" in names
        self.bonus_no_special = "bonusNoSpecial" in names
        self.cap_by_card_value = "capByCardValue" in names
        self.copy_no_tile = "copyNoTile" in names
        self.discarded_leaders_count = "discardedLeadersCount" in names
        self.empty_floor = "emptyFloor" in names
        self.exchange_anytime = "exchangeAnytime" in names
        self.final_floor_zero = "finalFloorZero" in names
        self.member_minimum_one = "fmMinOne" in names
        self.houses_start_servants = "horStartServants" in names
        self.ignore_value_twice = "ignoreValueTwice" in names
        self.leader_gains_unreduced = "leaderGainsUnreduced" in names
        self.lutero_ignores_all = "luterIgnoresAll" in names
        self.machiavelli_hand = "machiavelliHand" in names
        self.machiavelli_no_final = "machiavelliNoFinal" in names
        self.military_needs_one = "militaryNeedsOne" in names
        self.military_uncapped = "militaryUncapped" in names
        self.negative_victory = "negativeVP" in names
        self.own_bonus_later = "ownBonusLater" in names
        self.paracelso_no_surcharge = "paracelsoNoSurcharge" in names
        self.pazzi_reveal = "pazziReveal" in names
        self.privilege_unreduced = "privilegeUnreduced" in names
        self.rita_doubles_given = "ritaDoublesGiven" in names
        self.rita_reduce_twice = "ritaReduceTwice" in names
        self.recover_player_discards = "s13IncludeDiscards" in names
        self.salviati_any = "salviatiAny" in names
        self.secret_vatican = "secretVatican" in names
        self.setters_final = "settersFinal" in names
        self.sforza_servants_only = "sforzaServantsOnly" in names
        self.single_card_no_tile = "singleCardNoTile" in names
        self.tiles_tokens_unreduced = "tilesTokensUnreduced" in names
        self.token_only_when_taken = "tokenOnlyWhenTaken" in names
        self.transfers_unreduced = "transfersUnreduced" in names
        self.voluntary_pass = "voluntaryPass" in names
        self.wood_or_stone = "woodOrStone" in names
