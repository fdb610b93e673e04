//! Sounds, for those who want them: a few notes, made on the spot.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use super::app::App;
use super::settings::Sound;
use crate::prelude::*;
use crate::protocol::Frame;

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cue {
    /// Somebody else did something.
    Step,
    /// Now it is the listener's turn.
    Turn,
    /// The game is over.
    Over,
}

impl Cue {
    /// Its notes: cycles per second, and when each begins, in seconds.
    const fn notes(self) -> &'static [(f32, f64)] {
        match self {
            Self::Step => &[(330.0, 0.0)],
            Self::Turn => &[(523.0, 0.0), (784.0, 0.12)],
            Self::Over => &[(392.0, 0.0), (523.0, 0.16), (659.0, 0.32), (784.0, 0.48)],
        }
    }
}

/// What counts of a frame: which table, how far it is, whether the one who looks must act, whether it is over.
#[derive(Clone, PartialEq, Eq)]
struct Moment {
    table: String,
    version: usize,
    own: bool,
    over: bool,
}

impl Moment {
    fn of(frame: &Frame) -> Self {
        let own = frame.viewer.seat().is_some_and(|seat| frame.awaiting.must.contains(seat));
        Self {
            table: frame.table.clone(),
            version: frame.version,
            own: own && frame.pass_to.is_none(),
            over: frame.awaiting.over,
        }
    }

    /// What is heard when this follows that; nothing at first sight of a table, nor when a step is taken back.
    fn after(&self, before: &Self) -> Option<Cue> {
        if self.table != before.table || self.version <= before.version {
            return None;
        }
        match (self.over, self.own, before.own) {
            (true, ..) => Some(Cue::Over),
            (_, true, false) => Some(Cue::Turn),
            (_, false, _) => Some(Cue::Step),
            (_, true, true) => None,
        }
    }
}

/// Lets everything be heard that happens at a table, if the reader wants it.
pub fn follow(app: App) {
    Effect::new(move |before: Option<Option<Moment>>| {
        let now =
            app.frame.read().as_deref().filter(|frame| frame.replay.is_none()).map(Moment::of);
        if let (Some(Some(before)), Some(now)) = (&before, &now)
            && app.settings.read_untracked().sound == Sound::On
            && let Some(cue) = now.after(before)
        {
            // a browser that cannot or will not is silent
            drop(play(cue));
        }
        now
    });
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

const LOUDNESS: f32 = 0.12;
const LENGTH_S: f64 = 0.22;

fn play(cue: Cue) -> Result<(), JsValue> {
    let known = CONTEXT.with_borrow(Clone::clone);
    let context = known.map_or_else(AudioContext::new, Ok)?;
    CONTEXT.set(Some(context.clone()));
    // one that was made before the reader touched anything sleeps until asked again
    drop(context.resume()?);
    let start = context.current_time();
    for &(frequency, after) in cue.notes() {
        let (note, volume) = (context.create_oscillator()?, context.create_gain()?);
        let (from, until) = (start + after, start + after + LENGTH_S);
        note.set_type(OscillatorType::Triangle);
        note.frequency().set_value(frequency);
        volume.gain().set_value_at_time(LOUDNESS, from)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, until)?;
        note.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&context.destination())?;
        note.start_with_when(from)?;
        note.stop_with_when(until)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(version: usize, own: bool, over: bool) -> Moment {
        Moment { table: "a".into(), version, own, over }
    }

    #[test]
    fn steps_of_others_the_own_turn_and_the_end_are_heard() {
        let before = moment(3, false, false);
        assert_eq!(moment(4, false, false).after(&before), Some(Cue::Step));
        assert_eq!(moment(4, true, false).after(&before), Some(Cue::Turn));
        assert_eq!(moment(4, false, true).after(&before), Some(Cue::Over));
        assert_eq!(moment(5, true, false).after(&moment(4, true, false)), None, "an own step");
        assert_eq!(moment(3, true, false).after(&before), None, "the same moment again");
        assert_eq!(moment(2, true, false).after(&before), None, "taken back");
        let other = Moment { table: "b".into(), ..moment(9, true, false) };
        assert_eq!(other.after(&before), None, "another table");
    }
}
