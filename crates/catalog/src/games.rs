//! Every game, one line each, in the order in which clients show them. Whatever is done with every
//! game iterates over this list: [`crate::games`] by value, [`visit_games`] by type.

use crate::listing::{Listing, Playable};

/// Does something with every game's own type; see [`visit_games`].
pub trait GameVisitor {
    /// Does it.
    fn visit<G: Playable>(&mut self);
}

/// The list. A game whose component values are tuned says that it is weighed.
macro_rules! list {
    ($($game:ty $(, $how:ident)?;)+) => {
        pub(crate) static GAMES: &[Listing] = &[$(list!(@listing $game $(, $how)?)),+];

        /// Calls the visitor with the type of every game, in the order of the list.
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

// The unit tests know the toy alone: whatever is generic need not be compiled for all games again.
// Tests on the games themselves are in `tests`.
#[cfg(test)]
list! {
    crate::toy::Toy, weighed;
}
