"""The game's random numbers: SHA-256 in counter mode, the same on every machine and impossible to guess from play."""

from __future__ import annotations

from hashlib import sha256


class Random:
    """A seeded generator small enough to be part of the state and to be copied with it."""

    def __init__(self, key: bytes, counter: int = 0, pool: int = 0, left: int = 0) -> None:
        self.key = key
        self.counter = counter
        self.pool = pool
        self.left = left

    def copy(self) -> Random:
        """A generator that continues in the same way, independently of this one."""
        return Random(self.key, self.counter, self.pool, self.left)

    def __reduce__(self) -> tuple[object, ...]:
        return Random, (self.key, self.counter, self.pool, self.left)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; uses 24 bits per draw, which keeps the bias below one in 300,000."""
        if self.left == 0:
            block = sha256(self.key + self.counter.to_bytes(8, "big")).digest()
            self.pool = int.from_bytes(block[:30], "big")
            self.left = 10
            self.counter += 1
        number = self.pool & 0xFFFFFF
        self.pool >>= 24
        self.left -= 1
        return (number * limit) >> 24

    def shuffled(self, items: list[int]) -> list[int]:
        """A new list with the same items in random order."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            kept = result[last]
            result[last] = result[other]
            result[other] = kept
        return result


def seeded(seed: int | str) -> Random:
    """The generator that belongs to a seed."""
    return Random(sha256(f"magnifico {seed}".encode()).digest())
