//! The trait every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hasher;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tinyvec::ArrayVec;

use crate::{
    Dice, Expected, FactKeys, Fault, MAX_SEATS, News, Purpose, Refusal, Seat, SeatSet, Viewer,
};

/// Time on a table's own clock, in milliseconds since the table began. The rules never read a clock:
/// time comes in as an argument.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Millis(pub u64);

/// Whom the game waits for. The same for everybody who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// An outcome of chance, drawn from the dice for this purpose.
    Nature(Purpose),
    /// Players.
    Players {
        /// Those who hold the game up.
        must: SeatSet,
        /// Those who are heard now; holds `must`.
        may: SeatSet,
        /// When a [`Input::Timeout`] is due, if ever.
        until: Option<Millis>,
        /// Whether choices are sealed: nobody sees another's before all are in, and the order in which
        /// they come in changes nothing.
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

    /// Sealed choices of those in `may`; `must` have not chosen yet.
    pub const fn sealed(must: SeatSet, may: SeatSet) -> Self {
        Self::Players { must, may, until: None, sealed: true }
    }

    /// The seats that hold the game up.
    pub const fn must(self) -> SeatSet {
        match self {
            Self::Players { must, .. } => must,
            Self::Nature(_) | Self::Over => SeatSet::EMPTY,
        }
    }

    /// The seats that are heard.
    pub const fn may(self) -> SeatSet {
        match self {
            Self::Players { may, .. } => may,
            Self::Nature(_) | Self::Over => SeatSet::EMPTY,
        }
    }

    /// When a timeout is due.
    pub const fn until(self) -> Option<Millis> {
        match self {
            Self::Players { until, .. } => until,
            Self::Nature(_) | Self::Over => None,
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
    /// Nature answers.
    Chance(C),
    /// The deadline has passed.
    Timeout,
}

/// The input type of a game.
pub type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// A value that a viewer may or may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Face<T> {
    /// Seen.
    Shown(T),
    /// There, but not seen.
    Hidden,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// Points per seat.
    pub points: ArrayVec<[i32; MAX_SEATS]>,
    /// Place per seat, from 1; tied seats share one.
    pub places: ArrayVec<[u8; MAX_SEATS]>,
}

impl Standings {
    /// Standings from a key per seat: points first, then tie breakers; more is better.
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`] seats.
    pub fn ranked(keys: &[(i32, i32)]) -> Self {
        Self {
            points: keys.iter().map(|key| key.0).collect(),
            places: keys
                .iter()
                .map(|key| {
                    let better = keys.iter().filter(|other| *other > key).count();
                    u8::try_from(better + 1).expect("few seats")
                })
                .collect(),
        }
    }

    /// Those in first place.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.places.len()).filter(|seat| self.places[seat.index()] == 1).collect()
    }
}

/// Settings that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{game} takes {least} to {most} seats, not {found}")]
    Seats {
        /// Which game.
        game: &'static str,
        /// Fewest.
        least: usize,
        /// Most.
        most: usize,
        /// What was asked for.
        found: usize,
    },
    /// No such option.
    #[error("no option {key:?}; there are: {known}")]
    UnknownOption {
        /// What was asked for.
        key: String,
        /// What there is.
        known: String,
    },
    /// The option takes other values.
    #[error("option {key}: {expected}")]
    Value {
        /// Which option.
        key: &'static str,
        /// What was expected, what was found.
        expected: Expected,
    },
}

impl SetupError {
    /// The option that is wrong, if one is.
    pub fn option(&self) -> Option<&str> {
        match self {
            Self::Seats { .. } => None,
            Self::UnknownOption { key, .. } => Some(key),
            Self::Value { key, .. } => Some(key),
        }
    }
}

/// A game: pure functions over plain data. No I/O, no clock, no global state.
pub trait Game: Sized + Send + Sync + 'static {
    /// The name in code, commands, records and addresses.
    const ID: &'static str;
    /// The newest version of the rules, from 1. A record names its version, and every version up to
    /// this one is played for ever (decision 0026): new tables use the newest.
    const RULES: u32;

    /// Seats and options.
    type Setup: Clone + Debug + Eq + Serialize + Send + Sync;
    /// Everything, hidden cards included. What it serializes to is the form that digests are made of,
    /// so it is part of the rules version: `tests/form-N.txt` of a game writes the form down, and
    /// memory may be laid out otherwise behind a hand-written `Serialize` that keeps it.
    type State: Clone + Debug + Eq + Serialize + Send + Sync;
    /// What a player can do, in small steps.
    type Action: Clone + Debug + Ord + Serialize + Display + FromStr<Err = Expected> + Send + Sync;
    /// What chance can do.
    type Chance: Clone + Debug + Eq + Serialize + Display + FromStr<Err = Expected> + Send + Sync;
    /// What players are told.
    type Event: Clone + Debug + Eq + Serialize + Send + Sync;
    /// What a viewer may know. Clients read it back from what people read, such as JSON.
    type View: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;

    /// How many sit at the table.
    fn seats(setup: &Self::Setup) -> usize;
    /// The state before anything has happened.
    fn start(setup: &Self::Setup) -> Result<Self::State, SetupError>;
    /// The settings the state was started with.
    fn setup(state: &Self::State) -> &Self::Setup;
    /// The version of the rules that a table is played by. A game with more than one version keeps it
    /// in its settings.
    fn rules(_setup: &Self::Setup) -> u32 {
        Self::RULES
    }
    /// Whom the game waits for. Public.
    fn awaiting(state: &Self::State) -> Awaiting;
    /// Everything the seat may do now, ascending, without twins; depends only on what the seat knows.
    /// The list is cleared first.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);
    /// Why an action is not allowed, if it is not. Agrees with [`Game::legal`] for every action there is.
    fn explain(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;
    /// Nature's outcome; called only while the game awaits nature.
    fn draw(state: &Self::State, dice: &mut Dice) -> Self::Chance;
    /// Whether the outcome, which may come from a file, is one that [`Game::draw`] could give here.
    fn admits(state: &Self::State, chance: &Self::Chance) -> Result<(), Expected>;
    /// Folds one accepted input into the state. Total on accepted inputs.
    fn apply(
        state: &mut Self::State,
        at: Millis,
        input: &InputOf<Self>,
        news: &mut News<Self::Event>,
    );
    /// The result, once the game is over.
    fn standings(state: &Self::State) -> Option<Standings>;
    /// What the viewer may know, built from nothing.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;
}

/// Full states consistent with a view: for bots, hints and analysis.
pub trait Imagine: Game {
    /// A state in which the viewer would see just this view.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self::State;
}

/// The second road to a view: folded from what the viewer was told.
pub trait Absorb: Game {
    /// The view before anything has happened.
    fn blank(setup: &Self::Setup, viewer: Viewer) -> Self::View;
    /// Folds one piece of news into the view.
    fn absorb(view: &mut Self::View, at: Millis, event: &Self::Event);
}

/// Judgement for bots: how good each legal action looks, from a view alone.
pub trait Advise: Game {
    /// Whether players act in real time, so that bots with human reaction times make sense.
    const IN_TIME: bool = false;

    /// Whether a table with these settings is played in real time: such a game may offer turns as well.
    fn in_time(_setup: &Self::Setup) -> bool {
        Self::IN_TIME
    }

    /// One rating per action, higher is better; `ratings` is cleared first.
    fn rate(view: &Self::View, legal: &[Self::Action], ratings: &mut Vec<i32>);

    /// The same by somebody who sees little ahead; a game may know no difference.
    fn rate_at_sight(view: &Self::View, legal: &[Self::Action], ratings: &mut Vec<i32>) {
        Self::rate(view, legal, ratings);
    }
}

/// Judgement for search: how the seats stand in the middle of a game, in a world that may be imagined.
pub trait Evaluate: Advise {
    /// By how much, in hundredths of a point, a lead typically changes until the end: what a lead of so much promises.
    const SPREAD: i32;
    /// How many decisions the greedy player plays on at least before a settled position is judged; none: it is judged at
    /// once.
    const ROLLOUT: u16 = 0;
    /// How much a search prefers what it has rarely tried.
    const EXPLORATION: f32 = 1.0;
    /// How many imagined worlds a search plays in a second on a usual machine: what levels of strength are measured by.
    const WORLDS_PER_SECOND: u32 = 20_000;

    /// The ratings of [`Advise::rate`] in a world that is imagined anyway; they depend on what the seat knows only.
    fn rate_in(world: &Self::State, seat: Seat, legal: &[Self::Action], ratings: &mut Vec<i32>) {
        Self::rate(&Self::view(world, Viewer::Seat(seat)), legal, ratings);
    }

    /// What the greedy player, or one nearly as good and quicker, does in an imagined world: the first step is one of the
    /// legal ones, the others follow if nothing comes between. Says how many steps were played out in order to decide.
    fn intend(
        world: &Self::State,
        seat: Seat,
        legal: &[Self::Action],
        steps: &mut Vec<Self::Action>,
    ) -> u32 {
        let mut ratings = Vec::new();
        Self::rate_in(world, seat, legal, &mut ratings);
        let best = ratings.iter().enumerate().max_by_key(|(_, rating)| **rating);
        steps.clear();
        steps.extend(best.and_then(|(index, _)| legal.get(index)).cloned());
        0
    }

    /// Tells a hasher what the seat sees of the table as far as plans depend on it, and nothing that it cannot know: worlds
    /// that differ in it are different decisions. A game that tells nothing is searched by its choices alone (open loop).
    fn look(_world: &Self::State, _seat: Seat, _hasher: &mut impl Hasher) {}

    /// A world like those of [`Imagine::imagine`], but the better its hidden cards explain what players have done, the more
    /// often it comes: for estimates that must be right on average. From the view alone.
    fn suppose(view: &Self::View, dice: &mut Dice) -> Self::State
    where
        Self: Imagine,
    {
        Self::imagine(view, dice)
    }

    /// Whether a position like this is judged well: a rollout goes on until one is.
    fn is_settled(_world: &Self::State) -> bool {
        true
    }

    /// The points that each seat will end with, in hundredths, as far as one can tell.
    fn evaluate(state: &Self::State, values: &mut [i32; MAX_SEATS]);
}

/// A table option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name.
    pub key: &'static str,
    /// The values it takes; the first is the default.
    pub values: OptionValues,
}

/// The values of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValues {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number in a range, with its default.
    Number {
        /// The default.
        default: u32,
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// Any text on one line, without control characters; empty by default.
    Text,
}

/// The key of positions and scenarios that names the version of the rules.
pub const RULES_KEY: &str = "rules_version";

/// The option that carries replaced component values; see [`Text::read_data`].
pub const DATA_OPTION: &str = "data";

impl OptionValues {
    /// Whether a value, as it is written, is the one that a table has without saying anything.
    pub fn is_default(&self, value: &str) -> bool {
        match self {
            Self::Words(words) => words.first() == Some(&value),
            Self::Number { default, .. } => value.parse() == Ok(*default),
            Self::Text => value.is_empty(),
        }
    }
}

/// Text forms beyond those of actions and outcomes, which are `Display` and `FromStr`.
pub trait Text: Game {
    /// The fewest and the most seats.
    const SEATS: (usize, usize);
    /// All options of a table.
    const OPTIONS: &'static [OptionSpec];
    /// The keys of positions, facts and views that scenarios compare in a way of their own.
    const FACT_KEYS: FactKeys = FactKeys::NONE;

    /// Settings from options, for a table that is played by this version of the rules, which the game
    /// has; what is left out has its default.
    fn configure(
        rules: u32,
        seats: usize,
        options: &[(String, String)],
    ) -> Result<Self::Setup, SetupError>;
    /// Every option with its value, in the order of [`Text::OPTIONS`]; empty is the default of a text.
    fn options(setup: &Self::Setup) -> Vec<(&'static str, String)>;
    /// The state as readable TOML; reading it back gives the same state.
    fn position(state: &Self::State) -> String;
    /// The state that a position describes; what is left out has a sensible default. The table is played
    /// by the version of the rules that the text names ([`RULES_KEY`]), or else by this one.
    fn read_position(rules: u32, text: &str) -> Result<Self::State, Fault>;
    /// The same for a table that is to be played: cards that are named nowhere lie where the dice put
    /// them, not in the order of their list, which everybody knows.
    fn deal_position(rules: u32, text: &str, _dice: &mut Dice) -> Result<Self::State, Fault> {
        Self::read_position(rules, text)
    }
    /// Facts about a state that scenarios may name beside the position: `key = value` TOML lines.
    fn facts(state: &Self::State) -> String;
    /// What scenarios may say about a view: TOML with the keys of positions and facts, as far as
    /// the viewer knows them.
    fn view_facts(_view: &Self::View) -> String {
        String::new()
    }
    /// The rules as Markdown, with the numbered rules that scenarios may name; none: any.
    fn rules_text() -> Option<&'static str> {
        None
    }
    /// The component values that the game has by default under its newest rules, as the file that
    /// people edit; none for a game whose values are part of its rules.
    fn data_file() -> Option<&'static str> {
        None
    }
    /// Reads a file that replaces any part of the values of the newest rules; none as for
    /// [`Text::data_file`]. The
    /// answer is the value of the option [`DATA_OPTION`], which is an [`OptionValues::Text`]: one
    /// line that [`Text::configure`] understands, spelled alike for all files that say the same,
    /// since it goes into the record of a match and so into its digest.
    fn read_data(_text: &str) -> Option<Result<String, Fault>> {
        None
    }
}

/// All that a seat may look at. A bot gets this and nothing else, so it cannot peek.
pub struct Eyes<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
}

/// The seat only: a bot must not read the state from its own debug output.
impl<G: Game> Debug for Eyes<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Eyes({})", self.seat)
    }
}

impl<G: Game> Clone for Eyes<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Eyes<'_, G> {}

impl<'a, G: Game> Eyes<'a, G> {
    /// The eyes of a seat.
    pub const fn new(state: &'a G::State, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// Whose eyes.
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// What they see.
    pub fn view(self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// Whom the game waits for.
    pub fn awaiting(self) -> Awaiting {
        G::awaiting(self.state)
    }

    /// What the seat may do.
    pub fn legal(self, actions: &mut Vec<G::Action>) {
        G::legal(self.state, self.seat, actions);
    }
}
