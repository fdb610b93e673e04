//! Everything a seat may do now, in ascending order.

use gantry_kernel::{Awaiting, Seat};

use crate::action::{Action, Deed};
use crate::card::Card;
use crate::judge::{may_handle, price};
use crate::setup::Placement;
use crate::state::{Open, Stage, State, Task};

/// Whom the game waits for.
#[inline]
pub fn awaiting(state: &State) -> Awaiting {
    state.open.awaiting()
}

/// The list of [`gantry_kernel::Game::legal`].
#[inline]
pub fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    let open = &state.open;
    if seat.index() >= open.seats() {
        return;
    }
    let (round, number) = (open.round, open.company(seat).actions);
    let mut add = |deed| actions.push(Action { round, number, deed });
    match open.stage {
        Stage::Layout | Stage::Shuffle(_) | Stage::Countdown | Stage::Over => {}
        Stage::Ready(ready) => {
            if !ready.contains(seat) {
                add(Deed::Ready);
            }
        }
        Stage::Rush => {
            let Some(top) = state.deck(seat).cards.first() else { return };
            if may_handle(open, seat).is_err() {
                return;
            }
            let any = open.setup.placement == Placement::Table;
            let mut deeds = [Deed::Cycle; MOST_DEEDS];
            let mut count = 0;
            for (arm, side) in open.arms_of(seat) {
                for planet in arm {
                    deeds[count % MOST_DEEDS] = Deed::Place(small(planet));
                    count += usize::from(any | open.rows[planet][side.index()].takes(top));
                }
            }
            let placements = &deeds[..count];
            let deeds = placements.iter().copied().chain([Deed::Cycle, Deed::Discard]);
            actions.extend(deeds.map(|deed| Action { round, number, deed }));
        }
        Stage::Resolve => {
            if open.chooser() == Some(seat) {
                choices(open, add);
            }
        }
    }
}

/// A seat touches at most six planets (PR-2.2). Two more slots, so that the next one can always be
/// written.
const MOST_DEEDS: usize = 8;

#[allow(clippy::cast_possible_truncation)] // at most ten planets
const fn small(planet: usize) -> u8 {
    planet as u8
}

/// What the chooser may choose, ascending (PR-4.5).
fn choices(open: &Open, mut add: impl FnMut(Deed)) {
    let contest = &open.contest;
    match contest.task {
        Task::None => {}
        Task::Mine(side) | Task::Terraform(side) => {
            let (least, most) = contest.solar(side, price(contest.task));
            (least..=most).for_each(|count| add(Deed::Solar(count)));
        }
        Task::Steal(side) | Task::Counter(side) => {
            let there = |card: &Card| contest.has(side.other(), *card) > 0;
            Card::BLUE.into_iter().filter(there).for_each(|card| add(Deed::Take(card)));
            add(Deed::Decline);
        }
    }
}
