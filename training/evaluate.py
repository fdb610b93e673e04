"""Plays a network against the built-in bots, every deal once from each chair."""

import argparse
import json
import math
import time

import torch
from gantry_env import Tables

from network import ActionValues, best_choice, numbers, worth


def duel(network, game, seats, opponent, groups, seed, device, limit=math.inf):
    """The network's share of wins at one seat against this bot at the others, over `groups` deals,
    with half of its 95 % interval. Groups that are not finished within `limit` seconds are left
    out; how many were is told."""
    tables = Tables(game, groups * seats, seats, seed, opponents=opponent)
    won = torch.full((tables.tables,), math.nan)
    begun = time.monotonic()
    network.eval()
    while won.isnan().any() and time.monotonic() - begun < limit:
        seen = tables.observe()
        starts = torch.from_numpy(seen.starts.astype("int64")).to(device)
        owners = torch.repeat_interleave(starts[1:] - starts[:-1])
        with torch.no_grad():
            views = numbers(torch.from_numpy(seen.views).to(device))
            actions = numbers(torch.from_numpy(seen.actions).to(device))
            worths = worth(network(views, actions, owners))
            _, choices = best_choice(worths, owners, starts)
        ended = tables.step(choices.cpu().numpy().astype("uint32"))
        for table in ended.ended.nonzero()[0]:
            if won[table].isnan():
                won[table] = float(ended.wins[table, table % seats])
    network.train()
    shares = won.view(groups, seats).mean(1)
    shares = shares[~shares.isnan()]
    finished = len(shares)
    error = shares.std().item() / math.sqrt(finished) if finished > 1 else math.nan
    return {
        "opponent": opponent, "seats": seats, "deals": finished, "begun": groups,
        "share": round(shares.mean().item(), 4) if finished else None,
        "half_interval": round(1.96 * error, 4) if finished > 1 else None,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=math.inf)
    chosen = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    saved = torch.load(chosen.checkpoint, map_location=device, weights_only=True)
    network = ActionValues(**saved["sizes"]).to(device)
    network.load_state_dict(saved["average"])
    print(json.dumps(duel(
        network, saved["game"], chosen.seats, chosen.opponent, chosen.deals, chosen.seed, device,
        chosen.seconds,
    )))


if __name__ == "__main__":
    main()
