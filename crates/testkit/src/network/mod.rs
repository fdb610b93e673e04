//! A simulated table that controls time: one host, one client per seat, and a bad network between
//! them.
//!
//! Everything is a function of the seed: what the network loses, doubles, delays and reorders, how
//! fast people react and what they choose. The host answers each message when it arrives. A client
//! knows only the frames it has received, acts on them, and repeats itself when it hears nothing.
//! So a run shows what real time does to a game: actions that cross, copies that arrive a round too
//! late, players who act on an outdated view.
//!
//! ```text
//! let mut total = Statistics::default();
//! for seed in 0..1000 {
//!     let run = network::run::<MyGame>(&setup, seed, &Conditions::default());
//!     run.assert_sound();
//!     run.own_order().unwrap();
//!     run.same_situation(|state, _| state.round).unwrap();
//!     total.add(&run.statistics);
//! }
//! assert!(total.missing().is_empty(), "{total}");
//! ```

mod checks;
mod client;
mod conditions;
mod host;
mod lane;
mod message;
mod queue;
mod retimed;
mod run;
mod statistics;
mod table;

pub use conditions::{Conditions, Habits, Link, MOST_LOSS_PER_MILLE, Wire, Wires};
pub use retimed::{Retimed, Retiming};
pub use run::{Arrival, Intent, Receipt, Run};
pub use statistics::{Statistics, kind};
pub use table::run;
