//! The resolution card by card. The rules run it through to the next choice at once; what happened on the way is
//! found again by playing the same step on a table that looks the same, for nothing is hidden there.

use std::sync::Arc;

use gantry_kernel::{Absorb as _, Awaiting, Dice, Game as _, Imagine as _, Input, InputOf, Millis};
use gantry_kernel::{News, Phrase, Words as _};
use gantry_planet_rush::{Colour, Event, Open, PlanetRush, Stage, State, View};

/// A moment of a story: what is seen, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The table at this moment.
    pub view: Arc<View>,
    /// What happens.
    pub words: Vec<Phrase>,
    /// What kind of moment it is.
    pub kind: Kind,
}

/// How long a moment is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A card that does nothing by itself.
    Card,
    /// A new planet, or a row that is cleaned.
    Scene,
    /// A card that does something.
    Effect,
    /// STOP.
    Stop,
    /// Somebody gets a planet, or nobody does.
    Score,
}

impl Kind {
    /// So many milliseconds at the usual pace.
    pub const fn ms(self) -> u32 {
        match self {
            Self::Card => 650,
            Self::Scene => 1000,
            Self::Effect => 1500,
            Self::Stop => 1800,
            Self::Score => 2000,
        }
    }
}

/// More entries than this between two views are not told.
pub const MOST_ENTRIES: usize = 12;
/// So many steps are tried to find out what happened.
const MOST_TRIES: u32 = 4000;

/// What happened between two views, so many entries of the log apart; empty if there is nothing to tell.
pub fn tell(before: &View, after: &View, entries: usize) -> Vec<Beat> {
    let resolving = before.open.stage == Stage::Resolve;
    let stopped = before.open.stage == Stage::Rush && after.open.stage != Stage::Rush;
    if !(resolving || stopped) || !(1..=MOST_ENTRIES).contains(&entries) {
        return Vec::new();
    }
    let before = View { viewer: after.viewer, ..before.clone() };
    let state = PlanetRush::imagine(&before, &mut Dice::from_number(0));
    let mut search = Search { goal: timeless(&after.open), tries: MOST_TRIES };
    search.events(&state, entries).map_or_else(Vec::new, |events| beats(before, &events))
}

/// Looks for the inputs that lead from one table to another.
struct Search {
    goal: Open,
    tries: u32,
}

impl Search {
    fn events(&mut self, state: &State, entries: usize) -> Option<Vec<Event>> {
        if entries == 0 {
            return (timeless(&state.open) == self.goal).then(Vec::new);
        }
        if self.is_past(&state.open) {
            return None;
        }
        for input in inputs(state) {
            self.tries = self.tries.checked_sub(1)?;
            let (mut next, mut news) = (state.clone(), News::new());
            let at = PlanetRush::awaiting(state).until().unwrap_or(Millis(0));
            PlanetRush::apply(&mut next, at, &input, &mut news);
            if let Some(later) = self.events(&next, entries - 1) {
                let told = news.told().iter().map(|told| told.event);
                return Some(told.chain(later).collect());
            }
        }
        None
    }

    /// Whether somebody has acted more often than in the end.
    fn is_past(&self, open: &Open) -> bool {
        let acted = |open: &Open| open.companies.map(|company| company.actions);
        open.round > self.goal.round
            || (open.round == self.goal.round
                && acted(open).iter().zip(acted(&self.goal)).any(|(now, then)| *now > then))
    }
}

/// Everything that could happen now.
fn inputs(state: &State) -> Vec<InputOf<PlanetRush>> {
    let mut legal = Vec::new();
    match PlanetRush::awaiting(state) {
        Awaiting::Over => Vec::new(),
        // decks are face down: any order looks the same
        Awaiting::Nature(_) => {
            vec![Input::Chance(PlanetRush::draw(state, &mut Dice::from_number(0)))]
        }
        Awaiting::Players { may, until, .. } => {
            let mut inputs = Vec::new();
            for seat in may.iter() {
                PlanetRush::legal(state, seat, &mut legal);
                inputs.extend(legal.iter().map(|&action| Input::Act { seat, action }));
            }
            inputs.extend(until.map(|_| Input::Timeout));
            inputs
        }
    }
}

/// The table without its clocks, which a search does not know.
fn timeless(open: &Open) -> Open {
    let mut open = Open { until: None, ..open.clone() };
    open.companies.iter_mut().for_each(|company| company.rests = None);
    open
}

/// What is worth looking at, from STOP to the end of the round.
fn beats(mut view: View, events: &[Event]) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    for event in events {
        let lies = view.clone();
        PlanetRush::absorb(&mut view, Millis(0), event);
        let Some(words) = PlanetRush::event(&view.open.setup, event) else { continue };
        let kind = match event {
            Event::Stopped { .. } => Kind::Stop,
            Event::Contested { planet, .. } if is_bare(&view, planet.index.into()) => continue,
            Event::Contested { .. } | Event::Cleaned { .. } => Kind::Scene,
            Event::Revealed { card, .. } if card.colour() == Colour::Red => Kind::Effect,
            Event::Revealed { .. } => Kind::Card,
            Event::Settled { .. } => Kind::Score,
            // the cards are still looked at, though they go home now
            Event::RoundOver { .. } => {
                let (view, words) = (Arc::new(lies), vec![words]);
                beats.push(Beat { view, words, kind: Kind::Score });
                break;
            }
            // what a revealed card does belongs to it
            Event::Ordered { .. }
            | Event::Failed { .. }
            | Event::Foiled { .. }
            | Event::Took { .. }
            | Event::Declined { .. } => {
                if let Some(last) = beats.last_mut().filter(|last| last.kind == Kind::Effect) {
                    last.view = Arc::new(view.clone());
                    last.words.push(words);
                    continue;
                }
                Kind::Effect
            }
            _ => continue,
        };
        beats.push(Beat { view: Arc::new(view.clone()), words: vec![words], kind });
    }
    beats
}

/// Whether nobody has a row at a planet.
fn is_bare(view: &View, planet: usize) -> bool {
    view.open.rows[planet].iter().all(|row| row.is_empty())
}

#[cfg(test)]
mod tests {
    use gantry_kernel::{Seat, Viewer};
    use gantry_planet_rush::{Pace, Setup};

    use super::*;

    /// Plays a game at random; from STOP on every step must be told.
    fn stories(setup: &Setup, seed: u64) -> usize {
        let mut dice = Dice::from_number(seed);
        let mut state = PlanetRush::start(setup).unwrap();
        let mut told = 0;
        while PlanetRush::awaiting(&state) != Awaiting::Over {
            let before = PlanetRush::view(&state, Viewer::Seat(Seat::new(0)));
            let inputs = match PlanetRush::awaiting(&state) {
                Awaiting::Nature(_) => {
                    vec![Input::Chance(PlanetRush::draw(&state, &mut dice))]
                }
                _ => inputs(&state),
            };
            let at = PlanetRush::awaiting(&state).until().unwrap_or(Millis(0));
            // a rush that ends by time would be a short one
            let acts = |input: &&InputOf<PlanetRush>| !matches!(input, Input::Timeout);
            let acting: Vec<_> = inputs.iter().filter(acts).collect();
            let input = if acting.is_empty() { &inputs[0] } else { *dice.pick(&acting) };
            PlanetRush::apply(&mut state, at, input, &mut News::silent());
            let after = PlanetRush::view(&state, Viewer::Seat(Seat::new(0)));
            let beats = tell(&before, &after, 1);
            let ends = before.open.stage == Stage::Rush && after.open.stage != Stage::Rush;
            if ends || before.open.stage == Stage::Resolve {
                let last = beats.last().expect("something is told");
                assert_eq!(
                    last.view.open.companies.map(|company| company.points),
                    after.open.companies.map(|company| company.points)
                );
                told += 1;
            } else {
                assert!(beats.is_empty());
            }
        }
        told
    }

    #[test]
    fn every_step_of_a_resolution_is_told() {
        for seats in 2..=4 {
            for pace in [Pace::Live, Pace::Turns] {
                let setup = Setup { pace, ..Setup::new(seats) };
                assert!(stories(&setup, seats.into()) >= 3, "a story for each round");
            }
        }
    }

    #[test]
    fn a_story_is_found_through_several_entries() {
        // the end of a round and the shuffles of the next one come together
        let setup = Setup { pace: Pace::Turns, ..Setup::new(2) };
        let mut dice = Dice::from_number(7);
        let mut state = PlanetRush::start(&setup).unwrap();
        let mut before = None;
        let mut entries = 0;
        while state.open.round == 1 || !matches!(state.open.stage, Stage::Ready(_)) {
            if matches!(state.open.stage, Stage::Rush | Stage::Resolve) {
                before = Some(PlanetRush::view(&state, Viewer::Spectator));
                entries = 0;
            }
            let inputs = match PlanetRush::awaiting(&state) {
                Awaiting::Nature(_) => vec![Input::Chance(PlanetRush::draw(&state, &mut dice))],
                _ => inputs(&state),
            };
            let input = dice.pick(&inputs).clone();
            PlanetRush::apply(&mut state, Millis(0), &input, &mut News::silent());
            entries += 1;
        }
        let after = PlanetRush::view(&state, Viewer::Spectator);
        let beats = tell(&before.unwrap(), &after, entries);
        assert_eq!(beats.last().unwrap().words[0].key, "ev-round-over");
        assert_eq!(entries, 3);
    }
}
