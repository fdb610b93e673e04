//! Which sounds a game makes, when, and what they are made of.

use gantry_kernel::{Awaiting, EntryPhrases, Phrase, Value};
use gantry_wire::Frame;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Another player did something: a card is laid on a table.
    Card,
    /// Something takes off.
    Launch,
    /// It is now the listener's turn.
    Turn,
    /// The game is over.
    Over,
}

/// One part of a sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    /// What vibrates.
    pub source: Source,
    /// When it begins, in seconds.
    pub after_s: f64,
    /// How long it takes to become loud, in seconds.
    pub attack_s: f64,
    /// How long it takes to fade after that, in seconds.
    pub fade_s: f64,
    /// How loud it becomes, from 0 to 1.
    pub loudness: f32,
}

/// What vibrates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    /// A pure tone, in hertz, that glides.
    Tone {
        /// From here.
        from: f32,
        /// To here, at the end of its fade.
        to: f32,
    },
    /// Noise, as of paper or of an engine, without what is above these frequencies in hertz.
    Noise {
        /// At the beginning.
        from: f32,
        /// At the end of its fade.
        to: f32,
    },
}

const fn tone(from: f32, to: f32) -> Source {
    Source::Tone { from, to }
}

const fn part(source: Source, after_s: f64, attack_s: f64, fade_s: f64, loudness: f32) -> Part {
    Part { source, after_s, attack_s, fade_s, loudness }
}

/// A bell: a tone with two fainter ones above it that fade sooner.
const fn bell(hertz: f32, after_s: f64, loudness: f32) -> [Part; 3] {
    [
        part(tone(hertz, hertz), after_s, 0.006, 0.9, loudness),
        part(tone(hertz * 2.0, hertz * 2.0), after_s, 0.004, 0.5, loudness * 0.4),
        part(tone(hertz * 2.76, hertz * 2.76), after_s, 0.002, 0.22, loudness * 0.25),
    ]
}

impl Cue {
    /// What it is made of.
    pub fn parts(self) -> Vec<Part> {
        match self {
            Self::Card => vec![
                part(Source::Noise { from: 5_200.0, to: 900.0 }, 0.0, 0.003, 0.07, 0.16),
                part(tone(170.0, 90.0), 0.015, 0.004, 0.09, 0.14),
            ],
            Self::Launch => vec![
                part(Source::Noise { from: 240.0, to: 1_600.0 }, 0.0, 0.35, 1.5, 0.3),
                part(tone(46.0, 70.0), 0.0, 0.3, 1.4, 0.25),
                part(tone(220.0, 660.0), 0.35, 0.4, 0.9, 0.03),
            ],
            Self::Turn => [bell(523.25, 0.0, 0.12), bell(783.99, 0.14, 0.1)].concat(),
            Self::Over => {
                let notes = [(392.0, 0.0), (493.88, 0.16), (587.33, 0.32), (783.99, 0.5)];
                notes.map(|(hertz, after_s)| bell(hertz, after_s, 0.1)).concat()
            }
        }
    }
}

/// Messages of the games about something that takes off.
const LAUNCHES: &[&str] = &[
    "ev-countdown",
    "ev-face-up",
    "ev-face-up-turns",
    "ev-lift-off",
    "ev-lift-off-banner",
    "ev-play-track",
];
/// A rocket that moves on takes off if it moves to here.
const PAD: &str = "zone-launch";

/// Whether something takes off.
pub fn is_launch(phrase: &Phrase) -> bool {
    let to_pad = |value: &Value| matches!(value, Value::Phrase(phrase) if phrase.key == PAD);
    LAUNCHES.contains(&phrase.key.as_ref())
        || phrase.key == "ev-advanced" && phrase.values.iter().any(|(_, value)| to_pad(value))
}

/// What matters of a frame for sounds: which table, how far it is, whether something took off,
/// whether the viewer must act, whether it is over.
#[derive(Clone, PartialEq, Eq)]
pub struct CueState {
    table: String,
    version: usize,
    /// The last entry in which something took off.
    launch: Option<usize>,
    own: bool,
    over: bool,
}

impl CueState {
    /// The moment that a frame shows, with the log up to then.
    pub fn of(frame: &Frame, log: &[EntryPhrases]) -> Self {
        let own = frame.viewer.seat().is_some_and(|seat| frame.awaiting.must().contains(seat));
        let launches = |told: &&EntryPhrases| told.phrases.iter().any(is_launch);
        Self {
            table: frame.table.clone(),
            version: frame.version,
            launch: log.iter().rev().find(launches).map(|told| told.entry),
            own: own && frame.pass_to.is_none(),
            over: frame.awaiting == Awaiting::Over,
        }
    }

    /// The sound for going from `before` to this; none when a table first appears, nor when a step
    /// is taken back.
    pub fn after(&self, before: &Self) -> Option<Cue> {
        if self.table != before.table || self.version <= before.version {
            return None;
        }
        match (self.over, self.launch > before.launch, self.own, before.own) {
            (true, ..) => Some(Cue::Over),
            (_, true, ..) => Some(Cue::Launch),
            (_, _, true, false) => Some(Cue::Turn),
            (_, _, false, _) => Some(Cue::Card),
            (_, _, true, true) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(version: usize, own: bool, over: bool) -> CueState {
        CueState { table: "a".into(), version, launch: None, own, over }
    }

    #[test]
    fn other_players_steps_the_listeners_turn_and_the_end_make_sounds() {
        let before = moment(3, false, false);
        assert_eq!(moment(4, false, false).after(&before), Some(Cue::Card));
        assert_eq!(moment(4, true, false).after(&before), Some(Cue::Turn));
        assert_eq!(moment(4, false, true).after(&before), Some(Cue::Over));
        assert_eq!(moment(5, true, false).after(&moment(4, true, false)), None, "one's own step");
        assert_eq!(moment(3, true, false).after(&before), None, "the same moment again");
        assert_eq!(moment(2, true, false).after(&before), None, "taken back");
        let other = CueState { table: "b".into(), ..moment(9, true, false) };
        assert_eq!(other.after(&before), None, "another table");
        let launch = CueState { launch: Some(4), ..moment(4, true, false) };
        assert_eq!(launch.after(&before), Some(Cue::Launch));
        let later = CueState { launch: Some(4), ..moment(5, false, false) };
        assert_eq!(later.after(&launch), Some(Cue::Card), "it took off before");
    }

    #[test]
    fn every_launch_is_a_message_of_a_game() {
        let keys: Vec<&str> = gantry_catalog::games()
            .iter()
            .flat_map(|game| game.messages[0].1.lines())
            .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
            .collect();
        for key in LAUNCHES.iter().chain(&[PAD, "ev-advanced"]) {
            assert!(keys.contains(key), "{key}");
        }
    }

    #[test]
    fn no_sound_is_sudden_or_loud() {
        for cue in [Cue::Card, Cue::Launch, Cue::Turn, Cue::Over] {
            let parts = cue.parts();
            assert!(parts.iter().all(|part| part.attack_s > 0.0 && part.fade_s > 0.0), "{cue:?}");
            assert!(parts.iter().all(|part| part.loudness <= 0.3), "{cue:?}");
        }
    }
}
