"""Tables with buffers that are used again and again."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ._native import NativeTables


@dataclass(frozen=True)
class Seen:
    """What the seats that have to choose see. The arrays are overwritten by the next look."""

    views: NDArray[np.int8]
    """By table: the view of the seat that has to choose."""
    actions: NDArray[np.int8]
    """The legal actions of the first table, then those of the second, and so on."""
    starts: NDArray[np.uint32]
    """By table: where its actions begin; and where the last ones end."""
    seats: NDArray[np.uint8]
    """By table: who has to choose."""


@dataclass(frozen=True)
class Ended:
    """The games that have ended in a step. The arrays are overwritten by the next step."""

    ended: NDArray[np.uint8]
    """By table: 1 if its game has ended and the next one has begun."""
    wins: NDArray[np.float32]
    """By table and seat: the share of the win, where a game has ended."""
    leads: NDArray[np.float32]
    """By table and seat: points more than the best other seat, where a game has ended."""


class Tables:
    """Tables of one game; each waits for one choice of a seat with several legal actions.

    With `opponents`, the name of a bot of the arena, the learner has one seat of each table: table
    i seat i modulo `seats`, and each group of `seats` tables gets the same deals. Without, the
    learner has every seat.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int = 2,
        seed: int = 0,
        options: dict[str, str] | None = None,
        opponents: str | None = None,
        pace: str = "expert",
        threads: int = 0,
    ) -> None:
        chosen = list((options or {}).items())
        self._native = NativeTables(game, tables, seats, seed, chosen, opponents, pace, threads)
        self.tables, self.seats, self.view_numbers, self.action_numbers, self.encoding = (
            self._native.shape()
        )
        self._views = np.zeros((self.tables, self.view_numbers), np.int8)
        self._actions = np.zeros((0, self.action_numbers), np.int8)
        self._starts = np.zeros(self.tables + 1, np.uint32)
        self._seats = np.zeros(self.tables, np.uint8)
        self._ended = np.zeros(self.tables, np.uint8)
        self._wins = np.zeros((self.tables, self.seats), np.float32)
        self._leads = np.zeros((self.tables, self.seats), np.float32)

    def use_buffers(self, views: NDArray[np.int8], actions: NDArray[np.int8]) -> None:
        """Writes into these arrays from now on, such as pinned memory."""
        self._views, self._actions = views, actions

    def observe(self) -> Seen:
        """What is seen now."""
        total = self._native.actions()
        if len(self._actions) < total:
            self._actions = np.zeros((total + total // 4, self.action_numbers), np.int8)
        actions = self._actions[:total]
        self._native.observe(self._views, actions, self._starts, self._seats)
        return Seen(self._views, actions, self._starts, self._seats)

    def step(self, choices: NDArray[np.uint32]) -> Ended:
        """Carries out one choice per table, each the number of a legal action."""
        self._native.step(choices, self._ended, self._wins, self._leads)
        return Ended(self._ended, self._wins, self._leads)

    def legal(self, table: int) -> list[str]:
        """The legal actions of a table, as they are written."""
        return self._native.legal(table)
