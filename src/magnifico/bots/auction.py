"""The auction of families, solved exactly.

Offers only rise and everybody is taken to value them alike, so all positions of an auction can be solved from the
last one backwards. Bidding the lowest row of the best offer is what loses it: the outbid player bids again at once,
the row rises one by one, and parity decides who gets it.
"""

from __future__ import annotations

NOT_POSSIBLE = -1e9


class Auction:
    """All positions that can follow; each is a number whose digits are the rows bid for the offers, 0 for none.

    `offers[slot][row]` is what a row of an offer is worth, `held[slot]` the row that is bid for it, or -1. There are
    as many offers as players, so one player more than the offers nobody holds after this one is still to bid.

    A bid raises a digit, so what follows a position has a higher number and is solved before it. For each position
    and offer `outcome` holds what its holder ends up with; in the places of offers without a holder stand the player
    who decides and then those who are still to bid, in their order.
    """

    def __init__(self, offers: list[list[float]], held: list[int]) -> None:
        self.offers = offers
        self.start = [row + 1 for row in held]
        self.count = len(offers)
        self.strides: list[int] = []
        size = 1
        for rows in offers:
            self.strides.append(size)
            size *= len(rows) + 1
        self.size = size
        self.outcome: list[list[float]] = [[]] * size
        self.total: list[float] = [0.0] * size

    def prospects(self) -> list[list[float]]:
        """For each offer and row what a bid comes to: by how much its bidder ends above the mean of the others."""
        first = 0
        for slot in range(self.count):
            first += self.start[slot] * self.strides[slot]
        for position in range(self.size - 1, first, -1):
            digits = self._digits(position)
            if self._can_follow(digits):
                self._solve(position, digits)
        result: list[list[float]] = []
        for slot in range(self.count):
            row_values: list[float] = []
            for row in range(len(self.offers[slot])):
                after = first + (row + 1 - self.start[slot]) * self.strides[slot]
                possible = row >= self.start[slot]
                row_values.append(self._ahead(after, slot) if possible else NOT_POSSIBLE)
            result.append(row_values)
        return result

    def _digits(self, position: int) -> list[int]:
        digits: list[int] = []
        for rows in self.offers:
            digits.append(position % (len(rows) + 1))
            position //= len(rows) + 1
        return digits

    def _can_follow(self, digits: list[int]) -> bool:
        lower = [slot for slot in range(self.count) if digits[slot] < self.start[slot]]
        return not lower

    def _ahead(self, after: int, slot: int) -> float:
        """How far the holder of an offer ends above the mean of the others."""
        own = self.outcome[after][slot]
        return own - (self.total[after] - own) / max(1, self.count - 1)

    def _solve(self, position: int, digits: list[int]) -> None:
        empty = [slot for slot in range(self.count) if digits[slot] == 0]
        if not empty:  # everybody holds an offer: it is over
            ended = [self.offers[slot][digits[slot] - 1] for slot in range(self.count)]
            self._note(position, ended)
            return
        best = NOT_POSSIBLE
        chosen = 0
        following = position
        for slot in range(self.count):
            for digit in range(digits[slot] + 1, len(self.offers[slot]) + 1):
                after = position + (digit - digits[slot]) * self.strides[slot]
                value = self._ahead(after, slot)
                if value > best:
                    best = value
                    chosen = slot
                    following = after
        after_best = self.outcome[following]
        outcome = list(after_best)
        if digits[chosen] == 0:
            # The next of those who are still to bid decides: everybody who waits moves up by one place.
            still_empty = [slot for slot in empty if slot != chosen]
            for number, slot in enumerate(still_empty):
                outcome[empty[number + 1]] = after_best[slot]
        else:
            outcome[chosen] = after_best[empty[0]]  # the player who was outbid decides next
        outcome[empty[0]] = after_best[chosen]
        self._note(position, outcome)

    def _note(self, position: int, outcome: list[float]) -> None:
        self.outcome[position] = outcome
        total = 0.0
        for value in outcome:
            total += value
        self.total[position] = total
