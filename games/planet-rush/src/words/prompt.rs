//! The one thing to do or wait for.

use gantry_kernel::{Phrase, Seat, SeatSet};

use super::{card, cargo, numbered, paid};
use crate::action::ROUNDS;
use crate::card::{Card, may_follow};
use crate::judge::price;
use crate::layout::Side;
use crate::setup::{Pace, Placement};
use crate::state::{Stage, Task};
use crate::view::View;

/// The sentence of [`gantry_kernel::Words::prompt`].
pub fn prompt(view: &View) -> Phrase {
    match view.open.stage {
        Stage::Layout => Phrase::new("prompt-layout"),
        Stage::Shuffle(_) => Phrase::new("prompt-shuffle"),
        Stage::Ready(ready) => self::ready(view, ready),
        Stage::Countdown => Phrase::new("prompt-countdown"),
        Stage::Rush => rush(view),
        Stage::Resolve => resolve(view),
        Stage::Over => Phrase::new("prompt-over"),
    }
}

fn ready(view: &View, ready: SeatSet) -> Phrase {
    match view.own() {
        Some(own) if !ready.contains(own) => {
            Phrase::new("prompt-ready").with("round", view.open.round).with("rounds", ROUNDS)
        }
        _ => {
            let waiting = SeatSet::first(view.open.seats()).minus(ready);
            Phrase::new("prompt-wait-ready").with("seats", waiting.iter().collect::<Vec<Seat>>())
        }
    }
}

fn rush(view: &View) -> Phrase {
    let open = &view.open;
    let (pace, turn) = (open.setup.pace, open.turn);
    match view.own().and_then(|own| Some((own, view.deck(own).shown()?))) {
        _ if pace == Pace::Turns && !view.viewer.is(turn) => {
            Phrase::new("prompt-wait-turn").with("seat", turn)
        }
        None => Phrase::new("prompt-watch"),
        Some((own, shown)) if open.company(own).rests.is_some() => {
            Phrase::new("prompt-resting").with("card", card(shown))
        }
        Some((own, shown)) => handle(view, own, shown),
    }
}

/// The top card, and where it may go (PR-3.3). With placement as at a real table, nobody says
/// where.
fn handle(view: &View, own: Seat, shown: Card) -> Phrase {
    let open = &view.open;
    let fits =
        |&(planet, side): &(usize, Side)| may_follow(open.rows[planet][side.index()].last(), shown);
    let planets = open.touched(own).filter(fits).map(|(planet, _)| planet + 1);
    let planets: Vec<usize> = planets.collect();
    match open.setup.placement {
        Placement::Table => Phrase::new("prompt-rush-table"),
        Placement::Strict if planets.is_empty() => Phrase::new("prompt-rush-nowhere"),
        Placement::Strict => Phrase::new("prompt-rush").with("planets", planets),
    }
    .with("card", card(shown))
}

/// The choice of PR-4.5 with its numbers.
fn resolve(view: &View) -> Phrase {
    let open = &view.open;
    let contest = &open.contest;
    let Some((side, chooser)) = contest.task.side().zip(open.chooser()) else {
        return Phrase::new("prompt-resolve");
    };
    let index = usize::from(contest.planet);
    let opponent = open.seat_of(index, side.other());
    let there = || cargo(contest, side.other());
    let own = view.viewer.is(chooser);
    let phrase = match contest.task {
        task @ (Task::Mine(_) | Task::Terraform(_)) if own => {
            let key = if price(task) == 1 { "prompt-mine" } else { "prompt-terraform" };
            let (solar, tanks) = (contest.has(side, Card::Solar), contest.has(side, Card::Tank));
            Phrase::new(key).with("energy", paid(solar, tanks))
        }
        Task::Mine(_) => Phrase::new("prompt-wait-mine"),
        Task::Terraform(_) => Phrase::new("prompt-wait-terraform"),
        Task::Counter(_) => Phrase::new(if own { "prompt-counter" } else { "prompt-wait-counter" })
            .with("opponent", opponent)
            .with("cards", there()),
        Task::Steal(_) | Task::None => {
            Phrase::new(if own { "prompt-steal" } else { "prompt-wait-steal" })
                .with("opponent", opponent)
                .with("cards", there())
        }
    };
    let phrase = phrase.with("planet", numbered(open, index));
    if own { phrase } else { phrase.with("seat", chooser) }
}
