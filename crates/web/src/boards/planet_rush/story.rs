//! Shows the resolution card by card. The rules run it through to the next choice at once; the
//! events say what happened on the way.

use std::sync::Arc;

use gantry_kernel::{Absorb as _, Millis, Phrase, Words as _};
use gantry_planet_rush::{Colour, Event, PlanetRush, View};

/// One step of a story: what is shown, and the text for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The table at this step.
    pub view: Arc<View>,
    /// What happens.
    pub words: Vec<Phrase>,
    /// The kind of step.
    pub kind: Kind,
    /// When it is over, on the table's clock, where several people watch.
    pub ends: Option<u64>,
}

/// The kind of a step, which determines how long it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A card that has no effect by itself.
    Card,
    /// A new planet, or a row being cleaned.
    Scene,
    /// A card that has an effect.
    Effect,
    /// STOP.
    Stop,
    /// A planet is won, or nobody wins it.
    Score,
}

impl Kind {
    /// Its duration in milliseconds at the normal pace.
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

/// If more entries than this are between two views, no story is shown.
pub const MOST_ENTRIES: usize = 12;

/// The steps worth showing of what happened after a view, from STOP to the end of the round.
pub fn tell(before: &View, events: &[Event]) -> Vec<Beat> {
    let mut view = before.clone();
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
            // The cards stay visible, though they return to the decks now.
            Event::RoundOver { .. } => {
                let (view, words) = (Arc::new(lies), vec![words]);
                beats.push(Beat { view, words, kind: Kind::Score, ends: None });
                break;
            }
            // The effect of a revealed card belongs to its step.
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
        let (view, words) = (Arc::new(view.clone()), vec![words]);
        beats.push(Beat { view, words, kind, ends: None });
    }
    beats
}

/// Whether nobody has a row at a planet.
fn is_bare(view: &View, planet: usize) -> bool {
    view.open.rows[planet].iter().all(|row| row.is_empty())
}

#[cfg(test)]
mod tests {
    use gantry_kernel::{Awaiting, Dice, Game as _, Input, InputOf, News, Seat, Viewer};
    use gantry_planet_rush::{Pace, Setup, Stage, State};

    use super::*;

    const VIEWER: Viewer = Viewer::Seat(Seat::new(0));

    /// Something that can happen now; ending a rush by time would make it short.
    fn any_input(state: &State, dice: &mut Dice) -> InputOf<PlanetRush> {
        let awaiting = PlanetRush::awaiting(state);
        if let Awaiting::Chance(_) = awaiting {
            return Input::Chance(PlanetRush::draw(state, dice));
        }
        let mut legal = Vec::new();
        let mut inputs = Vec::new();
        for seat in awaiting.may().iter() {
            PlanetRush::legal(state, seat, &mut legal);
            inputs.extend(legal.iter().map(|&action| Input::Act { seat, action }));
        }
        if inputs.is_empty() { Input::Timeout } else { dice.pick(&inputs).clone() }
    }

    /// Plays on; returns what the viewer was told.
    fn play_on(state: &mut State, dice: &mut Dice) -> Vec<Event> {
        let input = any_input(state, dice);
        let at = PlanetRush::awaiting(state).until().unwrap_or(Millis(0));
        let mut news = News::new();
        PlanetRush::apply(state, at, &input, &mut news);
        news.heard_by(VIEWER).copied().collect()
    }

    /// Plays a random game; from STOP on every step must be shown.
    fn stories(setup: &Setup, seed: u64) -> usize {
        let mut dice = Dice::from_number(seed);
        let mut state = PlanetRush::start(setup).unwrap();
        let mut told = 0;
        while PlanetRush::awaiting(&state) != Awaiting::Over {
            let before = PlanetRush::view(&state, VIEWER);
            let events = play_on(&mut state, &mut dice);
            let after = PlanetRush::view(&state, VIEWER);
            let beats = tell(&before, &events);
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
    fn a_story_goes_through_several_entries() {
        // The end of a round and the shuffles of the next one come together.
        let setup = Setup { pace: Pace::Turns, ..Setup::new(2) };
        let mut dice = Dice::from_number(7);
        let mut state = PlanetRush::start(&setup).unwrap();
        let (mut before, mut events, mut entries) = (None, Vec::new(), 0);
        while state.open.round == 1 || !matches!(state.open.stage, Stage::Ready(_)) {
            if matches!(state.open.stage, Stage::Rush | Stage::Resolve) {
                before = Some(PlanetRush::view(&state, VIEWER));
                (events, entries) = (Vec::new(), 0);
            }
            events.extend(play_on(&mut state, &mut dice));
            entries += 1;
        }
        let beats = tell(&before.unwrap(), &events);
        assert_eq!(beats.last().unwrap().words[0].key, "ev-round-over");
        assert_eq!(entries, 3);
    }
}
