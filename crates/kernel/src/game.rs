//! The trait every game implements.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    Dice, News, ParseError, Purpose, Refusal, Seat, SeatSet, SetupError, Standings, Viewer,
};

/// Time on a table's own clock, in milliseconds since the table began. The rules never read a
/// clock: time is an argument.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Millis(pub u64);

/// Whom the game waits for. The same for every viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Awaiting {
    /// An outcome of chance, drawn from the dice for this purpose.
    Chance(Purpose),
    /// Players.
    Players {
        /// The seats that hold the game up.
        must: SeatSet,
        /// The seats that may act now; a superset of `must`.
        may: SeatSet,
        /// When an [`Input::Timeout`] is due, if ever.
        until: Option<Millis>,
        /// Whether choices are sealed: nobody sees another's before all are in, and the order in
        /// which they come in changes nothing.
        sealed: bool,
    },
    /// Nobody: the game has ended.
    Over,
}

impl Awaiting {
    /// One seat to move, without a deadline.
    pub const fn turn(seat: Seat) -> Self {
        let seat = SeatSet::only(seat);
        Self::Players { must: seat, may: seat, until: None, sealed: false }
    }

    /// Sealed choices of the seats in `may`; those in `must` have not chosen yet.
    pub const fn sealed(must: SeatSet, may: SeatSet) -> Self {
        Self::Players { must, may, until: None, sealed: true }
    }

    /// The seats that hold the game up.
    pub const fn must(self) -> SeatSet {
        match self {
            Self::Players { must, .. } => must,
            Self::Chance(_) | Self::Over => SeatSet::EMPTY,
        }
    }

    /// The seats that may act.
    pub const fn may(self) -> SeatSet {
        match self {
            Self::Players { may, .. } => may,
            Self::Chance(_) | Self::Over => SeatSet::EMPTY,
        }
    }

    /// When a timeout is due.
    pub const fn until(self) -> Option<Millis> {
        match self {
            Self::Players { until, .. } => until,
            Self::Chance(_) | Self::Over => None,
        }
    }
}

/// One step of the fold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Input<A, C> {
    /// A player acts.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// An outcome of chance.
    Chance(C),
    /// The deadline has passed.
    Timeout,
}

/// The input type of a game.
pub type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// A value that a viewer may or may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Face<T> {
    /// Visible.
    Shown(T),
    /// Present, but not visible.
    Hidden,
}

/// A game: pure functions over plain data. No I/O, no clock, no global state.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in code, commands, records and addresses.
    const ID: &'static str;
    /// The newest version of the rules, from 1. A record names its version, and every version up to
    /// this one stays playable (decision 0026). New tables use the newest.
    const RULES: u32;

    /// Seats and options.
    type Setup: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything, hidden cards included. Digests are made of its serialized form, so the form is
    /// part of the rules version: a game's `tests/form-N.txt` writes it down. The memory layout may
    /// differ, if a hand-written `Serialize` keeps the form.
    type State: Clone + Debug + Eq + Serialize + Send + Sync;
    /// What a player can do, in small steps.
    type Action: Clone + Debug + Ord + Serialize + Display + FromStr<Err = ParseError> + Send + Sync;
    /// What chance can do.
    type Chance: Clone + Debug + Eq + Serialize + Display + FromStr<Err = ParseError> + Send + Sync;
    /// What players are told. Clients read it back from human-readable formats such as JSON.
    type Event: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewer may know. Clients read it back from human-readable formats such as JSON.
    type View: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;

    /// How many seats the table has.
    fn seats(setup: &Self::Setup) -> usize;
    /// The state before anything has happened.
    fn start(setup: &Self::Setup) -> Result<Self::State, SetupError>;
    /// The settings the state was started with.
    fn setup(state: &Self::State) -> &Self::Setup;
    /// The version of the rules that a table is played by. A game with more than one version keeps
    /// it in its settings.
    fn rules(_setup: &Self::Setup) -> u32 {
        Self::RULES
    }
    /// Whom the game waits for. Public.
    fn awaiting(state: &Self::State) -> Awaiting;
    /// Everything the seat may do now, ascending, without duplicates. Depends only on what the seat
    /// knows. Clears the list first.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);
    /// Why an action is not allowed, if it is not. Agrees with [`Game::legal`] for every possible
    /// action.
    fn explain(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;
    /// An outcome of chance; called only while the game awaits one.
    fn draw(state: &Self::State, dice: &mut Dice) -> Self::Chance;
    /// Whether [`Game::draw`] could give this outcome here. The outcome may come from a file.
    fn admits(state: &Self::State, chance: &Self::Chance) -> Result<(), ParseError>;
    /// Folds one accepted input into the state. Total on accepted inputs.
    fn apply(
        state: &mut Self::State,
        at: Millis,
        input: &InputOf<Self>,
        news: &mut News<Self::Event>,
    );
    /// The result, once the game is over.
    fn standings(state: &Self::State) -> Option<Standings>;
    /// What the viewer may know, built from the state alone.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;
}

/// Full states consistent with a view, for bots, hints and analysis.
pub trait Imagine: Game {
    /// A state in which the viewer would see exactly this view.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self::State;
}

/// The second way to build a view: folding what the viewer was told.
pub trait Absorb: Game {
    /// The view before anything has happened.
    fn blank(setup: &Self::Setup, viewer: Viewer) -> Self::View;
    /// Folds one piece of news into the view.
    fn absorb(view: &mut Self::View, at: Millis, event: &Self::Event);
}
