//! What search benchmarks run on: mid-game positions with two players, and the settings in use.

use std::ops::Add;

use gantry_bots::{
    Bot, Budget, Config, Findings, Greedy, LookTimes, Rollout, Search, next_input, play_out,
};
use gantry_heuristics::Evaluate;
use gantry_kernel::{Dice, Game, Imagine, Millis, News, Seat, Viewer};
use gantry_planet_rush::Pace;

/// A way to search, with its name.
pub type Settings = (&'static str, Config);

/// Random play to the end, as a search does that knows nothing about the game.
pub const RANDOM: Settings =
    ("random to the end", Config { rollout: Rollout::Random(1000), ..Config::USUAL });

/// The settings the game is played with.
pub const fn used<G: Evaluate>() -> Settings {
    ("as it plays", Config::of::<G>())
}

/// How much was simulated.
#[derive(Clone, Copy, Debug, Default)]
pub struct Work {
    /// Imagined worlds.
    pub iterations: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// The decisions, plus the steps that were played out to make them.
    pub steps: u64,
}

impl From<Findings> for Work {
    fn from(found: Findings) -> Self {
        let Findings { iterations, decisions, tried, .. } = found;
        Self { iterations: iterations.into(), decisions, steps: decisions + tried }
    }
}

impl Add for Work {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        Self {
            iterations: self.iterations + more.iterations,
            decisions: self.decisions + more.decisions,
            steps: self.steps + more.steps,
        }
    }
}

/// Launch Pad for two.
pub fn launch_pad() -> gantry_launch_pad::Setup {
    gantry_launch_pad::Setup::new(2)
}

/// Lift Off for two.
pub fn lift_off() -> gantry_lift_off::Setup {
    gantry_lift_off::Setup::new(2)
}

/// The planet race for two, by turns: search does not play in real time.
pub fn planet_rush() -> gantry_planet_rush::Setup {
    gantry_planet_rush::Setup { pace: Pace::Turns, ..gantry_planet_rush::Setup::new(2) }
}

/// A decision to search.
pub struct Position<G: Game> {
    view: G::View,
    seat: Seat,
    legal: Vec<G::Action>,
}

/// The first real decision in the second half of each of several games between greedy players.
pub fn middles<G: Imagine + Evaluate>(setup: &G::Setup, games: u64) -> Vec<Position<G>> {
    (0..games).map(|seed| middle::<G>(setup, seed)).collect()
}

fn middle<G: Evaluate>(setup: &G::Setup, seed: u64) -> Position<G> {
    let mut greedy = vec![Greedy::default(); G::seats(setup)];
    let mut bots: Vec<&mut dyn Bot<G>> =
        greedy.iter_mut().map(|bot| bot as &mut dyn Bot<G>).collect();
    let mut legal = Vec::new();
    let start = G::start(setup).expect("a table");
    let whole = play_out(start.clone(), &mut bots, &mut Dice::from_number(seed), &mut legal);
    let mut state = start;
    let mut dice = Dice::from_number(seed);
    let mut chance = Dice::from_number(dice.bits());
    let (mut now, mut look_times, mut decisions) = (Millis(0), LookTimes::default(), 0);
    loop {
        if let Some(seat) = G::awaiting(&state).must().lowest() {
            G::legal(&state, seat, &mut legal);
            if 2 * decisions >= whole.decisions && legal.len() > 1 {
                return Position { view: G::view(&state, Viewer::Seat(seat)), seat, legal };
            }
            decisions += 1;
        }
        let deal = |state: &G::State, _| G::draw(state, &mut chance);
        let (at, input) =
            next_input(&state, now, &mut bots, &mut look_times, &mut dice, &mut legal, deal)
                .expect("the second half has a choice");
        G::apply(&mut state, at, &input, &mut News::silent());
        now = at;
    }
}

/// Searches each position for `iterations` iterations on one thread.
pub fn search<G: Imagine + Evaluate>(
    positions: &[Position<G>],
    config: Config,
    iterations: u32,
) -> Work {
    let search = Search::new(config, Budget::Iterations(iterations));
    let look = |position: &Position<G>| -> Findings {
        let Position { view, seat, legal } = position;
        search.search::<G>(view, *seat, legal, &mut Dice::from_number(1))
    };
    positions.iter().map(|position| look(position).into()).fold(Work::default(), Work::add)
}
