"""The latest decisions of every table, until their games have ended and they have been learned."""

import torch


class Memory:
    """A ring of steps. A decision gets its result when its game ends."""

    def __init__(self, steps, tables, view_numbers, action_numbers, device):
        self.steps, self.tables, self.device = steps, tables, device
        self.views = torch.zeros((steps, tables, view_numbers), dtype=torch.int8, device=device)
        self.actions = torch.zeros((steps, tables, action_numbers), dtype=torch.int8, device=device)
        self.seats = torch.zeros((steps, tables), dtype=torch.long, device=device)
        self.results = torch.zeros((steps, tables, 2), device=device)
        self.known = torch.zeros((steps, tables), dtype=torch.bool, device=device)
        # The step at which each table's game began.
        self.began = torch.zeros(tables, dtype=torch.long, device=device)
        # Which step lies in each row.
        self.step_of = torch.full((steps,), -1, dtype=torch.long, device=device)
        self.step, self.ended = 0, 0

    def known_any(self):
        """Whether any game has ended yet."""
        return self.ended > 0

    def add(self, views, actions, seats):
        """One decision per table."""
        row = self.step % self.steps
        self.views[row] = views
        self.actions[row] = actions
        self.seats[row] = seats
        self.known[row] = False
        self.step_of[row] = self.step
        self.step += 1

    def end(self, tables, wins, leads):
        """The games at these tables have ended with these results by seat, after the last step."""
        if len(tables) == 0:
            return
        self.ended += len(tables)
        inside = (self.step_of[:, None] >= self.began[tables]) & (self.step_of[:, None] >= 0)
        seats = self.seats[:, tables]
        of_seat = torch.stack([wins, leads], 2)
        rows = torch.arange(len(tables), device=self.device)[None, :].expand_as(seats)
        results = of_seat[rows, seats]
        kept = self.results[:, tables]
        self.results[:, tables] = torch.where(inside[..., None], results, kept)
        self.known[:, tables] |= inside
        self.began[tables] = self.step

    def sample(self, size, generator):
        """Decisions at random, with their results and whether these are known yet."""
        filled = min(self.step, self.steps)
        rows = torch.randint(filled, (size,), device=self.device, generator=generator)
        tables = torch.randint(self.tables, (size,), device=self.device, generator=generator)
        return (
            self.views[rows, tables], self.actions[rows, tables],
            self.results[rows, tables], self.known[rows, tables],
        )
