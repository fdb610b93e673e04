"""Learns what choices are worth from games against itself.

All tables are played in lockstep. Each decision is drawn by a softmax over the network's values,
which cools as training goes on. When a game ends, each of its decisions gets the result of the
seat that made it, and the network learns these results (Monte Carlo returns). Two groups of tables
take turns: while one is played on by the processor, the other is judged on the graphics card.
"""

import argparse
import json
import math
import os
import shutil
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from gantry_env import Tables
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from curve import draw
from evaluate import duel
from memory import Memory
from network import ActionValues, numbers, softmax_choice, worth

# A lead of so many points is as good as any.
CLEAR_LEAD = {"launch-pad": 30.0, "lift-off": 40.0, "planet-rush": 12.0}
# Whom the network plays now and then, and in the end with so many deals each.
RIVALS = {
    "launch-pad": ("greedy", "greedy:512,skilled:512,strong:128"),
    "lift-off": ("greedy", "greedy:512,skilled:512,strong:128"),
    "planet-rush": ("expert", "greedy:512,expert:512"),
}
FASTEST, SLOWEST = 1e-3, 5e-5


class Group:
    """Tables that are played together, with what they remember."""

    def __init__(self, chosen, seats, seed, device):
        self.tables = Tables(chosen.game, chosen.tables, seats, seed, threads=chosen.threads)
        self.device, self.seats = device, seats
        self.memory = Memory(
            chosen.memory, chosen.tables, self.tables.view_numbers, self.tables.action_numbers,
            device,
        )
        if device == "cuda":
            pinned = {"dtype": torch.int8, "pin_memory": True}
            views = torch.empty((chosen.tables, self.tables.view_numbers), **pinned)
            actions = torch.empty((chosen.tables * 40, self.tables.action_numbers), **pinned)
            self.tables.use_buffers(views.numpy(), actions.numpy())
        self.seen, self.results = self.tables.observe(), None

    def play(self, choices):
        """Runs in another thread: everything slow here happens outside of Python."""
        ended = self.tables.step(choices)
        tables = np.flatnonzero(ended.ended)
        self.results = (tables, ended.wins[tables], ended.leads[tables])
        self.seen = self.tables.observe()


class Training:
    def __init__(self, chosen):
        self.chosen = chosen
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(chosen.seed)
        torch.set_float32_matmul_precision("high")
        self.generator = torch.Generator(self.device).manual_seed(chosen.seed)
        seats = [int(seats) for seats in chosen.seats.split(",")]
        # At least two groups, so that one can be played while the other is judged.
        seats = seats * 2 if len(seats) == 1 else seats
        saved = None
        if chosen.checkpoint:
            saved = torch.load(chosen.checkpoint, map_location=self.device, weights_only=True)
            self.generator.manual_seed(chosen.seed + saved["decisions"])
        shift = saved["decisions"] if saved else 0
        self.groups = [
            Group(chosen, seats, chosen.seed * 1000 + index + shift, self.device)
            for index, seats in enumerate(seats)
        ]
        tables = self.groups[0].tables
        sizes = {
            "view_numbers": tables.view_numbers, "action_numbers": tables.action_numbers,
            "width": chosen.width, "depth": chosen.depth,
        }
        self.sizes = saved["sizes"] if saved else sizes
        self.encoding = tables.encoding
        if saved and (saved["game"], saved["encoding"]) != (chosen.game, self.encoding):
            raise SystemExit(
                f"{chosen.checkpoint} is for {saved['game']}, encoding {saved['encoding']}, "
                f"not for {chosen.game}, encoding {self.encoding}"
            )
        self.network = ActionValues(**self.sizes).to(self.device)
        self.average = AveragedModel(self.network, multi_avg_fn=get_ema_multi_avg_fn(0.9995))
        self.optimizer = torch.optim.Adam(
            self.network.parameters(), lr=FASTEST, fused=self.device == "cuda"
        )
        self.decisions, self.trained, self.games = 0, 0.0, 0
        if saved:
            self.network.load_state_dict(saved["network"])
            self.average.module.load_state_dict(saved["average"])
            self.optimizer.load_state_dict(saved["optimizer"])
            self.decisions, self.trained = saved["decisions"], saved["trained"]
            self.games = saved["games"]
        self.budget = chosen.budget or self.trained + chosen.seconds
        self.log_path = os.path.join(chosen.out, f"{chosen.game}.jsonl")
        if chosen.checkpoint and not os.path.exists(self.log_path):
            # The curve goes on, too.
            earlier = os.path.splitext(chosen.checkpoint)[0] + ".jsonl"
            if os.path.exists(earlier):
                shutil.copyfile(earlier, self.log_path)
        self.loss, self.steps, self.waited = torch.zeros((), device=self.device), 0, 0.0

    def progress(self):
        return min(1.0, self.trained / self.budget)

    def autocast(self):
        return torch.autocast("cuda", torch.bfloat16, enabled=self.device == "cuda")

    def choose(self, group):
        """Judges what a group sees, remembers its choices, and gives them."""
        seen, memory, device = group.seen, group.memory, self.device
        if group.results is not None:
            tables, wins, leads = group.results
            self.games += len(tables)
            leads = np.clip(leads / CLEAR_LEAD[self.chosen.game], -1, 1)
            memory.end(*(torch.from_numpy(part).to(device) for part in (tables, wins, leads)))
        starts = torch.from_numpy(seen.starts.astype(np.int64)).to(device)
        views = torch.from_numpy(seen.views).to(device, non_blocking=True, copy=True)
        actions = torch.from_numpy(seen.actions).to(device, non_blocking=True, copy=True)
        seats = torch.from_numpy(seen.seats.astype(np.int64)).to(device)
        owners = torch.repeat_interleave(starts[1:] - starts[:-1], output_size=len(actions))
        chosen = self.chosen
        temperature = chosen.hottest * (chosen.coolest / chosen.hottest) ** self.progress()
        with torch.no_grad():
            with self.autocast():
                values = self.network(numbers(views), numbers(actions), owners)
            worths = worth(values.float())
            places, choices = softmax_choice(worths, owners, starts, temperature, self.generator)
        memory.add(views, actions[places], seats)
        self.decisions += len(views)
        return choices.to(torch.int32).cpu().numpy().view(np.uint32)

    def learn(self, memory):
        views, actions, results, known = memory.sample(self.chosen.batch, self.generator)
        rate = SLOWEST + (FASTEST - SLOWEST) * 0.5 * (1 + math.cos(math.pi * self.progress()))
        for part in self.optimizer.param_groups:
            part["lr"] = rate
        owners = torch.arange(len(views), device=self.device)
        with self.autocast():
            values = self.network(numbers(views), numbers(actions), owners)
        wrong = (values.float() - results).square().sum(1)
        loss = (wrong * known).sum() / known.sum().clamp(min=1)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        self.average.update_parameters(self.network)
        self.loss += loss.detach()
        self.steps += 1

    def run(self):
        begun, first = time.monotonic(), self.decisions
        noted = saved = evaluated = begun
        with ThreadPoolExecutor(len(self.groups)) as pool:
            running = [None] * len(self.groups)
            trained, evaluating = self.trained, 0.0
            while True:
                for index, group in enumerate(self.groups):
                    waits = time.monotonic()
                    if running[index] is not None:
                        running[index].result()
                    self.waited += time.monotonic() - waits
                    running[index] = pool.submit(group.play, self.choose(group))
                    if group.memory.known_any():
                        self.learn(group.memory)
                now = time.monotonic()
                self.trained = trained + now - begun - evaluating
                if now - noted > self.chosen.note:
                    self.note(now - begun - evaluating, first)
                    noted = now
                if now - saved > self.chosen.save:
                    self.save()
                    saved = now
                if now - evaluated > self.chosen.evaluate:
                    self.evaluate(f"{RIVALS[self.chosen.game][0]}:512", 60)
                    evaluated = time.monotonic()
                    evaluating += evaluated - now
                if now - begun > self.chosen.seconds:
                    break
            for future in running:
                future.result()
        self.save()
        last = RIVALS[self.chosen.game][1] if self.chosen.last is None else self.chosen.last
        self.evaluate(last, self.chosen.last_seconds)

    def log(self, **facts):
        line = {
            "game": self.chosen.game, "trained_s": round(self.trained, 1),
            "decisions": self.decisions, "games": self.games,
        } | facts
        text = json.dumps(line)
        print(text, flush=True)
        with open(self.log_path, "a", encoding="utf-8") as log:
            log.write(text + "\n")

    def note(self, seconds, first):
        loss = self.loss.item() / max(1, self.steps)
        self.loss.zero_()
        self.steps = 0
        speed = round((self.decisions - first) / seconds)
        # The share of the time in which the processor kept the graphics card waiting.
        self.log(loss=round(loss, 4), per_second=speed, waited=round(self.waited / seconds, 3))

    def evaluate(self, rivals, limit):
        """`rivals` are bots with numbers of deals, such as `greedy:512,skilled:128`."""
        for seats in sorted({group.seats for group in self.groups}):
            for rival in filter(None, rivals.split(",")):
                opponent, deals = rival.rsplit(":", 1)
                found = duel(
                    self.average.module, self.chosen.game, seats, opponent, int(deals),
                    1_000_000 + self.chosen.seed, self.device, limit,
                )
                self.log(**found)
        draw(self.log_path, os.path.join(self.chosen.out, f"{self.chosen.game}.svg"))

    def save(self):
        """Whole or not at all."""
        path = os.path.join(self.chosen.out, f"{self.chosen.game}.pt")
        torch.save(
            {
                "game": self.chosen.game, "encoding": self.encoding, "sizes": self.sizes,
                "network": self.network.state_dict(), "average": self.average.module.state_dict(),
                "optimizer": self.optimizer.state_dict(), "decisions": self.decisions,
                "games": self.games, "trained": self.trained, "seats": self.chosen.seats,
            },
            path + ".part",
        )
        os.replace(path + ".part", path)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(CLEAR_LEAD))
    parser.add_argument("seconds", type=float, help="how long to train now")
    parser.add_argument("--out", required=True, help="folder of checkpoint, log and curve")
    parser.add_argument("--checkpoint", help="goes on from here")
    parser.add_argument("--budget", type=float, help="seconds of the whole training, all runs")
    parser.add_argument("--seats", default="2", help="such as 2 or 2,3,4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=8192, help="per group; there are two or more")
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--memory", type=int, default=768, help="steps that are remembered")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--hottest", type=float, default=0.03, help="temperature at first")
    parser.add_argument("--coolest", type=float, default=0.003, help="temperature in the end")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--depth", type=int, default=384)
    parser.add_argument("--note", type=float, default=10, help="seconds between lines of the log")
    parser.add_argument("--save", type=float, default=60, help="seconds between checkpoints")
    parser.add_argument("--evaluate", type=float, default=60, help="seconds between evaluations")
    parser.add_argument("--last", help="opponents in the end, such as greedy:512,strong:128")
    parser.add_argument("--last-seconds", type=float, default=90, help="for each in the end")
    chosen = parser.parse_args()
    os.makedirs(chosen.out, exist_ok=True)
    Training(chosen).run()


if __name__ == "__main__":
    main()
