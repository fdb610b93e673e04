"""Prints how fast OpenSpiel's own search is on one core, a line of JSON per game and way to measure.

Run by peers.py inside a virtual environment that has `open_spiel`; the argument is the time per measurement in seconds.
"""

import importlib.metadata
import json
import random
import sys
import time

import pyspiel

# Card games with hidden hands whose worlds the C++ search can sample.
GAMES = ["hearts", "euchre", "gin_rummy"]
POSITIONS = 4
ITERATIONS = 1000
UCT_C = 2.0
# Many random games per iteration: hardly any tree or sampling of worlds, the most that its rules give.
WAYS = [(1, "random to the end"), (100, "random to the end, 100 times")]


def step_at_random(state, rng):
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(actions, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def length(state, rng):
    """How many steps a random game goes on for, chance among them."""
    state = state.clone()
    steps = 0
    while not state.is_terminal():
        step_at_random(state, rng)
        steps += 1
    return steps


def middle(game, rng):
    """The first real decision in the second half of a random game, without the deal."""
    while True:
        path = []
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                path.append(state.clone())
            step_at_random(state, rng)
        for state in path[len(path) // 2:]:
            if len(state.legal_actions()) > 1:
                return state


def measure(work, seconds):
    """How often a second of processor time the work can be done."""
    work()
    count = 0
    began, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        work()
        count += 1
    return count / (time.process_time() - worked)


def tell(game, way, rollouts, iterations, steps):
    print(json.dumps({
        "game": game,
        "below the tree": way,
        "rollouts": rollouts,
        "iterations_per_second": round(iterations),
        "steps_per_second": round(iterations * rollouts * steps),
    }), flush=True)


def main():
    seconds = float(sys.argv[1])
    print(json.dumps({"version": importlib.metadata.version("open_spiel")}), flush=True)
    for name in GAMES:
        rng = random.Random(1)
        positions = [middle(pyspiel.load_game(name), rng) for _ in range(POSITIONS)]
        lengths = [length(state, rng) for state in positions for _ in range(200)]
        steps = sum(lengths) / len(lengths)
        for rollouts, way in WAYS:
            # worlds differ in what they offer, as with us
            bot = pyspiel.ISMCTSBot(
                1, pyspiel.RandomRolloutEvaluator(rollouts, 1), UCT_C, ITERATIONS // rollouts, -1,
                pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, True)
            rounds = measure(lambda: [bot.step(state) for state in positions], seconds)
            tell(name, way, rollouts, rounds * POSITIONS * (ITERATIONS // rollouts), steps)


if __name__ == "__main__":
    main()
