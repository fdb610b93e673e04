//! Where everything is for the viewer: their own planets between them and their neighbours, the
//! others across the table; and what can be done where.

use gantry_kernel::Seat;
use gantry_planet_rush::{Deed, Open, Side, Stage, Task, View};

/// A planet card with the side of the seat below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its index in layout order.
    pub planet: usize,
    /// The side of the seat below; the other side is above.
    pub below: Side,
}

impl Column {
    /// What a click on it does.
    pub fn deed(self) -> Deed {
        Deed::Place(u8::try_from(self.planet).expect("ten planets"))
    }
}

/// The planets between two seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arm {
    /// Who sits above them.
    pub above: Seat,
    /// Who sits below them.
    pub below: Seat,
    /// From left to right.
    pub columns: Vec<Column>,
}

/// The table from one seat. It stays the same for a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The seat at the bottom: the viewer's, or for spectators the first place.
    pub bottom: Seat,
    /// Whether the seat at the bottom is the viewer's.
    pub plays: bool,
    /// The other seats from left to right, that is, clockwise.
    pub others: Vec<Seat>,
    /// The arms that the seat at the bottom touches, the left one first.
    pub near: Vec<Arm>,
    /// The arms between others.
    pub far: Vec<Arm>,
}

impl Table {
    /// The table of a view.
    pub fn of(view: &View) -> Self {
        let open = &view.open;
        let seats = open.seats();
        let bottom = view.own().unwrap_or_default();
        let clockwise = |steps: usize| Seat::new((bottom.index() + steps) % seats);
        let place = open.place_of(bottom);
        // Two players share one arm, that of the first place.
        let (touched, arms) = if seats == 2 { (vec![0], 1) } else { (vec![0, seats - 1], seats) };
        let arm_at = |step: usize| if seats == 2 { 0 } else { (place + step) % seats };
        let near = touched.iter().map(|&step| arm(open, arm_at(step), bottom)).collect();
        let far = (1..arms.max(2) - 1).map(|step| {
            let index = arm_at(step);
            arm(open, index, open.seat_at(index))
        });
        Self {
            bottom,
            plays: view.own().is_some(),
            others: (1..seats).map(clockwise).collect(),
            near,
            far: far.collect(),
        }
    }
}

fn arm(open: &Open, index: usize, below: Seat) -> Arm {
    let side = if open.seat_at(index) == below { Side::Near } else { Side::Far };
    let above = match side {
        Side::Near => open.seat_at((index + 1) % open.seats()),
        Side::Far => open.seat_at(index),
    };
    let column = |planet| Column { planet, below: side };
    Arm { above, below, columns: open.layout.arm(index).map(column).collect() }
}

/// What the dock below the planets shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dock {
    /// Nothing to do: cards are being shuffled, or the game is over.
    Idle,
    /// The button that says "ready".
    Ready,
    /// Three, two, one.
    Countdown,
    /// The viewer's deck with its top card.
    Hand,
    /// The planet being resolved, with its choices.
    Contest,
}

impl Dock {
    /// The dock of a view.
    pub const fn of(view: &View) -> Self {
        match view.open.stage {
            Stage::Layout | Stage::Shuffle(_) | Stage::Over => Self::Idle,
            Stage::Ready(_) => Self::Ready,
            Stage::Countdown => Self::Countdown,
            Stage::Rush => Self::Hand,
            Stage::Resolve => Self::Contest,
        }
    }

    /// The buttons of the dock, in order; the rules say which are lit.
    pub fn deeds(self, view: &View) -> Vec<Deed> {
        match self {
            Self::Idle | Self::Countdown => Vec::new(),
            Self::Ready => vec![Deed::Ready],
            Self::Hand => vec![Deed::Cycle, Deed::Discard],
            Self::Contest => match view.open.contest.task {
                Task::None => Vec::new(),
                Task::Mine(_) => (0..=1).map(Deed::Solar).collect(),
                Task::Terraform(_) => (0..=2).map(Deed::Solar).collect(),
                Task::Steal(_) | Task::Counter(_) => {
                    let cards = gantry_planet_rush::Card::ALL.into_iter().take(TAKEABLE);
                    cards.map(Deed::Take).chain([Deed::Decline]).collect()
                }
            },
        }
    }
}

/// Cargo can be taken; it comes first among the kinds.
const TAKEABLE: usize = gantry_planet_rush::BLUE_KINDS;

#[cfg(test)]
mod tests {
    use gantry_kernel::{Awaiting, Dice, Game as _, Input, Millis, News, Viewer};
    use gantry_planet_rush::{PlanetRush, Setup, State};

    use super::*;

    /// Everything that the board offers as a button.
    fn buttons(view: &View) -> Vec<Deed> {
        let near = Table::of(view).near;
        let planets = near.iter().flat_map(|arm| &arm.columns).map(|column| column.deed());
        planets.chain(Dock::of(view).deeds(view)).collect()
    }

    /// Plays a random game and checks every state.
    fn walk(setup: &Setup, seed: u64, look: impl Fn(&State)) {
        let mut dice = Dice::from_number(seed);
        let mut state = PlanetRush::start(setup).unwrap();
        let mut legal = Vec::new();
        loop {
            look(&state);
            let awaiting = PlanetRush::awaiting(&state);
            let seats: Vec<Seat> = awaiting.may().iter().collect();
            let input = match awaiting {
                Awaiting::Over => return,
                Awaiting::Chance(_) => Input::Chance(PlanetRush::draw(&state, &mut dice)),
                Awaiting::Players { .. } if seats.is_empty() => Input::Timeout,
                Awaiting::Players { .. } => {
                    let seat = *dice.pick(&seats);
                    PlanetRush::legal(&state, seat, &mut legal);
                    Input::Act { seat, action: *dice.pick(&legal) }
                }
            };
            let at = awaiting.until().unwrap_or(Millis(0));
            PlanetRush::apply(&mut state, at, &input, &mut News::silent());
        }
    }

    fn setups() -> impl Iterator<Item = Setup> {
        (2..=4).flat_map(Setup::variants)
    }

    #[test]
    fn every_legal_action_has_a_button() {
        for (seed, setup) in (0..).zip(setups()) {
            walk(&setup, seed, |state| {
                let mut legal = Vec::new();
                for seat in Seat::all(state.open.seats()) {
                    let buttons = buttons(&PlanetRush::view(state, Viewer::Seat(seat)));
                    PlanetRush::legal(state, seat, &mut legal);
                    for action in &legal {
                        assert!(buttons.contains(&action.deed), "{action} has no button");
                    }
                }
            });
        }
    }

    #[test]
    fn every_planet_lies_once_on_the_table_between_the_two_who_contest_it() {
        for (seed, setup) in (0..).zip(setups()) {
            walk(&setup, seed, |state| {
                let viewers = Seat::all(state.open.seats()).map(Viewer::Seat);
                for viewer in viewers.chain([Viewer::Spectator]) {
                    let view = PlanetRush::view(state, viewer);
                    let table = Table::of(&view);
                    let mut seen = Vec::new();
                    for arm in table.near.iter().chain(&table.far) {
                        for column in &arm.columns {
                            let (planet, below) = (column.planet, column.below);
                            assert_eq!(view.open.seat_of(planet, below), arm.below);
                            assert_eq!(view.open.seat_of(planet, below.other()), arm.above);
                            seen.push(planet);
                        }
                    }
                    seen.sort_unstable();
                    assert!(seen.into_iter().eq(0..view.open.layout.len()));
                    assert_eq!(table.others.len() + 1, view.open.seats());
                    assert!(table.near.iter().all(|arm| arm.below == table.bottom));
                }
            });
        }
    }
}
