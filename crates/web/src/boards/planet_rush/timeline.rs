//! When everybody sees which step of a resolution, at a table that several people watch. It follows
//! from the log alone: a step begins when its entry came in, on the table's clock, or when the
//! steps before it are over. So all pages show the same, also one that was opened meanwhile.

use gantry_kernel::{Absorb as _, Millis};
use gantry_planet_rush::{Event, PlanetRush, Stage, View};

use super::story::{Beat, tell};

/// What the viewer was told by one entry.
#[derive(Clone, Debug)]
pub struct Told {
    /// Its number.
    pub entry: usize,
    /// When it came in.
    pub at: Millis,
    /// What happened.
    pub events: Vec<Event>,
}

/// A table as of the last frame.
#[derive(Clone, Debug)]
struct LastFrame {
    view: View,
    entries: usize,
    /// When the last step is over.
    ends: u64,
}

/// Follows a table from frame to frame.
#[derive(Clone, Debug, Default)]
pub struct Timeline {
    last: Option<LastFrame>,
}

impl Timeline {
    /// A frame says what has happened after `from`. Returns the new steps, each with its end.
    pub fn add_frame(
        &mut self,
        after: &View,
        from: usize,
        entries: usize,
        told: &[Told],
    ) -> Vec<Beat> {
        let goes_on = |last: &LastFrame| {
            let same = last.view.viewer == after.viewer;
            same && (from..=entries).contains(&last.entries)
        };
        let begins = || LastFrame {
            view: PlanetRush::blank(&after.open.setup, after.viewer),
            entries: 0,
            ends: 0,
        };
        let known = self.last.take().filter(goes_on).or_else(|| (from == 0).then(begins));
        let mut last = LastFrame { view: after.clone(), entries, ends: 0 };
        let mut beats = Vec::new();
        if let Some(LastFrame { view, entries, ends }) = known {
            last.ends = ends;
            let mut view = view;
            for told in told.iter().filter(|told| told.entry > entries) {
                let mut steps = tell(&view, &told.events);
                last.ends = set_ends(&mut steps, told.at.0, last.ends, room_ms(after));
                beats.extend(steps);
                told.events.iter().for_each(|event| {
                    PlanetRush::absorb(&mut view, told.at, event);
                });
                // Everybody is ready: what was not shown by then is not shown any more.
                if view.open.stage == Stage::Countdown {
                    last.ends = told.at.0;
                    beats.clear();
                }
            }
        }
        self.last = Some(last);
        beats
    }
}

/// For how long the steps up to a choice may be shown, if choices have a limit: half of it is left
/// to choose.
fn room_ms(view: &View) -> Option<u64> {
    let seconds = view.open.setup.choice;
    (seconds > 0).then(|| u64::from(seconds) * 500)
}

/// Gives the steps of an entry their ends: one after the other, from when the entry came in or the
/// steps before it are over. Returns when the last one is over.
fn set_ends(steps: &mut [Beat], at: u64, before: u64, room_ms: Option<u64>) -> u64 {
    let begin = at.max(before);
    let whole: u64 = steps.iter().map(|step| u64::from(step.kind.ms())).sum();
    let room = room_ms.map_or(whole, |room_ms| whole.min((at + room_ms).saturating_sub(begin)));
    let mut passed = 0;
    for step in steps {
        passed += u64::from(step.kind.ms());
        step.ends = Some(begin + passed * room / whole);
    }
    if whole == 0 { before } else { begin + room }
}

#[cfg(test)]
mod tests {
    use gantry_kernel::{Awaiting, Dice, Game as _, Input, News, Seat, Viewer};
    use gantry_planet_rush::{Setup, State};

    use super::*;

    const VIEWER: Viewer = Viewer::Seat(Seat::new(1));

    /// A random game: after each entry the view, and what was told by it.
    fn game(setup: &Setup) -> Vec<(View, Told)> {
        let mut dice = Dice::from_number(3);
        let mut state = PlanetRush::start(setup).unwrap();
        let (mut legal, mut log, mut at) = (Vec::new(), Vec::new(), Millis(0));
        while PlanetRush::awaiting(&state) != Awaiting::Over {
            let input = any_input(&state, &mut dice, &mut legal);
            let until = PlanetRush::awaiting(&state).until();
            at = Millis(
                until.filter(|_| matches!(input, Input::Timeout)).map_or(at.0 + 300, |at| at.0),
            );
            let mut news = News::new();
            PlanetRush::apply(&mut state, at, &input, &mut news);
            let events = news.heard_by(VIEWER).copied().collect();
            let told = Told { entry: log.len() + 1, at, events };
            log.push((PlanetRush::view(&state, VIEWER), told));
        }
        log
    }

    fn any_input(
        state: &State,
        dice: &mut Dice,
        legal: &mut Vec<gantry_planet_rush::Action>,
    ) -> gantry_kernel::InputOf<PlanetRush> {
        let awaiting = PlanetRush::awaiting(state);
        let seats: Vec<Seat> = awaiting.may().iter().collect();
        match awaiting {
            Awaiting::Chance(_) => Input::Chance(PlanetRush::draw(state, dice)),
            _ if seats.is_empty() => Input::Timeout,
            _ => {
                let seat = *dice.pick(&seats);
                PlanetRush::legal(state, seat, legal);
                Input::Act { seat, action: *dice.pick(legal) }
            }
        }
    }

    /// All steps that a page shows which gets a frame after every this many entries.
    fn steps(log: &[(View, Told)], every: usize) -> Vec<Beat> {
        let mut timeline = Timeline::default();
        let mut steps: Vec<Beat> = Vec::new();
        let mut from = 0;
        for (index, (view, _)) in log.iter().enumerate() {
            let entries = index + 1;
            if entries % every == 0 || entries == log.len() {
                let told: Vec<Told> =
                    log[from..entries].iter().map(|(_, told)| told.clone()).collect();
                steps.extend(timeline.add_frame(view, from, entries, &told));
                from = entries;
            }
        }
        steps
    }

    /// Those that are shown at some time of the last round.
    fn of_last_round(steps: Vec<Beat>) -> Vec<Beat> {
        steps.into_iter().filter(|step| step.view.open.round == 3).collect()
    }

    #[test]
    fn every_page_shows_the_same_step_at_the_same_time_however_its_frames_come() {
        let log = game(&Setup::new(3));
        let (view, _) = log.last().unwrap();
        let all = of_last_round(steps(&log, 1));
        assert!(all.len() > 10, "{} steps", all.len());
        assert!(all.windows(2).all(|pair| pair[0].ends < pair[1].ends), "one after the other");
        for every in [2, 7, log.len()] {
            assert_eq!(of_last_round(steps(&log, every)), all, "a frame for every {every} entries");
        }
        // Somebody who reloads the page is told everything again.
        let told: Vec<Told> = log.iter().map(|(_, told)| told.clone()).collect();
        let again = Timeline::default().add_frame(view, 0, log.len(), &told);
        assert_eq!(of_last_round(again), all);
    }

    #[test]
    fn a_page_that_missed_something_shows_nothing_and_goes_on_from_there() {
        let log = game(&Setup::new(2));
        let (view, told) = &log[9];
        let mut timeline = Timeline::default();
        assert!(timeline.add_frame(view, 9, 10, std::slice::from_ref(told)).is_empty());
        let rest: Vec<Told> = log[10..].iter().map(|(_, told)| told.clone()).collect();
        let (last, _) = log.last().unwrap();
        let shown = timeline.add_frame(last, 10, log.len(), &rest);
        assert_eq!(of_last_round(shown), of_last_round(steps(&log, 1)));
    }

    #[test]
    fn where_choices_have_a_limit_half_of_it_is_left_to_choose() {
        let log = game(&Setup { choice: 4, ..Setup::new(2) });
        let mut timeline = Timeline::default();
        let mut asked = 0;
        for (index, (view, told)) in log.iter().enumerate() {
            let steps = timeline.add_frame(view, index, index + 1, std::slice::from_ref(told));
            let until = view.open.until.filter(|_| view.open.stage == Stage::Resolve);
            if let (Some(last), Some(until)) = (steps.last(), until) {
                assert!(
                    last.ends.unwrap() + 2000 <= until.0,
                    "{last:?} and a choice until {until:?}"
                );
                asked += 1;
            }
        }
        assert!(asked > 0, "somebody has a choice");
    }
}
