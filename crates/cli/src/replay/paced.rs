//! Plays back a recorded game: on the full screen, or line by line where there is none.

use std::thread;
use std::time::{Duration, Instant};

use gantry_catalog::{Listing, Perspective, Table};
use gantry_terminal::{PlaybackOptions, Substitutes, Timeline, Voice, clock_time};

use crate::args::Replay;
use crate::fail::CliError;
use crate::language;
use crate::screen::{FAINT, Screen};
use crate::show;

pub(super) fn run(
    whole: &dyn Table,
    listing: &Listing,
    arguments: &Replay,
    perspective: Perspective,
    at: usize,
) -> Result<(), CliError> {
    let voice =
        Voice { book: language::phrasebook(&arguments.words, listing), names: whole.names() };
    let speed = arguments.speed.unwrap_or(1.0);
    if !arguments.words.plain && gantry_terminal::is_there() {
        let watching = PlaybackOptions { speed, paused: arguments.step, at };
        return gantry_terminal::watch(whole, &voice, listing.title, perspective, watching)
            .map_err(CliError::usage);
    }
    if arguments.step {
        return Err(CliError::usage(
            "--step takes a terminal, and not --plain; --at N shows one moment",
        ));
    }
    let mut screen = Screen::new(arguments.words.plain);
    show::heading_of(&mut screen, &voice, whole, listing.title)?;
    let timeline = Timeline::of(whole, &voice, perspective);
    let begun = Instant::now();
    for (wait, line) in lines(&timeline, at, speed) {
        thread::sleep(wait.saturating_sub(begun.elapsed()));
        screen.line(&line)?;
        screen.flush()?;
    }
    if whole.standings().is_none() {
        screen.styled(FAINT, &voice.word("replay-unfinished"))?;
    }
    let substitutes = Substitutes::at(whole.attendance());
    Ok(show::standings(&mut screen, &voice, whole.standings().as_ref(), substitutes)?)
}

/// Each line, with its time since the beginning.
fn lines(timeline: &Timeline, at: usize, speed: f64) -> impl Iterator<Item = (Duration, String)> {
    let start_ms = timeline.time_of(at);
    timeline.said(at, timeline.entries()).iter().map(move |(entry, text)| {
        let at_ms = timeline.time_of(*entry);
        let due = Duration::from_millis(at_ms - start_ms).div_f64(speed);
        // If the record has no times, its numbers say more than times that we make up.
        let clocked = timeline.clocked();
        let mark = if clocked { clock_time(timeline.recorded(at_ms)) } else { entry.to_string() };
        (due, format!("[{mark}] {text}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gantry_catalog::{Phrasebook, SimPlan};
    use gantry_kernel::Viewer;

    #[test]
    fn games_without_a_clock_have_a_fixed_pace() {
        let listing = gantry_catalog::find("launch-pad").expect("a game");
        let bots = vec!["random".to_owned(); 2];
        let plan = SimPlan { games: 1, seed: 1, bots, options: Vec::new(), threads: 1 };
        let record = listing.record_simulated(&plan, 0).expect("a game");
        let whole = listing.replay(&record).expect("the same game");
        let voice =
            Voice { book: Phrasebook::new("en", &[listing.messages]), names: whole.names() };
        let timeline = Timeline::of(&*whole, &voice, Perspective::Of(Viewer::Spectator));
        let lines: Vec<_> = lines(&timeline, 0, 2.0).collect();
        assert_eq!(lines[0].0, Duration::from_millis(500));
        let half = Duration::from_millis(500);
        let mut steps = lines.windows(2).map(|two| (two[0].0, two[1].0));
        assert!(steps.all(|(one, next)| next == one || next == one + half));
        assert!(lines[0].1.starts_with('['));
    }
}
