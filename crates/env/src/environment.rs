//! An environment without its game's type.

use gantry_catalog::{GameVisitor, Playable, visit_games};

use crate::outcome::Outcomes;
use crate::plan::{EnvError, EnvPlan, StepError};
use crate::tables::Tables;

/// The sizes of an environment's buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// How many tables.
    pub tables: usize,
    /// How many seats each has.
    pub seats: usize,
    /// How many numbers describe a view.
    pub view_numbers: usize,
    /// How many numbers describe an action.
    pub action_numbers: usize,
    /// The version of the descriptions.
    pub encoding: u32,
}

/// Buffers for what is seen.
#[derive(Debug)]
pub struct Observation<'a> {
    /// By table: the view of the seat that has to choose.
    pub views: &'a mut [i8],
    /// The legal actions of the first table, then those of the second, and so on.
    pub actions: &'a mut [i8],
    /// By table: where its actions begin; and where the last ones end.
    pub starts: &'a mut [u32],
    /// By table: who has to choose.
    pub seats: &'a mut [u8],
}

/// Many tables of one game that wait for one choice each.
pub trait Environment: Send + Sync {
    /// The sizes of the buffers.
    fn shape(&self) -> Shape;
    /// How many legal actions there are now, at all tables together.
    fn actions(&self) -> usize;
    /// Describes what the seats that have to choose see, and what they may do.
    fn observe(&self, into: Observation<'_>) -> Result<(), StepError>;
    /// Carries out one choice per table, each the number of a legal action, and plays on.
    fn step(&mut self, choices: &[u32], into: Outcomes<'_>) -> Result<(), StepError>;
    /// The legal actions of a table, as they are written.
    ///
    /// # Panics
    /// If there is no such table.
    fn legal(&self, table: usize) -> Vec<String>;
}

/// Opens an environment of the game with this name.
pub fn open(game: &str, plan: &EnvPlan) -> Result<Box<dyn Environment>, EnvError> {
    let mut visitor = Opening { game, plan, opened: None, known: Vec::new() };
    visit_games(&mut visitor);
    let Opening { opened, known, .. } = visitor;
    opened.unwrap_or_else(|| Err(EnvError::Game(game.into(), known.join(", "))))
}

struct Opening<'a> {
    game: &'a str,
    plan: &'a EnvPlan,
    opened: Option<Result<Box<dyn Environment>, EnvError>>,
    known: Vec<&'static str>,
}

impl GameVisitor for Opening<'_> {
    fn visit<G: Playable>(&mut self) {
        self.known.push(G::ID);
        if G::ID == self.game {
            let tables = Tables::<G>::new(self.plan);
            self.opened = Some(tables.map(|tables| Box::new(tables) as _));
        }
    }
}
