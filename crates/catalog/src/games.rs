//! Every game, one line each, in the order in which clients show them. Anything done for every game
//! iterates over this list: [`crate::games`] by value, [`visit_games`] by type.

use crate::listing::{Listing, Playable};
use crate::summary::Summary;

/// An operation on every game's type; see [`visit_games`].
pub trait GameVisitor {
    /// Visits one game.
    fn visit<G: Playable>(&mut self);
}

/// Hands the list to a macro: the package and type of each game. A game that implements `Weigh` is
/// marked `weighed`.
#[macro_export]
macro_rules! each_game {
    ($macro:ident) => {
        $macro! {
            gantry_lift_off::LiftOff, weighed;
            gantry_launch_pad::LaunchPad;
            gantry_planet_rush::PlanetRush;
        }
    };
}

macro_rules! list {
    ($($package:ident::$game:ident $(, $how:ident)?;)+) => {
        pub(crate) static GAMES: &[Listing] = &[$(list!(@listing $package::$game $(, $how)?)),+];
        pub(crate) static SUMMARIES: &[Summary] = &[$(Summary::of::<$package::$game>()),+];

        /// Calls the visitor with the type of every game, in list order.
        pub fn visit_games(visitor: &mut impl GameVisitor) {
            $(visitor.visit::<$package::$game>();)+
        }

        $(
            #[cfg(not(test))]
            pub use $package::$game;
        )+
    };
    (@listing $game:ty) => { Listing::of::<$game>() };
    (@listing $game:ty, weighed) => { Listing::weighed::<$game>() };
}

#[cfg(not(test))]
each_game!(list);

// Unit tests use only the toy, so that generic code need not be compiled for all games again. Tests
// of the games themselves are in `tests`.
#[cfg(test)]
use crate::toy;
#[cfg(test)]
list! {
    toy::Toy, weighed;
}
