import numpy as np
from numpy.typing import NDArray

class NativeTables:
    def __init__(
        self,
        game: str,
        tables: int,
        seats: int,
        seed: int,
        options: list[tuple[str, str]],
        opponents: str | None,
        pace: str,
        threads: int,
    ) -> None: ...
    def shape(self) -> tuple[int, int, int, int, int]: ...
    def actions(self) -> int: ...
    def observe(
        self,
        views: NDArray[np.int8],
        actions: NDArray[np.int8],
        starts: NDArray[np.uint32],
        seats: NDArray[np.uint8],
    ) -> None: ...
    def step(
        self,
        choices: NDArray[np.uint32],
        ended: NDArray[np.uint8],
        wins: NDArray[np.float32],
        leads: NDArray[np.float32],
    ) -> None: ...
    def legal(self, table: int) -> list[str]: ...
