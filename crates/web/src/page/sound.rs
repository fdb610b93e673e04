//! Sounds, for those who want them, synthesized from tones and noise.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioBufferSourceNode, AudioContext, AudioNode, AudioScheduledSourceNode,
    BiquadFilterType,
};

use super::app::App;
use crate::cues::{Cue, CueState, Part, Source};
use crate::prelude::*;
use crate::settings::Sound;

/// Plays a sound for everything that happens at a table, if the reader wants it.
pub fn follow(app: App) {
    Effect::new(move |before: Option<Option<CueState>>| {
        let frame = app.frame.read();
        let frame = frame.as_deref().filter(|frame| frame.replay.is_none());
        let now = frame.map(|frame| CueState::of(frame, &app.log.read_untracked()));
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
    static CONTEXT: RefCell<Option<(AudioContext, AudioBuffer)>> = const { RefCell::new(None) };
}

/// The length of the noise, which repeats.
const NOISE_S: f32 = 1.0;

/// The context, and a second of noise.
fn context() -> Result<(AudioContext, AudioBuffer), JsValue> {
    if let Some(known) = CONTEXT.with_borrow(Clone::clone) {
        return Ok(known);
    }
    let context = AudioContext::new()?;
    let rate = context.sample_rate();
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // some ten thousand
    let samples = (rate * NOISE_S) as u32;
    let buffer = context.create_buffer(1, samples, rate)?;
    // Any noise will do, as long as it is the same each time.
    let mut seed = 1_u32;
    let mut next = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f32::from((seed >> 16) as u16) / f32::from(u16::MAX) * 2.0 - 1.0
    };
    let noise: Vec<f32> = (0..samples).map(|_| next()).collect();
    buffer.copy_to_channel(&noise, 0)?;
    CONTEXT.set(Some((context.clone(), buffer.clone())));
    Ok((context, buffer))
}

fn play(cue: Cue) -> Result<(), JsValue> {
    let (context, noise) = context()?;
    // A context created before the first user gesture is suspended until resumed.
    drop(context.resume()?);
    let start = context.current_time();
    cue.parts().iter().try_for_each(|part| sound(&context, &noise, start, part))
}

fn sound(
    context: &AudioContext,
    noise: &AudioBuffer,
    start: f64,
    part: &Part,
) -> Result<(), JsValue> {
    let from = start + part.after_s;
    let loud = from + part.attack_s;
    let until = loud + part.fade_s;
    let volume = context.create_gain()?;
    volume.gain().set_value_at_time(SILENCE, from)?;
    volume.gain().exponential_ramp_to_value_at_time(part.loudness, loud)?;
    volume.gain().exponential_ramp_to_value_at_time(SILENCE, until)?;
    volume.connect_with_audio_node(&context.destination())?;
    let source: AudioScheduledSourceNode = match part.source {
        Source::Tone { from: low, to: high } => {
            let tone = context.create_oscillator()?;
            tone.frequency().set_value_at_time(low, from)?;
            tone.frequency().exponential_ramp_to_value_at_time(high, until)?;
            connect(&tone, &volume)?;
            tone.into()
        }
        Source::Noise { from: low, to: high } => {
            let filter = context.create_biquad_filter()?;
            filter.set_type(BiquadFilterType::Lowpass);
            filter.frequency().set_value_at_time(low, from)?;
            filter.frequency().exponential_ramp_to_value_at_time(high, until)?;
            connect(&filter, &volume)?;
            let source: AudioBufferSourceNode = context.create_buffer_source()?;
            source.set_buffer(Some(noise));
            source.set_loop(true);
            connect(&source, &filter)?;
            source.into()
        }
    };
    source.start_with_when(from)?;
    source.stop_with_when(until)
}

/// What counts as silent: exponential ramps cannot reach zero.
const SILENCE: f32 = 0.0005;

fn connect(from: &AudioNode, to: &AudioNode) -> Result<(), JsValue> {
    from.connect_with_audio_node(to).map(drop)
}
