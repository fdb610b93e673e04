//! One random game under test, with everything that the checks share.

use gantry_kernel::record::{Header, Player, Start};
use gantry_kernel::{
    Awaiting, Dice, Game, Input, InputOf, Match, Millis, News, Seat, Secret, Seed,
};

use crate::Probe;
use crate::check::Tally;

/// More would only make old actions rarer among those tried again.
const MOST_REMEMBERED: usize = 64;

pub(crate) struct Bench<G: Probe> {
    pub(crate) played: Match<G>,
    pub(crate) header: Header,
    pub(crate) seats: usize,
    /// The dice of the match.
    pub(crate) seed: Seed,
    /// The dice for everything that the kit chooses.
    pub(crate) dice: Dice,
    /// What each seat may do now.
    pub(crate) legal: Vec<Vec<G::Action>>,
    /// Actions that were legal at some time for some seat.
    pub(crate) remembered: Vec<G::Action>,
    pub(crate) tally: Tally,
}

impl<G: Probe> Bench<G> {
    pub(crate) fn new(setup: &G::Setup, start: G::State, number: u64) -> Self {
        let seats = G::seats(setup);
        let secret = Secret::from_number(number);
        let header = header::<G>(setup, &start, secret, number);
        let seed = secret.seed(&header.salts);
        Self {
            played: Match::new(start, header.digest()),
            header,
            seats,
            seed,
            dice: Dice::from_number(number),
            legal: vec![Vec::new(); seats],
            remembered: Vec::new(),
            tally: Tally::new(),
        }
    }

    /// Lists the legal actions of the seats that may act.
    pub(crate) fn list(&mut self) {
        list::<G>(self.played.state(), &mut self.legal);
    }

    /// Keeps an action, to try it again where it does not belong.
    pub(crate) fn remember(&mut self, action: G::Action) {
        if self.remembered.len() < MOST_REMEMBERED {
            self.remembered.push(action);
        } else {
            let place = self.dice.index(MOST_REMEMBERED);
            self.remembered[place] = action;
        }
    }
}

/// The legal actions of the seats that may act, by seat; empty for the others.
pub(crate) fn list<G: Game>(state: &G::State, legal: &mut [Vec<G::Action>]) {
    let may = G::awaiting(state).may();
    for (seat, actions) in Seat::all(legal.len()).zip(legal) {
        actions.clear();
        if may.contains(seat) {
            G::legal(state, seat, actions);
        }
    }
}

/// Even games begin with options, odd ones with a position, so that both kinds of record are
/// tested.
fn header<G: Probe>(setup: &G::Setup, start: &G::State, secret: Secret, number: u64) -> Header {
    let seats = G::seats(setup);
    let start = if number.is_multiple_of(2) {
        Start::of::<G>(setup)
    } else {
        let mut position = G::position(start);
        if !position.ends_with('\n') {
            position.push('\n');
        }
        Start::Position(position)
    };
    Header {
        game: G::ID.into(),
        rules: G::rules(setup),
        start,
        players: Seat::all(seats)
            .map(|seat| Player { kind: "random".into(), name: format!("Player {seat}") })
            .collect(),
        commitment: secret.commitment(),
        salts: vec![(Seat::new(seats - 1), "a pinch of salt".into())],
        secret: Some(secret),
    }
}

/// The state after an input, and its news.
pub(crate) fn after<G: Game>(
    state: &G::State,
    at: Millis,
    input: &InputOf<G>,
) -> (G::State, News<G::Event>) {
    let mut state = state.clone();
    let mut news = News::new();
    G::apply(&mut state, at, input, &mut news);
    (state, news)
}

/// Whether a state would accept an input, ignoring time.
pub(crate) fn accepts<G: Game>(state: &G::State, input: &InputOf<G>) -> bool {
    match input {
        Input::Act { seat, action } => G::explain(state, *seat, action).is_ok(),
        Input::Chance(chance) => {
            matches!(G::awaiting(state), Awaiting::Chance(_)) && G::admits(state, chance).is_ok()
        }
        Input::Timeout => G::awaiting(state).until().is_some(),
    }
}
