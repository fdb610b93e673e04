//! Why an action is refused: the rule and the reason.

use gantry_kernel::{Refusal, Seat};

use crate::card::Card;
use crate::words;

/// A condition that is not met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// Nobody sits there.
    NoSeat,
    /// The planets are being laid out, or a deck is being shuffled.
    Shuffling,
    /// The game has ended.
    Over,
    /// The countdown is still running.
    NotBegun,
    /// The seat is already ready.
    ReadyAlready,
    /// The round has begun.
    Running,
    /// The action was chosen for an earlier moment.
    Late {
        /// The number that the next action must have.
        expected: u16,
    },
    /// The action is for a moment that has not come yet.
    Ahead {
        /// The number that the next action must have.
        expected: u16,
    },
    /// The round has ended.
    Stopped,
    /// The seat is in its pause.
    Resting,
    /// It is another seat's turn.
    Turn(Seat),
    /// There is no planet card with this number.
    NoPlanet(u8),
    /// The seat has no row there.
    NotTouched(u8),
    /// Cargo after Lift Off.
    CargoAfterLiftOff(Card),
    /// A second Lift Off.
    SecondLiftOff,
    /// An order before Lift Off.
    OrderBeforeLiftOff(Card),
    /// Choices are made only in the resolution.
    NothingToChoose,
    /// Another seat has to choose.
    Chooser(Seat),
    /// The payment for the order must be chosen first.
    PayFirst,
    /// What to take must be chosen first.
    TakeFirst,
    /// The order cannot be paid with this many solar modules.
    Energy {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The opponent has no such card.
    NotThere(Card),
}

impl Denial {
    /// The refusal with its rule.
    pub fn refusal(self) -> Refusal {
        let plain = Refusal::new;
        let card = |rule, key, card| plain(rule, key).with("card", words::card(card));
        match self {
            Self::NoSeat => plain("PR-1.1", "why-no-such-seat"),
            Self::Shuffling => plain("PR-3.1", "why-shuffling"),
            Self::Over => plain("PR-5.3", "why-over"),
            Self::NotBegun => plain("PR-3.1", "why-not-begun"),
            Self::ReadyAlready => plain("PR-3.1", "why-ready-already"),
            Self::Running => plain("PR-3.1", "why-running"),
            Self::Late { expected } => {
                plain("PR-7.1", "why-late").with("expected", usize::from(expected))
            }
            Self::Ahead { expected } => {
                plain("PR-7.1", "why-ahead").with("expected", usize::from(expected))
            }
            Self::Stopped => plain("PR-3.5", "why-stopped"),
            Self::Resting => plain("PR-7.2", "why-resting"),
            Self::Turn(seat) => plain("PR-7.2", "why-not-your-turn").with("turn", seat),
            Self::NoPlanet(planet) => plain("PR-3.3", "why-no-planet").with("planet", planet + 1),
            Self::NotTouched(planet) => {
                plain("PR-3.3", "why-not-touched").with("planet", planet + 1)
            }
            Self::CargoAfterLiftOff(cargo) => card("PR-3.3", "why-cargo-after-lift-off", cargo),
            Self::SecondLiftOff => plain("PR-3.3", "why-second-lift-off"),
            Self::OrderBeforeLiftOff(order) => card("PR-3.3", "why-order-before-lift-off", order),
            Self::NothingToChoose => plain("PR-3.2", "why-nothing-to-choose"),
            Self::Chooser(seat) => plain("PR-4.2", "why-not-your-choice").with("chooser", seat),
            Self::PayFirst => plain("PR-4.5", "why-pay-first"),
            Self::TakeFirst => plain("PR-4.5", "why-take-first"),
            Self::Energy { least, most } => {
                plain("PR-4.5", "why-energy").with("least", least).with("most", most)
            }
            Self::NotThere(cargo) => card("PR-4.5", "why-not-there", cargo),
        }
    }
}
