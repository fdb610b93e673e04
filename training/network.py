"""The network: what a choice is worth to the seat that makes it."""

import torch
from torch import nn


class ActionValues(nn.Module):
    """Q(view, action). View and action are embedded apart and added, so that a view is embedded
    once for all of its actions; two more layers judge the sum.

    The output has two numbers: the share of the win and the lead, clipped and scaled to -1 … 1.
    """

    def __init__(self, view_numbers: int, action_numbers: int, width: int, depth: int):
        super().__init__()
        self.view = nn.Sequential(nn.Linear(view_numbers, depth), nn.ReLU(), nn.Linear(depth, width))
        self.action = nn.Linear(action_numbers, width)
        self.judge = nn.Sequential(
            nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(),
            nn.Linear(width, 2),
        )

    def forward(self, views, actions, owners):
        """`owners` names the view of each action."""
        embedded = self.view(views)
        return self.judge(embedded.index_select(0, owners) + self.action(actions))


def numbers(small: torch.Tensor) -> torch.Tensor:
    """Small integers as the network reads them: log(1 + n), with the sign kept."""
    wide = small.float()
    return torch.sign(wide) * torch.log1p(wide.abs())


def worth(values: torch.Tensor, share_of_win: float = 0.8) -> torch.Tensor:
    """One number per choice, from the two outputs."""
    return share_of_win * values[:, 0] + (1 - share_of_win) * values[:, 1]


def softmax_choice(worths, owners, starts, temperature, generator):
    """One choice per view, drawn by a softmax: the largest of noisy worths is such a draw
    (Gumbel)."""
    uniform = torch.rand(worths.shape, device=worths.device, generator=generator)
    noise = -torch.log(-torch.log(uniform.clamp(1e-10, 1 - 1e-7)))
    return best_choice(worths / temperature + noise, owners, starts)


def best_choice(worths, owners, starts):
    """The best choice per view: its place among all actions, and its number among the view's."""
    views = len(starts) - 1
    best = torch.full((views,), -torch.inf, device=worths.device, dtype=worths.dtype)
    best.scatter_reduce_(0, owners, worths, "amax")
    places = torch.arange(len(worths), device=worths.device)
    hit = torch.where(worths >= best[owners], places, len(worths))
    first = torch.full((views,), len(worths), device=worths.device)
    first.scatter_reduce_(0, owners, hit, "amin")
    return first, first - starts[:-1]
