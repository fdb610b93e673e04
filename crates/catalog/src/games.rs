//! Every game, one line each, in the order in which clients show them. Anything done for every game
//! iterates over this list: [`crate::games`] by value, [`visit_games`] by type.

use crate::listing::{Listing, Playable};

/// An operation on every game's type; see [`visit_games`].
pub trait GameVisitor {
    /// Visits one game.
    fn visit<G: Playable>(&mut self);
}

/// The list. A game that implements `Weigh` is marked `weighed`.
macro_rules! list {
    ($($game:ty $(, $how:ident)?;)+) => {
        pub(crate) static GAMES: &[Listing] = &[$(list!(@listing $game $(, $how)?)),+];

        /// Calls the visitor with the type of every game, in list order.
        pub fn visit_games(visitor: &mut impl GameVisitor) {
            $(visitor.visit::<$game>();)+
        }
    };
    (@listing $game:ty) => { Listing::of::<$game>() };
    (@listing $game:ty, weighed) => { Listing::weighed::<$game>() };
}

#[cfg(not(test))]
list! {
    gantry_lift_off::LiftOff, weighed;
    gantry_launch_pad::LaunchPad;
    gantry_planet_rush::PlanetRush;
}

// Unit tests use only the toy, so that generic code need not be compiled for all games again. Tests
// of the games themselves are in `tests`.
#[cfg(test)]
list! {
    crate::toy::Toy, weighed;
}
