//! An environment for reinforcement learning: thousands of tables of one game that are stepped in
//! one call and described as numbers (`Encode`).
//!
//! Every table waits for one seat with several legal actions. [`Environment::observe`] describes
//! the views of these seats and their actions; [`Environment::step`] takes one choice per table and
//! plays on until every table waits again. Chance, deadlines and choices among one action are
//! played without asking. A game that ends is reported, and the next one begins at its table.

mod environment;
mod outcome;
mod plan;
mod table;
mod tables;

pub use environment::{Environment, Observation, Shape, open};
pub use outcome::Outcomes;
pub use plan::{EnvError, EnvPlan, StepError};
