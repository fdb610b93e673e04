//! What is allowed: one answer for the list of legal actions, for explanations and for checks.

use gantry_kernel::Seat;

use crate::action::{Action, Deed};
use crate::card::{Colour, may_follow};
use crate::denial::Denial;
use crate::setup::{Pace, Placement};
use crate::state::{Open, Stage, State, Task};

/// Whether the seat may do this now.
pub fn judge(state: &State, seat: Seat, action: &Action) -> Result<(), Denial> {
    let open = &state.open;
    if seat.index() >= open.seats() {
        return Err(Denial::NoSeat);
    }
    if comes_after_stop(open, action) {
        return Err(Denial::Stopped);
    }
    match (open.stage, action.deed) {
        (Stage::Layout | Stage::Shuffle(_), _) => Err(Denial::Shuffling),
        (Stage::Over, _) => Err(Denial::Over),
        (Stage::Ready(ready), Deed::Ready) => {
            on_time(open, seat, action)?;
            if ready.contains(seat) { Err(Denial::ReadyAlready) } else { Ok(()) }
        }
        (Stage::Ready(_) | Stage::Countdown, _) => {
            on_time(open, seat, action)?;
            Err(Denial::NotBegun)
        }
        (Stage::Rush | Stage::Resolve, Deed::Ready) => Err(Denial::Running),
        (Stage::Rush, deed) => {
            on_time(open, seat, action)?;
            may_handle(open, seat)?;
            match deed {
                Deed::Place(planet) => place(state, seat, planet),
                Deed::Cycle | Deed::Discard => Ok(()),
                Deed::Ready | Deed::Solar(_) | Deed::Take(_) | Deed::Decline => {
                    Err(Denial::NothingToChoose)
                }
            }
        }
        (Stage::Resolve, deed) => {
            match open.chooser() {
                Some(chooser) if chooser == seat => {}
                Some(chooser) => return Err(Denial::Chooser(chooser)),
                None => return Err(Denial::NothingToChoose),
            }
            on_time(open, seat, action)?;
            choose(open, deed)
        }
    }
}

/// PR-3.5: whether the action handles a card of a rush that has ended, whatever else is wrong with
/// it and whatever has happened since. Once cards are handled again, its number decides (PR-7.1).
fn comes_after_stop(open: &Open, action: &Action) -> bool {
    if !matches!(action.deed, Deed::Place(_) | Deed::Cycle | Deed::Discard) {
        return false;
    }
    match open.stage {
        Stage::Layout | Stage::Rush => false,
        Stage::Shuffle(_) | Stage::Ready(_) | Stage::Countdown => action.round < open.round,
        Stage::Resolve | Stage::Over => true,
    }
}

/// Whether the action has the current number (PR-7.1).
fn on_time(open: &Open, seat: Seat, action: &Action) -> Result<(), Denial> {
    let expected = open.company(seat).actions;
    match (action.round, action.number).cmp(&(open.round, expected)) {
        std::cmp::Ordering::Less => Err(Denial::Late { expected }),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(Denial::Ahead { expected }),
    }
}

/// PR-3.3.
fn place(state: &State, seat: Seat, planet: u8) -> Result<(), Denial> {
    let open = &state.open;
    let index = usize::from(planet);
    if index >= open.layout.len() {
        return Err(Denial::NoPlanet(planet));
    }
    let side = open.side_of(seat, index).ok_or(Denial::NotTouched(planet))?;
    let Some(top) = state.deck(seat).cards.first() else { return Err(Denial::Stopped) };
    let last = open.rows[index][side.index()].last();
    if open.setup.placement == Placement::Table || may_follow(last, top) {
        return Ok(());
    }
    Err(match top.colour() {
        Colour::Blue => Denial::CargoAfterLiftOff(top),
        Colour::Yellow => Denial::SecondLiftOff,
        Colour::Red => Denial::OrderBeforeLiftOff(top),
    })
}

/// PR-4.5.
fn choose(open: &Open, deed: Deed) -> Result<(), Denial> {
    let contest = &open.contest;
    match (contest.task, deed) {
        (Task::Mine(side) | Task::Terraform(side), Deed::Solar(count)) => {
            let (least, most) = contest.solar(side, price(contest.task));
            if (least..=most).contains(&count) {
                Ok(())
            } else {
                Err(Denial::Energy { least, most })
            }
        }
        (Task::Mine(_) | Task::Terraform(_), _) => Err(Denial::PayFirst),
        (Task::Steal(_) | Task::Counter(_), Deed::Decline) => Ok(()),
        (Task::Steal(side) | Task::Counter(side), Deed::Take(card)) => {
            if contest.has(side.other(), card) > 0 { Ok(()) } else { Err(Denial::NotThere(card)) }
        }
        (Task::Steal(_) | Task::Counter(_), _) => Err(Denial::TakeFirst),
        (Task::None, _) => Err(Denial::NothingToChoose),
    }
}

/// Whether the pace lets a seat handle its deck now (PR-7.2).
#[inline]
pub fn may_handle(open: &Open, seat: Seat) -> Result<(), Denial> {
    match open.setup.pace {
        Pace::Relaxed if open.company(seat).rests.is_some() => Err(Denial::Resting),
        Pace::Turns if open.turn != seat => Err(Denial::Turn(open.turn)),
        Pace::Live | Pace::Relaxed | Pace::Turns => Ok(()),
    }
}

/// The energy that an order costs (PR-4.5).
pub const fn price(task: Task) -> u8 {
    match task {
        Task::Mine(_) => 1,
        Task::Terraform(_) => 2,
        Task::None | Task::Steal(_) | Task::Counter(_) => 0,
    }
}
