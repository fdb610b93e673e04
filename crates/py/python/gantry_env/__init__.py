"""Thousands of tables of a card game in step, as numpy arrays.

    from gantry_env import Tables
    tables = Tables("launch-pad", tables=1024, seats=2, seed=1)
    seen = tables.observe()
    ended = tables.step(choices)      # one number of a legal action per table
"""

from ._tables import Ended, Seen, Tables

__all__ = ["Ended", "Seen", "Tables"]
