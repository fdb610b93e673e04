//! Lift Off (Jeroen Vandersteen, 2018): all of LO-1 … LO-12. The rules are in `RULES.md`.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod absorb;
mod action;
mod advise;
mod apply;
mod banners;
mod board;
mod card;
mod chance;
mod data;
mod deduce;
mod denial;
mod effect;
mod encode;
mod event;
mod explain;
mod flight;
mod held;
mod imagine;
mod judge;
mod legal;
mod memory;
mod notation;
mod order;
mod position;
mod price;
mod score;
mod setup;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod view;
mod weigh;
mod words;

pub use action::{Action, Deed, Kept, Reward, Symbol, Techs, Upgrade};
pub use board::{Board, Flight, Round, Task};
pub use card::{Colour, Level, MISSIONS, Mission, OBJECTIVES, Objective, SPECIALISTS, Specialist};
pub use chance::Chance;
pub use data::{Data, MissionCard, ObjectiveCard, Provenance, SpecialistCard};
pub use effect::{Banner, Counts, Effect, Final, Work};
pub use event::Event;
pub use flight::{capacity as launch_capacity, load as launch_load, meets as meets_requirement};
pub use held::Held;
pub use judge::{lab_price, launch_cost, may_keep};
pub use legal::deeds;
pub use memory::{Draft, Memory};
pub use score::{Score, goal_points, goal_progress};
pub use setup::{CustomData, Edition, Setup};
pub use state::{
    Clock, Direction, Drawing, Open, PHASE_1_ROUNDS, Pass, ROUNDS, Sealed, Stage, State,
};
pub use view::{DraftMemory, SeatView, View};
pub use words::{colour as colour_name, requirement, work_now};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiftOff;

gantry_game_kit::game!(LiftOff, "lift-off", rules 2);
