//! Sounds, for those who want them: a few synthesized notes.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use super::app::App;
use crate::cues::{Cue, Moment};
use crate::prelude::*;
use crate::settings::Sound;

/// Plays a sound for everything that happens at a table, if the reader wants it.
pub fn follow(app: App) {
    Effect::new(move |before: Option<Option<Moment>>| {
        let now =
            app.frame.read().as_deref().filter(|frame| frame.replay.is_none()).map(Moment::of);
        if let (Some(Some(before)), Some(now)) = (&before, &now)
            && app.settings.read_untracked().sound == Sound::On
            && let Some(cue) = now.after(before)
        {
            // If the browser cannot or will not, there is no sound.
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
    // A context created before the first user gesture is suspended until resumed.
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
